"""RDM.7, 9, 11 What the players agree on before the game."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Struct

from core.district.model.ids import BELLIGERENTS, GOVERNMENT, INSURGENT, Belligerent
from core.kernel import Option
from core.kernel.options import field_named, offered, value_read


class GameLength(StrEnum):
    """RDM.7: How long a game is."""

    SHORT = "short"
    NORMAL = "normal"
    LONG = "long"


class ForWhom(StrEnum):
    """11: The sides that a variation applies to."""

    OFF = "off"
    GOVERNMENT = "government"
    INSURGENT = "insurgent"
    BOTH = "both"


class LimitedForeign(StrEnum):
    """11: What limits Foreign units."""

    OFF = "off"
    NO_RECOVERY = "no-recovery"
    NO_ATTACK = "no-attack"


class NotMyTribe(StrEnum):
    """11: How little regular units of the Government help in an Area."""

    OFF = "off"
    MISSIONS = "1"
    TWO_CHITS = "2"
    MUST_TWO_CHITS = "3"


class Rebels(StrEnum):
    """11: Which Insurgent units the Government may Intimidate."""

    OFF = "off"
    MILITIA = "mil"
    MILITIA_AND_GUERRILLAS = "mil-gr"


class Times(StrEnum):
    """11: How often a variation may be used in a Phase."""

    ONCE = "1"
    TWICE = "2"
    THRICE = "3"


class SavedPoints(StrEnum):
    """11: How many unspent Task Points raise TP MAX by one for an efficient staff."""

    FOUR = "4"
    FIVE = "5"


class DistrictOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the players agree on before the game; the standard game is the default."""

    length: GameLength = GameLength.NORMAL
    assets: bool = False
    """9.1: Assets other than Dummies."""

    foreign: bool = False
    """9.2: Foreign units."""

    intelligence: bool = False
    """9.3: Advantages."""

    accidental_guerrillas: bool = False
    """11: Terror by a stack with Foreign units recruits for the Insurgent."""

    no_mixed_stacks: bool = False
    """11: CBT and POL may not share a stack."""

    degrade_networks: bool = False
    """11: A Government Appeal may lower the enemy's allotment instead of raising the own one."""

    desertion: ForWhom = ForWhom.OFF
    """11: Whose paramilitary stacks may desert before a mission."""

    desertion_times: Times = Times.ONCE
    """11: How often a side may call for desertion in a Phase."""

    limited_foreign: LimitedForeign = LimitedForeign.OFF
    """11: Foreign units do not recover, or do not Attack."""

    strategic_intelligence: bool = False
    """11: An Advantage may buy a look at the other side's record sheet."""

    only_the_wind: bool = False
    """11: Blank Intelligence chits help the Insurgent against Patrols."""

    not_my_tribe: NotMyTribe = NotMyTribe.OFF
    """11: CBT do not count among people and paramilitary units."""

    persistence: bool = False
    """11: Dispersed units that stay get to know the terrain."""

    dice: bool = False
    """11: Dice instead of Chance Chits from the hand, for one player."""

    staff_efficiency: ForWhom = ForWhom.OFF
    """11: Whose allotment suffers less from deficits."""

    staff_saving: SavedPoints = SavedPoints.FOUR
    """11: How many unspent Task Points raise its TP MAX by one."""

    switcheroo: bool = False
    """11: Each side has a secret true Strategy beside the one that it plays by."""

    subversion_army: bool = False
    """11: CBT can be Intimidated."""

    subversion_rebels: Rebels = Rebels.OFF
    """11: The Government may Intimidate, too."""

    partnering: bool = False
    """11: Government regulars Attack only together with Foreign units."""

    green_no_mix: bool = False
    """11: CBT share no stack with other types."""

    green_no_disperse: bool = False
    """11: CBT have no Dispersed mode."""

    green_small: bool = False
    """11: Stacks with CBT have at most two Combat Units."""

    green_slow: bool = False
    """11: Stacks with CBT carry out at most two missions in a Phase."""

    two_solitudes: bool = False
    """11: The Government pays for paramilitary and regular units from two accounts."""

    deep_underground: bool = False
    """11: Insurgent Infrastructure must be found before it is Reduced."""

    xenophobic: bool = False
    """11: Foreign units halve what the Government gets for Population Control."""

    def desert(self, owner: Belligerent) -> bool:
        """11: Whether stacks of a side may desert."""
        return _applies(self.desertion, owner)

    def is_efficient(self, side: Belligerent) -> bool:
        """11: Whether a side has an efficient staff."""
        return _applies(self.staff_efficiency, side)


RULES: Final = {
    "length": "M.7",
    "assets": "9.1",
    "foreign": "9.2",
    "intelligence": "9.3",
    **dict.fromkeys(DistrictOptions.__struct_fields__[4:], "11"),
}
"""The rule that offers each option."""


def options() -> tuple[Option, ...]:
    """Return all options, for the new game form and the command line."""
    return offered(DistrictOptions, RULES)


def read_options(given: dict[str, bool | str]) -> DistrictOptions:
    """Return the given options; raise `BadSetupError` for the first that is wrong."""
    chosen: dict[str, bool | str] = {}
    for name, value in given.items():
        field = field_named(DistrictOptions, name)
        chosen[field] = value_read(DistrictOptions, field, value)
    return msgspec.convert(chosen, DistrictOptions)


def _applies(whom: ForWhom, side: Belligerent) -> bool:
    named = {
        ForWhom.OFF: (),
        ForWhom.GOVERNMENT: (GOVERNMENT,),
        ForWhom.INSURGENT: (INSURGENT,),
        ForWhom.BOTH: BELLIGERENTS,
    }
    return side in named[whom]
