"""The highlighted thing: its rule, and the page about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import asdict

from adp_tui.look.paint import Line, Role
from adp_tui.play.controller import Controller
from adp_tui.play.cursor import DIGEST, JOURNAL
from adp_tui.play.told import counts_apart
from adp_tui.presenter.panes import Thing
from adp_tui.presenter.sheet import Sheet, entry
from adp_tui.texts import lookup as texts
from core.kernel import Kind
from saves.errors import DivergedError
from saves.records import START

_LOOK_BACK: Final = 60
"""How many journal lines or answers are searched for a place."""


def rule_of(controller: Controller) -> str:
    """Return the rule of the highlighted journal line, reason or answer, or of the question."""
    chosen, decision, sight = controller.current, controller.decision, controller.sight
    if controller.cursor.view in (JOURNAL, DIGEST):
        shown = controller.journal.tail(_LOOK_BACK, controller.cursor.scroll)
        return next(
            (entry.rule for entry in reversed(shown) if entry.rule),
            controller.presenter.lookup.usual_rule,
        )
    if chosen is not None and chosen.reason is not None:
        return chosen.reason.rule
    own = controller.presenter.lookup.rule(sight, chosen.word if chosen is not None else "")
    return own or ("" if decision is None else decision.rule)


def thing_of(controller: Controller) -> Thing | None:
    """Return what is highlighted, or otherwise what the question is about."""
    lookup, chosen = controller.presenter.lookup, controller.current
    word = chosen.word if chosen is not None else ""
    named = None if controller.cursor.in_field else lookup.named(controller.sight, word)
    if named is not None:
        return named
    found = lookup.highlighted(controller.sight, word, controller.place)
    if found is None and controller.cursor.place:
        return lookup.place(controller.cursor.place)
    return found


def sheet_of(controller: Controller, thing: Thing, cells: int) -> Sheet:
    """Return the page about a thing in a game."""
    lookup = controller.presenter.lookup
    sheet = lookup.sheet(thing, controller.sight, cells)
    if not lookup.is_place(thing):
        return sheet
    told = [*_recent_rows(controller, thing.id, cells), *_choice_rows(controller, thing.id, cells)]
    return sheet._replace(rows=[*sheet.rows, *told])


def _recent_rows(controller: Controller, place: str, cells: int) -> list[Line]:
    """Return the last thing that happened in a place."""
    told = next(_happenings(controller, place), None)
    text = texts.NOTHING_LATELY
    if told is not None:
        is_counted = not counts_apart(controller.presenter, controller.viewer)
        text = texts.happened(told.text, told.number if is_counted else None)
    return entry(texts.LATELY, text, cells, Role.DIM if told is None else Role.TEXT)


class _Happened(NamedTuple):
    """Something that happened, and after which answer."""

    text: str
    number: int


def _happenings(controller: Controller, place: str) -> Iterator[_Happened]:
    """Yield what the viewer learned of a place, latest first.

    The answers that they may not know do not count as looked at: else they could count them.
    """
    session, words, viewer = controller.session, controller.presenter.words, controller.viewer
    left = _LOOK_BACK
    for number in session.tree.behind(session.number):
        try:
            step = session.step(number)
        except DivergedError:
            return
        may_know = step.asked is None or viewer.may_know(step.asked.known_to)
        left -= may_know
        if number == START or left < 0:
            return
        for fact in reversed(step.facts):
            told = viewer.seen(session.box, fact)
            if told is None or words.is_silent(told):
                continue
            if place in asdict(told).values():
                yield _Happened(words.tell(told), number)
        asked = step.asked
        if asked is not None and may_know and words.is_roll(asked) and place in asked.about:
            yield _Happened(words.said(asked, session.tree[number].answer), number)


def _choice_rows(controller: Controller, place: str, cells: int) -> list[Line]:
    """Return whether a place can be chosen now, or why not."""
    decision, words = controller.decision, controller.presenter.words
    if decision is None or decision.kind is not Kind.PLACE:
        return []
    if (reason := decision.why_not(place)) is None:
        seen = controller.question.preview(place)
        paid = seen.change.paid if seen is not None else ()
        price = "".join(f", {change.what} {change.before} ▸ {change.after}" for change in paid)
        text = texts.can_be_chosen(words.question(decision).title, price, words.rule(decision.rule))
        return entry(texts.NOW, text, cells, Role.KEY)
    told = texts.cannot_be_chosen(words.with_rule(reason))
    return entry(texts.NOW, told, cells, Role.TROUBLE)
