"""The procedures of the rulebook, one module each."""
