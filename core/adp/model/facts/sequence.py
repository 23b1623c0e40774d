"""2, 6, 7 Facts about the course of the game: stages, turns, Eligibility, the end."""

from __future__ import annotations

from msgspec.structs import replace

from core.adp.model.board import Acted, Board, Result
from core.adp.model.facts.fact import Fact
from core.adp.model.ids import FACTIONS, Control, Deception, Deed, Faction, SpaceId, Stage


class Entered(Fact, frozen=True, tag="entered"):
    """The sequence of play reached its next stage."""

    stage: Stage

    def on(self, board: Board) -> Board:
        """Set the stage."""
        return replace(board, stage=self.stage)


class Selected(Fact, frozen=True, tag="selected"):
    """A space was selected for the Operation under way (3.1.1)."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Place a pawn in the space."""
        return replace(board, pawns=(*board.pawns, self.space))


class PawnsCleared(Fact, frozen=True, tag="pawns-cleared"):
    """An Operation ended, and its pawns were taken off the map (3.1.1)."""

    def on(self, board: Board) -> Board:
        """Take all pawns off."""
        return replace(board, pawns=())


class TurnEnded(Fact, frozen=True, tag="turn-ended"):
    """A Faction has acted, or passed, on the current card (2.3.4)."""

    faction: Faction
    deed: Deed

    def on(self, board: Board) -> Board:
        """Remember it."""
        return replace(board, acted=(*board.acted, Acted(self.faction, self.deed)))


class EligibilitySet(Fact, frozen=True, tag="eligibility-set"):
    """A Faction became Eligible or Ineligible (2.3.6)."""

    faction: Faction
    eligible: bool

    def on(self, board: Board) -> Board:
        """Move its cylinder."""
        now = {faction: faction in board.eligible for faction in FACTIONS}
        now[self.faction] = self.eligible
        return replace(board, eligible=tuple(faction for faction in FACTIONS if now[faction]))


class EligibilityMarked(Fact, frozen=True, tag="eligibility-marked"):
    """An Event said that a Faction stays Eligible, or is Ineligible for the next card (2.3.6)."""

    faction: Faction
    eligible: bool

    def on(self, board: Board) -> Board:
        """Remember it until the card ends."""
        marked = board.next_eligibility | {self.faction: self.eligible}
        ordered = {faction: marked[faction] for faction in FACTIONS if faction in marked}
        return replace(board, next_eligibility=ordered)


class ControlFrozen(Fact, frozen=True, tag="control-frozen"):
    """Control stays as it is while pieces Redeploy (6.5)."""

    control: dict[SpaceId, Control]

    def on(self, board: Board) -> Board:
        """Remember who Controlled each area."""
        return replace(board, frozen_control=self.control)


class ControlThawed(Fact, frozen=True, tag="control-thawed"):
    """Control follows the pieces again (6.5)."""

    def on(self, board: Board) -> Board:
        """Forget the remembered Control."""
        return replace(board, frozen_control=None)


class Deployed(Fact, frozen=True, tag="deployed"):
    """A Faction has placed its forces under Open Deployment."""

    faction: Faction

    def on(self, board: Board) -> Board:
        """Remember that it is done."""
        return replace(board, deployed=(*board.deployed, self.faction))


class MarkerDrawn(Fact, frozen=True, tag="marker-drawn"):
    """A player secretly drew a Deception marker (7.3)."""

    faction: Faction
    marker: Deception
    partners: tuple[Faction, ...] = ()
    """The player's other Factions; nobody else may know the marker."""

    def on(self, board: Board) -> Board:
        """Add it to the hidden markers of its holder."""
        return replace(board, hidden=_with_marker(board.hidden, self.faction, self.marker))


class MarkerShown(Fact, frozen=True, tag="marker-shown"):
    """A player turned up a Deception marker (7.3)."""

    faction: Faction
    marker: Deception
    partners: tuple[Faction, ...] = ()
    """The player's other Factions, for which it is nothing new."""

    def on(self, board: Board) -> Board:
        """Move it from the hidden markers to those shown."""
        held = list(board.hidden[self.faction])
        held.remove(self.marker)
        return replace(
            board,
            hidden=board.hidden | {self.faction: tuple(held)},
            shown=_with_marker(board.shown, self.faction, self.marker),
        )


def _with_marker(
    markers: dict[Faction, tuple[Deception, ...]], faction: Faction, marker: Deception
) -> dict[Faction, tuple[Deception, ...]]:
    return markers | {faction: (*markers.get(faction, ()), marker)}


class GameEnded(Fact, frozen=True, tag="game-ended"):
    """The game is over (7)."""

    result: Result

    def on(self, board: Board) -> Board:
        """Set the last stage and the result."""
        return replace(board, result=self.result, stage=Stage.OVER)
