"""Lasting Events that change Attack and Ambush: cards 24, 31 and 33."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Fell, Placed, Removed
from core.adp.model.ids import ACTIVE, TALIBAN, UNDERGROUND, WARLORDS, Faction, Piece
from core.adp.model.ids import SpaceId as S
from core.adp.rules.ambush import NO_ONE_UNDERGROUND
from tests.adp.events.in_force import turn_of
from tests.adp.play import asked
from tests.adp.rules.operations import finish, happened, play, there, why_not

# US-Taliban Talks


@pytest.mark.rule("R5.4-1", "R5.4-2")
def test_talks_unshaded_the_taliban_remove_no_coalition_piece() -> None:
    text = "herat T:a6 C:T2 W:u1"
    plain = play(turn_of(TALIBAN, text), "attack", "herat", "2")
    assert Piece.COALITION_TROOPS in asked(plain).options

    board = turn_of(TALIBAN, text, momentum="24=unshaded")
    turn = play(board, "attack", "herat", "2")
    assert Piece.COALITION_TROOPS not in asked(turn).options
    assert Piece.WARLORD_UNDERGROUND in asked(turn).options


@pytest.mark.rule("R5.4-1")
def test_talks_unshaded_coalition_troops_still_shield_bases() -> None:
    board = turn_of(TALIBAN, "herat T:a6 C:T1 G:B1", momentum="24=unshaded")
    assert there(finish(board, "attack", "herat", "2").board, S.HERAT) == "C:T1 G:B1 T:a6"

    bases = turn_of(TALIBAN, "herat T:a6 C:B1 G:B1", momentum="24=unshaded")
    table = finish(bases, "attack", "herat", "2", Piece.GOVERNMENT_BASE)
    assert there(table.board, S.HERAT) == "C:B1 T:a6"


@pytest.mark.rule("R5.4-1")
def test_talks_unshaded_cover_ambush() -> None:
    board = turn_of(TALIBAN, "herat T:u1 C:T1", momentum="24=unshaded")

    table = finish(board, "attack", "ambush")

    assert there(table.board, S.HERAT) == "C:T1 T:u1a1"


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize("card", ["24=unshaded", "24=shaded"])
def test_talks_do_not_bind_the_warlords(card: str) -> None:
    board = turn_of(WARLORDS, "herat W:a6 C:T2", momentum=card)

    table = finish(
        board, "attack", "herat", "2", Piece.COALITION_TROOPS, then=("attack.space", "special")
    )

    assert happened(table)[1:] == [Fell(Piece.COALITION_TROOPS, S.HERAT, 1, rule="3.3.3")] * 2


# Car Bombs

THREE = "resources: taliban=9\nherat T:u1 G:P1\nbalkh T:u1 G:P1\nfarah T:u1 G:P1"


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(("card", "ask"), [("", "ambush.space"), ("31=unshaded", "attack.space")])
def test_car_bombs_unshaded_an_attack_has_one_ambush(card: str, ask: str) -> None:
    board = turn_of(TALIBAN, THREE, capability=card)

    turn = play(board, "attack", "ambush", "herat", "done")

    assert asked(turn).ask == ask


@pytest.mark.rule("R5.3-1")
def test_car_bombs_shaded_an_active_guerrilla_will_do() -> None:
    text = "resources: taliban=9\nherat T:a1 G:P1\nbalkh T:a1u1 G:P1\nfarah T:u1 G:P1"
    plain = turn_of(TALIBAN, text)
    assert why_not(plain, "attack", "ambush", word="herat") == NO_ONE_UNDERGROUND

    board = turn_of(TALIBAN, text, capability="31=shaded")
    table = finish(
        board, "attack", "ambush", "herat", Piece.GOVERNMENT_POLICE, "done", then=("attack.space",)
    )

    assert there(table.board, S.HERAT) == "T:u1a1"
    underground = finish(
        board, "attack", "ambush", "balkh", Piece.GOVERNMENT_POLICE, "done", then=("attack.space",)
    )
    assert there(underground.board, S.BALKH) == "T:u1a2"


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(("card", "offered"), [("", False), ("31=shaded", True)])
def test_car_bombs_shaded_make_an_ambush_possible(card: str, offered: bool) -> None:
    board = turn_of(TALIBAN, "herat T:a1 G:P1", capability=card)

    assert ("ambush" in asked(play(board, "attack")).options) is offered


# Suicide Bombers


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(("card", "left"), [("", "T:u1a2"), ("33=unshaded", "T:a2")])
def test_suicide_bombers_unshaded_no_guerrilla_joins_the_taliban(card: str, left: str) -> None:
    attack = turn_of(TALIBAN, "herat T:a2 G:P1", capability=card)
    table = finish(
        attack, "attack", "herat", "1", Piece.GOVERNMENT_POLICE, then=("attack.space?", "special?")
    )
    assert there(table.board, S.HERAT) == left

    ambush = turn_of(TALIBAN, "herat T:u1a1 G:P1", capability=card)
    table = finish(ambush, "attack", "ambush", Piece.GOVERNMENT_POLICE)
    assert there(table.board, S.HERAT) == left


@pytest.mark.rule("R5.3-1")
def test_suicide_bombers_unshaded_the_warlords_go_on_as_before() -> None:
    board = turn_of(WARLORDS, "herat W:a2 G:P1", capability="33=unshaded")

    table = finish(
        board, "attack", "herat", "1", Piece.GOVERNMENT_POLICE, then=("attack.space", "special")
    )

    assert happened(table)[-1] == Placed(UNDERGROUND[WARLORDS], S.HERAT, 1, rule="3.3.3")


@pytest.mark.rule("R5.3-1")
def test_suicide_bombers_shaded_a_guerrilla_dies_and_the_attack_succeeds() -> None:
    text = "resources: taliban=9\nherat T:u2 G:P1\nbalkh T:u1 G:P1"
    board = turn_of(TALIBAN, text, capability="33=shaded")

    turn = play(board, "attack", "herat", "6")
    assert (asked(turn).by, asked(turn).ask) == (TALIBAN, "attack.bomber")
    assert asked(turn).options[:2] == ("sacrifice", "miss")
    facts = turn.answer("sacrifice")
    assert facts == (Removed(ACTIVE[TALIBAN], S.HERAT, 1, rule="card 33"),)
    turn.answer(Piece.GOVERNMENT_POLICE)

    assert there(turn.board, S.HERAT) == "T:a1"
    turn.answer("balkh")
    turn.answer("6")
    assert asked(turn).ask != "attack.bomber"
    assert there(turn.board, S.BALKH) == "G:P1 T:a1"


@pytest.mark.rule("R5.3-1")
def test_suicide_bombers_shaded_may_wait_for_another_space() -> None:
    text = "resources: taliban=9\nherat T:u2 G:P1\nbalkh T:u1 G:P1"
    board = turn_of(TALIBAN, text, capability="33=shaded")

    turn = play(board, "attack", "herat", "6", "miss", "balkh", "6")

    assert (asked(turn).ask, asked(turn).about) == ("attack.bomber", ("balkh",))


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(
    ("faction", "text", "card"),
    [
        (TALIBAN, "herat T:u2 G:P1", ""),
        (TALIBAN, "herat T:u2 G:P1", "33=unshaded"),
        (WARLORDS, "herat W:u2 G:P1", "33=shaded"),
    ],
)
def test_otherwise_a_failed_attack_has_failed(faction: Faction, text: str, card: str) -> None:
    board = turn_of(faction, text, capability=card)

    table = finish(board, "attack", "herat", "6", then=("attack.space?", "special?"))

    assert table.board.spaces[S.HERAT].government_police == 1


@pytest.mark.rule("R5.3-1", "R5.4-1")
def test_no_guerrilla_is_sacrificed_for_an_attack_that_can_remove_nothing() -> None:
    board = turn_of(TALIBAN, "herat T:u2 C:T1", capability="33=shaded", momentum="24=unshaded")

    assert there(finish(board, "attack", "herat", "6").board, S.HERAT) == "C:T1 T:a2"
