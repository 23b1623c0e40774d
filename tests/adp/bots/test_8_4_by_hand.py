"""8.4 and P.2 Non-players and texts that are resolved by hand."""

from __future__ import annotations

from random import Random

import pytest

from adp_tui.sim.games import play_game
from core.adp.box import BOX
from core.adp.box.samples import PRINTED
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import COALITION, FACTIONS, GOVERNMENT, TALIBAN, WARLORDS
from core.kernel import Decision, Game, Knowledge, Setup, Turn
from tests.adp.play import asked, play, position

PASSED_OVER = "is resolved by hand, so it is passed over"


@pytest.mark.rule("RP-8")
@pytest.mark.parametrize(
    ("faction", "card", "side"),
    [(TALIBAN, 19, "shaded"), (COALITION, 40, "unshaded"), (WARLORDS, 55, "unshaded")],
)
def test_a_non_player_passes_over_a_text_that_is_by_hand(
    faction: str, card: int, side: str
) -> None:
    text = f"card: {card}\nnext: 72\neligible: {faction}"
    usual = position(text, bots=FACTIONS)
    by_hand = position(f"printed: by-hand-{card}={side}\n{text}", bots=FACTIONS)

    takes = BOX.bot.decide(Knowledge(BOX, Turn(BOX.rules, Game(usual))))
    leaves = BOX.bot.decide(Knowledge(BOX, Turn(BOX.rules, Game(by_hand))))

    assert takes.option == "event"
    assert leaves.option != "event"
    assert any(f"the {side} text" in str(why) and PASSED_OVER in str(why) for why in leaves.why)


@pytest.mark.rule("RP-8")
def test_only_the_text_of_its_own_side_matters() -> None:
    board = position(
        "printed: by-hand-19=unshaded\ncard: 19\nnext: 72\neligible: taliban", bots=FACTIONS
    )

    assert BOX.bot.decide(Knowledge(BOX, Turn(BOX.rules, Game(board)))).option == "event"


@pytest.mark.rule("RP-8")
@pytest.mark.parametrize(
    ("marked", "chosen"), [("shaded", "unshaded"), ("unshaded,shaded", "shaded")]
)
def test_a_bot_that_answers_for_a_player_chooses_the_side_that_is_not_by_hand(
    marked: str, chosen: str
) -> None:
    board = position(f"printed: by-hand-19={marked}\ncard: 19\nnext: 72\neligible: taliban")
    turn = play(board, "event")

    assert BOX.bot.decide(Knowledge(BOX, turn)).option == chosen


def test_a_bot_ends_the_steps_that_a_player_has_left_to_it() -> None:
    board = position("printed: by-hand-19=shaded\ncard: 19\nnext: 72\neligible: taliban")
    turn = play(board, "event", "shaded", "track", "raise-taliban", "3")

    assert BOX.bot.decide(Knowledge(BOX, turn)).option == "done"


@pytest.mark.rule("RP-11")
@pytest.mark.parametrize("seed", range(6))
def test_non_players_carry_out_what_a_player_grants_them_by_hand(seed: int) -> None:
    text = "printed: by-hand-19=shaded\ncard: 19\nnext: 72\neligible: taliban\naid: 20"
    others = (COALITION, GOVERNMENT, WARLORDS)
    random = Random(seed)
    for faction in others:
        turn = play(position(text, bots=others), "event", "shaded", "free", faction)
        for action in asked(turn).options[:-1]:
            granted = Turn(BOX.rules, turn.game)
            granted.answer(action)
            granted.answer("anywhere")
            _let_others_answer(granted, random)
            assert asked(granted).ask == "by-hand.step"
            assert BOX.problems(granted.board) == []


def _let_others_answer(turn: Turn[Board, Fact], random: Random) -> None:
    """Let bots and dice answer until the player is asked again."""
    for _ in range(300):
        decision = turn.pending
        assert isinstance(decision, Decision)
        if decision.by == TALIBAN:
            return
        if decision.by is None:
            turn.answer(random.choice(decision.options))
        else:
            reply = BOX.bot.decide(Knowledge(BOX, turn))
            turn.answer(reply.option, reply.why)
    raise AssertionError("they come to no end")


@pytest.mark.rule("RP-8")
@pytest.mark.parametrize("scenario", BOX.scenarios)
def test_bots_play_whole_games_with_a_printed_copy(scenario: str) -> None:
    game = play_game(
        BOX,
        Setup(scenario, dict.fromkeys(BOX.sides, "bot"), printed=PRINTED),
        7,
        players=dict.fromkeys(BOX.sides, "bot"),
    )

    assert game.failure is None
    assert any(PASSED_OVER in reason for reason in game.reasons)


@pytest.mark.rule("RP-1")
@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_a_printed_copy_stay_sound(seed: int) -> None:
    game = play_game(BOX, Setup("short", printed=PRINTED), seed)

    assert game.failure is None
