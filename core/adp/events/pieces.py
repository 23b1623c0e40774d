"""1.4 Pieces moved by Events: the verbs keep within Availability, stacking and Pakistan (5.1.1)."""

from __future__ import annotations

from collections.abc import Sequence

from core.adp.atlas import ATLAS
from core.adp.board import COUNT
from core.adp.events.chooser import Chooser, Spaces
from core.adp.facts import Activated, Fell, Hid, Moved, Removed
from core.adp.ids import (
    ACTIVE,
    BASES,
    COALITION,
    HIDDEN,
    OWNER,
    TALIBAN,
    UNDERGROUND,
    Faction,
    Piece,
    SpaceId,
)
from core.kernel import Kind


class PieceVerbs(Chooser):
    """Remove, place, replace, move and turn over."""

    async def remove(
        self,
        kinds: Sequence[Piece],
        most: int,
        spaces: Spaces,
        *,
        by: Faction | None = None,
        up_to: bool = True,
        bases_last: bool = True,
    ) -> int:
        """Remove pieces of some kinds from the spaces that the text allows; return how many.

        `up_to` leaves it to the chooser to stop before; otherwise as many as possible go.
        """
        left = most

        def here(space: SpaceId) -> tuple[Piece, ...]:
            return self.removable(kinds, space, bases_last=bases_last)

        def open_spaces() -> tuple[SpaceId, ...]:
            return tuple(space for space in spaces() if here(space))

        while left and (found := open_spaces()):
            space: SpaceId | None = found[0]
            if up_to or len(found) > 1:
                space = await self.table.choose_space(
                    by or self.by,
                    open_spaces,
                    ask="event.remove.space",
                    rule=self.rule,
                    may_stop=up_to,
                )
            if space is None:
                break
            left -= await self._remove_in(space, here(space), left, by or self.by)
        return most - left

    async def remove_here(
        self,
        kinds: Sequence[Piece],
        most: int,
        space: SpaceId,
        *,
        by: Faction | None = None,
        up_to: bool = True,
        bases_last: bool = True,
    ) -> int:
        """Remove pieces of some kinds from one space; return how many."""
        return await self.remove(
            kinds, most, lambda: (space,), by=by, up_to=up_to, bases_last=bases_last
        )

    def removable(
        self, kinds: Sequence[Piece], space: SpaceId, *, bases_last: bool = True
    ) -> tuple[Piece, ...]:
        """Return which kinds can be removed from a space; Guerrillas shield their own Bases."""
        forces = self.board.spaces[space]
        present = tuple(piece for piece in kinds if COUNT[piece](forces))
        if not bases_last:
            return present
        return tuple(
            piece
            for piece in present
            if piece not in BASES
            or OWNER[piece] not in UNDERGROUND
            or not (COUNT[UNDERGROUND[OWNER[piece]]](forces) or COUNT[ACTIVE[OWNER[piece]]](forces))
        )

    async def _remove_in(
        self, space: SpaceId, kinds: tuple[Piece, ...], most: int, by: Faction
    ) -> int:
        piece = Piece(
            await self.choose(
                kinds, by=by, ask="event.remove.piece", kind=Kind.PIECE, about=(space,)
            )
        )
        there = min(most, COUNT[piece](self.board.spaces[space]))
        count = await self.table.choose_count(
            by, 1, there, ask="event.remove.count", rule=self.rule, about=(piece, space)
        )
        self.table.emit(Removed(piece, space, count, rule=self.rule))
        return count

    async def place(
        self,
        kinds: Sequence[Piece],
        most: int,
        spaces: Spaces,
        *,
        by: Faction | None = None,
        up_to: bool = True,
        per_space: int | None = None,
    ) -> tuple[SpaceId, ...]:
        """Place pieces of some kinds in the spaces that the text allows; return where."""
        left = most
        placed: dict[SpaceId, int] = {}

        def room(space: SpaceId) -> int:
            return left if per_space is None else min(left, per_space - placed.get(space, 0))

        def open_spaces() -> tuple[SpaceId, ...]:
            return tuple(s for s in spaces() if room(s) and self.placeable(kinds, s))

        while left and (found := open_spaces()):
            space: SpaceId | None = found[0]
            if up_to or len(found) > 1:
                space = await self.table.choose_space(
                    by or self.by,
                    open_spaces,
                    ask="event.place.space",
                    rule=self.rule,
                    may_stop=up_to,
                )
            if space is None:
                break
            count = await self._place_in(space, kinds, room(space), by or self.by)
            placed[space] = placed.get(space, 0) + count
            left -= count
        return tuple(placed)

    async def place_here(
        self,
        kinds: Sequence[Piece],
        most: int,
        space: SpaceId,
        *,
        by: Faction | None = None,
        up_to: bool = True,
    ) -> None:
        """Place pieces of some kinds in one space."""
        await self.place(kinds, most, lambda: (space,), by=by, up_to=up_to)

    def placeable(self, kinds: Sequence[Piece], space: SpaceId) -> tuple[Piece, ...]:
        """Return which kinds are Available and may be in a space (1.4.1, 1.4.2)."""
        return tuple(piece for piece in kinds if self.most_placeable(piece, space))

    def most_placeable(self, piece: Piece, space: SpaceId) -> int:
        """Return how many pieces of a kind could be placed in a space."""
        if ATLAS[space].in_pakistan and OWNER[piece] is not TALIBAN:
            return 0
        available = COUNT[HIDDEN.get(piece, piece)](self.board.available)
        return min(available, self.board.room_for_bases(space)) if piece in BASES else available

    async def _place_in(
        self, space: SpaceId, kinds: Sequence[Piece], most: int, by: Faction
    ) -> int:
        piece = Piece(
            await self.choose(
                self.placeable(kinds, space),
                by=by,
                ask="event.place.piece",
                kind=Kind.PIECE,
                about=(space,),
            )
        )
        fitting = min(most, self.most_placeable(piece, space))
        count = await self.table.choose_count(
            by, 1, fitting, ask="event.place.count", rule=self.rule, about=(piece, space)
        )
        return self.table.place(piece, space, count, self.rule)

    async def replace(
        self,
        kinds: Sequence[Piece],
        replacements: Sequence[Piece],
        most: int,
        spaces: Spaces,
        *,
        by: Faction | None = None,
    ) -> int:
        """Replace up to so many pieces one for one; without a replacement they just go (1.4.1).

        Taliban in Pakistan are never replaced (1.4.2).
        """
        left = most

        def open_spaces() -> tuple[SpaceId, ...]:
            return tuple(
                s for s in spaces() if not ATLAS[s].in_pakistan and self.removable(kinds, s)
            )

        while left and open_spaces():
            space = await self.table.choose_space(
                by or self.by, open_spaces, ask="event.replace.space", rule=self.rule
            )
            if space is None:
                break
            left -= await self._replace_in(space, kinds, replacements, left, by or self.by)
        return most - left

    async def _replace_in(
        self,
        space: SpaceId,
        kinds: Sequence[Piece],
        replacements: Sequence[Piece],
        most: int,
        by: Faction,
    ) -> int:
        """Replace pieces of one kind by pieces of one other kind, of another Faction."""
        old = Piece(
            await self.choose(
                self.removable(kinds, space),
                by=by,
                ask="event.replace.piece",
                kind=Kind.PIECE,
                about=(space,),
            )
        )
        others = [piece for piece in replacements if OWNER[piece] is not OWNER[old]]
        possible = self.placeable(others, space) or others[:1]
        new = Piece(
            await self.choose(
                possible, by=by, ask="event.replace.by", kind=Kind.PIECE, about=(old, space)
            )
        )
        there = min(most, COUNT[old](self.board.spaces[space]))
        count = await self.table.choose_count(
            by, 1, there, ask="event.replace.count", rule=self.rule, about=(old, space)
        )
        self.table.emit(Removed(old, space, count, rule=self.rule))
        self.table.place(new, space, count, self.rule)
        return count

    def become_casualties(self, piece: Piece, space: SpaceId, count: int) -> None:
        """Remove Coalition pieces to Casualties."""
        assert OWNER[piece] is COALITION
        if count := min(count, COUNT[piece](self.board.spaces[space])):
            self.table.emit(Fell(piece, space, count, rule=self.rule))

    def move(self, piece: Piece, origin: SpaceId, destination: SpaceId, count: int) -> None:
        """Move pieces from one space to another."""
        if count and origin is not destination:
            self.table.emit(Moved(piece, origin, destination, count, rule=self.rule))

    def go_underground(self, space: SpaceId, *factions: Faction) -> None:
        """Turn all Guerrillas of some Factions in a space Underground."""
        for faction in factions:
            if active := COUNT[ACTIVE[faction]](self.board.spaces[space]):
                self.table.emit(Hid(faction, space, active, rule=self.rule))

    def activate(self, space: SpaceId, faction: Faction, count: int) -> None:
        """Turn Underground Guerrillas of a Faction Active."""
        if count := min(count, COUNT[UNDERGROUND[faction]](self.board.spaces[space])):
            self.table.emit(Activated(faction, space, count, rule=self.rule))
