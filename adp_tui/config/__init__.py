"""What players set: keys, looks and pace, and the files they are kept in."""
