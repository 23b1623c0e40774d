"""6.1 and 7 Victory: the check of each Propaganda Round, ranking, the options, and the end.

With nothing on the map the Coalition has 26 pieces Available, Afghanistan has 25 Uncontrolled
people, and all four totals are easily set.
"""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.board import Board, Result
from core.adp.model.facts import Entered, GameEnded, MarkerDrawn, MarkerShown
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Deception,
    Faction,
    Stage,
)
from core.adp.model.options import NoNonPlayer, Options, Reveal
from core.adp.model.totals import margins
from core.adp.rules.actions import Catalogue
from tests.adp.play import asked, finish, play, position

ROUND: Final = "card: propaganda\nmap: empty\n"
FINAL: Final = """
    stage: redeploy
    card: propaganda
    played: 1 propaganda 2 propaganda 3 propaganda 4 propaganda
"""
"""The end of the last Propaganda Round of the main scenario."""

LEVEL: Final = """
    patronage: 31
    resources: warlords=36
    kabul support=O
    baghlan support=O
    balkh support=O
    bamian support=O
    kandahar support=O
    khowst support=O
    konduz support=O
    nuristan support=O
"""
"""Each of the four Factions is 4 short of its goal."""

GOES_ON: Final = Entered(Stage.RESOURCES, rule="6.3")
TWENTY_IN_OPPOSITION: Final = """
    kabul support=O
    baghlan support=O
    balkh support=O
    kandahar support=O
    khowst support=O
    konduz support=O
    nuristan support=O
    bamian support=O
    badakhshan support=O
    badghis support=O
    faryab support=O
    ghazni support=O
"""
COIN_HOLDS_NINE: Final = "kabul G:P1\nbaghlan G:P1\nbalkh G:P1\nkonduz G:P1\n"


def result(board: Board, *answers: str) -> Result:
    """Return how the game ends in this stage, as it must."""
    ended = finish(board, *answers).facts[-1]
    assert isinstance(ended, GameEnded), ended
    return ended.result


def assert_ends_iff(board: Board, winner: Faction, ends: bool) -> None:
    """Assert that the check ends the game for a Faction, or that the Round goes on."""
    last = finish(board).facts[-1]
    if ends:
        assert isinstance(last, GameEnded)
        assert (last.result.winners, last.result.reason, last.rule) == ((winner,), "check", "7.1")
    else:
        assert last == GOES_ON


# The check


@pytest.mark.rule("R6.1-1", "R7.2-1", "R7.3-1", "R1.9-1")
@pytest.mark.parametrize(
    ("text", "margin"),
    [
        ("kabul support=S +1", 0),
        ("kabul support=S +1\nbamian support=S", 1),
        ("kabul support=S +1\nbamian support=S C:T1", 0),
        ("kabul support=S +1\nbamian support=S\ncasualties: C:T1", 0),
        ("kabul support=S +1\nbamian support=S\nout-of-play: C:B1", 0),
    ],
)
def test_the_coalition_wins_with_more_than_30_support_and_available(text: str, margin: int) -> None:
    board = position("card: propaganda\n" + text)

    assert margins(board)[COALITION] == margin
    assert_ends_iff(board, COALITION, margin > 0)


@pytest.mark.rule("R6.1-1", "R7.2-1", "R7.3-1", "R1.9-3")
@pytest.mark.parametrize(
    ("text", "margin"),
    [
        ("patronage: 35\nmap: empty", 0),
        ("patronage: 36\nmap: empty", 1),
        ("patronage: 32\nkabul G:P1", 0),
        ("patronage: 32\nkabul G:P1 +1", 1),
        ("patronage: 32\nkabul G:P1 W:u1 +1", -3),
    ],
)
def test_the_government_wins_with_more_than_35_coin_control_and_patronage(
    text: str, margin: int
) -> None:
    board = position("card: propaganda\n" + text)

    assert margins(board)[GOVERNMENT] == margin
    assert_ends_iff(board, GOVERNMENT, margin > 0)


