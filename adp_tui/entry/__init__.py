"""Entry and exit: command line arguments, exit codes, signals."""
