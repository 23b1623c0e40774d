"""8 The explanation of a Non-player's answer: all its thoughts, with the reasons."""

from __future__ import annotations

import re
from typing import Final

import pytest

from adp_tui.games.adp.lookup.lookup import rulebook
from core.adp.bots.mind import DICE_WORDS, ROLL_SPACES, Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import equal_chance
from core.adp.bots.sheet_bot import SheetBot
from core.adp.bots.sheets import SHEETS
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, GOVERNMENT, WARLORDS, Scenario
from core.adp.model.ids import SpaceId as S
from core.kernel import Answered, Decision, Game, Level, Thought, Turn, Why, in_english
from core.kernel.reasoning import Notes, narrow
from tests.adp.bots.taliban import taliban
from tests.adp.bots.think import RULES, moments
from tests.adp.play import play, position

NUMBER: Final = re.compile(r"(8(?:\.\d+)*)(?: step \w+)?: ")
"""How each reason begins."""


def reasons(thoughts: tuple[Thought, ...]) -> tuple[Why, ...]:
    """The reasons among all thoughts."""
    return tuple(thought.text for thought in thoughts if thought.level is Level.REASON)


def explain(board: Board, *words: str) -> list[str]:
    """All thoughts of the Non-player after some answers; dropped candidates are indented."""
    game = Game(board)
    for word in words:
        asked = Turn(RULES, game).pending
        assert isinstance(asked, Decision)
        game = Game(board, (*game.trail, Answered(asked.by, word)))
    explanation = SheetBot(RULES, SHEETS).explain(game)
    thoughts = (*explanation.before_dice, *explanation.thoughts)
    told = [f"{thought.text}{f': {thought.why}' if thought.why else ''}" for thought in thoughts]
    return [
        f"  {text}" if thought.level is Level.DROPPED else text
        for text, thought in zip(told, thoughts, strict=True)
    ]


@pytest.mark.rule("R8-1")
@pytest.mark.parametrize("scenario", Scenario)
def test_each_answer_has_reasons_with_numbers_that_are_in_the_rules(scenario: Scenario) -> None:
    known = {rule.number for rule in rulebook().rules}
    for _, decision, reply in moments(scenario, seed=8):
        assert reply.why, f"no reason for {reply.option} to {decision}"
        for reason in reply.why:
            found = NUMBER.match(in_english(reason))
            assert found is not None, f"no rule in '{reason}'"
            assert found[1] in known, f"no such rule: '{reason}'"


def test_the_explanation_comes_to_the_same_answer_for_the_same_reasons() -> None:
    bot = SheetBot(RULES, SHEETS)
    before_dice: tuple[Why, ...] = ()
    for game, _, reply in moments(Scenario.SHORT, seed=9):
        explanation = bot.explain(game)
        assert explanation.option == reply.option
        assert reasons(explanation.thoughts) == reply.why
        assert reasons(explanation.before_dice) == before_dice
        before_dice = (*before_dice, *reply.why) if reply.option in DICE_WORDS else ()


def test_answers_of_a_turn_are_explained_in_any_order() -> None:
    turns = [moment for moment, _ in zip(moments(Scenario.MAIN, seed=1), range(60), strict=False)]
    forwards, backwards = SheetBot(RULES, SHEETS), SheetBot(RULES, SHEETS)

    there = [forwards.explain(moment.game) for moment in turns]
    back = [backwards.explain(moment.game) for moment in reversed(turns)]

    assert there == back[::-1]


def test_looking_for_an_explanation_changes_no_answer() -> None:
    bot = SheetBot(RULES, SHEETS)
    for game, _, reply in moments(Scenario.SHORT, seed=2):
        bot.explain(game)
        assert bot.decide(game) == reply


# What is told


RALLY: Final = "card: 67\nnext: 1\neligible: coalition warlords\nacted: coalition=event\n"


@pytest.mark.rule("R8.5.1-2")
def test_each_line_of_a_list_says_what_it_found_and_why_not_others() -> None:
    text = "resources: warlords=5\nherat W:B1\nfaryab W:B1a1\nkonduz W:a1\n"
    told = explain(position(RALLY + text, bots=FACTIONS), "rally")

    at = told.index("8.5.1 step 3a: a Base without Guerrillas: herat")
    assert "  not faryab: Guerrillas are at the Base" in told[at:]
    assert any(line.startswith("  not badakhshan") for line in told[at:])
    assert told[0] == "8.5.1 step 1: all Guerrillas Active at a Base with cubes: none"
    assert "  not faryab, herat: no cubes" in told
    assert told[-1] == "8.5.1 step 3a: a Base without Guerrillas: herat"


