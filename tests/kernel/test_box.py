"""The box of a game: its defaults, and what both games say about themselves."""

from __future__ import annotations

from typing import Any

import pytest

from core.adp.box import BOX
from core.kernel import Box, Game, Knowledge, Setup, Turn
from tests.orchard import ANN, BEN, FirstOptionBot, OrchardBox, OrchardWithBots

BOXES: tuple[Box[Any, Any], ...] = (BOX, OrchardBox())
every_box = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)


@every_box
def test_every_scenario_can_be_begun_and_is_written_down_and_read_back(
    box: Box[Any, Any],
) -> None:
    for scenario in box.scenarios:
        board = box.start(Setup(scenario))
        assert box.restore(box.position(board), Setup(scenario)) == board
        assert box.problems(board) == []


@every_box
def test_every_value_of_every_option_can_be_asked_for_and_is_usual_or_clashes_with_a_reason(
    box: Box[Any, Any],
) -> None:
    for option in box.options:
        assert option.usual in option.values
        for value in option.values:
            setup = Setup(box.scenarios[0], options={option.word: value})
            reason = box.clash(setup)
            if reason is None:
                box.start(setup)
            else:
                assert reason.rule


@every_box
def test_a_bundle_sets_options_to_values_that_they_have(box: Box[Any, Any]) -> None:
    values = {option.word: option.values for option in box.options}
    for bundle in box.bundles:
        for options in bundle.values.values():
            assert all(value in values[word] for word, value in options.items())


@every_box
def test_standings_are_those_of_the_sides(box: Box[Any, Any]) -> None:
    board = box.start(Setup(box.scenarios[0]))

    assert set(box.standings(board)) == set(box.sides)


def test_a_game_without_secrets_shows_everything_to_everybody() -> None:
    box = OrchardBox()
    board = box.start(Setup("young"))

    assert box.view(board, ANN) is board
    assert box.players(board, {BEN: "bot"}) == ((ANN,),)
    assert box.clash(Setup("young")) is None
    assert [setup.scenario for setup in box.samples] == ["young", "old"]


def test_a_bot_that_only_decides_can_give_counsel_and_explain_itself() -> None:
    bot = FirstOptionBot()
    box = OrchardWithBots()
    known = Knowledge(box, Turn(box.rules, Game(box.start(Setup("young")))))

    assert bot.counsel(known).reply == bot.decide(known)
    assert bot.counsel(known).departed is None
    assert [thought.text for thought in bot.explain(known).thoughts] == list(bot.decide(known).why)
