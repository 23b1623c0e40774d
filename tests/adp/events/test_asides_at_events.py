"""1.4.1 and 1.5.1 Taking back own pieces, giving and asking while an Event is executed."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.events.deck import DECK
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import UNDERGROUND_IN, Board
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Faction,
    Side,
    SpaceId,
)
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.interruptions import asides
from core.adp.rules.table import AdpTable
from tests.adp import play as plain
from tests.adp.events.executing import execute, turn_of

CARDS: Final = tuple(number for number in CATALOGUE.events if number in DECK)


def in_fifteen(pieces: str) -> str:
    """Return lines that put the same pieces into 15 areas."""
    return "".join(f"{area} {pieces}\n" for area in AFGHAN_AREAS[:15])


def possible(board: Board, faction: Faction) -> set[str]:
    """Return what a Faction that executes may do beside it."""
    return {aside.word for aside in asides(AdpTable(board, CATALOGUE), faction) if aside.possible()}


def test_there_are_72_events() -> None:
    assert len(CARDS) == 72


@pytest.mark.rule("R1.4.1-4", "R1.5.1-2", "R1.5.1-3")
@pytest.mark.parametrize("card", CARDS)
def test_every_event_can_be_preceded_by_taking_back_giving_and_asking(card: int) -> None:
    for faction in FACTIONS:
        board = turn_of(faction, card, "herat T:u1 W:u1")
        turn = plain.play(board, "event")

        assert plain.asked(turn).ask == "event.side"
        offered = set(plain.asked(turn).options) - {*Side, "by-hand"}
        assert offered == possible(board, faction)


@pytest.mark.rule("R1.5.1-2")
def test_who_has_resources_may_give_and_ask_at_events() -> None:
    board = plain.position("herat T:u1 W:u1")
    offered = {faction: possible(board, faction) for faction in FACTIONS}

    assert offered == {
        COALITION: set(),
        GOVERNMENT: {"give", "request"},
        TALIBAN: {"give", "request", "remove-own"},
        WARLORDS: {"give", "request", "remove-own"},
    }


@pytest.mark.rule("R1.4.1-4", "R5.1.1-1")
def test_an_event_places_guerrillas_that_were_taken_back_before_it() -> None:
    board = turn_of(TALIBAN, 22, in_fifteen("T:a2 G:P1"))
    first = AFGHAN_AREAS[0]

    table = plain.finish(board, "event", "remove-own", first, "2", "shaded", "zabol")

    assert board.available.taliban_underground == 0
    assert table.board.spaces[first].taliban_active == 0
    zabol = SpaceId.ZABOL
    assert table.board.spaces[zabol].taliban_underground == 2
    assert not execute(board, "shaded").board.spaces[zabol].taliban_underground


@pytest.mark.rule("R1.4.1-4", "R5.1.1-1")
@pytest.mark.parametrize(
    ("card", "faction", "pieces"),
    [
        (11, TALIBAN, "T:a2"),
        (32, TALIBAN, "T:a2"),
        (60, WARLORDS, "W:a1"),
        (64, WARLORDS, "W:a1"),
    ],
)
def test_others_that_place_guerrillas_do_so_too(card: int, faction: Faction, pieces: str) -> None:
    turn = plain.play(turn_of(faction, card, in_fifteen(pieces)), "event", "remove-own")

    turn.answer(AFGHAN_AREAS[0])
    if plain.asked(turn).ask == "remove-own.count":
        turn.answer("2")

    assert plain.asked(turn).ask == "event.side"
    assert UNDERGROUND_IN[faction](turn.board.available)


@pytest.mark.rule("R1.5.1-2", "R1.4.1-4")
def test_a_side_stays_to_be_chosen_whatever_was_given_or_taken_back() -> None:
    board = turn_of(TALIBAN, 23, "resources: taliban=5\nherat T:u1")

    words = ("event", "give", "taliban-to-warlords", "5", "remove-own", "herat")
    turn = plain.play(board, *words)

    assert plain.asked(turn).ask == "event.side"
    assert set(plain.asked(turn).options) == {*Side, "by-hand", "request"}


@pytest.mark.rule("R1.5.1-4", "R8.1.2-6")
def test_a_non_player_neither_gives_nor_asks_nor_takes_back() -> None:
    board = turn_of(TALIBAN, 22, "herat T:u1")
    bots = plain.position("herat T:u1", bots=(TALIBAN,))

    assert {"give", "request", "remove-own"} <= possible(board, TALIBAN)
    assert possible(bots, TALIBAN) == {"gift-from-government", "gift-from-warlords"}
