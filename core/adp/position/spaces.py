"""The line of a space: its pieces and markers, `kandahar C:T3 T:B1u2a1 support=O terror=1 +1`."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from core.adp.model.board import Forces, Space
from core.adp.model.ids import (
    COALITION,
    GOVERNMENT,
    PIECES,
    TALIBAN,
    WARLORDS,
    Piece,
    SpaceId,
    Support,
)
from core.kernel.notation import Word, either

_FACTION_LETTERS: Final = {COALITION: "C", GOVERNMENT: "G", TALIBAN: "T", WARLORDS: "W"}
_PIECE_LETTERS: Final = {COALITION: "BT", GOVERNMENT: "BTP", TALIBAN: "Bua", WARLORDS: "Bua"}

GROUPS: Final = {
    _FACTION_LETTERS[faction]: dict(zip(_PIECE_LETTERS[faction], pieces, strict=True))
    for faction, pieces in PIECES.items()
}
"""For the letter of each Faction, its pieces by their letters."""

SUPPORT_LETTERS: Final = {Support.SUPPORT: "S", Support.NEUTRAL: "N", Support.OPPOSITION: "O"}
_SUPPORT: Final = {letter: support for support, letter in SUPPORT_LETTERS.items()}
_COUNTED: Final = re.compile(r"([A-Za-z])([0-9]{0,3})")
_RETURNEES: Final = re.compile(r"\+[0-9]")
_EXPECTED: Final = "C:, G:, T: or W: with pieces, support=, terror=, sabotage or +1"


def group_text(forces: Forces, letter: str) -> str:
    """Write the pieces of one Faction, such as `T:B1u2`; empty if it has none."""
    counts = ((kind, forces.count(piece)) for kind, piece in GROUPS[letter].items())
    text = "".join(f"{kind}{count}" for kind, count in counts if count)
    return f"{letter}:{text}" if text else ""


def pieces_text(forces: Forces) -> str:
    """Write the pieces in one place, by Faction."""
    return " ".join(text for letter in GROUPS if (text := group_text(forces, letter)))


def space_text(space: SpaceId, here: Space) -> str:
    """Write the line of a space."""
    words = [space.value, pieces_text(here)]
    if here.support is not Support.NEUTRAL:
        words.append(f"support={SUPPORT_LETTERS[here.support]}")
    if here.terror:
        words.append(f"terror={here.terror}")
    if here.sabotaged:
        words.append("sabotage")
    if here.returnees:
        words.append(f"+{here.returnees}")
    return " ".join(filter(None, words))


def read_space(words: tuple[Word, ...]) -> Space:
    """Read the rest of a line, after the name of the space."""
    here, found = Space(), set[str]()
    for word in words:
        key, here = _with_word(here, word)
        if key in found:
            raise Word(key, word.column).repeated("on this line")
        found.add(key)
    return here


def _with_word(here: Space, word: Word) -> tuple[str, Space]:
    """Return which part of the line a word is, and the space with that part."""
    text = word.text
    if text == "sabotage":
        return text, replace(here, sabotaged=True)
    if _RETURNEES.fullmatch(text):
        return "+1", replace(here, returnees=int(text))
    key, mark, rest = text.partition("=")
    value = word.after(len(key) + 1, rest)
    if mark and key == "terror":
        return "terror=", replace(here, terror=value.number())
    if mark and key == "support":
        if rest not in _SUPPORT:
            raise value.unlike("S, N or O")
        return "support=", replace(here, support=_SUPPORT[rest])
    if text[1:2] == ":" and text[0] in GROUPS:
        return text[:2], replace(here, **_counts(word))
    if text[1:2] == ":":
        raise word.unlike("C:, G:, T: or W:")
    raise word.unlike(_EXPECTED, ("support=N", "terror=1", "sabotage"))


def read_forces(words: tuple[Word, ...]) -> Forces:
    """Read pieces in a box off the map."""
    groups: dict[str, dict[str, int]] = {}
    for word in words:
        letter, mark = word.text[:1], word.text[1:2]
        if letter not in GROUPS or mark != ":":
            raise word.unlike("C:, G:, T: or W: with pieces, or none")
        if letter in groups:
            raise Word(f"{letter}:", word.column).repeated("on this line")
        groups[letter] = _counts(word)
    return Forces(**{field: n for group in groups.values() for field, n in group.items()})


def _counts(word: Word) -> dict[str, int]:
    """Read the pieces of one Faction, by their field in `Forces`."""
    kinds = GROUPS[word.text[0]]
    expected = f"{either(list(kinds))} and a number"
    counts: dict[str, int] = {}
    position = 2
    if position == len(word.text):
        raise word.unlike(f"{expected} after {word.text}")
    while position < len(word.text):
        rest = word.after(position, word.text[position:])
        found = _COUNTED.match(rest.text)
        if found is None or not found[2] or found[1] not in kinds:
            raise rest.unlike(expected)
        piece: Piece = kinds[found[1]]
        if piece.value in counts:
            raise Word(found[1], rest.column).repeated("in this group")
        counts[piece.value] = int(found[2])
        position += found.end()
    return counts
