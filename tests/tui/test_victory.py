"""How a game is won: announced, before each Round, and at the end with the figures."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from adp_tui.games.adp import agreed, victory
from adp_tui.games.adp.ahead.changes import difference
from adp_tui.games.adp.position_page import show
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import plain
from adp_tui.plain.talk import Talk
from adp_tui.play.controller import Controller
from adp_tui.play.highlighted import rule_of
from adp_tui.screens.game.rows import column_of, left_of
from core.adp.box import DistantPlain
from core.adp.model.board import Board, Result
from core.adp.model.ids import FACTIONS, PROPAGANDA, Faction, Islamabad, Stage
from core.adp.model.options import FIELDS, FIRST_PRINTING, Options, read_options, values_of
from core.adp.rules.victory import result_of
from core.kernel import Setup
from saves.session import Session
from tests.tui.table import FOUR, SOLO, AdpSession, begin, controller, ended


class From(DistantPlain):
    """A box whose games begin with a given position."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board

    def start(self, setup: Setup) -> Board:
        """Return that position."""
        return self._board


def session_from(board: Board) -> AdpSession:
    """Return a game at this position."""
    return Session.new(From(board), Setup("main", SOLO, {}), seed=1, program="test")


def rounds(board: Board, played: int, *, upcoming: bool = False) -> Board:
    """Return a position after this many Propaganda Rounds, optionally with the next in sight."""
    return replace(
        board,
        played=(PROPAGANDA,) * played,
        upcoming=(PROPAGANDA,) if upcoming else board.upcoming,
    )


def over(reason: str, rule: str) -> AdpSession:
    """Return a game that ended as it was in the fourth Round, or after the last."""
    board = rounds(begin().turn.board, 5 if reason == "final" else 4)
    result = result_of(board, reason, rule)
    end = replace(board, stage=Stage.OVER, result=result, upcoming=())
    return session_from(end)


@pytest.mark.rule("R8.9-1")
@pytest.mark.rule("R8.9-2")
def test_the_view_of_the_factions_says_what_decides_a_solo_game_and_when() -> None:
    at = controller(begin(), "F")

    shown = " ".join(plain(row).strip() for row in left_of(at, 60, 22))

    assert "Solo (8.9): lost in the Victory Phase of Round 2 or later if" in shown
    assert "won after Round 5 if yours is above all others" in shown
    assert "you -12, best other Coalition -13" in shown
    assert len(left_of(at, 60, 22)) == 22


@pytest.mark.rule("R8.9-1")
def test_the_first_printing_checks_one_player_in_the_first_round_too() -> None:
    board = begin().turn.board
    first = replace(board, options=read_options({"edition": "1st"}))

    assert "of Round 2 or later" in victory.what_counts(board)
    assert "of Round 1 or later" in victory.what_counts(first)
    assert "not checked before Round 2" in victory.warning(rounds(board, 0, upcoming=True))
    assert "lost if a margin" in victory.warning(rounds(first, 0, upcoming=True))


@pytest.mark.rule("R8.9-1")
@pytest.mark.rule("R8.9-2")
def test_a_lone_player_is_warned_before_each_round_that_can_end_the_game() -> None:
    board = begin().turn.board

    assert victory.warning(rounds(board, 1)) == ""
    assert victory.warning(rounds(board, 1, upcoming=True)) == (
        "Propaganda next: lost if a margin is above yours (8.9): you -12, Coalition -13"
    )
    assert victory.warning(rounds(board, 4, upcoming=True)).startswith("last Round next")
    assert all(len(victory.warning(rounds(board, n, upcoming=True))) < 80 for n in range(5))
    assert victory.warning(rounds(begin(seats=FOUR).turn.board, 1, upcoming=True)) == ""


def test_the_footer_shows_the_warning_once_for_each_round() -> None:
    board = rounds(begin().turn.board, 1, upcoming=True)
    at = Controller(session_from(board), PRESENTER)

    assert at.notice.startswith("Propaganda next")
    at.press("1")
    assert at.notice == ""
    at.press("escape")
    assert at.notice == ""


@pytest.mark.rule("R8.9-1")
@pytest.mark.rule("R8.9-2")
@pytest.mark.parametrize(
    ("reason", "rule", "said"),
    [
        ("solo", "8.9", "In Round 4 of 5 another margin was above yours"),
        ("final", "7.3", "After Round 5 of 5, the last, only a margin above all others wins"),
    ],
)
def test_the_end_of_a_solo_game_shows_its_figures_and_opens_its_own_rule(
    reason: str, rule: str, said: str
) -> None:
    at = Controller(over(reason, rule), PRESENTER)

    shown = " ".join(plain(row).strip() for row in column_of(at, 41, 15, 7))

    assert said in shown
    assert "you -12, best other Coalition -13 (rule 8.9)" in shown
    assert rule_of(at) == "8.9"
    assert said in " ".join(Talk(over(reason, rule), PRESENTER).greet())
    assert said in " ".join(show(at.board).split())


@pytest.mark.rule("R7.1-2")
def test_the_end_of_a_game_among_people_follows_the_rule_of_ranking() -> None:
    at = Controller(ended(), PRESENTER)

    shown = " ".join(plain(row).strip() for row in column_of(at, 19, 12, 4))

    assert "Government won: Pashtun Dictatorship" in shown
    assert "In Round 1 of 5 the victory check was passed: Government +17 (rule 7.1)." in shown
    assert rule_of(at) == "7.1"


def test_a_result_without_figures_is_shown_too() -> None:
    board = begin().turn.board
    result = Result((Faction.TALIBAN,), FACTIONS, {}, "solo", "8.9", "unheard of")

    assert "best other" in victory.how_it_ended(board, result)[1]


def test_options_are_shown_with_the_game() -> None:
    options: dict[str, bool | str] = {"sudden-propaganda": True, "edition": "1st"}
    session = begin(options=options)
    board = session.turn.board

    assert agreed.unusual_options(board.options) == "Sudden Propaganda; 1st printing"
    assert "Options       Sudden Propaganda; 1st printing" in show(board)
    at = controller(session, "F")
    view = [plain(row).strip() for row in left_of(at, 60, 22)]
    assert "Options    Sudden Propaganda; 1st printing" in view
    assert "Options: Sudden Propaganda; 1st printing." in Talk(session, PRESENTER).greet()


@pytest.mark.parametrize("field", FIELDS)
def test_every_unusual_option_is_shown(field: str) -> None:
    usual = agreed.unusual_options(Options())
    assert usual == "the defaults; 2nd printing"

    for value in values_of(field):
        told = agreed.unusual_options(read_options({field: value}))
        if value == getattr(Options(), field):
            assert told == usual
        else:
            assert told != usual
    assert "mixture" in agreed.unusual_options(read_options({next(iter(FIRST_PRINTING)): False}))


def test_changes_beside_the_map_are_shown_too() -> None:
    before = begin().turn.board
    after = replace(
        before, islamabad=Islamabad.SPONSORSHIP, hard=True, capabilities=before.capabilities[1:]
    )

    told = {
        change.what: (change.before, change.after) for change in difference(before, after).others
    }

    assert told["Islamabad"] == ("Backing", "Sponsorship Hard")
    assert set(told) == {"Islamabad", "In force"}
