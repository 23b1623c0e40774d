"""The invented game with a scenario that ends the process of every worker that plays it."""

from __future__ import annotations

import os
import signal
from typing import Final

from core.kernel import Setup
from tests.orchard import Orchard, OrchardBox

WORKER: Final = "ADP_TEST_WORKER"
"""The variable in the environment of workers."""


class DeadlyBox(OrchardBox):
    """A game that workers do not survive, if the orchard is old."""

    def start(self, setup: Setup) -> Orchard:
        """Set up a game, or end the process."""
        if setup.scenario == "old" and WORKER in os.environ:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().start(setup)
