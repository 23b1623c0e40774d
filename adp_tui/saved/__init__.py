"""Saved games: listed, started, and opened."""
