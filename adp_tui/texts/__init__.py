"""Everything the program says to people; each game keeps its own words beside its presenter.

The rules use stable ids and codes of reasons; all text for people is in modules like these. Those
that the title screen needs import nothing heavy.
"""
