"""The 72 cards, one module each: the docstring of a side is its text, the code its effect."""
