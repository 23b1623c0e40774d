"""The pages about spaces, Factions, cards and boxes."""
