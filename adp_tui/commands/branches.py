"""`adp branches`: the lines of play in a save."""

from __future__ import annotations

from argparse import Namespace

from adp_tui.commands.context import Desk
from adp_tui.commands.viewer import viewer_of
from adp_tui.play.told import counts_apart, last_number
from adp_tui.play.told_lines import ToldBranch, leaf_of, told_bookmarks, told_branches
from adp_tui.terminal.clean import tell
from adp_tui.texts import commands as texts
from adp_tui.texts.words import listed
from saves.records import START


def run(arguments: Namespace, desk: Desk) -> int:
    """Print one line per branch, the position of the head, and the bookmarks."""
    if arguments.main is not None:
        _make_main(arguments, desk)
    with desk.watch(arguments.file) as session:
        presenter, viewer = desk.presenter(session.box), viewer_of(arguments, session)
        branches = told_branches(session, presenter, viewer)
        numbered = counts_apart(presenter, viewer) and len(branches) > 1
        for branch in branches:
            line = _branch_line(branch, alone=len(branches) == 1)
            tell(texts.numbered(branch.number, line) if numbered else line)
        tell(texts.head(_place(last_number(session, presenter, viewer))))
        for number, name in told_bookmarks(session, presenter, viewer):
            tell(texts.bookmark(_place(number), name))
    return 0


def _make_main(arguments: Namespace, desk: Desk) -> None:
    """Make a line the main line."""
    with desk.open_for_change(arguments.file) as session:
        presenter, viewer = desk.presenter(session.box), viewer_of(arguments, session)
        session.make_main(leaf_of(session, presenter, viewer, arguments.main))
        if session.trouble is not None:
            raise session.trouble


def _branch_line(branch: ToldBranch, *, alone: bool) -> str:
    """Return a branch as a line; an asterisk marks the current one."""
    mark = "*" if branch.current else " "
    told = [texts.branch(branch.answers, _place(branch.last))]
    if not alone:
        told.append(texts.parted(_place(branch.parts)))
        told += [texts.THE_MAIN_LINE] if branch.main else []
    line = listed(told)
    return f"{mark} {texts.named(line, branch.name) if branch.name else line}"


def _place(number: int) -> str:
    """Return a place in the log in words."""
    return texts.AT_THE_START if number == START else texts.after_answer(number)
