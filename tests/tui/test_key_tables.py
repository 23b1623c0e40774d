"""The keys, the help, the footers and the palette agree, and every terminal can send them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.binding import Binding

from adp_tui.app import AdpApp
from adp_tui.config import page_keys
from adp_tui.config.keys import ACTIONS as ACTIONS_OF_ALL
from adp_tui.config.keys import FILE, KNOWN_KEYS, actions_of, keymap_of, read_keys
from adp_tui.config.pace import Pace
from adp_tui.config.page_keys import PageKey
from adp_tui.games.adp.cover import COVER
from adp_tui.games.adp.panes.cards import card_rows
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.games.adp.texts import cover as cover_texts
from adp_tui.look.paint import plain
from adp_tui.play.controller import Controller
from adp_tui.play.finder import by_words
from adp_tui.play.surface import Surface
from adp_tui.screens.game.footer import acting_hints, hints
from adp_tui.screens.game.lookups import KEYS_ONLY, table_commands
from adp_tui.screens.game.rows import SHORT, bar_of, decision_of, footer_of, left_of
from adp_tui.texts import keys as texts
from adp_tui.widgets.footer_line import Hint
from core.adp.box import BOX
from saves.session import Session
from tests.tui.conftest import frame
from tests.tui.table import FOUR, app, begin, controller, press

ACTIONS = actions_of(COVER)
"""The actions of every game, and of this one."""

NO_ACTIONS = {"1-9", "a-z", "0", "arrows", "Left", "Right"}
"""What the footer names besides the keys of actions."""

TABLES: dict[str, tuple[PageKey, ...]] = {
    name: table
    for name, table in vars(page_keys).items()
    if type(table) is tuple and all(isinstance(key, PageKey) for key in table)
}


def acting() -> Controller:
    """Return a game in which a bot acts next."""
    return Controller(begin(), PRESENTER, bot=BOX.bot, pace=Pace.STEP)


def followed(folder: Path) -> Controller:
    """Return a game that another program plays."""
    begin(folder / "game.adp").close()
    return Controller(Session.open(BOX, folder / "game.adp", read_only=True), PRESENTER)


def situations(folder: Path) -> list[Controller]:
    """Return games in which different keys work."""
    watched = acting()
    watched.press("p")
    watched.press("enter")
    return [
        controller(begin(seats=FOUR)),
        controller(begin(seats=FOUR), "1"),
        controller(begin(seats=FOUR), "1", "k"),
        controller(begin(seats=FOUR), "1", "tab"),
        controller(begin(seats=FOUR), "1", "T"),
        controller(begin(seats=FOUR), "1", "T", "tab"),
        controller(begin(seats=FOUR), "1", "h", "1", "1", "U", "U"),
        controller(begin(seats=FOUR), "J"),
        watched,
        followed(folder),
    ]


def shown_hints(at: Controller, *, short: bool) -> list[Hint]:
    """Return all hints of the footer."""
    return (acting_hints if at.watching else hints)(at, short=short)


def test_the_help_lists_every_key_that_does_something() -> None:
    keymap = keymap_of(COVER)
    told = {command.what: command.keys.split() for command in table_commands(keymap)}

    for action in ACTIONS:
        assert told[action.what] == keymap.keys(action.id), action.id
    assert [what for what, keys in told.items() if not keys] == [
        texts.ACTIONS["make-main"],
        texts.ACTIONS["reasons"],
    ]


@pytest.mark.parametrize("short", [True, False])
def test_every_key_in_the_footer_works(tmp_path: Path, short: bool) -> None:
    bound = {key for action in ACTIONS for key in keymap_of(COVER).keys(action.id)}

    for at in situations(tmp_path):
        for keys, _ in shown_hints(at, short=short):
            assert set(keys.split()) <= bound | NO_ACTIONS


@pytest.mark.parametrize("cells", [80, 99, SHORT, 120, 200])
def test_the_key_to_all_others_is_always_in_the_footer(tmp_path: Path, cells: int) -> None:
    for at in situations(tmp_path):
        at.tell("")
        row = plain(footer_of(at, cells)[0])
        assert " F1 " in row
        assert len(row) <= cells


def test_a_watcher_is_offered_no_key_that_answers(tmp_path: Path) -> None:
    keys = " ".join(keys for keys, _ in hints(followed(tmp_path), short=False)).split()

    assert not {"Enter", "1-9", "0", "U", "Y"} & set(keys)


def test_moved_keys_are_shown_in_the_footer_and_in_the_help(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('undo = ["!"]\ncard-back = [";"]')
    keymap, problem = read_keys(tmp_path, COVER)
    assert problem is None
    at = Controller(begin(seats=FOUR), PRESENTER, keymap)

    assert ("!", "undo") in hints(at, short=False)
    told = {command.what: command.keys for command in table_commands(keymap)}
    assert told[cover_texts.REWORDED["chapter-back"]] == ";"


def test_moved_keys_are_named_in_the_bar_and_in_the_panes(tmp_path: Path) -> None:
    moved = {
        "main-line": "!",
        "history": ";",
        "cards": "=",
        "take": "+",
        "give": "/",
        "page-up": ":",
    }
    (tmp_path / FILE).write_text("\n".join(f'{name} = ["{key}"]' for name, key in moved.items()))
    keymap, problem = read_keys(tmp_path, COVER)
    assert problem is None
    at = Controller(begin(seats=FOUR), PRESENTER, keymap)
    for key in ("p", "+", "p", "+", "U", "U", "1", "+", "h", "2", "+", "1", "+"):
        at.press(key)
    bars = [plain(bar_of(at, cells, small=False)[0]) for cells in (80, 120)]
    fixed = plain(decision_of(at, 60, 20)[-1])
    cut = [plain(row) for row in card_rows(at.board, 60, 6, keymap.key("cards"))]
    at.act("journal")
    foot = plain(left_of(at, 60, 20)[-1])
    while at.decision is not None and at.decision.by is not None:
        at.press(",")

    assert bars[0].endswith("! back  ; lines ")
    assert bars[1].endswith("! to the end of the main line   ; all lines ")
    assert "/ Give" in fixed
    assert any(row.endswith("= more ") for row in cut)
    assert foot.startswith(": PgDn scroll")
    assert any(" + roll dice" in plain(row) for row in decision_of(at, 60, 9))
    assert "waiting for the dice" in plain(bar_of(at, 120, small=False)[0])


def test_an_action_without_a_key_is_not_in_the_footer(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("undo = []")
    at = Controller(begin(seats=FOUR), PRESENTER, read_keys(tmp_path, COVER)[0])

    assert "undo" not in plain(footer_of(at, 120)[0])


def test_every_action_can_be_moved_by_its_name(tmp_path: Path) -> None:
    for action in ACTIONS:
        (tmp_path / FILE).write_text(f'{action.id} = ["!"]')
        keymap, problem = read_keys(tmp_path, COVER)

        assert problem is None
        assert keymap.action("!") == action.id


def test_the_palette_finds_every_action_by_its_own_name() -> None:
    called = {action: name for name, action in COVER.aliases.items()}
    in_this_game = [(called.get(action.id, action.id), action.what) for action in ACTIONS]
    in_every_game = [(action.id, action.what) for action in ACTIONS_OF_ALL]

    for name, what in (*in_this_game, *in_every_game):
        if name in KEYS_ONLY:
            continue
        found = [by_words(what, word) for word in name.split("-")]
        assert all(found), name


def test_page_down_turns_the_table_of_spaces_whatever_is_asked() -> None:
    at = controller(begin(seats=FOUR), "1", "T")
    assert at.choices is not None
    walked: list[str] = []

    class Walked(Surface):
        """Keeps where keys lead."""

        def step(self, view: str, place: str, direction: str) -> str:
            """Stay in place."""
            walked.append(direction)
            return place

    at.show_on(Walked())
    at.press("pagedown")
    at.press("pageup")

    assert walked == ["page-down", "page-up"]


def test_no_action_is_on_a_key_that_some_terminals_cannot_send() -> None:
    keys = [key for action in ACTIONS for key in action.keys]
    for binding in AdpApp.BINDINGS:
        assert isinstance(binding, Binding)
        keys += binding.key.split(",")
    for table in TABLES.values():
        keys += [key.press for key in table if key.press]

    held = {key for key in keys if "+" in key and key != "+"}
    assert held == {"ctrl+p"}
    assert {key for key in keys if not key.isdigit()} - held <= KNOWN_KEYS


@pytest.mark.parametrize("name", [name for name in TABLES if name not in ("DIGITS", "EVERYWHERE")])
def test_every_screen_says_how_to_leave_it(name: str) -> None:
    told = {word for key in TABLES[name] for word in key.keys.split()}

    assert told & {"Esc", "q", "any"}


@pytest.mark.parametrize(
    ("key", "done"),
    [
        ("L", lambda shown: "PASHTUN area" not in shown),
        ("F", lambda shown: "Factions and tracks" in shown),
        ("K", lambda shown: "The table: keys" in shown),
    ],
)
async def test_a_key_for_looking(key: str, done: Callable[[str], bool]) -> None:
    program = app(controller(begin(seats=FOUR)))
    async with program.run_test(size=(120, 36)) as pilot:
        assert not done(frame(program))
        await press(pilot, key)

        assert done(frame(program))


async def test_pages_and_ends_of_the_table_are_reached_with_keys() -> None:
    at = controller(begin(seats=FOUR), "1", "T", "tab")
    program = app(at)
    async with program.run_test(size=(80, 24)) as pilot:
        seen = [at.cursor.place]
        for key in ("pagedown", "end", "pageup", "home"):
            await press(pilot, key)
            seen.append(at.cursor.place)

    assert len(set(seen)) == len(seen) - 1
    assert seen[-1] != seen[2]


async def test_the_table_of_spaces_can_be_paged_while_a_bot_acts() -> None:
    at = acting()
    program = app(at)
    async with program.run_test(size=(80, 24)) as pilot:
        await press(pilot, "p", "enter", "T")
        assert "KK road" not in frame(program)
        await press(pilot, "pagedown", "pagedown")

        assert "KK road" in frame(program)


def test_the_footer_says_whether_arrows_move_on_the_map_or_in_the_table() -> None:
    at = controller(begin(seats=FOUR), "1")
    assert ("Tab", "map") in hints(at, short=False)

    at.press("T")
    assert ("Tab", "table") in hints(at, short=False)

    at.press("tab")
    assert ("arrows", "table") in hints(at, short=False)


def test_the_journal_does_not_scroll_past_its_beginning() -> None:
    at = controller(begin(seats=FOUR), "J")
    for _ in range(50):
        at.press("pageup")
    assert at.journal.tail(1, at.cursor.scroll)
    top = at.cursor.scroll

    at.press("pagedown")

    assert at.cursor.scroll < top
