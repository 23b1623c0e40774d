"""Reading the owner's deck: a mistake is reported in a sentence with its line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import Any, Final

from adp_tui.config.toml_file import UnusableError, text_of, toml_in
from adp_tui.games.adp.own_deck.deck import OwnDeck, tidy
from adp_tui.games.adp.own_deck.places import line_of, lines_in, table_at
from adp_tui.games.adp.texts import own_deck as texts
from core.adp.events.deck import DECK
from core.adp.events.library import CARDS
from core.adp.events.printed import (
    BY_HAND,
    ORDER,
    SIDES,
    SPACE,
    read_card,
    read_ground,
    read_order,
    read_printed,
    read_sides,
    read_space,
)
from core.adp.model.atlas import ATLAS
from core.adp.model.ids import Side
from core.adp.model.printed import Land
from core.kernel import BadSetupError, GameError

LARGEST: Final = 1 << 19
"""In letters; our own deck has an eighth of that."""

LONGEST_TEXT: Final = 2_000
"""In letters; no card has room for more."""

_AT_LINE: Final = re.compile(r"\(at line (\d+)")
"""How Python's TOML reader says where it stopped, except at the end of a file."""

_CARD_KEYS: Final = ("title", "order", "by-hand", "unshaded", "shaded")
_SPACE_KEYS: Final = ("terrain", "population")


class _WrongError(Exception):
    """A mistake, and the names that lead to it."""

    def __init__(self, problem: str, *path: str) -> None:
        super().__init__(problem)
        self.path = path


@contextmanager
def _at(*path: str) -> Iterator[None]:
    """Add these names to errors raised in this context."""
    try:
        yield
    except BadSetupError as error:
        raise _WrongError(str(error), *path) from error


def read_deck(path: Path) -> OwnDeck:
    """Return what a file changes; raise a `GameError` about the first mistake."""
    try:
        text = text_of(path, texts.THEN, LARGEST)
    except UnusableError as error:
        raise GameError(str(error)) from error
    if text is None:
        raise GameError(texts.no_such_file(path))
    try:
        given = toml_in(text, path.name, texts.THEN)
    except UnusableError as error:
        raise GameError(_no_toml(path.name, text, error)) from error
    try:
        return _Deck(given).read()
    except _WrongError as error:
        line = line_of(lines_in(text), error.path)
        raise GameError(texts.wrong(path.name, line, str(error))) from error


def _no_toml(file: str, text: str, error: UnusableError) -> str:
    """Return where a file is not valid TOML: the line, and the card or space."""
    told = str(error.__cause__)
    if not isinstance(error.__cause__, TOMLDecodeError):
        return str(error)
    found = _AT_LINE.search(told)
    line = int(found[1]) if found else len(text.rstrip().split("\n"))
    return texts.no_toml(file, line, table_at(text, line), told.partition(" (at ")[0])


