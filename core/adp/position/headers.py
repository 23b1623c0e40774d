"""The header lines above the spaces: one entry for each other part of a position.

An entry knows how to write its part of a position and how to read it back. Which lines can be left
out, and what that means, follows from this alone.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from core.adp.model.atlas import AREAS, SPACES
from core.adp.model.board import Acted, Board, Forces, Lasting
from core.adp.model.ids import (
    FACTIONS,
    PROPAGANDA,
    Control,
    Deception,
    Deed,
    Faction,
    Islamabad,
    Side,
    SpaceId,
    Stage,
    Track,
)
from core.adp.model.scenarios import EVENT_CARDS
from core.adp.position.agreed import AGREED
from core.adp.position.cards import deck_text, read_deck
from core.adp.position.header import PositionHeader, read_faction
from core.adp.position.result import read_result, result_text
from core.adp.position.spaces import pieces_text, read_forces
from core.kernel.notation import (
    NONE,
    TextWords,
    Word,
    list_text,
    listed_words,
    one,
    string_text,
)

# Tracks and boxes


def _write_resources(board: Board) -> str:
    return " ".join(f"{track}={board.resources[track]}" for track in _PURSES)


def _read_resources(board: Board, words: TextWords) -> Board:
    resources = dict(board.resources)
    for entry in words:
        name, amount = entry.cut("=", "government=, taliban= or warlords= with a number")
        if name.text not in _PURSES:
            raise name.unlike("government, taliban or warlords")
        resources[Track(name.text)] = amount.number()
    return replace(board, resources=resources)


_PURSES: Final = (Track.GOVERNMENT, Track.TALIBAN, Track.WARLORDS)


def _track(track: Track) -> PositionHeader:
    """Return the header of a track that has its own line."""

    def read(board: Board, words: TextWords) -> Board:
        return replace(board, resources=board.resources | {track: one(words).number()})

    return PositionHeader(track.value, lambda board: str(board.resources[track]), read)


def _write_islamabad(board: Board) -> str:
    return board.islamabad + ("!" if board.hard else "")


def _read_islamabad(board: Board, words: TextWords) -> Board:
    only = one(words)
    box = Word(only.text.removesuffix("!"), only.column).one_of(Islamabad, "a box")
    return replace(board, islamabad=box, hard=only.text.endswith("!"))


def _box(key: str, field: str) -> PositionHeader:
    """Return the header of a box with Coalition pieces."""

    def write(board: Board) -> str:
        forces: Forces = getattr(board, field)
        return pieces_text(forces) or NONE

    return PositionHeader(
        key, write, lambda board, words: replace(board, **{field: read_forces(listed_words(words))})
    )


# Cards


def card_text(card: int) -> str:
    """Write a card by its number, or as `propaganda`."""
    return "propaganda" if card == PROPAGANDA else str(card)


def read_card(card: Word) -> int:
    """Read a card."""
    if card.text == "propaganda":
        return PROPAGANDA
    if card.text not in _EVENTS:
        raise card.unlike("a card from 1 to 72 or propaganda")
    return _EVENTS[card.text]


_EVENTS: Final = {str(card): card for card in EVENT_CARDS}


def _write_card(board: Board) -> str:
    return NONE if board.card is None else card_text(board.card)


def _read_current_card(board: Board, words: TextWords) -> Board:
    only = one(words)
    return replace(board, card=None if only.text == NONE else read_card(only))


def _cards(key: str, field: str) -> PositionHeader:
    """Return the header of a list of cards."""

    def write(board: Board) -> str:
        cards: tuple[int, ...] = getattr(board, field)
        return list_text([card_text(card) for card in cards])

    def read(board: Board, words: TextWords) -> Board:
        return replace(board, **{field: tuple(read_card(card) for card in listed_words(words))})

    return PositionHeader(key, write, read)


def _lasting(field: str) -> PositionHeader:
    """Return the header of Event texts that stay in force."""

    def write(board: Board) -> str:
        events: tuple[Lasting, ...] = getattr(board, field)
        return list_text(
            [f"{e.card}={e.side}{f':{string_text(e.note)}' if e.note else ''}" for e in events]
        )

    def read(board: Board, words: TextWords) -> Board:
        return replace(
            board, **{field: tuple(_lasting_event(entry) for entry in listed_words(words))}
        )

    return PositionHeader(field, write, read)


def _lasting_event(entry: Word) -> Lasting:
    card, rest = entry.cut("=", "a card and its side, such as 29=shaded")
    side, mark, note = rest.text.partition(":")
    return Lasting(
        read_card(card),
        Word(side, rest.column).one_of(Side, "a side"),
        rest.after(len(side) + 1, note).string() if mark else "",
    )


# The sequence of play


def _factions(field: str) -> PositionHeader:
    """Return the header of a list of Factions."""

    def write(board: Board) -> str:
        factions: tuple[Faction, ...] = getattr(board, field)
        return list_text([faction.value for faction in factions])

    def read(board: Board, words: TextWords) -> Board:
        return replace(board, **{field: tuple(read_faction(name) for name in listed_words(words))})

    return PositionHeader(field, write, read)


def _write_acted(board: Board) -> str:
    return list_text([f"{acted.faction}={acted.deed}" for acted in board.acted])


def _read_acted(board: Board, words: TextWords) -> Board:
    acted = []
    for entry in listed_words(words):
        who, deed = entry.cut("=", "a Faction and what it did, such as taliban=event")
        acted.append(Acted(read_faction(who), deed.one_of(Deed, "a deed")))
    return replace(board, acted=tuple(acted))


STAYS: Final = "eligible"
STOPPED: Final = "ineligible"


def _write_next_eligibility(board: Board) -> str:
    marks = board.next_eligibility
    return list_text([f"{f}={STAYS if marks[f] else STOPPED}" for f in FACTIONS if f in marks])


def _read_next_eligibility(board: Board, words: TextWords) -> Board:
    marks = {}
    for entry in listed_words(words):
        who, mark = entry.cut("=", "a Faction and its mark, such as taliban=eligible")
        if mark.text not in (STAYS, STOPPED):
            raise mark.unlike("eligible or ineligible")
        marks[read_faction(who)] = mark.text == STAYS
    return replace(board, next_eligibility=marks)


def _write_pawns(board: Board) -> str:
    return list_text([space.value for space in board.pawns])


def _read_pawns(board: Board, words: TextWords) -> Board:
    pawns = tuple(space.one_of(SpaceId, "a space") for space in listed_words(words))
    return replace(board, pawns=pawns)


def _write_control(board: Board) -> str:
    """Write Control as it was frozen; areas that are not named had none."""
    frozen = board.frozen_control
    if frozen is None:
        return NONE
    texts = []
    for control in Control:
        spaces = [s for s in SPACES if frozen.get(s) is control]
        if control is Control.NONE:
            spaces = [s for s in spaces if s not in AREAS]
        if spaces:
            texts.append(f"{control}={','.join(spaces)}")
    return " ".join(texts) or "none=none"


def _read_control(board: Board, words: TextWords) -> Board:
    if not listed_words(words):
        return replace(board, frozen_control=None)
    frozen = dict.fromkeys(AREAS, Control.NONE)
    for entry in words:
        name, spaces = entry.cut("=", "Control and its spaces, such as coin=kabul,herat")
        control = name.one_of(Control, "Control")
        for space in spaces.items():
            frozen[space.one_of(SpaceId, "a space")] = control
    return replace(board, frozen_control=frozen)


def _deception(field: str) -> PositionHeader:
    """Return the header of the Deception markers that each Faction holds."""

    def write(board: Board) -> str:
        held: dict[Faction, tuple[Deception, ...]] = getattr(board, field)
        return list_text([f"{f}={','.join(held[f]) or NONE}" for f in FACTIONS if f in held])

    def read(board: Board, words: TextWords) -> Board:
        held = {}
        for entry in listed_words(words):
            who, markers = entry.cut("=", "a Faction and markers, such as taliban=hidden-agenda")
            held[read_faction(who)] = tuple(
                m.one_of(Deception, "a marker") for m in markers.items()
            )
        return replace(board, **{field: held})

    return PositionHeader(field, write, read)


STAGE: Final = PositionHeader(
    "stage",
    lambda board: board.stage.value,
    lambda board, words: replace(board, stage=one(words).one_of(Stage, "a stage")),
)
REMOVED: Final = _cards("removed", "removed")
DECK: Final = PositionHeader("deck", deck_text, read_deck)
CARD: Final = PositionHeader("card", _write_card, _read_current_card)

HEADERS: Final = (
    *AGREED,
    STAGE,
    CARD,
    _cards("next", "upcoming"),
    DECK,
    _cards("played", "played"),
    REMOVED,
    _factions("eligible"),
    PositionHeader("acted", _write_acted, _read_acted),
    PositionHeader("next-eligible", _write_next_eligibility, _read_next_eligibility),
    PositionHeader("pawns", _write_pawns, _read_pawns),
    PositionHeader("resources", _write_resources, _read_resources),
    _track(Track.AID),
    _track(Track.PATRONAGE),
    PositionHeader("islamabad", _write_islamabad, _read_islamabad),
    _box("casualties", "casualties"),
    _box("out-of-play", "out_of_play"),
    _lasting("capabilities"),
    _lasting("momentum"),
    PositionHeader("control", _write_control, _read_control),
    _factions("deployed"),
    _deception("hidden"),
    _deception("shown"),
    PositionHeader("result", result_text, read_result),
)
"""All header lines, in the order in which they are written."""
