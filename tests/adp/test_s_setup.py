"""S.2 to S.5 Set-up: the three scenarios."""

from __future__ import annotations

import pytest

from core.adp.model.atlas import AFGHAN_AREAS, AREAS
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Control,
    Faction,
    Islamabad,
    Scenario,
    Seat,
    Track,
)
from core.adp.model.ids import SpaceId as S
from core.adp.model.options import players
from core.adp.model.scenarios import starting_board
from core.adp.model.totals import Totals, margins, totals
from core.adp.position import pieces_text
from tests.adp.play import position

SHORT, MAIN, EXTENDED = Scenario

SET_UP = {
    SHORT: """
        kabul C:B1T3 G:T2P2 support=S +1
        herat G:B1T2P2
        farah W:B1u1
        balkh W:B1u1
        helmand C:B1T3 G:T2P2 T:B1u2
        kandahar C:B1T2 G:T2P2 T:B1u2
        oruzgan C:T1 G:T1P1 T:u2 W:B1u1
        nuristan C:T1 G:T1P1 T:u2 W:B1u1
        ghazni C:B1T1 G:T2P2 T:B1u2
        paktika C:B1T1 G:T2P2 T:B1u2
        khowst C:B1T1 G:T2P2 T:B1u2 +1
        zabol C:T1 T:B1u2
        konduz G:B1T2P2 W:B1u1 +1
        baghlan +1
        balochistan T:B1u1
        waziristan T:B1u1
        northwest-frontier T:B1u1
    """,
    MAIN: """
        kabul C:B1T2 G:T2P2 +1
        herat G:T1P2 T:u1
        farah W:B1u1
        faryab W:B1u1
        balkh W:B1u1
        helmand T:B1u2 W:B1u1
        nuristan T:B1u2 W:B1u1
        kandahar C:T1 G:T2P2 T:u1 W:B1u1
        oruzgan C:T1 T:B1u1
        paktika C:T1 T:B1u1
        zabol C:T1 T:B1u1
        ghazni C:T1 T:B1u1
        khowst C:T1 G:T1P2 +1
        konduz G:T1P2 W:B1u1
        waziristan T:B1u2
        northwest-frontier T:B1u2
    """,
    EXTENDED: """
        kabul C:B1T3 G:T2P2
        herat G:T1P1
        helmand W:B1u1
        kandahar C:T1 G:T1P1
        paktika T:B1u1
        zabol T:B1u1
        khowst C:T1
        konduz W:B1u1
        waziristan T:B1u2
        northwest-frontier T:B1u2
    """,
}
"""The forces and markers as published, in notation."""


@pytest.mark.rule("RS-6", "RS-7", "RS-8", "RS-4", "R1.4.3-2")
@pytest.mark.parametrize("scenario", Scenario)
def test_forces_and_markers_are_where_the_scenario_puts_them(scenario: Scenario) -> None:
    published = position(SET_UP[scenario], scenario=scenario)

    assert starting_board(scenario).spaces == published.spaces


@pytest.mark.rule("RS-4")
@pytest.mark.parametrize("scenario", Scenario)
def test_all_factions_begin_eligible_and_islamabad_backs_the_taliban(scenario: Scenario) -> None:
    board = starting_board(scenario)

    assert board.eligible == FACTIONS
    assert (board.islamabad, board.hard) == (Islamabad.BACKING, False)


@pytest.mark.rule("RS-5")
@pytest.mark.parametrize(
    ("scenario", "aid", "patronage", "government", "warlords", "taliban"),
    [(SHORT, 24, 5, 30, 20, 15), (MAIN, 15, 5, 30, 15, 10), (EXTENDED, 9, 5, 20, 10, 5)],
)
def test_the_tracks_begin_where_the_scenario_says(
    scenario: Scenario, aid: int, patronage: int, government: int, warlords: int, taliban: int
) -> None:
    assert starting_board(scenario).resources == {
        Track.AID: aid,
        Track.PATRONAGE: patronage,
        Track.GOVERNMENT: government,
        Track.WARLORDS: warlords,
        Track.TALIBAN: taliban,
    }


