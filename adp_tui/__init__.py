"""The terminal program."""

__version__ = "0.1.0"
