"""What the keys do, in words: for the help, the footers and the command palette."""

from __future__ import annotations

from typing import Final, NamedTuple


class KeyText(NamedTuple):
    """A key of a screen: the help, the footer and the palette read the same table."""

    keys: str
    """As a person reads it."""

    what: str
    short: str = ""
    """What the footer says; blank if it does not mention the key."""

    press: str = ""
    """The key that the palette presses to do it; blank if that would make no sense."""


SPOKEN: Final = {"escape": "Esc", "pageup": "PgUp", "pagedown": "PgDn"}
"""Keys that are not called as the terminal calls them."""

SIDEWAYS: Final = "Left Right"

ACTIONS: Final = {
    # Choosing
    "up": "move up in the list or on the map",
    "down": "move down",
    "left": "move left on the map or in the list; a page of the preview back",
    "right": "move right on the map or in the list; a page of the preview on",
    "page-up": "a page back",
    "page-down": "a page on",
    "first": "the first option, the least number",
    "last": "the last option, the greatest number",
    "list-or-map": "arrows move in the list or on the map",
    "take": "take the highlighted option; while bots act, on to my turn",
    "rub-out": "take back a letter or a digit",
    "escape": "clear what was typed; close; take back the last answer",
    "why": "why not: list what is refused; how much bots explain",
    "inspect": "inspect what is highlighted",
    # Views
    "map": "the map",
    "journal": "the journal",
    "digest": "digest: what happened since my last answer",
    "find": "find and inspect anything by its name",
    "history": "history: lines of play and bookmarks",
    "rules": "rules: the one of what is highlighted",
    # Time
    "undo": "undo: back to my previous decision",
    "redo": "redo: on to my next decision",
    "back": "one answer back",
    "forward": "one answer forward, the next step of a bot",
    "chapter-back": "back to where this chapter began, then chapter by chapter",
    "chapter-forward": "forward to the next chapter of this line",
    "bookmark": "bookmark here, with a name",
    "main-line": "to the end of the main line, from a what-if or the past",
    "make-main": "make this line the main line: no longer a what-if",
    # Bots
    "advice": "advice: what would the bot do? changes nothing",
    "pace": "pace of the bots: step by step, timed, instant",
    "finish": "let the bot finish this turn, its own or mine",
    "seats": "seats: give a side to a bot or take it",
    "reasons": "reasons of the bots: none, in short, in full",
    # Program
    "help": "keys and help",
    "leave": "leave to the title; the game is saved",
}
"""What each action at the table does."""

DIGITS: Final = (
    KeyText("0-9", "type a number: highlight that answer; Enter takes it"),
    KeyText("0", "highlight done, nothing more, no"),
    KeyText("a-z", "narrow the list"),
)
"""The keys at the table that are no actions: what they do depends on the question."""

QUIT: Final = KeyText("Ctrl+Q", "quit from anywhere; nothing is lost")
EVERYWHERE: Final = (
    KeyText("Ctrl+P F10", "every command by name; theme and settings", "commands"),
    QUIT,
)

_THESE: Final = KeyText("F1", "these keys", "keys")
_MOVE: Final = KeyText("Up Down", "highlight another", "move")
_CLOSE: Final = KeyText("Esc", "clear what was typed; close", "close", "escape")

TITLE: Final = (
    KeyText("Enter", "do what is highlighted", "choose"),
    KeyText("Up Down", "highlight another entry", "move"),
    KeyText("c", "go on with the game that was played last", "", "c"),
    KeyText("n", "begin a new game", "", "n"),
    KeyText("o", "open one of the saved games", "", "o"),
    KeyText("r", "look at a saved game, answer by answer", "", "r"),
    KeyText("l", "look up a rule by number or word", "", "l"),
    KeyText("q", "quit", "quit", "q"),
    _THESE,
    *EVERYWHERE,
)
OPEN: Final = (
    KeyText("Enter", "open the highlighted game", "open", "enter"),
    KeyText("Up Down", "highlight another game", "move"),
    KeyText("PgUp PgDn", "a page back, a page on"),
    KeyText("Home End", "the newest, the oldest"),
    KeyText("a-z", "narrow the list to names and scenarios", "narrow"),
    KeyText("Backspace", "take back a letter"),
    _THESE,
    KeyText("Esc", "clear what was typed; back to the title", "back", "escape"),
)


