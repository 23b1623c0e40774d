"""8.1.2 Which pieces, 8.2 and 8.3 which among equals."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import pytest

from core.adp.bots.leaving import Guerrillas, by_turns, free_to_leave, marching_group
from core.adp.bots.mind import ROLL, ROLL_SPACES, Mind, Say
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import equal_chance, pick_space
from core.adp.bots.which_pieces import (
    enemy_pieces,
    own_pieces_to_remove,
    pieces_to_place,
)
from core.adp.model.atlas import LOCS, random_space
from core.adp.model.board import Board
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Faction,
    Piece,
    SpaceId,
)
from core.adp.model.options import Options
from tests.adp.bots.think import run
from tests.adp.play import play, position

ResultT = TypeVar("ResultT")
S = SpaceId

T_BASE, T_UNDER, T_ACTIVE = (
    Piece.TALIBAN_BASE,
    Piece.TALIBAN_UNDERGROUND,
    Piece.TALIBAN_ACTIVE,
)
W_BASE, W_UNDER, W_ACTIVE = (
    Piece.WARLORD_BASE,
    Piece.WARLORD_UNDERGROUND,
    Piece.WARLORD_ACTIVE,
)
POLICE, TROOPS = Piece.GOVERNMENT_POLICE, Piece.GOVERNMENT_TROOPS
C_BASE, C_TROOPS = Piece.COALITION_BASE, Piece.COALITION_TROOPS


def board_with(*people: Faction) -> Board:
    """A position in which people play some Factions."""
    return position("", bots=tuple(f for f in FACTIONS if f not in people))


# 8.1.2 Pieces of others


@pytest.mark.rule("R8.1.2-1")
def test_pieces_of_players_go_before_those_of_non_players() -> None:
    pieces = (T_BASE, T_UNDER, W_UNDER, W_ACTIVE)
    assert enemy_pieces(board_with(WARLORDS), COALITION, pieces) == (W_UNDER,)
    assert enemy_pieces(board_with(TALIBAN), COALITION, pieces) == (T_BASE,)


@pytest.mark.rule("R8.1.2-2")
@pytest.mark.parametrize(
    ("by", "pieces", "first"),
    [
        (COALITION, (T_BASE, T_UNDER, T_ACTIVE), (T_BASE,)),
        (COALITION, (T_UNDER, T_ACTIVE), (T_UNDER,)),
        (COALITION, (T_ACTIVE, W_UNDER), (W_UNDER, T_ACTIVE)),
        (COALITION, (T_UNDER, T_ACTIVE, W_UNDER), (T_UNDER, W_UNDER)),
        (TALIBAN, (POLICE, TROOPS), (POLICE,)),
        (TALIBAN, (POLICE, TROOPS, C_TROOPS, W_ACTIVE), (W_ACTIVE, POLICE, C_TROOPS)),
        (WARLORDS, (C_BASE, C_TROOPS, T_UNDER), (C_BASE,)),
        (WARLORDS, (W_UNDER, TROOPS), (TROOPS,)),
        (GOVERNMENT, (C_TROOPS, T_ACTIVE), (T_ACTIVE,)),
    ],
)
def test_which_piece_of_an_enemy_goes_first(
    by: Faction, pieces: tuple[Piece, ...], first: tuple[Piece, ...]
) -> None:
    assert enemy_pieces(board_with(), by, pieces) == first


@pytest.mark.rule("R8.1.2-2", "A-42")
def test_police_and_troops_go_by_turns() -> None:
    board = board_with()
    assert enemy_pieces(board, TALIBAN, (POLICE, TROOPS), police_next=False) == (TROOPS,)
    assert enemy_pieces(board, TALIBAN, (POLICE,), police_next=False) == (POLICE,)
    assert by_turns(2, 2, 3) == (2, 1)
    assert by_turns(1, 4, 4) == (1, 3)
    assert by_turns(4, 1, 4) == (3, 1)
    assert by_turns(2, 0, 4) == (2, 0)


@pytest.mark.rule("R8.1.2-2", "A-42")
def test_police_and_troops_go_by_turns_in_an_event() -> None:
    """Card 71 takes 3 cubes from Kabul: Police, Troops, Police."""
    played = run(position("card: 71\nnext: 2\neligible: taliban\nkabul G:T4P4", bots=FACTIONS))
    assert [word for ask, word in played.asked if ask == "event.remove.piece"] == [
        POLICE,
        TROOPS,
        POLICE,
    ]
    assert played.board.spaces[S.KABUL].government_police == 2


@pytest.mark.rule("R8.1.2-2")
def test_pieces_that_cannot_be_replaced_are_still_removed() -> None:
    """Card 15: without Warlord Guerrillas to replace them, 2 cubes are just removed."""
    everywhere = "\n".join(f"{s} W:u1" for s in LOCS)
    text = f"card: 15\nnext: 2\neligible: warlords\n{everywhere}\nkonduz W:u8\nherat C:T1 G:P2T2"
    herat = run(position(text, bots=FACTIONS)).board.spaces[S.HERAT]
    assert (herat.government_cubes, herat.warlords) == (2, 0)


# 8.1.2 Own pieces


@pytest.mark.rule("R8.1.2-3")
def test_which_of_its_own_pieces_are_removed() -> None:
    assert own_pieces_to_remove((T_BASE, T_UNDER, T_ACTIVE)) == (T_ACTIVE,)
    assert own_pieces_to_remove((T_BASE, T_UNDER)) == (T_UNDER,)
    assert own_pieces_to_remove((T_BASE,)) == (T_BASE,)
    assert own_pieces_to_remove((POLICE, TROOPS)) == (POLICE,)
    assert own_pieces_to_remove((POLICE, TROOPS), police_next=False) == (TROOPS,)
    assert own_pieces_to_remove((C_BASE, C_TROOPS)) == (C_TROOPS,)


@pytest.mark.rule("R8.1.2-3", "R8.4.4-1", "A-42")
def test_pieces_that_are_placed() -> None:
    board = board_with(WARLORDS)
    assert pieces_to_place(board, TALIBAN, (T_UNDER, T_BASE, W_BASE)) == (T_BASE,)
    assert pieces_to_place(board, GOVERNMENT, (POLICE, TROOPS)) == (POLICE,)
    assert pieces_to_place(board, GOVERNMENT, (POLICE, TROOPS), police_next=False) == (TROOPS,)
    assert pieces_to_place(board, COALITION, (POLICE, W_UNDER)) == (POLICE,)
    assert pieces_to_place(board, GOVERNMENT, (T_UNDER, W_UNDER)) == (T_UNDER,)
    assert pieces_to_place(board_with(), GOVERNMENT, (T_UNDER, W_UNDER)) == (T_UNDER, W_UNDER)


# 8.1.2 Who Marches, and who stays


@pytest.mark.rule("R8.1.2-4", "TV-8.1.2", "TV-8.1.2b", "A-41")
@pytest.mark.parametrize(
    ("there", "most", "group"),
    [
        (Guerrillas(2, 3), 5, Guerrillas(2, 1)),
        (Guerrillas(0, 5), 5, Guerrillas(0, 5)),
        (Guerrillas(5, 0), 5, Guerrillas(3, 0)),
        (Guerrillas(1, 1), 2, Guerrillas(1, 1)),
        (Guerrillas(1, 4), 1, Guerrillas(1, 0)),
    ],
)
def test_which_guerrillas_march_into_an_empty_pashtun_province(
    there: Guerrillas, most: int, group: Guerrillas
) -> None:
    empty = position("konduz W:u5")
    assert marching_group(empty, WARLORDS, S.ZABOL, there, most) == group


@pytest.mark.rule("R8.1.2-4", "A-41")
def test_active_ones_go_first_if_none_stays_hidden() -> None:
    crowded = position("zabol T:a3")
    assert marching_group(crowded, WARLORDS, S.ZABOL, Guerrillas(2, 2), 3) == Guerrillas(1, 2)


@pytest.mark.rule("R8.1.2-5", "A-65")
@pytest.mark.parametrize(
    ("line", "faction", "free"),
    [
        ("herat G:T4 T:u2", GOVERNMENT, 1),
        ("herat G:T4 T:u4", GOVERNMENT, 0),
        ("herat G:T2 T:u4 W:u1", GOVERNMENT, 2),
        ("herat T:u4 G:T2", TALIBAN, 1),
        ("herat T:u2 W:u2", WARLORDS, 0),
        ("herat T:u1 W:u3", WARLORDS, 2),
        ("kandahar-kabul G:T3 T:u2", GOVERNMENT, 3),
    ],
)
def test_how_many_can_leave_without_a_change_of_control(
    line: str, faction: Faction, free: int
) -> None:
    space = S(line.split()[0])
    here = position(line).spaces[space]
    most = {
        GOVERNMENT: here.government_cubes,
        TALIBAN: here.taliban_guerrillas,
        WARLORDS: here.warlord_guerrillas,
    }[faction]
    assert free_to_leave(position(line), space, faction, most) == free


@pytest.mark.rule("R8.1.2-7")
def test_a_stated_order_comes_before_the_general_one() -> None:
    """Card 61 has the Coalition take Taliban although the Warlords are a player's."""
    text = "card: 61\nnext: 2\neligible: coalition\nherat T:u1 W:u3\nkonduz W:u3"
    bots = (COALITION, GOVERNMENT, TALIBAN)
    played = run(position(text, bots=bots))
    assert played.board.spaces[S.HERAT].taliban == 0


