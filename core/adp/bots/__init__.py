"""8 The Non-players: Factions that the program plays, with reasons."""