@pytest.mark.rule("R6.1-1", "R7.2-1", "R7.3-1", "R1.9-2")
@pytest.mark.parametrize(
    ("text", "margin"),
    [("", 0), ("ghowr support=O", 1), ("waziristan T:B1", 1), ("waziristan T:u2", 0)],
)
def test_the_taliban_win_with_more_than_20_opposition_and_bases(text: str, margin: int) -> None:
    board = position("card: propaganda\n" + TWENTY_IN_OPPOSITION + text)

    assert margins(board)[TALIBAN] == margin
    assert_ends_iff(board, TALIBAN, margin > 0)


@pytest.mark.rule("R6.1-1", "R7.2-1", "R7.3-1", "R1.9-4", "D-40")
@pytest.mark.parametrize(
    ("text", "margin"),
    [
        ("resources: warlords=41\n", 1),
        ("resources: warlords=40\n", 0),
        ("resources: warlords=75\nbamian G:P1", 0),
        ("resources: warlords=75\nbamian T:u1", 0),
        ("resources: warlords=75\nwaziristan T:u1", 1),
        ("resources: warlords=75\nbamian G:P1 W:u1", 1),
    ],
)
def test_the_warlords_win_with_more_than_15_uncontrolled_and_more_than_40_resources(
    text: str, margin: int
) -> None:
    board = position("card: propaganda\n" + COIN_HOLDS_NINE + text)

    assert margins(board)[WARLORDS] == margin
    assert_ends_iff(board, WARLORDS, margin > 0)


@pytest.mark.rule("R6.1-1", "R7.1-2")
def test_of_several_players_who_pass_the_check_the_highest_margin_wins() -> None:
    board = position("card: propaganda\npatronage: 38\nresources: warlords=42\nmap: empty")

    assert result(board).ranking == (GOVERNMENT, WARLORDS, COALITION, TALIBAN)


# Ranking, ties and Non-players


@pytest.mark.rule("R7.1-1")
def test_a_non_player_that_passes_the_check_beats_players_with_higher_margins() -> None:
    board = position(
        "card: propaganda\npatronage: 38\nresources: warlords=41\nmap: empty", bots=(WARLORDS,)
    )

    end = result(board)

    assert end.winners == (WARLORDS,)
    assert end.ranking == (WARLORDS, GOVERNMENT, COALITION, TALIBAN)


@pytest.mark.rule("R7.1-1")
def test_a_non_player_that_misses_the_check_does_not_keep_a_player_from_winning() -> None:
    board = position(
        "card: propaganda\npatronage: 36\nresources: warlords=40\nmap: empty", bots=(WARLORDS,)
    )

    assert result(board).ranking == (GOVERNMENT, WARLORDS, COALITION, TALIBAN)


@pytest.mark.rule("R7.1-1", "R7.1-2")
def test_of_two_non_players_that_pass_the_check_the_higher_margin_comes_first() -> None:
    board = position(
        "card: propaganda\npatronage: 38\nresources: warlords=41\nmap: empty",
        bots=(GOVERNMENT, WARLORDS),
    )

    assert result(board).ranking == (GOVERNMENT, WARLORDS, COALITION, TALIBAN)


@pytest.mark.rule("R7.1-3", "R7.3-1")
@pytest.mark.parametrize(
    ("bots", "ranking"),
    [
        ((), (WARLORDS, GOVERNMENT, TALIBAN, COALITION)),
        ((COALITION,), (COALITION, WARLORDS, GOVERNMENT, TALIBAN)),
        ((COALITION, TALIBAN), (TALIBAN, COALITION, WARLORDS, GOVERNMENT)),
        ((GOVERNMENT, WARLORDS), (WARLORDS, GOVERNMENT, TALIBAN, COALITION)),
    ],
)
def test_ties_go_to_non_players_then_warlords_government_taliban(
    bots: tuple[Faction, ...], ranking: tuple[Faction, ...]
) -> None:
    board = position(FINAL + LEVEL, bots=bots)

    end = result(board)

    assert end.margins == dict.fromkeys(FACTIONS, -4)
    assert end.ranking == ranking
    assert end.winners == ranking[:1]


