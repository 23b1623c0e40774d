"""Disk and memory agree after every step, whatever a player does."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from core.kernel import Decision
from saves.tree import Tree
from tests.saves.games import OrchardSession, new, play, reopened, state

numbers = st.integers(0, 1_000)


class AnyHistory(RuleBasedStateMachine):
    """A player who answers, undoes, jumps about and leaves marks."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "game.adp"
        self.session = new(self.path)
        self.lines: list[tuple[str, ...]] = [()]
        self.size = 0

    def teardown(self) -> None:
        """Close the game."""
        self.session.close()
        self.folder.cleanup()

    @precondition(lambda self: isinstance(self.session.turn.pending, Decision))
    @rule(choice=numbers)
    def answer(self, choice: int) -> None:
        """Give any possible answer."""
        decision = self.session.turn.pending
        assert isinstance(decision, Decision)
        word = decision.options[choice % len(decision.options)]
        line = (*self.lines[self.session.number], word)

        self.session.answer(word)

        if line not in self.lines:
            self.lines.append(line)
        assert self.lines[self.session.number] == line

    @rule(steps=numbers)
    def undo(self, steps: int) -> None:
        """Take back some answers, redo them and take them back again."""
        steps %= self.session.depth + 1
        before = self.session.number

        self.session.undo(steps)
        for _ in range(steps):
            self.session.redo()
        assert self.session.number == before
        self.session.undo_to(self.session.depth - steps)

    @precondition(lambda self: self.session.tree.onward() is not None)
    @rule()
    def redo(self) -> None:
        """Follow the line that was left last."""
        onward = self.session.tree.onward()

        self.session.redo()

        assert self.session.number == onward

    @rule(number=numbers)
    def jump(self, number: int) -> None:
        """Go anywhere."""
        number %= len(self.session.tree) + 1

        self.session.jump(number)

        assert self.session.number == number

    @rule(name=st.sampled_from(["a", "b"]))
    def bookmark(self, name: str) -> None:
        """Leave a bookmark."""
        self.session.bookmark(name)

        assert self.session.tree.bookmarks[name] == self.session.number

    @rule(name=st.sampled_from(["c", "d"]))
    def name_branch(self, name: str) -> None:
        """Name the branch."""
        self.session.name_branch(name)

        (current,) = [b for b in self.session.tree.branches() if b.current]
        assert current.name == name

    @rule(number=numbers)
    def make_main(self, number: int) -> None:
        """Make any line the main line."""
        number %= len(self.session.tree) + 1

        self.session.make_main(number)

        assert number in (0, *self.session.tree.main_line())

    @rule()
    def leave_and_return(self) -> None:
        """Close the game and open it again to play on."""
        before = state(self.session)
        self.session.close()
        self.session = self.session.open(self.session.box, self.path)
        assert state(self.session) == before

    @invariant()
    def memory_and_disk_agree(self) -> None:
        """Compare the game with what another program reads."""
        assert self.session.unsaved == 0
        assert state(reopened(self.path)) == state(self.session)

    @invariant()
    def every_line_is_what_was_answered(self) -> None:
        """Compare every answer of every branch with a plain list of them."""
        tree = self.session.tree
        assert [answers(tree, n) for n in range(len(tree) + 1)] == self.lines

    @invariant()
    def the_main_line_is_a_line_of_play(self) -> None:
        """Check that exactly one line of play, from start to end, is the main line."""
        tree = self.session.tree
        (main,) = [branch for branch in tree.branches() if branch.main]
        assert tree.main_line() == tree.path(main.leaf)

    @invariant()
    def nothing_is_rewritten(self) -> None:
        """Check that the file only grows."""
        assert self.path.stat().st_size >= self.size
        self.size = self.path.stat().st_size


def answers(tree: Tree, number: int) -> tuple[str, ...]:
    """Return what was answered on the way to an answer."""
    return tuple(tree[step].answer for step in tree.path(number))


AnyHistory.TestCase.settings = settings(
    max_examples=80,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
test_any_history_is_the_same_in_memory_and_on_disk = AnyHistory.TestCase


@given(st.integers(0, 1 << 32))
@settings(max_examples=20, deadline=None)
def test_every_answer_of_a_random_game_shows_the_position_it_led_to(seed: int) -> None:
    session: OrchardSession = new(None, seed=seed)
    play(session, 80, seed)

    for branch in session.tree.branches():
        session.jump(branch.leaf)
        turn = session.at(0)
        for answer in session.line():
            facts = turn.answer(answer.answer, answer.why)
            assert session.happened(answer.number) == facts
            assert session.at(answer.number).game == turn.game
