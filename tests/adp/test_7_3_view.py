"""7.3 What a side may know: everything but the Deception markers that others hide."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given

from core.adp.box import BOX
from core.adp.model.board import Board
from core.adp.model.facts import MarkerDrawn, MarkerShown
from core.adp.model.ids import DECEPTIONS, FACTIONS, Deception
from core.adp.model.options import Options, Reveal, players
from tests.adp.boards import boards
from tests.adp.play import position
from tests.blindfolds import DISTANT_PLAIN


@pytest.mark.rule("R7.3-2")
@given(boards())
def test_a_player_sees_own_markers_and_of_others_only_how_many(board: Board) -> None:
    everyone = players(board.options, board.seats)
    for side in (*FACTIONS, None):
        mine = next((player for player in everyone if side in player), ())
        seen = BOX.view(board, side)

        assert {f: len(held) for f, held in seen.hidden.items()} == {
            f: len(held) for f, held in board.hidden.items()
        }
        for faction, held in seen.hidden.items():
            expected = board.hidden[faction] if faction in mine else ()
            assert tuple(one for one in held if one is not Deception.FACE_DOWN) == expected


@given(boards())
def test_where_nothing_is_hidden_the_view_is_the_position_itself(board: Board) -> None:
    if not any(board.hidden.values()):
        assert all(BOX.view(board, side) is board for side in (*FACTIONS, None))


@pytest.mark.rule("R7.3-2")
def test_a_drawn_marker_stays_face_down_to_others() -> None:
    drawn = MarkerDrawn(FACTIONS[0], DECEPTIONS[1], rule="7.3")

    assert BOX.seen(drawn, FACTIONS[0]) == drawn
    assert BOX.seen(drawn, FACTIONS[1]) == MarkerDrawn(FACTIONS[0], Deception.FACE_DOWN, rule="7.3")
    shown = MarkerShown(FACTIONS[0], DECEPTIONS[1], rule="7.3")
    assert BOX.seen(shown, None) == shown


@pytest.mark.rule("R7.3-2", "R1.5-3")
def test_a_player_with_two_factions_sees_what_was_drawn_as_either() -> None:
    drawn = MarkerDrawn(FACTIONS[0], DECEPTIONS[1], (FACTIONS[3],), rule="7.3")

    assert BOX.seen(drawn, FACTIONS[3]) == drawn
    assert BOX.seen(drawn, FACTIONS[1]) != drawn


@pytest.mark.rule("R7.3-2")
def test_a_marker_that_is_shown_is_news_to_the_others() -> None:
    shown = MarkerShown(FACTIONS[0], DECEPTIONS[1], (FACTIONS[3],), rule="7.3")

    assert [BOX.reveals(shown, side) for side in (*FACTIONS, None)] == [
        False,
        True,
        True,
        False,
        True,
    ]


MARKERS: Final = "\nhidden: " + " ".join(
    (
        "coalition=hidden-agenda,empty-threat",
        "government=hidden-agenda,hidden-asset",
        "taliban=hidden-asset,hidden-asset",
        "warlords=hidden-asset,hidden-agenda",
    )
)
WHERE_MARKERS_MATTER: Final = {
    "drawn": "stage: deception",
    "an Agenda in a Victory Phase": "card: propaganda\nmap: empty\npatronage: 34" + MARKERS,
    "an Asset for a LimOp": "card: 24\nacted: taliban=operation" + MARKERS,
}
AGREED: Final = {
    "2nd printing": Options(victory_deception=True),
    "1st printing": Options(victory_deception=True, deception_reveal=Reveal.ANYTIME),
}


@pytest.mark.rule("R7.3-2", "A-93", "RDS-6")
@pytest.mark.parametrize("options", AGREED.values(), ids=AGREED)
@pytest.mark.parametrize("text", WHERE_MARKERS_MATTER.values(), ids=WHERE_MARKERS_MATTER)
def test_what_others_hide_changes_nothing_for_a_player(text: str, options: Options) -> None:
    board = position(text, options=options)

    assert sum(DISTANT_PLAIN.check_everybody(board, seed, farthest=10) for seed in range(4)) > 10
