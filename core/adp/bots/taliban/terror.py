"""8.7.5 Where the Non-player Taliban spread Terror."""

from __future__ import annotations

from collections.abc import Sequence

from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.reactions import speak_through_elders
from core.adp.bots.taliban.targets import choose_targets
from core.adp.model.atlas import AFGHAN_AREAS, LOCS, SPACES
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, SpaceId, Support
from core.adp.rules.civic_action_and_sharia import whose_elders
from core.adp.rules.operations import FULL
from core.adp.rules.terror import reassured, why_not_sabotage, why_not_terror_in
from core.kernel.reasoning import NO_NOTES, Notes, applied, qualify


def roads_to_cut(board: Board, spaces: Sequence[SpaceId], notes: Notes = NO_NOTES) -> list[SpaceId]:
    """Return the LoCs that Terror would Sabotage, among those that can be selected."""
    roads = [space for space in spaces if space in LOCS]
    return qualify("8.7.5: Sabotage", roads, lambda space: why_not_sabotage(board, space), notes)


def areas_to_frighten(
    board: Board, spaces: Sequence[SpaceId], notes: Notes = NO_NOTES
) -> list[SpaceId]:
    """Return the areas whose level Terror would shift, among those that can be selected."""
    areas = [space for space in spaces if space in AFGHAN_AREAS]
    return qualify(
        "8.7.5: areas that Terror would shift",
        areas,
        lambda space: None if people_moved(board, space) else "no shift",
        notes,
    )


def people_moved(board: Board, space: SpaceId) -> int:
    """The size of the shift by Terror: Population times levels; more with Taliban Elders."""
    now = board.spaces[space].support
    if now is Support.OPPOSITION or not board.can_take_sides(space) or reassured(board, space):
        return 0
    both = now is Support.SUPPORT and whose_elders(board) is TALIBAN
    return board.population(space) * (2 if both else 1)


def can_terrorize(board: Board, notes: Notes = NO_NOTES) -> bool:
    """Whether Terror would Sabotage or shift anything."""
    spaces = qualify(
        "8.7.5: spaces where Terror is possible",
        SPACES,
        lambda space: why_not_terror_in(board, TALIBAN, FULL, space),
        notes,
    )
    return bool(roads_to_cut(board, spaces, notes) or areas_to_frighten(board, spaces, notes))


async def terror(mind: Mind) -> None:
    """8.7.5: Answer the questions of Terror, on LoCs first, up to the last space."""
    while mind.decision.ask == "terror.space":
        board = mind.board
        spaces = [space for space in SPACES if space in mind.options]
        if roads := roads_to_cut(board, spaces, mind.notes):
            # Without a marker for each of them, the order matters.
            all_of_them = len(roads) <= board.markers_left
            space = roads[0] if all_of_them else await pick_space(mind, roads)
            await mind.say(space, applied("8.7.5: Sabotage every LoC possible", space))
        elif areas := areas_to_frighten(board, spaces, mind.notes):
            greatest = Priority("8.7.5: the greatest shift", lambda s: people_moved(mind.board, s))
            space = await pick_space(mind, areas, (greatest,))
            await mind.say(space, applied("8.7.5: Terror where it shifts an area", space))
        else:
            return
        await choose_targets(mind, "terror.cube", (COALITION, GOVERNMENT), "8.1.2")
        if mind.decision.ask == "elders.attitude":
            await speak_through_elders(mind)
