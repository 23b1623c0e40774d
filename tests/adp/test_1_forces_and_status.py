"""1 Forces, players, Support, Control, tracks and totals."""

from __future__ import annotations

import pytest

from core.adp.events.deck import DECK
from core.adp.model.atlas import AFGHAN_AREAS, AREAS, PAKISTAN
from core.adp.model.board import INVENTORY, MARKERS, RETURNEES, Board
from core.adp.model.facts import (
    Activated,
    ControlFrozen,
    ControlThawed,
    Fact,
    Fell,
    Gained,
    Hid,
    LeftPlay,
    Lost,
    Moved,
    Paid,
    Placed,
    Recovered,
    Removed,
    Shifted,
    Transferred,
    after,
)
from core.adp.model.ids import (
    CAP,
    COALITION,
    DECEPTIONS,
    FACTIONS,
    GOVERNMENT,
    PIECES,
    TALIBAN,
    WARLORDS,
    Control,
    Faction,
    Piece,
    Scenario,
    SpaceId,
    Support,
    Track,
)
from core.adp.model.ids import SpaceId as S
from core.adp.model.options import NoNonPlayer, Options
from core.adp.model.scenarios import starting_board
from core.adp.model.totals import margins, totals
from core.adp.position import pieces_text
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.civic_action_and_sharia import one_level_towards
from core.adp.rules.setup import MARKERS_OF_EACH_KIND
from core.adp.rules.table import AdpTable
from core.adp.rules.victory import result_of
from core.kernel.table import DIE
from tests.adp.play import play, position

RULE = "1"
"""The rule that facts of these tests give; none of them is about it."""

NEUTRAL_FOR_GOOD = (S.KABUL_TOR_KHAM, S.ZABOL, S.SAMANGAN, S.WAZIRISTAN, S.BALOCHISTAN)


def at(text: str) -> AdpTable:
    """Sit down at a position, to try the verbs on it that rules share."""
    return AdpTable(position(text), CATALOGUE)


def then(board: Board, *facts: Fact) -> Board:
    """Return the position after some facts."""
    for fact in facts:
        board = after(board, fact)
    return board


def supported(board: Board, *spaces: SpaceId) -> Board:
    """Return the position with some spaces at Support."""
    shifts = (Shifted(s, Support.NEUTRAL, Support.SUPPORT, rule=RULE) for s in spaces)
    return then(board, *shifts)


# 1.1 and 1.2


@pytest.mark.rule("R1.1-1")
def test_one_card_is_current_and_the_one_after_it_lies_face_up() -> None:
    turn = play(position("stage: next-card"), "event", "24", "event", "7")

    assert turn.board.card == 24
    assert turn.board.upcoming == (7,)


@pytest.mark.rule("R1.2-1")
def test_the_box_holds_the_stated_cards_dice_and_markers() -> None:
    board = starting_board(Scenario.EXTENDED)

    assert sorted(DECK) == list(range(1, 73))
    assert board.propaganda_total == 6
    assert DIE == ("1", "2", "3", "4", "5", "6")
    assert (MARKERS, RETURNEES) == (30, 6)
    assert MARKERS_OF_EACH_KIND * len(DECEPTIONS) == 12


# 1.4 Forces


@pytest.mark.rule("R1.4-1", "R1.4-2", "R1.2-1")
def test_the_factions_have_158_pieces_between_them() -> None:
    assert pieces_text(INVENTORY) == "C:B6T20 G:B3T30P30 T:B12u30 W:B12u15"
    assert sum(INVENTORY.count(piece) for piece in Piece) == 158


@pytest.mark.rule("R1.4.1-1")
def test_pieces_off_the_map_are_available_except_casualties_and_those_out_of_play() -> None:
    board = position(
        """
        casualties: C:T3
        out-of-play: C:B1T2
        kabul C:B1T4 G:T5P6
        helmand T:B1u2a3 W:B1u1a1
        """
    )

    assert pieces_text(board.available) == "C:B4T11 G:B3T25P24 T:B11u25 W:B11u13"


