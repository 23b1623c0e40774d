"""Keys: what each does on the game screen, and how a player puts an action on another key.

Small letters choose, capitals command, digits pick. The file `keys.toml` in the folder of settings
moves actions: `undo = ["U", "F3"]`. A file that cannot be used is told in a sentence, and the usual
keys work.
"""

from __future__ import annotations

import os
import string
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_config_path

FILE: Final = "keys.toml"
HOME_VARIABLE: Final = "ADP_HOME"


class Action(NamedTuple):
    """Something that a key does."""

    id: str
    keys: tuple[str, ...]
    what: str
    """What it does, for the list of keys."""


ACTIONS: Final = (
    # Choosing
    Action("up", ("up",), "move up in the list or on the map"),
    Action("down", ("down",), "move down"),
    Action("left", ("left",), "move left on the map"),
    Action("right", ("right",), "move right on the map"),
    Action("page-up", ("pageup",), "a page back"),
    Action("page-down", ("pagedown",), "a page on"),
    Action("first", ("home",), "the first option, the least number"),
    Action("last", ("end",), "the last option, the greatest number"),
    Action("list-or-map", ("tab",), "arrows move in the list or on the map"),
    Action("take", ("enter",), "take the highlighted option"),
    Action("rub-out", ("backspace",), "take back a letter"),
    Action("escape", ("escape",), "clear what was typed; close; take back the last answer"),
    Action("why", ("?",), "why not: list what is refused, with the rules"),
    Action("inspect", ("space",), "inspect what is highlighted"),
    Action("special", ("S",), "a Special Activity"),
    Action("give", ("G",), "give or ask for Resources"),
    Action("remove", ("X",), "remove own pieces"),
    # Views
    Action("map", ("M", "f2"), "the map"),
    Action("table", ("T", "f3"), "the table of spaces"),
    Action("factions", ("F", "f4"), "Factions, tracks, cards in force"),
    Action("journal", ("J", "f5"), "the journal"),
    Action("order", ("O",), "the table in the order of the decision"),
    Action("digest", ("D",), "what happened since my last answer"),
    Action("cards", ("C", "f6"), "cards: current, next, played"),
    Action("find", ("I",), "inspect by name: a space, Faction, card or box"),
    Action("history", ("H", "f7"), "lines of play and bookmarks"),
    Action("rules", ("R", "f8"), "the rule of what is highlighted"),
    # Time
    Action("undo", ("U", "u"), "back to my previous decision"),
    Action("redo", ("Y",), "on to my next decision"),
    Action("back", (",",), "one answer back"),
    Action("forward", (".",), "one answer forward"),
    Action("bookmark", ("B",), "bookmark here, with a name"),
    Action("main-line", ("E",), "end the what-if: back to the main line"),
    # Program
    Action("help", ("f1", "K"), "keys and help"),
    Action("leave", ("Q",), "leave to the title; the game is saved"),
)
"""Every action, in the order in which the help lists them."""

KNOWN_KEYS: Final = frozenset(
    (
        *string.ascii_letters,
        *"?,.<>+-=;:!/",
        *(f"f{number}" for number in range(1, 11)),
        *("up", "down", "left", "right", "home", "end", "pageup", "pagedown"),
        *("enter", "escape", "tab", "space", "backspace"),
    )
)
"""The keys that every terminal can send, digits apart: those pick from the list."""


class Keymap(NamedTuple):
    """Which key does what."""

    actions: Mapping[str, str]
    """The action of each key."""

    def action(self, key: str) -> str | None:
        """Return what a key does."""
        return self.actions.get(key)

    def key(self, action: str) -> str:
        """Return the first key of an action as a person reads it; blank if it has none."""
        return next(iter(self.keys(action)), "")

    def keys(self, action: str) -> list[str]:
        """Return all keys of an action as a person reads them."""
        found = [key for key, does in self.actions.items() if does == action]
        return [key if len(key) < 2 else _SPOKEN.get(key, key.title()) for key in found]


_SPOKEN: Final = {"escape": "Esc", "pageup": "PgUp", "pagedown": "PgDn"}


def usual_keys() -> Keymap:
    """Return the keys as they are unless somebody changes them."""
    return _keymap({action.id: action.keys for action in ACTIONS})


def settings_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder of settings: the environment's, else the usual one."""
    if home := environment.get(HOME_VARIABLE):
        return Path(home)
    return user_config_path("adp", appauthor=False)


def read_keys(folder: Path) -> tuple[Keymap, str | None]:
    """Return the player's keys, and a sentence if the file cannot be used."""
    try:
        text = (folder / FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return usual_keys(), None
    except (OSError, UnicodeDecodeError):
        return usual_keys(), f"{FILE} cannot be read; the usual keys work"
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return usual_keys(), f"{FILE} is no TOML ({error}); the usual keys work"
    if problem := _problem(given):
        return usual_keys(), f"{FILE}: {problem}; the usual keys work"
    chosen = {action.id: action.keys for action in ACTIONS} | {
        name: tuple(keys) for name, keys in given.items()
    }
    return _keymap(chosen), _clash(chosen)


def _problem(given: Mapping[str, object]) -> str | None:
    """Return the first thing that is wrong with the contents of the file."""
    known = {action.id for action in ACTIONS}
    for name, keys in given.items():
        if name not in known:
            return f"there is no action '{name}'"
        if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
            return f'{name} should be a list of keys, like ["U", "f3"]'
        for key in keys:
            if key not in KNOWN_KEYS:
                return f"'{key}' is not a key that every terminal can send"
    return None


def _clash(chosen: Mapping[str, tuple[str, ...]]) -> str | None:
    """Return a sentence about the first key that is to do two things."""
    owner: dict[str, str] = {}
    for name, keys in chosen.items():
        for key in keys:
            if owner.setdefault(key, name) != name:
                return f"{FILE}: {key} is on {owner[key]} and on {name}; it does the first"
    return None


def _keymap(chosen: Mapping[str, tuple[str, ...]]) -> Keymap:
    actions: dict[str, str] = {}
    for name, keys in chosen.items():
        for key in keys:
            actions.setdefault(key, name)
    return Keymap(actions)
