"""The way in and out: arguments of the command line, exit codes, signals."""
