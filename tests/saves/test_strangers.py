"""Logs that somebody forged with valid sums, prints and positions: what is told, and when.

Whoever writes a log by rules of his own can make all of it fit together. A game that is merely
opened rests on its last recorded position; wherever the head moves, the chapter before is checked,
too; `careful` (as `adp verify` is) finds everything.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.errors import DamagedSaveError, DivergedError
from saves.log import MOST_NESTED
from saves.recording import Recording
from saves.session import Session
from tests.orchard import OrchardRules
from tests.saves.games import BOX, FIRST_DAY, OLD, PROGRAM, OrchardSession, add, edit, new
from tests.saves.test_divergence import DearFruit, LaterBox

DEAR_DAY = len(FIRST_DAY)
TOLD = (
    "line 8 no longer replays (it leads to a different position): "
    "the recorded position after answer 7 is used"
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game of five days in which Ann was paid too much on the first one."""
    path = tmp_path / "forged.adp"
    with Session.new(LaterBox(DearFruit()), OLD, seed=1, program=PROGRAM, path=path) as session:
        for word in (*FIRST_DAY, *["rest"] * 3, "pick"):
            session.answer(word)
    return path


def opened(path: Path, *, careful: bool = False, days: int = 1) -> OrchardSession:
    """Open a game under the honest rules."""
    return Session.open(LaterBox(OrchardRules(), days), path, careful=careful)


def test_a_game_that_is_merely_opened_rests_on_its_last_position(path: Path) -> None:
    with opened(path) as session:
        assert session.notices == []
        assert session.turn.board.coins["ann"] == 4
        session.answer("apple")
        session.undo()
        session.undo()
        assert session.notices == [], "the chapter before the last one is as it should be"

    with opened(path, careful=True) as session:
        assert session.notices == [TOLD]


def test_whoever_goes_back_to_a_forged_position_is_told(path: Path) -> None:
    with opened(path) as session:
        session.undo_to(DEAR_DAY)
        assert session.notices == [TOLD]
        session.jump(3)
        session.redo()
        assert session.notices == [TOLD], "only once"


def test_whoever_goes_back_into_the_chapter_before_a_forged_position_is_told(
    tmp_path: Path,
) -> None:
    path = tmp_path / "forged.adp"
    with Session.new(LaterBox(DearFruit()), OLD, seed=1, program=PROGRAM, path=path) as session:
        for word in ("rest", "rest", *FIRST_DAY, "pick"):
            session.answer(word)

    with opened(path) as session:
        assert session.notices == []
        session.undo_to(5)
        (told,) = session.notices
        assert told.endswith("the recorded position after answer 9 is used")


@pytest.mark.parametrize("place", [7, 8])
def test_whoever_jumps_to_where_play_rests_on_a_forged_position_is_told(
    path: Path, place: int
) -> None:
    for session in (opened(path), Recording.read(LaterBox(OrchardRules()), path)):
        with session:
            session.jump(place)
            assert (session.notices == [TOLD]) == (place == DEAR_DAY)
            session.undo_to(7)
            assert session.notices == [TOLD]


def test_whoever_plays_towards_a_forged_position_is_told(path: Path) -> None:
    with Recording.read(LaterBox(OrchardRules()), path) as recording:
        for _ in range(DEAR_DAY - 1):
            recording.redo()
            assert recording.notices == []
        recording.redo()
        assert recording.notices == [TOLD]
        assert recording.turn.board.coins["ann"] == 4


def test_whoever_looks_at_a_forged_position_is_told(path: Path) -> None:
    with opened(path) as session:
        assert session.step(8).facts
        with pytest.raises(DivergedError, match="line 8: answer 7 no longer replays"):
            session.step(7)


def test_an_answer_that_the_rules_refuse_is_told_at_once_in_the_last_chapter(
    tmp_path: Path,
) -> None:
    path = tmp_path / "forged.adp"
    with Session.new(LaterBox(OrchardRules(), 3), OLD, seed=1, program=PROGRAM, path=path) as game:
        for word in ["rest"] * 5:
            game.answer(word)
    edit(path, lambda body: _napping(body, 4))

    for careful in (False, True):
        with opened(path, careful=careful, days=3) as session:
            assert session.number == 3
            assert session.notices == [
                "line 5 no longer replays ('nap' does not answer day: not-a-choice (1)): "
                "play continues from the start of that chapter, after answer 3"
            ]
            assert session.checkpoint(4) is None
            assert session.checkpoint(5) is None


def test_an_answer_that_the_rules_refuse_is_told_to_whoever_goes_there(tmp_path: Path) -> None:
    path = tmp_path / "forged.adp"
    with Session.new(LaterBox(OrchardRules(), 3), OLD, seed=1, program=PROGRAM, path=path) as game:
        for word in ["rest"] * 5:
            game.answer(word)
    edit(path, lambda body: _napping(body, 1))

    with opened(path, days=3) as session:
        assert session.notices == []
        assert session.checkpoint(2) is not None, "the prints of a glimpse are right"
        with pytest.raises(DivergedError, match="line 2: answer 1 no longer replays"):
            session.jump(1)
        assert session.checkpoint(2) is None
        session.undo()
        (told,) = session.notices
        assert told.endswith("the recorded position after answer 3 is used")


def _napping(body: bytes, number: int) -> bytes:
    """Let an answer be a word that the rules never offered, and take for resting."""
    if f'"n":{number},'.encode() not in body:
        return body
    return body.replace(b'"answer":"rest"', b'"answer":"nap"')


def test_a_position_without_a_print_costs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "forged.adp"
    new(path, "pick", "apple").close()
    edit(path, lambda body: body.replace(b'"answer":', b'"position":"","answer":'))
    with opened(path, careful=True) as session:
        assert session.number == 2
        assert len(session.strange_positions()) == 2


def _nested(depth: int) -> bytes:
    reason = b'["a",[' * depth + b"1" + b"]]" * depth
    return b'{"n":1,"by":"ann","how":"bot","ask":"day","answer":"pick","why":[' + reason + b"]}"


@pytest.mark.parametrize("depth", [MOST_NESTED + 1, 300, 100_000])
def test_reasons_that_are_nested_too_deeply_are_damage(tmp_path: Path, depth: int) -> None:
    path = tmp_path / "forged.adp"
    new(path).close()
    add(path, _nested(depth))
    with pytest.raises(DamagedSaveError, match="line 2: it is nested too deeply"):
        Session.open(BOX, path)


def test_whatever_can_be_read_can_be_looked_at_in_the_midst_of_many_functions(
    tmp_path: Path,
) -> None:
    path = tmp_path / "forged.adp"
    new(path).close()
    add(path, _nested(MOST_NESTED - 1))

    def deeper(levels: int) -> object:
        return deeper(levels - 1) if levels else session.line()

    with Session.open(BOX, path) as session:
        assert deeper(400) == session.line()
