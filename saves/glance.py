"""A glance at a save: how the game stands, without replaying all of it."""

from __future__ import annotations

from msgspec import Struct

from core.kernel import ONLOOKER, Box, Decision, Outcome, Viewer
from core.kernel.table import BoardT, FactT
from saves.checkpoints import restored
from saves.known_lines import known_lines
from saves.log import Contents
from saves.records import START, Answer
from saves.replay import Replay
from saves.tree import Tree


class Glance(Struct, frozen=True):
    """Where a game stands at the head of its log."""

    board: object
    """The position, as the only person who plays may know it, or else everybody."""

    pending: Decision | Outcome
    """The question, or how the game ended."""

    answers: int
    """How many answers lead there, without those that they may not know."""

    lines: int
    """How many lines of play they can tell apart."""

    scenario: str
    seats: dict[str, str]
    """Who plays each side now."""


def glance(box: Box[BoardT, FactT], contents: Contents) -> Glance | None:
    """Return how a game stands, driven from the last position that its log keeps.

    Return None if the log no longer replays under the present rules, or if that position does not
    match its print: only opening the game can deal with that.
    """
    tree = Tree(contents.records, contents.header.rules)
    since: list[Answer] = []
    number = tree.head
    while number != START and tree[number].position is None:
        since.append(tree[number])
        number = since[-1].follows
    try:
        setup = contents.header.setup
        board = box.start(setup) if number == START else restored(box, setup, tree[number])
        if board is None:
            return None
        turn = Replay(box, tree).drive(board, reversed(since))
    except Exception:  # the title screen must appear even if the rules crash
        return None
    header = contents.header
    seats = header.seats | tree.seats(tree.head)
    people = box.players(turn.board, seats)
    viewer = Viewer(people[0]) if len(people) == 1 else ONLOOKER
    board = viewer.view(box, turn.board)
    answers, lines = tree.depth(tree.head), tree.lines
    if board is not turn.board:
        line = (tree[number] for number in tree.path(tree.head))
        answers = sum(viewer.may_know(answer.known_to) for answer in line)
        lines = len(known_lines(tree, viewer))
    pending = viewer.public_question(box, turn.board, turn.pending)
    return Glance(board, pending, answers, lines, header.scenario, seats)
