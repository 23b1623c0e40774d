"""Saves to look at, made by playing."""

from __future__ import annotations

from pathlib import Path

from core.kernel import How, Setup
from saves.session import Session
from tests.orchard import Fact, Orchard, OrchardBox


def begin(path: Path, scenario: str = "old") -> Session[Orchard, Fact]:
    """Begin a game in a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    setup = Setup(scenario, {"ann": "human", "ben": "bot"})
    return Session.new(OrchardBox(), setup, seed=7, program="test", path=path)


def picked(path: Path) -> Path:
    """Save a game in which Ann rested, took it back and picked two plums instead."""
    with begin(path) as session:
        session.answer("rest")
        session.name_branch("lazy")
        session.undo()
        session.answer("pick")
        session.answer("plum")
        session.answer("2")
        session.answer("2", ("plums are sweet",), How.BOT)
        session.bookmark("basket full")
    return path


def damaged(path: Path) -> Path:
    """Save the same game and damage its fifth line of nine."""
    lines = picked(path).read_bytes().splitlines(keepends=True)
    lines[4] = lines[4].replace(b"pick", b"kick")
    path.write_bytes(b"".join(lines))
    return path


def torn(path: Path) -> Path:
    """Save the same game and cut off the end of its last line, as a power cut would."""
    path.write_bytes(picked(path).read_bytes()[:-9])
    return path
