"""Who can answer for a side in simulated games."""

from __future__ import annotations

from typing import Final

BOT: Final = "bot"
RANDOM: Final = "random"
