"""`adp locate`: where the saves are."""

from __future__ import annotations

from argparse import Namespace

from adp_tui.desk import Desk


def run(_arguments: Namespace, desk: Desk) -> int:
    """Print the folder, whether or not it has been made yet."""
    print(desk.folder)
    return 0
