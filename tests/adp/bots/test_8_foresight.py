"""8.6.5, 8.8.2 to 8.8.4 The forecasts of COIN Non-players come true in any position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from random import Random
from types import ModuleType
from typing import Final

import pytest

from core.adp.bots.coalition import assault as coalition_assault
from core.adp.bots.coalition import lift, strike, surge, sweep
from core.adp.bots.coalition.battle import AssaultPlan
from core.adp.bots.coalition.lift import Flight
from core.adp.bots.government import assault as government_assault
from core.adp.bots.government import special as government_special
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import first_space
from core.adp.model.atlas import ATLAS, OUTSIDE_PAKISTAN, PAKISTAN
from core.adp.model.board import INVENTORY, Board, Forces, Space, control_of
from core.adp.model.facts import Fact, Moved, Removed, changed
from core.adp.model.ids import BASES, FACTIONS, HIDDEN, OWNER, TALIBAN, Control, Piece, SpaceId
from core.adp.position.spaces import pieces_text, space_text
from tests.adp.bots.coalition import TURN as COALITION_TURN
from tests.adp.bots.government import TURN as GOVERNMENT_TURN
from tests.adp.bots.think import Transcript, run
from tests.adp.play import position

POSITIONS: Final = 250
CAPABILITIES: Final = (1, 2, 3, 7, 12)
MOMENTUM: Final = (10, 17)
FIERCE: Final = {
    Piece.COALITION_TROOPS: 5,
    Piece.COALITION_BASE: 1,
    Piece.GOVERNMENT_TROOPS: 5,
    Piece.GOVERNMENT_POLICE: 3,
    Piece.TALIBAN_UNDERGROUND: 2,
    Piece.TALIBAN_ACTIVE: 5,
    Piece.TALIBAN_BASE: 5,
    Piece.WARLORD_UNDERGROUND: 1,
    Piece.WARLORD_ACTIVE: 2,
    Piece.WARLORD_BASE: 2,
}
"""How often each kind of piece is put somewhere."""

CALM: Final = {
    Piece.COALITION_TROOPS: 3,
    Piece.COALITION_BASE: 1,
    Piece.GOVERNMENT_TROOPS: 3,
    Piece.WARLORD_UNDERGROUND: 2,
}
BARRACKS: Final = SpaceId.BADAKHSHAN
SIDES: Final = ("shaded", "unshaded", "unshaded")


def positions(
    turn: str, odds: dict[Piece, int] = FIERCE, *, revenge: bool = False
) -> Iterator[Board]:
    """Crowded spaces with any lasting effect that changes Sweep, Assault or their company.

    Government cubes that are left over wait in the barracks, other COIN pieces have fallen.
    """
    for seed in range(POSITIONS):
        random = Random(seed)
        spaces = scattered(random, odds)
        held = random.sample(CAPABILITIES, random.randint(0, 4))
        sides = [f"{c}={random.choice(SIDES)}" for c in held] + ["34=shaded"] * revenge
        force = [f"{c}=shaded" for c in random.sample(MOMENTUM, random.randint(0, 1))]
        yield position(
            f"{turn}resources: government={random.randint(0, 12)}\npatronage: 0\naid: 0\n"
            f"islamabad: {random.choice(('sponsorship!', 'tolerance'))}\n"
            f"capabilities: {' '.join(sides) or 'none'}\nmomentum: {' '.join(force) or 'none'}\n"
            f"casualties: {pieces_text(fallen(spaces.values())) or 'none'}\n"
            + "\n".join(space_text(space, here) for space, here in spaces.items()),
            bots=FACTIONS,
        )


def scattered(random: Random, odds: dict[Piece, int]) -> dict[SpaceId, Space]:
    """Put pieces into a few spaces, within stacking."""
    some = [*random.sample(OUTSIDE_PAKISTAN, 6), *random.sample(PAKISTAN, 2)]
    spaces = dict.fromkeys(some, Space())
    left = {piece: INVENTORY.count(piece) for piece in Piece}
    for _ in range(random.randint(8, 40)):
        space = random.choice(some)
        piece = random.choices(list(odds), list(odds.values()))[0]
        here, stock = spaces[space], HIDDEN.get(piece, piece)
        if space in PAKISTAN and OWNER[piece] is not TALIBAN:
            continue
        room = (2 - here.bases) * (not ATLAS[space].is_loc) if piece in BASES else 4
        count = min(room, left[stock], random.randint(1, 4))
        left[stock] -= count
        spaces[space] = changed(here, piece, count)
    for cube in (Piece.GOVERNMENT_TROOPS, Piece.GOVERNMENT_POLICE):
        spaces[BARRACKS] = changed(spaces.get(BARRACKS, Space()), cube, max(0, left[cube] - 4))
    return spaces


def fallen(spaces: Iterable[Space]) -> Forces:
    """Return the Coalition pieces that are not on the map."""
    forces = Forces()
    for piece in (Piece.COALITION_BASE, Piece.COALITION_TROOPS):
        there = sum(here.count(piece) for here in spaces)
        forces = changed(forces, piece, INVENTORY.count(piece) - there)
    return forces


@pytest.fixture(autouse=True)
def _no_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Break ties as a look ahead does."""

    async def pick(
        mind: Mind, candidates: Sequence[SpaceId], priorities: Sequence[Priority] = ()
    ) -> SpaceId:
        return first_space(candidates, priorities)

    modules: tuple[ModuleType, ...] = (coalition_assault, lift, strike, surge, sweep)
    for module in (*modules, government_assault, government_special):
        monkeypatch.setattr(module, "pick_space", pick)


