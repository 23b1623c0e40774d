"""Maps of areas, drawn from a table: lines, moving between places, and finding them."""