@pytest.mark.rule("R1.4.1-1")
@pytest.mark.parametrize(
    ("fact", "available", "casualties", "out_of_play"),
    [
        (Removed(Piece.COALITION_TROOPS, S.KABUL, 2, rule=RULE), "C:B6T17", "C:T2", ""),
        (Fell(Piece.COALITION_TROOPS, S.KABUL, 2, rule=RULE), "C:B6T15", "C:T4", ""),
        (Recovered(Piece.COALITION_TROOPS, 2, rule=RULE), "C:B6T17", "", ""),
        (LeftPlay(Piece.COALITION_TROOPS, 2, rule=RULE), "C:B6T15", "", "C:T2"),
    ],
)
def test_coalition_pieces_go_to_available_to_casualties_or_out_of_play(
    fact: Fact, available: str, casualties: str, out_of_play: str
) -> None:
    board = position("casualties: C:T2\nkabul C:T3")

    board = then(board, fact)

    assert pieces_text(board.available).split(" G:")[0] == available
    assert pieces_text(board.casualties) == casualties
    assert pieces_text(board.out_of_play) == out_of_play


@pytest.mark.rule("R1.4.1-2")
def test_only_available_pieces_can_be_placed() -> None:
    table = at("herat G:T28\nkonduz G:P30")

    troops = table.place(Piece.GOVERNMENT_TROOPS, S.KABUL, 6, RULE)
    police = table.place(Piece.GOVERNMENT_POLICE, S.KABUL, 6, RULE)

    assert (troops, police) == (2, 0)
    assert table.facts == [Placed(Piece.GOVERNMENT_TROOPS, S.KABUL, 2, rule=RULE)]


@pytest.mark.rule("R1.4.2-1", "R1.4.2-4")
@pytest.mark.parametrize(
    ("kabul", "placed"),
    [("", 2), ("C:B1", 1), ("T:B1", 1), ("C:B1 W:B1", 0), ("G:B2", 0), ("W:B1u3", 1)],
)
def test_an_area_holds_two_bases_whoever_owns_them(kabul: str, placed: int) -> None:
    table = at(f"kabul {kabul}")

    assert table.place(Piece.TALIBAN_BASE, S.KABUL, 2, RULE) == placed
    assert table.board.spaces[S.KABUL].bases <= 2


@pytest.mark.rule("R1.4.2-2", "R1.4.2-4")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_loc_holds_no_base(faction: Faction) -> None:
    table = at("map: empty")

    assert table.place(PIECES[faction][0], S.KANDAHAR_KABUL, 1, RULE) == 0
    assert not table.facts


@pytest.mark.rule("R1.4.2-3", "R1.4.2-4", "R1.3.5-1")
@pytest.mark.parametrize("space", PAKISTAN)
@pytest.mark.parametrize("faction", FACTIONS)
def test_only_the_taliban_can_be_in_pakistan(faction: Faction, space: SpaceId) -> None:
    table = at("map: empty")

    placed = [table.place(piece, space, 1, RULE) for piece in PIECES[faction]]

    assert any(placed) is all(placed) is (faction is TALIBAN)


@pytest.mark.rule("R1.4.3-1", "R1.4.3-2")
@pytest.mark.parametrize(
    ("faction", "piece"),
    [(TALIBAN, Piece.TALIBAN_UNDERGROUND), (WARLORDS, Piece.WARLORD_UNDERGROUND)],
)
def test_guerrillas_are_placed_underground_and_turn_active_and_back(
    faction: Faction, piece: Piece
) -> None:
    table = at("map: empty")
    letter = faction[0].upper()

    table.place(piece, S.GHOWR, 3, RULE)
    assert pieces_text(table.board.spaces[S.GHOWR]) == f"{letter}:u3"

    table.emit(Activated(faction, S.GHOWR, 2, rule=RULE))
    assert pieces_text(table.board.spaces[S.GHOWR]) == f"{letter}:u1a2"

    table.emit(Hid(faction, S.GHOWR, 1, rule=RULE))
    assert pieces_text(table.board.spaces[S.GHOWR]) == f"{letter}:u2a1"


@pytest.mark.rule("R1.4.1-1", "R1.4.3-2")
def test_an_active_guerrilla_that_is_removed_comes_back_underground() -> None:
    table = at("ghowr T:a2")

    table.emit(Removed(Piece.TALIBAN_ACTIVE, S.GHOWR, 2, rule=RULE))
    table.place(Piece.TALIBAN_UNDERGROUND, S.GHOWR, 1, RULE)

    assert pieces_text(table.board.spaces[S.GHOWR]) == "T:u1"
    assert table.board.available.taliban_underground == 29


