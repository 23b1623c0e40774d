"""6.6 Reset Phase: Casualties, Islamabad, Eligibility, markers, Momentum and Guerrillas."""

from __future__ import annotations

from core.adp.model.atlas import AREAS, LOCS, PAKISTAN, SPACES
from core.adp.model.facts import (
    Calmed,
    EligibilitySet,
    Entered,
    Hid,
    LeftPlay,
    MomentumLapsed,
    Recovered,
    Repaired,
)
from core.adp.model.ids import (
    ACTIVE,
    BASE,
    COALITION,
    FACTIONS,
    INSURGENTS,
    TALIBAN,
    TROOPS,
    Islamabad,
    Stage,
)
from core.adp.rules.islamabad import drift_islamabad
from core.adp.rules.table import AdpTable


async def reset_phase(table: AdpTable) -> None:
    """6.6: The steps in the order of the rule; then the next card."""
    recover_casualties(table)
    drift_islamabad(table)
    for faction in FACTIONS:
        if faction not in table.board.eligible:
            table.emit(EligibilitySet(faction, True, rule="6.6"))
    remove_markers(table)
    for momentum in table.board.momentum:
        table.emit(MomentumLapsed(momentum.card, rule="6.6"))
    go_underground(table)
    table.emit(Entered(Stage.NEXT_CARD, rule="2.3.7"))


def recover_casualties(table: AdpTable) -> None:
    """6.6: Bases and half of the Troops, rounded down, leave the game; other Troops return."""
    bases = table.board.casualties.coalition_bases
    troops = table.board.casualties.coalition_troops
    if bases:
        table.emit(LeftPlay(BASE[COALITION], bases, rule="6.6"))
    if lost := troops // 2:
        table.emit(LeftPlay(TROOPS[COALITION], lost, rule="6.6"))
    if back := troops - troops // 2:
        table.emit(Recovered(TROOPS[COALITION], back, rule="6.6"))


def remove_markers(table: AdpTable) -> None:
    """6.6: Remove all Terror and Sabotage markers."""
    for space in AREAS:
        if terror := table.board.spaces[space].terror:
            table.emit(Calmed(space, terror, rule="6.6"))
    for space in LOCS:
        if table.board.spaces[space].sabotaged:
            table.emit(Repaired(space, rule="6.6"))


def go_underground(table: AdpTable) -> None:
    """6.6: All Guerrillas go Underground, except Taliban in Pakistan at Hostility (6.6.1)."""
    for space in SPACES:
        for faction in INSURGENTS:
            active = table.board.spaces[space].count(ACTIVE[faction])
            watched = (
                faction is TALIBAN
                and space in PAKISTAN
                and table.board.islamabad is Islamabad.HOSTILITY
            )
            if active and not watched:
                table.emit(Hid(faction, space, active, rule="6.6"))
