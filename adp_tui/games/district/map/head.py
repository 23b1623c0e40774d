"""RDS-21: The first two rows of an Area: its name, its people and terrain, what is in it."""

from __future__ import annotations

from typing import Final, NamedTuple

from adp_tui.games.district.looks import LOOKS
from adp_tui.games.district.map.scene import AreaScene
from adp_tui.games.district.map.unit_words import UNIT_ROLE
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import map as texts
from adp_tui.games.district.texts.names import LETTER
from adp_tui.look.cells import abridged, cells_of, pad
from adp_tui.look.paint import BLANK, Line, Role, Run, width
from adp_tui.mapping.layout import AreaForm
from adp_tui.widgets.rows import joined, spread
from core.district.model.ids import BELLIGERENTS, GOVERNMENT, Belligerent

CURSOR: Final = "▸"
NO_MARK: Final = " "


class Marking(NamedTuple):
    """What is shown of the question before the name of an Area."""

    mark: str = NO_MARK
    under_cursor: bool = False


def name_row(scene: AreaScene, marking: Marking, cells: int) -> Line:
    """Return the mark, the name, and at the right Population and terrain.

    The Area being activated is in capitals; one that has been activated is dim, with a full stop.
    """
    name, role = _name(scene)
    facts = (texts.population(scene.population), texts.terrain(scene.terrain))
    right = " ".join(facts)
    if cells_of(name) + cells_of(right) + 2 > cells:
        right = "".join(facts)
    name = abridged(name, cells - cells_of(right) - 1)
    gap = " " * (cells - 1 - cells_of(name) - cells_of(right))
    if marking.under_cursor:
        return ((f"{CURSOR}{name}{gap}{right}", Role.CURSOR),)
    return ((marking.mark, Role.KEY), (name, role), (gap, Role.TEXT), (right, Role.DIM))


def _name(scene: AreaScene) -> tuple[str, Role]:
    name = called(scene.area)
    if scene.is_active:
        return texts.capitals(name), Role.STRONG
    return (f"{name}{texts.DONE}", Role.DIM) if scene.is_done else (name, Role.TEXT)


def state_row(scene: AreaScene, form: AreaForm, cells: int) -> Line:
    """Return Infrastructure and Terror, and at the right Control and LOC Control."""
    is_wide = form is AreaForm.WIDE
    left = joined((_infrastructure(scene), _terror(scene, is_wide=is_wide)), " ")
    parts = [_acts(scene, form) if scene.acts is not None else _loc(scene, form)]
    if is_wide and scene.control is not None:
        parts.insert(0, ((texts.control(_side(scene.control, form)), Role.DIM),))
    right = joined(filter(None, parts), "  ")
    return spread(left, right, cells) if right else left


def _infrastructure(scene: AreaScene) -> Line:
    """Return the Infrastructure of both sides; that of whoever has Control with a capital."""
    if not scene.government and not scene.insurgent:
        return BLANK
    runs: list[Run] = [(texts.INFRASTRUCTURE, Role.DIM)]
    for side in BELLIGERENTS:
        number = scene.government if side is GOVERNMENT else scene.insurgent
        in_control = side is scene.control
        told = texts.infrastructure(LETTER[side], number, in_control=in_control) if number else ""
        runs += [(" ", Role.TEXT), (pad(told, 2), UNIT_ROLE[side])]
    return tuple(runs)


def _terror(scene: AreaScene, *, is_wide: bool) -> Line:
    if not scene.terror:
        return BLANK
    word = f" {texts.TERROR_IN_WORDS}" if is_wide else ""
    return ((f"{texts.TERROR}{word}", Role.TROUBLE),)


def _loc(scene: AreaScene, form: AreaForm) -> Line:
    """7.22: Return who has LOC Control; nothing if it is nobody."""
    if len(scene.loc) > 1:
        return ((f"{texts.LOC} ", Role.DIM), (texts.UNDECIDED, Role.TEXT))
    holder = next(iter(scene.loc), None)
    if holder is None:
        return BLANK
    return ((f"{texts.LOC} ", Role.DIM), (_side(holder, form), LOOKS.side(holder)))


def _acts(scene: AreaScene, form: AreaForm) -> Line:
    """6: Return who holds the opportunity."""
    assert scene.acts is not None
    return ((texts.acts(_side(scene.acts, form)), LOOKS.side(scene.acts)),)


def _side(side: Belligerent, form: AreaForm) -> str:
    return LETTER[side] if form is AreaForm.COMPACT else texts.SIDE[side]


def head_rows(scene: AreaScene, marking: Marking, form: AreaForm, cells: int) -> tuple[Line, ...]:
    """Return both rows, each within its room."""
    margin = 0 if form is AreaForm.COMPACT else 1
    state = state_row(scene, form, cells - margin)
    assert width(state) <= cells - margin
    return name_row(scene, marking, cells), ((" " * margin, Role.TEXT), *state)
