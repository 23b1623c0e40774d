"""Whatever a terminal sends, and however fast: keys reach the screen they were pressed for."""

from __future__ import annotations

import signal
from math import inf
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from adp_tui.app import AdpApp
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.inspect import InspectScreen
from adp_tui.screens.rules import RulesScreen
from adp_tui.terminal.bytes_in import ByteReader
from adp_tui.widgets import easel
from tests.tui.shelf import program, saved, settled
from tests.tui.storm import SCENES, furnish, rage, verify
from tests.tui.table import FOUR, begin, until
from tests.tui.terminal import START, Terminal, is_as_before, terminal

F1, F10, DOWN, UP = b"\x1bOP", b"\x1b[21~", b"\x1b[B", b"\x1b[A"
CLICK = b"\x1b[<0;5;5M\x1b[<0;5;5m"
BESIDE = b"\x1b[<0;70;3M\x1b[<0;70;3m"
LEAVE = b"\x11"
TABLE = ("open", "game", "--mouse")


def at_table(home: Path) -> tuple[str, ...]:
    """Save a game of four people and return the arguments that open it."""
    path = home / "saves" / "game.adp"
    path.parent.mkdir()
    begin(path, seats=FOUR).close()
    return TABLE


async def send(pilot: Pilot[None], data: bytes) -> None:
    """Send what a terminal would send, all at once, and wait until it has been handled."""
    app, driver = pilot.app, pilot.app._driver
    assert isinstance(app, AdpApp)
    assert driver is not None
    reader = ByteReader()
    for message in (*reader.feed(data), *reader.pause()):
        driver.process_message(message)
    await pilot.pause()
    await until(pilot, lambda: app.is_idle)


def leaves_in_order(screen: Terminal) -> bool:
    """Leave, and return whether all is well."""
    screen.press(LEAVE)
    return screen.end() == 0 and is_as_before(screen) and b"adp: " not in screen.written


@pytest.mark.parametrize(
    "burst",
    [
        F1 + b"xxxxx",
        F1 + CLICK * 5,
        F10 + b"\x1b[A\r\r\r" + BESIDE * 3,
        b"I" + b"\r" * 5,
        b"I" + BESIDE * 5,
        b" " + b"CICIC" + BESIDE * 3,
        b"AAAAA" + b"xxxxx",
        b"HHHHHH" + b"\r\r\r",
        b"WWWWW" + b"1234" + BESIDE * 3,
        b"QQQQQ" + b"cQcQcQ",
        (F1 + b"x" + b"R" + b"\x1b[5~") * 20,
    ],
)
async def test_a_burst_of_keys_or_clicks_closes_a_pop_up_once(tmp_path: Path, burst: bytes) -> None:
    saved(tmp_path, "game")
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "c")
        await send(pilot, burst)

        assert app.crash is None


async def test_keys_typed_ahead_reach_the_screens_that_the_keys_before_them_opened(
    tmp_path: Path,
) -> None:
    saved(tmp_path, "game")
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "c")
        await send(pilot, F1 + b"xx" + b"Inuristan\rR")

        shown = [type(screen) for screen in app.screen_stack[-3:]]
        assert shown == [GameScreen, InspectScreen, RulesScreen]
        looked_at = app.screen_stack[-2]
        assert isinstance(looked_at, InspectScreen)
        assert looked_at.thing.id == "nuristan"


async def test_keys_typed_ahead_are_painted_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(easel, "LONGEST_HELD", inf)
    saved(tmp_path, "game")
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "c")
        painted: list[object] = []
        monkeypatch.setattr(app, "_display", lambda _, update: painted.append(update))

        await send(pilot, DOWN * 20)

        assert len(painted) == 1


async def test_keys_typed_ahead_do_not_hide_the_screen_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(easel, "LONGEST_HELD", 0.0)
    saved(tmp_path, "game")
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "c")
        painted: list[object] = []
        monkeypatch.setattr(app, "_display", lambda _, update: painted.append(update))

        await send(pilot, (DOWN + UP) * 5)

        assert len(painted) == 10


