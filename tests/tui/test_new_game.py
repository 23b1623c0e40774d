"""A new game: the form, which options exclude each other, and the way from title to game."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.games.adp.answers import AdpAnswers
from adp_tui.games.adp.cover import COVER
from adp_tui.games.adp.form import PRESETS, AdpForm
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.games.adp.texts.newgame import OPTIONS, VALUES
from adp_tui.games.adp.words import AdpWords
from adp_tui.newgame.form import Block, Form, FormField
from adp_tui.presenter.presenter import AnyPresenter, Presenter
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.new_game import NewGameScreen
from adp_tui.texts.newgame import NO_BOTS
from core.adp.box import BOX, DistantPlain
from core.adp.model import options
from core.adp.model.ids import FACTIONS, Scenario
from core.adp.model.options import values_of
from core.kernel import BOT, HUMAN, Option
from saves.store import read
from tests.tui.conftest import frame
from tests.tui.shelf import picture, program, settled

DOWN_TO_OPTIONS = ("down", "down", "down")
SCENARIOS = (Scenario.MAIN, Scenario.SHORT, Scenario.EXTENDED)

SOLO, FOUR = PRESETS[0], PRESETS[4]


def without_bots() -> AnyPresenter:
    """Return the presenter of the game without bots."""
    box, words = DistantPlain(), AdpWords()
    del box.bot  # the default of every box: no bot
    return Presenter(box, COVER, words=words, answers=AdpAnswers(), form=AdpForm(box, words))


def blank(*, bots: bool) -> Form:
    """Return a form without any choices."""
    return Form(PRESENTER if bots else without_bots())


def form(*keys: str, bots: bool = False) -> Form:
    """Return a form after some keys."""
    made = blank(bots=bots)
    for key in keys:
        made.press(key)
    return made


def at(word: str, *, bots: bool = False) -> Form:
    """Return a form with the cursor on an option."""
    made = blank(bots=bots)
    made.cursor = place_of(word)
    return made


def option(word: str) -> Option:
    """Return an option by its word."""
    return next(one for one in BOX.options if one.word == word)


def place_of(word: str) -> FormField:
    """Return the position of an option in the form."""
    return FormField(Block.OPTION, BOX.options.index(option(word)))


# The words


def test_every_option_is_explained_and_has_a_rule() -> None:
    assert sorted(OPTIONS) == sorted(options.FIELDS)
    assert [one.word for one in BOX.options] == [options.word(field) for field in OPTIONS]
    rulebook = PRESENTER.lookup.rulebook
    assert rulebook is not None
    for one in BOX.options:
        for value in one.values:
            explained = PRESENTER.form.explained(one.word, value)
            assert len(explained) <= 51, "it fits a terminal of 80 columns"
        assert rulebook.rule(one.rule).number == one.rule


def test_values_are_explained_if_an_option_is_more_than_on_off() -> None:
    assert {field: tuple(words) for field, words in VALUES.items()} == {
        field: values_of(field) for field in OPTIONS if values_of(field) != (False, True)
    }


# The form


def test_without_bots_four_people_play() -> None:
    assert form().preset is FOUR
    assert form(bots=True).preset is SOLO


@pytest.mark.parametrize("digit", ["1", "2", "3", "4", "6"])
def test_a_preset_that_needs_bots_is_refused_with_the_reason(digit: str) -> None:
    refused = form(digit)

    assert refused.preset is FOUR
    assert refused.notice == NO_BOTS


@pytest.mark.parametrize("place", range(len(PRESETS)))
def test_with_bots_every_preset_can_be_chosen(place: int) -> None:
    assert form(str(place + 1), bots=True).preset is PRESETS[place]


def test_with_bots_each_seat_can_be_changed() -> None:
    changed = form("right", "right", "down", "space", bots=True)

    assert changed.cursor == FormField(Block.SEAT, 1)
    assert [changed.seats[f] for f in FACTIONS] == [BOT, HUMAN, HUMAN, BOT]
    assert changed.preset is None


def test_enter_takes_the_scenario_and_goes_to_play() -> None:
    chosen = form("down", "enter")

    assert chosen.scenario == SCENARIOS[1]
    assert chosen.cursor == FormField(Block.PLAY)


def test_walking_through_the_scenarios_changes_nothing() -> None:
    walked = form(*DOWN_TO_OPTIONS)

    assert walked.scenario == SCENARIOS[0]
    assert walked.cursor == FormField(Block.OPTION)


def test_up_from_the_options_returns_to_the_last_field() -> None:
    assert form("right", *["down"] * 6, "up").cursor == FormField(Block.PRESET, 5)


def test_deception_is_excluded_for_two_players() -> None:
    solo = form(bots=True)
    reason = solo.excluded(option("victory-deception"))
    assert reason == "Deception is for three or four players (7.3)"

    solo.cursor = place_of("victory-deception")
    solo.press("space")

    assert solo.notice == reason
    assert solo.options["victory-deception"] is False


def test_no_reveal_excludes_what_needs_the_next_card() -> None:
    chosen = at("no-reveal")
    chosen.press("space")

    assert chosen.excluded(option("sudden-propaganda"))
    assert chosen.excluded(option("eligibility"))
    assert chosen.problem is None


def test_an_edition_sets_its_options_together_and_each_can_still_be_changed() -> None:
    first = blank(bots=False)
    first.cursor = FormField(Block.BUNDLE)
    first.press("space")
    assert first.bundled(0) == "1st"

    first.cursor = place_of("eradicate-needs-base")
    first.press("space")

    assert first.bundled(0) is None
    wanted = first.wanted()
    assert wanted is not None
    assert "eradicate-needs-base" not in wanted.setup.options
    assert wanted.setup.options["np-government"] == "1st"


def test_seats_that_clash_with_an_option_are_reported_and_not_played() -> None:
    clashing = form("5", bots=True)
    clashing.cursor = place_of("no-non-player")
    clashing.press("space")
    assert clashing.problem is None

    clashing.press("1")
    clashing.press("end")

    assert clashing.press("enter") is False
    assert "all four seats are human" in clashing.notice
    assert clashing.wanted() is None


def test_a_game_of_several_people_keeps_no_seed() -> None:
    several = blank(bots=False)
    several.cursor = FormField(Block.SEED)
    several.press("7")

    wanted = several.wanted()

    assert several.notice
    assert wanted is not None
    assert wanted.seed is None


def test_one_person_may_choose_the_seed() -> None:
    solo = blank(bots=True)
    solo.cursor = FormField(Block.SEED)
    for key in ("4", "x", "1", "backspace", "2"):
        solo.press(key)

    wanted = solo.wanted()

    assert wanted is not None
    assert wanted.seed == 42


def test_a_name_is_typed_with_all_its_letters() -> None:
    named = blank(bots=False)
    named.cursor = FormField(Block.NAME)
    for key in ("R", "space", "1", "x", "backspace"):
        named.press(key)

    wanted = named.wanted()

    assert wanted is not None
    assert wanted.name == "R 1"


# The screen


async def test_from_the_title_n_enter_enter_plays(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(120, 36)) as pilot:
        await settled(pilot, "n", "enter", "enter")

        assert isinstance(app.screen, GameScreen)
        assert "Main, solo Taliban" in frame(app)

    header = read(tmp_path / "main-solo-taliban.adp").header
    assert header.scenario == "main"
    assert header.seed is not None
    assert [side for side, who in header.seats.items() if who == "human"] == ["taliban"]


async def test_the_rule_of_an_option_is_one_key_away(tmp_path: Path) -> None:
    shown = await picture(program(tmp_path), "n", *DOWN_TO_OPTIONS, "down", "R")

    assert "2.3.7 Next card" in shown


async def test_the_title_says_that_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")

    shown = await picture(program(tmp_path / "file"), "n", "enter", "enter", size=(200, 60))

    assert "cannot be used" in shown


async def test_the_form_shows_its_keys(tmp_path: Path) -> None:
    shown = await picture(program(tmp_path), "n", "f1")

    assert all(key.what in shown for key in NewGameScreen.KEYS)


def test_a_superscript_digit_does_not_count() -> None:
    made = form(bots=True)
    seats = made.seats
    made.press("²")
    assert made.seats == seats

    made.cursor = FormField(Block.SEED)
    for key in "1²2":
        made.press(key)

    assert made.seed == "12"
