"""A conversation with the agent."""

from __future__ import annotations

from typing import Any

import msgspec

from adp_tui.agent.agent import Agent
from tests.cli.games import GAMES


class Talk:
    """A conversation with the agent, encoded and decoded as on the wire."""

    def __init__(self, agent: Agent | None = None) -> None:
        self.agent = agent or Agent(GAMES)

    def __call__(self, do: str, **keys: object) -> dict[str, Any]:
        """Send a request and return the reply."""
        line = msgspec.json.encode({"do": do, **keys})
        reply: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.agent.reply(line)))
        return reply

    def answer(self, *options: str) -> dict[str, Any]:
        """Give answers that must be accepted; return the last reply."""
        replies = [self("answer", option=option) for option in options]
        assert all(reply["ok"] for reply in replies), replies
        return replies[-1]