def seats(last: int) -> KeyText:
    """Return the keys that take seats by number."""
    return KeyText(f"1-{last}" if last > 1 else "1", "take these seats", "seats")


SEATS_BY_NUMBER: Final = seats(9)
NEW_GAME: Final = (
    KeyText("arrows", "move", "move"),
    KeyText("Space", "change what is highlighted", "change", "space"),
    SEATS_BY_NUMBER,
    KeyText("Enter", "take what is highlighted and go to Play; there, play", "next, play", "enter"),
    KeyText("Tab", "the next part of the page", "", "tab"),
    KeyText("Home End", "the scenarios; Play"),
    KeyText("R", "read the rule of the highlighted option", "", "R"),
    _THESE,
    KeyText("Esc", "back to the title", "back", "escape"),
)
RULES: Final = (
    KeyText("a-z 0-9", "find by word or by number", "find"),
    KeyText("Up Down", "the rule before or after", "rule"),
    KeyText("PgUp PgDn", "scroll its text", "scroll"),
    KeyText("Tab", "mark the next rule that it refers to", "see also", "tab"),
    KeyText("Enter", "open the marked rule", "", "enter"),
    KeyText("Left", "back to the rule before that", "", "left"),
    _CLOSE,
)
FIND: Final = (
    KeyText("a-z", "type a part of the name", "narrow"),
    _MOVE,
    KeyText("Enter", "look at it", "look", "enter"),
    KeyText("Esc", "clear what was typed; close", "back", "escape"),
)
INSPECT: Final = (
    KeyText("arrows", "what lies that way, or the next one of its kind", "next"),
    KeyText("Enter", "choose it, if it can be chosen now", "choose it", "enter"),
    KeyText("PgUp PgDn", "scroll"),
    KeyText("R", "read the rule", "rule", "R"),
    KeyText("F1", "these keys"),
    KeyText("Esc", "back to the question; Space does the same", "back", "escape"),
)
SCROLLS: Final = ("PgUp PgDn", "scroll")
"""What the footer says where there is more to read than fits."""

PALETTE: Final = (
    KeyText("a-z", "find a command by any word of it", "find"),
    _MOVE,
    KeyText("Enter", "do it", "do it", "enter"),
    _CLOSE,
)
HELP: Final = (
    KeyText("Up Down", "scroll", "scroll"),
    KeyText("any other key", "close", "closes"),
)
BAD_COPY: Final = (
    KeyText("Enter", "play without it", "play without", "enter"),
    KeyText("F1", "these keys", "keys"),
    KeyText("Esc", "back to the title", "back", "escape"),
)
ADVICE: Final = (KeyText("any key", "close", "closes"),)
SEATS: Final = (
    KeyText(
        "Space", "let the other one play: a person or a bot; Enter does the same", "change", "space"
    ),
    KeyText("1-9", "highlight that side"),
    KeyText("Up Down", "highlight another side", "move"),
    KeyText("F1", "these keys", "keys"),
    KeyText("Esc", "back to the game", "back", "escape"),
)
LINES: Final = (
    KeyText("Enter", "go to that place", "go there", "enter"),
    KeyText("Up Down", "highlight another place", "move"),
    KeyText("Home End", "the first, the last"),
    KeyText("1-9", "highlight the place with that number"),
    KeyText("M", "make that line the main line", "make it the main line", "M"),
    _THESE,
    KeyText("Esc", "back to the game", "back", "escape"),
)

FOOTER: Final = {
    "table": "table",
    "on": "next",
    "back": "back",
    "chapter": "by {}",
    "take": "choose",
    "roll": "roll",
    "list": "list",
    "map": "map",
    "pick": "point",
    "narrow": "narrow",
    "escape": "all",
    "more": "more",
    "sort": "sort",
    "order": "order",
    "done": "done",
    "inspect": "look",
    "undo": "undo",
    "redo": "redo",
    "main-line": "main line",
    "why": "why not",
    "why-short": "why",
    "views": "views",
    "rules": "rule",
    "help": "keys",
}
"""What the footer of the table says about its keys."""
