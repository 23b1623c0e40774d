"""A sheet: the page about one thing."""

from __future__ import annotations

from typing import NamedTuple

from adp_tui.look.cells import abridged, pad, wrap
from adp_tui.look.paint import AnyRole, Line, Role, line

LABEL = 11
"""The column where values begin, after their labels."""


class Sheet(NamedTuple):
    """The page about a thing."""

    title: str
    end: str
    """The text at the other end of the frame: the kind of thing."""

    rows: list[Line]
    rule: str
    """The rule that matters most for it."""


def entry(label: str, text: str, cells: int, role: AnyRole = Role.TEXT) -> list[Line]:
    """Return a label and its value, wrapped if it is long."""
    parts = [line((part, role)) for part in wrap(text, cells - LABEL, hyphens=False) or [""]]
    labels = [label, *([""] * (len(parts) - 1))]
    return [
        line((in_column(name), Role.DIM), *part) for name, part in zip(labels, parts, strict=True)
    ]


def in_column(label: str) -> str:
    """Return a label padded to its column."""
    return pad(abridged(label, LABEL - 1), LABEL)
