"""One module per command; each has `run(arguments, desk)` and returns the exit code."""
