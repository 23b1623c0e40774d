"""The game screen: the field, the panes, the question, and the preview of each answer."""

from __future__ import annotations

import asyncio
from collections.abc import Set
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.timer import Timer
from textual.widget import Widget

from adp_tui.config.keys import MOVES
from adp_tui.look.theme import Theme
from adp_tui.play.choices import Choices
from adp_tui.play.controller import Controller
from adp_tui.play.cursor import FIELD, GRID
from adp_tui.play.seating import HandOver
from adp_tui.play.surface import Surface
from adp_tui.presenter.panes import ActionToDo, Direction, GridState
from adp_tui.screens.agree import AgreeScreen
from adp_tui.screens.commandable import Habit, PaletteCommand
from adp_tui.screens.game import arrangement as at
from adp_tui.screens.game.arrangement import Rect, places
from adp_tui.screens.game.bot_rows import digest_overflow
from adp_tui.screens.game.lookups import Lookups, Over, table_commands
from adp_tui.screens.game.next_player import next_player
from adp_tui.screens.game.panes import GamePanes, rows_of_panes
from adp_tui.screens.game.plans import Plans
from adp_tui.screens.game.pointing import (
    KeyToPress,
    OnScreen,
    Pointable,
    pane_at,
    pointed,
    wheel_action,
)
from adp_tui.screens.guard import Guard, answers
from adp_tui.screens.hand_over import HandOverScreen
from adp_tui.screens.help import HelpScreen
from adp_tui.screens.lines_list import LinesScreen
from adp_tui.screens.page import too_small, typeable
from adp_tui.texts import screens as texts
from adp_tui.widgets.decision_pane import column_height, page_size
from adp_tui.widgets.field_view import FieldView
from adp_tui.widgets.grid_view import GridView
from adp_tui.widgets.lines import Lines
from core.kernel import Decision

POLL_SECONDS: Final = 0.25
"""How often a game that another program plays is checked."""

_CURSOR_PANES: Final = frozenset((at.LEFT, at.DECISION, at.PREVIEW, at.FOOTER))
"""The panes that change when the cursor moves."""


_HOPS: Final = 12
"""Rounds of the event loop in which a key certainly gets from the terminal to this screen."""

_FOUND_LATER: Final = frozenset((at.DECISION, at.PREVIEW, at.CHART))
"""The panes that show what may be found out after the others are painted."""


class _OnThisScreen(Surface):
    """Gives the controller what only the screen knows: how much is visible and where things are."""

    def __init__(self, screen: GameScreen) -> None:
        self._screen = screen

    def page(self, decision: Decision) -> int:
        """Return how many answers the list shows at once."""
        place, presenter = self._screen.place_of(at.DECISION), self._screen.controller.presenter
        if place is None:
            return super().page(decision)
        return page_size(presenter, decision, place.width, place.height)

    def column(self, choices: Choices) -> int:
        """Return how many answers are in one column if there are two; otherwise 0."""
        place, presenter = self._screen.place_of(at.DECISION), self._screen.controller.presenter
        if place is None:
            return super().column(choices)
        return column_height(presenter, choices, place.width, place.height)

    def overflow(self) -> int:
        """Return how many rows of the digest are not visible."""
        if (left := self._screen.place_of(at.LEFT)) is None:
            return super().overflow()
        return digest_overflow(self._screen.controller, left.width, left.height - 1)

    def step(self, view: str, place: str, direction: str) -> str:
        """Return the next place in a direction, in the drawn field or in the grid."""
        return self._screen.next_place(view, place, direction)

    def remember(self, name: str, value: str) -> None:
        """Keep a setting of the player for other games."""
        self._screen.post_message(Habit(name, value))


