"""How the answers of District Commander are arranged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from adp_tui.games.district.wording import unit_in
from adp_tui.presenter.answers import Answers
from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    AVAILABLE,
    DONE,
    LETTERS,
    NO,
    PASS,
    STOP,
    UNKNOWN,
    AnswerKind,
    Mission,
    Segment,
)
from core.kernel import Decision, Reason

MISSIONS: Final = tuple(mission.value for mission in Mission)
_OF_INSURGENT: Final = (Mission.AMBUSH, Mission.INTIMIDATE)
_OF_GOVERNMENT: Final = (Mission.PATROL, Mission.PATROL_ALL)

_ALONE: Final = frozenset({"ops.area", "ops.stack", "appeal", "intel.gather"})
"""Questions that begin a turn and are not put to a solo player who has no choice."""

_OPEN: Final[Mapping[str | None, frozenset[str]]] = {
    "government": frozenset(
        {
            *("event.refit", "event.amnesty", "intel.gather", "ops.stack", "ops.mission"),
            *("patrol.target", "attack.target", "move.to", "hits", "recruit.what"),
            *("recruit.stack", "desertion.unit"),
        }
    ),
    "insurgent": frozenset({"event.truce", "ops.area", "hits"}),
}
"""RDS-4: Questions of each side whose options follow from what everybody knows."""

_UNEXPECTED: Final = frozenset(
    {"mission.not-for-side", "target.no-enemy-stack", "stack.not-here", "stack.not-yours"}
)
"""The reasons against missions of the other side, and against stacks that are not there."""

_OF_STACKS: Final = ("ops.stack", "patrol.target", "attack.target")
"""Questions for a stack, where players may wonder why one of those there is missing."""


class DistrictAnswers(Answers[DistrictBoard]):
    """The answers of District Commander: one list, with the last answer under 0."""

    finishing = (DONE, PASS, STOP, NO, "none")

    def arranged(self, decision: Decision, board: DistrictBoard) -> Decision:
        """Return a question with one unit of several that are alike, those to be placed first."""
        if decision.kind != AnswerKind.UNIT:
            return decision
        first: dict[object, str] = {}
        for word in decision.options:
            first.setdefault(_likeness(board, word), word)
        words = sorted(first.values(), key=lambda word: _is_placed(board, word))
        return replace(decision, options=tuple(words))

    def ends_part(self, before: DistrictBoard, after: DistrictBoard) -> bool:
        """Whether all Operations are over, or what else a side does in one go."""
        return _part(before) != _part(after)

    def begins_on(self, decision: Decision) -> str | None:
        """Return the answer that changes nothing, where Enter would otherwise do more and more."""
        last = {"command": DONE, "redeploy": DONE, "appeal": NO}.get(decision.ask)
        return last if last in decision.options else None

    def stand_in(self, decision: Decision, word: str, board: DistrictBoard) -> str:
        """Return the unit that is listed for one that is like it."""
        if decision.kind != AnswerKind.UNIT or word not in decision.options:
            return word
        likeness = _likeness(board, word)
        return next(one for one in decision.options if _likeness(board, one) == likeness)

    def goes_without_saying(self, decision: Decision, board: DistrictBoard, *, solo: bool) -> bool:
        """Whether everybody can see that there is no other answer, if anybody looks."""
        if solo or decision.ask == "ops.area":
            return decision.ask in _ALONE
        if decision.ask != "ops.stack":
            return False
        stacks = map(board.stacks.__getitem__, board.stacks_in(board.active))
        return all(stack.done for stack in stacks if stack.side == decision.by)

    def is_always_asked(self, decision: Decision) -> bool:
        """Whether the only answer costs a Task Point: its chances are shown first."""
        return decision.ask == "ops.mission"

    def is_open(self, decision: Decision) -> bool:
        """RDS-4: Whether the question is asked on the view that everybody has.

        What the Government may do with a stack follows from its units and its Task Points, which
        are open; so are the Areas that can be activated. What an Insurgent stack may do would tell
        what its counters are.
        """
        return decision.known_to is None and decision.ask in _OPEN.get(decision.by, ())

    def needs_little(self, decision: Decision) -> bool:
        """RDS-26: Whether only a hand of chits is shown, while everything else stays."""
        return decision.kind == AnswerKind.CHIT and decision.ask in ("chit", "chit.second")

    def sought(self, decision: Decision) -> tuple[str, ...]:
        """Return words that a player might expect: the missions of the side, or any stack."""
        if decision.ask in _OF_STACKS:
            return LETTERS
        if decision.ask != "ops.mission":
            return ()
        others = _OF_INSURGENT if decision.by == "government" else _OF_GOVERNMENT
        return tuple(word for word in MISSIONS if word not in others)

    def is_worth_listing(self, decision: Decision, reason: Reason) -> bool:
        """Whether a player might expect an answer that is refused for this reason."""
        return reason.code not in _UNEXPECTED


def _part(board: DistrictBoard) -> tuple[object, ...]:
    """Return which part of which turn it is; in Operations, both sides act in turns."""
    both = board.segment is Segment.OPERATIONS
    return board.turn, board.segment, None if both else board.side


def _is_placed(board: DistrictBoard, word: str) -> int:
    """Return what units are ordered by: Available ones first, then others, then other answers."""
    unit = board.units.get(unit_in(word))
    if unit is None:
        return 2
    return 1 if word in board.posts or unit.at != AVAILABLE else 0


def _likeness(board: DistrictBoard, word: str) -> object:
    """Return what an answer has in common with those that mean the same."""
    unit = unit_in(word)
    if unit not in board.units or board.units[unit].kind == UNKNOWN:
        return word
    deed, stack = word.removesuffix(unit), board.units[unit].stack
    return deed, stack, board.units[unit], board.posts.get(unit)
