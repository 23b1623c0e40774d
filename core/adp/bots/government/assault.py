"""8.6.5 Where the Non-player Government Assaults, and what that and Eradicate would remove."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.adp.bots.government.special import provinces_to_eradicate
from core.adp.bots.mind import Mind, first_of
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import first_space, pick_space
from core.adp.bots.sweep_and_assault import assault_losses, bases_in, guerrillas_in, without
from core.adp.bots.usual_answers import say_most
from core.adp.model.atlas import LOCS, OUTSIDE_PAKISTAN
from core.adp.model.board import Board
from core.adp.model.ids import GOVERNMENT, TALIBAN, WARLORDS, SpaceId, Track
from core.adp.rules.assault import PRICE, why_not_assault_in
from core.adp.rules.operations import FULL, Terms
from core.adp.rules.parts.targets import BOTH
from core.kernel import Phrase, filled, in_a_row, one_or_many
from core.kernel.reasoning import NO_NOTES, Notes, qualify

MOST_SPACES: Final = 3
WORTH_IT: Final = 2
"""8.6.5: This many Guerrillas, or one Base, make an Assault worthwhile."""


class InsurgentLosses(NamedTuple):
    """What an Assault removes in a space, Taliban before Warlords."""

    taliban_bases: int
    taliban_guerrillas: int
    warlord_guerrillas: int
    warlord_bases: int

    @property
    def taliban(self) -> int:
        """Taliban pieces of both kinds."""
        return self.taliban_bases + self.taliban_guerrillas


def losses_in(board: Board, space: SpaceId, terms: Terms = FULL) -> InsurgentLosses:
    """Count what Government cubes would remove in a space."""
    fallen = assault_losses(board, GOVERNMENT, terms, space, together=True)
    return InsurgentLosses(
        bases_in(fallen, TALIBAN),
        guerrillas_in(fallen, TALIBAN),
        guerrillas_in(fallen, WARLORDS),
        bases_in(fallen, WARLORDS),
    )


def order(losses: dict[SpaceId, InsurgentLosses]) -> tuple[Priority, ...]:
    """8.6.5: The list of priorities; a space with only a Warlord Base to remove comes last."""
    return (
        Priority("8.6.5: LoCs last", lambda space: space not in LOCS),
        Priority("8.6.5: most Taliban Bases", lambda s: losses[s].taliban_bases),
        Priority("8.6.5: most Taliban Guerrillas", lambda s: losses[s].taliban_guerrillas),
        Priority("8.6.5: most Warlord Guerrillas", lambda s: losses[s].warlord_guerrillas),
    )


def spaces_to_assault(board: Board, notes: Notes = NO_NOTES) -> dict[SpaceId, InsurgentLosses]:
    """Return the spaces where an Assault can be paid for and removes something."""
    spaces = qualify(
        "8.6.5: Assault would remove something",
        OUTSIDE_PAKISTAN,
        lambda space: why_not_assault_in(board, GOVERNMENT, FULL, space),
        notes,
    )
    return {space: losses_in(board, space) for space in spaces}


def can_assault(board: Board, notes: Notes = NO_NOTES) -> bool:
    """Whether an Assault removes anything anywhere."""
    return bool(spaces_to_assault(board, notes))


class AssaultOutlook(NamedTuple):
    """What Assault and Eradicate would remove together."""

    bases: int
    guerrillas: int
    eradicated: bool
    """Whether Eradicate would remove another Base."""

    @property
    def is_worthwhile(self) -> bool:
        """8.6.5: A Base or two Guerrillas, at least one piece by the Assault itself (A-72)."""
        if not self.bases + self.guerrillas:
            return False
        return self.bases > 0 or self.eradicated or self.guerrillas >= WORTH_IT

    def in_words(self) -> Phrase:
        """Return what would be removed, for a reader."""
        bases = one_or_many(self.bases, "{0} Base", "{0} Bases")
        guerrillas = one_or_many(self.guerrillas, "{0} Guerrilla", "{0} Guerrillas")
        if self.eradicated:
            return filled("Assault: {0}, {1}; Eradicate: 1 Base", bases, guerrillas)
        return filled("Assault: {0}, {1}", bases, guerrillas)


def assault_outlook(board: Board, notes: Notes = NO_NOTES) -> AssaultOutlook:
    """8.6.5: Return what Assault and Eradicate would remove together."""
    bases = guerrillas = 0
    left = dict(spaces_to_assault(board, notes))
    after = board
    purse = board.track(Track.GOVERNMENT)
    for _ in range(min(MOST_SPACES, purse // PRICE)):
        if not left:
            break
        space = first_space(list(left), order(left))
        losses = left.pop(space)
        if notes.full:
            _look_at(notes, space, losses)
        bases += losses.taliban_bases + losses.warlord_bases
        guerrillas += losses.taliban_guerrillas + losses.warlord_guerrillas
        fallen = assault_losses(after, GOVERNMENT, FULL, space, together=True)
        after = without(after, space, fallen)
    burnt = bool(bases + guerrillas) and any(
        after.spaces[space].warlord_bases for space in provinces_to_eradicate(after)
    )
    return AssaultOutlook(bases, guerrillas, burnt)


async def assault(mind: Mind, terms: Terms = FULL) -> None:
    """Answer the questions of an Assault, up to its last space."""
    for _ in range(MOST_SPACES):
        if mind.decision.ask != "assault.space":
            return
        losses = {
            space: losses_in(mind.board, space, terms)
            for space in OUTSIDE_PAKISTAN
            if space in mind.options
        }
        if not losses:
            return
        if mind.notes.full:
            for space, fallen in losses.items():
                _look_at(mind.notes, space, fallen)
        space = await pick_space(mind, list(losses), order(losses))
        await mind.say(space, filled("8.6.5: removes {0}: {1}", in_words(losses[space]), space))
        await answer_assault(mind)


async def answer_assault(mind: Mind) -> None:
    """Answer what to remove in a space: as much as possible, Taliban before Warlords."""
    if mind.decision.ask == "assault.targets":
        await mind.say(first_of(mind.options, BOTH), "8.6.5: Taliban before Warlords")
    await say_most(mind, "assault.taliban", "8.6.5: Taliban before Warlords")


def _look_at(notes: Notes, space: SpaceId, losses: InsurgentLosses) -> None:
    """Record what an Assault would remove in a space."""
    notes.look(filled("8.6.5: Assault in {0} would remove {1}", space, in_words(losses)))


def in_words(losses: InsurgentLosses) -> Phrase:
    """Return losses as text, without the kinds that lose nothing."""
    kinds = (
        one_or_many(losses.taliban_bases, "{0} Taliban Base", "{0} Taliban Bases"),
        one_or_many(losses.taliban_guerrillas, "{0} Taliban Guerrilla", "{0} Taliban Guerrillas"),
        one_or_many(losses.warlord_guerrillas, "{0} Warlord Guerrilla", "{0} Warlord Guerrillas"),
        one_or_many(losses.warlord_bases, "{0} Warlord Base", "{0} Warlord Bases"),
    )
    lost = [kind for kind, number in zip(kinds, losses, strict=True) if number]
    return in_a_row(*lost) if lost else Phrase("nothing")
