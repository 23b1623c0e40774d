"""The error messages of `adp agent`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from adp_tui.texts.words import listed

NO_GAME: Final = "there is no game yet: begin with 'new' or 'load'"
NO_FILE: Final = "'path' does not name a file"
NOTHING_TO_UNDO: Final = "there is nothing to undo"


def no_such_side(side: str, sides: Iterable[str]) -> str:
    """Return the message for a wrong side after `as`."""
    return f"there is no side '{side}': there are {listed(sides)}"


def not_asked(side: str, asked: str) -> str:
    """Return the message for an answer in the name of a side that is not asked."""
    return f"{side} is not asked: {asked} is"


def may_only_look(asked: str) -> str:
    """Return the message for an answer of somebody without a side."""
    return f"whoever has no side may only look: {asked} is asked"


NO_OBJECT: Final = "a request is a JSON object"
EMPTY: Final = f"the line is empty: {NO_OBJECT}"
NO_JSON: Final = f"the line is not JSON: {NO_OBJECT}"
DO_IS_NO_TEXT: Final = "'do' must be a string"

TYPES: Final = {
    "str": "a string",
    "int": "a whole number",
    "float": "a number with a fraction",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
}
"""The types of JSON values."""


def is_an_option(word: str) -> str:
    """Return the confirmation that an answer is possible."""
    return f"'{word}' is among the options"


def is_a_shortcut(word: str) -> str:
    """Return the confirmation that a word for several answers can be used."""
    return f"'{word}' can be answered: it stands for several answers"


def unknown_request(name: str, names: Iterable[str]) -> str:
    """Return which requests there are."""
    return f"there is no request '{name}': 'do' is one of {listed(names)}"


def unknown_key(key: str) -> str:
    """Return the message for an unknown key."""
    return f"this request has no key '{key}'"


def missing_key(key: str) -> str:
    """Return the message for a missing key."""
    return f"the key '{key}' is missing"


def wrong_word(place: str, word: str) -> str:
    """Return the message for a wrong word."""
    return f"{place} cannot be '{word}'"


def wrong_type(place: str, wanted: str, found: str) -> str:
    """Return the expected type and the one found."""
    return f"{place} must be {wanted}, not {found}"


def under(key: str) -> str:
    """Return a place in a request: the value of a key."""
    return f"'{key}'"


def within(key: str) -> str:
    """Return a place in a request: inside the value of a key."""
    return f"a value in '{key}'"


def wrong_number(key: str, bound: str) -> str:
    """Return the bound of a number: `>= 0`."""
    return f"'{key}' must be a whole number {bound}"


def unreadable(reason: str) -> str:
    """Return the message for any other unreadable request."""
    return f"the request cannot be read: {reason}"
