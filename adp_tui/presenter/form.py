"""The new game form as a game describes it: seats to choose from, options in words."""

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
    """The default name of a game with these seats."""

    people: tuple[str, ...]
    """The sides played by people; bots play the others."""


class FormSpec:
    """What the form offers; a game may override the wording."""

    rule: str = ""
    """The rule about setting up a game; blank if there is none."""

    def __init__(self, box: Box[Any, Any], words: Words[Any, Any]) -> None:
        self._words = words
        self._box = box

    def presets(self) -> tuple[Preset, ...]:
        """Return the seats to choose from, the default first."""
        sides = self._box.sides
        alone = tuple(
            Preset(texts.solo(self._words.name(side)), f"solo-{side}", (side,)) for side in sides
        )
        everybody = Preset(texts.ALL_PEOPLE, "all", sides)
        watch = Preset(texts.WATCH, "bots", ())
        return (*alone, everybody, watch) if self._box.bot is not None else (everybody,)

    def scenario(self, scenario: str) -> str:
        """Return a scenario as a row."""
        return self._words.scenario(scenario)

    def blurb(self, setup: Setup) -> tuple[str, ...]:
        """Return a few rows about how a game begins, even if the setup cannot be played."""
        return ()

    def option(self, word: str) -> str:
        """Return the name of an option."""
        return spaced(word)

    def explained(self, word: str, value: bool | str) -> str:
        """Return what an option does in general or with this value."""
        return "" if isinstance(value, bool) else str(value)

    def bundle(self, word: str) -> tuple[str, str]:
        """Return the name and the description of a bundle of options."""
        return spaced(word), ""

    def bundle_value(self, word: str, value: str | None) -> str:
        """Return a value of a bundle; None for a mixture."""
        return texts.MIXED if value is None else value

    def played(self, scenario: str) -> str:
        """Return a scenario as it is written before its players."""
        return self._words.scenario(scenario)

    def instead_of_bots(self, refused: str, preset: Preset) -> str:
        """Return why these seats, which need bots, are refused, and what to choose instead."""
        return ended(refused)
