"""Labels and what they say: the rows of the pages."""

from __future__ import annotations

from collections.abc import Sequence

Entries = list[tuple[str, str]]
"""A label and its text; further texts under the same label have none."""


def per_row(label: str, told: Sequence[str]) -> Entries:
    """Return texts in a row each, the first one with the label."""
    return [("" if place else label, text) for place, text in enumerate(told)]
