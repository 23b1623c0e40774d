"""The words of the new game form: seats, options, edition."""

from __future__ import annotations

from typing import Final, NamedTuple

from core.adp.model.options import Edition

PRESETS: Final = {
    "solo-taliban": "Solo Taliban",
    "solo-coalition": "Solo Coalition",
    "two-players": "Two players",
    "three-players": "Three players",
    "four-players": "Four players",
    "bots": "Watch the bots",
}
"""Seats to choose from."""


class OptionWords(NamedTuple):
    """An option as the form shows it."""

    name: str
    what: str


OPTIONS: Final = {
    "no_non_player": OptionWords("No Non-Player", ""),
    "sudden_propaganda": OptionWords("Sudden Propaganda", "takes effect when it is revealed"),
    "victory_deception": OptionWords(
        "Victory Deception", "hidden markers change margins or help once"
    ),
    "no_capabilities": OptionWords(
        "No Capabilities", "those among the removed cards are not in force"
    ),
    "open_deployment": OptionWords("Open Deployment", "place your own forces freely"),
    "exact_piles": OptionWords("Exact piles", "an equal number of Events; off: 2 more or fewer"),
    "equal_chance_die": OptionWords(
        "Equal-chance die", "for few spaces, instead of the Random Spaces table"
    ),
    "no_reveal": OptionWords("No Reveal", "1st printing: the next card stays face down"),
    "eligibility": OptionWords("Eligibility", ""),
    "arbiter": OptionWords("Arbiter", "correct the position by hand before a turn"),
    "coalition_assault_needs_troops": OptionWords(
        "Assault with Troops", "2nd: the Coalition Assaults only where it has any"
    ),
    "eradicate_needs_base": OptionWords(
        "Eradicate a Base", "2nd: only where there is a Warlord Base"
    ),
    "deception_reveal": OptionWords("Deception shown", ""),
    "np_warlord_no_bases": OptionWords("Bot Warlords' Rally", ""),
    "np_government": OptionWords("Bot Government", ""),
    "solo_check_first_round": OptionWords(
        "Solo check at once", "1st: one player is checked in the first Round too"
    ),
    "limited_march_goes_on": OptionWords(
        "Long Limited March", "Taliban may continue through Pashtun areas"
    ),
    "govern_needs_aid": OptionWords(
        "Govern needs Aid", "for Patronage, at least 1 Aid must really move"
    ),
}
"""Every option; `VALUES` explains those that are more than on/off."""

VALUES: Final[dict[str, dict[str, str]]] = {
    "no_non_player": {
        "off": "each Faction has a player or a bot",
        "3-players": "3 players: C and W, G, T",
        "2-players": "2 players: C and G, T and W",
        "2-players-warlords": "2 players: C and W, G and T",
    },
    "eligibility": {
        "normal": "in the order of the current card",
        "a": "A: in the order of the next card (1st printing)",
        "b": "B: the next card's order, all stay Eligible (1st)",
    },
    "deception_reveal": {
        "on-use": "markers are shown only when used (2nd)",
        "anytime": "markers may be shown at any time (1st)",
    },
    "np_warlord_no_bases": {
        "any": "any Base keeps them from placing (2nd)",
        "own": "only their own Bases keep them from placing (1st)",
    },
    "np_government": {
        "2nd": "Train and Govern of the 2nd printing",
        "1st": "Train and Govern of the 1st printing",
    },
}


EDITION: Final = "Edition"
ABOUT_EDITION: Final = "The printing whose rules are followed where the two differ. Rule O.2."
EDITIONS: Final = {
    Edition.SECOND: "2nd printing",
    Edition.FIRST: "1st printing",
    None: "a mixture of both",
}


def propaganda(cards: int) -> str:
    """Return how many Propaganda cards a scenario has."""
    return f"{cards} Propaganda"


def events_played(number: int, of: int) -> str:
    """Return how many cards a scenario has."""
    return f"{number} of {of} Events are played."


def aid_and_patronage(aid: int, patronage: int) -> str:
    """Return the starting values of two tracks."""
    return f"Aid {aid}, Patronage {patronage}."


def resources(government: int, taliban: int, warlords: int) -> str:
    """Return the starting Resources."""
    return f"Resources G {government}, T {taliban}, W {warlords}."


def or_four_players(reason: str) -> str:
    """Return why seats are refused, and another way for as many players."""
    return f"{reason}; or take Four players and the option No Non-Player."
