"""Playing at the table, without a screen: who is asked, among what, and what it would change."""
