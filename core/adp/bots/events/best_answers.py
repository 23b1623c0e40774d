"""8.4.3 and 8.1.2 The answers within an Event that follow from the position alone.

If several words are equally good, all are returned, and one is chosen at random.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from core.adp.bots.events.advice import unwelcome_capabilities
from core.adp.bots.events.instruction import Instruction
from core.adp.bots.events.instructions import instruction_for
from core.adp.bots.events.question import EventQuestion
from core.adp.bots.events.sides import side_for
from core.adp.bots.which_pieces import (
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
from core.kernel import Phrase, Why, as_phrase, filled

AMNESTY: Final = 16
BREAKTIME: Final = 55
FEW_TO_TERRORIZE: Final = 20
"""8.7: Up to this total of Support + Available the Taliban Attack rather than Terrorize."""

NOTHING_SPECIAL: Final = Instruction("")

AS_MANY_AS_POSSIBLE: Final = "8.4.3: as many as possible"
FREE_ACTION: Final = "8.4.4: a free action, by the priorities of the Faction that gets it"
NO_RULE: Final = "8.4.4: at random"
"""The reason if no rule says which answer is best."""


def instruction(question: EventQuestion) -> Instruction:
    """Return the card's instruction for the Faction that is asked."""
    return instruction_for(question.board, question.by, question.side) or NOTHING_SPECIAL


class BestAnswers(NamedTuple):
    """The best answers to a question, all equally good, and the reason."""

    words: Sequence[str]
    why: Why


def best_answers(question: EventQuestion) -> BestAnswers:
    """Return the best answers to a question within an Event that is not about spaces."""
    answer = WORDS.get(question.decision.ask)
    if answer is None and question.decision.ask.startswith("event."):
        answer = WORDS.get(question.decision.ask.rsplit(".", 1)[-1])
    words, why = answer(question) if answer is not None else BestAnswers((), NO_RULE)
    return BestAnswers(tuple(word for word in words if word in question.decision.options), why)


def best_words(question: EventQuestion) -> Sequence[str]:
    """Return the best answers without the reason."""
    return best_answers(question).words


def told_by_card(question: EventQuestion) -> Phrase:
    """Return the card's instruction for the Faction that is asked, as a reason."""
    return filled("8.4.1: {0}", as_phrase(instruction(question).text))


# Pieces


def is_welcome(board: Board, by: Faction, owner: Faction) -> bool:
    """8.4.4: Whether a Faction may benefit: the one that chooses, its friends, Non-players."""
    return owner in FRIENDS[by] or board.seats[owner] is Seat.BOT


def which_piece(question: EventQuestion) -> BestAnswers:
    """8.1.2: Which kind of piece is placed or removed next."""
    board, by, pieces = question.board, question.by, question.pieces
    police_next = question.police_next(SpaceId(question.decision.about[0]))
    named = False
    if question.verb == "place":
        best = pieces_to_place(board, by, pieces, police_next=police_next)
        unwanted = not is_welcome(board, by, OWNER[best[0]])
    else:
        advice = instruction(question)
        first = (tuple(p for p in pieces if OWNER[p] is faction) for faction in advice.targets)
        chosen = next((some for some in first if some), pieces)
        named = len(chosen) < len(pieces)
        unwanted = not advice.gives_own and not any(OWNER[p] in ENEMIES[by] for p in chosen)
        if any(OWNER[piece] in ENEMIES[by] for piece in chosen):
            best = enemy_pieces(board, by, chosen, police_next=police_next)
        else:
            best = own_pieces_to_remove(chosen, police_next=police_next)
    if unwanted and DONE in question.decision.options:
        return BestAnswers((DONE,), "8.4.3: no piece worth placing or removing")
    return BestAnswers(best, told_by_card(question) if named else _why_piece(question, best[0]))


def _why_piece(question: EventQuestion, piece: Piece) -> str:
    """8.1.2: Why a kind of piece comes before the others."""
    placed = question.verb == "place"
    if piece in BASES:
        return "8.1.2: Bases whenever possible" if placed else "8.1.2: Bases first"
    if piece in CUBES[GOVERNMENT]:
        return "8.1.2: Police and Troops by turns, Police first"
    if placed:
        return "8.4.4: its own pieces, then those of Non-players"
    if OWNER[piece] not in ENEMIES[question.by]:
        return "8.1.2: its own Active Guerrillas first, Bases last"
    return "8.1.2: pieces of players first, Underground before Active"


def how_many(question: EventQuestion) -> BestAnswers:
    """8.4.3: As many as possible; cubes of two kinds one by one; as few unwanted as possible."""
    piece, space = Piece(question.decision.about[0]), SpaceId(question.decision.about[1])
    advice, owner = instruction(question), OWNER[piece]
    if question.verb == "place":
        wanted = is_welcome(question.board, question.by, owner)
    else:
        wanted = advice.gives_own or owner in ENEMIES[question.by]
    if not wanted:
        return BestAnswers(
            (str(min(question.numbers)),), "8.4.3: as few as possible, because they are not wanted"
        )
    if advice.spread:
        return BestAnswers(("1",), "8.4.1: one at a time, each to the best space")
    if piece in CUBES[GOVERNMENT] and question.last_word == piece and _both(question, space):
        return BestAnswers(("1",), "8.1.2: Police and Troops by turns, one at a time")
    return BestAnswers((str(max(question.numbers)),), AS_MANY_AS_POSSIBLE)


def _both(question: EventQuestion, space: SpaceId) -> bool:
    """Whether Police and Troops can both be dealt with in a space."""
    where = question.board.available if question.verb == "place" else question.board.spaces[space]
    return all(COUNT[cube](where) for cube in CUBES[GOVERNMENT])


