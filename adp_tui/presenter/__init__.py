"""How a game is shown and told: the parts of a presenter, each saying something plain by itself."""
