"""RDB.4-6, RDB.4-7 Intelligence, events, recruits, and everything else that is asked."""

from __future__ import annotations

from typing import Final

from core.district.bots.hits import choose_unit, take_hit
from core.district.bots.mind import DistrictMind
from core.district.model.ids import (
    AVAILABLE,
    DONE,
    GOVERNMENT,
    INSURGENT,
    NEW,
    NO,
    NONE,
    OFF_MAP,
    Mission,
    Rating,
    ratings_of,
)
from core.district.model.module import StartingForces
from core.district.rules.accounts import PointsAccount, balance
from core.district.rules.ambush import DOUBLE
from core.district.rules.desertion import RANDOM, is_paramilitary
from core.district.rules.initiative import CANCEL
from core.district.rules.intelligence import GATHER
from core.district.rules.recruit import PROMOTE, RECRUIT
from core.district.rules.recruit_stack import NEW_UNDERGROUND
from core.district.rules.strength import rating_of, terrain
from core.district.rules.victory_points import DECLARE
from core.kernel import filled
from core.kernel.reasoning import Criterion, applied, narrow

ENOUGH_TO_GATHER: Final = 10
"""RDB.4-6: With so many Task Points the Government gathers intelligence."""

ROUGH: Final = 2
"""RDB.4-6: The Terrain Modifier that is worth an Advantage in an Ambush."""

RICH: Final = 3
"""RDB.2-17: With more Task Points than this, the Government would rather promote."""

STRONG_CALL: Final = 4
FAIR_ANSWER: Final = 3
"""11 `desertion`: The TR of a chit that is worth a call, or better than one at random."""

# Events


def truce(mind: DistrictMind) -> str:
    """Event 35: Name the small Area with most own Infrastructure."""
    return _best_area(
        mind,
        Criterion(
            "RDB.4-7: most own Infrastructure", lambda area: mind.board.grounds[area].of(mind.side)
        ),
    )


def amnesty(mind: DistrictMind) -> str:
    """Event 51: Name the Area with most Insurgent counters, or none."""
    counters = {
        area: len(mind.board.units_in(area, INSURGENT)) for area in mind.options if area != NONE
    }
    if not any(counters.values()):
        return mind.say(NONE, "RDB.4-7: there are no counters")
    return _best_area(mind, Criterion("RDB.4-7: most Insurgent counters", counters.__getitem__))


def _best_area(mind: DistrictMind, criterion: Criterion[str]) -> str:
    """Answer with the Area that meets a criterion best, the first of equals."""
    areas = [area for area in mind.options if area in mind.board.grounds]
    left = narrow(areas, (criterion,), mind.notes)
    if len(left) == 1 and len(areas) > 1:
        return left[0]
    return mind.say(left[0], applied(criterion.line, left[0]))


def cache(mind: DistrictMind) -> str:
    """Event 24: Take back the unit of highest TR."""
    if NONE in mind.options:
        return mind.say(NONE, "RDB.4-7: there is no unit to take back")
    highest = Criterion[str](
        "RDB.4-7: the highest TR", lambda name: rating_of(mind.board, name, Rating.TR)
    )
    return choose_unit(mind, [highest])


def refit(mind: DistrictMind) -> str:
    """Event 34: Repair the unit with most Hits."""
    most = Criterion[str]("RDB.4-7: most Hits", lambda name: mind.board.units[name].hits)
    return choose_unit(mind, [most])


# Set-up


def first_infrastructure(mind: DistrictMind) -> str:
    """RDB.1-6: Place Infrastructure as the standard scenario does, where that is possible."""
    return _first_place(mind, {a: g.of(mind.side) for a, g in mind.board.grounds.items()}, True)


def first_militia(mind: DistrictMind) -> str:
    """RDB.1-6: Place MIL as the standard scenario does, where that is possible."""
    board = mind.board
    placed = {area: len(board.units_in(area, mind.side)) for area in board.grounds}
    return _first_place(mind, placed, False)


def _first_place(mind: DistrictMind, placed: dict[str, int], infrastructure: bool) -> str:
    """RDB.1-6: Return the first Area that the fixed scenario fills further, else the largest."""
    layouts = mind.board.rulebook.scenarios.values()
    fixed = next((layout for layout in layouts if isinstance(layout, StartingForces)), None)
    if fixed is not None:
        pieces = fixed.infrastructure if infrastructure else fixed.militia
        for area, number in pieces[mind.side].items():
            if area in mind.options and placed[area] < number:
                return mind.say(area, applied("RDB.1-6: as in the standard scenario", area))
    area = max(mind.options, key=mind.board.population)
    return mind.say(area, applied("RDB.1-6: the Area with most people", area))


# Intelligence


def gather(mind: DistrictMind) -> str:
    """RDB.4-6: Gather intelligence with many Task Points and no Advantage."""
    if mind.camp.tp >= ENOUGH_TO_GATHER and not mind.camp.advantages and GATHER in mind.options:
        return mind.say(GATHER, "RDB.4-6: gather, with many Task Points and no Advantage")
    return mind.say(DONE, "RDB.4-6: no more intelligence is needed")


def look_at_record(mind: DistrictMind) -> str:
    """11 `strategic-intelligence`: Keep Advantages for chits."""
    return mind.say(NO, "RDB.4-6: Advantages are kept for missions")


