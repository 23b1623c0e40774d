"""Saves: the log on disk, its branches, and the sessions that play it."""
