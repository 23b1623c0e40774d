"""8.4 How Non-players answer the questions of Events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from core.adp.bots.events.best_answers import best_answers
from core.adp.bots.events.foresight import (
    ALTERNATIVES,
    PIECES,
    SPACES,
    Foresight,
    alternatives,
    forecasts,
    most_of_all,
    stay,
)
from core.adp.bots.events.question import EventQuestion
from core.adp.bots.mind import Mind, Sheet
from core.adp.bots.random_spaces import equal_chance, pick_space
from core.adp.model.ids import DONE
from core.kernel import filled
from core.kernel.reasoning import applied, qualify, rule_of


def question_of(mind: Mind) -> EventQuestion:
    """Return the question that a Non-player is asked."""
    return EventQuestion(mind.board, mind.decision, mind.facts, mind.trail)


async def answer(mind: Mind) -> None:
    """8.4.3: Answer by the guidelines, among equals at random."""
    words, why = best_answers(question_of(mind))
    word = await equal_chance(mind, words, "8.1.2")
    await mind.say(word, applied(why, word))


async def choose_space(mind: Mind) -> None:
    """8.4.4: Most Bases, most other pieces, the greatest shift, then at random."""
    question = question_of(mind)
    if (here := stay(question)) is not None:
        await mind.say(here, filled("8.2: as much as possible in {0}", here))
        return
    foresight = Foresight(mind.fork(), question)
    better = qualify(
        "8.4.3: something would be gained",
        foresight.here,
        foresight.why_not,
        mind.notes,
    )
    if not better and DONE in question.decision.options:
        await mind.say(DONE, "8.4.3: there is nothing more to gain")
        return
    pool = better or list(foresight.here)
    chosen = await pick_space(mind, pool, foresight.priorities())
    if len(pool) > 1:
        await mind.say(chosen)
    else:
        await mind.say(chosen, applied("8.4.3: there is nothing to gain elsewhere", chosen))


async def choose_word(mind: Mind) -> None:
    """8.4.4: Among what the guidelines leave open, the greatest effect, then at random."""
    question = question_of(mind)
    words, why = best_answers(question)
    words = words or alternatives(question)
    if len(words) > 1:
        best = most_of_all(question, forecasts(mind.fork(), question, words, mind.notes))
        if len(best) < len(words):
            words, why = best, "8.4.4: it has the greatest effect"
    word = await equal_chance(mind, words, rule_of(why))
    await mind.say(word, applied(why, word))


ANSWERS: Final[Mapping[str, Callable[[Mind], Sheet]]] = {
    **dict.fromkeys(SPACES, choose_space),
    **dict.fromkeys((*PIECES, *ALTERNATIVES, "event.replace.by"), choose_word),
    **dict.fromkeys(
        (
            "event.side",
            "event.capability",
            "event.amount",
            "event.return-bases",
            "event.free",
            "event.free.which",
        ),
        answer,
    ),
}