@pytest.mark.rule("TV-S", "RS-9", "R1.9-1", "R1.9-2", "R1.9-3", "R1.9-4")
@pytest.mark.parametrize(
    ("scenario", "published", "coalition", "government", "taliban", "warlords"),
    [
        (SHORT, Totals(10, 21, 9, 13), -20, -14, -11, -20),
        (MAIN, Totals(17, 17, 8, 9), -13, -18, -12, -25),
        (EXTENDED, Totals(20, 13, 4, 16), -10, -22, -16, -30),
    ],
)
def test_the_set_up_gives_the_published_totals(
    scenario: Scenario,
    published: Totals,
    coalition: int,
    government: int,
    taliban: int,
    warlords: int,
) -> None:
    board = starting_board(scenario)

    assert totals(board) == published
    assert margins(board) == {
        COALITION: coalition,
        GOVERNMENT: government,
        TALIBAN: taliban,
        WARLORDS: warlords,
    }


@pytest.mark.rule("TV-S", "RS-9")
@pytest.mark.parametrize(
    ("scenario", "under_taliban", "afghans"), [(SHORT, 0, 29), (MAIN, 6, 27), (EXTENDED, 1, 25)]
)
def test_the_right_population_lives_under_the_taliban(
    scenario: Scenario, under_taliban: int, afghans: int
) -> None:
    board = starting_board(scenario)
    people = {area: board.population(area) for area in AFGHAN_AREAS}

    assert sum(people.values()) == afghans
    held = (area for area in people if board.control(area) is Control.TALIBAN)
    assert sum(people[area] for area in held) == under_taliban


@pytest.mark.rule("TV-S", "RS-6", "RS-7", "RS-8", "R1.7-1")
@pytest.mark.parametrize(
    ("scenario", "coin", "taliban"),
    [
        (
            SHORT,
            {S.KABUL, S.HERAT, S.HELMAND, S.KANDAHAR, S.GHAZNI, S.PAKTIKA, S.KHOWST, S.KONDUZ},
            {S.ZABOL, S.BALOCHISTAN, S.WAZIRISTAN, S.NORTHWEST_FRONTIER},
        ),
        (
            MAIN,
            {S.KABUL, S.HERAT, S.KANDAHAR, S.KHOWST, S.KONDUZ},
            {
                S.HELMAND,
                S.NURISTAN,
                S.ORUZGAN,
                S.PAKTIKA,
                S.ZABOL,
                S.GHAZNI,
                S.WAZIRISTAN,
                S.NORTHWEST_FRONTIER,
            },
        ),
        (
            EXTENDED,
            {S.KABUL, S.HERAT, S.KANDAHAR, S.KHOWST},
            {S.PAKTIKA, S.ZABOL, S.WAZIRISTAN, S.NORTHWEST_FRONTIER},
        ),
    ],
)
def test_the_set_up_gives_the_published_control_markers(
    scenario: Scenario, coin: set[S], taliban: set[S]
) -> None:
    board = starting_board(scenario)

    assert {area for area in AREAS if board.control(area) is Control.COIN} == coin
    assert {area for area in AREAS if board.control(area) is Control.TALIBAN} == taliban


@pytest.mark.rule("TV-S", "RS-10")
@pytest.mark.parametrize(
    ("scenario", "available", "returnees"),
    [
        (SHORT, "C:T6 G:B1T12P12 T:B3u11 W:B7u10", 2),
        (MAIN, "C:B5T12 G:B3T23P20 T:B4u16 W:B5u8", 4),
        (EXTENDED, "C:B5T15 G:B3T26P26 T:B8u24 W:B10u13", 6),
    ],
)
def test_pieces_that_are_not_set_up_are_available(
    scenario: Scenario, available: str, returnees: int
) -> None:
    board = starting_board(scenario)

    assert pieces_text(board.available) == available
    assert board.returnees_left == returnees


@pytest.mark.rule("RS-1", "R1.5-1")
@pytest.mark.parametrize(
    ("bots", "seated"),
    [
        ((GOVERNMENT, TALIBAN, WARLORDS), ((COALITION,),)),
        ((COALITION, GOVERNMENT, WARLORDS), ((TALIBAN,),)),
        ((GOVERNMENT, WARLORDS), ((COALITION,), (TALIBAN,))),
        ((WARLORDS,), ((COALITION,), (GOVERNMENT,), (TALIBAN,))),
        ((), ((COALITION,), (GOVERNMENT,), (TALIBAN,), (WARLORDS,))),
    ],
)
def test_one_to_four_players_leave_the_other_factions_to_the_rules(
    bots: tuple[Faction, ...], seated: tuple[tuple[Faction, ...], ...]
) -> None:
    board = position("", bots=bots)

    assert players(board.options, board.seats) == seated
    assert [f for f in FACTIONS if board.seats[f] is Seat.BOT] == list(bots)
