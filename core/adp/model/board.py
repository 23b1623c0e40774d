"""The position: everything on the table, and simple questions about it."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.adp.model.atlas import ATLAS, LOCS, SPACES, Terrain
from core.adp.model.ids import (
    ACTIVE,
    BASE,
    FACTIONS,
    PROPAGANDA,
    UNDERGROUND,
    Control,
    Deception,
    Deed,
    Faction,
    Islamabad,
    Piece,
    Scenario,
    Seat,
    Side,
    SpaceId,
    Stage,
    Support,
    Track,
)
from core.adp.model.options import Options
from core.adp.model.printed import Printed
from core.kernel import Outcome


class Forces(Struct, frozen=True, omit_defaults=True, gc=False):
    """The pieces in a space or in a box."""

    coalition_bases: int = 0
    coalition_troops: int = 0
    government_bases: int = 0
    government_troops: int = 0
    government_police: int = 0
    taliban_bases: int = 0
    taliban_underground: int = 0
    taliban_active: int = 0
    warlord_bases: int = 0
    warlord_underground: int = 0
    warlord_active: int = 0

    def count(self, piece: Piece) -> int:
        """Return how many pieces of a kind are here."""
        number: int = getattr(self, piece)
        return number

    @property
    def coin(self) -> int:
        """All pieces of the Coalition and the Government."""
        return (
            self.coalition_bases
            + self.coalition_troops
            + self.government_bases
            + self.government_troops
            + self.government_police
        )

    @property
    def coalition(self) -> int:
        """All pieces of the Coalition."""
        return self.coalition_bases + self.coalition_troops

    @property
    def taliban(self) -> int:
        """All pieces of the Taliban."""
        return self.taliban_bases + self.taliban_underground + self.taliban_active

    @property
    def warlords(self) -> int:
        """All pieces of the Warlords."""
        return self.warlord_bases + self.warlord_underground + self.warlord_active

    @property
    def bases(self) -> int:
        """The Bases of all Factions."""
        return (
            self.coalition_bases + self.government_bases + self.taliban_bases + self.warlord_bases
        )

    @property
    def coin_bases(self) -> int:
        """Bases of the Coalition and the Government."""
        return self.coalition_bases + self.government_bases

    @property
    def government_cubes(self) -> int:
        """Troops and Police of the Government."""
        return self.government_troops + self.government_police

    @property
    def troops(self) -> int:
        """Troops of the Coalition and the Government."""
        return self.coalition_troops + self.government_troops

    @property
    def taliban_guerrillas(self) -> int:
        """Taliban Guerrillas in either state."""
        return self.taliban_underground + self.taliban_active

    @property
    def warlord_guerrillas(self) -> int:
        """Warlord Guerrillas in either state."""
        return self.warlord_underground + self.warlord_active

    @property
    def guerrillas(self) -> int:
        """Guerrillas of both Insurgents in either state."""
        return self.taliban_guerrillas + self.warlord_guerrillas


class Space(Forces, frozen=True, omit_defaults=True, gc=False):
    """The pieces and markers in one space."""

    support: Support = Support.NEUTRAL
    returnees: int = 0
    terror: int = 0
    sabotaged: bool = False


COUNT: Final[dict[Piece, Callable[[Forces], int]]] = {
    piece: attrgetter(piece.value) for piece in Piece
}
"""Counts the pieces of a kind: a faster `Forces.count` for inner loops."""

BASES_IN: Final = {faction: COUNT[piece] for faction, piece in BASE.items()}
UNDERGROUND_IN: Final = {faction: COUNT[piece] for faction, piece in UNDERGROUND.items()}
ACTIVE_IN: Final = {faction: COUNT[piece] for faction, piece in ACTIVE.items()}


def control_of(here: Forces) -> Control:
    """1.7: A side Controls an area if its pieces there outnumber all the others."""
    coin, taliban, warlords = here.coin, here.taliban, here.warlords
    if coin > taliban + warlords:
        return Control.COIN
    if taliban > coin + warlords:
        return Control.TALIBAN
    return Control.NONE


class Deck(Struct, frozen=True, omit_defaults=True):
    """What is known about the draw deck: a card is drawn only when it is revealed."""

    unseen: tuple[int, ...] = ()
    """Event cards that nobody has seen yet, by number."""

    pile_events: int = 0
    """How many Event cards are left in the top pile."""

    pile_propaganda: bool = False
    """Whether the Propaganda card is still in the top pile."""

    piles_below: int = 0
    """How many full piles are below it."""

    @property
    def size(self) -> int:
        """The number of cards face down."""
        return len(self.unseen) + self.pile_propaganda + self.piles_below


class Lasting(Struct, frozen=True, omit_defaults=True):
    """An Event text that stays in force: a Capability (5.3) or a Momentum card (5.4)."""

    card: int
    side: Side
    note: str = ""
    """The marker on "Talks" or "Tribal Elders" (5.4)."""


class Acted(Struct, frozen=True):
    """What a Faction did on the current card."""

    faction: Faction
    deed: Deed


class Result(Outcome, frozen=True, omit_defaults=True):
    """7 How the game ended."""

    ranking: tuple[Faction, ...]
    """The Factions, best first."""

    margins: dict[Faction, int]
    reason: str
    """`check`: a victory check was passed; `solo`: the lone player failed it; `final`: the end."""

    rule: str
    epilogue: str
    """What became of Afghanistan: an `Epilogue`, or any text in a position read from elsewhere."""


class Board(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A complete position: with the answers that follow it, it determines the game."""

    scenario: Scenario
    spaces: dict[SpaceId, Space]
    available: Forces
    resources: dict[Track, int]
    """All five tracks: the Resources of three Factions, Aid and Patronage (1.8)."""

    seats: dict[Faction, Seat]
    options: Options = Options()
    casualties: Forces = Forces()
    out_of_play: Forces = Forces()
    islamabad: Islamabad = Islamabad.BACKING
    hard: bool = False
    eligible: tuple[Faction, ...] = FACTIONS
    stage: Stage = Stage.DECK
    card: int | None = None
    """The current card; `PROPAGANDA` for a Propaganda card, None before the first card."""

    upcoming: tuple[int, ...] = ()
    """The revealed cards that follow it, usually one."""

    played: tuple[int, ...] = ()
    """The cards played before the current one, oldest first."""

    removed: tuple[int, ...] = ()
    """The Event cards taken out during set-up."""

    deck: Deck = Deck()
    acted: tuple[Acted, ...] = ()
    """What Factions have done on the current card, in order."""

    pawns: tuple[SpaceId, ...] = ()
    """3.1.1: The spaces selected so far by the Operation under way."""

    next_eligibility: dict[Faction, bool] = {}
    """2.3.6: Eligibility for the next card as set by an Event on this one."""

    capabilities: tuple[Lasting, ...] = ()
    momentum: tuple[Lasting, ...] = ()
    frozen_control: dict[SpaceId, Control] | None = None
    """Control as it was when the Redeploy Phase began, while that phase lasts (6.5)."""

    deployed: tuple[Faction, ...] = ()
    """The Factions that have placed their forces under Open Deployment."""

    hidden: dict[Faction, tuple[Deception, ...]] = {}
    """Deception markers that only their holder may look at (7.3)."""

    shown: dict[Faction, tuple[Deception, ...]] = {}
    """Deception markers that have been turned up."""

    result: Result | None = None
    printed: Printed | None = None
    """How the owner's printed copy differs from our version, if it does."""

    def control(self, space: SpaceId) -> Control:
        """1.7: Who Controls an area: counted, except while it is frozen during Redeploy."""
        if space in _LOCS:
            return Control.NONE
        if self.frozen_control is not None:
            return self.frozen_control[space]
        return control_of(self.spaces[space])

    def population(self, space: SpaceId) -> int:
        """1.3.2: The printed Population and the Returnees marker."""
        return self.printed_population(space) + self.spaces[space].returnees

    def printed_population(self, space: SpaceId) -> int:
        """1.3.2: The Population as printed in a space."""
        if self.printed is not None and space in self.printed.spaces:
            return self.printed.spaces[space].population
        return ATLAS[space].population

    def terrain(self, space: SpaceId) -> Terrain:
        """1.3.2: The terrain of a space."""
        if self.printed is not None and space in self.printed.spaces:
            return self.printed.spaces[space].terrain
        return ATLAS[space].terrain

    def is_by_hand(self, card: int, side: Side) -> bool:
        """5.1: Whether players carry out a text themselves, as it is printed."""
        return self.printed is not None and card in self.printed.by_hand.get(side, ())

    def can_take_sides(self, space: SpaceId) -> bool:
        """1.6.2: Only Afghan areas with Population can leave Neutral."""
        place = ATLAS[space]
        return not (place.is_loc or place.in_pakistan) and self.population(space) > 0

    def room_for_bases(self, space: SpaceId) -> int:
        """1.4.2: At most two Bases in an area, none on a LoC."""
        return 0 if space in _LOCS else MOST_BASES - self.spaces[space].bases

    def track(self, track: Track) -> int:
        """Return the value of a track."""
        return self.resources[track]

    @property
    def next_card(self) -> int | None:
        """The card on top of the deck, if it has been revealed."""
        return self.upcoming[0] if self.upcoming else None

    @property
    def propaganda_played(self) -> int:
        """How many Propaganda cards have been played, the current one included."""
        return (*self.played, self.card).count(PROPAGANDA)

    @property
    def propaganda_total(self) -> int:
        """2.4.1: How many Propaganda cards the scenario has; the last of them is final."""
        return PILES[self.scenario]

    @property
    def is_final_propaganda(self) -> bool:
        """Whether the last Propaganda card has been reached."""
        return self.propaganda_played >= self.propaganda_total

    @property
    def markers_left(self) -> int:
        """3.3.4: Terror and Sabotage markers that are not on the map."""
        return MARKERS - sum([here.terror + here.sabotaged for here in self.spaces.values()])

    @property
    def returnees_left(self) -> int:
        """4.3.1: Returnees markers that are not on the map."""
        return RETURNEES - sum([here.returnees for here in self.spaces.values()])

    @property
    def unsabotaged_locs(self) -> tuple[SpaceId, ...]:
        """The LoCs without a Sabotage marker."""
        return tuple(space for space in LOCS if not self.spaces[space].sabotaged)

    def with_space(self, space: SpaceId, here: Space) -> Board:
        """Return the position with one space changed."""
        return replace(self, spaces=self.spaces | {space: here})


PILES: Final = {Scenario.SHORT: 4, Scenario.MAIN: 5, Scenario.EXTENDED: 6}
MOST_BASES: Final = 2
_LOCS: Final = frozenset(LOCS)
MARKERS: Final = 30
RETURNEES: Final = 6
EMPTY_MAP: Final = {space: Space() for space in SPACES}

INVENTORY: Final = Forces(
    coalition_bases=6,
    coalition_troops=20,
    government_bases=3,
    government_troops=30,
    government_police=30,
    taliban_bases=12,
    taliban_underground=30,
    warlord_bases=12,
    warlord_underground=15,
)
"""1.4: All pieces of the game; Guerrillas off the map count as Underground."""
