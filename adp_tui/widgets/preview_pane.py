"""The preview: what the highlighted answer changes, or why it is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from adp_tui.paint import Line, Role, line
from adp_tui.play.choices import Choice
from adp_tui.play.pieces import ROLE
from adp_tui.play.preview import Change, Preview
from adp_tui.texts import panes as texts
from adp_tui.texts.names import LETTER, called, card_name
from adp_tui.texts.refusals import refusal
from adp_tui.texts.screens import and_more
from adp_tui.widgets.lines import Lines
from adp_tui.widgets.rows import cut, exactly, titled, wrapped
from core.adp.events.library import CARDS
from core.adp.ids import FACTIONS, Side
from core.kernel import Reason

MOST_SPACES: Final = 3
_LABEL: Final = 11
_SHORTEST: Final = 7
_NARROW: Final = 30
"""Below this width labels are short and stand inside the text."""


class PreviewPane(Lines):
    """Shows what the highlighted answer would change."""


class Item(NamedTuple):
    """A row of the preview, and how readily it gives way where there is little room."""

    label: str
    text: Line
    weight: int


def preview_rows(choice: Choice, seen: Preview, cells: int, height: int) -> list[Line]:
    """Return a title and what would change, the least important rows left out for room."""
    return changes_rows(texts.if_taken(choice.label), seen.rule, seen, cells, height)


def changes_rows(
    title: str, end: str, seen: Preview, cells: int, height: int, most: int = MOST_SPACES
) -> list[Line]:
    """Return what changes below any title, the least important rows left out for room."""
    items = _items(seen, most)
    while len(items) > height - 1:
        items.remove(max(items, key=lambda item: item.weight))
    return exactly([titled(title, cells, end), *(_row(item, cells) for item in items)], height)


def refusal_rows(choice: Choice, reason: Reason, cells: int, height: int) -> list[Line]:
    """Return why an answer is refused, by which rule."""
    text = refusal(reason)
    sentence = f"{text[:1].upper()}{text[1:]}."
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


def _items(seen: Preview, most: int) -> list[Item]:
    """Return the rows in their order: paid, next, spaces, tracks, Available, margins."""
    items = [_track(change, 1) for change in seen.paid]
    items += [Item(texts.CHANCE, line(text), 2) for text in seen.chances]
    spaces = [Item(change.what, _change(change), 1) for change in seen.spaces[:most]]
    if (more := len(seen.spaces) - most) > 0:
        spaces.append(Item("", line((and_more(more), Role.DIM)), 4))
    then = [Item(texts.THEN, line(seen.then), 3)] if seen.then else []
    if seen.options:
        then.append(Item("", line((", ".join(seen.options), Role.DIM)), 5))
    tracks = [_track(change, 2) for change in seen.tracks]
    boxes = [Item(texts.AVAILABLE, _box(change), 4) for change in seen.boxes]
    return [*items, *then, *spaces, *tracks, *boxes, Item(texts.MARGINS, _margins(seen), 0)]


def _change(change: Change) -> Line:
    stays = f"  {texts.stays(change.stays)}" if change.stays else ""
    return line(change.before, (" ▸ ", Role.KEY), (change.after, Role.STRONG), (stays, Role.DIM))


def _track(change: Change, weight: int) -> Item:
    """Return a track that moves; Resources say whose they are."""
    if change.what in FACTIONS:
        return Item(texts.RESOURCES, line(f"{change.what[0].upper()} ", *_change(change)), weight)
    return Item(called(change.what), _change(change), weight)


def _box(change: Change) -> Line:
    return line(f"{change.what[0]} ", *_change(change))


def _margins(seen: Preview) -> Line:
    """Return the four margins; those that change are bold, the others dim."""
    if all(before == after for before, after in seen.margins.values()):
        return line((texts.NO_CHANGE, Role.DIM))
    runs: list[tuple[str, Role]] = []
    for faction in FACTIONS:
        before, after = seen.margins[faction]
        if before == after:
            continue
        runs.append((LETTER[faction], ROLE[faction]))
        runs.append((f" {before:+} ", Role.TEXT))
        runs.append(("▸", Role.KEY))
        runs.append((f" {after:+}  ", Role.STRONG))
    return tuple(runs)


def _row(item: Item, cells: int) -> Line:
    if cells < _NARROW:
        label = texts.SHORT_LABELS.get(item.label, item.label[:_SHORTEST])
        if item.label == texts.MARGINS and len(item.text) > 1:
            label = ""  # the letters tell what they are
        return line((f" {label} " if label else " ", Role.DIM), *item.text)
    return line((f" {cut(item.label, _LABEL - 1):<{_LABEL}}", Role.DIM), *item.text)
