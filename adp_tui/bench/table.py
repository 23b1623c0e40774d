"""Tables in the terminal and in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from adp_tui.bench.row import Row
from adp_tui.look.cells import cells_of, pad, pad_left
from adp_tui.texts import figures as texts

Lines = list[tuple[str, ...]]


def rows_of(rows: Sequence[Row]) -> Lines:
    """Return the cells of the table of speeds, with its headings."""
    lines: Lines = [texts.HEADINGS]
    for row in rows:
        figures = (row.typical, row.worst, row.bare, row.ratio, row.calibrated)
        lines.append((row.word, row.name, *map(figure, figures), row.unit))
    return lines


def figure(number: float | None) -> str:
    """Return a number with as many digits as it deserves; nothing for None."""
    if number is None:
        return ""
    if number >= 1000:
        return f"{number:.0f}"
    return f"{number:.2f}" if number >= 1 or number == 0 else f"{number:.4f}"


def in_columns(lines: Lines, left: Sequence[int]) -> str:
    """Return lines with aligned columns; those named in `left` begin at the left."""
    widths = [max(map(cells_of, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            pad(cell, cells) if at in left else pad_left(cell, cells)
            for at, (cell, cells) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def in_markdown(lines: Lines, left: Sequence[int]) -> str:
    """Return the same table in Markdown."""
    heading, *others = lines
    rule = tuple("---" if at in left else "--:" for at in range(len(heading)))
    return "\n".join(f"| {' | '.join(line)} |" for line in (heading, rule, *others))
