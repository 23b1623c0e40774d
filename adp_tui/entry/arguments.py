"""The command line: every command with its arguments, its help and an example."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from adp_tui import __version__
from adp_tui.entry.exit_codes import UsageError
from adp_tui.games import Games
from adp_tui.look.cells import wrap
from adp_tui.presenter.cover import Command, Cover
from adp_tui.terminal.numbers import whole
from adp_tui.texts import command_line as texts
from adp_tui.texts.commands import COMMANDS as COMMAND_WORDS
from adp_tui.texts.commands import EXAMPLE
from adp_tui.texts.words import all_of


class Help(argparse.RawDescriptionHelpFormatter):
    """Help in our own words."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Begin with how the command is written."""
        super().add_usage(usage, actions, groups, texts.USAGE if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        """Wrap the help of an argument, measured in terminal cells."""
        return wrap(" ".join(text.split()), width)


class Parser(argparse.ArgumentParser):
    """A parser that raises one sentence in our own words instead of printing its usage."""

    def __init__(self, *, prog: str | None = None, description: str, epilog: str) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            formatter_class=Help,
            allow_abbrev=False,
            add_help=False,
        )
        self._positionals.title = texts.ARGUMENTS_HEADING
        self._optionals.title = texts.OPTIONS_HEADING
        self.add_argument("-h", "--help", action="help", help=texts.SHOW_HELP)

    def error(self, message: str) -> NoReturn:
        """Raise a sentence that says what is wrong and where to find help."""
        raise UsageError(texts.where_help_is(_in_our_words(message), self.prog))


_MOST_PROCESSES: Final = 1_000

_WORDINGS: Final[tuple[tuple[str, Callable[[re.Match[str]], str]], ...]] = (
    (r"argument COMMAND: invalid choice: '(.*?)'.*", lambda m: texts.no_command(m[1])),
    (
        r"argument (.+?): invalid choice: (.+) \(choose from (.+)\)",
        lambda m: texts.wrong_choice(m[1], m[2], m[3]),
    ),
    (r"argument (.+?): expected one argument", lambda m: texts.lacks_value(m[1])),
    (r"the following arguments are required: (.+)", lambda m: texts.missing(m[1])),
    (r"unrecognized arguments: (.+)", lambda m: texts.unknown(m[1])),
)
"""Messages of argparse, and ours for the same mistakes."""


def _in_our_words(message: str) -> str:
    """Return our message for a mistake on the command line, or argparse's if we have none."""
    for pattern, wording in _WORDINGS:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return wording(found)
    return message.removeprefix("argument ")


def _command(name: str, declare: Callable[[argparse.ArgumentParser], None]) -> Command:
    """Return a command of the program; its module in `commands` has the same name."""
    return Command(name, f"adp_tui.commands.{name}", COMMAND_WORDS[name], declare)


def commands_of(games: Games) -> dict[str, Command]:
    """Return all commands by name: those of the program and those that games add."""
    own = (command for entry in games.values() for command in entry.cover.commands)
    return {command.name: command for command in (*COMMANDS, *own)}


def parser(games: Games) -> Parser:
    """Return the parser for the whole command line."""
    covers = [entry.cover for entry in games.values()]
    root = Parser(
        prog="adp",
        description=texts.about(all_of(cover.title for cover in covers)),
        epilog=texts.EXIT_CODES + texts.example(covers[0].example or EXAMPLE),
    )
    version = f"adp {__version__}"
    root.add_argument("--version", action="version", version=version, help=texts.SHOW_VERSION)
    _add_dir(root, default=None)
    _looks(root)
    _copies(root, covers)
    commands = root.add_subparsers(dest="command", metavar="COMMAND", title=texts.COMMANDS_HEADING)
    for command in commands_of(games).values():
        words = command.words
        example = covers[0].example if command.name == "new" else ""
        child = commands.add_parser(
            command.name,
            help=words.summary,
            description=words.sentence,
            epilog=words.more + texts.example(example or words.example),
        )
        command.declare(child)
        if command.name in WITH_COPIES:
            _copies(child, covers)
        for cover in covers:
            if command in cover.commands:
                _copies(child, [cover])
        # If the folder is given twice, the later one counts.
        _add_dir(child, default=argparse.SUPPRESS)
    return root


