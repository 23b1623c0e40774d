"""The position notation, both ways."""

from __future__ import annotations

from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields, replace

from core.adp.model.atlas import AREAS, Terrain
from core.adp.model.board import EMPTY_MAP, Acted, Board, Deck, Forces, Lasting, Result, Space
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    PROPAGANDA,
    TALIBAN,
    WARLORDS,
    Control,
    Deception,
    Deed,
    Islamabad,
    Scenario,
    Seat,
    Side,
    SpaceId,
    Stage,
    Support,
    Track,
)
from core.adp.model.options import Options
from core.adp.model.printed import CardOrder, Land, Printed
from core.adp.model.scenarios import EVENT_CARDS, available_beside, starting_board
from core.adp.position import format_board, parse_board
from core.kernel import BadPositionError, fingerprint
from tests.adp.boards import boards

EXAMPLE = """\
scenario: main
card: 24
next: propaganda
eligible: coalition taliban
acted: taliban=operation
resources: government=20 taliban=3 warlords=15
aid: 12
islamabad: sponsorship!
casualties: C:B1T2
capabilities: 1=unshaded 29=shaded
momentum: 45=unshaded:taliban
kandahar C:B1T3 G:T4P2 T:u2a1 W:B1a1 support=O terror=1 +1
kandahar-kabul T:u2 sabotage
"""


@given(boards())
def test_every_position_is_read_back_from_its_text(board: Board) -> None:
    assert parse_board(format_board(board)) == board


@given(boards())
def test_a_position_that_was_read_back_has_the_same_fingerprint(board: Board) -> None:
    assert fingerprint(parse_board(format_board(board), check=False)) == fingerprint(board)


def test_only_a_position_itself_has_defaults_that_can_have_equals() -> None:
    below = {kind for field in fields(Board) for kind in _structs_in(field.type)}

    assert {Space, Forces, Deck, Lasting, Acted, Options, Result} <= below
    for kind in below:
        for field in fields(kind):
            default = field.default
            assert default in (NODEFAULT, None, False, True, 0, "", ()) or isinstance(default, Enum)


