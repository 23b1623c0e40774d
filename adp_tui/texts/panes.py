"""The words of the table: the bar, the panes, the views and the map's legend."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted
from core.adp.atlas import Terrain
from core.adp.ids import Deed, Side, Support

NONE: Final = "none"

# The bar

GAME: Final = "A Distant Plain"
MAIN_LINE: Final = "main line"
SAVED, NOT_SAVED, FOLLOWING, REPLAY = "saved", "not saved", "following", "replay"
GAME_OVER: Final = "the game is over"
DICE_FALL: Final = "the dice are to fall"
TO_CHOOSE: Final = "to choose"
BOTS_SEAT: Final = "has a bot's seat, you choose"


def solo(scenario: str, faction: str) -> str:
    """Return a game of one player."""
    return f"{scenario}, solo {faction}"


def seats(scenario: str, people: int) -> str:
    """Return a game of several players, or of none."""
    return f"{scenario}, {people} seats of players" if people else f"{scenario}, bots only"


def answer_number(number: int, last: int) -> str:
    """Return where on its line of play the game stands."""
    return f"answer {number}" + (f" of {last}" if last != number else "")


def propaganda_short(played: int, total: int) -> str:
    """Return how many Propaganda cards have come, in few letters."""
    return f"Prop {played}/{total}"


def coming(card: str) -> str:
    """Return the next card."""
    return f"next {card}"


def what_if(name: str, away: int) -> str:
    """Return that a line is not the main line."""
    named = f" {name}" if name else ""
    return f"WHAT-IF{named}   {counted(away, 'answer')} off the main line"


def past(number: int, last: int) -> str:
    """Return that it was played on from here."""
    return f"PAST   {past_of(number, last)}"


def past_of(number: int, last: int) -> str:
    """Return how far back a position is."""
    return f"after answer {number} of {last}"


def what_if_signs(away: int, back: str) -> tuple[str, ...]:
    """Return that this is not the main line and the key that leads there, from long to short."""
    return (
        f"WHAT-IF  {counted(away, 'answer')} off the main line  {back} back",
        f"WHAT-IF +{away}  {back} back",
        f"WHAT-IF +{away} {back}",
    )


def past_signs(number: int, last: int, back: str) -> tuple[str, ...]:
    """Return that this is past and the key that leads to the end, from long to short."""
    return (
        f"PAST  {past_of(number, last)}  {back} to the end",
        f"PAST {number}/{last} {back} end",
        f"PAST {number}/{last}",
    )


def elsewhere_keys(back: str, lines: str, *, short: bool) -> str:
    """Return which keys lead away from a line that is not the main line, or from the past."""
    if short:
        return f"{back} back  {lines} lines "
    return f"{back} to the end of the main line   {lines} all lines "


# The cards

NOW: Final = "NOW"
NEXT: Final = "NEXT"
NO_CARD: Final = "none yet"
FACE_DOWN: Final = "face down"
ACTS, IS_NEXT, WAITS, OUT = "acts", "next", "waits", "out"
DEEDS: Final = {
    Deed.PASS: "passed",
    Deed.OPERATION: "Op",
    Deed.OPERATION_AND_SPECIAL: "Op+SA",
    Deed.LIMITED: "LimOp",
    Deed.EVENT: "Event",
}
"""What a Faction has done on the card, in few letters."""

SIDES: Final = {Side.UNSHADED: "unshaded", Side.SHADED: "shaded"}


def goes_on(key: str) -> str:
    """Return what stands at the end of a text that is cut: the key that shows all of it."""
    return f"{key} more"


def only_sourced(side: Side) -> str:
    """Return that one side of a card is known from a source and the other one is not."""
    return f"only {SIDES[side]} {SOURCED}"


def deck(cards: int, played: int, total: int) -> str:
    """Return what is left of the deck."""
    return f"deck {cards}, Propaganda {played} of {total}"


# Factions and tracks

FACTIONS_AND_TRACKS: Final = "Factions and tracks"
BOT, YOU = "bot", "you"
RACE: Final = "Race       "
SHORT_RACE: Final = " Race  "
RACE_MEANS: Final = "margins: past 0 wins"
TRACK: Final = "Track      "
SHORT_TRACK: Final = " Track "
AID_LETTER, PATRONAGE_LETTER = "A", "P"
"""The markers of the edge track that are no Faction's."""
ISLAMABAD: Final = "Islamabad  "
VICTORY: Final = "Victory    "
OPTIONS: Final = "Options    "
LEFT_OVER: Final = "Left over  "
YOU_HIDE: Final = "You hide   "
AID: Final = "Aid "
PATRONAGE: Final = "Patronage "
ECON: Final = "Econ "
CASUALTIES: Final = "Casual. "
OUT_OF_PLAY: Final = "Out "
RETURNEES: Final = "Returnees "
MARKERS: Final = "Markers "
IN_FORCE: Final = "In force"
MOMENTUM: Final = "Momentum"


def factions_heading(needed: int, room: int) -> str:
    """Return the heading of the Factions, with so many cells behind Resources and for bars."""
    return f"   Faction        Res{'':<{needed}} Score {'':<{room}}Mrg Available"


SHORT_HEADING: Final = "   Score Mrg   Res"
"""The heading of the Factions in 19 cells."""


