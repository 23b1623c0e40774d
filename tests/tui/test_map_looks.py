"""How the map looks: roles, themes and glyphs."""

from __future__ import annotations

import unicodedata
from itertools import groupby

import pytest

from adp_tui.games.adp.looks import LOOKS, Hue, Tint
from adp_tui.games.adp.map.layouts import LARGE
from adp_tui.games.adp.map.pieces import BASE_GLYPH, group
from adp_tui.games.adp.map.status import ATTITUDE, CONTROL_LETTER, CURSOR, RETURNEES, SABOTAGE
from adp_tui.games.adp.texts.map import SIGNS
from adp_tui.look.paint import ASCII, CAN, Role, Tinted, tints
from adp_tui.look.theme import THEMES, Theme
from adp_tui.mapping.layout import Layout
from adp_tui.play.marks import CHANGED, CHOSEN
from adp_tui.presenter.panes import Marks
from adp_tui.widgets.rows import MORE
from core.adp.model.atlas import SPACES
from core.adp.model.board import Forces
from core.adp.model.ids import TALIBAN, WARLORDS, Control
from core.adp.model.ids import SpaceId as S
from tests.tui.maps import (
    POSITIONS,
    RALLY_MARKS,
    cell,
    crowded,
    draw,
    every_layout,
    later,
    picture,
    start,
)

LINES = "".join(chr(glyph) for glyph in ASCII if 0x2500 <= glyph < 0x2580)
"""Walls, borders and roads."""

WORN = {name: theme.with_looks_of(LOOKS) for name, theme in THEMES.items()}
"""Every theme in the colours of the game."""

DARK, LIGHT, SIXTEEN, MONOCHROME = WORN.values()
ROLES = (*Role, *Hue)

every_theme = pytest.mark.parametrize("theme", WORN.values(), ids=WORN)


# Roles


def test_pieces_have_the_roles_of_their_factions() -> None:
    forces = Forces(taliban_bases=1, taliban_underground=2, taliban_active=1, warlord_active=2)

    assert group(forces, TALIBAN) == (
        ("T", Hue.TALIBAN),
        ("▪2u", Hue.TALIBAN_COUNT),
        ("1a", Hue.TALIBAN_ACTIVE),
    )
    assert group(forces, WARLORDS) == (("W", Hue.WARLORDS), ("2a", Hue.WARLORDS_ACTIVE))


def test_control_is_a_role_and_its_area_is_tinted() -> None:
    rows = draw(LARGE, later())
    x, y, *_ = LARGE.areas[S.KABUL].text

    assert cell(rows, x + 1, y) == ("K", Tinted(Role.STRONG, Tint.COIN))
    assert cell(rows, x + 3, y + 1) == ("C", Tinted(Hue.COIN_CONTROL, Tint.COIN))
    assert cell(rows, x - 1, y) == ("│", Role.WALL)

    x, y, *_ = LARGE.areas[S.NURISTAN].text
    assert cell(rows, x + 3, y + 1) == ("T", Tinted(Hue.TALIBAN_CONTROL, Tint.TALIBAN))
    assert cell(rows, x + 7, y + 1) == ("▾", Tinted(Role.TROUBLE, Tint.TALIBAN))

    x, y, *_ = LARGE.areas[S.BALKH].text
    assert cell(rows, x + 1, y) == ("B", Role.STRONG)


def test_the_cursor_lies_on_the_name_and_on_nothing_else() -> None:
    rows = draw(LARGE, start(), cursor=S.HERAT)
    x, y, cells, _ = LARGE.areas[S.HERAT].text

    under = {
        (column, row)
        for row in range(LARGE.height)
        for column in range(LARGE.width)
        if Role.CURSOR in (look := cell(rows, column, row)[1], getattr(look, "role", None))
    }
    assert under == {(x + dx, y) for dx in range(cells)}


def test_lines_are_walls_borders_or_roads() -> None:
    rows = draw(LARGE, start())

    assert cell(rows, 22, 2) == ("│", Role.WALL)
    assert cell(rows, 0, 10) == ("┃", Role.BORDER)
    assert cell(rows, 11, 9) == ("║", Role.ROAD)
    assert cell(rows, 11, 8) == ("o", Role.ROAD)


