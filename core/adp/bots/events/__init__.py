"""8.4 Events in the hands of Non-players."""
