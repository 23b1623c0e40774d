"""A language made from English, to find out whether another one would need more than words."""
