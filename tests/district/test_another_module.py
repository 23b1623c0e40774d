"""Another module of the series: other Areas, units, cards and numbers under the same rules."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from adp_tui.games.district.presenter import DistrictPresenter
from adp_tui.sim.games import play_game
from core.district.box import DistrictCommander
from core.district.model.ids import GOVERNMENT, INSURGENT, Ratings
from core.district.model.module import Length, Module, StartingForces, UnitKind
from core.district.modules import MODULES
from core.district.modules.orrin_valley import ORRIN_VALLEY
from core.kernel import Setup
from tests.district.blindfold import blindfold_of

AREAS: Final = {word: f"{word}-far" for word in ORRIN_VALLEY.areas}
UNITS: Final = {
    word: word if kind.is_dummy else f"{word}-far" for word, kind in ORRIN_VALLEY.kinds.items()
}
CARDS: Final = {word: f"{word[0]}{int(word[1]) + 4}" for word in ORRIN_VALLEY.strategies}


def _renamed(kind: UnitKind) -> UnitKind:
    return replace(kind, word=UNITS[kind.word])


VILLAGERS: Final = "villagers"
MILITIA: Final = tuple(
    replace(ORRIN_VALLEY.kinds[VILLAGERS], word=word, count=6, ratings=ratings)
    for word, ratings in (("farmers", Ratings(3, 1, 1)), ("herders", Ratings(2, 1, 2)))
)
"""Two kinds of Insurgent MIL, so that it is a secret which one is recruited."""

ELSEWHERE: Final[Module] = replace(
    ORRIN_VALLEY,
    word="elsewhere",
    name="Elsewhere",
    areas={
        AREAS[word]: replace(area, adjacent=tuple(AREAS[next_to] for next_to in area.adjacent))
        for word, area in ORRIN_VALLEY.areas.items()
    },
    kinds={
        UNITS[word]: _renamed(kind)
        for word, kind in ORRIN_VALLEY.kinds.items()
        if word != VILLAGERS
    }
    | {kind.word: kind for kind in MILITIA},
    strategies={
        CARDS[word]: replace(card, word=CARDS[word])
        for word, card in ORRIN_VALLEY.strategies.items()
    },
    events={
        number: replace(event, areas=tuple(AREAS[area] for area in event.areas))
        for number, event in ORRIN_VALLEY.events.items()
    },
    lengths={
        word: Length(limit=50, start={GOVERNMENT: 3, INSURGENT: 1}, last_turn=7)
        for word in ORRIN_VALLEY.lengths
    },
    scenarios={
        "coup": StartingForces(
            infrastructure={
                GOVERNMENT: {AREAS["orrin-town"]: 3, AREAS["riverside"]: 2},
                INSURGENT: {AREAS["mill-quarter"]: 2, AREAS["highfell"]: 1},
            },
            militia={
                GOVERNMENT: {AREAS["orrin-town"]: 1},
                INSURGENT: {AREAS["mill-quarter"]: 1, AREAS["highfell"]: 1},
            },
        )
    },
    available={UNITS[word]: count for word, count in ORRIN_VALLEY.available.items()},
)
"""Nothing is called as in Orrin Valley but what the rules themselves name."""


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> DistrictCommander:
    """The game with that module."""
    monkeypatch.setitem(MODULES, ELSEWHERE.word, ELSEWHERE)
    return DistrictCommander("district-elsewhere", ELSEWHERE)


@pytest.mark.parametrize("players", [{}, {"government": "bot", "insurgent": "bot"}])
def test_it_is_played_to_the_end_by_the_same_rules_and_bots(
    elsewhere: DistrictCommander, players: dict[str, str]
) -> None:
    game = play_game(elsewhere, elsewhere.samples[0], 3, players=players, check=True)

    assert game.failure is None
    assert len(game.winners) == 1
    assert 1 <= len(game.rounds) <= 7  # the last turn of every length there


@pytest.mark.rule("RDS-6")
@pytest.mark.parametrize("seed", range(2))
def test_it_tells_nobody_what_they_may_not_know(elsewhere: DistrictCommander, seed: int) -> None:
    blindfold = blindfold_of(DistrictPresenter(elsewhere))

    assert blindfold.check_game(Setup("coup"), seed, every=29, farthest=150) > 10


def test_it_is_written_read_and_seen_like_the_usual_one(elsewhere: DistrictCommander) -> None:
    setup = Setup("coup", options={"assets": True})
    board = elsewhere.start(setup)
    text = elsewhere.position(board)

    assert "module: elsewhere" in text
    assert elsewhere.restore(text, setup) == board
    seen = elsewhere.view(board, GOVERNMENT)
    assert elsewhere.restore_view(elsewhere.position(seen), setup) == seen


def test_what_has_no_name_yet_is_shown_by_its_word(
    elsewhere: DistrictCommander,
) -> None:
    presenter = DistrictPresenter(elsewhere)
    board = elsewhere.start(Setup("coup"))

    assert "highfell-far" in presenter.words.show(board)
    assert presenter.form.blurb(Setup("coup"))[0].startswith("50 VP")


def test_every_option_is_in_its_samples(elsewhere: DistrictCommander) -> None:
    used = {(word, value) for setup in elsewhere.samples for word, value in setup.options.items()}

    assert used >= {
        (option.word, value)
        for option in elsewhere.options
        for value in option.values
        if value != option.usual
    }
    assert {setup.scenario for setup in elsewhere.samples} == {"coup"}
