"""Games that the agent saves and loads."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from saves.store import read
from tests.cli.played import torn
from tests.cli.talk import Talk


def test_a_saved_game_is_loaded_where_it_stood(talk: Talk, tmp_path: Path) -> None:
    path = str(tmp_path / "x.adp")
    talk("new", scenario="young", seed=7)
    talk.answer("rest")
    saved = talk("save", path=path)
    talk.answer("rest")
    talk.agent.close()

    loaded = Talk()("load", path=path)

    assert saved["ok"]
    assert (loaded["n"], loaded["facts"]) == (2, [])
    assert loaded["pending"]["by"] == "ann"


def test_one_agent_saves_again_and_loads_its_own_file(talk: Talk, tmp_path: Path) -> None:
    path = str(tmp_path / "x.adp")
    talk("new", scenario="young")
    talk("save", path=path)
    talk.answer("rest")

    assert talk("save", path=path)["ok"]
    assert talk("load", path=path)["n"] == 1
    assert talk.answer("rest")["n"] == 2


def test_loading_its_own_file_after_damage_leaves_the_game(talk: Talk, tmp_path: Path) -> None:
    path = tmp_path / "x.adp"
    talk("new", scenario="young")
    talk("save", path=str(path))
    talk.answer("rest", "rest")
    path.write_bytes(path.read_bytes().replace(b'"rest"', b'"best"', 1))

    assert talk("load", path=str(path))["error"].startswith("x.adp is damaged at line 2")
    assert talk("pending")["n"] == 2


def test_a_torn_file_is_loaded_with_a_notice(talk: Talk, tmp_path: Path) -> None:
    loaded = talk("load", path=str(torn(tmp_path / "x.adp")))

    assert loaded["ok"]
    assert loaded["notices"][0].startswith("line 9 was never finished")


def test_an_existing_file_is_not_written_over(talk: Talk, tmp_path: Path) -> None:
    (tmp_path / "x.adp").write_text("precious")
    talk("new", scenario="young")

    reply = talk("save", path=str(tmp_path / "x.adp"))

    assert reply == {"ok": False, "error": "x.adp cannot be created: File exists"}
    assert (tmp_path / "x.adp").read_text() == "precious"


@pytest.mark.parametrize("do", ["save", "load"])
@pytest.mark.parametrize("path", ["", "a\0b"])
def test_a_path_that_names_no_file_is_refused(talk: Talk, do: str, path: str) -> None:
    talk("new", scenario="young")

    assert talk(do, path=path) == {"ok": False, "error": "'path' does not name a file"}


def test_a_file_that_cannot_be_loaded_leaves_the_game(talk: Talk, tmp_path: Path) -> None:
    talk("new", scenario="young")
    talk.answer("rest")

    assert not talk("load", path=str(tmp_path / "nowhere.adp"))["ok"]
    assert talk("pending")["n"] == 1


def test_a_disk_error_is_reported_with_every_reply_until_it_recovers(
    talk: Talk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = str(tmp_path / "x.adp")
    talk("new", scenario="young")
    talk("save", path=path)

    with monkeypatch.context() as full:
        full.setattr("os.fsync", refuse)
        reply = talk("answer", option="rest")
        refused = talk("save", path=path)

    trouble = "x.adp cannot be written: No space left on device"
    assert (reply["ok"], reply["n"], reply["trouble"]) == (True, 1, trouble)
    assert refused == {"ok": False, "error": trouble}
    assert "trouble" not in talk("save", path=path)
    assert read(tmp_path / "x.adp").answers == 1


@pytest.mark.parametrize(("seats", "kept"), [({}, None), ({"ben": "bot"}, 7)])
def test_a_game_of_several_people_keeps_no_seed_in_its_file(
    talk: Talk, tmp_path: Path, seats: dict[str, str], kept: int | None
) -> None:
    talk("new", scenario="young", seed=7, seats=seats)

    talk("save", path=str(tmp_path / "x.adp"))

    assert read(tmp_path / "x.adp").header.seed == kept
