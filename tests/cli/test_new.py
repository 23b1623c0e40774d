"""Starting a game from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.cli import main
from core.kernel import Decision
from saves.errors import CannotSaveError
from saves.session import Session
from saves.store import Writer, read
from tests.cli.conftest import Adp
from tests.cli.games import WINDY, WindyBox


def test_a_new_game_is_saved_and_can_be_shown(adp: Adp, home: Path) -> None:
    path = home / "saves" / "sunny-day.adp"

    ran = adp("new", "young", "--name", "Sunny day")

    play, look = "adp open sunny-day", "adp show sunny-day"
    assert ran == (0, f"Saved as {path}\nPlay it with:    {play}\nLook at it with: {look}\n", "")
    assert adp("show", "sunny-day").code == 0
    assert read(path).header.name == "Sunny day"


def test_seats_and_options_are_kept(adp: Adp, home: Path) -> None:
    adp("new", "young", "--seat", "ben=bot", "--option", "wind", "--option", "soil=sand")

    header = read(home / "saves" / "young.adp").header

    assert header.seats == {"ann": "human", "ben": "bot"}
    assert header.options == {"wind": True, "soil": "sand"}


def test_options_can_be_switched_on_and_off_by_value(adp: Adp, home: Path) -> None:
    adp("new", "young", "--option", "wind=true", "--option", "rain=false")

    assert read(home / "saves" / "young.adp").header.options == {"wind": True, "rain": False}


def test_a_solo_game_has_the_requested_seed_or_a_new_one(adp: Adp, home: Path) -> None:
    adp("new", "young", "--seat", "ben=bot", "--seed", 3, "--name", "asked")
    adp("new", "young", "--seat", "ben=bot", "--name", "own")

    assert read(home / "saves" / "asked.adp").header.seed == 3
    assert read(home / "saves" / "own.adp").header.seed is not None


def test_a_game_of_several_people_has_no_seed(adp: Adp, home: Path) -> None:
    adp("new", "young")

    assert read(home / "saves" / "young.adp").header.seed is None


def test_a_seed_for_several_people_is_refused_with_the_reason(adp: Adp, home: Path) -> None:
    ran = adp("new", "young", "--seed", 3)

    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(
        "adp: a game with several players keeps no seed, because they could read"
    )
    assert not home.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("ancient",), "adp: there is no scenario 'ancient': choose young or old\n"),
        (
            ("young", "--name", "\x1b[2J"),
            "adp: a name must be one line with at least one character\n",
        ),
        (("young", "--seat", "tom=bot"), "adp: there is no side 'tom'; the sides are ann, ben\n"),
    ],
)
def test_an_impossible_game_is_refused_and_leaves_no_file(
    adp: Adp, home: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    assert adp("new", *arguments) == (1, "", sentence)
    assert not list(home.rglob("*.adp"))


def test_a_second_game_of_the_same_name_gets_its_own_file(adp: Adp, home: Path) -> None:
    adp("new", "young")

    assert adp("new", "young").out.startswith(f"Saved as {home / 'saves' / 'young-2.adp'}\n")


def test_dice_of_the_set_up_are_rolled(home: Path) -> None:
    code = main(["new", "young"], WINDY)

    with Session.open(WindyBox(), home / "saves" / "young.adp") as session:
        assert code == 0
        assert session.depth == 1
        assert isinstance(session.turn.pending, Decision)
        assert session.turn.pending.by == "ann"


def test_a_disk_error_during_the_setup_is_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Writer) -> None:
        raise CannotSaveError("young.adp cannot be written: the disk is full", self.path)

    monkeypatch.setattr(Writer, "retry", refuse)

    assert main(["new", "young"], WINDY) == 1
    assert capsys.readouterr() == ("", "adp: young.adp cannot be written: the disk is full\n")


def test_a_folder_that_cannot_be_made_is_reported(adp: Adp, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "saves"

    ran = adp("--dir", folder, "new", "young")

    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"adp: the folder {folder} cannot be ")
    assert ran.err.endswith(": Not a directory\n")
