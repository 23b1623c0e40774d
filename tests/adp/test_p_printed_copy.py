"""P A printed copy: what its owner says is otherwise, and what comes of that."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.adp.box import BOX
from core.adp.events.deck import DECK, order_of
from core.adp.events.printed import read_printed, written
from core.adp.model.atlas import ATLAS, SPACES, Terrain
from core.adp.model.board import Board
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Control,
    Piece,
    Scenario,
    Seat,
    Side,
)
from core.adp.model.ids import SpaceId as S
from core.adp.model.options import Options
from core.adp.model.printed import CardOrder, Land, Printed
from core.adp.model.scenarios import starting_board
from core.adp.model.totals import totals
from core.adp.position import format_board, parse_board
from core.adp.problems import problems
from core.adp.rules.assault import cubes_per_loss
from core.adp.rules.govern import why_not_govern_in
from core.adp.rules.operations import FULL
from core.adp.rules.sequence import faction_order, next_to_act
from core.kernel import BadPositionError, BadSetupError, Game, Setup, Turn, fingerprint
from saves.session import Session
from tests.adp.boards import boards
from tests.adp.play import asked, play, position

ENTRIES: Final = {
    "order 24": "warlords taliban coalition government",
    "by-hand 24": "shaded",
    "by-hand 45": "unshaded shaded",
    "sides 11": "unshaded",
    "space herat": "mountain 2",
    "space kabul": "city 4",
}
PRINTED: Final = Printed(
    orders=(CardOrder(24, (WARLORDS, TALIBAN, COALITION, GOVERNMENT)),),
    by_hand={Side.UNSHADED: (45,), Side.SHADED: (24, 45)},
    single=(11,),
    spaces={S.HERAT: Land(Terrain.MOUNTAIN, 2), S.KABUL: Land(Terrain.CITY, 4)},
)


def copy(**entries: str) -> Board:
    """The main scenario, played with a copy; underscores stand for spaces."""
    printed = {name.replace("_", " "): said for name, said in entries.items()}
    return BOX.start(Setup("main", printed=printed))


@pytest.mark.rule("RP-1")
def test_differences_are_written_in_plain_words_and_read_back() -> None:
    assert read_printed(ENTRIES) == PRINTED
    assert written(PRINTED) == ENTRIES
    assert read_printed({}) is None
    assert written(None) == {}


@pytest.mark.rule("RP-1")
def test_it_is_the_same_in_whatever_order_it_was_written() -> None:
    backwards = dict(reversed(ENTRIES.items()))

    assert list(written(read_printed(backwards))) == list(ENTRIES)
    assert fingerprint(read_printed(backwards)) == fingerprint(PRINTED)


@pytest.mark.rule("RP-1")
def test_a_position_carries_it_in_its_notation() -> None:
    board = BOX.start(Setup("short", printed=ENTRIES))

    text = BOX.position(board)

    assert text == (
        "scenario: short\n"
        "printed: order-24=warlords,taliban,coalition,government by-hand-24=shaded"
        " by-hand-45=unshaded,shaded sides-11=unshaded space-herat=mountain,2 space-kabul=city,4\n"
    ) + "".join(f"{row}\n" for row in format_board(board).splitlines()[2:])
    assert BOX.restore(text, Setup("")) == board


@pytest.mark.rule("RP-1")
@given(boards())
def test_a_position_without_a_copy_says_nothing_about_one(board: Board) -> None:
    assert ("printed:" in format_board(board)) == (board.printed is not None)


@pytest.mark.rule("RP-1")
def test_the_first_line_of_a_save_has_it_and_leads_to_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    setup = Setup("short", printed=ENTRIES)
    with Session.new(BOX, setup, seed=1, program="test", path=path) as session:
        begun = session.turn.board

    with Session.open(BOX, path) as again:
        assert again.header.printed == ENTRIES
        assert again.header.setup == setup
        assert again.turn.board == begun
    with Session.new(BOX, Setup("short"), seed=1, program="test") as usual:
        assert usual.header.printed == {}


@pytest.mark.rule("RP-1")
def test_tools_are_told_of_it() -> None:
    told = BOX.state(BOX.start(Setup("main", printed=ENTRIES)))

    assert isinstance(told, dict)
    assert told["printed"] == ENTRIES


@pytest.mark.rule("RP-2")
def test_the_order_on_a_card_is_the_printed_one() -> None:
    board = position("printed: order-24=warlords,taliban,coalition,government\ncard: 24")

    assert faction_order(board) == (WARLORDS, TALIBAN, COALITION, GOVERNMENT)
    assert next_to_act(board) is WARLORDS
    assert asked(play(board)).by == WARLORDS
    assert order_of(board, 25) == DECK[25].order


@pytest.mark.rule("RP-2")
def test_eligibility_a_reads_the_printed_order_of_the_next_card() -> None:
    text = "options: eligibility=a\nprinted: order-30=coalition,government,taliban,warlords"
    board = parse_board(f"scenario: main\n{text}\ncard: 24\nnext: 30")

    assert faction_order(board) == (COALITION, GOVERNMENT, TALIBAN, WARLORDS)


@pytest.mark.rule("RP-3")
def test_terrain_in_print_decides_how_many_cubes_a_loss_takes() -> None:
    usual, other = starting_board(Scenario.MAIN), copy(space_ghazni="mountain 1")

    assert ATLAS[S.GHAZNI].terrain is Terrain.PLAINS
    assert (cubes_per_loss(usual, S.GHAZNI), cubes_per_loss(other, S.GHAZNI)) == (2, 3)
    assert [s for s in SPACES if other.terrain(s) is not usual.terrain(s)] == [S.GHAZNI]


@pytest.mark.rule("RP-3")
def test_a_government_assault_falls_short_in_printed_mountains() -> None:
    there = "card: 40\neligible: government\nghazni G:T2 T:a1"
    plains, mountain = position(there), position(f"printed: space-ghazni=mountain,1\n{there}")

    assert "assault" in asked(play(plains)).options
    assert "assault" not in asked(play(mountain)).options


@pytest.mark.rule("RP-3")
def test_mountain_fastness_is_about_printed_mountains() -> None:
    there = "card: 66\neligible: warlords\nghazni G:T1 W:B1\nkhowst G:T1 W:B1"
    board = position(f"printed: space-ghazni=mountain,1 space-khowst=plains,2\n{there}")

    turn = play(board, "event", "unshaded")

    assert turn.board.spaces[S.GHAZNI].warlord_bases == 0
    assert turn.board.spaces[S.KHOWST].warlord_bases == 1


@pytest.mark.rule("RP-3")
def test_people_in_print_count_for_totals_rally_and_govern() -> None:
    there = "card: 40\nkabul G:P3 support=S\nzabol T:B1u1"
    usual = position(there)
    other = position(f"printed: space-kabul=city,5 space-zabol=plains,3\n{there}")

    assert totals(other).coin_patronage == totals(usual).coin_patronage + 2
    assert (usual.population(S.ZABOL), other.population(S.ZABOL)) == (0, 3)
    assert other.can_take_sides(S.ZABOL)
    empty = position("printed: space-herat=plains,0\ncard: 40\nherat G:P1")
    assert empty.control(S.HERAT) is Control.COIN
    assert why_not_govern_in(empty, GOVERNMENT, FULL, S.HERAT) is None


@pytest.mark.rule("RP-3")
def test_in_open_deployment_the_government_goes_where_one_or_two_live_in_print() -> None:
    board = BOX.start(
        Setup(
            "main",
            options={"open-deployment": True},
            printed={"space zabol": "plains 2", "space balkh": "plains 0"},
        )
    )
    turn = Turn(BOX.rules, Game(board))
    while asked(turn).ask != "deploy.space" or asked(turn).by != GOVERNMENT:
        turn.answer(asked(turn).options[0])

    assert asked(turn).about == (Piece.GOVERNMENT_TROOPS,)
    assert "zabol" in asked(turn).options
    assert "balkh" not in asked(turn).options


@pytest.mark.rule("RP-3")
@pytest.mark.parametrize("scenario", Scenario)
def test_a_game_can_begin_whatever_people_there_are_in_print(scenario: Scenario) -> None:
    usual = starting_board(scenario)
    deserted = Printed(spaces={s: Land(usual.terrain(s), 0) for s in SPACES})

    assert problems(starting_board(scenario, printed=deserted)) == []


@pytest.mark.rule("RP-3")
def test_a_position_with_an_attitude_where_nobody_lives_is_refused() -> None:
    with pytest.raises(BadPositionError, match="Herat: Support where nobody lives"):
        position("printed: space-herat=plains,0\nherat support=S")


@pytest.mark.rule("RP-4")
@pytest.mark.parametrize(
    ("entry", "said", "why"),
    [
        ("order 73", "taliban coalition government warlords", "there is no card 73"),
        ("order", "taliban coalition government warlords", "there is no card : they go from 1"),
        ("order 024", "taliban coalition government warlords", "there is no card 024"),
        ("order 24", "taliban coalition government", "the order of card 24 must name each"),
        ("order 24", "taliban taliban government warlords", "must name each Faction once"),
        ("order 24", "taliban coalition government pakistan", "not 'taliban coalition gov"),
        ("by-hand 0", "shaded", "there is no card 0"),
        ("by-hand 24", "", "by-hand of card 24 can be unshaded, shaded or both, not ''"),
        ("by-hand 24", "shaded shaded", "not 'shaded shaded'"),
        ("by-hand 24", "all", "not 'all'"),
        ("sides 11", "shaded", "sides of card 11 can only be unshaded"),
        ("sides 1", "unshaded", "card 1 is a Capability, and those have two texts"),
        ("space atlantis", "plains 1", "there is no space 'atlantis'"),
        ("space herat", "desert 1", "the terrain of herat can be mountain or plains, not 'desert'"),
        ("space kabul", "mountain 3", "the terrain of kabul can be city, not 'mountain'"),
        ("space waziristan", "plains 1", "the terrain of waziristan can be pakistan"),
        ("space herat", "plains 6", "the Population of herat can be 0 to 5, not '6'"),
        ("space herat", "plains -1", "the Population of herat can be 0 to 5, not '-1'"),
        ("space kabul-aibak", "loc 1", "the Population of kabul-aibak can be 0 only"),
        ("space herat", "plains", "the terrain of herat can be mountain or plains, not ''"),
        ("text 24", "anything", "'text 24' is not something that can differ in print"),
        ("x" * 500, "", f"'{'x' * 60}...' is not something"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(entry: str, said: str, why: str) -> None:
    with pytest.raises(BadSetupError) as refused:
        BOX.start(Setup("main", printed={entry: said}))

    assert why in str(refused.value)
    assert len(str(refused.value)) < 250


@pytest.mark.rule("RP-4")
def test_a_card_with_one_text_has_no_shaded_one() -> None:
    with pytest.raises(BadSetupError, match="card 11 has only one text"):
        copy(sides_11="unshaded", **{"by-hand_11": "shaded"})


@pytest.mark.rule("RP-4")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("printed: order-24=coalition", "line 1, column 10: the order of card 24 must"),
        ("printed: space-herat=plains,9", "line 1, column 10: the Population of herat"),
        ("printed: words-24=shaded", "column 10: expected order, by-hand, sides or space, and -"),
        ("printed: by-hand-24", "expected order, by-hand, sides or space, - and a card"),
        (
            "printed: by-hand-24=shaded by-hand-24=shaded",
            "column 28: 'by-hand-24' is already on this",
        ),
    ],
)
def test_a_line_of_a_position_is_refused_by_its_column(line: str, why: str) -> None:
    with pytest.raises(BadPositionError) as refused:
        parse_board(line)

    assert why in str(refused.value)


@pytest.mark.rule("RP-4")
@given(st.dictionaries(st.text(max_size=12), st.text(max_size=12), max_size=3))
def test_any_printed_entries_are_read_or_refused(given_: dict[str, str]) -> None:
    try:
        board = BOX.start(Setup("main", printed=given_))
    except BadSetupError:
        return
    assert problems(board) == []


def test_options_and_seats_are_kept_with_it() -> None:
    board = BOX.start(Setup("main", {"taliban": "bot"}, {"arbiter": True}, printed=ENTRIES))

    assert board.options == Options(arbiter=True)
    assert board.seats == dict.fromkeys(FACTIONS, Seat.HUMAN) | {TALIBAN: Seat.BOT}
    assert parse_board(format_board(board)) == board


@pytest.mark.rule("RP-2", "RP-3")
def test_nothing_reads_people_terrain_or_order_past_the_board() -> None:
    root = Path(__file__).parents[2]
    games = (*(root / "core" / "adp").rglob("*.py"), *(root / "adp_tui").rglob("*.py"))
    past = re.compile(r"(?:ATLAS\[\w+\]|place)\.(?:population|terrain)\b|DECK\[\w+\]\.order\b")

    found = [path.relative_to(root).as_posix() for path in games if past.search(path.read_text())]

    assert sorted(found) == [
        "adp_tui/games/adp/own_deck/deck.py",
        "adp_tui/games/adp/own_deck/reading.py",
        "adp_tui/games/adp/own_deck/writing.py",
        "core/adp/events/deck.py",
        "core/adp/events/printed.py",
        "core/adp/model/board.py",
    ]
