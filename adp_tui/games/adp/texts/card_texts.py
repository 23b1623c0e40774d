"""The texts of the Event cards in other languages than English.

In English, the text of a side is the docstring of the function that carries it out, so this table
is empty. A translation fills it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.adp.model.ids import Side

WORDINGS: Final[Mapping[tuple[int, Side], str]] = {}
"""By card and side; a missing text is shown in English."""
