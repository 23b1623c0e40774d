"""Looking ahead: what an answer would change and lead to, found by answering on the side."""
