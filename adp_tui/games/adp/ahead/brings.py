"""Prospects: what an answer could gain, in a few letters.

`1-2` pieces placed, `▪` a Base, `-3` pieces removed, `!` Terror, `✗` Sabotage, `▴` `▾` attitudes,
`2a` found, `2u` hidden, `+2` earned. If a die decides, the chance follows: `-2 4/6`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from adp_tui.games.adp.signs import ATTITUDE
from adp_tui.presenter.ahead import End, Outlook
from core.adp.model.board import Board
from core.adp.model.facts import (
    Activated,
    Calmed,
    Fact,
    Fell,
    Hid,
    Moved,
    Paid,
    Placed,
    Removed,
    Resettled,
    Sabotaged,
    Shifted,
    Terrorized,
)
from core.adp.model.ids import BASES, COIN, OWNER, PURSE, Faction, Track

_BASE: Final = "▪"
_NEUTRAL: Final = "⋅"
_TRACKS: Final = {Track.AID: "A", Track.PATRONAGE: "P"}


def paid(facts: Sequence[Fact]) -> int:
    """Return the total paid."""
    return sum(fact.amount for fact in facts if isinstance(fact, Paid))


class Tally(NamedTuple):
    """The results of one way, in numbers."""

    placed: int = 0
    """The Faction's pieces other than Bases."""

    bases: int = 0
    """The Faction's Bases."""

    removed: int = 0
    """Pieces of others."""

    moved: int = 0
    found: int = 0
    """Guerrillas of others that become Active."""

    hidden: int = 0
    earned: int = 0
    signs: tuple[str, ...] = ()
    """Markers placed, attitudes, and gains on the Government's tracks."""

    @property
    def size(self) -> int:
        """The total, for comparing."""
        numbers = (self.placed, self.bases, self.removed, self.moved, self.found, self.hidden)
        return sum(numbers) + self.earned + len(self.signs)


def tally(by: Faction, before: Board, end: End) -> Tally:
    """Return the results of a way in numbers, from a Faction's point of view."""
    mine = COIN if by in COIN else (by,)
    facts = end.facts
    earned = end.board.track(PURSE[by]) - before.track(PURSE[by]) + paid(facts)
    placed = [f for f in facts if isinstance(f, Placed) and OWNER[f.piece] in mine]
    lost = (f for f in facts if isinstance(f, Removed | Fell) and OWNER[f.piece] not in mine)
    return Tally(
        placed=sum(fact.count for fact in placed if fact.piece not in BASES),
        bases=sum(fact.count for fact in placed if fact.piece in BASES),
        removed=sum(fact.count for fact in lost),
        moved=sum(fact.count for fact in facts if isinstance(fact, Moved)),
        found=sum(f.count for f in facts if isinstance(f, Activated) and f.faction not in mine),
        hidden=sum(f.count for f in facts if isinstance(f, Hid) and f.faction in mine),
        earned=max(earned, 0),
        signs=_signs(before, end),
    )


def _signs(before: Board, end: End) -> tuple[str, ...]:
    gains = {t: end.board.track(t) - before.track(t) for t in _TRACKS}
    signs = [sign for fact in end.facts if (sign := _sign(fact))]
    shifts = [fact.to for fact in end.facts if isinstance(fact, Shifted)]
    signs += [ATTITUDE[to] or _NEUTRAL for to in shifts[-1:]]
    return (*signs, *(f"{_TRACKS[track]}{more}" for track, more in gains.items() if more > 0))


def _sign(fact: Fact) -> str:
    match fact:
        case Terrorized():
            return "!"
        case Sabotaged():
            return "✗"
        case Calmed():
            return "-!"
        case Resettled():
            return "+"
        case _:
            return ""


def best(by: Faction, outlook: Outlook) -> End | None:
    """Return the end with the largest results."""
    ends = outlook.ends
    return max(ends, key=lambda end: tally(by, outlook.before, end).size, default=None)


def prospect(by: Faction, outlook: Outlook) -> str:
    """Return what an answer could gain; blank if there is nothing to show."""
    if outlook.faces:
        return _with_luck(by, outlook)
    return most_of_each([tally(by, outlook.before, end) for end in outlook.ends], cut=outlook.cut)


def most_of_each(tallies: Sequence[Tally], *, cut: bool = False) -> str:
    """Return what these ways could gain, the most of each kind."""
    if not tallies:
        return ""
    more = "+" * cut
    parts = [
        f"{_span(t.placed for t in tallies)}{_BASE * any(t.bases for t in tallies)}",
        _most("-{}", (t.removed for t in tallies)),
        _most(f"{{}}{more}", (t.moved for t in tallies)),
        _most("{}a", (t.found for t in tallies)),
        _most("{}u", (t.hidden for t in tallies)),
        _most("+{}", (t.earned for t in tallies)),
        "".join(dict.fromkeys(sign for t in tallies for sign in t.signs)),
    ]
    return " ".join(part for part in parts if part)


def _with_luck(by: Faction, outlook: Outlook) -> str:
    """Return what the best face of a die gains, and the chance that anything is removed."""
    faces = [[tally(by, outlook.before, end) for end in ends] for ends in outlook.faces]
    lucky = sum(any(t.removed for t in tallies) for tallies in faces)
    if not lucky:
        return ""
    removed = _most("-{}", (t.removed for tallies in faces for t in tallies))
    return f"{removed} {lucky}/{len(faces)}"


def _span(numbers: Iterable[int]) -> str:
    some = [number for number in numbers if number]
    if not some:
        return ""
    least, most = min(some), max(some)
    return str(most) if least == most else f"{least}-{most}"


def _most(form: str, numbers: Iterable[int]) -> str:
    most = max(numbers)
    return form.format(most) if most else ""
