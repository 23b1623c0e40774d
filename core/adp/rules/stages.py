"""1.1 and 6 The course of a game: the procedure for each stage."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from core.adp.model.board import Board
from core.adp.model.facts import Fact, after
from core.adp.model.ids import FACTIONS, Deception, Faction, Seat, Stage
from core.adp.model.options import Reveal, players
from core.adp.rules.actions import Catalogue
from core.adp.rules.cards import next_card, reveal_order
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.parts.markers import shown
from core.adp.rules.redeploy import redeploy_phase
from core.adp.rules.reset import reset_phase
from core.adp.rules.resources import resources_phase
from core.adp.rules.sequence import faction_turn
from core.adp.rules.setup import deploy, draw_deception_markers, prepare_deck
from core.adp.rules.support import support_phase
from core.adp.rules.table import AdpTable
from core.adp.rules.victory import SHOW, victory_phase
from core.kernel import Interrupt, Outcome, Procedure


async def turn_in_order(table: AdpTable) -> None:
    """2.3: A Faction's turn, after revealing the card that gives the order."""
    await reveal_order(table)
    await faction_turn(table)


PROCEDURES: Final[dict[Stage, Callable[[AdpTable], Procedure]]] = {
    Stage.DECK: prepare_deck,
    Stage.DECEPTION: draw_deception_markers,
    Stage.DEPLOY: deploy,
    Stage.NEXT_CARD: next_card,
    Stage.TURN: turn_in_order,
    Stage.VICTORY: victory_phase,
    Stage.RESOURCES: resources_phase,
    Stage.SUPPORT: support_phase,
    Stage.REDEPLOY: redeploy_phase,
    Stage.RESET: reset_phase,
}


class Campaign:
    """The rules of A Distant Plain, as the kernel runs them."""

    def __init__(self, catalogue: Catalogue = CATALOGUE) -> None:
        self._catalogue = catalogue

    def after(self, board: Board, fact: Fact) -> Board:
        """Return the position after a fact."""
        return after(board, fact)

    def sit(self, board: Board) -> tuple[AdpTable, Procedure]:
        """Return a table at a checkpoint and the procedure that comes next."""
        table = AdpTable(board, self._catalogue)
        table.interrupts = tuple(
            interrupt
            for faction in FACTIONS
            if board.seats[faction] is Seat.BOT
            for interrupt in _dice_for(table, faction)
        )
        if board.options.deception_reveal is Reveal.ANYTIME:
            table.interrupts += tuple(_reveal_anytime(table))
        return table, PROCEDURES[board.stage](table)

    def outcome(self, board: Board) -> Outcome | None:
        """Return how the game ended, if it has."""
        return board.result


def _dice_for(table: AdpTable, faction: Faction) -> tuple[Interrupt, ...]:
    """8.1, 8.2: A Non-player may roll one die, or three for Random Spaces, to decide."""

    async def roll() -> None:
        await table.roll(ask="bot.die", rule="8.1", about=(faction,))

    async def roll_spaces() -> None:
        for colour in ("tan", "black", "green"):
            await table.roll(ask=f"bot.{colour}", rule="8.2", about=(faction,))

    return (
        Interrupt("roll", faction, lambda: True, roll),
        Interrupt("roll-spaces", faction, lambda: True, roll_spaces),
    )


def _reveal_anytime(table: AdpTable) -> Iterator[Interrupt]:
    """7.3, 1st printing: a player may turn up any marker at any decision (ruling B-10)."""
    for player in players(table.board.options, table.board.seats):
        for marker in table.board.hidden.get(player[0], ()):
            if marker is Deception.FACE_DOWN:
                continue  # in the view of another player
            for faction in player:
                yield _showing(table, faction, player, marker)


def _showing(
    table: AdpTable, by: Faction, player: tuple[Faction, ...], marker: Deception
) -> Interrupt:
    async def show() -> None:
        table.emit(shown(player, marker))

    return Interrupt(SHOW[marker], by, lambda: marker in table.board.hidden[player[0]], show)
