"""How District Commander is told: words, lists, positions and sums."""
