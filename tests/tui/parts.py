"""Parts of a screen: the picture of a view, and checks of everything around it.

A view that differs from another one in a pane is compared by the rows of that pane. Everything
around it is not in its picture, so it is compared with what it must be: with the screen before the
keys that led to the view, with the screen below a pop-up, with what the panes of the table return.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from textual.pilot import Pilot
from textual.screen import Screen

from adp_tui.look.paint import Line, fitted, plain
from adp_tui.play.cursor import FIELD
from adp_tui.screens.game import arrangement as at
from adp_tui.screens.game.arrangement import Rect
from adp_tui.screens.game.panes import GamePanes, pane_rows
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.page import Page, PopUp
from tests.tui.conftest import frame_of
from tests.tui.pictures import check_rows
from tests.tui.table import until

BODY: Final = "body"
"""A page or a pop-up without the keys in its footer."""


class Look(NamedTuple):
    """A screen as it is at one moment."""

    screen: Screen[Any]
    rows: list[str]
    below: list[str]
    """The screen below a pop-up."""


async def look(pilot: Pilot[None]) -> Look:
    """Return what is on the screen, once it has been laid out."""
    await until(pilot, lambda: _has_its_place(pilot.app.screen))
    *_, below, screen = pilot.app.screen_stack
    beside = frame_of(below).splitlines() if isinstance(screen, PopUp) else []
    return Look(screen, frame_of(screen).splitlines(), beside)


def _has_its_place(screen: Screen[Any]) -> bool:
    """Whether a page has been laid out; a pop-up makes its frame as large as it has rows."""
    if not isinstance(screen, Page):
        return True
    rows, height = len(screen.lines.rows), screen.lines.region.height
    return 0 < rows == height if isinstance(screen, PopUp) else min(rows, height) > 0


def picture(now: Look, parts: Sequence[str] = (), before: Look | None = None) -> str:
    """Return the specific part of a screen; after earlier keys, only the rows that changed."""
    told: list[str] = []
    for name, place in _particular(now, parts).items():
        rows = cut(now.rows, place)
        if before is not None:
            rows = changed(cut(before.rows, place), rows)
            assert rows, f"nothing has changed: {name}"
        told += [f"{name}:", *rows] if name else rows
    assert told, f"none of these is on the screen: {parts}"
    return "\n".join(told) + "\n"


def cut(rows: Sequence[str], place: Rect) -> list[str]:
    """Return the part of the rows inside a rectangle."""
    x, y, width, height = place
    return [row[x : x + width].rstrip() for row in rows[y : y + height]]


def changed(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """Return the rows that have changed, with their numbers."""
    pairs = enumerate(zip_longest(before, after, fillvalue=""), 1)
    return [f"{number:>2} {row}".rstrip() for number, (was, row) in pairs if was != row]


def without(rows: Sequence[str], places: Iterable[Rect]) -> list[str]:
    """Return the rows with some rectangles blanked."""
    cells = max(map(len, rows))
    found = [row.ljust(cells) for row in rows]
    for x, y, width, height in places:
        for number in range(y, min(y + height, len(found))):
            row = found[number]
            found[number] = row[:x] + " " * len(row[x : x + width]) + row[x + width :]
    return [row.rstrip() for row in found]


def check_rest(now: Look, parts: Sequence[str], before: Look | None) -> None:
    """Check everything that is not in the picture."""
    screen = now.screen
    if isinstance(screen, GameScreen) and parts:
        _check_table(screen, now.rows, parts, before)
    if isinstance(screen, Page) and BODY in parts:
        _check_footer(screen, now.rows)
    if isinstance(screen, PopUp):
        _check_around([_place(screen)], now.below, now.rows, "what a pop-up leaves in sight")


def _check_table(
    screen: GameScreen, rows: Sequence[str], parts: Sequence[str], before: Look | None
) -> None:
    """Check that panes show what they return, or what they showed before the last keys."""
    places = _panes(screen)
    others = [pane for pane in places if pane not in parts]
    if before is not None:
        others = [pane for pane in others if pane in _pointing(screen)]
        free = [places[pane] for pane in (*parts, *others) if pane in places]
        _check_around(free, before.rows, rows, "what the last keys leave as it was")
    for pane in others:
        expected = _filled(_returned(screen, pane, places), places[pane])
        check_rows(expected, cut(rows, places[pane]), f"the pane {pane}")


def _check_around(
    places: Iterable[Rect], expected: Sequence[str], got: Sequence[str], where: str
) -> None:
    """Check that two screens are the same outside some places."""
    free = list(places)
    check_rows(without(expected, free), without(got, free), where)


def _pointing(screen: GameScreen) -> tuple[str, ...]:
    """Return the panes that follow every move: the footer and the marks on the map."""
    return (at.FOOTER, at.LEFT) if screen.controller.cursor.view == FIELD else (at.FOOTER,)


def _particular(now: Look, parts: Sequence[str]) -> dict[str, Rect]:
    """Return the rectangles in the picture of a screen, by name; none if it is the whole screen."""
    screen = now.screen
    if isinstance(screen, GameScreen) and parts:
        return {pane: place for pane, place in _panes(screen).items() if pane in parts}
    if not isinstance(screen, Page):
        return {"": Rect(0, 0, max(map(len, now.rows)), len(now.rows))}
    place = _place(screen)
    name = f"pop-up at {place.x}, {place.y}" if isinstance(screen, PopUp) else ""
    return {name: place._replace(height=_footer_row(screen)) if BODY in parts else place}


def _place(page: Page[Any]) -> Rect:
    """Return the position of a page or a pop-up."""
    return Rect(*page.lines.region)


def _footer_row(page: Page[Any]) -> int:
    """Return the footer row of a page: the last one, in a pop-up the last inside the frame."""
    return page.lines.region.height - (2 if isinstance(page, PopUp) else 1)


def _panes(screen: GameScreen) -> dict[str, Rect]:
    """Return the position of each pane of the table."""
    own = (pane.name for pane in screen.controller.presenter.panes.panes)
    found = {pane: screen.place_of(pane) for pane in (*at.OWN, *own)}
    return {pane: place for pane, place in found.items() if place is not None}


def _returned(screen: GameScreen, pane: str, places: Mapping[str, Rect]) -> Sequence[Line]:
    """Return the rows that a pane has for this position."""
    table = screen.controller
    if pane != at.LEFT or table.cursor.view != FIELD:
        return pane_rows(table, pane, places, None, GamePanes())
    field, place = table.presenter.panes.field, places[at.LEFT]
    layout = field.layout(place.width, place.height)
    every = frozenset(range(layout.height))
    drawn = field.draw(layout, table.sight.board, table.marks, table.place, every, legend=True)
    return [drawn[number] for number in sorted(drawn)]


def _filled(rows: Sequence[Line], place: Rect) -> list[str]:
    """Return rows as they appear in a rectangle."""
    texts = [plain(fitted(row, place.width)).rstrip() for row in rows[: place.height]]
    return [*texts, *[""] * (place.height - len(texts))]


def _check_footer(page: Page[Any], rows: Sequence[str]) -> None:
    """Check that the footer of a page shows its keys."""
    edge = int(isinstance(page, PopUp))
    x, y, width, _ = _place(page)
    inside = Rect(x + edge, y + _footer_row(page), width - 2 * edge, 1)
    expected = plain(page.footer(inside.width)).rstrip()
    check_rows([expected], cut(rows, inside), "the footer")
