"""8.6.2 and 8.6.5 The Special Activities of the Non-player Government."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.bots.government.train_sites import areas_for_patronage, is_first_printing
from core.adp.bots.leaving import control_with
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import answer_elders, say_number
from core.adp.model.atlas import AFGHAN_AREAS, AFGHAN_PROVINCES, ATLAS
from core.adp.model.board import Board
from core.adp.model.ids import DONE, GOVERNMENT, Control, SpaceId, Support
from core.adp.rules.eradicate import why_not_eradicate_in
from core.adp.rules.govern import GovernAction, govern_actions, why_not_govern_in
from core.adp.rules.operations import FULL
from core.adp.rules.transport import tolls_from
from core.kernel import Phrase, Why, filled
from core.kernel.reasoning import NO_NOTES, Notes, applied, qualify

AFTER: Final = {
    "train": ("govern", "transport"),
    "patrol": ("govern", "transport"),
    "sweep": ("transport",),
    "assault": ("eradicate", "transport"),
}
"""8.6: What follows each Operation: the first that is possible."""

RULES: Final = {"govern": "8.6.2", "transport": "8.6.2", "eradicate": "8.6.5"}


async def special_activity(mind: Mind, *, after: str) -> None:
    """8.6: Do the Special Activity of an Operation, if the current question offers it."""
    for word in AFTER[after]:
        if word not in mind.options:
            mind.miss(word, filled("{0}: no {1}", RULES[word], word))
            continue
        if word == "govern":
            await mind.say(word, "8.6.2: Govern")
            await govern(mind)
            return
        if word == "eradicate":
            await mind.say(word, "8.6.5: Eradicate")
            await eradicate(mind)
            return
        if (group := await plan_transport(mind)) is not None:
            await mind.say(word, "8.6.2: Transport")
            await transport(mind, group)


# 8.6.2 Govern


class GovernLine(NamedTuple):
    """One line of the Govern list: the areas it finds, and what is done there."""

    line: Why
    areas: list[SpaceId]
    action: GovernAction


def governed_next(
    board: Board, used: Sequence[SpaceId], notes: Notes = NO_NOTES
) -> GovernLine | None:
    """Return the first line that finds an area: Patronage, Returnees at Population 0, others."""
    possible = qualify(
        "8.6.2: areas to Govern",
        [space for space in AFGHAN_AREAS if space not in used],
        lambda space: why_not_govern_in(board, GOVERNMENT, FULL, space),
        notes,
    )
    patronage = [space for space in areas_for_patronage(board) if space in possible]
    returnees = [s for s in possible if GovernAction.RETURNEES in govern_actions(board, s)]
    empty = [space for space in returnees if not board.population(space)]
    lines = (
        GovernLine("8.6.2: Support without Coalition Base", patronage, GovernAction.PATRONAGE),
        GovernLine("8.6.2: Population 0 without a marker", empty, GovernAction.RETURNEES),
        GovernLine("8.6.2: Support without a marker", returnees, GovernAction.RETURNEES),
    )
    for governed in lines:
        notes.look(applied(governed.line, *governed.areas))
        if governed.areas:
            return governed
    return None


async def govern(mind: Mind) -> None:
    """Answer the questions of Govern in one or two areas."""
    used: list[SpaceId] = []
    while mind.decision.ask in ("govern.space", "govern.action"):
        board = mind.board
        governed = governed_next(board, used, mind.notes)
        if governed is None:
            await mind.say(DONE, "8.6.2: nothing else to Govern")
            return
        if mind.decision.ask == "govern.action":  # there was only one area
            space = SpaceId(mind.decision.about[0])
        elif is_first_printing(board):
            offered = [space for space in AFGHAN_AREAS if space in mind.options]
            space = await pick_space(mind, offered)
            await mind.say(space, applied("8.6.2: a random COIN-Controlled area", space))
        else:
            most_people = Priority("8.6.2: highest Population", board.population)
            space = await pick_space(mind, governed.areas, (most_people,))
            await mind.say(space, applied(governed.line, space))
        used.append(space)
        if mind.decision.ask == "govern.action":
            action = governed.action
            if is_first_printing(mind.board):
                action = await action_by_first_printing(mind, space)
            taken = action is GovernAction.PATRONAGE
            line = "8.6.2: Patronage" if taken else "8.6.2: Returnees"
            await mind.say(action, applied(line, space))


async def action_by_first_printing(mind: Mind, space: SpaceId) -> GovernAction:
    """1st printing: If both are possible, a roll above the number of unused markers is Patronage.

    An area with a marker, a Coalition Base or no Population leaves no choice.
    """
    left = mind.board.returnees_left
    wanted = filled("8.6.2: Patronage on a roll above {0}, the unused markers: {1}", left, space)
    die = await mind.die(wanted)
    mind.note(filled("8.6.2: die {0}, unused markers {1}", die, left))
    return GovernAction.PATRONAGE if die > left else GovernAction.RETURNEES


# 8.6.2 Transport


class Convoy(NamedTuple):
    """A planned Transport."""

    origin: SpaceId
    destination: SpaceId
    excess: int
    troops: int
    """How many of the excess go."""

    why: Why
    """Why it goes there."""


def excess(board: Board, space: SpaceId) -> int:
    """8.6.2: Government Troops beyond those that COIN Control of an area needs (ruling A-69)."""
    here = board.spaces[space]
    if board.control(space) is not Control.COIN:
        return 0
    return min(here.government_troops, here.coin - here.taliban - here.warlords - 1)


def troops_to_send(board: Board, space: SpaceId) -> int:
    """8.6.2: How many of the excess can go; one Troops cube always stays."""
    return max(0, min(excess(board, space), board.spaces[space].government_troops - 1))


def guarded_provinces(board: Board, origin: SpaceId) -> list[SpaceId]:
    """Provinces within reach that have Police, but no Troops of either Faction and no Base."""
    tolls = tolls_from(board, origin)
    return [
        space
        for space in AFGHAN_PROVINCES
        if space in tolls
        and (here := board.spaces[space]).government_police
        and not here.troops
        and not here.coin_bases
    ]


def areas_to_win(board: Board, origin: SpaceId, troops: int) -> list[SpaceId]:
    """Populated areas within reach that this many Troops bring under COIN Control."""
    tolls = tolls_from(board, origin)
    return [
        space
        for space in AFGHAN_AREAS
        if space in tolls
        and board.population(space)
        and board.control(space) is not Control.COIN
        and control_with(board.spaces[space], coin=troops) is Control.COIN
    ]


def why_no_transport_from(board: Board, origin: SpaceId) -> Why | None:
    """Why the excess of an area can go nowhere; None if it can."""
    troops = troops_to_send(board, origin)
    if not troops:
        return "the last Troops cube stays"
    if guarded_provinces(board, origin) or areas_to_win(board, origin, troops):
        return None
    return "nowhere to go"


async def plan_transport(mind: Mind) -> Convoy | None:
    """Choose origin and destination, with dice among equals; None if there is no Transport."""
    board = mind.board
    beyond = {space: excess(board, space) for space in AFGHAN_AREAS}
    most = max(beyond.values())
    fullest = [space for space, number in beyond.items() if number == most]
    mind.notes.look(filled("8.6.2: largest excess of Troops: {0}", most))
    origins = qualify(
        "8.6.2: areas with that excess, and somewhere to go",
        fullest if most else (),
        lambda space: why_no_transport_from(board, space),
        mind.notes,
    )
    if not origins:
        mind.note("8.6.2: no Transport: the largest excess of Troops has nowhere to go")
        return None
    origin = await pick_space(mind, origins)
    troops = troops_to_send(board, origin)
    mind.note(most_in_excess(most, origin))
    if guarded := guarded_provinces(board, origin):
        destination = await pick_space(mind, guarded)
        why = applied("8.6.2: Police without Troops or Base", destination)
    else:
        won = (
            Priority("8.6.2: most Population", board.population),
            Priority("8.6.2: Taliban-Controlled", lambda s: board.control(s) is Control.TALIBAN),
        )
        destination = await pick_space(mind, areas_to_win(board, origin, troops), won)
        why = applied("8.6.2: adds the most COIN-Controlled Population", destination)
    mind.note(why)
    return Convoy(origin, destination, most, troops, why)


def most_in_excess(troops: int, origin: SpaceId) -> Phrase:
    """Return why Troops leave an area."""
    return filled("8.6.2: most Troops in excess of Control: {0} in {1}", troops, origin)


async def transport(mind: Mind, convoy: Convoy) -> None:
    """Answer the questions of a planned Transport."""
    most = most_in_excess(convoy.excess, convoy.origin)
    await mind.say_if_asked("transport.origin", convoy.origin, most)
    await mind.say_if_asked("transport.destination", convoy.destination, convoy.why)
    one_stays = convoy.troops < convoy.excess
    number = "8.6.2: all of the excess, but 1 stays" if one_stays else "8.6.2: all of the excess"
    await say_number(mind, "transport.troops", convoy.troops, number)


# 8.6.5 Eradicate


def provinces_to_eradicate(board: Board) -> list[SpaceId]:
    """The Provinces that qualify."""
    return [
        space
        for space in AFGHAN_PROVINCES
        if why_not_eradicate_in(board, GOVERNMENT, FULL, space) is None
    ]


async def eradicate(mind: Mind) -> None:
    """Answer the questions of Eradicate in one or two Provinces."""
    while mind.decision.ask == "eradicate.space":
        offered = [space for space in AFGHAN_PROVINCES if space in mind.options]
        space = await pick_space(mind, offered, opposed_and_others_first(mind.board))
        await mind.say(space, applied("8.6.5: Eradicate", space))
        await answer_elders(mind)


def opposed_and_others_first(board: Board) -> tuple[Priority, ...]:
    """8.6.5: The priorities of Eradicate."""
    return (
        Priority(
            "8.6.5: at Opposition",
            lambda space: board.spaces[space].support is Support.OPPOSITION,
        ),
        Priority("8.6.5: non-Pashtun", lambda space: not ATLAS[space].pashtun),
    )
