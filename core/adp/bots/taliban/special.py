"""8.7.2, 8.7.5 Extort and Infiltrate by the Non-player Taliban."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.bots.leaving import by_turns
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.taliban.targets import choose_targets
from core.adp.model.atlas import ATLAS, LOCS, SPACES
from core.adp.model.board import Board
from core.adp.model.ids import CAP, DONE, GOVERNMENT, TALIBAN, WARLORDS, SpaceId, Track
from core.adp.rules.extort import FROM_A_WARLORD_BASE, why_not_extort_in
from core.adp.rules.infiltrate import REMOVED, InfiltrateAction
from core.adp.rules.operations import FULL
from core.kernel import Why, as_phrase, filled
from core.kernel.reasoning import NO_NOTES, Notes, Objection, applied, qualify

RICH_ROAD: Final = 3
"""8.7.2: LoCs of this Econ or more are Extorted first."""

TURNED: Final = (GOVERNMENT, WARLORDS)
"""8.7.2: Government pieces first."""


async def extort_or_infiltrate(mind: Mind) -> None:
    """8.7.2, 8.7.3: After Rally or March: Extort rich LoCs, or Infiltrate, or Extort anything."""
    board = mind.board
    if roads := qualify(
        "8.7.2: LoCs of Econ 3 and 4 without Sabotage",
        extortable(board, mind.notes),
        lambda space: None if is_rich_road(board, space) else "not such a LoC",
        mind.notes,
    ):
        await extort(mind, roads, "8.7.2: Extort on LoCs of Econ 3 and 4")
        return
    mind.note("8.7.2: no Extort on LoCs of Econ 3 and 4")
    if "infiltrate" in mind.options:
        await mind.say("infiltrate", "8.7.2: Infiltrate")
        await infiltrate(mind)
        return
    mind.miss("infiltrate", "8.7.2: no Infiltrate")
    await extort_everywhere(mind, "8.7.2")


async def extort_everywhere(mind: Mind, rule: str) -> None:
    """8.7.2, 8.7.5: Extort wherever it yields something, otherwise no Special Activity."""
    if spaces := extortable(mind.board, mind.notes):
        await extort(mind, spaces, filled("{0}: Extort wherever possible", rule))
    else:
        mind.note(filled("{0}: no Special Activity", rule))


# 4.4.1 Extort


def extortable(board: Board, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """Return the spaces where Extort yields at least 1 Resource (ruling A-77)."""

    def why_not(space: SpaceId) -> Objection | None:
        if not board.spaces[space].taliban_underground:
            return "no Underground Guerrilla"
        if (reason := why_not_extort_in(board, TALIBAN, FULL, space)) is not None:
            return reason
        return None if extorted(board, space) > 0 else "it would yield nothing"

    return qualify("8.7.2: Extort is possible", SPACES, why_not, notes)


def is_rich_road(board: Board, space: SpaceId) -> bool:
    """Whether a space is a LoC of Econ 3 or 4 without Sabotage."""
    return ATLAS[space].econ >= RICH_ROAD and not board.spaces[space].sabotaged


def extorted(board: Board, space: SpaceId) -> int:
    """How many Resources Extort yields in a space."""
    here, place = board.spaces[space], ATLAS[space]
    room = CAP[Track.TALIBAN] - board.track(Track.TALIBAN)
    if here.warlord_bases:
        wanted = FROM_A_WARLORD_BASE * here.warlord_bases
        return min(wanted, board.track(Track.WARLORDS), room)
    return min(place.econ if place.is_loc and not here.sabotaged else 1, room)


async def extort(mind: Mind, spaces: Sequence[SpaceId], why: Why) -> None:
    """Extort in each of some spaces as long as it yields something."""
    if mind.decision.ask != "extort.space":  # an Event that grants it asks this at once
        await mind.say("extort", why)
    while mind.decision.ask == "extort.space":
        board = mind.board
        left = [s for s in spaces if s in mind.options and extorted(board, s) > 0]
        if not left:
            await mind.say(DONE, filled("{0}: nothing more", as_phrase(why)))
            return
        space = left[0]
        if is_limited(board, left):
            most = Priority("8.1.1: the most Resources", lambda s: extorted(mind.board, s))
            space = await pick_space(mind, left, (most,))
        await mind.say(space, applied(why, space))


def is_limited(board: Board, spaces: Sequence[SpaceId]) -> bool:
    """Whether some spaces would yield less after others, so that the order matters."""
    due = [extorted(board, space) for space in spaces]
    tribute = [extorted(board, space) for space in spaces if board.spaces[space].warlord_bases]
    room = CAP[Track.TALIBAN] - board.track(Track.TALIBAN)
    return sum(due) > room or sum(tribute) > board.track(Track.WARLORDS)


# 4.4.2 Infiltrate


class InfiltrateLine(NamedTuple):
    """One line of the list of 8.7.2, and the spaces it finds."""

    line: Why
    spaces: list[SpaceId]


def places_to_infiltrate(
    board: Board, spaces: Sequence[SpaceId], notes: Notes = NO_NOTES
) -> InfiltrateLine:
    """Return the spaces of the first line that finds any (ruling A-75)."""
    lines = (
        ("8.7.2: Infiltrate: a LoC with Government pieces", _has_government, True),
        ("8.7.2: Infiltrate: a Government Base can be taken", _loses_base, False),
        ("8.7.2: Infiltrate: the last Police", _loses_last_police, False),
        ("8.7.2: Infiltrate: Government pieces", _has_government, False),
        ("8.7.2: Infiltrate: a LoC with Warlord pieces", _has_warlords, True),
        ("8.7.2: Infiltrate: Warlord pieces", _has_warlords, False),
    )
    for line, test, on_loc in lines:
        found = [s for s in spaces if (s in LOCS) is on_loc and test(board, s)]
        if notes.full:
            notes.look(applied(line, *found))
        if found:
            if notes.full:
                notes.drop(
                    {
                        space: "the line does not apply there"
                        for space in spaces
                        if space not in found
                    }
                )
            return InfiltrateLine(line, found)
    raise AssertionError("Infiltrate is possible only where a piece can be infiltrated")


def _has_government(board: Board, space: SpaceId) -> bool:
    here = board.spaces[space]
    return here.government_cubes + here.government_bases > 0


def _has_warlords(board: Board, space: SpaceId) -> bool:
    return board.spaces[space].warlords > 0


def _loses_base(board: Board, space: SpaceId) -> bool:
    """Whether few enough cubes protect a Government Base for it to be removed too."""
    here = board.spaces[space]
    return here.government_bases > 0 and here.government_cubes < REMOVED[way(board)]


def _loses_last_police(board: Board, space: SpaceId) -> bool:
    """Whether all Police are removed, with Police and Troops by turns (8.1.2)."""
    here = board.spaces[space]
    police = here.government_police
    gone, _ = by_turns(police, here.government_troops, REMOVED[way(board)])
    return police > 0 and gone == police


def way(board: Board) -> InfiltrateAction:
    """8.7.2: Replace a piece with a Guerrilla; if none is Available, remove 2."""
    if board.available.taliban_underground:
        return InfiltrateAction.REPLACE
    return InfiltrateAction.REMOVE


async def infiltrate(mind: Mind) -> None:
    """8.7.2: Answer the questions of Infiltrate, in 1 space or, by card 46, in 2."""
    while mind.decision.ask in ("infiltrate.space", "infiltrate.action"):
        if mind.decision.ask == "infiltrate.space":
            offered = [space for space in SPACES if space in mind.options]
            line, spaces = places_to_infiltrate(mind.board, offered, mind.notes)
            space = await pick_space(mind, spaces)
            await mind.say(space, applied(line, space))
        if mind.decision.ask == "infiltrate.action":
            word = way(mind.board)
            if word is InfiltrateAction.REPLACE:
                await mind.say(word, "8.7.2: a Guerrilla is Available: replace")
            else:
                await mind.say(word, "8.7.2: no Guerrilla is Available: remove")
        await choose_targets(mind, "infiltrate.piece", TURNED, "8.7.2")
