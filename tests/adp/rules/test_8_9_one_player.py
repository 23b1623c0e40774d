"""8.9 One-player victory: staying ahead of the Non-players from Round to Round, and by how much."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.board import Board, Result
from core.adp.model.facts import Entered, GameEnded
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Faction,
    Scenario,
    Stage,
)
from core.adp.model.options import Options
from tests.adp.play import finish, position

GOES_ON: Final = Entered(Stage.RESOURCES, rule="6.3")
FIRST: Final = "card: propaganda\n"
SECOND: Final = "card: propaganda\nplayed: 1 propaganda 2\n"
FINAL: Final = """
    stage: redeploy
    card: propaganda
    played: 1 propaganda 2 propaganda 3 propaganda
"""
"""The end of the last of four Rounds: these are played with the short scenario."""

BEHIND: Final = "patronage: 32\nresources: warlords=0\nmap: empty"
"""The Coalition is 4 short of its goal, the Government 3."""

LEVEL: Final = "patronage: 31\nresources: warlords=36\nmap: empty"
"""The Coalition, the Government and the Warlords are 4 short of their goals."""

EIGHT_IN_OPPOSITION: Final = "kabul support=O +1\nkhowst support=O\nnuristan support=O\n"


def solo(text: str, player: Faction = COALITION, options: Options | None = None) -> Board:
    """Read a position of a game in which only one Faction has a player."""
    bots = tuple(faction for faction in FACTIONS if faction is not player)
    return position(text, scenario=Scenario.SHORT, options=options, bots=bots)


def result(board: Board, *answers: str) -> Result:
    """Return how the game ends in this stage, as it must."""
    ended = finish(board, *answers).facts[-1]
    assert isinstance(ended, GameEnded), ended
    return ended.result


# The check of each Round


@pytest.mark.rule("R8.9-1", "R6.1-1")
def test_the_game_ends_when_the_player_falls_behind_another_faction() -> None:
    end = result(solo(SECOND + BEHIND))

    assert (end.winners, end.reason, end.rule) == ((GOVERNMENT,), "solo", "8.9")


@pytest.mark.rule("R8.9-1")
def test_a_player_level_with_the_best_non_player_goes_on() -> None:
    assert finish(solo(SECOND + LEVEL)).facts == [GOES_ON]


@pytest.mark.rule("R8.9-1")
def test_the_first_round_does_not_end_the_game() -> None:
    assert finish(solo(FIRST + BEHIND)).facts == [GOES_ON]


@pytest.mark.rule("R8.9-1")
def test_in_the_1st_printing_the_first_round_may_end_the_game() -> None:
    board = solo(FIRST + BEHIND, options=Options(solo_check_first_round=True))

    assert result(board).winners == (GOVERNMENT,)


@pytest.mark.rule("R8.9-1", "R7.1-1")
def test_nothing_else_ends_the_game_early() -> None:
    board = solo(
        SECOND + "patronage: 36\nresources: warlords=41\nkabul support=S +1\nherat support=S"
    )

    assert finish(board).facts == [GOES_ON]


@pytest.mark.rule("R8.9-1")
def test_the_player_may_be_the_taliban() -> None:
    behind = "patronage: 23\nresources: warlords=0\ncasualties: C:T20\n" + EIGHT_IN_OPPOSITION

    assert finish(solo(SECOND + behind, TALIBAN)).facts == [GOES_ON]
    assert result(solo(SECOND + behind.replace("23", "24"), TALIBAN)).winners == (GOVERNMENT,)


# After the final Round


@pytest.mark.rule("R8.9-2", "R7.1-3")
def test_ties_after_the_final_round_go_to_the_non_players_warlords_first() -> None:
    end = result(solo(FINAL + LEVEL))

    assert end.ranking == (WARLORDS, GOVERNMENT, COALITION, TALIBAN)
    assert end.winners == (WARLORDS,)


@pytest.mark.rule("R8.9-3")
@pytest.mark.parametrize(
    ("player", "text", "winner", "epilogue"),
    [
        (COALITION, "resources: warlords=37\nmap: empty", WARLORDS, "Feudal Patchwork"),
        (COALITION, "patronage: 32\nmap: empty", GOVERNMENT, "Pashtun Dictatorship"),
        (
            COALITION,
            EIGHT_IN_OPPOSITION + "kandahar T:B2\nhelmand T:B2\nghazni T:B2\nwaziristan T:B2u1\n",
            TALIBAN,
            "Extremist Return",
        ),
        (TALIBAN, "map: empty", COALITION, "Fundamentalism Denied"),
    ],
)
def test_if_the_player_fails_the_best_non_player_wins_afghanistan(
    player: Faction, text: str, winner: Faction, epilogue: str
) -> None:
    end = result(solo(FINAL + text, player))

    assert end.winners == (winner,)
    assert end.epilogue == epilogue


@pytest.mark.rule("R8.9-2", "R8.9-4")
@pytest.mark.parametrize(
    ("patronage", "epilogue"),
    [(30, "Stalemate"), (26, "Stalemate"), (25, "Surge Vindicated"), (5, "Surge Vindicated")],
)
def test_the_coalition_succeeds_by_how_far_it_is_ahead(patronage: int, epilogue: str) -> None:
    end = result(solo(FINAL + f"patronage: {patronage}\nresources: warlords=0\nmap: empty"))

    assert end.winners == (COALITION,)
    assert end.margins[COALITION] == -4
    assert end.epilogue == epilogue


@pytest.mark.rule("R8.9-2", "R8.9-4")
@pytest.mark.parametrize(
    ("patronage", "epilogue"), [(22, "Stalemate"), (18, "Stalemate"), (17, "Glory to the Jihad")]
)
def test_the_taliban_succeed_by_how_far_they_are_ahead(patronage: int, epilogue: str) -> None:
    board = solo(
        FINAL
        + f"patronage: {patronage}\nresources: warlords=0\ncasualties: C:T20\n"
        + EIGHT_IN_OPPOSITION,
        TALIBAN,
    )

    end = result(board)

    assert (end.winners, end.margins[TALIBAN]) == ((TALIBAN,), -12)
    assert end.epilogue == epilogue


@pytest.mark.rule("TV-8.9", "R8.9-4", "R7.3-1")
def test_a_lone_taliban_two_ahead_of_the_government_reaches_a_stalemate() -> None:
    board = solo(
        FINAL
        + """
        patronage: 34
        resources: warlords=0
        kabul support=O
        khowst support=O T:B2u1
        nuristan support=O T:B2u1
        baghlan support=O
        ghazni T:B2u1
        paktika T:B2u1
        kandahar T:B2u1
        waziristan T:B2
        """,
        TALIBAN,
    )

    end = result(board)

    assert (end.margins[GOVERNMENT], end.margins[TALIBAN]) == (-1, 1)
    assert end.epilogue == "Stalemate"
