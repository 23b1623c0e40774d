"""Card 67, Change in Tactics."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.board import Lasting
from core.adp.model.facts import CapabilityEnded, CapabilityGained
from core.adp.model.ids import Side, ThingKind

TURN = "turn-over"
END = "end"


async def unshaded(play: EventPlay) -> None:
    """Choose 1 Capability in force: either turn it to its other side, or end it."""
    cards = tuple(str(capability.card) for capability in play.board.capabilities)
    if not cards:
        return
    number = await play.choose(cards, ask="event.capability", kind=ThingKind.CARD)
    capability = next(c for c in play.board.capabilities if c.card == int(number))
    if await play.choose((TURN, END), about=(number,)) == END:
        play.table.emit(CapabilityEnded(capability.card, rule=play.rule))
        return
    side = Side.SHADED if capability.side is Side.UNSHADED else Side.UNSHADED
    play.table.emit(CapabilityGained(Lasting(capability.card, side), rule=play.rule))


CARD = EventCard(67, unshaded)
