"""The blindfold: games that differ only in what a side may not know are the same to that side.

Two games are played side by side from such positions. Until something happens that may tell the
side what it did not know, it must see the same, be asked the same and be refused the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from msgspec.structs import replace

from core.district.box import DISTRICT
from core.district.model.board import Camp, DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    DISRUPTED,
    ENEMY,
    GOVERNMENT,
    INSURGENT,
    OFF_MAP,
    RESERVE,
    Belligerent,
    Mission,
    UnitType,
)
from core.district.model.module import EventEffect
from core.district.rules.events import is_in_force
from core.kernel import Decision, Game, Turn

DistrictTurn = Turn[DistrictBoard, DistrictFact]

Check = Callable[[DistrictTurn, DistrictTurn], None]
"""Compares what two games are to a side."""

TRIES: Final = 60
"""How many changes are tried; those that the rules do not allow are left out."""

FEW_CHITS: Final = 20
"""With fewer in the Randomizer, it might become empty in one game and not in the other."""

SAME_WORD: Final = "000"
"""The answer to every shuffle: counters that look the same must get the same names."""

FARTHEST: Final = 400
"""How many answers two games are played side by side at most."""

OPEN_ACTS: Final = frozenset(
    {"setup.mil", "flip", "flip.cancel", "recruit.stack", "desertion.call", "appeal.hq"}
)
"""Questions whose answers only their side knows, but with an outcome that everybody sees."""

WORDS: Final = (*Mission, "stop", "pass", "done", "no", "flip", "chit", "available", "new")
"""Words that somebody may look for, besides Areas, units and stacks."""


def check_blindfold(board: DistrictBoard, seed: int) -> None:
    """RDS-6: Play two games that differ only in what each side may not know.

    When a game is over, much of that is open.
    """
    if board.result is not None:
        return
    for side in BELLIGERENTS:
        random = Random(f"{seed} {side}")
        other = alternative(board, side, random)
        play_both(board, other, side, random)


# Another position that a side cannot tell from this one


def alternative(board: DistrictBoard, side: Belligerent, random: Random) -> DistrictBoard:
    """Return a position that differs from another one in what a side may not know."""
    for _ in range(TRIES):
        change = random.choice((_swap_units, _swap_units, _move_unit, _change_camp, _change_hand))
        changed = change(board, side, random)
        if not DISTRICT.problems(changed):
            board = changed
    return board


def _hidden_units(board: DistrictBoard, side: Belligerent) -> list[str]:
    """Return the enemy units that a side does not see: off the map, or face down."""
    return [
        name
        for name, unit in board.units.items()
        if board.side_of(name) is not side
        and (unit.at in OFF_MAP or (side is GOVERNMENT and not unit.revealed))
    ]


def _swap_units(board: DistrictBoard, side: Belligerent, random: Random) -> DistrictBoard:
    """Swap two hidden counters, with all that is known of neither."""
    if side is INSURGENT:
        return _change_hidden_hits(board, random)
    first, second = random.sample(_hidden_units(board, side), 2)
    one, two = board.units[first], board.units[second]
    return board.with_units(
        {
            first: replace(one, kind=two.kind, hits=two.hits, fresh=two.fresh),
            second: replace(two, kind=one.kind, hits=one.hits, fresh=one.fresh),
        }
    )


def _change_hidden_hits(board: DistrictBoard, random: Random) -> DistrictBoard:
    """DA-2: Behind the curtain, the Insurgent does not see repairs and payments."""
    if board.curtain is None:
        return board
    camp = board.camps[GOVERNMENT]
    board = board.with_camp(GOVERNMENT, replace(camp, tp=random.randint(0, camp.tp_max)))
    name = random.choice(board.on_map(GOVERNMENT) or tuple(board.units))
    return board.with_unit(name, replace(board.units[name], hits=random.randint(0, 1)))


def _move_unit(board: DistrictBoard, side: Belligerent, random: Random) -> DistrictBoard:
    """Put a unit of the enemy into another box.

    A POL leaves the Reserve by promotion only, which everybody sees.
    """
    boxes: tuple[str, ...] = (AVAILABLE, DISRUPTED, RESERVE)
    names = [name for name in _hidden_units(board, side) if board.units[name].at in OFF_MAP]
    name = random.choice(names)
    if board.kind(name).type is UnitType.POL:
        boxes = (AVAILABLE, DISRUPTED)
    at = random.choice(boxes)
    if board.units[name].at not in boxes:
        return board
    return board.with_unit(name, replace(board.units[name], at=at))


def _change_camp(board: DistrictBoard, side: Belligerent, random: Random) -> DistrictBoard:
    """Change what the enemy has in front of it, and the true Strategies of both."""
    enemy = ENEMY[side]
    camp = board.camps[enemy]
    changed = replace(
        camp,
        vp=max(0, min(board.length.limit - 30, camp.vp + random.randint(-9, 9))),
        strategy=random.choice(board.rulebook.strategies_of(enemy)) if camp.strategy else "",
        appeal_from=random.randint(1, board.turn + 3),
    )
    if side is GOVERNMENT:
        was_told = is_in_force(board, EventEffect.RELIEF)
        most = camp.tp_max if was_told else random.randint(2, 12)
        changed = replace(changed, tp=random.randint(-1, most), tp_max=most)
    board = board.with_camp(enemy, changed)
    for who, camp in board.camps.items():
        if camp.true_strategy:
            true = random.choice(board.rulebook.strategies_of(who))
            board = board.with_camp(who, replace(camp, true_strategy=true))
    return board


def _change_hand(board: DistrictBoard, side: Belligerent, random: Random) -> DistrictBoard:
    """Give the enemy another hand, unless few chits are left, which everybody can feel."""
    if len(board.randomizer) < FEW_CHITS:
        return board
    own = board.camps[side].hand
    others = [chit for chit in board.rulebook.chits if chit not in own]
    hand = tuple(sorted(random.sample(others, random.randint(0, 7))))
    camp: Camp = board.camps[ENEMY[side]]
    return board.with_camp(ENEMY[side], replace(camp, hand=hand))


# Two games side by side


def play_both(
    board: DistrictBoard,
    other: DistrictBoard,
    side: Belligerent,
    random: Random,
    check: Check | None = None,
) -> int:
    """Play both until they may differ for the side; return how often it was asked the same.

    `check` is told of both games whenever the side is asked.
    """
    assert DISTRICT.view(board, side) == DISTRICT.view(other, side), f"{side} sees a difference"
    turns = Turn(DISTRICT.rules, Game(board)), Turn(DISTRICT.rules, Game(other))
    games = _Watched(turns[0], side), _Watched(turns[1], side)
    questions = 0
    for _ in range(FARTHEST):
        for game in games:
            game.answer_what_is_hidden(random)
        if _have_parted(*games):
            break
        one, two = (game.turn.pending for game in games)
        if not isinstance(one, Decision) or not isinstance(two, Decision):
            break
        if one.by == side:
            check_same_question(one, two, games[0].turn.board)
            if check is not None:
                check(*turns)
            questions += 1
        both = [word for word in one.options if word in two.options]
        if not both:
            break
        word = random.choice(both)
        for game in games:
            game.answer(word)
    return questions


def check_same_question(one: Decision, two: Decision, board: DistrictBoard) -> None:
    """RDD-42: The same is asked and offered, and the same words are refused for the same reason."""
    assert one == two, f"{one} against {two}"
    for word in (*WORDS, *board.grounds, *board.stacks, *board.units):
        assert one.why_not(word) == two.why_not(word), f"{one.ask}: {word}"


class _Watched:
    """A game in motion, and what a side has learned from it."""

    def __init__(self, turn: DistrictTurn, side: Belligerent) -> None:
        self.turn = turn
        self._side = side
        self.learned: list[DistrictFact] = []
        """What the side has learned since it last compared the games."""

        self.may_differ = False
        """Whether something of it may have told the side what it did not know."""

        self._note(turn.facts)

    @property
    def view(self) -> DistrictBoard:
        """What the side sees."""
        return DISTRICT.view(self.turn.board, self._side)

    def answer_what_is_hidden(self, random: Random) -> None:
        """Answer the questions of which the side learns nothing."""
        while isinstance(decision := self.turn.pending, Decision) and _is_hidden(
            decision, self._side
        ):
            is_shuffle = decision.ask == "shuffle"
            self.answer(SAME_WORD if is_shuffle else random.choice(decision.options))

    def answer(self, word: str) -> None:
        """Answer a question, and note what the side learns."""
        decision = self.turn.pending
        assert isinstance(decision, Decision)
        is_open_act = decision.ask in OPEN_ACTS and _is_hidden(decision, self._side)
        if self._note(self.turn.answer(word)) and is_open_act:
            self.may_differ = True

    def _note(self, facts: Iterable[DistrictFact]) -> bool:
        """Note what the side learns; return whether it learned anything."""
        known = len(self.learned)
        for fact in facts:
            told = DISTRICT.seen(fact, self._side)
            if told is not None:
                self.learned.append(told)
            if DISTRICT.reveals(fact, self._side):
                self.may_differ = True
        return len(self.learned) > known

    def forget(self) -> None:
        """Begin to note anew."""
        self.learned.clear()
        self.may_differ = False


def _is_hidden(decision: Decision, side: Belligerent) -> bool:
    return decision.by != side and decision.known_to is not None and side not in decision.known_to


def _have_parted(one: _Watched, two: _Watched) -> bool:
    """Whether the side has learned different things, which it may; raise if it may not."""
    is_same = one.learned == two.learned and one.view == two.view
    if not is_same:
        assert one.may_differ or two.may_differ, _difference(one, two)
    one.forget()
    two.forget()
    return not is_same


def _difference(one: _Watched, two: _Watched) -> str:
    for first, second in zip(one.learned, two.learned, strict=False):
        if first != second:
            return f"{first} against {second}"
    if len(one.learned) != len(two.learned):
        return f"{one.learned} against {two.learned}"
    return f"the views differ at {one.turn.pending}"