# 8.2 and 8.3


def think(
    about: Callable[[Mind], Coroutine[Say, None, ResultT]],
    dice: Sequence[int],
    options: Options | None = None,
) -> tuple[ResultT, list[str]]:
    """Let a Non-player decide something with given dice; return it and what was rolled."""
    board = position("card: 16\neligible: taliban", bots=FACTIONS, options=options)
    mind = Mind(play(board), TALIBAN)
    pips = iter(dice)
    asked: list[str] = []
    thought: Coroutine[Say, Any, ResultT] = about(mind)
    while True:
        try:
            said = thought.send(None).reply.option
        except StopIteration as end:
            assert next(pips, None) is None
            return end.value, asked
        asked.append(said)
        for _ in range(3 if said == ROLL_SPACES else 1):
            mind.dice.append(next(pips))


@pytest.mark.rule("R8.2-1", "D-41")
@pytest.mark.parametrize(
    ("dice", "space"),
    [((4, 3, 1), S.KABUL), ((4, 3, 6), S.KABUL), ((6, 6, 6), S.KANDAHAR), ((1, 2, 3), S.NIMRUZ)],
)
def test_the_table_of_random_spaces(dice: tuple[int, int, int], space: SpaceId) -> None:
    assert random_space(*dice) is space
    found, rolled = think(lambda mind: pick_space(mind, (S.KHOWST, space)), dice)
    assert (found, rolled) == (space, [ROLL_SPACES])


