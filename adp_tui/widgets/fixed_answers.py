"""The answers that have a key of their own: done, and those of a game's sections."""

from __future__ import annotations

from collections.abc import Callable

from adp_tui.config.keys import Keymap
from adp_tui.look.paint import Line, Role, fitted, width
from adp_tui.play.choices import ENDS, Choices
from adp_tui.presenter.answers import FINISH, MAIN, Section
from adp_tui.presenter.words import AnyWords

Wording = Callable[[Section, str], str]
"""How much is said of an answer."""


def fixed_row(choices: Choices, words: AnyWords, keymap: Keymap, cells: int) -> Line:
    """Return these answers in as many words as there is room for."""
    wordings = _wordings(words)
    rows = (_row(choices, keymap, wording) for wording in wordings)
    fitting = (row for row in rows if width(row) <= cells)
    return next(fitting, None) or fitted(_row(choices, keymap, wordings[-1]), cells)


def _key(section: Section, keymap: Keymap) -> str:
    return ENDS if section is FINISH else keymap.key(section.id)


def _wordings(words: AnyWords) -> tuple[Wording, ...]:
    """Return how much may be said, from all to hardly anything."""

    def in_full(_section: Section, label: str) -> str:
        return label

    def shorter(_section: Section, label: str) -> str:
        return words.shortest(label)

    def still_shorter(section: Section, label: str) -> str:
        return "" if section.is_aside else words.shortest(label)

    def shortest(section: Section, label: str) -> str:
        named = section in (FINISH, MAIN)  # done, and what is highlighted
        return words.shortest(label) if named else ""

    return in_full, shorter, still_shorter, shortest


def _row(choices: Choices, keymap: Keymap, wording: Wording) -> Line:
    """Return each key once; the highlighted answer is always named."""
    runs: list[tuple[str, Role]] = []
    told: set[Section] = set()
    for choice in choices.fixed:
        here = choice is choices.current
        if choice.section in told and not here:
            continue
        told.add(choice.section)
        several = sum(other.section is choice.section for other in choices.fixed) > 1
        name = (several and choice.section.name) or choice.label
        text = wording(MAIN, choice.label) if here else wording(choice.section, name)
        runs.append((f"{'▸' if here else ' '}{_key(choice.section, keymap)}", Role.KEY))
        if text:
            runs.append((f" {text} ", Role.ROW if here else Role.TEXT))
    return tuple(runs)
