"""Set-up: the deck, Deception markers and Open Deployment."""

from __future__ import annotations

from typing import Final

from core.adp.events.deck import DECK
from core.adp.model.board import PILES, Board, Lasting
from core.adp.model.facts import (
    CapabilityGained,
    CardRemoved,
    DeckStacked,
    Deployed,
    Entered,
)
from core.adp.model.ids import (
    BASES,
    DECEPTIONS,
    FACTIONS,
    PIECES,
    Deception,
    Faction,
    Seat,
    SpaceId,
    Stage,
    ThingKind,
)
from core.adp.model.options import players
from core.adp.model.scenarios import DEPLOYMENTS, STARTS, Allotment
from core.adp.rules.parts.markers import drawn
from core.adp.rules.table import AdpTable
from core.kernel import Kind, Reason

MARKERS_OF_EACH_KIND: Final = 4
"""7.3: The mix of the twelve Deception markers (ruling A-37)."""

CARD_WORDS: Final = {card: str(card) for card in DECK}

MARKERS_PER_PLAYER: Final = 2


async def prepare_deck(table: AdpTable) -> None:
    """Remove random Event cards, put Capabilities among them in force, and stack the piles."""
    scenario = table.board.scenario
    for _ in range(STARTS[scenario].removed_events - len(table.board.removed)):
        card = await draw_event(table, ask="setup.remove", rule="S")
        table.emit(CardRemoved(card, rule="S"))
        if DECK[card].capability_of and not table.board.options.no_capabilities:
            lasting = Lasting(card, DECK[card].capability_side)
            table.emit(CapabilityGained(lasting, rule="S"))
    table.emit(
        DeckStacked(PILES[scenario], rule="S"),
        Entered(Stage.DECEPTION, rule="S"),
    )


async def draw_event(table: AdpTable, *, ask: str, rule: str) -> int:
    """Draw a random Event card that has not been seen yet."""
    unseen = (CARD_WORDS[card] for card in table.board.deck.unseen)
    return int(await table.chance(unseen, ask=ask, rule=rule, kind=ThingKind.CARD))


async def draw_deception_markers(table: AdpTable) -> None:
    """7.3: Each player draws two of twelve markers, if the option is in use."""
    if table.board.options.victory_deception:
        for player in players(table.board.options, table.board.seats):
            while len(_markers_of(table.board, player[0])) < MARKERS_PER_PLAYER:
                await _draw_marker(table, player)
    table.emit(Entered(Stage.DEPLOY, rule="S"))


def _markers_of(board: Board, holder: Faction) -> tuple[Deception, ...]:
    """All markers of a player; a starting position may already include some."""
    return (*board.hidden.get(holder, ()), *board.shown.get(holder, ()))


async def _draw_marker(table: AdpTable, player: tuple[Faction, ...]) -> None:
    taken = [marker for faction in FACTIONS for marker in _markers_of(table.board, faction)]
    left = {marker: MARKERS_OF_EACH_KIND - taken.count(marker) for marker in DECEPTIONS}
    kinds = [marker for marker in DECEPTIONS if left[marker]]
    word = await table.chance(
        kinds,
        ask="setup.marker",
        rule="7.3",
        kind=Kind.MENU,
        about=(player[0],),
        weights=tuple(left[marker] for marker in kinds),
        known_to=player,
    )
    table.emit(drawn(player, Deception(word)))


async def deploy(table: AdpTable) -> None:
    """Open Deployment: the next Faction of a player places its forces."""
    board = table.board
    if board.options.open_deployment:
        for faction, deployment in DEPLOYMENTS[board.scenario].items():
            if board.seats[faction] is not Seat.HUMAN or faction in board.deployed:
                continue
            for space, forces in deployment.fixed.items():
                for piece in PIECES[faction]:
                    table.place(piece, space, forces.count(piece), "S")
            for allotment in deployment.free:
                await _deploy_freely(table, faction, allotment)
            table.emit(Deployed(faction, rule="S"))
            return
    table.emit(Entered(Stage.NEXT_CARD, rule="2.2"))


async def _deploy_freely(table: AdpTable, faction: Faction, allotment: Allotment) -> None:
    """Place the pieces of one kind in groups; any without room stay Available (1.4.2)."""
    piece = allotment.piece
    left = min(allotment.count, table.board.available.count(piece))

    def refuse(space: SpaceId) -> Reason | None:
        if not allotment.allows(table.board, space):
            return Reason("deploy.not-there", "S")
        if piece in BASES and not table.board.room_for_bases(space):
            return Reason("deploy.no-room", "1.4.2")
        return None

    def spaces() -> tuple[SpaceId, ...]:
        return tuple(space for space in allotment.spaces if refuse(space) is None)

    while left and spaces():
        space = await table.one_space(
            faction,
            spaces,
            ask="deploy.space",
            rule="S",
            about=(piece,),
            refuse=refuse,
            always=True,
        )
        most = min(left, table.board.room_for_bases(space)) if piece in BASES else left
        count = await table.choose_count(
            faction, 1, most, ask="deploy.count", rule="S", about=(piece, space)
        )
        table.place(piece, space, count, "S")
        left -= count
