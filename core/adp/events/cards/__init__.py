"""The 72 cards, one module each: what a side says is its docstring, what it does is its code."""
