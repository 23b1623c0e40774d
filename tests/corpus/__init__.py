"""Saved games that every later change must replay to the same positions."""
