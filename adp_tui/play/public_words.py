"""What is asked, in words that everybody may read."""

from __future__ import annotations

from adp_tui.presenter.words import AnyWords
from adp_tui.texts import plainly
from core.kernel import Decision


def asked_in_public(words: AnyWords, decision: Decision) -> str:
    """Return who is asked and what for; of a secret answer, what others are told of it."""
    name = "" if decision.by is None else words.name(decision.by)
    if decision.known_to is None:
        return plainly.asked_of(name, words.question(decision))
    return plainly.does(name, words.unseen(decision) or plainly.DECIDES)
