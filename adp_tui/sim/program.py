"""The program that plays, so that games of different programs are never mixed."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from adp_tui import __version__

_ROOT: Final = Path(__file__).parents[2]
_DECISIVE: Final = ("core", "saves", "adp_tui/play", "adp_tui/sim")
"""The packages that decide how a simulated game goes, and what its save says."""


def stamp() -> str:
    """Return the version and a hash of the modules on which the course of a game depends."""
    return f"{__version__}+{_hash_of_modules()}"


@cache
def _hash_of_modules() -> str:
    """Return the hash; once, because a process goes on with the modules that it has loaded."""
    digest = blake2b(digest_size=4)
    for package in _DECISIVE:
        for path in sorted((_ROOT / package).rglob("*.py")):
            digest.update(path.relative_to(_ROOT).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
