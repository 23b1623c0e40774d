"""The line mode of District Commander: what is typed and what is said."""

from __future__ import annotations

from typing import Final

import pytest
from syrupy.assertion import SnapshotAssertion

from adp_tui.games.district.presenter import PRESENTER
from adp_tui.look.cells import cells_of
from adp_tui.plain.talk import Talk
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.kernel import Setup
from saves.session import Session

TWO: Final = {"government": "human", "insurgent": "human"}

SCRIPT: Final = (
    # The Command segment of both sides
    "chit, done",
    "? recover-line-1",
    "done",
    # The Government deploys
    "guards, mill, concentrated, line, mill, dispersed",
    "gendarmes, east-terraces, gendarmes available, east-terraces",
    "? home-guard-1",
    "done",
    "1, new",
    # The Insurgent deploys
    "dummy, highfell, done",
    "main-force, mill, levies, mill, fighters, east-terraces, done",
    "new, underground, at-large",
    "1, underground",
    "1, 1, at-large",
    # Operations
    "show",
    "mill",
    "?",
    "try d",
    "k, attack",
    "d",
    "335",
    "? 124",
    "412",
    "stop",
    "c, patrol",
    "k",
    "blank",
    "blank",
    "stop, pass",
    "pass",
    "show mill",
    "undo",
    "yes",
    "log 6",
    "quit",
)
"""What is typed in a game of two people."""


COVER: Final = "Press Enter when you sit here."
"""What is said before somebody else may read on."""


@pytest.fixture
def talk() -> Talk:
    """Begin a game of two people, whose chits always fall the same."""
    setup = Setup("standard", TWO)
    session: Session[DistrictBoard, DistrictFact] = Session.new(
        DISTRICT, setup, seed=1, program="test"
    )
    return Talk(session, PRESENTER)


def test_a_game_can_be_played_in_lines(talk: Talk, snapshot: SnapshotAssertion) -> None:
    told = talk.greet()
    for typed in SCRIPT:
        if COVER in " ".join(told[-2:]):
            told += ["", "> ", *talk.hear("")]
        told += ["", f"> {typed}", *talk.hear(typed)]

    assert [row for row in told if cells_of(row) > 80] == []
    assert "\n".join(told) == snapshot


def test_several_answers_fit_on_one_line(talk: Talk) -> None:
    talk.hear("")

    told = " ".join(talk.hear("chit, done, done"))

    assert "Buy a chit" in told
    assert "Not heard, because another player decides now: done." in told
    assert "Now the Insurgent side decides." in told
    assert "Insurgent, Command: buy, recover or repair?" in " ".join(talk.hear(""))


def test_nothing_is_heard_or_told_before_the_next_player_sits_down(talk: Talk) -> None:
    for typed in ("show", "log", "done", "hint", "undo"):
        assert COVER in " ".join(talk.hear(typed))
    assert COVER not in " ".join(talk.hear("help"))
    assert "Hand:" in " ".join(talk.hear(""))
    assert COVER in " ".join(talk.hear("done"))


def test_what_cannot_be_answered_ends_the_line_and_the_rest_is_dropped(talk: Talk) -> None:
    talk.hear("")

    told = "\n".join(talk.hear("chit, patrol, done"))

    assert "Buy a chit" in told
    assert "No: Patrol: it is not one of the choices (5.2)." in told
    assert "Government, Command: buy, recover or repair?" in told


def test_a_unit_is_named_by_its_kind_and_its_place(talk: Talk) -> None:
    for typed in ("", "done", "", "done", "", "line-1, riverside, dispersed"):
        talk.hear(typed)

    assert talk.hear("line riverside")[0] == "Deployment: Line 1"


@pytest.mark.parametrize("typed", ["g1", "hold the towns", "34", "refit", "fighters", "riverside"])
def test_anything_can_be_shown(talk: Talk, typed: str) -> None:
    talk.hear("")
    assert not talk.hear(f"show {typed}")[0].startswith("No: ")


def test_a_rule_can_be_read(talk: Talk) -> None:
    talk.hear("")
    assert talk.hear("rule 6.11")[0] == "6.11 Patrol."
    assert talk.hear("rule")[0] == "5.2 Command and Planning."
