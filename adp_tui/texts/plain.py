"""The words of the line mode."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted, ended

HELP: Final = (
    "Answer with the number of an option, with its name, or with the start of it.",
    "If you are asked for a number, just type that number. You may give several",
    "answers at once, with commas between them. Also:",
    "  (empty)      repeat the question",
    "  ?            refused options, and why      ? WORD      why not that",
    "  try WORD     what it would change          show WHAT   anything, or all",
    "  rule 3.3.1   the rule                      log [N]     the last N lines",
    "  undo  redo   to my previous, next decision",
    "  lines        all lines of play             main [N]    make this the main,",
    "                                             or the one through answer N",
    "  hint         what the bot would do         finish      let it finish my turn",
    "  seat [NAME]  who plays; give a side to a bot, or take it from one",
    "  help         these words                   quit        leave; game is saved",
)
TAKEN_BACK: Final = "Taken back."
GIVEN_AGAIN: Final = "Redone."
ALL_IS_SAVED: Final = "The game is saved."
GAME_OVER: Final = "the game is over; undo goes back"
THE_DICE: Final = "the dice"


def not_heard(parts: str) -> str:
    """Return which answers were dropped, because the next question is for another player."""
    return f"Not heard, because another player decides now: {parts}."


def now_decides(name: str) -> str:
    """Return who must sit down, because something is secret."""
    return (
        f"Now the {name} side decides. Nobody else should look; what was said before is still "
        "above. Press Enter when you sit here."
    )


MARGINS_SAME: Final = "Margins same"

SIGNS: Final = {"▸": "to", "▪": "B", "▴": "+", "▾": "-", "⋅": ".", "✗": "X"}
"""The ASCII replacements for the signs of the screen."""


def no(reason: object) -> str:
    """Return a refusal."""
    return f"No: {reason}."


def can_be_chosen(word: str) -> str:
    """Return the confirmation that a word is among the options."""
    return f"{word} can be chosen."


def refused(name: str, reason: str, rule: str) -> str:
    """Return the reason for a refusal the player asked about."""
    return f"{name}: no. {reason}. Rule {rule}."


def not_now(word: str, reason: str, rule: str) -> str:
    """Return the reason why an expected option is missing."""
    return f"Not now: {word}. {reason}. Rule {rule}."


def under(text: str, rule: str) -> str:
    """Return a fact with its rule, if there is one."""
    return f"{text} ({rule})" if rule else text


def could_be(typed: str, words: str) -> str:
    """Return the message for an ambiguous abbreviation."""
    return f"'{typed}' could be {words}"


def would_answer(answer: str) -> str:
    """Return the answer the bot would give."""
    return f"The bot would answer: {answer.rstrip('.')}."


def ruled(reason: str, rule: str) -> str:
    """Return a reason of a bot with its rule."""
    return f"Because: {reason}. Rule {rule}." if rule else f"Because: {reason}."


def does(who: str, deed: str) -> str:
    """Return the answer of a bot."""
    return f"{who}: {deed}"


def played_by(name: str, *, bot: bool) -> str:
    """Return who plays a side."""
    return f"{name} by a bot" if bot else f"{name} by a player"


MAIN_LINE: Final = "The main line"


def what_if(name: str) -> str:
    """Return a line that is not the main line."""
    return f"What-if {name}".strip()


def line(name: str, answers: int, last: int, *, here: bool) -> str:
    """Return a line of play."""
    on_it = ", you are here" if here else ""
    return f"{name}: {counted(answers, 'answer')}, the last one is {last}{on_it}."


def numbered(number: int, line: str) -> str:
    """Return a line of play with the number by which its reader calls it."""
    return f"{number}: {line}"


def not_called(what: str) -> str:
    """Return the message for an unknown name."""
    return f"nothing is called '{what}'"


def margins(told: str) -> str:
    """Return margins."""
    return f"Margins: {told}"


def won(told: str) -> str:
    """Return how the game ended."""
    return f"The game is over. {told}."


def asks(who: str, question: str) -> str:
    """Return a question that the reader may not answer."""
    return ended(f"{who}, {question}")


def asked(who: str, question: str, rule: str, price: str) -> str:
    """Return a question and the player who is asked."""
    return f"{who}, {question} Rule {rule}. {price}"


def others(first: int, last: int, words: str, *, numbered: bool) -> str:
    """Return the options that share a line."""
    return f"{first} to {last}: {words}" if numbered else f"and {words}"


def shortcuts(words: str) -> str:
    """Return the words that stand for several answers."""
    return f"Or: {words}"


def explained(word: str, meaning: str) -> str:
    """Return a word with its meaning."""
    return f"{word} ({meaning})"


def stands_for_several(word: str) -> str:
    """Return why there is no preview of a word that stands for several answers."""
    return f"{word} stands for several answers, which cannot be tried at once"


def more(answer: str, about: str) -> str:
    """Return an option with what is said about it."""
    return f"{answer}: {about}"


def foreseen(label: str, told: str) -> str:
    """Return what is known of the outcome of an answer."""
    return f"{label}: {told}"


def then(question: str) -> str:
    """Return the next question."""
    return f"Next: {question}"


def becomes(name: str, before: str, after: str) -> str:
    """Return a change."""
    return f"{name} {before} to {after}"
