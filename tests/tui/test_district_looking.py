"""District Commander on the screen: what is found by name, and numbers that nobody may count."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest

from adp_tui.games.district.presenter import PRESENTER
from adp_tui.games.district.things import DistrictThing
from adp_tui.look.paint import plain
from adp_tui.look.theme import MONOCHROME
from adp_tui.play.controller import Controller
from adp_tui.play.highlighted import sheet_of, thing_of
from adp_tui.play.journal import Journal
from adp_tui.presenter.panes import Thing
from adp_tui.screens.find import FindScreen
from adp_tui.screens.game.bot_rows import changed_of
from adp_tui.screens.game.rows import bar_of, sign_of
from adp_tui.screens.lines_list import stops_for
from adp_tui.widgets.journal_pane import journal_rows
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import GOVERNMENT, INSURGENT
from core.kernel import Decision, Knowledge, Setup, Viewer
from saves.session import Session

ANSWERS: Final = 150
"""How many answers the bots give: somewhere in the Operations of the first turn."""

WIDTHS: Final = (60, 78, 127)
_NUMBER: Final = re.compile(r"\d+")


def played(answers: int = ANSWERS, other: str = "human") -> Session[DistrictBoard, DistrictFact]:
    """Return a game of one person or of two, whose answers are those of the bots."""
    setup = Setup("standard", {"government": "human", "insurgent": other}, {"length": "short"})
    session: Session[DistrictBoard, DistrictFact] = Session.new(
        DISTRICT, setup, seed=1, program="test"
    )
    while session.depth < answers and isinstance(asked := session.turn.pending, Decision):
        if asked.by is None:
            session.roll()
        else:
            session.answer(DISTRICT.bot.decide(Knowledge(DISTRICT, session.turn))[0])
    return session


@cache
def looked_at(*sides: str, sees_all: bool = False) -> Controller:
    """Return a game as somebody sees it."""
    return Controller(played(), PRESENTER, viewer=Viewer(sides, sees_all))


def journal(at: Controller, cells: int) -> list[str]:
    """Return the whole journal."""
    return [plain(row) for row in journal_rows(at.journal.tail(10_000), PRESENTER, cells)]


@pytest.mark.rule("RDS-2", "RDS-13")
@pytest.mark.parametrize("sides", [(GOVERNMENT,), (INSURGENT,), ()], ids=str)
def test_no_number_of_the_log_is_in_the_bar(sides: tuple[str, ...]) -> None:
    at = looked_at(*sides)

    for cells in (80, 120):
        assert "answer" not in "\n".join(map(plain, bar_of(at, cells, small=False)))
        assert not _NUMBER.search("\n".join(map(plain, sign_of(at, cells))))


def test_whoever_sees_everything_reads_the_numbers_of_the_log() -> None:
    at = looked_at(sees_all=True)

    assert "answer 150" in plain(bar_of(at, 120, small=False)[0])
    assert any(row[:4].strip().isdigit() for row in journal(at, 78))


@pytest.mark.rule("RDS-2", "RDS-27")
@pytest.mark.parametrize("sides", [(GOVERNMENT,), (INSURGENT,), ()], ids=str)
def test_no_number_of_the_log_is_in_the_journal(sides: tuple[str, ...]) -> None:
    rows = journal(looked_at(*sides), 78)

    assert {row[:5].strip() for row in rows} == {"G", "I", "dice", ""}


@pytest.mark.rule("RDS-27")
@pytest.mark.parametrize("sides", [(GOVERNMENT,), (INSURGENT,), ()], ids=str)
@pytest.mark.parametrize("cells", WIDTHS)
def test_no_total_of_the_journal_is_cut(sides: tuple[str, ...], cells: int) -> None:
    at = looked_at(*sides)
    told = [entry.text for entry in at.journal.tail(10_000) if " against " in entry.text]

    rows = " ".join(" ".join(journal(at, cells)).split())

    assert told
    assert all(text in rows for text in told)


@pytest.mark.rule("RDS-27")
def test_the_journal_tells_a_mission_in_few_lines() -> None:
    brief = journal(looked_at(GOVERNMENT), 78)
    session = looked_at(GOVERNMENT).session
    whole = Journal(session, PRESENTER)
    whole.viewer = Viewer((GOVERNMENT,))

    assert len(brief) < 0.8 * len(whole.tail(10_000))
    assert not any("plays a chit" in row for row in brief)
    assert any("Chits: Government" in row for row in brief)


@pytest.mark.rule("RDS-2")
def test_lines_of_play_are_told_without_numbers_of_answers() -> None:
    session = played(other="bot")
    session.undo(3)
    asked = session.turn.pending
    assert isinstance(asked, Decision)
    session.answer(asked.options[-1])
    at = Controller(session, PRESENTER, viewer=Viewer((GOVERNMENT,)))

    told = [stop.text for stop in stops_for(at)]

    assert told[0] == "main line: to turn 1"
    assert all("answer" not in text for text in told)


@pytest.mark.rule("RDS-13", "RDS-22")
def test_the_page_of_an_area_tells_no_secret_of_what_happened_there_lately() -> None:
    session = played(90)
    assert session.turn.board.posts, "the Insurgent is deploying in secret"
    at = Controller(session, PRESENTER, viewer=Viewer((GOVERNMENT,)))

    for area in session.turn.board.grounds:
        rows = sheet_of(at, Thing(DistrictThing.AREA, area), 60).rows
        lately = next(row for row in map(plain, rows) if row.startswith("Recently"))
        assert "(x" not in lately
        assert "answer" not in lately


@pytest.mark.rule("RDS-22")
@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("G2", Thing(DistrictThing.STRATEGY, "G2")),
        ("x7", Thing(DistrictThing.UNIT, "x7")),
        ("324", Thing(DistrictThing.CHIT, "324")),
        ("q", Thing(DistrictThing.STACK, "q")),
        ("patrol", Thing(DistrictThing.RULE, "6.11")),
        ("mill", Thing(DistrictThing.AREA, "mill-quarter")),
        ("guards", Thing(DistrictThing.KIND, "guards")),
        ("52", Thing(DistrictThing.EVENT, "52")),
    ],
)
async def test_everything_is_found_by_its_names(typed: str, found: Thing) -> None:
    at = looked_at(INSURGENT)
    screen = FindScreen(MONOCHROME, PRESENTER.lookup, at.sight.board, room=80)

    for letter in typed:
        await screen.press(letter)

    assert screen._finder.current == found


@pytest.mark.rule("RDS-22")
def test_an_answer_is_looked_up_before_the_area_of_its_question() -> None:
    session = played(other="bot")
    at = Controller(session, PRESENTER)
    while at.decision is None or at.decision.ask != "ops.mission":
        at.driver.answer(DISTRICT.bot.decide(Knowledge(DISTRICT, session.turn))[0])
        at.ask()

    assert at.place == session.turn.board.active
    found = thing_of(at)
    at.press("tab")
    in_field = thing_of(at)

    assert found is not None
    assert found.kind == DistrictThing.RULE
    assert in_field == Thing(DistrictThing.AREA, str(at.cursor.place))


@pytest.mark.rule("RDS-14")
def test_what_a_persons_answer_has_led_to_is_told_before_a_bot_acts() -> None:
    session = played(other="bot")
    at = Controller(session, PRESENTER, bot=DISTRICT.bot)
    told = ""
    while not told and isinstance(asked := session.turn.pending, Decision):
        before = session.turn.board.pool
        at.driver.answer(DISTRICT.bot.decide(Knowledge(DISTRICT, session.turn))[0])
        while isinstance(rolled := session.turn.pending, Decision) and rolled.by is None:
            session.roll()
        is_bots_turn = isinstance(rolled, Decision) and rolled.by == INSURGENT
        if asked.by == GOVERNMENT and is_bots_turn and before != session.turn.board.pool:
            told = " ".join(map(plain, changed_of(at, 60).rows))

    assert "IU" in told
