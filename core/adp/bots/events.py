"""8.4 Events carried out by Non-players: which side, who and where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from core.adp.bots.mind import Mind, Sheet
from core.adp.bots.offer import side_for


async def choose_side(mind: Mind) -> None:
    """8.4.2: Execute the side that it is instructed to, or its own."""
    side = side_for(mind.board, mind.faction)
    await mind.say(side, f"8.4.2: the {mind.faction} use the {side} text")


COMMON: Final[Mapping[str, Callable[[Mind], Sheet]]] = {
    "event.side": choose_side,
}
"""What all four Non-players answer alike, by the question."""
