"""8.5 The Non-player Warlords: their choice of Operation and Special Activity."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from core.adp.bots.mind import Mind, Sheet
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.turn import Operations, execute_first, take_turn
from core.adp.bots.usual_answers import answer_elders, say_done
from core.adp.bots.warlords.march import (
    MOST_RESOURCES_AND_BASES,
    can_march,
    march,
    resources_and_bases,
)
from core.adp.bots.warlords.rally import PIECES_TO_RALLY, can_rally, pieces_available, rally
from core.adp.bots.warlords.suborn import aim, suborn
from core.adp.events.event_play import DECLINE, DO
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import Board
from core.adp.model.ids import CAP, COALITION, TALIBAN, WARLORDS, Seat, SpaceId, Support, Track
from core.adp.rules.operations import FULL
from core.adp.rules.terror import why_not_terror_in
from core.adp.rules.traffic import ALL, is_halved, markets
from core.kernel import Why, filled
from core.kernel.reasoning import NO_NOTES, Notes, applied, qualify

OPERATION_QUESTIONS: Final = ("rally.space", "march.origin", "terror.space", "special")
"""The questions at which an Operation offers Special Activities, or an end."""


async def operate(mind: Mind) -> bool:
    """8.5: Execute the first possible Operation of the flow chart, with its Special Activity.

    Return False, without an answer, if none is possible.
    """
    word = await execute_first(mind, "8.5", flow(mind), OPERATIONS)
    if word is None:
        return False
    await special_activity(mind, after=word)
    await say_done(mind, *OPERATION_QUESTIONS)
    return True


def flow(mind: Mind) -> tuple[str, ...]:
    """8.5: Return the Operations to try, in order; the tests are recorded."""
    board = mind.board
    pieces = pieces_available(board)
    if pieces >= PIECES_TO_RALLY:
        mind.note(
            filled("8.5.1: at least {0} pieces Available: yes ({1})", PIECES_TO_RALLY, pieces)
        )
        return ("rally", "march", "terror")
    mind.note(filled("8.5.1: at least {0} pieces Available: no ({1})", PIECES_TO_RALLY, pieces))
    total = resources_and_bases(board)
    limit = MOST_RESOURCES_AND_BASES
    if total <= limit:
        mind.note(filled("8.5.2: Resources and Bases {0} or fewer: yes ({1})", limit, total))
        return ("march", "terror", "rally")
    mind.note(filled("8.5.2: Resources and Bases {0} or fewer: no ({1})", limit, total))
    return ("terror", "rally")


# 8.5.3 Terror


def areas_to_terrorize(board: Board, notes: Notes = NO_NOTES) -> tuple[list[SpaceId], Why]:
    """8.5.3: Return the areas of the first line that finds any, and the line (ruling A-46)."""
    open_to_it = qualify(
        "8.5.3: areas where Terror is possible",
        AFGHAN_AREAS,
        lambda space: why_not_terror_in(board, WARLORDS, FULL, space),
        notes,
    )

    def at(line: Why, *attitudes: Support) -> list[SpaceId]:
        def why_not(space: SpaceId) -> Why | None:
            level = board.spaces[space].support
            return None if level in attitudes else filled("at {0}", level)

        return qualify(line, open_to_it, why_not, notes)

    coalition_is_bot = board.seats[COALITION] is Seat.BOT
    if coalition_is_bot and (opposed := at("8.5.3: at Opposition", Support.OPPOSITION)):
        return opposed, "8.5.3: the Coalition is a Non-player: an Opposition area"
    taliban_are_bot = board.seats[TALIBAN] is Seat.BOT
    if taliban_are_bot and (loyal := at("8.5.3: at Support", Support.SUPPORT)):
        return loyal, "8.5.3: the Taliban are a Non-player: a Support area"
    either = at("8.5.3: at Support or Opposition", Support.SUPPORT, Support.OPPOSITION)
    return either, "8.5.3: any Support or Opposition area"


def can_terrorize(board: Board, notes: Notes = NO_NOTES) -> bool:
    """Whether there is an area for Terror."""
    return bool(areas_to_terrorize(board, notes)[0])


async def terror(mind: Mind) -> None:
    """8.5.3: Answer the questions of a Terror in one area."""
    areas, line = areas_to_terrorize(mind.board, mind.notes)
    area = await pick_space(mind, areas)
    await mind.say(area, applied(line, area))
    await answer_elders(mind)


OPERATIONS: Final[Operations] = {
    "rally": (can_rally, rally),
    "march": (can_march, march),
    "terror": (can_terrorize, terror),
}
"""Whether each Operation is possible, and how it is carried out."""


# 8.5.4 Special Activities


async def special_activity(mind: Mind, *, after: str) -> None:
    """8.5.4: Cultivate, or Traffic, or Suborn, in this order; after Terror only Suborn."""
    if mind.decision.ask not in OPERATION_QUESTIONS:
        return
    for word in ("suborn",) if after == "terror" else ("cultivate", "traffic", "suborn"):
        wanted, run = SPECIALS[word]
        if word not in mind.options:
            mind.miss(word, filled("8.5.4: no {0}", word))
        elif wanted(mind):
            await mind.say(word, filled("8.5.4: {0}", word))
            await run(mind)
            return


async def cultivate(mind: Mind) -> None:
    """8.5.4: Choose the Province, preferably one with exactly one Warlord Base."""
    if mind.decision.ask != "cultivate.space":
        return
    board = mind.board
    second = Priority(
        "8.5.4: one Warlord Base already", lambda space: board.spaces[space].warlord_bases == 1
    )
    space = await pick_space(mind, spaces_offered(mind), (second,))
    await mind.say(space, applied("8.5.4: Cultivate", space))


def wants_traffic(mind: Mind) -> bool:
    """8.5.4: Whether it yields something, but not enough for Resources to reach 75."""
    board = mind.board
    bases = sum(board.spaces[space].warlord_bases for space in markets(board, WARLORDS, FULL))
    earned = bases // 2 if is_halved(board) else bases
    if not earned:
        mind.note("8.5.4: no Traffic: one Base yields nothing with Counter-Narc")
        return False
    if board.track(Track.WARLORDS) + earned >= CAP[Track.WARLORDS]:
        mind.note("8.5.4: no Traffic: Resources would reach 75")
        return False
    return True


async def traffic(mind: Mind) -> None:
    """8.5.4: In all areas that qualify."""
    await mind.say_if_asked("traffic.space", ALL, "8.5.4: Traffic in all areas that qualify")


def wants_suborn(mind: Mind) -> bool:
    """8.5.4: Whether there is a piece to remove."""
    if aim(mind.board, (), mind.notes) is not None:
        return True
    mind.note("8.5.4: no Suborn: there is no piece to remove")
    return False


def spaces_offered(mind: Mind) -> list[SpaceId]:
    """Return the spaces among the options."""
    return [space for space in SpaceId if space in mind.options]


# Special Activities that Events grant


async def take_free(mind: Mind) -> None:
    """5.5: A free Special Activity, by the same priorities as any other."""
    (what,) = mind.decision.about
    wanted, run = SPECIALS[what]
    if not wanted(mind):
        await mind.say(DECLINE)
        return
    await mind.say(DO, filled("8.4.4: a free {0}", what))
    await run(mind)


SPECIALS: Final[Mapping[str, tuple[Callable[[Mind], bool], Callable[[Mind], Awaitable[None]]]]] = {
    "cultivate": (lambda _: True, cultivate),
    "traffic": (wants_traffic, traffic),
    "suborn": (wants_suborn, suborn),
}
"""Whether the Warlords want each Special Activity that is possible, and how they do it."""


async def turn(mind: Mind) -> None:
    """2.3.4: The Warlords' turn."""
    await take_turn(mind, operate)


SHEET: Final[Mapping[str, Callable[[Mind], Sheet]]] = {
    "turn": turn,
    "event.free": take_free,
}
