"""The preview: what the highlighted answer changes, or why it is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from adp_tui.look.cells import abridged, cells_of, cut, pad
from adp_tui.look.paint import Line, Role, line, width
from adp_tui.play.choices import Choice
from adp_tui.play.lookahead.preview import Preview
from adp_tui.presenter.ahead import Change, Difference, Item, PreviewText
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts import preview as texts
from adp_tui.texts.screens import and_more
from adp_tui.texts.words import listed, sentence
from adp_tui.widgets.rows import exactly, flowed, joined, spread, titled, wrapped
from core.kernel import Decision, Reason

MOST_PLACES: Final = 3
_LABEL: Final = 11
_SHORTEST: Final = 7
_LEAST_LABEL: Final = 4
_LONG: Final = 100
_AROUND_TITLE: Final = 6
"""Cells of a title besides the answer: the line before it, If, and blanks."""

_AROUND_THEN: Final = 2
"""Blanks before and after the word for the next question."""

_AROUND_SIGN: Final = 3
"""Cells of a title besides its words and the page number."""

_LEAST_WEIGHT: Final = 9
_UNBROKEN: Final = 10_000
"""More cells than any row takes: it is wrapped later."""

_WHOLE_ROW: Final = "-"
"""The label of a row that has no label and needs no room for one."""

_NARROW: Final = 30
"""Below this width labels are short and part of the text."""


def paged_rows(
    presenter: AnyPresenter,
    told: PreviewText,
    cells: int,
    height: int,
    page: int = 0,
    key: str = "",
) -> list[Line]:
    """Return the full text if it fits; otherwise pages, the gist first, with the key for them."""
    room = max(height - 1, 1)
    pages = [told.rows[start : start + room] for start in range(0, len(told.rows), room)] or [[]]
    if len(pages) > 1 and told.items:
        pages.insert(0, _gist(presenter, told.items, cells, room))
    title = titled(told.title, cells, told.end)
    if len(pages) > 1 and key:
        title = _turning(told.title, texts.page(key, page % len(pages) + 1, len(pages)), cells)
    return exactly([title, *pages[page % len(pages)]], height)


def _turning(title: str, sign: str, cells: int) -> Line:
    """Return a title with the page number; the words are cut if there is no room."""
    words = abridged(title, max(cells - cells_of(sign) - _AROUND_SIGN, 0))
    return spread(titled(words, cells), line((f" {sign}", Role.KEY)), cells)


def _gist(presenter: AnyPresenter, items: Sequence[Item], cells: int, room: int) -> list[Line]:
    """Return the most important rows, in their order."""
    kept = [(item, flowed(_brief_row(presenter, item, cells), cells, 2)) for item in items]
    while sum(len(rows) for _, rows in kept) > room and len(kept) > 1:
        kept.remove(max(kept, key=lambda one: one[0].weight))
    return [row for _, rows in kept for row in rows]


def _brief_row(presenter: AnyPresenter, item: Item, cells: int) -> Line:
    """Return an item in one row; in its shorter words if it has some and its text is too long."""
    whole = _whole_row(presenter, item, cells)
    if not item.brief or width(whole) <= cells:
        return whole
    return _whole_row(presenter, item._replace(text=item.brief), cells)


def preview_text(
    presenter: AnyPresenter,
    decision: Decision,
    choice: Choice,
    seen: Preview,
    cells: int,
    terms: str = "",
) -> PreviewText:
    """Return what an answer would change, with the prices if they are not shown elsewhere."""
    room = cells - _AROUND_TITLE
    label = presenter.words.in_cells(decision, choice.word, choice.label, room)
    title, rule = texts.if_taken(label), presenter.words.rule(seen.rule)
    return changes_text(presenter, title, rule, seen, cells, terms=terms)


def changes_text(
    presenter: AnyPresenter,
    title: str,
    end: str,
    seen: Preview,
    cells: int,
    most: int = MOST_PLACES,
    terms: str = "",
) -> PreviewText:
    """Return the changes below a title: in full and as a gist."""
    priced = [Item(_WHOLE_ROW, line((terms, Role.DIM)), _LEAST_WEIGHT)] if terms else []
    whole = [*_items(presenter, seen, len(seen.change.places), _UNBROKEN, cells), *priced]
    few = [*_items(presenter, seen, most, cells, cells), *priced]
    rows = [row for item in whole for row in _in_full(presenter, item, cells)]
    nothing = [line((f" {texts.NO_CHANGE}", Role.DIM))]
    return PreviewText(title, end, rows or nothing, tuple(few))


def refusal_text(
    presenter: AnyPresenter, choice: Choice, reason: Reason, cells: int
) -> PreviewText:
    """Return why an answer is refused, and by which rule."""
    told = sentence(presenter.words.refusal(reason))
    rows = [line(" ", *row) for row in wrapped(told, cells - 2, Role.TROUBLE)]
    rule = presenter.words.rule(reason.rule)
    rows.append(line((f" {texts.rule(rule)}", Role.DIM)))
    return PreviewText(texts.why_not(choice.label), rule, rows)


def failure_text(choice: Choice, cells: int) -> PreviewText:
    """Return the pane if the rules fail, which is reported as a bug."""
    rows = wrapped(texts.RULES_FAIL, cells - 2, Role.TROUBLE)
    return PreviewText(texts.if_taken(choice.label), "", [line(" ", *row) for row in rows])


def coming_text(choice: Choice) -> PreviewText:
    """Return the pane until it is known what an answer would change."""
    return PreviewText(texts.if_taken(choice.label), "", [])


def empty_text() -> PreviewText:
    """Return the pane when nothing is highlighted."""
    return PreviewText("", "", [])


def _items(presenter: AnyPresenter, seen: Preview, most: int, cells: int, real: int) -> list[Item]:
    """Return the rows in order, worded for `cells`; the standings fit the `real` width.

    Payments; the next question; places; other changes; the most; who is next; the standings.
    """
    narrow, change = cells < _NARROW, seen.change
    several = sum(bool(one.whose) for one in (*change.paid, *change.others)) > 1
    items = [_other(one, named=several or not narrow) for one in change.paid]
    if narrow and items and seen.most is not None:
        items[-1] = items[-1]._replace(text=(*items[-1].text, (texts.AND_THEN, Role.DIM)))
    items += seen.expected
    items += [Item("" if n else texts.CHANCE, line(t), 2) for n, t in enumerate(seen.chances)]
    items += _then(seen, cells, is_more=bool(items or change.places or change.others))
    alone = narrow and len(change.places) == 1  # the title names it
    items += [Item("" if alone else c.what, _change(c, cells), 1) for c in change.places[:most]]
    if (more := len(change.places) - most) > 0:
        items.append(Item("", line((and_more(more), Role.DIM)), 4))
    items += [_other(one, named=several or not narrow) for one in change.others]
    if seen.most is not None:
        label = "" if narrow else seen.most.what
        items.append(Item(label, _change(seen.most, cells), 1))
    if seen.turns is not None:
        turns = [line(seen.turns.short)] if narrow else wrapped(seen.turns.text, cells - 2)
        items += [Item(_WHOLE_ROW, row, 3) for row in turns]
    standings = _standings(presenter, change, real)
    return [*items, Item(texts.MARGINS, standings, 0)] if change.standings else items


def _then(seen: Preview, cells: int, *, is_more: bool) -> list[Item]:
    """Return the next question, the possible answers, and the refused ones.

    That nobody can know it is not said where there `is_more` to say.
    """
    if seen.is_hidden and is_more:
        return []
    options = listed(seen.options)
    if cells < _NARROW or not seen.asks:
        asks = seen.asks or seen.then
        if cells < _NARROW and cells_of(asks) > cells - cells_of(texts.THEN) - _AROUND_THEN:
            asks = asks.rpartition(": ")[2]  # the title says what it is about
        rows = wrapped(asks, cells - _LABEL - 1 if cells >= _NARROW else _LONG)
        found = [Item("" if n else texts.THEN, row, 4 if n else 3) for n, row in enumerate(rows)]
        return [*found, Item("", line((options, Role.DIM)), 5)] if options else found
    rows = wrapped(f"{seen.asks} {options}", cells - _LABEL - 2)
    found = [Item("" if n else texts.THEN, row, 5 if n else 3) for n, row in enumerate(rows)]
    room = cells - _LABEL - 1
    return found + [
        Item("", line((abridged(refused, room), Role.DIM)), 6 + n)
        for n, refused in enumerate(seen.refused)
    ]


def _change(change: Change, cells: int = 0) -> Line:
    """Return before and after, and what stays unchanged if the pane is wide enough."""
    told = line(change.before, (" ▸ ", Role.KEY), (change.after, Role.STRONG))
    if not change.stays:
        return told
    room = cells - width(told) - (1 if cells < _NARROW else _LABEL + 1)
    wordings = (f"  {texts.stays(change.stays, short=short)}" for short in (False, True))
    return (*told, (next((text for text in wordings if cells_of(text) <= room), ""), Role.DIM))


def _other(change: Change, *, named: bool) -> Item:
    """Return another change; it may be labelled with its owner."""
    whose = f"{change.whose} " if change.whose and named else ""
    label = change.label or change.what
    return Item(label, line(whose, *_change(change)), change.weight, change.short)


def _standings(presenter: AnyPresenter, change: Difference, cells: int) -> Line:
    """Return the standings, with changes in bold; without room for all, only the changes."""
    sides = change.standings
    changed = [side for side, (before, after) in sides.items() if before != after]
    for gap in ("  ", " "):
        shown = joined((_standing(presenter, change, side) for side in sides), gap)
        if width(shown) <= cells - _LABEL - 1 and cells >= _NARROW:
            return shown
    if not changed:
        return line((texts.NO_CHANGE, Role.DIM))
    return joined((_standing(presenter, change, side) for side in changed), "  ")


def _standing(presenter: AnyPresenter, change: Difference, side: str) -> Line:
    before, after = change.standings[side]
    letter = presenter.words.letter(side)
    if before == after:
        return line((f"{letter} {before:+}", Role.DIM))
    return line(
        (letter, presenter.cover.looks.side(side)),
        f" {before:+} ",
        ("▸", Role.KEY),
        (f" {after:+}", Role.STRONG),
    )


def _in_full(presenter: AnyPresenter, item: Item, cells: int) -> list[Line]:
    """Return an item in full, in as many rows as it takes."""
    if item.label == _WHOLE_ROW:
        return flowed(_whole_row(presenter, item, cells), cells - 1, 1)
    if cells >= _NARROW:
        return flowed(_whole_row(presenter, item, cells), cells, _LABEL + 1)
    label = f" {item.label} " if item.label else "   "
    return flowed(line((label, Role.DIM), *item.text), cells, 3)


def _whole_row(presenter: AnyPresenter, item: Item, cells: int) -> Line:
    if item.label == _WHOLE_ROW:
        return line(" ", *item.text)
    if cells < _NARROW:
        room = min(_SHORTEST, max(cells - width(item.text) - 2, _LEAST_LABEL))
        fits = cells_of(item.label) <= room
        label = item.label if fits else item.short or cut(item.label, room)
        if item.label == texts.MARGINS and len(item.text) > 1:
            label = ""  # the letters are clear without it
        return line((f" {label} " if label else " ", Role.DIM), *item.text)
    return line((f" {pad(abridged(item.label, _LABEL - 1), _LABEL)}", Role.DIM), *item.text)
