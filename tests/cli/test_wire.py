"""The shapes of JSON that other tools rely on."""

from __future__ import annotations

from msgspec import Struct

from adp_tui.play.json_values import fact_value
from tests.orchard import Picked


class Rained(Struct, tag_field="fact", tag="rained"):
    """A fact whose encoding already has the key that tools expect."""

    rule: str


def test_a_fact_is_under_one_key_however_it_is_encoded() -> None:
    assert fact_value(Picked("ann", "plum", 2)) == {
        "fact": "picked",
        "by": "ann",
        "tree": "plum",
        "count": 2,
    }
    assert fact_value(Rained("3.1")) == {"fact": "rained", "rule": "3.1"}
