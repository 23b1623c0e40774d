"""8.6.2 When and where the Non-player Government Trains: a Base, cubes, Civic Action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from core.adp.bots.leaving import control_with, free_to_leave
from core.adp.bots.priorities import Priority
from core.adp.model.atlas import AFGHAN_AREAS, AFGHAN_PROVINCES
from core.adp.model.board import Board
from core.adp.model.ids import GOVERNMENT, Control, SpaceId, Track
from core.adp.model.options import Edition
from core.adp.rules.civic_action_and_sharia import CIVIC_ACTION
from core.adp.rules.govern import GovernAction, govern_actions, why_not_govern_in
from core.adp.rules.operations import FULL
from core.adp.rules.train import PRICE, most_cubes
from core.adp.rules.train_extra import CUBES_FOR_A_BASE
from core.kernel import Why, as_phrase, filled, one_or_many
from core.kernel.reasoning import NO_NOTES, Notes, Objection, qualify

PIECES_TO_TRAIN: Final = 15
"""8.6.2: The Government Trains if this many of its pieces are Available."""

MOST_BASE_SPACES: Final = 3
"""8.6.2: How many spaces with a COIN Base get cubes besides Kabul (ruling A-47)."""

EXCESS_SERVED: Final = 6
"""8.6.2, 1st printing: Spaces with more excess cubes than this get none."""

KABUL: Final = SpaceId.KABUL

ROOM_FOR_A_BASE: Final = "8.6.2 step 1: three cubes and room for a first COIN Base"
KABUL_OR_BASE: Final = "8.6.2 step 2: Kabul or a COIN Base"
"""Lines of the list of 8.6.2."""


# When


def pieces_available(board: Board) -> int:
    """Bases and cubes of the Government that are Available."""
    available = board.available
    return available.government_bases + available.government_cubes


def can_govern_for_patronage(board: Board, notes: Notes = NO_NOTES) -> bool:
    """8.6.2: Whether Govern could add Patronage now; in the 1st printing, or Returnees."""
    if not is_first_printing(board):
        return bool(areas_for_patronage(board, notes))
    return bool(
        qualify(
            "8.6.2: areas to Govern",
            AFGHAN_AREAS,
            lambda space: why_not_govern_in(board, GOVERNMENT, FULL, space),
            notes,
        )
    )


def areas_for_patronage(board: Board, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """COIN-Controlled Support areas without a Coalition Base, while Aid and Patronage allow."""

    def why_not(space: SpaceId) -> Objection | None:
        if (reason := why_not_govern_in(board, GOVERNMENT, FULL, space)) is not None:
            return reason
        possible = GovernAction.PATRONAGE in govern_actions(board, space)
        return None if possible else "no Patronage to gain there"

    return qualify("8.6.2: Support without Coalition Base", AFGHAN_AREAS, why_not, notes)


def is_first_printing(board: Board) -> bool:
    """Whether the Non-player Government follows the 1st printing."""
    return board.options.np_government is Edition.FIRST


# Where


def provinces_for_a_base(board: Board, notes: Notes = NO_NOTES) -> list[SpaceId]:
    """Step 1: Provinces with three cubes and room for a first COIN Base, if one is Available."""
    if not board.available.government_bases or board.track(Track.GOVERNMENT) < PRICE:
        line = as_phrase(ROOM_FOR_A_BASE)
        notes.look(filled("{0}: none: no Base Available, or fewer than {1} Resources", line, PRICE))
        return []

    def why_not(space: SpaceId) -> Why | None:
        here = board.spaces[space]
        if here.government_cubes < CUBES_FOR_A_BASE:
            return filled("fewer than {0} cubes", CUBES_FOR_A_BASE)
        if here.coin_bases:
            return "a COIN Base is there"
        return None if board.room_for_bases(space) else "no room for a Base"

    return qualify(ROOM_FOR_A_BASE, AFGHAN_PROVINCES, why_not, notes)


def spaces_for_cubes(
    board: Board,
    used: Sequence[SpaceId],
    notes: Notes = NO_NOTES,
    *,
    built: SpaceId | None = None,
) -> list[SpaceId]:
    """Step 2: Kabul and spaces with a COIN Base that could get cubes now.

    In the 1st printing only those that are thinly held; never the space of the new Base.
    """
    if board.track(Track.GOVERNMENT) < PRICE:
        line = as_phrase(KABUL_OR_BASE)
        notes.look(filled("{0}: none, with fewer than {1} Resources", line, PRICE))
        return []

    def why_not(space: SpaceId) -> Why | None:
        if (reason := why_not_one_of_four(board, used, built, space)) is not None:
            return reason
        if not (board.available.government_cubes or donors_for(board, space, used)):
            return "no cubes to place"
        thin = not is_first_printing(board) or is_thinly_held(board, space)
        return None if thin else filled("more than {0} cubes in excess", EXCESS_SERVED)

    return qualify(KABUL_OR_BASE, AFGHAN_AREAS, why_not, notes)


def why_not_one_of_four(
    board: Board, used: Sequence[SpaceId], built: SpaceId | None, space: SpaceId
) -> Why | None:
    """Step 2: Kabul and 3 Base spaces, the Province of a new Base not counted (ruling A-47)."""
    if space in used:
        return "selected already"
    if space is KABUL:
        return None
    if not board.spaces[space].coin_bases:
        return "neither Kabul nor a COIN Base"
    if base_spaces_left(used, built) < 1:
        return filled("{0} Base spaces already have cubes", MOST_BASE_SPACES)
    return None


def base_spaces_left(used: Sequence[SpaceId], built: SpaceId | None = None) -> int:
    """How many Base spaces can still be selected."""
    return MOST_BASE_SPACES - sum(1 for space in used if space not in (KABUL, built))


def donors_for(board: Board, space: SpaceId, used: Sequence[SpaceId]) -> list[SpaceId]:
    """1st printing: Coalition Bases outside the Training that can spare cubes (8.1.2)."""
    if not is_first_printing(board):
        return []
    return [
        donor
        for donor in AFGHAN_AREAS
        if donor is not space
        and donor not in used
        and board.spaces[donor].coalition_bases
        and cubes_to_spare(board, donor)
    ]


def cubes_to_spare(board: Board, space: SpaceId) -> int:
    """How many Government cubes can leave a space without changing its Control."""
    return free_to_leave(board, space, GOVERNMENT, board.spaces[space].government_cubes)


def is_thinly_held(board: Board, space: SpaceId) -> bool:
    """1st printing: Whether there are at most 6 Government cubes beyond what Control needs."""
    here = board.spaces[space]
    beyond = here.coin - here.taliban - here.warlords - 1
    return min(beyond, here.government_cubes) <= EXCESS_SERVED


def cubes_to_place(board: Board) -> int:
    """How many cubes a space gets."""
    return min(most_cubes(board), board.available.government_cubes)


def spaces_to_persuade(
    board: Board, used: Sequence[SpaceId] = (), notes: Notes = NO_NOTES, *, coming: int = 0
) -> list[SpaceId]:
    """Step 3: Where Civic Action is possible, in a space used or yet to be selected.

    `coming`: how many more cubes it would have.
    """
    purse = board.track(Track.GOVERNMENT)

    def why_not(space: SpaceId) -> Why | None:
        reason = None if space in used else why_not_one_of_four(board, used, None, space)
        if reason is not None:
            return reason
        if control_with(board.spaces[space], coin=coming) is not Control.COIN:
            return "no COIN Control, even with cubes" if coming else "no COIN Control"
        left = purse if space in used else purse - PRICE
        return None if levels_bought(board, space, left) else "no wanted shift can be paid for"

    reinforced = one_or_many(
        coming,
        "8.6.2: Civic Action is possible with {0} more cube",
        "8.6.2: Civic Action is possible with {0} more cubes",
    )
    line = reinforced if coming else "8.6.2: Civic Action is possible"
    return qualify(line, AFGHAN_AREAS, why_not, notes)


def spaces_to_win_over(
    board: Board, used: Sequence[SpaceId] = (), notes: Notes = NO_NOTES
) -> list[SpaceId]:
    """Step 2: Where cubes make Civic Action possible, unless it already is (ruling A-68)."""
    coming = cubes_to_place(board)
    if not coming or spaces_to_persuade(board, used, notes):
        return []
    spaces = spaces_to_persuade(board, used, notes, coming=coming)
    return [space for space in spaces if space not in used]


def with_room_for_civic_action(
    board: Board, used: Sequence[SpaceId], spaces: list[SpaceId], notes: Notes = NO_NOTES
) -> list[SpaceId]:
    """Step 2: Keep the last Base space for Civic Action, if that is possible only there."""
    possible = spaces_to_persuade(board, used, notes)
    if base_spaces_left(used) > 1 or any(s is KABUL or s in used for s in possible):
        return spaces
    return [space for space in spaces if space is KABUL or space in possible] or spaces


def levels_bought(board: Board, space: SpaceId, purse: int) -> int:
    """How many levels Civic Action shifts an area, its Terror removed; 0 with a Coalition Base."""
    if board.spaces[space].coalition_bases:
        return 0
    return CIVIC_ACTION.levels_for(board, space, purse)


def greatest_shift(board: Board, used: Sequence[SpaceId]) -> Priority:
    """8.6.2: Population times levels (ruling A-51); a space not selected yet costs its price."""
    purse = board.track(Track.GOVERNMENT)

    def shift(space: SpaceId) -> int:
        left = purse if space in used else purse - PRICE
        return board.population(space) * levels_bought(board, space, left)

    return Priority("8.6.2: greatest shift", shift)


def fewest_cubes(board: Board) -> Priority:
    """8.6.2: The priority for cubes."""
    return Priority(
        "8.6.2 step 2: fewest Government cubes",
        lambda space: -board.spaces[space].government_cubes,
    )


def can_train(board: Board, notes: Notes = NO_NOTES) -> bool:
    """Whether any step does anything."""
    return bool(
        provinces_for_a_base(board, notes)
        or spaces_for_cubes(board, (), notes)
        or spaces_to_persuade(board, (), notes)
        or spaces_to_win_over(board, (), notes)
    )
