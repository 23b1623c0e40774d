"""The program that plays, so that games of different programs are never mixed."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from adp_tui import __version__

_ROOT: Final = Path(__file__).parents[2]
_DECISIVE: Final = ("core", "adp_tui/play", "adp_tui/sim")
"""The packages that decide how a simulated game goes."""


def stamp() -> str:
    """Return the version and a hash of the modules on which the course of a game depends."""
    digest = blake2b(digest_size=4)
    for package in _DECISIVE:
        for path in sorted((_ROOT / package).rglob("*.py")):
            digest.update(path.relative_to(_ROOT).as_posix().encode())
            digest.update(path.read_bytes())
    return f"{__version__}+{digest.hexdigest()}"
