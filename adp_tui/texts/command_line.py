"""The words of the command line: its help, and what is said of a line that makes no sense.

The parser is made before anything else is imported, so nothing is imported here either.
"""

from __future__ import annotations

from typing import Final

USAGE: Final = "usage: "
COMMANDS_HEADING: Final = "commands"
ARGUMENTS_HEADING: Final = "positional arguments"
OPTIONS_HEADING: Final = "options"
SHOW_HELP: Final = "show this help message and exit"
SHOW_VERSION: Final = "show program's version number and exit"
EXIT_CODES: Final = """\
exit codes: 0 left as one should, 1 something failed, 2 the command line makes no sense or
there is no terminal; 128 and the number of a signal that ended it: 129 the terminal was
closed, 130 Ctrl+C, 141 nobody reads on, 143 asked to end; nothing is lost by any of them

"""


def about(games: str) -> str:
    """Return what this program is."""
    return f"{games} for the terminal. Without a command: the title screen."


def example(line: str) -> str:
    """Return an example at the end of a help."""
    return f"example: {line}"


# Arguments

DIR: Final = "the folder of saves (else the folder saves in ADP_HOME, else see adp locate)"
THEME: Final = "the colours (else the setting, else what suits the terminal)"
ASCII: Final = "draw the map with letters only"
MOUSE: Final = "listen to the mouse (else the setting, else yes, but not over SSH)"
PLAIN: Final = "in lines of text, without a screen; help lists words"
FILE: Final = "a save: its path, or its name in the folder"
REPLAY_AT: Final = "begin after answer N of the log (else where play begins; 0 is the set-up)"
AT: Final = "after answer N of the log (else at its head)"
AS_JSON: Final = "as JSON, for tools"
ANSWER: Final = "the number of an answer of the log"
MAIN: Final = "make the line through answer N of the log the main line"
NEW_FILE: Final = "the path of the save to be made"
REPORT_OUT: Final = "write it there (else to the screen)"
GAME: Final = "the game, by its name in a save (default: the first one)"
SCENARIO: Final = "the scenario: what is played"
SEAT: Final = "who plays a side, human or bot (else human); can be given several times"
OPTION: Final = "an option of the rules; can be given several times"
SEED: Final = "make the dice repeatable"
NAME: Final = "the name of the save (else its scenario)"
BENCH_ANSWERS: Final = "how long the log is that is played and measured (else 2000)"
SIM_RANDOM: Final = "sides that are not named answer at random (else bots play them)"
SIM_GAMES: Final = "how many (100)"
SIM_SEED: Final = "of the first game (1)"
SIM_SCENARIO: Final = "a scenario, can be given several times (else all; at random, all options)"
SIM_SEAT: Final = "who answers for a side, bot or random; can be given several times"
SIM_JOBS: Final = "processes (else one per core)"
SIM_OUT: Final = "keep every game there as a save (one that fails is kept in any case)"
SIM_AS_JSON: Final = "the summary as JSON, for tools"

# A line that makes no sense


def where_help_is(problem: str, program: str) -> str:
    """Return what is wrong, and what to try."""
    return f"{problem} (try '{program} --help')"


def no_command(name: str) -> str:
    """Return that there is no such command."""
    return f"there is no command '{name}'"


def wrong_choice(argument: str, word: str, words: str) -> str:
    """Return what an argument can be."""
    return f"{argument}: invalid choice: {word} (choose from {words})"


def lacks_value(argument: str) -> str:
    """Return that something should stand behind an argument."""
    return f"{argument}: expected one argument"


def missing(arguments: str) -> str:
    """Return what a command needs to know."""
    return f"the following arguments are required: {arguments}"


def unknown(arguments: str) -> str:
    """Return what a command does not know."""
    return f"unrecognized arguments: {arguments}"


AT_LEAST_ONE: Final = "it must be at least 1"


def not_a_number(text: str) -> str:
    """Return that something does not count anything."""
    return f"'{text}' is not a whole number"


def not_a_player(text: str) -> str:
    """Return how a player of games that play themselves is written."""
    return f"'{text}' should read like SIDE=bot or SIDE=random"


def not_a_seat(text: str) -> str:
    """Return how a seat is written."""
    return f"'{text}' should read like SIDE=bot or SIDE=human"


def not_an_option(text: str) -> str:
    """Return how an option is written."""
    return f"'{text}' should read like NAME or NAME=VALUE"


_NO_TERMINAL: Final = "there is no terminal here to paint on; in plain lines: adp"


def no_terminal_to_play(file: str) -> str:
    """Return that there is nothing to paint on, and how to play all the same."""
    return f"{_NO_TERMINAL} play --plain {file}"


def no_terminal_to_look(file: str) -> str:
    """Return that there is nothing to paint on, and how to look at a game all the same."""
    return f"{_NO_TERMINAL} log {file}"
