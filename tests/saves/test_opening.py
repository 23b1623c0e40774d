"""A game that is opened at its last chapter is the same game as one that is replayed carefully."""

from __future__ import annotations

import tempfile
import tracemalloc
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adp_tui.games import box_named
from core.adp.box import BOX as ADP
from core.kernel import BadSetupError, Box, Decision, GameError, Setup, Turn, draw
from saves.errors import DivergedError, MustAgreeError
from saves.records import START
from saves.session import Session
from saves.store import read_header
from tests.corpus.account import KNOWN
from tests.orchard import OrchardRules
from tests.saves.games import BOX, FIRST_DAY, OLD, PROGRAM, new, state
from tests.saves.test_divergence import (
    BrokenNight,
    CarefulAnn,
    DearFruit,
    LaterBox,
    RestlessAnn,
)
from tests.saves.test_earlier_rules import FirstBox, SecondBox

AnySession = Session[Any, Any]

CORPUS = Path(__file__).parents[1] / "corpus"
SAVES = sorted(CORPUS.glob("*/*.adp"))
WORDS = ("apple", "plum", "done", "sell", "7", "kabul", "kandahar", "march", "limited")
"""Words that may be refused."""

RULES = [OrchardRules(), DearFruit(), RestlessAnn(), CarefulAnn(), BrokenNight()]


def seen(session: AnySession, number: int) -> tuple[object, ...]:
    """Return everything that can be seen of an answer, or why it cannot be seen."""
    found: list[object] = [session.checkpoint(number)]
    for look in (session.at, session.before, session.step):
        if number == START and look == session.before:
            continue
        try:
            sight = look(number)
        except GameError as error:
            found.append(str(error))
        else:
            found.append(all_of(sight) if isinstance(sight, Turn) else (sight, *whole(sight.asked)))
    return tuple(found)


def all_of(turn: Turn[Any, Any]) -> tuple[object, ...]:
    """Return everything about a game in motion."""
    return turn.game, turn.board, turn.facts, turn.pending, *whole(turn.pending), turn.asked


def whole(asked: object) -> tuple[object, ...]:
    """Return what the comparison of questions leaves out, with the reasons why not."""
    if not isinstance(asked, Decision):
        return ()
    words = {*WORDS, *asked.options}
    return asked.weights, asked.asides, asked.again, *(asked.why_not(w) for w in sorted(words))


def assert_same_game(box: Box[Any, Any], path: Path, chance: Random, looks: int) -> None:
    """Look at answers in any order, in a game opened quickly and in one opened carefully."""
    with (
        Session.open(box, path, read_only=True) as quick,
        Session.open(box, path, read_only=True, careful=True) as careful,
    ):
        assert all_of(quick.turn) == all_of(careful.turn)
        assert state(quick) == state(careful)
        assert [*map(quick.tree.rules, range(1, len(quick.tree) + 2))] == [
            *map(careful.tree.rules, range(1, len(careful.tree) + 2))
        ]
        assert quick.seats == careful.seats
        assert quick.tree.notes == careful.tree.notes
        numbers = list(range(len(quick.tree) + 1))
        chance.shuffle(numbers)
        for number in numbers[:looks]:
            assert seen(quick, number) == seen(careful, number), number
        if looks >= len(numbers):
            assert [*map(str, quick.divergences)] == [*map(str, careful.divergences)]


def played(session: AnySession, answers: int, chance: Random) -> None:
    """Play at random, with other lines of play, new players and marks in between."""
    for _ in range(answers):
        asked = session.turn.pending
        if not isinstance(asked, Decision) or chance.random() < 0.2:
            wander(session, chance)
        else:
            session.answer(draw(1, len(session.tree), asked.options, asked.weights))


def wander(session: AnySession, chance: Random) -> None:
    """Do something else than to answer, as far as it can be done."""
    try:
        _wander(session, chance)
    except MustAgreeError as needed:
        for side in needed.sides:
            session.agree(needed.number, side, yes=chance.random() < 0.8)


def _wander(session: AnySession, chance: Random) -> None:
    with suppress(BadSetupError, DivergedError):  # some options need certain seats
        match chance.randrange(8):
            case 0 | 1:
                session.undo(chance.randrange(min(session.depth, 9) + 1))
            case 2 if session.tree.onward() is not None:
                session.redo()
            case 3:
                session.jump(chance.randrange(len(session.tree) + 1))
            case 4:
                session.seat(chance.choice(session.box.sides), chance.choice(("human", "bot")))
            case 5:
                session.bookmark(chance.choice("ab"))
            case 6 if session.number:
                session.note(chance.choice(("why?", "")))
            case 6:
                session.name_branch(chance.choice("cd"))
            case _:
                session.make_main()


@given(st.integers(0, 1 << 32), st.sampled_from(RULES), st.integers(1, 3))
@settings(max_examples=25, deadline=None)
def test_it_is_the_same_game_at_every_answer(seed: int, rules: OrchardRules, days: int) -> None:
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.adp")
        written = LaterBox(OrchardRules(), days)
        written.version = chance.choice((1, 2))
        with Session.new(written, OLD, seed=1, program=PROGRAM, path=path) as session:
            played(session, 60, chance)

        assert_same_game(LaterBox(rules, days), path, chance, looks=1000)


@given(st.integers(0, 1 << 32))
@settings(max_examples=12, deadline=None)
def test_a_game_that_went_on_under_later_rules_is_the_same_game(seed: int) -> None:
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.adp")
        first, second = FirstBox(), SecondBox()
        with Session.new(first, OLD, seed=1, program=PROGRAM, path=path) as session:
            played(session, 30, chance)
        assert_same_game(second, path, chance, looks=1000)
        with Session.open(second, path) as session:
            played(session, 30, chance)

        assert_same_game(second, path, chance, looks=1000)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_saves_of_earlier_programs_are_the_same_games(path: Path) -> None:
    box = box_named(read_header(path).game, KNOWN)
    assert_same_game(box, path, Random(1), looks=60)


@pytest.mark.parametrize("sample", range(0, len(ADP.samples), 9))
def test_games_with_branches_and_new_players_are_the_same(tmp_path: Path, sample: int) -> None:
    path, chance = tmp_path / "game.adp", Random(sample)
    setup: Setup = ADP.samples[sample]
    with Session.new(ADP, setup, seed=1, program=PROGRAM, path=path) as session:
        played(session, 400, chance)

    assert_same_game(ADP, path, chance, looks=150)


def test_only_the_last_chapter_is_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.adp"
    new(path, *FIRST_DAY, *["rest"] * 3, "pick").close()
    days: list[int] = []
    usual = OrchardRules.sit

    def counted(self: OrchardRules, board: Any) -> Any:
        days.append(board.day)
        return usual(self, board)

    monkeypatch.setattr(OrchardRules, "sit", counted)
    with Session.open(BOX, path) as session:
        assert set(days) == {1, 5}, "the start, and the last chapter"
        days.clear()
        session.at(9)
        assert set(days) == {4}


def test_an_opened_game_takes_at_most_twice_the_memory_of_its_file(tmp_path: Path) -> None:
    kept, sizes = [], []
    for answers in (400, 2000):
        path, chance = tmp_path / f"{answers}.adp", Random(1)
        with Session.new(ADP, ADP.samples[0], seed=1, program=PROGRAM) as session:
            played(session, answers, chance)
            session.copy_to(path)
        tracemalloc.start()
        with Session.open(ADP, path, read_only=True):
            kept.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        sizes.append(path.stat().st_size)

    short, long = kept
    assert long - short <= 2 * (sizes[1] - sizes[0]), "what the longer game adds"
