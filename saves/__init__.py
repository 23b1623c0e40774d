"""Games on disk: an append-only log per game, its branches, and the sessions that play them.

Nothing here knows a particular game: a `core.kernel.Box` brings the rules and the notation.
"""