# 1.5 Players and Factions


@pytest.mark.rule("R1.5-4")
def test_one_faction_alone_does_not_win_for_a_player_of_two() -> None:
    shared = Options(no_non_player=NoNonPlayer.THREE)
    board = position(
        "card: propaganda\nresources: warlords=41", scenario=Scenario.EXTENDED, options=shared
    )

    turn = play(board)

    assert margins(board)[WARLORDS] > 0
    assert turn.board.result is None


@pytest.mark.rule("R1.5-4")
def test_both_factions_together_win_for_a_player_of_two() -> None:
    shared = Options(no_non_player=NoNonPlayer.THREE)
    board = position(
        "card: propaganda\nresources: warlords=41", scenario=Scenario.EXTENDED, options=shared
    )
    board = supported(board, S.KABUL, S.BALKH, S.BAGHLAN, S.KONDUZ, S.KANDAHAR)

    turn = play(board)

    assert turn.board.result is not None
    assert turn.board.result.winners == (COALITION, WARLORDS)


@pytest.mark.rule("R1.5-4")
def test_players_with_two_factions_are_ranked_by_the_lower_margin() -> None:
    shared = Options(no_non_player=NoNonPlayer.TWO_WITH_WARLORDS)
    board = starting_board(Scenario.MAIN, shared)

    result = result_of(board, "final", "7.3")

    assert result.margins == {COALITION: -13, GOVERNMENT: -18, TALIBAN: -12, WARLORDS: -25}
    assert result.winners == (GOVERNMENT, TALIBAN)
    assert result.ranking == (GOVERNMENT, TALIBAN, WARLORDS, COALITION)


@pytest.mark.rule("R1.5-4", "A-6")
def test_a_tie_of_players_goes_by_the_faction_that_has_the_lower_margin() -> None:
    shared = Options(no_non_player=NoNonPlayer.TWO)
    board = starting_board(Scenario.SHORT, shared)

    result = result_of(board, "final", "7.3")

    assert (result.margins[COALITION], result.margins[WARLORDS]) == (-20, -20)
    assert result.winners == (TALIBAN, WARLORDS)


@pytest.mark.rule("R1.5-4", "A-6")
def test_if_both_factions_have_the_lower_margin_the_earlier_in_order_breaks_the_tie() -> None:
    shared = Options(no_non_player=NoNonPlayer.TWO_WITH_WARLORDS)
    board = position(
        "resources: warlords=21\npatronage: 0", scenario=Scenario.SHORT, options=shared
    )
    board = then(board, Removed(Piece.COALITION_TROOPS, S.ZABOL, 1, rule=RULE))

    result = result_of(board, "final", "7.3")

    assert result.margins == {COALITION: -19, GOVERNMENT: -19, TALIBAN: -11, WARLORDS: -19}
    assert result.winners == (COALITION, WARLORDS)


# 1.6 Support and Opposition


@pytest.mark.rule("R1.6.1-1", "R1.6-2")
@pytest.mark.parametrize("space", [S.KABUL, S.HERAT, S.KANDAHAR])
def test_areas_with_people_take_any_level(space: SpaceId) -> None:
    table = at("map: empty")

    table.shift(space, Support.OPPOSITION, RULE)
    table.shift(space, Support.SUPPORT, RULE)
    table.shift(space, Support.SUPPORT, RULE)
    table.shift(space, Support.NEUTRAL, RULE)

    assert table.facts == [
        Shifted(space, Support.NEUTRAL, Support.OPPOSITION, rule=RULE),
        Shifted(space, Support.OPPOSITION, Support.SUPPORT, rule=RULE),
        Shifted(space, Support.SUPPORT, Support.NEUTRAL, rule=RULE),
    ]


@pytest.mark.rule("R1.6.2-1")
@pytest.mark.parametrize("space", NEUTRAL_FOR_GOOD)
def test_nothing_shifts_on_locs_in_pakistan_or_where_nobody_lives(space: SpaceId) -> None:
    table = at("map: empty")

    table.shift(space, Support.OPPOSITION, RULE)

    assert not table.facts


