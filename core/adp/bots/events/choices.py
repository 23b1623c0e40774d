"""8.4 Events carried out by Non-players: the questions, and how each is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from core.adp.bots.chance import equal_chance, pick_space
from core.adp.bots.events.instruction import Where
from core.adp.bots.events.trial import Trial, try_out
from core.adp.bots.events.view import ASIDES, View
from core.adp.bots.events.words import good_words, instruction
from core.adp.bots.guidelines import ENEMIES, FRIENDS
from core.adp.bots.mind import Mind, Sheet
from core.adp.bots.priorities import Priority
from core.adp.events.play import DECLINE
from core.adp.ids import DONE, SpaceId

SPACES: Final = ("event.space", "event.remove.space", "event.place.space", "event.replace.space")
PIECES: Final = tuple(
    f"event.{verb}.{what}" for verb in ("remove", "place", "replace") for what in ("piece", "count")
)


def look(mind: Mind) -> View:
    """Return the question that a Non-player is asked."""
    return View(mind.board, mind.decision, mind.facts, mind.trail)


# Questions that the position answers


async def answer(mind: Mind) -> None:
    """8.4.3: Answer by the guidelines; among equals by chance."""
    view = look(mind)
    words = good_words(view)
    word = await equal_chance(mind, words, "8.1.2")
    await mind.say(word, _reason(view, word))


def _reason(view: View, word: str) -> str:
    match view.decision.ask:
        case "event.side":
            return f"8.4.2: the {view.by} use the {word} text"
        case "event.free" | "event.free.which":
            done = "declined" if word == DECLINE else "done"
            return f"8.4.4: a free action is {done} by the {view.by}'s own priorities"
        case "event.faction" | "event.replace.by":
            return f"8.4.4: {word}"
        case "event.choice" | "event.capability" | "event.amount":
            return f"8.4.1: {instruction(view).text or word}"
        case _pieces:
            return f"8.4.3: {' '.join((word, *view.decision.about))}"


# Questions about spaces


def quick(view: View) -> str | None:
    """Answer within a choice that is being tried; None where the next begins."""
    ask = view.decision.ask
    if view.decision.by is None:
        return None
    if ask in SPACES:
        return stay(view) if ask != "event.space" else None
    if ask in (*PIECES, "event.replace.by", "event.faction", "event.choice"):
        return next(iter(good_words(view)), _first(view))
    return None


def _first(view: View) -> str:
    return next(word for word in view.decision.options if word not in ASIDES)


def stay(view: View) -> SpaceId | None:
    """8.2: Where something is being done, do as much as possible before going elsewhere."""
    here = view.at_hand
    if here is None or instruction(view).spread:
        return None
    return here if here in view.spaces else None


def is_harmless(view: View, trial: Trial) -> bool:
    """Whether a choice does something, and takes off no pieces of one's own or of friends."""
    if not trial.facts:
        return False
    return instruction(view).gives_own or not any(f in FRIENDS[view.by] for f in trial.losers)


def worth_a_look(view: View) -> list[SpaceId]:
    """8.4.1: The spaces that the instruction names, if any of them is open, else all."""
    among = instruction(view).among
    named = [space for space in view.spaces if among is not None and among(view, space)]
    return named or list(view.spaces)


async def choose_space(mind: Mind) -> None:
    """8.4.4: Most Bases, most other pieces, the greatest change of attitude, then chance."""
    view = look(mind)
    if view.decision.ask != "event.space" and (here := stay(view)) is not None:
        await mind.say(here, f"8.2: as much as possible in {here}")
        return
    trials = {space: try_out(mind.fork(), space, quick) for space in worth_a_look(view)}
    good = [space for space in trials if is_harmless(view, trials[space])]
    if not good and DONE in view.decision.options:
        await mind.say(DONE, "8.4.3: nothing more is to be gained")
        return
    chosen = await pick_space(mind, good or list(trials), priorities(view, trials))
    await mind.say(chosen, f"8.4.4: {chosen}")


def priorities(view: View, trials: Mapping[SpaceId, Trial]) -> list[Priority]:
    """8.4.4: What the instruction says first, then what any Event goes by."""
    special = [
        Priority(where.text, "8.4.1", partial(_score, where, trials))
        for where in instruction(view).where
    ]
    return [
        *special,
        Priority("most Bases", "8.4.4", lambda space: trials[space].bases),
        Priority("most other pieces", "8.4.4", lambda space: trials[space].others),
        Priority("greatest shift", "8.4.4", lambda space: trials[space].shift),
    ]


def _score(where: Where, trials: Mapping[SpaceId, Trial], space: SpaceId) -> int:
    return where.score(trials[space])


# Alternatives without an instruction


async def choose_by_trial(mind: Mind) -> None:
    """8.4.4: Choose an alternative by what comes of it, unless an instruction decides."""
    view = look(mind)
    words = good_words(view) or tuple(w for w in view.decision.options if w not in (*ASIDES, DONE))
    if len(words) > 1 and view.decision.ask in ("event.choice", "event.faction"):
        words = _best_by_trial(mind, view, words)
    word = await equal_chance(mind, words, "8.4.4")
    await mind.say(word, _reason(view, word))


def _best_by_trial(mind: Mind, view: View, words: Sequence[str]) -> tuple[str, ...]:
    scores: dict[str, tuple[int, int, int]] = {}
    for word in words:
        trial = try_out(mind.fork(), word, quick)
        hurts = any(owner not in ENEMIES[view.by] for owner in trial.losers)
        scores[word] = (-1, 0, 0) if hurts else (trial.bases, trial.others, trial.shift)
    best = max(scores.values())
    return tuple(word for word in words if scores[word] == best)


ANSWERS: Final[Mapping[str, Callable[[Mind], Sheet]]] = {
    **dict.fromkeys(SPACES, choose_space),
    **dict.fromkeys(PIECES, answer),
    **dict.fromkeys(("event.choice", "event.faction"), choose_by_trial),
    **dict.fromkeys(
        (
            "event.side",
            "event.capability",
            "event.amount",
            "event.return-bases",
            "event.free",
            "event.free.which",
            "event.replace.by",
        ),
        answer,
    ),
}
