"""A Non-player finishes a turn that a player has begun or answered in."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from core.adp.bots.makeshift import IMPROVISED, makeshift
from core.adp.bots.mind import DICE_WORDS, Mind
from core.adp.bots.sheet_bot import SheetBot
from core.adp.box import BOX
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import FACTIONS, GOVERNMENT
from core.kernel import Decision, Game, How, Kind, Knowledge, Reply, Setup, Turn
from tests.adp.bots.forced import HOW_MANY, play
from tests.adp.play import position

BotTurn = Turn[Board, Fact]

BOTS: Final = dict.fromkeys(map(str, FACTIONS), "bot")

OPERATIONS: Final = {
    "coalition": ("train", "patrol", "sweep", "assault"),
    "government": ("train", "patrol", "sweep", "assault"),
    "taliban": ("rally", "march", "attack", "terror"),
    "warlords": ("rally", "march", "attack", "terror"),
}


def until_asked(side: str, word: str, seed: int) -> BotTurn:
    """Let bots play until a Faction could answer its turn with a word."""
    turn, random = Turn(BOX.rules, Game(BOX.start(Setup("short", BOTS)))), Random(seed)
    while isinstance(decision := turn.pending, Decision):
        if decision.ask == "turn" and decision.by == side and word in decision.options:
            return turn
        step(turn, random)
    raise AssertionError(f"{side} could never {word}")


def step(turn: BotTurn, random: Random) -> None:
    """Let a bot or the dice answer."""
    decision = turn.pending
    assert isinstance(decision, Decision)
    if decision.by is None:
        turn.answer(random.choices(decision.options, decision.weights or None)[0])
    else:
        turn.answer(*BOX.bot.decide(Knowledge(BOX, turn)), How.BOT)


@pytest.mark.parametrize(
    ("side", "word"), [(side, word) for side, words in OPERATIONS.items() for word in words]
)
def test_an_operation_that_a_player_chose_is_played_by_the_sheet_to_its_end(
    side: str, word: str
) -> None:
    random, turn = Random(1), until_asked(side, word, seed=1)
    passed, facts = turn.checkpoints, 0
    turn.answer(word)

    while turn.checkpoints == passed:
        assert not turn.runs_on
        facts = len(turn.facts)
        asked = turn.pending
        step(turn, random)
        if isinstance(asked, Decision) and asked.options[-2:] == DICE_WORDS:
            last = turn.game.trail[-1:] or ()
            assert not any(a.option in DICE_WORDS and IMPROVISED in a.why for a in last)

    assert facts > 0


def test_dice_are_rolled_once_and_then_used() -> None:
    """8.2: The sheet resumes a turn where it must choose among equals."""
    random, turn = Random(1), until_asked("coalition", "train", seed=1)
    passed, rolls = turn.checkpoints, 0
    turn.answer("train")
    while turn.checkpoints == passed:
        step(turn, random)
        rolls += bool(turn.game.trail) and turn.game.trail[-1].option in DICE_WORDS

    assert 0 < rolls < 12


def test_a_makeshift_answer_asks_for_no_dice_and_does_nothing_aside() -> None:
    offered = ("give", "request", *DICE_WORDS)
    lone = Decision("taliban", "x", "1", Kind.PLACE, (*offered, "kabul"))
    tried = Decision("taliban", "x", "1", Kind.PLACE, ("kabul", "herat", *offered))

    assert makeshift(lone).option == "kabul"
    assert makeshift(tried, ["kabul"]).option == "herat"
    assert makeshift(tried, ["kabul", "herat"]).option == "kabul"


def test_a_makeshift_answer_may_be_a_roll_where_that_is_an_answer() -> None:
    asked = Decision("coalition", "surge.die", "4.2.1", Kind.MENU, ("roll", "roll-spaces"))

    assert makeshift(asked).option == "roll"


def test_the_answers_in_such_a_turn_depend_on_the_game_alone() -> None:
    random, turn = Random(3), until_asked("government", "sweep", seed=3)
    passed = turn.checkpoints
    turn.answer("sweep")
    while turn.checkpoints == passed:
        replies = []
        for bot in (BOX.bot, type(BOX)().bot):
            asked = turn.pending
            assert isinstance(asked, Decision)
            replies += [] if asked.by is None else [bot.decide(Knowledge(BOX, turn))]
        assert len(set(replies)) <= 1
        if replies:
            assert BOX.bot.explain(Knowledge(BOX, turn)).option == replies[0].option
        step(turn, random)


def test_a_sheet_that_has_ended_may_be_asked_again() -> None:
    async def silent(mind: Mind) -> None:
        """Have nothing to say."""

    bot = SheetBot(BOX.rules, {faction: {"turn": silent} for faction in FACTIONS})
    turn = until_asked("taliban", "rally", seed=1)

    replies = [bot.decide(turn.game) for _ in range(2)]

    assert replies == [Reply("pass", (IMPROVISED,))] * 2
    turn.answer(*replies[0], How.BOT)
    assert bot.decide(turn.game)


@pytest.mark.rule("R8.6.7-1")
@pytest.mark.parametrize(
    ("places", "destination", "why"),
    [
        ("herat G:P3\nbalkh G:P1", "balkh", "to the area with fewest Police"),
        ("herat G:P3\nbalkh G:P3", "kabul-tor-kham", "2 on a LoC of Econ 4"),
        ("herat G:P3\nbalkh G:T2 W:u1", "balkh", "COIN Control would be lost"),
    ],
    ids=["fewest", "a road", "Control"],
)
def test_police_that_a_player_picked_go_where_police_are_needed(
    places: str, destination: str, why: str
) -> None:
    guards = "" if "LoC" in why else "\nkabul-tor-kham G:P2\nkandahar-spin-boldak G:P2"
    text = f"card: propaganda\nstage: redeploy\nmap: empty\nkonduz G:P1\n{places}{guards}"
    turn = Turn(BOX.rules, Game(position(text, bots=(GOVERNMENT,))))
    while isinstance(asked := turn.pending, Decision) and asked.ask != "redeploy.police.origin":
        turn.answer(asked.options[0])
    turn.answer("konduz")  # it has the fewest, so the sheet would not choose it

    option, reasons = BOX.bot.decide(Knowledge(BOX, turn))

    assert (option, str(reasons[-1])) == (destination, f"8.6.7: {why}: {destination}")


@pytest.mark.parametrize("seed", range(24))
def test_a_game_ends_whatever_answers_are_forced_on_bots(seed: int) -> None:
    """Some of the games that `python -m tests.adp.bots.forced 2000` plays."""
    game = play(seed)

    assert game.failure is None
    assert game.forced or HOW_MANY[seed // 2 % len(HOW_MANY)] < 10  # few may mean none
