"""Facts in words: the lines of the journal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_type_hints

import pytest

from adp_tui.games.adp.telling import tell
from adp_tui.games.adp.texts.names import DEEDS, PIECE_NAMES, STAGE_NAMES, TRACK_NAMES, card_name
from core.adp.events.deck import DECK
from core.adp.model.board import Lasting, Result
from core.adp.model.facts import (
    Activated,
    Calmed,
    CapabilityGained,
    CardBegun,
    CardRemoved,
    CardRevealed,
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
    Placed,
    Recovered,
    Removed,
    Resettled,
    Sabotaged,
    Shifted,
    Terrorized,
    Transferred,
    TurnEnded,
)
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    PROPAGANDA,
    TALIBAN,
    WARLORDS,
    Control,
    Deception,
    Deed,
    Faction,
    Islamabad,
    Piece,
    PieceBox,
    Side,
    SpaceId,
    Stage,
    Support,
    Track,
)
from core.adp.model.ids import SpaceId as S

RULE: Final = "1"
SHADED: Final = Lasting(24, Side.SHADED, "talks")
WON: Final = Result(
    (TALIBAN,),
    (TALIBAN, WARLORDS, COALITION, GOVERNMENT),
    {COALITION: -3, GOVERNMENT: -4, TALIBAN: 2, WARLORDS: -1},
    "check",
    "7.1",
    "Extremist Return",
)

SAMPLES: Final[dict[object, object]] = {
    bool: True,
    PieceBox: PieceBox.OUT_OF_PLAY,
    dict[SpaceId, Control]: {S.KABUL: Control.COIN},
    Deception: Deception.ASSET,
    Deed: Deed.EVENT,
    Faction: TALIBAN,
    int: 2,
    Islamabad: Islamabad.PRESSURE,
    Lasting: SHADED,
    Piece: Piece.TALIBAN_UNDERGROUND,
    Result: WON,
    SpaceId: S.SAR_E_POL,
    Stage: Stage.RESET,
    str: RULE,
    Support: Support.NEUTRAL,
    Track: Track.AID,
    tuple[Faction, ...]: (COALITION,),
}
"""A value for each type that facts are made of."""


def sample(kind: type[Fact]) -> Fact:
    """Return some fact of a kind."""
    hints = get_type_hints(kind)
    make: Callable[..., Fact] = kind
    return make(**{field: SAMPLES[hints[field]] for field in kind.__struct_fields__})


@pytest.mark.parametrize("kind", Fact.__subclasses__(), ids=lambda kind: kind.__name__)
def test_every_fact_has_a_line(kind: type[Fact]) -> None:
    line = tell(sample(kind))

    assert line
    assert line.isprintable()
    assert line == line.strip()
    assert line[0].isupper() or line[0].isdigit()


@pytest.mark.parametrize(
    ("fact", "line"),
    [
        (
            Placed(Piece.GOVERNMENT_POLICE, S.KABUL, 3, rule=RULE),
            "3 Police placed in Kabul",
        ),
        (
            Placed(Piece.TALIBAN_UNDERGROUND, S.NORTHWEST_FRONTIER, 1, rule=RULE),
            "1 Taliban Guerrilla placed in Northwest Frontier",
        ),
        (
            Removed(Piece.WARLORD_ACTIVE, S.SAR_E_POL, 2, rule=RULE),
            "2 Active Warlord Guerrillas removed from Sar-e-Pol",
        ),
        (
            Fell(Piece.COALITION_BASE, S.HELMAND, 1, rule=RULE),
            "1 Coalition Base from Helmand to Casualties",
        ),
        (
            Recovered(Piece.COALITION_TROOPS, 3, rule=RULE),
            "3 Coalition Troops from Casualties to Available",
        ),
        (
            LeftPlay(Piece.COALITION_TROOPS, 1, rule=RULE),
            "1 Coalition Troops from Casualties out of play",
        ),
        (
            Moved(Piece.COALITION_TROOPS, S.KABUL, S.KANDAHAR_KABUL, 2, rule=RULE),
            "2 Coalition Troops from Kabul to Kandahar-Kabul",
        ),
        (Activated(WARLORDS, S.KONDUZ, 2, rule=RULE), "2 Warlords Active in Konduz"),
        (Hid(TALIBAN, S.ZABOL, 1, rule=RULE), "1 Taliban Underground in Zabol"),
        (
            Shifted(S.HERAT, Support.NEUTRAL, Support.OPPOSITION, rule=RULE),
            "Herat: Neutral to Opposition",
        ),
        (Terrorized(S.KABUL, rule=RULE), "Terror in Kabul"),
        (Calmed(S.KABUL, 2, rule=RULE), "2 Terror removed from Kabul"),
        (Sabotaged(S.KABUL_TOR_KHAM, rule=RULE), "Kabul-Tor Kham Sabotaged"),
        (Resettled(S.ZABOL, rule=RULE), "Returnees settle in Zabol: Population +1"),
        (Paid(Track.GOVERNMENT, 3, rule=RULE), "Government Resources -3, paid"),
        (Gained(Track.WARLORDS, 1, rule=RULE), "Warlord Resources +1"),
        (Lost(Track.AID, 9, rule=RULE), "Aid -9"),
        (
            Transferred(Track.PATRONAGE, Track.GOVERNMENT, 3, rule=RULE),
            "3 from Patronage to Government Resources",
        ),
        (IslamabadMoved(Islamabad.BACKING, False, rule=RULE), "Islamabad: Backing"),
        (IslamabadMoved(Islamabad.HOSTILITY, True, rule=RULE), "Islamabad: Hostility, Hard"),
        (CardRemoved(71, rule=RULE), "71 Coup! is removed from the deck"),
        (CardRevealed(PROPAGANDA, rule=RULE), "Next card: Propaganda"),
        (CardBegun(4, rule=RULE), "Card: 4 #2 Is Dead"),
        (
            CapabilityGained(Lasting(1, Side.UNSHADED), rule=RULE),
            "Capability in force: 1 ISR, unshaded",
        ),
        (
            MomentumGained(SHADED, rule=RULE),
            "Momentum in force: 24 US-Taliban Talks, shaded (talks)",
        ),
        (MomentumLapsed(57, rule=RULE), "Momentum lapses: 57 Sandstorms"),
        (Entered(Stage.VICTORY, rule=RULE), "Propaganda Round: Victory Phase"),
        (TurnEnded(COALITION, Deed.LIMITED, rule=RULE), "Coalition: Limited Operation done"),
        (EligibilitySet(GOVERNMENT, False, rule=RULE), "Government: Ineligible"),
        (MarkerShown(TALIBAN, Deception.AGENDA, rule=RULE), "Taliban: Hidden Agenda shown"),
        (GameEnded(WON, rule=RULE), "The game is over: Taliban won (Extremist Return)"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Fact) else "",
)
def test_a_fact_is_shown_with_the_names_of_the_game(fact: Fact, line: str) -> None:
    assert tell(fact) == line


@pytest.mark.parametrize("marker", Deception)
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_drawn_marker_stays_a_secret(faction: Faction, marker: Deception) -> None:
    line = tell(MarkerDrawn(faction, marker, rule=RULE))

    assert line == f"{faction.title()}: a Deception marker drawn"


def test_every_piece_track_stage_deed_and_card_has_its_own_name() -> None:
    cards = [card_name(card) for card in (PROPAGANDA, *DECK)]

    assert list(PIECE_NAMES) == list(Piece)
    assert list(TRACK_NAMES) == list(Track)
    assert list(STAGE_NAMES) == list(Stage)
    assert list(DEEDS) == list(Deed)
    for names in (PIECE_NAMES, TRACK_NAMES, STAGE_NAMES, DEEDS):
        assert len(set(names.values())) == len(names)
    assert len(set(cards)) == 73
