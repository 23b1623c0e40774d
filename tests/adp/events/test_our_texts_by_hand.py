"""P.3 Every kind of effect that cards have, carried out by hand, comes to the same as our text.

Each entry is an Event of ours, what its text is answered with, and the steps that do the same. So
whatever a card of the series asks for can be done by hand.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest
from msgspec.structs import replace

from core.adp.box import BOX
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Faction
from core.kernel import fingerprint
from tests.adp.events.executing import execute, turn_of

C, G, T, W = COALITION, GOVERNMENT, TALIBAN, WARLORDS


class Effect(NamedTuple):
    """A kind of effect, an Event that has it, and both ways to carry that out."""

    kind: str
    card: int
    side: str
    by: Faction
    position: str
    answers: str
    steps: str


EFFECTS: Final = (
    Effect(
        "a piece placed, and a die that moves a track",
        *(4, "shaded", T),
        "waziristan T:B1u1",
        "waziristan taliban_underground 5",
        "place taliban_underground waziristan 1 die 5 track raise-taliban 5 done",
    ),
    Effect(
        "pieces removed",
        *(8, "unshaded", C),
        "waziristan T:B1u1",
        "taliban_bases 1",
        "remove waziristan taliban_bases waziristan done",
    ),
    Effect(
        "pieces to Casualties",
        *(56, "shaded", W),
        "herat C:T1 G:T1",
        "herat",
        "remove herat coalition_troops casualties herat done",
    ),
    Effect(
        "pieces out of play",
        *(21, "shaded", T),
        "herat C:T4",
        "",
        "remove herat 3 out-of-play track lower-aid 3 done",
    ),
    Effect(
        "pieces back into play",
        *(41, "unshaded", G),
        "out-of-play: C:B1T5\nherat C:T1",
        "1",
        "boxes out-of-play-to-available coalition_bases out-of-play-to-available 3 done",
    ),
    Effect(
        "pieces replaced, and an area shifted",
        *(15, "unshaded", C),
        "zabol C:T1 T:a2 +1",
        "2",
        "replace zabol taliban_active 2 government_police attitude zabol support done",
    ),
    Effect(
        "pieces moved and turned over",
        *(27, "unshaded", T),
        "zabol T:u3",
        "zabol waziristan 3",
        "move zabol 3 waziristan flip activate-taliban waziristan 3"
        " islamabad towards-hostility done",
    ),
    Effect(
        *(
            "pieces turned Underground in several spaces",
            38,
            "shaded",
            T,
            "herat C:T1 T:a2\nzabol C:T1 T:a1",
        ),
        "herat zabol",
        "flip hide-taliban herat 2 zabol track raise-patronage 2 done",
    ),
    Effect(
        "areas set to a level",
        *(47, "shaded", W),
        "herat support=S\nbalkh support=S",
        "herat balkh",
        "attitude herat neutral balkh neutral track raise-warlords 3 done",
    ),
    Effect(
        "Terror added and areas shifted",
        *(25, "shaded", T),
        "herat C:T1\nbalkh C:T1",
        "herat balkh",
        "attitude herat opposition balkh opposition marker add-terror herat balkh done",
    ),
    Effect(
        "Terror removed and pieces placed",
        *(25, "unshaded", C),
        "herat C:T1 terror=1",
        "herat",
        "marker remove-terror herat place government_police herat 1 done",
    ),
    Effect(
        "Returnees placed",
        *(69, "unshaded", G),
        "herat G:P1",
        "herat zabol",
        "marker add-returnees herat zabol done",
    ),
    Effect(
        "Sabotage, and Returnees removed",
        *(69, "shaded", T),
        "herat T:u1 +1\nzabol T:u1 +1",
        "kabul-aibak farah-kandahar herat",
        "marker sabotage kabul-aibak farah-kandahar marker remove-returnees herat done",
    ),
    Effect(
        "Sabotage removed",
        *(65, "unshaded", G),
        "kabul-aibak sabotage\nfarah-kandahar sabotage",
        "",
        "marker repair kabul-aibak farah-kandahar track raise-government 6 done",
    ),
    Effect(
        "points from track to track",
        *(13, "unshaded", C),
        "patronage: 9\nherat C:T1",
        "6",
        "transfer from-patronage to-government 6 done",
    ),
    Effect(
        "tracks up and down",
        *(48, "unshaded", G),
        "aid: 10\nherat C:T1",
        "",
        "track raise-aid 5 raise-patronage 2 done",
    ),
    Effect(
        "Islamabad by several boxes",
        *(6, "unshaded", C),
        "islamabad: sponsorship\nherat C:T1",
        "",
        "islamabad towards-hostility towards-hostility done",
    ),
    Effect(
        "Eligibility of two Factions",
        *(55, "unshaded", W),
        "herat C:T1",
        "taliban",
        "eligibility stays-warlords ineligible-taliban done",
    ),
    Effect(
        "a Capability",
        *(30, "shaded", T),
        "herat C:T1",
        "",
        "lasting capability-shaded done",
    ),
    Effect(
        "Momentum, beside points",
        *(59, "unshaded", W),
        "resources: government=9\nherat C:T1",
        "",
        "transfer from-government to-warlords 6 lasting momentum-unshaded done",
    ),
    Effect(
        "a Capability turned over",
        *(67, "unshaded", W),
        "capabilities: 1=unshaded\nherat C:T1",
        "turn-over",
        "lasting turn-1 done",
    ),
    Effect(
        "a Capability ended",
        *(67, "unshaded", W),
        "capabilities: 1=unshaded\nherat C:T1",
        "end",
        "lasting end-1 done",
    ),
    Effect(
        *(
            "a free Operation in spaces that are named",
            48,
            "shaded",
            T,
            "waziristan T:B1\nnorthwest-frontier T:B1",
        ),
        "do waziristan place-one northwest-frontier place-one",
        "islamabad towards-sponsorship"
        " free taliban free-rally waziristan northwest-frontier go"
        " waziristan place-one northwest-frontier place-one done",
    ),
    Effect(
        *(
            "a free Special Activity of another Faction",
            52,
            "shaded",
            G,
            "patronage: 9\nherat W:u1 G:T2",
        ),
        "do 2",
        "free warlords free-suborn anywhere do 2 track lower-patronage 2 done",
    ),
    Effect(
        *(
            "two free Special Activities in a row",
            26,
            "unshaded",
            C,
            "kabul C:T2\nherat T:a1 C:T1\nbalkh T:a1",
        ),
        "air-strike herat done air-strike",
        "free coalition free-air-strike anywhere herat done free-air-strike anywhere done",
    ),
    Effect(
        "a free Sweep and a free Assault",
        *(37, "unshaded", G),
        "herat G:T3 T:u1",
        "do herat taliban do herat",
        "free government free-sweep herat go herat taliban free-assault herat go herat done",
    ),
)


def played(effect: Effect, side: str, answers: str) -> Board:
    """Return the position after a turn."""
    board = turn_of(effect.by, effect.card, effect.position)
    return execute(board, side, *answers.split()).board


@pytest.mark.rule("RP-9", "RP-10", "RP-11", "RP-12", "RP-13", "RP-14")
@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.kind)
def test_by_hand_it_comes_to_the_same(effect: Effect) -> None:
    ours = played(effect, effect.side, effect.answers)
    by_hand = played(effect, "by-hand", effect.steps)

    assert ours != turn_of(effect.by, effect.card, effect.position)
    assert BOX.position(by_hand) == BOX.position(ours)
    assert fingerprint(by_hand) == fingerprint(ours)


@pytest.mark.rule("RP-5")
@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.kind)
def test_so_it_does_where_the_side_is_by_hand_in_print(effect: Effect) -> None:
    ours = played(effect, effect.side, effect.answers)
    marked = effect._replace(
        position=f"printed: by-hand-{effect.card}={effect.side}\n{effect.position}"
    )

    by_hand = played(marked, effect.side, effect.steps)

    assert replace(by_hand, printed=None, momentum=ours.momentum) == ours
    assert [m.card for m in by_hand.momentum] == [m.card for m in ours.momentum]
