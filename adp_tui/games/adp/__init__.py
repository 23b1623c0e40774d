"""A Distant Plain on the screen: the only part of the program that knows this game."""
