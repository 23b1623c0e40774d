"""S.6 Set-up: Open Deployment."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.adp.model.board import Board
from core.adp.model.facts import Deployed, Placed
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    OWNER,
    TALIBAN,
    WARLORDS,
    Control,
    Faction,
    Piece,
    Scenario,
    Seat,
)
from core.adp.model.ids import SpaceId as S
from core.adp.model.options import Options
from core.adp.model.scenarios import starting_board
from core.adp.model.totals import totals
from core.adp.position import pieces_text
from core.kernel import Decision, Kind
from tests.adp.play import AdpTurn, asked, play, position

SHORT, MAIN, EXTENDED = Scenario

OPEN = Options(open_deployment=True)
ORDER = (WARLORDS, GOVERNMENT, TALIBAN, COALITION)


def deployed(board: Board) -> tuple[AdpTurn, list[Decision]]:
    """Let every player deploy in the first space offered, one piece at a time."""
    turn = play(board)
    questions: list[Decision] = []
    while isinstance(turn.pending, Decision) and turn.pending.ask.startswith("deploy"):
        questions.append(turn.pending)
        turn.answer(turn.pending.options[0])
    return turn, questions


def about_to_deploy(faction: Faction, scenario: Scenario) -> Board:
    """An empty map on which it is a Faction's turn to deploy."""
    done = " ".join(ORDER[: ORDER.index(faction)]) or "none"
    text = f"stage: deploy\ndeployed: {done}\nmap: empty"
    return position(text, scenario=scenario, options=OPEN)


@pytest.mark.rule("RS-11")
@pytest.mark.parametrize("scenario", Scenario)
def test_before_players_deploy_only_markers_and_non_players_are_on_the_map(
    scenario: Scenario,
) -> None:
    seats = dict.fromkeys(FACTIONS, Seat.HUMAN) | {TALIBAN: Seat.BOT}
    fixed = starting_board(scenario)

    board = starting_board(scenario, OPEN, seats)

    for space, here in fixed.spaces.items():
        taliban = replace(here, **{p.value: 0 for p in Piece if not p.startswith("taliban")})
        assert board.spaces[space] == taliban
    assert board.resources == fixed.resources


@pytest.mark.rule("RS-11")
def test_factions_deploy_in_order_warlords_government_taliban_coalition() -> None:
    turn, questions = deployed(starting_board(EXTENDED, OPEN))

    assert list(dict.fromkeys(q.by for q in questions)) == [
        WARLORDS,
        GOVERNMENT,
        TALIBAN,
        COALITION,
    ]
    assert turn.board.deployed == (WARLORDS, GOVERNMENT, TALIBAN, COALITION)
    assert asked(turn).ask == "deck.top"


@pytest.mark.rule("RS-4", "RS-11")
@pytest.mark.parametrize("scenario", Scenario)
def test_without_the_option_nobody_deploys(scenario: Scenario) -> None:
    board = position("stage: deploy", scenario=scenario)

    turn = play(board)

    assert asked(turn).ask == "deck.top"
    assert turn.board.spaces == board.spaces
    assert turn.board.deployed == ()


@pytest.mark.rule("RS-11")
def test_non_players_do_not_deploy() -> None:
    board = position("stage: deploy", options=OPEN, bots=(WARLORDS, TALIBAN))

    turn, questions = deployed(board)

    assert {q.by for q in questions} == {GOVERNMENT, COALITION}
    assert turn.board.deployed == (GOVERNMENT, COALITION)


@pytest.mark.rule("RS-12")
@pytest.mark.parametrize("scenario", Scenario)
def test_players_deploy_as_many_pieces_as_the_fixed_set_up_has(scenario: Scenario) -> None:
    board = position("stage: deploy", scenario=scenario, options=OPEN)

    turn, _ = deployed(board)

    assert turn.board.available == starting_board(scenario).available


