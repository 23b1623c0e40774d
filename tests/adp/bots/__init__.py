"""8 The Non-players."""
