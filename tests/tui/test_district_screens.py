"""What District Commander looks like on every screen, at the sizes that people use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import pytest
from syrupy.assertion import SnapshotAssertion

from core.kernel import Decision, Setup
from tests.district.again import DistrictSession
from tests.tui.district_pictures import begun, go_on, table_of
from tests.tui.parts import look, picture
from tests.tui.pictures import compare
from tests.tui.shelf import settled

SMALL, MEDIUM, LARGE = (80, 24), (120, 36), (200, 60)

GOVERNMENT: Final = Setup("standard", {"government": "human", "insurgent": "bot"})
INSURGENT: Final = Setup("standard", {"government": "bot", "insurgent": "human"})
TWO: Final = Setup("standard", {"government": "human", "insurgent": "human"})
SHORT: Final = Setup(
    "standard", {"government": "human", "insurgent": "bot"}, {"length": "short", "assets": True}
)

Moment = Callable[[], DistrictSession]


def asked(setup: Setup, side: str, ask: str, *, turn: int = 2, word: str = "") -> Moment:
    """Return what plays until a side is asked something in a turn, and may answer with a word."""

    def play() -> DistrictSession:
        session = begun(setup)
        while isinstance(question := session.turn.pending, Decision):
            is_it = (question.by, question.ask) == (side, ask)
            may = not word or word in question.options
            if is_it and may and session.turn.board.turn >= turn:
                return session
            go_on(session, question)
        raise AssertionError(f"{side} is never asked {ask}")

    return play


def over() -> DistrictSession:
    """Play a short game to its end."""
    session = begun(SHORT)
    while isinstance(question := session.turn.pending, Decision):
        go_on(session, question)
    return session


class Scene(NamedTuple):
    """A moment of a game, and the keys that lead to the screen."""

    moment: Moment
    keys: tuple[str, ...] = ()
    sizes: tuple[tuple[int, int], ...] = (SMALL, MEDIUM)


STACK: Final = asked(GOVERNMENT, "government", "ops.stack")
SCENES: Final = {
    "command": Scene(asked(GOVERNMENT, "government", "command")),
    "deployment": Scene(asked(GOVERNMENT, "government", "deploy.unit")),
    "deployment, the list": Scene(asked(GOVERNMENT, "government", "deploy.unit"), ("escape",)),
    "deployment, Insurgent": Scene(asked(INSURGENT, "insurgent", "deploy.unit")),
    "stack": Scene(STACK, sizes=(SMALL, MEDIUM, LARGE)),
    "mission": Scene(asked(GOVERNMENT, "government", "ops.mission")),
    "target": Scene(asked(GOVERNMENT, "government", "attack.target")),
    "chit": Scene(asked(GOVERNMENT, "government", "chit")),
    "hits": Scene(asked(GOVERNMENT, "government", "hits")),
    "redeployment": Scene(asked(GOVERNMENT, "government", "redeploy")),
    "appeal": Scene(asked(GOVERNMENT, "government", "appeal")),
    "area": Scene(asked(INSURGENT, "insurgent", "ops.area"), sizes=(SMALL, MEDIUM, LARGE)),
    "mission, Insurgent": Scene(asked(INSURGENT, "insurgent", "ops.mission")),
    "bot": Scene(STACK, ("P", "0")),
    "stacks": Scene(STACK, ("T",)),
    "forces": Scene(STACK, ("F",)),
    "journal": Scene(STACK, ("J",)),
    "digest": Scene(STACK, ("D",)),
    "own side": Scene(STACK, ("C",)),
    "a stack": Scene(STACK, ("space",)),
    "an Area": Scene(STACK, ("tab", "space")),
    "a chit": Scene(asked(GOVERNMENT, "government", "chit"), ("space",)),
    "found": Scene(STACK, ("I", *"hold")),
    "rule": Scene(STACK, ("R",)),
    "advice": Scene(STACK, ("A",)),
    "lines": Scene(STACK, ("H",)),
    "help": Scene(STACK, ("f1",)),
    "cover": Scene(asked(TWO, "insurgent", "command")),
    "for everybody": Scene(asked(TWO, "government", "ops.stack")),
    "quick look": Scene(asked(TWO, "insurgent", "chit")),
    "quick look, taken": Scene(asked(TWO, "insurgent", "chit"), ("enter",)),
    "over": Scene(over, sizes=(SMALL, MEDIUM, LARGE)),
}


def cases() -> Iterator[Any]:
    """Return every scene at each of its sizes."""
    for name, scene in SCENES.items():
        for size in scene.sizes:
            called = name.replace(", ", "-").replace(" ", "-")
            yield pytest.param(scene, size, id=f"{called}-{size[0]}x{size[1]}")


@pytest.mark.rule("RDS-21", "RDS-23", "RDS-24", "RDS-25", "RDS-26")
@pytest.mark.parametrize(("scene", "size"), tuple(cases()))
async def test_every_screen_looks_as_it_did(
    scene: Scene, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    shown_by = table_of(scene.moment())
    async with shown_by.run_test(size=size) as pilot:
        await settled(pilot, *scene.keys)
        now = await look(pilot)

        assert max(map(len, now.rows)) <= size[0]
        compare(picture(now), snapshot)
