"""4.1 No Special Activity without an Operation, whatever is given or taken back meanwhile."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from core.adp.model.board import Board
from core.adp.model.facts import Selected
from core.adp.model.ids import CAP, FACTIONS, Deed, Faction, Islamabad, Scenario, Stage
from core.adp.model.scenarios import starting_board
from core.adp.rules.operations import FULL
from core.adp.rules.repertoire import COIN_OPERATIONS, INSURGENT_OPERATIONS, SPECIALS
from core.adp.rules.stages import Campaign
from core.kernel import Decision, Game, Turn
from tests.adp.boards import scattered
from tests.adp.play import asked, position
from tests.adp.rules.operations import TALIBAN_TURN, WARLORD_TURN, finish, play, why_not

GOVERNMENT_TURN: Final = "card: 30\nnext: 12\neligible: government\n"
OPERATIONS: Final = {o.word: o for o in (*COIN_OPERATIONS, *INSURGENT_OPERATIONS)}
ACTIVITIES: Final = {special.word for specials in SPECIALS.values() for special in specials}
BESIDE: Final = ("give", "remove-own")


@pytest.mark.rule("R4.1-3", "R1.5.1-2")
def test_what_the_operation_costs_is_not_given_away_during_a_special_activity_before_it() -> None:
    board = position(GOVERNMENT_TURN + "resources: government=3\naid: 9\nkabul G:T4 support=S")

    turn = play(board, "train", "govern")
    assert asked(turn).ask == "govern.action"
    turn.answer("give")
    assert asked(turn).options == ("patronage-to-warlords", "back")
    for word in ("back", "patronage"):
        turn.answer(word)

    assert asked(turn).options[0] == "kabul"
    assert "done" not in asked(turn).options


@pytest.mark.rule("R4.1-3", "R1.5.1-2")
def test_nor_the_cost_of_both() -> None:
    board = position(WARLORD_TURN + "resources: warlords=5\nherat W:u1 G:P2\nbalkh G:P2")

    turn = play(board, "rally", "suborn", "give", "warlords-to-taliban")

    assert asked(turn).options == ("1", "2")  # 2 for Suborn, 1 for the Rally


@pytest.mark.rule("R4.1-3", "R1.4.1-4")
def test_nor_are_guerrillas_taken_back_that_the_operation_needs() -> None:
    board = position(TALIBAN_TURN + "herat T:u1\nkabul T:u2\nzabol T:a1")

    turn = play(board, "terror", "extort", "kabul", "remove-own")

    assert "herat" in asked(turn).options
    for word in ("herat", "remove-own"):
        turn.answer(word)
    assert asked(turn).options == ("kabul", "zabol", "back")
    for word in ("kabul",):
        turn.answer(word)
    assert asked(turn).ask != "remove-own.piece"  # the hidden one stays, to strike


@pytest.mark.rule("R4.1-3", "R4.3.3-1")
def test_no_special_activity_is_begun_that_leaves_no_operation() -> None:
    lines = "resources: government=3\nherat G:T6 W:B1"
    board = position(GOVERNMENT_TURN + lines)

    assert str(why_not(board, "assault", word="eradicate")) == "special.operation-impossible (4.1)"
    assert "eradicate" in asked(play(board, "train")).options
    table = finish(board, "train", "eradicate", "herat", then=("train.space", "train.extra"))
    assert table.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


def poor_board(random: Random, faction: Faction) -> Board:
    """Return any position in which a Faction is to act and nobody has much."""
    board = scattered(starting_board(Scenario.MAIN), random)
    return replace(
        board,
        stage=Stage.TURN,
        card=30,
        upcoming=(12,),
        eligible=(faction,),
        resources={track: random.randint(0, min(most, 6)) for track, most in CAP.items()},
        islamabad=random.choice(tuple(Islamabad)[1:]),
    )


def likely(decision: Decision, random: Random) -> str:
    """Return an answer: a Special Activity first, and much beside it."""
    words = list(decision.options)
    if decision.ask == "turn":
        words = [word for word in words if word not in ("pass", "event")] or ["pass"]
    elif ACTIVITIES & set(words) and random.random() < 0.8:
        words = [word for word in words if word in ACTIVITIES]
    elif set(BESIDE) & set(words) and random.random() < 0.5:
        words = [word for word in words if word in BESIDE]
    elif len(words) > 1 and decision.ask in ("give.what", "remove-own.space"):
        words.remove("back")
    return words[-1] if words[-1].isdigit() else random.choice(words)


@pytest.mark.rule("R4.1-3", "R1.4.1-4", "R1.5.1-2")
@pytest.mark.parametrize("seed", range(0, 240, 40))
def test_no_aside_makes_a_declared_operation_impossible(seed: int) -> None:
    for number in range(seed, seed + 40):
        random = Random(number)
        faction = random.choice(FACTIONS)
        turn = Turn(Campaign(), Game(poor_board(random, faction)))
        word, begun = "", False
        for _ in range(300):
            if turn.checkpoints or not isinstance(turn.pending, Decision):
                break
            decision, before = turn.pending, turn.board
            answer = likely(decision, random)
            word = answer if decision.ask == "turn" else word
            facts = turn.answer(answer)
            begun = begun or any(isinstance(fact, Selected) for fact in facts)
            aside = decision.ask.startswith(("give.", "remove-own."))
            if aside and not begun and OPERATIONS[word].refuse(before, faction, FULL) is None:
                assert OPERATIONS[word].refuse(turn.board, faction, FULL) is None
        else:
            pytest.fail(f"the turn {number} does not end")
