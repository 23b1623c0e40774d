"""What is to be known about a space, a Faction, a card or a box."""