class GameScreen(Pointable):
    """Shows the game; keys go to the controller, and changed rows are painted."""

    DEFAULT_CSS: ClassVar[str] = """
    GameScreen > * { position: absolute; }
    """

    def __init__(self, controller: Controller, theme: Theme, *, guard: Guard | None = None) -> None:
        super().__init__()
        self._controller = controller
        self._theme = theme
        self.guard = guard or Guard()
        """Keeps keys from answering a question that was not visible yet."""

        self._watched = False
        """Whether bots were acting at the last painting."""

        self._looks_on = False
        """Whether looking ahead goes on after the painting."""

        self._next: Timer | None = None
        """The timer for the next automatic step of the bots."""

        self._places: dict[str, Rect] = {}
        self._sign = False
        """Whether the panes leave room for the mark of a what-if or the past."""

        self._view = ""
        """The view that is visible on the left."""

        self._prompt: str | None = None
        """The name of a bookmark being typed."""

        self._asks_to_agree = False
        """Whether somebody is being asked to agree."""

        self._changes_places = False
        """Whether the screen is covered until somebody sits down."""

        self._offered_at: int | None = None
        """The answer after which a player was last offered a quick look."""

        panes = controller.presenter.panes
        self._field = FieldView(panes.field, theme, name=FIELD)
        self._grid = None if panes.grid is None else GridView(panes.grid, theme, name=GRID)
        self._own = GamePanes()
        self._stale = set[str]()
        """The panes whose rows are to be made again."""

        own = (pane.name for pane in panes.panes)
        self._panes = {pane: Lines(theme, name=pane) for pane in (*at.OWN, *own)}
        self._too_small = Lines(theme, name="too-small")
        self._lookups = Lookups(controller, self._paint)
        self._plans = Plans(controller, self.guard.pause)
        controller.show_on(_OnThisScreen(self))

    # What other screens need to know

    @property
    def about(self) -> str:
        """The name of this screen, for its help."""
        return texts.ABOUT["table"]

    @property
    def controller(self) -> Controller:
        """The game on the screen."""
        return self._controller

    def place_of(self, pane: str) -> Rect | None:
        """Return the position of a pane; None if it has no room."""
        return self._places.get(pane)

    def next_place(self, view: str, place: str, direction: str) -> str:
        """Return the next place in a direction, in the drawn field or in the grid."""
        if view == GRID and self._grid is not None:
            return self._grid.walk(place, direction)
        if direction not in tuple(Direction):
            return place  # the field has no pages
        field = self._controller.presenter.panes.field
        return field.walk(self._field.arrangement, place, Direction(direction))

    def commands(self) -> list[PaletteCommand]:
        """Return everything that can be done here."""
        return table_commands(self._controller.keymap)

    async def command(self, wanted: str) -> None:
        """Do an action by name, as its key would."""
        if (action := self._controller.act(wanted)) is not None:
            await self._do(action)
        await self._go_on()

    def repaint(self, look: Theme) -> None:
        """Switch to another look."""
        self._theme = look
        self.styles.background = look.ground
        for widget in (self._field, *self._views, *self._panes.values(), self._too_small):
            widget.repaint(look)

    def compose(self) -> ComposeResult:
        """Create all widgets; the size of the screen decides their positions."""
        yield self._field
        yield from self._views
        yield from self._panes.values()
        yield self._too_small

    @property
    def _views(self) -> tuple[GridView, ...]:
        """The grid, if the game has one."""
        return () if self._grid is None else (self._grid,)

    def on_mount(self) -> None:
        """Show the game, and follow it if another program plays it."""
        self.styles.background = self._theme.ground
        self._wait_for_paint(pause=0.0)
        if self._controller.session.read_only:
            self.set_interval(POLL_SECONDS, self._follow)

    def on_screen_suspend(self) -> None:
        """Show everything, because this screen is seen below others."""
        self.catch_up()

    def on_resize(self, event: events.Resize) -> None:
        """Arrange the panes again; the question, the filter and the cursor stay."""
        self._arrange(event.size.width, event.size.height)

    async def on_screen_resume(self) -> None:
        """Show what may have changed while another screen was open."""
        await self._go_on()

    # Keys

    async def on_key(self, event: events.Key) -> None:
        """Pass a key to the controller; the screen does the remaining actions."""
        key = event.character if event.is_printable and event.key != "space" else event.key
        if key is None or key == "ctrl+q":
            return
        event.stop()
        event.prevent_default()
        moves = self._only_moves(key)
        if self._is_too_early(key, event.time):
            self._controller.tell(texts.TOO_EARLY)
        elif self._prompt is not None:
            self._type_name(key, event.character if event.is_printable else None)
        elif (action := self._controller.press(key)) is not None:
            await self._do(action)
        if moves:
            self._paint(_CURSOR_PANES)
        else:
            await self._go_on()

    def on_paste(self, event: events.Paste) -> None:
        """Add pasted text to the name of a bookmark; otherwise ignore it."""
        event.stop()
        if self._prompt is not None:
            self._prompt += typeable(event.text)
            self._paint()

    def _wait_for_paint(self, pause: float) -> None:
        """Ignore answers by keys pressed before the question is on the screen."""
        self.guard.close()
        self.guard.open_after_painting(self, pause)

    def _is_too_early(self, key: str, pressed: float) -> bool:
        """Whether a key would answer a question that was not visible when it was pressed."""
        answering = self._prompt is None and answers(self._controller, key)
        return answering and self.guard.stops(pressed)

    def _only_moves(self, key: str) -> bool:
        """Whether a key moves the cursor and does nothing else."""
        table = self._controller
        return not table.watching and self._prompt is None and table.keymap.action(key) in MOVES

    async def _go_on(self) -> None:
        """Let bots act at the chosen pace, a little at a time, and show the result."""
        if self._next is not None:
            self._next.stop()
        if not self.is_current:
            return  # they wait until the player returns to this screen
        watched = self._watched or self._controller.watching
        wait = self._controller.advance()
        self._watched = self._controller.watching
        if watched and not self._watched:
            self._wait_for_paint(self.guard.pause)
        self._paint()
        self._next = None if wait is None else self.set_timer(wait, self._go_on)
        if self._controller.consent.asked is not None:
            await self._ask_to_agree(self._controller.consent.asked)
        else:
            await self._hand_over()
        if self.is_current:
            await self._plans.offer(self.app, self._theme)

    async def clicked(self, x: int, y: int, pressed: float) -> None:
        """Handle a click, unless a name is being typed."""
        if self._prompt is not None:
            return
        rows = {pane: widget.rows for pane, widget in self._panes.items()}
        screen = OnScreen(self._places, self._field.arrangement, self._grid, rows)
        match pointed(self._controller, screen, x, y):
            case KeyToPress(key):
                self.post_message(events.Key(key, key if len(key) == 1 else None))
            case ActionToDo("take") if not self._controller.watching and self.guard.stops(pressed):
                self._controller.tell(texts.TOO_EARLY)
                self._paint()
            case ActionToDo(action):
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

    async def _do(self, action: str) -> None:
        """Do an action that needs another screen or the program."""
        match action:
            case "bookmark":
                self._prompt = ""
            case "history":
                await self.app.push_screen(LinesScreen(self._controller, self._theme), self._jump)
            case "help":
                await self.app.push_screen(HelpScreen(self._theme, self))
            case "order" if self._grid is not None:
                self._grid.unsort()
            case "legend":
                self._field.show_legend(not self._field.has_legend)
            case "leave":
                _ = self.dismiss()
            case _ if self._plans.is_opened_by(action):
                await self._plans.open(self.app, self._theme)
            case _ if self._controller.is_for_the_asked_alone(action):
                await self._change_places()
            case _:
                await self._lookups.open(action, self._over)

    @property
    def _over(self) -> Over:
        """What a pop-up opens over: the left part, so that the question stays visible."""
        return Over(self.app, self._theme, self._places[at.LEFT].width if self._places else 0)

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

    async def _ask_to_agree(self, side: str) -> None:
        """Ask somebody whether play may go back, once; meanwhile everybody may look."""
        if self._asks_to_agree:
            return
        self._asks_to_agree = True
        self._controller.stand_up()
        self._paint()

        async def agree(yes: bool | None) -> None:
            self._asks_to_agree = False
            self._controller.agree(yes=bool(yes))
            await self._go_on()  # somebody else may have to agree, too

        name = self._controller.presenter.words.name(side)
        await self.app.push_screen(AgreeScreen(self._theme, name, self.guard.pause), agree)

    async def _hand_over(self) -> None:
        """Cover the screen until the next player sits down, if that matters."""
        match self._controller.seating.hand_over:
            case HandOver.WHOLE:
                await self._change_places()
            case HandOver.QUICK if self._offered_at != self._controller.session.number:
                self._offered_at = self._controller.session.number
                self._wait_for_paint(self.guard.pause)
            case _:
                pass

    async def _change_places(self) -> None:
        """Cover everything, once; whoever is asked sits down, or the players leave."""
        if self._changes_places:
            return
        self._changes_places = True

        async def go_on(sits: bool | None) -> None:
            self._changes_places = False
            if not sits:
                _ = self.dismiss()
                return
            self._controller.sit_down()
            self._wait_for_paint(self.guard.pause)
            await self._go_on()

        player = next_player(self._controller)
        await self.app.push_screen(HandOverScreen(player, self._theme, self.guard.pause), go_on)

    # Painting

    def _arrange(self, width: int, height: int) -> None:
        """Position every pane."""
        self._sign = self._controller.driver.is_elsewhere
        self._places = places(self._controller.presenter.panes, width, height, sign=self._sign)
        for pane, widget in self._panes.items():
            _put(widget, self._places.get(pane))
        for view in (self._field, *self._views):
            _put(view, self._places.get(at.LEFT))
        small = None if self._places else Rect(0, 0, width, height)
        _put(self._too_small, small)
        self._too_small.show(too_small(width, height))
        self._controller.question.resize()
        self._stale.update(self._panes)
        self.catch_up()

    def _paint(self, panes: Set[str] | None = None) -> None:
        """Paint everything, or the given panes; rows that have not changed are not sent again.

        If another key is waiting, its painting shows this change, too.
        """
        self._stale |= self._panes.keys() if panes is None else panes
        if self.may_wait and self.is_current:
            self.wait_to_paint()
        else:
            self.catch_up()

    def catch_up(self) -> None:
        """Paint what has changed."""
        if not self._places or not self._stale:
            return
        stale, self._stale = self._stale, set()
        if self._sign != self._controller.driver.is_elsewhere:
            self._arrange(*self.size)
            return
        self._paint_view()
        wanted = [pane for pane in self._places if pane in stale]
        with self._controller.patience.in_a_hurry():
            shown = self._controller, wanted, self._places, self._prompt, self._own
            for pane, rows in rows_of_panes(*shown):
                self._panes[pane].show(rows)
        if self._controller.has_more and not self._looks_on:
            self._looks_on = True
            self.run_worker(self._look_on())

    async def _look_on(self) -> None:
        """Find out a little at a time, after the keys that wait; paint when all is known."""
        while self._controller.has_more:
            for _ in range(_HOPS):
                await asyncio.sleep(0)
            self._controller.look_on()
        self._looks_on = False
        self._paint(_FOUND_LATER)

    def _paint_view(self) -> None:
        """Show the field or the grid, or hide them for the view that replaces them."""
        controller, view = self._controller, self._controller.cursor.view
        if view != self._view:
            self._view = view
            # Invisible widgets keep their position: another view needs no new arrangement.
            self._field.visible = view == FIELD
            for grid in self._views:
                grid.visible = view == GRID
            self._panes[at.LEFT].visible = view not in (FIELD, GRID)
        if view == FIELD:
            self._field.present(controller.sight.board, controller.marks, controller.place)
        elif view == GRID and self._grid is not None:
            key = controller.keymap.key
            state = GridState(
                controller.sight.board,
                controller.candidates,
                controller.marks,
                controller.place,
                controller.choices.typed if controller.choices is not None else "",
                keys=(key("order"), key("table")),
                pages=(key("page-up"), key("page-down")),
            )
            self._grid.present(state, extent=self._places[at.LEFT][2:])


def _put(widget: Widget, place: Rect | None) -> None:
    """Position a widget, or hide it."""
    widget.display = place is not None
    if place is not None:
        widget.styles.offset = (place.x, place.y)
        widget.styles.width, widget.styles.height = place.width, place.height
