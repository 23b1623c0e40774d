"""`adp report`: a text that shows the developers exactly what happened, or what one side knows."""

from __future__ import annotations

from argparse import Namespace

from adp_tui import __version__
from adp_tui.commands.context import Desk
from adp_tui.commands.viewer import checked
from adp_tui.terminal.clean import escaped, sentence, tell
from adp_tui.texts.commands import written_to
from saves.report import report
from saves.view_file import lines_of, write_view_log
from saves.view_log import view_log


def run(arguments: Namespace, desk: Desk) -> int:
    """Write the report, or a view log, to the screen or to a new file."""
    if arguments.side is not None:
        return _view_log(arguments, desk)
    path = desk.find(arguments.file)
    made = report(desk.box_for(path), path, __version__)
    about = "\n".join(sentence(line) for line in made.lines)
    if arguments.out is None:
        print(f"{about}\n{escaped(made.log)}")
    else:
        with arguments.out.open("x", encoding="utf-8") as file:  # never overwrite a file
            file.write(f"{about}\n{made.log}\n")
        tell(written_to(arguments.out))
    return 0


def _view_log(arguments: Namespace, desk: Desk) -> int:
    """Write what a side knows; nothing else about the save is told."""
    with desk.watch(arguments.file) as session:
        seen = view_log(session, checked(arguments.side, session.box), __version__)
    if arguments.out is None:
        print(escaped(lines_of(seen).decode()), end="")
    else:
        write_view_log(seen, arguments.out)
        tell(written_to(arguments.out))
    return 0
