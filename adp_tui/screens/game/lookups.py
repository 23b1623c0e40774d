"""Pop-ups over the game screen for looking things up; the question stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from textual.app import App

from adp_tui.config import page_keys
from adp_tui.config.keys import MOVES, Keymap
from adp_tui.look.theme import Theme
from adp_tui.play.advice import advice
from adp_tui.play.controller import Controller
from adp_tui.play.highlighted import rule_of, thing_of
from adp_tui.presenter.panes import RuleNumber, Thing
from adp_tui.screens.advice import AdviceScreen
from adp_tui.screens.commandable import PaletteCommand
from adp_tui.screens.find import FindScreen
from adp_tui.screens.game.pointing import Target
from adp_tui.screens.inspect import InspectScreen
from adp_tui.screens.rules import RulesScreen
from adp_tui.screens.seats import SeatsScreen
from adp_tui.texts.problems import NO_RULES, NOTHING_TO_LOOK_AT, not_here
from core.kernel import GameError

KEYS_ONLY: Final = MOVES | {"list-or-map", "take", "rub-out", "escape"}
"""Actions that make sense only as a key, not by name."""


class Over(NamedTuple):
    """The screen below a pop-up."""

    app: App[Any]
    look: Theme
    room: int
    """How many columns on the left it may cover."""


class Lookups:
    """Opens pop-ups over a game."""

    def __init__(self, controller: Controller, paint: Callable[[], None]) -> None:
        self._controller = controller
        self._paint = paint

    async def open(self, action: str, over: Over) -> None:
        """Open the pop-up for an action."""
        controller = self._controller
        match action:
            case "rules":
                await self._rules(rule_of(controller), over)
            case "inspect":
                await self._inspect(thing_of(controller), over)
            case "find":
                await self._find(over)
            case "advice":
                await self._advise(over)
            case "seats":
                await self._seats(over)
            case _:
                thing = controller.presenter.lookup.shortcut(action, controller.sight)
                if thing is None:
                    controller.tell(not_here(action))
                else:
                    await self._inspect(thing, over)

    async def look(self, target: Target, over: Over) -> None:
        """Show a rule or a thing that was clicked."""
        if isinstance(target, RuleNumber):
            await self._rules(target.number, over)
        else:
            await self._inspect(target, over)

    async def _rules(self, number: str, over: Over) -> None:
        rulebook = self._controller.presenter.lookup.rulebook
        if rulebook is None:
            self._controller.tell(NO_RULES)
        else:
            screen = RulesScreen(over.look, rulebook, number=number, room=over.room)
            await over.app.push_screen(screen)

    async def _inspect(self, thing: Thing | None, over: Over) -> None:
        if thing is None:
            self._controller.tell(NOTHING_TO_LOOK_AT)
            return
        screen = InspectScreen(over.look, self._controller, thing, room=over.room)
        await over.app.push_screen(screen, self._choose)

    async def _find(self, over: Over) -> None:
        async def show(thing: Thing | None) -> None:
            if thing is not None:
                await self._inspect(thing, over)

        lookup = self._controller.presenter.lookup
        board = self._controller.sight.board
        await over.app.push_screen(FindScreen(over.look, lookup, board, room=over.room), show)

    async def _advise(self, over: Over) -> None:
        words = self._controller.presenter.words
        try:
            told = advice(self._controller.session, words, self._controller.viewer)
        except GameError as error:
            self._controller.tell(words.in_words(error))
        else:
            name = words.name(told.side)
            await over.app.push_screen(AdviceScreen(over.look, told, name, room=over.room))

    async def _seats(self, over: Over) -> None:
        if (why := self._controller.driver.read_only_reason) is not None:
            self._controller.tell(why)
        else:
            screen = SeatsScreen(over.look, self._controller, self._paint, room=over.room)
            await over.app.push_screen(screen)

    def _choose(self, word: str | None) -> None:
        """Answer with the place that was chosen in the pop-up."""
        if word is not None:
            self._controller.choose_place(word)
        self._paint()


def table_commands(keymap: Keymap) -> list[PaletteCommand]:
    """Return everything that keys do in a game, with the player's own keys."""
    actions = [
        PaletteCommand(
            "" if action.id in KEYS_ONLY else action.id,
            " ".join(keymap.keys(action.id)),
            action.what,
        )
        for action in keymap.listed
    ]
    digits, program = (
        [PaletteCommand("", key.keys, key.what) for key in keys]
        for keys in (page_keys.DIGITS, page_keys.EVERYWHERE)
    )
    return [*digits, *actions, *program]
