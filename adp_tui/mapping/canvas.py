"""The cells of a map, for writing text over its lines."""

from __future__ import annotations

from collections.abc import Set
from itertools import groupby

from adp_tui.look.cells import BLANK, in_cells
from adp_tui.look.paint import Line, Look


class Canvas:
    """Rows of cells; the second cell of a wide letter is empty."""

    def __init__(self, glyphs: dict[int, list[str]], looks: dict[int, list[Look]]) -> None:
        self.glyphs = glyphs
        self.looks = looks

    def copy(self, among: Set[int]) -> Canvas:
        """Return a copy with only some of the rows."""
        glyphs = {y: self.glyphs[y][:] for y in among}
        return Canvas(glyphs, {y: self.looks[y][:] for y in among})

    def write(self, x: int, y: int, row: Line) -> None:
        """Write over a row, unless that row is left out."""
        if y not in self.glyphs:
            return
        glyphs, looks = self.glyphs[y], self.looks[y]
        if x < len(glyphs) and not glyphs[x]:
            glyphs[x - 1] = BLANK  # half of a wide letter is overwritten
        for text, look in row:
            written = in_cells(text)
            end = x + len(written)
            glyphs[x:end] = written
            looks[x:end] = [look] * len(written)
            x = end
        if x < len(glyphs) and not glyphs[x]:
            glyphs[x] = BLANK

    def lines(self) -> dict[int, Line]:
        """Return the rows; cells with the same look become one run."""
        return {y: _runs(glyphs, self.looks[y]) for y, glyphs in self.glyphs.items()}


def _runs(glyphs: list[str], looks: list[Look]) -> Line:
    runs, start = [], 0
    for look, cells in groupby(looks):
        end = start + len(list(cells))
        runs.append(("".join(glyphs[start:end]), look))
        start = end
    return tuple(runs)
