"""Missions, sums, units and hidden answers in words, for each side and for onlookers."""

from __future__ import annotations

from typing import Final

import pytest

from adp_tui.games.district.ahead.ahead import DistrictAhead
from adp_tui.games.district.answers import DistrictAnswers
from adp_tui.games.district.words import DistrictWords
from core.district.model.board import DistrictBoard, DistrictResult, Post
from core.district.model.facts import camps, flow, grounds, stacks, units
from core.district.model.facts.fact import DistrictFact, seen
from core.district.model.facts.grounds import Sum
from core.district.model.ids import GOVERNMENT, INSURGENT, AnswerKind, Belligerent, Mission, Segment
from core.district.model.view import view
from core.kernel import Decision, Kind, filled
from tests.district.missions import asked_in, carried_out
from tests.district.positions import empty, units_of, with_stack, with_units

WORDS: Final = DistrictWords()
ANSWERS: Final = DistrictAnswers()
AHEAD: Final = DistrictAhead()
RULE: Final = "1"


def found() -> DistrictBoard:
    """Return a position with a stack of each side: `a` may patrol against `q`."""
    board = empty(active="east-terraces", hands=(["324"], ["232"]))
    board = with_stack(board, "a", "east-terraces", "gendarmes*2 guards/d")
    return with_stack(board, "q", "east-terraces", "fighters villagers", underground=True)


def told(
    board: DistrictBoard, mission: Mission, target: str, *answers: str
) -> dict[str, list[str]]:
    """Return what is told of a mission to the Government, to the Insurgent and to onlookers."""
    facts = carried_out(board, "a", mission, target, *answers).facts
    sights = {who: [seen(fact, who) for fact in facts] for who in (GOVERNMENT, INSURGENT, None)}
    return {
        str(who): [WORDS.tell(fact) for fact in known if fact is not None]
        for who, known in sights.items()
    }


@pytest.mark.rule("RDS-27", "RD6.11-6")
def test_a_patrol_is_told_with_what_the_reader_knows_of_both_sums() -> None:
    lines = told(found(), Mission.PATROL, "q", "chit=324", "chit=232")

    assert "Patrol q: 9 + 3 against ? + 2 + 2: found" in lines["government"]
    assert "Patrol q: 9 + 3 against 3 + 2 + 2: found" in lines["insurgent"]
    assert lines["None"] == lines["government"]
    assert "Chits: Government 324, Insurgent 232" in lines["None"]
    assert "Stack q comes out at large in East Terraces" in lines["None"]


def test_where_a_chit_is_drawn_against_a_stack_only_that_chit_is_told() -> None:
    lines = told(found(), Mission.BUILD, "", "draw=141")

    assert "Build: 5 against 1: built" in lines["government"]


@pytest.mark.rule("RDS-14")
@pytest.mark.parametrize(
    ("side", "told"),
    [
        (GOVERNMENT, "IR 3, 9 + 3 = 12 against ? + chit + 2"),
        (INSURGENT, "IR 2, 3 + 2 + 2 = 7 against 9 + chit"),
    ],
)
def test_a_chit_is_offered_with_the_open_sum_that_it_makes(side: Belligerent, told: str) -> None:
    before = () if side is GOVERNMENT else ("chit=324",)
    asked = asked_in(found(), "a", Mission.PATROL, "q", *before)
    chit = "324" if side is GOVERNMENT else "232"

    assert asked.by == side
    assert str(WORDS.question(asked)) == "Patrol by a against q: which chit?"
    assert AHEAD.beside(asked, chit, view(found(), side)) == told
    assert WORDS.label(asked, "324") == "IR 3, TR 2, CMR 4"
    assert WORDS.label(asked, "blank") == "The blank, 0-0-0"
    assert WORDS.label(asked, "324+adv") == "IR 3, TR 2, CMR 4 with an Advantage"
    assert WORDS.said(asked, "324") == "Patrol by a against q: chit 324"


