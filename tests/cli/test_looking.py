"""Looking at saves: show, log, branches, verify, rescue, report, locate."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from saves.records import FORMAT, Bookmark, Header
from saves.store import Writer, read
from tests.cli.conftest import Adp
from tests.cli.played import begin, damaged, picked, torn
from tests.orchard import OrchardBox


@pytest.fixture
def kept(home: Path) -> Path:
    """A game in the folder of saves, called orchard."""
    return picked(home / "saves" / "orchard.adp")


def test_the_position_at_the_head_is_shown_with_what_is_asked(adp: Adp, kept: Path) -> None:
    assert adp("show", "orchard") == (
        0,
        "Position after answer 5\n"
        "Day 1\n\n"
        "apple    ooooo\ncherry   ooooo\npear     ooooo\nplum     ooo\n\n"
        "Ann      2 fruit, 0 coins\nBen      0 fruit, 0 coins\n"
        "\n"
        "Asked: Ann (human), pick.tree (2)\n"
        "  apple cherry pear done sell\n",
        "",
    )


def test_an_earlier_position_is_shown(adp: Adp, kept: Path) -> None:
    ran = adp("show", kept, "--at", 3)

    assert "plum     ooooo\n" in ran.out
    assert "Asked: dice, pick.roll plum (2.3)\n  1 2 3 4 5 6\n" in ran.out


def test_a_position_is_shown_as_json(adp: Adp, kept: Path) -> None:
    state = json.loads(adp("show", "orchard", "--json", "--at", 5).out)

    assert (state["n"], state["fruit"]) == (5, {"ann": 2, "ben": 0})


def test_a_position_is_called_by_the_number_that_the_log_has_for_its_answer(
    adp: Adp, kept: Path
) -> None:
    last = adp("log", "orchard").out.splitlines()
    numbers = [int(row.split()[0]) for row in last[1:] if row[:5].strip().isdigit()]

    assert json.loads(adp("show", "orchard", "--json").out)["n"] == numbers[-1]
    assert adp("show", "orchard").out.startswith(f"Position after answer {numbers[-1]}\n")
    assert adp("show", "orchard", "--at", 0).out.startswith("Position at the start\n")


def test_the_end_of_a_game_is_shown(adp: Adp, home: Path) -> None:
    with begin(home / "over.adp") as session:
        for _ in range(6):
            session.answer("rest")

    assert adp("show", home / "over.adp").out.endswith("The game is over. Won by: Ann, Ben.\n")


def test_an_answer_that_was_never_given_cannot_be_shown(adp: Adp, kept: Path) -> None:
    assert adp("show", "orchard", "--at", 6) == (
        1,
        "",
        "adp: there is no answer 6: choose one from 0 (the start) to 5\n",
    )


def test_the_log_has_answers_facts_and_reasons_on_the_line_to_the_head(
    adp: Adp, kept: Path
) -> None:
    assert adp("log", "orchard") == (
        0,
        "orchard: Old\n"
        "    2  Ann: Day: Pick (1)\n"
        "    3  Ann: Pick: Plum (2)\n"
        "    4  Dice: Pick, Plum: rolled 2 (2.3)\n"
        "    5  Ann: Pick, Plum: 2 (2.4)\n"
        "         because plums are sweet\n"
        "         Ann picks 2 from the plum tree\n",
        "",
    )


def test_branches_are_listed_with_names_head_and_bookmarks(adp: Adp, kept: Path) -> None:
    assert adp("branches", "orchard") == (
        0,
        "  1 answer, ends after answer 1, branches off at the start: lazy\n"
        "* 4 answers, ends after answer 5, branches off at the start, the main line\n"
        "The current position is after answer 5.\n"
        "Bookmark after answer 5: basket full\n",
        "",
    )


def test_any_line_can_be_made_the_main_line(adp: Adp, kept: Path) -> None:
    before = kept.read_bytes()

    ran = adp("branches", "orchard", "--main", 1)

    assert ran.code == 0
    first, second, head, _ = ran.out.splitlines()
    assert (
        first == "  1 answer, ends after answer 1, branches off at the start, the main line: lazy"
    )
    assert second == "* 4 answers, ends after answer 5, branches off at the start"
    assert head == "The current position is after answer 5."
    assert kept.read_bytes().startswith(before)
    assert adp("branches", "orchard").out == ran.out


def test_the_line_of_an_answer_that_was_never_given_is_refused(adp: Adp, kept: Path) -> None:
    before = kept.read_bytes()

    ran = adp("branches", "orchard", "--main", 6)

    assert (ran.code, ran.out) == (1, "")
    assert "there is no answer 6" in ran.err
    assert kept.read_bytes() == before


def test_names_from_elsewhere_cannot_upset_the_terminal(adp: Adp, tmp_path: Path) -> None:
    header = Header(
        format=FORMAT, game="orchard", rules=1, program="x", scenario="old", name="\x1b[2J"
    )
    Writer.create(tmp_path / "sly.adp", header, [Bookmark(0, "\x07")]).close()

    assert adp("log", tmp_path / "sly.adp").out == "?[2J: Old\n"
    assert adp("branches", tmp_path / "sly.adp").out.endswith("Bookmark at the start: ?\n")


def test_an_intact_save_is_reported_as_intact(adp: Adp, kept: Path) -> None:
    assert adp("verify", "orchard") == (
        0,
        "orchard.adp is intact: 9 lines, all checksums valid; 5 answers on 2 branches replayed, "
        "1 position as recorded\n",
        "",
    )


def test_damage_is_reported_with_its_line_and_the_remedy(adp: Adp, home: Path) -> None:
    path = damaged(home / "orchard.adp")

    ran = adp("verify", path)

    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("adp: orchard.adp is damaged at line 5: ")
    assert f"; 'adp rescue {path} NEW' saves the 1 answer before it\n" in ran.err


def test_a_torn_last_line_is_reported(adp: Adp, home: Path) -> None:
    ran = adp("verify", torn(home / "orchard.adp"))

    assert ran.code == 1
    assert ran.err.startswith("adp: orchard.adp: line 9 was never finished")


def test_a_save_that_the_rules_contradict_is_reported_with_its_line(
    adp: Adp, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.orchard.TREES", ("apple", "cherry"))

    ran = adp("verify", "orchard")

    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("adp: orchard.adp, line 2: answer 1 no longer replays")


def test_the_log_continues_after_a_contradiction_of_the_rules(
    adp: Adp, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with begin(home / "mended.adp") as session:
        session.answer("rest")
    monkeypatch.setattr("tests.orchard.TREES", ("apple", "cherry"))

    ran = adp("log", home / "mended.adp")

    assert ran.code == 0
    assert "    1  Ann: Day: Rest (1)\n         line 2: answer 1 no longer replays" in ran.out
    assert ran.err.startswith("adp: line 2 no longer replays")


def test_the_intact_part_of_a_damaged_save_is_rescued(adp: Adp, home: Path, tmp_path: Path) -> None:
    path = damaged(home / "orchard.adp")
    before = path.read_bytes()

    ran = adp("rescue", path, tmp_path / "good.adp")

    assert ran == (0, f"Saved as {tmp_path / 'good.adp'} with 1 answer\n", "")
    assert path.read_bytes() == before
    assert adp("verify", tmp_path / "good.adp").code == 0


def test_a_rescue_does_not_write_over_a_file(adp: Adp, kept: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("precious")

    ran = adp("rescue", "orchard", tmp_path / "taken")

    assert ran == (1, "", "adp: taken cannot be created: File exists\n")
    assert (tmp_path / "taken").read_text() == "precious"


def test_a_report_holds_the_whole_save(adp: Adp, kept: Path, tmp_path: Path) -> None:
    printed = adp("report", "orchard")
    written = adp("report", "orchard", "--out", tmp_path / "report.txt")

    assert printed.code == written.code == 0
    assert kept.read_text() in printed.out
    assert (tmp_path / "report.txt").read_text() == printed.out
    assert written.out == f"Written to {tmp_path / 'report.txt'}\n"


def test_a_report_does_not_write_over_a_file(adp: Adp, kept: Path) -> None:
    before = kept.read_bytes()

    ran = adp("report", "orchard", "--out", kept)

    assert ran == (1, "", f"adp: cannot use '{kept}': file exists\n")
    assert kept.read_bytes() == before


def test_the_folders_of_saves_and_settings_are_located(
    adp: Adp, home: Path, tmp_path: Path
) -> None:
    settings = f"settings  {home}\n"

    assert adp("locate").out == f"saves     {home / 'saves'}\n{settings}"
    assert adp("--dir", tmp_path, "locate").out == f"saves     {tmp_path}\n{settings}"
    assert adp("locate", "--dir", tmp_path).out == f"saves     {tmp_path}\n{settings}"


def test_a_save_of_an_unknown_game_is_refused(
    adp: Adp, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OrchardBox, "name", "vineyard")
    picked(kept.with_name("wine.adp"))

    assert adp("show", "wine") == (
        1,
        "",
        "adp: this program does not know the game 'vineyard', only orchard\n",
    )


@pytest.mark.parametrize("command", ["show", "log", "branches", "verify", "report"])
@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda path: None, "there is no save"),
        (lambda path: path.mkdir(), "is a folder"),
        (lambda path: path.write_bytes(bytes(range(256)) * 9), "is not a saved game"),
        (lambda path: path.write_bytes(b""), "is empty"),
    ],
    ids=["missing", "folder", "junk", "empty"],
)
def test_a_file_that_is_not_a_save_gets_one_sentence(
    adp: Adp, tmp_path: Path, command: str, make: Callable[[Path], object], reason: str
) -> None:
    make(tmp_path / "it")

    ran = adp(command, tmp_path / "it")

    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("adp: ")
    assert reason in ran.err
    assert ran.err.count("\n") == 1


def test_looking_never_changes_a_save(adp: Adp, kept: Path) -> None:
    before = kept.read_bytes()

    for command in ("show", "log", "branches", "verify", "report"):
        assert adp(command, "orchard").code == 0

    assert kept.read_bytes() == before
    assert read(kept).damage is None
