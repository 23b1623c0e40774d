"""The words about A Distant Plain on the title screen and in the help."""

from __future__ import annotations

from typing import Final

TITLE: Final = "A Distant Plain"
BANNER: Final = "A   D I S T A N T   P L A I N"
SUBTITLE: Final = "Afghanistan 2003-2013, for one to four players"
UNOFFICIAL: Final = "Unofficial, for people who own the game. Texts are our own."
WHAT: Final = (
    "Afghanistan after 2002: Coalition, Government, Taliban and Warlords, each with a goal of its "
    "own. Event cards say who may act; everything is open."
)
ABOUT: Final = "Enter, Enter plays the usual game: Main, you as the Taliban against bots."
EXAMPLE: Final = "adp new main --seat taliban=bot"

ACTIONS: Final = {
    "special": "a Special Activity",
    "give": "give or ask for Resources",
    "remove": "remove your own pieces",
    "table": "the table of spaces",
    "factions": "Factions, tracks, cards in force",
    "order": "the table in the order of the decision",
    "cards": "cards: current, next, played",
    "legend": "the legend in the corner of the map",
}
"""What keys do only in this game."""

REWORDED: Final = {
    "find": "find and inspect: a space, Faction, card, box, the legend",
    "chapter-back": "back to where this card began, then card by card",
    "chapter-forward": "forward to the next card of this line",
    "seats": "seats: give a Faction to a bot or take it back",
}
"""What keys of every game do in this one."""

CARDS: Final = (
    "list the Event cards, show one, or correct them",
    "adp cards --write deck.toml",
)
"""What `adp cards` does, and an example."""

CARD: Final = "a card (default: all)"
WRITE_DECK: Final = "write all cards and spaces to this file, for the owner of the game to correct"
COMPARE_DECKS: Final = "list what the owner's deck changes"
OWN_DECK: Final = (
    "deck.toml",
    "--deck",
    "the owner's deck (default: deck.toml in the settings folder, see adp locate)",
    "--our-deck",
    "play with our deck, even if there is an owner's deck",
    "our deck",
)
"""The owner's file, the flags that name it and leave it out, and the deck used without it."""
