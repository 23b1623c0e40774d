"""8.4.3 and 8.1.2 The answers within an Event that follow from the position alone.

Where several words are as good as one another they are all named, and chance decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

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
from core.adp.events.event_play import DECLINE, DO
from core.adp.model.board import COUNT, Board
from core.adp.model.ids import (
    BASES,
    CUBES,
    DONE,
    FACTIONS,
    GOVERNMENT,
    HIDDEN,
    OWNER,
    TALIBAN,
    UNDERGROUND,
    Deed,
    Faction,
    Piece,
    Seat,
    Side,
    SpaceId,
)
from core.adp.model.totals import totals

AMNESTY: Final = 16
BREAKTIME: Final = 55
FEW_TO_TERRORIZE: Final = 20
"""8.7: With no more Support + Available than this the Taliban Attack rather than Terrorize."""

NOTHING_SPECIAL: Final = Instruction("")

AS_MANY_AS_POSSIBLE: Final = "8.4.3: as many as possible"
FREE_ACTION: Final = "8.4.4: a free action, by the priorities of whoever gets it"
NO_RULE: Final = "8.4.4: chance"
"""Where nothing tells which answer is best."""


def instruction(view: View) -> Instruction:
    """Return what the card tells the Faction that is asked."""
    return instruction_for(view.board, view.by, view.side) or NOTHING_SPECIAL


class Good(NamedTuple):
    """The best answers to a question, equal among themselves, and by which rule."""

    words: Sequence[str]
    why: str


def good(view: View) -> Good:
    """Return the best answers to a question within an Event that is not about spaces."""
    answer = WORDS.get(view.decision.ask)
    if answer is None and view.decision.ask.startswith("event."):
        answer = WORDS.get(view.decision.ask.rsplit(".", 1)[-1])
    words, why = answer(view) if answer is not None else Good((), NO_RULE)
    return Good(tuple(word for word in words if word in view.decision.options), why)


def good_words(view: View) -> Sequence[str]:
    """Return them without the rule."""
    return good(view).words


def told_by_card(view: View) -> str:
    """Return what the card tells the Faction that is asked, as a reason."""
    return f"8.4.1: {instruction(view).text.rstrip('.')}"


# Pieces


def is_welcome(board: Board, by: Faction, owner: Faction) -> bool:
    """8.4.4: Whether a Faction may benefit: the one that chooses, its friends, Non-players."""
    return owner in FRIENDS[by] or board.seats[owner] is Seat.BOT


def which_piece(view: View) -> Good:
    """8.1.2: Which kind is placed, or taken off, next."""
    board, by, pieces = view.board, view.by, view.pieces
    police_next = view.police_next(SpaceId(view.decision.about[0]))
    named = False
    if view.verb == "place":
        best = pieces_to_place(board, by, pieces, police_next=police_next)
        unwanted = not is_welcome(board, by, OWNER[best[0]])
    else:
        advice = instruction(view)
        first = (tuple(p for p in pieces if OWNER[p] is faction) for faction in advice.targets)
        chosen = next((some for some in first if some), pieces)
        named = len(chosen) < len(pieces)
        unwanted = not advice.gives_own and not any(OWNER[p] in ENEMIES[by] for p in chosen)
        if any(OWNER[piece] in ENEMIES[by] for piece in chosen):
            best = enemy_pieces(board, by, chosen, police_next=police_next)
        else:
            best = own_pieces_to_remove(chosen, police_next=police_next)
    if unwanted and DONE in view.decision.options:
        return Good((DONE,), "8.4.3: no piece that could go or come is wanted")
    return Good(best, told_by_card(view) if named else _why_piece(view, best[0]))


def _why_piece(view: View, piece: Piece) -> str:
    """8.1.2: Why a kind of piece comes before the others."""
    placed = view.verb == "place"
    if piece in BASES:
        return "8.1.2: Bases whenever possible" if placed else "8.1.2: Bases first"
    if piece in CUBES[GOVERNMENT]:
        return "8.1.2: Police and Troops by turns, Police first"
    if placed:
        return "8.4.4: own pieces, then those of Non-players"
    if OWNER[piece] not in ENEMIES[view.by]:
        return "8.1.2: own Guerrillas that are Active first, Bases last"
    return "8.1.2: pieces of players first, Underground before Active"


def how_many(view: View) -> Good:
    """8.4.3: As many as possible; cubes of two kinds one by one; none that would hurt."""
    piece, space = Piece(view.decision.about[0]), SpaceId(view.decision.about[1])
    advice, owner = instruction(view), OWNER[piece]
    if view.verb == "place":
        wanted = is_welcome(view.board, view.by, owner)
    else:
        wanted = advice.gives_own or owner in ENEMIES[view.by]
    if not wanted:
        return Good((str(min(view.numbers)),), "8.4.3: as few as possible, for they are not wanted")
    if advice.spread:
        return Good(("1",), "8.4.1: one at a time, each to the best space")
    if piece in CUBES[GOVERNMENT] and view.last_word == piece and _both(view, space):
        return Good(("1",), "8.1.2: Police and Troops by turns, one at a time")
    return Good((str(max(view.numbers)),), AS_MANY_AS_POSSIBLE)


def _both(view: View, space: SpaceId) -> bool:
    """Whether Police and Troops can both be dealt with in a space."""
    where = view.board.available if view.verb == "place" else view.board.spaces[space]
    return all(COUNT[cube](where) for cube in CUBES[GOVERNMENT])


def replaced_by(view: View) -> Good:
    """8.4.4: One's own, then a Non-player's."""
    left = view.board.available
    able = [piece for piece in view.pieces if COUNT[HIDDEN.get(piece, piece)](left)]
    police_next = view.police_next(SpaceId(view.decision.about[1]), arriving=True)
    best = pieces_to_place(view.board, view.by, able or view.pieces, police_next=police_next)
    return Good(best, "8.4.4: by own pieces, then those of friends and Non-players")


# Factions and alternatives


def which_faction(view: View) -> Good:
    """8.4.4, 8.1.2: Whoever chooses benefits, then a Non-player; what hurts is for enemies."""
    factions = tuple(faction for faction in FACTIONS if faction in view.decision.options)
    if view.card == BREAKTIME:
        return _who_takes_a_break(view, factions)
    if view.by not in factions:  # it is about whose pieces are taken off
        return _target(view.board, factions)
    able = _able(view, factions)
    if view.by in able:
        return Good((view.by,), "8.4.4: whoever chooses benefits")
    bots = tuple(faction for faction in able if view.board.seats[faction] is Seat.BOT)
    return Good(bots or able or factions, "8.4.4: another Non-player benefits")


def _able(view: View, factions: Sequence[Faction]) -> tuple[Faction, ...]:
    """Return who has pieces to place; other cards than 16 name only those who have."""
    left = view.board.available
    return tuple(f for f in factions if view.card != AMNESTY or COUNT[UNDERGROUND[f]](left))


def _target(board: Board, factions: Sequence[Faction]) -> Good:
    """8.1.2: Players before Non-players, else by chance."""
    players = tuple(faction for faction in factions if board.seats[faction] is Seat.HUMAN)
    if players:
        return Good(players, "8.1.2: players before Non-players")
    return Good(factions, "8.1.2: a Faction by chance")


def _who_takes_a_break(view: View, factions: Sequence[Faction]) -> Good:
    """55: An enemy that has not executed on this card, for others are Ineligible next anyway."""
    executed = [act.faction for act in view.board.acted if act.deed is not Deed.PASS]
    enemies = [faction for faction in factions if faction in ENEMIES[view.by]]
    words, why = _target(view.board, [f for f in enemies if f not in executed] or enemies)
    return Good(words, f"{why}, of enemies that have not executed")


def which_way(view: View) -> Good:
    """8.4.1: What the instruction says."""
    choose = instruction(view).choose
    return Good((), NO_RULE) if choose is None else Good((choose(view),), told_by_card(view))


def which_capability(view: View) -> Good:
    """67: One that helps others."""
    return Good(unwelcome_capabilities(view.board, view.by), told_by_card(view))


def how_much(view: View) -> Good:
    """8.4.3: The most, unless instructed otherwise."""
    amount = instruction(view).amount
    if amount is None:
        return Good((str(max(view.numbers)),), AS_MANY_AS_POSSIBLE)
    return Good((str(amount(view)),), told_by_card(view))


def which_free_action(view: View) -> Good:
    """8.4.4: By the priorities of the Faction that gets it."""
    options = view.decision.options
    if view.by is TALIBAN:
        weak = totals(view.board).support_available <= FEW_TO_TERRORIZE
        order: tuple[str, ...] = ("ambush", "terror") if weak else ("terror", "ambush")
    else:
        order = ("air-strike", "air-lift")
    word = next((word for word in order if word in options), DECLINE)
    return Good((word,), FREE_ACTION)


def which_side(view: View) -> Good:
    """8.4.2: The text for COIN or for Insurgents, if the card has two."""
    side = side_for(view.board, view.by)
    other = Side.SHADED if side is Side.UNSHADED else Side.UNSHADED
    if view.board.is_by_hand(view.card, side):
        known = other in view.decision.options and not view.board.is_by_hand(view.card, other)
        return Good((other if known else side,), "8.4.2: a text that need not be read on the card")
    only = other not in view.decision.options
    return Good((side,), f"8.4.2: {'the only text' if only else f'the text for the {view.by}'}")


WORDS: Final[dict[str, Callable[[View], Good]]] = {
    "event.side": which_side,
    "event.faction": which_faction,
    "event.choice": which_way,
    "event.capability": which_capability,
    "event.amount": how_much,
    "event.return-bases": lambda view: Good((str(max(view.numbers)),), AS_MANY_AS_POSSIBLE),
    "event.free": lambda _view: Good((DO, DECLINE), FREE_ACTION),
    "event.free.which": which_free_action,
    "event.replace.by": replaced_by,
    "piece": which_piece,
    "count": how_many,
}
"""By the question, or by its last word for pieces that are placed, removed, replaced."""
