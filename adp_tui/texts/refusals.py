"""Why not, in words: every reason that the rules give for refusing an answer.

The rules name a reason by its code. `{0}` stands for the first of the words that complete it,
`{any}` for all of them as alternatives. A code that is not here is shown as it is.
"""

from __future__ import annotations

from typing import Final

from adp_tui.texts.decisions import name
from core.kernel import GameError, IllegalAnswerError, Reason

REFUSALS: Final[dict[str, str]] = {
    "not-a-choice": "it is not one of the choices",
}

_OR: Final = " or "


def refusal(reason: Reason) -> str:
    """Return a reason as the end of a sentence."""
    if (template := REFUSALS.get(reason.code)) is None:
        return " ".join((reason.code, *reason.parts))
    names = [name(part) for part in reason.parts]
    return template.format(*names, any=_OR.join(names))


def with_rule(reason: Reason) -> str:
    """Return a reason and the number of its rule."""
    return f"{refusal(reason)} ({reason.rule})"


def in_words(error: GameError) -> str:
    """Return what went wrong, as a person reads it."""
    if isinstance(error, IllegalAnswerError):
        return f"'{error.answer}' does not answer {error.decision.ask}: {with_rule(error.reason)}"
    return str(error)
