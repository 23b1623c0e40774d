"""Saves of a game with secrets that somebody wrote by hand: nothing upsets who looks at them."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.cli import main
from core.district.box import DISTRICT
from saves.session import Session
from tests.saves.district_games import saved
from tests.saves.forging import FORGED_LINE, NASTY, forgeries, lines_of, write


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A short game with veiled words, an agreement and marks."""
    path = saved(tmp_path / "game.adp", 40)
    with Session.open(DISTRICT, path) as session:
        session.agree(10, "insurgent", yes=True)
        session.undo(3)
        session.note("why?")
    return path


@pytest.mark.parametrize("text", [NASTY, "~00"], ids=["nasty", "a veil"])
def test_a_forged_save_is_shown_safely_or_refused_in_a_sentence(
    path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    codes = set()
    for name, forged in forgeries(lines_of(path), text):
        write(path, forged)
        for command in ("log", "report"):
            code = main([command, str(path), "--as", "insurgent"])
            out, err = capsys.readouterr()
            assert code in (0, 1), name
            assert "Traceback" not in err, name
            assert not {"\x1b", "\u202e", "\u200b"} & {*out, *err}, name
            assert FORGED_LINE not in (out + err).split("\n"), name
            codes.add(code)
    assert codes == {0, 1}
