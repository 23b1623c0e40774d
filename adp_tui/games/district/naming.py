"""Names of the words of the rules: Areas, units, stacks, chits, and all that has a fixed name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from adp_tui.games.district.texts import names as texts
from adp_tui.games.district.texts import options
from adp_tui.games.district.texts.events import EVENTS
from adp_tui.games.district.texts.position import counters
from adp_tui.texts.words import listed
from core.district.model.ids import BLANK, LETTERS, UNKNOWN, ratings_of

NAMES: Final[dict[str, str]] = {
    **options.LABELS,
    **texts.TYPES,
    **texts.RATINGS,
    **texts.LENGTHS,
    **texts.SCENARIOS,
    **texts.SEGMENTS,
    **texts.MISSIONS,
    **texts.BOXES,
    **texts.KINDS,
    **texts.AREAS,
    **texts.SIDES,
    **{word: texts.strategy(name, word) for word, name in texts.STRATEGIES.items()},
}
"""Everything that has the same name wherever it appears."""

RECOVER: Final = "recover-"
REPAIR: Final = "repair-"
"""How answers begin that are about a unit."""

ADVANTAGE: Final = "+adv"
"""The end of a chit's word if an Advantage goes with it."""

_NUMBERED: Final = re.compile(r"(?P<kind>[a-z-]+?)-(?P<number>\d+)")
_COUNTER: Final = re.compile(r"x\d+")
_LETTERS: Final = frozenset(LETTERS)


def name_of(word: str) -> str | None:
    """Return the name of any word of the rules; None if it has none."""
    if word in NAMES:
        return NAMES[word]
    if word.isdigit() or word == UNKNOWN or _COUNTER.fullmatch(word) or word in _LETTERS:
        return word
    if (found := _NUMBERED.fullmatch(word)) and found["kind"] in texts.KINDS:
        return texts.numbered(texts.KINDS[found["kind"]], found["number"])
    if word.endswith(ADVANTAGE):
        return texts.with_advantage(called(word.removesuffix(ADVANTAGE)))
    if word.startswith(RECOVER):
        return options.recover(called(word.removeprefix(RECOVER)))
    if word.startswith(REPAIR):
        return options.repair(called(word.removeprefix(REPAIR)))
    letter, dot, unit = word.partition(".")
    return options.target(called(unit), letter) if dot and letter in _LETTERS else None


def called(word: str) -> str:
    """Return the name of a word of the rules, or otherwise the word."""
    return name_of(word) or word


def unit_called(unit: str, kind: str) -> str:
    """Return the name of a unit, whose kind the reader may not know."""
    if not _COUNTER.fullmatch(unit):
        return called(unit)
    return texts.counter(unit) if kind == UNKNOWN else texts.known_counter(called(kind), unit)


def units_called(units: Iterable[tuple[str, str]]) -> str:
    """Return how many units of each kind there are; concealed counters come last."""
    kinds = Counter(kind if is_counter(unit) else kind_in(unit) for unit, kind in units)
    concealed = kinds.pop(UNKNOWN, 0)
    told = [texts.several(called(kind), number) for kind, number in kinds.items()]
    return listed([*told, counters(concealed)] if concealed else told)


def kind_in(unit: str) -> str:
    """Return the kind in the name of a Government unit."""
    return unit.rpartition("-")[0]


def is_counter(word: str) -> bool:
    """Whether a word is an Insurgent counter, which does not tell its kind."""
    return _COUNTER.fullmatch(word) is not None


def is_chit(word: str) -> bool:
    """Whether an answer is a chit, with an Advantage or without."""
    chit = word.removesuffix(ADVANTAGE)
    return chit.isdigit() or chit == BLANK


def chit_called(chit: str) -> str:
    """Return the name of a chit, which may be the blank or unknown."""
    if chit == BLANK:
        return texts.BLANK_CHIT
    if chit.endswith(ADVANTAGE):
        return texts.with_advantage(chit_called(chit.removesuffix(ADVANTAGE)))
    return texts.chit(chit)


def chit_played(chit: str) -> str:
    """Return a chit after the name of who played it: its digits."""
    plain = chit.removesuffix(ADVANTAGE)
    told = texts.BLANK_CHIT if plain == BLANK else plain
    return texts.with_advantage(told) if plain != chit else told


def chit_in_full(chit: str) -> str:
    """Return a chit with its ratings."""
    plain = chit.removesuffix(ADVANTAGE)
    told = texts.BLANK_CHIT if plain == BLANK else texts.chit_ratings(*ratings_of(plain))
    return texts.with_advantage(told) if plain != chit else told


def event_called(event: int) -> str:
    """Return the name of a random event."""
    return EVENTS[event].name
