"""A Distant Plain."""
