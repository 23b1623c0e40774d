"""8.4.1 The instructions of single cards to single Non-players.

Most of the printed instructions are not public. Apart from those shown on a players' aid, these
are our own, in keeping with the texts of the cards.
"""

from __future__ import annotations

from typing import Final

from core.adp.bots.events import advice
from core.adp.bots.events.instruction import (
    ENDS_ANY,
    ENDS_COIN,
    GAINS_COIN,
    Instruction,
    Where,
    never,
    only_beside,
    population,
)
from core.adp.events.cards.c35_gulbuddin_hekmatyar import REMOVE as REMOVE_TALIBAN
from core.adp.events.cards.c44_pakistani_politics import HOSTILITY
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Faction, Side
from core.kernel import filled

C, G, T, W = COALITION, GOVERNMENT, TALIBAN, WARLORDS


def beside(other: Faction) -> Instruction:
    """Execute only if another Faction is a Non-player."""
    return Instruction(
        filled("Execute only if no person plays the {0}", other), (only_beside(other),)
    )


NOT_AT_ALL: Final = Instruction("Do not execute", (never,))
DESERTIONS: Final = (
    "Replace 2 pieces with its own, first where that changes Control; if none Available, remove 3"
)

INSTRUCTIONS: Final[dict[int, dict[Faction, Instruction]]] = {
    4: {W: beside(T)},
    10: {G: beside(C)},
    11: {W: beside(T)},
    13: {G: NOT_AT_ALL, T: beside(G), W: NOT_AT_ALL},
    14: {T: beside(W)},
    15: {
        T: Instruction(
            "Execute only if no person plays the Warlords, and not in an Opposition Province",
            (only_beside(W), advice.some_province_to_betray),
            where=(advice.NOT_OPPOSITION,),
        )
    },
    17: {G: beside(C)},
    19: {W: beside(T)},
    20: {
        G: beside(C),
        T: Instruction(
            "Shift Support before Neutral, then the highest Population",
            side=Side.UNSHADED,
            where=(advice.SUPPORT_FIRST, Where("8.4.1: highest Population", population)),
        ),
        W: beside(T),
    },
    21: {
        C: Instruction(
            "A Base at the highest Population, Troops as in Surge; take Troops from where most are",
            where=(advice.MOST_TROOPS,),
            gives_own=True,
            spread=True,
        ),
        G: beside(C),
    },
    26: {G: beside(C)},
    27: {W: beside(T)},
    28: {
        C: Instruction("Execute only at Backing or Sponsorship", (advice.friendly_islamabad,)),
        G: Instruction("Shift only from Backing or Sponsorship", amount=advice.boxes_to_shift),
        W: NOT_AT_ALL,
    },
    32: {
        T: Instruction("Place in Kabul first", where=(advice.KABUL_FIRST,)),
        W: beside(T),
    },
    35: {
        C: Instruction("Remove, do not replace", choose=lambda _question: REMOVE_TALIBAN),
        G: Instruction("Remove, do not replace", choose=lambda _question: REMOVE_TALIBAN),
        W: Instruction(
            "Execute only if no person plays the Taliban; replace Government cubes only",
            (only_beside(T),),
        ),
    },
    36: {W: beside(T)},
    37: {
        C: beside(G),
        T: Instruction("First where that ends COIN Control", where=(ENDS_COIN,)),
        W: Instruction("First where that ends COIN Control", where=(ENDS_COIN,)),
    },
    38: {
        faction: Instruction(
            "Execute only if at least 3 of its Guerrillas turn Underground, and where most do",
            (advice.enough_to_hide,),
            where=(advice.HIDES[faction],),
        )
        for faction in (T, W)
    },
    41: {
        G: beside(C),
        T: Instruction(
            "Not if the Coalition's margin is then positive", (advice.coalition_gets_nothing,)
        ),
        W: Instruction(
            "Not if the Coalition's margin is then positive", (advice.coalition_gets_nothing,)
        ),
    },
    44: {
        C: Instruction("Shift towards Hostility", choose=lambda _question: HOSTILITY),
        G: Instruction("Shift towards Hostility", choose=lambda _question: HOSTILITY),
        W: beside(T),
    },
    47: {T: Instruction("Execute only if a Province is in Support", (advice.some_support,))},
    49: {T: beside(W)},
    50: {T: beside(G), W: beside(G)},
    51: {T: beside(G), W: beside(G)},
    52: {C: beside(G), T: beside(W)},
    54: {C: beside(G), T: beside(W)},
    57: {T: NOT_AT_ALL},
    58: {T: beside(W)},
    59: {W: Instruction("Not if the Government has no Resources", (advice.government_can_pay,))},
    60: {T: beside(W)},
    61: {
        C: Instruction(
            DESERTIONS,
            where=(advice.PIECES_OF[T], GAINS_COIN),
            targets=(T, W),
            choose=advice.replace_or_remove,
        ),
        G: Instruction(
            DESERTIONS,
            where=(advice.PIECES_OF[T], GAINS_COIN),
            targets=(T, W),
            choose=advice.replace_or_remove,
        ),
        T: Instruction(
            DESERTIONS,
            where=(advice.PIECES_OF[G], ENDS_COIN),
            targets=(G, W),
            choose=advice.replace_or_remove,
        ),
        W: Instruction(
            DESERTIONS,
            where=(ENDS_ANY,),
            choose=advice.replace_or_remove,
        ),
    },
    64: {T: NOT_AT_ALL},
    67: {
        C: Instruction(
            "Turn over a shaded Capability", (advice.some_capability,), choose=advice.turn_or_end
        ),
        G: Instruction(
            "As the Coalition, and only if no person plays it",
            (only_beside(C), advice.some_capability),
            choose=advice.turn_or_end,
        ),
        T: Instruction(
            "Turn over an unshaded Capability",
            (advice.some_capability,),
            choose=advice.turn_or_end,
        ),
        W: Instruction(
            "As the Taliban if no person plays them, otherwise end a Capability",
            (advice.some_capability,),
            choose=advice.turn_or_end,
        ),
    },
    68: {
        C: Instruction(
            "Remove if that takes a Base, otherwise replace", choose=advice.base_or_replace
        ),
        G: Instruction(
            "Remove if that takes a Base, otherwise replace", choose=advice.base_or_replace
        ),
        T: beside(W),
    },
    69: {
        C: Instruction(
            "Support Provinces first, then COIN-Controlled ones",
            where=(advice.SUPPORT_FIRST, advice.HELD),
        ),
        G: Instruction("COIN-Controlled Provinces first", where=(advice.HELD,)),
    },
    70: {
        C: Instruction(
            "Replace 3 where there are most Troops", where=(advice.MOST_TROOPS,), gives_own=True
        ),
        G: beside(C),
        T: beside(W),
    },
    71: {C: beside(G)},
    72: {T: beside(W)},
}


def instruction_for(board: Board, faction: Faction, side: Side) -> Instruction | None:
    """Return the instruction of a side of the current card to a Non-player, if there is one."""
    assert board.card is not None
    instruction = INSTRUCTIONS.get(board.card, {}).get(faction)
    if instruction is None or instruction.side not in (None, side):
        return None
    return instruction
