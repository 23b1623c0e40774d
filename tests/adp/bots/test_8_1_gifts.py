"""8.1 Players may give to Non-players that execute; these ask for nothing."""

from __future__ import annotations

import pytest

from core.adp.bots.sheet_bot import SheetBot
from core.adp.bots.sheets import SHEETS
from core.adp.model.facts import Transferred
from core.adp.model.ids import COALITION, FACTIONS, GOVERNMENT, TALIBAN, WARLORDS, Faction, Track
from core.adp.rules.interruptions import ASIDES
from core.adp.rules.stages import Campaign
from core.kernel import Answered, Decision, How, Reply
from tests.adp.bots.think import run
from tests.adp.play import AdpTurn, asked, play, position

RULES = Campaign()
POOR = (
    "card: 30\nnext: 12\neligible: warlords\nresources: warlords=1 taliban=9 government=9\n"
    "patronage: 2\nherat W:u1\nkonduz W:u1\nbalkh W:u1"
)


def of_bots(text: str, *bots: Faction) -> AdpTurn:
    return play(position(text, bots=bots))


def bot_answers(turn: AdpTurn, bot: SheetBot) -> Reply:
    """Let a bot answer, and give what it says."""
    reply = bot.decide(turn.game)
    turn.answer(*reply, How.BOT)
    return reply


@pytest.mark.rule("R1.5.1-4", "R8.1.2-6")
def test_players_can_give_at_a_question_of_the_non_player() -> None:
    turn = of_bots(POOR, WARLORDS, COALITION)
    assert not set(ASIDES) & set(asked(turn).options)  # it does not execute anything yet

    turn.answer("rally")
    assert {"gift-from-taliban", "gift-from-government"} <= set(asked(turn).options)
    assert not {"give", "request", "remove-own"} & set(asked(turn).options)
    turn.answer("gift-from-government")
    assert (asked(turn).by, asked(turn).ask) == (GOVERNMENT, "give.what")
    assert asked(turn).options == ("government-to-warlords", "patronage-to-warlords", "back")
    turn.answer("patronage-to-warlords")

    assert turn.answer("2") == (Transferred(Track.PATRONAGE, Track.WARLORDS, 2, rule="1.5.1"),)
    assert (asked(turn).by, asked(turn).ask) == (WARLORDS, "rally.space")


@pytest.mark.rule("R1.5.1-4")
def test_a_player_who_backs_out_gives_nothing() -> None:
    turn = of_bots(POOR, WARLORDS)
    for word in ("rally", "gift-from-taliban", "back"):
        turn.answer(word)

    assert asked(turn).ask == "rally.space"
    assert turn.board.track(Track.WARLORDS) == 1


@pytest.mark.rule("R1.5.1-4")
def test_only_players_give_and_not_to_the_coalition() -> None:
    turn = of_bots(POOR, *FACTIONS)
    turn.answer("rally")
    assert not set(ASIDES) & set(asked(turn).options)

    turn = of_bots("card: 30\nnext: 12\neligible: coalition\nkabul C:T3", COALITION)
    turn.answer("train")
    assert not set(ASIDES) & set(asked(turn).options)


@pytest.mark.rule("R1.5.1-4", "R8.1.1-1")
def test_a_non_player_uses_what_it_was_given() -> None:
    bots = (WARLORDS, COALITION, GOVERNMENT)
    spaces = [word for ask, word in run(position(POOR, bots=bots)).asked if ask == "rally.space"]

    turn, bot = of_bots(POOR, *bots), SheetBot(RULES, SHEETS)
    while asked(turn).ask == "turn":
        bot_answers(turn, bot)
    bot.decide(turn.game)  # it has decided, but not answered
    for word in ("gift-from-taliban", "taliban-to-warlords", "9"):
        turn.answer(word)
    more: list[str] = []
    while not turn.checkpoints and isinstance(decision := turn.pending, Decision):
        if decision.by is None:
            turn.answer(decision.options[0])
            continue
        said = bot_answers(turn, bot).option
        more += [said] if decision.ask == "rally.space" else []

    assert len(set(more) & turn.board.spaces.keys()) > len(set(spaces) & turn.board.spaces.keys())


@pytest.mark.rule("R1.5.1-4")
def test_its_answers_depend_on_the_game_alone() -> None:
    turn, thoughtful = of_bots(POOR, WARLORDS), SheetBot(RULES, SHEETS)
    for word in ("rally", "gift-from-taliban", "taliban-to-warlords", "9"):
        if asked(turn).by == WARLORDS:
            thoughtful.decide(turn.game)
        turn.answer(word)

    fresh = SheetBot(RULES, SHEETS).decide(turn.game)

    assert thoughtful.decide(turn.game) == fresh
    assert fresh.why != ("8.1: nothing more is wanted here",)


@pytest.mark.rule("R1.5.1-4")
def test_a_gift_is_recorded_at_the_question_where_it_came() -> None:
    turn = of_bots(POOR, WARLORDS)
    for word in ("rally", "gift-from-taliban", "taliban-to-warlords", "9"):
        turn.answer(word)

    assert turn.game.trail[1:] == (
        Answered(WARLORDS, "gift-from-taliban"),
        Answered(TALIBAN, "taliban-to-warlords"),
        Answered(TALIBAN, "9"),
    )
    assert play(turn.game.checkpoint, *(a.option for a in turn.game.trail)).board == turn.board
