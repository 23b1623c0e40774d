"""The base layer: words, map, position, facts and options."""
