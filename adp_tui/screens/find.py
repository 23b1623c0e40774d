"""Find a place, a side, or any other thing in a game by name."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.look.letters import folded
from adp_tui.look.paint import Role
from adp_tui.look.theme import Theme
from adp_tui.play.finder import Finder, by_words
from adp_tui.presenter.lookup import Lookup
from adp_tui.presenter.panes import Thing
from adp_tui.screens.finder_list import FinderList
from adp_tui.texts import screens as texts


class FindScreen(FinderList[Thing, Thing]):
    """Lists everything that can be looked up; returns the chosen thing."""

    ABOUT = texts.ABOUT["find"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.FIND
    SIZE: ClassVar[tuple[int, int]] = (56, 22)

    def __init__(self, look: Theme, lookup: Lookup[Any, Any], board: Any, *, room: int) -> None:
        everything = [*lookup.things(), *lookup.things_of(board)]
        finder: Finder[Thing] = Finder(everything, partial(_fit, lookup, board))
        super().__init__(look, finder, name="find", room=room)
        self._lookup = lookup
        self._board = board

    def result(self, entry: Thing) -> Thing:
        """Return the thing itself."""
        return entry

    def columns(self, entry: Thing, cells: int) -> tuple[str, str, Role]:
        """Return the name of a thing, and its kind or where it is."""
        return *self._lookup.listed(entry, self._board), Role.DIM


def _fit(lookup: Lookup[Any, Any], board: Any, thing: Thing, typed: str) -> int:
    """Rank how well a thing matches the typed text; whatever has exactly this name comes first."""
    if typed == folded(thing.id) or thing == lookup.by_other_name(typed):
        return 1
    found = by_words(f"{lookup.listed(thing, board)[0]} {thing.id}", typed)
    return found + 1 if found else 0
