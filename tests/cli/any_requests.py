"""A script that sends the agent any requests in any order, sensible or not.

The tests have only a few of these conversations; this has as many as you like:

    python -m tests.cli.any_requests 200
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from adp_tui.agent.agent import Agent
from adp_tui.games import GAMES
from core.adp.box import BOX
from core.adp.model.ids import FACTIONS
from tests.cli.talk import Talk

SIDES: Final = tuple(map(str, FACTIONS))
WHO: Final = ("human", "bot")
Reply = dict[str, Any]


class Script:
    """One conversation, in which a new game begins now and then."""

    def __init__(self, seed: int, folder: Path) -> None:
        self._random = Random(seed)
        self._folder = folder
        self._saved: list[str] = []
        self.talk = Talk(Agent(GAMES))
        self.requests = 0
        self._standing = self.new()

    def go_on(self) -> Reply:
        """Send any request; check that the reply does not report a bug, and return it."""
        ask = self._random.choices(list(self._habits), list(self._habits.values()))[0]
        reply = ask(self)
        self.requests += 1
        error = reply.get("error", "")
        assert "bug in adp" not in error, f"{ask.__name__} after {self._standing}: {error}"
        assert "stuck" not in reply, f"{ask.__name__} after {self._standing}: {error}"
        if reply["ok"]:
            assert (reply["over"] is None) != (reply["pending"] is None)
            self._standing = reply
        return reply

    def new(self) -> Reply:
        """Begin a game with any seats and options that can be combined."""
        while True:
            setup = self._random.choice(BOX.samples)
            seats = {side: self._random.choice(WHO) for side in SIDES}
            dice = self._random.choices(("seed", "manual"), (4, 1))[0]
            seed = self._random.randrange(1000)
            reply = self.talk(
                "new",
                scenario=setup.scenario,
                options=setup.options,
                seats=seats,
                dice=dice,
                seed=seed,
            )
            if reply["ok"]:
                return reply

    def answer(self) -> Reply:
        """Give one of the offered answers, for any side."""
        pending = self._standing["pending"]
        return self.talk(
            "answer", option=self._random.choice(pending["options"] if pending else SIDES)
        )

    def nonsense(self) -> Reply:
        """Answer something that is probably not offered."""
        word = self._random.choice(("", "done", "0", "kabul", "roll", "give", "²", "9" * 99))
        return self.talk(self._random.choice(("answer", "why_not")), option=word)

    def run(self) -> Reply:
        """Let bots answer."""
        return self.talk("run", until=self._random.choices(("human", "end"), (9, 1))[0])

    def undo(self) -> Reply:
        """Go back a little, or anywhere."""
        if self._random.random() < 0.7:
            return self.talk("undo")
        return self.talk("undo", to=self._random.randrange(self._standing["n"] + 2))

    def seat(self) -> Reply:
        """Change who plays a side, in the middle of anything."""
        return self.talk("seat", side=self._random.choice(SIDES), who=self._random.choice(WHO))

    def look(self) -> Reply:
        """Make a request that changes nothing."""
        return self.talk(self._random.choice(("pending", "hint", "state", "position", "log")))

    def finish(self) -> Reply:
        """Leave a turn to the bot."""
        return self.talk("finish")

    def save(self) -> Reply:
        """Save the game to a file."""
        path = str(self._folder / f"{self.requests}.adp")
        reply = self.talk("save", path=path)
        self._saved += [path] if reply["ok"] else []
        return reply

    def load(self) -> Reply:
        """Continue a game that was saved."""
        return self.talk("load", path=self._random.choice([*self._saved, "nowhere.adp"]))

    _habits: Final[dict[Callable[[Script], Reply], int]] = {
        answer: 40,
        run: 12,
        undo: 8,
        seat: 10,
        look: 8,
        finish: 8,
        nonsense: 5,
        save: 2,
        load: 2,
        new: 1,
    }


def converse(seed: int, requests: int, folder: Path) -> Script:
    """Have one conversation with that many requests."""
    script = Script(seed, folder)
    for _ in range(requests):
        script.go_on()
    script.talk.agent.close()
    return script


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        with TemporaryDirectory() as scratch:
            try:
                converse(number, 200, Path(scratch))
            except AssertionError as error:
                print(f"conversation {number}: {error}"[:2000], flush=True)
    print(f"{sys.argv[1]} conversations of 200 requests")
