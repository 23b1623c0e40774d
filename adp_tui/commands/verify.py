"""`adp verify`: whether a save is whole, and its answers still lead where they led."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from adp_tui.desk import Desk
from adp_tui.games import box_named
from adp_tui.texts.words import counted
from core.kernel import GameError
from saves.log import Contents
from saves.session import Session
from saves.store import read


def run(arguments: Namespace, desk: Desk) -> int:
    """Read every line, replay every branch, and say that all is well or raise what is not."""
    path = desk.find(arguments.file)
    contents = read(path)
    if contents.damage is not None:
        raise GameError(
            f"{contents.damage}; 'adp rescue {arguments.file} NEW' makes a save of the "
            f"{counted(contents.answers, 'answer')} before it"
        )
    if contents.torn:
        raise GameError(
            f"{path.name}: {contents.notices[0]}; all before it is good, and the line is cut off "
            "when the game is next played"
        )
    with Session.open(box_named(contents.header.game, desk.games), path, read_only=True) as session:
        _refuse_divergence(path, session)
        print(_well(path, contents, session))
    return 0


def _refuse_divergence(path: Path, session: Session[Any, Any]) -> None:
    """Raise the first place where the rules contradict the record."""
    places = session.divergences
    if places:
        more = f" (and {len(places) - 1} more)" if len(places) > 1 else ""
        raise GameError(
            f"{path.name}, {places[0]}{more}; the game can be played on from the chapter it is in"
        )


def _well(path: Path, contents: Contents, session: Session[Any, Any]) -> str:
    """Return what was checked, in one line."""
    tree = session.tree
    prints = sum(tree[number].fingerprint is not None for number in range(1, len(tree) + 1))
    return (
        f"{path.name} is well: {counted(len(contents.entries) + 1, 'line')} with good checksums, "
        f"{counted(len(tree), 'answer')} on "
        f"{counted(len(tree.branches()), 'branch', 'branches')} replayed, "
        f"{counted(prints, 'position')} as recorded"
    )
