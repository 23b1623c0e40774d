"""Positions to draw, and frames of what is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest
from msgspec.structs import replace

from adp_tui.games.adp.map.draw import draw_rows
from adp_tui.games.adp.map.layouts import LAYOUTS
from adp_tui.look.paint import ASCII, CAN, Line, plain
from adp_tui.mapping.layout import Layout
from adp_tui.presenter.panes import NO_MARKS, Marks
from core.adp.model.atlas import AFGHAN_AREAS, ATLAS, LOCS, PAKISTAN
from core.adp.model.board import EMPTY_MAP, Board, Space
from core.adp.model.ids import Islamabad, Scenario, Support
from core.adp.model.ids import SpaceId as S
from core.adp.model.scenarios import starting_board

ALL_LAYOUTS: Final = tuple(LAYOUTS)
LAYOUT_NAMES: Final = LAYOUTS._fields
every_layout = pytest.mark.parametrize("layout", ALL_LAYOUTS, ids=LAYOUT_NAMES)

RALLY: Final = (
    *(S.HELMAND, S.WAZIRISTAN, S.NORTHWEST_FRONTIER, S.ORUZGAN, S.GHAZNI, S.PAKTIKA, S.ZABOL),
    *(S.KANDAHAR, S.HERAT, S.NURISTAN, S.KABUL, S.FARAH, S.FARYAB, S.BALKH, S.KONDUZ, S.KHOWST),
    *(S.BAGHLAN, S.BADAKHSHAN, S.BADGHIS, S.BAMIAN, S.GHOWR, S.SAMANGAN, S.SAR_E_POL, S.NIMRUZ),
    S.BALOCHISTAN,
)
"""Where the Taliban may Rally, in the order of the list."""

RALLY_MARKS: Final[Marks] = {
    **dict.fromkeys(RALLY, CAN),
    **{space: str(digit) for digit, space in enumerate(RALLY[:9], 1)},
    S.NURISTAN: "✓",
}


def start(scenario: Scenario = Scenario.MAIN) -> Board:
    """Return a position at the start."""
    return starting_board(scenario)


def later() -> Board:
    """Return a position in the middle of a game: attitudes, Terror, pieces on roads."""
    spaces = {
        S.BALKH: Space(government_police=1, warlord_bases=2, warlord_underground=3),
        S.KONDUZ: Space(
            government_bases=1,
            government_troops=2,
            government_police=2,
            taliban_underground=1,
            warlord_bases=1,
            warlord_underground=2,
        ),
        **dict.fromkeys(
            (S.FARYAB, S.BAGHLAN, S.BAMIAN, S.FARAH),
            Space(warlord_bases=1, warlord_underground=1),
        ),
        S.HERAT: Space(
            government_bases=1,
            government_troops=1,
            government_police=3,
            taliban_active=1,
            support=Support.SUPPORT,
        ),
        S.KABUL: Space(
            coalition_bases=1,
            coalition_troops=4,
            government_troops=4,
            government_police=4,
            taliban_underground=1,
            taliban_active=1,
            support=Support.SUPPORT,
            terror=1,
            returnees=1,
        ),
        S.NURISTAN: Space(
            taliban_bases=1,
            taliban_underground=2,
            warlord_bases=1,
            warlord_underground=1,
            support=Support.OPPOSITION,
        ),
        S.KHOWST: Space(
            coalition_bases=1,
            coalition_troops=2,
            government_troops=1,
            government_police=2,
            taliban_underground=1,
            support=Support.SUPPORT,
            returnees=1,
        ),
        S.ORUZGAN: Space(
            coalition_troops=1,
            taliban_bases=1,
            taliban_underground=2,
            taliban_active=1,
            support=Support.OPPOSITION,
        ),
        S.GHAZNI: Space(
            coalition_troops=1,
            government_troops=2,
            government_police=1,
            taliban_bases=1,
            taliban_underground=2,
        ),
        S.PAKTIKA: Space(
            coalition_troops=1,
            taliban_bases=1,
            taliban_underground=2,
            support=Support.OPPOSITION,
        ),
        **dict.fromkeys(
            (S.ZABOL, S.NORTHWEST_FRONTIER), Space(taliban_bases=1, taliban_underground=2)
        ),
        S.WAZIRISTAN: Space(taliban_bases=2, taliban_underground=2),
        S.HELMAND: Space(
            taliban_bases=1,
            taliban_underground=3,
            taliban_active=1,
            warlord_bases=1,
            warlord_underground=1,
            support=Support.OPPOSITION,
            terror=1,
        ),
        S.KANDAHAR: Space(
            coalition_bases=1,
            coalition_troops=3,
            government_troops=3,
            government_police=2,
            taliban_underground=2,
            taliban_active=1,
            warlord_bases=1,
            warlord_underground=1,
            warlord_active=1,
            support=Support.SUPPORT,
            terror=1,
        ),
        S.KABUL_TOR_KHAM: Space(government_troops=2, taliban_underground=1),
        S.FARAH_KANDAHAR: Space(warlord_underground=1),
        S.KANDAHAR_KABUL: Space(sabotaged=True, taliban_active=1),
        S.KANDAHAR_SPIN_BOLDAK: Space(government_police=1),
    }
    return replace(start(), spaces=EMPTY_MAP | spaces, islamabad=Islamabad.TOLERANCE)


def crowded() -> Board:
    """Return a position with more in every space than there are pieces."""
    full = Space(
        coalition_troops=12,
        government_bases=1,
        government_troops=11,
        government_police=10,
        taliban_underground=10,
        taliban_active=12,
        warlord_bases=1,
        warlord_underground=3,
        warlord_active=11,
    )
    spaces = {
        **{
            space: replace(
                full,
                terror=12,
                returnees=1,
                support=Support.OPPOSITION if ATLAS[space].pashtun else Support.SUPPORT,
            )
            for space in AFGHAN_AREAS
        },
        **dict.fromkeys(
            PAKISTAN, Space(taliban_bases=2, taliban_underground=12, taliban_active=11)
        ),
        **dict.fromkeys(LOCS, replace(full, government_bases=0, warlord_bases=0, sabotaged=True)),
    }
    return replace(start(), spaces=spaces, islamabad=Islamabad.SPONSORSHIP, hard=True)


POSITIONS: Final = {
    "short": start(Scenario.SHORT),
    "main": start(Scenario.MAIN),
    "extended": start(Scenario.EXTENDED),
    "later": later(),
    "crowded": crowded(),
}
"""The positions in the pictures of the map."""


def draw(
    layout: Layout,
    board: Board,
    marks: Marks = NO_MARKS,
    cursor: str | None = None,
    *,
    legend: bool = True,
) -> tuple[Line, ...]:
    """Return the whole map of a position."""
    rows = draw_rows(layout, board, marks, cursor, frozenset(range(layout.height)), legend=legend)
    return tuple(rows[y] for y in range(layout.height))


def picture(rows: Sequence[Line], *, ascii_only: bool = False) -> str:
    """Return rows as text, with all glyphs or in ASCII."""
    text = "\n".join(plain(row).rstrip() for row in rows) + "\n"
    return text.translate(ASCII) if ascii_only else text


def cell(rows: Sequence[Line], x: int, y: int) -> tuple[str, object]:
    """Return the glyph in a cell and its role."""
    for text, look in rows[y]:
        if x < len(text):
            return text[x], look
        x -= len(text)
    raise AssertionError("beyond the row")


def texts(rows: Sequence[Line], layout: Layout, space: str) -> list[str]:
    """Return the rows of an area's text box."""
    x, y, cells, height = layout.areas[space].text
    return [plain(row)[x : x + cells].rstrip() for row in rows[y : y + height]]
