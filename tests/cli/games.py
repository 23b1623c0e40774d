"""A catalogue with the invented game only."""

from __future__ import annotations

from typing import Final

from adp_tui.games import Entry, Games
from tests.orchard import ANN, BEN, OrchardBox

GAMES: Final[Games] = {"orchard": Entry(OrchardBox, (ANN, BEN), "young")}
