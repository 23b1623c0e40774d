"""The 72 Event cards: number, title, Faction order, and whose Capability a card is.

Titles and Capabilities are known from players' aids, and two Faction orders (24 and 30) from an
account by the designer. The other orders follow from the way the cards are numbered.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from core.adp.model import lasting
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Faction, Side

C, G, T, W = COALITION, GOVERNMENT, TALIBAN, WARLORDS


class Card(Struct, frozen=True):
    """The data of an Event card that the sequence of play and the set-up need."""

    number: int
    title: str
    order: tuple[Faction, Faction, Faction, Faction]
    """2.3.2: The Faction symbols, left to right."""

    capability_of: Faction | None = None
    """5.3: The Faction whose Capability it is, if it is one."""

    @property
    def capability_side(self) -> Side:
        """Set-up: the side on which the Capability is in force if the card is removed."""
        return Side.UNSHADED if self.capability_of is C else Side.SHADED


DECK: Final = {
    card.number: card
    for card in (
        Card(1, "ISR", (C, T, G, W), C),
        Card(2, "Predators", (C, T, G, W), C),
        Card(3, "Reapers", (C, T, G, W), C),
        Card(4, "#2 Is Dead", (C, T, W, G)),
        Card(5, "Aerostats", (C, T, W, G), C),
        Card(6, "US-Pakistan Talks", (C, T, W, G)),
        Card(7, "Find Fix Finish", (C, G, T, W), C),
        Card(8, "SEAL Team 6", (C, G, T, W)),
        Card(9, "Special Forces", (C, G, T, W)),
        Card(10, "Partnering Policy", (C, G, W, T)),
        Card(11, "Strategic Release", (C, G, W, T)),
        Card(12, "Village Stability Operations", (C, G, W, T), C),
        Card(13, "Anti-Corruption Drive", (C, W, T, G)),
        Card(14, "Economic Project", (C, W, T, G)),
        Card(15, "One Tribe at a Time", (C, W, T, G)),
        Card(16, "Amnesty", (C, W, G, T)),
        Card(17, "NATO", (C, W, G, T)),
        Card(18, "PRTs", (C, W, G, T), C),
        Card(19, "Al-Qaeda", (T, C, G, W)),
        Card(20, "Errant Air Strike", (T, C, G, W)),
        Card(21, "Operation Iraqi Freedom", (T, C, G, W)),
        Card(22, "Border Incident", (T, C, W, G)),
        Card(23, "Roadside IEDs", (T, C, W, G), T),
        Card(24, "US-Taliban Talks", (T, C, W, G)),
        Card(25, "Koran Burning", (T, G, C, W)),
        Card(26, "MANPADS Scare", (T, G, C, W)),
        Card(27, "Tehrik-i-Taliban Pakistan", (T, G, C, W)),
        Card(28, "Karzai to Islamabad", (T, G, W, C)),
        Card(29, "Night Letters", (T, G, W, C), T),
        Card(30, "Urban Specialists", (T, G, W, C), T),
        Card(31, "Car Bombs", (T, W, C, G), T),
        Card(32, "Haqqani", (T, W, C, G)),
        Card(33, "Suicide Bombers", (T, W, C, G), T),
        Card(34, "Accidental Guerrillas", (T, W, G, C), T),
        Card(35, "Gulbuddin Hekmatyar", (T, W, G, C)),
        Card(36, "Mullah Omar", (T, W, G, C)),
        Card(37, "Afghan Commandos", (G, C, T, W)),
        Card(38, "Night Raids", (G, C, T, W)),
        Card(39, "Trilateral Summit", (G, C, T, W)),
        Card(40, "Line Item", (G, C, W, T)),
        Card(41, "NATO Politics", (G, C, W, T)),
        Card(42, "NGOs", (G, C, W, T)),
        Card(43, "Pakistani Offensive", (G, T, C, W)),
        Card(44, "Pakistani Politics", (G, T, C, W)),
        Card(45, "Tribal Elders", (G, T, C, W)),
        Card(46, "ID Cards", (G, T, W, C), T),
        Card(47, "Loya Jirga", (G, T, W, C)),
        Card(48, "Strategic Partners", (G, T, W, C)),
        Card(49, "Crop Substitution", (G, W, C, T)),
        Card(50, "Development Aid", (G, W, C, T)),
        Card(51, "Karzai", (G, W, C, T)),
        Card(52, "Power Shuffle", (G, W, T, C)),
        Card(53, "Prison Break", (G, W, T, C)),
        Card(54, "Profit Sharing", (G, W, T, C)),
        Card(55, "Breaktime", (W, C, T, G)),
        Card(56, "Fratricide", (W, C, T, G)),
        Card(57, "Sandstorms", (W, C, T, G)),
        Card(58, "Counter-Narc", (W, C, G, T)),
        Card(59, "Local Truce", (W, C, G, T)),
        Card(60, "Tajiks", (W, C, G, T)),
        Card(61, "Desertions & Defections", (W, T, C, G)),
        Card(62, "Local Understanding", (W, T, C, G)),
        Card(63, "Teetotalers", (W, T, C, G)),
        Card(64, "Hazara", (W, T, G, C)),
        Card(65, "Islamabad Blocks Resupply", (W, T, G, C)),
        Card(66, "Mountain Fastness", (W, T, G, C)),
        Card(67, "Change in Tactics", (W, G, C, T)),
        Card(68, "Dostum", (W, G, C, T)),
        Card(69, "Mine Removal", (W, G, C, T)),
        Card(70, "Contractor Surge", (W, G, T, C)),
        Card(71, "Coup!", (W, G, T, C)),
        Card(72, "Poppy Crop Failure", (W, G, T, C)),
    )
}

SOURCED_ORDERS: Final = (24, 30)
"""The cards whose Faction order has been published."""

TITLES: Final = {number: card.title for number, card in DECK.items()}

MOMENTUM: Final[dict[int, tuple[Side, ...]]] = {
    lasting.PARTNERING_POLICY: (Side.SHADED,),
    lasting.STRATEGIC_RELEASE: (Side.UNSHADED, Side.SHADED),
    lasting.NATO: (Side.SHADED,),
    lasting.US_TALIBAN_TALKS: (Side.UNSHADED, Side.SHADED),
    lasting.MANPADS_SCARE: (Side.SHADED,),
    lasting.MULLAH_OMAR: (Side.SHADED,),
    lasting.TRIBAL_ELDERS: (Side.UNSHADED,),
    lasting.SANDSTORMS: (Side.UNSHADED,),
    lasting.COUNTER_NARC: (Side.UNSHADED,),
    lasting.LOCAL_TRUCE: (Side.UNSHADED,),
}
"""5.4: The cards with Momentum text, and the sides that have it."""

BY_HAND_NOTE: Final = "by hand"
"""The note on Momentum whose text players read on their printed card and carry out by hand."""


def order_of(board: Board, card: int) -> tuple[Faction, ...]:
    """2.3.2: The Faction symbols of a card, left to right, in the copy being played."""
    printed = None if board.printed is None else board.printed.order(card)
    return DECK[card].order if printed is None else printed


def is_momentum(card: int, side: Side) -> bool:
    """5.4: Whether one side of a card is Momentum by our text."""
    return side in MOMENTUM.get(card, ())
