"""The command line: every command, its arguments and its help with an example."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from adp_tui import __version__
from adp_tui.endings import UsageError


class Parser(argparse.ArgumentParser):
    """A parser that raises one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong and where help is."""
        unknown = re.search(r"argument COMMAND: invalid choice: '(.*?)'", message)
        if unknown:
            message = f"there is no command '{unknown[1]}'"
        raise UsageError(f"{message.removeprefix('argument ')} (try '{self.prog} --help')")


class Command(NamedTuple):
    """A command as the command line knows it; the module in `commands` has its name."""

    name: str
    summary: str
    example: str
    declare: Callable[[argparse.ArgumentParser], None]
    """Adds the arguments of the command."""

    more: str = ""
    """What else its help has to say."""


def parser() -> Parser:
    """Return the parser for the whole command line."""
    root = Parser(
        prog="adp",
        description="A Distant Plain for the terminal. Without a command: the title screen.",
        epilog="example: adp new main --seat taliban=bot",
        allow_abbrev=False,
    )
    root.add_argument("--version", action="version", version=f"adp {__version__}")
    _add_dir(root, default=None)
    _looks(root)
    commands = root.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for command in COMMANDS:
        child = commands.add_parser(
            command.name,
            help=command.summary,
            description=command.summary[0].upper() + command.summary[1:] + ".",
            epilog=f"{command.more}example: {command.example}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.declare(child)
        # Where the folder is named twice, the later one counts; unnamed, the earlier one stays.
        _add_dir(child, default=argparse.SUPPRESS)
    return root


def _add_dir(to: argparse.ArgumentParser, default: str | None) -> None:
    """Let the folder of saves be named."""
    to.add_argument(
        "--dir",
        type=Path,
        metavar="DIR",
        default=default,
        help="the folder of saves (else the folder saves in ADP_HOME, else see adp locate)",
    )


def _looks(to: argparse.ArgumentParser) -> None:
    """Let the look of the screen be chosen; what is not said is as the settings have it."""
    to.add_argument(
        "--theme",
        choices=("dark", "light", "16-colours", "monochrome"),
        default=argparse.SUPPRESS,
        help="the colours (else the setting, else what suits the terminal)",
    )
    to.add_argument(
        "--ascii",
        action="store_true",
        default=argparse.SUPPRESS,
        help="draw the map with letters only",
    )
    to.add_argument(
        "--mouse",
        action=argparse.BooleanOptionalAction,
        default=argparse.SUPPRESS,
        help="listen to the mouse (else the setting, else yes, but not over SSH)",
    )


def _open(to: argparse.ArgumentParser) -> None:
    _file(to)
    _looks(to)


def _play(to: argparse.ArgumentParser) -> None:
    _open(to)
    to.add_argument(
        "--plain", action="store_true", help="in lines of text, without a screen; help lists words"
    )


def _file(to: argparse.ArgumentParser) -> None:
    """Add the save that a command is about."""
    to.add_argument("file", metavar="FILE", help="a save: its path, or its name in the folder")


def _nothing(to: argparse.ArgumentParser) -> None:
    """Add nothing: the command needs to know no more."""


def _show(to: argparse.ArgumentParser) -> None:
    _file(to)
    to.add_argument(
        "--at", type=_whole, metavar="N", help="after answer N of the log (else at its head)"
    )
    to.add_argument("--json", action="store_true", help="as JSON, for tools")


def _why(to: argparse.ArgumentParser) -> None:
    _file(to)
    to.add_argument("answer", type=_whole, metavar="N", help="the number of an answer of the log")


def _rescue(to: argparse.ArgumentParser) -> None:
    _file(to)
    to.add_argument("new", type=Path, metavar="NEW", help="the path of the save to be made")


def _report(to: argparse.ArgumentParser) -> None:
    _file(to)
    to.add_argument("--out", type=Path, metavar="PATH", help="write it there (else to the screen)")


def _new(to: argparse.ArgumentParser) -> None:
    to.add_argument("scenario", metavar="SCENARIO", help="the scenario, such as main")
    to.add_argument(
        "--seat",
        action="append",
        default=[],
        type=_seat,
        metavar="SIDE=WHO",
        help="who plays a side, human or bot (else human); can be given several times",
    )
    to.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME[=VALUE]",
        help="an option of the rules; can be given several times",
    )
    to.add_argument("--seed", type=_whole, metavar="N", help="make the dice repeatable")
    to.add_argument("--name", metavar="NAME", help="the name of the save (else its scenario)")


def _bench(to: argparse.ArgumentParser) -> None:
    to.add_argument(
        "--answers",
        type=_whole,
        default=2_000,
        metavar="N",
        help="how long the log is that is played and measured (else 2000)",
    )
    to.add_argument("--json", action="store_true", help="as JSON, for tools")


def _sim(to: argparse.ArgumentParser) -> None:
    to.add_argument(
        "--random", action="store_true", help="every side answers at random (else bots play)"
    )
    to.add_argument("-n", "--games", type=_whole, default=100, metavar="N", help="how many (100)")
    to.add_argument("--seed", type=_whole, default=1, metavar="N", help="of the first game (1)")
    to.add_argument(
        "--scenario", metavar="NAME", help="only this scenario (else all; at random, all options)"
    )
    to.add_argument("--jobs", type=_whole, metavar="N", help="processes (else one per core)")
    to.add_argument("--out", type=Path, metavar="DIR", help="keep failed games there as saves")
    to.add_argument("--json", action="store_true", help="the summary as JSON, for tools")


def _cards(to: argparse.ArgumentParser) -> None:
    to.add_argument("number", nargs="?", type=_whole, metavar="N", help="a card (else all)")


def _whole(text: str) -> int:
    """Read a number that counts something and fits the save format."""
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number")
    return int(text)


def _seat(text: str) -> tuple[str, str]:
    """Read who plays a side."""
    side, equals, who = text.partition("=")
    if not side or not equals or who not in ("human", "bot"):
        raise argparse.ArgumentTypeError(f"'{text}' should read like taliban=bot or taliban=human")
    return side, who


def _option(text: str) -> tuple[str, bool | str]:
    """Read an option: by its name alone it is switched on."""
    name, equals, value = text.partition("=")
    if not name or (equals and not value) or not text.isprintable():
        raise argparse.ArgumentTypeError(f"'{text}' should read like NAME or NAME=VALUE")
    if not equals:
        return name, True
    return name, {"true": True, "false": False}.get(value, value)


_REQUESTS: Final = """\
requests, one JSON object a line:
  {"do":"new","scenario":"main"}      start a game; may have "seed", "seats", "options",
                                      "dice" ("seed" or "manual") and "position"
  {"do":"pending"}                    what is asked now
  {"do":"answer","option":"pass"}     answer it, for whichever side
  {"do":"why_not","option":"herat"}   why that is not among the options
  {"do":"run","until":"human"}        let bots and dice answer; or until "end"
  {"do":"state"} {"do":"position"}    the position as JSON, or in the notation
  {"do":"undo"} {"do":"undo","to":12} back by one answer, or to after a numbered one
  {"do":"seat","side":"taliban","who":"bot"}   who plays a side from now on
  {"do":"log"}                        the answers so far
  {"do":"save","path":"x.adp"}        keep the game in a new file
  {"do":"load","path":"x.adp"}        go on with the game in a file
