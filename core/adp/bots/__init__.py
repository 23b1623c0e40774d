"""8 The Non-players: Factions that run themselves, and say why."""
