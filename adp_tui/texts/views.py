"""The words of the views that stand in the place of the field."""

from __future__ import annotations

from typing import Final

JOURNAL: Final = ("Journal", "all, newest last")
DIGEST: Final = "Since your last answer"
SCROLL: Final = "scroll"
FIELD, POSITION = "map", "position"
"""What the keys do that scroll, and what the one leads back to that closes a view."""
