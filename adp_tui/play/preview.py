"""The preview: what an answer would change, found by answering on the side.

Dice are never rolled for it: where chance comes in, the preview stops and tells the chances.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from adp_tui.play.choices import Choices
from adp_tui.play.pieces import available, group, status_text
from adp_tui.texts import decisions
from adp_tui.texts import preview as texts
from adp_tui.texts.facts import tell
from adp_tui.texts.map import NO_PIECES
from adp_tui.texts.names import called
from core.adp.board import Board
from core.adp.facts import Fact, Paid
from core.adp.ids import FACTIONS, Faction, SpaceId, Track
from core.adp.totals import margins
from core.kernel import Decision, Game, Kind, Rules, Turn

AdpTurn = Turn[Board, Fact]

MOST_NAMED: Final = 3
"""More spaces than these are counted, not named."""


class Change(NamedTuple):
    """Something that is different afterwards."""

    what: str
    before: str
    after: str
    stays: str = ""
    """What about it is as before, where one might wonder."""


class Preview(NamedTuple):
    """What an answer would lead to, up to the next question."""

    paid: tuple[Change, ...]
    """Tracks from which something is paid."""

    then: str
    """What is asked next; blank where nothing is answered."""

    rule: str
    """By which rule."""

    options: tuple[str, ...]
    """What could be answered then."""

    chances: tuple[str, ...]
    """What a die would lead to, with the chance of each."""

    spaces: tuple[Change, ...]
    """Pieces, Control and attitude of each space touched."""

    tracks: tuple[Change, ...]
    boxes: tuple[Change, ...]
    """Available pieces."""

    margins: dict[Faction, tuple[int, int]]


def difference(before: Board, after: Board, purses: Collection[Track] = ()) -> Preview:
    """Return what is different between two positions; of some tracks, that it was paid."""
    now, then = margins(before), margins(after)
    return Preview(
        paid=tuple(c for t in Track if t in purses and (c := _track(before, after, t))),
        then="",
        rule="",
        options=(),
        chances=(),
        spaces=_spaces(before, after),
        tracks=tuple(c for t in Track if t not in purses and (c := _track(before, after, t))),
        boxes=_boxes(before, after),
        margins={faction: (now[faction], then[faction]) for faction in FACTIONS},
    )


def preview(rules: Rules[Board, Fact], game: Game[Board], word: str) -> Preview:
    """Return what a word would change as an answer to what is asked."""
    turn = Turn(rules, game)
    decision, before = turn.pending, turn.board
    assert isinstance(decision, Decision)
    facts = turn.answer(word)
    asked = turn.pending
    purses = {fact.track for fact in facts if isinstance(fact, Paid)}
    return difference(before, turn.board, purses)._replace(
        then=_next_question(decision, turn),
        rule=asked.rule if isinstance(asked, Decision) else "",
        options=_options(decision, turn),
        chances=_chances(rules, turn),
    )


def _track(before: Board, after: Board, track: Track) -> Change | None:
    old, new = before.track(track), after.track(track)
    return Change(track, str(old), str(new)) if old != new else None


def _spaces(before: Board, after: Board) -> tuple[Change, ...]:
    changes: list[Change] = []
    for space, here in before.spaces.items():
        if after.spaces[space] != here or before.control(space) != after.control(space):
            changes.append(_space(before, after, space))
    return tuple(changes)


def _space(before: Board, after: Board, space: SpaceId) -> Change:
    """Return what changes in a space: its pieces, its state, or both."""
    old, new = before.spaces[space], after.spaces[space]
    moved = [faction for faction in FACTIONS if group(old, faction) != group(new, faction)]
    pieces = [" ".join(group(here, f) or NO_PIECES for f in moved) for here in (old, new)]
    states = [status_text(board, space) or "-" for board in (before, after)]
    name = decisions.name(space)
    if not moved:
        return Change(name, states[0], states[1])
    if states[0] == states[1]:
        return Change(name, pieces[0], pieces[1], "" if states[0] == "-" else states[0])
    return Change(name, f"{pieces[0]} {states[0]}", f"{pieces[1]} {states[1]}")


def _boxes(before: Board, after: Board) -> tuple[Change, ...]:
    return tuple(
        Change(called(faction), old, new)
        for faction in FACTIONS
        if (old := available(before.available, faction))
        != (new := available(after.available, faction))
    )


def _next_question(decision: Decision, turn: AdpTurn) -> str:
    """Return what is asked next, and of whom if that is somebody else."""
    asked = turn.pending
    if not isinstance(asked, Decision):
        return texts.THE_END
    if asked.by is None:
        return texts.dice(decisions.question(asked))
    question = decisions.question(asked)
    if asked.by != decision.by or turn.checkpoints:
        return texts.asked_of(called(asked.by), question)
    return str(question)


def _options(decision: Decision, turn: AdpTurn) -> tuple[str, ...]:
    """Return the next answers in words, where they say something new."""
    asked = turn.pending
    if not isinstance(asked, Decision) or asked.by != decision.by or turn.checkpoints:
        return ()
    if asked.ask == decision.ask:
        return ()
    choices = [choice for choice in Choices(asked).rows if choice.reason is None]
    if asked.kind is Kind.COUNT:
        return (texts.numbers(choices[0].label, choices[-1].label),)
    if asked.kind is Kind.SPACE and len(choices) > MOST_NAMED:
        return (texts.spaces(len(choices)),)
    return tuple(choice.label for choice in choices)


def _chances(rules: Rules[Board, Fact], turn: AdpTurn) -> tuple[str, ...]:
    """Return what each roll of a die would lead to; rolls that lead to the same are one."""
    asked = turn.pending
    if not isinstance(asked, Decision) or asked.by is not None:
        return ()
    if asked.kind is not Kind.DIE:
        return (texts.one_of(len(asked.options)),) if not asked.weights else ()
    groups: dict[str, list[str]] = {}
    for face in asked.options:
        groups.setdefault(_led_to(rules, turn.game, face), []).append(face)
    number = len(asked.options)
    return tuple(texts.rolls(_span(faces), number, told) for told, faces in groups.items())


def _led_to(rules: Rules[Board, Fact], game: Game[Board], face: str) -> str:
    """Return in a few words what a roll would lead to."""
    turn = Turn(rules, game)
    facts = turn.answer(face)
    if facts and not turn.checkpoints:
        return ", ".join(tell(fact) for fact in facts[:2])
    asked = turn.pending
    if isinstance(asked, Decision) and asked.by is not None and not turn.checkpoints:
        return str(decisions.question(asked))
    return texts.NOTHING


def _span(faces: list[str]) -> str:
    """Return some faces as a span where they are neighbours."""
    if len(faces) > 1 and int(faces[-1]) - int(faces[0]) == len(faces) - 1:
        return f"{faces[0]}-{faces[-1]}"
    return " ".join(faces)
