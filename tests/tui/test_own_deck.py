"""The owner's deck on the screen: in the form, on the cards, and when it cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from adp_tui.games.adp.ahead.event import event_sides
from adp_tui.games.adp.own_deck.copy import COPY
from adp_tui.games.adp.panes.cards import card_rows
from adp_tui.games.adp.panes.tracks import track_rows
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import Line, plain
from adp_tui.newgame.form import Block, Form
from adp_tui.newgame.rows import field_at, form_rows
from adp_tui.presenter.sight import Sight
from adp_tui.saved.copies import Copies
from adp_tui.screens.bad_copy import BadCopyScreen
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.new_game import NewGameScreen
from adp_tui.screens.title import TitleScreen
from core.adp.events.by_hand import STEPS
from core.adp.model.board import Board
from core.adp.model.ids import Side
from saves.store import read_header
from tests import own_deck
from tests.adp.play import asked, play, position
from tests.own_deck import PRINTED, SECRET, SHADED
from tests.tui.conftest import frame
from tests.tui.shelf import program, saved, settled

MARKS = (
    "printed: by-hand-24=unshaded,shaded by-hand-57=unshaded"
    " order-24=warlords,taliban,coalition,government"
)
BAD = "[card.73]\n"
TOLD = "Your deck: 1 order, 4 sides by hand, 2 spaces, 4 texts"


@pytest.fixture(autouse=True)
def _our_deck_again() -> Iterator[None]:
    """Put an owner's deck away after each test."""
    yield
    COPY.put_away()


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """An owner's deck in use."""
    path = own_deck.write(tmp_path)
    COPY.use(path)
    return path


def board(more: str = "") -> Board:
    """Card 24, both sides by hand; card 57, which is by hand too, comes next."""
    return position(f"{MARKS}\ncard: 24\nnext: 57\n{more}")


def told(rows: list[Line]) -> str:
    """Return rows as one text."""
    return " ".join(" ".join(map(plain, rows)).split())


# The cards


def test_the_cards_mark_a_side_by_hand_and_an_owners_text(deck: Path) -> None:
    shown = told(card_rows(board(), 120, 20, "C"))

    assert f"(yours, by hand) {SHADED}" in shown
    assert "24 US-Taliban Talks yours, by hand" in shown
    assert "(by hand) The printed card counts" in shown


def test_sides_that_differ_are_marked_separately(deck: Path) -> None:
    at = position("printed: by-hand-24=shaded\ncard: 24\nnext: 30")

    shown = told(card_rows(at, 120, 20, "C"))

    assert "unshaded sourced, shaded yours, by hand" in shown
    assert "(yours)" in shown  # card 30, shaded: other words for the same


def test_texts_in_force_by_hand_are_shown_in_the_owners_words(deck: Path) -> None:
    at = board('momentum: 24=shaded:"by hand"')

    shown = told(track_rows(at, 120, 8))

    assert f"(yours, by hand) {SHADED}" in shown


def test_a_friend_without_the_deck_reads_that_the_printed_card_counts() -> None:
    shown = told(card_rows(board(), 120, 20, "C"))

    assert "(by hand) The printed card counts" in shown
    assert SECRET not in shown


@pytest.mark.parametrize("word", [*STEPS, "done"])
def test_the_menu_by_hand_has_the_text_that_is_carried_out_beside_it(deck: Path, word: str) -> None:
    turn = play(board(), "event", "shaded")
    sight = Sight(turn.board, asked(turn))

    assert event_sides(sight, word) == (Side.SHADED,)
    preview = PRESENTER.ahead.instead(sight, word, 40)
    assert preview is not None
    assert SECRET in told(preview.rows)


def test_without_a_side_both_texts_are_beside_the_menu_and_none_for_an_arbiter() -> None:
    turn = play(position("card: 24"), "event", "by-hand")
    assert event_sides(Sight(turn.board, asked(turn)), "place") == tuple(Side)

    arbiter = play(position("options: arbiter\ncard: 24"), "arbiter")
    assert event_sides(Sight(arbiter.board, asked(arbiter)), "place") == ()


def test_a_card_and_a_space_are_looked_up_as_the_copy_has_them(deck: Path) -> None:
    at = position(f"{MARKS} space-ghazni=mountain,2\ncard: 24")
    sight = Sight(at, asked(play(at)))
    lookup = PRESENTER.lookup

    thing = lookup.by_other_name("24")
    assert thing is not None
    card = lookup.sheet(thing, sight, 60)
    space = next(thing for thing in lookup.things() if thing.id == "ghazni")

    rows = told(card.rows)
    assert card.end == "order W T C G"
    assert "as on the printed card" in rows
    assert SECRET in rows
    assert lookup.sheet(space, sight, 60).end == "Province, Mountain"


# The form


def test_the_form_mentions_the_deck_and_the_game_begins_with_it(deck: Path) -> None:
    form = Form(PRESENTER)
    rows = [plain(row).strip() for row in form_rows(form, 80, 24)]

    assert TOLD in rows
    assert len(rows) == 23
    assert form.setup("main").printed == PRINTED
    places = {field_at(form, 5, y, 24): row for y, row in enumerate(rows)}
    named = {field.block: row for field, row in places.items() if field is not None}
    assert named[Block.NAME].startswith("Name")
    assert named[Block.SEED].startswith("Seed")
    assert "Play" in named[Block.PLAY]


