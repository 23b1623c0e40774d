"""The cover of District Commander; it imports nothing heavy."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.looks import LOOKS
from adp_tui.games.district.texts import cover as texts
from adp_tui.games.district.title_sketch import sketch
from adp_tui.presenter.cover import Action, Cover

COVER: Final = Cover(
    title=texts.TITLE,
    banner=texts.BANNER,
    subtitle=texts.SUBTITLE,
    what=texts.WHAT,
    about=texts.ABOUT,
    key="d",
    note=texts.UNOFFICIAL,
    example=texts.EXAMPLE,
    looks=LOOKS,
    actions=(
        Action("deployment", ("L",), texts.ACTIONS["deployment"], after="take"),
        Action("stacks", ("T", "f3"), texts.ACTIONS["stacks"], after="map"),
        Action("forces", ("F", "f4"), texts.ACTIONS["forces"], after="map"),
        Action("hand", ("C", "f6"), texts.ACTIONS["hand"], after="digest"),
    ),
    reworded=texts.REWORDED,
    sketch=sketch,
)
