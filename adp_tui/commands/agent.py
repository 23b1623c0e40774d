"""`adp agent`: play through JSON lines."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import closing

from adp_tui.agent.agent import Agent
from adp_tui.commands.context import Desk
from adp_tui.terminal.clean import json_text


def run(arguments: Namespace, desk: Desk) -> int:
    """Answer each line of input with a line of output until the input ends."""
    with closing(Agent(desk.games, arguments.game)) as agent:
        # As bytes, because JSON is UTF-8 whatever the terminal's encoding is.
        for line in sys.stdin.buffer if sys.stdin is not None else ():
            sys.stdout.buffer.write(json_text(agent.reply(line)).encode() + b"\n")
            sys.stdout.buffer.flush()
    return 0