@pytest.mark.rule("R7.1-2", "R2.4.1-1", "R7.3-1")
def test_after_the_final_round_the_margins_rank_the_factions() -> None:
    board = position(FINAL + "patronage: 31\nresources: warlords=36\nkabul C:T4 support=O")

    end = result(board)

    assert end.margins == {COALITION: -8, GOVERNMENT: -1, TALIBAN: -17, WARLORDS: -4}
    assert end.ranking == (GOVERNMENT, WARLORDS, COALITION, TALIBAN)
    assert (end.reason, end.rule) == ("final", "7.3")


@pytest.mark.rule("A-39")
def test_a_non_player_that_leads_after_the_final_round_wins_and_players_rank_behind_it() -> None:
    board = position(FINAL + LEVEL.replace("patronage: 31", "patronage: 32"), bots=(GOVERNMENT,))

    end = result(board)

    assert end.winners == (GOVERNMENT,)
    assert end.ranking == (GOVERNMENT, WARLORDS, TALIBAN, COALITION)


@pytest.mark.rule("A-39")
def test_a_non_player_behind_the_leader_after_the_final_round_is_ranked_like_any_faction() -> None:
    board = position(FINAL + LEVEL.replace("patronage: 31", "patronage: 32"), bots=(WARLORDS,))

    assert result(board).ranking == (GOVERNMENT, WARLORDS, TALIBAN, COALITION)


@pytest.mark.rule("R8.9-3")
@pytest.mark.parametrize(
    ("text", "epilogue"),
    [
        ("kabul support=S +1\nbamian support=S", "Fundamentalism Denied"),
        ("patronage: 36\nmap: empty", "Pashtun Dictatorship"),
        (TWENTY_IN_OPPOSITION + "ghowr support=O", "Extremist Return"),
        ("resources: warlords=41\nmap: empty", "Feudal Patchwork"),
    ],
)
def test_the_end_says_what_became_of_afghanistan(text: str, epilogue: str) -> None:
    assert result(position("card: propaganda\n" + text)).epilogue == epilogue


# No Non-Player


@pytest.mark.rule("R1.5-3", "R1.5-4")
def test_the_player_of_a_single_faction_passes_the_check_with_it() -> None:
    board = position(ROUND + "patronage: 36", options=Options(no_non_player=NoNonPlayer.THREE))

    assert_ends_iff(board, GOVERNMENT, True)


@pytest.mark.rule("R1.5-3", "R1.5-4")
@pytest.mark.parametrize(
    ("shared", "text"),
    [
        (NoNonPlayer.THREE, "kabul support=S +1\nbamian support=S"),
        (NoNonPlayer.THREE, "resources: warlords=41\nmap: empty"),
        (NoNonPlayer.TWO, "patronage: 36\nmap: empty"),
        (NoNonPlayer.TWO_WITH_WARLORDS, "patronage: 36\nmap: empty"),
        (NoNonPlayer.TWO_WITH_WARLORDS, "patronage: 36\nresources: warlords=41\nmap: empty"),
    ],
)
def test_the_player_of_two_factions_does_not_pass_the_check_with_one_of_them(
    shared: NoNonPlayer, text: str
) -> None:
    board = position("card: propaganda\n" + text, options=Options(no_non_player=shared))

    assert finish(board).facts == [GOES_ON]


