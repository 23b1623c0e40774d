"""The owner's deck: a printed copy set right in a file that stays on the owner's machine."""
