"""Themes: how each role looks on dark, light, 16-colour and colourless terminals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.style import Style

from adp_tui.look.paint import ASCII, AnyRole, Look, Looks, Role, tints
from adp_tui.terminal.clean import clean


class Theme(NamedTuple):
    """A style for every role, on plain and on tinted ground."""

    name: str
    background: str
    looks: Mapping[AnyRole, str]
    """The look of each role, in words."""

    styles: Mapping[Look, Style]
    """The same as Rich styles, with every role on every ground."""

    ascii: bool = False
    """Whether glyphs are drawn as letters."""

    @property
    def ground(self) -> str:
        """The background of a screen; the terminal's own if the theme has none."""
        return self.background or "ansi_default"

    @property
    def native(self) -> bool:
        """Whether the terminal's own colours are used, sent unchanged."""
        return not self.background

    def style(self, look: Look) -> Style:
        """Return the style of a role."""
        return self.styles[look]

    def text(self, text: str) -> str:
        """Return a text with the glyphs of this look."""
        text = clean(text)  # rows contain names from files
        return text.translate(ASCII) if self.ascii else text

    def in_ascii(self) -> Theme:
        """Return the same look with ASCII letters only."""
        return self._replace(name=f"{self.name}-ascii", ascii=True)

    def with_looks_of(self, *games: Looks) -> Theme:
        """Return the same look with the roles of some games."""
        theme = self
        name = self.name.removesuffix("-ascii")
        for game in games:
            plain = dict.fromkeys(game.roles, self.looks[Role.TEXT])
            looks = {**theme.looks, **plain, **game.styles.get(name, {})}
            styles: dict[Look, Style] = {
                role: _style(look, self.background) for role, look in looks.items()
            }
            grounds = {ground for some in game.grounds.values() for ground in some}
            for ground in grounds:
                tint = game.grounds.get(name, {}).get(ground, self.background)
                on_it = {tints(ground)[role]: _style(look, tint) for role, look in looks.items()}
                styles |= on_it
            theme = theme._replace(looks=looks, styles={**theme.styles, **styles})
        return theme


def _theme(name: str, background: str, looks: Mapping[AnyRole, str]) -> Theme:
    styles: dict[Look, Style] = {role: _style(look, background) for role, look in looks.items()}
    return Theme(name, background, looks, styles)


def _style(look: str, background: str) -> Style:
    """Return a style, on the background unless it has its own."""
    return Style.parse(look if " on " in look or not background else f"{look} on {background}")


DARK: Final = _theme(
    "dark",
    "#12161c",
    {
        Role.TEXT: "#c3cad3",
        Role.STRONG: "bold #f2f5f8",
        Role.DIM: "#8b95a2",
        Role.TROUBLE: "#ff8a70",
        Role.CURSOR: "#12161c on #f0d060",
        Role.KEY: "bold #f0d060",
        Role.ROAD: "#d9b45a",
        Role.WALL: "#4b5767",
        Role.BORDER: "#8593a5",
        Role.WHAT_IF: "bold #12161c on #c69bff",
        Role.BAR: "#c3cad3 on #232a33",
        Role.ROW: "#f2f5f8 on #2b323c",
    },
)

LIGHT: Final = _theme(
    "light",
    "#fbfaf6",
    {
        Role.TEXT: "#33383f",
        Role.STRONG: "bold #0e1116",
        Role.DIM: "#5f656d",
        Role.TROUBLE: "#b3261e",
        Role.CURSOR: "#fbfaf6 on #7a4d00",
        Role.KEY: "bold #7a4d00",
        Role.ROAD: "#8a5f00",
        Role.WALL: "#b3aea2",
        Role.BORDER: "#6d6a63",
        Role.WHAT_IF: "bold #fbfaf6 on #6a3fb5",
        Role.BAR: "#33383f on #ebe8df",
        Role.ROW: "#0e1116 on #fff2b8",
    },
)

SIXTEEN: Final = _theme(
    "16-colours",
    "",
    {
        Role.TEXT: "default",
        Role.STRONG: "bold default",
        Role.DIM: "default",
        Role.TROUBLE: "white on red",
        Role.CURSOR: "black on bright_yellow",
        Role.KEY: "bold",
        Role.ROAD: "yellow",
        Role.WALL: "default",
        Role.BORDER: "default",
        Role.WHAT_IF: "white on magenta",
        Role.BAR: "reverse",
        Role.ROW: "bold",
    },
)

MONOCHROME: Final = _theme(
    "monochrome",
    "",
    {
        Role.TEXT: "none",
        Role.STRONG: "bold",
        Role.DIM: "none",
        Role.TROUBLE: "bold",
        Role.CURSOR: "reverse",
        Role.KEY: "bold",
        Role.ROAD: "bold",
        Role.WALL: "none",
        Role.BORDER: "none",
        Role.WHAT_IF: "reverse",
        Role.BAR: "reverse",
        Role.ROW: "bold",
    },
)

THEMES: Final = {theme.name: theme for theme in (DARK, LIGHT, SIXTEEN, MONOCHROME)}


def theme_for(
    environment: Mapping[str, str], *, chosen: str | None = None, plain: bool | None = None
) -> Theme:
    """Return the chosen look, or otherwise the one that suits the terminal.

    There is no colour if the person wants none. Over SSH a terminal seldom reports more about its
    colours than its name, so only the colours that the name promises are used.
    """
    if chosen is not None:
        theme = THEMES[chosen]
    elif environment.get("NO_COLOR"):
        theme = MONOCHROME
    elif _has_many_colours(environment):
        theme = DARK
    else:
        theme = SIXTEEN
    if plain is None:
        plain = _draws_lines_wide(environment)
    return theme.in_ascii() if plain else theme


def _draws_lines_wide(environment: Mapping[str, str]) -> bool:
    """Whether the terminal often draws lines two cells wide, which would break the map."""
    language = environment.get("LC_ALL") or environment.get("LC_CTYPE") or environment.get("LANG")
    return (language or "").startswith(("zh", "ja", "ko"))


def _has_many_colours(environment: Mapping[str, str]) -> bool:
    """Whether the terminal reports 256 colours or more."""
    direct = environment.get("COLORTERM") in ("truecolor", "24bit")
    return direct or "256color" in environment.get("TERM", "")
