"""An answer's question and what it led to: kept if known, otherwise found by one drive."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.kernel import Decision, Game, Kind, Rules, Turn
from core.kernel.table import DIE
from saves.errors import NoSuchAnswerError
from saves.happenings import Happening
from saves.recording import Recording
from saves.records import START
from saves.session import Session
from tests.orchard import Dusk, Fact, Grown, Orchard, Picked, Sold
from tests.saves.games import (
    BOX,
    FIRST_DAY,
    OLD,
    PROGRAM,
    OrchardSession,
    driven,
    new,
    play,
    reopened,
)
from tests.saves.test_session import WeatherBox

DAY = len(FIRST_DAY)
SECOND_DAY = ("pick", "plum", "1", "2", "done")

Drives = list[Game[Orchard]]


@pytest.fixture
def drives(monkeypatch: pytest.MonkeyPatch) -> Drives:
    """Return a list that grows whenever the rules are driven through a game again."""
    found: Drives = []

    class CountedTurn(Turn[Orchard, Fact]):
        """A turn that reports itself to the list."""

        def __init__(self, rules: Rules[Orchard, Fact], game: Game[Orchard]) -> None:
            found.append(game)
            super().__init__(rules, game)

    for module in ("checkpoints", "replay"):
        monkeypatch.setattr(f"saves.{module}.Turn", CountedTurn)
    return found


def steps(session: OrchardSession, *numbers: int) -> list[Happening[Fact]]:
    """Return some steps."""
    return [session.step(number) for number in numbers]


def everything(session: OrchardSession) -> range:
    """Return the start and every answer of every branch."""
    return range(len(session.tree) + 1)


def test_a_step_is_what_was_asked_and_what_came_of_the_answer() -> None:
    session = new(None, *FIRST_DAY)

    picked, sold, ended = steps(session, 4, 6, 7)

    tree = Decision("ann", "pick.tree", "2", Kind.PLACE, ("cherry", "pear", "plum", "done", "sell"))
    count = Decision("ann", "pick.count", "2.4", Kind.COUNT, ("1", "2", "3"), ("apple",))
    assert picked == Happening(count, (Picked("ann", "apple", 3),))
    assert sold.facts == (Sold("ann", 2),)
    assert ended == Happening(tree, (Dusk(), Grown()))
    assert session.step(3).asked == Decision(None, "pick.roll", "2.3", Kind.DIE, DIE, ("apple",))


def test_nothing_is_asked_at_the_start() -> None:
    assert new(None, "pick").step(START) == Happening(None, ())


def test_a_kept_question_does_not_keep_the_rules_that_explain_it(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, "pick", "apple") as session:
        asked = session.at(1).pending
        assert isinstance(asked, Decision)
        assert asked.refuse is not None

    for view in (session, reopened(path)):
        kept = view.step(2).asked
        assert kept == asked
        assert kept.refuse is None


def test_a_kept_question_has_the_weights_of_chance() -> None:
    session: OrchardSession = Session.new(WeatherBox(), OLD, seed=1, program=PROGRAM)
    session.roll()

    asked = session.step(1).asked

    assert asked is not None
    assert asked.weights == (1, 10**9)


def test_a_new_answer_is_known_without_a_drive(drives: Drives) -> None:
    session = new(None, *FIRST_DAY, *SECOND_DAY, "pick")
    drives.clear()

    told = steps(session, *everything(session))

    assert not drives
    assert told == [driven(session, number) for number in everything(session)]


def test_a_repeated_answer_is_known_without_a_drive(tmp_path: Path, drives: Drives) -> None:
    path = tmp_path / "game.adp"
    new(path, *FIRST_DAY).close()
    with Session.open(BOX, path) as session:
        session.undo_to(0)
        for word in FIRST_DAY:
            session.answer(word)
        assert len(session.tree) == DAY
        drives.clear()

        told = steps(session, *everything(session))

        assert not drives
        assert told == [driven(session, number) for number in everything(session)]


@pytest.mark.parametrize("order", [1, -1], ids=["forwards", "backwards"])
def test_looking_over_a_turn_drives_it_once(tmp_path: Path, drives: Drives, order: int) -> None:
    path = tmp_path / "game.adp"
    new(path, *FIRST_DAY, *SECOND_DAY).close()
    session = reopened(path)
    drives.clear()

    first = steps(session, *range(1, DAY + 1)[::order])

    assert len(drives) <= 1
    assert first[::order] == [driven(session, number) for number in range(1, DAY + 1)]
    drives.clear()
    steps(session, *everything(session)[::order])
    assert len(drives) <= 1, "that of the second day"
    steps(session, *everything(session)[::order])
    assert len(drives) <= 1


def test_looking_over_a_turn_with_two_ends_drives_it_twice(tmp_path: Path, drives: Drives) -> None:
    path = tmp_path / "game.adp"
    with new(path, *FIRST_DAY) as session:
        session.undo(3)
        session.answer("done")
    again = reopened(path)
    drives.clear()

    told = steps(again, *everything(again))

    assert len(drives) <= 2
    assert told == [driven(again, number) for number in everything(again)]


def test_a_change_of_seats_asks_nothing_leads_to_nothing_and_needs_no_drive(
    tmp_path: Path, drives: Drives
) -> None:
    path = tmp_path / "game.adp"
    with new(path) as session:
        session.seat("ann", "bot")
        session.answer("pick")
        session.seat("ben", "bot")
        session.answer("done")
        session.seat("ann", "human")

    for played in (session, Session.open(BOX, path, careful=True)):
        drives.clear()
        assert steps(played, 1, 3, 5) == [Happening()] * 3
        assert not drives
        assert steps(played, 2, 4) == [driven(played, 2), driven(played, 4)]


def test_there_is_no_step_beyond_the_tree() -> None:
    session = new(None, "pick")

    for number in (2, -1):
        with pytest.raises(NoSuchAnswerError, match=f"there is no answer {number}"):
            session.step(number)


def test_a_watcher_can_look_at_every_answer_as_it_comes(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path) as playing:
        watching = reopened(path)
        for word in (*FIRST_DAY, *SECOND_DAY):
            playing.answer(word)
            watching.poll()
            assert watching.step(playing.number) == playing.step(playing.number)
        playing.jump(3)
        playing.answer("2")
        playing.answer("done")
        watching.poll()

        told = steps(watching, *everything(playing))

        assert told == steps(playing, *everything(playing))


def test_a_watcher_whose_file_is_replaced_keeps_nothing_of_the_old_game(tmp_path: Path) -> None:
    path, other = tmp_path / "game.adp", tmp_path / "other.adp"
    new(path, *FIRST_DAY).close()
    watching = reopened(path)
    old = steps(watching, *everything(watching))
    with new(other, "rest", *SECOND_DAY, seed=99) as playing:
        pass

    other.replace(path)
    watching.poll()

    told = steps(watching, *everything(watching))
    assert told == steps(playing, *everything(playing))
    assert told[1:] != old[1 : len(told)]


numbers = st.integers(0, 1_000)
deeds = st.sampled_from([*["answer"] * 8, "undo", "redo", "jump", "seat", "look"])


def do(session: OrchardSession, deed: str, number: int) -> None:
    """Do something to a game; skip it if it is not possible."""
    match deed, session.turn.pending:
        case "answer", Decision(options=options):
            session.answer(options[number % len(options)])
        case "undo", _:
            session.undo(number % (session.depth + 1))
        case "redo", _ if session.tree.onward() is not None:
            session.redo()
        case "jump", _:
            session.jump(number % (len(session.tree) + 1))
        case "seat", _:
            session.seat(("ann", "ben")[number % 2], "bot")
        case "look", _:
            number %= len(session.tree) + 1
            assert session.step(number) == driven(session, number)
        case _:
            pass


@given(st.lists(st.tuples(deeds, numbers), max_size=80), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_every_step_of_any_history_is_what_the_rules_say_when_driven_again(
    history: list[tuple[str, int]], random: Random
) -> None:
    session = new(None)
    for deed, number in history:
        do(session, deed, number)

    every_step_is_driven(session, random)


@given(st.integers(0, 1 << 32), st.randoms(use_true_random=False))
@settings(max_examples=20, deadline=None)
def test_every_step_of_a_random_game_is_what_the_rules_say_when_driven_again(
    seed: int, random: Random
) -> None:
    session = new(None, seed=seed)
    play(session, 80, seed)

    every_step_is_driven(session, random)


def every_step_is_driven(session: OrchardSession, random: Random) -> None:
    """Compare every step of the game, played and reopened, with what the rules say again."""
    expected = [driven(session, number) for number in everything(session)]
    order = [*everything(session)]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.adp"
        session.copy_to(path)
        with Session.open(BOX, path) as opened:
            for view in (session, opened, reopened(path), Recording.read(BOX, path)):
                random.shuffle(order)
                assert steps(view, *order) == [expected[number] for number in order]
