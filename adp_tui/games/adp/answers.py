"""Where the answers of A Distant Plain stand: Special Activities, giving and removing apart."""

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
"""Words that might be asked for at a question; those not offered are listed with the reason."""

OTHER_COMPANY: Final = "special.accompanies"
"""Why a Special Activity is missing that goes with other Operations: nobody looks for it midway."""

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
    """How answers stand in A Distant Plain."""

    sections = (SPECIAL, GIVE, REMOVE)
    finishing = ("done", "back", "keep", "nobody", "decline")
    gifts: ClassVar[Mapping[str, str]] = {f.value: word for f, word in GIFT_FROM.items()}

    def section(self, decision: Decision, word: str) -> Section:
        """Return where a word stands; what begins a turn stands in the list."""
        found = super().section(decision, word)
        return MAIN if found is SPECIAL and decision.ask == "turn" else found

    def is_aside(self, decision: Decision, word: str) -> bool:
        """Whether a word may be said beside any question (1.4.1, 1.5.1, 7.3)."""
        showing = decision.ask != "victory.agenda" and word in SHOW.values()
        return showing or super().is_aside(decision, word)

    def arranged(self, decision: Decision, board: Board) -> Decision:
        """Return a question without the dice of bots, what players look for first on top."""
        return as_shown(decision, board)

    def first_number(self, decision: Decision, board: Board) -> str | None:
        """Return the number that the cursor begins on; None if that is the greatest."""
        return first_number(decision, board)

    def sought(self, decision: Decision) -> tuple[str, ...]:
        """Return what a person might look for: Special Activities first, they are few."""
        specials = () if decision.ask == "turn" else SPECIALS
        return (*specials, *_candidates(decision))

    def is_worth_listing(self, decision: Decision, reason: Reason) -> bool:
        """Whether somebody might look for what is refused for this reason."""
        return decision.kind is Kind.PLACE or reason.code != OTHER_COMPANY


def _candidates(decision: Decision) -> tuple[str, ...]:
    """Return words that a person might look for at a question, offered or not."""
    if decision.kind is Kind.PLACE:
        return tuple(ATLAS)
    if decision.ask == "turn":
        return (*(_COIN_TURN if decision.by in COIN else _INSURGENT_TURN), "event")
    return _MENUS.get(decision.ask, ())
