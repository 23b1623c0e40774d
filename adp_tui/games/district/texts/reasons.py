"""The reasons of the bots in other languages than English.

Bots write English sentences with gaps for names, so this table is empty. A translation fills it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REASONS: Final[Mapping[str, str]] = {}
"""By the English sentence; a missing one is shown in English."""
