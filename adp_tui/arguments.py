"""The command line: every command, its arguments and its help with an example."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

from adp_tui import __version__
from adp_tui.endings import UsageError
from adp_tui.texts import command_line as texts


class Parser(argparse.ArgumentParser):
    """A parser that raises one sentence instead of printing its usage."""

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong and where help is."""
        unknown = re.search(r"argument COMMAND: invalid choice: '(.*?)'", message)
        if unknown:
            message = texts.no_command(unknown[1])
        raise UsageError(texts.where_help_is(message.removeprefix("argument "), self.prog))


class Command(NamedTuple):
    """A command as the command line knows it; the module in `commands` has its name."""

    name: str
    declare: Callable[[argparse.ArgumentParser], None]
    """Adds the arguments of the command."""

    @property
    def words(self) -> texts.CommandWords:
        """What its help says."""
        return texts.COMMANDS[self.name]


def parser() -> Parser:
    """Return the parser for the whole command line."""
    root = Parser(
        prog="adp",
        description=texts.ABOUT,
        epilog=texts.EXIT_CODES + texts.example(texts.EXAMPLE),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    root.add_argument("--version", action="version", version=f"adp {__version__}")
    _add_dir(root, default=None)
    _looks(root)
    commands = root.add_subparsers(dest="command", metavar="COMMAND", title=texts.COMMANDS_HEADING)
    for command in COMMANDS:
        child = commands.add_parser(
            command.name,
            help=command.words.summary,
            description=command.words.sentence,
            epilog=command.words.more + texts.example(command.words.example),
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
        help=texts.DIR,
    )


def _looks(to: argparse.ArgumentParser) -> None:
    """Let the look of the screen be chosen; what is not said is as the settings have it."""
    to.add_argument(
        "--theme",
        choices=("dark", "light", "16-colours", "monochrome"),
        default=argparse.SUPPRESS,
        help=texts.THEME,
    )
    to.add_argument(
        "--ascii",
        action="store_true",
        default=argparse.SUPPRESS,
        help=texts.ASCII,
    )
    to.add_argument(
        "--mouse",
        action=argparse.BooleanOptionalAction,
        default=argparse.SUPPRESS,
        help=texts.MOUSE,
    )


def _open(to: argparse.ArgumentParser) -> None:
    _file(to)
    _looks(to)


def _play(to: argparse.ArgumentParser) -> None:
    _open(to)
    to.add_argument("--plain", action="store_true", help=texts.PLAIN)


def _file(to: argparse.ArgumentParser) -> None:
    """Add the save that a command is about."""
    to.add_argument("file", metavar="FILE", help=texts.FILE)


def _nothing(to: argparse.ArgumentParser) -> None:
    """Add nothing: the command needs to know no more."""


def _replay(to: argparse.ArgumentParser) -> None:
    _open(to)
    to.add_argument("--at", type=_whole, metavar="N", help=texts.REPLAY_AT)


def _show(to: argparse.ArgumentParser) -> None:
    _file(to)
    to.add_argument("--at", type=_whole, metavar="N", help=texts.AT)
    to.add_argument("--json", action="store_true", help=texts.AS_JSON)


def _branches(to: argparse.ArgumentParser) -> None:
    _file(to)
    to.add_argument("--main", type=_whole, metavar="N", help=texts.MAIN)


def _why(to: argparse.ArgumentParser) -> None:
    _file(to)
    to.add_argument("answer", type=_whole, metavar="N", help=texts.ANSWER)


def _rescue(to: argparse.ArgumentParser) -> None:
    _file(to)
    to.add_argument("new", type=Path, metavar="NEW", help=texts.NEW_FILE)


def _report(to: argparse.ArgumentParser) -> None:
    _file(to)
    to.add_argument("--out", type=Path, metavar="PATH", help=texts.REPORT_OUT)


def _several(
    to: argparse.ArgumentParser, flag: str, read: Callable[[str], object], form: str, words: str
) -> None:
    """Add what can be given several times."""
    to.add_argument(flag, action="append", default=[], type=read, metavar=form, help=words)


def _game(to: argparse.ArgumentParser) -> None:
    """Let the game be named."""
    to.add_argument("--game", metavar="NAME", help=texts.GAME)


def _new(to: argparse.ArgumentParser) -> None:
    _game(to)
    to.add_argument("scenario", metavar="SCENARIO", help=texts.SCENARIO)
    _several(to, "--seat", _seat, "SIDE=WHO", texts.SEAT)
    _several(to, "--option", _option, "NAME[=VALUE]", texts.OPTION)
    to.add_argument("--seed", type=_whole, metavar="N", help=texts.SEED)
    to.add_argument("--name", metavar="NAME", help=texts.NAME)


def _bench(to: argparse.ArgumentParser) -> None:
    _game(to)
    to.add_argument(
        "--answers",
        type=_at_least_one,
        default=2_000,
        metavar="N",
        help=texts.BENCH_ANSWERS,
    )
    to.add_argument("--json", action="store_true", help=texts.AS_JSON)


def _sim(to: argparse.ArgumentParser) -> None:
    _game(to)
    to.add_argument("--random", action="store_true", help=texts.SIM_RANDOM)
    to.add_argument("-n", "--games", type=_whole, default=100, metavar="N", help=texts.SIM_GAMES)
    to.add_argument("--seed", type=_whole, default=1, metavar="N", help=texts.SIM_SEED)
    _several(to, "--scenario", str, "NAME", texts.SIM_SCENARIO)
    _several(to, "--seat", _player, "SIDE=WHO", texts.SIM_SEAT)
    _several(to, "--option", _option, "NAME[=VALUE]", texts.OPTION)
    to.add_argument("--jobs", type=_whole, metavar="N", help=texts.SIM_JOBS)
    to.add_argument("--out", type=Path, metavar="DIR", help=texts.SIM_OUT)
    to.add_argument("--json", action="store_true", help=texts.SIM_AS_JSON)


def _cards(to: argparse.ArgumentParser) -> None:
    to.add_argument("number", nargs="?", type=_whole, metavar="N", help=texts.CARD)


def _whole(text: str) -> int:
    """Read a number that counts something and fits the save format."""
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise argparse.ArgumentTypeError(texts.not_a_number(text))
    return int(text)


def _at_least_one(text: str) -> int:
    """Read how many there are of something that must be there."""
    if not (number := _whole(text)):
        raise argparse.ArgumentTypeError(texts.AT_LEAST_ONE)
    return number


def _seat(text: str) -> tuple[str, str]:
    """Read who plays a side."""
    side, equals, who = text.partition("=")
    if not side or not equals or who not in ("human", "bot"):
        raise argparse.ArgumentTypeError(texts.not_a_seat(text))
    return side, who


def _player(text: str) -> tuple[str, str]:
    """Read who answers for a side in games that play themselves."""
    side, equals, who = text.partition("=")
    if not side or not equals or who not in ("bot", "random"):
        raise argparse.ArgumentTypeError(texts.not_a_player(text))
    return side, who


def _option(text: str) -> tuple[str, bool | str]:
    """Read an option: by its name alone it is switched on."""
    name, equals, value = text.partition("=")
    if not name or (equals and not value) or not text.isprintable():
        raise argparse.ArgumentTypeError(texts.not_an_option(text))
    if not equals:
        return name, True
    return name, {"true": True, "false": False}.get(value, value)


COMMANDS: Final = (
    Command("new", _new),
    Command("open", _open),
    Command("play", _play),
    Command("replay", _replay),
    Command("show", _show),
    Command("log", _file),
    Command("why", _why),
    Command("branches", _branches),
    Command("verify", _file),
    Command("rescue", _rescue),
    Command("report", _report),
    Command("locate", _nothing),
    Command("agent", _game),
    Command("cards", _cards),
    Command("sim", _sim),
    Command("bench", _bench),
)
