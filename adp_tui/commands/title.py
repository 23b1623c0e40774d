"""`adp` alone: the title screen."""

from __future__ import annotations

import os
import sys
from argparse import Namespace

from adp_tui.desk import Desk
from adp_tui.words import counted, plain
from core.kernel import GameError
from saves.folder import Listing, listing


def run(_arguments: Namespace, desk: Desk) -> int:
    """Show the title until the player leaves."""
    if not at_a_terminal():
        raise GameError(
            "the title screen needs a terminal; without one there are the commands "
            "new, show, log, branches, verify, report and agent (see 'adp --help')"
        )
    from adp_tui.app import AdpApp

    app = AdpApp(desk.folder, _lines(listing(desk.folder)))
    app.run(mouse=False)
    if app.crash is not None:
        raise app.crash
    return app.return_code or 0


def _lines(found: Listing) -> list[str]:
    """Return the saves, newest first, and then what could not be read."""
    saves = (
        f"{save.path.stem}  ({save.header.scenario}, {counted(save.answers, 'answer')})"
        for save in found.saves
    )
    return [plain(line) for line in (*saves, *map(str, found.unreadable))]


def at_a_terminal() -> bool:
    """Whether there is a keyboard to read and a screen to paint (Textual paints on stderr)."""
    ends = (sys.stdin, sys.__stderr__)
    return all(end is not None and end.isatty() for end in ends) and _can_paint()


def _can_paint() -> bool:
    """Whether the terminal understands more than lines of text."""
    return os.environ.get("TERM", "dumb") != "dumb"
