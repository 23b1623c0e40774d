"""What a printed copy has otherwise than ours, in the words of saves and of the notation.

Each entry is two words and what they say: `order 24` is `taliban coalition government warlords`,
`by-hand 24` is `shaded`, `sides 11` is `unshaded`, `space herat` is `mountain 1`. They come from
files that anybody may have written, so whatever makes no sense is refused in a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.adp.events.deck import DECK
from core.adp.model.atlas import ATLAS, PrintedSpace, Terrain
from core.adp.model.ids import FACTIONS, Faction, Side, SpaceId
from core.adp.model.printed import MOST_PEOPLE, CardOrder, Ground, Printed
from core.kernel import BadSetupError

ORDER: Final = "order"
BY_HAND: Final = "by-hand"
SIDES: Final = "sides"
SPACE: Final = "space"
KINDS: Final = (ORDER, BY_HAND, SIDES, SPACE)
"""What an entry can be about."""

LANDS: Final = (Terrain.MOUNTAIN, Terrain.PLAINS)
"""The kinds of land of which an Afghan Province is one; other spaces are what the rules call them.
"""


def read_printed(given: Mapping[str, str]) -> Printed | None:
    """Return what is otherwise in print; raise a sentence about the first entry that is wrong."""
    orders: list[CardOrder] = []
    by_hand: dict[Side, tuple[int, ...]] = {}
    single: list[int] = []
    spaces: dict[SpaceId, Ground] = {}
    for entry in sorted(given, key=_place):
        kind, _, name = entry.partition(" ")
        words = given[entry].split()
        match kind:
            case "order":
                orders.append(CardOrder(read_card(name), read_order(name, words)))
            case "by-hand":
                card = read_card(name)
                for side in read_sides(name, words):
                    by_hand[side] = (*by_hand.get(side, ()), card)
            case "sides":
                single.append(read_single(name, words))
            case "space":
                space = read_space(name)
                spaces[space] = read_ground(space, words)
            case _:
                raise BadSetupError(
                    f"'{_cut(entry)}' is nothing that can be otherwise in print: there are"
                    f" {', '.join(KINDS)}"
                )
    for card in single:
        if card in by_hand.get(Side.SHADED, ()):
            raise BadSetupError(f"card {card} has one text only, so none is shaded")
    if not given:
        return None
    return Printed(tuple(orders), by_hand, tuple(single), spaces)


def written(printed: Printed | None) -> dict[str, str]:
    """Return what is otherwise in print, in words."""
    if printed is None:
        return {}
    entries = {
        **{f"{ORDER} {entry.card}": " ".join(entry.order) for entry in printed.orders},
        **{
            f"{BY_HAND} {card}": " ".join(printed.sides_by_hand(card))
            for cards in printed.by_hand.values()
            for card in cards
        },
        **{f"{SIDES} {card}": Side.UNSHADED.value for card in printed.single},
        **{
            f"{SPACE} {space}": f"{ground.terrain} {ground.population}"
            for space, ground in printed.spaces.items()
        },
    }
    return {entry: entries[entry] for entry in sorted(entries, key=_place)}


def read_card(name: str) -> int:
    """Read the number of a card."""
    if name not in _NUMBERS:
        raise BadSetupError(f"there is no card {_cut(name)}: they go from 1 to {max(DECK)}")
    return _NUMBERS[name]


def read_order(card: str, words: list[str]) -> tuple[Faction, ...]:
    """2.3.2: Read the order of the Factions on a card: each of the four once."""
    if sorted(words) != sorted(FACTIONS):
        raise BadSetupError(
            f"the order of card {card} must name each Faction once ({', '.join(FACTIONS)}),"
            f" not '{_cut(' '.join(words))}'"
        )
    return tuple(map(Faction, words))


def read_sides(card: str, words: list[str]) -> tuple[Side, ...]:
    """Read which sides of a card are resolved by hand."""
    if not words or len(set(words)) < len(words) or not set(words) <= set(Side):
        raise BadSetupError(
            f"by-hand of card {card} can be unshaded, shaded or both, not '{_cut(' '.join(words))}'"
        )
    return tuple(side for side in Side if side in words)


def read_single(name: str, words: list[str]) -> int:
    """5.2: Read a card that has one text only; a Capability has two (5.3)."""
    card = read_card(name)
    if words != [Side.UNSHADED]:
        raise BadSetupError(
            f"sides of card {name} can only be unshaded, which is to say that there is one,"
            f" not '{_cut(' '.join(words))}'"
        )
    if DECK[card].capability_of is not None:
        raise BadSetupError(f"card {name} is a Capability, and those have two texts (5.3)")
    return card


def read_space(name: str) -> SpaceId:
    """Read the name of a space."""
    if name not in ATLAS:
        raise BadSetupError(f"there is no space '{_cut(name)}'")
    return SpaceId(name)


def read_ground(space: SpaceId, words: list[str]) -> Ground:
    """1.3.2: Read terrain and Population of a space."""
    place = ATLAS[space]
    terrain, people = words if len(words) == len(Ground.__struct_fields__) else ("", "")
    if terrain not in lands_of(place):
        raise BadSetupError(
            f"the terrain of {space} can be {' or '.join(lands_of(place))}, not '{_cut(terrain)}'"
        )
    if people not in _PEOPLE or int(people) > most_people(place):
        raise BadSetupError(
            f"the Population of {space} can be {people_of(place)}, not '{_cut(people)}'"
        )
    return Ground(Terrain(terrain), int(people))


def lands_of(place: PrintedSpace) -> tuple[Terrain, ...]:
    """Return what the terrain of a space can be."""
    return LANDS if place.terrain in LANDS else (place.terrain,)


def most_people(place: PrintedSpace) -> int:
    """Return the greatest Population that a space can have; nobody lives on a LoC."""
    return 0 if place.is_loc else MOST_PEOPLE


def people_of(place: PrintedSpace) -> str:
    """Return what the Population of a space can be, in words."""
    return f"0 to {MOST_PEOPLE}" if most_people(place) else "0 only"


_NUMBERS: Final = {str(card): card for card in DECK}
_PEOPLE: Final = tuple(str(number) for number in range(MOST_PEOPLE + 1))
_LONGEST: Final = 60
"""So much of a word that makes no sense is told."""


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


def _place(entry: str) -> tuple[int, int, str]:
    """Return where an entry stands, so that equal ones are the same whoever wrote them."""
    kind, _, name = entry.partition(" ")
    number = _NUMBERS.get(name, list(ATLAS).index(SpaceId(name)) if name in ATLAS else 0)
    return KINDS.index(kind) if kind in KINDS else len(KINDS), number, name
