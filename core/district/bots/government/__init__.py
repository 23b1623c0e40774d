"""RDB.2 What the Government does."""
