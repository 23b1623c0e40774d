"""8.5 to 8.8 The sheets of the four Non-players: which procedure answers which question."""

from __future__ import annotations

from typing import Final

from core.adp.bots.bot import Sheets

SHEETS: Final[Sheets] = {}
"""Empty until the Factions can run themselves."""