@pytest.mark.rule("R8.2-1")
@pytest.mark.parametrize(
    ("dice", "space"), [((1, 2, 3), S.FARAH), ((4, 3, 1), S.KONDUZ), ((6, 6, 6), S.FARAH)]
)
def test_a_space_that_is_not_a_candidate_leads_to_the_next_in_the_table(
    dice: tuple[int, int, int], space: SpaceId
) -> None:
    found, _ = think(lambda mind: pick_space(mind, (S.KONDUZ, S.FARAH)), dice)
    assert found is space


@pytest.mark.rule("R8.2-1", "A-43")
def test_areas_come_before_locs() -> None:
    candidates = (S.KABUL_TOR_KHAM, S.KONDUZ)
    assert think(lambda mind: pick_space(mind, candidates), ()) == (S.KONDUZ, [])


@pytest.mark.rule("R8.2-1")
def test_a_lone_candidate_needs_no_dice() -> None:
    wanted = Priority("8.2: far", lambda space: int(space is S.FARAH))
    found = think(lambda mind: pick_space(mind, (S.KONDUZ, S.FARAH), (wanted,)), ())
    assert found == (S.FARAH, [])


@pytest.mark.rule("R8.2-2")
def test_dice_are_rolled_again_for_each_space() -> None:
    """Card 16 places 1 Guerrilla in each of 3 areas."""
    text = "card: 16\nnext: 2\neligible: taliban\nkabul G:P1\nherat G:P1\nkonduz G:P1\nfarah G:P1"
    played = run(position(text, bots=FACTIONS), (4, 3, 1, 1, 1, 1, 1, 1, 1))
    spaces = [word for ask, word in played.asked if ask == "event.place.space"]
    assert spaces == ["kabul", "farah", "herat"]


@pytest.mark.rule("R8.2-2")
def test_as_much_as_possible_is_done_before_going_elsewhere() -> None:
    """Card 32 takes 3 Taliban pieces: all of those in the first space, then others."""
    text = "card: 32\nnext: 2\neligible: coalition\nkhowst T:u1a1\npaktika T:u1a1"
    played = run(position(text, bots=FACTIONS), (4, 2, 3))
    spaces = [word for ask, word in played.asked if ask == "event.remove.space"]
    assert spaces == ["khowst", "khowst", "paktika"]


@pytest.mark.rule("R8.2-3")
def test_an_even_chance_instead_of_the_table() -> None:
    options = Options(equal_chance_die=True)
    candidates = (S.KONDUZ, S.FARAH, S.HERAT)
    for die, space in enumerate((*candidates, *candidates), start=1):
        found = think(lambda mind: pick_space(mind, candidates), (die,), options)
        assert found == (space, [ROLL])


@pytest.mark.rule("R8.3-1")
def test_locs_by_econ_then_by_an_even_chance() -> None:
    dear, cheap = S.KABUL_TOR_KHAM, S.FARAH_KANDAHAR
    assert think(lambda mind: pick_space(mind, (cheap, dear)), ()) == (dear, [])
    equal = (S.KABUL_AIBAK, S.SHIBIRGHAN_AIBAK)
    found = {think(lambda mind: pick_space(mind, equal), (die,))[0] for die in range(1, 7)}
    assert found <= set(equal)


@pytest.mark.rule("R8.3-1", "A-84")
def test_an_even_chance_among_five_rolls_again_on_a_six() -> None:
    found, rolled = think(lambda mind: equal_chance(mind, "abcde", "test"), (6, 2))
    assert (found, rolled) == ("b", [ROLL, ROLL])
    found, rolled = think(lambda mind: equal_chance(mind, "abcdefg", "test"), (6, 6, 1, 2))
    assert (found, rolled) == ("b", [ROLL] * 4)


@pytest.mark.rule("R8.3-1")
def test_only_locs_that_are_not_sabotaged_are_sabotaged() -> None:
    text = "card: 69\nnext: 2\neligible: taliban\nkabul-tor-kham sabotage\nherat T:u1"
    played = run(position(text, bots=FACTIONS), (1, 1))
    locs = [word for ask, word in played.asked if ask == "event.space"]
    assert len(locs) == 2
    assert S.KABUL_TOR_KHAM not in locs
