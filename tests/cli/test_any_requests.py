"""The agent and the line mode reply properly to every request, sensible or not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.plain.talk import Talk
from core.adp.box import BOX
from core.kernel import Decision
from tests.cli.any_requests import converse
from tests.tui.table import FOUR, SOLO, begin

TYPED = (
    *("", "?", "? kabul", "try 1", "try kabul", "show", "show kabul", "show taliban", "show 12"),
    *("rule", "rule 3.2", "log", "log 99999", "undo", "undo", "redo", "hint", "finish"),
    *("seat", "seat taliban", "seat coalition", "seat gov bot", "seat w human", "help"),
    *("0", "1", "2", "99", "nonsense", "done", "pass"),
)


@pytest.mark.parametrize("seed", range(4))
def test_any_requests_in_any_order_get_replies(seed: int, tmp_path: Path) -> None:
    """Have some of the conversations of `python -m tests.cli.any_requests 200`."""
    assert converse(seed, 60, tmp_path).requests == 60


@pytest.mark.parametrize("seed", range(3))
def test_any_lines_in_any_order_get_sentences(seed: int) -> None:
    random, session = Random(seed), begin(seats=FOUR if seed % 2 else SOLO)
    talk = Talk(session, PRESENTER, bot=BOX.bot)
    for _ in range(60):
        asked = session.turn.pending
        options = asked.options if isinstance(asked, Decision) else ("pass",)
        typed = random.choice(options if random.random() < 0.6 else TYPED)
        assert talk.hear(typed)
