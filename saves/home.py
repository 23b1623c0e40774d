"""The folder for saves; needed before anything else, so nothing heavy is imported."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

HOME_VARIABLE: Final = "ADP_HOME"


def folder(chosen: Path | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """Return the chosen folder, otherwise the environment's, otherwise the system's usual one."""
    if chosen is not None:
        return chosen
    if home := environment.get(HOME_VARIABLE):
        return Path(home) / "saves"
    return user_data_path("adp", appauthor=False) / "saves"
