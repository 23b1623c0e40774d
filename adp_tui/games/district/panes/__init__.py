"""The panes of District Commander beside the question, as rows of text."""
