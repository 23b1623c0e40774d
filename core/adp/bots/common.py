"""8 The answers that all four Non-players share, by question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from core.adp.bots.events.choices import ANSWERS
from core.adp.bots.events.moves import MOVES
from core.adp.bots.mind import Mind, Sheet
from core.adp.bots.reactions import REACTIONS

COMMON: Final[Mapping[str, Callable[[Mind], Sheet]]] = {**ANSWERS, **MOVES, **REACTIONS}
