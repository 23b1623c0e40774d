"""The line mode: a conversation, called directly and through a pipe."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from adp_tui.cli import main
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.plain.talk import Talk
from adp_tui.texts.plain import HELP
from core.adp.box import DistantPlain
from core.kernel import Decision
from saves.session import Session
from tests.tui.table import AdpSession, begin

_RUN = "import sys; from adp_tui.cli import main; sys.exit(main())"


@pytest.fixture
def session() -> AdpSession:
    """A game in which the Taliban choose first."""
    return begin()


@pytest.fixture
def talk(session: AdpSession) -> Talk:
    """A conversation about it."""
    return Talk(session, PRESENTER)


def said(talk: Talk, *typed: str) -> str:
    """Type some lines; return the reply to the last one."""
    return "\n".join([talk.hear(line) for line in typed][-1])


def test_the_greeting_has_card_margins_and_question(talk: Talk) -> None:
    text = "\n".join(talk.greet())

    assert "Card 24 US-Taliban Talks. Next card 57 Sandstorms." in text
    assert "Margins: Coalition -13, Government -18, Taliban -12, Warlords -25." in text
    assert "Taliban, Your turn: do what? Rule 2.3.4." in text


@pytest.mark.parametrize("typed", ["1", "rally", "RALLY", " ra "])
def test_an_answer_is_a_number_a_word_or_its_beginning(talk: Talk, typed: str) -> None:
    assert "Rally: where? Rule 3.3.1." in said(talk, typed)


def test_an_empty_line_repeats_the_question(talk: Talk) -> None:
    assert said(talk, "") == said(talk, "")
    assert "do what?" in said(talk, "")


def test_an_ambiguous_answer_is_reported(talk: Talk) -> None:
    assert said(talk, "rally", "ba").startswith("No: 'ba' could be badakhshan, badghis, baghlan")


def test_if_a_number_is_asked_for_rows_have_no_numbers(talk: Talk, session: AdpSession) -> None:
    asked = [talk.hear(line) for line in ("rally", "give", "2")][-1]
    numbers = [row.strip() for row in asked if row.strip().isdigit()]

    assert numbers == [str(number) for number in range(1, 11)]
    talk.hear("3")
    assert session.line()[-1].answer == "3"


def test_otherwise_a_number_means_that_row(talk: Talk, session: AdpSession) -> None:
    rows = talk.hear("rally")

    assert said(talk, "try 2") == said(talk, "try helmand")
    assert any(row.startswith(" 10 to ") and row.split()[3] == "kandahar," for row in rows)
    assert said(talk, "try 10") == said(talk, "try kandahar")


def test_a_byte_that_is_not_text_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "kabul.adp"
    begin(path).close()

    ran = subprocess.run(
        [sys.executable, "-c", _RUN, "play", "--plain", str(path)],
        input=b"ra\xffl\xc3ly\n",
        capture_output=True,
        check=False,
    )

    assert ran.returncode == 0, ran.stderr
    assert b"Rally: where?" in ran.stdout


def test_why_not(talk: Talk) -> None:
    assert said(talk, "rally", "? kabul-aibak") == (
        "Kabul-Aibak: no. Rally takes place in Provinces and Kabul. Rule 3.3.1."
    )
    assert said(talk, "kabul-aibak") == (
        "No: Kabul-Aibak: Rally takes place in Provinces and Kabul (3.3.1)."
    )
    assert said(talk, "? helmand") == "helmand can be chosen."


def test_special_activities_are_not_mentioned_while_choosing_spaces(talk: Talk) -> None:
    told = said(talk, "rally", "?")

    assert "Not now: kandahar-kabul." in told
    assert "ambush" not in told


def test_trying_changes_nothing(talk: Talk, session: AdpSession) -> None:
    talk.hear("rally")
    number = session.number

    assert "Taliban Resources 10 to 9." in said(talk, "try helmand")
    assert session.number == number


def test_undo_and_redo(talk: Talk) -> None:
    assert "do what?" in said(talk, "rally", "undo")
    assert "Rally: where?" in said(talk, "redo")


def test_nothing_is_left_to_take_back_at_the_start(talk: Talk) -> None:
    assert said(talk, "undo").startswith("No: ")


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("show helmand", "Helmand, Province, Plains."),
        ("show 24", "24 US-Taliban Talks, order T C W G."),
        ("show warlords", "Warlords, Faction W."),
        ("show", "Main scenario"),
        ("show xyzzy", "No: nothing is called 'xyzzy'."),
        ("rule 1.4.2", "1.4.2 Stacking."),
        ("rule", "2.3.4 Choices."),
        ("log 1", "57 Sandstorms"),
        ("help", HELP[0]),
    ],
)
def test_looking_things_up(talk: Talk, typed: str, words: str) -> None:
    assert words in said(talk, typed)


def test_every_line_is_plain_and_fits(talk: Talk) -> None:
    typed = ("", "?", "show", "show taliban", "show islamabad", "rally", "try helmand", "log")
    rows = [row for line in typed for row in talk.hear(line)]

    assert max(map(len, rows)) <= 80
    assert all(row.isascii() for row in rows)


def test_the_game_works_from_a_pipe_and_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "kabul.adp"
    begin(path).close()

    ran = subprocess.run(
        [sys.executable, "-c", _RUN, "play", "--plain", str(path)],
        input=b"pass\n",
        capture_output=True,
        check=False,
    )

    assert ran.returncode == 0, ran.stderr
    assert b" 6 pass" in ran.stdout
    with Session.open(DistantPlain(), path, read_only=True) as session:
        assert ("taliban", "pass") in [(answer.by, answer.answer) for answer in session.line()]
        assert isinstance(session.turn.pending, Decision)
        assert session.turn.pending.by == "taliban", "the bots have played"


def test_a_watcher_may_look_and_not_answer(tmp_path: Path) -> None:
    path = tmp_path / "kabul.adp"
    begin(path).close()
    with Session.open(DistantPlain(), path, read_only=True) as session:
        talk = Talk(session, PRESENTER)

        assert said(talk, "pass").startswith("No: another program is playing")


def test_a_damaged_game_is_not_played_but_can_be_rescued(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.adp"
    with begin(path) as session:
        session.answer("rally")
        session.answer("helmand")
    path.write_bytes(path.read_bytes().replace(b'"answer":"rally"', b'"answer":"march"'))

    assert main(["play", "--plain", str(path)]) == 1

    assert capsys.readouterr().err == (
        "adp: game.adp is damaged at line 18: it is not as it was written;"
        f" 'adp rescue {path} NEW' saves the 16 answers before it\n"
    )


def test_an_entry_without_a_rule_is_logged_without_one(session: AdpSession, talk: Talk) -> None:
    session.seat("warlords", "human")

    assert said(talk, "log 1").endswith("Warlords: played by a player from here on")


@pytest.mark.parametrize("number", ["²", "٣", "9" * 5000, "-1", "1e9", "\0", "\ud800"])
@pytest.mark.parametrize("command", ["", "log ", "show ", "try ", "rule ", "? ", "seat "])
def test_an_impossible_number_gets_a_sentence(talk: Talk, command: str, number: str) -> None:
    assert talk.hear(f"{command}{number}")


def test_lines_of_play_are_listed_and_any_can_be_made_the_main_line(talk: Talk) -> None:
    said(talk, "pass", "pass", "undo", "undo", "rally")
    first, second = said(talk, "lines").splitlines()
    assert first.startswith("The main line: ")
    assert second.startswith("What-if: ")
    assert second.endswith(", you are here.")

    first, second = said(talk, "main").splitlines()

    assert first.startswith("What-if: ")
    assert second.startswith("The main line: ")
    assert "No: there is no answer 999" in said(talk, "main 999")
    assert said(talk, "main x").startswith("No: nothing is called 'x'")
