"""The game screen: the map, the cards, the Factions, the question, and what each answer changes."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.message import Message
from textual.timer import Timer
from textual.widget import Widget

from adp_tui.context import Command, Habit
from adp_tui.games.adp.map.table import Table
from adp_tui.keys import MOVES
from adp_tui.mapping.walk import Direction, walk
from adp_tui.play.controller import Controller
from adp_tui.play.situation import View
from adp_tui.screens.arrangement import Pane, Place, places
from adp_tui.screens.bot_rows import digest_overflow
from adp_tui.screens.guard import Guard, answers
from adp_tui.screens.hand_over import HandOverScreen
from adp_tui.screens.help import HelpScreen
from adp_tui.screens.lines_list import LinesScreen
from adp_tui.screens.lookups import Lookups, Over, table_commands
from adp_tui.screens.page import too_small, typeable
from adp_tui.screens.pane_rows import pane_rows
from adp_tui.screens.pointing import (
    Action,
    Key,
    Pointable,
    Sight,
    pane_at,
    pointed,
    wheel_action,
)
from adp_tui.texts import screens as texts
from adp_tui.theme import Theme
from adp_tui.widgets.decision_pane import column_height, page_size
from adp_tui.widgets.lines import Lines
from adp_tui.widgets.map_view import MapView
from adp_tui.widgets.space_table import SpaceTable
from core.adp.ids import SpaceId

POLL_SECONDS: Final = 0.25
"""How often a game that somebody else plays is looked at."""

_OF_THE_CURSOR: Final = frozenset((Pane.LEFT, Pane.DECISION, Pane.PREVIEW, Pane.FOOTER))
"""The panes that tell something else when the cursor moves."""


class GameScreen(Pointable):
    """Puts the game on the screen; keys go to the controller, changed rows are painted."""

    DEFAULT_CSS: ClassVar[str] = """
    GameScreen > * { position: absolute; }
    """

    def __init__(self, controller: Controller, theme: Theme, *, guard: Guard | None = None) -> None:
        super().__init__()
        self._controller = controller
        self._theme = theme
        self.guard = guard or Guard()
        """What keeps keys from answering a question that nobody can have read."""

        self._watched = False
        """Whether bots were acting when this was painted last."""

        self._next: Timer | None = None
        """When bots are to go on by themselves."""

        self._places: dict[Pane, Place] = {}
        self._sign = False
        """Whether the panes make room to say that this is a what-if, or past."""

        self._prompt: str | None = None
        """What is being typed as the name of a bookmark."""

        self._map = MapView(theme, name=View.MAP)
        self._table = SpaceTable(theme, name=View.TABLE)
        self._panes = {pane: Lines(theme, name=pane) for pane in Pane}
        self._too_small = Lines(theme, name="too-small")
        self._lookups = Lookups(controller, self._paint)
        controller.step = self._step
        controller.remember = self._remember

    # What other screens need to know

    @property
    def about(self) -> str:
        """What this screen is, for its help."""
        return texts.ABOUT["table"]

    @property
    def controller(self) -> Controller:
        """The game that is on the screen."""
        return self._controller

    def commands(self) -> list[Command]:
        """Return everything that can be done here."""
        return table_commands(self._controller.keymap)

    async def command(self, wanted: str) -> None:
        """Do an action by its name, as its key would."""
        if (action := self._controller.act(wanted)) is not None:
            await self._do(action)
        await self._go_on()

    def repaint(self, look: Theme) -> None:
        """Look otherwise from now on."""
        self._theme = look
        self.styles.background = look.ground
        self._map.repaint(look)
        for widget in (self._table, *self._panes.values(), self._too_small):
            widget.repaint(look)

    def compose(self) -> ComposeResult:
        """Put everything on the screen; where, is decided by its size."""
        yield self._map
        yield self._table
        yield from self._panes.values()
        yield self._too_small

    def on_mount(self) -> None:
        """Show the game, and follow it if somebody else plays it."""
        self.styles.background = self._theme.ground
        self._wait_for_paint(pause=0.0)
        if self._controller.session.read_only:
            self.set_interval(POLL_SECONDS, self._follow)

    def on_resize(self, event: events.Resize) -> None:
        """Arrange the panes anew; the question, the filter and the cursor stay."""
        self._arrange(event.size.width, event.size.height)

    async def on_screen_resume(self) -> None:
        """Show what may have changed while another screen was open."""
        await self._go_on()

    # Keys

    async def on_key(self, event: events.Key) -> None:
        """Let the controller do what a key does; what is left is for the screen."""
        key = event.character if event.is_printable and event.key != "space" else event.key
        if key is None or key == "ctrl+q":
            return
        event.stop()
        event.prevent_default()
        moves = self._only_moves(key)
        if self._is_too_early(key, event.time):
            self._controller.notice = texts.TOO_EARLY
        elif self._prompt is not None:
            self._type_name(key, event.character if event.is_printable else None)
        elif (action := self._controller.press(key)) is not None:
            await self._do(action)
        if moves:
            self._paint(_OF_THE_CURSOR)
        else:
            await self._go_on()

    def on_paste(self, event: events.Paste) -> None:
        """Put a pasted text into the name of a bookmark; it answers nothing."""
        event.stop()
        if self._prompt is not None:
            self._prompt += typeable(event.text)
            self._paint()

    def _wait_for_paint(self, pause: float) -> None:
        """Let no key answer that is pressed before the question is on the screen."""
        self.guard.close()
        self.call_after_refresh(lambda: self.guard.open(Message().time + pause))

    def _is_too_early(self, key: str, pressed: float) -> bool:
        """Whether a key would answer a question that was not on the screen when it was pressed."""
        answering = self._prompt is None and answers(self._controller, key)
        return answering and self.guard.stops(pressed)

    def _only_moves(self, key: str) -> bool:
        """Whether a key moves the cursor and does nothing else."""
        at = self._controller
        return not at.watching and self._prompt is None and at.keymap.action(key) in MOVES

    async def _go_on(self) -> None:
        """Let bots act as the pace has it, a little at a time, and show what came of it."""
        if self._next is not None:
            self._next.stop()
        if not self.is_current:
            return  # they wait until the player looks again
        watched = self._watched or self._controller.watching
        wait = self._controller.advance()
        self._watched = self._controller.watching
        if watched and not self._watched:
            self._wait_for_paint(self.guard.pause)
        self._paint()
        self._next = None if wait is None else self.set_timer(wait, self._go_on)
        await self._hand_over()

    async def clicked(self, x: int, y: int, pressed: float) -> None:
        """Point at what is there, unless a name is being typed."""
        if self._prompt is not None:
            return
        rows = {pane: widget.rows for pane, widget in self._panes.items()}
        sight = Sight(self._places, self._map.arrangement, self._table, rows)
        match pointed(self._controller, sight, x, y):
            case Key(key):
                self.post_message(events.Key(key, key if len(key) == 1 else None))
            case Action("take") if not self._controller.watching and self.guard.stops(pressed):
                self._controller.notice = texts.TOO_EARLY
                self._paint()
            case Action(action):
                await self.command(action)
            case None:
                self._paint()
            case target:
                await self._lookups.look(target, self._over)

    async def wheel(self, x: int, y: int, *, down: bool) -> None:
        """Move in the list or the table, or scroll the journal."""
        if self._prompt is None:
            pane = pane_at(self._places, x, y)
            await self.command(wheel_action(self._controller, pane, down=down))

    def _remember(self, name: str, value: str) -> None:
        self.post_message(Habit(name, value))

    async def _do(self, action: str) -> None:
        """Do what needs another screen or the program."""
        match action:
            case "bookmark":
                self._prompt = ""
            case "history":
                await self.app.push_screen(LinesScreen(self._controller, self._theme), self._jump)
            case "help":
                await self.app.push_screen(HelpScreen(self._theme, self))
            case "order":
                self._table.unsort()
            case "legend":
                self._map.show_legend(not self._map.has_legend)
            case "leave":
                _ = self.dismiss()
            case _:
                await self._lookups.open(action, self._over)

    @property
    def _over(self) -> Over:
        """What a pop-up opens over: the left part, so that the question stays in sight."""
        return Over(self.app, self._theme, self._places[Pane.LEFT].width if self._places else 0)

    def _type_name(self, key: str, character: str | None) -> None:
        """Type the name of a bookmark."""
        assert self._prompt is not None
        match key:
            case "enter":
                self._controller.bookmark(self._prompt)
                self._prompt = None
            case "escape":
                self._prompt = None
            case "backspace":
                self._prompt = self._prompt[:-1]
            case _:
                self._prompt += character or ""

    def _jump(self, number: int | None) -> None:
        if number is not None:
            self._controller.jump(number)
        self._paint()

    def _follow(self) -> None:
        if self._controller.poll():
            self._paint()

    async def _hand_over(self) -> None:
        """Cover the screen until the next player sits at it, where that matters."""
        if not self._controller.needs_hand_over:
            return
        decision = self._controller.decision
        assert decision is not None
        assert decision.by is not None

        def sit_down(_: object) -> None:
            self._controller.sit_down()
            self._paint()

        await self.app.push_screen(HandOverScreen(decision.by, self._theme), sit_down)

    def _step(self, space: SpaceId, direction: str) -> SpaceId:
        """Return the next space in a direction, on the map as it is drawn or in the table."""
        if self._controller.view is View.TABLE:
            return self._table.walk(space, direction)
        if direction not in tuple(Direction):
            return space  # the map has no pages
        return walk(self._map.arrangement, space, Direction(direction))

    # Painting

    def _arrange(self, width: int, height: int) -> None:
        """Give every pane its place."""
        self._sign = self._controller.driver.is_elsewhere
        self._places = places(width, height, sign=self._sign)
        for pane, widget in self._panes.items():
            _put(widget, self._places.get(pane))
        for view in (self._map, self._table):
            _put(view, self._places.get(Pane.LEFT))
        small = None if self._places else Place(0, 0, width, height)
        _put(self._too_small, small)
        self._too_small.show(too_small(width, height))
        if self._places:
            _, _, cells, rows = self._places[Pane.DECISION]
            self._controller.resize(lambda decision: page_size(decision, cells, rows))
            self._controller.column = lambda choices: column_height(choices, cells, rows)
            left = self._places[Pane.LEFT]
            self._controller.overflow = lambda: digest_overflow(
                self._controller, left.width, left.height - 1
            )
        self._paint()

    def _paint(self, panes: Collection[Pane] = tuple(Pane)) -> None:
        """Show everything, or what may have changed; what stays as it was is not sent again."""
        if not self._places:
            return
        if self._sign != self._controller.driver.is_elsewhere:
            self._arrange(*self.size)
            return
        controller, shown = self._controller, self._places
        key = controller.keymap.key
        view = controller.view
        # Invisible widgets keep their place, so that another view needs no new arrangement.
        self._map.visible, self._table.visible = view is View.MAP, view is View.TABLE
        self._panes[Pane.LEFT].visible = view not in (View.MAP, View.TABLE)
        if view is View.MAP:
            self._map.show(controller.board, controller.marks, controller.cursor)
        elif view is View.TABLE:
            self._table.present(
                Table(
                    controller.board,
                    controller.candidates,
                    controller.marks,
                    controller.cursor,
                    controller.choices.typed if controller.choices is not None else "",
                    keys=(key("order"), key("table")),
                    pages=(key("page-up"), key("page-down")),
                ),
                extent=shown[Pane.LEFT][2:],
            )
        for pane in shown:
            if pane in panes:
                self._panes[pane].show(pane_rows(controller, pane, shown, self._prompt))


def _put(widget: Widget, place: Place | None) -> None:
    """Give a widget its place, or hide it."""
    widget.display = place is not None
    if place is not None:
        widget.styles.offset = (place.x, place.y)
        widget.styles.width, widget.styles.height = place.width, place.height
