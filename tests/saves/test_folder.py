"""Where saves are, and how they are named."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from platformdirs import user_data_path

from saves.errors import CannotReadError, CannotSaveError, NoSuchSaveError, NotASaveError
from saves.folder import LONGEST_NAME, file_stem, find, listing, new_path
from saves.home import folder
from saves.store import read
from tests.saves.games import new


def test_the_folder_is_the_chosen_one_or_the_environments_or_the_usual_one() -> None:
    somewhere = {"ADP_HOME": "/srv/adp"}

    assert folder(Path("/tmp/mine"), somewhere) == Path("/tmp/mine")
    assert folder(None, somewhere) == Path("/srv/adp/saves")
    assert folder(None, {"ADP_HOME": ""}) == folder(None, {})
    assert folder(None, {}) == user_data_path("adp", appauthor=False) / "saves"


def test_a_save_is_found_by_its_path_or_by_its_name_in_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = tmp_path / "saves"
    inside, outside = new_path("inside", saves), tmp_path / "outside.adp"
    new(inside).close()
    new(outside).close()
    monkeypatch.chdir(tmp_path)

    assert find("inside", saves) == find("inside.adp", saves) == inside
    assert find(str(outside), saves) == outside
    assert find("outside.adp", saves) == Path("outside.adp")
    with pytest.raises(NoSuchSaveError, match="the name of a save cannot be empty"):
        find("", tmp_path)
    with pytest.raises(NoSuchSaveError, match="there is no save 'outside' here or in"):
        find("outside", saves)


def test_an_impossible_file_name_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotReadError, match="cannot be searched for: File name too long"):
        find("x" * 5000, tmp_path)
    with pytest.raises(NoSuchSaveError, match="there is no save"):
        find("a\0b", tmp_path)


def test_a_folder_of_that_name_does_not_hide_the_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game").mkdir()
    new(tmp_path / "game.adp").close()
    monkeypatch.chdir(tmp_path)

    assert find("game", tmp_path) == tmp_path / "game.adp"
    (tmp_path / "game.adp").unlink()
    with pytest.raises(NotASaveError, match="game is a folder"):
        read(find("game", tmp_path))


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("main", "main"),
        ("Sunday, with Ben!", "sunday-with-ben"),
        ("../../etc/passwd", "etc-passwd"),
        ('a<b>c:d"e/f\\g|h?i*j', "a-b-c-d-e-f-g-h-i-j"),
        ("Äpfel und Birnen", "äpfel-und-birnen"),
        ("яблоко", "яблоко"),
        ("nul", "game-nul"),
        ("COM1", "game-com1"),
        ("...", "game"),
        ("", "game"),
        ("x" * 500, "x" * LONGEST_NAME),
        ("ö" * 500, "ö" * (LONGEST_NAME // 2)),
    ],
)
def test_any_name_becomes_one_that_every_system_allows(name: str, stem: str) -> None:
    assert file_stem(name) == stem


def test_a_new_game_gets_a_free_number_when_its_name_is_taken(tmp_path: Path) -> None:
    saves = tmp_path / "not" / "there" / "yet"

    for expected in ("main.adp", "main-2.adp", "main-3.adp"):
        path = new_path("Main", saves)
        assert path == saves / expected
        path.touch()


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(CannotSaveError, match="file/saves cannot be used: Not a directory"):
        new_path("main", tmp_path / "file" / "saves")


def test_saves_are_listed_newest_first_and_others_with_the_reason(tmp_path: Path) -> None:
    for age, name in enumerate(("oldest", "middle", "newest")):
        path = tmp_path / f"{name}.adp"
        new(path, *["pick"][:age]).close()
        os.utime(path, (age, age))
    (tmp_path / "junk.adp").write_bytes(b"\xff" * 100)
    (tmp_path / "dangling.adp").symlink_to(tmp_path / "nothing")
    (tmp_path / "notes.txt").write_text("not listed")

    found = listing(tmp_path)

    assert [saved.path.stem for saved in found.saves] == ["newest", "middle", "oldest"]
    assert [saved.answers for saved in found.saves] == [1, 1, 0]
    assert [str(error) for error in found.unreadable] == [
        "junk.adp is not a saved game",
        "there is no file dangling.adp",
    ]


def test_a_folder_that_is_not_there_yet_is_empty(tmp_path: Path) -> None:
    found = listing(tmp_path / "none")

    assert (found.saves, found.unreadable) == ((), ())


def test_a_file_in_the_place_of_the_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(CannotReadError, match="file cannot be read: Not a directory"):
        listing(tmp_path / "file")


def test_a_link_to_nowhere_takes_its_name_and_no_more(tmp_path: Path) -> None:
    (tmp_path / "game.adp").symlink_to(tmp_path / "nowhere")

    path = new_path("game", tmp_path)
    new(path).close()

    assert path == tmp_path / "game-2.adp"
    assert read(path).answers == 0
