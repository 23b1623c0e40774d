"""The preview: what an answer would change, without changing anything."""

from __future__ import annotations

from adp_tui.play.preview import Change, preview
from core.adp.ids import COALITION, TALIBAN
from core.kernel import Decision
from tests.tui.table import AdpSession, begin


def at(*answers: str) -> AdpSession:
    session = begin()
    for answer in answers:
        session.answer(answer)
    return session


def test_a_preview_changes_nothing() -> None:
    session = at("rally")
    before = session.turn.game

    preview(session.box.rules, before, "helmand")

    assert session.turn.game == before
    assert isinstance(session.turn.pending, Decision)
    assert session.turn.pending.ask == "rally.space"


def test_it_tells_what_is_paid_and_what_is_asked_next() -> None:
    session = at("rally")

    seen = preview(session.box.rules, session.turn.game, "helmand")

    assert seen.paid == (Change("taliban", "10", "9"),)
    assert seen.then == "Rally in Helmand: how?"
    assert "Place 1 Guerrilla" in seen.options


def test_it_tells_pieces_and_available_before_and_after() -> None:
    session = at("rally", "helmand")

    seen = preview(session.box.rules, session.turn.game, "place-one")

    assert seen.spaces == (Change("Helmand", "T▪2u", "T▪3u", "TALI"),)
    assert seen.boxes == (Change("Taliban", "▪4 16", "▪4 15"),)
    assert seen.margins[TALIBAN] == (-12, -12)


def test_it_tells_tracks_and_whose_turn_is_next() -> None:
    session = at()

    seen = preview(session.box.rules, session.turn.game, "pass")

    assert seen.tracks == (Change("taliban", "10", "11"),)
    assert seen.then == "Coalition: Your turn: do what?"


def test_dice_are_told_by_their_chances_and_never_rolled() -> None:
    session = at("attack")

    seen = preview(session.box.rules, session.turn.game, "oruzgan")

    assert seen.then == "dice: Attack in Oruzgan: a die"
    assert [chance.partition(":")[0] for chance in seen.chances] == ["1 of 6", "2-6 of 6"]
    assert seen.margins[COALITION][0] == seen.margins[COALITION][1]