@pytest.mark.rule("R1.6.2-1", "R1.6.1-1", "R1.3.2-1")
def test_returnees_make_an_empty_province_an_ordinary_one() -> None:
    table = at("patronage: 0\nzabol C:T1 +1")

    table.shift(S.ZABOL, Support.SUPPORT, RULE)

    assert table.board.spaces[S.ZABOL].support is Support.SUPPORT
    assert totals(table.board).support_available == 1 + 25
    assert totals(table.board).coin_patronage == 1


@pytest.mark.rule("R1.6-2")
@pytest.mark.parametrize(
    ("now", "goal", "level"),
    [
        (Support.OPPOSITION, Support.SUPPORT, Support.NEUTRAL),
        (Support.NEUTRAL, Support.SUPPORT, Support.SUPPORT),
        (Support.SUPPORT, Support.SUPPORT, Support.SUPPORT),
        (Support.SUPPORT, Support.OPPOSITION, Support.NEUTRAL),
        (Support.NEUTRAL, Support.OPPOSITION, Support.OPPOSITION),
        (Support.OPPOSITION, Support.NEUTRAL, Support.NEUTRAL),
    ],
)
def test_a_shift_is_one_step(now: Support, goal: Support, level: Support) -> None:
    assert one_level_towards(now, goal) is level


# 1.7 Control


@pytest.mark.rule("R1.7-1", "R1.5-2", "D-1")
@pytest.mark.parametrize(
    ("ghazni", "control"),
    [
        ("C:T1 G:T1P1 T:B1u1 W:u1", Control.NONE),
        ("C:B1T1 G:T1P1 T:B1u1 W:u1", Control.COIN),
        ("C:T1 T:B1u1a1 W:B1", Control.TALIBAN),
        ("G:P1 T:u2 W:u1", Control.NONE),
        ("", Control.NONE),
        ("G:B1 T:a1", Control.NONE),
        ("W:B2u4", Control.NONE),
        ("G:B1", Control.COIN),
    ],
)
def test_control_takes_more_pieces_than_all_others_have(ghazni: str, control: Control) -> None:
    assert position(f"ghazni {ghazni}").control(S.GHAZNI) is control


@pytest.mark.rule("R1.7-2")
@pytest.mark.parametrize("space", PAKISTAN)
def test_the_taliban_can_control_pakistan(space: SpaceId) -> None:
    assert position(f"{space} T:u1").control(space) is Control.TALIBAN


@pytest.mark.rule("R1.7-3")
def test_control_follows_every_change_at_once() -> None:
    board = position("khowst C:T1 T:u1")

    stronger = then(board, Placed(Piece.GOVERNMENT_POLICE, S.KHOWST, 1, rule=RULE))
    weaker = then(board, Moved(Piece.COALITION_TROOPS, S.KHOWST, S.KABUL, 1, rule=RULE))

    assert board.control(S.KHOWST) is Control.NONE
    assert stronger.control(S.KHOWST) is Control.COIN
    assert weaker.control(S.KHOWST) is Control.TALIBAN


@pytest.mark.rule("R1.7-3")
def test_control_stays_as_it_was_while_pieces_redeploy() -> None:
    board = position("khowst C:T1 T:u1")
    now = {area: board.control(area) for area in AREAS}

    frozen = then(
        board,
        ControlFrozen(now, rule="6.5"),
        Moved(Piece.COALITION_TROOPS, S.KHOWST, S.KABUL, 1, rule="6.5.2"),
    )
    thawed = then(frozen, ControlThawed(rule="6.5"))

    assert frozen.control(S.KHOWST) is frozen.control(S.KABUL) is Control.NONE
    assert frozen.control(S.KANDAHAR_KABUL) is Control.NONE
    assert thawed.control(S.KHOWST) is Control.TALIBAN
    assert thawed.control(S.KABUL) is Control.COIN


# 1.8 Resources, Aid and Patronage


