"""Small letters type; they are never commands on a screen with a list to filter.

The rule: on the game screen, and on every screen with a list to filter (saved games, rules, find by
name, commands), a small letter is only ever a letter. It narrows the list, or a message says that
nothing matches; it never answers, leaves, undoes or opens anything. Screens without such a list may
have mnemonic letters, but only those that their own help lists: the title has c n o r l q, and "any
key" closes the help and the advice. All other letter commands are capitals.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from string import ascii_lowercase
from typing import Any, Final

import pytest
from textual.app import App

from adp_tui.config import page_keys
from adp_tui.config.keys import actions_of, keymap_of
from adp_tui.config.pace import Pace
from adp_tui.config.page_keys import PageKey
from adp_tui.games.adp.cover import COVER
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.controller import Controller
from adp_tui.play.finder import Finder
from core.adp.box import BOX
from tests.tui.shelf import program, saved, settled
from tests.tui.table import FOUR, begin, controller, ended, press

TABLES: Final[dict[str, tuple[PageKey, ...]]] = {
    name: table
    for name, table in vars(page_keys).items()
    if type(table) is tuple and all(isinstance(key, PageKey) for key in table)
}
MNEMONICS: Final = {"TITLE": set("cnorlq")}
"""The small letters that are commands, by the screen that lists them in its help."""

LISTS: Final = {
    "saved games": ("o",),
    "rules": ("l",),
    "replays": ("r",),
    "find": ("c", "I"),
    "commands at the table": ("c", "ctrl+p"),
    "commands at the title": ("ctrl+p",),
    "rules at the table": ("c", "R"),
}
"""The keys from the title to each list that is filtered by typing, except the game screen."""


def test_no_action_at_the_table_is_on_a_small_letter() -> None:
    assert not {key for action in actions_of(COVER) for key in action.keys} & set(ascii_lowercase)
    assert not any(keymap_of(COVER).action(letter) for letter in ascii_lowercase)


def test_only_the_title_has_letters_that_do_something() -> None:
    found = {
        name: {word for key in table for word in key.keys.split() if word in ascii_lowercase}
        for name, table in TABLES.items()
    }

    assert {name: letters for name, letters in found.items() if letters} == MNEMONICS


@pytest.mark.parametrize(
    "start",
    [
        lambda: controller(),
        lambda: controller(begin(seats=FOUR), "1"),
        lambda: controller(begin(seats=FOUR), "1", "T"),
        lambda: controller(begin(seats=FOUR), "1", "J"),
        lambda: controller(begin(seats=FOUR), "1", "tab"),
        lambda: controller(begin(seats=FOUR), "5"),
        lambda: controller(begin(seats=FOUR), "1", "h", "1", "1", "U"),
        lambda: Controller(begin(), PRESENTER, bot=BOX.bot, pace=Pace.STEP),
        lambda: Controller(ended(), PRESENTER),
    ],
)
def test_a_small_letter_at_the_table_only_narrows(start: Callable[[], Controller]) -> None:
    for letter in ascii_lowercase:
        at = start()
        before = (
            at.session.number,
            at.session.depth,
            at.cursor.view,
            at.onlooker.pace,
            at.session.seats,
        )

        assert at.press(letter) is None
        assert (
            at.session.number,
            at.session.depth,
            at.cursor.view,
            at.onlooker.pace,
            at.session.seats,
        ) == before
        if at.choices is not None:
            assert at.choices.typed == letter or letter in at.notice


@pytest.mark.parametrize("name", LISTS)
async def test_a_small_letter_in_a_list_only_narrows(tmp_path: Path, name: str) -> None:
    saved(tmp_path, "game")
    app: App[None] = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, *LISTS[name])
        stack = list(app.screen_stack)

        await press(pilot, *ascii_lowercase)

        assert app.screen_stack == stack
        finder: Finder[Any] = vars(stack[-1])["_finder"]  # every list has one
        assert finder.typed == ascii_lowercase