@every_layout
def test_cells_of_the_same_look_are_one_run(layout: Layout) -> None:
    for row in draw(layout, later(), RALLY_MARKS, S.KABUL):
        looks = [look for _, look in row]
        assert looks == [look for look, _ in groupby(looks)]


# Themes and glyphs


@every_theme
def test_every_theme_has_every_role_on_every_ground(theme: Theme) -> None:
    assert set(theme.styles) == {
        *ROLES,
        *(tints(ground)[role] for ground in Tint for role in ROLES),
    }


def test_a_tint_is_a_background_and_roles_with_their_own_keep_it() -> None:
    for theme in (DARK, LIGHT):
        plainly, tinted = theme.style(Hue.TALIBAN), theme.style(Tinted(Hue.TALIBAN, Tint.COIN))
        assert tinted.color == plainly.color
        assert tinted.bgcolor not in (plainly.bgcolor, None)
        for role in (Role.CURSOR, Hue.COIN_CONTROL, Hue.TALIBAN_ACTIVE):
            assert theme.style(Tinted(role, Tint.TALIBAN)) == theme.style(role)


@pytest.mark.parametrize("theme", [SIXTEEN, MONOCHROME], ids=["16 colours", "monochrome"])
def test_without_colours_to_spare_nothing_is_tinted(theme: Theme) -> None:
    for ground in Tint:
        assert all(theme.style(Tinted(role, ground)) == theme.style(role) for role in ROLES)


def test_without_colour_control_and_active_pieces_still_differ() -> None:
    style = MONOCHROME.style

    assert style(Hue.COIN_CONTROL).reverse
    assert style(Hue.TALIBAN_CONTROL).underline
    assert style(Hue.TALIBAN_ACTIVE).underline
    assert style(Role.CURSOR).reverse
    assert all(one.color is None and one.bgcolor is None for one in MONOCHROME.styles.values())


def test_in_16_colours_letters_are_chips_and_numbers_are_plain() -> None:
    for name in ("COALITION", "GOVERNMENT", "TALIBAN", "WARLORDS"):
        assert SIXTEEN.style(Hue[name]).bgcolor is not None
        assert SIXTEEN.style(Hue[f"{name}_COUNT"]).bgcolor is None


@every_layout
def test_every_glyph_but_lines_is_one_cell_wide_everywhere(layout: Layout) -> None:
    marks: Marks = dict(zip(SPACES, f"123456789{CAN}✓~" * 3, strict=False))
    for board in POSITIONS.values():
        for glyph in set(picture(draw(layout, board, marks, S.KABUL))) - {"\n"}:
            name = unicodedata.name(glyph)
            narrow = unicodedata.east_asian_width(glyph) in ("N", "Na")
            assert narrow or name.startswith("BOX DRAWINGS"), name


@every_layout
def test_letters_can_replace_every_glyph(layout: Layout) -> None:
    for board in POSITIONS.values():
        shown = picture(draw(layout, board, RALLY_MARKS, S.KABUL))
        letters = shown.translate(ASCII)
        assert letters.isascii()
        assert [len(row) for row in letters.split("\n")] == [len(row) for row in shown.split("\n")]


@every_layout
@pytest.mark.parametrize("ascii_only", [False, True])
def test_every_sign_on_the_map_is_in_the_legend(layout: Layout, ascii_only: bool) -> None:
    told = "".join(sign for sign, _ in SIGNS) + LINES
    marks: Marks = {**RALLY_MARKS, S.ZABOL: CHANGED}
    told = told.translate(ASCII) if ascii_only else told

    for board in (start(), later(), crowded()):
        drawn = picture(draw(layout, board, marks, S.HERAT), ascii_only=ascii_only)
        signs = {sign for sign in drawn if not sign.isalnum() and not sign.isspace()}
        assert signs - {".", ","} <= set(told) | {"-"}


def test_in_plain_letters_one_sign_of_an_area_means_one_thing() -> None:
    signs = [
        *(glyph for glyph, _ in ATTITUDE.values() if glyph.strip()),
        *(CONTROL_LETTER[Control.NONE], RETURNEES, MORE[0], SABOTAGE[0], BASE_GLYPH, "!", "/"),
        *(CURSOR, CAN, CHOSEN, CHANGED),
    ]
    plain_signs = [sign.translate(ASCII) for sign in signs]

    assert len(set(plain_signs)) == len(plain_signs)
    assert not {sign for sign in plain_signs if sign.isalpha()} & set("uamCGTWo")
