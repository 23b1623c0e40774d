"""Compiled modules: without them every start compiles the program again, and figures double."""

from __future__ import annotations

import compileall
import os
import sys
from pathlib import Path
from typing import Final

PACKAGES: Final = ("core", "saves", "adp_tui")


def compile_all(tree: Path, spare: Path) -> bool:
    """Compile the packages of a tree; return whether the processes that follow use the result.

    If the usual place cannot be written, they are compiled into a spare folder.
    """
    if _compile(tree):
        return True
    before = sys.pycache_prefix
    sys.pycache_prefix = str(spare)
    try:
        done = _compile(tree)
    finally:
        sys.pycache_prefix = before
    if done:
        os.environ["PYTHONPYCACHEPREFIX"] = str(spare)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # other packages are compiled there, too
    return done


def _compile(tree: Path) -> bool:
    """Compile what is not compiled; return whether everything is."""
    return all(compileall.compile_dir(tree / package, quiet=2) for package in PACKAGES)
