"""A new game: the choices before it begins."""
