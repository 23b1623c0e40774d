"""The answers that have their own keys: done, and those of a game's sections."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adp_tui.config.keys import Keymap
from adp_tui.look.paint import Line, Role, fitted, width
from adp_tui.play.choices import ENDS, Choices
from adp_tui.presenter.answers import FINISH, MAIN, Section
from adp_tui.presenter.words import AnyWords

Wording = Callable[[Section, str, str], str]
"""The text for an answer, from its section, its label and its single word."""


def fixed_row(choices: Choices, words: AnyWords, keymap: Keymap, cells: int) -> Line:
    """Return these answers in as many words as fit."""
    rows = (_row(choices, words, keymap, wording) for wording in _WORDINGS)
    fitting = (row for row in rows if width(row) <= cells)
    return next(fitting, None) or fitted(_row(choices, words, keymap, _WORDINGS[-1]), cells)


def _key(section: Section, keymap: Keymap) -> str:
    return ENDS if section is FINISH else keymap.key(section.id)


def _in_full(_section: Section, label: str, _word: str) -> str:
    return label


def _shorter(_section: Section, _label: str, word: str) -> str:
    return word


def _still_shorter(section: Section, _label: str, word: str) -> str:
    return "" if section.is_aside else word


def _shortest(section: Section, _label: str, word: str) -> str:
    return word if section in (FINISH, MAIN) else ""  # done, and the highlighted answer


_WORDINGS: Final[tuple[Wording, ...]] = (_in_full, _shorter, _still_shorter, _shortest)
"""The wordings, from the longest to the shortest."""


def _row(choices: Choices, words: AnyWords, keymap: Keymap, wording: Wording) -> Line:
    """Return each key once; the highlighted answer is always named."""
    runs: list[tuple[str, Role]] = []
    told: set[Section] = set()
    for choice in choices.fixed:
        here = choice is choices.current
        if choice.section in told and not here:
            continue
        told.add(choice.section)
        several = sum(other.section is choice.section for other in choices.fixed) > 1
        label, word = choice.label, words.shortest(choice.word, choice.label)
        if several and choice.section.name and not here:
            label, word = choice.section.name, choice.section.short or choice.section.name
        text = wording(MAIN if here else choice.section, label, word)
        runs.append((f"{'▸' if here else ' '}{_key(choice.section, keymap)}", Role.KEY))
        if text:
            runs.append((f" {text} ", Role.ROW if here else Role.TEXT))
    return tuple(runs)
