"""Settings: read, saved, and applied to a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.commands import title
from adp_tui.config.settings import FILE, Settings, read_settings, write_settings
from adp_tui.entry.arguments import parser
from adp_tui.games import GAMES
from adp_tui.look.theme import DARK, LIGHT, MONOCHROME, SIXTEEN, THEMES, theme_for
from adp_tui.screens.palette import SET, changed, setting_commands
from tests.tui.conftest import frame
from tests.tui.shelf import picture, program, saved, settled

MANY = {"TERM": "xterm-256color"}


@pytest.mark.parametrize(
    "settings",
    [Settings(), Settings("light", True, False, lone_answers=False), Settings(mouse=True)],
)
def test_saved_settings_are_read_back(tmp_path: Path, settings: Settings) -> None:
    assert write_settings(tmp_path / "new", settings) is None

    assert read_settings(tmp_path / "new", MANY) == (settings, None)


def test_without_a_file_the_usual_settings_hold(tmp_path: Path) -> None:
    assert read_settings(tmp_path) == (Settings(), None)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("theme = [", "settings.toml is not valid TOML"),
        (
            "colour = true",
            "settings.toml: there is no setting 'colour'; the settings are theme, ascii",
        ),
        ('theme = "pink"', "settings.toml: theme can be dark, light, 16-colours, monochrome"),
        ('mouse = "on"', "settings.toml: mouse can be true or false, not 'on'"),
    ],
)
def test_a_file_that_cannot_be_used_gets_a_sentence(
    tmp_path: Path, text: str, sentence: str
) -> None:
    (tmp_path / FILE).write_text(text)

    settings, problem = read_settings(tmp_path)

    assert settings == Settings()
    assert problem is not None
    assert problem.startswith(sentence)


def test_a_file_that_is_not_text_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\xff\xfe")

    assert read_settings(tmp_path)[1] == "settings.toml cannot be read; using the default settings"


def test_settings_that_cannot_be_saved_are_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert str(write_settings(tmp_path / "file", Settings())).startswith(
        "settings.toml cannot be written: "
    )


def test_no_color_overrides_the_theme(tmp_path: Path) -> None:
    write_settings(tmp_path, Settings("light"))

    settings, _ = read_settings(tmp_path, {"NO_COLOR": "1"})

    assert settings.look({"NO_COLOR": "1"} | MANY) is MONOCHROME


@pytest.mark.parametrize(
    ("environment", "theme"),
    [
        (MANY, DARK),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, DARK),
        ({"TERM": "xterm"}, SIXTEEN),
        ({"TERM": "linux"}, SIXTEEN),
        (MANY | {"NO_COLOR": "1"}, MONOCHROME),
        (MANY | {"NO_COLOR": ""}, DARK),
    ],
)
def test_the_terminal_says_how_many_colours_it_has(
    environment: dict[str, str], theme: object
) -> None:
    assert theme_for(environment) is theme


def test_a_chosen_theme_is_taken_whatever_the_terminal_says() -> None:
    assert theme_for({"TERM": "xterm"}, chosen="light") is LIGHT
    assert theme_for(MANY, plain=True).ascii
    assert not theme_for(MANY | {"LANG": "ja_JP.UTF-8"}, plain=False).ascii


def test_over_ssh_the_mouse_is_off_unless_asked_for() -> None:
    remote = {"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}

    assert Settings().with_mouse({})
    assert not Settings().with_mouse(remote)
    assert Settings(mouse=True).with_mouse(remote)
    assert not Settings(mouse=False).with_mouse({})


def test_every_setting_can_be_changed_by_a_command() -> None:
    commands = setting_commands(Settings())
    settings = [changed(Settings(), command.id) for command in commands]

    assert all(command.id.startswith(SET) for command in commands)
    assert {s.theme for s in settings} == {None, *THEMES}
    assert any(s.ascii for s in settings)
    assert any(s.mouse is not None for s in settings)
    assert any(not s.lone_answers for s in settings)


@pytest.mark.parametrize(
    ("line", "settings"),
    [
        ("", Settings("light")),
        ("--theme dark", Settings("dark")),
        ("--ascii --no-mouse", Settings("light", ascii=True, mouse=False)),
        ("open kabul --mouse", Settings("light", mouse=True)),
        ("--theme dark open kabul --theme 16-colours", Settings("16-colours")),
    ],
)
def test_the_command_line_counts_more_than_the_file(
    line: str, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ADP_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    write_settings(tmp_path, Settings("light"))

    assert title.chosen_settings(parser(GAMES).parse_args(line.split())) == (
        settings,
        tmp_path,
        None,
    )


def test_the_command_line_knows_every_theme() -> None:
    assert [parser(GAMES).parse_args(["--theme", name]).theme for name in THEMES] == list(THEMES)


async def test_another_theme_applies_immediately_and_is_saved(tmp_path: Path) -> None:
    saved(tmp_path / "saves", "kabul")
    app = program(tmp_path / "saves", config=tmp_path)
    async with app.run_test(size=(120, 36)) as pilot:
        await settled(pilot, "c", "ctrl+p", *"light", "enter")

        assert app.look == LIGHT.with_looks_of(*(entry.cover.looks for entry in GAMES.values()))
        assert app.screen.styles.background.hex.lower() == LIGHT.background

    assert read_settings(tmp_path, MANY)[0].theme == "light"


async def test_plain_letters_apply_immediately(tmp_path: Path) -> None:
    saved(tmp_path / "saves", "kabul")
    app = program(tmp_path / "saves", config=tmp_path)
    async with app.run_test(size=(120, 36)) as pilot:
        await settled(pilot, "c", "ctrl+p", *"ascii", "enter")
        assert frame(app).isascii()
        await settled(pilot, "Q")

        assert frame(app).isascii()


async def test_settings_that_cannot_be_saved_are_reported_on_the_title(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    app = program(tmp_path, config=tmp_path / "file")

    assert "cannot be written" in await picture(app, "ctrl+p", *"light", "enter")