@pytest.mark.rule("RDS-14")
def test_targets_are_offered_with_what_is_known_of_them() -> None:
    decision = Decision(
        GOVERNMENT, "patrol.target", "6.11", AnswerKind.STACK, ("q",), ("east-terraces", "a")
    )

    sight = AHEAD.beside(decision, "q", view(found(), GOVERNMENT))
    assert sight == "2 counters, underground, 9 + chit against ? + chit + 2"


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("patrol", "1 TP, against q"),
        ("patrol-all", "1 TP, against q"),
        ("build", "1 TP, 5 against chit, 42 of 47 chits"),
        ("reduce", "1 TP, 5 + chit against chit + 3"),
        ("move", "1 TP"),
        ("stop", ""),
    ],
)
def test_missions_are_offered_with_their_price_and_what_they_are_against(
    word: str, told: str
) -> None:
    decision = Decision(
        GOVERNMENT, "ops.mission", "6.1", Kind.MENU, (word,), ("east-terraces", "a")
    )

    assert AHEAD.beside(decision, word, view(found(), GOVERNMENT)) == told


def test_a_counter_is_named_to_its_owner_and_stays_a_counter_to_others() -> None:
    board = found()
    fighters = units_of(board, "fighters", "east-terraces")[0]
    decision = Decision(INSURGENT, "redeploy", "7.1", AnswerKind.UNIT, (fighters,))

    assert AHEAD.beside(decision, fighters, board) == "Fighters, 4-2-2, in East Terraces"
    hidden = view(board, GOVERNMENT)
    assert AHEAD.beside(decision, fighters, hidden) == "in East Terraces"
    assert WORDS.outcome_of(decision, fighters, None, lambda: board) == ", Fighters"
    assert WORDS.outcome_of(decision, fighters, None, lambda: hidden) == ""


def test_of_units_that_are_alike_one_is_offered_and_those_to_be_placed_come_first() -> None:
    board = with_units(empty(segment=Segment.DEPLOYMENT, side=GOVERNMENT), "riverside", "line")
    names = units_of(board, "line")
    for name in names[1:3]:
        board = board.with_unit(name, board.units[name].__class__("line", "available"))
    decision = Decision(GOVERNMENT, "deploy.unit", "5.3", AnswerKind.UNIT, (*names[:3], "done"))

    arranged = ANSWERS.arranged(decision, board)

    assert arranged.options == (names[1], names[0], "done")


def test_a_unit_that_is_posted_is_told_where_it_will_be() -> None:
    board = with_units(empty(segment=Segment.DEPLOYMENT, side=GOVERNMENT), "riverside", "line")
    name = units_of(board, "line", "riverside")[0]
    posted = stacks.UnitPosted(
        unit=name, kind="line", post=Post("salt-flats", dispersed=True), rule="5.3"
    )
    decision = Decision(GOVERNMENT, "deploy.unit", "5.3", AnswerKind.UNIT, (name,))

    beside = AHEAD.beside(decision, name, posted.on(board))
    assert beside == "2-2-1, Dispersed, in Salt Flats"


@pytest.mark.rule("RDS-2")
@pytest.mark.parametrize(
    ("ask", "known_to", "phrase"),
    [
        ("command", INSURGENT, "plans its turn"),
        ("deploy.area", INSURGENT, "deploys"),
        ("chit", GOVERNMENT, "plays a chit"),
        ("discard", INSURGENT, ""),
        ("appeal.piece", INSURGENT, "Appeals"),
        ("redeploy", GOVERNMENT, "redeploys"),
        ("shuffle", INSURGENT, ""),
        ("event.cache", INSURGENT, ""),
        ("flip", GOVERNMENT, ""),
        ("something-new", INSURGENT, "chooses"),
    ],
)
def test_a_hidden_answer_is_told_as_what_its_side_does(
    ask: str, known_to: Belligerent, phrase: str
) -> None:
    by_side = Decision(known_to, ask, "5", Kind.MENU, ("x",), known_to=(known_to,))
    by_chance = Decision(None, ask, "5", Kind.MENU, ("x",), known_to=(known_to,))

    assert WORDS.unseen(by_side) == phrase
    assert WORDS.unseen(by_chance) == phrase


@pytest.mark.rule("RDS-2")
def test_all_that_a_side_does_in_one_go_is_told_alike() -> None:
    for asks in (("command", "command.draw", "command.number"), ("deploy.unit", "deploy.stack")):
        phrases = {
            WORDS.unseen(Decision(INSURGENT, ask, "5", Kind.MENU, ("x",), known_to=(INSURGENT,)))
            for ask in asks
        }
        assert len(phrases) == 1


