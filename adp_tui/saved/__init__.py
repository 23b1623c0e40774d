"""Saved games: listed, begun, and opened again."""
