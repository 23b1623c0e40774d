"""Tells what is in a view log: the game as one side knows it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from adp_tui.commands.context import Desk
from adp_tui.entry.exit_codes import UsageError
from adp_tui.look.cells import pad_left
from adp_tui.play import json_values as wire
from adp_tui.presenter.presenter import AnyBox
from adp_tui.presenter.words import AnyWords
from adp_tui.terminal.clean import json_text, tell
from adp_tui.texts import commands as texts
from adp_tui.texts.bots import because, played_by
from adp_tui.texts.summary import DICE
from saves.errors import DamagedSaveError
from saves.records import SEATS
from saves.view_file import entry_at, position_at, read_view_log
from saves.view_log import ViewEntry, ViewLog

_FURTHER: Final = " " * 9
"""The indent of the further lines of an answer."""


def log(path: Path, arguments: Namespace, desk: Desk) -> int:
    """Print each answer that the side may know, with what it learned."""
    seen = _read_for(arguments, path)
    box = desk.box(seen.header.game)
    words, header = desk.presenter(box).words, seen.header
    scenario = _in_words(words.scenario, header.scenario)
    tell(texts.as_known(f"{header.name or header.game}: {scenario}", _name(words, header.side)))
    for entry in seen.entries:
        for line in _entry_lines(entry, box, words):
            tell(line)
    return 0


def show(path: Path, arguments: Namespace, desk: Desk) -> int:
    """Print what the side saw at the end, or after one of its entries."""
    seen = _read_for(arguments, path)
    number = entry_at(seen, arguments.at, path).number
    box = desk.box(seen.header.game)
    board = position_at(box, seen, number, path)
    words = desk.presenter(box).words
    try:
        shown = words.show(board).rstrip().split("\n")
        state = wire.state_value(box, board, number)
    except Exception as error:  # somebody wrote by hand what no side can see
        raise DamagedSaveError(path, number + 2, texts.NOT_SHOWN) from error
    if arguments.json:
        print(json_text(state))
        return 0
    tell(texts.as_known(texts.position_after(number), _name(words, seen.header.side)))
    for line in shown:
        tell(line)
    return 0


def _read_for(arguments: Namespace, path: Path) -> ViewLog:
    """Read a view log; refuse to show it as somebody else sees the game, who is not in it."""
    seen = read_view_log(path)
    if arguments.open or arguments.side not in (None, seen.header.side):
        raise UsageError(texts.knows_one_side(path.name, seen.header.side))
    return seen


def _entry_lines(entry: ViewEntry, box: AnyBox, words: AnyWords) -> Iterator[str]:
    """Yield the lines about an entry."""
    if entry.ask:
        yield f"{pad_left(str(entry.number), 5)}  {_answer(entry, words)}"
    for reason in entry.why:
        rule, text, _ = words.reason(reason)
        yield f"{_FURTHER}{because(f'{rule}: {text}' if rule else text)}"
    for value in entry.facts:
        if told := _fact(value, box, words):
            yield f"{_FURTHER}{told}"


def _answer(entry: ViewEntry, words: AnyWords) -> str:
    """Return who answered what."""
    if entry.ask == SEATS:
        return played_by(_name(words, entry.by or ""), entry.answer)
    asked = entry.decision
    who = DICE if entry.by is None else _name(words, entry.by)
    rule = f" ({_in_words(words.rule, entry.rule)})" if entry.rule else ""
    said = _plain(entry.ask, entry.answer)
    with suppress(Exception):  # somebody may have written by hand what no rules ask
        said = said if asked is None else words.said(asked, entry.answer)
    return f"{who}: {said}{rule}"


def _fact(value: dict[str, Any], box: AnyBox, words: AnyWords) -> str:
    """Return a fact in words, with its rule; in plain words if the game cannot tell it."""
    with suppress(Exception):  # somebody may have written by hand what cannot have happened
        fact = box.fact(value)
        if fact is not None:
            return texts.fact(words.tell(fact), words.rule(str(getattr(fact, "rule", ""))))
    return " ".join(_plain(key, word) for key, word in value.items())


def _plain(key: str, word: object) -> str:
    return f"{key} = {word}"


def _name(words: AnyWords, side: str) -> str:
    return _in_words(words.name, side)


def _in_words(tell_of: Callable[[str], str], word: str) -> str:
    """Return the name of something, the word itself if the game has no such thing."""
    with suppress(Exception):  # somebody may have written it by hand
        return tell_of(word)
    return word
