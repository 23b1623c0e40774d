"""Foresight: what an answer leads to beyond what it changes: questions, chances, the most."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.ahead.changes import Change, space_change
from adp_tui.games.adp.ahead.pieces import group
from adp_tui.games.adp.ahead.prospects import Tally, best, tally
from adp_tui.games.adp.texts import decisions
from adp_tui.games.adp.texts.facts import tell
from adp_tui.games.adp.texts.names import called
from adp_tui.games.adp.texts.refusals import refusal
from adp_tui.play.adp import AdpTurn
from adp_tui.play.choices import Choice, Choices
from adp_tui.play.outlook import End, Outlook
from adp_tui.texts import preview as texts
from core.adp.ids import FACTIONS, Faction, SpaceId
from core.kernel import Decision, Kind, Reason

MOST_NAMED: Final = 3
"""More spaces than these are counted, not named."""


def next_question(decision: Decision, turn: AdpTurn) -> str:
    """Return what is asked next, and of whom if that is somebody else."""
    asked = turn.pending
    if not isinstance(asked, Decision):
        return texts.THE_END
    if asked.by is None:
        is_card = asked.ask.startswith("deck.")
        return texts.NEXT_CARD if is_card else texts.dice(decisions.question(asked))
    question = decisions.question(asked)
    if asked.ask == "turn" and asked.by != decision.by:
        return texts.acts(called(asked.by))
    if asked.by != decision.by or turn.checkpoints:
        return texts.asked_of(called(asked.by), question)
    return str(question)


class NextQuestion:
    """What is asked of the same Faction next, if that is anything new."""

    def __init__(self, decision: Decision, word: str, following: Decision | None) -> None:
        new = following is not None and following.ask != decision.ask
        self._asked = following if new else None
        self._choices = Choices(self._asked).rows if self._asked is not None else []
        self._subject = {word, *decision.about}

    @property
    def question(self) -> str:
        """The question in few words, where it is clear what it is about."""
        if self._asked is None or self._subject.isdisjoint(self._asked.about):
            return ""
        return decisions.question(self._asked).question

    @property
    def options(self) -> tuple[str, ...]:
        """What could be answered."""
        open_ = [choice for choice in self._choices if choice.reason is None]
        if self._asked is None or not open_:
            return ()
        if self._asked.kind is Kind.COUNT:
            return (texts.numbers(open_[0].label, open_[-1].label),)
        if self._asked.kind is Kind.PLACE and len(open_) > MOST_NAMED:
            return (texts.spaces(len(open_)),)
        return tuple(_brief(choice) for choice in open_)

    @property
    def refused(self) -> tuple[str, ...]:
        """What another rule than that of the question itself would refuse, with the reasons."""
        return tuple(
            texts.no(texts.MISSED.get(choice.word, choice.label), _because(why), why.rule)
            for choice in self._choices
            if (why := choice.reason) is not None
            and self._asked is not None
            and why.rule != self._asked.rule
        )


def _brief(choice: Choice) -> str:
    return texts.BRIEF.get(choice.word, choice.label)


def _because(reason: Reason) -> str:
    return texts.BECAUSE.get(reason.code) or refusal(reason)


def at_most(decision: Decision, word: str, outlook: Outlook) -> Change | None:
    """Return the most that could come of an answer in its space, if more is asked about it."""
    spaces = [SpaceId(w) for w in (*decision.about, word) if w in outlook.before.spaces]
    if not outlook.asked or outlook.faces or not spaces or decision.by not in FACTIONS:
        return None
    by, space = Faction(str(decision.by)), spaces[-1]
    end = best(by, outlook)
    if end is None or end.board.spaces[space] == outlook.before.spaces[space]:
        return None
    change = space_change(outlook.before, end.board, space)
    if decision.kind is Kind.COUNT:
        return change  # just so many
    return change._replace(what=texts.AT_MOST, after=_or_a_base(change, by, space, outlook, end))


def _or_a_base(change: Change, by: Faction, space: SpaceId, outlook: Outlook, end: End) -> str:
    """Return what the most leads to, and the other way if one leads to a Base."""
    settled = [e for e in outlook.ends if tally(by, outlook.before, e).bases]
    if not settled or end in settled:
        return change.after
    return texts.either(change.after, group(settled[0].board.spaces[space], by))


def chances(turn: AdpTurn, by: str | None, outlook: Outlook | None) -> tuple[str, ...]:
    """Return what each roll of a die would lead to; rolls that lead to the same are one."""
    asked = turn.pending
    if not isinstance(asked, Decision) or asked.by is not None:
        return ()
    if asked.kind is not Kind.DIE:
        return (texts.one_of(len(asked.options)),) if not asked.weights else ()
    groups: dict[str, list[str]] = {}
    for number, face in enumerate(asked.options):
        followed = outlook is not None and by in FACTIONS and number < len(outlook.faces)
        if outlook is not None and followed:
            told = _comes_to(Faction(str(by)), outlook, number)
        else:
            told = _led_to(turn, face)
        groups.setdefault(told, []).append(face)
    faces = len(asked.options)
    return tuple(texts.rolls(_span(some), faces, told) for told, some in groups.items())


def _comes_to(by: Faction, outlook: Outlook, number: int) -> str:
    """Return in a few words the most that a face of a die leads to."""
    tallies = [tally(by, outlook.before, end) for end in outlook.faces[number]]
    most = max(tallies, key=lambda one: one.size, default=Tally())
    told = [texts.removes(most.removed)] * bool(most.removed)
    told += [texts.places(most.placed)] * bool(most.placed)
    return ", ".join(told) or texts.NOTHING


def _led_to(turn: AdpTurn, face: str) -> str:
    """Return in a few words what a roll would lead to."""
    aside = turn.fork()
    facts = aside.answer(face)
    if facts and not aside.checkpoints:
        return ", ".join(tell(fact) for fact in facts[:2])
    asked = aside.pending
    if isinstance(asked, Decision) and asked.by is not None and not aside.checkpoints:
        return str(decisions.question(asked))
    return texts.NOTHING


def _span(faces: list[str]) -> str:
    """Return some faces as a span where they are neighbours."""
    if len(faces) > 1 and int(faces[-1]) - int(faces[0]) == len(faces) - 1:
        return f"{faces[0]}-{faces[-1]}"
    return " ".join(faces)
