"""The game screen: how it looks and what keys do."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.games.adp.answers import SPECIAL
from adp_tui.games.adp.looks import LOOKS
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.games.adp.secrets import own_markers
from adp_tui.look.paint import ASCII, CAN
from adp_tui.look.theme import MONOCHROME
from adp_tui.play.controller import Controller
from adp_tui.play.cursor import FIELD, JOURNAL
from adp_tui.screens.game.screen import GameScreen
from core.kernel import Decision
from saves.session import Session
from tests.tui.conftest import frame
from tests.tui.table import FOUR, TableApp, app, begin, controller, press, tap, until

SIZES = [(80, 24), (120, 36), (200, 60)]


def name(value: object) -> str:
    """Return the name of a case."""
    return "x".join(map(str, value)) if isinstance(value, tuple) else str(value)


RALLY_AT_HELMAND = ("1", "h", "1", "2")


def ask_of(at: Controller) -> str:
    assert at.decision is not None
    return at.decision.ask


async def picture(program: TableApp, *keys: str, size: tuple[int, int] = (80, 24)) -> str:
    """Return the screen after some keys."""
    async with program.run_test(size=size) as pilot:
        await press(pilot, *keys)
        return frame(program)


@pytest.mark.parametrize("size", SIZES, ids=name)
async def test_one_glance_shows_cards_factions_and_the_question(size: tuple[int, int]) -> None:
    shown = await picture(app(), size=size)

    for text in ("24 US-Taliban Talks", "57 Sandst", "17/35", "-18", "do what?", "2.3.4", "Rally"):
        assert text.lower() in shown.lower()


@pytest.mark.parametrize("size", SIZES, ids=name)
async def test_plain_letters_draw_the_whole_table(size: tuple[int, int]) -> None:
    program = app()
    async with program.run_test(size=size) as pilot:
        await press(pilot, *RALLY_AT_HELMAND)
        in_signs = frame(program)
        assert isinstance(program.screen, GameScreen)
        program.screen.repaint(MONOCHROME.in_ascii().with_looks_of(LOOKS))
        await pilot.pause()
        in_letters = frame(program)

    assert in_letters.isascii()
    assert in_letters == in_signs.translate(ASCII)


def test_every_sign_is_drawn_by_one_letter() -> None:
    signs = {chr(sign): letter for sign, letter in ASCII.items()}

    assert f"▪▴▾▸{CAN}✓✗◦⋅ ─│═║┌╞".translate(ASCII) == '#^v>.xXo. -|="++'
    assert not any(sign.isascii() for sign in signs)
    assert all(len(letter) == 1 and letter.isascii() for letter in signs.values())


async def test_a_resize_keeps_question_filter_and_cursor() -> None:
    at = controller()
    program = app(at)
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "1", "k", "down")
        assert at.choices is not None
        before = at.choices.typed, at.choices.current
        await pilot.resize_terminal(70, 20)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()

        assert (at.choices.typed, at.choices.current) == before
        assert "k_" in frame(program)


async def test_a_rally_in_three_spaces_takes_ten_keys_by_name() -> None:
    at = controller()
    keys = ("1", "h", "1", "1", "w", "1", "1", "k", "2", "0")
    async with app(at).run_test(size=(120, 36)) as pilot:
        await press(pilot, *keys)

    assert len(keys) <= 10
    chosen = [answer.answer for answer in at.session.line() if answer.ask == "rally.space"]
    assert chosen == ["helmand", "waziristan", "kabul", "done"]


async def test_the_map_is_walked_with_arrows_and_enter_chooses_there() -> None:
    at = controller()
    async with app(at).run_test(size=(120, 36)) as pilot:
        await press(pilot, "1", "h", "1", "1", "tab")
        start = at.cursor.place
        await press(pilot, "down")
        assert at.cursor.place != start
        await press(pilot, "up", "enter")

        assert at.cursor.in_field is False or at.cursor.place in at.board.spaces
        assert ask_of(at) in ("rally.action", "rally.space")


async def test_enter_on_a_refused_space_answers_nothing_and_says_why() -> None:
    at = controller(None, *RALLY_AT_HELMAND)
    program = app(at)
    number = at.session.number
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "h", "down", "enter")
        shown = frame(program)

    assert at.session.number == number
    assert "already been selected" in shown


@pytest.mark.parametrize("size", SIZES[:2], ids=name)
async def test_ctrl_q_leaves_from_anywhere_with_success(size: tuple[int, int]) -> None:
    for keys in ((), ("1",), ("H",), ("f1",), ("B", "x")):
        program = app()
        async with program.run_test(size=size) as pilot:
            await press(pilot, *keys)
            await pilot.press("ctrl+q")
        assert program.return_code == 0


async def test_a_letter_that_matches_nothing_is_reported_and_does_not_quit() -> None:
    program = app()
    async with program.run_test(size=(80, 24)) as pilot:
        await press(pilot, "q")

        assert "Nothing here is called 'q'" in frame(program)


async def test_a_bookmark_gets_a_name_and_is_in_the_list_of_lines() -> None:
    at = controller()
    program = app(at)
    async with program.run_test(size=(80, 24)) as pilot:
        await press(pilot, "B", "K", "a", "b", "u", "l", "enter")
        assert "Kabul" in at.session.tree.bookmarks
        await press(pilot, "p", "1", "H")
        assert "Kabul: after answer" in frame(program)
        await press(pilot, "2", "enter")

    assert at.session.number == at.session.tree.bookmarks["Kabul"]


async def test_an_answer_is_on_disk_before_the_next_question(tmp_path: Path) -> None:
    at = Controller(begin(tmp_path / "game.adp"), PRESENTER)
    async with app(at).run_test(size=(80, 24)) as pilot:
        await press(pilot, "1", "h", "1")

    again = Session.open(at.session.box, tmp_path / "game.adp", read_only=True)
    assert again.number == at.session.number


async def test_a_game_that_another_program_plays_is_followed(tmp_path: Path) -> None:
    played = begin(tmp_path / "game.adp")
    watched = Session.open(played.box, tmp_path / "game.adp", read_only=True)
    at = Controller(watched, PRESENTER)
    program = app(at)
    async with program.run_test(size=(120, 36)) as pilot:
        await press(pilot, "1")
        assert "you can watch but not answer" in frame(program)
        played.answer("rally")
        await until(pilot, lambda: ask_of(at) == "rally.space")
        await pilot.pause()

        assert "following" in frame(program)


async def test_hidden_markers_are_covered_until_the_next_player_sits_down() -> None:
    session = begin(seats=FOUR, options={"victory-deception": True})
    at = Controller(session, PRESENTER)
    program = app(at)
    async with program.run_test(size=(80, 24)) as pilot:
        assert "Taliban, it is your turn to choose." in frame(program), "whoever opened the game"
        assert own_markers(at.sight) == {}
        await press(pilot, "enter")
        assert at.seating.here == ("taliban",)
        assert "your turn" not in frame(program)
        await press(pilot, "p", "1")
        assert "Coalition, it is your turn to choose." in frame(program)
        await press(pilot, "x", "1")
        assert "Coalition, it is your turn to choose." in frame(program)
        await press(pilot, "enter")

        assert "your turn" not in frame(program)
        assert at.seating.here == ("coalition",)


def test_a_bug_in_the_rules_is_reported_and_the_game_continues(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = controller()
    number = at.session.number

    def broken(_word: str) -> None:
        raise KeyError("herat")

    monkeypatch.setattr(at.driver, "answer", broken)
    tap(at, "1")
    assert at.notice.startswith("the rules fail here (KeyError)")
    monkeypatch.undo()
    tap(at, "1")

    assert at.session.number == number + 1


def test_escape_clears_closes_and_takes_back_in_this_order() -> None:
    at = controller(None, "1", "n", "J")

    at.press("escape")
    assert at.choices is not None
    assert at.choices.typed == ""
    at.press("escape")
    assert at.cursor.view == FIELD
    at.press("escape")
    assert ask_of(at) == "turn"
    assert at.notice == "your last answer was taken back; Y gives it again"
    at.press("escape")
    assert at.notice.startswith("this turn has no answers")


def test_escape_after_a_message_clears_it_and_takes_nothing_back() -> None:
    at = controller(None, "1")
    asked = at.decision
    at.tell("a message")

    at.press("escape")

    assert (at.notice, at.decision) == ("", asked)


def test_a_small_u_narrows_like_any_other_letter() -> None:
    at = controller(None, "5")
    assert ask_of(at) == "event.side"

    at.press("u")

    assert at.choices is not None
    assert [row.word for row in at.choices.rows] == ["unshaded"]
    assert ask_of(at) == "event.side"


def test_a_number_and_enter_answer_one_question_in_any_list() -> None:
    for number in ("1", "6"):
        at = controller()
        depth = at.session.depth
        at.press(number)
        assert at.session.depth == depth
        at.press("enter")

        assert at.driver.decision is not None
        answered = [answer for answer in at.session.line()[depth:] if answer.by == "taliban"]
        assert len(answered) == 1


def test_the_special_key_offers_special_activities_or_says_why_not() -> None:
    at = controller(None, "S")
    assert at.notice.startswith("no Special Activity can be done now")

    at.press("1")
    at.press("S")

    assert at.choices is not None
    assert at.choices.only is SPECIAL or isinstance(at.decision, Decision)


def test_the_same_key_goes_back_to_the_map() -> None:
    at = controller()
    seen = []
    for _ in range(2):
        at.press("J")
        seen.append(at.cursor.view)

    assert seen == [JOURNAL, FIELD]


WHAT_IF = ("p", "1", "p", "1", "U", "U", "1")
"""Two Pass, that is taken back, and the first one Rallies instead."""


async def test_no_sign_ever_takes_the_place_of_the_cards() -> None:
    usual = await picture(app())
    elsewhere = [await picture(app(), *keys) for keys in (WHAT_IF, (*WHAT_IF, "U"))]

    for shown in elsewhere:
        assert shown.splitlines()[0] == usual.splitlines()[0]
        assert "24 US-Taliban Talks" in shown.splitlines()[0]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (200, 60)])
async def test_what_ifs_and_past_positions_say_what_they_are(size: tuple[int, int]) -> None:
    assert "WHAT-IF" not in (usual := await picture(app(), size=size))
    assert "PAST" not in usual
    assert "WHAT-IF" in await picture(app(), *WHAT_IF, size=size)
    assert "PAST" in await picture(app(), "p", "1", "U", size=size)
    assert "PAST" not in await picture(app(), "p", "1", "U", "E", size=size)


async def test_a_line_is_made_the_main_line_from_the_list_or_by_name() -> None:
    at = controller()
    async with app(at).run_test(size=(80, 24)) as pilot:
        await press(pilot, *WHAT_IF)
        assert at.driver.standing.parted is not None
        await press(pilot, "H", "M")
        assert at.driver.standing.parted is None
        assert "main line now" in frame(pilot.app)
        await press(pilot, "down", "M", "escape")
        assert at.driver.standing.parted is not None
        table = pilot.app.screen
        assert isinstance(table, GameScreen)
        await table.command("make-main")
        assert at.driver.standing.parted is None
