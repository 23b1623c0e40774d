"""Who can answer for a side when games play themselves."""

from __future__ import annotations

from typing import Final

BOT: Final = "bot"
RANDOM: Final = "random"
