"""District Commander at the table: what the player is asked, told and shown, whatever the size."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Final

import pytest

from adp_tui.config.pace import Pace
from adp_tui.games.district.presenter import PRESENTER
from adp_tui.look.paint import plain
from adp_tui.play.controller import Controller
from adp_tui.screens.game.rows import bar_of, decision_of
from adp_tui.screens.game.screen import GameScreen
from core.district.box import DISTRICT
from core.district.model.ids import AnswerKind, Segment
from core.kernel import ALL_SEEING, BOT, HUMAN, Decision, How, Kind, Knowledge, Setup
from saves.session import Session
from tests.tui.conftest import frame
from tests.tui.hot_seat import DistrictSession, position, session_at, table_of
from tests.tui.shelf import program, settled
from tests.tui.table import app, press

GOVERNMENT_ALONE: Final = {"government": HUMAN, "insurgent": BOT}
INSURGENT_ALONE: Final = {"government": BOT, "insurgent": HUMAN}


def at_question(
    ask: str, seats: dict[str, str], *, options: tuple[str, ...] = (), pace: Pace = Pace.STEP
) -> Controller:
    """Let bots play until the person is asked this, and can answer at least these words."""
    person = next(side for side, who in seats.items() if who == HUMAN)
    for seed in count(1):
        setup = Setup("standard", seats, {"length": "short"})
        session: DistrictSession = Session.new(DISTRICT, setup, seed=seed, program="test")
        while isinstance(asked := session.turn.pending, Decision):
            if asked.by is None:
                session.roll()
            elif (asked.by, asked.ask) == (person, ask) and {*options} <= {*asked.options}:
                return Controller(session, PRESENTER, bot=DISTRICT.bot, pace=pace)
            else:
                session.answer(DISTRICT.bot.decide(Knowledge(DISTRICT, session.turn)).option)
    raise AssertionError("games never end")


def go_on(at: Controller) -> None:
    """Let bots act as long as they do so by themselves."""
    while at.advance() is not None:
        pass


@pytest.mark.rule("RDS-21")
async def test_areas_that_can_be_chosen_are_marked_and_taken_on_the_map() -> None:
    at = at_question("ops.area", INSURGENT_ALONE)
    decision = at.decision
    assert decision is not None
    assert decision.kind is Kind.PLACE
    assert {area for area, sign in at.marks.items() if sign.isdigit()} == {*decision.options}

    shown_by = app(at)
    async with shown_by.run_test(size=(80, 24)) as pilot:
        await press(pilot, "tab", "enter")
    assert at.session.line()[-1].answer == decision.options[0]


def test_a_kind_of_a_game_is_never_called_as_one_of_every_game() -> None:
    assert {*AnswerKind}.isdisjoint({*Kind})


def test_a_stack_with_only_one_mission_is_asked_for_it_because_it_costs_a_point() -> None:
    asked = 0
    for seed in range(60):
        at = Controller(session_at(position(seed)), PRESENTER)
        decision = at.decision
        if decision is None or decision.ask != "ops.stack" or decision.options[0] == "pass":
            continue
        at.driver.answer(decision.options[0])
        assert at.driver.decision is not None
        assert at.driver.decision.ask == "ops.mission"
        asked += len(at.driver.decision.options) == 1

    assert asked


def test_how_a_mission_ended_is_said_when_the_next_question_comes() -> None:
    at = at_question("ops.mission", GOVERNMENT_ALONE, options=("build",))

    assert at.choices is not None
    at.choices.move_to("build")
    at.press("enter")
    go_on(at)

    assert at.notice.startswith("Build")
    assert at.notice.endswith(("built", "not built"))


def test_a_result_is_said_again_if_the_game_went_back_before_it() -> None:
    at = at_question("ops.mission", GOVERNMENT_ALONE, options=("build",))
    said = []
    for _ in range(2):
        assert at.choices is not None
        at.choices.move_to("build")
        at.press("enter")
        said.append(at.notice)
        at.press("U")

    assert said[0] == said[1] != ""


def test_what_a_bot_does_in_secret_is_not_waited_for() -> None:
    at = at_question("command", GOVERNMENT_ALONE)

    at.press("enter")  # the cursor begins on the answer that ends Command
    go_on(at)

    assert at.decision is not None
    assert at.decision.ask == "deploy.unit"
    assert not at.watching


def test_where_each_answer_costs_more_the_cursor_begins_on_the_one_that_ends_it() -> None:
    for ask in ("command", "redeploy"):
        at = at_question(ask, GOVERNMENT_ALONE)
        assert at.current is not None
        assert at.current.word == "done"


def ended(path: Path | None = None) -> DistrictSession:
    """Play a short game to its end."""
    setup = Setup("standard", INSURGENT_ALONE, {"length": "short"})
    session: DistrictSession = Session.new(DISTRICT, setup, seed=1, program="test", path=path)
    while isinstance(asked := session.turn.pending, Decision):
        if asked.by is None:
            session.roll()
        else:
            session.answer(DISTRICT.bot.decide(Knowledge(DISTRICT, session.turn)).option)
    return session


def test_when_the_game_is_over_nothing_is_hidden_any_more() -> None:
    at = Controller(ended(), PRESENTER)

    assert at.viewer is ALL_SEEING
    assert at.board is at.session.turn.board
    at.press("U")
    assert at.viewer.sides == ("insurgent",)
    assert at.board is not at.session.turn.board


@pytest.mark.rule("RDS-7")
async def test_the_replay_of_a_game_that_is_over_hides_nothing(tmp_path: Path) -> None:
    ended(tmp_path / "over.adp").close()
    shown_by = program(tmp_path)
    async with shown_by.run_test(size=(80, 24)) as pilot:
        await settled(pilot, "r", "enter")
        screen = shown_by.screen
        assert isinstance(screen, GameScreen)

        assert screen.controller.viewer is ALL_SEEING
        await press(pilot, "J")
        assert "something in secret" not in frame(shown_by)


def test_a_chit_is_chosen_by_its_number_too() -> None:
    at = at_question("chit", GOVERNMENT_ALONE)
    assert at.choices is not None
    chits = [row.word for row in at.choices.rows if row.word.isdigit()]

    for chit in chits:
        for digit in chit:
            at.press(digit)
        assert at.current is not None
        assert at.current.word == chit


def test_own_counters_are_found_by_what_they_are() -> None:
    at = at_question("redeploy", INSURGENT_ALONE)
    assert at.choices is not None
    labels = [row.label for row in at.choices.rows]
    kinds = {at.board.units[row.word].kind for row in at.choices.rows}
    kind = next(iter(sorted(kinds - {"dummy"})))

    for letter in kind[:4]:
        at.press(letter)

    assert at.current is not None
    assert at.board.units[at.current.word].kind == kind
    assert len(at.choices.rows) < len(labels)


def test_a_whole_phase_of_operations_can_be_left_to_the_bot() -> None:
    at = at_question("ops.stack", GOVERNMENT_ALONE)
    turn = at.board.turn

    at.press("Z")
    assert at.notice.endswith("takes it back step by step")
    for _ in range(200):
        if at.decision is None or at.board.segment is not Segment.OPERATIONS:
            break
        at.press(".")

    assert at.board.segment is not Segment.OPERATIONS or at.board.turn > turn
    mine = [answer for answer in at.session.line() if answer.ask.startswith("ops.")]
    assert mine[-1].how in (How.LEFT, How.BOT, How.ALONE)


def seen_going_back(bought: int) -> list[list[str]]:
    """Return what the Government sees step by step, after the Insurgent has bought some chits."""
    session: DistrictSession = Session.new(
        DISTRICT, Setup("standard", GOVERNMENT_ALONE), seed=1, program="test"
    )
    left = bought
    while isinstance(asked := session.turn.pending, Decision) and asked.ask != "deploy.unit":
        if asked.by is None:
            session.roll()
        elif asked.by == "insurgent" and left:
            session.answer("chit")
            left -= 1
        else:
            session.answer("done")
    at = Controller(session, PRESENTER, bot=DISTRICT.bot, pace=Pace.STEP)
    seen = []
    while at.session.depth:
        at.press(",")
        seen.append(
            [plain(row) for row in (*decision_of(at, 41, 20), *bar_of(at, 120, small=False))]
        )
    while at.driver.onward() is not None:
        at.press(".")
        seen.append([plain(row) for row in decision_of(at, 41, 20)])
    return seen


@pytest.mark.rule("RDS-2")
def test_nobody_can_count_by_steps_what_the_other_side_did_in_secret() -> None:
    assert seen_going_back(0) == seen_going_back(3)


@pytest.mark.rule("RDS-4", "RDS-25")
def test_whoever_leaves_operations_to_the_bot_is_not_seen_when_the_other_is_asked() -> None:
    asked_next = 0
    for seed in range(40):
        at = table_of(session_at(position(seed)))
        if at.asked != "insurgent":
            continue
        at.onlooker.change_pace()
        at.sit_down()
        at.press("Z")
        go_on(at)
        if at.asked == "government":
            asked_next += 1
            assert at.viewer.sides == ()

    assert asked_next


@pytest.mark.rule("RDS-4")
def test_whoever_gives_the_seat_away_does_not_sit_there_any_more() -> None:
    seed = next(seed for seed in range(40) if table_of(session_at(position(seed))).asked)
    at = table_of(session_at(position(seed)))
    side = at.asked
    assert side is not None
    at.sit_down()
    assert at.viewer.sides == (side,)

    at.change_seat(side)

    assert not at.viewer.sides
