"""Sentences of the line mode: no sign, no colour, at most 80 characters."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Final

from adp_tui.play.preview import Change, Preview
from adp_tui.summary import what
from adp_tui.texts.decisions import label, question, terms
from adp_tui.texts.names import STAGE_NAMES, card_name
from core.adp.board import Board, Result
from core.adp.ids import FACTIONS
from core.adp.totals import margins
from core.kernel import Decision, Outcome

WIDTH: Final = 80
_LISTED: Final = 12
"""Up to so many options stand one below another; of more, the first nine do."""

_SIGNS: Final = str.maketrans({"▸": "to", "▪": "B", "▴": "+", "▾": "-", "⋅": ".", "✗": "X"})


def sentence(text: str) -> list[str]:
    """Return a text in lines."""
    plain = " ".join(text.translate(_SIGNS).split())
    return textwrap.wrap(plain, WIDTH, break_on_hyphens=False)


def standing(board: Board) -> list[str]:
    """Return how the game stands: cards and margins."""
    now = STAGE_NAMES[board.stage] if board.card is None else f"Card {card_name(board.card)}"
    upcoming = "" if board.next_card is None else f" Next card {card_name(board.next_card)}."
    margin = margins(board)
    told = ", ".join(f"{faction.title()} {margin[faction]:+}" for faction in FACTIONS)
    return [
        *sentence(f"{what(board)}. {now}.{upcoming}"),
        *sentence(f"Margins: {told}."),
    ]


def asked(pending: Decision | Outcome, board: Board) -> list[str]:
    """Return the question with its options, or how the game ended."""
    if not isinstance(pending, Decision):
        assert isinstance(pending, Result)
        winners = " and ".join(winner.title() for winner in pending.winners) or "nobody"
        return sentence(f"The game is over: {winners} won. {pending.epilogue}.")
    who = (pending.by or "the dice").title()
    price = terms(pending, board)
    head = f"{who}, {question(pending)} Rule {pending.rule}. {price}"
    return [*sentence(head), *_options(pending)]


def _options(decision: Decision) -> list[str]:
    words = decision.options
    shown = words if len(words) <= _LISTED else words[:9]
    rows = [_option(decision, number, word) for number, word in enumerate(shown, 1)]
    if rest := words[len(shown) :]:
        text = f"{len(shown) + 1} to {len(words)}: {', '.join(rest)}"
        rows += textwrap.wrap(
            text, WIDTH, initial_indent=" ", subsequent_indent="   ", break_on_hyphens=False
        )
    return rows


def _option(decision: Decision, number: int, word: str) -> str:
    said = label(decision, word)
    same = said.lower().replace(" ", "-") == word
    return f"{number:>2} {word}" if same else f"{number:>2} {word:<20} {said}"[:WIDTH]


def refused(decision: Decision, words: Iterable[str]) -> list[str]:
    """Return what one might look for and cannot have, with the reasons."""
    rows: list[str] = []
    for word in words:
        reason = decision.refuse(word) if decision.refuse and word not in decision.options else None
        if reason is not None:
            rows += sentence(f"Not now: {word}. {reason.text}. Rule {reason.rule}.")
    return rows or ["Nothing that one might look for here is refused."]


def previewed(seen: Preview) -> list[str]:
    """Return what an answer would change."""
    parts = [_change(change) for change in (*seen.paid, *seen.spaces, *seen.tracks)]
    moved = [
        f"{faction.title()} {before:+} to {after:+}"
        for faction, (before, after) in seen.margins.items()
        if before != after
    ]
    if seen.chances:
        parts.append(", ".join(seen.chances))
    parts.append(f"Next: {seen.then}")
    parts.append(f"Margins: {', '.join(moved)}" if moved else "Margins same")
    return sentence(" ".join(part if part.endswith("?") else f"{part}." for part in parts))


def _change(change: Change) -> str:
    name = f"{change.what.title()} Resources" if change.what in FACTIONS else change.what
    return f"{name} {change.before} to {change.after}"
