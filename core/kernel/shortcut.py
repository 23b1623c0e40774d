"""Shortcuts: words that stand for a whole row of answers; the rules never hear of them."""

from __future__ import annotations

from typing import Any, Protocol

from core.kernel.bot import Reply
from core.kernel.decision import Reason
from core.kernel.knowledge import Knowledge
from core.kernel.table import BoardT


class Shortcut(Protocol[BoardT]):
    """A word that stands for the answer to a question and for some of those after it.

    It is a convenience of whoever answers: the log has the single answers, and each of them must be
    an option. A game derives its shortcuts from this class. Such an object is made at a question
    and serves for one row of answers, which may depend only on what the asked side knows.
    """

    word: str
    """What is typed."""

    @property
    def refusal(self) -> Reason | None:
        """Why the word cannot be used here, None if it can."""
        return None

    def answer(self, known: Knowledge[BoardT, Any]) -> Reply | None:
        """Return the next single answer with its reasons, None if there is nothing more to say."""
