"""`adp branches`: the lines of play in a save."""

from __future__ import annotations

from argparse import Namespace

from adp_tui.commands.context import Desk
from adp_tui.terminal.clean import tell
from adp_tui.texts import commands as texts
from adp_tui.texts.words import listed
from saves.records import START
from saves.tree import Branch


def run(arguments: Namespace, desk: Desk) -> int:
    """Print one line per branch, the position of the head, and the bookmarks."""
    if arguments.main is not None:
        with desk.open_for_change(arguments.file) as session:
            session.make_main(arguments.main)
            if session.trouble is not None:
                raise session.trouble
    with desk.watch(arguments.file) as session:
        tree = session.tree
        branches = tree.branches()
        for branch in branches:
            tell(_branch_line(branch, alone=len(branches) == 1))
        tell(texts.head(_place(tree.head)))
        for name, number in sorted(tree.bookmarks.items(), key=lambda bookmark: bookmark[1]):
            tell(texts.bookmark(_place(number), name))
    return 0


def _branch_line(branch: Branch, *, alone: bool) -> str:
    """Return a branch as a line; an asterisk marks the current one."""
    mark = "*" if branch.current else " "
    told = [texts.branch(branch.answers, _place(branch.leaf))]
    if not alone:
        told.append(texts.parted(_place(branch.parts)))
        told += [texts.THE_MAIN_LINE] if branch.main else []
    line = listed(told)
    return f"{mark} {texts.named(line, branch.name) if branch.name else line}"


def _place(number: int) -> str:
    """Return a place in the log in words."""
    return texts.AT_THE_START if number == START else texts.after_answer(number)
