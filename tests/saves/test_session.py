"""Playing a game that remembers its whole past."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.kernel import (
    Game,
    GameError,
    GameOverError,
    IllegalAnswerError,
    Kind,
    Outcome,
    Procedure,
    Setup,
    Turn,
    draw,
)
from core.kernel.table import DIE
from saves.errors import BadNameError, NoSuchAnswerError, ReadOnlyError
from saves.records import Answer, Bookmark, BranchNamed, HeadMove, HeadMoved
from saves.session import Session
from saves.store import read
from tests.orchard import (
    Dusk,
    Fact,
    Grown,
    Orchard,
    OrchardBox,
    OrchardRules,
    OrchardTable,
    Picked,
    Sold,
    day,
)
from tests.saves.games import BOX, FIRST_DAY, OLD, PROGRAM, OrchardSession, new, reopened, state


def words(session: OrchardSession) -> list[str]:
    """Return the answers from the start to the head."""
    return [answer.answer for answer in session.line()]


def written(path: Path) -> list[object]:
    """Return the records of a save."""
    return [*read(path).records]


def test_a_game_continues_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, *FIRST_DAY, "pick") as session:
        left = state(session)

    with Session.open(BOX, path) as again:
        assert state(again) == left
        assert again.notices == []
        again.answer("plum")
        assert again.number == 9
    assert words(reopened(path)) == [*FIRST_DAY, "pick", "plum"]


def test_the_header_says_how_the_game_was_set_up_and_nothing_about_the_player(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.adp"
    setup = Setup("old", {"ann": "human", "ben": "bot"}, {"wasps": True})
    Session.new(BOX, setup, seed=None, program=PROGRAM, path=path, name="Sunday").close()

    assert path.read_text().partition(',"sum"')[0] == (
        '{"format":2,"game":"orchard","rules":1,"program":"test 1","scenario":"old",'
        '"options":{"wasps":true},"seats":{"ann":"human","ben":"bot"},"name":"Sunday"'
    )
    assert reopened(path).header.setup == setup


def test_a_game_may_start_from_its_own_position(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    board = BOX.start(Setup("young"))
    setup = Setup("old", position=BOX.position(board))
    Session.new(BOX, setup, seed=1, program=PROGRAM, path=path).close()

    assert reopened(path).turn.board == board


def test_an_answer_is_a_line_with_a_fingerprint_and_a_position_where_a_chapter_begins(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.adp"
    with new(path, *FIRST_DAY) as session:
        morning = BOX.position(session.turn.board)

    lines = path.read_text().splitlines()
    assert lines[3].startswith('{"n":3,"by":null,"ask":"pick.roll","answer":"1","sum":"')
    last = written(path)[-1]
    assert isinstance(last, Answer)
    assert last.fingerprint is not None
    assert len(last.fingerprint) == 16
    assert last.position == morning


def test_reasons_are_written_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path) as session:
        session.answer("pick", why=["the trees are full", "Ben is poor"])

    assert reopened(path).line()[0].why == ("the trees are full", "Ben is poor")


def test_an_answer_returns_what_happened_and_it_can_be_asked_for_again() -> None:
    session = new(None, *FIRST_DAY[:-1])

    facts = session.answer("done")

    assert facts == (Dusk(), Grown()) == session.happened(7)
    assert session.happened(4) == (Picked("ann", "apple", 3),)
    assert session.happened(6) == (Sold("ann", 2),)
    assert session.happened(1) == session.happened(0) == ()


def test_an_answer_that_was_not_offered_is_refused_and_not_recorded(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, "pick") as session:
        before = state(session)

        with pytest.raises(IllegalAnswerError):
            session.answer("oak")

        assert state(session) == before
    assert len(written(path)) == 1


def test_undo_moves_the_head_and_playing_on_makes_a_branch(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, "pick", "apple", "1") as session:
        session.undo(2, by="ann")
        session.answer("plum")

        assert words(session) == ["pick", "plum"]
        assert (session.number, session.depth) == (4, 2)
    assert written(path)[3:] == [
        HeadMoved(1, HeadMove.UNDO, "ann"),
        Answer(number=4, parent=1, by="ann", ask="pick.tree", answer="plum"),
    ]


def test_undo_to_a_depth_is_one_step_and_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, *FIRST_DAY, "rest", "rest") as session:
        session.undo_to(4)

        assert words(session) == list(FIRST_DAY[:4])
    assert written(path)[9:] == [HeadMoved(4, HeadMove.UNDO)]


def test_redo_gives_again_what_was_last_taken_back() -> None:
    session = new(None, *FIRST_DAY)
    before = state(session)
    session.undo(5)

    for _ in range(5):
        session.redo()

    assert state(session) == before


def test_jumping_reaches_every_answer_of_every_branch(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, "pick", "apple", "1") as session:
        session.jump(1)
        session.answer("plum")

        for number, line in enumerate(
            ([], ["pick"], ["pick", "apple"], ["pick", "apple", "1"], ["pick", "plum"])
        ):
            session.jump(number, by="ben")
            assert words(session) == line
            assert session.turn.game.trail == tuple(session.at(number).game.trail)
    assert HeadMoved(3, HeadMove.JUMP, "ben") in written(path)


def test_going_where_the_head_already_is_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, "pick") as session:
        session.jump(1)
        session.undo(0)
        session.undo_to(1)

    assert len(written(path)) == 1


def test_undo_redo_and_jump_stay_within_the_tree() -> None:
    session = new(None, "pick")

    with pytest.raises(NoSuchAnswerError, match="cannot take back 2 answers: the game has 1"):
        session.undo(2)
    with pytest.raises(NoSuchAnswerError, match="cannot go back to 2 answers"):
        session.undo_to(2)
    with pytest.raises(NoSuchAnswerError, match="nothing to redo"):
        session.redo()
    for number in (2, -1):
        with pytest.raises(NoSuchAnswerError, match=f"there is no answer {number}"):
            session.jump(number)
        with pytest.raises(NoSuchAnswerError, match=f"there is no answer {number}"):
            session.happened(number)
    assert words(session) == ["pick"]


def test_the_same_answer_after_an_undo_is_the_same_line_again(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, "pick", "apple", "1", "3") as session:
        session.undo(4)

        facts = [session.answer(word) for word in ("pick", "apple", "1", "3")]

        assert session.number == 4
        assert facts[-1] == (Picked("ann", "apple", 3),)
        assert len(session.tree.branches()) == 1
        assert state(reopened(path)) == state(session)
    assert written(path)[-1] == HeadMoved(4, HeadMove.REDO, "ann")


def test_the_same_answer_for_other_reasons_is_another_line() -> None:
    session = new(None, "pick")
    session.undo()

    session.answer("pick", why=["because"])

    assert session.number == 2
    assert len(session.tree.branches()) == 2


def test_bookmarks_and_names_of_branches_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, "pick", "apple", "1") as session:
        session.undo()
        session.bookmark(" before the roll ")
        session.name_branch("apples")
        session.undo()
        session.answer("plum")
        session.name_branch("plums")

    again = reopened(path)
    assert again.tree.bookmarks == {"before the roll": 2}
    assert [(b.leaf, b.name, b.current) for b in again.tree.branches()] == [
        (3, "apples", False),
        (4, "plums", True),
    ]
    assert written(path)[4:6] == [Bookmark(2, "before the roll"), BranchNamed(3, "apples")]


@pytest.mark.parametrize("name", ["", "   ", "two\nlines", "bell\a"])
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    session = new(None, "pick")

    with pytest.raises(BadNameError, match="at least one character"):
        session.bookmark(name)
    with pytest.raises(BadNameError):
        session.name_branch(name)
    assert session.tree.bookmarks == session.tree.names == {}


def test_looking_elsewhere_leaves_the_head_alone() -> None:
    session = new(None, *FIRST_DAY)
    before = state(session)

    elsewhere = session.at(2)
    elsewhere.answer("6")

    assert state(session) == before
    assert session.at(2).pending == Turn(BOX.rules, session.at(2).game).pending


def test_dice_follow_the_seed_and_the_number_of_draws_on_the_branch() -> None:
    session = new(None, "pick", "apple", seed=7)
    session.roll()
    session.undo_to(1)
    session.answer("plum")
    session.roll()
    session.answer("3")
    session.answer("pear")
    session.roll()

    assert words(session)[2] == session.tree[3].answer == draw(7, 0, DIE)
    assert words(session)[5] == draw(7, 1, DIE)


def test_a_die_shows_every_side_with_and_without_a_seed() -> None:
    for seeds in (range(60), [None] * 60):
        seen: set[str] = set()
        for seed in seeds:
            session = new(None, "pick", "apple", seed=seed)
            session.roll()
            seen.add(words(session)[-1])
        assert seen == set(DIE)


class Weather(OrchardRules):
    """Rules in which each day begins with the weather, which is rarely bad."""

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Ask for the weather and nothing else."""
        table = OrchardTable(board, self.after)
        return table, self.weather(table)

    async def weather(self, table: OrchardTable) -> None:
        """Let chance choose by weight."""
        await table.chance(["rain", "sun"], ask="sky", rule="0", kind=Kind.MENU, weights=(1, 10**9))
        table.emit(Grown())


