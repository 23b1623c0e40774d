"""Decisions in words: every question, every option and its terms, as a person reads them.

The rules speak in stable words (`rally.space`, `build-base`); this is where they become English. A
word that is not here yet still reads well enough: `air-lift.origin` becomes "Air lift: origin?".
"""

from __future__ import annotations

from typing import Final, NamedTuple

from core.adp.atlas import ATLAS
from core.adp.board import Board
from core.adp.ids import (
    COIN,
    FACTIONS,
    PURSE,
    Deception,
    Faction,
    Piece,
    SpaceId,
    Track,
)
from core.adp.narrate import PIECE_NAMES, TRACK_NAMES, card_name
from core.kernel import Decision, Kind

LETTER: Final = {faction: faction[0].upper() for faction in FACTIONS}


class Question(NamedTuple):
    """A question: what is being done, and what is to be said about it."""

    title: str
    question: str

    def __str__(self) -> str:
        return f"{self.title}: {self.question}" if self.title else self.question


_SHORT_PLACES: Final = {SpaceId.NORTHWEST_FRONTIER: "NW Frontier"}

_QUESTIONS: Final[dict[str, tuple[str, str]]] = {
    # The turn and the cards
    "turn": ("Your turn", "do what?"),
    "victory.agenda": ("Victory check", "show a Hidden Agenda?"),
    "special": ("Operation done", "a Special Activity?"),
    # 3.2 COIN Operations
    "train.space": ("Train", "where?"),
    "train.troops": ("Train in {0}", "how many Troops?"),
    "train.police": ("Train in {0}", "how many Police?"),
    "train.donor": ("Train in {0}", "take cubes from where?"),
    "train.donor.troops": ("Train in {1}", "Troops from {0}?"),
    "train.donor.police": ("Train in {1}", "Police from {0}?"),
    "train.extra": ("Train", "and in one space?"),
    "train.extra.space": ("Train", "in which space?"),
    "train.base.troops": ("Base in {0}", "Troops among the 3 cubes?"),
    "train.base.donor": ("Train", "which Base moves?"),
    "patrol.space": ("Patrol", "to where?"),
    "patrol.origin": ("Patrol to {0}", "cubes from where?"),
    "patrol.troops": ("Patrol to {1}", "Troops from {0}?"),
    "patrol.police": ("Patrol to {1}", "Police from {0}?"),
    "patrol.targets": ("Patrol", "search for whom?"),
    "patrol.taliban": ("Patrol, {0}", "how many of them Taliban?"),
    "patrol.assault": ("Patrol", "Assault on one LoC?"),
    "sweep.space": ("Sweep", "where?"),
    "sweep.origin": ("Sweep into {0}", "Troops from where?"),
    "sweep.troops": ("Sweep into {1}", "Troops from {0}?"),
    "sweep.government": ("Sweep into {1}", "Government Troops with them?"),
    "sweep.road": ("Sweep", "by which LoC?"),
    "sweep.targets": ("Sweep", "search for whom?"),
    "sweep.taliban": ("Sweep, {0}", "how many of them Taliban?"),
    "assault.space": ("Assault", "where?"),
    "assault.targets": ("Assault in {0}", "against whom?"),
    "assault.taliban": ("Assault in {0}", "how many of them Taliban?"),
    "assault.company": ("Assault in {0}", "with the Government?"),
    # 3.3 Insurgent Operations
    "rally.space": ("Rally", "where?"),
    "rally.action": ("Rally in {0}", "how?"),
    "rally.count": ("Rally in {0}", "how many?"),
    "rally.active": ("Base in {0}", "Active ones among the two?"),
    "rally.sharia": ("Rally", "Sharia where?"),
    "march.origin": ("March", "from where?"),
    "march.destination": ("March from {0}", "to where?"),
    "march.count": ("March to {1}", "how many from {0}?"),
    "march.underground": ("March to {1}", "Underground ones from {0}?"),
    "attack.space": ("Attack", "where?"),
    "attack.roll": ("Attack in {0}", "a die"),
    "attack.remove": ("Attack in {0}", "remove what?"),
    "terror.space": ("Terror", "where?"),
    # 4 Special Activities
    "surge.space": ("Surge", "where?"),
    "surge.troops": ("Surge", "Troops in {0} from now on?"),
    "surge.bases": ("Surge", "Bases in {0} from now on?"),
    "surge.die": ("Surge", "roll for Aid?"),
    "surge.roll": ("Surge", "a die"),
    "surge.aid": ("Surge", "how much of it to Aid?"),
    "air-lift.origin": ("Air Lift", "from where?"),
    "air-lift.destination": ("Air Lift from {0}", "to where?"),
    "air-lift.troops": ("Air Lift to {2}", "how many {0}?"),
    "air-lift.piece": ("Air Lift to {1}", "whose Troops?"),
    "air-strike.space": ("Air Strike", "where?"),
    "air-strike.target": ("Air Strike in {0}", "against whom?"),
    "govern.space": ("Govern", "where?"),
    "govern.action": ("Govern in {0}", "to what end?"),
    "transport.origin": ("Transport", "from where?"),
    "transport.destination": ("Transport from {0}", "to where?"),
    "transport.troops": ("Transport to {1}", "how many from {0}?"),
    "eradicate.space": ("Eradicate", "where?"),
    "extort.space": ("Extort", "where?"),
    "infiltrate.space": ("Infiltrate", "where?"),
    "infiltrate.action": ("Infiltrate in {0}", "how?"),
    "infiltrate.piece": ("Infiltrate in {0}", "which piece?"),
    "ambush.space": ("Ambush", "where?"),
    "cultivate.space": ("Cultivate", "where?"),
    "traffic.space": ("Traffic", "where?"),
    "suborn.space": ("Suborn", "where?"),
    "suborn.action": ("Suborn in {0}", "how?"),
    "suborn.police": ("Suborn in {0}", "Police among the cubes?"),
    "suborn.guerrilla": ("Suborn in {0}", "which Guerrilla?"),
    "suborn.hide-taliban": ("Suborn in {0}", "Taliban to hide?"),
    "suborn.hide-warlords": ("Suborn in {0}", "Warlords to hide?"),
    # 1.4.1 and 1.5.1
    "remove-own.space": ("Remove own", "from where?"),
    "remove-own.piece": ("Remove own, {0}", "which pieces?"),
    "remove-own.count": ("Remove own, {1}", "how many {0}?"),
    "request.from": ("Ask for Resources", "whom?"),
    "give.what": ("Give", "what to whom?"),
    "give.amount": ("Give", "how much, {0} to {1}?"),
    # 6 The Propaganda Round
    "sabotage.loc": ("Sabotage", "which LoC?"),
    "civic.space": ("Civic Action", "where?"),
    "civic.steps": ("Civic Action, {0}", "how many steps?"),
    "sharia.space": ("Sharia", "where?"),
    "sharia.steps": ("Sharia in {0}", "how many steps?"),
    "desertion.troops": ("Desertion, {0}", "how many of them Troops?"),
    "redeploy.coalition.origin": ("Redeploy", "Coalition Troops from?"),
    "redeploy.police.origin": ("Redeploy", "Police from where?"),
    "redeploy.taliban.origin": ("Redeploy", "Guerrillas from where?"),
    "redeploy.destination": ("Redeploy", "{0} from {1} to where?"),
    "redeploy.count": ("Redeploy to {2}", "how many {0}?"),
    # Set-up and chance
    "setup.remove": ("Set-up", "a card leaves the deck"),
    "setup.marker": ("Set-up", "a Deception marker for {0}"),
    "deploy.space": ("Deploy", "{0} where?"),
    "deploy.count": ("Deploy in {1}", "how many {0}?"),
    "deck.top": ("Deck", "Event or Propaganda?"),
    "deck.card": ("Deck", "the next card"),
    "deck.pile": ("Deck", "how large is the pile?"),
}

