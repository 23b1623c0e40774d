"""The map of a district, drawn as rows of text."""
