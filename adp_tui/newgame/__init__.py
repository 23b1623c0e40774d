"""A new game: what can be chosen before it begins."""
