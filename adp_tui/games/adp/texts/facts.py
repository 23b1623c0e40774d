"""Facts in words: the lines of the journal and of the transcript.

Each kind has its own sentence, because the order of words differs between languages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from adp_tui.games.adp.texts.markers import NAMES as MARKERS
from adp_tui.games.adp.texts.names import (
    BOX_NAMES,
    DEEDS,
    SIDES,
    STAGE_NAMES,
    TRACK_NAMES,
    called,
    card_name,
    pieces,
    place,
)
from adp_tui.games.adp.texts.names import note as noted
from core.adp.model.facts import (
    Activated,
    BoxChanged,
    Calmed,
    CapabilityEnded,
    CapabilityGained,
    CardBegun,
    CardRemoved,
    CardRevealed,
    CardsExchanged,
    ControlFrozen,
    ControlThawed,
    DeckStacked,
    Deployed,
    EligibilityMarked,
    EligibilitySet,
    Entered,
    Fact,
    Fell,
    Gained,
    Hid,
    IslamabadMoved,
    LeftPlay,
    Lost,
    MarkerDrawn,
    MarkerShown,
    MomentumGained,
    MomentumLapsed,
    Moved,
    Paid,
    PawnsCleared,
    PileBegun,
    Placed,
    Recovered,
    Removed,
    Repaired,
    Resettled,
    Returned,
    Sabotaged,
    Selected,
    Shifted,
    Terrorized,
    TurnEnded,
    Unsettled,
    Withdrawn,
)
from core.adp.model.ids import Side, Track


def _selected(fact: Selected) -> str:
    return f"{place(fact.space)} selected"


def _pawns_cleared(_: PawnsCleared) -> str:
    return "The Operation ends"


def _placed(fact: Placed) -> str:
    return f"{pieces(fact.piece, fact.count)} placed in {place(fact.space)}"


def _removed(fact: Removed) -> str:
    return f"{pieces(fact.piece, fact.count)} removed from {place(fact.space)}"


def _fell(fact: Fell) -> str:
    return f"{pieces(fact.piece, fact.count)} from {place(fact.space)} to Casualties"


def _recovered(fact: Recovered) -> str:
    return f"{pieces(fact.piece, fact.count)} from Casualties to Available"


def _left_play(fact: LeftPlay) -> str:
    return f"{pieces(fact.piece, fact.count)} from Casualties out of play"


def _moved(fact: Moved) -> str:
    return (
        f"{pieces(fact.piece, fact.count)} from {place(fact.origin)} to {place(fact.destination)}"
    )


def _activated(fact: Activated) -> str:
    return f"{fact.count} {called(fact.faction)} Active in {place(fact.space)}"


def _hid(fact: Hid) -> str:
    return f"{fact.count} {called(fact.faction)} Underground in {place(fact.space)}"


def _shifted(fact: Shifted) -> str:
    return f"{place(fact.space)}: {called(fact.origin)} to {called(fact.to)}"


def _terrorized(fact: Terrorized) -> str:
    return f"Terror in {place(fact.space)}"


def _calmed(fact: Calmed) -> str:
    return f"{fact.count} Terror removed from {place(fact.space)}"


def _sabotaged(fact: Sabotaged) -> str:
    return f"{place(fact.space)} Sabotaged"


def _repaired(fact: Repaired) -> str:
    return f"{place(fact.space)} repaired"


def _resettled(fact: Resettled) -> str:
    return f"Returnees settle in {place(fact.space)}: Population +1"


def _unsettled(fact: Unsettled) -> str:
    return f"Returnees leave {place(fact.space)}: Population -1"


def _returned(fact: Returned) -> str:
    return f"{pieces(fact.piece, fact.count)} back in the game: Available"


def _box_changed(fact: BoxChanged) -> str:
    boxes = f"from {BOX_NAMES[fact.source]} to {BOX_NAMES[fact.target]}"
    return f"{pieces(fact.piece, fact.count)} {boxes}"


def _withdrawn(fact: Withdrawn) -> str:
    return f"{pieces(fact.piece, fact.count)} in {place(fact.space)} out of play"


def _paid(fact: Paid) -> str:
    return f"{TRACK_NAMES[fact.track]} -{fact.amount}, paid"


def _gained(fact: Gained) -> str:
    return f"{TRACK_NAMES[fact.track]} +{fact.amount}"


def _lost(fact: Lost) -> str:
    return f"{TRACK_NAMES[fact.track]} -{fact.amount}"


def _islamabad_moved(fact: IslamabadMoved) -> str:
    return f"Islamabad: {called(fact.box)}{', Hard' if fact.hard else ''}"


def _card_removed(fact: CardRemoved) -> str:
    return f"{card_name(fact.card)} is removed from the deck"


def _deck_stacked(fact: DeckStacked) -> str:
    return f"The deck is stacked: {fact.piles} piles, a Propaganda card in each"


def _pile_begun(_: PileBegun) -> str:
    return "The next pile of the deck begins"


def _card_revealed(fact: CardRevealed) -> str:
    return f"Next card: {card_name(fact.card)}"


def _card_begun(fact: CardBegun) -> str:
    return f"Card: {card_name(fact.card)}"


def _cards_exchanged(_: CardsExchanged) -> str:
    return "Propaganda takes effect at once"


def _capability_gained(fact: CapabilityGained) -> str:
    event = fact.capability
    return f"Capability in force: {_lasting(event.card, event.side, event.note)}"


def _capability_ended(fact: CapabilityEnded) -> str:
    return f"Capability ends: {card_name(fact.card)}"


def _momentum_gained(fact: MomentumGained) -> str:
    event = fact.momentum
    return f"Momentum in force: {_lasting(event.card, event.side, event.note)}"


def _momentum_lapsed(fact: MomentumLapsed) -> str:
    return f"Momentum lapses: {card_name(fact.card)}"


def _entered(fact: Entered) -> str:
    return STAGE_NAMES[fact.stage]


def _turn_ended(fact: TurnEnded) -> str:
    return f"{called(fact.faction)}: {DEEDS[fact.deed]}"


def _eligibility_set(fact: EligibilitySet) -> str:
    return f"{called(fact.faction)}: {'Eligible' if fact.eligible else 'Ineligible'}"


def _eligibility_marked(fact: EligibilityMarked) -> str:
    told = "stays Eligible" if fact.eligible else "Ineligible through the next card"
    return f"{called(fact.faction)}: {told}"


def _control_frozen(_: ControlFrozen) -> str:
    return "Control stays as it is until all have Redeployed"


def _control_thawed(_: ControlThawed) -> str:
    return "Control follows the pieces again"


def _deployed(fact: Deployed) -> str:
    return f"{called(fact.faction)}: deployed"


def _marker_drawn(fact: MarkerDrawn) -> str:
    return f"{called(fact.faction)}: a Deception marker drawn"


def _marker_shown(fact: MarkerShown) -> str:
    return f"{called(fact.faction)}: {MARKERS[fact.marker]} shown"


def resources_passed(source: Track, target: Track, amount: int) -> str:
    """Return a gift of Resources between Factions."""
    return f"{amount} Resources from {called(source)} to {called(target)}"


def points_passed(source: Track, target: Track, amount: int) -> str:
    """Return a transfer between tracks."""
    return f"{amount} from {TRACK_NAMES[source]} to {TRACK_NAMES[target]}"


def game_over(winners: str, what_became: str) -> str:
    """Return how the game ended."""
    return f"The game is over: {winners} won ({what_became})"


def _lasting(card: int, side: Side, note: str) -> str:
    return f"{card_name(card)}, {SIDES[side]}" + (f" ({noted(note)})" if note else "")


TELLERS: Final[dict[type[Fact], Callable[[Any], str]]] = {
    Selected: _selected,
    PawnsCleared: _pawns_cleared,
    Placed: _placed,
    Removed: _removed,
    Fell: _fell,
    Recovered: _recovered,
    LeftPlay: _left_play,
    Moved: _moved,
    Activated: _activated,
    Hid: _hid,
    Shifted: _shifted,
    Terrorized: _terrorized,
    Calmed: _calmed,
    Sabotaged: _sabotaged,
    Repaired: _repaired,
    Resettled: _resettled,
    Unsettled: _unsettled,
    Returned: _returned,
    BoxChanged: _box_changed,
    Withdrawn: _withdrawn,
    Paid: _paid,
    Gained: _gained,
    Lost: _lost,
    IslamabadMoved: _islamabad_moved,
    CardRemoved: _card_removed,
    DeckStacked: _deck_stacked,
    PileBegun: _pile_begun,
    CardRevealed: _card_revealed,
    CardBegun: _card_begun,
    CardsExchanged: _cards_exchanged,
    CapabilityGained: _capability_gained,
    CapabilityEnded: _capability_ended,
    MomentumGained: _momentum_gained,
    MomentumLapsed: _momentum_lapsed,
    Entered: _entered,
    TurnEnded: _turn_ended,
    EligibilitySet: _eligibility_set,
    EligibilityMarked: _eligibility_marked,
    ControlFrozen: _control_frozen,
    ControlThawed: _control_thawed,
    Deployed: _deployed,
    MarkerDrawn: _marker_drawn,
    MarkerShown: _marker_shown,
}
"""The sentence for each kind of fact."""
