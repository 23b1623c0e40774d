"""1.6, 1.8, 6.6.1 Steps with attitudes, markers, tracks and Islamabad."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from core.adp.events.by_hand.hand import BACK, Again, Hand
from core.adp.model.atlas import AFGHAN_AREAS, AREAS, LOCS
from core.adp.model.facts import IslamabadMoved
from core.adp.model.ids import CAP, SpaceId, Support, Track
from core.kernel import Kind

TRACKS: Final = tuple(Track)


async def attitude(hand: Hand) -> Again | None:
    """Set an area to Support, Neutral or Opposition."""

    async def set_in(word: str) -> None:
        space = SpaceId(word)
        levels = tuple(x for x in Support if x is not hand.board.spaces[space].support)
        level = await hand.choose(levels, ask="by-hand.attitude", about=(space,))
        hand.set_attitude(space, Support(level))

    def peopled() -> tuple[SpaceId, ...]:
        return hand.where(hand.board.can_take_sides, AFGHAN_AREAS)

    return await Again(("attitude",), peopled, set_in).first(hand, "by-hand.space")


async def marker(hand: Hand) -> Again | None:
    """Add or remove a Terror, Sabotage or Returnees marker."""
    words = tuple(word for word, spaces in MARKERS.items() if spaces(hand))
    word = await hand.choose((*words, BACK), ask="by-hand.marker")
    if word == BACK:
        return None

    async def mark(space: str) -> None:
        _mark(hand, word, SpaceId(space))

    again = Again(("marker", word), partial(MARKERS[word], hand), mark)
    return await again.first(hand, "by-hand.space")


def _to_sabotage(hand: Hand) -> tuple[SpaceId, ...]:
    return hand.board.unsabotaged_locs if hand.board.markers_left else ()


def _to_resettle(hand: Hand) -> tuple[SpaceId, ...]:
    if not hand.board.returnees_left:
        return ()
    return hand.where(lambda s: not hand.at(s).returnees, AFGHAN_AREAS)


MARKERS: Final[dict[str, Callable[[Hand], tuple[SpaceId, ...]]]] = {
    "add-terror": lambda hand: AREAS if hand.board.markers_left else (),
    "remove-terror": lambda hand: hand.where(lambda s: hand.at(s).terror, AREAS),
    "sabotage": _to_sabotage,
    "repair": lambda hand: hand.where(lambda s: hand.at(s).sabotaged, LOCS),
    "add-returnees": _to_resettle,
    "remove-returnees": lambda hand: hand.where(lambda s: hand.at(s).returnees, AFGHAN_AREAS),
}
"""Where each kind of marker can be added or removed."""


def _mark(hand: Hand, word: str, space: SpaceId) -> None:
    match word:
        case "add-terror":
            hand.add_terror(space)
        case "remove-terror":
            hand.remove_terror(space, 1)
        case "sabotage":
            hand.sabotage(space)
        case "repair":
            hand.repair(space)
        case "add-returnees":
            hand.resettle(space)
        case _remove_returnees:
            hand.unsettle(space)


async def track(hand: Hand) -> Again | None:
    """Raise or lower Resources, Aid or Patronage."""

    def words() -> list[str]:
        raised = [f"raise-{t}" for t in TRACKS if hand.board.track(t) < CAP[t]]
        return raised + [f"lower-{t}" for t in TRACKS if hand.board.track(t)]

    async def change(word: str) -> None:
        way, _, name = word.partition("-")
        which = Track(name)
        now = hand.board.track(which)
        if way == "raise":
            hand.gain(which, await hand.count(CAP[which] - now, which))
        else:
            hand.lose(which, await hand.count(now, which))

    return await Again(("track",), words, change, Kind.MENU).first(hand, "by-hand.track")


# From one track to another


def _goals(hand: Hand, source: Track) -> list[Track]:
    """Return the tracks that points can be moved to."""
    return [t for t in TRACKS if t is not source and hand.board.track(t) < CAP[t]]


def _sources(hand: Hand) -> list[str]:
    """Return the tracks that points can be taken from, as words."""
    now = hand.board.resources
    room = [t for t in TRACKS if now[t] < CAP[t]]
    return [f"from-{t}" for t in TRACKS if now[t] and room not in ([], [t])]


def can_transfer(hand: Hand) -> bool:
    """Whether any track has points and another one has room for them."""
    return bool(_sources(hand))


async def transfer(hand: Hand) -> Again | None:
    """Move points from one track to another."""
    again = Again(("transfer",), partial(_sources, hand), partial(_transfer_from, hand), Kind.MENU)
    return await again.first(hand, "by-hand.transfer")


async def _transfer_from(hand: Hand, word: str) -> None:
    source = Track(word.removeprefix("from-"))
    words = tuple(f"to-{goal}" for goal in _goals(hand, source))
    chosen = await hand.choose((*words, BACK), ask="by-hand.transfer.to", about=(source,))
    if chosen == BACK:
        return
    target = Track(chosen.removeprefix("to-"))
    most = min(hand.board.track(source), CAP[target] - hand.board.track(target))
    hand.transfer(source, target, await hand.count(most, source, target))


# Islamabad


async def islamabad(hand: Hand) -> Again | None:
    """Shift Islamabad by a box, or make its posture Hard or no longer Hard."""

    def words() -> tuple[str, ...]:
        return "towards-sponsorship", "towards-hostility", "soften" if hand.board.hard else "harden"

    async def change(word: str) -> None:
        if word in ("harden", "soften"):
            box = hand.board.islamabad
            hand.table.emit(IslamabadMoved(box, word == "harden", rule=hand.rule))
        else:
            hand.shift_islamabad(1 if word == "towards-sponsorship" else -1)

    return await Again(("islamabad",), words, change, Kind.MENU).first(hand, "by-hand.islamabad")
