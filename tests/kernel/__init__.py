"""The kernel, tested with a small invented game."""
