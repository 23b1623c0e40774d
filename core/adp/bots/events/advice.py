"""8.4.1 The tests behind the instructions of single cards: when, what and where."""

from __future__ import annotations

from functools import partial
from typing import Final

from core.adp.bots.events.instruction import Where
from core.adp.bots.events.question import EventQuestion
from core.adp.bots.events.trial import Trial
from core.adp.events.cards.c61_desertions_and_defections import REMOVE, REPLACE
from core.adp.events.cards.c67_change_in_tactics import END, TURN
from core.adp.events.cards.c68_dostum import REMOVE as REMOVE_WARLORDS
from core.adp.events.cards.c68_dostum import REPLACE as REPLACE_WARLORDS
from core.adp.model.atlas import AFGHAN_PROVINCES
from core.adp.model.board import ACTIVE_IN, COUNT, Board, Space
from core.adp.model.facts import Hid
from core.adp.model.ids import (
    COALITION,
    GOVERNMENT,
    POLICE,
    PURSE,
    TALIBAN,
    UNDERGROUND,
    WARLORDS,
    Control,
    Faction,
    Islamabad,
    Seat,
    Side,
    SpaceId,
    Support,
)
from core.adp.model.totals import margins
from core.kernel import Why, filled

C, G, T, W = COALITION, GOVERNMENT, TALIBAN, WARLORDS
FRIENDLY_ISLAMABAD: Final = (Islamabad.BACKING, Islamabad.SPONSORSHIP)
HIDING_WORTH_AN_EVENT: Final = 3
NIGHT_RAID_SPACES: Final = 3
PIECES_DOSTUM_LOSES: Final = 3


# When to execute


def some_province_to_betray(board: Board, _faction: Faction) -> Why | None:
    """15: Some Province that is not in Opposition must be a possible target."""
    for space in AFGHAN_PROVINCES:
        here = board.spaces[space]
        cubes_or_support = here.government_cubes or here.support is Support.SUPPORT
        if here.coalition and here.support is not Support.OPPOSITION and cubes_or_support:
            return None
    return "not in an Opposition Province"


def friendly_islamabad(board: Board, _faction: Faction) -> Why | None:
    """28: Islamabad must be at Backing or Sponsorship."""
    return None if board.islamabad in FRIENDLY_ISLAMABAD else "only at Backing or Sponsorship"


def enough_to_hide(board: Board, faction: Faction) -> Why | None:
    """38: Enough of its own Guerrillas must turn Underground."""
    active = sorted(
        ACTIVE_IN[faction](here) for here in board.spaces.values() if here.coalition_troops
    )
    hiding = sum(active[-NIGHT_RAID_SPACES:])
    return (
        None
        if hiding >= HIDING_WORTH_AN_EVENT
        else filled("only if 3 would turn Underground, not {0}", hiding)
    )


def coalition_gets_nothing(board: Board, _faction: Faction) -> Why | None:
    """41: The returning pieces must not make the Coalition's margin positive."""
    home = max(
        ((here.coalition_bases, here.coalition_troops) for here in _provinces(board)),
        default=(0, 0),
    )
    positive = margins(board)[C] + sum(home) > 0
    return "not if it makes the Coalition's margin positive" if positive else None


def _provinces(board: Board) -> list[Space]:
    return [board.spaces[space] for space in AFGHAN_PROVINCES]


def some_support(board: Board, _faction: Faction) -> Why | None:
    """47: Some Province must be in Support."""
    supporting = any(here.support is Support.SUPPORT for here in _provinces(board))
    return None if supporting else "only if a Support Province can be set to Neutral"


def government_can_pay(board: Board, _faction: Faction) -> Why | None:
    """59: The Government must have Resources."""
    return None if board.track(PURSE[G]) else "not if the Government has no Resources"


# Change in Tactics


def unwelcome_capabilities(board: Board, faction: Faction) -> tuple[str, ...]:
    """67: The Capabilities that a Non-player would turn over or end."""
    side = Side.SHADED if faction in (C, G) else Side.UNSHADED
    if faction is W and board.seats[T] is not Seat.BOT:
        return tuple(str(capability.card) for capability in board.capabilities)
    return tuple(str(c.card) for c in board.capabilities if c.side is side)


def some_capability(board: Board, faction: Faction) -> Why | None:
    """67: One of those in force must be worth changing; with none in force it does not object."""
    if not board.capabilities or unwelcome_capabilities(board, faction):
        return None
    return "no Capability is worth changing"


def turn_or_end(question: EventQuestion) -> str:
    """67: The Warlords end a Capability unless the Taliban are a Non-player; others turn it."""
    return END if question.by is W and question.board.seats[T] is not Seat.BOT else TURN


# What to choose


def replace_or_remove(question: EventQuestion) -> str:
    """61: Replace as long as a piece of its own is Available."""
    piece = UNDERGROUND.get(question.by, POLICE)
    left = COUNT[piece](question.board.available)
    return REPLACE if left and REPLACE in question.decision.options else REMOVE


def base_or_replace(question: EventQuestion) -> str:
    """68: Remove if that takes a Base, otherwise replace."""
    here = question.board.spaces[SpaceId(question.decision.about[0])]
    takes_base = here.warlord_bases and here.warlord_guerrillas < PIECES_DOSTUM_LOSES
    return REMOVE_WARLORDS if takes_base else REPLACE_WARLORDS


def boxes_to_shift(question: EventQuestion) -> int:
    """28: Only from Backing or Sponsorship."""
    return max(question.numbers) if question.board.islamabad in FRIENDLY_ISLAMABAD else 0


# Which spaces first


def _loses(faction: Faction, trial: Trial) -> bool:
    return faction in trial.losers


def _hidden(faction: Faction, trial: Trial) -> int:
    hidden = (fact for fact in trial.facts if isinstance(fact, Hid))
    return sum(fact.count for fact in hidden if fact.faction is faction)


MOST_TROOPS: Final = Where(
    "8.4.1: most Coalition Troops", lambda trial: trial.before.spaces[trial.space].coalition_troops
)
SUPPORT_FIRST: Final = Where(
    "8.4.1: Support", lambda trial: trial.before.spaces[trial.space].support is Support.SUPPORT
)
NOT_OPPOSITION: Final = Where(
    "8.4.1: not in Opposition",
    lambda trial: trial.before.spaces[trial.space].support is not Support.OPPOSITION,
)
HELD: Final = Where(
    "8.4.1: COIN-Controlled", lambda trial: trial.before.control(trial.space) is Control.COIN
)
KABUL_FIRST: Final = Where("8.4.1: Kabul", lambda trial: trial.space is SpaceId.KABUL)
PIECES_OF: Final = {
    faction: Where(line, partial(_loses, faction))
    for faction, line in ((T, "8.4.1: Taliban pieces"), (G, "8.4.1: Government pieces"))
}
"""First where pieces of a Faction are removed."""

HIDES: Final = {
    faction: Where(line, partial(_hidden, faction))
    for faction, line in (
        (T, "8.4.1: most Taliban Guerrillas turn Underground"),
        (W, "8.4.1: most Warlord Guerrillas turn Underground"),
    )
}
"""First where most Guerrillas of a Faction turn Underground."""
