"""The options of the rules and the switches between the 1st and the 2nd printing."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Struct

from core.adp.model.ids import COALITION, FACTIONS, GOVERNMENT, TALIBAN, WARLORDS, Faction, Seat
from core.kernel import BadSetupError, Bundle, Option, Reason
from core.kernel.options import (
    field_named,
    offered,
    option_key,
    option_values,
    option_word,
    plain_value,
    unusual_values,
    value_read,
)

EDITION: Final = "edition"
"""The word for the preset that sets all options in which the printings differ."""


class NoNonPlayer(StrEnum):
    """1.5: how two or three players share all four Factions."""

    OFF = "off"
    THREE = "3-players"
    TWO = "2-players"
    TWO_WITH_WARLORDS = "2-players-warlords"


class Eligibility(StrEnum):
    """2.3.1, 1st printing: other ways to determine who is Eligible, and in which order."""

    NORMAL = "normal"
    A = "a"
    B = "b"


class Edition(StrEnum):
    """The printing whose rules are followed where the two differ."""

    SECOND = "2nd"
    FIRST = "1st"


class Reveal(StrEnum):
    """7.3: when a Deception marker may be shown."""

    ON_USE = "on-use"
    ANYTIME = "anytime"


class BaseReading(StrEnum):
    """8.5.1: which Bases keep the Non-player Warlords from placing Guerrillas."""

    ANY = "any"
    OWN = "own"


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the players agree on before the game; the usual game is the default."""

    no_non_player: NoNonPlayer = NoNonPlayer.OFF
    """1.5: two or three players run all four Factions between them."""

    sudden_propaganda: bool = False
    """2.3.7: a Propaganda card takes effect as soon as it is revealed."""

    victory_deception: bool = False
    """7.3: hidden markers that may change a margin or an Operation; three or four players."""

    no_capabilities: bool = False
    """Set-up: Capabilities among the removed cards are not in force."""

    open_deployment: bool = False
    """Set-up: players place their own forces freely."""

    exact_piles: bool = True
    """Set-up: the piles of the deck are equal; otherwise they vary by up to two cards."""

    equal_chance_die: bool = False
    """8.2: choose among a few spaces by an even chance instead of the Random Spaces table."""

    no_reveal: bool = False
    """2.2, 1st printing: the next card stays face down, so the final Event card is not known."""

    eligibility: Eligibility = Eligibility.NORMAL
    """2.3.1, 1st printing: A takes the Faction order from the next Event card; B also keeps every
    Faction Eligible."""

    arbiter: bool = False
    """Before a turn players may correct the position by hand, step by step and openly."""

    coalition_assault_needs_troops: bool = True
    """3.2.4: the Coalition Assaults only where it has Troops (2nd printing)."""

    eradicate_needs_base: bool = True
    """4.3.3: Eradicate needs a Warlord Base (2nd printing)."""

    deception_reveal: Reveal = Reveal.ON_USE
    """7.3: Deception markers are shown only when they are used (2nd printing)."""

    np_warlord_no_bases: BaseReading = BaseReading.ANY
    """8.5.1: which Bases count for the Non-player Warlords' Rally."""

    np_government: Edition = Edition.SECOND
    """8.6.2: which printing's Train and Govern the Non-player Government follows."""

    solo_check_first_round: bool = False
    """8.9: the one-player check is made in the first Propaganda Round too (1st printing)."""

    limited_march_goes_on: bool = False
    """2.3.5: Taliban in a Limited March may continue through Pashtun areas (ruling A-9)."""

    govern_needs_aid: bool = True
    """4.3.1: Govern for Patronage only where at least 1 Aid becomes Patronage (ruling A-26)."""


FIRST_PRINTING: Final[dict[str, bool | str]] = {
    "coalition_assault_needs_troops": False,
    "eradicate_needs_base": False,
    "deception_reveal": Reveal.ANYTIME,
    "np_warlord_no_bases": BaseReading.OWN,
    "np_government": Edition.FIRST,
    "solo_check_first_round": True,
}
"""The options that the edition preset `1st` changes."""

FIELDS: Final = Options.__struct_fields__