def needed(resources: int) -> str:
    """Return the Resources that the Warlords need too."""
    return f"/{resources}"


def and_resources(purse: str, goal: int) -> str:
    """Return the Warlords' second condition."""
    return f", Res {purse}/{goal}"


def sabotaged(econ: int, roads: int) -> str:
    """Return what the roads are worth, and how many of them are closed."""
    return f"{econ}, {roads or NONE} sabotaged"


def markers(returnees: int, terror: int) -> str:
    """Return how many markers are left."""
    return f"Returnees {returnees}   Terror and Sabotage {terror}"


def holdings(available: str, on_map: str) -> str:
    """Return where the pieces of a Faction are."""
    return f"  Available {available}   map {on_map}"


def losses(fallen: str, gone: str) -> str:
    """Return where else the pieces of the Coalition are."""
    return f"   Casualties {fallen}   out {gone}"


def resources(purse: str) -> str:
    """Return what a Faction can spend."""
    return f"   Resources {purse}"


def tracks_short(aid: int, patronage: int, islamabad: str) -> str:
    """Return the tracks in 19 cells."""
    return f" Aid{aid} Pat{patronage} {islamabad[:7]}"


# The question

THE_END: Final = "THE END"
DICE: Final = "DICE"
ROLLS_ON: Final = "rolls on"
BOT_MARK: Final = ", bot"
SPECIAL_ACTIVITY: Final = "Special Act."
GIVE_OR_ASK: Final = "Give, ask"
SHORT_ANSWERS: Final = {
    "Special Act.": "Special",
    "Give Resources": "Give",
    "Give, ask": "Give",
    "Ask for Resources": "Ask",
    "Remove own pieces": "Remove",
}
"""What answers with a key of their own are called where there is little room."""


def rule(number: str) -> str:
    """Return the number of a rule."""
    return f"Rule {number}"


def can(number: int) -> str:
    """Return how many answers there are."""
    return f"{number} can"


def can_and_cannot(number: int, refused: int) -> str:
    """Return how many answers there are, and how many that one might look for are refused."""
    return can(number) + (f", {refused} cannot" if refused else "")


def more(number: int, names: str) -> str:
    """Return what the next pages of the list have."""
    return f"{number} more: {names}"


def more_on_next_page(number: int, key: str) -> tuple[str, ...]:
    """Return that the list goes on, and which key turns the page, from long to short."""
    return f"{number} more  {key}", f"{key} +{number}", f"+{number}"


def page_back(key: str) -> str:
    """Return that the list has pages before this one."""
    return f"{key} back"


# The preview

MARGINS: Final = "Margins"
CHANCE: Final = "Chance"
THEN: Final = "Then"
AND_THEN: Final = ", then"
AVAILABLE: Final = "Available"
RESOURCES: Final = "Resources"
NO_CHANGE: Final = "no change"
RULES_FAIL: Final = "The rules fail here: please report it."
SOURCED, RECONSTRUCTED = "sourced", "reconstructed"
SHORT_LABELS: Final = {"Resources": "Res", "Patronage": "Patr.", "Available": "Av."}


NOW_BOX: Final = "now"


def then_box(asked: bool) -> str:
    """Return what a space is called afterwards; further answers may make less of it."""
    return "at most" if asked else "then"


def page(key: str, number: int, pages: int) -> str:
    """Return which page of a text is shown, and the key that turns it."""
    return f"{key} {number}/{pages}"


def if_taken(answer: str) -> str:
    """Return the title over what an answer changes."""
    return f"If {answer}"


def why_not(answer: str) -> str:
    """Return the title over why an answer is refused."""
    return f"Why not {answer}"


def card(number: int) -> str:
    """Return a card by its number."""
    return f"card {number}"


def stays(what: str, *, short: bool = False) -> str:
    """Return that Control, attitude or what else is said of a space stays as it is."""
    return f"{what}=" if short else f"{what} stays"


# The chart


def turns(number: int) -> str:
    """Return over how many turns the chart reaches."""
    return counted(number, "turn")


# Views

JOURNAL: Final = ("Journal", "all, newest last")
DIGEST: Final = "Since your last answer"
SCROLL: Final = ("scroll", "map")
"""What the keys do that scroll, and the one that leads back."""

# The table of spaces

LAND: Final = {
    Terrain.MOUNTAIN: "Mtn",
    Terrain.PLAINS: "Pln",
    Terrain.CITY: "City",
    Terrain.PAKISTAN: "Pak",
    Terrain.LOC: "Road",
}
ATTITUDE: Final = {Support.SUPPORT: "Supp", Support.NEUTRAL: "", Support.OPPOSITION: "Oppo"}
ON_THE_MAP: Final = "On the map"
ORDER_OF_DECISION: Final = "the order of the decision"


def sorted_by(what: str) -> str:
    """Return what the table is sorted by."""
    return f"sorted by {what}"


def spaces_below(number: int, key: str) -> str:
    """Return that the table goes on, and which key leads there."""
    return f"{number} more spaces below: {key}"


def spaces_above(number: int, key: str) -> str:
    """Return that the table began earlier, and which key leads there."""
    return f"{number} more spaces above: {key}"