@pytest.mark.rule("R1.5-3", "R1.5-4")
@pytest.mark.parametrize(
    ("shared", "text", "winners"),
    [
        (
            NoNonPlayer.THREE,
            "resources: warlords=41\nkabul support=S +1\nbamian support=S",
            (COALITION, WARLORDS),
        ),
        (
            NoNonPlayer.TWO,
            "patronage: 36\nkabul support=S +1\nbamian support=S",
            (COALITION, GOVERNMENT),
        ),
        (
            NoNonPlayer.TWO,
            "resources: warlords=41\nghowr support=O" + TWENTY_IN_OPPOSITION,
            (TALIBAN, WARLORDS),
        ),
        (
            NoNonPlayer.TWO_WITH_WARLORDS,
            "resources: warlords=41\nkabul support=S +1\nbamian support=S",
            (COALITION, WARLORDS),
        ),
        (
            NoNonPlayer.TWO_WITH_WARLORDS,
            "patronage: 36\nghowr support=O" + TWENTY_IN_OPPOSITION,
            (GOVERNMENT, TALIBAN),
        ),
    ],
)
def test_a_player_with_two_factions_wins_when_both_pass_the_check(
    shared: NoNonPlayer, text: str, winners: tuple[Faction, ...]
) -> None:
    board = position("card: propaganda\n" + text, options=Options(no_non_player=shared))

    assert result(board).winners == winners


@pytest.mark.rule("R1.5-4")
@pytest.mark.parametrize(
    ("shared", "ranking"),
    [
        # Margins: Coalition -4, Government 3, Taliban -4, Warlords -5.
        (NoNonPlayer.THREE, (GOVERNMENT, TALIBAN, WARLORDS, COALITION)),
        (NoNonPlayer.TWO, (COALITION, GOVERNMENT, WARLORDS, TALIBAN)),
        (NoNonPlayer.TWO_WITH_WARLORDS, (TALIBAN, GOVERNMENT, WARLORDS, COALITION)),
    ],
)
def test_players_are_ranked_by_the_lower_margin_of_their_factions(
    shared: NoNonPlayer, ranking: tuple[Faction, ...]
) -> None:
    board = position(
        FINAL + LEVEL.replace("patronage: 31", "patronage: 38").replace("=36", "=35"),
        options=Options(no_non_player=shared),
    )

    assert result(board).ranking == ranking


@pytest.mark.rule("A-6")
@pytest.mark.parametrize(
    ("shared", "text", "winners"),
    [
        # All margins equal: each player is judged by its Faction that is earlier in the tie order.
        (NoNonPlayer.THREE, LEVEL, (COALITION, WARLORDS)),
        (NoNonPlayer.TWO, LEVEL, (TALIBAN, WARLORDS)),
        # The Warlords are ahead, so the Coalition's margin counts, and it loses ties.
        (NoNonPlayer.THREE, LEVEL.replace("=36", "=37"), (GOVERNMENT,)),
        (NoNonPlayer.TWO, LEVEL.replace("=36", "=37"), (COALITION, GOVERNMENT)),
    ],
)
def test_ties_between_players_go_by_the_faction_with_the_lower_margin(
    shared: NoNonPlayer, text: str, winners: tuple[Faction, ...]
) -> None:
    board = position(FINAL + text, options=Options(no_non_player=shared))

    assert result(board).winners == winners


# Victory Deception


DECEPTION: Final = Options(victory_deception=True)
AGENDA: Final = MarkerShown(GOVERNMENT, Deception.AGENDA, rule="7.3")


@pytest.mark.rule("R7.3-2")
def test_each_player_draws_two_deception_markers() -> None:
    board = position("stage: deception", options=DECEPTION, bots=(WARLORDS,))

    table = finish(
        board,
        *("empty-threat", "hidden-agenda"),
        *("hidden-asset", "hidden-asset"),
        *("hidden-agenda", "hidden-agenda"),
    )

    assert table.facts[:2] == [
        MarkerDrawn(COALITION, Deception.THREAT, rule="7.3"),
        MarkerDrawn(COALITION, Deception.AGENDA, rule="7.3"),
    ]
    assert table.board.hidden == {
        COALITION: (Deception.THREAT, Deception.AGENDA),
        GOVERNMENT: (Deception.ASSET, Deception.ASSET),
        TALIBAN: (Deception.AGENDA, Deception.AGENDA),
    }


