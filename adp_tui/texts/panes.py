"""The words of the table: the bar, the panes, the views and the map's legend."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

# The bar

MAIN_LINE: Final = "main line"
SAVED, NOT_SAVED, FOLLOWING, REPLAY = "saved", "not saved", "following", "replay"
GAME_OVER: Final = "the game is over"
DICE_FALL: Final = "the dice are to fall"
TO_CHOOSE: Final = "to choose"
BOTS_SEAT: Final = "has a bot's seat, you choose"


def solo(scenario: str, side: str) -> str:
    """Return a game of one player."""
    return f"{scenario}, solo {side}"


def seats(scenario: str, people: int) -> str:
    """Return a game of several players, or of none."""
    return f"{scenario}, {people} seats of players" if people else f"{scenario}, bots only"


def answer_number(number: int, last: int) -> str:
    """Return where on its line of play the game stands."""
    return f"answer {number}" + (f" of {last}" if last != number else "")


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


# The question

THE_END: Final = "THE END"
DICE: Final = "DICE"
ROLLS_ON: Final = "rolls on"
BOT_MARK: Final = ", bot"


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
NO_CHANGE: Final = "no change"
RULES_FAIL: Final = "The rules fail here: please report it."


def page(key: str, number: int, pages: int) -> str:
    """Return which page of a text is shown, and the key that turns it."""
    return f"{key} {number}/{pages}"


def if_taken(answer: str) -> str:
    """Return the title over what an answer changes."""
    return f"If {answer}"


def why_not(answer: str) -> str:
    """Return the title over why an answer is refused."""
    return f"Why not {answer}"


def stays(what: str, *, short: bool = False) -> str:
    """Return that Control, attitude or what else is said of a space stays as it is."""
    return f"{what}=" if short else f"{what} stays"


# The chart


def turns(number: int) -> str:
    """Return over how many turns the chart reaches."""
    return counted(number, "turn")


# Views


def won_by(winners: list[str]) -> str:
    """Return who has won."""
    return f"{' and '.join(winners) or 'Nobody'} won"


JOURNAL: Final = ("Journal", "all, newest last")
DIGEST: Final = "Since your last answer"
SCROLL: Final = "scroll"
FIELD, POSITION = "map", "position"
"""What the keys do that scroll, and what the one leads back to that closes a view."""
