"""What the keys do, in words: for the help, the footers and the command palette."""

from __future__ import annotations

from typing import Final, NamedTuple


class KeyWords(NamedTuple):
    """What a key of a screen does."""

    what: str
    """For the help and the palette."""

    short: str = ""
    """What the footer says; blank if it does not mention the key."""


NAMES: Final = {
    "enter": "Enter",
    "escape": "Esc",
    "space": "Space",
    "tab": "Tab",
    "backspace": "Backspace",
    "up": "Up",
    "down": "Down",
    "left": "Left",
    "right": "Right",
    "home": "Home",
    "end": "End",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "ctrl+p": "Ctrl+P",
    "ctrl+q": "Ctrl+Q",
    "f1": "F1",
    "f2": "F2",
    "f3": "F3",
    "f4": "F4",
    "f5": "F5",
    "f6": "F6",
    "f7": "F7",
    "f8": "F8",
    "f9": "F9",
    "f10": "F10",
}
"""The names of keys other than letters, by what the terminal calls them."""

ARROWS: Final = "arrows"
ANY_KEY: Final = "any key"
ANY_OTHER_KEY: Final = "any other key"
"""Words for several keys with the same effect."""

ACTIONS: Final = {
    # Choosing
    "up": "move up in the list or on the map",
    "down": "move down",
    "left": "move left on the map or in the list; previous page of the preview",
    "right": "move right on the map or in the list; next page of the preview",
    "page-up": "previous page",
    "page-down": "next page",
    "first": "first option or smallest number",
    "last": "last option or largest number",
    "list-or-map": "arrows move in the list or on the map",
    "take": "take the highlighted option; while bots act, go to my turn",
    "rub-out": "delete a letter or a digit",
    "escape": "clear what was typed; close; take back the last answer",
    "why": "why not: list refused options; how much bots explain",
    "inspect": "inspect what is highlighted",
    # Views
    "map": "the map",
    "journal": "the journal",
    "digest": "digest: what happened since my last answer",
    "find": "find and inspect anything by its name",
    "history": "history: lines of play and bookmarks",
    "rules": "rules: the one for what is highlighted",
    # Time
    "undo": "undo: back to my previous decision",
    "redo": "redo: forward to my next decision",
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
    "seats": "seats: give a side to a bot or take it back",
    "reasons": "reasons of the bots: none, in short, in full",
    # Program
    "help": "keys and help",
    "leave": "leave: back to the title; the game is saved",
}
"""What each action at the table does."""

DIGITS: Final = {
    "number": KeyWords("type a number: highlight that answer; Enter takes it"),
    "done": KeyWords("highlight Done, Nothing more or No"),
    "letters": KeyWords("narrow the list"),
}
"""The keys at the table without a fixed action: what they do depends on the question."""

EVERYWHERE: Final = {
    "commands": KeyWords("every command by name; theme and settings", "commands"),
    "quit": KeyWords("quit from anywhere; nothing is lost"),
}
THESE_KEYS: Final = KeyWords("these keys", "keys")
MOVE: Final = KeyWords("highlight another", "move")
CLOSE: Final = KeyWords("clear what was typed; close", "close")
BACK: Final = KeyWords("back to the game", "back")


def begin(game: str) -> str:
    """Return what a key does that begins one of several games."""
    return f"begin a new game of {game}"


