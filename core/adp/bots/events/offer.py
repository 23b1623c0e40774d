"""8.1 Whether a Non-player takes an Event that it is offered."""

from __future__ import annotations

from typing import Final

from core.adp.bots.events.attempt import attempt
from core.adp.bots.events.instructions import instruction_for
from core.adp.bots.events.sides import side_for
from core.adp.bots.mind import Mind
from core.adp.events.deck import DECK
from core.adp.model.facts import IslamabadMoved, MomentumGained
from core.adp.model.ids import COALITION, GOVERNMENT, PROPAGANDA, TALIBAN, WARLORDS, Seat

MULLAH_OMAR: Final = 36
"""8.1: The Momentum that counts even if Propaganda comes next."""

PATRON: Final = {WARLORDS: TALIBAN, GOVERNMENT: COALITION}
"""8.1: Who must be a Non-player too before these take a Capability or move Islamabad."""


async def wants_event(mind: Mind) -> bool:
    """8.1: Whether a Non-player takes the Event that it is offered, with its reasons noted."""
    board, faction = mind.board, mind.faction
    card = board.card
    assert card is not None
    side, title = side_for(board, faction), DECK[card].title
    if board.is_by_hand(card, side):
        mind.note(f"8.4.2: the {side} text of {title} is resolved by hand: it is passed over")
        return False
    instruction = instruction_for(board, faction, side)
    if instruction is not None:
        mind.notes.look(f"8.4.1: the card tells the {faction}: {instruction.text.rstrip('.')}")
        if reason := instruction.why_not(board, faction):
            mind.note(f"8.4.1: {title}: {reason}")
            return False
    tried = attempt(mind.fork(), side, mind.sheets)
    if not tried.changes_something:
        mind.note(f"8.1: {title} would change nothing")
        return False
    mind.notes.look(f"8.1: {title} would change something: yes ({side} text)")
    if tried.brings(MomentumGained) and board.next_card == PROPAGANDA and card != MULLAH_OMAR:
        mind.note(f"8.1: {title} is Momentum, and Propaganda comes next")
        return False
    is_capability = DECK[card].capability_of is not None
    patron = PATRON.get(faction)
    if patron is not None and board.seats[patron] is not Seat.BOT:
        if is_capability:
            mind.note(f"8.1: {title} is a Capability, and the {patron} are played by a person")
            return False
        if tried.brings(IslamabadMoved):
            mind.note(f"8.1: {title} moves Islamabad, and the {patron} are played by a person")
            return False
    if patron is None and is_capability and not await _is_granted(mind, title):
        return False
    mind.note(f"8.1: the Event is offered, and nothing forbids it: {title}")
    return True


async def _is_granted(mind: Mind, capability: str) -> bool:
    """8.1: Whether a die shows less than there are Propaganda cards to come (ruling A-40)."""
    left = mind.board.propaganda_total - mind.board.propaganda_played
    if left <= 1:  # no die shows less than 1, and none is rolled in vain (ruling A-61)
        mind.note(f"8.1: {capability} is a Capability, and Propaganda cards left {left}: not taken")
        return False
    die = await mind.die(f"8.1: {capability} is a Capability: wanted below {left}")
    taken = "taken" if die < left else "not taken"
    mind.note(f"8.1: die {die}, Propaganda cards left {left}: {capability} is {taken}")
    return die < left
