"""Looking ahead: what an answer would change and lead to, found by trying it on the side."""
