"""The answers that have a key of their own: done, Special Activities, giving, removing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adp_tui.keys import Keymap
from adp_tui.paint import Line, Role, fitted, width
from adp_tui.play.choices import Choices, Section
from adp_tui.texts import panes as texts

_SECTION_NAMES: Final = {Section.SPECIAL: texts.SPECIAL_ACTIVITY, Section.GIVE: texts.GIVE_OR_ASK}
"""What several answers on the same key are called together."""

_ACTIONS: Final = {
    Section.SPECIAL: "special",
    Section.GIVE: "give",
    Section.REMOVE: "remove",
}
"""The actions whose keys lead to these answers; what ends a question is always on 0."""

Wording = Callable[[Section, str], str]
"""How much is said of an answer."""


def fixed_row(choices: Choices, keymap: Keymap, cells: int) -> Line:
    """Return these answers in as many words as there is room for."""
    rows = (_row(choices, keymap, wording) for wording in _WORDINGS)
    fitting = (row for row in rows if width(row) <= cells)
    return next(fitting, None) or fitted(_row(choices, keymap, _shortest), cells)


def _key(section: Section, keymap: Keymap) -> str:
    return keymap.key(_ACTIONS[section]) if section in _ACTIONS else section


def _in_full(_section: Section, label: str) -> str:
    return label


def _shorter(_section: Section, label: str) -> str:
    return texts.SHORT_ANSWERS.get(label, label)


def _still_shorter(section: Section, label: str) -> str:
    return "" if section in (Section.GIVE, Section.REMOVE) else _shorter(section, label)


def _shortest(section: Section, label: str) -> str:
    named = section in (Section.FINISH, Section.MAIN)  # done, and what is highlighted
    return _shorter(section, label) if named else ""


_WORDINGS: Final = (_in_full, _shorter, _still_shorter, _shortest)


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
        name = _SECTION_NAMES.get(choice.section, choice.label) if several else choice.label
        text = wording(Section.MAIN, choice.label) if here else wording(choice.section, name)
        runs.append((f"{'▸' if here else ' '}{_key(choice.section, keymap)}", Role.KEY))
        if text:
            runs.append((f" {text} ", Role.ROW if here else Role.TEXT))
    return tuple(runs)
