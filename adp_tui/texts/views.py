"""The words of the views that replace the map."""

from __future__ import annotations

from typing import Final

JOURNAL: Final = ("Journal", "all, newest last")
DIGEST: Final = "Since your last answer"
SCROLL: Final = "scroll"
FIELD, POSITION = "map", "position"
"""What the scrolling keys do, and where the key that closes a view leads."""
