"""A Distant Plain on the screen: everything of the program that knows this game."""
