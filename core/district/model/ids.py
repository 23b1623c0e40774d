"""2 The words of District Commander: sides, types of units, boxes, missions and segments."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from core.kernel import UNKNOWN as UNKNOWN


class Belligerent(StrEnum):
    """2.1: The two sides."""

    GOVERNMENT = "government"
    INSURGENT = "insurgent"


GOVERNMENT: Final = Belligerent.GOVERNMENT
INSURGENT: Final = Belligerent.INSURGENT
BELLIGERENTS: Final = (GOVERNMENT, INSURGENT)
ENEMY: Final = {GOVERNMENT: INSURGENT, INSURGENT: GOVERNMENT}


class UnitType(StrEnum):
    """2.221: What a unit is."""

    MIL = "mil"
    POL = "pol"
    CBT = "cbt"
    FOR = "for"
    GR = "gr"
    MF = "mf"
    ASSET = "asset"
    DUMMY = "dummy"
    CONCEALED = "concealed"
    """A counter whose type the viewer may not know."""


REGULAR: Final = frozenset({UnitType.CBT, UnitType.FOR, UnitType.MF})
PARAMILITARY: Final = frozenset({UnitType.MIL, UnitType.POL, UnitType.GR})
ASSETS: Final = frozenset({UnitType.ASSET, UnitType.DUMMY})
"""2.221-3: They lend ratings and never act alone; Dummies are Assets with rules of their own."""

COMBAT: Final = REGULAR | PARAMILITARY
"""Combat Units that are no Assets."""


class Rating(StrEnum):
    """2.221: The three ratings, in the order in which they are written."""

    IR = "ir"
    TR = "tr"
    CMR = "cmr"


class Ratings(NamedTuple):
    """The ratings of a unit or of a Chance Chit."""

    ir: int
    tr: int
    cmr: int

    def of(self, rating: Rating) -> int:
        """Return one of them."""
        value: int = getattr(self, rating)
        return value


BLANK: Final = "blank"
"""2.24: The chit 0-0-0 that each side always has."""


def ratings_of(chit: str) -> Ratings:
    """2.24: Return the ratings of a chit, which is named by its three digits.

    11: A die has one digit, which counts as each of the ratings.
    """
    if not chit.isdecimal():
        return Ratings(0, 0, 0)
    if len(chit) == 1:
        return Ratings(int(chit), int(chit), int(chit))
    ir, tr, cmr = map(int, chit)
    return Ratings(ir, tr, cmr)


COLOURS: Final = {GOVERNMENT: "blue", INSURGENT: "orange"}
"""9.3: The colour of each side's Intelligence Advantages."""

AVAILABLE: Final = "available"
DISRUPTED: Final = "disrupted"
RECRUITING: Final = "recruiting"
RESERVE: Final = "reserve"
REMOVED: Final = "removed"
OFF_MAP: Final = (AVAILABLE, DISRUPTED, RECRUITING, RESERVE, REMOVED)
"""2.3: Where units are that are not in an Area: the Unit Box, the Reserve, out of the game."""


class Mission(StrEnum):
    """6.1: The nine missions; a Patrol may be against one stack or against all."""

    PATROL = "patrol"
    PATROL_ALL = "patrol-all"
    ATTACK = "attack"
    AMBUSH = "ambush"
    MOVE = "move"
    BUILD = "build"
    REDUCE = "reduce"
    RECRUIT = "recruit"
    INTIMIDATE = "intimidate"
    REMOVE_TERROR = "remove-terror"


TACTICAL: Final = frozenset(
    {Mission.PATROL, Mission.PATROL_ALL, Mission.ATTACK, Mission.AMBUSH, Mission.MOVE}
)
"""6.1: A stack may carry out as many of these as its owner wishes."""

FROM_UNDERGROUND: Final = frozenset({Mission.BUILD, Mission.RECRUIT, Mission.REMOVE_TERROR})
"""6.1: What a stack in an Underground box may do."""


class Segment(StrEnum):
    """4: The parts of a turn, in order."""

    SET_UP = "set-up"
    EVENT = "event"
    COMMAND = "command"
    DEPLOYMENT = "deployment"
    INTELLIGENCE = "intelligence"
    OPERATIONS = "operations"
    REDEPLOYMENT = "redeployment"
    ALLOTMENT = "allotment"
    VICTORY = "victory"
    APPEAL = "appeal"


class AnswerKind(StrEnum):
    """What the options of a question are, besides the kinds of the kernel."""

    STACK = "stack"
    UNIT = "unit"
    CHIT = "chit"


DONE: Final = "done"
NONE: Final = "none"
NO: Final = "no"
PASS: Final = "pass"
STOP: Final = "stop"
NEW: Final = "new"

NO_LETTERS: Final = "ijlo"
"""Letters that are easily mistaken for others or for digits."""

_LETTERS: Final = tuple(sorted(set("abcdefghijklmnopqrstuvwxyz") - set(NO_LETTERS)))
LETTERS: Final = (*_LETTERS, *(first + second for first in _LETTERS for second in _LETTERS))
"""RDD-39: The names of stacks, in the order in which they are given."""
