"""The headings over the list of answers."""

from __future__ import annotations

from typing import Final

PLACE: Final = "space"
THERE: Final = "there"
PRICE: Final = "$"
