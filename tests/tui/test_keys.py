"""Keys, and the file that rebinds them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from adp_tui.config.keys import FILE, KNOWN_KEYS, actions_of, keymap_of, read_keys, settings_folder
from adp_tui.games.adp.cover import COVER
from tests.tui.table import controller

ACTIONS = actions_of(COVER)
"""The actions of every game, and of this one."""


def test_no_key_does_two_things() -> None:
    keys = [key for action in ACTIONS for key in action.keys]

    assert len(keys) == len(set(keys))
    assert set(keys) <= KNOWN_KEYS


def test_without_a_file_the_usual_keys_work(tmp_path: Path) -> None:
    assert read_keys(tmp_path, COVER) == (keymap_of(COVER), None)


def test_an_action_moves_to_another_key(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('undo = ["V", "!"]')

    keymap, problem = read_keys(tmp_path, COVER)

    assert problem is None
    assert (keymap.action("V"), keymap.action("!"), keymap.action("U")) == ("undo", "undo", None)
    assert keymap.key("undo") == "V"


@pytest.mark.parametrize(
    ("written", "sent"), [("F9", "f9"), ("f9", "f9"), ("Esc", "escape"), ("PgUp", "pageup")]
)
def test_keys_may_be_written_as_the_help_writes_them(
    tmp_path: Path, written: str, sent: str
) -> None:
    (tmp_path / FILE).write_text(f'pace = []\nescape = []\npage-up = []\nundo = ["{written}"]')

    keymap, problem = read_keys(tmp_path, COVER)

    assert problem is None
    assert keymap.action(sent) == "undo"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("undo = [", "keys.toml is not valid TOML"),
        ('fly = ["Z"]', "keys.toml: there is no action 'fly'; using the default keys"),
        ('undo = "Z"', "keys.toml: undo should be a list of keys"),
        ('undo = ["ctrl+z"]', "keys.toml: 'ctrl+z' is not a key that every terminal can send"),
    ],
)
def test_a_file_that_cannot_be_used_gets_a_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    (tmp_path / FILE).write_text(text)

    keymap, problem = read_keys(tmp_path, COVER)

    assert keymap == keymap_of(COVER)
    assert problem is not None
    assert problem.startswith(sentence)


def test_a_file_that_is_not_text_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\xff\xfe")

    assert read_keys(tmp_path, COVER)[1] == "keys.toml cannot be read; using the default keys"


def test_a_key_on_two_actions_does_the_first_with_a_warning(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('redo = ["U"]')

    keymap, problem = read_keys(tmp_path, COVER)

    assert keymap.action("U") == "undo"
    assert problem == "keys.toml: U is bound to both undo and redo; undo wins"


def test_a_clash_is_reported_in_the_words_of_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('card-back = ["U"]')
    _, problem = read_keys(tmp_path, COVER)

    assert problem is not None
    assert "U is bound to both undo and card-back" in problem


def test_the_guide_has_the_name_of_every_action_in_the_order_of_the_help() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "playing.md").read_text(encoding="utf-8")
    listed = guide.partition("in the same order:")[2]

    assert re.findall(r"`([a-z-]+)`", listed) == [action.id for action in ACTIONS]


def test_settings_are_where_the_environment_says() -> None:
    assert settings_folder({"ADP_HOME": "/srv/adp"}) == Path("/srv/adp")


def test_every_action_is_done_here_or_handed_to_the_screen() -> None:
    at = controller()

    handed = [action.id for action in ACTIONS if at._act(action.id) is not None]

    assert handed == [
        "inspect",
        "order",
        "cards",
        "find",
        "history",
        "rules",
        "legend",
        "bookmark",
        "advice",
        "seats",
        "help",
        "leave",
    ]
