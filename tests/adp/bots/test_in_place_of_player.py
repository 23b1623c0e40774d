"""The bot answers for a player, at any question and after any answers."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from core.adp.bots.bot import AdpBot
from core.adp.bots.entry_points import ENTRY_POINTS
from core.adp.bots.makeshift import makeshift
from core.adp.bots.sheets import SHEETS
from core.adp.box import BOX, DistantPlain
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import FACTIONS, Deed, Faction, Seat
from core.kernel import Decision, Game, How, Kind, Knowledge, Setup, Turn

BotTurn = Turn[Board, Fact]

MOST_ANSWERS: Final = 300
"""More answers than any turn takes."""

ASIDES: Final = ("give", "request", "remove-own")


def start(position: str | None = None, seats: dict[str, str] | None = None) -> BotTurn:
    """Begin a game that people play."""
    return Turn(BOX.rules, Game(BOX.start(Setup("main", seats or {}, position=position))))


def asked(turn: BotTurn) -> Decision:
    decision = turn.pending
    assert isinstance(decision, Decision)
    return decision


def any_word(decision: Decision, random: Random) -> str:
    """Choose as a careless player would; asides now and then."""
    plain = [word for word in decision.options if word not in ASIDES]
    return random.choice(plain if random.random() < 0.9 else list(decision.options))


def finish(turn: BotTurn) -> int:
    """Let the bot answer for everybody to the end of the turn; return how often it did."""
    passed, answers = turn.checkpoints, 0
    random = Random(0)
    while turn.checkpoints == passed and isinstance(turn.pending, Decision):
        assert answers < MOST_ANSWERS
        decision = turn.pending
        if decision.by is None:
            turn.answer(random.choice(decision.options))
        else:
            option, why = BOX.bot.decide(Knowledge(BOX, turn))
            assert option in decision.options
            assert why
            turn.answer(option, why, How.BOT)
            answers += 1
    return answers


@pytest.mark.parametrize("seed", range(4))
def test_at_every_question_of_a_careless_game_there_is_advice_and_nothing_changes(
    seed: int,
) -> None:
    random, turn, questions = Random(seed), start(), 0
    while isinstance(turn.pending, Decision) and questions < 150:
        decision = turn.pending
        if decision.by is None:
            turn.answer(random.choice(decision.options))
            continue
        before = turn.game
        counsel = BOX.bot.counsel(Knowledge(BOX, turn))

        assert counsel.reply.option in decision.options
        assert counsel.reply.why
        assert turn.game == before
        if counsel.departed is not None:
            assert counsel.departed.reply.option in counsel.departed.asked.options
        questions += 1
        turn.answer(any_word(decision, random))

    assert questions == 150


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_turn_is_finished_from_wherever_a_player_has_left_it(faction: Faction) -> None:
    random, turn, finished = Random(faction), start(), 0
    while finished < 8:
        if not isinstance(turn.pending, Decision):
            turn = start()
            continue
        decision = turn.pending
        if decision.by is None:
            turn.answer(random.choice(decision.options))
        elif decision.by == faction and random.random() < 0.3:
            assert finish(turn) > 0
            finished += 1
        else:
            turn.answer(any_word(decision, random))

    assert finished == 8


def test_a_player_who_does_what_the_bot_would_do_has_not_departed() -> None:
    turn = start("card: 19")
    while turn.checkpoints == 0:
        counsel = BOX.bot.counsel(Knowledge(BOX, turn))
        assert counsel.departed is None
        turn.answer(counsel.reply.option)


def test_a_departure_says_where_it_was_and_what_the_bot_would_have_done() -> None:
    turn = start("card: 19")
    wanted = BOX.bot.counsel(Knowledge(BOX, turn)).reply
    other = next(word for word in ("march", "terror", "rally") if word != wanted.option)
    turn.answer(other)

    counsel = BOX.bot.counsel(Knowledge(BOX, turn))

    assert counsel.departed is not None
    assert (counsel.departed.asked.ask, counsel.departed.reply) == ("turn", wanted)
    assert counsel.reply.option in asked(turn).options


def test_an_operation_that_the_bot_did_not_choose_is_continued_by_its_rules() -> None:
    turn = start("card: 19")
    turn.answer("terror")

    reply = BOX.bot.counsel(Knowledge(BOX, turn)).reply

    assert any(str(reason).startswith("8.7.5") for reason in reply.why)


def test_in_a_space_that_a_player_chose_the_bot_continues_as_if_it_had_chosen_it() -> None:
    turn = start("card: 19")
    turn.answer("rally")
    turn.answer("kandahar")

    reply = BOX.bot.counsel(Knowledge(BOX, turn)).reply

    assert asked(turn).ask == "rally.action"
    assert any("kandahar" in str(reason) for reason in reply.why)


def test_an_aside_is_ended_and_is_not_a_departure() -> None:
    turn = start("card: 19")
    turn.answer("rally")
    before = BOX.bot.counsel(Knowledge(BOX, turn))
    turn.answer("remove-own")

    beside = BOX.bot.counsel(Knowledge(BOX, turn))

    assert (beside.reply.option, beside.departed) == ("back", before.departed)
    turn.answer("back")
    assert BOX.bot.counsel(Knowledge(BOX, turn)) == before


@pytest.mark.parametrize("card", [19, 37, 57])
def test_a_player_gets_no_full_operation_where_only_a_limited_one_is_allowed(card: int) -> None:
    turn = start(f"card: {card}\nacted: warlords=operation")
    side = asked(turn).by

    finish(turn)

    deeds = {act.faction: act.deed for act in turn.board.acted}
    assert side is not None
    assert deeds.get(Faction(side), Deed.LIMITED) in (Deed.LIMITED, Deed.PASS)


def test_dice_that_are_not_offered_are_the_same_each_time_the_question_is_asked() -> None:
    turn = start("card: 19")
    turn.answer("march")

    replies = [AdpBot(BOX.rules, SHEETS, ENTRY_POINTS).decide(turn.game) for _ in range(2)]

    assert replies[0] == replies[1] == BOX.bot.decide(Knowledge(BOX, turn))


def test_after_a_player_answered_for_a_non_player_the_sheet_takes_over_again() -> None:
    seats = {faction.value: "bot" for faction in FACTIONS}
    turn = start("card: 19", seats)
    assert turn.board.seats[Faction.TALIBAN] is Seat.BOT
    turn.answer("terror")

    reply = DistantPlain().bot.decide(Knowledge(BOX, turn))

    assert any(str(reason).startswith("8.7.5") for reason in reply.why)


def test_there_is_an_answer_even_if_no_sheet_has_one() -> None:
    counts = Decision("taliban", "x", "1", Kind.COUNT, ("1", "2", "10"))
    spaces = Decision("taliban", "x", "1", Kind.PLACE, ("kabul", "herat"))

    assert makeshift(counts).option == "10"
    assert makeshift(spaces).option == "kabul"


def tied(turn: BotTurn) -> str:
    """Do as the bot would until dice choose between equals; return another of them."""
    while True:
        option, why = BOX.bot.decide(Knowledge(BOX, turn))
        for reason in why:
            names = str(reason).partition("8.2: among ")[2].split(", ")
            others = [name for name in names if name != option and name in asked(turn).options]
            if others and option in names:
                return others[0]
        turn.answer(option)


@pytest.mark.parametrize("position", ["card: 57", "card: 24", "card: 39"])
def test_choosing_another_of_several_equals_is_not_a_departure(position: str) -> None:
    turn = start(f"{position}\nacted: coalition=event")
    turn.answer(tied(turn))

    assert turn.checkpoints == 0
    assert BOX.bot.counsel(Knowledge(BOX, turn)).departed is None
