"""4.1 A Special Activity done first leaves the Operation possible, whatever is answered in it."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from core.adp.model.atlas import SPACES
from core.adp.model.board import COUNT, Board
from core.adp.model.facts import Removed
from core.adp.model.ids import CAP, FACTIONS, TALIBAN, Deed, Faction, Scenario, Stage
from core.adp.model.scenarios import starting_board
from core.adp.rules.operations import FULL, OPERATION_IMPOSSIBLE, Operation, Special, lookahead
from core.adp.rules.repertoire import COIN_OPERATIONS, INSURGENT_OPERATIONS, SPECIALS
from core.adp.rules.stages import Campaign
from core.kernel import Decision, Game, Turn
from tests.adp.boards import scattered
from tests.adp.play import asked, position
from tests.adp.rules.operations import WARLORD_TURN, finish, play

COALITION_TURN: Final = "card: 30\nnext: 12\neligible: coalition\n"
GOVERNMENT_TURN: Final = "card: 30\nnext: 12\neligible: government\n"
MANPADS: Final = "momentum: 26=shaded\nresources: taliban=5\n"
OPERATIONS: Final = (*COIN_OPERATIONS, *INSURGENT_OPERATIONS)


def barren_board(random: Random, faction: Faction) -> Board:
    """Return a position in which a Faction is to act, with pieces in few spaces."""
    board = scattered(starting_board(Scenario.MAIN), random)
    kept = random.sample(SPACES, random.randint(1, 8))
    for space in SPACES:
        for piece, count in COUNT.items():
            if space not in kept and (number := count(board.spaces[space])):
                board = Removed(piece, space, number, rule="-").on(board)
    return replace(
        board,
        stage=Stage.TURN,
        card=30,
        upcoming=(12,),
        eligible=(faction,),
        resources={track: random.randint(0, min(most, 6)) for track, most in CAP.items()},
    )


def ways(board: Board, faction: Faction) -> list[tuple[Operation, Special]]:
    """Return the Operations that are possible now, with what could take that away first."""
    options = asked(play(board)).options
    return [
        (operation, special)
        for operation in OPERATIONS
        for special in SPECIALS[faction]
        if operation.word in options
        and operation.refuse(board, faction, FULL) is None
        and special.disturbs
        and special.word in asked(play(board, operation.word)).options
    ]


@pytest.mark.rule("R4.1-3")
@pytest.mark.parametrize("seed", range(0, 400, 100))
def test_whatever_is_answered_the_operation_can_follow(seed: int) -> None:
    seen: set[str] = set()
    for number in range(seed, seed + 100):
        random = Random(number)
        faction = random.choice(FACTIONS)
        board = barren_board(random, faction)
        for operation, special in ways(board, faction):
            turn = Turn(Campaign(), Game(board))
            for word in (operation.word, special.word):
                turn.answer(word)
            while isinstance(turn.pending, Decision) and turn.pending.ask.startswith(special.word):
                decision = turn.pending
                words = [word for word in decision.options if word not in decision.asides]
                turn.answer(random.choice(words))
            assert operation.refuse(turn.board, faction, FULL) is None, (number, operation.word)
            seen.add(special.word)

    assert {"air-lift", "air-strike", "transport", "suborn"} <= seen


@pytest.mark.rule("R4.1-3", "R4.5.3-1")
def test_somebody_hides_if_only_the_hidden_can_strike() -> None:
    board = position(WARLORD_TURN + "resources: warlords=9\nherat W:a2 T:a1")

    turn = play(board, "terror", "suborn")

    assert asked(turn).ask == "suborn.hide-warlords"
    assert asked(turn).options[:2] == ("1", "2")
    assert asked(turn).why_not("0") == OPERATION_IMPOSSIBLE


@pytest.mark.rule("R4.1-3")
def test_spaces_that_are_named_first_leave_the_operation_possible() -> None:
    board = position(COALITION_TURN + MANPADS + "kabul C:T1\nbalkh C:T1\nherat T:a1\nfarah T:a1")

    turn = play(board, "assault", "air-lift", "kabul")

    assert asked(turn).ask == "air-lift.space"
    assert asked(turn).options == ("farah", "herat")
    assert asked(turn).why_not("balkh") == OPERATION_IMPOSSIBLE


@pytest.mark.rule("R4.1-3")
def test_others_answer_as_they_like() -> None:
    board = position(COALITION_TURN + MANPADS + "kabul C:T1\nherat T:a1\nfarah T:a1")
    answers = ("assault", "air-lift", "herat", "done")

    turn = play(board, *answers)
    assert (asked(turn).by, asked(turn).options) == (TALIBAN, ("cancel", "allow"))
    table = finish(board, *answers, "cancel")

    assert table.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


@pytest.mark.rule("R4.1-3", "R1.5.1-2")
def test_a_gift_counts_in_all_that_follows() -> None:
    """The Assault costs 3, and Guerrillas watch the road from Kabul to Kandahar."""
    text = "resources: government=3 taliban=2\nbalkh G:T4 T:a1\nkabul G:T2\nkandahar-kabul W:u1"
    board = position(GOVERNMENT_TURN + text)

    turn = play(board, "assault", "transport", "kabul")
    assert asked(turn).ask == "transport.destination"
    assert asked(turn).why_not("kandahar") == OPERATION_IMPOSSIBLE
    gift = ("request", "taliban", "taliban-to-government", "2")
    turn = play(board, "assault", "transport", *gift, "kabul")

    assert asked(turn).ask == "transport.destination"
    assert "kandahar" in asked(turn).options


@pytest.mark.rule("R4.1-3")
def test_after_the_first_space_of_the_operation_nothing_has_to_follow() -> None:
    board = position(COALITION_TURN + "herat C:T2 T:a1\nbalkh C:T2 T:a1\nfarah T:a1")

    turn = play(board, "assault", "herat", "air-strike")

    assert asked(turn).options == ("balkh", "farah")


@pytest.mark.rule("R4.1-3")
def test_once_it_is_done_nothing_is_looked_at_any_more() -> None:
    board = position(COALITION_TURN + "herat C:T2 T:a1\nbalkh C:T2 T:a1")

    table = finish(board, "assault", "air-strike", "herat", "balkh")

    assert table.lookahead is None


@pytest.mark.rule("R4.1-3")
def test_nobody_counts_on_others_to_cancel_it() -> None:
    board = position(COALITION_TURN + MANPADS + "herat C:T2 T:a1")

    assert asked(play(board, "assault")).why_not("air-strike") == OPERATION_IMPOSSIBLE


@pytest.mark.rule("R4.1-3")
def test_where_too_many_ways_would_be_rehearsed_nobody_is_stuck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ruling B-2: then the Operation may turn out to be impossible, and takes place nowhere."""
    monkeypatch.setattr(lookahead, "MOST_REHEARSALS", 1)
    board = position(COALITION_TURN + MANPADS + "kabul C:T2\nkandahar C:T1\nherat T:a1")
    answers = ("assault", "air-lift", "kabul", "balkh", "done", "allow")

    turn = play(board, *answers)
    assert asked(turn).options == ("1", "2")
    table = finish(board, *answers, "2")

    assert table.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL
