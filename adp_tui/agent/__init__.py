"""The game by JSON lines, for scripts, other people's bots and tests."""
