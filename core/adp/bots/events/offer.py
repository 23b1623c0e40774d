"""8.1 Whether a Non-player takes an offered Event."""

from __future__ import annotations

from typing import Final

from core.adp.bots.events.attempt import attempt
from core.adp.bots.events.instructions import instruction_for
from core.adp.bots.events.sides import side_for
from core.adp.bots.mind import Mind
from core.adp.events.deck import DECK
from core.adp.model.facts import IslamabadMoved, MomentumGained
from core.adp.model.ids import COALITION, GOVERNMENT, PROPAGANDA, TALIBAN, WARLORDS, Seat, Side
from core.kernel import as_phrase, filled
from core.kernel.reasoning import applied

MULLAH_OMAR: Final = 36
"""8.1: The Momentum that counts even if Propaganda comes next."""

PATRON: Final = {WARLORDS: TALIBAN, GOVERNMENT: COALITION}
"""8.1: Which Faction must be a Non-player before these take a Capability or move Islamabad."""


async def wants_event(mind: Mind) -> bool:
    """8.1: Whether a Non-player takes the offered Event; its reasons are recorded."""
    board, faction = mind.board, mind.faction
    card = board.card
    assert card is not None
    side, title = side_for(board, faction), DECK[card].title
    if board.is_by_hand(card, side):
        mind.note(
            filled(
                "8.4.2: {0}: the {1} text is resolved by hand, so it is passed over", title, side
            )
        )
        return False
    instruction = instruction_for(board, faction, side)
    if instruction is not None:
        text = as_phrase(instruction.text)
        mind.notes.look(filled("8.4.1: instruction for the {0}: {1}", faction, text))
        if reason := instruction.why_not(board, faction):
            mind.note(filled("8.4.1: {0}: {1}", title, as_phrase(reason)))
            return False
    tried = attempt(mind.fork, side, mind.sheets)
    if not tried.changes_something:
        mind.note(filled("8.1: {0} would change nothing", title))
        return False
    if side is Side.SHADED:
        mind.notes.look(filled("8.1: {0} would change something: yes (shaded text)", title))
    else:
        mind.notes.look(filled("8.1: {0} would change something: yes (unshaded text)", title))
    if tried.brings(MomentumGained) and board.next_card == PROPAGANDA and card != MULLAH_OMAR:
        mind.note(filled("8.1: {0} is Momentum, and Propaganda comes next", title))
        return False
    is_capability = DECK[card].capability_of is not None
    patron = PATRON.get(faction)
    if patron is not None and board.seats[patron] is not Seat.BOT:
        if is_capability:
            mind.note(filled("8.1: {0} is a Capability, and a person plays the {1}", title, patron))
            return False
        if tried.brings(IslamabadMoved):
            mind.note(filled("8.1: {0} moves Islamabad, and a person plays the {1}", title, patron))
            return False
    if patron is None and is_capability and not await _is_granted(mind, title):
        return False
    mind.note(applied("8.1: the Event is offered, and nothing forbids it", title))
    return True


async def _is_granted(mind: Mind, capability: str) -> bool:
    """8.1: Whether a die is below the number of Propaganda cards to come (ruling A-40)."""
    left = mind.board.propaganda_total - mind.board.propaganda_played
    if left <= 1:  # no die can be below 1, so none is rolled (ruling A-61)
        few = filled(
            "8.1: {0} is a Capability, and Propaganda cards left {1}: not taken", capability, left
        )
        mind.note(few)
        return False
    die = await mind.die(
        filled("8.1: {0} is a Capability: taken on a roll below {1}", capability, left)
    )
    if die >= left:
        no = filled(
            "8.1: die {0}, Propaganda cards left {1}: {2} is not taken", die, left, capability
        )
        mind.note(no)
        return False
    mind.note(
        filled("8.1: die {0}, Propaganda cards left {1}: {2} is taken", die, left, capability)
    )
    return True
