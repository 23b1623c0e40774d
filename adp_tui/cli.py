"""The command `adp`: reads the command line and runs one module of `commands`.

Heavy imports wait until a command needs them, so that `adp --version` is immediate.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from adp_tui.commands.context import Desk
from adp_tui.entry.arguments import commands_of, parser
from adp_tui.entry.exit_codes import in_order
from adp_tui.games import GAMES, Games


def main(argv: Sequence[str] | None = None, games: Games = GAMES) -> int:
    """Run a command and return the exit code of the process."""
    return in_order(lambda: _run(argv, games))


def _run(argv: Sequence[str] | None, games: Games) -> int:
    """Run a command and let errors through."""
    arguments = parser(games).parse_args(argv)
    wanted = commands_of(games).get(arguments.command)
    command = import_module("adp_tui.commands.title" if wanted is None else wanted.module)
    code: int = command.run(arguments, Desk(games, arguments.dir))
    return code
