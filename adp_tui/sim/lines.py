"""The statistics of many games, as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from adp_tui.look.cells import cells_of, pad, pad_left
from adp_tui.presenter.words import AnyWords
from adp_tui.sim.interval import Share
from adp_tui.sim.result import SimGame
from adp_tui.sim.summary import Figures, SimSummary
from adp_tui.texts import sim as texts
from adp_tui.texts.words import listed

_HEAD: Final = 16
_COLUMN: Final = 12
_CLOSE: Final = 0.04
"""Limits that are closer together would look the same without a decimal."""


def failed_line(game: SimGame) -> str:
    """Return the line about a game that failed."""
    options = (f"{name}={value}" for name, value in game.setup.options.items())
    setup = " ".join((game.setup.scenario, *options))
    return texts.failed(game.seed, setup, game.answers, game.failure or "", game.kept)


def summary_lines(summary: SimSummary, words: AnyWords) -> Iterator[str]:
    """Yield the statistics as lines of text, in the words of a game."""
    figures, times = summary.all, summary.turn_ms
    each = figures.answers / max(figures.games, 1)
    checked = texts.ALWAYS_CHECKED if summary.checked else texts.checked_at(words.chapter)
    yield texts.games(figures.games, summary.seconds, figures.failed)
    yield texts.length(each, figures.longest, figures.rounds_a_game, words.rounds)
    yield texts.pace(figures.answers / summary.seconds if summary.seconds else 0, checked)
    if times:
        yield texts.turns(times["median"], times["worst"])
    yield from words.counted(summary.choices)
    for name, scenario in summary.scenarios.items():
        yield ""
        yield from _scenario(name, scenario, words)
    yield from _deeds(figures.deeds, words)


def _scenario(name: str, figures: Figures, words: AnyWords) -> Iterator[str]:
    """Yield who won a scenario, and the margins round by round."""
    sides = tuple(figures.margins) or tuple(figures.wins)
    head = f"{words.scenario(name)}, {figures.games}"
    row = partial(_row, max(_HEAD, cells_of(head)))
    yield row(head, [words.name(side) for side in sides])
    yield row(texts.WON, [str(figures.wins.get(side, 0)) for side in sides])
    shares = [figures.shares.get(side, Share(0.0, 0.0, 1.0)) for side in sides]
    yield row(texts.SHARE, [texts.share(100 * one.share) for one in shares])
    yield row(texts.LIMITS, [_limits(one) for one in shares])
    for number, margins in enumerate(figures.rounds, start=1):
        yield row(f"{words.round} {number}", _margins(sides, margins))
    if figures.margins:
        yield row(texts.AT_END, _margins(sides, figures.margins))


def _limits(one: Share) -> str:
    say = texts.close_limits if one.high - one.low < _CLOSE else texts.limits
    return say(100 * one.low, 100 * one.high)


def _margins(sides: Sequence[str], margins: Mapping[str, float]) -> list[str]:
    return [f"{margins[side]:.1f}" if side in margins else "-" for side in sides]


def _row(width: int, head: str, cells: Sequence[str]) -> str:
    return pad(head, width) + "".join(pad_left(cell, _COLUMN) for cell in cells)


def _deeds(deeds: Mapping[str, int], words: AnyWords) -> Iterator[str]:
    """Yield how often each side did each action, most frequent first."""
    by_side: dict[str, Counter[str]] = {}
    for deed, times in deeds.items():
        side, _, word = deed.partition(" ")
        by_side.setdefault(side, Counter())[word] += times
    if by_side:
        yield ""
    for side, counts in by_side.items():
        told = (f"{words.name(word)} {times}" for word, times in counts.most_common())
        yield pad(words.name(side), _COLUMN) + listed(told)