FACTS: Final[tuple[tuple[DistrictFact, str], ...]] = (
    (flow.TurnBegun(turn=4, rule=RULE), "Turn 4"),
    (
        flow.SegmentBegun(segment=Segment.DEPLOYMENT, side=INSURGENT, rule=RULE),
        "Deployment, Insurgent",
    ),
    (
        flow.EventDrawn(first="314", second="421", event=34, rule=RULE),
        "Event 34, Refit: the Government takes all Hits off one unit on the map",
    ),
    (
        flow.EventDrawn(first="214", second="124", event=0, rule=RULE),
        "Event 21, Quiet weeks: nothing happens",
    ),
    (flow.EventDrawn(first="blank", second="blank", event=0, rule=RULE), "No event"),
    (
        flow.DistrictDecided(
            result=DistrictResult((INSURGENT,), {GOVERNMENT: 97, INSURGENT: 101}, "limit", "7.2"),
            rule=RULE,
        ),
        "The game is over: Insurgent won (Government 97 VP, Insurgent 101 VP)",
    ),
    (
        camps.PointsScored(side=GOVERNMENT, points=3, reason="mf", area="riverside", rule=RULE),
        "Government +3 VP: MF Disrupted, Riverside",
    ),
    (
        camps.NumberDrawn(side=GOVERNMENT, chit="314", number=4, rule=RULE),
        "Government: chit 314, so it draws 4",
    ),
    (
        camps.ChitsShown(government=("blank",), insurgent=("324",), rule=RULE),
        "Chits: Government the blank, Insurgent 324",
    ),
    (
        camps.AppealMade(side=INSURGENT, own="324", hq="225", until=8, rule=RULE),
        "Insurgent Appeals: own chit 324, headquarters chit 225; again from turn 8",
    ),
    (
        camps.AppealMade(side=INSURGENT, own="", hq="", until=0, rule=RULE),
        "Insurgent Appeals to its headquarters",
    ),
    (
        grounds.MissionJudged(
            mission=Mission.ATTACK,
            side=INSURGENT,
            area="riverside",
            stack="q",
            own=Sum(4, 2),
            against=Sum(2, 1, 3),
            success=False,
            target="d",
            rule=RULE,
        ),
        "Attack d: 4 + 2 against 2 + 1 + 3: a tie",
    ),
    (
        grounds.MissionJudged(
            mission=Mission.AMBUSH,
            side=INSURGENT,
            area="riverside",
            stack="q",
            own=Sum(4, 0, 2),
            against=Sum(4, 0),
            success=True,
            target="d.line-2",
            rule=RULE,
        ),
        "Ambush on Line 2: 4 + 2 against 4 + 0: success",
    ),
    (
        units.CountersRevealed(
            stack="n",
            area="riverside",
            counters=(units.Exposed("x7", "fighters"), units.Exposed("x9", "dummy")),
            dummies=("x9",),
            rule=RULE,
        ),
        "Stack n revealed: Fighters, Dummy; Dummies go to Available",
    ),
    (
        units.UnitDisrupted(unit="x7", kind="?", area="riverside", to="", rule=RULE),
        "Counter x7 Disrupted in Riverside",
    ),
    (
        units.UnitDisrupted(
            unit="gendarmes-2", kind="gendarmes", area="riverside", to="disrupted", rule=RULE
        ),
        "Gendarmes 2 Disrupted in Riverside",
    ),
    (
        stacks.StackMoved(
            side=INSURGENT,
            letter="f",
            origin="highfell",
            to="north-fields",
            left=("x3",),
            left_as="z",
            rule=RULE,
        ),
        "Stack f moves from Highfell to North Fields; x3 stays as stack z",
    ),
    (
        stacks.Redeployed(
            side=INSURGENT, units=("x3", "x7"), kinds=("?", "?"), box="available", rule=RULE
        ),
        "Insurgent: 2 counters to Available",
    ),
)


@pytest.mark.parametrize(("fact", "line"), FACTS, ids=lambda value: type(value).__name__)
def test_a_fact_is_told_with_the_names_of_the_game(fact: DistrictFact, line: str) -> None:
    assert WORDS.tell(fact) == line


def test_a_reason_of_the_bot_comes_with_the_number_of_its_line() -> None:
    why = filled("RDB.2-11: attack the stack that will suffer most: {0}, {1}", "n", "mill-quarter")

    assert WORDS.reason(why) == (
        "B.2-11",
        "attack the stack that will suffer most: n, Mill Quarter",
        WORDS.reason(why).level,
    )