def _add_dir(to: argparse.ArgumentParser, default: str | None) -> None:
    """Add the option that names the folder of saves."""
    to.add_argument(
        "--dir",
        type=Path,
        metavar="DIR",
        default=default,
        help=texts.DIR,
    )


def _looks(to: argparse.ArgumentParser) -> None:
    """Add the options for the look of the screen; the settings provide the defaults."""
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


def _copies(to: argparse.ArgumentParser, covers: Sequence[Cover]) -> None:
    """Add the options that name a player's copy of a game, or ignore it."""
    for own in (cover.own_copy for cover in covers if cover.own_copy is not None):
        which = to.add_mutually_exclusive_group()
        which.add_argument(
            own.flag, type=Path, metavar="FILE", default=argparse.SUPPRESS, help=own.about
        )
        which.add_argument(
            own.without, action="store_true", default=argparse.SUPPRESS, help=own.about_without
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
    """Add nothing: the command takes no arguments."""


def _replay(to: argparse.ArgumentParser) -> None:
    _open(to)
    _viewer(to)
    to.add_argument("--at", type=whole, metavar="N", help=texts.REPLAY_AT)


def _seen(to: argparse.ArgumentParser) -> None:
    """Add a save, and who looks at it."""
    _file(to)
    _viewer(to)


def _viewer(to: argparse.ArgumentParser) -> None:
    """Add who looks at a game with secrets."""
    who = to.add_mutually_exclusive_group()
    who.add_argument("--as", dest="side", metavar="SIDE", help=texts.AS_SIDE)
    who.add_argument("--open", action="store_true", help=texts.OPEN)


def _show(to: argparse.ArgumentParser) -> None:
    _seen(to)
    to.add_argument("--at", type=whole, metavar="N", help=texts.AT)
    to.add_argument("--json", action="store_true", help=texts.AS_JSON)


def _branches(to: argparse.ArgumentParser) -> None:
    _seen(to)
    to.add_argument("--main", type=whole, metavar="N", help=texts.MAIN)


def _why(to: argparse.ArgumentParser) -> None:
    _seen(to)
    to.add_argument("answer", type=whole, metavar="N", help=texts.ANSWER)


def _rescue(to: argparse.ArgumentParser) -> None:
    _file(to)
    to.add_argument("new", type=Path, metavar="NEW", help=texts.NEW_FILE)


def _report(to: argparse.ArgumentParser) -> None:
    _file(to)
    to.add_argument("--as", dest="side", metavar="SIDE", help=texts.REPORT_AS)
    to.add_argument("--out", type=Path, metavar="PATH", help=texts.REPORT_OUT)


def _several(
    to: argparse.ArgumentParser, flag: str, read: Callable[[str], object], form: str, words: str
) -> None:
    """Add an option that can be given several times."""
    to.add_argument(flag, action="append", default=[], type=read, metavar=form, help=words)


def _game(to: argparse.ArgumentParser) -> None:
    """Add the option that names the game."""
    to.add_argument("--game", metavar="NAME", help=texts.GAME)


def _new(to: argparse.ArgumentParser) -> None:
    _game(to)
    to.add_argument("scenario", metavar="SCENARIO", help=texts.SCENARIO)
    _several(to, "--seat", _seat, "SIDE=WHO", texts.SEAT)
    _several(to, "--option", _option, "NAME[=VALUE]", texts.OPTION)
    to.add_argument("--seed", type=whole, metavar="N", help=texts.SEED)
    to.add_argument("--name", metavar="NAME", help=texts.NAME)


def _bench(to: argparse.ArgumentParser) -> None:
    to.add_argument("rows", nargs="*", metavar="ROW", help=texts.BENCH_ROWS)
    _game(to)
    to.add_argument(
        "--answers",
        type=_at_least_one,
        default=2_000,
        metavar="N",
        help=texts.BENCH_ANSWERS,
    )
    to.add_argument("--list", action="store_true", help=texts.BENCH_LIST)
    to.add_argument("--growth", action="store_true", help=texts.BENCH_GROWTH)
    to.add_argument("--against", type=Path, metavar="PATH", help=texts.BENCH_AGAINST)
    to.add_argument("--with", dest="new", type=Path, metavar="FILE", help=texts.BENCH_WITH)
    form = to.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=texts.AS_JSON)
    form.add_argument("--markdown", action="store_true", help=texts.BENCH_MARKDOWN)


