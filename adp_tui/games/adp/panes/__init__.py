"""Panes of A Distant Plain: cards, Factions, tracks."""