@pytest.mark.rule("R8.5.1-1", "R8.5.2-1")
def test_the_flow_chart_says_what_was_found_and_why_an_operation_was_not_possible() -> None:
    text = "resources: warlords=5\n" + "".join(
        f"{name} W:B2u1\n" for name in ("herat", "faryab", "konduz", "balkh", "baghlan", "ghowr")
    )
    board = position(RALLY + text + "bamian W:u9\n", bots=FACTIONS)
    assert board.available.warlords == 0

    told = explain(board)

    assert told[0] == "8.5.1: at least 6 pieces Available: no (0)"
    assert told[1] == "8.5.2: Resources and Bases 50 or fewer: yes (17)"
    assert any(
        line.startswith("8.5.2 step 1: an empty LoC that Guerrillas can enter:") for line in told
    )
    assert told[-1] == "8.5: march"


def test_a_priority_says_the_measure_of_those_it_dropped() -> None:
    troops = {S.HERAT: 3, S.KABUL: 3, S.KONDUZ: 1, S.ZABOL: 1, S.FARAH: 0}
    priorities = (
        Priority("8.6.4: most Troops", lambda space: troops[space]),
        Priority("8.6.4: fewest Police", lambda _: -2),
        Priority("8.6.4: Kabul", lambda space: space is S.KABUL),
    )
    notes = Notes(full=True)

    assert narrow(troops, priorities, notes) == (S.KABUL,)

    assert [(str(thought.text), thought.level) for thought in notes.take_thoughts()] == [
        ("8.6.4: most Troops: herat, kabul (3)", Level.REASON),
        ("not konduz, zabol: 1", Level.DROPPED),
        ("not farah: 0", Level.DROPPED),
        ("8.6.4: fewest Police: all equal (2)", Level.LOOK),
        ("8.6.4: Kabul: kabul", Level.REASON),
        ("not herat: no", Level.DROPPED),
    ]
    assert [str(reason) for reason in notes.take_reasons()] == [
        "8.6.4: most Troops: herat, kabul (3)",
        "8.6.4: Kabul: kabul",
    ]


@pytest.mark.rule("R8.2-1")
def test_the_walk_through_the_table_is_recorded() -> None:
    text = "resources: warlords=5\nherat W:B1\nkonduz W:B1\n"
    told = explain(position(RALLY + text, bots=FACTIONS), "rally", ROLL_SPACES, "1", "1", "1")

    at = told.index("8.2: dice 1 1 1: balochistan, so herat")
    assert told[at - 1] == "8.2: among herat, konduz"
    assert told[at + 1] == "  not balochistan, nimruz, farah: passed by, not a candidate"


@pytest.mark.rule("R8.3-1")
def test_equal_chances_show_their_dice() -> None:
    mind = Mind(play(position(RALLY, bots=FACTIONS)), WARLORDS, full=True)
    course = equal_chance(mind, "abcdefg", "8.3")

    first, second = course.send(None), None
    mind.dice = [6]
    second = course.send(None)
    mind.dice = [6]
    again = course.send(None)

    assert first.reply.why == second.reply.why
    assert [str(why) for why in first.reply.why] == ["8.3: an equal chance for a, b, c, d, e, f, g"]
    assert str(again.reply.why[0]) == "8.3: dice 6, 6 are rolled again, for equal chances"
    course.close()


def test_only_what_is_asked_for_is_recorded() -> None:
    notes = Notes()

    notes.look("8.1: a look")
    notes.drop({"herat": "nobody is there"})
    notes.reason("8.1: a reason")

    assert (notes.take_thoughts(), notes.take_reasons()) == ((), ("8.1: a reason",))
    assert notes.take_reasons() == ()


def test_the_rules_say_why_not() -> None:
    told = explain(taliban("resources: taliban=5\nkandahar T:u4\nherat support=S\n"))

    assert "  not herat: rally.supports-coin (3.3.1)" in told


@pytest.mark.rule("R8.4.4-2")
def test_alternatives_of_an_event_show_their_effects() -> None:
    text = "card: 66\nnext: 2\neligible: government\noruzgan G:T1 T:u1 W:B1u2\nnuristan G:T1 T:u2"
    told = explain(position(text, bots=FACTIONS), "event", "unshaded", "oruzgan")
    assert "8.4.4: taliban: 0 Bases, 1 other piece, shift 0" in told
    assert "8.4.4: warlords: 1 Base, 2 other pieces, shift 0" in told
    text = "card: 60\nnext: 2\neligible: warlords\nherat W:u2\nkabul G:P1"
    told = explain(position(text, bots=(GOVERNMENT,)), "event", "unshaded", "herat")
    assert "8.4.4: replace-guerrillas: nothing would happen" in told
