"""RDB.3 What the Insurgent does."""
