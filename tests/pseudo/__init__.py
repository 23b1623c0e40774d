"""A language made from English, to check that a translation needs only words."""
