"""The words of the Deception markers (7.3)."""

from __future__ import annotations

from typing import Final

from core.adp.model.ids import Deception

NAMES: Final = {
    Deception.THREAT: "Empty Threat",
    Deception.AGENDA: "Hidden Agenda",
    Deception.ASSET: "Hidden Asset",
    Deception.FACE_DOWN: "face down",
}
_MEANS: Final = {
    Deception.THREAT: "does nothing but keep others guessing",
    Deception.AGENDA: "+1 to the margin once it is shown",
    Deception.ASSET: "makes a Limited Operation a full one, once",
    Deception.FACE_DOWN: "nobody else knows what it is",
}


def marker(kind: Deception) -> str:
    """Return a marker and what it does."""
    return f"{NAMES[kind]}: {_MEANS[kind]}"