def removed(facts: Sequence[Fact], *rules: str) -> Counter[tuple[SpaceId, Piece]]:
    """The pieces that some rules removed, by space."""
    gone: Counter[tuple[SpaceId, Piece]] = Counter()
    for fact in facts:
        if isinstance(fact, Removed) and fact.rule in rules:
            gone[fact.space, fact.piece] += fact.count
    return gone


def foreseen(monkeypatch: pytest.MonkeyPatch) -> list[AssaultPlan]:
    """Return what the Coalition expects of its Assault, once it begins one."""
    plans: list[AssaultPlan] = []
    carry_out = coalition_assault.assault

    async def assault(mind: Mind, plan: AssaultPlan, *reasons: str) -> None:
        plans.append(plan)
        await carry_out(mind, plan, *reasons)

    monkeypatch.setattr("core.adp.bots.coalition.sheet.assault", assault)
    return plans


@pytest.mark.rule("R8.8.4-1", "R8.8.4-2", "R8.8.4-3", "R8.8.4-4", "R8.8.3-5")
def test_a_coalition_assault_removes_what_was_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    plans, fought, struck, lifted = foreseen(monkeypatch), 0, 0, 0
    for number, board in enumerate(positions(COALITION_TURN)):
        plans.clear()
        played = run(board)
        if not plans:
            continue
        plan = plans[-1]
        losses: Counter[tuple[SpaceId, Piece]] = Counter()
        for blow in plan.battle.blows:
            losses.update({(blow.space, piece): count for piece, count in blow.losses.items()})
        assert removed(played.facts, "3.2.4", "card 7") == losses, number
        strikes = removed(played.facts, "4.2.3")
        bases = Counter(s for s, piece in strikes.elements() if piece in BASES)
        assert (strikes.total(), bases) == (plan.haul.pieces, Counter(plan.haul.bases)), number
        fought, struck = fought + 1, struck + bool(strikes)
        lifted += plan.flight is not None
    assert min(fought, struck, lifted) > POSITIONS // 20


@pytest.mark.rule("R8.8.4-1", "A-81")
def test_with_accidental_guerrillas_no_less_falls_than_was_foreseen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plans, struck = foreseen(monkeypatch), 0
    for number, board in enumerate(positions(COALITION_TURN, revenge=True)):
        plans.clear()
        played = run(board)
        if not plans:
            continue
        plan = plans[-1]
        strikes = removed(played.facts, "4.2.3")
        bases = sum(count for (_, piece), count in strikes.items() if piece in BASES)
        assert (bases, strikes.total()) >= (len(plan.haul.bases), plan.haul.pieces), number
        struck += bool(strikes)
    assert struck > POSITIONS // 20


@pytest.mark.rule("R8.6.5-1", "R8.6.5-2", "A-72")
def test_a_government_assault_removes_what_was_foreseen() -> None:
    fought = 0
    for number, board in enumerate(positions(GOVERNMENT_TURN)):
        outcome = government_assault.assault_outlook(board)
        played = run(board)
        if played.words[0] != "assault":
            continue
        gone = removed(played.facts, "3.2.4")
        bases = sum(count for (_, piece), count in gone.items() if piece in BASES)
        assert (bases, gone.total() - bases) == (outcome.bases, outcome.guerrillas), number
        burnt = removed(played.facts, "4.3.3")
        assert any(piece in BASES for _, piece in burnt) == outcome.eradicated, number
        fought += 1
    assert fought > POSITIONS // 20


@pytest.mark.rule("R8.8.2-9", "R8.8.3-2", "R8.8.3-4")
def test_an_air_lift_brings_what_was_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[Flight] = []
    carry_out = lift.land

    async def land(mind: Mind, plan: Flight) -> None:
        plans.append(plan)
        await carry_out(mind, plan)

    monkeypatch.setattr(lift, "land", land)
    seen = Counter[str]()
    some = chain(positions(COALITION_TURN), positions(COALITION_TURN, CALM))
    for number, board in enumerate(some):
        plans.clear()
        played = run(board)
        if not plans:
            continue
        plan, operation = plans[-1], played.words[0]
        moved = Counter({(f.origin, f.piece): f.count for f in lifted_by(played)})
        assert moved == Counter({(g.origin, g.piece): g.number for g in plan.groups}), number
        goal = played.board.spaces[plan.destination]
        if operation == "train":
            assert control_of(goal) is Control.COIN, number
        if operation == "sweep":
            assert not goal.taliban_underground, number
        seen[operation] += 1
    assert min(seen["train"], seen["sweep"], seen["assault"]) > 2, seen


def lifted_by(played: Transcript) -> list[Moved]:
    """The Troops that flew."""
    return [fact for fact in played.facts if isinstance(fact, Moved) and fact.rule == "4.2.2"]
