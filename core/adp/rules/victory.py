"""7 and 8.9 Victory: the check of each Propaganda Round, ranking, and the end."""

from __future__ import annotations

from functools import partial
from typing import Final

from core.adp.model.board import Board, Result
from core.adp.model.facts import Entered, GameEnded
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Deception,
    Epilogue,
    Faction,
    Seat,
    Stage,
)
from core.adp.model.options import NoNonPlayer, players
from core.adp.model.totals import margins
from core.adp.rules.parts.markers import player_of, shown
from core.adp.rules.table import AdpTable

TIE_ORDER: Final = (WARLORDS, GOVERNMENT, TALIBAN, COALITION)
"""7.1: The order among equal Non-players or equal players; Non-players come first."""

EPILOGUE: Final = {
    COALITION: Epilogue.DENIED,
    GOVERNMENT: Epilogue.DICTATORSHIP,
    TALIBAN: Epilogue.RETURN,
    WARLORDS: Epilogue.PATCHWORK,
}
TRIUMPH: Final = {COALITION: Epilogue.VINDICATED, TALIBAN: Epilogue.GLORY}
"""8.9: The epilogue for a lone player who is far ahead of all others."""

TRIUMPH_BY: Final = 6
SHOW: Final = {
    Deception.THREAT: "show-threat",
    Deception.AGENDA: "show-agenda",
    Deception.ASSET: "show-asset",
}
"""7.3: The words that turn up a marker, by its kind."""

SHOW_AGENDA: Final = SHOW[Deception.AGENDA]
KEEP: Final = "keep"


async def victory_phase(table: AdpTable) -> None:
    """6.1: The game ends if a Faction meets its condition; otherwise the Round continues."""
    await offer_agendas(table)
    board = table.board
    player = lone_player(board)
    if player is not None:
        early = board.propaganda_played == 1 and not board.options.solo_check_first_round
        if not early and falls_behind(board, player):
            end_game(table, "solo", "8.9")
            return
    elif passing(board):
        end_game(table, "check", "7.1")
        return
    table.emit(Entered(Stage.RESOURCES, rule="6.3"))


async def offer_agendas(table: AdpTable) -> None:
    """7.3: A player may show a Hidden Agenda to pass the check (ruling A-38).

    Whoever could pass with what lies face down is asked, whatever it is: the question tells nobody
    that there are Agendas (ruling A-93). Once the check ends the game there is nothing to decide:
    all agendas count in the ranking.
    """
    for player in players(table.board.options, table.board.seats):
        while not passing(table.board) and _would_pass(table.board, player, tuple(Deception)):
            word = await table.ask(
                player[0],
                partial(_what_to_show, table, player),
                ask="victory.agenda",
                rule="7.3",
                known_to=player,
            )
            if word == KEEP:
                break
            table.emit(shown(player, Deception.AGENDA))


def _what_to_show(table: AdpTable, player: tuple[Faction, ...]) -> tuple[str, ...]:
    # In the view of another player, what lies face down may be an Agenda.
    possible = (Deception.AGENDA, Deception.FACE_DOWN)
    enough = _would_pass(table.board, player, possible)
    return (SHOW_AGENDA, KEEP) if enough else (KEEP,)


def _would_pass(board: Board, player: tuple[Faction, ...], agendas: tuple[Deception, ...]) -> bool:
    """7.3: Whether a player would pass the check if its hidden markers of these kinds counted."""
    more = sum(marker in agendas for marker in board.hidden.get(player[0], ()))
    now = margins(board)
    return all(now[faction] + more > 0 for faction in player)


def lone_player(board: Board) -> Faction | None:
    """8.9: The Faction of the only player, if there is just one."""
    humans = [faction for faction in FACTIONS if board.seats[faction] is Seat.HUMAN]
    return humans[0] if len(humans) == 1 else None


def falls_behind(board: Board, player: Faction) -> bool:
    """8.9: A lone player loses when another Faction is further ahead."""
    now = margins(board)
    return any(now[faction] > now[player] for faction in FACTIONS)


def passing(board: Board) -> tuple[Faction, ...]:
    """7.2: The Factions whose victory ends the game now."""
    met = tuple(faction for faction, margin in margins(board).items() if margin > 0)
    if board.options.no_non_player is NoNonPlayer.OFF:
        return met
    # 1.5: a player with two Factions must succeed with both.
    full = [p for p in players(board.options, board.seats) if all(f in met for f in p)]
    return tuple(faction for player in full for faction in player)


def final_ranking(table: AdpTable) -> None:
    """2.4.1, 7.3: After the final Propaganda card the margins decide."""
    end_game(table, "final", "7.3")


def end_game(table: AdpTable, reason: str, rule: str) -> None:
    """7.1: Rank the Factions and close the game."""
    for faction, markers in table.board.hidden.items():
        for marker in markers:
            # Agendas count before margins are compared (ruling A-83); Empty Threats are shown too.
            if marker is not Deception.ASSET:
                table.emit(shown(player_of(table.board, faction), marker))
    table.emit(GameEnded(result_of(table.board, reason, rule), rule=rule))


def result_of(board: Board, reason: str, rule: str) -> Result:
    """Return how the game ends if it ends now."""
    if board.options.no_non_player is not NoNonPlayer.OFF:
        return _shared_result(board, reason, rule)
    now = margins(board)
    order = ranking(board)
    if reason == "check":
        # 7.1: if a Non-player passes the check, the players lose, whatever their margins.
        bots = [f for f in order if board.seats[f] is Seat.BOT and now[f] > 0]
        order = (*bots, *(f for f in order if f not in bots))
    winner, player = order[0], lone_player(board)
    epilogue = EPILOGUE[winner]
    if player is winner:
        lead = now[player] - max(now[f] for f in FACTIONS if f is not player)
        epilogue = (
            TRIUMPH.get(player, EPILOGUE[player]) if lead >= TRIUMPH_BY else Epilogue.STALEMATE
        )
    return Result((winner,), order, now, reason, rule, epilogue)


def ranking(board: Board) -> tuple[Faction, ...]:
    """7.1: Highest margin first; in a tie Non-players, then Warlords, Government, Taliban."""
    now = margins(board)
    return tuple(
        sorted(
            FACTIONS,
            key=lambda f: (-now[f], board.seats[f] is Seat.HUMAN, TIE_ORDER.index(f)),
        )
    )


def _shared_result(board: Board, reason: str, rule: str) -> Result:
    """1.5: Players with two Factions are ranked by the lower margin (ruling A-6)."""
    now = margins(board)
    sides = [
        sorted(player, key=lambda f: (now[f], TIE_ORDER.index(f)))
        for player in players(board.options, board.seats)
    ]
    sides.sort(key=lambda side: (-now[side[0]], TIE_ORDER.index(side[0])))
    winners = tuple(faction for faction in FACTIONS if faction in sides[0])
    order = tuple(faction for side in sides for faction in side)
    return Result(winners, order, now, reason, rule, EPILOGUE[sides[0][0]])