every reply has "ok"; then "n", "over", "pending" and "facts", or else "error"

"""

COMMANDS: Final = (
    Command("new", "start a game and save it", "adp new main --seat taliban=bot", _new),
    Command("open", "play a saved game on the screen", "adp open kabul", _open),
    Command(
        "play", "play a saved game, in plain lines if so asked", "adp play --plain kabul", _play
    ),
    Command("show", "show the position of a saved game", "adp show kabul --at 12", _show),
    Command("log", "tell what has happened in a saved game", "adp log kabul | less", _file),
    Command("why", "tell why an answer was given, by a bot above all", "adp why kabul 31", _why),
    Command("branches", "list the lines of play in a save", "adp branches kabul", _file),
    Command("verify", "check that a save is whole and true", "adp verify kabul", _file),
    Command("rescue", "save what is good of a damaged save", "adp rescue kabul good.adp", _rescue),
    Command("report", "write a text for a bug report", "adp report kabul --out bug.txt", _report),
    Command("locate", "say where the saves and the settings are", "adp locate", _nothing),
    Command(
        "agent",
        "play by JSON lines on standard input and output",
        """echo '{"do":"new","scenario":"main"}' | adp agent""",
        _nothing,
        _REQUESTS,
    ),
    Command("cards", "list the Event cards, or show one", "adp cards 24", _cards),
    Command("sim", "play many games and tell what happened", "adp sim --random -n 200", _sim),
    Command("bench", "measure how fast the program is here", "adp bench --json", _bench),
)
