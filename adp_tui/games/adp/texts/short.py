"""Answers in fewer letters, for lists that are sixteen cells wide."""

from __future__ import annotations

from typing import Final

_SHORT: Final = {
    "Hidden Asset: full Operation": "Hidden Asset",
    "Do something else": "Something else",
    "Gift of the Government": "Government gives",
    "Gift of the Taliban": "Taliban give",
    "Gift of the Warlords": "Warlords give",
    "Show an Empty Threat": "Show a Threat",
    "Show a Hidden Agenda": "Show an Agenda",
    "Show a Hidden Asset, unused": "Waste an Asset",
    "Ask for Resources": "Ask",
    "Remove own pieces": "Remove own",
    "Roll for Random Spaces": "Random Spaces",
    "Place 1 Guerrilla": "Place 1",
    "Place up to Bases + Pop.": "Bases + Pop.",
    "Base for 2 Guerrillas": "Base for 2",
    "Turn all Underground": "Go Underground",
    "Turn Guerrillas Underground": "Go Underground",
    "Nothing, Sharia only": "Sharia only",
    "Take 3 of Patronage": "3 of Patronage",
    "Remove up to 2 pieces": "Remove up to 2",
    "Remove up to 3 cubes": "Up to 3 cubes",
    "Remove a Government Base": "A Gov. Base",
    "Remove a Taliban Guerrilla": "A Tal. Guerrilla",
    "With the Government": "With Government",
    "Aid into Patronage": "Aid to Patronage",
    "By hand, from the printed card": "By hand",
    "Pay 1 to cancel it": "Pay 1, cancel",
    "Yes, 1 Guerrilla dies": "Yes, 1 dies",
    "No Special Activity": "None",
    "Resources to Coalition": "To Coalition",
    "Resources to Government": "To Government",
    "Resources to Taliban": "To Taliban",
    "Resources to Warlords": "To Warlords",
    "Patronage to Warlords": "Patronage to W",
    "Turn Guerrillas over": "Turn over",
    "Support, Opposition": "Support, Opp.",
    "Terror and other markers": "Markers",
    "Resources, Aid, Patronage": "Tracks",
    "From one track to another": "Track to track",
    "Casualties, out of play": "Boxes",
    "What stays in force": "In force",
    "Another Faction chooses": "Other chooser",
    "Available to Casualties": "Av. to Cas.",
    "Available to out of play": "Av. to out",
    "Casualties to Available": "Cas. to Av.",
    "Casualties to out of play": "Cas. to out",
    "out of play to Available": "Out to Av.",
    "out of play to Casualties": "Out to Cas.",
    "Resources": "Res",
    "Patronage": "Patr.",
    "Available": "Av.",
}

_OWNERS: Final = {
    "Coalition": "Coal.",
    "Government": "Gov.",
    "Taliban": "Tal.",
    "Warlord": "Warl.",
}


def shorter(label: str, cells: int) -> str:
    """Return a label, or fewer letters of it where it does not fit; it may still be too long."""
    if len(label) <= cells:
        return label
    owner, _, piece = label.partition(" ")
    return _SHORT.get(label) or (f"{_OWNERS[owner]} {piece}" if owner in _OWNERS else label)
