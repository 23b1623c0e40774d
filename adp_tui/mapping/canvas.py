"""The cells of a map, for writing text over its lines."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import groupby

from adp_tui.look.cells import BLANK, has_wide, in_cells
from adp_tui.look.paint import Line, Look, fitted, width
from adp_tui.mapping.strips import clear_of


class Canvas:
    """Rows of cells; the second cell of a wide letter is empty."""

    def __init__(
        self, glyphs: dict[int, list[str]], looks: dict[int, list[Look]], edges: Sequence[int]
    ) -> None:
        self.glyphs = glyphs
        self.looks = looks
        self._edges = edges
        """The columns where the rows are divided into strips."""

    def copy(self, among: Set[int]) -> Canvas:
        """Return a copy with only some of the rows."""
        glyphs = {y: self.glyphs[y][:] for y in among}
        return Canvas(glyphs, {y: self.looks[y][:] for y in among}, self._edges)

    def write(self, x: int, y: int, row: Line) -> None:
        """Write over a row, unless that row is left out."""
        if y not in self.glyphs:
            return
        glyphs, looks = self.glyphs[y], self.looks[y]
        if any(has_wide(text) for text, _ in row):
            row = self._beside_edges(x, glyphs, row)
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

    def _beside_edges(self, x: int, glyphs: list[str], row: Line) -> Line:
        """Return a row with no wide letter across an edge, cut where it would reach a line."""
        moved, cells = clear_of(row, x, self._edges), width(row)
        beyond = glyphs[x + cells : x + width(moved)]
        free = len(beyond) == width(moved) - cells and set(beyond) <= {BLANK}
        return moved if free else fitted(moved, cells)

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
