"""The game through JSON lines, for scripts, other bots and tests."""
