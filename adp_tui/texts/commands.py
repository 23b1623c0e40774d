"""The words of the commands: their help and their output.

The parser of the command line reads the first part, so nothing heavy is imported here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from adp_tui.texts.words import counted, listed, sentence

# What the help says

EXAMPLE: Final = "adp new SCENARIO --seat SIDE=bot"


class CommandWords(NamedTuple):
    """A command as the help shows it."""

    summary: str
    example: str
    more: str = ""
    """More text for its own help."""

    @property
    def sentence(self) -> str:
        """The first sentence of its own help."""
        return sentence(self.summary)


_CALIBRATED: Final = """\
A calibrated figure holds on any machine: beside a duration, how many thousand rounds of
the calibration loop fit into it; beside a rate, how much is done in a million rounds.

"""

_REQUESTS: Final = """\
requests, one JSON object per line:
  {"do":"new","scenario":"NAME"}      start a game; may have "game", "seed", "seats",
                                      "options", "dice" ("seed" or "manual"), "position",
                                      "printed" (how a printed copy differs)
  {"do":"pending"}                    what is asked now
  {"do":"answer","option":"WORD"}     answer it, for whichever side
  {"do":"why_not","option":"WORD"}    why that is not among the options
  {"do":"run","until":"human"}        let bots and dice answer; or until "end"
  {"do":"state"} {"do":"position"}    the position as JSON, or in the notation
  {"do":"undo"} {"do":"undo","to":12} back by one answer, or to just after answer 12
  {"do":"seat","side":"SIDE","who":"bot"}   who plays a side from now on
  {"do":"hint"}                       what a bot would answer here; nothing changes
  {"do":"finish"}                     let a bot answer to the end of this turn
  {"do":"lines"}                      every line of play
  {"do":"main"} {"do":"main","line":9} make this line, or another, the main line
  {"do":"log"}                        the answers so far
  {"do":"save","path":"x.adp"}        save the game in a new file
  {"do":"load","path":"x.adp"}        continue the game in a file
in a game with secrets, "as":"SIDE" (or null, for an onlooker) asks for what a side may know
every reply has "ok"; then "n", "over", "pending" and "facts", or "error"

"""

_RESUMED: Final = """\
an interrupted run reports the games so far; with --rows, the same command with --resume
plays only what is missing

"""

_REASONING: Final = """\
the bot is asked again at that point and shows its full reasoning: each rule with its
result, the candidates it rejected and why, and the dice; 'adp log' numbers the answers

