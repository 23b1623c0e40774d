"""All the cards that can be played, by number; the module of a card is imported when it is needed.

A game needs the few cards that are face up, and a title none, so neither waits for all 72.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from importlib import import_module
from typing import Final, TypeVar

from core.adp.events.card import EventCard, as_event
from core.adp.model.ids import Faction
from core.adp.rules.table import AdpTable

T = TypeVar("T")

MODULES: Final = {
    1: "c01_isr",
    2: "c02_predators",
    3: "c03_reapers",
    4: "c04_number_two_is_dead",
    5: "c05_aerostats",
    6: "c06_us_pakistan_talks",
    7: "c07_find_fix_finish",
    8: "c08_seal_team_6",
    9: "c09_special_forces",
    10: "c10_partnering_policy",
    11: "c11_strategic_release",
    12: "c12_village_stability_operations",
    13: "c13_anti_corruption_drive",
    14: "c14_economic_project",
    15: "c15_one_tribe_at_a_time",
    16: "c16_amnesty",
    17: "c17_nato",
    18: "c18_prts",
    19: "c19_al_qaeda",
    20: "c20_errant_air_strike",
    21: "c21_operation_iraqi_freedom",
    22: "c22_border_incident",
    23: "c23_roadside_ieds",
    24: "c24_us_taliban_talks",
    25: "c25_koran_burning",
    26: "c26_manpads_scare",
    27: "c27_tehrik_i_taliban_pakistan",
    28: "c28_karzai_to_islamabad",
    29: "c29_night_letters",
    30: "c30_urban_specialists",
    31: "c31_car_bombs",
    32: "c32_haqqani",
    33: "c33_suicide_bombers",
    34: "c34_accidental_guerrillas",
    35: "c35_gulbuddin_hekmatyar",
    36: "c36_mullah_omar",
    37: "c37_afghan_commandos",
    38: "c38_night_raids",
    39: "c39_trilateral_summit",
    40: "c40_line_item",
    41: "c41_nato_politics",
    42: "c42_ngos",
    43: "c43_pakistani_offensive",
    44: "c44_pakistani_politics",
    45: "c45_tribal_elders",
    46: "c46_id_cards",
    47: "c47_loya_jirga",
    48: "c48_strategic_partners",
    49: "c49_crop_substitution",
    50: "c50_development_aid",
    51: "c51_karzai",
    52: "c52_power_shuffle",
    53: "c53_prison_break",
    54: "c54_profit_sharing",
    55: "c55_breaktime",
    56: "c56_fratricide",
    57: "c57_sandstorms",
    58: "c58_counter_narc",
    59: "c59_local_truce",
    60: "c60_tajiks",
    61: "c61_desertions_and_defections",
    62: "c62_local_understanding",
    63: "c63_teetotalers",
    64: "c64_hazara",
    65: "c65_islamabad_blocks_resupply",
    66: "c66_mountain_fastness",
    67: "c67_change_in_tactics",
    68: "c68_dostum",
    69: "c69_mine_removal",
    70: "c70_contractor_surge",
    71: "c71_coup",
    72: "c72_poppy_crop_failure",
}
"""The module of each card in `core.adp.events.cards`."""


class Library(Mapping[int, T]):
    """What is made of each card, when it is first looked up.

    It is kept for as long as the program runs: cards do not change.
    """

    def __init__(self, make: Callable[[EventCard], T]) -> None:
        self._make = make
        self._made: dict[int, T] = {}

    def __getitem__(self, number: int) -> T:
        if number not in self._made:
            module = import_module(f"core.adp.events.cards.{MODULES[number]}")
            self._made[number] = self._make(module.CARD)
        return self._made[number]

    def __contains__(self, number: object) -> bool:
        """Whether there is such a card; it is not imported for that."""
        return number in MODULES

    def __iter__(self) -> Iterator[int]:
        return iter(MODULES)

    def __len__(self) -> int:
        return len(MODULES)


CARDS: Final[Mapping[int, EventCard]] = Library(lambda card: card)

EVENTS: Final[Mapping[int, Callable[[AdpTable, Faction], Awaitable[None]]]] = Library(as_event)
"""The procedures that the sequence of play runs."""
