"""RDB.4-1 Which chit a bot plays, and RDB.4-3 which ones it returns."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.district.bots.mind import DistrictMind
from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    BLANK,
    ENEMY,
    INSURGENT,
    NONE,
    Belligerent,
    Mission,
    Rating,
    ratings_of,
)
from core.district.rules.ambush import ambush_sums
from core.district.rules.attack import attack_sums
from core.district.rules.chits import ADVANTAGE, DIE
from core.district.rules.intimidate import intimidate_sums
from core.district.rules.patrol import hidden_stacks, patrol_sums
from core.district.rules.reduce import reduce_sums
from core.district.rules.remove_terror import remove_terror_sums
from core.district.rules.totals import OpenSum, OpenSums
from core.kernel import filled
from core.kernel.reasoning import applied

RATING: Final = {
    Mission.PATROL: Rating.IR,
    Mission.PATROL_ALL: Rating.IR,
    Mission.ATTACK: Rating.TR,
    Mission.AMBUSH: Rating.TR,
    Mission.REDUCE: Rating.CMR,
    Mission.INTIMIDATE: Rating.CMR,
    Mission.REMOVE_TERROR: Rating.CMR,
}
"""6.1: The rating of a chit that counts in each mission."""

HIDDEN_IR: Final = 3
HIDDEN_TR: Final = 2
AMBUSHERS_IR: Final = 1
"""RDB.4-1: What concealed counters are taken for in a Patrol, an Attack and an Ambush."""

MOST_A_CHIT_ADDS: Final = 5
"""RDB.4-1: A larger difference than this is decided without a chit."""

USUAL_CHIT: Final = 3
"""RDB.4-1: What the enemy's chit is taken for."""

HOPELESS: Final = 2
"""RDB.4-1: Being patrolled and short by more than this, a bot keeps its chits."""


class Contest(NamedTuple):
    """What a bot knows about a mission in which it is to play a chit."""

    rating: Rating
    own: int
    against: int
    """RDB.4-1: What both sides have without chits, as far as known."""

    is_patrolled: bool = False
    """Whether it is the side that is being looked for."""

    @property
    def wanted(self) -> int:
        """RDB.4-1: The rating that is likely to be enough."""
        return max(1, self.against + USUAL_CHIT - self.own)


def play_chit(mind: DistrictMind) -> str:
    """RDD-25: Choose a chit by RDB.4-1."""
    contest = contest_of(mind)
    if contest is None:
        return mind.say(BLANK, "RDB.4-7: not a mission of the list: the blank")
    return _chit_for(mind, contest)


def play_second(mind: DistrictMind) -> str:
    """RDD-26: Choose a second chit by RDB.4-1 again, with the first in the own total."""
    contest = contest_of(mind)
    if contest is None or DIE in mind.options:
        return mind.say(DIE, "RDB.4-7: a second die is for free")
    first = value(mind.said[-1], contest.rating) if mind.said else 0
    word = _chit_for(mind, contest._replace(own=contest.own + first))
    if word != BLANK:
        return word
    lowest = min(mind.options, key=lambda option: value(option, contest.rating))
    return NONE if NONE in mind.options else lowest


def spend_winds(mind: DistrictMind) -> str:
    """11 `only-the-wind`: Spend blank Intelligence chits, but no more than are needed."""
    contest = contest_of(mind)
    most = max(map(int, mind.options))
    if contest is None:
        return mind.say("0", "RDB.4-7: not a mission of the list: no blanks")
    chit = value(mind.said[-1], contest.rating) if mind.said else 0
    short = contest.against + USUAL_CHIT - contest.own - chit
    if not 0 < short <= most:
        return mind.say("0", filled("RDB.4-1: short by {0}: no blanks", short))
    return mind.say(str(short), filled("RDB.4-1: short by {0}", short))


def return_chit(mind: DistrictMind) -> str:
    """RDD-33: Return the chit with the lowest sum of ratings."""
    word = min(mind.options, key=lambda chit: (sum(ratings_of(chit)), chit))
    return mind.say(word, applied("RDB.4-3: the chit with the lowest sum", word))


def value(word: str, rating: Rating) -> int:
    """9.3: Return what a word of a hand adds to a total."""
    ratings = ratings_of(word.removesuffix(ADVANTAGE))
    return max(ratings) if word.endswith(ADVANTAGE) else ratings.of(rating)


