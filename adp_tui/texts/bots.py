"""The words around the turns of bots."""

from __future__ import annotations

from typing import Final

DICE: Final = "dice"
"""The name in the journal for answers left to chance."""

A_BOT: Final = "a bot"
TO_ACT: Final = "It acts next."
FOLLOWED: Final = "played elsewhere"
"""Shown instead of the keys that let a bot continue, which do nothing here."""

ACTS: Final = "(bot) is acting"
WHAT_CHANGED: Final = "What changed"

ADVICE: Final = "The bot would answer"
DICE_FIRST: Final = "It would roll dice first and let them decide."
ADVICE_IS_FREE: Final = "Nothing has been answered."

SEATS: Final = "Who plays"
"""The title of the list of seats."""

YOU, HUMAN, BOT = "you", "a player", "a bot"
SEATED: Final = {"human": "human", "bot": "bot"}
"""Who plays a side, shown after its name."""

ASKED_NOW: Final = "asked now"
SEATS_FROM_NOW: Final = "Changes count from now on and are saved; undo takes them back."
SEATS_MID_TURN: Final = "Until this turn ends, the rules still count the old seats."

FOOTER: Final = {
    "forward": "next step",
    "take": "to my turn",
    "on": "to my turn",
    "finish": "finish its turn",
    "pace": "pace: {}",
    "reasons": "reasons: {}",
    "undo": "undo",
    "digest": "since my turn",
}
"""What the footer says about the keys while bots act."""

SHORT: Final = {"forward": "next", "take": "my turn", "on": "on", "finish": "turn"}
"""The same where there is little room."""

PACES: Final = {"step": "step", "timed": "timed", "instant": "instant"}
"""How fast bots act."""

REASONS: Final = {"off": "off", "short": "short", "full": "in full"}
"""How much of their reasons they show."""


def lines_above(number: int, key: str) -> str:
    """Return the number of lines above the screen; blank if there are none."""
    return f"{number} more above: {key} " if number else ""


def lines_below(number: int, key: str) -> str:
    """Return the number of lines below the screen; blank if there are none."""
    return f"{number} more below: {key} " if number else ""


def because(reason: str) -> str:
    """Return a reason, shown below its result."""
    return f"because {reason}"


def earlier(number: int, journal: str) -> str:
    """Return the number of rows that do not fit, and the key that shows them."""
    return f"{number} rows above: {journal}"


def answers(first: int, last: int) -> str:
    """Return which answers a turn has had so far."""
    return f"answer {first}" if first == last else f"answers {first}-{last}"


def nobody_plays(pace: str) -> str:
    """Return the note on a game without human players, with the key for the pace."""
    return f"No human players: the bots play on. {pace} changes the speed."


def played_by(side: str, who: str) -> str:
    """Return a change of who plays a side."""
    by = BOT if who == "bot" else HUMAN
    return f"{side}: played by {by} from here on"


def would_have(question: str, answer: str, rule: str) -> str:
    """Return the earlier answer at which the bot would have differed."""
    ending = f" ({rule})" if rule else ""
    return f'It would not have come here. At "{question}" it would have answered: {answer}{ending}'
