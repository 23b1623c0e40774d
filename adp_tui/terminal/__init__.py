"""The interface to the terminal: bytes in, clean text out, one key at a time."""
