"""Saved games of every format are replayed to the positions that they once led to."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from core.kernel import is_print_of
from saves.records import FORMAT
from saves.session import AnySession, Session
from saves.store import read
from tests.corpus.account import (
    ACCOUNT,
    CORPUS,
    CURRENT,
    account_of,
    opened,
    parts,
    positions,
    read_account,
    saves_in,
)
from tests.corpus.in_the_orchard import orchard
from tests.corpus.recipes import RECIPES
from tests.corpus.renew import OlderFormatError, renew
from tests.orchard import OrchardBox

FORMAT_1: Final = CORPUS / "format-1"
OF_FORMAT_1: Final = (
    '"the only choice"',
    '"no reason was given"',
    '"the player left the rest of this turn to the bot"',
    '"ask":"seats"',
    '"how":"undo"',
    '"how":"redo"',
    '"how":"jump"',
    '"type":"bookmark"',
    '"type":"branch"',
    '"name":"main line"',
    '"options":',
    '"position":"\\ncard: ',
    '"answer":"gift-from-',
    '"scenario":"short"',
    '"scenario":"main"',
    '"scenario":"extended"',
    '"game":"orchard"',
)
"""What saves in the first format can contain."""

OF_FORMAT_2: Final = (
    '"how":"bot"',
    '"how":"left"',
    '"how":"planned"',
    '"how":"alone"',
    '"type":"note"',
    '"type":"rules"',
    '"printed":',
    '"ask":"by-hand.step"',
    '"ask":"desertion.troops"',
    '"ask":"suborn.space"',
    '"seed":"~',
    '"answer":"~',
    '"position":"~',
    '"known_to":["government"]',
    '"type":"undo.agree"',
    '"game":"district"',
)
"""What the second format can contain besides."""

remembered = cache(opened)
every_save = pytest.mark.parametrize(
    "save",
    [save for part in parts() for save in saves_in(part)],
    ids=lambda save: f"{save.parent.name}/{save.stem}",
)


@every_save
def test_a_save_opens_and_nothing_is_wrong_with_it(save: Path) -> None:
    contents, session = read(save), remembered(save)

    assert (contents.damage, contents.torn) == (None, b"")
    assert session.notices == []
    assert session.divergences == ()
    assert session.strange_positions() == ()


@every_save
def test_every_line_of_play_leads_to_the_positions_that_it_led_to(save: Path) -> None:
    prints, found = read_account(save).prints, positions(remembered(save))

    assert list(found) == list(prints)
    assert [number for number in found if not is_print_of(prints[number], found[number])] == []


@every_save
def test_a_save_has_the_same_lines_names_and_players(save: Path) -> None:
    found, expected = account_of(remembered(save)), read_account(save)

    assert replace(found, prints={}) == replace(expected, prints={})


@every_save
def test_a_copy_in_the_present_format_is_the_same_game(save: Path, tmp_path: Path) -> None:
    session, copy = remembered(save), tmp_path / "copy.adp"
    session.copy_to(copy)

    assert read(copy).version == FORMAT
    with Session.open(session.box, copy) as again:
        assert again.notices == []
        assert account_of(again) == account_of(session)
        assert all_answers(again) == all_answers(session)


def all_answers(session: AnySession) -> list[object]:
    """Return every answer that was ever given in a game."""
    return [session.tree[number] for number in range(1, len(session.tree) + 1)]


@pytest.mark.parametrize("part", parts(), ids=lambda part: part.name)
def test_a_folder_has_accounts_of_saves_in_the_format_that_it_is_named_for(part: Path) -> None:
    accounts = sorted(path.stem for path in part.glob(f"*{ACCOUNT}"))
    versions = {f"format-{read(save).version}" for save in saves_in(part)}

    assert accounts == [save.stem for save in saves_in(part)]
    assert versions == {f"format-{FORMAT}" if part == CURRENT else part.name}


def test_every_game_that_is_played_now_has_its_save_in_one_part() -> None:
    assert sorted(RECIPES) in [[save.stem for save in saves_in(part)] for part in parts()]


def test_the_saves_of_the_first_format_have_everything_that_it_could_say() -> None:
    written = "".join(save.read_text(encoding="utf-8") for save in saves_in(FORMAT_1))

    assert [text for text in OF_FORMAT_1 if text not in written] == []


def test_the_present_saves_have_everything_that_the_format_can_say() -> None:
    written = "".join(save.read_text(encoding="utf-8") for save in saves_in(CURRENT))
    common = [text for text in OF_FORMAT_1 if not text.startswith('"the ') and "reason" not in text]

    assert [text for text in (*common, *OF_FORMAT_2) if text not in written] == []


# Renewing


ONE_GAME: Final = {"orchard": orchard}


def test_a_game_that_is_played_again_is_the_same_and_its_save_is_left_alone(tmp_path: Path) -> None:
    (first,) = renew(tmp_path, ONE_GAME)
    (save,) = saves_in(tmp_path)
    written = save.stat().st_mtime_ns
    (second,) = renew(tmp_path, ONE_GAME)

    assert first.startswith("orchard: new, ")
    assert second == "orchard: unchanged"
    assert save.stat().st_mtime_ns == written
    assert account_of(opened(save)) == read_account(save)


def with_one_mark_more(path: Path) -> None:
    """Play the same game, and leave a bookmark at its end."""
    orchard(path)
    with Session.open(OrchardBox(), path) as session:
        session.bookmark("one more")


def test_changes_are_written_and_reported(tmp_path: Path) -> None:
    list(renew(tmp_path, ONE_GAME))
    (save,) = saves_in(tmp_path)
    lines = len(save.read_bytes().splitlines())

    (told,) = renew(tmp_path, {"orchard": with_one_mark_more})

    assert told.startswith(f"orchard: different from line {lines + 1}; ")
    assert read_account(save).bookmarks["one more"] == read_account(save).head


def test_a_save_without_a_recipe_is_deleted(tmp_path: Path) -> None:
    list(renew(tmp_path, ONE_GAME))

    (told,) = renew(tmp_path, {})

    assert told.startswith("orchard: deleted")
    assert list(tmp_path.iterdir()) == []


def test_saves_in_an_older_format_are_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    list(renew(tmp_path, ONE_GAME))
    (save,) = saves_in(tmp_path)
    written = save.read_bytes()
    monkeypatch.setattr("tests.corpus.renew.FORMAT", FORMAT + 1)

    with pytest.raises(OlderFormatError, match=f"rename the folder .* to format-{FORMAT}"):
        list(renew(tmp_path, {"orchard": with_one_mark_more}))

    assert save.read_bytes() == written