_LABELS: Final[dict[str, str]] = {
    "train": "Train",
    "patrol": "Patrol",
    "sweep": "Sweep",
    "assault": "Assault",
    "rally": "Rally",
    "march": "March",
    "attack": "Attack",
    "terror": "Terror",
    "event": "Event",
    "hidden-asset": "Hidden Asset: full Operation",
    "done": "Done",
    "back": "Back",
    "keep": "Keep it hidden",
    "nobody": "Nobody",
    "both": "Both Insurgents",
    "each-space": "Space by space",
    "all": "All of them",
    "remove-own": "Remove own pieces",
    "give": "Give Resources",
    "request": "Ask for Resources",
    "show-agenda": "Show a Hidden Agenda",
    "place-one": "Place 1 Guerrilla",
    "build-base": "Base for 2 Guerrillas",
    "hide": "Turn all Underground",
    "nothing": "Nothing, Sharia only",
    "civic-action": "Civic Action",
    "take-patronage": "Take 3 of Patronage",
    "remove": "Remove up to 2 pieces",
    "replace": "Replace 1 piece",
    "alone": "Coalition alone",
    "together": "With the Government",
    "returnees": "Settle Returnees",
    "patronage": "Aid into Patronage",
    "remove-cubes": "Remove up to 3 cubes",
    "remove-base": "Remove a Government Base",
    "remove-guerrilla": "Remove a Taliban Guerrilla",
    "roll": "Roll the die",
    "surge": "Surge",
    "air-lift": "Air Lift",
    "air-strike": "Air Strike",
    "govern": "Govern",
    "transport": "Transport",
    "eradicate": "Eradicate",
    "extort": "Extort",
    "infiltrate": "Infiltrate",
    "ambush": "Ambush",
    "cultivate": "Cultivate",
    "traffic": "Traffic",
    "suborn": "Suborn",
    "unshaded": "Event, unshaded",
    "shaded": "Event, shaded",
    "propaganda": "Propaganda",
}

