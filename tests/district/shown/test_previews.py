"""RDS-14: What previews of District Commander say on their first page, and where they end."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from adp_tui.games.district.ahead.brief import briefly
from adp_tui.games.district.presenter import PRESENTER
from adp_tui.look.paint import plain
from adp_tui.play.choices import Choice
from adp_tui.play.lookahead.preview import Preview
from adp_tui.presenter.ahead import Difference, End, Outlook
from adp_tui.presenter.answers import Section
from adp_tui.widgets.preview_pane import paged_rows, preview_text
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, AnswerKind, Belligerent, Segment
from core.kernel import Decision
from tests.district.positions import empty, units_of, with_camp, with_ground, with_stack

EAST: Final = "east-terraces"
NARROW: Final = (19, 5)
WIDE: Final = (72, 20)


def fight(target: str, attackers: str = "line*4 guards", **fields: bool) -> DistrictBoard:
    """Return a position in which `a` may attack `k`."""
    board = with_stack(empty(active=EAST, strategies=("G2", "I4")), "a", EAST, attackers)
    return with_stack(board, "k", EAST, target, **fields)


def mission(word: str, letter: str = "a", side: Belligerent = GOVERNMENT) -> Decision:
    """Return the question for a mission."""
    return Decision(side, "ops.mission", "6.1", "menu", (word, "stop"), about=(EAST, letter))


def page(
    board: DistrictBoard,
    asked: Decision,
    word: str,
    size: tuple[int, int] = NARROW,
    *,
    hidden: bool = False,
) -> list[str]:
    """Return the first page of a preview, below its title."""
    seen = DISTRICT.view(board, asked.by)
    here = End((), seen)
    outlook = Outlook(seen, here, asked, True, 0, 0, None, False, (here,), (), False)
    told = Preview(
        Difference(),
        then="nobody can know yet" if hidden else "",
        is_hidden=hidden,
        expected=PRESENTER.ahead.expected(asked, word, outlook),
    )
    choice = Choice(word, PRESENTER.words.label(asked, word), Section(""))
    text = preview_text(PRESENTER, asked, choice, told, size[0])
    return [row for row in map(plain, paged_rows(PRESENTER, text, *size)[1:]) if row]


@pytest.mark.rule("RDS-14", "RD6.12-6")
def test_what_decides_an_attack_is_on_the_first_page_of_a_small_pane() -> None:
    rows = page(fight("main-force!"), mission("attack"), "attack")

    assert rows[0].startswith(" TR ")
    assert rows[1].startswith(" Win k ")
    assert any(row.startswith(" Lose k diff. chits") for row in rows)


@pytest.mark.rule("RD6.12-8", "RD6.3-1")
def test_an_attack_warns_of_terror_with_what_the_own_strategy_says() -> None:
    board = fight("villagers!")

    narrow = page(board, mission("attack"), "attack")
    wide = " ".join(page(board, mission("attack"), "attack", WIDE))

    assert " Terror, -2 VP" in narrow
    assert "Terror: 19 Hits left over, Pop 3, -2 VP" in wide


@pytest.mark.rule("RD6.12-8", "RD2.1-5")
def test_terror_is_only_possible_where_counters_lie_face_down() -> None:
    board = fight("villagers! fighters")

    assert " Terror?, -2 VP" in page(board, mission("attack"), "attack")
    assert "perhaps Terror" in " ".join(page(board, mission("attack"), "attack", WIDE))


@pytest.mark.rule("RD6.12-8")
@pytest.mark.parametrize("fields", [{"terror": True}, {"government": 0}], ids=str)
def test_there_is_no_warning_where_terror_cannot_come(fields: dict[str, int]) -> None:
    target = "villagers!" if "terror" in fields else "villagers*3! main-force*3!"
    board = with_ground(fight(target), EAST, **fields)

    assert not any("Terror" in row for row in page(board, mission("attack"), "attack", WIDE))


@pytest.mark.rule("RD6.12-8")
def test_whoever_is_attacked_is_warned_of_terror_too_but_not_told_the_enemys_points() -> None:
    board = fight("villagers!")
    about = (EAST, "attack", "a", "k")
    asked = Decision(INSURGENT, "chit", "6.12", AnswerKind.CHIT, ("blank",), about=about)

    told = page(board, asked, "blank", WIDE)

    lose = next(place for place, row in enumerate(told) if "If lower" in row)
    assert told[lose + 1].strip() == "Terror: 19 Hits left over, Pop 3"


@pytest.mark.rule("RD6.18-4")
def test_intimidate_warns_of_terror_and_of_what_it_pays() -> None:
    board = with_stack(empty(active=EAST, strategies=("G2", "I4")), "a", EAST, "home-guard")
    board = with_stack(board, "k", EAST, "organisers*3")

    told = page(board, mission("intimidate", "k", INSURGENT), "intimidate", WIDE)

    assert any("Terror: " in row and "+1 VP" in row for row in told)


@pytest.mark.rule("RDS-14")
def test_that_nobody_can_know_yet_is_said_only_where_there_is_nothing_else() -> None:
    board = fight("main-force!")
    asked = mission("attack")

    assert " ".join(page(board, asked, "stop", hidden=True)).split()[0] == "Then"
    assert not any("Then" in row for row in page(board, asked, "attack", WIDE, hidden=True))


@pytest.mark.rule("RD6.11-8", "RDS-14")
def test_a_patrol_against_all_tells_the_sums_against_each_stack() -> None:
    board = with_stack(fight("main-force!"), "m", EAST, "fighters dummy", underground=True)
    board = with_stack(board, "n", EAST, "villagers")

    narrow = page(board, mission("patrol-all"), "patrol-all")
    wide = page(board, mission("patrol-all"), "patrol-all", WIDE)

    assert [row for row in narrow if " v " in row] == [" IR m: 10 v 2+?+c", " n: 10 v 2+?+c"]
    assert " IR         m: 10 against ? + chit + 2" in wide


@pytest.mark.rule("RD7.1-1")
def test_redeployment_tells_who_leaves_and_that_hits_stay() -> None:
    board = with_stack(empty(segment=Segment.REDEPLOYMENT), "a", EAST, "line-1 line gendarmes")
    hurt, other = units_of(board, "line", EAST)
    options = (hurt, *units_of(board, "gendarmes", EAST), "done")
    asked = Decision(GOVERNMENT, "redeploy", "7.1", AnswerKind.UNIT, options)

    rows = page(board, asked, hurt, WIDE, hidden=True)

    assert [row.split()[0] for row in rows] == ["Leaves", "Keeps", "Chosen"]
    assert "1 Hit, no repair in Available" in rows[1]
    assert "Line in East Terraces" in rows[2]
    assert other not in asked.options


@pytest.mark.rule("RD7.11-3")
def test_a_discard_tells_which_chits_are_kept() -> None:
    board = with_camp(empty(), GOVERNMENT, hand=("111", "324", "555"))
    asked = Decision(GOVERNMENT, "discard", "7.11", AnswerKind.CHIT, ("111", "324", "555"))

    assert page(board, asked, "111", hidden=True) == [" Hand 000 324 555"]


@pytest.mark.rule("RD6.17-7")
def test_a_new_unit_is_told_whom_it_joins() -> None:
    asked = Decision(GOVERNMENT, "recruit.stack", "6.17", "stack", ("a", "new"), (EAST, "a"))
    board = fight("main-force!", "line*2")

    assert page(board, asked, "a", WIDE, hidden=True) == [" Joins      a: Line x2"]
    assert page(board, asked, "new", WIDE, hidden=True) == [" Joins      A stack of its own"]


@pytest.mark.rule("RD7.3-5", "RDM.4-1")
def test_a_strategy_is_told_with_what_it_pays() -> None:
    asked = Decision(GOVERNMENT, "appeal.strategy", "7.3", "menu", ("G1", "G3"))

    told = page(empty(), asked, "G3", WIDE, hidden=True)

    assert told == [" Pays       Control 1, LOC 2, Reduce 1, Terror -1"]


def test_hits_do_not_read_like_a_fourth_rating() -> None:
    board = with_stack(empty(), "a", EAST, "line-1")
    unit = units_of(board, "line", EAST)[0]
    asked = Decision(GOVERNMENT, "redeploy", "7.1", AnswerKind.UNIT, (unit, "done"))

    ratings = board.rulebook.kinds["line"].ratings
    expected = f"{ratings.ir}-{ratings.tr}-{ratings.cmr} (-1)"
    told = briefly(asked, unit, board)
    assert expected in told
    assert told[-1] == "1 Hit"


# What has changed


def changes(before: DistrictBoard, after: DistrictBoard, side: Belligerent) -> list[str]:
    """Return what a side is told of the differences between two positions."""
    told = PRESENTER.ahead.difference(DISTRICT.view(before, side), DISTRICT.view(after, side))
    every = (*told.paid, *told.places, *told.others)
    return [f"{one.label or one.what}: {one.before} ▸ {one.after}" for one in every]


@pytest.mark.rule("RDS-14", "RD2.1-3")
def test_points_allotment_and_strategy_are_told_to_their_side() -> None:
    board = empty(strategies=("G1", "I1"))
    after = with_camp(board, GOVERNMENT, tp_max=11, vp=7, strategy="G2")

    assert changes(board, after, GOVERNMENT) == [
        "VP: 0 ▸ 7",
        "TP MAX: 12 ▸ 11",
        "Strategy: Hold the Towns (G1) ▸ Clear and Hold (G2)",
    ]
    assert changes(board, after, INSURGENT) == ["TP MAX: 12 ▸ 11"]
    hidden = with_camp(board, INSURGENT, tp_max=11, vp=7, strategy="I2")
    assert changes(board, hidden, GOVERNMENT) == []


def test_units_that_were_there_before_are_counted() -> None:
    before = with_stack(empty(), "k", EAST, "fighters")
    after = with_stack(before, "m", EAST, "dummy*3")

    assert changes(before, after, GOVERNMENT) == ["East Terraces: 1 counter ▸ 4 counters"]
    assert changes(after, before, GOVERNMENT) == ["East Terraces: 4 counters ▸ 1 counter"]


def test_nobody_is_said_only_of_an_empty_area() -> None:
    before = with_stack(empty(), "k", EAST, "fighters!")
    after = with_stack(before, "m", EAST, "dummy*3")

    told = changes(before, after, GOVERNMENT)

    assert told == ["East Terraces: Fighters (revealed) ▸ Fighters (revealed), 3 counters"]
    assert changes(empty(), after, GOVERNMENT)[0].startswith("East Terraces: nobody ▸ ")


def test_of_many_kinds_only_those_that_differ_are_told() -> None:
    before = with_stack(empty(), "a", EAST, "guards line*2 gendarmes")
    hurt = units_of(before, "line", EAST)[0]
    after = before.with_unit(hurt, replace(before.units[hurt], hits=1))

    assert changes(before, after, INSURGENT) == ["East Terraces: Line x2 ▸ Line (1 Hit), Line"]
