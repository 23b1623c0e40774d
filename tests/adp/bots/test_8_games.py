"""8 Whole games of Non-players, alone and with people."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from core.adp.bots.bot import AdpBot
from core.adp.bots.entry_points import ENTRY_POINTS
from core.adp.bots.makeshift import IMPROVISED
from core.adp.bots.sheet_bot import SheetBot
from core.adp.bots.sheets import SHEETS
from core.adp.model.board import Board
from core.adp.model.ids import FACTIONS, Faction, Scenario, Seat
from core.adp.model.options import FIRST_PRINTING, Options, read_options
from core.adp.model.scenarios import starting_board
from core.adp.problems import problems
from core.kernel import Decision, Game, How, Outcome, Turn
from tests.adp.boards import boards
from tests.adp.bots.think import RULES

ALL: Final = dict.fromkeys(FACTIONS, Seat.BOT)
MOST_ANSWERS: Final = 20_000
SOME_TURNS: Final = 60
"""Enough answers for a few turns."""


def play_out(
    seed: int,
    scenario: Scenario = Scenario.SHORT,
    options: Options | None = None,
    people: tuple[Faction, ...] = (),
    *,
    again_every: int = 0,
) -> Outcome:
    """Play a game to its end; people and dice answer at random.

    Every so many answers a Non-player is asked that knows the game only from its log.
    """
    rng, bot = Random(seed), SheetBot(RULES, SHEETS)
    seats = ALL | dict.fromkeys(people, Seat.HUMAN)
    turn = Turn(RULES, Game(starting_board(scenario, options, seats)))
    for number in range(MOST_ANSWERS):
        decision = turn.pending
        if not isinstance(decision, Decision):
            return decision
        if decision.by is None or seats[Faction(decision.by)] is Seat.HUMAN:
            turn.answer(rng.choices(decision.options, decision.weights or None)[0])
            continue
        reply = bot.decide(turn.game)
        assert reply.why, f"no reason for {reply.option}: {decision}"
        has_answer = IMPROVISED not in reply.why or _is_granted_by_hand(turn.game)
        assert has_answer, f"no answer to {decision}: {turn.game.trail}"
        if again_every and number % again_every == 0:
            assert SheetBot(RULES, SHEETS).decide(turn.game) == reply
        turn.answer(*reply, How.BOT)
        if not turn.game.trail:
            assert problems(turn.board) == []
    raise AssertionError("the game does not end")


def _is_granted_by_hand(game: Game[Board]) -> bool:
    """Whether a person has granted a free action by hand, which no sheet begins with."""
    return any(answered.option == "free" for answered in game.trail)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", Scenario)
def test_non_players_play_a_game_to_its_end(scenario: Scenario, seed: int) -> None:
    assert play_out(seed, scenario).winners


@pytest.mark.parametrize(
    "options",
    [
        Options(sudden_propaganda=True),
        Options(no_reveal=True),
        Options(equal_chance_die=True),
        Options(no_capabilities=True, exact_piles=False),
        read_options(dict(FIRST_PRINTING)),
    ],
)
def test_non_players_play_with_options(options: Options) -> None:
    assert play_out(11, options=options).winners


@pytest.mark.parametrize(
    "people",
    [(f,) for f in FACTIONS] + [tuple(x for x in FACTIONS if x is not f) for f in FACTIONS],
)
def test_non_players_play_beside_people(people: tuple[Faction, ...]) -> None:
    for seed in range(2):
        play_out(seed, people=people)


@given(boards(), st.integers(0, 999_999))
def test_non_players_play_on_from_any_legal_position(board: Board, seed: int) -> None:
    options = replace(board.options, victory_deception=False)  # that is for people
    board = replace(board, seats=ALL, options=options, hidden={}, shown={})
    rng, bot, turn = Random(seed), SheetBot(RULES, SHEETS), Turn(RULES, Game(board))
    for _ in range(SOME_TURNS):
        if not isinstance(decision := turn.pending, Decision):
            break
        if decision.by is None:
            turn.answer(rng.choices(decision.options, decision.weights or None)[0])
            continue
        reply = bot.decide(turn.game)
        assert IMPROVISED not in reply.why, f"no answer to {decision}: {turn.game.trail}"
        turn.answer(*reply, How.BOT)
        assert problems(turn.board) == []


def test_the_answers_of_a_non_player_depend_on_the_game_alone() -> None:
    play_out(5, again_every=17)


@pytest.mark.parametrize("seed", range(3))
def test_watching_a_game_leads_to_the_same_answers_as_playing_it_again(seed: int) -> None:
    """Whether it was asked at all of its questions or not, and whatever was answered there."""
    rng, watching = Random(seed), AdpBot(RULES, SHEETS, ENTRY_POINTS)
    seats = ALL | {rng.choice(FACTIONS): Seat.HUMAN}
    turn = Turn(RULES, Game(starting_board(Scenario.SHORT, None, seats)))
    for _ in range(500):
        if not isinstance(decision := turn.pending, Decision):
            break
        word = rng.choices(decision.options, decision.weights or None)[0]
        if decision.by is not None and rng.random() < 0.9:
            reply = watching.decide_in(turn)
            assert reply == AdpBot(RULES, SHEETS, ENTRY_POINTS).decide(turn.game)
            word = reply.option if rng.random() < 0.9 else word
        turn.answer(word)


@pytest.mark.parametrize("bot", FACTIONS)
def test_a_non_player_does_not_look_at_what_players_hide(bot: Faction) -> None:
    options = Options(victory_deception=True)
    people = tuple(faction for faction in FACTIONS if faction is not bot)
    seats = dict.fromkeys(people, Seat.HUMAN) | {bot: Seat.BOT}
    rng, turn = Random(7), Turn(RULES, Game(starting_board(Scenario.SHORT, options, seats)))
    compared = 0
    while compared < 30 and isinstance(decision := turn.pending, Decision):
        if decision.by != bot:
            turn.answer(rng.choices(decision.options, decision.weights or None)[0])
            continue
        reply = SheetBot(RULES, SHEETS).decide(turn.game)
        if all(said.by in (bot, None) for said in turn.game.trail):
            assert SheetBot(RULES, SHEETS).decide(with_other_secrets(turn.game)) == reply
            compared += 1
        turn.answer(*reply, How.BOT)
    assert compared == 30


def with_other_secrets(game: Game[Board]) -> Game[Board]:
    """Return a game in which each player holds what the next one held."""
    holders = list(game.checkpoint.hidden)
    passed_on = [game.checkpoint.hidden[holder] for holder in (*holders[1:], *holders[:1])]
    assert len(set(passed_on)) > 1, "somebody hides something else"
    other = replace(game.checkpoint, hidden=dict(zip(holders, passed_on, strict=True)))
    return Game(other, game.trail)
