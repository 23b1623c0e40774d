"""The shell, the kernel and the saves contain no words of any game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHELL = ("adp_tui", "core/kernel", "saves")
GAMES = "adp_tui/games/"
"""The home of the words of games; only the catalogue knows which games there are."""

WORDS = (
    *("faction", "taliban", "coalition", "government", "warlord", "insurgent", "pashtun"),
    *("afghan", "pakistan", "islamabad", "kabul", "kandahar", "herat", "province", "distant"),
    *("guerrilla", "troops", "police", "sabotage", "terror", "patronage", "propaganda", "coin"),
    *("card", "deck", "eligib", "special", "surge", "deception", "resources", "returnee"),
    *("district", "orrin", "militia", "chit", "mission", "underground", "infrastruct", "strateg"),
    *("redeploy", "appeal", "desert", "ambush", "patrol", "intelligence", "dispers", "dummies"),
)
"""Words of one game only, in names, texts and comments."""

LETTERS = re.compile(r"[a-z]+")


def spoken(source: str) -> Iterator[tuple[int, str]]:
    """Yield the words of the game in a module, each with its line."""
    for number, line in enumerate(source.splitlines(), start=1):
        for word in LETTERS.findall(line.lower()):
            if word.startswith(WORDS):
                yield number, word


def modules() -> list[Path]:
    """Return every module that must not know any game."""
    found = (path for folder in SHELL for path in (ROOT / folder).rglob("*.py"))
    return [path for path in found if GAMES not in path.as_posix()]


@pytest.mark.rule("RDS-16", "RDS-17")
def test_no_word_of_a_game_is_in_the_shell() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): words
        for path in modules()
        if (words := list(spoken(path.read_text(encoding="utf-8"))))
    }

    assert found == {}
    assert len(modules()) > 150


@pytest.mark.parametrize(
    "source",
    [
        "TALIBAN = 1",
        "def card_back(): ...",
        'x = "Special Activity"',
        "# of a Faction",
        "chit_shown = False",
    ],
)
def test_such_words_are_found_in_names_texts_and_comments(source: str) -> None:
    assert list(spoken(source)) != []
