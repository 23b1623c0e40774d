"""A sheet: what is told about one thing."""

from __future__ import annotations

from typing import NamedTuple

from adp_tui.look.cells import abridged, pad, wrap
from adp_tui.look.paint import AnyRole, Line, Role, line

LABEL = 11
"""Where values begin behind their names."""


class Sheet(NamedTuple):
    """What is told about a thing."""

    title: str
    end: str
    """What stands at the other end of the frame: what kind of thing it is."""

    rows: list[Line]
    rule: str
    """The rule that it is most about."""


def entry(label: str, text: str, cells: int, role: AnyRole = Role.TEXT) -> list[Line]:
    """Return a name and its value, broken into rows if it is long."""
    parts = [line((part, role)) for part in wrap(text, cells - LABEL, hyphens=False) or [""]]
    labels = [label, *([""] * (len(parts) - 1))]
    return [
        line((in_column(name), Role.DIM), *part) for name, part in zip(labels, parts, strict=True)
    ]


def in_column(label: str) -> str:
    """Return a name as it stands before its value."""
    return pad(abridged(label, LABEL - 1), LABEL)
