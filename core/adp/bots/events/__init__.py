"""8.4 How Non-players execute Events."""
