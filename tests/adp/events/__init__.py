"""The Event cards, one by one."""
