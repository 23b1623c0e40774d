"""Facts: what happens. Each says itself what it does to a position; nothing else changes one."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from core.adp.board import COUNT, Acted, Board, Deck, Forces, Lasting, Result
from core.adp.ids import (
    ACTIVE,
    FACTIONS,
    HIDDEN,
    PROPAGANDA,
    UNDERGROUND,
    Control,
    Deception,
    Deed,
    Faction,
    Islamabad,
    Piece,
    SpaceId,
    Stage,
    Support,
    Track,
)

ForcesT = TypeVar("ForcesT", bound=Forces)

_FIELD: Final = {piece: piece.value for piece in Piece}
"""The counters by kind of piece; asking an enum for its value takes longer than a look-up."""


def changed(forces: ForcesT, piece: Piece, count: int) -> ForcesT:
    """Return the forces with so many pieces more, or fewer."""
    return replace(forces, **{_FIELD[piece]: COUNT[piece](forces) + count})


class Fact(Struct, frozen=True, kw_only=True, tag_field="fact", forbid_unknown_fields=True):
    """Something that happened, and the rule by which it did."""

    rule: str

    @abstractmethod
    def on(self, board: Board) -> Board:
        """Return the position after it."""


def after(board: Board, fact: Fact) -> Board:
    """Return the position after a fact; the position given stays as it is."""
    return fact.on(board)


# Pieces


class Placed(Fact, frozen=True, tag="placed"):
    """Pieces came from Available onto the map; Guerrillas arrive Underground (1.4.3)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Take from Available."""
        return replace(
            board,
            available=changed(board.available, HIDDEN.get(self.piece, self.piece), -self.count),
            spaces=board.spaces
            | {self.space: changed(board.spaces[self.space], self.piece, self.count)},
        )


class Removed(Fact, frozen=True, tag="removed"):
    """Pieces went from the map to Available (1.4.1)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Give back to Available."""
        return replace(
            board,
            available=changed(board.available, HIDDEN.get(self.piece, self.piece), self.count),
            spaces=board.spaces
            | {self.space: changed(board.spaces[self.space], self.piece, -self.count)},
        )


class Fell(Fact, frozen=True, tag="fell"):
    """Coalition pieces went from the map to Casualties (3.3.3)."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Put into Casualties."""
        return replace(
            board,
            casualties=changed(board.casualties, self.piece, self.count),
            spaces=board.spaces
            | {self.space: changed(board.spaces[self.space], self.piece, -self.count)},
        )


class Recovered(Fact, frozen=True, tag="recovered"):
    """Coalition pieces went from Casualties back to Available (6.6)."""

    piece: Piece
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return replace(
            board,
            casualties=changed(board.casualties, self.piece, -self.count),
            available=changed(board.available, self.piece, self.count),
        )


class LeftPlay(Fact, frozen=True, tag="left-play"):
    """Coalition pieces went from Casualties out of the game (6.6)."""

    piece: Piece
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return replace(
            board,
            casualties=changed(board.casualties, self.piece, -self.count),
            out_of_play=changed(board.out_of_play, self.piece, self.count),
        )


class Moved(Fact, frozen=True, tag="moved"):
    """Pieces went from one space to another."""

    piece: Piece
    origin: SpaceId
    destination: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Move on the map."""
        spaces = board.spaces
        return replace(
            board,
            spaces=spaces
            | {
                self.origin: changed(spaces[self.origin], self.piece, -self.count),
                self.destination: changed(spaces[self.destination], self.piece, self.count),
            },
        )


class Activated(Fact, frozen=True, tag="activated"):
    """Underground Guerrillas turned Active (1.4.3)."""

    faction: Faction
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Turn them over."""
        here = changed(board.spaces[self.space], UNDERGROUND[self.faction], -self.count)
        return board.with_space(self.space, changed(here, ACTIVE[self.faction], self.count))


class Hid(Fact, frozen=True, tag="hid"):
    """Active Guerrillas went Underground (1.4.3)."""

    faction: Faction
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Turn them over."""
        here = changed(board.spaces[self.space], ACTIVE[self.faction], -self.count)
        return board.with_space(self.space, changed(here, UNDERGROUND[self.faction], self.count))


# Markers


class Shifted(Fact, frozen=True, tag="shifted"):
    """An area changed its mind (1.6)."""

    space: SpaceId
    origin: Support
    to: Support

    def on(self, board: Board) -> Board:
        """Set the new level."""
        return board.with_space(self.space, replace(board.spaces[self.space], support=self.to))


class Terrorized(Fact, frozen=True, tag="terrorized"):
    """A Terror marker was added (3.3.4)."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Add the marker."""
        here = board.spaces[self.space]
        return board.with_space(self.space, replace(here, terror=here.terror + 1))


