"""The border to the terminal: bytes in, clean text out, one key at a time."""
