"""The words of the owner's deck: its file, mistakes and changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from adp_tui.texts.words import counted, uncapitalized
from core.adp.model.atlas import Terrain

FILE: Final = "deck.toml"
READ_THE_CARD: Final = "The printed card counts: read it and carry it out."
THEN: Final = "so it is not used"

KNOWN: Final[dict[str, str]] = {
    "sourced": "sourced",
    "reconstructed": "reconstructed",
    "yours": "yours",
    "yours-by-hand": "yours, by hand",
    "by-hand": "by hand",
}
"""The source of a text, and who carries it out."""

LAND_NAMES: Final = {
    Terrain.MOUNTAIN: "Mountain",
    Terrain.PLAINS: "Plains",
    Terrain.CITY: "City",
    Terrain.PAKISTAN: "Pakistan",
    Terrain.LOC: "LoC",
}
YOUR_DECK: Final = "Your deck"
AS_OURS: Final = "same as ours"


def in_use(changes: str) -> str:
    """Return the changes of an owner's deck, in one row."""
    return f"{YOUR_DECK}: {changes}"


def orders(number: int) -> str:
    """Return how many orders are different."""
    return counted(number, "order")


def sides_by_hand(number: int) -> str:
    """Return how many sides are carried out by hand."""
    return f"{counted(number, 'side')} by hand"


def spaces(number: int) -> str:
    """Return how many spaces are different."""
    return counted(number, "space")


def texts(number: int) -> str:
    """Return how many texts are the owner's."""
    return counted(number, "text")


def marked(known: str, text: str) -> str:
    """Return a text that is not ours, with its source."""
    return f"({known}) {text}"


# The file

HEAD: Final = """\
# The cards and the map of A Distant Plain as adp has them, for owners of the printed game.
#
# Change what differs on your cards and your map; you may delete the rest. Then save this file as
# deck.toml in the settings folder that `adp locate` shows, or play with `adp --deck FILE`. It stays
# on your machine: none of its text goes into a save, a report or a log.
#
#   order            the Factions from left to right, each once
#   by-hand          the sides that you read on the card and carry out yourself: [], ["unshaded"],
#                    ["shaded"] or both; other sides do what our text says, even if yours differs
#   unshaded, shaded the texts; shaded = "" if the card has one text only
#   terrain          mountain or plains; Kabul, Pakistan and LoCs cannot be changed
#   population       0 to 5
#
# The comment after a value says how sure we are of it. `adp cards --compare` lists your changes.
"""


def line(key: str, value: str, known: str = "") -> str:
    """Return a line of the file, with how sure we are of it."""
    return f"{key} = {value}" + (f"  # {known}" if known else "")


ORDER_SOURCED: Final = "sourced"
ORDER_INFERRED: Final = "inferred from the number of the card"
PEOPLE: Final = "from a players' aid"
SURE: Final = "named by the rules"
ONE_TEXT: Final = "one text only, as far as we know"


def recalled(percent: int) -> str:
    """Return how sure a terrain is."""
    return f"from memory, {percent} % sure"


def written_to(path: object) -> str:
    """Return the file that our deck was written to."""
    return f"our deck is now in {path}: change what differs on your cards"


def there_already(path: object) -> str:
    """Return the refusal to overwrite a file."""
    return f"{path} already exists and is not overwritten: name another file"


# What is wrong in it


def wrong(file: str, line: int, problem: str) -> str:
    """Return a mistake in a file and its line."""
    return f"{file}, line {line}: {problem}"


def no_toml(file: str, line: int, table: Sequence[str], reason: str) -> str:
    """Return where a file is not valid TOML."""
    where = f", {' '.join(table)}" if table else ""
    return f"{file}, line {line}{where}: this is not valid TOML ({uncapitalized(reason)})"


def no_such_file(file: object) -> str:
    """Return the message for a missing file."""
    return f"there is no file {file}"


def unknown(name: str, known: Iterable[str], where: str = "") -> str:
    """Return which keys there are."""
    behind = f"{where}: " if where else ""
    return f"{behind}there is no '{name}' here, only {', '.join(known)}"


def no_table(name: str) -> str:
    """Return the correct form of a table."""
    return f"{name} should be tables, like [card.24] or [space.herat]"


def wrong_type(where: str, key: str, wanted: str) -> str:
    """Return the expected type of a value."""
    return f"{where}: {key} should be {wanted}"


A_TEXT: Final = "a text in quotation marks"
A_NUMBER: Final = "a whole number"
A_LIST: Final = 'a list of words, like ["taliban", "coalition"]'
A_TABLE: Final = "a table with keys of its own"


def card(number: int | str) -> str:
    """Return a card."""
    return f"card {number}"


def other_title(card: int, ours: str) -> str:
    """Return the message for a changed title."""
    return f"card {card} is called '{ours}'; a title cannot be changed"


def no_text(card: int) -> str:
    """Return the message for an empty text."""
    return f"card {card}: the unshaded text is empty; every card needs one"


def too_long(card: int, side: str, most: int) -> str:
    """Return the message for a text that is too long."""
    return f"card {card}: the {side} text is longer than {most} letters"


def must_be_by_hand(card: int) -> str:
    """Return the message for a side that must be by hand."""
    return f"our card {card} has only one text, so its shaded side has to be by-hand"


# What it changes

NOTHING: Final = "Your deck is the same as ours."
NO_DECK: Final = "There is no owner's deck; ours is in use."


def order(card: str, theirs: str, ours: str) -> str:
    """Return a changed order."""
    return f"{card}: order {theirs}, ours {ours}"


def by_hand(card: str, sides: Sequence[str]) -> str:
    """Return sides that are carried out by hand."""
    return f"{card}: {' and '.join(sides)} by hand"


def single(card: str) -> str:
    """Return the note on a card with only one text."""
    return f"{card}: one text only"


def other_texts(card: str, sides: Sequence[str]) -> str:
    """Return texts that are not ours."""
    return f"{card}: other text, {' and '.join(sides)}"


def other_space(space: str, theirs: str, ours: str) -> str:
    """Return a changed space."""
    return f"{space}: {theirs}, ours {ours}"


def ground(terrain: str, population: int) -> str:
    """Return terrain and Population."""
    return f"{terrain}, Population {population}"
