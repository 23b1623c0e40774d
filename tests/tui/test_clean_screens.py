"""Text from a file is never painted uncleaned."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.app import AdpApp
from adp_tui.config.settings import FILE, Settings
from adp_tui.terminal.clean import is_safe
from tests.saves.forging import FORGED_LINE, NASTY, lines_of, write
from tests.tui.conftest import frame
from tests.tui.shelf import PLAIN, saved, settled


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game in which every text was forged."""
    games = tmp_path / "games"
    lines = lines_of(saved(games, f"last {NASTY}", "rally"))
    lines[0] |= {"name": NASTY}
    lines[-1] |= {"why": [NASTY, f"8.5.1: {NASTY}"]}
    last = lines[-1]["n"]
    lines += [
        {"type": "bookmark", "at": last, "name": NASTY},
        {"type": "branch", "at": last, "name": NASTY},
        {"type": "head", "to": last - 1, "how": "undo", "by": NASTY},
        {"n": last + 1, "parent": last - 1} | pass_for("taliban"),
        {"type": "head", "to": last, "how": "jump", "by": NASTY},
    ]
    write(games / f"last {NASTY}.adp", lines)
    strange = [lines[0] | {NASTY: NASTY}, *lines[1:]]
    write(games / f"strange {NASTY}.adp", strange)
    write(games / f"foreign {NASTY}.adp", [lines[0] | {"game": NASTY}, *lines[1:]])
    write(games / f"elsewhere {NASTY}.adp", [lines[0] | {"scenario": NASTY}, *lines[1:]])
    return games


def pass_for(side: str) -> dict[str, object]:
    """Return a forged answer."""
    return {"by": side, "ask": NASTY, "answer": NASTY, "print": NASTY, "position": NASTY}


@pytest.mark.parametrize(
    "keys",
    [
        (),
        ("o",),
        ("o", "enter"),
        ("o", "down"),
        ("o", "end"),
        ("o", "end", "up"),
        ("o", "end", "enter"),
        ("c",),
        ("c", "H"),
        ("c", "H", "enter"),
        ("c", "J"),
        ("c", "A"),
        ("r", "enter"),
        ("f1",),
    ],
    ids="-".join,
)
@pytest.mark.parametrize("settings", [PLAIN, Settings(theme="dark", ascii=True)], ids=["", "ascii"])
async def test_every_screen_is_clean(
    folder: Path, tmp_path: Path, keys: tuple[str, ...], settings: Settings
) -> None:
    (tmp_path / FILE).write_text(f"# {NASTY}", encoding="utf-8")
    app = AdpApp(folder, settings, config=tmp_path, notice=NASTY)
    async with app.run_test(size=(120, 36)) as pilot:
        await settled(pilot, *keys)
        shown = frame(app)

    assert not {letter for letter in shown if not is_safe(letter)} - {"\n"}
    assert FORGED_LINE not in [row.strip() for row in shown.split("\n")]
    assert app.crash is None
    assert shown.strip()