RULES: Final = {
    "no_non_player": "1.5",
    "sudden_propaganda": "2.3.7",
    "victory_deception": "7.3",
    "no_capabilities": "S.1",
    "open_deployment": "S.5",
    "exact_piles": "S.1",
    "equal_chance_die": "8.2",
    "no_reveal": "O.3",
    "eligibility": "O.3",
    "arbiter": "O.1",
    "coalition_assault_needs_troops": "3.2.4",
    "eradicate_needs_base": "4.3.3",
    "deception_reveal": "7.3",
    "np_warlord_no_bases": "8.5.1",
    "np_government": "8.6.2",
    "solo_check_first_round": "8.9",
    "limited_march_goes_on": "2.3.5",
    "govern_needs_aid": "4.3.1",
}
"""The rule that offers each option."""


def edition_of(options: Options) -> Edition | None:
    """Return the printing that all edition options follow; None if they are mixed."""
    usual = Options()
    if all(getattr(options, field) == getattr(usual, field) for field in FIRST_PRINTING):
        return Edition.SECOND
    first = all(getattr(options, field) == value for field, value in FIRST_PRINTING.items())
    return Edition.FIRST if first else None


def unusual(options: Options) -> dict[str, bool | str]:
    """Return the options that differ from the usual game, with their values."""
    return unusual_values(options)


def word(field: str) -> str:
    """Return the name of an option as people and logs write it: `sudden-propaganda`."""
    return option_word(field)


def values_of(field: str) -> tuple[bool | str, ...]:
    """Return the values that an option can have."""
    return option_values(Options, field)


def options() -> tuple[Option, ...]:
    """Return all options, for the new game form and the command line."""
    return offered(Options, RULES)


def editions() -> Bundle:
    """Return what each printing sets."""
    usual = {option.word: option.usual for option in options()}
    first = {word(field): plain_value(value) for field, value in FIRST_PRINTING.items()}
    second = {name: usual[name] for name in first}
    return Bundle(EDITION, {Edition.SECOND.value: second, Edition.FIRST.value: first}, "O.2")


def read_options(given: dict[str, bool | str]) -> Options:
    """Return the given options; raise `BadSetupError` for the first that is wrong.

    Case and hyphens in names do not matter: `suddenPropaganda` is accepted. `edition` sets all
    options that differ between the printings; options given individually override it.
    """
    chosen: dict[str, bool | str] = {}
    presets = [value for name, value in given.items() if option_key(name) == EDITION]
    if presets:
        edition = str(presets[0]).lower()
        if isinstance(presets[0], bool):
            raise BadSetupError("edition needs a value: 2nd or 1st")
        if edition not in tuple(Edition):
            raise BadSetupError(f"edition can be 2nd or 1st, not '{presets[0]}'")
        if edition == Edition.FIRST:
            chosen.update(FIRST_PRINTING)
    for name, value in given.items():
        if option_key(name) == EDITION:
            continue
        field = field_named(Options, name, also=(EDITION,))
        if value is True and field == "no_non_player":
            raise BadSetupError(
                "no-non-player must say who shares Factions: 3-players, 2-players (the Coalition"
                " runs the Government) or 2-players-warlords (the Coalition runs the Warlords)"
            )
        chosen[field] = value_read(Options, field, value)
    return msgspec.convert(chosen, Options)


def clash(options: Options, seats: dict[Faction, Seat]) -> Reason | None:
    """Return why these options and seats cannot be combined, or None if they can."""
    humans = [faction for faction in FACTIONS if seats[faction] is Seat.HUMAN]
    if options.no_reveal and options.eligibility is not Eligibility.NORMAL:
        return Reason("options.eligibility-needs-reveal", "2.3.1")
    if options.no_reveal and options.sudden_propaganda:
        return Reason("options.sudden-propaganda-needs-reveal", "2.3.7")
    if options.no_non_player is not NoNonPlayer.OFF and len(humans) < len(FACTIONS):
        return Reason("options.all-seats-human", "1.5")
    if options.victory_deception and len(players(options, seats)) < 3:
        return Reason("options.deception-needs-three", "7.3")
    return None


_SHARED: Final = {
    NoNonPlayer.THREE: ((COALITION, WARLORDS), (GOVERNMENT,), (TALIBAN,)),
    NoNonPlayer.TWO: ((COALITION, GOVERNMENT), (TALIBAN, WARLORDS)),
    NoNonPlayer.TWO_WITH_WARLORDS: ((COALITION, WARLORDS), (GOVERNMENT, TALIBAN)),
}


def players(options: Options, seats: dict[Faction, Seat]) -> tuple[tuple[Faction, ...], ...]:
    """1.5: Return the players, each as the Factions it runs."""
    if options.no_non_player is not NoNonPlayer.OFF:
        return _SHARED[options.no_non_player]
    return tuple((faction,) for faction in FACTIONS if seats[faction] is Seat.HUMAN)
