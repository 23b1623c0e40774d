"""The text in an area: its name, its people, who controls it, and the pieces in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from adp_tui.games.adp.map.names import caption_rows, is_broken
from adp_tui.games.adp.map.pieces import Lanes, indented, joined, piece_row, spelled
from adp_tui.games.adp.map.status import (
    ATTITUDE,
    CHIP_WIDTH,
    CONTROL_LETTER,
    CONTROL_ROLE,
    CONTROL_WORD,
    CURSOR,
    people,
)
from adp_tui.games.adp.texts import panes as texts
from adp_tui.games.adp.texts.map import CONTROL_CHIP
from adp_tui.look.cells import cells_of, column, filled, pad
from adp_tui.look.paint import Line, Role, Run, fitted, width
from adp_tui.mapping.layout import Area, AreaForm
from adp_tui.widgets.rows import cut_runs
from core.adp.model.board import Board, Space
from core.adp.model.ids import COIN, FACTIONS, INSURGENTS, Control, Faction, SpaceId, Support

_LANES: Final = {
    AreaForm.COMPACT: Lanes(0, 4),
    AreaForm.LARGE: Lanes(1, 6),
    AreaForm.WIDE: Lanes(1, 6),
}
_SHORTEST_SPACED_NAME: Final = 3
"""A name cut below this many letters loses the blank after it instead."""


class Written(NamedTuple):
    """A row of text, and how far right of and below its box it begins."""

    dx: int
    dy: int
    row: Line


class Scene(NamedTuple):
    """One area to draw."""

    space: SpaceId
    area: Area
    here: Space
    population: int
    control: Control
    mark: str
    """One cell: a digit or a sign before the name; blank if there is none."""

    under_cursor: bool

    @property
    def people(self) -> str:
        """Population, with a sign if it includes Returnees."""
        return people(self.population, self.here)

    @property
    def terror(self) -> Line:
        """Terror, if there is any."""
        return ((f"!{self.here.terror}", Role.TROUBLE),) if self.here.terror else ()

    @property
    def name_role(self) -> Role:
        """The cursor highlights the name."""
        return Role.CURSOR if self.under_cursor else Role.STRONG

    @property
    def mark_run(self) -> Run:
        """The mark, which the cursor replaces."""
        return (CURSOR, Role.CURSOR) if self.under_cursor else (self.mark, Role.KEY)


def scene(
    board: Board, space: SpaceId, area: Area, mark: str = " ", under_cursor: bool = False
) -> Scene:
    """Return everything that the caption of an area depends on."""
    return Scene(
        space,
        area,
        board.spaces[space],
        board.population(space),
        board.control(space),
        mark,
        under_cursor,
    )


@lru_cache(maxsize=2048)  # most areas stay the same from one drawing to the next
def caption(form: AreaForm, scene: Scene) -> tuple[Written, ...]:
    """Return the rows of an area's text, cut at the wall."""
    room = scene.area.room
    return tuple(Written(dx, dy, _within(row, room(dy) - dx)) for dx, dy, row in _rows(form, scene))


def _rows(form: AreaForm, scene: Scene) -> Iterator[Written]:
    match form:
        case AreaForm.COMPACT:
            return _compact(scene)
        case AreaForm.LARGE:
            return _large(scene)
        case AreaForm.WIDE:
            return _wide(scene)


def _within(row: Line, room: int) -> Line:
    return row if width(row) <= room else fitted(row, room)


def _compact(scene: Scene) -> Iterator[Written]:
    """Name and status share a row if they can; a mark is in the wall before them."""
    if scene.under_cursor or scene.mark != " ":
        yield Written(-1, 0, (scene.mark_run,))
    status = _compact_status(scene)
    room = scene.area.text.width
    (name, *_) = caption_rows(AreaForm.COMPACT, scene.space)
    if is_broken(AreaForm.COMPACT, scene.space):
        yield Written(0, 0, ((name, scene.name_role),))
        yield Written(0, 1, status)
        used = 2
    else:
        head = (*_cut_name(name, scene.name_role, room - width(status)), *status)
        if scene.area.text.height == 1:
            yield Written(0, 0, _in_one_row(head, scene, AreaForm.COMPACT))
            return
        yield Written(0, 0, head)
        used = 1
    yield from _pieces(scene, used, AreaForm.COMPACT)


def _compact_status(scene: Scene) -> Line:
    runs: list[Run] = [
        (scene.people, Role.TEXT),
        (CONTROL_LETTER[scene.control], CONTROL_ROLE[scene.control]),
    ]
    if scene.here.support is not Support.NEUTRAL:
        runs.append(ATTITUDE[scene.here.support])
    return (*runs, *scene.terror)