_DONE: Final[dict[str, str]] = {
    "train.donor": "No more cubes",
    "patrol.origin": "Nobody more",
    "patrol.assault": "No Assault",
    "sweep.origin": "Nobody more",
    "attack.remove": "Nothing more",
    "rally.sharia": "No Sharia",
    "train.extra": "Nothing more",
    "surge.die": "No roll",
    "special": "No Special Activity",
}
"""What `done` means at some questions."""

_SPECIFIC: Final[dict[tuple[str, str], str]] = {
    ("train.extra", "build-base"): "Base for 3 cubes",
    ("suborn.action", "hide"): "Turn Guerrillas Underground",
}

_TERMS: Final[dict[str, str]] = {
    "train.space": "3 Resources each",
    "sweep.space": "3 Resources each",
    "assault.space": "3 Resources each",
    "rally.space": "1 Resource each",
    "march.origin": "1 Resource for each area entered",
    "march.destination": "1 Resource, LoCs free",
    "attack.space": "1 Resource each",
    "terror.space": "1 Resource each, LoCs free",
    "civic.space": "3 Resources a step",
    "civic.steps": "3 Resources a step",
    "sharia.space": "1 Resource a step",
    "sharia.steps": "1 Resource a step",
}

_MENUS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("train", "patrol", "sweep", "assault", "rally", "march", "attack", "terror", "event"),
}
"""Words that might be asked for at a question; those not offered are listed with the reason."""

_COIN_TURN: Final = ("train", "patrol", "sweep", "assault")


def question(decision: Decision) -> Question:
    """Return what is asked, in words."""
    names = tuple(name(word) for word in decision.about)
    if (known := _QUESTIONS.get(decision.ask)) is None:
        what, _, rest = decision.ask.partition(".")
        about = f", {' to '.join(names)}" if names else ""
        ending = f"{_spaced(rest).lower()}?" if rest else "what?"
        return Question(f"{_spaced(what)}{about}", ending)
    title, ask = known
    padded = (*names, "", "", "")
    return Question(title.format(*padded), ask.format(*padded))


def is_worded(ask: str) -> bool:
    """Whether there are words of our own for a question."""
    return ask in _QUESTIONS


def label(decision: Decision, word: str) -> str:
    """Return an option in words."""
    if word == "done":
        return _DONE.get(decision.ask, _LABELS[word])
    if (specific := _SPECIFIC.get((decision.ask, word))) is not None:
        return specific
    match decision.kind, decision.ask:
        case Kind.CARD, _ if word.isdigit():
            return card_name(int(word))
        case _, "give.what" if "-to-" in word:
            source, _, target = word.partition("-to-")
            return f"{_purse(source)} to {_purse(target)}"
        case _, "turn" if word == "pass":
            return f"Pass, +{3 if decision.by in COIN else 1} Resources"
        case _, "rally.action" if word == "place-many":
            return "Place more Guerrillas"
    return name(word)


def name(word: str) -> str:
    """Return anything by its name: a space, a kind of piece, a Faction, or a word."""
    if word in ATLAS:
        space = SpaceId(word)
        return _SHORT_PLACES.get(space, ATLAS[space].name)
    if word in PIECE_NAMES:
        return PIECE_NAMES[Piece(word)][1]
    if word in tuple(Deception):
        return word.replace("-", " ").title()
    return _LABELS.get(word, word if word.isdigit() else _spaced(word))


def terms(decision: Decision, board: Board) -> str:
    """Return what the question costs and what there is to pay with, if it costs anything."""
    if (price := _TERMS.get(decision.ask)) is None or decision.by not in FACTIONS:
        return ""
    faction = Faction(decision.by)
    if decision.ask == "train.space" and faction is COIN[0]:
        price = "3 Resources where cubes are placed"
    if decision.ask == "sweep.space" and faction is COIN[0]:
        price = "Troops are free, 3 where Government join"
    return f"{price}. You have {board.track(PURSE[faction])}."


def candidates(decision: Decision) -> tuple[str, ...]:
    """Return words that a person might look for at a question, offered or not."""
    if decision.kind is Kind.SPACE:
        return tuple(ATLAS)
    words = _MENUS.get(decision.ask, ())
    if decision.ask == "turn":
        coin = decision.by in COIN
        return tuple(word for word in words if word == "event" or (word in _COIN_TURN) is coin)
    return words


def _purse(word: str) -> str:
    return TRACK_NAMES[Track(word)] if word in tuple(Track) else _spaced(word)


def _spaced(word: str) -> str:
    """Return a word of the rules as a person would write it."""
    text = word.replace("_", " ").replace("-", " ").replace(".", " ")
    return text[:1].upper() + text[1:]
