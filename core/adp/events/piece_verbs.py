"""1.4 Pieces moved by Events: the verbs keep within Availability, stacking and Pakistan (5.1.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from core.adp.events.chooser import Chooser, Spaces
from core.adp.events.picking import Picking
from core.adp.model.atlas import ATLAS
from core.adp.model.board import COUNT
from core.adp.model.facts import Activated, Fell, Hid, Moved, Removed, Withdrawn
from core.adp.model.ids import (
    ACTIVE,
    BASES,
    COALITION,
    HIDDEN,
    OWNER,
    UNDERGROUND,
    Faction,
    Piece,
    SpaceId,
    ThingKind,
)
from core.adp.rules.stacking import may_be_in
from core.kernel import Kind

Departure = type[Removed] | type[Fell] | type[Withdrawn]
"""How pieces leave the map: they become Available, become Casualties, or go out of play."""


class PieceVerbs(Chooser):
    """Remove, place, replace, move and turn over.

    The spaces are those that the text allows in the position as it is, or a lone one that has been
    chosen already. `up_to` leaves it to the chooser to stop before; otherwise as many pieces as
    possible are dealt with.
    """

    async def remove(
        self,
        kinds: Sequence[Piece],
        most: int,
        spaces: Spaces | SpaceId,
        *,
        by: Faction | None = None,
        up_to: bool = True,
        bases_last: bool = True,
        departure: Departure = Removed,
    ) -> int:
        """Remove pieces of some kinds; return how many."""

        def leave(space: SpaceId, piece: Piece, count: int) -> None:
            self.table.emit(departure(piece, space, count, rule=self.rule))

        picking = Picking(
            self,
            "remove",
            most=most,
            spaces=spaces,
            kinds_in=lambda space: self.removable(kinds, space, bases_last=bases_last),
            supply=self._standing,
            deal=leave,
            by=by or self.by,
            up_to=up_to,
        )
        return await picking.run()

    def remove_all(self, kinds: Sequence[Piece], space: SpaceId) -> int:
        """Remove all pieces of some kinds from a space; return how many."""
        removed = 0
        for piece in kinds:
            if count := self._standing(space, piece):
                self.table.emit(Removed(piece, space, count, rule=self.rule))
                removed += count
        return removed

    def removable(
        self, kinds: Sequence[Piece], space: SpaceId, *, bases_last: bool = True
    ) -> tuple[Piece, ...]:
        """Return which kinds can be removed from a space; Guerrillas shield their own Bases."""
        forces = self.board.spaces[space]
        present = [piece for piece in kinds if COUNT[piece](forces)]
        if not present or not bases_last:
            return tuple(present)
        return tuple(
            piece
            for piece in present
            if piece not in BASES
            or OWNER[piece] not in UNDERGROUND
            or not (COUNT[UNDERGROUND[OWNER[piece]]](forces) or COUNT[ACTIVE[OWNER[piece]]](forces))
        )

    async def place(
        self,
        kinds: Sequence[Piece],
        most: int,
        spaces: Spaces | SpaceId,
        *,
        by: Faction | None = None,
        up_to: bool = True,
        per_space: int | None = None,
    ) -> int:
        """Place pieces of some kinds; return how many."""
        placed: dict[SpaceId, int] = {}

        def supply(space: SpaceId, piece: Piece) -> int:
            most_here = self.most_placeable(piece, space)
            return (
                most_here if per_space is None else min(most_here, per_space - placed.get(space, 0))
            )

        def arrive(space: SpaceId, piece: Piece, count: int) -> None:
            self.table.place(piece, space, count, self.rule)
            placed[space] = placed.get(space, 0) + count

        picking = Picking(
            self,
            "place",
            most=most,
            spaces=spaces,
            kinds_in=lambda space: tuple(piece for piece in kinds if supply(space, piece)),
            supply=supply,
            deal=arrive,
            by=by or self.by,
            up_to=up_to,
        )
        return await picking.run()

    def placeable(self, kinds: Sequence[Piece], space: SpaceId) -> tuple[Piece, ...]:
        """Return which kinds are Available and may be in a space (1.4.1, 1.4.2)."""
        return tuple(piece for piece in kinds if self.most_placeable(piece, space))

    def most_placeable(self, piece: Piece, space: SpaceId) -> int:
        """Return how many pieces of a kind could be placed in a space."""
        if not may_be_in(OWNER[piece], space):
            return 0
        available = COUNT[HIDDEN.get(piece, piece)](self.board.available)
        return min(available, self.board.room_for_bases(space)) if piece in BASES else available

    async def replace(
        self,
        kinds: Sequence[Piece],
        replacements: Sequence[Piece],
        most: int,
        spaces: Spaces | SpaceId,
        *,
        by: Faction | None = None,
        up_to: bool = True,
    ) -> int:
        """Replace pieces one for one; without a replacement they just go (1.4.1).

        Taliban in Pakistan are never replaced (1.4.2).
        """

        async def exchange(space: SpaceId, old: Piece, count: int) -> None:
            others = [piece for piece in replacements if OWNER[piece] is not OWNER[old]]
            while count:
                possible = self.placeable(others, space) or others[:1]
                new = Piece(
                    await self.choose(
                        possible,
                        by=by,
                        ask="event.replace.by",
                        kind=ThingKind.PIECE,
                        about=(old, space),
                    )
                )
                # One at a time, for the next may be replaced by another kind.
                number = 1 if len(possible) > 1 else count
                number = min(number, self._standing(space, old))  # the chooser may take some off
                if not number:
                    return
                self.table.emit(Removed(old, space, number, rule=self.rule))
                self.table.place(new, space, number, self.rule)
                count -= number

        picking = Picking(
            self,
            "replace",
            most=most,
            spaces=spaces,
            kinds_in=lambda space: () if ATLAS[space].in_pakistan else self.removable(kinds, space),
            supply=self._standing,
            deal=exchange,
            by=by or self.by,
            up_to=up_to,
        )
        return await picking.run()

    def _standing(self, space: SpaceId, piece: Piece) -> int:
        return COUNT[piece](self.board.spaces[space])

    # Move and turn over

    def become_casualties(self, piece: Piece, space: SpaceId, count: int) -> None:
        """Remove Coalition pieces to Casualties."""
        assert OWNER[piece] is COALITION
        if count := min(count, COUNT[piece](self.board.spaces[space])):
            self.table.emit(Fell(piece, space, count, rule=self.rule))

    async def move(
        self,
        kinds: Sequence[Piece],
        most: int | None,
        origins: Spaces,
        destinations: Callable[[SpaceId], Iterable[SpaceId]],
        *,
        by: Faction | None = None,
        arriving: Callable[[Piece, SpaceId, int], None] | None = None,
    ) -> None:
        """Move up to `most` pieces, or any number, from some spaces to where each may go.

        `arriving` says what becomes of pieces when they have arrived.
        """
        who, left = by or self.by, most

        def movable(space: SpaceId) -> tuple[Piece, ...]:
            return tuple(piece for piece in kinds if COUNT[piece](self.board.spaces[space]))

        def open_spaces() -> tuple[SpaceId, ...]:
            return tuple(space for space in origins() if movable(space))

        while left != 0 and open_spaces():
            origin = await self.table.choose_space(
                who, open_spaces, ask="event.move.origin", rule=self.rule
            )
            if origin is None:
                break
            goals = tuple(space for space in destinations(origin) if space is not origin)
            piece, destination, count = await self._move_from(origin, goals, movable, left, who)
            if arriving is not None:
                arriving(piece, destination, count)
            left = None if left is None else left - count

    async def _move_from(
        self,
        origin: SpaceId,
        goals: tuple[SpaceId, ...],
        movable: Callable[[SpaceId], tuple[Piece, ...]],
        most: int | None,
        by: Faction,
    ) -> tuple[Piece, SpaceId, int]:
        """Move pieces of one kind to one space; return which, where and how many."""
        goal = await self.pick(
            lambda: goals if movable(origin) else (),
            by=by,
            ask="event.move.destination",
            kind=Kind.PLACE,
            about=(origin,),
        )
        destination = SpaceId(goal)
        piece = Piece(
            await self.pick(
                lambda: movable(origin),
                by=by,
                ask="event.move.piece",
                kind=ThingKind.PIECE,
                about=(origin, destination),
            )
        )

        def numbers() -> range:
            there = COUNT[piece](self.board.spaces[origin])
            return range(1, (there if most is None else min(most, there)) + 1)

        count = await self.table.choose_number(
            by,
            numbers,
            ask="event.move.count",
            rule=self.rule,
            about=(piece, origin, destination),
        )
        self.table.emit(Moved(piece, origin, destination, count, rule=self.rule))
        return piece, destination, count

    def go_underground(self, space: SpaceId, *factions: Faction) -> None:
        """Turn all Guerrillas of some Factions in a space Underground."""
        for faction in factions:
            if active := COUNT[ACTIVE[faction]](self.board.spaces[space]):
                self.table.emit(Hid(faction, space, active, rule=self.rule))

    def activate(self, space: SpaceId, faction: Faction, count: int) -> None:
        """Turn Underground Guerrillas of a Faction Active."""
        if count := min(count, COUNT[UNDERGROUND[faction]](self.board.spaces[space])):
            self.table.emit(Activated(faction, space, count, rule=self.rule))
