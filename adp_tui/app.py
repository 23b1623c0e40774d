"""The Textual application: the title screen, the screens opened from it, and the way out.

Only what the title needs is imported at once; rules, map and game are imported on demand.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType

from adp_tui.config.settings import Settings, write_settings
from adp_tui.entry.exit_codes import BY_SIGNAL
from adp_tui.games import GAMES, Games, box_named, in_words_of, on_screen, usual
from adp_tui.screens.commandable import Context, Habit, Painted
from adp_tui.screens.title import TitleScreen
from adp_tui.terminal.bytes_in import TerminalDriver
from adp_tui.terminal.turnstile import Turnstile
from adp_tui.texts.screens import PALETTE

if TYPE_CHECKING:
    from adp_tui.look.theme import Theme
    from adp_tui.newgame.form import Wanted
    from adp_tui.presenter.presenter import AnyBox
    from adp_tui.saved.copies import Copies
    from adp_tui.screens.bad_copy import Then
    from core.kernel import Viewer
    from saves.session import AnySession


INTERRUPT: Final = "ctrl+c"
_ENDING_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class AdpApp(App[None]):
    """Owns the screens, their look and the current game."""

    TITLE = "adp"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False  # the terminal's own way to copy text works everywhere
    BINDINGS: ClassVar[list[BindingType]] = [
        # These come before the screen's own keys, because the game screen takes all other keys.
        Binding("ctrl+p,f10", "palette", PALETTE, priority=True),
    ]

    crash: Exception | None = None
    """The exception that ended the program, if it was a bug."""

    def __init__(
        self,
        folder: Path,
        settings: Settings | None = None,
        games: Games = GAMES,
        *,
        config: Path | None = None,
        copies: Copies | None = None,
        opening: AnySession | None = None,
        viewer: Viewer | None = None,
        notice: str = "",
        once_shown: Callable[[], None] | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self._games = games
        self.look = self._chosen_look()  # before Textual forgets what the terminal asked for
        super().__init__(driver_class=TerminalDriver, ansi_color=self.look.native)
        self._folder = folder
        self._config = config
        """The folder of the settings file; None if settings are not saved."""

        self._copies = copies
        """The players' copies of games; None if they are not used."""

        self._title = TitleScreen(folder, self.look, games, notice=notice)
        self._opening = opening
        """The game to show at the start instead of the title, if any."""

        self._viewer = viewer
        """Who looks at that game, if not the player at the screen."""

        self._once_shown = once_shown
        """Called when the first screen is on the terminal."""

        self._turnstile = Turnstile(self, super().on_event)
        self._letting_in: asyncio.Task[None] | None = None

    async def on_mount(self) -> None:
        """Show the title or the game, and restore the terminal if the process is ended."""
        for number in _ENDING_SIGNALS:
            asyncio.get_running_loop().add_signal_handler(number, self._end_by, number)
        self._letting_in = asyncio.create_task(self._pass_on_input())
        if self._opening is None:
            await self.push_screen(self._title)
        else:  # a title beneath the game would be laid out first, and nobody would see it
            await self.play(self._opening, self._viewer)
        if self._once_shown is not None:
            self.screen.call_after_refresh(self._once_shown)

    async def on_unmount(self) -> None:
        """Stop passing on input."""
        if self._letting_in is not None:
            self._letting_in.cancel()

    async def _pass_on_input(self) -> None:
        """Pass on what was typed until an error occurs."""
        try:
            await self._turnstile.run()
        except Exception as error:
            self._handle_exception(error)

    async def on_event(self, event: events.Event) -> None:
        """Queue what was typed; Ctrl+C skips the queue."""
        typed = isinstance(event, events.InputEvent | events.Paste) and not event.is_forwarded
        if isinstance(event, events.Key) and event.key == INTERRUPT:
            self._end_by(signal.SIGINT)
        elif typed:
            self._turnstile.arrive(event)
        else:
            await super().on_event(event)

    @property
    def is_idle(self) -> bool:
        """Whether everything that was typed has been handled."""
        return self._turnstile.is_idle

    @property
    def is_typed_ahead(self) -> bool:
        """Whether the next key has been pressed already."""
        return self._turnstile.has_more

    def on_hung_up(self) -> None:
        """Leave cleanly at the end of the input; every answer is already on disk."""
        self._end_by(signal.SIGHUP)

    def _end_by(self, number: signal.Signals) -> None:
        """Leave because of a signal, or something equivalent."""
        self.exit(None, BY_SIGNAL + number)

    # What the title offers

    async def action_go_on(self) -> None:
        """Continue the game that was played last."""
        if self._title.last is not None:
            await self.open_game(self._title.last)

    async def action_new_game(self, game: str = "") -> None:
        """Ask how to begin a game; by default, the usual one is chosen."""
        from adp_tui.screens.new_game import NewGameScreen

        async def ask() -> None:
            await self.push_screen(NewGameScreen(self.look, self._games, game), self._begin)

        await self._with_copies(tuple(on_screen(self._games)), ask)

    async def action_open_list(self) -> None:
        """List the saved games."""
        from adp_tui.screens.open_list import OpenScreen

        await self.push_screen(OpenScreen(self.look, self._folder, self._games), self._open)

    async def action_replay_list(self) -> None:
        """List the saved games to replay one."""
        from adp_tui.screens.open_list import OpenScreen
        from adp_tui.texts.screens import REPLAY

        screen = OpenScreen(self.look, self._folder, self._games, heading=REPLAY[0])
        await self.push_screen(screen, self._replay)

    async def action_look_up(self) -> None:
        """Show the rules."""
        from adp_tui.screens.rules import RulesScreen
        from adp_tui.texts.problems import NO_RULES

        rulebook = usual(self._games).presenter().lookup.rulebook
        if rulebook is None:
            self._title.notice = NO_RULES
        else:
            await self.push_screen(RulesScreen(self.look, rulebook))

    # Games

    async def _begin(self, wanted: Wanted | None) -> None:
        """Start the requested game."""
        from adp_tui.saved.opening import begin
        from core.kernel import GameError

        if wanted is None:
            return
        box = box_named(wanted.game, self._games)
        try:
            with in_words_of(wanted.game, self._games):
                name, seed = wanted.name, wanted.seed
                session = begin(box, wanted.setup, self._folder, name=name, seed=seed)
        except GameError as error:
            self._title.notice = str(error)
        else:
            await self.play(session)

    async def _open(self, path: Path | None) -> None:
        if path is not None:
            await self.open_game(path)

    async def _replay(self, path: Path | None) -> None:
        from adp_tui.saved.opening import replay, whoever_replays

        if path is not None:
            await self.open_game(path, replay, whoever_replays(path, self._games))

    async def open_game(
        self,
        path: Path,
        way: Callable[[AnyBox, Path], AnySession] | None = None,
        viewer: Viewer | None = None,
    ) -> None:
        """Play a saved game, or follow it if another program has it; `way` opens it differently."""
        from adp_tui.saved.opening import open_or_follow
        from core.kernel import GameError
        from saves.store import read_header

        async def open_it() -> None:
            try:
                with in_words_of(game, self._games):
                    session = (way or open_or_follow)(box_named(game, self._games), path)
            except GameError as error:
                self._title.notice = str(error)
            else:
                await self.play(session, viewer)

        try:
            game = read_header(path).game
        except GameError as error:
            self._title.notice = str(error)
        else:
            await self._with_copies((game,), open_it)

    async def _with_copies(self, games: tuple[str, ...], then: Then) -> None:
        """Continue once the player's copies of some games are loaded."""
        from adp_tui.screens.bad_copy import with_copies

        if self._copies is None:
            await then()
        else:
            await with_copies(self, self.look, self._copies, games, then)

    async def play(self, session: AnySession, viewer: Viewer | None = None) -> None:
        """Show a game until the player leaves it, then release its file."""
        from adp_tui.screens.game.make import game_screen

        async def leave(_: object) -> None:
            session.close()
            if self._title not in self.screen_stack:  # this game was opened directly
                await self.push_screen(self._title)

        screen = game_screen(session, self._games, self.settings, self.look, viewer)
        await self.push_screen(screen, leave)

    def _chosen_look(self) -> Theme:
        """Return the look that the player wants, with the colours of all games."""
        return self.settings.look().with_looks_of(
            *(game.cover.looks for game in self._games.values())
        )

    # Help, commands and settings

    async def action_help(self) -> None:
        """Show what can be done on the current screen."""
        from adp_tui.screens.help import HelpScreen

        if isinstance(self.screen, Context) and not isinstance(self.screen, HelpScreen):
            await self.push_screen(HelpScreen(self.look, self.screen))

    async def action_palette(self) -> None:
        """List every command of the screen and of the program by name."""
        from adp_tui.screens.palette import QUIT, SET, PaletteScreen

        here = self.screen
        if not isinstance(here, Context) or isinstance(here, PaletteScreen):
            return

        async def do(wanted: str | None) -> None:
            if wanted == QUIT:
                self.exit()
            elif wanted is not None and wanted.startswith(SET):
                self._change_setting(wanted)
            elif wanted is not None:
                await here.command(wanted)

        await self.push_screen(PaletteScreen(self.look, here, self.settings), do)

    def _change_setting(self, assignment: str) -> None:
        """Change a setting, now and for the next start."""
        from adp_tui.screens.palette import changed

        self.settings = changed(self.settings, assignment)
        self.look = self._chosen_look()
        self.ansi_color = self.look.native
        self._keep_settings()
        for screen in self.screen_stack:
            if isinstance(screen, Painted):
                screen.repaint(self.look)

    def on_habit(self, habit: Habit) -> None:
        """Save a setting about bots that the player changed."""
        from adp_tui.screens.palette import changed

        self.settings = changed(self.settings, f"{habit.setting}={habit.value}")
        self._keep_settings()

    def _keep_settings(self) -> None:
        """Save the settings for the next start."""
        if self._config is not None and (problem := write_settings(self._config, self.settings)):
            self._title.notice = problem

    def _handle_exception(self, error: Exception) -> None:
        """Leave quietly: the command line prints one sentence and saves the traceback."""
        if self.crash is None:
            self.crash = error
        if self._exception is None:  # tests look for it here
            self._exception = error
            self._exception_event.set()
        self._return_code = 1
        self._close_messages_no_wait()
