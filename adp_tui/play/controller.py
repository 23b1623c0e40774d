"""The controller: what each key does to the game, without any screen."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

from adp_tui import texts
from adp_tui.keys import Keymap, usual_keys
from adp_tui.play.choices import DIGITS, Choice, Choices, Section
from adp_tui.play.driver import Driver
from adp_tui.play.journal import Journal
from adp_tui.play.marks import marks
from adp_tui.play.preview import Preview, preview
from core.adp.board import Board
from core.adp.ids import SpaceId
from core.adp.options import players
from core.kernel import Decision, GameError, Kind, Reason
from saves.session import Session


class View(StrEnum):
    """What stands on the left."""

    MAP = "map"
    TABLE = "table"
    FACTIONS = "factions"
    JOURNAL = "journal"
    DIGEST = "digest"


FOLLOWING: Final = "somebody else is playing this game: you can look, not answer"
Step = Callable[[SpaceId, str], SpaceId]
"""Tells which space is next to another on the map, in a direction."""


def stay(space: SpaceId, _direction: str) -> SpaceId:
    """Go nowhere, where no map is drawn."""
    return space


class Controller:
    """A game at the table: the question, the list, the cursor, the views, the notices."""

    def __init__(
        self,
        session: Session[Any, Any],
        keymap: Keymap | None = None,
        *,
        take_lone: bool = True,
    ) -> None:
        self.session = session
        self.keymap = keymap or usual_keys()
        self.driver = Driver(session, take_lone=take_lone)
        self.journal = Journal(session)
        self.view = View.MAP
        self.on_map = False
        """Whether arrows move on the map."""

        self.map_cursor = SpaceId.KABUL
        self.notice = ""
        """What the player should know; it stands until the next key."""

        self.scroll = 0
        """How many lines at the end of the journal are below the pane."""

        self.page: Callable[[Decision], int] = lambda _: DIGITS
        """How many answers the list shows at once."""

        self.at_the_screen: tuple[str, ...] = ()
        """The Factions of whoever was last seen to sit here."""

        self.step: Step = stay
        """Which space an arrow leads to; the screen knows how the map is drawn."""

        self._previews: dict[str, Preview] = {}
        self._ask()
        self.at_the_screen = self._player()

    # What is shown

    @property
    def board(self) -> Board:
        """The position now."""
        board: Board = self.driver.board
        return board

    @property
    def decision(self) -> Decision | None:
        """What is asked of a person."""
        return self.driver.decision

    @property
    def asked(self) -> str | None:
        """Who is asked; None for the dice and at the end."""
        return self.decision.by if self.decision is not None else None

    @property
    def seats(self) -> dict[str, str]:
        """Who plays each side: human or bot."""
        return self.session.header.seats

    @property
    def candidates(self) -> list[SpaceId]:
        """The spaces that can be chosen, as the list has them."""
        rows = self.choices.rows if self.choices is not None else []
        return [SpaceId(row.word) for row in rows if row.word in self.board.spaces]

    @property
    def marks(self) -> dict[SpaceId, str]:
        """The marks on the map."""
        return marks(self.choices, self.board, self.driver.before)

    @property
    def current(self) -> Choice | None:
        """What is highlighted, in the list or on the map."""
        if self.choices is None:
            return None
        if not self._among_spaces:
            return self.choices.current
        word = self.map_cursor
        found = next((c for c in self.choices.listed if c.word == word), None)
        if found is not None:
            return found
        decision = self.choices.decision
        label, reason = texts.name(word), decision.why_not(word)
        if reason is None:
            return Choice(word, label, Section.MAIN)
        return Choice(word, label, Section.REFUSED, reason)

    @property
    def _among_spaces(self) -> bool:
        """Whether arrows walk from space to space, on the map or in the table."""
        return self.on_map and self.view in (View.MAP, View.TABLE)

    @property
    def cursor(self) -> SpaceId | None:
        """The space that is highlighted on the map."""
        if self.on_map:
            return self.map_cursor
        words = [self.current.word] if self.current else []
        words += self.decision.about if self.decision else ()
        return next((SpaceId(word) for word in words if word in self.board.spaces), None)

    def preview(self, word: str) -> Preview:
        """Return what an answer would change; each is worked out once."""
        if word not in self._previews:
            rules = self.session.box.rules
            self._previews[word] = preview(rules, self.session.turn.game, word)
        return self._previews[word]

    @property
    def needs_hand_over(self) -> bool:
        """Whether somebody else must sit down before the screen shows what only they may see."""
        return bool(self.board.hidden) and self._player() != self.at_the_screen

    def _player(self) -> tuple[str, ...]:
        """Return the Factions of the player who is asked."""
        decision = self.decision
        if decision is None or decision.by is None:
            return self.at_the_screen
        everyone = players(self.board.options, self.board.seats)
        return next((player for player in everyone if decision.by in player), (decision.by,))

    # Keys

    def press(self, key: str) -> str | None:
        """Do what a key does; return the action if it is one for the screen."""
        self.notice = ""
        choices = self.choices
        letter = len(key) == 1 and (key.islower() or key == "-")
        if choices is not None and choices.typed and letter:
            self._type(key)
            return None
        action = self.keymap.action(key)
        if action is not None:
            return self._act(action)
        if choices is not None and key.isdigit() and len(key) == 1:
            self._take(choices.by_digit(key))
        elif letter:
            self._type(key)
        return None

    def _act(self, action: str) -> str | None:
        """Do an action, or hand it on to the screen."""
        deed = getattr(self, f"_do_{action.replace('-', '_')}", None)
        if deed is None:
            return action
        try:
            deed()
        except GameError as error:
            self.notice = str(error)
            self._ask()
        return None

    def _type(self, letter: str) -> None:
        if self.choices is not None:
            self.on_map = False
            sought = f"{self.choices.typed}{letter}"
            if not self.choices.type(letter):
                self.notice = f"nothing here is called '{sought}'"

    def _take(self, word: str | None) -> None:
        """Answer with a word, if there is one."""
        if word is None:
            return
        if self.session.read_only:
            self.notice = FOLLOWING
            return
        try:
            self.driver.answer(word)
        except GameError as error:
            self.notice = str(error)
        self._ask()

    def _ask(self) -> None:
        """Put the question that is pending now."""
        decision = self.driver.decision
        self._previews = {}
        self.scroll = 0
        asked = decision is not None and decision.by is not None
        self.choices = (
            Choices(decision, self.page(decision)) if asked and decision is not None else None
        )
        if decision is not None and decision.kind is not Kind.SPACE:
            self.on_map = False
        if (trouble := self.driver.trouble) is not None:
            self.notice = trouble

    def resize(self, page: Callable[[Decision], int]) -> None:
        """Let the list show other numbers of rows; the question, the filter and the cursor stay."""
        self.page = page
        if self.choices is not None:
            self.choices.page = page(self.choices.decision)

    def poll(self) -> bool:
        """Take in what the one who plays has done since; tell whether there was anything."""
        if not self.session.read_only or not self.session.poll():
            return False
        self.journal.forget()
        self.driver.before = self.board
        self._ask()
        return True

    def sit_down(self) -> None:
        """Whoever is asked sits at the screen now."""
        self.at_the_screen = self._player()

    def jump(self, number: int) -> None:
        """Go to an answer of any line."""
        try:
            self.driver.jump(number)
        except GameError as error:
            self.notice = str(error)
        self._ask()

    def bookmark(self, name: str) -> None:
        """Give this place a name."""
        try:
            self.session.bookmark(name)
        except GameError as error:
            self.notice = str(error)
        else:
            self.notice = f"bookmark '{name.strip()}' is set; H lists all of them"

    # Choosing

    def _do_up(self) -> None:
        self._arrow("up", -1)

    def _do_down(self) -> None:
        self._arrow("down", 1)

    def _do_left(self) -> None:
        self._arrow("left", 0)

    def _do_right(self) -> None:
        self._arrow("right", 0)

    def _arrow(self, direction: str, by: int) -> None:
        if self._among_spaces or (self.view is View.TABLE and not by):
            self.map_cursor = self.step(self.map_cursor, direction)
            if self.choices is not None and self._among_spaces:
                self.choices.stand_on(self.map_cursor)
        elif self.choices is not None and by:
            self.choices.move(by)

    def _do_page_up(self) -> None:
        self._page(-1)

    def _do_page_down(self) -> None:
        self._page(1)

    def _page(self, by: int) -> None:
        if self.view in (View.JOURNAL, View.DIGEST):
            self.scroll = max(self.scroll - by * DIGITS, 0)
        elif self.choices is not None:
            self.choices.turn_page(by)

    def _do_first(self) -> None:
        if self.choices is not None:
            self.choices.first()

    def _do_last(self) -> None:
        if self.choices is not None:
            self.choices.last()

    def _do_list_or_map(self) -> None:
        self.on_map = not self.on_map
        if self.on_map:
            self.view = View.TABLE if self.view is View.TABLE else View.MAP
            chosen = self.choices.current if self.choices is not None else None
            if chosen is not None and chosen.word in self.board.spaces:
                self.map_cursor = SpaceId(chosen.word)

    def _do_take(self) -> None:
        if self.decision is not None and self.choices is None:
            self._go(self.driver.settle)
        elif (chosen := self.current) is not None:
            if chosen.reason is None:
                self._take(chosen.word)
            else:
                self.notice = f"{chosen.label}: {chosen.reason}"

    def _do_rub_out(self) -> None:
        if self.choices is not None:
            self.choices.rub_out()

    def _do_escape(self) -> None:
        if self.choices is not None and self.choices.clear():
            return
        if self.on_map or self.view is not View.MAP:
            self.on_map, self.view = False, View.MAP
        elif self.session.read_only:
            self.notice = FOLLOWING
        elif not self.driver.escape():
            self.notice = (
                f"nothing of this turn to take back; {self.keymap.key('undo')} goes further"
            )
        else:
            self._ask()

    def _do_why(self) -> None:
        if self.choices is None:
            return
        if not self.choices.refused and not self.choices.explaining:
            self.notice = "nothing that one might look for here is refused"
        else:
            self.on_map = False
            self.choices.explain()

    def _do_special(self) -> None:
        self._section(Section.SPECIAL, "no Special Activity can be done now")

    def _do_give(self) -> None:
        self._section(Section.GIVE, "nothing can be given now")

    def _do_remove(self) -> None:
        self._section(Section.REMOVE, "own pieces cannot be removed now")

    def _section(self, section: Section, otherwise: str) -> None:
        if self.choices is None:
            return
        word = self.choices.by_section(section)
        if word is None and self.choices.only is not section:
            reason: Reason | None = self.choices.why_not(section)
            self.notice = otherwise if reason is None else f"{otherwise}: {reason}"
        self._take(word)

    # Views

    def _do_map(self) -> None:
        self.view = View.MAP

    def _do_table(self) -> None:
        self._show(View.TABLE)

    def _do_factions(self) -> None:
        self._show(View.FACTIONS)

    def _do_journal(self) -> None:
        self._show(View.JOURNAL)

    def _do_digest(self) -> None:
        self._show(View.DIGEST)

    def _show(self, view: View) -> None:
        """Show a view, or the map again if it is shown already."""
        self.view = View.MAP if self.view is view else view
        self.on_map = False
        self.scroll = 0

    # Time

    def _do_undo(self) -> None:
        self._go(self.driver.undo)

    def _do_redo(self) -> None:
        self._go(self.driver.redo)

    def _do_back(self) -> None:
        self._go(self.driver.back)

    def _do_forward(self) -> None:
        self._go(self.driver.forward)

    def _do_main_line(self) -> None:
        self._go(self.driver.end_what_if)

    def _go(self, way: Callable[[], None]) -> None:
        if self.session.read_only:
            self.notice = FOLLOWING
            return
        way()
        self._ask()
