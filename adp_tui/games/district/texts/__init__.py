"""The words of District Commander."""
