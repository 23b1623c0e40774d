"""Prices: what answers cost, found by trying them on the side.

Anything that changes a price changes what would be paid, so no prices are written here.
"""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.answers import AdpAnswers
from adp_tui.games.adp.texts import prices as texts
from adp_tui.look.cells import cells_of
from adp_tui.presenter.ahead import Look, Outlook
from adp_tui.texts.words import listed
from core.adp.model.atlas import ATLAS
from core.adp.model.board import Board
from core.adp.model.facts import Paid
from core.adp.model.ids import COALITION, FACTIONS, PURSE, Faction, SpaceId
from core.kernel import Decision

_MAIN_WORDS: Final = AdpAnswers().main_words

_BY_STEPS: Final = frozenset(
    ("civic.space", "civic.steps", "sharia.space", "sharia.steps", "rally.sharia", "train.civic")
)
"""Questions about steps that are bought one by one."""

_PRICED: Final = _BY_STEPS | {
    "train.space",
    "patrol.space",
    "sweep.space",
    "assault.space",
    "rally.space",
    "march.destination",
    "attack.space",
    "terror.space",
    "suborn.space",
}
"""Questions whose answers may cost something."""

_ONCE: Final = "patrol.space"
"""The question whose first answer pays for all."""

ROOM: Final = 80
"""The default maximum width of the prices."""


def has_terms(decision: Decision) -> bool:
    """Whether there is anything to say about prices."""
    return decision.ask in _PRICED and decision.by in FACTIONS


def price(decision: Decision, outlook: Outlook) -> str:
    """Return the price of an answer, or the least and the most if it varies."""
    least, most = _least(decision, outlook), outlook.most_paid
    return str(most) if least == most else f"{least}-{most}"


def terms(decision: Decision, board: Board, look: Look, room: int = ROOM) -> str:
    """Return what the answers cost and what is available, if they cost anything."""
    if decision.by is None or not has_terms(decision):
        return ""
    faction = Faction(decision.by)
    resources = board.track(PURSE[faction])
    own = faction is not COALITION
    purse = texts.purse(resources) if own else texts.purse_of_government(resources)
    if not _MAIN_WORDS(decision):
        return purse  # only a gift could pay for anything
    if decision.ask in _BY_STEPS:
        return texts.terms(_by_steps(decision, look), purse)
    prices = (_by_land(decision, look, short=short) for short in (False, True))
    wordings = (texts.terms(told, purse) for told in prices)
    return next((text for text in wordings if cells_of(text) <= room), purse)


def _by_steps(decision: Decision, look: Look) -> str:
    seen = look(_MAIN_WORDS(decision)[0])
    return texts.FREE if seen is None else texts.a_step(_step(seen))


def _step(outlook: Outlook) -> int:
    """Return the price of the first step."""
    facts = (fact for end in outlook.ends for fact in end.facts)
    return next((fact.amount for fact in facts if isinstance(fact, Paid)), 0)


def _least(decision: Decision, outlook: Outlook) -> int:
    return _step(outlook) if decision.ask in _BY_STEPS else outlook.price


def _by_land(decision: Decision, look: Look, *, short: bool) -> str:
    """Return the price in a Province, and in Pakistan, on LoCs or in Kabul if it differs.

    One space of each is tried: prices depend on the land, and every row shows its own anyway.
    """
    samples: dict[str, str] = {}
    for word in _MAIN_WORDS(decision):
        if word in ATLAS:
            samples.setdefault(_land(SpaceId(word)), word)
    seen = {land: found for land, word in samples.items() if (found := look(word)) is not None}
    usual = seen.get("") or next(iter(seen.values()), None)
    if usual is None:
        return texts.FREE
    others = [texts.but(land, o.price) for land, o in seen.items() if o.price != usual.price]
    most = max(found.most_paid for found in seen.values())
    return listed([_usual(decision, usual.price, most, short=short), *others])


def _usual(decision: Decision, paid_at_once: int, most: int, *, short: bool) -> str:
    if not most:
        return texts.FREE
    if not paid_at_once:
        return texts.on_condition(most, texts.CONDITIONS.get(decision.ask, texts.MAY_COST))
    if decision.ask == _ONCE:
        return texts.once(paid_at_once)
    return texts.each(paid_at_once, short=short)


def _land(space: SpaceId) -> str:
    place = ATLAS[space]
    if place.in_pakistan:
        return texts.PAKISTAN
    if place.is_loc:
        return texts.LOCS
    return texts.KABUL if space is SpaceId.KABUL else ""
