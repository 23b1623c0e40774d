"""A saved game in a few rows: what is played, who is asked, and the score."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from adp_tui.look.paint import Line, Role, line
from adp_tui.presenter.words import AnyWords
from adp_tui.texts import summary as texts
from core.kernel import Box, Decision, Outcome
from saves.glance import Glance


class Summary(NamedTuple):
    """What is shown about a game without opening it."""

    what: str
    """The scenario and who plays."""

    state: str
    """How far it has come, in a word or two."""

    is_finished: bool
    rows: tuple[Line, ...]
    control: Mapping[str, str] = MappingProxyType({})
    """The data for the sketch on the title screen."""


def summary(box: Box[Any, Any], words: AnyWords, seen: Glance, ago: str) -> Summary:
    """Return the default summary of a game."""
    people = tuple(side for side in box.sides if seen.seats.get(side) != "bot")
    who = texts.solo(words.name(people[0])) if len(people) == 1 else texts.players(len(people))
    what = texts.game(words.scenario(seen.scenario), who)
    standings = "   ".join(f"{words.letter(s)} {n:+}" for s, n in box.standings(seen.board).items())
    finished = isinstance(seen.pending, Outcome)
    rows = (
        line(what),
        asked_line(words, seen.pending),
        line(standings),
        line((texts.played(seen.answers, seen.lines, ago), Role.DIM)),
    )
    return Summary(what, _state(words, seen.pending), finished, rows)


def _state(words: AnyWords, pending: Decision | Outcome) -> str:
    """Return how far a game has come."""
    if isinstance(pending, Decision):
        return str(words.question(pending))
    return texts.won(words.name(winner) for winner in pending.winners)


def asked_line(words: AnyWords, pending: Decision | Outcome) -> Line:
    """Return who is asked what, or who has won."""
    if not isinstance(pending, Decision):
        return line((_state(words, pending), Role.STRONG))
    who = texts.DICE if pending.by is None else words.name(pending.by)
    asked = f"{who}: {words.question(pending)}"
    return line((asked, Role.TEXT), (f"  {words.rule(pending.rule)}", Role.DIM))
