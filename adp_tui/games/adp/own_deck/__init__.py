"""The owner's deck: a file on the owner's machine with the texts of a printed copy."""
