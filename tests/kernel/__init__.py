"""The kernel, shown by a small invented game."""