def _cut_name(name: str, role: Role, room: int) -> Line:
    """Return as many letters as fit, and a blank unless that leaves too few."""
    gap = " " if room > _SHORTEST_SPACED_NAME else ""
    room -= cells_of(gap)
    return ((name if cells_of(name) <= room else filled(name, room), role), (gap, Role.TEXT))


def _large(scene: Scene) -> Iterator[Written]:
    """Name, status, pieces of COIN, pieces of Insurgents."""
    text, names = scene.area.text, caption_rows(AreaForm.LARGE, scene.space)
    status = _large_status(scene)
    if text.height == 1:
        head: Line = (scene.mark_run, (names[0], scene.name_role), (" ", Role.TEXT))
        yield Written(0, 0, _in_one_row((*head, *status), scene, AreaForm.LARGE))
        return
    for dy, name in enumerate(names):
        mark = scene.mark_run if dy == 0 else (" ", scene.name_role)
        name = pad(name, text.width - 1) if scene.under_cursor else name
        yield Written(0, dy, (mark, (name, scene.name_role)))
    used = len(names)
    yield Written(0, used, indented(status, int(width(status) < text.width)))
    yield from _pieces(scene, used + 1, AreaForm.LARGE)


def _large_status(scene: Scene) -> Line:
    """Each part has its columns; missing parts at the end are not written."""
    people = (pad(scene.people, 2), Role.TEXT)
    control = (CONTROL_WORD[scene.control], CONTROL_ROLE[scene.control])
    attitude = ATTITUDE[scene.here.support]
    if scene.terror:
        return (people, control, attitude, *scene.terror)
    if scene.here.support is not Support.NEUTRAL:
        return (people, control, attitude)
    return (people, control) if scene.control is not Control.NONE else ((scene.people, Role.TEXT),)


def _wide(scene: Scene) -> Iterator[Written]:
    """Name and Population, status if there is any, then a row for each Faction."""
    text, (label, *_) = scene.area.text, caption_rows(AreaForm.WIDE, scene.space)
    status = _wide_status(scene)
    pieces = [row for faction in FACTIONS if (row := spelled(scene.here, faction))]
    if text.height < len(FACTIONS):
        people = (f"  {scene.people}", scene.name_role if scene.under_cursor else Role.TEXT)
        head: Line = (scene.mark_run, (label, scene.name_role), people)
        yield Written(
            0, 0, cut_runs((*head, (" ", Role.TEXT), *status) if status else head, text.width)
        )
        yield Written(0, 1, cut_runs(indented(joined(pieces, "  "), 1), text.width))
        return
    name = column(label, text.width - 2 - cells_of(scene.people))
    people = (f"{scene.people} ", scene.name_role if scene.under_cursor else Role.TEXT)
    yield Written(0, 0, (scene.mark_run, (name, scene.name_role), people))
    if status:
        yield Written(0, 1, indented(status, int(width(status) < text.width)))
    for dy, row in enumerate(pieces, 2 if status else 1):
        yield Written(0, dy, cut_runs(indented(row, 1), text.width))


def _wide_status(scene: Scene) -> Line:
    """Control as a chip, attitude in a word, Terror; nothing if all is normal."""
    word = texts.ATTITUDE[scene.here.support]
    if scene.control is Control.NONE and not word and not scene.terror:
        return ()
    chip = CONTROL_CHIP[scene.control]
    runs: list[Run] = [(chip, CONTROL_ROLE[scene.control])] if chip else []
    if word or scene.terror:
        runs.append((" " * (CHIP_WIDTH - cells_of(chip)), Role.TEXT))
        glyph, role = ATTITUDE[scene.here.support]
        runs.append((f"{glyph}{pad(word, 4)}", role))
    return (*(run for run in runs if run[0]), *scene.terror)


def _in_one_row(head: Line, scene: Scene, form: AreaForm) -> Line:
    """Return everything in a single row."""
    room = scene.area.text.width
    left = room - width(head) - 1
    pieces = piece_row(scene.here, FACTIONS, left, Lanes(0, _LANES[form].right))
    return cut_runs((*head, (" ", Role.TEXT), *pieces) if pieces else head, room)


def _pieces(scene: Scene, used: int, form: AreaForm) -> Iterator[Written]:
    """Return the pieces in the remaining rows: a row for each side, or one for all."""
    one_row = scene.area.text.height - used == 1
    sides: tuple[tuple[Faction, ...], ...] = (FACTIONS,) if one_row else (COIN, INSURGENTS)
    for dy, factions in enumerate(sides, used):
        row = piece_row(scene.here, factions, scene.area.room(dy), _LANES[form])
        if row:
            yield Written(0, dy, row)
