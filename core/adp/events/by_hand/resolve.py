"""5.1 The menu of steps by hand, which repeats until the player is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from core.adp.events.by_hand import cards, free, pieces, status
from core.adp.events.by_hand.hand import Again, Hand, Step
from core.adp.model.ids import DONE, Faction, Side
from core.adp.rules.table import AdpTable, nothing_there
from core.kernel import Kind

BY_HAND: Final = "by-hand"
ARBITER: Final = "arbiter"
"""Cited instead of a rule for corrections between turns (option Arbiter)."""


def _once(run: Callable[[Hand], Awaitable[None]]) -> Callable[[Hand], Awaitable[Again | None]]:
    """Return a step that offers no repetition."""

    async def begin(hand: Hand) -> Again | None:
        await run(hand)
        return None

    return begin


STEPS: Final[dict[str, Step]] = {
    "place": Step(pieces.place),
    "remove": Step(pieces.remove),
    "replace": Step(pieces.replace),
    "move": Step(pieces.move),
    "flip": Step(pieces.flip),
    "attitude": Step(status.attitude),
    "marker": Step(status.marker),
    "track": Step(status.track),
    "transfer": Step(status.transfer, status.can_transfer),
    "islamabad": Step(status.islamabad),
    "free": Step(free.free, free.can_act),
    "die": Step(_once(cards.die)),
    "boxes": Step(pieces.boxes, pieces.can_change_boxes),
    "eligibility": Step(cards.eligibility),
    "lasting": Step(cards.lasting),
    "hand-over": Step(_once(cards.hand_over), cards.can_hand_over),
}


async def resolve_by_hand(
    table: AdpTable,
    faction: Faction,
    card: int,
    rule: str | None = None,
    text: Side | None = None,
) -> None:
    """Carry out the steps that the player chooses until the player is done.

    After a change the same change can be made again at once: its options come before the steps of
    the menu.
    """
    hand = Hand(table, faction, card, text, rule)
    again: Again | None = None
    while True:
        word = await _next_step(hand, again, rule or "5.1")
        if word == DONE:
            return
        hand.standing = table.interrupts
        table.interrupts = ()  # nothing may change the position in the middle of a step
        if again is not None and word not in STEPS:
            await again.make(word)
        else:
            again = await STEPS[word].begin(hand)
        table.interrupts = hand.standing


async def _next_step(hand: Hand, again: Again | None, rule: str) -> str:
    """Ask for a step, or for another change of the last kind."""

    def more() -> tuple[str, ...]:
        return () if again is None else tuple(again.options())

    def options() -> tuple[str, ...]:
        # Until an aside changes the position, the first list is still right.
        changes = first if hand.board is board else more()
        steps = [word for word, step in STEPS.items() if step.possible(hand)]
        return (*changes, *steps, DONE)

    board, first = hand.board, more()
    goes_on = bool(first)
    kind = again.kind if again is not None and goes_on else Kind.MENU
    about = (str(hand.card), *((hand.text,) if hand.text else ()))
    return await hand.table.ask(
        hand.by,
        options,
        ask="by-hand.step",
        rule=rule,
        kind=kind,
        about=(*about, *again.what) if again is not None and goes_on else about,
        refuse=partial(nothing_there, rule) if kind is Kind.PLACE else None,
        sure=True,
    )
