"""`adp locate`: where the saves and the settings are."""

from __future__ import annotations

from argparse import Namespace

from adp_tui.commands.context import Desk
from adp_tui.terminal.clean import tell
from adp_tui.texts.commands import folders


def run(_arguments: Namespace, desk: Desk) -> int:
    """Print the folders, whether or not they exist yet."""
    from adp_tui.config.keys import settings_folder

    for row in folders(desk.folder, settings_folder()):
        tell(row)
    return 0
