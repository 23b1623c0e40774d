"""The words about District Commander on the title screen and in the help."""

from __future__ import annotations

from typing import Final

TITLE: Final = "District Commander"
BANNER: Final = "D I S T R I C T   C O M M A N D E R"
SUBTITLE: Final = "Orrin Valley, an invented district, for one or two players"
UNOFFICIAL: Final = "Unofficial, for people who own the series. Texts and module are our own."
WHAT: Final = (
    "A Government and an Insurgent contend for one district, with chits from the hand instead of "
    "dice. Units, hands, points and aims are secret."
)
ABOUT: Final = "Enter, Enter plays the usual game: Standard, you as the Government against a bot."
EXAMPLE: Final = "adp new standard --game district --seat insurgent=bot"

ACTIONS: Final = {
    "deployment": "lay out a whole Deployment on the map",
    "stacks": "the stacks on the map, with ratings and sums",
    "hand": "your hand, points, boxes and Strategy; at a shared screen, sit down",
    "forces": "both sides: points, Strategy, hand, boxes",
}
"""What keys do only in this game."""

REWORDED: Final = {
    "find": "find and inspect: an Area, a side, a unit, the signs on the map",
    "chapter-back": "back to where this turn began, then turn by turn",
    "chapter-forward": "forward to the next turn of this line",
    "seats": "seats: give a side to a bot or take it back",
}
"""What keys of every game do in this one."""
