"""Card 33, Suicide Bombers."""

from __future__ import annotations

from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.rules import attack


async def unshaded(play: EventPlay) -> None:
    """Lasting. Taliban Attack, with or without Ambush, places no Taliban Guerrilla."""
    play.stays_in_force()


async def shaded(play: EventPlay) -> None:
    """Lasting. In 1 space of each Taliban Attack Operation, after the roll has failed, the Taliban
    may remove 1 of their Guerrillas there to make that Attack succeed.
    """
    play.stays_in_force()


CARD = EventCard(33, unshaded, shaded)

APPLIED_BY: Final = (attack.has_bomber, attack.wins_recruits)