class WeatherBox(OrchardBox):
    """The game of the weather."""

    rules = Weather()


def test_chance_follows_the_weights_of_the_rules() -> None:
    for seed in (*range(20), None):
        session: OrchardSession = Session.new(WeatherBox(), OLD, seed=seed, program=PROGRAM)
        session.roll()
        assert words(session) == ["sun"]


def test_without_a_seed_the_file_does_not_reveal_the_dice(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, "pick", "apple", seed=None) as session:
        session.roll()

    assert '"seed"' not in path.read_text()
    assert reopened(path).line() == session.line()


def test_only_what_is_left_to_chance_is_rolled_for() -> None:
    session = new(None)
    with pytest.raises(GameError, match="day is for ann to answer"):
        session.roll()
    for _ in range(6):
        session.answer("rest")

    assert isinstance(session.turn.pending, Outcome)
    with pytest.raises(GameOverError):
        session.roll()
    with pytest.raises(GameOverError):
        session.answer("rest")


def test_a_watched_game_cannot_be_changed(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    new(path, "pick", "apple").close()
    session = reopened(path)
    before = state(session)

    for change in (
        lambda: session.answer("1"),
        session.roll,
        session.undo,
        lambda: session.undo_to(0),
        lambda: session.jump(0),
        lambda: session.bookmark("x"),
        lambda: session.name_branch("x"),
    ):
        with pytest.raises(ReadOnlyError, match="open read-only"):
            change()

    assert state(session) == before
    assert session.unsaved == 0


def test_a_game_in_memory_can_be_saved_later_with_all_its_branches(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    session = new(None, "pick", "apple")
    session.undo()
    session.answer("plum")
    session.bookmark("plum")
    assert (session.path, session.unsaved, session.poll()) == (None, 5, False)
    session.retry()
    assert session.trouble is None

    session.save_as(path)

    assert (session.path, session.unsaved) == (path, 0)
    session.answer("5")
    assert state(reopened(path)) == state(session)
    session.close()


class BrokenRules(OrchardRules):
    """Rules with a mistake: no day can end."""

    def after(self, board: Orchard, fact: Fact) -> Orchard:
        """Fail at dusk."""
        if isinstance(fact, Dusk):
            raise ZeroDivisionError
        return super().after(board, fact)

    def sit(self, board: Orchard) -> tuple[OrchardTable, Procedure]:
        """Play a day by these rules."""
        table = OrchardTable(board, self.after)
        return table, day(table)


class BrokenBox(OrchardBox):
    """A game with a mistake in its rules."""

    rules = BrokenRules()


def test_a_mistake_in_the_rules_leaves_the_game_where_it_was() -> None:
    session: Session[Orchard, Fact] = Session.new(BrokenBox(), OLD, seed=1, program=PROGRAM)
    session.answer("pick")
    before = state(session)

    with pytest.raises(ZeroDivisionError):
        session.answer("done")

    assert state(session) == before
    session.answer("apple")
    assert session.number == 2


def test_every_answer_can_be_reached_with_one_turn_driven_again() -> None:
    session = new(None, *FIRST_DAY, "pick", "plum", "1", "2", "done", "rest")

    for number in range(len(session.tree) + 1):
        turn = session.at(number)
        assert len(turn.game.trail) <= 7
        assert turn.game == replayed(session, number).game


def replayed(session: OrchardSession, number: int) -> Turn[Orchard, Fact]:
    """Return the game after an answer, driven from the start of the game."""
    turn = Turn(BOX.rules, Game(BOX.start(OLD)))
    for step in session.tree.path(number):
        turn.answer(session.tree[step].answer, session.tree[step].why)
    return turn
