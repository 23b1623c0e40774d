"""The tree of answers, without a disk or a game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves.records import Answer, Bookmark, BranchNamed, HeadMove, HeadMoved, Record
from saves.tree import Branch, Tree


def answer(number: int, parent: int | None = None, by: str | None = "ann") -> Answer:
    """Return an answer for tests that need only its place."""
    return Answer(number=number, parent=parent, by=by, ask="day", answer=f"word {number}")


def tree(*records: Record) -> Tree:
    """Return a tree that forks after its second answer, into 1 2 3 4 and 1 2 5 6."""
    return Tree(
        [answer(1), answer(2), answer(3), answer(4), answer(5, parent=2), answer(6), *records]
    )


def test_an_answer_follows_the_one_before_it_unless_it_says_otherwise() -> None:
    forked = tree()

    assert forked.path(4) == (1, 2, 3, 4)
    assert forked.path(6) == (1, 2, 5, 6)
    assert forked.path(0) == ()
    assert [forked.path(6, after) for after in (1, 3, 4)] == [(2, 5, 6), (6,), ()]
    assert [*forked.behind(5)] == [5, 2, 1, 0]
    assert forked.children(2) == (3, 5)
    assert forked.depth(6) == 4
    assert forked.head == 6


def test_draws_are_counted_along_the_branch() -> None:
    dice = Tree([answer(1, by=None), answer(2), answer(3, by=None), answer(4, parent=0, by=None)])

    assert [dice.draws(number) for number in range(5)] == [0, 1, 1, 2, 1]


def test_branches_say_where_they_part_and_which_is_being_played() -> None:
    assert tree().branches() == (
        Branch(leaf=4, parts=2, answers=4, current=False),
        Branch(leaf=6, parts=2, answers=4, current=True, main=True),
    )


def test_a_game_without_answers_has_one_empty_branch() -> None:
    assert Tree().branches() == (Branch(leaf=0, parts=0, answers=0, current=True, main=True),)


def test_redo_follows_the_line_that_was_last_left() -> None:
    back_on_the_second = tree(HeadMoved(1, HeadMove.UNDO))
    back_on_the_first = tree(HeadMoved(4, HeadMove.JUMP), HeadMoved(1, HeadMove.UNDO))

    assert back_on_the_second.onward() == back_on_the_first.onward() == 2
    assert back_on_the_second.leaf(1) == 6
    assert back_on_the_first.leaf(1) == 4
    assert tree().onward() is None


def test_exactly_one_branch_is_current_wherever_the_head_is() -> None:
    for number in range(7):
        branches = tree(HeadMoved(number, HeadMove.JUMP)).branches()

        assert sum(branch.current for branch in branches) == 1


def test_an_answer_elsewhere_than_at_the_head_moves_the_head_there_first() -> None:
    grown = tree(answer(7, parent=3))

    assert grown.head == 7
    grown.add(HeadMoved(2, HeadMove.UNDO))
    assert grown.leaf(2) == 7


def test_a_name_keeps_to_the_line_that_was_first_played_through_its_answer() -> None:
    named = tree(BranchNamed(3, "left"), BranchNamed(6, "right"), answer(7, parent=3))

    assert [(branch.leaf, branch.name) for branch in named.branches()] == [
        (4, "left"),
        (6, "right"),
        (7, None),
    ]


@given(
    st.lists(
        st.tuples(st.sampled_from(["answer", "name", "move"]), st.integers(0), st.integers(0, 2)),
        max_size=20,
    )
)
def test_the_line_that_is_played_has_the_name_it_has_among_all_lines(
    steps: list[tuple[str, int, int]],
) -> None:
    grown = Tree()
    for what, place, name in steps:
        at = place % (len(grown) + 1)
        match what:
            case "answer":
                grown.add(answer(len(grown) + 1, parent=at))
            case "name":
                grown.add(BranchNamed(at, f"line {name}"))
            case _:
                grown.add(HeadMoved(at, HeadMove.JUMP))

        (current,) = (branch for branch in grown.branches() if branch.current)
        assert grown.line_name == current.name


@given(st.lists(st.tuples(st.sampled_from(["answer", *HeadMove]), st.integers(0)), max_size=25))
def test_redo_follows_the_line_that_was_visited_last(steps: list[tuple[str, int]]) -> None:
    grown, visits = Tree(), [0]
    for what, place in steps:
        at = place % (len(grown) + 1)
        if what == "answer":
            grown.add(answer(len(grown) + 1, parent=at))
        else:
            grown.add(HeadMoved(at, HeadMove(what)))
        visits = [*(number for number in visits if number != grown.head), grown.head]

        for number in range(len(grown) + 1):
            newest = next(n for n in reversed(visits) if number in (0, *grown.path(n)))
            assert newest in (0, *grown.path(grown.leaf(number)))


def test_a_bookmark_given_again_moves() -> None:
    marked = tree(Bookmark(2, "fork"), Bookmark(5, "fork"), Bookmark(4, "end"))

    assert marked.bookmarks == {"fork": 5, "end": 4}


def test_going_back_further_than_the_start_leads_nowhere() -> None:
    assert [tree().back(steps) for steps in (0, 1, 4, 5, -1)] == [6, 5, 0, None, None]


@pytest.mark.parametrize("number", [0, 7, -1])
def test_only_answers_can_be_looked_up(number: int) -> None:
    with pytest.raises(KeyError):
        tree()[number]


def grown(steps: list[tuple[int, bool]]) -> tuple[list[Tree], dict[int, int], list[int]]:
    """Return the same tree, grown record by record and read at once, and how it grew.

    That is when each place was visited, and the answer before each answer.
    """
    records: list[Record] = []
    parents, visits = [0], {0: 0}
    for clock, (place, is_answer) in enumerate(steps, 1):
        here = place % len(parents)
        if is_answer:
            records.append(answer(len(parents), parent=here))
            here, parents = len(parents), [*parents, here]
        else:
            records.append(HeadMoved(here, HeadMove.JUMP))
        visits[here] = clock
    step_by_step = Tree()
    for record in records:
        step_by_step.add(record)
    return [step_by_step, Tree(records)], visits, parents


@given(st.lists(st.tuples(st.integers(0, 30), st.booleans()), max_size=40))
def test_ways_through_any_tree_are_those_found_answer_by_answer(
    steps: list[tuple[int, bool]],
) -> None:
    trees, visits, parents = grown(steps)
    ways = [[0]]
    for number in range(1, len(parents)):
        ways.append([*ways[parents[number]], number])
    everything = range(len(parents))

    def latest(number: int) -> int:
        return max(visits.get(later, 0) for later in everything if number in ways[later])

    onward = {
        number: max((n for n in everything if n and parents[n] == number), key=latest, default=None)
        for number in everything
    }
    for each in trees:
        assert each.onward() == onward[each.head]
        assert each.lines == sum(following is None for following in onward.values())
        way = ways[each.head]
        assert [each.back(steps) for steps in range(len(way))] == way[::-1]
        assert each.back(len(way)) is None
        for number in everything:
            leaf = number
            while (following := onward[leaf]) is not None:
                leaf = following
            assert each.leaf(number) == leaf
            assert [each.leads_to(n, number) for n in everything] == [
                n in ways[number] for n in everything
            ]
