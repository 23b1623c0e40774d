"""Maps of areas, drawn from a table: lines, ways to walk, what lies under a cell."""