def _structs_in(kind: object) -> set[type[Struct]]:
    """Return every Struct that a value of some type can hold."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        return {kind} | {found for field in fields(kind) for found in _structs_in(field.type)}
    return {found for part in get_args(kind) for found in _structs_in(part)}


@given(boards(), boards())
def test_a_text_that_names_its_scenario_needs_nothing_but_seats_and_options(
    board: Board, other: Board
) -> None:
    base = replace(other, seats=board.seats, options=board.options, printed=board.printed)

    assert parse_board(format_board(board), base) == board


@given(boards())
def test_the_text_of_a_position_fits_into_a_save(board: Board) -> None:
    assert len(format_board(board).encode()) < 2000


@given(boards(), st.data())
def test_any_changed_text_is_read_or_refused(board: Board, data: st.DataObject) -> None:
    text = format_board(board)
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 8)))
        inserted = data.draw(st.text('+=:,!#"\\ \nBTPuaSNOCGTW0129-none', max_size=6))
        text = text[:start] + inserted + text[end:]

    with suppress(BadPositionError):
        read = parse_board(text, check=False)
        assert parse_board(format_board(read), check=False) == read


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadPositionError):
        parse_board(text)


@given(boards(), st.data())
def test_the_order_of_lines_does_not_matter(board: Board, data: st.DataObject) -> None:
    lines = data.draw(st.permutations(format_board(board).splitlines(keepends=True)))

    assert parse_board("".join(lines)) == board


def test_every_field_of_a_position_survives() -> None:
    start = starting_board(Scenario.MAIN)
    board = sample()

    for field in Board.__struct_fields__:
        assert getattr(board, field) != getattr(start, field), f"give the sample its own {field}"
    assert parse_board(format_board(board), check=False) == board


def sample() -> Board:
    """Return a position, not a legal one, in which nothing is as at the start."""
    spaces = EMPTY_MAP | {SpaceId.HERAT: Space(taliban_active=2, support=Support.SUPPORT)}
    fallen, gone = Forces(coalition_troops=2), Forces(coalition_bases=1, coalition_troops=3)
    removed, rest = EVENT_CARDS[:24], EVENT_CARDS[24:]
    return Board(
        scenario=Scenario.SHORT,
        spaces=spaces,
        available=available_beside(*spaces.values(), fallen, gone),
        resources={track: number for number, track in enumerate(Track, start=40)},
        seats=dict.fromkeys(FACTIONS, Seat.BOT),
        options=Options(no_reveal=True, exact_piles=False),
        casualties=fallen,
        out_of_play=gone,
        islamabad=Islamabad.HOSTILITY,
        hard=True,
        eligible=(),
        stage=Stage.OVER,
        card=rest[0],
        upcoming=(PROPAGANDA, rest[1]),
        played=(rest[3], PROPAGANDA, rest[2]),
        removed=removed,
        deck=Deck(tuple(reversed(rest[4:])), 3, True, 1),
        acted=(Acted(TALIBAN, Deed.OPERATION_AND_SPECIAL), Acted(COALITION, Deed.PASS)),
        next_eligibility={COALITION: False, TALIBAN: True},
        pawns=(SpaceId.KABUL, SpaceId.KABUL_AIBAK),
        capabilities=(Lasting(29, Side.SHADED),),
        momentum=(Lasting(45, Side.SHADED, "a note"),),
        frozen_control=dict.fromkeys(AREAS, Control.NONE) | {SpaceId.KABUL: Control.COIN},
        deployed=(WARLORDS, GOVERNMENT),
        hidden={COALITION: (Deception.ASSET, Deception.AGENDA), WARLORDS: ()},
        shown={TALIBAN: (Deception.THREAT,)},
        result=Result(("taliban",), (TALIBAN, COALITION), {TALIBAN: -1}, "solo", "8.9", "Gone!"),
        printed=Printed(
            orders=(CardOrder(24, (WARLORDS, TALIBAN, COALITION, GOVERNMENT)),),
            by_hand={Side.UNSHADED: (30,), Side.SHADED: (24, 30)},
            single=(11, 59),
            spaces={SpaceId.HERAT: Land(Terrain.MOUNTAIN, 2)},
        ),
    )


def test_the_example_is_canonical() -> None:
    assert format_board(parse_board(EXAMPLE)) == EXAMPLE


def test_the_example_of_the_documentation_is_this_one() -> None:
    page = Path(__file__).parents[2] / "docs" / "notation.md"

    assert f"```\n{EXAMPLE}```" in page.read_text(encoding="utf-8")


def test_comments_spaces_zero_counts_and_order_make_no_difference() -> None:
    loose = """
        # an ambush on the ring road
        kandahar-kabul   sabotage T:a0u2
        momentum: 45=unshaded:"taliban"    # chosen by the Coalition
        kandahar W:a1B1 +1 T:a1u2B0 support=O G:B0P2T4 C:T3B1 terror=01
        """ + "\n".join(EXAMPLE.splitlines()[:-3])

    assert format_board(parse_board(loose.replace("momentum: 45=unshaded:taliban", ""))) == EXAMPLE


@pytest.mark.parametrize("scenario", Scenario)
def test_the_scenarios_are_read_back(scenario: Scenario) -> None:
    start = starting_board(scenario)

    assert parse_board(format_board(start)) == start
    assert parse_board(f"scenario: {scenario}") == start


def test_available_is_what_is_left() -> None:
    board = parse_board("casualties: C:T2\nout-of-play: C:B1\nkabul C:B1T3 T:u1a2")

    assert board.available.coalition_bases == 4
    assert board.available.coalition_troops == 15
    assert board.available.taliban_underground == 27


def test_a_text_with_a_space_replaces_the_map_and_one_without_keeps_it() -> None:
    start = starting_board(Scenario.MAIN)

    assert parse_board("aid: 3", start) == replace(
        start, resources=start.resources | {Track.AID: 3}
    )
    assert parse_board("herat T:u1").spaces == EMPTY_MAP | {
        SpaceId.HERAT: Space(taliban_underground=1)
    }
    assert parse_board("map: empty").spaces == EMPTY_MAP


def test_the_base_supplies_scenario_seats_options_and_all_that_is_left_out() -> None:
    base = parse_board("scenario: short\nseats: taliban=bot\noptions: sudden-propaganda\ncard: 24")

    board = parse_board("patronage: 9\nherat T:u1", base)

    assert replace(board, spaces=base.spaces, available=base.available) == replace(
        base, resources=base.resources | {Track.PATRONAGE: 9}
    )
    assert parse_board("scenario: main", base) == starting_board(
        Scenario.MAIN, base.options, base.seats
    )


@pytest.mark.parametrize(("card", "stage"), [("24", Stage.TURN), ("propaganda", Stage.VICTORY)])
def test_a_card_without_a_stage_is_at_its_beginning(card: str, stage: Stage) -> None:
    assert parse_board(f"card: {card}").stage is stage


def test_cards_that_appear_nowhere_are_in_the_deck_but_for_the_highest_which_are_removed() -> None:
    board = parse_board("card: 24\nnext: 70\nplayed: 3 propaganda 5")

    assert board.removed == (60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 72)
    assert board.deck == Deck(
        tuple(c for c in range(1, 60) if c not in (3, 5, 24)), pile_events=8, piles_below=4
    )


def test_the_deck_can_be_told() -> None:
    board = parse_board("card: 24\ndeck: top=10+propaganda below=4")

    assert (board.deck.pile_events, board.deck.pile_propaganda) == (10, True)
    assert "deck: top=10+propaganda below=4" in format_board(board)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("herat X:B1", "line 1, column 7: expected C:, G:, T: or W:, found 'X:B1'"),
        ("herat T:u1\n\n herat", "line 3, column 2: 'herat' is already on line 1"),
        ("aid: 3\naid: 4", "line 2, column 1: 'aid' is already on line 1"),
        ("herat T:P2", "line 1, column 9: expected B, u or a and a number, found 'P2'"),
        ("herat T:", "line 1, column 7: expected B, u or a and a number after T:, found 'T:'"),
        ("herat G:T2P", "line 1, column 11: expected B, T or P and a number, found 'P'"),
        ("herat C:T1T2", "line 1, column 11: 'T' is already in this group"),
        ("herat C:T1 C:T2", "line 1, column 12: 'C:' is already on this line"),
        ("herat support=Z", "line 1, column 15: expected S, N or O, found 'Z'"),
        ("herat terror=", "line 1, column 14: expected a number from 0 to 999, found nothing"),
        ("kandahr T:u2", "found 'kandahr'; did you mean kandahar?"),
        ("card 24", "found 'card'; did you mean card:?"),
        ("capabilties: 3", "found 'capabilties'; did you mean capabilities?"),
        ("herat sabotaged", "found 'sabotaged'; did you mean sabotage?"),
        ("card:", "line 1, column 6: expected a value for card, found nothing"),
        ("card: 73", "line 1, column 7: expected a card from 1 to 72 or propaganda, found '73'"),
        ("card: 1 2", "line 1, column 9: expected nothing more, found '2'"),
        ("played: 5 x", "line 1, column 11: expected a card"),
        ("stage: trun", "expected a stage, found 'trun'; did you mean turn?"),
        ("scenario: min", "line 1, column 11: expected short, main or extended, found 'min'"),
        ("seats: taliban=cat", "line 1, column 16: expected human or bot, found 'cat'"),
        ("seats: taliban", "expected a Faction and its seat, such as taliban=bot, found 'taliban'"),
        ("options: haste", "line 1, column 10: there is no option 'haste'"),
        ("options: exact-piles=7", "exact-piles can be on or off"),
        ("resources: coalition=3", "expected government, taliban or warlords, found 'coalition'"),
        ("resources: taliban=-3", "line 1, column 20: expected a number from 0 to 999"),
        ("islamabad: backing?", "line 1, column 12: expected hostility"),
        ("casualties: T3", "expected C:, G:, T: or W: with pieces, or none, found 'T3'"),
        ("casualties: C:T3 C:B1", "line 1, column 18: 'C:' is already on this line"),
        ("capabilities: 29", "expected a card and its side, such as 29=shaded, found '29'"),
        ("momentum: 45=shaded:a=b", "expected a plain word or a text in quotation marks"),
        ('momentum: 45=shaded:"a', "line 1, column 21: expected a closing quotation mark"),
        ("acted: taliban=nap", "expected pass, operation, operation+special, limited or event"),
        ("control: coin=kabul,hert", "line 1, column 21: expected a space, found 'hert'; did you"),
        ("pawns: herat kabl", "line 1, column 14: expected a space, found 'kabl'; did you mean"),
        (
            "hidden: taliban=secret",
            "expected empty-threat, hidden-agenda, hidden-asset or face-down",
        ),
        ("deck: 7", "expected top=, below= or unseen=, found '7'"),
        ("deck: over=7", "expected top=, below= or unseen=, found 'over=7'"),
        ("deck: top=7+x", "line 1, column 11: expected a number, with +propaganda"),
        ("result: winners=taliban", "expected ranking= margins= reason= rule= epilogue= on this"),
        ("result: victor=taliban", "expected winners, ranking"),
        ("map: full", "line 1, column 6: expected empty, found 'full'"),
        ("result: winners=none ranking=none margins=taliban:x reason=a rule=b epilogue=c", "999"),
    ],
)
def test_an_error_names_line_column_and_what_was_expected(text: str, error: str) -> None:
    with pytest.raises(BadPositionError) as caught:
        parse_board(text)

    assert len(caught.value.problems) == 1
    assert error in caught.value.problems[0]


def test_all_bad_lines_are_reported_at_once() -> None:
    with pytest.raises(BadPositionError) as caught:
        parse_board("aid: x\nherat X:B1\nkabul C:B1\nstage: now\n")

    lines = [problem.split(",")[0] for problem in caught.value.problems]
    assert lines == ["line 1", "line 2", "line 4"]


def test_a_well_written_text_is_held_against_the_rules_unless_asked_otherwise() -> None:
    text = "herat G:B3\naid: 80"

    with pytest.raises(BadPositionError) as caught:
        parse_board(text)

    assert caught.value.problems == (
        "Herat: 3 Bases, more than 2 (1.4.2)",
        "Aid: 80 is not between 0 and 75 (1.8)",
    )
    assert parse_board(text, check=False).spaces[SpaceId.HERAT].government_bases == 3
