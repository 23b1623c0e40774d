"""The reasons of bots in words: `8.5.1 step 3c: opened to Cultivate: balkh`, told to a person."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from adp_tui.games.adp.texts.decisions import name
from adp_tui.games.adp.texts.names import PIECE_NAMES
from adp_tui.games.adp.texts.refusals import refusal
from core.adp.atlas import ATLAS
from core.adp.ids import FACTIONS
from core.kernel import Level, Thought

_RULED: Final = re.compile(r"(?P<rule>\d[\d.]*)(?: step (?P<step>\w+))?: (?P<text>.*)", re.DOTALL)
_WORD: Final = re.compile(r"[a-z][a-z_-]*[a-z]")
_NAMED: Final = frozenset((*ATLAS, *PIECE_NAMES, *FACTIONS))


class Told(NamedTuple):
    """A reason and the rule that it follows; the rule is blank if it names none."""

    rule: str
    text: str
    level: Level = Level.REASON
    """Whether it is a reason, or only what was looked at or dropped on the way."""


def told(reason: str) -> Told:
    """Return a reason as a person reads it."""
    text = _WORD.sub(_by_name, reason)
    if (parts := _RULED.fullmatch(text)) is None:
        return Told("", text)
    step = f"{parts['step']}: " if parts["step"] else ""
    return Told(parts["rule"], f"{step}{parts['text']}")


def told_thought(thought: Thought) -> Told:
    """Return a thought as a person reads it."""
    rule, text, _ = told(thought.text)
    if thought.why is not None:
        rule, text = thought.why.rule, f"{text}: {refusal(thought.why)}"
    return Told(rule, text, thought.level)


def _by_name(found: re.Match[str]) -> str:
    return name(found[0]) if found[0] in _NAMED else found[0]
