"""The pure part: positions, rules and bots, without disk, clock, screen or chance."""
