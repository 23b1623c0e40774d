"""What players agree on before a game, as a Struct of switches and words: written and read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import Final, TypeVar, get_type_hints

from msgspec import Struct

from core.kernel.box import Option
from core.kernel.errors import BadSetupError
from core.kernel.notation.header import TextWords, listed_words
from core.kernel.notation.words import UnreadableError, Word

OptionsT = TypeVar("OptionsT")

OptionValue = bool | str
"""On or off, or a word."""

_SWITCH: Final = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def option_word(field: str) -> str:
    """Return the name of an option as people and logs write it: `long-days`."""
    return field.replace("_", "-")


@cache
def option_values(kind: type[Struct], field: str) -> tuple[OptionValue, ...]:
    """Return the values that an option can have."""
    of = get_type_hints(kind)[field]
    return (False, True) if of is bool else tuple(member.value for member in of)


def offered(kind: type[Struct], rules: Mapping[str, str]) -> tuple[Option, ...]:
    """Return all options with the rules that offer them, for forms and command lines."""
    usual = kind()
    return tuple(
        Option(
            option_word(field),
            option_values(kind, field),
            plain_value(getattr(usual, field)),
            rules[field],
        )
        for field in kind.__struct_fields__
    )


def plain_value(value: OptionValue) -> OptionValue:
    """Return a value as logs write it."""
    return value.value if isinstance(value, StrEnum) else value


def unusual_values(options: Struct) -> dict[str, OptionValue]:
    """Return the options that differ from the usual game, by field."""
    usual = type(options)()
    values = {field: getattr(options, field) for field in options.__struct_fields__}
    return {field: value for field, value in values.items() if value != getattr(usual, field)}


def field_named(kind: type[Struct], name: str, also: Iterable[str] = ()) -> str:
    """Return the field of an option by its name; raise `BadSetupError` if there is none.

    Case and hyphens do not matter: `longDays` is accepted. `also` are other words that could be
    named here.
    """
    for field in kind.__struct_fields__:
        if option_key(field) == option_key(name):
            return field
    known = ", ".join((*also, *map(option_word, kind.__struct_fields__)))
    raise BadSetupError(f"there is no option '{name}'; there are {known}")


def option_key(name: str) -> str:
    """Return a name normalised, so that different spellings match."""
    return re.sub(r"[^a-z0-9]", "", name.removeprefix("opt.").removeprefix("ed.").lower())


def value_read(kind: type[Struct], field: str, value: OptionValue) -> OptionValue:
    """Return the value of an option as given; raise `BadSetupError` if it cannot have it."""
    possible = option_values(kind, field)
    if isinstance(value, str) and possible == (False, True):
        value = _SWITCH.get(value.lower(), value)
    elif isinstance(value, str):
        value = value.lower()
    if value not in possible or (isinstance(value, bool) != isinstance(possible[0], bool)):
        choices = " or ".join(["on", "off"] if possible == (False, True) else map(str, possible))
        if isinstance(value, bool):  # it was named alone, as if it could be switched on
            raise BadSetupError(f"{option_word(field)} needs a value: {choices}")
        raise BadSetupError(f"{option_word(field)} can be {choices}, not '{value}'")
    return value


def option_texts(options: Struct) -> list[str]:
    """Write the options that differ from the usual game: `long-days=on`."""
    return [
        f"{option_word(field)}={value if isinstance(value, str) else 'on' if value else 'off'}"
        for field, value in unusual_values(options).items()
    ]


def options_in(words: TextWords, read: Callable[[dict[str, OptionValue]], OptionsT]) -> OptionsT:
    """Read options as `option_texts` writes them; `read` checks and combines them."""
    given: dict[str, OptionValue] = {}
    for entry in listed_words(words):
        name, mark, value = entry.text.partition("=")
        if name in given:
            raise Word(name, entry.column).repeated("on this line")
        given[name] = value if mark else True
        try:
            read({name: given[name]})  # one by one, so that an error can name its column
        except BadSetupError as error:
            raise UnreadableError(entry.column, str(error)) from error
    return read(given)