def test_without_a_deck_the_form_says_nothing_of_one() -> None:
    form = Form(PRESENTER)

    assert not [row for row in form_rows(form, 80, 24) if "deck" in plain(row)]
    assert form.setup("main").printed == {}


async def test_a_game_from_the_title_begins_with_the_deck(tmp_path: Path) -> None:
    own_deck.write(tmp_path)
    app = program(tmp_path / "saves", copies=Copies(folder=tmp_path))

    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "n")
        assert TOLD in frame(app)
        await settled(pilot, "enter", "enter")
        assert isinstance(app.screen, GameScreen)

    (save,) = (tmp_path / "saves").glob("*.adp")
    assert read_header(save).printed == PRINTED


# A bad one


async def test_a_bad_deck_is_asked_about_and_ours_is_played_only_if_the_player_says_so(
    tmp_path: Path,
) -> None:
    own_deck.write(tmp_path, BAD)
    app = program(tmp_path / "saves", copies=Copies(folder=tmp_path))

    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "n")
        assert isinstance(app.screen, BadCopyScreen)
        assert "deck.toml, line 1: there is no card 73" in frame(app)
        await settled(pilot, "escape")
        assert isinstance(app.screen, TitleScreen)
        await settled(pilot, "n", "enter")
        assert isinstance(app.screen, NewGameScreen)
        assert "Your deck" not in frame(app)
        await settled(pilot, "enter", "enter")
        assert isinstance(app.screen, GameScreen)

    (save,) = (tmp_path / "saves").glob("*.adp")
    assert read_header(save).printed == {}


async def test_a_deck_corrected_in_the_meantime_is_used(tmp_path: Path) -> None:
    own_deck.write(tmp_path, BAD)
    app = program(tmp_path / "saves", copies=Copies(folder=tmp_path))

    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "n", "escape")
        own_deck.write(tmp_path)
        await settled(pilot, "n")
        assert TOLD in frame(app)
        await settled(pilot, "escape")
        (tmp_path / "deck.toml").unlink()
        await settled(pilot, "n")
        assert "Your deck" not in frame(app)


@pytest.mark.parametrize("key", ["c", "o", "r"])
async def test_it_is_asked_about_before_any_game_is_shown(tmp_path: Path, key: str) -> None:
    own_deck.write(tmp_path, BAD)
    saved(tmp_path / "saves", "spring")
    app = program(tmp_path / "saves", copies=Copies(folder=tmp_path))

    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, key, *(() if key == "c" else ("enter",)))
        assert isinstance(app.screen, BadCopyScreen)
        await settled(pilot, "enter")
        assert isinstance(app.screen, GameScreen)


# Steps by hand


def test_in_a_free_action_anywhere_and_these_spaces_come_first() -> None:
    turn = play(board("zabol T:B1\nherat T:B1"), "event", "shaded", "free", "taliban", "free-rally")
    arranged = PRESENTER.answers.arranged

    assert arranged(asked(turn), turn.board).options[0] == "anywhere"
    turn.answer("zabol")
    assert arranged(asked(turn), turn.board).options[0] == "go"
    assert PRESENTER.words.label(asked(turn), "go") == "In these spaces"


def test_a_number_by_hand_begins_with_one() -> None:
    turn = play(board(), "event", "shaded", "place", "government_police", "herat")

    assert PRESENTER.answers.first_number(asked(turn), turn.board) == "1"


@pytest.mark.parametrize(
    ("steps", "told_as"),
    [
        ("", "By hand: what does it say?"),
        ("place government_police herat 1", "More Police: where else?"),
        ("marker add-terror herat", "Add Terror: where else?"),
        ("track raise-aid 1", "Another track: what else?"),
        ("free", "A free action: by whom?"),
        ("free taliban", "A free action: which?"),
        ("free taliban free-rally", "Free Rally: in which spaces?"),
        ("boxes", "By hand: from which box to which?"),
    ],
)
def test_steps_are_asked_for_in_few_words(steps: str, told_as: str) -> None:
    turn = play(board(), "event", "shaded", *steps.split())

    assert str(PRESENTER.words.question(asked(turn))) == told_as


@pytest.mark.parametrize(
    ("step", "word", "label"),
    [
        ("", "boxes", "Casualties, out of play"),
        ("", "done", "Card done"),
        ("boxes", "available-to-out-of-play", "Available to out of play"),
        ("track", "raise-aid", "Aid up"),
        ("transfer", "from-government", "From Government Resources"),
        ("transfer from-government", "to-patronage", "To Patronage"),
        ("eligibility", "stays-taliban", "Taliban: stays Eligible"),
        ("lasting", "momentum-shaded", "This text (shaded), until Propaganda"),
        ("lasting", "other-capability", "Another Capability"),
        ("free taliban", "free-terror", "Terror"),
        ("islamabad", "harden", "Make it Hard"),
        ("marker", "remove-terror", "Remove Terror"),
    ],
)
def test_answers_by_hand_are_called_by_names(step: str, word: str, label: str) -> None:
    turn = play(board("herat terror=1 T:u1"), "event", "shaded", *step.split())

    assert word in asked(turn).options
    assert PRESENTER.words.label(asked(turn), word) == label
