"""Going back in a game with secrets: who must agree, and what is only taken back together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pytest

from core.district.box import DISTRICT
from core.kernel import Decision, GameError, Setup, draw
from saves.errors import MustAgreeError
from saves.recording import Recording
from saves.records import START, HeadMove, HeadMoved, UndoAgreed
from saves.session import Session
from tests.orchard_fair import FairBox
from tests.saves.district_games import (
    ONE_PERSON,
    TWO_PEOPLE,
    DistrictSession,
    begun,
    play_at_random,
    saved,
)
from tests.saves.forging import lines_of
from tests.saves.games import add, new, play

GOVERNMENT: Final = "government"
INSURGENT: Final = "insurgent"
SIDES: Final = (GOVERNMENT, INSURGENT)
OTHER: Final = {GOVERNMENT: INSURGENT, INSURGENT: GOVERNMENT}


def until(session: DistrictSession, ask: str, *, seed: int = 1) -> None:
    """Play at random up to a question."""
    for step in range(5000):
        decision = session.turn.pending
        assert isinstance(decision, Decision)
        if decision.ask == ask:
            return
        session.answer(draw(seed, step, decision.options, decision.weights))
    raise AssertionError(f"{ask} is never asked")


def chits_played(path: Path | None = None) -> DistrictSession:
    """Return a game in which both sides have just played a chit, which everybody has seen."""
    session = begun(path)
    until(session, "chit")
    for _ in SIDES:
        decision = session.turn.pending
        assert isinstance(decision, Decision)
        assert decision.ask == "chit"
        session.answer("blank")
    return session


def learned_since(session: DistrictSession, number: int) -> set[str]:
    """Return the sides that have learned something since an answer on the way to the head."""
    learned: set[str] = set()
    for taken in session.tree.path(session.number, after=session.tree.depth(number)):
        answer = session.tree[taken]
        for side in SIDES:
            if any(DISTRICT.reveals(fact, side) for fact in session.happened(taken)):
                learned.add(side)
        if answer.by is None and answer.known_to is not None:
            learned.update(answer.known_to)
    return learned


# RDS-7


@pytest.mark.rule("RDS-7", "DA-90")
@pytest.mark.parametrize("seed", range(3))
def test_whoever_has_seen_something_since_must_agree(seed: int) -> None:
    session = begun()
    play_at_random(session, 320, seed)
    for number in Random(seed).sample(range(session.number), 40):
        learned = learned_since(session, number)
        for by in SIDES:
            needed = session.must_agree(number, by)
            assert needed == ((OTHER[by],) if learned else ()), (number, by, learned)


@pytest.mark.rule("RDS-7")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_somebody_has_seen_is_taken_back_without_agreement(seed: int) -> None:
    session, random = begun(), Random(seed)
    refused = 0
    for step in range(60):
        play_at_random(session, 12, seed * 100 + step)
        head, by = session.number, random.choice(SIDES)
        target = random.randrange(len(session.tree) + 1)
        stays = session.tree.meeting(head, target)
        learned = learned_since(session, stays) if stays != head else set()
        if learned:
            refused += 1
            with pytest.raises(MustAgreeError) as caught:
                session.jump(target, by)
            assert caught.value.sides == (OTHER[by],)
            assert session.number == head
            session.agree(caught.value.number, OTHER[by], yes=True)
        session.jump(target, by)
        assert session.number in (target, *session.tree.path(target))
    assert refused > 10


@pytest.mark.rule("RDS-7")
def test_nobody_is_asked_as_long_as_nobody_has_seen_anything() -> None:
    session = begun()
    until(session, "deploy.unit")
    before = session.number
    play_at_random(session, 2)
    assert session.must_agree(before, INSURGENT) == ()
    session.undo(2, GOVERNMENT)
    assert session.number == before


@pytest.mark.rule("RDS-7")
def test_one_person_takes_back_anything() -> None:
    session = begun(setup=ONE_PERSON, seed=4)
    play_at_random(session, 300)
    for depth in (250, 249, 100, 12, 0):
        assert session.must_agree(depth) == ()
        session.undo_to(depth)
        assert session.depth == depth


@pytest.mark.rule("RDS-7")
def test_who_wants_to_go_back_does_not_ask_himself_but_all_others_if_nobody_says_who() -> None:
    session = chits_played()
    assert session.must_agree(START, GOVERNMENT) == (INSURGENT,)
    assert session.must_agree(START, INSURGENT) == (GOVERNMENT,)
    assert session.must_agree(START) == SIDES


@pytest.mark.rule("RDS-7")
@pytest.mark.parametrize("way", ["undo", "undo_to", "jump"])
def test_every_way_back_is_closed_until_the_other_agrees(way: str) -> None:
    session = chits_played()
    head, target = session.number, session.number - 5
    ways = {
        "undo": lambda: session.undo(5, GOVERNMENT),
        "undo_to": lambda: session.undo_to(session.depth - 5, GOVERNMENT),
        "jump": lambda: session.jump(target, GOVERNMENT),
    }
    with pytest.raises(MustAgreeError, match="insurgent must agree to this") as caught:
        ways[way]()
    assert (caught.value.sides, session.number) == ((INSURGENT,), head)

    session.agree(caught.value.number, INSURGENT, yes=False)
    with pytest.raises(MustAgreeError):
        ways[way]()

    session.agree(caught.value.number, INSURGENT, yes=True)
    ways[way]()
    assert session.number == target


@pytest.mark.rule("RDS-7")
def test_agreement_counts_for_one_move_and_one_place_only() -> None:
    session = chits_played()
    near, far = session.number - 3, START
    session.agree(near, INSURGENT, yes=True)
    with pytest.raises(MustAgreeError):
        session.jump(far, GOVERNMENT)
    session.bookmark("here")
    with pytest.raises(MustAgreeError):
        session.jump(near, GOVERNMENT)

    session.agree(near, INSURGENT, yes=True)
    session.jump(near, GOVERNMENT)
    session.redo()
    session.redo()
    with pytest.raises(MustAgreeError):
        session.jump(near, GOVERNMENT)


@pytest.mark.rule("RDS-7")
def test_a_bot_in_the_seat_of_the_other_does_not_make_it_free() -> None:
    session = chits_played()
    session.seat(INSURGENT, "bot")
    assert session.must_agree(START, GOVERNMENT) == (INSURGENT,)
    with pytest.raises(MustAgreeError):
        session.undo_to(0, GOVERNMENT)


@pytest.mark.rule("RDS-7")
def test_redo_needs_no_agreement() -> None:
    session = chits_played()
    session.agree(START, INSURGENT, yes=True)
    head = session.number
    session.jump(START, GOVERNMENT)
    while session.number != head:
        session.redo()


@pytest.mark.rule("RDS-7")
def test_what_was_agreed_is_in_the_log(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with chits_played(path) as session:
        target = session.number - 4
        session.agree(target, INSURGENT, yes=False)
        session.agree(target, INSURGENT, yes=True)
        session.jump(target, GOVERNMENT)
        assert [*session.tree.records][-3:] == [
            UndoAgreed(target, INSURGENT, False),
            UndoAgreed(target, INSURGENT, True),
            HeadMoved(target, HeadMove.JUMP, GOVERNMENT),
        ]

    no, yes, moved = lines_of(path)[-3:]
    assert no == {"type": "undo.agree", "to": target, "side": INSURGENT, "yes": False}
    assert (yes["yes"], moved["to"]) == (True, target)
    with Session.open(DISTRICT, path) as again:
        assert again.number == target
        assert again.notices == []


def test_a_log_in_which_the_head_moves_without_agreement_still_opens(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    chits_played(path).close()
    add(path, b'{"type":"head","to":3,"how":"undo"}')
    add(path, b'{"type":"undo.agree","to":0,"side":"nobody","yes":true}')

    with Session.open(DISTRICT, path) as session:
        assert (session.number, session.notices) == (3, [])


def test_an_agreement_about_an_answer_that_was_never_given_is_damage(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 3)
    add(path, b'{"type":"undo.agree","to":9,"side":"insurgent","yes":true}')
    with pytest.raises(GameError, match="it refers to answer 9, but there are only 3 so far"):
        Session.open(DISTRICT, path)


def test_only_a_side_of_the_game_can_agree_and_only_to_an_answer_of_it() -> None:
    session = chits_played()
    with pytest.raises(GameError, match="nobody here is called 'ann'"):
        session.agree(0, "ann", yes=True)
    with pytest.raises(GameError, match="there is no answer 9999"):
        session.agree(9999, INSURGENT, yes=True)
    assert len(session.tree.records) == session.number


def test_whoever_only_watches_goes_wherever_he_likes(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 200, setup=TWO_PEOPLE, seed=None)
    with Recording.read(DISTRICT, path, 200) as recording:
        for number in (150, 20, 190, 0):
            recording.jump(number)
            assert recording.number == number


def test_in_a_game_without_secrets_nobody_is_ever_asked() -> None:
    session = new()
    play(session, 60)
    assert all(session.must_agree(number) == () for number in range(len(session.tree) + 1))


# RDS-5


@pytest.mark.rule("RDS-5")
def test_chits_that_were_shown_are_taken_back_together() -> None:
    session = chits_played()
    both, head = session.number - 2, session.number
    assert [session.tree[n].ask for n in (head - 1, head)] == ["chit", "chit"]
    ways: tuple[Callable[[], None], ...] = (
        lambda: session.undo(1, GOVERNMENT),
        lambda: session.jump(head - 1, GOVERNMENT),
    )
    for back in ways:
        with pytest.raises(MustAgreeError) as caught:
            back()
        session.agree(caught.value.number, INSURGENT, yes=True)
        back()
        assert session.number == both, "never one half"
        session.redo()
        assert session.number == head, "nor is one half given again"


@pytest.mark.rule("RDS-5")
def test_a_choice_that_was_not_shown_yet_is_taken_back_alone() -> None:
    session = begun()
    until(session, "chit")
    before = session.number
    session.answer("blank")
    session.undo(1, GOVERNMENT)
    assert session.number == before
    session.redo()
    assert session.number == before + 1


@pytest.mark.rule("RDS-5", "DA-91")
@pytest.mark.parametrize("seed", range(2))
def test_nobody_ever_stands_between_choices_that_were_shown_together(seed: int) -> None:
    session, random = begun(), Random(seed)
    until(session, "redeploy", seed=seed)
    until(session, "discard", seed=seed)
    play_at_random(session, 40, seed)
    shown = [
        n
        for n in range(1, session.number)
        if session.tree[n].ask == "redeploy" == session.tree[n + 1].ask
    ]
    assert len(shown) > 2
    for number in random.sample(shown, min(5, len(shown))):
        by = random.choice(SIDES)
        stood = session.number
        session.agree(number, OTHER[by], yes=True)
        session.jump(number, by)
        first = number
        while session.tree[first].ask == "redeploy":
            first = session.tree.parent(first)
        assert session.number == first
        session.jump(stood)


@pytest.mark.rule("RDS-5", "RDS-7")
@pytest.mark.parametrize("seed", range(6))
def test_in_any_game_no_wandering_leads_between_bids_that_were_shown(seed: int) -> None:
    session = Session.new(FairBox(), Setup("fair"), seed=None, program="test")
    chance = Random(seed)
    asked = shown = 0
    for _ in range(250):
        decision = session.turn.pending
        by = decision.by if isinstance(decision, Decision) else None
        if isinstance(decision, Decision) and chance.random() < 0.7:
            session.answer(chance.choice(decision.options))
            continue
        target = chance.randrange(len(session.tree) + 1)
        needed = session.must_agree(target, by)
        asked += bool(needed)
        for side in needed:
            session.agree(target, side, yes=True)
        session.jump(target, by)
        while session.tree.onward() is not None and chance.random() < 0.5:
            session.redo(by)
        if session.number != START and session.tree[session.number].ask == "bid":
            shown += 1
            later = session.tree.children(session.number)
            assert not [n for n in later if session.tree[n].ask == "bid"], "one half stands"
    assert asked > 5
    assert shown > 0
