"""A position as text."""

from __future__ import annotations

from hypothesis import given

from adp_tui.games.adp.position_page import WIDTH, show
from adp_tui.games.adp.texts.names import EPILOGUES, epilogue
from core.adp.model.atlas import ATLAS, SPACES
from core.adp.model.board import Board, Space
from core.adp.model.ids import Epilogue
from core.adp.position import parse_board
from tests.adp.boards import boards

POSITION = """\
card: 24
next: propaganda
eligible: coalition taliban warlords
acted: taliban=event
resources: warlords=45
islamabad: pressure!
casualties: C:T2
capabilities: 1=unshaded 29=shaded
momentum: 45=unshaded:taliban
kabul C:B1T12 G:B1T12P12 T:u2a3 W:u3a3 support=S +1
kandahar C:T3 G:T4P2 T:B1u2a1 support=O terror=1 +1
northwest-frontier T:B1u2
kandahar-kabul T:u2 sabotage
"""

SHOWN = """\
Main scenario, stage turn
Options       the defaults; 2nd printing
Card          24 US-Taliban Talks
Next          Propaganda
Deck          63 cards face down; Propaganda 0 of 5
Eligible      Coalition, Taliban, Warlords
Acted         Taliban (event)

Resources     Government 30, Taliban 10, Warlords 45
Aid           15
Patronage     5
Islamabad     Pressure, Hard

Victory                                           Margin
Coalition     Support + Available       12 of 31     -18  19 to go
Government    COIN Control + Patronage  12 of 36     -23  24 to go
Taliban       Opposition + Bases         5 of 21     -15  16 to go
Warlords      Uncontrolled              20 of 16      +5       met
              and Resources             45 of 41
              A margin above 0 in a Victory Phase ends the game (7.1); after
              Round 5 the highest margin wins (7.3).

Available     C:B5T3 G:B2T14P16 T:B10u18 W:B12u9
Casualties    C:T2
Out of play   none
Markers left  28 Terror and Sabotage, 4 Returnees

Capabilities  1 ISR, unshaded
              29 Night Letters, shaded

Momentum      45 Tribal Elders, unshaded: Taliban

Area                Pop  Control  Attitude    Terror  Pieces
Kabul               3+1  COIN     Support     -       C:B1T12 G:B1T12P12 T:u2a3
                                                      W:u3a3
Kandahar            2+1  COIN     Opposition  1       C:T3 G:T4P2 T:B1u2a1
Northwest Frontier  1    Taliban  -           -       T:B1u2

LoC             Econ  State     Pieces
Kandahar-Kabul  1     Sabotage  T:u2
"""


def test_a_position_reads_calmly() -> None:
    assert show(parse_board(POSITION)) == SHOWN


@given(boards())
def test_no_line_is_wider_than_80_columns_or_ends_in_spaces(board: Board) -> None:
    for line in show(board).split("\n"):
        assert len(line) <= WIDTH
        assert line == line.rstrip()


@given(boards())
def test_every_space_that_is_not_empty_is_shown(board: Board) -> None:
    lines = show(board).split("\n")

    for space in SPACES:
        shown = any(line.startswith(f"{ATLAS[space].name} ") for line in lines)
        assert shown is (board.spaces[space] != Space())


def test_the_end_of_a_game_is_shown_in_words() -> None:
    text = show(
        parse_board(
            "card: propaganda\nstage: over\nresult: winners=taliban ranking=taliban,warlords"
            ' margins=taliban:3 reason=check rule=7.1 epilogue="Extremist Return"'
        )
    )

    assert "Over          Taliban won: Extremist Return. In Round 1 of 5 the" in text
    assert "Ranking       Taliban, Warlords" in text


def test_every_epilogue_has_words_and_one_from_elsewhere_keeps_its_own() -> None:
    assert set(EPILOGUES) == set(Epilogue)
    assert epilogue("Stalemate") == "Stalemate"
    assert epilogue("A lasting peace") == "A lasting peace"


def test_hidden_markers_are_counted_and_shown_ones_named() -> None:
    text = show(
        parse_board(
            "options: victory-deception\n"
            "hidden: coalition=hidden-asset,empty-threat\nshown: taliban=hidden-agenda"
        )
    )

    assert "Hidden        Coalition 2\nShown         Taliban Hidden Agenda" in text
    assert "hidden-asset" not in text


def test_the_spaces_of_an_operation_under_way_are_named() -> None:
    text = show(parse_board("card: 24\npawns: kabul kabul-tor-kham"))

    assert "Pawns         Kabul, Kabul-Tor Kham" in text


def test_frozen_control_is_pointed_out() -> None:
    text = show(parse_board("card: propaganda\nstage: redeploy\ncontrol: coin=kabul\nkabul T:u3"))

    assert "Area (Control frozen)" in text
    assert "Kabul                  3    COIN" in text