@pytest.mark.rule("R1.8-1")
@pytest.mark.parametrize(("track", "end"), [*CAP.items()])
def test_tracks_run_from_0_to_75_but_patronage_to_40(track: Track, end: int) -> None:
    table = at("resources: government=30 taliban=30 warlords=30\naid: 30\npatronage: 30")

    assert table.gain(track, 50, RULE) == end - 30
    assert table.gain(track, 1, RULE) == 0
    assert table.lose(track, 99, RULE) == end
    assert table.lose(track, 1, RULE) == 0
    assert end == (40 if track is Track.PATRONAGE else 75)
    assert table.facts == [Gained(track, end - 30, rule=RULE), Lost(track, end, rule=RULE)]


@pytest.mark.rule("R1.8-1", "A-8")
@pytest.mark.parametrize(
    ("patronage", "government", "moved"),
    [(5, 30, 3), (2, 30, 2), (5, 73, 2), (1, 75, 0), (0, 30, 0)],
)
def test_a_transfer_moves_what_there_is_and_has_room(
    patronage: int, government: int, moved: int
) -> None:
    table = at(f"patronage: {patronage}\nresources: government={government}")

    assert table.transfer(Track.PATRONAGE, Track.GOVERNMENT, 3, RULE) == moved
    assert table.board.track(Track.PATRONAGE) == patronage - moved
    assert table.board.track(Track.GOVERNMENT) == government + moved
    expected = Transferred(Track.PATRONAGE, Track.GOVERNMENT, moved, rule=RULE)
    assert table.facts == [expected] * bool(moved)


@pytest.mark.rule("R1.8-2")
def test_the_coalition_spends_the_governments_resources() -> None:
    table = at("resources: government=30")

    table.pay(COALITION, 3, RULE)

    assert table.facts == [Paid(Track.GOVERNMENT, 3, rule=RULE)]
    assert table.board.track(Track.GOVERNMENT) == 27


# 1.9 Totals


@pytest.mark.rule("R1.9-1")
def test_support_and_available_counts_people_and_coalition_pieces_in_the_box() -> None:
    board = position(
        """
        casualties: C:B1T3
        out-of-play: C:T2
        kabul C:B1T4 support=S +1
        balkh support=S
        herat support=O
        """
    )

    assert totals(board).support_available == (3 + 1 + 2) + (4 + 11)


@pytest.mark.rule("R1.9-2")
def test_opposition_and_bases_counts_people_and_taliban_bases_in_pakistan_too() -> None:
    board = position(
        """
        kandahar T:B1u3 W:B1 support=O
        zabol T:B2 support=O +1
        waziristan T:B2a1
        herat support=S
        """
    )

    assert totals(board).opposition_bases == (2 + 1) + (1 + 2 + 2)


@pytest.mark.rule("R1.9-3")
def test_coin_control_and_patronage_counts_people_under_coin_control() -> None:
    board = position("patronage: 7\nkabul G:P1 +1\nkonduz C:T1 T:u1\nbalkh C:T1\nherat T:u1")

    assert totals(board).coin_patronage == (3 + 1 + 2) + 7


@pytest.mark.rule("R1.9-4")
def test_uncontrolled_counts_afghans_whom_neither_side_controls() -> None:
    board = position("patronage: 0\nkabul G:P1 +1\nkonduz C:T1 T:u1\nherat T:u1\nwaziristan T:u1")

    assert totals(board).uncontrolled == 25 + 1 - (3 + 1) - 1


@pytest.mark.rule("R1.9-4")
@pytest.mark.parametrize("scenario", Scenario)
def test_uncontrolled_is_the_population_that_neither_side_controls(scenario: Scenario) -> None:
    board = starting_board(scenario)
    held = {
        side: sum(board.population(s) for s in AFGHAN_AREAS if board.control(s) is side)
        for side in Control
    }

    returnees = RETURNEES - board.returnees_left

    left = 25 + returnees - held[Control.COIN] - held[Control.TALIBAN]
    assert totals(board).uncontrolled == held[Control.NONE] == left


@pytest.mark.rule("D-40")
@pytest.mark.parametrize(("resources", "wins"), [(41, True), (40, False)])
def test_the_warlords_need_uncontrolled_people_and_resources(resources: int, wins: bool) -> None:
    board = position(
        f"card: propaganda\nresources: warlords={resources}", scenario=Scenario.EXTENDED
    )

    result = play(board).board.result

    assert totals(board).uncontrolled == 16
    assert (result is not None and result.winners == (WARLORDS,)) is wins
