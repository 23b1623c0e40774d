"""The keys of the screens around the game, shared by footer, help and palette.

Unlike the keys of the game screen, they cannot be rebound.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from adp_tui.texts import keys as texts
from adp_tui.texts.keys import KeyWords


class PageKey(NamedTuple):
    """A key of a screen."""

    keys: str
    """As a person reads it."""

    what: str
    short: str = ""
    """Its text in the footer; blank if it is not shown there."""

    press: str = ""
    """The key that the palette presses to do it; blank if that would make no sense."""


def spoken(*keys: str) -> str:
    """Return keys as a person reads them."""
    return " ".join(texts.NAMES.get(key, key) for key in keys)


def begins(key: str, game: str) -> PageKey:
    """Return the key that begins one of several games."""
    return _pressable(key, KeyWords(texts.begin(game)))


def _key(keys: str | tuple[str, ...], words: KeyWords, press: str = "") -> PageKey:
    """Return a key with its texts; `press` is the key that the palette presses, if any."""
    told = spoken(*keys) if isinstance(keys, tuple) else spoken(keys)
    return PageKey(told, words.what, words.short, press)


def _pressable(key: str, words: KeyWords) -> PageKey:
    """Return a key that the palette can press."""
    return _key(key, words, key)


_UP_DOWN: Final = ("up", "down")
_PAGES: Final = ("pageup", "pagedown")
_ENDS: Final = ("home", "end")
_LETTERS: Final = "a-z"
_DIGITS: Final = "1-9"
RULE: Final = "R"
"""The key for reading a rule."""

PLAN_DONE: Final = "D"
"""The key that carries out a plan."""

SIDEWAYS: Final = spoken("left", "right")

DIGITS: Final = (
    _key("0-9", texts.DIGITS["number"]),
    _key("0", texts.DIGITS["done"]),
    _key(_LETTERS, texts.DIGITS["letters"]),
)
"""The keys of the game screen that are not actions: they depend on the question."""

QUIT: Final = _key("ctrl+q", texts.EVERYWHERE["quit"])
EVERYWHERE: Final = (_key(("ctrl+p", "f10"), texts.EVERYWHERE["commands"]), QUIT)

_THESE: Final = _key("f1", texts.THESE_KEYS)
_MOVE: Final = _key(_UP_DOWN, texts.MOVE)
_CLOSE: Final = _pressable("escape", texts.CLOSE)
_BACK: Final = _pressable("escape", texts.BACK)

NEW: Final = _pressable("n", texts.TITLE["new"])
"""The key of the title that begins a game; if there are several games, each has its own."""

TITLE: Final = (
    _key("enter", texts.TITLE["choose"]),
    _key(_UP_DOWN, texts.TITLE["move"]),
    _pressable("c", texts.TITLE["go-on"]),
    NEW,
    _pressable("o", texts.TITLE["open"]),
    _pressable("r", texts.TITLE["replay"]),
    _pressable("l", texts.TITLE["look-up"]),
    _pressable("q", texts.TITLE["quit"]),
    _THESE,
    *EVERYWHERE,
)
OPEN: Final = (
    _pressable("enter", texts.OPEN["open"]),
    _key(_UP_DOWN, texts.OPEN["move"]),
    _key(_PAGES, texts.OPEN["page"]),
    _key(_ENDS, texts.OPEN["ends"]),
    _key(_LETTERS, texts.OPEN["narrow"]),
    _key("backspace", texts.OPEN["rub-out"]),
    _THESE,
    _pressable("escape", texts.OPEN["back"]),
)


def seats(last: int) -> PageKey:
    """Return the keys for choosing seats by number."""
    return _key(f"1-{last}" if last > 1 else "1", texts.NEW_GAME["seats"])


SEATS_BY_NUMBER: Final = seats(9)
NEW_GAME: Final = (
    _key(texts.ARROWS, texts.NEW_GAME["move"]),
    _pressable("space", texts.NEW_GAME["change"]),
    SEATS_BY_NUMBER,
    _pressable("enter", texts.NEW_GAME["next"]),
    _pressable("tab", texts.NEW_GAME["part"]),
    _key(_ENDS, texts.NEW_GAME["ends"]),
    _pressable(RULE, texts.NEW_GAME["rule"]),
    _THESE,
    _pressable("escape", texts.NEW_GAME["back"]),
)
RULES: Final = (
    _key((_LETTERS, "0-9"), texts.RULES["find"]),
    _key(_UP_DOWN, texts.RULES["rule"]),
    _key(_PAGES, texts.RULES["scroll"]),
    _pressable("tab", texts.RULES["mark"]),
    _pressable("enter", texts.RULES["open"]),
    _pressable("left", texts.RULES["return"]),
    _CLOSE,
)
FIND: Final = (
    _key(_LETTERS, texts.FIND["narrow"]),
    _MOVE,
    _pressable("enter", texts.FIND["look"]),
    _pressable("escape", texts.FIND["back"]),
)
INSPECT: Final = (
    _key(texts.ARROWS, texts.INSPECT["next"]),
    _pressable("enter", texts.INSPECT["choose"]),
    _key(_PAGES, texts.INSPECT["scroll"]),
    _pressable(RULE, texts.INSPECT["rule"]),
    _key("f1", texts.INSPECT["help"]),
    _pressable("escape", texts.INSPECT["back"]),
)
SCROLLS: Final = (spoken(*_PAGES), texts.SCROLL)
"""The footer's text when there is more to read than fits."""

