"""The procedures of the Standard Rules, one module each."""
