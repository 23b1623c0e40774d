"""A glance at a save shows the same as opening it."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from saves.glance import glance
from saves.session import Session
from saves.store import read
from tests.cli.played import begin, picked
from tests.orchard import OrchardBox
from tests.saves.games import edit


def test_a_glance_shows_the_current_position(tmp_path: Path) -> None:
    path = picked(tmp_path / "orchard.adp")

    seen = glance(OrchardBox(), read(path))

    with Session.open(OrchardBox(), path, read_only=True) as session:
        assert seen is not None
        assert seen.board == session.turn.board
        assert seen.answers == session.depth
        assert seen.lines == len(session.tree.branches())


def test_a_new_game_is_at_its_start(tmp_path: Path) -> None:
    begin(tmp_path / "orchard.adp").close()

    seen = glance(OrchardBox(), read(tmp_path / "orchard.adp"))

    assert seen is not None
    assert seen.answers == 0


def test_a_log_that_no_longer_replays_shows_nothing(tmp_path: Path) -> None:
    contents = read(picked(tmp_path / "orchard.adp"))
    strange = replace(contents, header=replace(contents.header, scenario="moon"))

    assert glance(OrchardBox(), strange) is None


def test_a_forged_position_is_not_shown(tmp_path: Path) -> None:
    path = picked(tmp_path / "orchard.adp")
    with Session.open(OrchardBox(), path) as session:
        session.undo_to(0)
        session.answer("rest")
    assert glance(OrchardBox(), read(path)) is not None

    edit(path, lambda body: body.replace(rb"\"apple\":6", rb"\"apple\":9"))

    assert glance(OrchardBox(), read(path)) is None
