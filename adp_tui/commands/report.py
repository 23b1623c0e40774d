"""`adp report`: one text that shows whoever mends a bug exactly what happened."""

from __future__ import annotations

from argparse import Namespace

from adp_tui import __version__
from adp_tui.desk import Desk
from adp_tui.texts.commands import written_to
from saves.report import report


def run(arguments: Namespace, desk: Desk) -> int:
    """Write the report to the screen or to a new file."""
    path = desk.find(arguments.file)
    text = report(desk.box_for(path), path, __version__)
    if arguments.out is None:
        print(text, end="")
    else:
        with arguments.out.open("x", encoding="utf-8") as file:  # never over somebody's file
            file.write(text)
        print(written_to(arguments.out))
    return 0
