"""The preview: what the highlighted answer changes, or why it is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from adp_tui.map.pieces import cut as cut_row
from adp_tui.paint import Line, Role, line, width
from adp_tui.play.changes import Change
from adp_tui.play.choices import Choice
from adp_tui.play.pieces import ROLE
from adp_tui.play.preview import Preview
from adp_tui.texts import panes as texts
from adp_tui.texts.names import LETTER, called, card_name
from adp_tui.texts.refusals import refusal
from adp_tui.texts.screens import and_more
from adp_tui.texts.short import shorter
from adp_tui.texts.words import capitalized
from adp_tui.widgets.rows import cut, exactly, joined, titled, wrapped
from core.adp.events.library import CARDS
from core.adp.ids import FACTIONS, Faction, Side
from core.kernel import Reason

MOST_SPACES: Final = 3
_LABEL: Final = 11
_SHORTEST: Final = 7
_LEAST_LABEL: Final = 4
_LONG: Final = 100
_AROUND_TITLE: Final = 6
"""Cells of a title beside the answer: the line before it, If, and blanks."""

_AROUND_THEN: Final = 2
"""Blanks before and after the word for what is asked next."""

_WHOLE_ROW: Final = "-"
"""The label of a row that has none and needs no room for one."""

_NARROW: Final = 30
"""Below this width labels are short and stand inside the text."""


class Item(NamedTuple):
    """A row of the preview, and how readily it gives way where there is little room."""

    label: str
    text: Line
    weight: int


def preview_rows(choice: Choice, seen: Preview, cells: int, height: int) -> list[Line]:
    """Return a title and what would change, the least important rows left out for room."""
    return changes_rows(_title(choice, cells), seen.rule, seen, cells, height)


def _title(choice: Choice, cells: int) -> str:
    """Return what the rows are about, in fewer letters where there is little room."""
    return texts.if_taken(shorter(choice.label, cells - _AROUND_TITLE))


def changes_rows(
    title: str, end: str, seen: Preview, cells: int, height: int, most: int = MOST_SPACES
) -> list[Line]:
    """Return what changes below any title, the least important rows left out for room."""
    items = _items(seen, most, cells)
    while len(items) > height - 1:
        items.remove(max(items, key=lambda item: item.weight))
    return exactly([titled(title, cells, end), *(_row(item, cells) for item in items)], height)


def refusal_rows(choice: Choice, reason: Reason, cells: int, height: int) -> list[Line]:
    """Return why an answer is refused, by which rule."""
    sentence = f"{capitalized(refusal(reason))}."
    rows = [titled(texts.why_not(choice.label), cells, reason.rule)]
    rows += [line(" ", *row) for row in wrapped(sentence, cells - 2, Role.TROUBLE)]
    return exactly([*rows, line((f" {texts.rule(reason.rule)}", Role.DIM))], height)


def event_rows(card: int, sides: Sequence[Side], cells: int, height: int) -> list[Line]:
    """Return what a card says on some of its sides, and whether that is known or reconstructed."""
    rows = [titled(card_name(card), cells, texts.card(card))]
    for side in sides:
        known = texts.SOURCED if CARDS[card].is_sourced(side) else texts.RECONSTRUCTED
        name = f" {called(side)}, {known}" if len(sides) > 1 or cells >= _NARROW else f" {known}"
        rows.append(line((name, Role.DIM)))
        rows += [line(" ", *row) for row in wrapped(CARDS[card].wording(side), cells - 2)]
    return exactly(rows, height)


def failed_rows(choice: Choice, cells: int, height: int) -> list[Line]:
    """Return the pane where the rules themselves fail; that is a bug, and said to be one."""
    rows = wrapped(texts.RULES_FAIL, cells - 2, Role.TROUBLE)
    return exactly(
        [titled(texts.if_taken(choice.label), cells), *(line(" ", *r) for r in rows)], height
    )


def empty_rows(cells: int, height: int) -> list[Line]:
    """Return the pane when nothing is highlighted."""
    return exactly([titled("", cells)], height)


def _items(seen: Preview, most: int, cells: int) -> list[Item]:
    """Return the rows in their order.

    What is paid; what is asked next; spaces; tracks and Available; the most; who is next; margins.
    """
    narrow = cells < _NARROW
    several = sum(change.what in FACTIONS for change in (*seen.paid, *seen.tracks)) > 1
    items = [_track(change, 1, named=several or not narrow) for change in seen.paid]
    if narrow and items and seen.most is not None:
        items[-1] = items[-1]._replace(text=(*items[-1].text, (texts.AND_THEN, Role.DIM)))
    items += [Item("" if n else texts.CHANCE, line(t), 2) for n, t in enumerate(seen.chances)]
    items += _then(seen, cells)
    alone = narrow and len(seen.spaces) == 1  # the title says which one
    items += [Item("" if alone else c.what, _change(c, cells), 1) for c in seen.spaces[:most]]
    if (more := len(seen.spaces) - most) > 0:
        items.append(Item("", line((and_more(more), Role.DIM)), 4))
    items += [_track(change, 2, named=several or not narrow) for change in seen.tracks]
    items += [Item(texts.AVAILABLE, _box(change), 4) for change in seen.boxes]
    if seen.most is not None:
        label = "" if narrow else seen.most.what
        items.append(Item(label, _change(seen.most, cells), 1))
    if seen.turns is not None:
        turns = [line(seen.turns.short)] if narrow else wrapped(seen.turns.text, cells - 2)
        items += [Item(_WHOLE_ROW, row, 3) for row in turns]
    return [*items, Item(texts.MARGINS, _margins(seen, cells), 0)]


def _then(seen: Preview, cells: int) -> list[Item]:
    """Return what is asked next, what could be answered, and what could not."""
    options = ", ".join(seen.options)
    if cells < _NARROW or not seen.asks:
        asks = seen.asks or seen.then
        if cells < _NARROW and len(asks) > cells - len(texts.THEN) - _AROUND_THEN:
            asks = asks.rpartition(": ")[2]  # the title says what it is about
        rows = wrapped(asks, cells - _LABEL - 1 if cells >= _NARROW else _LONG)
        found = [Item("" if n else texts.THEN, row, 4 if n else 3) for n, row in enumerate(rows)]
        return [*found, Item("", line((options, Role.DIM)), 5)] if options else found
    rows = wrapped(f"{seen.asks} {options}", cells - _LABEL - 2)
    found = [Item("" if n else texts.THEN, row, 5 if n else 3) for n, row in enumerate(rows)]
    room = cells - _LABEL - 1
    return found + [
        Item("", line((cut(refused, room), Role.DIM)), 6 + n)
        for n, refused in enumerate(seen.refused)
    ]


def _change(change: Change, cells: int = 0) -> Line:
    """Return before and after, and what stays as fully as so wide a pane has room for it."""
    told = line(change.before, (" ▸ ", Role.KEY), (change.after, Role.STRONG))
    if not change.stays:
        return told
    room = cells - width(told) - (1 if cells < _NARROW else _LABEL + 1)
    wordings = (f"  {texts.stays(change.stays, short=short)}" for short in (False, True))
    return (*told, (next((text for text in wordings if len(text) <= room), ""), Role.DIM))


def _track(change: Change, weight: int, *, named: bool) -> Item:
    """Return a track that moves; Resources may be named by whose they are."""
    if change.what in FACTIONS:
        whose = f"{change.what[0].upper()} " if named else ""
        return Item(texts.RESOURCES, line(whose, *_change(change)), weight)
    return Item(change.what.title(), _change(change), weight)


def _box(change: Change) -> Line:
    return line(f"{change.what[0]} ", *_change(change))


def _margins(seen: Preview, cells: int) -> Line:
    """Return the margins, those that change bold; without room for all four, only these."""
    changed = any(before != after for before, after in seen.margins.values())
    for gap in ("  ", " "):
        shown = joined((_margin(seen, faction) for faction in FACTIONS), gap)
        if width(shown) <= cells - _LABEL - 1 and cells >= _NARROW:
            return shown
    if not changed:
        return line((texts.NO_CHANGE, Role.DIM))
    moved = [f for f in FACTIONS if seen.margins[f][0] != seen.margins[f][1]]
    return joined((_margin(seen, faction) for faction in moved), "  ")


def _margin(seen: Preview, faction: Faction) -> Line:
    before, after = seen.margins[faction]
    if before == after:
        return line((f"{LETTER[faction]} {before:+}", Role.DIM))
    return line(
        (LETTER[faction], ROLE[faction]),
        f" {before:+} ",
        ("▸", Role.KEY),
        (f" {after:+}", Role.STRONG),
    )


def _row(item: Item, cells: int) -> Line:
    """Return a row; a sign at its end tells that it had to be cut."""
    return cut_row(_whole_row(item, cells), cells)


def _whole_row(item: Item, cells: int) -> Line:
    if item.label == _WHOLE_ROW:
        return line(" ", *item.text)
    if cells < _NARROW:
        room = max(cells - width(item.text) - 2, _LEAST_LABEL)
        label = texts.SHORT_LABELS.get(item.label, item.label[: min(_SHORTEST, room)])
        if item.label == texts.MARGINS and len(item.text) > 1:
            label = ""  # the letters tell what they are
        return line((f" {label} " if label else " ", Role.DIM), *item.text)
    return line((f" {cut(item.label, _LABEL - 1):<{_LABEL}}", Role.DIM), *item.text)
