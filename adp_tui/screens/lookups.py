"""What opens over the game screen to look something up; the question stays where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from textual.app import App

from adp_tui.context import Command
from adp_tui.games.adp.lookup.things import Kind, Thing, cards_on_table
from adp_tui.games.adp.texts.refusals import in_words
from adp_tui.keys import ACTIONS, MOVES, Keymap
from adp_tui.lookup.game import rule_of, thing_of
from adp_tui.play.advice import advice
from adp_tui.play.controller import Controller
from adp_tui.screens.advice import AdviceScreen
from adp_tui.screens.find import FindScreen
from adp_tui.screens.inspect import InspectScreen
from adp_tui.screens.pointing import RuleNumber, Target
from adp_tui.screens.rules import RulesScreen
from adp_tui.screens.seats import SeatsScreen
from adp_tui.texts import keys as texts
from adp_tui.texts.problems import not_here
from adp_tui.theme import Theme
from core.adp.ids import SpaceId
from core.kernel import GameError

KEYS_ONLY: Final = MOVES | {"list-or-map", "take", "rub-out", "escape"}
"""Actions that make sense as a key only, not by name."""


class Over(NamedTuple):
    """What a pop-up opens over."""

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
        """Open what an action asks for."""
        match action:
            case "rules":
                number = rule_of(self._controller)
                await over.app.push_screen(RulesScreen(over.look, number=number, room=over.room))
            case "inspect":
                await self._inspect(thing_of(self._controller), over)
            case "cards":
                await self._inspect(_current_card(self._controller), over)
            case "find":
                await self._find(over)
            case "advice":
                await self._advise(over)
            case "seats":
                await self._seats(over)
            case _:
                self._controller.notice = not_here(action)

    async def look(self, target: Target, over: Over) -> None:
        """Show what was pointed at: a rule, or a thing."""
        if isinstance(target, RuleNumber):
            await over.app.push_screen(RulesScreen(over.look, number=target.number, room=over.room))
        else:
            await self._inspect(target, over)

    async def _inspect(self, thing: Thing, over: Over) -> None:
        screen = InspectScreen(over.look, self._controller, thing, room=over.room)
        await over.app.push_screen(screen, self._choose)

    async def _find(self, over: Over) -> None:
        async def show(thing: Thing | None) -> None:
            if thing is not None:
                await self._inspect(thing, over)

        await over.app.push_screen(FindScreen(over.look, room=over.room), show)

    async def _advise(self, over: Over) -> None:
        try:
            told = advice(self._controller.session)
        except GameError as error:
            self._controller.notice = in_words(error)
        else:
            await over.app.push_screen(AdviceScreen(over.look, told, room=over.room))

    async def _seats(self, over: Over) -> None:
        if (why := self._controller.driver.only_to_look) is not None:
            self._controller.notice = why
        else:
            screen = SeatsScreen(over.look, self._controller, self._paint, room=over.room)
            await over.app.push_screen(screen)

    def _choose(self, word: str | None) -> None:
        """Take the space that was chosen while looking at it."""
        controller = self._controller
        if word is not None and controller.choices is not None:
            controller.choices.clear()
            controller.choices.stand_on(word)
            controller.map_cursor = SpaceId(word)
            controller.act("take")
        self._paint()


def _current_card(controller: Controller) -> Thing:
    """Return the current card, or the next one before the first."""
    on_table = cards_on_table(controller.board)
    card = controller.board.card
    if card is None:
        card = on_table[-1] if on_table else 1
    return Thing(Kind.CARD, str(card))


def table_commands(keymap: Keymap) -> list[Command]:
    """Return everything that keys do at the table, with the keys as the player has them."""
    actions = [
        Command(
            "" if action.id in KEYS_ONLY else action.id,
            " ".join(keymap.keys(action.id)),
            action.what,
        )
        for action in ACTIONS
    ]
    digits, program = (
        [Command("", key.keys, key.what) for key in keys]
        for keys in (texts.DIGITS, texts.EVERYWHERE)
    )
    return [*digits, *actions, *program]
