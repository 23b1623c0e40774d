"""Sentences of the line mode: no signs, no colour, at most 80 cells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from adp_tui.look.cells import cells_of, cut, pad, pad_left, wrap
from adp_tui.look.paint import plain
from adp_tui.play.lookahead.preview import Preview
from adp_tui.presenter.ahead import Change, Look
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.presenter.words import AnyWords
from adp_tui.texts import plain as texts
from adp_tui.texts.decision import ONLY_FOR_THE_ASKED
from adp_tui.texts.notices import NOTHING_REFUSED
from adp_tui.texts.words import capitalized, ended, listed
from core.kernel import Decision, Outcome

WIDTH: Final = 80
_LISTED: Final = 12
"""Up to this many options are listed one per line; of more, only the first nine."""

_WORD: Final = 20
"""Cells for the word of an option."""

_LEAST: Final = 4
"""Changes of this weight or more are left out here."""

_SIGNS: Final = str.maketrans(texts.SIGNS)


def sentence(text: str) -> list[str]:
    """Return a text as lines."""
    plain = " ".join(text.translate(_SIGNS).split())
    return wrap(plain, WIDTH, hyphens=False)


def standing(presenter: AnyPresenter, board: Any) -> list[str]:
    """Return the state of the game in lines."""
    return [row for told in presenter.standing(board) for row in sentence(told)]


def asked(
    presenter: AnyPresenter,
    pending: Decision | Outcome,
    board: Any,
    look: Look,
    shortcuts: Sequence[str] = (),
) -> list[str]:
    """Return the question with its options, or how the game ended.

    `shortcuts`: the words that stand for several answers.
    """
    if not isinstance(pending, Decision):
        ending = presenter.panes.ending(board, pending)
        return [*sentence(texts.won(ending.won)), *sentence(ending.why)]
    words = presenter.words
    who = words.name(pending.by) if pending.by else capitalized(texts.THE_DICE)
    question = str(words.question(pending))
    if not pending.options:
        return [*sentence(texts.asks(who, question)), *sentence(ONLY_FOR_THE_ASKED)]
    price = presenter.ahead.terms(pending, board, look, WIDTH)
    head = texts.asked(who, question, words.rule(pending.rule), price)
    options = _options(presenter, pending, board)
    return [*sentence(head), *options, *_shortcuts(words, pending, shortcuts)]


def _shortcuts(words: AnyWords, decision: Decision, shortcuts: Sequence[str]) -> list[str]:
    """Return the words that stand for several answers, each with its meaning if it has one."""
    if not shortcuts:
        return []
    labels = {word: words.label(decision, word) for word in shortcuts}
    told = (
        word if hyphened(label) == word else texts.explained(word, label)
        for word, label in labels.items()
    )
    return sentence(texts.shortcuts(listed(told)))


def hyphened(label: str) -> str:
    """Return a label as a word that could be typed."""
    return label.lower().replace(" ", "-")


def asks_for_number(decision: Decision) -> bool:
    """Whether answers are numbers themselves; rows then have none, to avoid confusion.

    Some things are chosen by their numbers, others by how many.
    """
    return any(word.isdigit() for word in decision.options)


def _options(presenter: AnyPresenter, decision: Decision, board: Any) -> list[str]:
    options = decision.options
    shown = options if len(options) <= _LISTED else options[:9]
    rows = [
        row
        for number, word in enumerate(shown, 1)
        for row in _option(presenter, decision, board, number, word)
    ]
    if rest := options[len(shown) :]:
        numbered = not asks_for_number(decision)
        text = texts.others(len(shown) + 1, len(options), listed(rest), numbered=numbered)
        rows += wrap(text, WIDTH, first=" ", further="   ", hyphens=False)
    return rows


def _option(
    presenter: AnyPresenter, decision: Decision, board: Any, number: int, word: str
) -> list[str]:
    said = presenter.words.label(decision, word)
    more = presenter.ahead.beside(decision, word, board)
    same = hyphened(said) == word
    mark = " " if asks_for_number(decision) else f"{pad_left(str(number), 2)} "
    if same and not more:
        return [f"{mark}{word}"]
    head = f"{mark}{pad(word, _WORD)} "
    if not more:
        return [cut(f"{head}{said}", WIDTH)]
    told = more if same else texts.more(said, more)
    return wrap(told, WIDTH, first=head, further=" " * cells_of(head), hyphens=False)


def refused(words: AnyWords, decision: Decision, sought: Iterable[str]) -> list[str]:
    """Return answers that a player might expect and that are refused, with reasons."""
    rows: list[str] = []
    for word in sought:
        reason = decision.refuse(word) if decision.refuse and word not in decision.options else None
        if reason is not None:
            rows += sentence(texts.not_now(word, words.refusal(reason), words.rule(reason.rule)))
    return rows or sentence(ended(capitalized(NOTHING_REFUSED)))


def previewed(words: AnyWords, seen: Preview) -> list[str]:
    """Return what an answer would change, without the least important."""
    change = seen.change
    others = (one for one in change.others if one.weight < _LEAST)
    parts = [_change(one) for one in (*change.paid, *change.places, *others)]
    moved = [
        texts.becomes(words.name(side), f"{before:+}", f"{after:+}")
        for side, (before, after) in change.standings.items()
        if before != after
    ]
    parts += [texts.foreseen(item.label, plain(item.text)) for item in seen.expected]
    if seen.chances:
        parts.append(listed(seen.chances))
    parts.append(texts.then(seen.then))
    if moved or not seen.is_hidden:
        parts.append(texts.margins(listed(moved)) if moved else texts.MARGINS_SAME)
    return sentence(" ".join(map(ended, parts)))


def _change(change: Change) -> str:
    name = f"{change.what} {change.label}" if change.whose else change.what
    return texts.becomes(name, change.before, change.after)
