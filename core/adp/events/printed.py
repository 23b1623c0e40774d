"""How a printed copy differs from our version, in the words of saves and of the notation.

An entry is a key of two words and its value: `order 24` is `taliban coalition government warlords`,
`by-hand 24` is `shaded`, `sides 11` is `unshaded`, `space herat` is `mountain 1`. Players may write
these files themselves, so an invalid entry raises an error that says what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.adp.events.deck import DECK
from core.adp.model.atlas import ATLAS, PrintedSpace, Terrain
from core.adp.model.ids import FACTIONS, Faction, Side, SpaceId
from core.adp.model.printed import MOST_PEOPLE, CardOrder, Land, Printed
from core.kernel import BadSetupError

ORDER: Final = "order"
BY_HAND: Final = "by-hand"
SIDES: Final = "sides"
SPACE: Final = "space"
KINDS: Final = (ORDER, BY_HAND, SIDES, SPACE)
"""The kinds of entries."""

LANDS: Final = (Terrain.MOUNTAIN, Terrain.PLAINS)
"""The terrain that an Afghan Province can have; the terrain of other spaces is fixed."""


def read_printed(given: Mapping[str, str]) -> Printed | None:
    """Return the differences of a printed copy; raise `BadSetupError` for the first wrong entry."""
    orders: list[CardOrder] = []
    by_hand: dict[Side, tuple[int, ...]] = {}
    single: list[int] = []
    spaces: dict[SpaceId, Land] = {}
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
                    f"'{_cut(entry)}' is not something that can differ in print: an entry begins"
                    f" with one of {', '.join(KINDS)}"
                )
    for card in single:
        if card in by_hand.get(Side.SHADED, ()):
            raise BadSetupError(f"card {card} has only one text, so it has no shaded side")
    if not given:
        return None
    return Printed(tuple(orders), by_hand, tuple(single), spaces)


def written(printed: Printed | None) -> dict[str, str]:
    """Return the differences of a printed copy as entries."""
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
    """5.2: Read a card that has only one text; a Capability has two (5.3)."""
    card = read_card(name)
    if words != [Side.UNSHADED]:
        raise BadSetupError(
            f"sides of card {name} can only be unshaded (the card has only one text),"
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


def read_ground(space: SpaceId, words: list[str]) -> Land:
    """1.3.2: Read terrain and Population of a space."""
    place = ATLAS[space]
    terrain, people = words if len(words) == len(Land.__struct_fields__) else ("", "")
    if terrain not in lands_of(place):
        raise BadSetupError(
            f"the terrain of {space} can be {' or '.join(lands_of(place))}, not '{_cut(terrain)}'"
        )
    if people not in _PEOPLE or int(people) > most_people(place):
        raise BadSetupError(
            f"the Population of {space} can be {people_of(place)}, not '{_cut(people)}'"
        )
    return Land(Terrain(terrain), int(people))


def lands_of(place: PrintedSpace) -> tuple[Terrain, ...]:
    """Return the kinds of terrain that a space can have."""
    return LANDS if place.terrain in LANDS else (place.terrain,)


def most_people(place: PrintedSpace) -> int:
    """Return the greatest Population that a space can have; nobody lives on a LoC."""
    return 0 if place.is_loc else MOST_PEOPLE


def people_of(place: PrintedSpace) -> str:
    """Return the possible Population of a space, in words."""
    return f"0 to {MOST_PEOPLE}" if most_people(place) else "0 only"


_NUMBERS: Final = {str(card): card for card in DECK}
_PEOPLE: Final = tuple(str(number) for number in range(MOST_PEOPLE + 1))
_LONGEST: Final = 60
"""The number of characters of an invalid word that an error message quotes."""


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


def _place(entry: str) -> tuple[int, int, str]:
    """Return the sort key of an entry: the same entries always come in the same order."""
    kind, _, name = entry.partition(" ")
    number = _NUMBERS.get(name, list(ATLAS).index(SpaceId(name)) if name in ATLAS else 0)
    return KINDS.index(kind) if kind in KINDS else len(KINDS), number, name
