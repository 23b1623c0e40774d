"""RDS-13: Whatever is shown of a game is the same for whoever may not know the difference.

`python -m tests.cli.trials 100` plays more twins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from adp_tui.play import told, told_lines
from tests.cli.trials import TWINNED, differences

TRIED: Final = (
    ("district", "government", 8),
    ("district", "government", 11),
    ("district", "insurgent", 2),
    ("district", "insurgent", 16),
    ("district", None, 4),
    ("adp", "taliban", 1),
    ("adp", None, 0),
)
"""Games, who looks at them, and where they begin."""


@pytest.mark.rule("RDS-2", "RDS-3", "RDS-8", "RDS-12", "RDS-13", "RDS-14", "RDS-28", "RDS-32")
@pytest.mark.parametrize(("game", "side", "seed"), TRIED)
def test_what_somebody_may_not_know_changes_nothing_that_they_are_told(
    game: str, side: str | None, seed: int, tmp_path: Path
) -> None:
    compared, found = differences(TWINNED[game], side, seed, tmp_path, every=15, farthest=45)

    assert compared > 1
    assert "\n".join(found) == ""


def test_numbers_of_the_log_would_give_secrets_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (told, told_lines):
        monkeypatch.setattr(module, "counts_apart", lambda _presenter, _viewer: False)

    _, found = differences(TWINNED["district"], "government", 11, tmp_path, every=15, farthest=45)

    assert "log twin" in found
    assert "show twin" in found