def double_terrain(mind: DistrictMind) -> str:
    """RDD-27: Double the Terrain Modifier where the ground is rough."""
    area = mind.decision.about[0]
    modifier = terrain(mind.board, area, Mission.AMBUSH, eased=True)
    if modifier >= ROUGH:
        return mind.say(DOUBLE, filled("RDB.4-6: a Terrain Modifier of {0} is doubled", modifier))
    return mind.say(NO, "RDB.4-6: the ground is not rough enough")


def flip(mind: DistrictMind) -> str:
    """RDD-24: Leave the initiative with the other side."""
    return mind.say(NO, "RDB.4-6: a bot does not flip the initiative")


def cancel_flip(mind: DistrictMind) -> str:
    """RDD-24: Insist on the mission that was declared."""
    return mind.say(CANCEL, "RDB.4-6: the mission that was declared is the best")


# Recruits


def recruit_what(mind: DistrictMind) -> str:
    """RDB.2-17, RDB.3-18: Recruit or promote after a success."""
    if mind.side is INSURGENT:
        word = RECRUIT if RECRUIT in mind.options else PROMOTE
        return mind.say(word, applied("RDB.3-18: recruit, else promote", word))
    promotes = PROMOTE in mind.options and (RECRUIT not in mind.options or mind.camp.tp > RICH)
    word = PROMOTE if promotes else RECRUIT
    return mind.say(word, applied("RDB.2-17: promote if there are Task Points to spare", word))


def militia_to_promote(mind: DistrictMind) -> str:
    """RDD-30: Promote MIL of the acting stack first."""
    board, letter = mind.board, mind.about_one_of(mind.board.stacks)
    own = Criterion[str](
        "RDB.4-7: MIL of the acting stack first", lambda name: board.units[name].stack == letter
    )
    return choose_unit(mind, [own])


def stack_of_recruit(mind: DistrictMind) -> str:
    """RDD-30: A recruited unit forms a new stack, a promoted one stays."""
    if (home := _home_of_promoted(mind)) in mind.options:
        return mind.say(home, "RDB.4-7: a promoted unit stays in its stack")
    new = NEW if mind.side is GOVERNMENT else NEW_UNDERGROUND
    word = new if new in mind.options else mind.options[0]
    return mind.say(word, "RDB.4-7: a recruited unit forms a new stack")


def _home_of_promoted(mind: DistrictMind) -> str:
    """Return the stack of the MIL that was just named to be promoted; empty if none was."""
    for word in reversed(mind.said):
        if word in mind.board.units:
            return mind.board.units[word].stack
        if word == RECRUIT:
            break
    return ""


# Variations of chapter 11


def call_for_desertion(mind: DistrictMind) -> str:
    """11 `desertion`: Call on a paramilitary stack with a strong chit that is not the last one."""
    letter = mind.about_one_of(mind.board.stacks) or ""
    chits = [word for word in mind.options if word.isdecimal()]
    best = max(chits, key=lambda chit: ratings_of(chit).tr, default=None)
    is_sure = letter in mind.board.stacks and is_paramilitary(mind.board, letter)
    if is_sure and best is not None and len(chits) > 1 and ratings_of(best).tr >= STRONG_CALL:
        return mind.say(best, "RDB.4-7: a strong chit calls on a paramilitary stack")
    return mind.say(NO, "RDB.4-7: no call: the chits are too weak or too few")


def answer_desertion(mind: DistrictMind) -> str:
    """11 `desertion`: Answer with the highest chit, or with one at random if that is low."""
    chits = [word for word in mind.options if word.isdecimal()]
    best = max(chits, key=lambda chit: ratings_of(chit).tr, default=None)
    if best is not None and ratings_of(best).tr >= FAIR_ANSWER:
        return mind.say(best, "RDB.4-7: the chit with the highest TR holds the stack together")
    return mind.say(RANDOM, "RDB.4-7: a chit at random is better than those in hand")


def deserter(mind: DistrictMind) -> str:
    """11 `desertion`: Lose the unit that would take a Hit."""
    return take_hit(mind)


def divide_points(mind: DistrictMind) -> str:
    """11 `two-solitudes`: Divide the Task Points by the number of units of both kinds."""
    board = mind.board
    kinds = [
        board.kind(name)
        for name, unit in board.units.items()
        if board.kind(name).side is mind.side and (unit.at == AVAILABLE or unit.at not in OFF_MAP)
    ]
    militia = sum(kind.is_paramilitary for kind in kinds)
    regular = sum(kind.is_regular for kind in kinds)
    most = max(map(int, mind.options))
    share = most * militia // max(1, militia + regular)
    return mind.say(str(share), "RDB.4-7: Task Points in proportion to the units of both kinds")


def paying_account(mind: DistrictMind) -> str:
    """11 `two-solitudes`: Pay from the account that has more."""
    word = max(mind.options, key=lambda word: balance(mind.board, PointsAccount(word)))
    return mind.say(word, "RDB.4-7: pay from the account that has more")


def declare(mind: DistrictMind) -> str:
    """11 `switcheroo`: Declare as soon as the limit is reached by the Strategy that is known."""
    if DECLARE in mind.options:
        return mind.say(DECLARE, "RDB.4-7: the limit is reached")
    return mind.say(NO, "RDB.4-7: the limit is not reached")