class Calmed(Fact, frozen=True, tag="calmed"):
    """Terror markers were removed."""

    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Take the markers off."""
        here = board.spaces[self.space]
        return board.with_space(self.space, replace(here, terror=here.terror - self.count))


class Sabotaged(Fact, frozen=True, tag="sabotaged"):
    """A LoC was Sabotaged (3.3.4, 6.3.1)."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Put the marker down."""
        return board.with_space(self.space, replace(board.spaces[self.space], sabotaged=True))


class Repaired(Fact, frozen=True, tag="repaired"):
    """A Sabotage marker was removed."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Take the marker off."""
        return board.with_space(self.space, replace(board.spaces[self.space], sabotaged=False))


class Resettled(Fact, frozen=True, tag="resettled"):
    """A Returnees marker was added: one Population more (4.3.1)."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Put the marker down."""
        return board.with_space(self.space, replace(board.spaces[self.space], returnees=1))


class Unsettled(Fact, frozen=True, tag="unsettled"):
    """A Returnees marker was removed; an area left without people is Neutral (1.6.2)."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Take the marker off."""
        board = board.with_space(self.space, replace(board.spaces[self.space], returnees=0))
        if board.can_take_sides(self.space):
            return board
        here = replace(board.spaces[self.space], support=Support.NEUTRAL)
        return board.with_space(self.space, here)


class Returned(Fact, frozen=True, tag="returned"):
    """Coalition pieces that were out of play became Available again."""

    piece: Piece
    count: int

    def on(self, board: Board) -> Board:
        """Move between the boxes."""
        return replace(
            board,
            out_of_play=changed(board.out_of_play, self.piece, -self.count),
            available=changed(board.available, self.piece, self.count),
        )


class Withdrawn(Fact, frozen=True, tag="withdrawn"):
    """Coalition pieces went from the map out of the game."""

    piece: Piece
    space: SpaceId
    count: int

    def on(self, board: Board) -> Board:
        """Put out of play."""
        return replace(
            board,
            out_of_play=changed(board.out_of_play, self.piece, self.count),
            spaces=board.spaces
            | {self.space: changed(board.spaces[self.space], self.piece, -self.count)},
        )


# Tracks


class Paid(Fact, frozen=True, tag="paid"):
    """Somebody paid for something."""

    track: Track
    amount: int

    def on(self, board: Board) -> Board:
        """Lower the track."""
        return _with_track(board, self.track, -self.amount)


class Gained(Fact, frozen=True, tag="gained"):
    """A track rose, by what there was room for (1.8)."""

    track: Track
    amount: int

    def on(self, board: Board) -> Board:
        """Raise the track."""
        return _with_track(board, self.track, self.amount)


class Lost(Fact, frozen=True, tag="lost"):
    """A track fell, by what there was to lose (1.8)."""

    track: Track
    amount: int

    def on(self, board: Board) -> Board:
        """Lower the track."""
        return _with_track(board, self.track, -self.amount)


class Transferred(Fact, frozen=True, tag="transferred"):
    """Points went from one track to another."""

    source: Track
    target: Track
    amount: int

    def on(self, board: Board) -> Board:
        """Lower one, raise the other."""
        board = _with_track(board, self.source, -self.amount)
        return _with_track(board, self.target, self.amount)


def _with_track(board: Board, track: Track, amount: int) -> Board:
    return replace(board, resources=board.resources | {track: board.resources[track] + amount})


class IslamabadMoved(Fact, frozen=True, tag="islamabad-moved"):
    """Islamabad's posture changed, or hardened, or softened (6.6.1)."""

    box: Islamabad
    hard: bool

    def on(self, board: Board) -> Board:
        """Set the marker."""
        return replace(board, islamabad=self.box, hard=self.hard)


# Cards and the deck


class CardRemoved(Fact, frozen=True, tag="card-removed"):
    """An Event card was taken out of the deck during set-up."""

    card: int

    def on(self, board: Board) -> Board:
        """Nobody will see it again."""
        unseen = tuple(card for card in board.deck.unseen if card != self.card)
        return replace(
            board,
            removed=(*board.removed, self.card),
            deck=replace(board.deck, unseen=unseen),
        )


class DeckStacked(Fact, frozen=True, tag="deck-stacked"):
    """The deck was dealt into piles, a Propaganda card in each, and stacked."""

    piles: int

    def on(self, board: Board) -> Board:
        """Stack the piles; none has been started."""
        return replace(board, deck=Deck(board.deck.unseen, piles_below=self.piles))


class PileBegun(Fact, frozen=True, tag="pile-begun"):
    """The cards of the next pile come up."""

    events: int

    def on(self, board: Board) -> Board:
        """Start the pile."""
        deck = board.deck
        return replace(board, deck=Deck(deck.unseen, self.events, True, deck.piles_below - 1))


