"""A card resolved by hand: the printed text carried out in recorded steps.

For most cards our texts are reconstructions. Whoever has the printed card can carry it out with
these steps instead; each keeps within pieces, stacking and tracks, and can be undone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from core.adp.events.deck import BY_HAND_NOTE, DECK, is_momentum
from core.adp.events.event_play import EventPlay
from core.adp.events.piece_verbs import Departure
from core.adp.model.atlas import AFGHAN_AREAS, AREAS, ATLAS, LOCS, SPACES
from core.adp.model.board import COUNT, Lasting
from core.adp.model.facts import (
    Activated,
    CapabilityEnded,
    CapabilityGained,
    Fell,
    Hid,
    MomentumGained,
    Moved,
    Removed,
    Withdrawn,
)
from core.adp.model.ids import (
    ACTIVE,
    BASES,
    CAP,
    COALITION,
    DONE,
    FACTIONS,
    INSURGENTS,
    OWNER,
    TALIBAN,
    UNDERGROUND,
    Faction,
    Piece,
    Side,
    SpaceId,
    Support,
    ThingKind,
    Track,
)
from core.adp.rules.table import AdpTable
from core.kernel import Kind

BY_HAND: Final = "by-hand"
BACK: Final = "back"
ARBITER: Final = "arbiter"
"""Marks what was corrected between turns, in place of a rule (option Arbiter)."""

BOXES: Final[dict[str, Departure]] = {
    "available": Removed,
    "casualties": Fell,
    "out-of-play": Withdrawn,
}
"""Where pieces of the Coalition can go from the map."""

TRIBAL_ELDERS: Final = 45


async def resolve_by_hand(
    table: AdpTable, faction: Faction, card: int, rule: str | None = None
) -> None:
    """Carry out steps of the player's choice until the printed text is fulfilled."""
    play = EventPlay(table, faction, card, Side.UNSHADED)
    play.rule = rule or play.rule
    while True:
        step = await table.ask(
            faction,
            lambda: (*STEPS, DONE),
            ask="by-hand.step",
            rule=rule or "5.1",
            about=(str(card),),
        )
        if step == DONE:
            return
        standing = table.interrupts
        table.interrupts = ()  # what a step has found stays as it is until the step is done
        await STEPS[step](play)
        table.interrupts = standing


async def _space(play: EventPlay, spaces: tuple[SpaceId, ...], ask: str) -> SpaceId | None:
    """Ask for a space, or nothing after all."""
    word = await play.choose((*spaces, BACK), ask=ask, kind=Kind.PLACE)
    return None if word == BACK else SpaceId(word)


async def _count(play: EventPlay, most: int, *about: str) -> int:
    return await play.table.choose_count(
        play.by, 1, most, ask="by-hand.count", rule=play.rule, about=about
    )


async def place(play: EventPlay) -> None:
    """Place Available pieces."""
    pieces = tuple(p for p in Piece if any(play.most_placeable(p, s) for s in SPACES))
    word = await play.choose((*pieces, BACK), ask="by-hand.piece", kind=ThingKind.PIECE)
    if word == BACK:
        return
    piece = Piece(word)
    spaces = play.where(lambda s: bool(play.most_placeable(piece, s)))
    if space := await _space(play, spaces, "by-hand.space"):
        count = await _count(play, play.most_placeable(piece, space), piece, space)
        play.table.place(piece, space, count, play.rule)


async def remove(play: EventPlay) -> None:
    """Remove pieces from the map; those of the Coalition go into a box of one's choice."""
    if (found := await _pieces_somewhere(play)) is None:
        return
    piece, space, count = found
    box = "available"
    if OWNER[piece] is COALITION:
        box = await play.choose(tuple(BOXES), ask="by-hand.box")
    play.table.emit(BOXES[box](piece, space, count, rule=play.rule))


async def replace(play: EventPlay) -> None:
    """Exchange pieces for others in their space; without any Available they just go (1.4.1).

    Taliban in Pakistan are never replaced (1.4.2).
    """
    afghan = play.where(lambda s: not ATLAS[s].in_pakistan)
    if (found := await _pieces_somewhere(play, afghan)) is None:
        return
    old, space, count = found
    others = (p for p in Piece if p is not old and not (p in BASES and space in LOCS))
    new = await play.choose(
        (*others, BACK), ask="by-hand.replacement", kind=ThingKind.PIECE, about=(old, space)
    )
    if new != BACK:
        play.table.emit(Removed(old, space, count, rule=play.rule))
        play.table.place(Piece(new), space, count, play.rule)


async def _pieces_somewhere(
    play: EventPlay, among: tuple[SpaceId, ...] = SPACES
) -> tuple[Piece, SpaceId, int] | None:
    """Ask for pieces that are on the map."""
    occupied = play.where(lambda s: any(COUNT[p](play.board.spaces[s]) for p in Piece), among)
    space = await _space(play, occupied, "by-hand.space")
    if space is None:
        return None
    here = play.board.spaces[space]
    kinds = tuple(piece for piece in Piece if COUNT[piece](here))
    piece = Piece(
        await play.choose(kinds, ask="by-hand.piece", kind=ThingKind.PIECE, about=(space,))
    )
    return piece, space, await _count(play, COUNT[piece](here), piece, space)


async def move(play: EventPlay) -> None:
    """Move pieces to any space where they may be."""
    if (found := await _pieces_somewhere(play)) is None:
        return
    piece, origin, count = found

    def allowed(space: SpaceId) -> bool:
        if space is origin or (ATLAS[space].in_pakistan and OWNER[piece] is not TALIBAN):
            return False
        return piece not in BASES or play.board.room_for_bases(space) >= count

    destination = await _space(play, play.where(allowed), "by-hand.destination")
    if destination is not None:
        play.table.emit(Moved(piece, origin, destination, count, rule=play.rule))


