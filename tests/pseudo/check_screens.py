"""Every screen in Pseudo: it works, and all of its words are translated.

These modules are not part of the usual run. They need a process that speaks Pseudo from its start,
and `tests/test_pseudo.py` starts it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from textual.app import App

from adp_tui.look.cells import cells_of
from adp_tui.look.paint import plain
from adp_tui.screens.game import arrangement as at
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.lines_list import LinesScreen
from adp_tui.screens.page import Page
from tests import own_deck
from tests.pseudo.leftover import english_in, pseudo_in, words_in
from tests.tui.conftest import frame
from tests.tui.shelf import settled
from tests.tui.test_screens import SIZES, VIEWS

NAMES: Final = words_in(
    (
        "adp",
        "games",
        "kandahar-winter",
        "spring",
        "orchard",
        "letter",
        "main-solo-coalition",
        "deck.toml",
    )
) | {"taliban", "Kabul"}
"""Names given by people: files, folders, bookmarks; and the default names of games."""

TYPED: Final = frozenset(("kan", "wi", "ka", "terror", "jour", "event"))
"""Text typed to narrow a list."""

OF_SAVES: Final = frozenset(("is", "not", "saved", "game"))
"""Words of `saves` about a file: it knows no screen and has its own sentences."""

OF_A_BAD_COPY: Final = words_in(
    (
        "the order of card 24 must name each Faction once",
        "(coalition, government, taliban, warlords), not 'taliban coalition'",
    )
)
"""What the rules say about a wrong copy: they too bring their own sentences."""

OF_OWNERS: Final = words_in((own_deck.SHADED, own_deck.UNSHADED))
"""What an owner has typed from the printed cards."""

ENGLISH: Final = {
    "bad deck": OF_A_BAD_COPY,
    "inspect, own card": OF_OWNERS,
    "game, side by hand": OF_OWNERS,
    "game, by hand": OF_OWNERS,
}
"""Views with words that come from outside the texts."""

OTHER_KEYS: Final = {"inspect, box": ("I", *"tracks", "enter")}
"""Views with other keys: an id is typed, because the name is in Pseudo."""


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every screen show the same version, and a folder with a short name."""
    monkeypatch.setattr("adp_tui.screens.title.__version__", "1.2.3")
    monkeypatch.chdir(tmp_path)


def cases() -> Iterator[Any]:
    """Return every view at every size."""
    for name in VIEWS:
        for size in SIZES:
            yield pytest.param(name, size, id=f"{name}, {size[0]}x{size[1]}")


@pytest.mark.parametrize(("name", "size"), tuple(cases()))
async def test_a_screen_works_in_another_language(name: str, size: tuple[int, int]) -> None:
    view = VIEWS[name]
    app = view.start(Path("games"))
    async with app.run_test(size=size) as pilot:
        await settled(pilot, *OTHER_KEYS.get(name, view.keys))
        screen, rows = app.screen, strips(app)
        print(frame(app))

        assert type(screen) is view.screen
        assert [cells_of(row) for row in rows] == [size[0]] * size[1]
        assert english_in(rows, NAMES, TYPED, OF_SAVES, ENGLISH.get(name, ())) == set()
        assert pseudo_in(rows) > 10
        if isinstance(screen, GameScreen):
            check_table(screen)
        elif isinstance(screen, Page):
            check_page(screen)


def strips(app: App[Any]) -> list[str]:
    """Return the rows of the screen with all their cells."""
    return [strip.text for strip in app.screen._compositor.render_strips()]


def check_table(screen: GameScreen) -> None:
    """Check what a player needs on the game screen: the answers, the cursor, the keys."""
    controller = screen.controller
    panes = {name: widget.rows for name, widget in screen._panes.items()}
    if controller.choices is not None and not controller.watching:
        shown = [plain(row) for row in panes[at.DECISION]]
        for answer in controller.choices.visible:
            number = re.escape(controller.choices.number_of(answer))
            assert any(re.match(rf"[▸ ] *{number}", row) for row in shown), answer
        assert controller.cursor.in_field or any("▸" in row for row in shown)
    if not controller.notice and screen._prompt is None:
        assert controller.keymap.key("help") in plain(panes[at.FOOTER][0])


def check_page(screen: Page[Any]) -> None:
    """Check that the footer names its last key, unless there is a message."""
    rows = [plain(row) for row in screen.lines.rows]
    framed = rows[-1].startswith("└")
    last = next((key for key in reversed(screen.keys) if key.short), None)
    told = isinstance(screen, LinesScreen) and screen._notice
    assert last is None or told or last.keys in rows[-2 if framed else -1]