def _chit_for(mind: DistrictMind, contest: Contest) -> str:
    """RDB.4-1: Return the chit to play in a contest, and keep the reason."""
    own, against, wanted = contest.own, contest.against, contest.wanted
    sums = filled("{0} against {1}", own, against)
    mind.notes.look(filled("RDB.4-1: without chits, {0}", sums))
    chits = sorted(
        (word for word in mind.options if word.isdecimal()),
        key=lambda word: (value(word, contest.rating), sum(ratings_of(word)), word),
    )
    if not chits:
        return mind.say(BLANK, "RDB.4-1: the hand is empty: the blank")
    if own > against + MOST_A_CHIT_ADDS:
        return mind.say(BLANK, filled("RDB.4-1: {0} is enough: the blank", sums))
    if own + MOST_A_CHIT_ADDS <= against:
        return mind.say(BLANK, filled("RDB.4-1: {0} is hopeless: the blank", sums))
    for word in chits:
        if value(word, contest.rating) >= wanted:
            return mind.say(
                word, filled("RDB.4-1: {0}: the lowest chit of at least {1}", sums, wanted)
            )
    return _highest(mind, contest, chits[-1])


def _highest(mind: DistrictMind, contest: Contest, highest: str) -> str:
    """RDB.4-1: Return the highest chit, perhaps with an Advantage, or the blank."""
    lifted = [word for word in mind.options if word.endswith(ADVANTAGE)]
    best = max([highest, *lifted], key=lambda word: value(word, contest.rating))
    short = contest.against - contest.own - value(best, contest.rating)
    if contest.is_patrolled and short > HOPELESS:
        return mind.say(BLANK, filled("RDB.4-1: short by {0}: the blank", short))
    return mind.say(best, "RDB.4-1: no chit is likely to be enough: the highest")


# What is known


def contest_of(mind: DistrictMind) -> Contest | None:
    """RDB.4-1: Return what the side knows of the mission that the question is about."""
    about = dict(enumerate(mind.decision.about))
    mission = next((m for m in RATING if m == about.get(1)), None)
    letter, target = about.get(2, ""), about.get(3, "")
    board = mind.board
    if mission is None or letter not in board.stacks:
        return None
    sums = _sums(board, mission, letter, target)
    acting = board.stacks[letter].side
    own, against = sums if acting is mind.side else (sums.against, sums.own)
    is_patrolled = mind.side is INSURGENT and mission in (Mission.PATROL, Mission.PATROL_ALL)
    return Contest(
        RATING[mission],
        _known(own, mission, mind.side),
        _known(against, mission, ENEMY[mind.side]),
        is_patrolled,
    )


def _sums(board: DistrictBoard, mission: Mission, letter: str, target: str) -> OpenSums:
    """6.1: Return what both sides bring to a mission, as far as the viewer knows."""
    match mission:
        case Mission.PATROL:
            return patrol_sums(board, letter, target)
        case Mission.PATROL_ALL:
            return _closest(board, letter)
        case Mission.ATTACK:
            return attack_sums(board, letter, target)
        case Mission.AMBUSH:
            return ambush_sums(board, letter, target)
        case Mission.INTIMIDATE:
            return intimidate_sums(board, letter)
        case Mission.REDUCE:
            return reduce_sums(board, letter)
        case _:
            return remove_terror_sums(board, letter)


def _closest(board: DistrictBoard, letter: str) -> OpenSums:
    """6.11: Of a Patrol against everybody, return the sums for the stack that is found first."""
    each = [patrol_sums(board, letter, target) for target in hidden_stacks(board, letter)]
    return min(each, key=lambda sums: sums.against.units + sums.against.terrain)


def _known(known: OpenSum, mission: Mission, side: Belligerent) -> int:
    """RDB.4-1: Return a sum, with concealed counters taken for what they usually are."""
    units = known.units
    if known.concealed and side is INSURGENT:
        match mission:
            case Mission.PATROL | Mission.PATROL_ALL:
                units = HIDDEN_IR
            case Mission.AMBUSH:
                units = AMBUSHERS_IR
            case _:
                units += HIDDEN_TR * known.concealed
    return units + known.terrain