async def flip(play: EventPlay) -> None:
    """Turn Guerrillas over."""
    words = tuple(
        f"{way}-{faction}"
        for faction in INSURGENTS
        for way, pieces in (("activate", UNDERGROUND), ("hide", ACTIVE))
        if any(COUNT[pieces[faction]](here) for here in play.board.spaces.values())
    )
    word = await play.choose((*words, BACK), ask="by-hand.flip")
    if word == BACK:
        return
    way, _, name = word.partition("-")
    faction = Faction(name)
    piece = (UNDERGROUND if way == "activate" else ACTIVE)[faction]
    space = await _space(
        play, play.where(lambda s: bool(COUNT[piece](play.board.spaces[s]))), "by-hand.space"
    )
    if space is None:
        return
    count = await _count(play, COUNT[piece](play.board.spaces[space]), piece, space)
    turned = Activated if way == "activate" else Hid
    play.table.emit(turned(faction, space, count, rule=play.rule))


async def attitude(play: EventPlay) -> None:
    """Set an area to Support, Neutral or Opposition."""
    peopled = play.where(play.board.can_take_sides, AFGHAN_AREAS)
    if space := await _space(play, peopled, "by-hand.space"):
        levels = tuple(x for x in Support if x is not play.board.spaces[space].support)
        word = await play.choose(levels, ask="by-hand.attitude", about=(space,))
        play.set_attitude(space, Support(word))


async def marker(play: EventPlay) -> None:
    """Add or remove a Terror, Sabotage or Returnees marker."""
    board = play.board
    spare = bool(board.markers_left)
    choices: dict[str, tuple[SpaceId, ...]] = {
        "add-terror": AREAS if spare else (),
        "remove-terror": play.where(lambda s: bool(board.spaces[s].terror), AREAS),
        "sabotage": play.where(lambda s: spare and not board.spaces[s].sabotaged, LOCS),
        "repair": play.where(lambda s: board.spaces[s].sabotaged, LOCS),
        "add-returnees": play.where(
            lambda s: bool(board.returnees_left) and not board.spaces[s].returnees, AFGHAN_AREAS
        ),
        "remove-returnees": play.where(lambda s: bool(board.spaces[s].returnees), AFGHAN_AREAS),
    }
    words = tuple(word for word, spaces in choices.items() if spaces)
    word = await play.choose((*words, BACK), ask="by-hand.marker")
    if word == BACK:
        return
    space = await _space(play, choices[word], "by-hand.space")
    if space is None:
        return
    match word:
        case "add-terror":
            play.add_terror(space)
        case "remove-terror":
            play.remove_terror(space, 1)
        case "sabotage":
            play.sabotage(space)
        case "repair":
            play.repair(space)
        case "add-returnees":
            play.resettle(space)
        case _remove_returnees:
            play.unsettle(space)


async def track(play: EventPlay) -> None:
    """Raise or lower Resources, Aid or Patronage."""
    words = [f"raise-{t}" for t in Track if play.board.track(t) < CAP[t]]
    words += [f"lower-{t}" for t in Track if play.board.track(t)]
    word = await play.choose((*words, BACK), ask="by-hand.track")
    if word == BACK:
        return
    way, _, name = word.partition("-")
    which = Track(name)
    now = play.board.track(which)
    if way == "raise":
        play.gain(which, await _count(play, CAP[which] - now, which))
    else:
        play.lose(which, await _count(play, now, which))


async def islamabad(play: EventPlay) -> None:
    """Shift Islamabad by a box."""
    word = await play.choose(
        ("towards-sponsorship", "towards-hostility", BACK), ask="by-hand.islamabad"
    )
    if word != BACK:
        play.shift_islamabad(1 if word == "towards-sponsorship" else -1)


async def eligibility(play: EventPlay) -> None:
    """Let a Faction stay Eligible, or make it Ineligible through the next card."""
    words = (*(f"stays-{f}" for f in FACTIONS), *(f"ineligible-{f}" for f in FACTIONS), BACK)
    word = await play.choose(words, ask="by-hand.eligibility")
    if word == BACK:
        return
    way, _, name = word.partition("-")
    if way == "stays":
        play.stays_eligible(Faction(name))
    else:
        play.becomes_ineligible(Faction(name))


async def lasting(play: EventPlay) -> None:
    """Put this card in force as a Capability or as Momentum, or end a Capability."""
    sides = [f"{side}" for side in Side]
    kind = "capability" if DECK[play.card].capability_of else "momentum"
    words = [f"{kind}-{side}" for side in sides]
    words += [f"end-{capability.card}" for capability in play.board.capabilities]
    word = await play.choose((*words, BACK), ask="by-hand.lasting")
    if word == BACK:
        return
    what, _, rest = word.partition("-")
    match what:
        case "capability":
            play.table.emit(CapabilityGained(Lasting(play.card, Side(rest)), rule=play.rule))
        case "momentum":
            note = play.by if play.card == TRIBAL_ELDERS else ""  # 5.4
            if not is_momentum(play.card, Side(rest)):
                note = BY_HAND_NOTE
            play.table.emit(MomentumGained(Lasting(play.card, Side(rest), note), rule=play.rule))
        case _end:
            play.table.emit(CapabilityEnded(int(rest), rule=play.rule))


STEPS: Final[dict[str, Callable[[EventPlay], Awaitable[None]]]] = {
    "place": place,
    "remove": remove,
    "replace": replace,
    "move": move,
    "flip": flip,
    "attitude": attitude,
    "marker": marker,
    "track": track,
    "islamabad": islamabad,
    "eligibility": eligibility,
    "lasting": lasting,
}
