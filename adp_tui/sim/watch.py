"""The record of a simulated game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from typing import Final, NamedTuple

from core.kernel import Decision, How, Kind, Part, Phrase, Why, in_english

_FIGURE: Final = re.compile(r"\d+")
_WORD: Final = re.compile(r"[a-z][a-z_-]*[a-z]")
_NUMBER: Final = re.compile(r"\d+(\.\d+)+")
_RULE: Final = re.compile(r"(?P<rule>[\d.]+(?: step \w+)?: )?(?P<text>.*)", re.DOTALL)


class Given(NamedTuple):
    """An answer, the reasons for it, and whether a bot gave it."""

    option: str
    why: tuple[Why, ...] = ()
    how: How = How.PERSON


class Watch:
    """The answers of a game, and counts of them."""

    def __init__(
        self, deeds: frozenset[str], counted: frozenset[str], places: tuple[str, ...]
    ) -> None:
        self._deeds = deeds
        """The words for what a side does with its turn."""

        self._counted = counted
        """Kinds of questions, besides menus, whose answers are counted."""

        self._places = places
        """The words for places, which are left out of counted reasons."""

        self.given: list[Given] = []
        self.deeds: Counter[str] = Counter()
        self.choices: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.rounds: list[dict[str, int]] = []
        self.turn_ms: list[float] = []

    def note(self, decision: Decision, given: Given) -> None:
        """Record an answer."""
        self.given.append(given)
        option = given.option
        if decision.by is not None and option in self._deeds:
            self.deeds[f"{decision.by} {option}"] += 1
        if decision.kind is Kind.MENU:
            self.choices[f"{decision.by} {decision.ask} {option}"] += 1
        elif decision.kind in self._counted:
            self.choices[f"{' '.join((decision.ask, *decision.about))} {option}"] += 1
        named = {*self._places, *decision.options}
        for reason in given.why:
            self.reasons[f"{decision.by} {branch(reason, named)}"] += 1


def branch(why: Why, named: Collection[str]) -> str:
    """Return a reason without names and figures, which differ from game to game.

    In a phrase they are the parts; in a string they are searched for.
    """
    if isinstance(why, Phrase):
        return in_english(Phrase(why.text, tuple(map(_blank, why.parts))))
    rule = _RULE.fullmatch(why)
    assert rule is not None
    text = _WORD.sub(lambda word: "*" if word[0] in named else word[0], rule["text"])
    return (rule["rule"] or "") + re.sub(r"\*(, \*)+", "*", _FIGURE.sub("#", text))


def _blank(part: Part) -> Part:
    """Return the placeholder for a part; the number of a rule stays, because it never changes."""
    if isinstance(part, Phrase):
        return Phrase(part.text, tuple(map(_blank, part.parts)))
    if isinstance(part, int):
        return "#"
    return part if _NUMBER.fullmatch(part) else "*"