def _sim(to: argparse.ArgumentParser) -> None:
    _game(to)
    to.add_argument("--random", action="store_true", help=texts.SIM_RANDOM)
    to.add_argument("-n", "--games", type=whole, default=100, metavar="N", help=texts.SIM_GAMES)
    to.add_argument("--seed", type=whole, default=1, metavar="N", help=texts.SIM_SEED)
    _several(to, "--scenario", str, "NAME", texts.SIM_SCENARIO)
    _several(to, "--seat", _player, "SIDE=WHO", texts.SIM_SEAT)
    _several(to, "--option", _option, "NAME[=VALUE]", texts.OPTION)
    to.add_argument(
        "--check", action=argparse.BooleanOptionalAction, default=None, help=texts.SIM_CHECK
    )
    crew = to.add_mutually_exclusive_group()
    crew.add_argument("--jobs", type=_processes, metavar="N", help=texts.SIM_JOBS)
    crew.add_argument("--cluster", metavar="ADDRESS", help=texts.SIM_CLUSTER)
    to.add_argument("--out", type=Path, metavar="DIR", help=texts.SIM_OUT)
    to.add_argument("--rows", type=Path, metavar="FILE", help=texts.SIM_ROWS)
    to.add_argument("--resume", action="store_true", help=texts.SIM_RESUME)
    to.add_argument("--json", action="store_true", help=texts.SIM_AS_JSON)


def _at_least_one(text: str) -> int:
    """Read a number that must be at least 1."""
    if not (number := whole(text)):
        raise argparse.ArgumentTypeError(texts.AT_LEAST_ONE)
    return number


def _processes(text: str) -> int:
    """Read a number of processes that a machine can have."""
    if (number := _at_least_one(text)) > _MOST_PROCESSES:
        raise argparse.ArgumentTypeError(texts.at_most(_MOST_PROCESSES))
    return number


def _seat(text: str) -> tuple[str, str]:
    """Read who plays a side."""
    side, equals, who = text.partition("=")
    if not side or not equals or who not in ("human", "bot"):
        raise argparse.ArgumentTypeError(texts.not_a_seat(text))
    return side, who


def _player(text: str) -> tuple[str, str]:
    """Read who answers for a side in a simulated game."""
    side, equals, who = text.partition("=")
    if not side or not equals or who not in ("bot", "random"):
        raise argparse.ArgumentTypeError(texts.not_a_player(text))
    return side, who


def _option(text: str) -> tuple[str, bool | str]:
    """Read an option; its name alone switches it on."""
    name, equals, value = text.partition("=")
    if not name or (equals and not value) or not text.isprintable():
        raise argparse.ArgumentTypeError(texts.not_an_option(text))
    if not equals:
        return name, True
    return name, {"true": True, "false": False}.get(value, value)


WITH_COPIES: Final = ("new", "open", "play", "replay", "show")
"""Commands that start or show a game."""

COMMANDS: Final = (
    _command("new", _new),
    _command("open", _open),
    _command("play", _play),
    _command("replay", _replay),
    _command("show", _show),
    _command("log", _seen),
    _command("why", _why),
    _command("branches", _branches),
    _command("verify", _file),
    _command("rescue", _rescue),
    _command("report", _report),
    _command("locate", _nothing),
    _command("agent", _game),
    _command("sim", _sim),
    _command("bench", _bench),
)