"""

COMMANDS: Final = {
    "new": CommandWords("start a game and save it", EXAMPLE),
    "open": CommandWords("play a saved game on the screen", "adp open friday"),
    "play": CommandWords("play a saved game; with --plain, as text", "adp play --plain friday"),
    "replay": CommandWords(
        "look at a saved game on the screen, answer by answer", "adp replay friday --at 120"
    ),
    "show": CommandWords("show the position of a saved game", "adp show friday --at 12"),
    "log": CommandWords("print what has happened in a saved game", "adp log friday | less"),
    "why": CommandWords(
        "explain why an answer was given (mainly for bots)", "adp why friday 31", _REASONING
    ),
    "branches": CommandWords(
        "list the lines of play in a save, or choose the main one", "adp branches friday --main 31"
    ),
    "verify": CommandWords("check that a save is intact", "adp verify friday"),
    "rescue": CommandWords("recover the good part of a damaged save", "adp rescue friday good.adp"),
    "report": CommandWords(
        "write a text for a bug report, or the game as one side knows it",
        "adp report friday --out bug.txt",
    ),
    "locate": CommandWords("show where the saves and the settings are", "adp locate"),
    "agent": CommandWords(
        "play with JSON lines on standard input and output",
        """echo '{"do":"new","scenario":"NAME"}' | adp agent""",
        _REQUESTS,
    ),
    "sim": CommandWords(
        "play many games and report the results", "adp sim -n 200 --rows games.csv", _RESUMED
    ),
    "bench": CommandWords(
        "measure how fast the program is on this machine", "adp bench replay title", _CALIBRATED
    ),
}
"""What each command does."""

# What the commands print

NOBODY: Final = "nobody"


def player(side: str, seat: str) -> str:
    """Return a side and who plays it."""
    return f"{side} ({seat})"


# adp new, report, rescue, locate


def saved_as(path: object) -> str:
    """Return where a game is kept."""
    return f"Saved as {path}"


def play_it(name: str, *, on_screen: bool) -> str:
    """Return the command that plays a game, on the screen or as plain text."""
    return f"Play it with:    adp {'open' if on_screen else 'play --plain'} {name}"


def look_at_it(name: str) -> str:
    """Return the command that shows a game."""
    return f"Look at it with: adp show {name}"


def as_known(what: str, side: str) -> str:
    """Return a heading above what one side knows."""
    return f"{what}, as the {side} knows it"


def fact(text: str, rule: str) -> str:
    """Return what happened, with its rule if it has one."""
    return f"{text} ({rule})" if rule else text


NOT_SHOWN: Final = "its position cannot be shown"


def written_to(path: object) -> str:
    """Return where a report is."""
    return f"Written to {path}"


def rescued(path: object, answers: int) -> str:
    """Return where the good part of a save is kept, and how much that is."""
    return f"{saved_as(path)} with {counted(answers, 'answer')}"


def folders(saves: object, settings: object) -> tuple[str, str]:
    """Return where things are kept."""
    return f"saves     {saves}", f"settings  {settings}"


# adp show, why


def won_by(winners: Iterable[str]) -> str:
    """Return how a game ended."""
    return f"The game is over. Won by: {listed(winners) or NOBODY}."


def position_after(number: int) -> str:
    """Return which position is shown; answers have the numbers of the log."""
    return f"Position {after_answer(number) if number else AT_THE_START}"


def asked_now(who: str, question: str, rule: str) -> str:
    """Return a question and the player who is asked."""
    return f"Asked: {who}, {question} ({rule})"


def asked_in_secret(who: str) -> str:
    """Return the player who is asked something that the reader may not know."""
    return f"Asked: {who}, something in secret"


NO_ANSWER: Final = "answers are numbered from 1; 0 is the start of the game"
NO_REASONS: Final = "No reasons were given."
DICE_DECIDED: Final = "The dice decided."
PERSON_CHOSE: Final = "A player chose this; players give no reasons."
ONLY_CHOICE: Final = "It was the only choice, so nobody was asked."
ALL_THOUGHTS: Final = "The full reasoning, in order; numbered steps are in the log:"
REASONS_KEPT: Final = "The reasons in the log:"


def account_of_old(question: str, chosen: str) -> tuple[str, str]:
    """Return a question and its answer under earlier rules."""
    return f"Asked:   {question}", f"Chosen:  {chosen}"


def no_longer(error: str) -> str:
    """Return why the reasoning behind an answer cannot be shown."""
    return f"The bot's reasoning cannot be reconstructed. {sentence(error)}"


def answers_otherwise(word: str) -> str:
    """Return the different answer of the present bot."""
    return f"This version of the bot would answer '{word}' here; it has changed since then."


def reseated(number: int, side: str, who: str) -> str:
    """Return an entry of the log that is a change of seats, not an answer."""
    return f"Entry {number} is not an answer: the {side} seat was given to a {who} here."


def refused(words: str, reason: str) -> str:
    """Return a refused answer and the reason."""
    return f"Refused: {words}: {reason}"


def answer(number: int, who: str) -> str:
    """Return the heading of an answer."""
    return f"Answer {number}, {who}"


LAID_OPEN: Final = "this game is not over, and everything that is secret in it is shown"


def no_such_side(side: str, sides: str) -> str:
    """Return what is wrong with the side after `--as`."""
    return f"there is no side '{side}': there are {sides}"


def knows_one_side(file: str, side: str) -> str:
    """Return why a view log cannot be shown as somebody else sees the game."""
    return f"{file} has only what one side knows: leave out --open, and --as unless it is {side}"


def no_such_entry(number: int, last: int) -> str:
    """Return that there is no answer with a number that a reader gave."""
    return f"there is no answer {number}: choose one from 0 (the start) to {last}"


NOT_FOR_YOU: Final = "This answer is a secret: only the side whose secret it is may know it."
OPTIONS_HIDDEN: Final = "(only for the side that was asked)"
"""What stands for options that tell what somebody else knows."""

REASONS_HIDDEN: Final = "The reasons would tell what only that side may know."


def account(question: str, rule: str, options: str, chosen: str) -> tuple[str, str, str]:
    """Return the question, the options and the answer."""
    return f"Asked:   {question} ({rule})", f"Options: {options}", f"Chosen:  {chosen}"


# adp branches

AT_THE_START: Final = "at the start"


def after_answer(number: int) -> str:
    """Return a place in the log."""
    return f"after answer {number}"


def numbered(number: int, branch: str) -> str:
    """Return a line of play with the number by which its reader calls it."""
    return f"{number} {branch}"


def no_such_line(number: int, last: int) -> str:
    """Return that there is no line of play with a number that a reader gave."""
    return f"there is no line {number}: choose one from 1 to {last}"


def head(place: str) -> str:
    """Return the current place in the log."""
    return f"The current position is {place}."


def bookmark(place: str, name: str) -> str:
    """Return a bookmark and where it is."""
    return f"Bookmark {place}: {name}"


THE_MAIN_LINE: Final = "the main line"


def branch(answers: int, ends: str) -> str:
    """Return a line of play: its length, and where it ends."""
    return f"{counted(answers, 'answer')}, ends {ends}"


def parted(place: str) -> str:
    """Return where a line of play branches off."""
    return f"branches off {place}"


def named(branch: str, name: str) -> str:
    """Return a line of play that has a name."""
    return f"{branch}: {name}"


# adp verify


def damaged(damage: object, file: str, answers: int) -> str:
    """Return where a save is damaged, and how to rescue the rest."""
    good = counted(answers, "answer")
    return f"{damage}; 'adp rescue {file} NEW' saves the {good} before it"


def torn(file: str, notice: str) -> str:
    """Return the warning that the last line of a save is incomplete."""
    cut_off = "the line is removed when the game is next played"
    return f"{file}: {notice}; everything before it is good, and {cut_off}"


def diverged(file: str, place: object, more: int) -> str:
    """Return the first place where the rules contradict the record."""
    others = f" (and {more} more)" if more else ""
    return f"{file}, {place}{others}; the game can be continued from its current chapter"


def strange(file: str, place: object, more: int) -> str:
    """Return the first place where a recorded position is wrong."""
    others = f" (and {more} more)" if more else ""
    return f"{file}, {place}{others}; the game itself replays as it was played"


def all_is_intact(file: str) -> str:
    """Return the same of a game whose answers nobody may count."""
    return f"{file} is intact: all checksums are valid, and all answers replay to what is recorded"


def intact(file: str, lines: int, answers: int, branches: int, positions: int) -> str:
    """Return the result of a successful check."""
    return (
        f"{file} is intact: {counted(lines, 'line')}, all checksums valid; "
        f"{counted(answers, 'answer')} on {counted(branches, 'branch', 'branches')} replayed, "
        f"{counted(positions, 'position')} as recorded"
    )


def noted(text: str) -> str:
    """A note on an answer."""
    return f"Note: {text}"
