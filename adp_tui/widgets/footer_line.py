"""The footer: the keys that work now, or what the player should know."""

from __future__ import annotations

from collections.abc import Sequence

from adp_tui.paint import Line, Role, line, width
from adp_tui.widgets.lines import Lines

Hint = tuple[str, str]
"""A key and what it does."""


class FooterLine(Lines):
    """Shows one row of keys."""


def footer_rows(hints: Sequence[Hint], cells: int) -> list[Line]:
    """Return as many hints as fit, in their order."""
    row: Line = ()
    for key, what in hints:
        longer = (*row, *line((f" {key}", Role.KEY), (f" {what} " if what else " ", Role.DIM)))
        if width(longer) > cells:
            break
        row = longer
    return [row]


def notice_rows(sentence: str, cells: int) -> list[Line]:
    """Return a sentence in place of the keys."""
    text = f" {sentence[:1].upper()}{sentence[1:]}"
    return [line((text[:cells], Role.STRONG))]


def prompt_rows(question: str, typed: str, cells: int) -> list[Line]:
    """Return a line to type into."""
    text = f" {question} "
    return [line((text, Role.KEY), (f"{typed}_"[-max(cells - len(text), 1) :], Role.STRONG))]
