"""The headings over the list of answers."""

from __future__ import annotations

from typing import Final

THERE: Final = "there"
PRICE: Final = "$"
