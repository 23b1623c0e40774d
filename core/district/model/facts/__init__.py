"""Facts: what happens. Each knows its effect on a position; nothing else changes a position."""