@pytest.mark.rule("R7.3-2", "A-37")
def test_a_marker_that_was_drawn_is_less_likely_to_be_drawn_again() -> None:
    turn = play(position("stage: deception", options=DECEPTION), *["hidden-asset"] * 3)

    assert asked(turn).about == (GOVERNMENT,)
    assert dict(zip(asked(turn).options, asked(turn).weights, strict=True)) == {
        "empty-threat": 4,
        "hidden-agenda": 4,
        "hidden-asset": 1,
    }
    turn.answer("hidden-asset")
    assert asked(turn).options == ("empty-threat", "hidden-agenda")


@pytest.mark.rule("R7.3-2")
def test_nobody_draws_deception_markers_in_the_usual_game() -> None:
    table = finish(position("stage: deception"))

    assert table.facts == [Entered(Stage.DEPLOY, rule="S")]


@pytest.mark.rule("R7.3-2", "A-38")
def test_a_hidden_agenda_is_offered_when_it_passes_the_check_and_ends_the_game() -> None:
    board = position(
        ROUND + "patronage: 35\nhidden: government=hidden-agenda,hidden-asset", options=DECEPTION
    )

    decision = asked(play(board))
    end = result(board, "show-agenda")

    assert (decision.by, decision.options) == (GOVERNMENT, ("show-agenda", "keep"))
    assert finish(board, "show-agenda").facts[0] == AGENDA
    assert end.winners == (GOVERNMENT,)
    assert end.margins[GOVERNMENT] == 1


@pytest.mark.rule("R7.3-2", "A-38")
def test_a_hidden_agenda_may_be_kept() -> None:
    board = position(ROUND + "patronage: 35\nhidden: government=hidden-agenda", options=DECEPTION)

    table = finish(board, "keep")

    assert table.facts == [GOES_ON]
    assert table.board.hidden == {GOVERNMENT: (Deception.AGENDA,)}


@pytest.mark.rule("R7.3-2", "A-38")
@pytest.mark.parametrize(
    "text",
    [
        "patronage: 33\nhidden: government=hidden-agenda,hidden-agenda",
        "patronage: 35\nhidden: taliban=hidden-agenda,hidden-agenda",
    ],
)
def test_a_hidden_agenda_that_would_not_pass_the_check_is_not_asked_for(text: str) -> None:
    assert finish(position(ROUND + text, options=DECEPTION)).facts == [GOES_ON]


@pytest.mark.rule("R7.3-2", "A-93")
@pytest.mark.parametrize(
    "text",
    [
        "patronage: 34\nhidden: government=hidden-agenda,empty-threat",
        "patronage: 35\nhidden: government=hidden-asset,empty-threat",
    ],
)
def test_whoever_could_have_agendas_enough_is_asked_but_can_only_keep(text: str) -> None:
    board = position(ROUND + text, options=DECEPTION)

    decision = asked(play(board))

    assert (decision.by, decision.options) == (GOVERNMENT, ("keep",))
    assert decision.known_to == (GOVERNMENT,)
    assert finish(board, "keep").facts == [GOES_ON]


@pytest.mark.rule("R7.3-2", "A-38")
def test_two_hidden_agendas_may_be_needed() -> None:
    board = position(
        ROUND + "patronage: 34\nhidden: government=hidden-agenda,hidden-agenda", options=DECEPTION
    )

    table = finish(board, "show-agenda", "show-agenda")

    assert table.facts[:2] == [AGENDA, AGENDA]
    assert isinstance(table.facts[2], GameEnded)


@pytest.mark.rule("R7.3-2", "A-38")
@pytest.mark.parametrize(("shown", "margin"), [(0, 0), (1, 1), (2, 2)])
def test_a_shown_agenda_counts_for_the_rest_of_the_game(shown: int, margin: int) -> None:
    markers = ",".join(["hidden-agenda"] * shown) or "none"
    board = position(ROUND + f"patronage: 35\nshown: government={markers}", options=DECEPTION)

    assert margins(board)[GOVERNMENT] == margin