class CardRevealed(Fact, frozen=True, tag="card-revealed"):
    """The next card of the deck was turned up (2.2)."""

    card: int

    def on(self, board: Board) -> Board:
        """Take it out of the unknown."""
        deck = board.deck
        if self.card == PROPAGANDA:
            deck = replace(deck, pile_propaganda=False)
        else:
            unseen = tuple(card for card in deck.unseen if card != self.card)
            deck = replace(deck, unseen=unseen, pile_events=deck.pile_events - 1)
        return replace(board, upcoming=(*board.upcoming, self.card), deck=deck)


class CardBegun(Fact, frozen=True, tag="card-begun"):
    """The top card became current (2.3.7)."""

    card: int

    def on(self, board: Board) -> Board:
        """Move it from the top of the deck to the played cards."""
        played = board.played if board.card is None else (*board.played, board.card)
        return replace(
            board,
            card=self.card,
            upcoming=board.upcoming[1:],
            played=played,
            acted=(),
            next_eligibility={},
        )


class CardsExchanged(Fact, frozen=True, tag="cards-exchanged"):
    """A Propaganda card struck at once: it changed places with the current card (2.3.7)."""

    def on(self, board: Board) -> Board:
        """Swap the current and the next card."""
        assert board.card is not None
        first, *rest = board.upcoming
        return replace(board, card=first, upcoming=(board.card, *rest))


class CapabilityGained(Fact, frozen=True, tag="capability-gained"):
    """A Capability came into force for the rest of the game (5.3)."""

    capability: Lasting

    def on(self, board: Board) -> Board:
        """Keep the card; a card is in force on one side only."""
        others = tuple(c for c in board.capabilities if c.card != self.capability.card)
        lasting = sorted((*others, self.capability), key=lambda c: c.card)
        return replace(board, capabilities=tuple(lasting))


class CapabilityEnded(Fact, frozen=True, tag="capability-ended"):
    """A Capability went out of force."""

    card: int

    def on(self, board: Board) -> Board:
        """Put the card away."""
        return replace(
            board, capabilities=tuple(c for c in board.capabilities if c.card != self.card)
        )


class MomentumGained(Fact, frozen=True, tag="momentum-gained"):
    """A Momentum card came into force until the next Reset (5.4)."""

    momentum: Lasting

    def on(self, board: Board) -> Board:
        """Keep the card; a card is in force on one side only."""
        others = tuple(c for c in board.momentum if c.card != self.momentum.card)
        lasting = sorted((*others, self.momentum), key=lambda c: c.card)
        return replace(board, momentum=tuple(lasting))


class MomentumLapsed(Fact, frozen=True, tag="momentum-lapsed"):
    """A Momentum card's time was up (6.6)."""

    card: int

    def on(self, board: Board) -> Board:
        """Put the card away."""
        return replace(board, momentum=tuple(c for c in board.momentum if c.card != self.card))


# The sequence of play


class Entered(Fact, frozen=True, tag="entered"):
    """The sequence of play went on to its next stage."""

    stage: Stage

    def on(self, board: Board) -> Board:
        """Stand there."""
        return replace(board, stage=self.stage)


class Selected(Fact, frozen=True, tag="selected"):
    """A space was selected for the Operation under way (3.1.1)."""

    space: SpaceId

    def on(self, board: Board) -> Board:
        """Stand a pawn there."""
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
        """Remember who held what."""
        return replace(board, frozen_control=self.control)


class ControlThawed(Fact, frozen=True, tag="control-thawed"):
    """Control follows the pieces again (6.5)."""

    def on(self, board: Board) -> Board:
        """Forget who held what."""
        return replace(board, frozen_control=None)


class Deployed(Fact, frozen=True, tag="deployed"):
    """A Faction has placed its forces under Open Deployment."""

    faction: Faction

    def on(self, board: Board) -> Board:
        """Tick it off."""
        return replace(board, deployed=(*board.deployed, self.faction))


class MarkerDrawn(Fact, frozen=True, tag="marker-drawn"):
    """A player drew a Deception marker unseen by the others (7.3)."""

    faction: Faction
    marker: Deception

    def on(self, board: Board) -> Board:
        """Add it to what the holder may look at."""
        return replace(board, hidden=_with_marker(board.hidden, self.faction, self.marker))


class MarkerShown(Fact, frozen=True, tag="marker-shown"):
    """A player turned up a Deception marker (7.3)."""

    faction: Faction
    marker: Deception

    def on(self, board: Board) -> Board:
        """Move it from the hidden ones to those all can see."""
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
        """Stand at the end."""
        return replace(board, result=self.result, stage=Stage.OVER)
