"""`adp rescue`: make a new save from the intact part of a damaged one."""

from __future__ import annotations

from argparse import Namespace

from adp_tui.commands.context import Desk
from adp_tui.terminal.clean import tell
from adp_tui.texts.commands import rescued
from saves.store import rescue


def run(arguments: Namespace, desk: Desk) -> int:
    """Write the new save; the damaged one is not changed."""
    kept = rescue(desk.find(arguments.file), arguments.new)
    tell(rescued(arguments.new, kept))
    return 0
