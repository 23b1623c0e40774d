"""The floor: words, map, position, facts and options, which everything else is made of."""
