"""An owner's deck for tests; its texts are invented, and easy to search for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

SECRET: Final = "The quince tree blooms twice"
"""The beginning of every text in the deck."""

SHADED: Final = f"{SECRET}; roll a die and place that many Guerrillas."
UNSHADED: Final = f"{SECRET} in Herat."
OTHER: Final = f"{SECRET} in other words."

DECK: Final = f"""\
[card.24]
order = ["warlords", "taliban", "coalition", "government"]
by-hand = ["unshaded", "shaded"]
unshaded = "{UNSHADED}"
shaded = '''
The quince tree blooms
twice; roll a die and place that many Guerrillas.
'''

[card.45]
by-hand = "shaded"
shaded = "{SECRET} for the Elders."

[card.57]
by-hand = ["unshaded"]

[card.30]
shaded = "{OTHER}"

[card.11]
shaded = ""

[space.ghazni]
terrain = "mountain"

[space.kabul]
population = 4
"""

PRINTED: Final = {
    "order 24": "warlords taliban coalition government",
    "by-hand 24": "unshaded shaded",
    "by-hand 45": "shaded",
    "by-hand 57": "unshaded",
    "sides 11": "unshaded",
    "space ghazni": "mountain 1",
    "space kabul": "city 4",
}
"""What a save records about it."""


def write(folder: Path, text: str = DECK, name: str = "deck.toml") -> Path:
    """Write a deck to a file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path
