"""`adp locate`: where the saves and the settings are."""

from __future__ import annotations

from argparse import Namespace

from adp_tui.desk import Desk


def run(_arguments: Namespace, desk: Desk) -> int:
    """Print the folders, whether or not they have been made yet."""
    from adp_tui.keys import settings_folder

    print(f"saves     {desk.folder}")
    print(f"settings  {settings_folder()}")
    return 0
