"""The requests to the agent, and the sentences about invalid ones."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

from adp_tui.play.seats import LARGEST_SEED
from adp_tui.presenter.presenter import AnyBox
from adp_tui.texts import agent as texts
from adp_tui.texts.words import any_of
from core.kernel import ALL_SEEING, ONLOOKER, GameError, Viewer


class _Request(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A line of input; the key `do` says which kind."""


class New(_Request, frozen=True, tag="new"):
    """Start a game."""

    scenario: str
    game: str | None = None
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] | None = None
    seats: dict[str, Literal["human", "bot"]] = {}
    options: dict[str, bool | str] = {}
    dice: Literal["seed", "manual"] = "seed"
    position: str | None = None
    printed: dict[str, str] = {}


class _Viewed(_Request, frozen=True, kw_only=True):
    """A request that may say for whom: a side, nobody (null), or everything (no such key)."""

    side: str | UnsetType | None = field(name="as", default=UNSET)


class Pending(_Viewed, frozen=True, tag="pending"):
    """Return the pending decision again."""


class AnswerRequest(_Viewed, frozen=True, tag="answer"):
    """Answer the pending decision, for any side or for one."""

    option: str


class WhyNot(_Viewed, frozen=True, tag="why_not"):
    """Return why a word cannot be answered."""

    option: str


class Run(_Viewed, frozen=True, tag="run"):
    """Let bots and dice answer."""

    until: Literal["human", "end"] = "human"


class State(_Viewed, frozen=True, tag="state"):
    """Return the position as JSON."""


class Position(_Viewed, frozen=True, tag="position"):
    """Return the position in the notation."""


class Undo(_Request, frozen=True, tag="undo"):
    """Go back one answer, or to after a numbered one."""

    to: Annotated[int, Meta(ge=0)] | None = None


class SeatRequest(_Request, frozen=True, tag="seat"):
    """Let a person or a bot play a side from now on."""

    side: str
    who: Literal["human", "bot"]


class Hint(_Viewed, frozen=True, tag="hint"):
    """Return what the bot would answer."""


class Finish(_Request, frozen=True, tag="finish"):
    """Let the bot answer for the side that is asked until the turn ends."""


class LinesRequest(_Request, frozen=True, tag="lines"):
    """Return all lines of play."""


class Main(_Request, frozen=True, tag="main"):
    """Make the current line, or the one that ends with an answer, the main line."""

    line: Annotated[int, Meta(ge=0)] | None = None


class Log(_Viewed, frozen=True, tag="log"):
    """Return the answers so far."""


class SaveRequest(_Request, frozen=True, tag="save"):
    """Save the game to a file from now on."""

    path: str


class Load(_Request, frozen=True, tag="load"):
    """Continue the game in a file."""

    path: str


Request = (
    New
    | Pending
    | AnswerRequest
    | WhyNot
    | Run
    | State
    | Position
    | Undo
    | SeatRequest
    | Hint
    | Finish
    | LinesRequest
    | Main
    | Log
    | SaveRequest
    | Load
)
"""All requests."""

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)

NAMES: Final = tuple(str(kind.__struct_config__.tag) for kind in get_args(Request))
"""The values of `do`."""


def viewer_of(request: Request, box: AnyBox) -> Viewer:
    """Return for whom a reply is; raise `GameError` if there is no such side."""
    side = getattr(request, "side", UNSET) if isinstance(request, _Viewed) else UNSET
    if side is UNSET:
        return ALL_SEEING
    if side is None:
        return ONLOOKER
    if side not in box.sides:
        raise GameError(texts.no_such_side(side, box.sides))
    return Viewer((side,))


class BadRequestError(GameError):
    """A line that is not a valid request; the message says why."""


def read(line: bytes) -> Request:
    """Read a line; raise `BadRequestError` if it is not a request."""
    if not line.strip():
        raise BadRequestError(texts.EMPTY)
    try:
        return _decoder.decode(line)
    except msgspec.ValidationError as error:
        raise BadRequestError(_in_our_words(str(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequestError(texts.NO_JSON) from error


def _type(words: str) -> str:
    """Return a JSON type in words, from msgspec's words: `int | null`."""
    return any_of(texts.TYPES.get(word, word) for word in words.split(" | "))


def _place(path: str) -> str:
    """Return where in the request something is."""
    key, inside, _ = path.partition("[")
    return texts.within(key) if inside else texts.under(key)


_WORDINGS: Final[tuple[tuple[str, Callable[[re.Match[str]], str]], ...]] = (
    (r"Object contains unknown field `(.*)`", lambda m: texts.unknown_key(m[1])),
    (r"Object missing required field `(.*)`", lambda m: texts.missing_key(m[1])),
    (r"Invalid value '(.*)' - at `\$\.do`", lambda m: texts.unknown_request(m[1], NAMES)),
    (
        r"Invalid enum value '(.*)' - at `\$\.(.+)`",
        lambda m: texts.wrong_word(_place(m[2]), m[1]),
    ),
    (r"Expected `object`, got `\w+`", lambda m: texts.NO_OBJECT),
    (
        r"Expected `(.+?)`, got `(.+)` - at `\$\.(.+)`",
        lambda m: texts.wrong_type(_place(m[3]), _type(m[1]), _type(m[2])),
    ),
    (r"Expected `str` - at `\$\.do`", lambda m: texts.DO_IS_NO_TEXT),
    (
        r"Expected `int` ([<>]= \d+) - at `\$\.(\w+)`",
        lambda m: texts.wrong_number(m[2], m[1]),
    ),
)
"""Messages of msgspec, and ours for callers who see only the JSON."""


def _in_our_words(message: str) -> str:
    """Return a sentence about the JSON instead of one about our classes."""
    for pattern, wording in _WORDINGS:
        if found := re.fullmatch(pattern, message):
            return wording(found)
    return texts.unreadable(message)
