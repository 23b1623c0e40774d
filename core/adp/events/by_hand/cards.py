"""2.3.6, 5.3, 5.4 Steps with Eligibility, lasting Events and dice, and who chooses."""

from __future__ import annotations

from functools import partial
from typing import Final

from core.adp.events.by_hand.hand import BACK, Again, Hand
from core.adp.events.deck import BY_HAND_NOTE, DECK, is_momentum
from core.adp.model.board import Lasting
from core.adp.model.facts import (
    CapabilityEnded,
    CapabilityGained,
    EligibilitySet,
    MomentumGained,
    MomentumLapsed,
)
from core.adp.model.ids import FACTIONS, Faction, Seat, Side, ThingKind
from core.kernel import Kind

TRIBAL_ELDERS: Final = 45
OTHER_CAPABILITY: Final = "other-capability"


async def eligibility(hand: Hand) -> Again | None:
    """Let a Faction stay Eligible, make it Ineligible through the next card, or Eligible now."""

    def words() -> tuple[str, ...]:
        out = (faction for faction in FACTIONS if faction not in hand.board.eligible)
        return (
            *(f"stays-{faction}" for faction in FACTIONS),
            *(f"ineligible-{faction}" for faction in FACTIONS),
            *(f"eligible-{faction}" for faction in out),
        )

    async def change(word: str) -> None:
        way, _, name = word.partition("-")
        match way:
            case "stays":
                hand.stays_eligible(Faction(name))
            case "ineligible":
                hand.becomes_ineligible(Faction(name))
            case _eligible:
                hand.table.emit(EligibilitySet(Faction(name), True, rule=hand.rule))

    return await Again(("eligibility",), words, change, Kind.MENU).first(
        hand, "by-hand.eligibility"
    )


# What stays in force


async def lasting(hand: Hand) -> Again | None:
    """Put this card, or a Capability, in force; turn a Capability over, or end what is in force."""
    again = Again(("lasting",), partial(_lasting_words, hand), partial(_last, hand), Kind.MENU)
    return await again.first(hand, "by-hand.lasting")


def _lasting_words(hand: Hand) -> list[str]:
    """Return what can be put in force, and what can be ended."""
    sides = tuple(Side) if hand.text is None else (hand.text,)
    kind = "capability" if DECK[hand.card].capability_of else "momentum"
    words = [f"{kind}-{side}" for side in sides]
    words += [f"end-{capability.card}" for capability in hand.board.capabilities]
    words += [f"turn-{capability.card}" for capability in hand.board.capabilities]
    words += [f"end-{momentum.card}" for momentum in hand.board.momentum]
    return [*words, OTHER_CAPABILITY]


async def _last(hand: Hand, word: str) -> None:
    """Put something in force, or end it."""
    if word == OTHER_CAPABILITY:
        await _other_capability(hand)
        return
    what, _, rest = word.partition("-")
    match what:
        case "capability":
            _put_in_force(hand, hand.card, Side(rest))
        case "momentum":
            momentum = Lasting(hand.card, Side(rest), _note(hand, Side(rest)))
            hand.table.emit(MomentumGained(momentum, rule=hand.rule))
        case "turn":
            now = next(c.side for c in hand.board.capabilities if c.card == int(rest))
            side = Side.SHADED if now is Side.UNSHADED else Side.UNSHADED
            _put_in_force(hand, int(rest), side)
        case _end:
            kind = MomentumLapsed if DECK[int(rest)].capability_of is None else CapabilityEnded
            hand.table.emit(kind(int(rest), rule=hand.rule))


def _note(hand: Hand, side: Side) -> str:
    """Return the note on a Momentum card, which says whether players carry out its text."""
    if hand.text is not None or not is_momentum(hand.card, side):
        return BY_HAND_NOTE
    return hand.by if hand.card == TRIBAL_ELDERS else ""  # 5.4


async def _other_capability(hand: Hand) -> None:
    """Ask for the Capability of another card, and for its side."""
    cards = (str(card) for card, one in DECK.items() if one.capability_of and card != hand.card)
    card = await hand.choose((*cards, BACK), ask="by-hand.capability", kind=ThingKind.CARD)
    if card == BACK:
        return
    side = await hand.choose(tuple(Side), ask="by-hand.side", about=(card,))
    _put_in_force(hand, int(card), Side(side))


def _put_in_force(hand: Hand, card: int, side: Side) -> None:
    hand.table.emit(CapabilityGained(Lasting(card, side), rule=hand.rule))


# Dice, and who chooses


async def die(hand: Hand) -> None:
    """Roll a die openly."""
    await hand.roll()


def others_at_table(hand: Hand) -> tuple[Faction, ...]:
    """Return the other Factions that are played by people."""
    seats = hand.board.seats
    return tuple(f for f in FACTIONS if f is not hand.by and seats[f] is Seat.HUMAN)


def can_hand_over(hand: Hand) -> bool:
    """Whether another player could make the choices."""
    return bool(others_at_table(hand))


async def hand_over(hand: Hand) -> None:
    """Let another Faction take the next steps, where the text leaves the choice to it (5.1)."""
    words = (*others_at_table(hand), BACK)
    word = await hand.choose(words, ask="by-hand.chooser", kind=ThingKind.FACTION)
    if word != BACK:
        hand.by = Faction(word)
