"""What can be asked of the agent, and what is said of a request that is not one of these."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from adp_tui.seats import LARGEST_SEED
from core.kernel import GameError


class _Request(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A line of input; the key `do` says which kind."""


class New(_Request, frozen=True, tag="new"):
    """Start a game."""

    scenario: str
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None
    seats: dict[str, Literal["human", "bot"]] = {}
    options: dict[str, bool | str] = {}
    dice: Literal["seed", "manual"] = "seed"
    position: str | None = None


class Pending(_Request, frozen=True, tag="pending"):
    """Tell the pending decision again."""


class Answer(_Request, frozen=True, tag="answer"):
    """Answer the pending decision, whoever is asked."""

    option: str


class WhyNot(_Request, frozen=True, tag="why_not"):
    """Tell why a word cannot be answered."""

    option: str


class Run(_Request, frozen=True, tag="run"):
    """Let bots and dice answer."""

    until: Literal["human", "end"] = "human"


class State(_Request, frozen=True, tag="state"):
    """Tell the position as JSON."""


class Position(_Request, frozen=True, tag="position"):
    """Tell the position in the notation."""


class Undo(_Request, frozen=True, tag="undo"):
    """Go back one answer, or to after a numbered one."""

    to: Annotated[int, Meta(ge=0)] | None = None


class Seat(_Request, frozen=True, tag="seat"):
    """Let a person or a bot play a side from now on."""

    side: str
    who: Literal["human", "bot"]


class Log(_Request, frozen=True, tag="log"):
    """Tell the answers so far."""


class Save(_Request, frozen=True, tag="save"):
    """Keep the game in a file from now on."""

    path: str


class Load(_Request, frozen=True, tag="load"):
    """Go on with the game in a file."""

    path: str


Request = New | Pending | Answer | WhyNot | Run | State | Position | Undo | Seat | Log | Save | Load
"""Everything that can be asked."""

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)

NAMES: Final = tuple(str(kind.__struct_config__.tag) for kind in get_args(Request))
"""What `do` can be."""


class BadRequestError(GameError):
    """A line that is not a request; the message says why."""


def read(line: bytes) -> Request:
    """Read a line; raise `BadRequestError` if it is no request."""
    if not line.strip():
        raise BadRequestError("the line is empty: a request is a JSON object")
    try:
        return _decoder.decode(line)
    except msgspec.ValidationError as error:
        raise BadRequestError(_in_our_words(str(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequestError("the line is not JSON: a request is a JSON object") from error


def _unknown_request(found: re.Match[str]) -> str:
    return f"there is no request '{found[1]}': 'do' is one of {', '.join(NAMES)}"


_WORDINGS: Final[tuple[tuple[str, Callable[[re.Match[str]], str]], ...]] = (
    (r"Object contains unknown field `(.*)`", lambda m: f"this request has no key '{m[1]}'"),
    (r"Object missing required field `(.*)`", lambda m: f"the key '{m[1]}' is missing"),
    (r"Invalid value '(.*)' - at `\$\.do`", _unknown_request),
    (
        r"Invalid enum value '(.*)' - at `\$\.(.+)`",
        lambda m: f"{_place(m[2])} cannot be '{m[1]}'",
    ),
    (r"Expected `object`, got `\w+`", lambda m: "a request is a JSON object"),
    (
        r"Expected `(.+?)`, got `(.+)` - at `\$\.(.+)`",
        lambda m: f"{_place(m[3])} must be {_type(m[1])}, not {_type(m[2])}",
    ),
    (r"Expected `str` - at `\$\.do`", lambda m: "'do' must be a text"),
    (
        r"Expected `int` ([<>]= \d+) - at `\$\.(\w+)`",
        lambda m: f"'{m[2]}' must be a whole number {m[1]}",
    ),
)
"""How msgspec puts it, and how we put it to somebody who sees only the JSON."""

_TYPES: Final = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number with a fraction",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
}


def _type(words: str) -> str:
    """Return `int | null` and the like in words."""
    return " or ".join(_TYPES.get(word, word) for word in words.split(" | "))


def _place(path: str) -> str:
    """Return where in the request something is."""
    key = path.partition("[")[0]
    return f"'{key}'" if key == path else f"a value in '{key}'"


def _in_our_words(message: str) -> str:
    """Return a sentence about the JSON instead of one about our classes."""
    for pattern, wording in _WORDINGS:
        if found := re.fullmatch(pattern, message):
            return wording(found)
    return f"the request cannot be read: {message}"