class _Deck:
    """A deck being read, without the parts that equal our deck."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self._given = given
        self._texts: dict[tuple[int, Side], str] = {}
        self._entries: dict[str, str] = {}
        """The entries for saves, in the format of saves."""

    def read(self) -> OwnDeck:
        """Read all tables."""
        for name in self._given:
            if name not in ("card", "space"):
                raise _WrongError(texts.unknown(name, ("card", "space")), name)
        for number, table in _tables(self._given, "card"):
            self._card(number, table)
        for name, table in _tables(self._given, "space"):
            self._space(name, table)
        return OwnDeck(self._texts, read_printed(self._entries))

    def _card(self, name: str, given: Mapping[str, Any]) -> None:
        """Read a card."""
        path = ("card", name)
        with _at(*path):
            number = read_card(name)
        _check_keys(given, _CARD_KEYS, texts.card(number), path)
        title = _text(given, "title", texts.card(number), path)
        if title is not None and tidy(title) != DECK[number].title:
            raise _WrongError(texts.other_title(number, DECK[number].title), *path, "title")
        self._order(number, given, path)
        by_hand = self._by_hand(number, given, path)
        for side in Side:
            text = _text(given, side, texts.card(number), path)
            if text is not None:
                self._side(number, side, tidy(text), by_hand, path)

    def _order(self, card: int, given: Mapping[str, Any], path: tuple[str, ...]) -> None:
        words = _words(given, "order", texts.card(card), path)
        if words is None:
            return
        with _at(*path, "order"):
            order = read_order(str(card), words)
        if order != DECK[card].order:
            self._entries[f"{ORDER} {card}"] = " ".join(order)

    def _by_hand(
        self, card: int, given: Mapping[str, Any], path: tuple[str, ...]
    ) -> tuple[Side, ...]:
        words = _words(given, "by-hand", texts.card(card), path)
        if not words:
            return ()
        with _at(*path, "by-hand"):
            sides = read_sides(str(card), words)
        self._entries[f"{BY_HAND} {card}"] = " ".join(sides)
        return sides

    def _side(
        self, card: int, side: Side, text: str, by_hand: tuple[Side, ...], path: tuple[str, ...]
    ) -> None:
        """Read a text; if it is empty, the card has only one side."""
        where, ours = (*path, side.value), CARDS[card]
        if len(text) > LONGEST_TEXT:
            raise _WrongError(texts.too_long(card, side, LONGEST_TEXT), *where)
        if not text:
            if side is Side.UNSHADED:
                raise _WrongError(texts.no_text(card), *where)
            if side in by_hand or ours.shaded is not None:
                self._single(card, where)
            return
        if side not in (*ours.sides, *by_hand):
            raise _WrongError(texts.must_be_by_hand(card), *where)
        if side not in ours.sides or text != ours.wording(side):
            self._texts[card, side] = text

    def _single(self, card: int, path: tuple[str, ...]) -> None:
        """Note that a card has only one text, if that is possible."""
        entries = self._entries | {f"{SIDES} {card}": Side.UNSHADED.value}
        with _at(*path):
            read_printed(entries)
        self._entries = entries

    def _space(self, name: str, given: Mapping[str, Any]) -> None:
        """Read a space."""
        path = ("space", name)
        with _at(*path):
            space = read_space(name)
        _check_keys(given, _SPACE_KEYS, name, path)
        ours = Land(ATLAS[space].terrain, ATLAS[space].population)
        terrain = _text(given, "terrain", name, path)
        people = given.get("population", ours.population)
        if not isinstance(people, int) or isinstance(people, bool):
            raise _WrongError(
                texts.wrong_type(name, "population", texts.A_NUMBER), *path, "population"
            )
        land = ours.terrain.value if terrain is None else terrain
        with _at(*path, "terrain"):
            read_ground(space, [land, str(ours.population)])
        with _at(*path, "population"):
            ground = read_ground(space, [land, str(people)])
        if ground != ours:
            self._entries[f"{SPACE} {space}"] = f"{ground.terrain} {ground.population}"


def _tables(given: Mapping[str, Any], kind: str) -> Iterable[tuple[str, Mapping[str, Any]]]:
    """Yield the tables of a kind with their names."""
    tables = given.get(kind, {})
    if not isinstance(tables, dict):
        raise _WrongError(texts.no_table(kind), kind)
    for name, table in tables.items():
        if not isinstance(table, dict):
            raise _WrongError(texts.wrong_type(kind, f"'{name}'", texts.A_TABLE), kind, name)
        yield name, table


def _check_keys(
    given: Mapping[str, Any], known: tuple[str, ...], where: str, path: tuple[str, ...]
) -> None:
    for key in given:
        if key not in known:
            raise _WrongError(texts.unknown(key, known, where), *path, key)


def _text(given: Mapping[str, Any], key: str, where: str, path: tuple[str, ...]) -> str | None:
    """Return a text, None if there is none."""
    value = given.get(key)
    if value is None or isinstance(value, str):
        return value
    raise _WrongError(texts.wrong_type(where, key, texts.A_TEXT), *path, key)


def _words(
    given: Mapping[str, Any], key: str, where: str, path: tuple[str, ...]
) -> list[str] | None:
    """Return a list of words, None if there is none; a single word needs no brackets."""
    value = given.get(key)
    if value is None:
        return None
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return [word.strip() for word in value]
    raise _WrongError(texts.wrong_type(where, key, texts.A_LIST), *path, key)
