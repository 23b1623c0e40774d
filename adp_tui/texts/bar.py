"""The words of the bar: which game, who must choose, which line of play, whether it is saved."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

MAIN_LINE: Final = "main line"
SAVED, NOT_SAVED, FOLLOWING, REPLAY = "saved", "not saved", "following", "replay"
GAME_OVER: Final = "the game is over"
WAITING_FOR_DICE: Final = "waiting for the dice"
TO_CHOOSE: Final = "to choose"
BOTS_SEAT: Final = "is a bot, but you choose"


def solo(scenario: str, side: str) -> str:
    """Return a game of one player."""
    return f"{scenario}, solo {side}"


def seats(scenario: str, people: int) -> str:
    """Return a game of several players, or of none."""
    return f"{scenario}, {counted(people, 'player')}" if people else f"{scenario}, bots only"


def answer_number(number: int) -> str:
    """Return the number of the last answer."""
    return f"answer {number}"


def answer_number_of(number: int, last: int) -> str:
    """Return the number of the current answer on its line of play."""
    return f"answer {number} of {last}"


def what_if(name: str, away: int) -> str:
    """Return the sign of a line that is not the main line."""
    named = f" {name}" if name else ""
    return f"WHAT-IF{named}   {counted(away, 'answer')} off the main line"


def past(number: int, last: int) -> str:
    """Return the sign of a past position."""
    return f"PAST   {past_of(number, last)}"


def past_of(number: int, last: int) -> str:
    """Return the place of a past position."""
    return f"after answer {number} of {last}"


def uncounted_what_if(name: str) -> str:
    """Return the sign of such a line for a reader who may not count its answers."""
    named = f" {name}" if name else ""
    return f"WHAT-IF{named}"


PAST: Final = "PAST"
"""The sign of a past position for such a reader."""


def what_if_signs(away: int, back: str) -> tuple[str, ...]:
    """Return the signs of a what-if with the key to the main line, from long to short."""
    return (
        f"WHAT-IF  {counted(away, 'answer')} off the main line  {back} back",
        f"WHAT-IF +{away}  {back} back",
        f"WHAT-IF +{away} {back}",
    )


def past_signs(number: int, last: int, back: str) -> tuple[str, ...]:
    """Return the signs of the past with the key to the end, from long to short."""
    return (
        f"PAST  {past_of(number, last)}  {back} to the end",
        f"PAST {number}/{last} {back} end",
        f"PAST {number}/{last}",
    )


def uncounted_signs(sign: str, back: str) -> tuple[str, ...]:
    """Return a sign without numbers, with the key to the main line or to the end."""
    return f"{sign}  {back} back", f"{sign} {back}"


def elsewhere_keys(back: str, lines: str) -> str:
    """Return the keys that leave a what-if or the past."""
    return f"{back} to the end of the main line   {lines} all lines "


def elsewhere_keys_short(back: str, lines: str) -> str:
    """Return the same in fewer words."""
    return f"{back} back  {lines} lines "
