"""The form of a new game as a game describes it: seats to choose from, options in words."""

from __future__ import annotations

from typing import Any, NamedTuple

from adp_tui.presenter.words import Words
from adp_tui.texts import newgame as texts
from adp_tui.texts.words import ended, spaced
from core.kernel import Box, Setup


class Preset(NamedTuple):
    """Who plays."""

    name: str
    file: str
    """What a game with these seats is called unless the player says otherwise."""

    people: tuple[str, ...]
    """The sides that people run; bots run the others."""


class FormSpec:
    """What the form offers; a game may put everything in other words."""

    rule: str = ""
    """The rule to read about setting up a game; blank if there is none."""

    def __init__(self, box: Box[Any, Any], words: Words[Any, Any]) -> None:
        self._words = words
        self._box = box

    def presets(self) -> tuple[Preset, ...]:
        """Return seats to choose from, the usual ones first."""
        sides = self._box.sides
        alone = tuple(
            Preset(texts.solo(self._words.name(side)), f"solo-{side}", (side,)) for side in sides
        )
        everybody = Preset(texts.ALL_PEOPLE, "all", sides)
        watch = Preset(texts.WATCH, "bots", ())
        return (*alone, everybody, watch) if self._box.bot is not None else (everybody,)

    def scenario(self, scenario: str) -> str:
        """Return a scenario in a row."""
        return self._words.scenario(scenario)

    def blurb(self, setup: Setup) -> tuple[str, ...]:
        """Return a few rows about how a game begins; it may be one that cannot be played."""
        return ()

    def option(self, word: str) -> str:
        """Return what an option is called."""
        return spaced(word)

    def explained(self, word: str, value: bool | str) -> str:
        """Return what an option does, or what it does with this value."""
        return "" if isinstance(value, bool) else str(value)

    def bundle(self, word: str) -> tuple[str, str]:
        """Return what a bundle of options is called, and what is said about it."""
        return spaced(word), ""

    def bundle_value(self, word: str, value: str | None) -> str:
        """Return a value of a bundle; None for a mixture."""
        return texts.MIXED if value is None else value

    def played(self, scenario: str) -> str:
        """Return a scenario as it stands before who plays it."""
        return self._words.scenario(scenario)

    def instead_of_bots(self, refused: str, preset: Preset) -> str:
        """Return why seats are refused that need bots, and what could be taken instead."""
        return ended(refused)
