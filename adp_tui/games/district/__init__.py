"""District Commander as people read it: the only part of the program that knows this game."""