PALETTE: Final = (
    _key(_LETTERS, texts.PALETTE["find"]),
    _MOVE,
    _pressable("enter", texts.PALETTE["do"]),
    _CLOSE,
)
BAD_COPY: Final = (
    _pressable("enter", texts.BAD_COPY["without"]),
    _THESE,
    _pressable("escape", texts.BAD_COPY["back"]),
)
AGREE: Final = (
    _pressable("enter", texts.AGREE["yes"]),
    _THESE,
    _pressable("escape", texts.AGREE["no"]),
)
HELP: Final = (
    _key(_UP_DOWN, texts.HELP["scroll"]),
    _key(texts.ANY_OTHER_KEY, texts.HELP["close"]),
)
ADVICE: Final = (_key(texts.ANY_KEY, texts.HELP["close"]),)
SEATS: Final = (
    _pressable("space", texts.SEATS["change"]),
    _key(_DIGITS, texts.SEATS["number"]),
    _key(_UP_DOWN, texts.SEATS["move"]),
    _THESE,
    _BACK,
)
LINES: Final = (
    _pressable("enter", texts.LINES["go"]),
    _key(_UP_DOWN, texts.LINES["move"]),
    _key(_ENDS, texts.LINES["ends"]),
    _key(_DIGITS, texts.LINES["number"]),
    _pressable("M", texts.LINES["make-main"]),
    _THESE,
    _BACK,
)


def plan_keys(reworded: Mapping[str, KeyWords]) -> tuple[PageKey, ...]:
    """Return the keys of the screen for planning, some in the words of a game."""
    words = {**texts.PLAN, **reworded}
    return (
        _key(_LETTERS, words["select"]),
        _key(texts.ARROWS, words["move"]),
        _pressable("enter", words["again"]),
        _key(_DIGITS, words["join"]),
        _pressable("/", words["turn"]),
        _pressable("B", words["bot"]),
        _pressable("=", words["before"]),
        _pressable(PLAN_DONE, words["done"]),
        _key(("backspace", "0"), words["back"]),
        _pressable("escape", words["leave"]),
        _pressable("U", words["undo"]),
        _pressable("X", words["clear"]),
        _pressable("tab", words["step"]),
        _key(_PAGES, words["page"]),
        _pressable("space", words["inspect"]),
        _pressable(RULE, words["rule"]),
        _THESE,
    )


PLAN: Final = plan_keys({})
