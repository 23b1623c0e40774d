"""The outlook: how far an answer could lead, and its short form."""

from __future__ import annotations

import pytest

from adp_tui.games.adp.ahead.brings import best, prospect
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.lookahead.follow import look_ahead
from adp_tui.presenter.ahead import Outlook
from core.adp.model.ids import Faction, SpaceId
from core.kernel import Decision
from tests.tui.table import FOUR, AdpSession, begin


def at(*answers: str) -> AdpSession:
    session = begin(seats=FOUR)
    for answer in answers:
        session.answer(answer)
    return session


def look(session: AdpSession, word: str) -> Outlook:
    return look_ahead(PRESENTER, session.turn, word)


def brings(session: AdpSession, word: str) -> str:
    asked = session.turn.pending
    assert isinstance(asked, Decision)
    assert asked.by is not None
    return prospect(Faction(asked.by), look(session, word))


TALIBAN: tuple[str, ...] = ()
COALITION = ("pass",)
WARLORDS = ("pass", "pass")
GOVERNMENT = ("pass", "pass", "pass")


def test_looking_ahead_changes_nothing() -> None:
    session = at("rally")
    before = session.turn.game

    look(session, "helmand")

    assert session.turn.game == before


@pytest.mark.parametrize(
    ("answers", "word", "told"),
    [
        ((*TALIBAN, "rally"), "badakhshan", "1"),
        ((*TALIBAN, "rally"), "helmand", "1-2"),
        ((*TALIBAN, "rally"), "waziristan", "1-2▪"),
        ((*TALIBAN, "rally", "helmand"), "place-many", "2"),
        ((*TALIBAN, "rally", "helmand"), "nothing", ""),
        ((*TALIBAN, "rally", "extort"), "helmand", "+2"),
        ((*TALIBAN, "attack"), "helmand", "-2 2/6"),
        ((*TALIBAN, "terror"), "ghazni", "!▾"),
        ((*TALIBAN, "march"), "helmand", "2"),
        ((*COALITION, "train"), "kabul", "4"),
        ((*COALITION, "train"), "khowst", ""),
        ((*COALITION, "sweep"), "kandahar", "10"),
        ((*WARLORDS, "rally"), "balkh", "1-3"),
        ((*WARLORDS, "rally", "traffic"), "konduz", "+1 P1"),
        ((*WARLORDS, "rally", "suborn"), "kabul", "-3"),
        ((*GOVERNMENT, "train", "eradicate"), "konduz", "-1 ▾A3P1"),
        ((*GOVERNMENT, "patrol"), "kabul", "10"),
    ],
)
def test_a_few_letters_show_what_could_be_gained(
    answers: tuple[str, ...], word: str, told: str
) -> None:
    assert brings(at(*answers), word) == told


def test_the_price_is_what_would_be_paid() -> None:
    session = at("rally")

    assert look(session, "helmand").price == 1
    assert look(session, "waziristan").price == 0


def test_possible_later_payments_are_known_too() -> None:
    seen = look(at(*COALITION, "train"), "kabul")

    assert (seen.price, seen.most_paid) == (0, 3)


def test_the_best_end_is_where_most_has_happened() -> None:
    end = best(Faction.TALIBAN, look(at("rally"), "nuristan"))

    assert end is not None
    assert end.board.spaces[SpaceId.NURISTAN].taliban_underground == 5


def test_all_faces_of_a_die_are_followed_and_none_is_rolled() -> None:
    seen = look(at("attack"), "helmand")

    assert len(seen.faces) == 6
    assert seen.ends == ()


def test_questions_about_other_places_are_not_followed() -> None:
    seen = look(at(), "rally")

    assert seen.next is not None
    assert seen.next.ask == "rally.space"
    assert not seen.asked
