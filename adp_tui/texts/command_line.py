"""The words of the command line: its help, and its error messages.

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
exit codes: 0 success, 1 failure, 2 wrong command line or no terminal; 128 plus the number
of the signal that ended it: 129 terminal closed, 130 Ctrl+C, 141 broken pipe, 143 terminated;
nothing is lost in any of these cases

"""


def about(games: str) -> str:
    """Return the description of the program."""
    return f"{games} for the terminal. Without a command, it shows the title screen."


def example(line: str) -> str:
    """Return an example at the end of a help."""
    return f"example: {line}"


# Arguments

DIR: Final = "the folder of saves (default: saves in ADP_HOME if set; see adp locate)"
THEME: Final = "the colours (default: the setting, or what suits the terminal)"
ASCII: Final = "draw the map with letters only"
MOUSE: Final = "use the mouse (default: the setting, or yes except over SSH)"
PLAIN: Final = "as lines of text, without a screen; type help for the commands"
FILE: Final = "a save: its path, or its name in the folder"
REPLAY_AT: Final = "start after answer N of the log (default: where play begins; 0 is the set-up)"
AS_SIDE: Final = "show what this side may know (default: what everybody may know)"
OPEN: Final = "show everything, secrets too"
AT: Final = "after answer N of adp log (default: the current position)"
AS_JSON: Final = "as JSON, for tools"
ANSWER: Final = "the number of an answer, as adp log has it"
MAIN: Final = "make the line through answer N of the log the main line"
NEW_FILE: Final = "the path of the new save"
REPORT_OUT: Final = "write it to this file (default: to the screen)"
REPORT_AS: Final = "write a view log instead: what this side knows, to be given to its player"
GAME: Final = "the game, by its name in a save (default: the first one)"
SCENARIO: Final = "the scenario to play"
SEAT: Final = "who plays a side, human or bot (default: human); can be given several times"
OPTION: Final = "an option of the rules; can be given several times"
SEED: Final = "make the dice repeatable"
NAME: Final = "the name of the save (default: its scenario)"
BENCH_ROWS: Final = "rows to measure, by their words (default: all; see --list)"
BENCH_ANSWERS: Final = "number of answers to play and measure (default: 2000)"
BENCH_LIST: Final = "list the words of the rows"
BENCH_GROWTH: Final = "measure how the cost grows with the length of a game instead"
BENCH_AGAINST: Final = """compare with a table saved by --json, by calibrated figures, or with
another tree of the program, measured in turns"""
BENCH_WITH: Final = "compare the table of --against with this one, and measure nothing"
BENCH_MARKDOWN: Final = "as a table in Markdown"
SIM_RANDOM: Final = "sides that are not named answer at random (default: bots play them)"
SIM_GAMES: Final = "number of games (default: 100)"
SIM_SEED: Final = "seed of the first game (default: 1)"
SIM_SCENARIO: Final = "a scenario; repeatable (default: all; with --random, all options too)"
SIM_SEAT: Final = "who answers for a side, bot or random; can be given several times"
SIM_JOBS: Final = "number of processes (default: one per core)"
SIM_CLUSTER: Final = "play on the workers of a Dask cluster, such as tcp://HOST:8786"
SIM_CHECK: Final = "inspect the position at every answer (default: with --random)"
SIM_ROWS: Final = "write a row for each game to this file, a .csv or a .parquet"
SIM_RESUME: Final = "go on with the run in the file of --rows: play only what is missing"
SIM_OUT: Final = "save every game in this folder (games that fail are always saved)"
SIM_AS_JSON: Final = "the summary as JSON, for tools"

# Wrong command lines


def where_help_is(problem: str, program: str) -> str:
    """Return a problem and a pointer to the help."""
    return f"{problem} (try '{program} --help')"


def no_command(name: str) -> str:
    """Return the message for an unknown command."""
    return f"there is no command '{name}'"


def wrong_choice(argument: str, word: str, words: str) -> str:
    """Return the message for a wrong choice."""
    return f"{argument}: invalid choice: {word} (choose from {words})"


def lacks_value(argument: str) -> str:
    """Return the message for an argument without a value."""
    return f"{argument}: expected one argument"


def missing(arguments: str) -> str:
    """Return the message for missing arguments."""
    return f"the following arguments are required: {arguments}"


def unknown(arguments: str) -> str:
    """Return the message for unknown arguments."""
    return f"unrecognized arguments: {arguments}"


AT_LEAST_ONE: Final = "it must be at least 1"


def at_most(number: int) -> str:
    """Return the message for a number that is too large."""
    return f"it must be at most {number}"


def not_a_number(text: str) -> str:
    """Return the message for a word that is not a number."""
    return f"'{text}' is not a whole number"


def not_a_player(text: str) -> str:
    """Return the message for a wrong player in a simulation."""
    return f"'{text}' should read like SIDE=bot or SIDE=random"


def not_a_seat(text: str) -> str:
    """Return the message for a wrong seat."""
    return f"'{text}' should read like SIDE=bot or SIDE=human"


def not_an_option(text: str) -> str:
    """Return the message for a wrong option."""
    return f"'{text}' should read like NAME or NAME=VALUE"


_NO_TERMINAL: Final = "there is no terminal to draw on; to use plain text: adp"


def no_terminal_to_play(file: str) -> str:
    """Return that there is no terminal, and how to play without one."""
    return f"{_NO_TERMINAL} play --plain {file}"


def no_screen_to_play(title: str, file: str) -> str:
    """Return that a game is not shown on the screen, and how to play it."""
    return f"{title} is not on the screen; to play it as text: adp play --plain {file}"


def no_screen_to_look(title: str, file: str) -> str:
    """Return that a game is not shown on the screen, and how to read it."""
    return f"{title} is not on the screen; to read it as text: adp log {file}"


def no_terminal_to_look(file: str) -> str:
    """Return that there is no terminal, and how to read a game without one."""
    return f"{_NO_TERMINAL} log {file}"
