"""Sentences of the line mode: no sign, no colour, at most 80 characters."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Final

from adp_tui.games.adp.ahead.changes import Change
from adp_tui.games.adp.ahead.prices import terms
from adp_tui.games.adp.summary import what
from adp_tui.games.adp.texts import agreed, victory
from adp_tui.games.adp.texts.decisions import label, question
from adp_tui.games.adp.texts.names import STAGE_NAMES, called, card_name
from adp_tui.games.adp.texts.refusals import refusal
from adp_tui.play.outlook import Look
from adp_tui.play.preview import Preview
from adp_tui.texts import plain as texts
from adp_tui.texts.notices import NOTHING_REFUSED
from adp_tui.texts.words import capitalized
from core.adp.board import Board, Result
from core.adp.ids import FACTIONS
from core.adp.totals import margins
from core.kernel import Decision, Outcome

WIDTH: Final = 80
_LISTED: Final = 12
"""Up to so many options stand one below another; of more, the first nine do."""

_SIGNS: Final = str.maketrans(texts.SIGNS)


def sentence(text: str) -> list[str]:
    """Return a text in lines."""
    plain = " ".join(text.translate(_SIGNS).split())
    return textwrap.wrap(plain, WIDTH, break_on_hyphens=False)


def standing(board: Board) -> list[str]:
    """Return how the game stands: cards and margins."""
    now = STAGE_NAMES[board.stage] if board.card is None else texts.card(card_name(board.card))
    upcoming = "" if board.next_card is None else f" {texts.next_card(card_name(board.next_card))}"
    margin = margins(board)
    told = ", ".join(f"{called(faction)} {margin[faction]:+}" for faction in FACTIONS)
    return [
        *sentence(f"{what(board)}. {now}.{upcoming}"),
        *sentence(texts.options(agreed.told(board.options))),
        *sentence(f"{texts.margins(told)}."),
        *sentence(f"{victory.what_counts(board)} {victory.how_it_stands(board)}"),
    ]


def asked(pending: Decision | Outcome, board: Board, look: Look) -> list[str]:
    """Return the question with its options, or how the game ended."""
    if not isinstance(pending, Decision):
        assert isinstance(pending, Result)
        won, why = victory.how_it_ended(board, pending)
        return [*sentence(texts.won(won)), *sentence(why)]
    who = called(pending.by or texts.THE_DICE)
    price = terms(pending, board, look)
    head = texts.asked(who, str(question(pending)), pending.rule, price)
    return [*sentence(head), *_options(pending)]


def asks_for_number(decision: Decision) -> bool:
    """Whether answers are numbers themselves: then rows have none, so that a number is one thing.

    Cards are asked for by their numbers, pieces and Resources by how many.
    """
    return any(word.isdigit() for word in decision.options)


def _options(decision: Decision) -> list[str]:
    words = decision.options
    shown = words if len(words) <= _LISTED else words[:9]
    rows = [_option(decision, number, word) for number, word in enumerate(shown, 1)]
    if rest := words[len(shown) :]:
        numbered = not asks_for_number(decision)
        text = texts.others(len(shown) + 1, len(words), ", ".join(rest), numbered=numbered)
        rows += textwrap.wrap(
            text, WIDTH, initial_indent=" ", subsequent_indent="   ", break_on_hyphens=False
        )
    return rows


def _option(decision: Decision, number: int, word: str) -> str:
    said = label(decision, word)
    same = said.lower().replace(" ", "-") == word
    mark = "" if asks_for_number(decision) else f"{number:>2} "
    return f"{mark or ' '}{word}" if same else f"{mark or ' '}{word:<20} {said}"[:WIDTH]


def refused(decision: Decision, words: Iterable[str]) -> list[str]:
    """Return what one might look for and cannot have, with the reasons."""
    rows: list[str] = []
    for word in words:
        reason = decision.refuse(word) if decision.refuse and word not in decision.options else None
        if reason is not None:
            rows += sentence(texts.not_now(word, refusal(reason), reason.rule))
    return rows or sentence(f"{capitalized(NOTHING_REFUSED)}.")


def previewed(seen: Preview) -> list[str]:
    """Return what an answer would change."""
    parts = [_change(change) for change in (*seen.paid, *seen.spaces, *seen.tracks, *seen.others)]
    moved = [
        texts.becomes(called(faction), f"{before:+}", f"{after:+}")
        for faction, (before, after) in seen.margins.items()
        if before != after
    ]
    if seen.chances:
        parts.append(", ".join(seen.chances))
    parts.append(texts.then(seen.then))
    parts.append(texts.margins(", ".join(moved)) if moved else texts.MARGINS_SAME)
    return sentence(" ".join(part if part.endswith("?") else f"{part}." for part in parts))


def _change(change: Change) -> str:
    name = texts.resources(called(change.what)) if change.what in FACTIONS else change.what
    return texts.becomes(name, change.before, change.after)
