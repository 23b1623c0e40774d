"""What the highlighted thing of a game is: which rule it is about, and what there is to look at."""

from __future__ import annotations

import re
from typing import Final

from adp_tui.games.adp.lookup.about import sheet_about
from adp_tui.games.adp.lookup.things import Kind, Thing
from adp_tui.games.adp.texts import sheets as texts
from adp_tui.games.adp.texts.decisions import question
from adp_tui.games.adp.texts.markers import marker
from adp_tui.games.adp.texts.names import called
from adp_tui.games.adp.texts.refusals import with_rule
from adp_tui.games.adp.texts.victory import ending_rule
from adp_tui.lookup.sheet import Sheet, entry
from adp_tui.paint import Line, Role
from adp_tui.play.controller import Controller
from adp_tui.play.situation import View
from core.adp.ids import FACTIONS, Faction, SpaceId, ThingKind
from core.adp.rules.asides import GIFT_FROM
from core.adp.rules.victory import SHOW
from core.kernel import Kind as Asked

RULES: Final = {
    "train": "3.2.1",
    "patrol": "3.2.2",
    "sweep": "3.2.3",
    "assault": "3.2.4",
    "rally": "3.3.1",
    "march": "3.3.2",
    "attack": "3.3.3",
    "terror": "3.3.4",
    "surge": "4.2.1",
    "air-lift": "4.2.2",
    "air-strike": "4.2.3",
    "govern": "4.3.1",
    "transport": "4.3.2",
    "eradicate": "4.3.3",
    "extort": "4.4.1",
    "infiltrate": "4.4.2",
    "ambush": "4.4.3",
    "cultivate": "4.5.1",
    "traffic": "4.5.2",
    "suborn": "4.5.3",
    "event": "5.1",
    "pass": "2.3.3",
    "give": "1.5.1",
    "request": "1.5.1",
    "remove-own": "1.4.1",
    **dict.fromkeys(GIFT_FROM.values(), "1.5.1"),
    **dict.fromkeys(SHOW.values(), "7.3"),
}
"""The rule of an answer that begins something."""

_LOOK_BACK: Final = 60
"""How many lines of the journal are searched for a space."""


def rule_of(controller: Controller) -> str:
    """Return the rule of what is highlighted: a journal line, a reason, an answer, the question."""
    if controller.view in (View.JOURNAL, View.DIGEST):
        shown = controller.journal.tail(_LOOK_BACK, controller.scroll)
        return next((entry.rule for entry in reversed(shown) if entry.rule), "2.3")
    chosen, decision = controller.current, controller.decision
    if chosen is not None and chosen.reason is not None:
        return chosen.reason.rule
    if chosen is not None and chosen.word in RULES:
        return RULES[chosen.word]
    if decision is not None:
        return decision.rule
    board = controller.board
    assert board.result is not None
    return ending_rule(board, board.result)


def thing_of(controller: Controller) -> Thing:
    """Return what is highlighted, or else what the question is about."""
    chosen, decision, board = controller.current, controller.decision, controller.board
    word = chosen.word if chosen is not None else ""
    if (space := controller.cursor) is not None:
        return Thing(Kind.SPACE, space)
    if word in FACTIONS:
        return Thing(Kind.FACTION, word)
    if decision is not None and decision.kind is ThingKind.CARD and word.isdigit():
        return Thing(Kind.CARD, word)
    about_card = word == "event" or (decision is not None and decision.kind is ThingKind.CARD_SIDE)
    if about_card and board.card is not None:
        return Thing(Kind.CARD, str(board.card))
    if controller.asked in FACTIONS:
        return Thing(Kind.FACTION, str(controller.asked))
    return Thing(Kind.SPACE, controller.map_cursor)


def sheet_of(controller: Controller, thing: Thing, cells: int) -> Sheet:
    """Return what is to be known about a thing in a game."""
    sheet = sheet_about(controller.board, thing, cells)
    if thing.kind is Kind.FACTION:
        return sheet._replace(rows=[*sheet.rows, *_markers(controller, Faction(thing.id), cells)])
    if thing.kind is not Kind.SPACE:
        return sheet
    told = [*_lately(controller, thing.name, cells), *_now(controller, SpaceId(thing.id), cells)]
    return sheet._replace(rows=[*sheet.rows, *told])


def _markers(controller: Controller, faction: Faction, cells: int) -> list[Line]:
    """Return the Deception markers that only their holder may see."""
    held = controller.own_markers.get(faction, ())
    rows = [entry("" if n else texts.YOU_HIDE, marker(one), cells) for n, one in enumerate(held)]
    return [row for each in rows for row in each]


def _lately(controller: Controller, name: str, cells: int) -> list[Line]:
    """Return the last thing that happened in a space."""
    entries = controller.journal.tail(_LOOK_BACK)
    named = re.compile(rf"(?<!-)\b{re.escape(name)}\b(?!-)")  # a Province, not the road to it
    told = next((e for e in reversed(entries) if e.news and named.search(e.text)), None)
    text = texts.NOTHING_LATELY if told is None else texts.happened(told.text, told.number)
    return entry(texts.LATELY, text, cells, Role.DIM if told is None else Role.TEXT)


def _now(controller: Controller, space: SpaceId, cells: int) -> list[Line]:
    """Return whether a space can be chosen now, or why not."""
    decision = controller.decision
    if decision is None or decision.kind is not Asked.PLACE:
        return []
    if (reason := decision.why_not(space)) is None:
        seen = controller.preview(space)
        paid = seen.paid if seen is not None else ()
        price = "".join(
            f", {called(change.what)} {change.before} ▸ {change.after}" for change in paid
        )
        text = texts.can_be_chosen(question(decision).title, price, decision.rule)
        return entry(texts.NOW, text, cells, Role.KEY)
    return entry(texts.NOW, texts.cannot_be_chosen(with_rule(reason)), cells, Role.TROUBLE)
