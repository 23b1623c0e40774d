"""The words of the new game form: scenarios, seats, options."""

from __future__ import annotations

from typing import Final, NamedTuple

PRESETS: Final = {
    "solo-government": "Solo Government",
    "solo-insurgent": "Solo Insurgent",
    "two-players": "Two players",
    "bots": "Watch the bots",
}
"""Seats to choose from."""

SCENARIOS: Final = {
    "standard": "fixed set-up",
    "free": "players place",
    "random": "by chance",
}
"""How a scenario begins."""


class OptionText(NamedTuple):
    """An option as the form shows it."""

    name: str
    what: str


OPTIONS: Final = {
    "length": OptionText("Length", ""),
    "assets": OptionText("Assets", "specialists who lend ratings to their stack"),
    "foreign": OptionText("Foreign units", "the Legion may come from Reserve"),
    "intelligence": OptionText("Intelligence", "Advantages from a common Pool"),
    "accidental-guerrillas": OptionText(
        "Accidental fighters", "Terror by Foreign units recruits for the Insurgent"
    ),
    "no-mixed-stacks": OptionText("No mixed stacks", "CBT and POL may not share a stack"),
    "degrade-networks": OptionText(
        "Degrade networks", "a Government Appeal may lower the enemy's TP MAX"
    ),
    "desertion": OptionText("Desertion", ""),
    "desertion-times": OptionText("Desertion calls", ""),
    "limited-foreign": OptionText("Limits for Foreign", ""),
    "strategic-intelligence": OptionText(
        "Strategic look", "an Advantage buys a look at the enemy's record"
    ),
    "only-the-wind": OptionText("Only the wind", "blanks of the Pool help against Patrols"),
    "not-my-tribe": OptionText("Not my tribe", ""),
    "persistence": OptionText("Persistence", "Dispersed units that stay get to know the terrain"),
    "dice": OptionText("Dice", "a die instead of each chit from a hand"),
    "staff-efficiency": OptionText("Efficient staff", ""),
    "staff-saving": OptionText("Staff savings", ""),
    "switcheroo": OptionText("Switcheroo", "each side has a second, true Strategy"),
    "subversion-army": OptionText("Army subverted", "CBT can be Intimidated"),
    "subversion-rebels": OptionText("Rebels subverted", ""),
    "partnering": OptionText("Partnering", "CBT Attack only together with Foreign units"),
    "green-no-mix": OptionText("Army apart", "CBT share no stack with other types"),
    "green-no-disperse": OptionText("Army never Dispersed", "CBT have one mode only"),
    "green-small": OptionText("Small army stacks", "at most two Combat Units with a CBT"),
    "green-slow": OptionText("Slow army", "stacks with CBT have at most two missions"),
    "two-solitudes": OptionText("Two solitudes", "separate TP for paramilitary and regular units"),
    "deep-underground": OptionText(
        "Deep underground", "Insurgent IUs must be found before a Reduce"
    ),
    "xenophobic": OptionText("Xenophobia", "Foreign units halve the VP for Population Control"),
}
"""Every option; `VALUES` explains those that are more than on or off."""

VALUES: Final[dict[str, dict[str, str]]] = {
    "length": {
        "short": "to 60 VP, at most 10 turns",
        "normal": "to 100 VP, at most 16 turns",
        "long": "to 150 VP, at most 24 turns",
    },
    "desertion": {
        "off": "nobody deserts",
        "government": "Government stacks may desert",
        "insurgent": "Insurgent stacks may desert",
        "both": "stacks of both sides may desert",
    },
    "desertion-times": {
        "1": "once in each turn",
        "2": "twice in each turn",
        "3": "three times in each turn",
    },
    "limited-foreign": {
        "off": "no limit",
        "no-recovery": "Foreign units do not recover",
        "no-attack": "stacks with Foreign units do not Attack",
    },
    "not-my-tribe": {
        "off": "CBT count everywhere",
        "1": "CBT do not count beside paramilitary units",
        "2": "the same, and CBT may play two chits in Attacks",
        "3": "the same, and CBT must play two when attacked",
    },
    "staff-efficiency": {
        "off": "neither side",
        "government": "a deficit costs the Government less TP MAX",
        "insurgent": "a deficit costs the Insurgent less TP MAX",
        "both": "a deficit costs both sides less TP MAX",
    },
    "staff-saving": {
        "4": "4 unspent TP raise TP MAX by 1",
        "5": "5 unspent TP raise TP MAX by 1",
    },
    "subversion-rebels": {
        "off": "only the Insurgent Intimidates",
        "mil": "the Government may Intimidate MIL at large",
        "mil-gr": "the Government may Intimidate MIL and GR at large",
    },
}


def limits(limit: int, turns: int) -> str:
    """Return what wins and when the game ends."""
    return f"{limit} VP win; at most {turns} turns."


def start(government: int, insurgent: int) -> str:
    """Return the Victory Points with which the sides begin."""
    return f"VP at start: G {government}, I {insurgent}."


def scenario(name: str, about: str) -> str:
    """Return a scenario, and how it begins."""
    return f"{name}  {about}"
