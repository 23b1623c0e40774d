"""RDS-14, RDS-23: What is said beside answers and in previews, at every width."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from adp_tui.config.keys import keymap_of
from adp_tui.games.district.ahead.brief import briefly
from adp_tui.games.district.ahead.chances import chance_of, unseen_chits
from adp_tui.games.district.ahead.expected import expected
from adp_tui.games.district.ahead.sums import sums_of
from adp_tui.games.district.cover import COVER
from adp_tui.games.district.presenter import PRESENTER
from adp_tui.look.paint import plain, width
from adp_tui.play.choices import Choices
from adp_tui.presenter.ahead import End, Outlook
from adp_tui.presenter.sight import Sight
from adp_tui.widgets.decision_pane import decision_rows, page_size
from adp_tui.widgets.option_rows import Shown
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, Belligerent, Mission, ratings_of
from core.kernel import Decision, Setup
from tests.district.blindfold import alternative
from tests.district.missions import asked_in
from tests.district.positions import empty, with_camp, with_stack
from tests.district.random_games import random_game

EAST: Final = "east-terraces"
SIZES: Final = ((19, 12), (41, 15), (72, 26))
"""The pane of the question in a small, a large and a very large terminal."""


def operations() -> DistrictBoard:
    """Return a position in Operations: `a` may attack `k`, which has a concealed counter."""
    board = empty(active=EAST, hands=(["324"], ["232", "111"]))
    board = with_stack(board, "a", EAST, "gendarmes*2 guards/d")
    return with_stack(board, "k", EAST, "fighters! villagers")


def rows(board: DistrictBoard, asked: Decision, cells: int, height: int) -> list[str]:
    """Return the list of answers as the side that is asked sees it."""
    seen = DISTRICT.view(board, asked.by)
    choices = Choices(asked, PRESENTER, page_size(PRESENTER, asked, cells, height))
    shown = Shown(choices, PRESENTER, Sight(seen, asked, (str(asked.by),)), lambda _: None)
    drawn = decision_rows(shown, keymap_of(COVER), cells, height)
    assert all(width(row) <= cells for row in drawn)
    return [plain(row) for row in drawn]


def told(board: DistrictBoard, asked: Decision, word: str, side: Belligerent) -> dict[str, str]:
    """Return the rows of the preview about a mission, by label."""
    before = DISTRICT.view(board, side)
    here = End((), before)
    outlook = Outlook(before, here, asked, True, 0, 0, None, False, (here,), (), False)
    return {item.label: plain(item.text) for item in expected(asked, word, outlook)}


def mission(letter: str, side: Belligerent = GOVERNMENT) -> Decision:
    """Return the question for a mission."""
    return Decision(side, "ops.mission", "6.1", "menu", ("attack", "build"), about=(EAST, letter))


@pytest.mark.rule("RDS-23")
@pytest.mark.parametrize(
    ("size", "said"),
    [
        (SIZES[0], "1 324   TR 2 ▸ 9"),
        (SIZES[1], "1 324     TR 2, 9 v 2 + ? + chit + 2"),
        (SIZES[2], "TR 2, 7 + 2 = 9 against 2 + ? + chit + 2"),
    ],
)
def test_a_chit_shows_the_rating_that_counts_and_its_total(
    size: tuple[int, int], said: str
) -> None:
    board = operations()
    asked = asked_in(board, "a", Mission.ATTACK, "k")

    listed = " ".join(row.strip() for row in rows(board, asked, *size))

    assert " ".join(said.split()) in " ".join(listed.split())


@pytest.mark.rule("RDS-14")
def test_a_unit_keeps_its_ratings_where_there_is_little_room() -> None:
    board = operations()
    options = ("gendarmes-1", "guards-1")
    asked = Decision(GOVERNMENT, "hits", "6.2", "unit", options, about=(EAST, Mission.ATTACK, "a"))

    listed = rows(board, asked, *SIZES[0])

    assert any("Gend. 1    3-2-2" in row for row in listed)
    assert any("Guards 1  3-3-1*" in row for row in listed)


@pytest.mark.rule("RDS-14")
@pytest.mark.parametrize("side", [GOVERNMENT, INSURGENT])
def test_the_chance_counts_the_chits_that_the_viewer_does_not_see(side: Belligerent) -> None:
    board = DISTRICT.view(operations(), side)
    sums = sums_of(operations(), Mission.BUILD, "a")
    assert sums is not None

    chance = chance_of(board, Mission.BUILD, sums)

    own = {GOVERNMENT: {"324"}, INSURGENT: {"232", "111"}}[side]
    others = [chit for chit in board.rulebook.chits if chit not in own]
    assert chance == (sum(ratings_of(chit).cmr < 5 for chit in others), len(others))


@pytest.mark.rule("RDS-14")
def test_what_the_other_side_holds_does_not_change_the_chance() -> None:
    board = operations()
    other = with_camp(board, INSURGENT, hand=("115", "125", "135"))

    one, two = (unseen_chits(DISTRICT.view(each, GOVERNMENT)) for each in (board, other))

    assert one == two


@pytest.mark.rule("RDS-14")
def test_no_chance_is_told_where_the_other_side_plays_a_chit() -> None:
    board = operations()
    sums = sums_of(board, Mission.ATTACK, "a", "k")
    assert sums is not None

    assert chance_of(board, Mission.ATTACK, sums) is None


@pytest.mark.rule("RDS-14")
def test_an_attack_tells_the_hits_as_far_as_they_are_known() -> None:
    board = operations()

    to_government = told(board, mission("a"), "attack", GOVERNMENT)
    to_insurgent = told(board, mission("k", INSURGENT), "attack", INSURGENT)

    assert to_government["TR"] == "7 + chit against 2 + ? + chit + 2"
    assert to_government["If higher"].startswith("k takes at most 5 Hits; a the difference")
    assert to_government["If lower"].startswith("a takes ? Hits")
    assert to_insurgent["TR"] == "3 + chit against 7 + chit + 2"
    assert to_insurgent["If lower"].startswith("k takes 4 Hits; a the difference")


@pytest.mark.rule("RDS-14")
def test_the_price_and_the_initiative_are_told_as_far_as_they_are_known() -> None:
    board = operations()

    assert told(board, mission("a"), "build", GOVERNMENT)["TP"] == "10 ▸ 9"
    assert "Initiative" not in told(board, mission("a"), "build", GOVERNMENT)
    assert told(board, mission("k", INSURGENT), "build", INSURGENT)["Initiative"] == "Government"


@pytest.mark.rule("RDS-14")
def test_whoever_is_attacked_reads_what_its_own_total_leads_to() -> None:
    board = operations()
    asked = asked_in(board, "a", Mission.ATTACK, "k", "chit=324")

    rows_of_it = told(board, asked, "232", INSURGENT)

    assert rows_of_it["TR"] == "3 + 3 + 2 = 8 against 7 + chit"
    assert rows_of_it["If lower"].startswith("k takes 4 Hits")


@pytest.mark.rule("RDS-6", "RDS-14")
def test_what_is_said_beside_answers_is_the_same_for_twins() -> None:
    random = Random(5)
    for number, (turn, _) in enumerate(random_game(DISTRICT.samples[1], seed=8)):
        asked = turn.pending
        if number % 40 or not isinstance(asked, Decision) or asked.by is None:
            continue
        other = alternative(turn.board, asked.by, random)
        boards = [DISTRICT.view(one, asked.by) for one in (turn.board, other)]
        for word in asked.options[:6]:
            one, two = (list(everything(asked, word, board)) for board in boards)
            assert one == two, (asked, word)


def everything(asked: Decision, word: str, board: DistrictBoard) -> Iterator[str]:
    """Yield all that is said of an answer."""
    ahead = PRESENTER.ahead
    yield ahead.beside(asked, word, board)
    yield from briefly(asked, word, board)
    here = End((), board)
    outlook = Outlook(board, here, asked, True, 0, 0, None, False, (here,), (), False)
    yield from (plain(item.text) for item in expected(asked, word, outlook))


@pytest.mark.parametrize("setup", DISTRICT.samples[:4], ids=lambda setup: "-".join(setup.options))
def test_every_list_of_a_game_fits_in_every_pane(setup: Setup) -> None:
    for number, (turn, _) in enumerate(random_game(setup, seed=4)):
        asked = turn.pending
        if number % 50 or not isinstance(asked, Decision) or asked.by is None:
            continue
        for size in SIZES:
            assert rows(turn.board, asked, *size)
