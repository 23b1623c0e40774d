"""The blindfold for District Commander: positions that somebody cannot tell apart."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from adp_tui.games.district.presenter import PRESENTER, DistrictPresenter
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
from tests.blindfold import Blindfold
from tests.previewed import previews

TRIES: Final = 60
"""How many changes are tried; those that the rules do not allow are left out."""

FEW_CHITS: Final = 20
"""With fewer in the Randomizer, it might become empty in one game and not in the other."""

SETTLED: Final = {"shuffle": "000"}
"""The answer to every shuffle: counters that look the same must get the same names."""

FARTHEST: Final = 400
"""How many answers two games are played side by side at most."""

OPEN_ACTS: Final = frozenset(
    {
        "setup.mil",
        "flip",
        "flip.cancel",
        "recruit.draw",
        "recruit.stack",
        "desertion.call",
        "appeal.hq",
    }
)
"""Questions whose answers only their side knows, but with an outcome that everybody sees."""

WORDS: Final = (*Mission, "stop", "pass", "done", "no", "flip", "chit", "available", "new")
"""Words that somebody may look for, besides Areas, units and stacks."""


def alternative(board: DistrictBoard, viewer: str | None, random: Random) -> DistrictBoard:
    """Return a position that differs from another one in what somebody may not know."""
    for side in BELLIGERENTS if viewer is None else (Belligerent(viewer),):
        board = _unknown_to(board, side, random)
    return board


def _unknown_to(board: DistrictBoard, side: Belligerent, random: Random) -> DistrictBoard:
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


def check_blindfold(board: DistrictBoard, seed: int) -> None:
    """RDS-6: Play two games that differ only in what each side, and an onlooker, may not know."""
    BLINDFOLD.check_everybody(board, seed, farthest=FARTHEST)


def _sought(board: DistrictBoard) -> tuple[str, ...]:
    """Return words that somebody may look for."""
    return (*WORDS, *board.grounds, *board.stacks, *board.units)


def blindfold_of(presenter: DistrictPresenter) -> Blindfold[DistrictBoard, DistrictFact]:
    """Return the blindfold for the game with some module."""
    return Blindfold(
        presenter.box,
        alternative,
        sought=_sought,
        open_acts=OPEN_ACTS,
        settled=SETTLED,
        foresee=previews(presenter),
        is_open=presenter.answers.is_open,
    )


BLINDFOLD: Final = blindfold_of(PRESENTER)
