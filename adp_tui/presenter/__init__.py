"""How a game is shown: the parts of a presenter, each with a plain default."""
