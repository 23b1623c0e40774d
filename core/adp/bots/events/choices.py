"""8.4 Events carried out by Non-players: the questions, and how each is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from core.adp.bots.chance import equal_chance, pick_space
from core.adp.bots.events.instruction import Where
from core.adp.bots.events.trial import Trial, try_out
from core.adp.bots.events.view import ASIDES, View
from core.adp.bots.events.words import good, good_words, instruction
from core.adp.bots.guidelines import ENEMIES, FRIENDS
from core.adp.bots.mind import Mind, Sheet
from core.adp.bots.notes import Notes, counted
from core.adp.bots.priorities import Priority, qualify
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
    words, why = good(look(mind))
    word = await equal_chance(mind, words, "8.1.2")
    await mind.say(word, f"{why}: {word}")


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


def why_not_good(view: View, trial: Trial) -> str | None:
    """A choice must do something, and take off no pieces of one's own or of friends."""
    if not trial.facts:
        return "nothing would happen"
    hurts = any(faction in FRIENDS[view.by] for faction in trial.losers)
    return "own pieces would go" if hurts and not instruction(view).gives_own else None


def worth_a_look(view: View, notes: Notes) -> list[SpaceId]:
    """8.4.1: The spaces that the instruction names, if any of them is open, else all."""
    advice = instruction(view)
    if (among := advice.among) is None:
        return list(view.spaces)
    named = qualify(
        f"8.4.1: {advice.text.rstrip('.')}",
        view.spaces,
        lambda space: None if among(view, space) else "not as the card has it",
        notes,
    )
    return named or list(view.spaces)


async def choose_space(mind: Mind) -> None:
    """8.4.4: Most Bases, most other pieces, the greatest change of attitude, then chance."""
    view = look(mind)
    if view.decision.ask != "event.space" and (here := stay(view)) is not None:
        await mind.say(here, f"8.2: as much as possible in {here}")
        return
    trials = {space: try_out(mind.fork(), space, quick) for space in worth_a_look(view, mind.notes)}
    better = qualify(
        "8.4.3: something would be gained",
        trials,
        lambda space: why_not_good(view, trials[space]),
        mind.notes,
    )
    if not better and DONE in view.decision.options:
        await mind.say(DONE, "8.4.3: nothing more is to be gained")
        return
    pool = better or list(trials)
    chosen = await pick_space(mind, pool, priorities(view, trials))
    alone = () if len(pool) > 1 else (f"8.4.3: nothing is to be gained elsewhere: {chosen}",)
    await mind.say(chosen, *alone)


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
    words, why = good(view)
    words = words or tuple(w for w in view.decision.options if w not in (*ASIDES, DONE))
    if len(words) > 1 and view.decision.ask in ("event.choice", "event.faction"):
        words, why = _best_by_trial(mind, view, words), "8.4.4: the most comes of it"
    word = await equal_chance(mind, words, "8.4.4")
    await mind.say(word, f"{why}: {word}")


def _best_by_trial(mind: Mind, view: View, words: Sequence[str]) -> tuple[str, ...]:
    """Return the words of which most comes: Bases, other pieces, then shifts of attitude."""
    scores: dict[str, tuple[int, int, int]] = {}
    for word in words:
        trial = try_out(mind.fork(), word, quick)
        hurts = any(owner not in ENEMIES[view.by] for owner in trial.losers)
        scores[word] = (-1, 0, 0) if hurts else (trial.bases, trial.others, trial.shift)
        if mind.notes.full:
            found = "own pieces would go" if hurts else _told(trial)
            mind.notes.look(f"8.4.4: {word}: {found}")
    best = max(scores.values())
    return tuple(word for word in words if scores[word] == best)


def _told(trial: Trial) -> str:
    bases, others = counted(trial.bases, "Base"), counted(trial.others, "other piece")
    return f"{bases}, {others}, shift {trial.shift}"


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
