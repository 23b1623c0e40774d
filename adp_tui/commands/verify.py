"""`adp verify`: whether a save is intact and replays to the same positions."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from adp_tui.commands.context import Desk
from adp_tui.entry.exit_codes import say
from adp_tui.games import box_named, in_words_of, presenter_of
from adp_tui.terminal.clean import tell
from adp_tui.texts import commands as texts
from core.kernel import GameError
from saves.log import Contents
from saves.session import Session
from saves.store import read


def run(arguments: Namespace, desk: Desk) -> int:
    """Read every line and replay every branch; report success or raise the first problem."""
    path = desk.find(arguments.file)
    contents = read(path)
    if contents.damage is not None:
        raise GameError(texts.damaged(contents.damage, arguments.file, contents.answers))
    if contents.torn:
        raise GameError(texts.torn(path.name, contents.notices[0]))
    box = box_named(contents.header.game, desk.games)
    with in_words_of(box.name, desk.games):
        opened = Session.open(box, path, read_only=True, careful=True)
    with opened as session:
        if session.newer is not None:
            say(str(session.newer))
        _refuse_divergence(path, session)
        may_count = presenter_of(box, desk.games).words.tells_every_answer
        told = _summary(path, contents, session) if may_count else texts.all_is_intact(path.name)
        tell(told)
    return 0


def _refuse_divergence(path: Path, session: Session[Any, Any]) -> None:
    """Raise the first contradiction between the rules and the record, or within the record."""
    places = session.divergences
    if places:
        raise GameError(texts.diverged(path.name, places[0], len(places) - 1))
    if strange := session.strange_positions():
        raise GameError(texts.strange(path.name, strange[0], len(strange) - 1))


def _summary(path: Path, contents: Contents, session: Session[Any, Any]) -> str:
    """Return one line about what was checked."""
    tree = session.tree
    prints = sum(tree[number].fingerprint is not None for number in range(1, len(tree) + 1))
    lines, branches = len(contents.records) + 1, tree.lines
    return texts.intact(path.name, lines, len(tree), branches, prints)
