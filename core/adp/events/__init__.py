"""5 The Event cards."""
