"""Makes the program speak Pseudo: every module of texts is translated on import.

It must be active before anything of the program is imported, so it is a pytest plug-in in a
separate process (`-p tests.pseudo.hook`), or the first import of such a process.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import Final

import pytest

from tests.pseudo.language import pseudo
from tests.pseudo.translate import translated

PROGRAM: Final = "adp_tui"
HEADING: Final = "## Words"
"""Where the readable rules begin, in any language."""


class _Reasons(Mapping[str, str]):
    """Any sentence of a bot in Pseudo."""

    def __getitem__(self, english: str) -> str:
        return pseudo(english)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


class _Wordings(Mapping[tuple[int, str], str]):
    """The sides of all cards in Pseudo."""

    def __getitem__(self, key: tuple[int, str]) -> str:
        from core.adp.events.library import CARDS
        from core.adp.model.ids import Side

        card, side = key
        return pseudo(CARDS[card].wording(Side(side)))

    def __iter__(self) -> Iterator[tuple[int, str]]:
        return iter(())

    def __len__(self) -> int:
        return 0


BY_ENGLISH: Final[dict[str, object]] = {"REASONS": _Reasons(), "WORDINGS": _Wordings()}
"""Tables that are empty in English, and their replacements."""


class PseudoLoader(SourceFileLoader):
    """Loads a module of texts in Pseudo."""

    def get_code(self, fullname: str) -> CodeType:
        """Return the translated module; Python's cache of the English one is not used."""
        path, source = self.get_filename(fullname), self.get_source(fullname)
        assert source is not None
        return compile(translated(source, path), path, "exec")

    def exec_module(self, module: ModuleType) -> None:
        """Make the module, and fill the tables that are empty in English."""
        super().exec_module(module)
        for name, table in BY_ENGLISH.items():
            if hasattr(module, name):
                setattr(module, name, table)


class TextsFinder(MetaPathFinder):
    """Finds modules of texts before Python does."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a module of texts; None for any other module."""
        if not fullname.startswith(f"{PROGRAM}.") or ".texts." not in fullname:
            return None
        found = PathFinder.find_spec(fullname, path, target)
        assert found is not None
        assert found.origin is not None
        found.loader = PseudoLoader(fullname, found.origin)
        return found


assert not any(name.split(".")[0] == PROGRAM for name in sys.modules), "it is too late"
sys.meta_path.insert(0, TextsFinder())


@pytest.fixture(autouse=True)
def rules_in_pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translate the rules text into Pseudo too."""
    from adp_tui.presenter.rulebook import Rulebook

    read = Rulebook.__init__

    def read_pseudo(self: Rulebook, text: str) -> None:
        read(self, pseudo(text).replace(pseudo(HEADING), HEADING))

    monkeypatch.setattr(Rulebook, "__init__", read_pseudo)