@pytest.mark.rule("RS-12")
@pytest.mark.parametrize(
    ("scenario", "faction", "fixed"),
    [
        (SHORT, GOVERNMENT, {S.KABUL: "G:T2P2"}),
        (MAIN, GOVERNMENT, {S.KABUL: "G:T2P2"}),
        (EXTENDED, GOVERNMENT, {S.KABUL: "G:T2P2"}),
        (
            SHORT,
            TALIBAN,
            {S.BALOCHISTAN: "T:B1", S.NORTHWEST_FRONTIER: "T:B1", S.WAZIRISTAN: "T:B1"},
        ),
        (MAIN, TALIBAN, {S.NORTHWEST_FRONTIER: "T:B1", S.WAZIRISTAN: "T:B1"}),
        (EXTENDED, TALIBAN, {S.NORTHWEST_FRONTIER: "T:B1", S.WAZIRISTAN: "T:B1"}),
        (SHORT, COALITION, {S.KABUL: "C:B1T3"}),
        (MAIN, COALITION, {S.KABUL: "C:B1T2"}),
        (EXTENDED, COALITION, {S.KABUL: "C:B1T1"}),
    ],
)
def test_some_pieces_have_their_place(
    scenario: Scenario, faction: Faction, fixed: dict[S, str]
) -> None:
    turn = play(about_to_deploy(faction, scenario))

    assert asked(turn).by == faction
    on_map = {s: text for s, here in turn.board.spaces.items() if (text := pieces_text(here))}
    assert on_map == fixed


@pytest.mark.rule("RS-12", "RS-13", "A-59")
@pytest.mark.parametrize(
    ("scenario", "piece", "number", "among", "not_among"),
    [
        (SHORT, Piece.WARLORD_BASE, 22, S.KABUL, S.KANDAHAR_KABUL),
        (SHORT, Piece.WARLORD_UNDERGROUND, 29, S.KANDAHAR_KABUL, S.WAZIRISTAN),
        (SHORT, Piece.GOVERNMENT_BASE, 16, S.KONDUZ, S.KABUL),
        (SHORT, Piece.GOVERNMENT_TROOPS, 16, S.HERAT, S.KANDAHAR_KABUL),
        (SHORT, Piece.GOVERNMENT_POLICE, 16, S.HERAT, S.ZABOL),
        (SHORT, Piece.TALIBAN_BASE, 14, S.WAZIRISTAN, S.BALOCHISTAN),
        (SHORT, Piece.TALIBAN_UNDERGROUND, 14, S.KABUL, S.HERAT),
        (SHORT, Piece.COALITION_BASE, 22, S.ZABOL, S.KANDAHAR_KABUL),
        (SHORT, Piece.COALITION_TROOPS, 29, S.KANDAHAR_KABUL, S.WAZIRISTAN),
        (MAIN, Piece.WARLORD_UNDERGROUND, 29, S.KABUL_AIBAK, S.BALOCHISTAN),
        (MAIN, Piece.COALITION_TROOPS, 29, S.KABUL, S.BALOCHISTAN),
        (EXTENDED, Piece.TALIBAN_UNDERGROUND, 14, S.NORTHWEST_FRONTIER, S.KANDAHAR_KABUL),
        (EXTENDED, Piece.COALITION_TROOPS, 12, S.KABUL, S.HERAT),
        (EXTENDED, Piece.COALITION_TROOPS, 12, S.ZABOL, S.WAZIRISTAN),
    ],
)
def test_pieces_may_go_where_the_scenario_lets_them(
    scenario: Scenario, piece: Piece, number: int, among: S, not_among: S
) -> None:
    _, questions = deployed(about_to_deploy(OWNER[piece], scenario))

    question = next(q for q in questions if q.ask == "deploy.space" and q.about == (piece,))
    assert question.kind is Kind.PLACE
    assert len(question.options) == number
    assert among in question.options
    assert str(question.why_not(not_among)) == "deploy.not-there (S)"


@pytest.mark.rule("RS-12")
@pytest.mark.parametrize(
    ("scenario", "pieces"),
    [
        (
            SHORT,
            {
                Piece.WARLORD_BASE: 5,
                Piece.WARLORD_UNDERGROUND: 5,
                Piece.GOVERNMENT_BASE: 2,
                Piece.GOVERNMENT_TROOPS: 16,
                Piece.GOVERNMENT_POLICE: 16,
                Piece.TALIBAN_BASE: 6,
                Piece.TALIBAN_UNDERGROUND: 19,
                Piece.COALITION_BASE: 5,
                Piece.COALITION_TROOPS: 11,
            },
        ),
        (
            MAIN,
            {
                Piece.WARLORD_BASE: 7,
                Piece.WARLORD_UNDERGROUND: 7,
                Piece.GOVERNMENT_TROOPS: 5,
                Piece.GOVERNMENT_POLICE: 8,
                Piece.TALIBAN_BASE: 6,
                Piece.TALIBAN_UNDERGROUND: 14,
                Piece.COALITION_TROOPS: 6,
            },
        ),
        (
            EXTENDED,
            {
                Piece.WARLORD_BASE: 2,
                Piece.WARLORD_UNDERGROUND: 2,
                Piece.GOVERNMENT_TROOPS: 2,
                Piece.GOVERNMENT_POLICE: 2,
                Piece.TALIBAN_BASE: 2,
                Piece.TALIBAN_UNDERGROUND: 6,
                Piece.COALITION_TROOPS: 4,
            },
        ),
    ],
)
def test_the_right_number_of_pieces_may_be_placed_freely(
    scenario: Scenario, pieces: dict[Piece, int]
) -> None:
    board = position("stage: deploy", scenario=scenario, options=OPEN)

    _, questions = deployed(board)

    asked_for = [Piece(q.about[0]) for q in questions if q.ask == "deploy.space"]
    assert {piece: asked_for.count(piece) for piece in dict.fromkeys(asked_for)} == pieces


