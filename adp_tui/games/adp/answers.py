"""The sections of answers in A Distant Plain: Special Activities, giving and removing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from adp_tui.games.adp.option_order import as_shown, first_number
from adp_tui.games.adp.texts import panes as texts
from adp_tui.presenter.answers import MAIN, Answers, Section
from core.adp.model.atlas import ATLAS
from core.adp.model.board import Board
from core.adp.model.ids import COIN
from core.adp.rules.interruptions import GIFT_FROM
from core.adp.rules.victory import SHOW
from core.kernel import Decision, Kind, Reason

SPECIALS: Final = (
    "surge",
    "air-lift",
    "air-strike",
    "govern",
    "transport",
    "eradicate",
    "extort",
    "infiltrate",
    "ambush",
    "cultivate",
    "traffic",
    "suborn",
)
_COIN_TURN: Final = ("train", "patrol", "sweep", "assault")
_INSURGENT_TURN: Final = ("rally", "march", "attack", "terror")
_MENUS: Final[dict[str, tuple[str, ...]]] = {
    "rally.action": ("place-one", "build-base", "hide", "place-many"),
    "train.extra": ("civic-action", "build-base", "take-patronage"),
}
"""Words that players might expect at a question; those not offered are listed with the reason."""

OTHER_COMPANY: Final = "special.accompanies"
"""The reason against Special Activities of other Operations; players do not expect those."""

SPECIAL: Final = Section(
    "special",
    texts.SPECIAL_ACTIVITY,
    texts.NO_SPECIAL,
    SPECIALS,
    short=texts.SPECIAL_ACTIVITY_SHORT,
)
GIVE: Final = Section(
    "give",
    texts.GIVE_OR_ASK,
    texts.NOTHING_TO_GIVE,
    ("give", "request", *GIFT_FROM.values()),
    gift=texts.GIVE_BOT,
    short=texts.GIVE_OR_ASK_SHORT,
    is_aside=True,
)
REMOVE: Final = Section("remove", "", texts.NOTHING_TO_REMOVE, ("remove-own",), is_aside=True)


class AdpAnswers(Answers[Board]):
    """How answers are arranged in A Distant Plain."""

    sections = (SPECIAL, GIVE, REMOVE)
    finishing = ("done", "back", "keep", "nobody", "decline")
    gifts: ClassVar[Mapping[str, str]] = {f.value: word for f, word in GIFT_FROM.items()}

    def section(self, decision: Decision, word: str) -> Section:
        """Return the section of a word; a word that begins a turn is in the list."""
        found = super().section(decision, word)
        return MAIN if found is SPECIAL and decision.ask == "turn" else found

    def is_aside(self, decision: Decision, word: str) -> bool:
        """Whether a word is possible at any question (1.4.1, 1.5.1, 7.3)."""
        showing = decision.ask != "victory.agenda" and word in SHOW.values()
        return showing or super().is_aside(decision, word)

    def arranged(self, decision: Decision, board: Board) -> Decision:
        """Return a question without the bots' dice, with the most likely choices first."""
        return as_shown(decision, board)

    def first_number(self, decision: Decision, board: Board) -> str | None:
        """Return the number on which the cursor begins; None for the largest."""
        return first_number(decision, board)

    def sought(self, decision: Decision) -> tuple[str, ...]:
        """Return words that a player might expect: the few Special Activities first."""
        specials = () if decision.ask == "turn" else SPECIALS
        return (*specials, *_candidates(decision))

    def is_worth_listing(self, decision: Decision, reason: Reason) -> bool:
        """Whether a player might expect an answer that is refused for this reason."""
        return decision.kind is Kind.PLACE or reason.code != OTHER_COMPANY


def _candidates(decision: Decision) -> tuple[str, ...]:
    """Return words that a player might expect at a question, offered or not."""
    if decision.kind is Kind.PLACE:
        return tuple(ATLAS)
    if decision.ask == "turn":
        return (*(_COIN_TURN if decision.by in COIN else _INSURGENT_TURN), "event")
    return _MENUS.get(decision.ask, ())
