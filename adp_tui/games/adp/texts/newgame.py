"""The words of the form of a new game: presets of seats, every option in one line, the rest."""

from __future__ import annotations

from typing import Final, NamedTuple

from adp_tui.texts.words import counted
from core.adp.ids import COALITION, FACTIONS, GOVERNMENT, TALIBAN, Faction
from core.adp.options import Edition


class Preset(NamedTuple):
    """Who plays, by the number of players (1.5)."""

    name: str
    file: str
    """What a game with these seats is called unless the player says otherwise."""

    people: tuple[Faction, ...]
    """The Factions that people run; bots run the others."""

    @property
    def needs_bots(self) -> bool:
        """Whether a bot has to run something."""
        return len(self.people) < len(FACTIONS)


PRESETS: Final = (
    Preset("Solo Taliban", "solo-taliban", (TALIBAN,)),
    Preset("Solo Coalition", "solo-coalition", (COALITION,)),
    Preset("Two players", "two-players", (COALITION, TALIBAN)),
    Preset("Three players", "three-players", (COALITION, GOVERNMENT, TALIBAN)),
    Preset("Four players", "four-players", FACTIONS),
    Preset("Watch the bots", "bots", ()),
)
SOLO, FOUR = PRESETS[0], PRESETS[4]

NO_BOTS: Final = "there are no bots yet: people run all four Factions"


class OptionWords(NamedTuple):
    """An option as the form shows it."""

    name: str
    what: str
    rule: str


OPTIONS: Final = {
    "no_non_player": OptionWords("No Non-Player", "", "1.5"),
    "sudden_propaganda": OptionWords("Sudden Propaganda", "strikes when it is revealed", "2.3.7"),
    "victory_deception": OptionWords(
        "Victory Deception", "hidden markers change margins or help once", "7.3"
    ),
    "no_capabilities": OptionWords(
        "No Capabilities", "those among the removed cards are not in force", "S.1"
    ),
    "open_deployment": OptionWords("Open Deployment", "place your own forces freely", "S.5"),
    "exact_piles": OptionWords(
        "Exact piles", "equally many Events in each; else 2 more or fewer", "S.1"
    ),
    "equal_chance_die": OptionWords(
        "Equal-chance die", "for few spaces, not the Random Spaces table", "8.2"
    ),
    "no_reveal": OptionWords("No Reveal", "1st printing: the next card stays face down", "O.3"),
    "eligibility": OptionWords("Eligibility", "", "O.3"),
    "arbiter": OptionWords("Arbiter", "correct the position by hand before a turn", "O.1"),
    "coalition_assault_needs_troops": OptionWords(
        "Assault with Troops", "2nd: the Coalition Assaults only where it has any", "3.2.4"
    ),
    "eradicate_needs_base": OptionWords(
        "Eradicate a Base", "2nd: only where there is a Warlord Base", "4.3.3"
    ),
    "deception_reveal": OptionWords("Deception shown", "", "7.3"),
    "np_warlord_no_bases": OptionWords("Bot Warlords' Rally", "", "8.5.1"),
    "np_government": OptionWords("Bot Government", "", "8.6.2"),
    "solo_check_first_round": OptionWords(
        "Solo check at once", "1st: one player is checked in the first Round too", "8.9"
    ),
    "limited_march_goes_on": OptionWords(
        "Long Limited March", "Taliban may go on through Pashtun areas", "2.3.5"
    ),
    "govern_needs_aid": OptionWords(
        "Govern needs Aid", "for Patronage 1 Aid or more must really move", "4.3.1"
    ),
}
"""Every option, in the order of the form; `VALUES` explains those that are no mere switches."""

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
        "on-use": "markers are shown only as they are used (2nd)",
        "anytime": "markers may be shown at any time (1st)",
    },
    "np_warlord_no_bases": {
        "any": "any Base keeps them from placing (2nd)",
        "own": "only own Bases keep them from placing (1st)",
    },
    "np_government": {
        "2nd": "Train and Govern of the 2nd printing",
        "1st": "Train and Govern of the 1st printing",
    },
}


def explained(field: str, value: bool | str) -> str:
    """Return what an option does, or what it does with this value."""
    return OPTIONS[field].what or VALUES[field][str(value)]


# The form

HEADING: Final = "New game"
PLAY_AS_SHOWN: Final = "Enter, Enter: play as shown here"
SCENARIO: Final = "Scenario"
SEATS: Final = "Seats"
EDITION: Final = "Edition"
NAME: Final = "Name"
SEED: Final = "Seed"
NO_SEED: Final = "none"
RANDOM_SEED: Final = "random"
HUMAN, BOT = "human", "bot"
ENTER: Final = "Enter"
SEVERAL: Final = "with several players no seed is kept: nobody may read the dice from the file"
ABOUT_NAME: Final = "Type a name, or leave the one that is there."
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
    """Return where two tracks begin."""
    return f"Aid {aid}, Patronage {patronage}."


def resources(government: int, taliban: int, warlords: int) -> str:
    """Return what the Factions begin with."""
    return f"Resources G {government}, T {taliban}, W {warlords}."


def options(more: int) -> str:
    """Return the heading of the options, and how many are not in sight."""
    return f"Options{f'   {more} more: Up, Down' if more else ''}"


def sets_options(number: int) -> str:
    """Return what choosing an edition does."""
    return f"sets {number} of the options at once"


def or_four_players(reason: str) -> str:
    """Return why seats are refused, and another way to play with as many people."""
    return f"{reason}; or take Four players and the option No Non-Player."


def about_option(what: str, rule: str) -> str:
    """Return what an option does, and by which rule."""
    return f"{what}. Rule {rule}; R reads it."


def play(game: str, players: int, bots: int) -> str:
    """Return what Enter begins."""
    ending = f" and {counted(bots, 'bot')}" if bots else ", all at this keyboard"
    return f"Play: {game}, {counted(players, 'player')}{ending}"


def not_like_this(problem: str) -> str:
    """Return why there can be no such game."""
    return f"Not like this: {problem}"