@pytest.mark.rule("RS-13", "A-59")
def test_the_governments_provinces_are_those_with_printed_people() -> None:
    board = position("stage: deploy\ndeployed: warlords\nzabol +1", options=OPEN)

    question = asked(play(board))

    assert board.population(S.ZABOL) == 1
    assert (question.by, question.about) == (GOVERNMENT, (Piece.GOVERNMENT_TROOPS,))
    assert S.ZABOL not in question.options


@pytest.mark.rule("RS-11", "R1.4.2-1")
def test_players_deploy_within_stacking() -> None:
    board = position("stage: deploy", scenario=EXTENDED, options=OPEN)

    turn = play(board, "kabul", "1", "kabul")
    while asked(turn).about != (Piece.TALIBAN_BASE,):
        turn.answer(asked(turn).options[0])

    assert turn.board.spaces[S.KABUL].warlord_bases == 2
    assert str(asked(turn).why_not("kabul")) == "deploy.no-room (1.4.2)"


@pytest.mark.rule("RS-11", "R1.4.2-4")
def test_a_base_that_finds_kabul_full_stays_available() -> None:
    board = position(
        "stage: deploy\ndeployed: warlords government taliban\nkabul G:T2P2 T:B1 W:B1",
        options=OPEN,
    )

    turn = play(board)

    assert pieces_text(turn.board.spaces[S.KABUL]) == "C:T2 G:T2P2 T:B1 W:B1"
    assert turn.board.available.coalition_bases == 6


@pytest.mark.rule("RS-11", "R1.4.2-1")
def test_no_more_bases_are_placed_in_a_space_than_it_has_room_for() -> None:
    board = position("stage: deploy\nmap: empty\nherat T:B1", options=OPEN)

    first = asked(play(board, "balkh"))
    assert (first.ask, first.options) == ("deploy.count", ("1", "2"))
    assert first.about == (Piece.WARLORD_BASE, S.BALKH)
    turn = play(board, "herat")
    assert asked(turn).ask == "deploy.space"
    assert turn.board.spaces[S.HERAT].warlord_bases == 1


@pytest.mark.rule("RS-11", "R1.4.2-4")
def test_bases_that_find_no_room_anywhere_stay_available() -> None:
    full = {
        "W:B2": ("farah", "ghazni", "ghowr", "helmand", "kabul", "kandahar"),
        "C:B2": ("khowst", "nimruz", "nuristan"),
        "T:B2": ("oruzgan", "paktika", "northwest-frontier", "waziristan"),
        "G:B2": ("zabol",),
    }
    text = "".join(f"\n{space} {bases}" for bases, spaces in full.items() for space in spaces)
    board = position(
        f"stage: deploy\ndeployed: warlords government\nmap: empty{text}", options=OPEN
    )

    question = asked(play(board))

    assert (question.by, question.about) == (TALIBAN, (Piece.TALIBAN_UNDERGROUND,))


@pytest.mark.rule("RS-11")
def test_pieces_of_a_kind_can_be_placed_in_groups() -> None:
    board = position("stage: deploy\ndeployed: warlords government taliban", options=OPEN)

    turn = play(board, "kandahar-kabul", "4", "zabol")

    assert asked(turn).options == ("1", "2")
    assert turn.answer("2")[:2] == (
        Placed(Piece.COALITION_TROOPS, S.ZABOL, 2, rule="S"),
        Deployed(COALITION, rule="S"),
    )
    assert turn.board.spaces[S.KANDAHAR_KABUL].coalition_troops == 4


@pytest.mark.rule("RS-11", "R1.7-3")
def test_control_and_totals_follow_from_what_was_deployed() -> None:
    board = position("stage: deploy", scenario=SHORT, options=OPEN)

    before = totals(board)
    turn, _ = deployed(board)

    assert (before.coin_patronage, before.uncontrolled) == (5, 29)
    assert turn.board.control(S.KABUL) is Control.COIN
    assert totals(turn.board).opposition_bases == 9
