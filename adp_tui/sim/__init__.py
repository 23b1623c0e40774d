"""Many games played by the program itself."""
