"""How the map of Orrin Valley looks: roles, themes, contrast and glyphs."""

from __future__ import annotations

import unicodedata
from typing import Final

import pytest
from rich.color import Color

from adp_tui.games.district.looks import LOOKS, Shade, Tinge
from adp_tui.games.district.texts import map as map_texts
from adp_tui.games.district.texts import panes as pane_texts
from adp_tui.look.paint import ASCII, CAN, Role, Tinted, tints
from adp_tui.look.theme import THEMES, Theme
from adp_tui.mapping.layout import Layout
from core.district.modules.orrin_valley import ORRIN_VALLEY
from tests.tui.district_maps import MARKS, POSITIONS, every_layout, picture

WORN: Final = {name: theme.with_looks_of(LOOKS) for name, theme in THEMES.items()}
"""Every theme in the colours of the game."""

DARK, LIGHT, SIXTEEN, MONOCHROME = WORN.values()
ROLES: Final = (*Role, *Shade)
TEXTS: Final = tuple(role for role in ROLES if role not in (Role.WALL, Role.BORDER, Role.ROAD))
"""The roles of what people read; lines need not be as easy to see."""

READABLE: Final = 4.5
"""The contrast that text needs at least."""

LINES: Final = "".join(chr(glyph) for glyph in ASCII if 0x2500 <= glyph < 0x2580)

every_theme = pytest.mark.parametrize("theme", WORN.values(), ids=WORN)


def luminance(colour: Color) -> float:
    """Return how bright a colour is, from 0 to 1."""
    parts = [part / 255 for part in colour.get_truecolor()]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(theme: Theme, look: Tinted) -> float:
    """Return the contrast of a role on tinted ground."""
    style = theme.style(look)
    assert style.color is not None
    assert style.bgcolor is not None
    dark, bright = sorted((luminance(style.color), luminance(style.bgcolor)))
    return (bright + 0.05) / (dark + 0.05)


@every_theme
def test_every_theme_has_every_role_on_every_ground(theme: Theme) -> None:
    assert set(theme.styles) == {
        *ROLES,
        *(tints(ground)[role] for ground in Tinge for role in ROLES),
    }


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("ground", Tinge)
def test_text_can_be_read_on_tinted_ground(theme: Theme, ground: Tinge) -> None:
    assert {role for role in TEXTS if contrast(theme, Tinted(role, ground)) < READABLE} == set()


def test_a_tint_is_a_background_of_its_own() -> None:
    for theme in (DARK, LIGHT):
        tinted = {theme.style(Tinted(Shade.GOVERNMENT, ground)).bgcolor for ground in Tinge}
        assert len({theme.style(Shade.GOVERNMENT).bgcolor, *tinted}) == 3


@pytest.mark.parametrize("theme", [SIXTEEN, MONOCHROME], ids=["16 colours", "monochrome"])
def test_without_colours_to_spare_nothing_is_tinted(theme: Theme) -> None:
    for ground in Tinge:
        assert all(theme.style(Tinted(role, ground)) == theme.style(role) for role in ROLES)


def test_letters_of_stacks_differ_from_units_in_every_theme() -> None:
    for theme in WORN.values():
        assert theme.style(Shade.GOVERNMENT) != theme.style(Shade.GOVERNMENT_UNITS)
        assert theme.style(Shade.INSURGENT) != theme.style(Shade.INSURGENT_UNITS)


@every_layout
def test_every_glyph_but_lines_is_one_cell_wide_everywhere(layout: Layout) -> None:
    symbols = "".join(pane_texts.SYMBOLS.values())
    for board in POSITIONS.values():
        shown = picture(layout, board, MARKS, "orrin-town") + symbols
        for glyph in set(shown) - {"\n"}:
            narrow = unicodedata.east_asian_width(glyph) in ("N", "Na")
            assert narrow or unicodedata.name(glyph).startswith("BOX DRAWINGS"), glyph


@every_layout
def test_letters_can_replace_every_glyph(layout: Layout) -> None:
    for board in POSITIONS.values():
        shown = picture(layout, board, MARKS, "orrin-town")
        letters = shown.translate(ASCII)
        assert letters.isascii()
        assert [len(row) for row in letters.split("\n")] == [len(row) for row in shown.split("\n")]
    assert "".join(pane_texts.SYMBOLS.values()).translate(ASCII).isascii()


def test_in_plain_letters_one_sign_of_an_area_means_one_thing() -> None:
    signs = [
        *(map_texts.DISPERSED, map_texts.REVEALED, map_texts.CONCEALED, map_texts.MORE),
        *(map_texts.TERROR, map_texts.BEGIN, map_texts.END, "-", "▸", "✓", "~"),
    ]
    plain_signs = [sign.translate(ASCII) for sign in signs]

    assert len(set(plain_signs)) == len(plain_signs)
    assert not set(plain_signs) & {map_texts.DONE}


@every_layout
def test_every_sign_on_the_map_is_explained(layout: Layout) -> None:
    told = "".join(sign for sign, _ in pane_texts.SIGNS) + LINES + f"▸{CAN}✓"
    for board in POSITIONS.values():
        drawn = picture(layout, board, MARKS, "orrin-town")
        signs = {sign for sign in drawn if not sign.isalnum() and not sign.isspace()}
        assert signs <= set(told) | {"-", ","}


def test_every_kind_of_unit_has_a_short_name_of_its_own() -> None:
    for names, cells in ((map_texts.SHORT, 4), (map_texts.SHORTEST, 2)):
        assert set(names) == set(ORRIN_VALLEY.kinds)
        assert len(set(names.values())) == len(names)
        assert {len(name) for name in names.values()} == {cells}
