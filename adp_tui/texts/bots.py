"""The words around the turns of bots."""

from __future__ import annotations

from typing import Final

DICE: Final = "dice"
"""Who answers what is left to chance, in the journal."""

A_BOT: Final = "a bot"
TO_ACT: Final = "It acts next."
FOLLOWED: Final = "played elsewhere"
"""Where the keys would stand that let a bot go on: here they do nothing."""

ACTS: Final = "(bot) is acting"
WHAT_CHANGED: Final = "What changed"

ADVICE: Final = "The bot would answer"
DICE_FIRST: Final = "It would roll dice first and let them decide."
ADVICE_IS_FREE: Final = "Nothing has been answered."

SEATS: Final = "Who plays"
"""The title of the list of seats."""

YOU, HUMAN, BOT = "you", "a player", "a bot"
SEATED: Final = {"human": "human", "bot": "bot"}
"""Who plays a side, behind its name."""

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
"""How much of their reasons they tell."""


def lines_above(number: int, key: str) -> str:
    """Return how many lines of a digest come before those on the screen; blank if none does."""
    return f"{number} more above: {key} " if number else ""


def lines_below(number: int, key: str) -> str:
    """Return how many lines of a digest come after those on the screen; blank if none does."""
    return f"{number} more below: {key} " if number else ""


def because(reason: str) -> str:
    """Return a reason below what it led to."""
    return f"because {reason}"


def earlier(number: int, journal: str) -> str:
    """Return how many rows came before those that fit, and which key shows them."""
    return f"{number} rows above: {journal}"


def answers(first: int, last: int) -> str:
    """Return which answers a turn has had so far."""
    return f"answer {first}" if first == last else f"answers {first}-{last}"


def nobody_plays(pace: str) -> str:
    """Return what comes of a game without people, and which key changes the pace."""
    return f"No human players: the bots play on. {pace} changes the speed."


def played_by(side: str, who: str) -> str:
    """Return that a side changes hands."""
    by = BOT if who == "bot" else HUMAN
    return f"{side}: played by {by} from here on"


def would_have(question: str, answer: str, rule: str) -> str:
    """Return where the bot would have gone another way."""
    ending = f" ({rule})" if rule else ""
    return f'It would not have come here. At "{question}" it would have answered: {answer}{ending}'
