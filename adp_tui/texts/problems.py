"""Error messages: bugs, files, settings, keys, games that cannot begin."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from adp_tui.texts.words import listed

# The program


def bug(story: str) -> str:
    """Return the message for a bug, with where the traceback is."""
    return f"this is a bug in adp, sorry: {story}"


def report_with(file: str) -> str:
    """Return how to report a bug whose traceback is in a file."""
    return f"please report it with the file {file}"


def cannot_use(file: object, reason: str) -> str:
    """Return why a file or a folder cannot be used."""
    return f"cannot use '{file}': {reason}"


# Games

NO_BOTS: Final = "there are no bots for this game yet: answer for every side yourself"


def stuck(side: str, ask: str, answers: int) -> str:
    """Return the question at which a bot was stopped."""
    return f"the {side} bot was stopped at {ask}: its turn did not end after {answers} answers"


NO_SEED_FOR_SEVERAL: Final = (
    "a game with several players keeps no seed, because they could read future dice in the "
    "file: leave out --seed, or give all sides but one to bots"
)


def unknown_game(name: str, known: Iterable[str]) -> str:
    """Return the message for a save of an unknown game."""
    return f"this program does not know the game '{name}', only {listed(known)}"


def unknown_side(side: str, sides: Iterable[str]) -> str:
    """Return which sides there are."""
    return f"there is no side '{side}'; the sides are {listed(sides)}"


def following(process: int | None) -> str:
    """Return the notice that another process is playing this game."""
    who = "another program" if process is None else f"process {process}"
    return f"following: {who} is playing this game; you can watch but not answer"


# The files of settings and of keys

USUAL_SETTINGS: Final = "using the default settings"
USUAL_KEYS: Final = "using the default keys"
NO_REASON: Final = "no reason given"


TOO_DEEP: Final = "nested too deeply"
SEVERAL: Final = "several things"
"""A table or list where a single value is expected."""


def too_long(file: str, then: str) -> str:
    """Return that a file is too long, and what is used instead."""
    return f"{file} or one of its lines is too long; {then}"


def cannot_be_read(file: str, then: str) -> str:
    """Return that a file cannot be read, and what is used instead."""
    return f"{file} cannot be read; {then}"


def no_toml(file: str, reason: object, then: str) -> str:
    """Return that a file is not valid TOML, and what is used instead."""
    return f"{file} is not valid TOML ({reason}); {then}"


def wrong_in(file: str, problem: str, then: str) -> str:
    """Return a mistake in a file, and what is used instead."""
    return f"{file}: {problem}; {then}"


def cannot_be_written(file: str, reason: str) -> str:
    """Return why a file cannot be written."""
    return f"{file} cannot be written: {reason.lower()}"


def unknown_setting(name: str, names: Iterable[str]) -> str:
    """Return which settings there are."""
    return f"there is no setting '{name}'; the settings are {listed(names)}"


def wrong_word(name: str, words: Iterable[str], value: object) -> str:
    """Return the possible values of a setting."""
    return f"{name} can be {listed(words)}, not '{value}'"


def no_switch(name: str, value: object) -> str:
    """Return the message for a setting that must be on or off."""
    return f"{name} can be true or false, not '{value}'"


def unknown_action(name: str) -> str:
    """Return the message for an unknown action."""
    return f"there is no action '{name}'"


def no_list_of_keys(action: str) -> str:
    """Return how the keys of an action are written."""
    return f'{action} should be a list of keys, like ["U", "f3"]'


def unknown_key(key: str) -> str:
    """Return the message for a key that not every terminal can send."""
    return f"'{key}' is not a key that every terminal can send"


def key_twice(file: str, key: str, first: str, second: str) -> str:
    """Return the message for a key that is bound to two actions."""
    return f"{file}: {key} is bound to both {first} and {second}; {first} wins"


# A player's own copy


def bad_copy(problem: str, without: str) -> str:
    """Return a mistake in a player's copy, and how to play without it."""
    return f"{problem}; correct it, or leave it out with {without}"


def copy_of_another(flag: str, owner: str, played: str) -> str:
    """Return that a copy is of another game than the one that is played."""
    return f"{flag} is for {owner}, and this game is {played}"


# The table

NO_RULES: Final = "this game has no rules to read here"
NOTHING_TO_LOOK_AT: Final = "there is nothing to look at here"


def not_here(action: str) -> str:
    """Return the message for an action that this screen does not have."""
    return f"{action} is not available on this screen"
