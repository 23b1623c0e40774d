"""Keys: what each does on the game screen, and how a player puts an action on another key.

Small letters narrow a list, a number points at an answer, Enter takes it, capitals command. The
file `keys.toml` in the folder of settings moves actions: `undo = ["U", "!"]`. A file that cannot
be used is told in a sentence, and the usual keys work.
"""

from __future__ import annotations

import os
import string
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_config_path

from adp_tui.texts import keys as texts
from adp_tui.texts import problems
from adp_tui.toml import UnusableError, read_toml

FILE: Final = "keys.toml"
HOME_VARIABLE: Final = "ADP_HOME"


class Action(NamedTuple):
    """Something that a key does."""

    id: str
    keys: tuple[str, ...]

    @property
    def what(self) -> str:
        """What it does, for the list of keys."""
        return texts.ACTIONS[self.id]


ACTIONS: Final = (
    # Choosing
    Action("up", ("up",)),
    Action("down", ("down",)),
    Action("left", ("left",)),
    Action("right", ("right",)),
    Action("page-up", ("pageup",)),
    Action("page-down", ("pagedown",)),
    Action("first", ("home",)),
    Action("last", ("end",)),
    Action("list-or-map", ("tab",)),
    Action("take", ("enter",)),
    Action("rub-out", ("backspace",)),
    Action("escape", ("escape",)),
    Action("why", ("?",)),
    Action("inspect", ("space",)),
    Action("special", ("S",)),
    Action("give", ("G",)),
    Action("remove", ("X",)),
    # Views
    Action("map", ("M", "f2")),
    Action("table", ("T", "f3")),
    Action("factions", ("F", "f4")),
    Action("journal", ("J", "f5")),
    Action("order", ("O",)),
    Action("digest", ("D",)),
    Action("cards", ("C", "f6")),
    Action("find", ("I",)),
    Action("history", ("H", "f7")),
    Action("rules", ("R", "f8")),
    Action("legend", ("L",)),
    # Time
    Action("undo", ("U",)),
    Action("redo", ("Y",)),
    Action("back", (",",)),
    Action("forward", (".",)),
    Action("card-back", ("<",)),
    Action("card-forward", (">",)),
    Action("bookmark", ("B",)),
    Action("main-line", ("E",)),
    Action("make-main", ()),
    # Bots
    Action("advice", ("A",)),
    Action("pace", ("P", "f9")),
    Action("finish", ("Z",)),
    Action("seats", ("W",)),
    Action("reasons", ()),
    # Program
    Action("help", ("f1", "K")),
    Action("leave", ("Q",)),
)
"""Every action, in the order in which the help lists them."""

MOVES: Final = frozenset(("up", "down", "left", "right", "page-up", "page-down", "first", "last"))
"""The actions that move the cursor, or scroll, and leave the game as it is."""

KNOWN_KEYS: Final = frozenset(
    (
        *string.ascii_letters,
        *"?,.<>+-=;:!/",
        *(f"f{number}" for number in range(1, 11)),
        *("up", "down", "left", "right", "home", "end", "pageup", "pagedown"),
        *("enter", "escape", "tab", "space", "backspace"),
    )
)
"""The keys that every terminal can send, digits apart: those point at answers of the list."""

_CALLED: Final = {spoken.lower(): key for key, spoken in texts.SPOKEN.items()}
"""What a terminal calls the keys that people call otherwise."""


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
        return [key if len(key) < 2 else texts.SPOKEN.get(key, key.title()) for key in found]


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
        given = read_toml(folder / FILE, problems.USUAL_KEYS)
    except UnusableError as error:
        return usual_keys(), str(error)
    if given is None:
        return usual_keys(), None
    if problem := _problem(given):
        return usual_keys(), problems.wrong_in(FILE, problem, problems.USUAL_KEYS)
    chosen = {action.id: action.keys for action in ACTIONS} | {
        name: tuple(map(_as_sent, keys)) for name, keys in given.items()
    }
    return _keymap(chosen), _clash(chosen)


def _problem(given: Mapping[str, object]) -> str | None:
    """Return the first thing that is wrong with the contents of the file."""
    known = {action.id for action in ACTIONS}
    for name, keys in given.items():
        if name not in known:
            return problems.unknown_action(name)
        if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
            return problems.no_list_of_keys(name)
        for key in keys:
            if _as_sent(key) not in KNOWN_KEYS:
                return problems.unknown_key(key)
    return None


def _as_sent(key: str) -> str:
    """Return what a terminal calls a key; people may write it as the help does: F3, Esc, PgUp."""
    return key if len(key) < 2 else _CALLED.get(key.lower(), key.lower())


def _clash(chosen: Mapping[str, tuple[str, ...]]) -> str | None:
    """Return a sentence about the first key that is to do two things."""
    owner: dict[str, str] = {}
    for name, keys in chosen.items():
        for key in keys:
            if owner.setdefault(key, name) != name:
                return problems.key_twice(FILE, key, owner[key], name)
    return None


def _keymap(chosen: Mapping[str, tuple[str, ...]]) -> Keymap:
    actions: dict[str, str] = {}
    for name, keys in chosen.items():
        for key in keys:
            actions.setdefault(key, name)
    return Keymap(actions)
