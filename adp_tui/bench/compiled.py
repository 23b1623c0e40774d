"""Compiled modules: without them every start compiles the program again, and figures double."""

from __future__ import annotations

import compileall
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

PACKAGES: Final = ("core", "saves", "adp_tui")


def compile_all(trees: Sequence[Path], spare: Path) -> bool:
    """Compile the packages of trees; return whether the processes that follow use the result.

    If the usual place of one cannot be written, all are compiled into a spare folder.
    """
    if _compile(trees):
        return True
    before = sys.pycache_prefix
    sys.pycache_prefix = str(spare)
    try:
        done = _compile(trees)
    finally:
        sys.pycache_prefix = before
    if done:
        os.environ["PYTHONPYCACHEPREFIX"] = str(spare)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # other packages are compiled there, too
    return done


def _compile(trees: Sequence[Path]) -> bool:
    """Compile what is not compiled; return whether everything is."""
    folders = (tree / package for tree in trees for package in PACKAGES)
    return all(compileall.compile_dir(folder, quiet=2) for folder in folders)
