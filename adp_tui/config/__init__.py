"""The players' settings: keys, looks and pace, and their files."""