TITLE: Final = {
    "choose": KeyWords("choose the highlighted entry", "choose"),
    "move": KeyWords("highlight another entry", "move"),
    "go-on": KeyWords("continue the game played last"),
    "new": KeyWords("begin a new game"),
    "open": KeyWords("open one of the saved games"),
    "replay": KeyWords("look at a saved game, answer by answer"),
    "look-up": KeyWords("look up a rule by number or word"),
    "quit": KeyWords("quit", "quit"),
}
OPEN: Final = {
    "open": KeyWords("open the highlighted game", "open"),
    "move": KeyWords("highlight another game", "move"),
    "page": KeyWords("previous page, next page"),
    "ends": KeyWords("the newest, the oldest"),
    "narrow": KeyWords("narrow the list by name or scenario", "narrow"),
    "rub-out": KeyWords("delete a letter"),
    "back": KeyWords("clear what was typed; back to the title", "back"),
}
NEW_GAME: Final = {
    "move": KeyWords("move", "move"),
    "change": KeyWords("change what is highlighted", "change"),
    "seats": KeyWords("take these seats", "seats"),
    "next": KeyWords("accept what is highlighted and go to Play; on Play, start", "next, play"),
    "part": KeyWords("the next part of the page"),
    "ends": KeyWords("to the scenarios; to Play"),
    "rule": KeyWords("read the rule of the highlighted option"),
    "back": KeyWords("back to the title", "back"),
}
RULES: Final = {
    "find": KeyWords("find by word or by number", "find"),
    "rule": KeyWords("previous or next rule", "rule"),
    "scroll": KeyWords("scroll its text", "scroll"),
    "mark": KeyWords("mark the next rule it refers to", "see also"),
    "open": KeyWords("open the marked rule"),
    "return": KeyWords("back to the rule you came from"),
}
FIND: Final = {
    "narrow": KeyWords("type a part of the name", "narrow"),
    "look": KeyWords("look at it", "look"),
    "back": KeyWords("clear what was typed; close", "back"),
}
INSPECT: Final = {
    "next": KeyWords("the neighbour in that direction, or the next of its kind", "next"),
    "choose": KeyWords("choose it, if it can be chosen now", "choose it"),
    "scroll": KeyWords("scroll"),
    "rule": KeyWords("read the rule", "rule"),
    "help": KeyWords("these keys"),
    "back": KeyWords("back to the question; Space does the same", "back"),
}
SCROLL: Final = "scroll"
"""What the footer says where there is more to read than fits."""

PALETTE: Final = {
    "find": KeyWords("find a command by any word of it", "find"),
    "do": KeyWords("do it", "do it"),
}
BAD_COPY: Final = {
    "without": KeyWords("play without it", "play without"),
    "back": KeyWords("back to the title", "back"),
}
AGREE: Final = {
    "yes": KeyWords("I agree", "I agree"),
    "no": KeyWords("I do not agree: nothing is taken back", "I do not"),
}
HELP: Final = {"scroll": KeyWords("scroll", "scroll"), "close": KeyWords("close", "closes")}
SEATS: Final = {
    "change": KeyWords("switch between player and bot; Enter does the same", "change"),
    "number": KeyWords("highlight that side"),
    "move": KeyWords("highlight another side", "move"),
}
LINES: Final = {
    "go": KeyWords("go to that place", "go there"),
    "move": KeyWords("highlight another place", "move"),
    "ends": KeyWords("the first, the last"),
    "number": KeyWords("highlight the place with that number"),
    "make-main": KeyWords("make that line the main line", "make it the main line"),
}

PLAN: Final = {
    "select": KeyWords("select that piece", "piece"),
    "move": KeyWords("put the piece into a place, and on from place to place", "place"),
    "again": KeyWords("put it where the last one went, and select the next one", "same place"),
    "back": KeyWords("back to where it came from", "back"),
    "join": KeyWords("into that group of its place, or into a new one", "group"),
    "turn": KeyWords("turn it to its other side", "turn"),
    "step": KeyWords("select the next piece", "next"),
    "page": KeyWords("previous page, next page", "pages"),
    "before": KeyWords("as it was the last time, as far as possible", "as before"),
    "bot": KeyWords("as the bot would do it", "as bot"),
    "clear": KeyWords("everything as it was before", "clear"),
    "undo": KeyWords("take back the last change", "undo"),
    "inspect": KeyWords("inspect the piece", "look"),
    "rule": KeyWords("read the rule", "rule"),
    "done": KeyWords("carry out the plan", "done"),
    "leave": KeyWords("back to the list of answers, without this plan", "leave"),
}
"""What keys do on the screen on which several answers are planned."""

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
    "plan": "plan",
    "undo": "undo",
    "redo": "redo",
    "leave": "leave",
    "main-line": "main line",
    "why": "why not",
    "why-short": "why",
    "views": "views",
    "rules": "rule",
    "help": "keys",
}
"""What the footer of the table says about its keys."""
