"""What can be looked up in District Commander, and the pages about it."""
