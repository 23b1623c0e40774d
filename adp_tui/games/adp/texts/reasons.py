"""The reasons of the bots, in other words than those in which they think.

They think in English, with gaps for what they think about, so there is nothing here. Another
language has its own words for each such sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REASONS: Final[Mapping[str, str]] = {}
"""By the English sentence; what is missing is told in English."""
