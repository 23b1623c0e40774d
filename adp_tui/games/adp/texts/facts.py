"""Facts in words: the lines of the journal and of the transcript."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from adp_tui.games.adp.texts.names import (
    BOX_NAMES,
    DEEDS,
    STAGE_NAMES,
    TRACK_NAMES,
    called,
    card_name,
    epilogue,
    pieces,
    place,
)
from core.adp.model.board import Lasting
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
    GameEnded,
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
    Transferred,
    TurnEnded,
    Unsettled,
    Withdrawn,
)
from core.adp.model.ids import FACTIONS

FactT = TypeVar("FactT", bound=Fact)
_TELLERS: Final[dict[type[Fact], Callable[[Fact], str]]] = {}


def tell(fact: Fact) -> str:
    """Return a fact as one line, without its rule."""
    return _TELLERS[type(fact)](fact)


def _lasting(lasting: Lasting) -> str:
    note = f" ({lasting.note})" if lasting.note else ""
    return f"{card_name(lasting.card)}, {lasting.side}{note}"


def _teller(kind: type[FactT], words: Callable[[FactT], str]) -> None:
    """Say how a kind of fact is told."""

    def say(fact: Fact) -> str:
        assert isinstance(fact, kind)
        return words(fact)

    _TELLERS[kind] = say


_teller(Selected, lambda f: f"{place(f.space)} selected")
_teller(PawnsCleared, lambda _: "The Operation ends")
_teller(Placed, lambda f: f"{pieces(f.piece, f.count)} placed in {place(f.space)}")
_teller(Removed, lambda f: f"{pieces(f.piece, f.count)} removed from {place(f.space)}")
_teller(Fell, lambda f: f"{pieces(f.piece, f.count)} from {place(f.space)} to Casualties")
_teller(Recovered, lambda f: f"{pieces(f.piece, f.count)} from Casualties to Available")
_teller(LeftPlay, lambda f: f"{pieces(f.piece, f.count)} from Casualties out of play")
_teller(
    Moved,
    lambda f: f"{pieces(f.piece, f.count)} from {place(f.origin)} to {place(f.destination)}",
)
_teller(
    Activated,
    lambda f: f"{f.count} {called(f.faction)} Active in {place(f.space)}",
)
_teller(Hid, lambda f: f"{f.count} {called(f.faction)} Underground in {place(f.space)}")
_teller(Shifted, lambda f: f"{place(f.space)}: {called(f.origin)} to {called(f.to)}")
_teller(Terrorized, lambda f: f"Terror in {place(f.space)}")
_teller(Calmed, lambda f: f"{f.count} Terror removed from {place(f.space)}")
_teller(Sabotaged, lambda f: f"{place(f.space)} Sabotaged")
_teller(Repaired, lambda f: f"{place(f.space)} repaired")
_teller(Resettled, lambda f: f"Returnees settle in {place(f.space)}: Population +1")
_teller(Unsettled, lambda f: f"Returnees leave {place(f.space)}: Population -1")
_teller(Returned, lambda f: f"{pieces(f.piece, f.count)} back in the game: Available")
_teller(
    BoxChanged,
    lambda f: f"{pieces(f.piece, f.count)} from {BOX_NAMES[f.source]} to {BOX_NAMES[f.target]}",
)
_teller(Withdrawn, lambda f: f"{pieces(f.piece, f.count)} in {place(f.space)} out of play")
_teller(Paid, lambda f: f"{TRACK_NAMES[f.track]} -{f.amount}, paid")
_teller(Gained, lambda f: f"{TRACK_NAMES[f.track]} +{f.amount}")
_teller(Lost, lambda f: f"{TRACK_NAMES[f.track]} -{f.amount}")
_teller(
    Transferred,
    lambda f: (
        f"{f.amount} Resources from {called(f.source)} to {called(f.target)}"
        if {f.source, f.target} <= set(FACTIONS)
        else f"{f.amount} from {TRACK_NAMES[f.source]} to {TRACK_NAMES[f.target]}"
    ),
)
_teller(
    IslamabadMoved,
    lambda f: f"Islamabad: {called(f.box)}{', Hard' if f.hard else ''}",
)
_teller(CardRemoved, lambda f: f"{card_name(f.card)} is removed from the deck")
_teller(DeckStacked, lambda f: f"The deck is stacked: {f.piles} piles, a Propaganda card in each")
_teller(PileBegun, lambda _: "The next pile of the deck begins")
_teller(CardRevealed, lambda f: f"Next card: {card_name(f.card)}")
_teller(CardBegun, lambda f: f"Card: {card_name(f.card)}")
_teller(CardsExchanged, lambda _: "Propaganda strikes at once")
_teller(CapabilityGained, lambda f: f"Capability in force: {_lasting(f.capability)}")
_teller(CapabilityEnded, lambda f: f"Capability ends: {card_name(f.card)}")
_teller(MomentumGained, lambda f: f"Momentum in force: {_lasting(f.momentum)}")
_teller(MomentumLapsed, lambda f: f"Momentum lapses: {card_name(f.card)}")
_teller(Entered, lambda f: STAGE_NAMES[f.stage])
_teller(TurnEnded, lambda f: f"{called(f.faction)}: {DEEDS[f.deed]}")
_teller(
    EligibilitySet,
    lambda f: f"{called(f.faction)}: {'Eligible' if f.eligible else 'Ineligible'}",
)
_teller(
    EligibilityMarked,
    lambda f: (
        f"{called(f.faction)}: "
        f"{'stays Eligible' if f.eligible else 'Ineligible through the next card'}"
    ),
)
_teller(ControlFrozen, lambda _: "Control stays as it is until all have Redeployed")
_teller(ControlThawed, lambda _: "Control follows the pieces again")
_teller(Deployed, lambda f: f"{called(f.faction)}: deployed")
_teller(MarkerDrawn, lambda f: f"{called(f.faction)}: a Deception marker drawn")
_teller(
    MarkerShown,
    lambda f: f"{called(f.faction)}: {f.marker.replace('-', ' ').title()} shown",
)
_teller(
    GameEnded,
    lambda f: (
        f"The game is over: {', '.join(called(w) for w in f.result.winners)} won"
        f" ({epilogue(f.result.epilogue)})"
    ),
)
