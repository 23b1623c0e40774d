"""5.5 Free Operations and Special Activities in a text carried out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from core.adp.events.by_hand.cards import others_at_table
from core.adp.events.by_hand.hand import BACK, Again, Hand
from core.adp.model.atlas import SPACES
from core.adp.model.ids import FACTIONS, Faction, SpaceId, ThingKind
from core.adp.rules.operations import FREE, Operation, Special, Terms
from core.adp.rules.repertoire import OPERATIONS, SPECIALS
from core.kernel import Kind

ANYWHERE: Final = "anywhere"
GO: Final = "go"
"""The word that ends the list of spaces named by a text."""

GRANTED: Final = "free-"
"""The prefix of a free action, which does not count as the deed of the granting Faction."""

Action = Operation | Special

ACTIONS: Final[dict[Faction, dict[str, Action]]] = {
    faction: {
        **{operation.word: operation for operation in OPERATIONS[faction]},
        **{special.word: special for special in SPECIALS[faction]},
    }
    for faction in FACTIONS
}


def possible_actions(hand: Hand, faction: Faction) -> tuple[str, ...]:
    """Return the free actions that a Faction can take somewhere."""
    return tuple(_able(hand, faction))


def _able(hand: Hand, faction: Faction) -> Iterator[str]:
    """Yield the free actions that a Faction can take; most callers need only the first."""
    for word, action in ACTIONS[faction].items():
        if hand.why_not_free(faction, action, FREE) is None:
            yield f"{GRANTED}{word}"


def can_act(hand: Hand) -> bool:
    """Whether any Faction can take any free action."""
    # Insurgents can nearly always Rally, so they come first.
    return any(_can_act(hand, faction) for faction in reversed(FACTIONS))


def _can_act(hand: Hand, faction: Faction) -> bool:
    return next(_able(hand, faction), None) is not None


async def free(hand: Hand) -> Again | None:
    """Let a Faction take a free action, anywhere or in the spaces that the text names."""
    able = tuple(faction for faction in FACTIONS if _can_act(hand, faction))
    word = await hand.choose((*able, BACK), ask="by-hand.faction", kind=ThingKind.FACTION)
    if word == BACK:
        return None
    faction = Faction(word)
    again = Again(
        ("free", faction),
        partial(possible_actions, hand, faction),
        partial(_act, hand, faction),
        Kind.MENU,
    )
    return await again.first(hand, "by-hand.action")


async def _act(hand: Hand, faction: Faction, word: str) -> None:
    """Ask where, and let the Faction act there; another player may decline for it."""
    action = ACTIONS[faction][word.removeprefix(GRANTED)]
    named: list[SpaceId] = []
    alone = tuple(space for space in SPACES if _is_possible(hand, faction, action, (space,)))
    while True:
        where = await _next_space(hand, faction, action, tuple(named), alone)
        if where == BACK:
            return
        if where in (ANYWHERE, GO):
            break
        named.append(SpaceId(where))
    terms = Terms(free=True, within=tuple(named) or None)
    hand.table.interrupts = hand.standing
    if faction in others_at_table(hand):
        await hand.free_action(faction, (action,), terms)
    else:
        await hand.act_free(faction, action, terms)
    hand.table.interrupts = ()


def _is_possible(hand: Hand, faction: Faction, action: Action, within: tuple[SpaceId, ...]) -> bool:
    """Whether a free action is possible in some spaces."""
    return hand.why_not_free(faction, action, Terms(free=True, within=within)) is None


async def _next_space(
    hand: Hand,
    faction: Faction,
    action: Action,
    named: tuple[SpaceId, ...],
    alone: tuple[SpaceId, ...],
) -> str:
    """Ask for another space that the text names, or whether the list is complete.

    `alone` are the spaces each of which is enough for the action.
    """
    end = ANYWHERE if not named else GO
    ends = (end,) if not named or _is_possible(hand, faction, action, named) else ()
    # An action that moves pieces needs both its origin and its destination in the list.
    others = tuple(space for space in alone or SPACES if space not in named)
    words = (*ends, *others, BACK)
    return await hand.choose(
        words, ask="by-hand.free.space", kind=Kind.PLACE, about=(faction, action.word)
    )
