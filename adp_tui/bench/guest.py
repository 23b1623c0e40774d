"""The bench as the guest of another tree: `python guest.py GAME ANSWERS ROW FOLDER`.

The program that is measured is the one on the path; the bench and its words are those beside this
file. It prints the rows as JSON.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

HOME: Final = Path(__file__).parents[2]
BENCH: Final = "adp_tui.bench"
WORDS: Final = "adp_tui.texts.figures"


class FromHome(MetaPathFinder):
    """Finds the bench and its words in the tree of this file."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module of the bench is; leave all others to Python."""
        place = HOME.joinpath(*fullname.split("."))
        if fullname == BENCH:
            return spec_from_file_location(
                fullname, place / "__init__.py", submodule_search_locations=[str(place)]
            )
        if fullname == WORDS:
            return spec_from_file_location(fullname, place.with_suffix(".py"))
        return None


def main(game: str, answers: str, word: str, folder: str) -> None:
    """Measure a row and print it."""
    sys.meta_path.insert(0, FromHome())
    import msgspec

    from adp_tui.bench.measure import measured
    from adp_tui.bench.sample import SampleGame
    from adp_tui.games import entry_named

    entry = entry_named(game)
    with tempfile.TemporaryDirectory(dir=folder) as own:
        sample = SampleGame(entry.box(), Path(own), int(answers), entry.cover)
        sys.stdout.buffer.write(msgspec.json.encode(list(measured(word, sample))))


if __name__ == "__main__":
    main(*sys.argv[1:])
