"""8.8.3 Air Strike of the Non-player Coalition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.atlas import PAKISTAN, SPACES
from core.adp.board import Board, Space
from core.adp.bots.chance import pick_space
from core.adp.bots.mind import Mind
from core.adp.bots.notes import NO_NOTES, Notes
from core.adp.bots.priorities import Priority, narrow, qualify
from core.adp.facts import Removed
from core.adp.ids import DONE, TALIBAN, Islamabad, Piece, SpaceId
from core.adp.lasting import UNSHADED, in_force
from core.adp.rules.air_strike import exposed, most_spaces

WORD: Final = "air-strike"
RULE: Final = "8.8.3"


class Haul(NamedTuple):
    """What Air Strikes would remove, all of it Taliban."""

    pieces: int = 0
    guerrillas: int = 0
    bases: tuple[SpaceId, ...] = ()


class Targets(NamedTuple):
    """Where an Air Strike goes next, and in which order of preference."""

    spaces: tuple[SpaceId, ...]
    priorities: tuple[Priority, ...]


def next_targets(
    board: Board,
    struck: Sequence[SpaceId],
    among: Sequence[str] = SPACES,
    *,
    reapers: bool,
    hidden_too: bool = False,
    notes: Notes = NO_NOTES,
) -> Targets:
    """8.8.3: Predators look into Pakistan first; then Bases, the last of a space, and crowds."""
    spaces = board.spaces
    if not struck and in_force(board, 2, UNSHADED):
        seen = tuple(
            s for s in PAKISTAN if s in among and exposed(spaces[s], TALIBAN, hidden_too=True)
        )
        notes.look(f"8.8.3: Predators find Taliban in Pakistan: {', '.join(seen) or 'none'}")
        if seen:
            fewest = Priority(
                "Predators: fewest Guerrillas", RULE, lambda s: -spaces[s].taliban_guerrillas
            )
            return Targets(seen, (fewest,))

    def why_not(space: SpaceId) -> str | None:
        if space in struck:
            return "struck already"
        if space is SpaceId.KABUL:
            return "never Kabul"
        targets = exposed(spaces[space], TALIBAN, hidden_too=hidden_too)
        return None if targets else "no Taliban are exposed"

    possible = [space for space in SPACES if space in among]
    open_to_it = tuple(qualify("8.8.3: Taliban are exposed", possible, why_not, notes))
    priorities = [
        Priority("a Base can go", RULE, lambda s: base_can_go(spaces[s], reapers, hidden_too)),
        Priority(
            "the last Taliban piece goes", RULE, lambda s: last_goes(spaces[s], reapers, hidden_too)
        ),
        Priority("most Taliban Guerrillas", RULE, lambda s: spaces[s].taliban_guerrillas),
    ]
    if board.hard and board.islamabad is Islamabad.SPONSORSHIP:
        priorities.append(Priority("Pakistan, at Hard Sponsorship", RULE, lambda s: s in PAKISTAN))
    return Targets(open_to_it, tuple(priorities))


def hits(here: Space, reapers: bool, hidden_too: bool) -> tuple[Piece, ...]:
    """What falls in a space: one piece, or two by card 3; Underground before Active (8.1.2)."""
    fallen: list[Piece] = []
    guerrillas = [Piece.TALIBAN_UNDERGROUND] * (here.taliban_underground if hidden_too else 0)
    guerrillas += [Piece.TALIBAN_ACTIVE] * here.taliban_active
    shielded = here.taliban_underground and not hidden_too
    for _ in range(1 + reapers):
        if guerrillas:
            fallen.append(guerrillas.pop(0))
        elif not shielded and fallen.count(Piece.TALIBAN_BASE) < here.taliban_bases:
            fallen.append(Piece.TALIBAN_BASE)
    return tuple(fallen)


def base_can_go(here: Space, reapers: bool, hidden_too: bool) -> bool:
    """Whether an Air Strike takes a Base."""
    return Piece.TALIBAN_BASE in hits(here, reapers, hidden_too)


def last_goes(here: Space, reapers: bool, hidden_too: bool) -> bool:
    """Whether an Air Strike takes all the Taliban that are left in a space."""
    return len(hits(here, reapers, hidden_too)) == here.taliban


def haul(board: Board) -> Haul:
    """8.8.4: What an Air Strike would remove in a position, equal choices taken in map order."""
    struck: list[SpaceId] = []
    fallen: list[Piece] = []
    bases: list[SpaceId] = []
    reapers = in_force(board, 3, UNSHADED)
    for _ in range(most_spaces(board)):
        targets = next_targets(board, struck, reapers=reapers)
        if not targets.spaces:
            break
        predators = not struck and in_force(board, 2, UNSHADED)
        space = narrow(targets.spaces, targets.priorities)[0]
        struck.append(space)
        hidden_too = predators and space in PAKISTAN
        twice = reapers and not hidden_too  # what Predators find is one piece
        for number, piece in enumerate(hits(board.spaces[space], twice, hidden_too)):
            board = Removed(piece, space, 1, rule="4.2.3").on(board)
            fallen.append(piece)
            reapers = reapers and not number
            if piece is Piece.TALIBAN_BASE:
                bases.append(space)
    return Haul(len(fallen), len(fallen) - len(bases), tuple(bases))


def worth_striking(
    board: Board,
    among: Sequence[SpaceId] = SPACES,
    *,
    hidden_too: bool = False,
    notes: Notes = NO_NOTES,
) -> bool:
    """8.8.3: Whether there is any Taliban piece for an Air Strike to take."""
    targets = next_targets(board, (), among, reapers=False, hidden_too=hidden_too, notes=notes)
    return bool(targets.spaces)


def can_strike(mind: Mind) -> bool:
    """8.8.3: Whether Air Strike is open now, and there is anything for it to take."""
    if WORD not in mind.options:
        mind.miss(WORD, "8.8.3: no Air Strike is possible")
        return False
    return worth_striking(mind.board, notes=mind.notes)


async def strike(mind: Mind, *reasons: str) -> None:
    """Say that there is an Air Strike, and carry it out."""
    await mind.say(WORD, *reasons)
    await hit_targets(mind)


async def hit_targets(mind: Mind, *, hidden_too: bool = False) -> None:
    """Answer the questions of an Air Strike; `hidden_too` by an Event that says so."""
    struck: list[SpaceId] = []
    reapers = in_force(mind.board, 3, UNSHADED)
    while True:
        match mind.decision.ask:
            case "air-strike.space":
                targets = next_targets(
                    mind.board,
                    struck,
                    mind.options,
                    reapers=reapers,
                    hidden_too=hidden_too,
                    notes=mind.notes,
                )
                if not targets.spaces:
                    await mind.say(DONE, "8.8.3: no more Taliban are exposed")
                    continue
                space = await pick_space(mind, targets.spaces, targets.priorities)
                here = mind.board.spaces[space]
                reapers = reapers and len(hits(here, True, hidden_too)) < 2
                struck.append(space)
                await mind.say(space, f"8.8.3: Air Strike on Taliban: {space}")
            case "air-strike.target" | "air-strike.again":
                word = TALIBAN if TALIBAN in mind.options else DONE
                await mind.say(word, "8.8.3: Taliban only")
            case "air-strike.piece":
                hidden = Piece.TALIBAN_UNDERGROUND
                word = hidden if hidden in mind.options else mind.options[0]
                await mind.say(word, "8.1.2: Underground before Active")
            case _:
                return
