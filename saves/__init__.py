"""Saved games: an append-only log for each game, its branches, and the session that plays it.

Nothing here knows any particular game: a `core.kernel.Box` supplies the rules and the notation.
"""
