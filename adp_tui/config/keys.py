"""Keys: what each does on the game screen, and how players rebind them.

Small letters filter a list, numbers select an answer, Enter takes it, capitals are commands. The
file `keys.toml` in the settings folder rebinds actions: `undo = ["U", "!"]`. If the file cannot be
used, a sentence says why, and the default keys work.
"""

from __future__ import annotations

import os
import string
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from adp_tui.presenter.cover import Action, Cover
from adp_tui.texts import keys as texts
from adp_tui.texts import problems

FILE: Final = "keys.toml"
HOME_VARIABLE: Final = "ADP_HOME"


def _action(name: str, *keys: str) -> Action:
    return Action(name, keys, texts.ACTIONS[name])


ACTIONS: Final = (
    # Choosing
    _action("up", "up"),
    _action("down", "down"),
    _action("left", "left"),
    _action("right", "right"),
    _action("page-up", "pageup"),
    _action("page-down", "pagedown"),
    _action("first", "home"),
    _action("last", "end"),
    _action("list-or-map", "tab"),
    _action("take", "enter"),
    _action("rub-out", "backspace"),
    _action("escape", "escape"),
    _action("why", "?"),
    _action("inspect", "space"),
    # Views
    _action("map", "M", "f2"),
    _action("journal", "J", "f5"),
    _action("digest", "D"),
    _action("find", "I"),
    _action("history", "H", "f7"),
    _action("rules", "R", "f8"),
    # Time
    _action("undo", "U"),
    _action("redo", "Y"),
    _action("back", ","),
    _action("forward", "."),
    _action("chapter-back", "<"),
    _action("chapter-forward", ">"),
    _action("bookmark", "B"),
    _action("main-line", "E"),
    _action("make-main"),
    # Bots
    _action("advice", "A"),
    _action("pace", "P", "f9"),
    _action("finish", "Z"),
    _action("seats", "W"),
    _action("reasons"),
    # Program
    _action("help", "f1", "K"),
    _action("leave", "Q"),
)
"""The actions of every game, in the order of the help."""

MOVES: Final = frozenset(("up", "down", "left", "right", "page-up", "page-down", "first", "last"))
"""The actions that move the cursor or scroll, and do not change the game."""

KNOWN_KEYS: Final = frozenset(
    (
        *string.ascii_letters,
        *"?,.<>+-=;:!/",
        *(f"f{number}" for number in range(1, 11)),
        *("up", "down", "left", "right", "home", "end", "pageup", "pagedown"),
        *("enter", "escape", "tab", "space", "backspace"),
    )
)
"""The keys that every terminal can send, except digits, which select answers."""

_CALLED: Final = {
    **{spoken.lower(): key for key, spoken in texts.NAMES.items()},
    "esc": "escape",
    "pgup": "pageup",
    "pgdn": "pagedown",
}
"""The terminal's names of keys that people call otherwise, in any language."""


class Keymap(NamedTuple):
    """The action of each key."""

    actions: Mapping[str, str]
    """The action of each key."""

    listed: tuple[Action, ...] = ACTIONS
    """Every action, in the order of the help."""

    def action(self, key: str) -> str | None:
        """Return the action of a key."""
        return self.actions.get(key)

    def key(self, action: str) -> str:
        """Return the first key of an action as a person reads it; blank if it has none."""
        return next(iter(self.keys(action)), "")

    def keys(self, action: str) -> list[str]:
        """Return all keys of an action as a person reads them."""
        found = [key for key, does in self.actions.items() if does == action]
        return [texts.NAMES.get(key, key) for key in found]

    def has(self, action: str) -> bool:
        """Whether this game has such an action."""
        return any(one.id == action for one in self.listed)


def actions_of(cover: Cover) -> tuple[Action, ...]:
    """Return the actions of a game: those of every game, and its own."""
    found: list[Action] = []
    for action in ACTIONS:
        found.append(action._replace(what=cover.reworded.get(action.id, action.what)))
        found += [own for own in cover.actions if own.after == action.id]
    return tuple(found)


def keymap_of(cover: Cover) -> Keymap:
    """Return the default keys of a game."""
    actions = actions_of(cover)
    return _keymap({action.id: action.keys for action in actions}, actions)


def settings_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the settings folder: from the environment, or the default one."""
    if home := environment.get(HOME_VARIABLE):
        return Path(home)
    from platformdirs import user_config_path  # only here: `adp --version` does not need it

    return user_config_path("adp", appauthor=False)


def read_keys(
    folder: Path, cover: Cover, others: Iterable[Cover] = ()
) -> tuple[Keymap, str | None]:
    """Return the player's keys for a game, and a sentence if the file cannot be used.

    The file is shared by all games: entries for other games are ignored.
    """
    from adp_tui.config.toml_file import UnusableError, read_toml

    try:
        given = read_toml(folder / FILE, problems.USUAL_KEYS)
    except UnusableError as error:
        return keymap_of(cover), str(error)
    if given is None:
        return keymap_of(cover), None
    aliases = {name: action for one in (cover, *others) for name, action in one.aliases.items()}
    known = {action.id for one in (cover, *others) for action in actions_of(one)}
    if problem := _problem(given, {*known, *aliases}):
        return keymap_of(cover), problems.wrong_in(FILE, problem, problems.USUAL_KEYS)
    actions = actions_of(cover)
    chosen = {action.id: action.keys for action in actions}
    written: dict[str, str] = {}
    for name, keys in given.items():
        if (action := aliases.get(name, name)) in chosen:
            chosen[action] = tuple(map(_as_sent, keys))
            written[action] = name
    return _keymap(chosen, actions), _clash(chosen, written)


def _problem(given: Mapping[str, object], known: set[str]) -> str | None:
    """Return the first mistake in the file."""
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
    """Return the terminal's name of a key; people may write it as in the help: F3, Esc, PgUp."""
    return key if len(key) < 2 else _CALLED.get(key.lower(), key.lower())


def _clash(chosen: Mapping[str, tuple[str, ...]], written: Mapping[str, str]) -> str | None:
    """Return a sentence about the first key with two actions, named as in the file."""
    owner: dict[str, str] = {}
    for name, keys in chosen.items():
        for key in keys:
            if owner.setdefault(key, name) != name:
                first, second = (written.get(action, action) for action in (owner[key], name))
                return problems.key_twice(FILE, key, first, second)
    return None


def _keymap(chosen: Mapping[str, tuple[str, ...]], listed: tuple[Action, ...]) -> Keymap:
    actions: dict[str, str] = {}
    for name, keys in chosen.items():
        for key in keys:
            actions.setdefault(key, name)
    return Keymap(actions, listed)