def replaced_by(question: EventQuestion) -> BestAnswers:
    """8.4.4: Replace with its own pieces, then with a Non-player's."""
    left = question.board.available
    able = [piece for piece in question.pieces if COUNT[HIDDEN.get(piece, piece)](left)]
    police_next = question.police_next(SpaceId(question.decision.about[1]), arriving=True)
    best = pieces_to_place(
        question.board, question.by, able or question.pieces, police_next=police_next
    )
    return BestAnswers(
        best, "8.4.4: replaced by its own pieces, then by those of friends and Non-players"
    )


# Factions and alternatives


def which_faction(question: EventQuestion) -> BestAnswers:
    """8.4.4, 8.1.2: Benefits go to the Faction that chooses, then Non-players; harm to enemies."""
    factions = tuple(faction for faction in FACTIONS if faction in question.decision.options)
    if question.card == BREAKTIME:
        return _who_takes_a_break(question, factions)
    if question.by not in factions:  # the question is whose pieces are removed
        return _target(question.board, factions)
    able = _able(question, factions)
    if question.by in able:
        return BestAnswers((question.by,), "8.4.4: the Faction that chooses benefits")
    bots = tuple(faction for faction in able if question.board.seats[faction] is Seat.BOT)
    return BestAnswers(bots or able or factions, "8.4.4: another Non-player benefits")


def _able(question: EventQuestion, factions: Sequence[Faction]) -> tuple[Faction, ...]:
    """Return the Factions that have pieces to place; only card 16 offers others."""
    left = question.board.available
    return tuple(f for f in factions if question.card != AMNESTY or COUNT[UNDERGROUND[f]](left))


def _target(board: Board, factions: Sequence[Faction]) -> BestAnswers:
    """8.1.2: Players before Non-players, otherwise at random."""
    players = _players(board, factions)
    if players:
        return BestAnswers(players, "8.1.2: players before Non-players")
    return BestAnswers(factions, "8.1.2: a random Faction")


def _players(board: Board, factions: Sequence[Faction]) -> tuple[Faction, ...]:
    """Return which of some Factions are played by people."""
    return tuple(faction for faction in factions if board.seats[faction] is Seat.HUMAN)


def _who_takes_a_break(question: EventQuestion, factions: Sequence[Faction]) -> BestAnswers:
    """55: An enemy that has not executed on this card; others will be Ineligible anyway."""
    executed = [act.faction for act in question.board.acted if act.deed is not Deed.PASS]
    enemies = [faction for faction in factions if faction in ENEMIES[question.by]]
    targets = [faction for faction in enemies if faction not in executed] or enemies
    players = _players(question.board, targets)
    if players:
        why = "8.1.2: players before Non-players, of the enemies that have not executed"
        return BestAnswers(players, why)
    why = "8.1.2: a random Faction, of the enemies that have not executed"
    return BestAnswers(targets, why)


def which_way(question: EventQuestion) -> BestAnswers:
    """8.4.1: What the instruction says."""
    choose = instruction(question).choose
    return (
        BestAnswers((), NO_RULE)
        if choose is None
        else BestAnswers((choose(question),), told_by_card(question))
    )


def which_capability(question: EventQuestion) -> BestAnswers:
    """67: A Capability that helps others."""
    return BestAnswers(unwelcome_capabilities(question.board, question.by), told_by_card(question))


def how_much(question: EventQuestion) -> BestAnswers:
    """8.4.3: The most, unless instructed otherwise."""
    amount = instruction(question).amount
    if amount is None:
        return BestAnswers((str(max(question.numbers)),), AS_MANY_AS_POSSIBLE)
    return BestAnswers((str(amount(question)),), told_by_card(question))


def which_free_action(question: EventQuestion) -> BestAnswers:
    """8.4.4: By the priorities of the Faction that gets it."""
    options = question.decision.options
    if question.by is TALIBAN:
        weak = totals(question.board).support_available <= FEW_TO_TERRORIZE
        order: tuple[str, ...] = ("ambush", "terror") if weak else ("terror", "ambush")
    else:
        order = ("air-strike", "air-lift")
    word = next((word for word in order if word in options), DECLINE)
    return BestAnswers((word,), FREE_ACTION)


def which_side(question: EventQuestion) -> BestAnswers:
    """8.4.2: The text for COIN or for Insurgents, if the card has two."""
    side = side_for(question.board, question.by)
    other = Side.SHADED if side is Side.UNSHADED else Side.UNSHADED
    if question.board.is_by_hand(question.card, side):
        is_ours = other in question.decision.options and not question.board.is_by_hand(
            question.card, other
        )
        word = other if is_ours else side
        return BestAnswers((word,), "8.4.2: a text that is not resolved by hand")
    if other not in question.decision.options:
        return BestAnswers((side,), "8.4.2: the only text")
    return BestAnswers((side,), filled("8.4.2: the text for the {0}", question.by))


WORDS: Final[dict[str, Callable[[EventQuestion], BestAnswers]]] = {
    "event.side": which_side,
    "event.faction": which_faction,
    "event.choice": which_way,
    "event.capability": which_capability,
    "event.amount": how_much,
    "event.return-bases": lambda question: BestAnswers(
        (str(max(question.numbers)),), AS_MANY_AS_POSSIBLE
    ),
    "event.free": lambda _question: BestAnswers((DO, DECLINE), FREE_ACTION),
    "event.free.which": which_free_action,
    "event.replace.by": replaced_by,
    "piece": which_piece,
    "count": how_many,
}
"""By the question, or by its last word for pieces that are placed, removed, replaced."""
