"""8.4.3 and 8.1.2 The answers within an Event that follow from the position alone.

Where several words are as good as one another they are all named, and chance decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from core.adp.board import COUNT, Board
from core.adp.bots.events.advice import unwelcome_capabilities
from core.adp.bots.events.instruction import Instruction
from core.adp.bots.events.instructions import instruction_for
from core.adp.bots.events.sides import side_for
from core.adp.bots.events.view import View
from core.adp.bots.guidelines import (
    ENEMIES,
    FRIENDS,
    enemy_pieces,
    own_pieces_to_remove,
    pieces_to_place,
)
from core.adp.events.play import DECLINE, DO
from core.adp.ids import (
    CUBES,
    DONE,
    FACTIONS,
    GOVERNMENT,
    HIDDEN,
    OWNER,
    TALIBAN,
    Faction,
    Piece,
    Seat,
    SpaceId,
)
from core.adp.totals import margins, totals

BREAKTIME: Final = 55
FEW_TO_TERRORIZE: Final = 20
"""8.7: With no more Support + Available than this the Taliban Attack rather than Terrorize."""

NOTHING_SPECIAL: Final = Instruction("")


def instruction(view: View) -> Instruction:
    """Return what the card tells the Faction that is asked."""
    return instruction_for(view.board, view.by) or NOTHING_SPECIAL


def good_words(view: View) -> tuple[str, ...]:
    """Return the best answers to a question within an Event that is not about spaces."""
    answer = WORDS.get(view.decision.ask)
    if answer is None and view.decision.ask.startswith("event."):
        answer = WORDS.get(view.decision.ask.rsplit(".", 1)[-1])
    words = answer(view) if answer is not None else ()
    return tuple(word for word in words if word in view.decision.options)


# Pieces


def is_welcome(board: Board, by: Faction, owner: Faction) -> bool:
    """8.4.4: Whether a Faction may benefit: the one that chooses, its friends, Non-players."""
    return owner in FRIENDS[by] or board.seats[owner] is Seat.BOT


def which_piece(view: View) -> Sequence[str]:
    """8.1.2: Which kind is placed, or taken off, next."""
    board, by, pieces = view.board, view.by, view.pieces
    police_next = view.police_next(SpaceId(view.decision.about[0]))
    if view.verb == "place":
        best = pieces_to_place(board, by, pieces, police_next=police_next)
        unwanted = not is_welcome(board, by, OWNER[best[0]])
    else:
        advice = instruction(view)
        first = (tuple(p for p in pieces if OWNER[p] is faction) for faction in advice.targets)
        chosen = next((some for some in first if some), pieces)
        unwanted = not advice.gives_own and not any(OWNER[p] in ENEMIES[by] for p in chosen)
        if any(OWNER[piece] in ENEMIES[by] for piece in chosen):
            best = enemy_pieces(board, by, chosen, police_next=police_next)
        else:
            best = own_pieces_to_remove(chosen, police_next=police_next)
    return (DONE,) if unwanted and DONE in view.decision.options else best


def how_many(view: View) -> Sequence[str]:
    """8.4.3: As many as possible; cubes of two kinds one by one; none that would hurt."""
    piece, space = Piece(view.decision.about[0]), SpaceId(view.decision.about[1])
    advice, owner = instruction(view), OWNER[piece]
    if view.verb == "place":
        wanted = is_welcome(view.board, view.by, owner)
    else:
        wanted = advice.gives_own or owner in ENEMIES[view.by]
    if not wanted:
        return (str(min(view.numbers)),)
    by_turns = piece in CUBES[GOVERNMENT] and view.last_word == piece and _both(view, space)
    return (str(1 if advice.spread or by_turns else max(view.numbers)),)


def _both(view: View, space: SpaceId) -> bool:
    """Whether Police and Troops can both be dealt with in a space."""
    where = view.board.available if view.verb == "place" else view.board.spaces[space]
    return all(COUNT[cube](where) for cube in CUBES[GOVERNMENT])


def replaced_by(view: View) -> Sequence[str]:
    """8.4.4: One's own, then a Non-player's."""
    left = view.board.available
    able = [piece for piece in view.pieces if COUNT[HIDDEN.get(piece, piece)](left)]
    return pieces_to_place(view.board, view.by, able or view.pieces)


# Factions and alternatives


def which_faction(view: View) -> Sequence[str]:
    """8.4.4: Whoever benefits is the chooser, then a Non-player; breaks are for others."""
    board = view.board
    factions = tuple(faction for faction in FACTIONS if faction in view.decision.options)
    if view.card == BREAKTIME:
        return _who_takes_a_break(board, factions)
    if view.by in factions:
        return (view.by,)
    # Otherwise it is about whose pieces are taken off: those of players come first (8.1.2).
    players = tuple(faction for faction in factions if board.seats[faction] is Seat.HUMAN)
    return players or factions


def _who_takes_a_break(board: Board, factions: Sequence[Faction]) -> Sequence[str]:
    """55: One that has not executed: a player, then the highest margin."""
    acted = [act.faction for act in board.acted]
    waiting = [faction for faction in factions if faction not in acted] or list(factions)
    players = [faction for faction in waiting if board.seats[faction] is Seat.HUMAN]
    among = players or waiting
    margin = margins(board)
    best = max(margin[faction] for faction in among)
    return tuple(faction for faction in among if margin[faction] == best)


def which_way(view: View) -> Sequence[str]:
    """8.4.1: What the instruction says."""
    choose = instruction(view).choose
    return () if choose is None else (choose(view),)


def which_capability(view: View) -> Sequence[str]:
    """67: One that helps others."""
    return unwelcome_capabilities(view.board, view.by)


def how_much(view: View) -> Sequence[str]:
    """8.4.3: The most, unless instructed otherwise."""
    amount = instruction(view).amount
    return (str(max(view.numbers) if amount is None else amount(view)),)


def which_free_action(view: View) -> Sequence[str]:
    """8.4.4: By the priorities of the Faction that gets it."""
    options = view.decision.options
    if view.by is TALIBAN:
        weak = totals(view.board).support_available <= FEW_TO_TERRORIZE
        order: tuple[str, ...] = ("ambush", "terror") if weak else ("terror", "ambush")
    else:
        order = ("air-strike", "air-lift")
    return (next((word for word in order if word in options), DECLINE),)


WORDS: Final[dict[str, Callable[[View], Sequence[str]]]] = {
    "event.side": lambda view: (side_for(view.board, view.by),),
    "event.faction": which_faction,
    "event.choice": which_way,
    "event.capability": which_capability,
    "event.amount": how_much,
    "event.return-bases": lambda view: (str(max(view.numbers)),),
    "event.free": lambda _view: (DO, DECLINE),
    "event.free.which": which_free_action,
    "event.replace.by": replaced_by,
    "piece": which_piece,
    "count": how_many,
}
"""By the question, or by its last word for pieces that are placed, removed, replaced."""