@pytest.mark.rule("R7.3-2", "A-83")
def test_once_a_player_passes_the_check_all_agendas_count_without_being_asked_for() -> None:
    board = position(
        ROUND + "patronage: 36\nresources: warlords=40\n"
        "hidden: government=empty-threat,hidden-asset warlords=hidden-agenda,hidden-agenda",
        options=DECEPTION,
    )

    *shown, ended = finish(board).facts

    assert shown == [
        MarkerShown(GOVERNMENT, Deception.THREAT, rule="7.3"),
        MarkerShown(WARLORDS, Deception.AGENDA, rule="7.3"),
        MarkerShown(WARLORDS, Deception.AGENDA, rule="7.3"),
    ]
    assert isinstance(ended, GameEnded)
    assert ended.result.ranking == (WARLORDS, GOVERNMENT, COALITION, TALIBAN)
    assert ended.result.margins[WARLORDS] == 2


@pytest.mark.rule("R7.3-2", "A-83")
def test_at_the_final_ranking_agendas_count_and_empty_threats_are_shown() -> None:
    board = position(
        FINAL + LEVEL + "hidden: coalition=hidden-agenda,empty-threat taliban=hidden-asset",
        options=DECEPTION,
    )

    *_, first, second, ended = finish(board).facts

    assert (first, second) == (
        MarkerShown(COALITION, Deception.AGENDA, rule="7.3"),
        MarkerShown(COALITION, Deception.THREAT, rule="7.3"),
    )
    assert isinstance(ended, GameEnded)
    assert ended.result.margins[COALITION] == -3
    assert ended.result.winners == (COALITION,)


@pytest.mark.rule("R7.3-2", "R1.5-4")
@pytest.mark.parametrize("warlords", [40, 41])
def test_the_agenda_of_a_player_with_two_factions_counts_for_both(warlords: int) -> None:
    board = position(
        f"card: propaganda\nresources: warlords={warlords}\nhidden: coalition=hidden-agenda\n"
        "kabul support=S +1",
        options=Options(victory_deception=True, no_non_player=NoNonPlayer.THREE),
    )

    end = result(board, "show-agenda")

    assert end.winners == (COALITION, WARLORDS)
    assert (end.margins[COALITION], end.margins[WARLORDS]) == (1, warlords - 39)


@pytest.mark.rule("R7.3-2", "R1.5-4")
def test_an_agenda_that_helps_only_one_of_two_factions_is_not_asked_for() -> None:
    board = position(
        "card: propaganda\nresources: warlords=39\nhidden: coalition=hidden-agenda\n"
        "kabul support=S +1",
        options=Options(victory_deception=True, no_non_player=NoNonPlayer.THREE),
    )

    assert finish(board).facts == [GOES_ON]


@pytest.mark.rule("R7.3-2")
@pytest.mark.parametrize(
    ("reveal", "options"),
    [(Reveal.ON_USE, ("pass",)), (Reveal.ANYTIME, ("pass", "show-agenda", "show-threat"))],
)
def test_only_the_1st_printing_lets_a_player_show_markers_at_any_time(
    reveal: Reveal, options: tuple[str, ...]
) -> None:
    board = position(
        "card: 30\nhidden: taliban=hidden-agenda,empty-threat government=hidden-agenda",
        options=Options(victory_deception=True, deception_reveal=reveal),
    )

    decision = asked(play(board, catalogue=Catalogue()))

    assert decision.by == TALIBAN
    assert decision.options == options


@pytest.mark.rule("R7.3-2")
def test_an_agenda_shown_in_between_returns_to_the_question_and_counts_at_once() -> None:
    board = position(
        "card: 30\nhidden: taliban=hidden-agenda,hidden-agenda",
        options=Options(victory_deception=True, deception_reveal=Reveal.ANYTIME),
    )
    turn = play(board, catalogue=Catalogue())

    facts = turn.answer("show-agenda")

    assert facts == (MarkerShown(TALIBAN, Deception.AGENDA, rule="7.3"),)
    assert asked(turn).options == ("pass", "show-agenda")
    assert margins(turn.board)[TALIBAN] == margins(board)[TALIBAN] + 1
    turn.answer("show-agenda")
    assert asked(turn).options == ("pass",)
