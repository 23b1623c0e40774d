"""8.8.3 Air Strike of the Non-player Coalition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.bots.mind import Mind, first_of
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import first_space, pick_space
from core.adp.model.atlas import PAKISTAN, SPACES
from core.adp.model.board import Board
from core.adp.model.facts import Removed
from core.adp.model.ids import DONE, TALIBAN, Islamabad, Piece, SpaceId
from core.adp.rules.air_strike import exposed, most_spaces, predators_fly, reapers_fly
from core.kernel import Why
from core.kernel.reasoning import NO_NOTES, Notes, applied, qualify

WORD: Final = "air-strike"


class Haul(NamedTuple):
    """What Air Strikes would remove, all of it Taliban."""

    pieces: int = 0
    bases: tuple[SpaceId, ...] = ()
    """Where Bases are removed, once for each Base."""


class Targets(NamedTuple):
    """The possible next spaces of an Air Strike, and the priorities among them."""

    spaces: tuple[SpaceId, ...]
    priorities: tuple[Priority, ...]


class Sortie:
    """8.8.3 An Air Strike, planned or carried out: the next space, and what is removed."""

    def __init__(self, board: Board, *, hidden_too: bool = False) -> None:
        self._hidden_too = hidden_too  # by an Event
        self._predators = predators_fly(board)
        self._reapers = reapers_fly(board)
        self._struck: list[SpaceId] = []
        self.by_predators: SpaceId | None = None
        """Where Predators strike; they remove only 1 piece."""

    def next_targets(
        self, board: Board, among: Sequence[str] = SPACES, notes: Notes = NO_NOTES
    ) -> Targets:
        """8.8.3: Predators in Pakistan first; then Bases, last pieces, most Guerrillas."""
        spaces = board.spaces
        if self._predators and not self._struck:
            seen = tuple(
                s for s in PAKISTAN if s in among and exposed(spaces[s], TALIBAN, hidden_too=True)
            )
            notes.look(applied("8.8.3: Predators find Taliban in Pakistan", *seen))
            if seen:
                fewest = Priority(
                    "8.8.3: Predators: fewest Guerrillas", lambda s: -spaces[s].taliban_guerrillas
                )
                return Targets(seen, (fewest,))

        def why_not(space: SpaceId) -> Why | None:
            if space in self._struck:
                return "struck already"
            if space is SpaceId.KABUL:
                return "never Kabul"
            targets = exposed(spaces[space], TALIBAN, hidden_too=self._hidden_too)
            return None if targets else "no Taliban are exposed"

        possible = [space for space in SPACES if space in among]
        open_to_it = tuple(qualify("8.8.3: Taliban are exposed", possible, why_not, notes))
        return Targets(open_to_it, self._priorities(board))

    def _priorities(self, board: Board) -> tuple[Priority, ...]:
        """8.8.3: The list of priorities."""
        spaces = board.spaces
        priorities = [
            Priority(
                "8.8.3: a Base can be removed",
                lambda s: Piece.TALIBAN_BASE in self.falling(board, s),
            ),
            Priority(
                "8.8.3: the last Taliban piece can be removed",
                lambda s: len(self.falling(board, s)) == spaces[s].taliban,
            ),
            Priority("8.8.3: most Taliban Guerrillas", lambda s: spaces[s].taliban_guerrillas),
        ]
        if board.hard and board.islamabad is Islamabad.SPONSORSHIP:
            hard = Priority("8.8.3: Pakistan, at Hard Sponsorship", lambda s: s in PAKISTAN)
            priorities.append(hard)
        return tuple(priorities)

    def falling(self, board: Board, space: SpaceId) -> tuple[Piece, ...]:
        """What is removed in a space if it is struck next: one piece, or two by card 3.

        The rules say which pieces are exposed; Underground ones go before Active ones (8.1.2).
        """
        by_predators = self._predators and not self._struck and space in PAKISTAN
        predators = self._predators
        pieces: list[Piece] = []
        for _ in range(2 if self._reapers and not by_predators else 1):
            hidden_too = self._hidden_too or (predators and space in PAKISTAN)
            targets = exposed(board.spaces[space], TALIBAN, hidden_too=hidden_too)
            if not targets:
                break
            piece = _HIDDEN if _HIDDEN in targets else targets[0]
            predators = predators and piece is not _HIDDEN
            board = Removed(piece, space, 1, rule="4.2.3").on(board)
            pieces.append(piece)
        return tuple(pieces)

    def strike(self, board: Board, space: SpaceId) -> tuple[Piece, ...]:
        """Strike a space; return the pieces that are removed."""
        pieces = self.falling(board, space)
        if self._predators and not self._struck and space in PAKISTAN:
            self.by_predators = space
        if space in PAKISTAN and _HIDDEN in pieces and not self._hidden_too:
            self._predators = False
        if len(pieces) > 1:
            self._reapers = False
        self._struck.append(space)
        return pieces


_HIDDEN: Final = Piece.TALIBAN_UNDERGROUND


def haul(board: Board) -> Haul:
    """8.8.4: What an Air Strike would remove in a position, ties in map order."""
    sortie, pieces, bases = Sortie(board), 0, list[SpaceId]()
    for _ in range(most_spaces(board)):
        targets = sortie.next_targets(board)
        if not targets.spaces:
            break
        space = first_space(targets.spaces, targets.priorities)
        for piece in sortie.strike(board, space):
            board = Removed(piece, space, 1, rule="4.2.3").on(board)
            pieces += 1
            bases += [space] if piece is Piece.TALIBAN_BASE else []
    return Haul(pieces, tuple(bases))


def worth_striking(
    board: Board,
    among: Sequence[SpaceId] = SPACES,
    *,
    hidden_too: bool = False,
    notes: Notes = NO_NOTES,
) -> bool:
    """8.8.3: Whether an Air Strike could remove any Taliban piece."""
    return bool(Sortie(board, hidden_too=hidden_too).next_targets(board, among, notes).spaces)


def can_strike(mind: Mind) -> bool:
    """8.8.3: Whether Air Strike is an option now and would remove anything."""
    if WORD not in mind.options:
        mind.miss(WORD, "8.8.3: no Air Strike is possible")
        return False
    return worth_striking(mind.board, notes=mind.notes)


async def strike(mind: Mind, *reasons: Why) -> None:
    """Choose Air Strike, and carry it out."""
    await mind.say(WORD, *reasons)
    await hit_targets(mind)


class AfterOperation(NamedTuple):
    """The reasons for an Air Strike after an Operation, and for none."""

    strike: Why
    nothing: Why


async def strike_or_end(mind: Mind, after: AfterOperation, *, wanted: bool) -> None:
    """Answer which Special Activity follows: an Air Strike if it is wanted and useful."""
    if wanted and can_strike(mind):
        await strike(mind, after.strike)
    else:
        await mind.say(DONE, after.nothing)


async def hit_targets(mind: Mind, *, hidden_too: bool = False) -> None:
    """Answer the questions of an Air Strike; `hidden_too` if an Event allows it."""
    sortie = Sortie(mind.board, hidden_too=hidden_too)
    while True:
        match mind.decision.ask:
            case "air-strike.space":
                targets = sortie.next_targets(mind.board, mind.options, mind.notes)
                if not targets.spaces:
                    await mind.say(DONE, "8.8.3: no more Taliban are exposed")
                    continue
                space = await pick_space(mind, targets.spaces, targets.priorities)
                sortie.strike(mind.board, space)
                await mind.say(space, applied("8.8.3: Air Strike on Taliban", space))
            case "air-strike.again" if mind.decision.about[0] == sortie.by_predators:
                await mind.say(DONE, "8.8.3: Predators remove 1 piece")
            case "air-strike.target" | "air-strike.again":
                word = TALIBAN if TALIBAN in mind.options else DONE
                await mind.say(word, "8.8.3: Taliban only")
            case "air-strike.piece":
                await mind.say(first_of(mind.options, _HIDDEN), "8.1.2: Underground before Active")
            case _:
                return
