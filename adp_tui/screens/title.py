"""The first screen: continue, new, open, replay, rules, quit; one key each."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from adp_tui import __version__
from adp_tui.config import page_keys as keys
from adp_tui.config.keys import keymap_of, read_keys, settings_folder
from adp_tui.config.page_keys import PageKey
from adp_tui.games import GAMES, GameEntry, Games, on_screen, usual
from adp_tui.look.cells import abridged, cells_of, pad
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.look.theme import Theme
from adp_tui.presenter.cover import Cover
from adp_tui.screens.page import LEAST, Page
from adp_tui.texts import screens as texts
from adp_tui.texts.words import capitalized
from adp_tui.widgets.rows import exactly, spread, titled, wrapped

if TYPE_CHECKING:
    from adp_tui.saved.listing import Shelf

_LEFT: Final = 48
"""Columns of the left part; the sketch takes the rest."""

_INDENT: Final = 3
"""Blanks before the description of an entry."""

_MARKS: Final = 7
"""Columns for the cursor and the key of an entry."""

_NAME: Final = 12
"""Minimum columns for the name of an entry."""

_ABOVE: Final = 4
"""Rows of the title above its first entry."""

_SOON: Final = 0.02
"""Seconds until the saves are read: by then the title is on the screen."""

_NOTICE: Final = 3
"""Rows that a notice may take instead of the footer."""


class MenuItem(NamedTuple):
    """An entry of the title screen."""

    key: str
    name: str
    what: str
    rows: tuple[Line, ...]
    """Its description in the lower part."""

    game: str = ""
    """The game that it is about; blank for the usual one."""


class TitleScreen(Page[str]):
    """Lists the entries; the lower part describes the highlighted one."""

    ABOUT = texts.ABOUT["title"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.TITLE

    def __init__(
        self, folder: Path, look: Theme, games: Games = GAMES, *, notice: str = ""
    ) -> None:
        super().__init__(look, name="title")
        self._games = games
        self.notice = notice
        """A message to the player, shown until the next key."""

        self._folder = folder
        self._shelf: Shelf | None = None
        self._highlighted = ""
        self._rules_key = keymap_of(usual(games).cover).key("rules")
        """The key that opens a rule in a game."""

    @property
    def keys(self) -> tuple[PageKey, ...]:
        """The keys, with one for each game that can be begun."""
        games = on_screen(self._games).values()
        if len(games) == 1:
            return self.KEYS
        begin = [keys.begins(game.cover.key, game.cover.title) for game in games]
        place = self.KEYS.index(keys.NEW)
        return (*self.KEYS[:place], *begin, *self.KEYS[place + 1 :])

    def on_screen_resume(self) -> None:
        """Paint immediately, and read the saves once that is on the screen."""
        self._shelf = None
        super().on_screen_resume()
        self.set_timer(_SOON, self._read_saves)

    def _read_saves(self) -> None:
        """Read the saved games; the one played last is highlighted."""
        from adp_tui.saved.listing import Shelf

        self._shelf = Shelf(self._folder, self._games)
        keymap, _ = read_keys(settings_folder(), usual(self._games).cover)
        self._rules_key = keymap.key("rules")
        self.notice = self.notice or self._shelf.problem
        self._highlighted = self._entries()[0].key
        self.paint()

    async def press(self, key: str) -> None:
        """Choose an entry, or run it."""
        self.notice = ""
        entries = self._entries()
        keys = [entry.key for entry in entries]
        place = keys.index(self._highlighted) if self._highlighted in keys else 0
        match key:
            case "up":
                self._highlighted = keys[max(place - 1, 0)]
            case "down":
                self._highlighted = keys[min(place + 1, len(keys) - 1)]
            case "home":
                self._highlighted = keys[0]
            case "end":
                self._highlighted = keys[-1]
            case "enter":
                await self._do(keys[place])
            case _ if key in keys:
                self._highlighted = key
                await self._do(key)
            case _:
                pass

    def point_at(self, x: int, y: int) -> str | None:
        """Point at an entry; a second click runs it."""
        place = y - _rows_above(self.size.height) - _ABOVE
        entries = self._entries()
        if not 0 <= place < len(entries):
            return None
        if entries[place].key == self._highlighted:
            return "enter"
        self._highlighted = entries[place].key
        return None

    async def _do(self, key: str) -> None:
        action = _ACTIONS.get(key)
        if action is None:
            game = next(item.game for item in self._entries() if item.key == key)
            action = f"new_game({game!r})"
        await self.run_action(f"app.{action}")

    @property
    def is_ready(self) -> bool:
        """Whether the saves have been read."""
        return self._shelf is not None

    @property
    def last(self) -> Path | None:
        """The game that Continue opens."""
        save = self._shelf.last if self._shelf is not None else None
        return None if save is None else save.path

    def _entries(self) -> list[MenuItem]:
        """Return the entries; without saves there is nothing to continue, open or replay."""
        shelf = self._shelf
        games = self._new_games()
        entries = [
            *games,
            MenuItem("l", *texts.LOOK_UP, _described(texts.about_look_up(self._rules_key))),
            MenuItem("q", texts.QUIT, "", _described(texts.ABOUT_QUIT)),
        ]
        if shelf is not None and shelf.saves:
            entries[len(games) : len(games)] = [
                MenuItem("o", texts.OPEN, shelf.counted(), self._opening(shelf)),
                MenuItem("r", *texts.REPLAY, _described(texts.ABOUT_REPLAY)),
            ]
        if shelf is not None and (save := shelf.last) is not None:
            told = save.summary.rows if save.summary else _described(texts.OPEN_TO_SEE)
            game = "" if save.game is None else self._name_of(save.game)
            entries.insert(0, MenuItem("c", texts.CONTINUE, save.name, told, game))
        return entries

    def _new_games(self) -> list[MenuItem]:
        """Return an entry for each game; if there are several, each says which one it begins."""
        games = on_screen(self._games)
        alone = len(games) == 1
        return [
            MenuItem(
                entry.cover.key,
                texts.NEW_GAME[0],
                texts.NEW_GAME[1] if alone else entry.cover.title,
                _introduced(entry.cover),
                name,
            )
            for name, entry in games.items()
        ]

    def _name_of(self, game: GameEntry) -> str:
        return next((name for name, entry in self._games.items() if entry is game), "")

    def _sketch(self, cover: Cover) -> list[Line]:
        """Return a small picture of the game played last, or an empty field of another game."""
        save = self._shelf.last if self._shelf is not None else None
        if save is None or save.game is None or save.summary is None:
            return cover.sketch({})
        return cover.sketch(save.summary.control if save.game.cover is cover else {})

    def _opening(self, shelf: Shelf) -> tuple[Line, ...]:
        newest = [line(save.name, (f"  {save.problem}", Role.DIM)) for save in shelf.saves[:5]]
        more = len(shelf.saves) - len(newest)
        return (*newest, line((texts.and_more(more), Role.DIM)))

    def rows(self, width: int, height: int) -> list[Line]:
        """Return the title, centred, and the keys at the bottom."""
        page = self._page()
        indent = (" " * ((width - LEAST[0]) // 2), Role.TEXT)
        above = [BLANK] * _rows_above(height)
        told = capitalized(self.notice)
        last = [line(" ", *row) for row in wrapped(told, width - 2, Role.STRONG)]
        last = last[:_NOTICE] or [self.footer(width)]
        rows = exactly([*above, *((indent, *row) for row in page)], height - len(last))
        return [*rows, *last]

    def _page(self) -> list[Line]:
        """Return the contents for the smallest terminal."""
        entries = self._entries()
        chosen = next((e for e in entries if e.key == self._highlighted), entries[0])
        cover = self._games[chosen.game].cover if chosen.game else usual(self._games).cover
        wide = max(_NAME, *(cells_of(e.name) + 1 for e in entries))
        left: list[Line] = [BLANK, *(_entry_row(e, wide, here=e is chosen) for e in entries)]
        left = exactly(left, 8)
        left.append(line("  ", *titled(chosen.name, _LEFT - 4)))
        left += [line(" " * _INDENT, *row) for row in chosen.rows]
        right = [BLANK, BLANK, *self._sketch(cover)]
        body = [
            (*spread(a, BLANK, _LEFT), *b)
            for a, b in zip(exactly(left, 17), exactly(right, 17), strict=True)
        ]
        return [
            BLANK,
            spread(
                line((f"   {cover.banner or cover.title}", Role.STRONG)),
                line((f"adp {__version__}   ", Role.DIM)),
                LEAST[0],
            ),
            line((f"   {cover.subtitle}", Role.DIM)),
            *body,
            line((f"   {cover.note}", Role.DIM)),
        ]


def _rows_above(height: int) -> int:
    """Return how many rows are left empty above the title."""
    return (height - LEAST[1]) // 3


def _described(text: str) -> tuple[Line, ...]:
    return tuple(wrapped(text, _LEFT - _INDENT))


def _introduced(cover: Cover) -> tuple[Line, ...]:
    """Return what kind of game it is, and how it is begun."""
    if not cover.what:
        return _described(cover.about)
    return (*_described(cover.what), BLANK, *_described(cover.about))


def _entry_row(entry: MenuItem, wide: int, *, here: bool) -> Line:
    return line(
        ("  ▸ " if here else "    ", Role.KEY),
        (f"{entry.key}  ", Role.KEY),
        (pad(entry.name, wide), Role.STRONG if here else Role.TEXT),
        (abridged(entry.what, _LEFT - wide - _MARKS), Role.TEXT if here else Role.DIM),
    )


_ACTIONS: Final[Mapping[str, str]] = {
    "c": "go_on",
    "o": "open_list",
    "r": "replay_list",
    "l": "look_up",
    "q": "quit",
}
"""What the keys do that begin no new game."""
