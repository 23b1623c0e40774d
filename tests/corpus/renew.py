"""`python -m tests.corpus.renew`: plays the games of the corpus again, in the present format.

Parts in older formats are never written again, because this program cannot write them.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from msgspec.structs import replace

from saves.folder import SUFFIX
from saves.log import Contents
from saves.records import FORMAT
from saves.store import read
from tests.corpus.account import ACCOUNT, CURRENT, saves_in, write_account
from tests.corpus.recipes import RECIPES, Recipe


class OlderFormatError(Exception):
    """The part to be written again is in a format that can no longer be written."""


def renew(folder: Path, recipes: Mapping[str, Recipe] = RECIPES) -> Iterator[str]:
    """Play every game again and keep what has changed; yield a line about each save."""
    _must_be_present(folder)
    folder.mkdir(exist_ok=True)
    for name, recipe in recipes.items():
        yield f"{name}: {_renew_save(folder / f'{name}{SUFFIX}', recipe)}"
    for save in saves_in(folder):
        if save.stem not in recipes:
            save.unlink()
            save.with_suffix(ACCOUNT).unlink(missing_ok=True)
            yield f"{save.stem}: deleted, because no recipe plays it any more"


def _must_be_present(folder: Path) -> None:
    """Raise if the folder has saves in an older format, which must be kept."""
    for save in saves_in(folder):
        if (version := read(save).version) != FORMAT:
            raise OlderFormatError(
                f"{save.name} is in format {version}: rename the folder {folder.name} to"
                f" format-{version}, where it is kept as it is, and try again"
            )


def _renew_save(save: Path, recipe: Recipe) -> str:
    """Play a game again, keep it if it has changed, and return what has changed."""
    with TemporaryDirectory() as place:
        played = Path(place) / save.name
        with _repeatable_chance(save.stem):
            recipe(played)
        difference = _difference(save, played)
        if difference is not None:
            save.write_bytes(played.read_bytes())
    write_account(save)
    return "unchanged" if difference is None else difference


@contextmanager
def _repeatable_chance(seed: str) -> Iterator[None]:
    """Make dice without a seed fall the same way each time."""
    chance = Random(seed)
    with (
        patch.object(secrets, "randbits", chance.getrandbits),
        patch.object(secrets, "randbelow", chance.randrange),
    ):
        yield


def _difference(save: Path, played: Path) -> str | None:
    """Return how a game differs from its save, None if only the program's version differs."""
    now = read(played)
    if not save.exists():
        return f"new, {now.answers} answers"
    before = read(save)
    if _setup(now) != _setup(before):
        return f"different set-up; {before.answers} answers before, {now.answers} now"
    same = 0
    for old, new in zip(before.records, now.records, strict=False):
        if old != new:
            break
        same += 1
    if same == len(before.records) == len(now.records):
        return None
    return f"different from line {same + 2}; {before.answers} answers before, {now.answers} now"


def _setup(contents: Contents) -> object:
    """Return the first line of a save without the version of the program."""
    return replace(contents.header, program="")


def main() -> None:
    """Renew the part in the present format, and print what has changed."""
    try:
        for line in renew(CURRENT):
            print(line)
    except OlderFormatError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
