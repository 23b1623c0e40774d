"""`adp agent`: the game by JSON lines."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import closing

import msgspec

from adp_tui.agent.agent import Agent
from adp_tui.desk import Desk


def run(_arguments: Namespace, desk: Desk) -> int:
    """Answer each line of the input with a line of output until the input ends."""
    encoder = msgspec.json.Encoder()
    with closing(Agent(desk.games)) as agent:
        # In bytes, since JSON is UTF-8 whatever the terminal is set to.
        for line in sys.stdin.buffer if sys.stdin is not None else ():
            sys.stdout.buffer.write(encoder.encode(agent.reply(line)) + b"\n")
            sys.stdout.buffer.flush()
    return 0
