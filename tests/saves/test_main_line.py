"""The main line: what is a slip, what is a what-if, and which line somebody chose."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.kernel import How
from saves.errors import NoSuchAnswerError, ReadOnlyError
from saves.recording import Recording
from saves.records import (
    MAIN_LINE,
    SEATS,
    START,
    Answer,
    BranchNamed,
    HeadMove,
    HeadMoved,
    Record,
)
from saves.tree import Tree
from tests.saves.games import BOX, OrchardSession, new, reopened


def given_by(
    who: str | None,
    number: int,
    parent: int,
    how: How = How.PERSON,
    ask: str = "day",
    word: str = "",
) -> Answer:
    """Return an answer for tests that need only its place and who gave it."""
    word = word or f"word {number}"
    return Answer(number=number, parent=parent, by=who, ask=ask, answer=word, how=how)


def test_an_answer_taken_back_is_a_slip_if_nothing_came_after_it() -> None:
    tree = Tree([given_by("ann", 1, 0), given_by("ann", 2, 1), given_by("ann", 3, 1)])

    assert tree.main_line() == (1, 3)


@pytest.mark.parametrize(
    "revealed",
    [
        given_by(None, 2, 1),
        given_by("ben", 2, 1),
        given_by("ann", 2, 1, How.BOT),
    ],
    ids=["a die", "another side", "a bot"],
)
def test_what_was_revealed_cannot_be_taken_back(revealed: Answer) -> None:
    tree = Tree([given_by("ann", 1, 0), revealed, given_by("ann", 3, 0)])

    assert tree.main_line() == (1, 2)
    assert [(branch.leaf, branch.main) for branch in tree.branches()] == [(2, True), (3, False)]


@pytest.mark.parametrize(
    "silent",
    [given_by("ben", 2, 1, How.ALONE), given_by("ben", 2, 1, ask=SEATS, word="human")],
    ids=["the only choice", "another seat"],
)
def test_what_nobody_chose_reveals_nothing(silent: Answer) -> None:
    tree = Tree([given_by("ann", 1, 0), silent, given_by("ann", 3, 0)])

    assert tree.main_line() == (3,)


def test_a_die_seen_on_a_line_that_was_left_counts_for_the_answer_before_it() -> None:
    records: list[Record] = [
        given_by("ann", 1, 0),
        given_by("ann", 2, 1),
        given_by(None, 3, 2),
        given_by("ann", 4, 1),
        BranchNamed(4, MAIN_LINE),
        given_by("ann", 5, 0),
    ]

    assert Tree(records).main_line() == (1, 4)


def test_a_slip_that_is_played_on_after_all_is_the_game() -> None:
    slip: list[Record] = [given_by("ann", 1, 0), given_by("ann", 2, 1), given_by("ann", 3, 0)]

    looked = Tree([*slip, HeadMoved(2, HeadMove.JUMP)])
    played = Tree([*slip, HeadMoved(2, HeadMove.JUMP), given_by("ann", 4, 2)])
    again = Tree([*slip, HeadMoved(1, HeadMove.REDO)])

    assert looked.main_line() == (3,)
    assert played.main_line() == (1, 2, 4)
    assert again.main_line() == (1, 2)


def test_a_chosen_main_line_grows_with_the_answers_played_on_it() -> None:
    tree = Tree(
        [
            given_by("ann", 1, 0),
            given_by(None, 2, 1),
            given_by("ann", 3, 0),
            given_by(None, 4, 3),
            BranchNamed(4, MAIN_LINE),
            given_by("ben", 5, 4),
        ]
    )

    assert tree.main_line() == (3, 4, 5)
    assert tree.names == {}


def test_the_last_word_about_the_main_line_counts() -> None:
    records: list[Record] = [given_by("ann", 1, 0), given_by(None, 2, 1), given_by("ann", 3, 0)]

    tree = Tree([*records, BranchNamed(3, MAIN_LINE), BranchNamed(2, MAIN_LINE)])

    assert tree.main_line() == (1, 2)


def test_a_chosen_main_line_stays_until_another_is_chosen() -> None:
    records: list[Record] = [
        given_by("ann", 1, 0),
        given_by(None, 2, 1),
        given_by("ann", 3, 0),
        BranchNamed(3, MAIN_LINE),
        given_by("ann", 4, 2),
        given_by("ann", 5, 0),
    ]

    assert Tree(records).main_line() == (3,)
    assert Tree([*records, BranchNamed(5, MAIN_LINE)]).main_line() == (5,)


def test_a_slip_on_the_line_that_was_chosen_is_still_a_slip() -> None:
    tree = Tree(
        [
            given_by("ann", 1, 0),
            given_by(None, 2, 1),
            given_by("ann", 3, 0),
            given_by("ann", 4, 3),
            BranchNamed(4, MAIN_LINE),
            given_by("ann", 5, 3),
        ]
    )

    assert tree.main_line() == (3, 5)


def test_the_main_line_is_kept_in_the_log_as_a_mark_that_older_programs_know(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.adp"
    with _picked_and_rested(path) as session:
        assert session.tree.main_line() == (1, 2, 3)
        session.make_main()
        here = session.number
        assert session.tree.main_line() == (here,)

    assert reopened(path).tree.main_line() == (here,)
    assert f'"type":"branch","at":{here},"name":"main line"' in path.read_text()


def test_the_line_of_any_answer_can_be_chosen_and_only_of_one_that_is_there() -> None:
    session = _picked_and_rested()
    session.make_main()

    session.make_main(2)
    assert session.tree.main_line() == (1, 2, 3)

    with pytest.raises(NoSuchAnswerError, match="there is no answer 99"):
        session.make_main(99)


def test_looking_does_not_change_the_main_line(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    _picked_and_rested(path).close()

    with pytest.raises(ReadOnlyError):
        reopened(path).make_main()
    recording = Recording.read(BOX, path)
    main = recording.tree.main_line()
    for branch in recording.tree.branches():
        recording.jump(branch.parts)
        recording.jump(branch.leaf)
        recording.undo()
        recording.redo()
    assert recording.tree.main_line() == main


def _picked_and_rested(path: Path | None = None) -> OrchardSession:
    """Return a game in which somebody saw a die, took that back and rested."""
    session = new(path, "pick", "apple", "1")
    session.undo(3)
    session.answer("rest")
    return session


@given(st.lists(st.tuples(st.sampled_from(["ann", "ben", None]), st.integers(0)), max_size=12))
def test_an_answer_leaves_the_main_line_only_if_nothing_was_revealed_after_it(
    plays: list[tuple[str | None, int]],
) -> None:
    tree = Tree()
    for number, (who, place) in enumerate(plays, 1):
        before, parent = tree.main_line(), place % number
        tree.add(given_by(who, number, parent))
        left = [answer for answer in before if answer not in tree.main_line()]
        assert len(_heard(tree, left)) <= 1
        assert None not in _heard(tree, left)
        taken_back = [answer for answer in before if answer not in tree.path(number)]
        after = _heard(tree, _all_after(tree, taken_back[0])) if taken_back else set()
        on_it = len(after) <= 1 and None not in after and set(tree.path(parent)) <= set(before)
        assert (number in tree.main_line()) >= on_it


def _heard(tree: Tree, numbers: list[int]) -> set[str | None]:
    return {tree[number].by for number in numbers}


def _all_after(tree: Tree, number: int) -> list[int]:
    """Return an answer and all answers that were ever given after it."""
    return [n for n in range(START + 1, len(tree) + 1) if number in tree.path(n)]


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["ann", "ann", "ann", "ben", None]),
            st.sampled_from(["answer", "answer", *HeadMove]),
            st.integers(0),
        ),
        max_size=20,
    )
)
def test_the_main_line_is_found_by_reading_the_log_in_order(
    plays: list[tuple[str | None, str, int]],
) -> None:
    tree, given = Tree(), 0
    onward: dict[int, int] = {}
    for who, what, place in plays:
        if what == "answer":
            given += 1
            at, parent = given, place % given
            tree.add(given_by(who, at, parent))
        else:
            at = place % (given + 1)
            tree.add(HeadMoved(at, HeadMove(what)))
        if what in ("answer", HeadMove.REDO):
            for number in tree.path(at):
                before = onward.get(tree.parent(number))
                if before is None or not _has_revealed(tree, before):
                    onward[tree.parent(number)] = number
        found, number = [], START
        while number := onward.get(number, START):
            found.append(number)
        assert tree.main_leaf == (START, *found)[-1]
        for number in range(len(tree) + 1):
            way = (START, *tree.path(number))
            assert tree.shared_with_main(number) == max({START, *found}.intersection(way))
        assert tree.main_line() == tuple(found)


def _has_revealed(tree: Tree, number: int) -> bool:
    """Whether an answer, or any after it, was by the dice or by a second side."""
    heard = _heard(tree, _all_after(tree, number))
    return None in heard or len(heard) > 1
