"""Games of Orchard: one in the line mode, and one with every kind of fork."""

from __future__ import annotations

from pathlib import Path

from adp_tui.plain.talk import Talk
from adp_tui.saved.opening import begin
from core.kernel import BOT, HUMAN, Bot, Decision, Knowledge, Reply, Setup
from tests.corpus.people import Chooser, Table
from tests.orchard import ANN, BEN, Fact, Orchard, OrchardBox, OrchardWithBots
from tests.orchard_table import presenter


class Silent(Bot[Orchard]):
    """Takes the first option, and gives no reason."""

    def decide(self, known: Knowledge[Orchard, Fact]) -> Reply:
        """Take the first option."""
        return Reply(known.decision.options[0])


class SilentOrchard(OrchardBox):
    """The invented game, with a bot that does not say why."""

    bot = Silent()


def orchard(path: Path) -> None:
    """The invented game in the line mode, with a bot that gives no reasons."""
    box, chooser = SilentOrchard(), Chooser(9)
    setup = Setup("old", {ANN: HUMAN, BEN: BOT})
    with begin(box, setup, path.parent, name=path.stem, seed=9) as session:
        talk = Talk(session, presenter(box), bot=box.bot)
        talk.greet()

        def answer(times: int) -> None:
            for _ in range(times):
                if isinstance(asked := session.turn.pending, Decision):
                    talk.hear(chooser.choose(asked.options))

        answer(4)
        for typed in ("undo", "undo", "seat ben human", "pick", "finish", "undo"):
            talk.hear(typed)
        answer(5)
        session.bookmark('Ben is "here"')
        for typed in ("finish", "seat ben bot", "undo", "redo", "main"):
            talk.hear(typed)
        session.name_branch("déjà vu")
        answer(40)


def forks(path: Path) -> None:
    """A fork for each rule that decides the main line, and two names on the same line.

    After each fork the game continues on the line that only this rule makes the main line.
    """
    box = OrchardWithBots()
    setup = Setup("old", {ANN: HUMAN, BEN: BOT})
    session = begin(box, setup, path.parent, name=path.stem, seed=1)
    with Table(session, presenter(box), box.bot, Chooser(1)) as table:
        fork_after_die(table)
        fork_after_lone_answer(table)
        table.play_until(lambda: table.asked == ANN and not table.is_mid_turn)
        fork_after_bot_in_her_place(table)
        table.play_until(lambda: table.asked == ANN and not table.is_mid_turn)
        fork_after_change_of_seats(table)
        for name in ("the last day", "Ann sells", "the last day"):
            session.name_branch(name)
        fork_given_again(table)


def fork_after_die(table: Table) -> None:
    """A die was rolled: another answer in its place is a what-if, however far it is played."""
    table.answer("pick", "apple")
    table.driver.undo()
    table.answer("cherry")
    table.play_to_end_of_turn()
    table.go_on()
    table.driver.end_what_if()


def fork_after_lone_answer(table: Table) -> None:
    """An answer without alternatives reveals nothing: the other answer takes over."""
    table.answer("1", "sell")
    table.driver.undo()
    table.answer("done")


def fork_after_bot_in_her_place(table: Table) -> None:
    """The bot's answer was seen, though no die was rolled: another answer is a what-if."""
    table.driver.leave_to_bot()
    table.driver.step()
    table.driver.undo()
    table.answer("rest")
    table.go_on()
    table.driver.end_what_if()


def fork_after_change_of_seats(table: Table) -> None:
    """A change of seats reveals nothing: the other answer takes over."""
    table.answer("rest")
    table.driver.seat(BEN, HUMAN)
    table.driver.undo()
    table.driver.undo()
    table.answer("pick")


def fork_given_again(table: Table) -> None:
    """An answer that is given again takes over again, as long as nothing was revealed."""
    table.answer("done")
    table.driver.undo()
    table.answer("sell")
    table.driver.undo()
    table.answer("done")
