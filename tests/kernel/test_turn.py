"""Driving a game: decisions, answers, facts, checkpoints."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from core.kernel import (
    Answered,
    Decision,
    Game,
    GameOverError,
    How,
    IllegalAnswerError,
    Interrupt,
    Kind,
    Outcome,
    Procedure,
    Reason,
    Setup,
    Table,
    Turn,
    apply,
    pending,
)
from core.kernel.game import MOST_IDLE, MOST_UNAIDED
from tests.dithering import LATER, REST, DitheringBox
from tests.orchard import (
    Dusk,
    Fact,
    Feasted,
    Grown,
    Orchard,
    OrchardBox,
    OrchardOutcome,
    Picked,
    Sold,
    Spilled,
)

BOX = OrchardBox()
RULES = BOX.rules


def orchard(*answers: str, scenario: str = "old") -> Turn[Orchard, Fact]:
    """Return a game after some answers."""
    turn = Turn(RULES, Game(BOX.start(Setup(scenario))))
    for answer in answers:
        turn.answer(answer)
    return turn


def asked(turn: Turn[Orchard, Fact]) -> Decision:
    """Return the pending decision; there must be one."""
    assert isinstance(turn.pending, Decision)
    return turn.pending


def test_a_decision_says_who_is_asked_what_by_which_rule_and_among_which_words() -> None:
    decision = asked(orchard("pick"))

    assert (decision.by, decision.ask, decision.rule) == ("ann", "pick.tree", "2")
    assert decision.kind is Kind.PLACE
    assert decision.options == ("apple", "cherry", "pear", "plum", "done")


def test_chance_is_asked_like_a_side_with_the_subject_of_the_question() -> None:
    decision = asked(orchard("pick", "pear"))

    assert (decision.by, decision.kind, decision.about) == (None, Kind.DIE, ("pear",))
    assert decision.options == ("1", "2", "3", "4", "5", "6")


def test_an_answer_returns_what_happened_until_the_next_question() -> None:
    turn = orchard("pick", "pear", "3")

    assert turn.answer("2") == (Picked("ann", "pear", 2),)
    assert turn.board.trees["pear"] == 3
    assert turn.board.fruit["ann"] == 2


def test_a_turn_that_asks_nothing_is_played_and_reported() -> None:
    turn = orchard()

    assert turn.answer("rest") == (Dusk(), Grown())
    assert turn.checkpoints == 2
    assert asked(turn).by == "ben"


def test_a_checkpoint_leaves_no_trail_behind() -> None:
    turn = orchard("pick", "pear")

    assert turn.game.trail == (Answered("ann", "pick"), Answered("ann", "pear"))
    turn.answer("5")
    turn.answer("1")
    turn.answer("done")
    assert turn.game == Game(turn.board)


def test_an_interrupt_is_offered_only_while_it_is_possible_and_returns_to_the_question() -> None:
    turn = orchard("pick", "pear", "3", "3")

    assert asked(turn).options == ("apple", "cherry", "plum", "done", "sell")
    turn.answer("sell")
    assert asked(turn).options == ("1", "2", "3")
    assert turn.answer("3") == (Sold("ann", 3),)
    assert asked(turn).options == ("apple", "cherry", "plum", "done")


def test_an_interrupt_cannot_interrupt_itself() -> None:
    turn = orchard("pick", "pear", "3", "3", "sell")

    assert "sell" not in asked(turn).options


def test_another_side_may_be_asked_in_the_middle_of_a_turn() -> None:
    turn = orchard("pick", "pear", "1", "3", "apple", "6", scenario="old")

    assert (asked(turn).by, asked(turn).ask) == ("ben", "wasps")
    assert turn.answer("laugh") == (Spilled("ann"),)
    assert asked(turn).by == "ann"


def test_a_procedure_called_by_another_asks_its_own_side() -> None:
    turn = orchard("pick", "pear", "1", "2", "done", "rest", "feast")

    assert turn.facts == (Feasted("ann"),)
    assert (asked(turn).by, asked(turn).ask) == ("ben", "pick.tree")
    assert asked(turn).options == ("apple", "cherry", "pear", "plum", "done")


def test_a_word_that_was_not_offered_is_refused_with_the_rules_own_reason() -> None:
    turn = orchard("pick", "pear", "3", "3")

    with pytest.raises(IllegalAnswerError) as error:
        turn.answer("pear")

    assert str(error.value) == "'pear' does not answer pick.tree: pick.visited pear (2.1)"
    assert error.value.reason == Reason("pick.visited", "2.1", ("pear",))
    assert error.value.decision == asked(turn)
    assert error.value.answer == "pear"


def test_an_unknown_word_is_refused_too() -> None:
    decision = asked(orchard("pick"))

    assert str(decision.why_not("shed")) == "not-a-choice (2)"
    assert decision.why_not("pear") is None


def test_a_refused_answer_changes_nothing() -> None:
    turn = orchard("pick")
    before = turn.game

    with pytest.raises(IllegalAnswerError):
        turn.answer("sell")

    assert turn.game == before
    turn.answer("pear")


def test_reasons_accompany_an_answer_and_change_nothing() -> None:
    plain, told = orchard("pick"), orchard("pick")

    plain.answer("pear")
    told.answer("pear", ("9.1: nearest", "9.2: by the die"))

    assert told.game.trail[-1] == Answered("ann", "pear", ("9.1: nearest", "9.2: by the die"))
    assert told.board == plain.board
    assert told.pending == plain.pending


def test_the_end_is_an_outcome_and_takes_no_answer() -> None:
    turn = orchard("pick", "pear", "1", "3", "sell", "3", "done", *["rest"] * 5)

    assert turn.pending == OrchardOutcome(("ann",), {"ann": 3, "ben": 0})
    assert pending(RULES, turn.game) == turn.pending
    with pytest.raises(GameOverError, match="the game is over"):
        turn.answer("rest")


def test_apply_and_pending_are_the_same_thing_as_values() -> None:
    game = Game(BOX.start(Setup("old")))

    later = apply(RULES, apply(RULES, game, "pick"), "plum")

    assert later == orchard("pick", "plum").game
    assert pending(RULES, later) == orchard("pick", "plum").pending
    assert game == Game(BOX.start(Setup("old")))


def test_a_game_is_a_value_that_msgspec_reads_back() -> None:
    turn = orchard("pick", "pear")

    again = msgspec.json.decode(msgspec.json.encode(turn.game), type=Game[Orchard])

    assert again == turn.game


def test_decisions_compare_by_what_they_ask() -> None:
    assert orchard("pick").pending == orchard("pick").pending
    assert orchard("pick").pending != orchard().pending
    assert len({asked(orchard("pick")), asked(orchard("pick"))}) == 1
    assert asked(orchard()) != Outcome(())


WHY = ("a bot says so",)


def test_what_bots_and_dice_answer_in_a_turn_is_counted_until_a_person_answers() -> None:
    turn = orchard()
    turn.answer("pick", WHY, How.BOT)
    turn.answer("apple", WHY, How.BOT)
    turn.answer("1")  # the die
    assert (turn.unaided, turn.idle) == (3, 3)

    turn.answer("2", WHY, How.BOT)
    assert (turn.unaided, turn.idle) == (4, 0), "fruit was picked"

    turn.answer("cherry")
    assert (turn.unaided, turn.idle) == (0, 0)


def test_each_turn_is_counted_separately_and_the_same_when_driven_again() -> None:
    turn = orchard()
    turn.answer("rest", WHY, How.BOT)
    assert (turn.unaided, turn.idle) == (0, 0)

    turn.answer("pick", WHY, How.BOT)
    again = turn.fork()
    assert (again.unaided, again.idle) == (turn.unaided, turn.idle) == (1, 1)


def test_endless_bots_are_noticed_but_people_may_answer_often() -> None:
    box = DitheringBox()
    turn = Turn(box.rules, Game(box.start(Setup("old"))))
    for _ in range(MOST_UNAIDED + 1):
        turn.answer(LATER)
    assert not turn.runs_on

    for _ in range(MOST_IDLE):
        assert not turn.runs_on
        turn.answer(LATER, WHY, How.BOT)
    assert turn.runs_on

    turn.answer(REST)
    assert not turn.runs_on


def test_bots_that_never_stop_changing_things_are_noticed_too() -> None:
    turn = orchard()
    turn.unaided = MOST_UNAIDED - 1
    assert not turn.runs_on

    turn.answer("pick", WHY, How.BOT)

    assert turn.runs_on


# Interrupts at questions that have no options


def _drive(procedure: Procedure, *answers: str) -> list[tuple[str, ...]]:
    """Give answers to a procedure; return the options that it offered each time."""
    offered: list[tuple[str, ...]] = []
    answer: str | None = None
    for given in (*answers, None):
        try:
            decision = procedure.send(answer)
        except StopIteration:
            break
        offered.append(decision.options)
        answer = given
    return offered


def _purse(coins: int, *, reach: int) -> tuple[Table[int, int], Procedure]:
    """Return a table whose board is a purse: bread costs 2, and begging is an interrupt."""
    table: Table[int, int] = Table(coins, lambda board, fact: board + fact)

    async def alms() -> None:
        table.emit(reach)

    async def shop() -> None:
        def wares() -> tuple[str, ...]:
            return ("bread", "done") if table.board >= 2 else ("done",)

        while await table.ask("you", wares, ask="shop", rule="1", idle="done") == "bread":
            table.emit(-2)

    table.interrupts = (
        Interrupt("beg", "you", lambda: True, alms, lambda board: (board + reach,)),
    )
    return table, shop()


def test_nobody_is_asked_if_done_is_the_only_answer() -> None:
    assert _drive(_purse(0, reach=1)[1]) == []


def test_a_side_is_asked_if_an_interrupt_could_open_more() -> None:
    table, shop = _purse(0, reach=2)

    assert _drive(shop, "beg", "bread", "done") == [
        ("done", "beg"),
        ("bread", "done", "beg"),
        ("done", "beg"),
    ]
    assert table.board == 0


def test_interrupts_of_another_side_open_nothing() -> None:
    table, shop = _purse(0, reach=2)
    table.interrupts = tuple(replace(i, by="another") for i in table.interrupts)

    assert _drive(shop) == []


def test_last_resorts_do_not_count_while_an_interrupt_is_tested() -> None:
    table: Table[int, int] = Table(3, lambda board, fact: board + fact)
    spent: list[bool] = []

    def options() -> tuple[str, ...]:
        if table.board >= 2:
            return ("bread",)
        return () if table.is_weighing else ("starve",)

    async def give() -> None:
        spent.extend(table.would_strand(table.board - amount) for amount in (1, 2))

    async def shop() -> None:
        await table.ask("you", options, ask="shop", rule="1")

    table.interrupts = (Interrupt("give", "you", lambda: True, give),)
    _drive(shop(), "give", "bread")

    assert spent == [False, True]
    assert (table.board, table.is_weighing) == (3, False)


# Listing again after an interrupt


def _listings(gift: int, *, standing: bool) -> int:
    """Return how often a question is listed if an interrupt comes before its answer."""
    table: Table[int, int] = Table(3, lambda board, fact: board + fact)
    listings: list[int] = []

    def options() -> tuple[str, ...]:
        listings.append(table.board)
        return ("bread", "done")

    async def give() -> None:
        if gift:
            table.emit(gift)

    async def shop() -> None:
        await table.ask("you", options, ask="shop", rule="1", also=() if standing else (giving,))

    giving = Interrupt("give", "you", lambda: True, give)
    table.interrupts = (giving,) if standing else ()
    assert _drive(shop(), "give", "bread") == [("bread", "done", "give")] * 2
    return len(listings)


def test_a_question_is_listed_again_if_something_happened_in_an_interrupt() -> None:
    assert _listings(1, standing=True) == 2


def test_a_question_is_not_listed_again_if_nothing_happened() -> None:
    assert _listings(0, standing=True) == 1


def test_an_interrupt_of_one_question_may_change_its_options_though_nothing_happened() -> None:
    assert _listings(0, standing=False) == 2
