"""The preview: what an answer would change, without changing anything."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from adp_tui.games.adp.ahead.eligibility import standing
from adp_tui.games.adp.panes.cards import sequence
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import Role, line, plain, width
from adp_tui.play.choices import Choice
from adp_tui.play.controller import Controller
from adp_tui.play.lookahead.preview import Preview, preview
from adp_tui.presenter.ahead import Change
from adp_tui.presenter.answers import MAIN
from adp_tui.screens.game.rows import column_of, decision_of, preview_of, preview_text_of
from adp_tui.widgets.preview_pane import paged_rows, preview_text
from adp_tui.widgets.rows import flowed
from core.adp.model.ids import COALITION, TALIBAN, WARLORDS
from core.kernel import Decision, Kind
from tests.tui.table import FOUR, SOLO, AdpSession, begin


def look(session: AdpSession, word: str) -> Preview:
    asked = session.turn.pending
    assert isinstance(asked, Decision)
    return preview(PRESENTER, session.turn, asked, word)


def at(*answers: str, seats: dict[str, str] = SOLO) -> AdpSession:
    session = begin(seats=seats)
    for answer in answers:
        session.answer(answer)
    return session


def test_a_preview_changes_nothing() -> None:
    session = at("rally")
    before = session.turn.game

    look(session, "helmand")

    assert session.turn.game == before
    assert isinstance(session.turn.pending, Decision)
    assert session.turn.pending.ask == "rally.space"


def test_it_shows_payments_and_the_next_question() -> None:
    session = at("rally")

    seen = look(session, "helmand")

    assert seen.change.paid == (
        Change("Taliban", "10", "9", label="Resources", whose="T", weight=1, short="Res"),
    )
    assert seen.then == "Rally in Helmand: how?"
    assert (seen.asks, seen.options) == ("how?", ("place 1", "up to Bases + Pop.", "Sharia only"))


def test_it_shows_pieces_and_available_before_and_after() -> None:
    session = at("rally", "helmand")

    seen = look(session, "place-one")

    assert seen.change.places == (Change("Helmand", "T▪2u", "T▪3u", "TALI"),)
    assert seen.change.others == (
        Change("Taliban", "T ▪4 16", "▪4 15", label="Available", weight=4, short="Av."),
    )
    assert seen.change.standings[TALIBAN] == (-12, -12)


def test_it_shows_tracks_and_whose_turn_is_next() -> None:
    session = at()

    seen = look(session, "pass")

    assert seen.change.others == (
        Change("Taliban", "10", "11", label="Resources", whose="T", weight=2, short="Res"),
    )
    assert seen.then == "Coalition to act"


def test_dice_are_shown_by_their_chances_and_never_rolled() -> None:
    session = at("attack")

    seen = look(session, "oruzgan")

    assert seen.then == "dice: Attack in Oruzgan: a die"
    assert [chance.partition(":")[0] for chance in seen.chances] == ["1 of 6", "2-6 of 6"]
    before, after = seen.change.standings[COALITION]
    assert before == after


def test_it_shows_what_another_rule_would_refuse() -> None:
    session = at("rally")

    assert look(session, "helmand").refused == ("no Base: 2 Bases here, 1.4.2",)
    assert look(session, "badghis").refused == ()


def test_it_shows_the_best_result_and_a_possible_base() -> None:
    session = at("rally")

    assert look(session, "helmand").most == Change("At most", "T▪2u", "T▪4u", "TALI")
    assert look(session, "waziristan").most == Change("At most", "T▪2u", "T▪4u or T▪▪", "TALI")


def test_an_immediate_result_has_no_at_most() -> None:
    assert look(at("rally", "helmand"), "place-one").most is None
    assert look(at("attack"), "helmand").most is None


def test_the_results_of_all_faces_of_a_die_are_shown() -> None:
    assert look(at("attack"), "helmand").chances == (
        "1 of 6: removes 2, places 1",
        "2 of 6: removes 2",
        "3-6 of 6: nothing",
    )


@pytest.mark.parametrize(
    ("word", "text", "short"),
    [
        (
            "rally",
            "Then C, 2nd Eligible, may do a Limited Operation, after a Special Activity also"
            " the Event, or Pass.",
            "Then C LimOp Event",
        ),
        ("event", "Then C, 2nd Eligible, may do any Operation, or Pass.", "Then C Op"),
        ("pass", "Then C, 1st Eligible, may do any Operation or the Event, or Pass.", None),
    ],
)
def test_a_turn_shows_who_is_next_and_what_they_may_do(
    word: str, text: str, short: str | None
) -> None:
    turns = look(at(seats=FOUR), word).turns

    assert turns is not None
    assert turns.text == text
    assert turns.short == short or short is None


def test_after_the_second_to_act_comes_the_next_card() -> None:
    turns = look(at("event", "unshaded", seats=FOUR), "train").turns

    assert turns is not None
    assert turns.text == "Then the next card."


def test_a_faction_that_is_asked_sees_its_place_on_the_card() -> None:
    session = at(seats=FOUR)
    first = session.turn.pending
    assert isinstance(first, Decision)
    assert standing(first, session.turn.board) == "1st Eligible: Operation, Event or Pass."

    for answer in ("rally", "helmand", "place-one", "done", "done", "done"):
        session.answer(answer)

    second = session.turn.pending
    assert isinstance(second, Decision)
    assert standing(second, session.turn.board) == "2nd Eligible: LimOp or Pass."


DECISION = Decision("taliban", "rally.space", "3.3.1", Kind.PLACE, ("helmand",))


def rows(seen: Preview, cells: int = 41, height: int = 7) -> list[str]:
    choice = Choice("helmand", "Helmand", MAIN)
    told = preview_text(PRESENTER, DECISION, choice, seen, cells)
    return [plain(row).rstrip() for row in paged_rows(PRESENTER, told, cells, height)]


def test_the_pane_keeps_the_order() -> None:
    assert rows(look(at("rally"), "helmand"))[1:] == [
        " Resources  T 10 ▸ 9",
        " Then       how? place 1, up to Bases +",
        "            Pop., Sharia only",
        "            no Base: 2 Bases here, 1.4.2",
        " At most    T▪2u ▸ T▪4u  TALI stays",
        " Margins    C -13  G -18  T -12  W -25",
    ]


def test_a_narrow_pane_says_it_in_three_rows() -> None:
    assert rows(look(at("rally"), "helmand"), 19, 4)[1:] == [
        " Res 10 ▸ 9, then",
        " T▪2u ▸ T▪4u  TALI=",
        " Margins no change",
    ]


def test_margins_that_change_are_shown_before_and_after() -> None:
    shown = rows(look(at("terror"), "ghazni"))

    assert " Margins    C -13 G -18 T -12 ▸ -11 W -25" in shown


def test_every_question_fits_into_the_list_and_the_preview() -> None:
    chance, session = Random(4), at(seats=FOUR)
    wide: list[str] = []
    for _ in range(120):
        asked = session.turn.pending
        assert isinstance(asked, Decision)
        if asked.by is not None:
            look(session, chance.choice(asked.options))
            table = Controller(session, PRESENTER, take_lone=False)
            for cells in (41, 19):
                told = preview_text_of(table, cells)
                shown = [*decision_of(table, cells, 15), *preview_of(table, told, cells, 7)]
                wide += [plain(row) for row in shown if len(plain(row)) > cells]
        session.answer(chance.choices(asked.options, asked.weights or None)[0])

    assert wide == []


def test_troops_that_come_by_road_are_shown_with_the_road() -> None:
    session = at("pass", "sweep", "kandahar", seats=FOUR)

    shown = [plain(row).rstrip() for row in decision_of(Controller(session, PRESENTER), 41, 15)]

    assert "▸1 Kabul       C▪2 G2/2          4 by KK" in shown
    assert " 2 Ghazni      C1 T▪1u           1 by KK" in shown
    assert " 4 Oruzgan     C1 T▪1u           1" in shown


def test_a_limited_operation_takes_one_of_its_spaces() -> None:
    session = at("rally", "kabul", "place-one", "done", "done", seats=FOUR)

    shown = [plain(row) for row in decision_of(Controller(session, PRESENTER), 19, 15)]

    assert any(row.startswith("▸1 Train") and row.rstrip().endswith("1 of 3") for row in shown)


def test_a_faction_stopped_by_an_event_is_shown_as_out() -> None:
    board = at("pass", seats=FOUR).turn.board
    stopped = replace(board, next_eligibility={WARLORDS: False})

    assert dict(sequence(board))[WARLORDS] == "next"
    assert dict(sequence(stopped))[WARLORDS] == "out"


def test_a_row_that_is_too_long_is_wrapped_without_losing_a_word() -> None:
    row = line(("Helmand ", Role.DIM), "T▪2u ", ("▸", Role.KEY), " T▪3u  TALI stays")

    broken = flowed(row, 14, 2)

    assert [plain(part) for part in broken] == ["Helmand T▪2u ▸", "  T▪3u  TALI", "  stays"]
    assert flowed(row, 80, 2) == [row]
    assert [plain(part) for part in flowed(line("Kabul-Tor Kham"), 5, 0)] == [
        "Kabul",
        "-Tor",
        "Kham",
    ]


def pages_of(table: Controller, cells: int, height: int) -> list[str]:
    """Return everything that can be read about the highlighted answer, page by page."""
    shown: list[str] = []
    while not shown or table.cursor.preview_page < 20:
        rows = preview_of(table, preview_text_of(table, cells), cells, height)
        shown.append("\n".join(plain(row) for row in rows[1:]))
        table.press("right")
    return shown


def test_at_80x24_everything_about_an_answer_can_be_read() -> None:
    chance, session = Random(5), at(seats=FOUR)
    lost: list[str] = []
    for _ in range(60):
        asked = session.turn.pending
        assert isinstance(asked, Decision)
        if asked.by is not None:
            table = Controller(session, PRESENTER, take_lone=False)
            told = preview_text_of(table, 19)
            read = "\n".join(pages_of(table, 19, 4))
            lost += [plain(row) for row in told.rows if plain(row) not in read]
            assert all(width(row) <= 19 for row in told.rows)
        session.answer(chance.choices(asked.options, asked.weights or None)[0])

    assert lost == []


def test_another_answer_is_read_from_its_beginning() -> None:
    table = Controller(at("rally"), PRESENTER)
    table.press("right")
    assert table.cursor.preview_page == 1

    table.press("down")
    assert table.cursor.preview_page == 0
    table.press("up")
    assert table.cursor.preview_page == 1


def test_rows_that_the_list_leaves_empty_show_more_of_the_preview() -> None:
    table = Controller(at(), PRESENTER)
    for letter in "event":
        table.press(letter)

    shown = [plain(row).rstrip() for row in column_of(table, 19, 12, 4)]

    assert len(shown) == 16
    assert " pieces; a Talks" in shown
    assert shown[4].endswith("Right 1/2")


def test_a_narrow_list_says_what_its_numbers_mean_and_what_spaces_cost() -> None:
    table = Controller(at("rally"), PRESENTER)

    assert plain(decision_of(table, 19, 12)[1]).split() == ["Where?", "place"]
    assert " 1 Resource each," in [plain(row).rstrip() for row in preview_text_of(table, 19).rows]


def test_a_page_says_which_one_it_is_and_the_key_that_turns_it() -> None:
    told = preview_text_of(Controller(at("rally"), PRESENTER), 19)

    assert plain(paged_rows(PRESENTER, told, 19, 4, 0, "Right")[0]).endswith(" Right 1/5")
    assert plain(paged_rows(PRESENTER, told, 19, 4, 6, "Right")[0]).endswith(" Right 2/5")
    assert "Right" not in plain(paged_rows(PRESENTER, told, 19, told.height(), 0, "Right")[0])
