"""Control characters in a file never reach a terminal, from any field, command or screen."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adp_tui.agent.agent import Agent
from adp_tui.cli import main
from adp_tui.config.keys import read_keys
from adp_tui.config.settings import read_settings
from adp_tui.games import GAMES
from adp_tui.games.adp.cover import COVER
from adp_tui.terminal.clean import clean, escaped, is_safe, json_text, sentence
from tests.cli.conftest import start
from tests.saves.forging import FORGED_LINE, NASTY, forgeries, lines_of, small_game, write

COMMANDS: Final = (
    ("show",),
    ("show", "--json"),
    ("log",),
    ("why", "1"),
    ("why", "2"),
    ("verify",),
    ("branches",),
    ("report",),
    ("play", "--plain"),
    ("open",),
    ("replay",),
)


def unclean(text: str) -> set[str]:
    """Return the characters in an output that must not be there."""
    return {letter for letter in text if not is_safe(letter)} - {"\n"}


def run(path: Path, command: tuple[str, ...]) -> int:
    """Run a command about a save."""
    word, *options = command
    if word == "why":
        return main([word, str(path), *options])
    return main([word, *options, str(path)])


@pytest.fixture
def forged(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """Every forgery of a small save, one after another at the same path."""

    def all_of_them() -> Iterator[tuple[str, Path]]:
        lines = lines_of(small_game(tmp_path / "good.adp"))
        for name, forgery in forgeries(lines, NASTY):
            yield name, write(tmp_path / "forged.adp", forgery)

    return all_of_them()


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_field_of_a_save_upsets_the_terminal_of_a_command(
    forged: Iterator[tuple[str, Path]],
    command: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places = 0
    for name, path in forged:
        places += 1
        monkeypatch.setattr(sys, "stdin", io.StringIO("help\nundo\n"))
        code = run(path, command)
        out, err = capsys.readouterr()
        assert code in (0, 1, 2), name
        assert "bug in adp" not in err, (name, err)
        assert not unclean(out + err), (name, unclean(out + err))
        assert FORGED_LINE not in (out + err).split("\n"), (name, out + err)
    assert places > 30


def test_no_field_of_a_save_gets_through_the_agent(forged: Iterator[tuple[str, Path]]) -> None:
    for name, path in forged:
        agent = Agent(GAMES)
        for request in ({"do": "load", "path": str(path)}, {"do": "log"}, {"do": "state"}):
            reply = agent.reply(msgspec.json.encode(request))
            text = json_text(reply)
            assert not unclean(text), name
            assert "bug in adp" not in text, (name, text)
            assert msgspec.json.decode(text) == msgspec.json.decode(msgspec.json.encode(reply))
        agent.close()


def test_the_output_of_the_agent_is_escaped(tmp_path: Path) -> None:
    request = msgspec.json.encode({"do": "new", "scenario": "\x9b\u202e\U000e0041"})

    out, _ = start("agent").communicate(request + b"\n")

    assert out.isascii()
    assert b"\\u009b\\u202e\\udb40\\udc41" in out


@pytest.mark.parametrize("command", [*COMMANDS, ("rescue",)], ids=" ".join)
def test_the_name_of_a_file_does_not_upset_the_terminal_of_a_command(
    tmp_path: Path, command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"{NASTY.replace('/', '')}.adp"
    small_game(path)
    for there in (path, path.with_suffix(".gone")):
        code = main(["rescue", str(path), f"{path}.new"]) if "rescue" in command else -1
        code = run(there, command) if code < 0 else code
        out, err = capsys.readouterr()
        assert not unclean(out + err)
        assert FORGED_LINE not in (out + err).split("\n")


def test_settings_and_keys_do_not_upset_the_terminal(tmp_path: Path) -> None:
    text = msgspec.json.encode(NASTY).decode()
    for what in (f"{text} = 1", f"theme = {text}", f"undo = [{text}]", f"# {NASTY}"):
        for name, read in (("settings", read_settings), ("keys", partial(read_keys, cover=COVER))):
            (tmp_path / f"{name}.toml").write_text(what, encoding="utf-8")
            problem = read(tmp_path)[1]
            assert problem is not None
            assert not unclean(sentence(problem))


@given(st.text())
def test_a_clean_text_is_as_long_as_it_was_and_has_nothing_in_it_that_is_not_shown(
    text: str,
) -> None:
    assert len(clean(text)) == len(text)
    assert all(is_safe(letter) for letter in clean(text))
    assert clean(clean(text)) == clean(text)


@given(st.text(st.characters(codec="utf-8")))
def test_escaped_json_means_the_same(text: str) -> None:
    assert not unclean(json_text({text: [text]}))
    assert msgspec.json.decode(json_text({text: [text]})) == {text: [text]}
    assert escaped('"plain"') == '"plain"'


def test_letters_of_all_languages_are_left_alone() -> None:
    assert clean("Ḵābul کابل 喀布尔 Кабул é ▪▴─ ±") == "Ḵābul کابل 喀布尔 Кабул é ▪▴─ ±"


def test_a_long_sentence_is_cut() -> None:
    assert len(sentence("word " * 1_000_000)) < 1_010