def pasted(text: str) -> bytes:
    """Return what a terminal sends for a pasted text."""
    return b"\x1b[200~" + text.encode() + b"\x1b[201~"


async def test_a_pasted_text_is_typed_where_letters_are_and_answers_nothing(tmp_path: Path) -> None:
    saved(tmp_path, "game")
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "c")
        table = app.screen
        assert isinstance(table, GameScreen)
        session = table.controller.session
        depth = session.depth

        await send(pilot, pasted("1\r1\rpass\rUQ"))
        assert app.screen is table
        assert session.depth == depth
        await send(pilot, b"B" + pasted("the road\nto Kabul") + b"\r")
        assert "the road" in session.tree.bookmarks
        await send(pilot, b"I" + pasted(" nuristan\r\r") + b"\r")
        assert isinstance(app.screen, InspectScreen)
        assert app.screen.thing.id == "nuristan"


def test_an_invalid_byte_is_dropped_and_nothing_else_happens(tmp_path: Path) -> None:
    with terminal(START, tmp_path) as screen:
        screen.read_until(b"P L A I N")
        screen.press(b"\xff\xc3\x28\x80n\xff")
        screen.read_until(b"Scenario")

        assert leaves_in_order(screen)


@pytest.mark.parametrize(
    ("data", "keys"),
    [
        (b"a\xffb", ["a", "b"]),
        (b"\xc3\xa9", ["é"]),
        (b"\xe2\x82a", ["a"]),
        (b"a\x1b[99999999999;9ub", ["a", "b"]),
        (b"\x80\x81\x82", []),
    ],
)
def test_an_invalid_sequence_does_not_affect_other_keys(data: bytes, keys: list[str]) -> None:
    whole, torn = ByteReader(), ByteReader()

    told = [
        [message.character for message in messages if isinstance(message, events.Key)]
        for messages in (
            whole.feed(data),
            [message for byte in data for message in torn.feed(bytes((byte,)))],
        )
    ]

    assert told == [keys, keys]


@pytest.mark.parametrize("where", ["title", "pop-up"])
def test_an_interrupt_ends_the_program_with_its_own_exit_code(tmp_path: Path, where: str) -> None:
    with terminal(START, tmp_path, arguments=at_table(tmp_path)) as screen:
        screen.read_until(b"F1")
        screen.press({"title": b"Q", "table": b"", "pop-up": b"I"}[where])
        screen.read_until({"title": b"P L A I N", "table": b"F1", "pop-up": b" at what?"}[where])
        screen.press(b"\x03")

        assert screen.end() == 128 + signal.SIGINT
        assert is_as_before(screen)
        assert b"never awaited" not in screen.written


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_while_typing_ends_the_program_cleanly(
    tmp_path: Path, number: signal.Signals
) -> None:
    with terminal(START, tmp_path, arguments=at_table(tmp_path)) as screen:
        screen.read_until(b"F1")
        screen.press((F1 + b"xI" + b"\x1b[200~kabul\x1b[201~\r" + BESIDE) * 20)
        screen.process.send_signal(number)

        assert screen.end() == 128 + number
        assert is_as_before(screen)
        assert b"never awaited" not in screen.written


def test_a_terminal_closed_while_painting_is_noticed(tmp_path: Path) -> None:
    with terminal(START, tmp_path, arguments=at_table(tmp_path)) as screen:
        screen.read_until(b"F1")
        screen.press((F1 + b"xT" + DOWN + b"F") * 50)

        assert screen.hang_up() == 128 + signal.SIGHUP


@pytest.mark.parametrize("name", SCENES)
def test_a_storm_of_keys_leaves_the_program_and_the_saves_whole(tmp_path: Path, name: str) -> None:
    furnish(tmp_path)

    rage(tmp_path, name, 500, seed=1)

    verify(tmp_path)
