"""The map of Afghanistan and the table of its spaces, drawn as rows of text."""
