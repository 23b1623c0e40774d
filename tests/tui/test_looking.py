"""Pages about spaces, Factions, cards and boxes; help and commands of the game screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from adp_tui.config.keys import actions_of, keymap_of
from adp_tui.games.adp.cover import COVER
from adp_tui.games.adp.lookup.cards import card_sheet
from adp_tui.games.adp.lookup.spaces import counts_for, space_sheet
from adp_tui.games.adp.things import ALL, LookupKind, beside
from adp_tui.look.paint import plain, width
from adp_tui.play.controller import Controller
from adp_tui.play.highlighted import sheet_of
from adp_tui.presenter.panes import Direction, Thing
from adp_tui.screens.commandable import Context
from adp_tui.screens.game.lookups import table_commands
from adp_tui.screens.game.rows import left_of
from adp_tui.screens.inspect import InspectScreen
from core.adp.box import DistantPlain
from core.adp.events.library import CARDS
from core.adp.model.board import Board, Space
from core.adp.model.ids import Deception, Faction, SpaceId, Support
from core.adp.model.ids import SpaceId as S
from core.adp.position import format_board
from core.kernel import Setup
from saves.session import Session
from tests.tui.conftest import frame
from tests.tui.shelf import picture, program, saved, settled
from tests.tui.table import FOUR, app, begin, controller, press

RALLY = ("1",)


def told(board: Board, space: SpaceId) -> str:
    """Return the page about a space."""
    return "\n".join(plain(row) for row in space_sheet(board, space, 60).rows)


@pytest.fixture
def board() -> Board:
    """The Main scenario."""
    return begin().turn.board


# The contents of the pages


def test_control_is_explained_by_numbers(board: Board) -> None:
    text = told(board, S.KANDAHAR)

    assert "COIN 5 > Taliban 1 + Warlords 2" in text
    assert "COIN lose it at 3; Taliban gain it at 8" in text


def test_an_uncontrolled_space_shows_both_ways_to_control_it(board: Board) -> None:
    assert "COIN gain it at 3, Taliban at 3" in told(board, S.FARAH)


def test_a_road_shows_its_econ_and_whether_it_is_open(board: Board) -> None:
    cut_off = board.with_space(S.KABUL_TOR_KHAM, Space(sabotaged=True))

    assert "Econ 4   open" in told(board, S.KABUL_TOR_KHAM)
    assert "Econ 4   Sabotaged" in told(cut_off, S.KABUL_TOR_KHAM)


def test_what_a_space_counts_for(board: Board) -> None:
    angry = board.with_space(S.HELMAND, Space(support=Support.OPPOSITION, taliban_bases=2))

    assert counts_for(board, S.KANDAHAR) == "G 2 of 12 (COIN Control)"
    assert counts_for(angry, S.HELMAND).startswith("T 1 of ")
    assert counts_for(board, S.WAZIRISTAN) == "T 1 of 8 (Bases)"


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_card_shows_its_sides_and_whether_they_are_sourced(card: int, board: Board) -> None:
    text = "\n".join(plain(row) for row in card_sheet(board, card, 60).rows)

    sourced = [CARDS[card].is_sourced(side) for side in CARDS[card].sides]
    assert text.count("reconstructed\n") == sourced.count(False)
    for side in CARDS[card].sides:
        assert CARDS[card].wording(side)[:20] in " ".join(text.split())


@pytest.mark.parametrize("cells", [56, 60])
def test_everything_has_a_page_that_fits(cells: int) -> None:
    at = controller()
    for thing in ALL:
        sheet = sheet_of(at, thing, cells)
        assert sheet.rows
        assert max(map(width, sheet.rows)) <= cells, thing


def test_arrows_lead_from_every_thing_to_another_of_its_kind(board: Board) -> None:
    for thing in ALL:
        reached = {beside(thing, way, board) for way in Direction}
        assert {other.kind for other in reached} == {thing.kind}
        assert reached != {thing}


# The pop-up


async def test_right_leads_from_the_current_card_to_the_next() -> None:
    table = app()
    async with table.run_test(size=(120, 36)) as pilot:
        await press(pilot, "C", "right")

        assert "─ 57 Sandstorms ─" in frame(table)


async def test_arrows_walk_to_the_neighbours_and_the_question_stays() -> None:
    at = controller()
    table = app(at)
    async with table.run_test(size=(120, 36)) as pilot:
        await press(pilot, *RALLY, "k", "a", "n", "space", "left")
        assert "─ Helmand ─" in frame(table)
        await press(pilot, "escape")

        assert at.choices is not None
        assert at.choices.typed == "kan"


async def test_enter_chooses_the_space_of_the_page() -> None:
    at = controller()
    table = app(at)
    async with table.run_test(size=(120, 36)) as pilot:
        await press(pilot, *RALLY, "k", "a", "n", "space", "left", "enter")

    assert at.decision is not None
    assert at.decision.about == ("helmand",)


async def test_enter_on_a_space_that_cannot_be_chosen_does_nothing() -> None:
    at = controller()
    number = at.session.number
    table = app(at)
    async with table.run_test(size=(120, 36)) as pilot:
        await press(pilot, "I", *"kabul", "enter", "enter")

        assert isinstance(table.screen, InspectScreen)
        assert at.session.number == number


@pytest.mark.parametrize(
    ("typed", "thing"),
    [
        ("nur", Thing(LookupKind.SPACE, "nuristan")),
        ("warl", Thing(LookupKind.FACTION, "warlords")),
        ("islamabad", Thing(LookupKind.BOX, "islamabad")),
        ("dostum", Thing(LookupKind.CARD, "68")),
        ("tor kham", Thing(LookupKind.SPACE, "kabul-tor-kham")),
    ],
)
async def test_anything_is_found_by_its_name(typed: str, thing: Thing) -> None:
    table = app()
    keys = ["space" if letter == " " else letter for letter in typed]
    async with table.run_test(size=(120, 36)) as pilot:
        await press(pilot, "I", *keys, "enter")

        assert isinstance(table.screen, InspectScreen)
        assert table.screen.thing == thing


async def test_r_opens_the_rule_of_the_page() -> None:
    table = app()
    async with table.run_test(size=(120, 36)) as pilot:
        await press(pilot, "C", "R")

        assert "─ 5.2 Dual use ─" in frame(table)


# Help and commands


def test_the_help_of_the_table_has_every_action() -> None:
    told = {command.what for command in table_commands(keymap_of(COVER))}

    assert [a.what for a in actions_of(COVER) if a.what not in told] == []


async def test_the_table_is_a_context_and_its_help_can_be_read_to_the_end() -> None:
    table = app()
    async with table.run_test(size=(80, 24)) as pilot:
        assert isinstance(table.screen, Context)
        await press(pilot, "f1")
        assert "The table: keys" in frame(table)
        await press(pilot, "pagedown", "pagedown", "pagedown")
        assert "quit from anywhere" in frame(table)
        await press(pilot, "escape")

        assert isinstance(table.screen, Context)
        assert "to choose" in frame(table) or "Your turn" in frame(table)


@pytest.mark.parametrize("key", ["ctrl+p", "f10"])
async def test_a_command_is_found_by_name_and_done(tmp_path: Path, key: str) -> None:
    saved(tmp_path, "kabul")
    shown = await picture(program(tmp_path), "c", key, *"journal", "enter", size=(120, 36))

    assert "Journal  all, newest last" in shown


async def test_a_command_of_the_title_is_done(tmp_path: Path) -> None:
    assert "New game" in await picture(program(tmp_path), "ctrl+p", *"begin", "enter")


async def test_escape_leaves_the_palette_and_changes_nothing(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test() as pilot:
        await settled(pilot)
        before = frame(app)
        await settled(pilot, "ctrl+p", "x", "escape", "escape")

        assert frame(app) == before


def lately(at: Controller, space: SpaceId) -> str:
    rows = [plain(row) for row in sheet_of(at, Thing(LookupKind.SPACE, space), 56).rows]
    return next(row for row in rows if row.strip().startswith("Recently"))


def test_recent_events_are_facts_not_answers() -> None:
    at = controller(None, "1", "k", "2")

    assert "1 Taliban Guerrilla placed in Kabul" in lately(at, SpaceId.KABUL)
    assert "no changes" in lately(at, SpaceId.KANDAHAR)


def test_what_happened_on_a_road_did_not_happen_in_the_province_of_its_name() -> None:
    session = begin(seats=FOUR)
    for word in ("march", "zabol", "kandahar-kabul"):
        session.answer(word)
    at = controller(session)

    assert "1 Taliban Guerrilla from Zabol" in lately(at, SpaceId.KANDAHAR_KABUL)
    assert "no changes" in lately(at, SpaceId.KANDAHAR)


def deceiving() -> Controller:
    """Start a game in which every Faction hides two markers."""
    board = begin(seats=FOUR, options={"victory-deception": True}).turn.board
    held = {
        Faction.TALIBAN: (Deception.AGENDA, Deception.THREAT),
        Faction.COALITION: (Deception.ASSET, Deception.ASSET),
    }
    position = format_board(replace(board, hidden=held))
    setup = Setup("main", FOUR, {"victory-deception": True}, position)
    at = controller(Session.new(DistantPlain(), setup, seed=1, program="test"))
    at.seating.sit_down()
    return at


def markers_in_the_sheet(at: Controller, faction: Faction) -> list[str]:
    rows = [plain(row) for row in sheet_of(at, Thing(LookupKind.FACTION, faction), 56).rows]
    return [row for row in rows if "Hidden A" in row or "Empty Threat" in row]


def test_the_holder_of_markers_sees_them_and_what_they_do() -> None:
    at = deceiving()
    assert at.asked == Faction.TALIBAN

    first, second = markers_in_the_sheet(at, Faction.TALIBAN)

    assert "You hide   Hidden Agenda: +1 to the margin" in first
    assert "Empty Threat: does nothing" in second
    assert markers_in_the_sheet(at, Faction.COALITION) == []


def test_the_view_of_the_factions_names_the_markers_of_the_player() -> None:
    at = deceiving()
    at.press("F")

    shown = "\n".join(plain(row) for row in left_of(at, 60, 22))

    assert "You hide   T Hidden Agenda, Empty Threat" in shown
    assert "Hidden Asset" not in shown
