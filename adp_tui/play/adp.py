"""What is played at the table: turns and sessions of *A Distant Plain*, for the types."""

from __future__ import annotations

from core.adp.board import Board
from core.adp.facts import Fact
from core.kernel import Turn
from saves.session import Session

AdpTurn = Turn[Board, Fact]
AdpSession = Session[Board, Fact]
