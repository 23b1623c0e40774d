"""`adp report`: a text that shows the developers exactly what happened."""

from __future__ import annotations

from argparse import Namespace

from adp_tui import __version__
from adp_tui.commands.context import Desk
from adp_tui.terminal.clean import escaped, sentence, tell
from adp_tui.texts.commands import written_to
from saves.report import report


def run(arguments: Namespace, desk: Desk) -> int:
    """Write the report to the screen or to a new file."""
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
