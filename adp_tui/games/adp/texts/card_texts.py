"""What the sides of the Event cards say, in other words than those of the cards themselves.

In English a side is told by the docstring of what it does, so there is nothing here. Another
language has its own words for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.adp.model.ids import Side

WORDINGS: Final[Mapping[tuple[int, Side], str]] = {}
"""By card and side; what is missing is told in English."""
