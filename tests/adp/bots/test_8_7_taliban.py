"""8.7 The Non-player Taliban: the flow chart, and questions outside their Operations."""

from __future__ import annotations

from random import Random

import pytest

from core.adp.bots.makeshift import IMPROVISED
from core.adp.bots.sheet_bot import SheetBot
from core.adp.bots.sheets import SHEETS
from core.adp.bots.taliban.attack import can_attack
from core.adp.bots.taliban.march import can_march
from core.adp.bots.taliban.rally import can_rally
from core.adp.bots.taliban.terror import can_terrorize
from core.adp.model.atlas import LOCS, PAKISTAN
from core.adp.model.facts import EligibilityMarked
from core.adp.model.ids import FACTIONS, TALIBAN, Scenario, Seat, SpaceId, Track
from core.adp.model.scenarios import starting_board
from core.adp.rules.redeploy import havens
from core.kernel import Decision, Game, Turn
from tests.adp.bots.taliban import BASES, CAMP, FIRST, selected, step, taliban
from tests.adp.bots.think import RULES, run
from tests.adp.play import finish, position

S = SpaceId


# 8.7 The flow


@pytest.mark.rule("N-2", "R8.7-1", "R8.7.2-1")
def test_at_the_start_of_the_main_scenario_they_rally() -> None:
    board = taliban("")
    assert step(board, "1") == step(board, "2") == []

    played = run(board)

    assert played.words[:3] == ["rally", "kabul", "place-one"]
    assert "8.7.2: at least 15 Available or Active: yes (20 Available, 0 Active)" in (
        played.why("rally")
    )
    assert played.facts[1].rule == "3.3.1"
    paid = sum(1 for space in selected(played, "rally.space") if space not in PAKISTANI)
    sharia = selected(played, "rally.sharia")
    assert board.track(Track.TALIBAN) - paid - len(sharia) == played.board.track(Track.TALIBAN)


PAKISTANI = ("balochistan", "northwest-frontier", "waziristan")


@pytest.mark.rule("R8.7.2-1")
def test_fifteen_active_guerrillas_call_for_a_rally_too() -> None:
    assert run(taliban(BASES + "balkh T:a15u1\n")).words[0] == "rally"
    assert run(taliban(BASES + "balkh T:a14u2\n")).words[0] == "march"
    assert run(taliban(BASES + "balkh T:a13u2\n")).words[0] == "rally"  # 15 Available


@pytest.mark.rule("R8.7-1")
def test_a_rally_that_is_not_possible_gives_way_to_march() -> None:
    board = taliban(BASES + "balkh T:a30\n")  # nothing to place, to settle or to hide

    assert not can_rally(board)
    played = run(board)
    assert played.words[0] == "march"
    assert "8.7: no rally is possible" in played.why("march")


@pytest.mark.rule("R8.7-1")
def test_a_march_that_is_not_possible_gives_way_to_attack_and_that_to_terror() -> None:
    besieged = taliban(BASES + "konduz T:u16 G:T10P10 support=O\n")
    assert not can_march(besieged)
    played = run(besieged)
    assert played.words[0] == "attack"
    assert "8.7: no march is possible" in played.why("attack")

    # In Kabul none can leave without a change of Control, and nobody is there to be Attacked.
    alone = taliban(BASES + "".join(f"{p} T:u1\n" for p in LONELY) + "kabul T:a3 W:a3\n")
    assert not can_march(alone)
    assert not can_attack(alone)
    assert run(alone).words[0] == "terror"


LONELY = (
    *("badakhshan", "baghlan", "balkh", "bamian", "ghazni", "helmand", "kandahar", "khowst"),
    *("konduz", "nimruz", "nuristan", "oruzgan", "paktika"),
)


@pytest.mark.rule("R8.7-1")
@pytest.mark.parametrize(("casualties", "first"), [(8, "attack"), (7, "terror")])
def test_little_support_for_the_coalition_means_attack_and_much_means_terror(
    casualties: int, first: str
) -> None:
    text = f"casualties: C:T{casualties}\nout-of-play: none\n"
    board = taliban(text + CAMP + "konduz T:u2 G:P1 support=S\nkabul-aibak T:u2 G:P1\n")

    played = run(board)

    assert played.words[0] == first
    assert "8.7: Support + Available 20 or less" in played.why(first)


@pytest.mark.rule("R8.7-1")
def test_attack_and_terror_stand_in_for_each_other() -> None:
    attack = "casualties: C:T9\n" + CAMP + "kabul-aibak T:u4\n"
    assert not can_attack(taliban(attack))
    assert "8.7: no attack is possible" in run(taliban(attack)).why("terror")

    terror = CAMP + "konduz T:u4 G:P1 support=O\nkabul-aibak T:a4\n"
    assert not can_terrorize(taliban(terror))
    assert "8.7: no terror is possible" in run(taliban(terror)).why("attack")


@pytest.mark.rule("R8.7-1")
def test_with_nothing_to_do_they_pass() -> None:
    board = taliban(BASES + "kabul T:a30 G:T20P20\n")

    assert run(board).words == ["pass"]


# 8.7.6 Sponsorship


@pytest.mark.rule("R8.7.6-1")
@pytest.mark.parametrize("box", ["sponsorship", "tolerance"])
def test_at_sponsorship_they_stay_eligible_after_an_event(box: str) -> None:
    # US-Pakistan Talks, shaded, brings Sponsorship from Tolerance.
    text = f"card: 6\nnext: 1\nislamabad: {box}\neligible: taliban\n"
    played = run(position(text, bots=FACTIONS))

    assert played.words[0] == "event"
    assert EligibilityMarked(TALIBAN, True, rule="8.7.6") in played.facts
    assert TALIBAN in played.board.eligible


@pytest.mark.rule("R8.7.6-1")
def test_otherwise_an_event_makes_them_ineligible_like_any_faction() -> None:
    text = "card: 6\nnext: 1\nislamabad: pressure\neligible: taliban\n"
    assert TALIBAN not in run(position(text, bots=FACTIONS)).board.eligible

    people = "card: 6\nnext: 1\nislamabad: sponsorship\neligible: taliban\n"
    played = run(position(people), answers=("event", "shaded"))
    assert TALIBAN not in played.board.eligible

    operating = run(taliban("islamabad: sponsorship\n"))
    assert operating.words[0] == "rally"
    assert TALIBAN not in operating.board.eligible


@pytest.mark.rule("R8.7.6-1")
@pytest.mark.parametrize(
    ("card", "answers", "eligible", "rule"),
    [
        (36, ("unshaded",), False, "card 36"),
        (55, ("unshaded", "warlords"), True, "card 55"),
    ],
)
def test_an_event_that_sets_eligibility_overrides_this(
    card: int, answers: tuple[str, ...], eligible: bool, rule: str
) -> None:
    text = f"card: {card}\nnext: 1\nislamabad: sponsorship\neligible: taliban\n"

    table = finish(position(text, bots=FACTIONS), "event", *answers)

    marked = [f for f in table.facts if isinstance(f, EligibilityMarked) and f.faction is TALIBAN]
    assert marked == [EligibilityMarked(TALIBAN, eligible, rule=rule)]
    assert (TALIBAN in table.board.eligible) is eligible


# 8.7.7 Sharia, 8.7.8 Redeploy


@pytest.mark.rule("R8.7.7-1")
def test_sharia_makes_the_greatest_shift_first_and_leaves_terror_without_a_shift() -> None:
    board = position(
        "stage: support\ncard: propaganda\nresources: taliban=6\n"
        "kandahar T:u1 support=S terror=1\nkhowst T:u1 support=S\nkonduz T:u1\n"
        "herat T:u1 support=O terror=3\nkabul T:u1 terror=4\n",
        bots=FACTIONS,
    )

    played = run(board)

    # Khowst and Kandahar: 2 people, 2 levels; fewest Terror first. Then Konduz: 2 people, 1 level.
    assert selected(played, "sharia.space") == ["khowst", "kandahar", "konduz"]
    assert [option for ask, option in played.asked if ask == "sharia.steps"] == ["2", "3"]
    assert "8.7.7: fewest Terror markers: khowst" in played.why("khowst")
    assert played.board.spaces[S.KABUL].terror == 4
    assert played.board.track(Track.TALIBAN) == 0


@pytest.mark.rule("R8.7.7-1")
def test_among_equal_shifts_support_comes_first() -> None:
    board = position(
        "stage: support\ncard: propaganda\nresources: taliban=2\n"
        "konduz T:u1\nherat T:u1 support=S\nbalkh T:u1\n",
        bots=FACTIONS,
    )

    played = run(board)

    assert selected(played, "sharia.space") == ["herat"]
    assert "8.7.7: at Support: herat" in played.why("herat")


@pytest.mark.rule("R8.7.7-1")
def test_sharia_that_would_shift_nothing_is_not_bought() -> None:
    text = "stage: support\ncard: propaganda\nresources: taliban=2\nherat T:u1 support=O terror=2\n"

    assert run(position(text, bots=FACTIONS)).words == ["done"]


@pytest.mark.rule("R8.7.8-1")
def test_those_who_must_redeploy_go_one_by_one_to_where_the_fewest_are() -> None:
    board = position(
        "stage: redeploy\ncard: propaganda\nkandahar T:B1u1\nherat T:B1u1 C:B1T5\n"
        "waziristan T:u3\nnorthwest-frontier T:u1\nkabul-aibak T:u2a2\n",
        bots=FACTIONS,
    )

    played = run(board)

    # Kandahar, Northwest Frontier and Waziristan are allowed: from 1, 1 and 3 to 3, 3 and 3.
    after = played.board.spaces
    assert [after[space].taliban_guerrillas for space in (S.KANDAHAR, S.WAZIRISTAN)] == [3, 3]
    assert after[S.NORTHWEST_FRONTIER].taliban_guerrillas == 3
    assert selected(played, "redeploy.destination")[0] == "kandahar"
    assert "8.7.8: Afghan before Pakistan: kandahar" in played.why("kandahar")


@pytest.mark.rule("R8.7.8-1", "A-32", "A-82")
@pytest.mark.parametrize(
    ("waziristan", "afterwards"),
    [
        ("T:u6", (3, 2, 3)),  # the odd ones are in Afghanistan
        ("T:B1u6", (1, 1, 6)),  # at a Base they stay
    ],
)
def test_guerrillas_in_pakistan_without_a_base_are_evened_out(
    waziristan: str, afterwards: tuple[int, int, int]
) -> None:
    board = position(
        "stage: redeploy\ncard: propaganda\nkandahar T:B1u1\n"
        f"waziristan {waziristan}\nnorthwest-frontier T:B1u1\n",
        bots=FACTIONS,
    )

    played = run(board)

    places = (S.KANDAHAR, S.NORTHWEST_FRONTIER, S.WAZIRISTAN)
    after = tuple(played.board.spaces[space].taliban_guerrillas for space in places)
    assert after[0] == afterwards[0]
    assert sorted(after) == sorted(afterwards)


@pytest.mark.rule("R8.7.8-1", "A-32", "A-82")
def test_leaving_pakistan_allows_for_those_that_must_still_arrive() -> None:
    # Dealt out, the 4 on the road make it 2, 2 and 3: one goes on, for the odd one is Afghan.
    board = position(
        "stage: redeploy\ncard: propaganda\nkandahar T:B1\nwaziristan T:u3\n"
        "northwest-frontier T:B1\nkabul-aibak T:u4\n",
        bots=FACTIONS,
    )

    played = run(board)

    assert played.board.spaces[S.WAZIRISTAN].taliban_guerrillas == 2
    assert played.board.spaces[S.KANDAHAR].taliban_guerrillas == 3  # the odd one
    assert played.board.spaces[S.NORTHWEST_FRONTIER].taliban_guerrillas == 2


@pytest.mark.rule("R8.7.8-1", "R8.1.2-5")
def test_the_last_guerrilla_of_an_area_in_pakistan_stays() -> None:
    board = position(
        "stage: redeploy\ncard: propaganda\nkandahar T:B1\nwaziristan T:u1\n", bots=FACTIONS
    )

    assert run(board).board.spaces[S.WAZIRISTAN].taliban_guerrillas == 1


@pytest.mark.rule("R8.7.8-1", "A-32", "A-82")
def test_no_other_guerrilla_could_even_them_out() -> None:
    for seed in range(150):
        rng = Random(seed)
        lines = [
            f"{space} T:{'B1' * rng.randint(0, 1)}u{rng.randint(0, 4)}"
            for space in (S.WAZIRISTAN, S.NORTHWEST_FRONTIER, S.KANDAHAR, S.PAKTIKA)
        ]
        lines += [f"{loc} T:u{rng.randint(0, 4)}" for loc in rng.sample(LOCS, 2)]
        board = position("stage: redeploy\ncard: propaganda\n" + "\n".join(lines), bots=(TALIBAN,))

        after = run(board).board.spaces
        for origin in (S.WAZIRISTAN, S.NORTHWEST_FRONTIER):
            if after[origin].taliban_bases or after[origin].taliban_guerrillas < 2:
                continue
            for place in havens(board):
                fewer = after[place].taliban_guerrillas + (place in PAKISTAN)
                assert after[origin].taliban_guerrillas <= fewer, (seed, origin, place)


@pytest.mark.rule("R8.7.8-1", "R5.4-1")
def test_guerrillas_that_may_stay_do_not_redeploy() -> None:
    board = position(
        "stage: redeploy\ncard: propaganda\nmomentum: 36=shaded\nherat T:u3\nwaziristan T:u2\n",
        bots=FACTIONS,
    )

    assert run(board).board.spaces[S.HERAT].taliban_guerrillas == 3


# 8.7.1 and what Events ask


@pytest.mark.rule("R8.7.1-1")
@pytest.mark.parametrize(("die", "word"), [(4, "cancel"), (5, "allow")])
def test_they_cancel_air_strikes_on_a_roll_of_four_or_less(die: int, word: str) -> None:
    board = position(
        "card: 67\nnext: 1\neligible: coalition\nmomentum: 26=shaded\nresources: taliban=1\n"
        "kabul C:T1 T:u1\nherat T:a1\nbalkh T:a1\n",
        bots=(TALIBAN,),
    )

    said = run(board, (die,), ("sweep", "air-strike", "herat", "balkh", "kabul", *SWEPT)).said

    assert [answer.option for answer in said] == ["roll", word]
    assert said[-1].why == (f"8.7.1: die {die}: {word}",)


SWEPT = ("done", "taliban", "done")


@pytest.mark.rule("N-8", "R8.1-3")
@pytest.mark.parametrize(("die", "first"), [(1, "event"), (2, "rally")])
def test_they_take_a_capability_when_the_die_is_below_the_propaganda_to_come(
    die: int, first: str
) -> None:
    board = position(
        f"card: 23\nnext: 1\neligible: taliban\nplayed: {THREE_ROUNDS}\n",
        bots=FACTIONS,
    )
    assert board.propaganda_total - board.propaganda_played == 2

    assert run(board, (die,)).words[0] == first


THREE_ROUNDS = "propaganda propaganda propaganda"


@pytest.mark.rule("R8.4.4-1", "R8.7.2-2")
def test_a_free_rally_follows_the_list_or_is_declined() -> None:
    text = "card: 48\nnext: 1\neligible: taliban\nislamabad: pressure\n"
    played = run(position(text + "waziristan T:B1u4\nbalochistan T:u3\n", bots=FACTIONS))
    assert ("event.free", "do") in played.asked
    assert len(selected(played, "rally.space")) == 2
    assert "8.7.2 step 2" in played.why("balochistan")

    nobody = BASES.replace("T:B2", "T:B2a5")
    declined = run(position(text + nobody, bots=FACTIONS))
    assert "do" not in declined.words


@pytest.mark.rule("R8.4.4-1", "R8.7.4-2", "R8.7.5-1")
@pytest.mark.parametrize(("casualties", "what"), [(9, "ambush"), (0, "terror")])
def test_of_two_free_actions_they_take_that_of_the_flow_chart(casualties: int, what: str) -> None:
    text = f"card: 32\nnext: 1\neligible: taliban\ncasualties: C:T{casualties}\nout-of-play: none\n"
    played = run(position(text + "khowst T:u1 C:T1\npaktika T:u1 G:P1\n", bots=FACTIONS))

    assert ("event.free.which", what) in played.asked


@pytest.mark.rule("R8.4.4-1", "R8.7.4-2")
def test_a_free_ambush_needs_no_resources_and_takes_place_where_the_fewest_are() -> None:
    board = position(
        "card: 32\nnext: 1\neligible: taliban\nresources: taliban=0\ncasualties: C:T20\n"
        + CAMP
        + "khowst T:u5 G:P1\npaktika T:u2 G:P1\nkabul T:u5 G:P1\n",
        bots=FACTIONS,
    )

    played = run(board)

    assert ("event.free.which", "ambush") in played.asked
    assert "8.7.4: fewest Guerrillas" in "; ".join(w for said in played.said for w in said.why)


@pytest.mark.rule("R8.1.1-1", "R5.3-1")
def test_a_guerrilla_is_placed_after_an_assault() -> None:
    board = position(
        "card: 67\nnext: 1\neligible: coalition\ncapabilities: 34=shaded\n"
        "helmand C:T3 T:a2\nbalkh C:T3 T:a2\n",
        bots=(TALIBAN,),
    )

    played = run(board, FIRST, ("assault", "helmand", "balkh", "done", "done"))

    assert played.asked == [("assault.recruit", "helmand")]


@pytest.mark.rule("R8.4.1-1", "R5.3-1")
@pytest.mark.parametrize("seed", range(4))
def test_the_guerrilla_is_placed_at_a_base(seed: int) -> None:
    board = position(
        "card: 67\nnext: 1\neligible: coalition\ncapabilities: 34=shaded\n"
        "helmand C:T3 T:a2\nbalkh C:T3 T:B1a4\n",
        bots=(TALIBAN,),
    )

    played = run(board, answers=("assault", "helmand", "balkh", "done", "done"), seed=seed)

    assert played.asked == [("assault.recruit", "balkh")]


@pytest.mark.rule("R8-1")
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_they_always_have_an_answer(seed: int) -> None:
    dice = Random(seed)
    seats = dict.fromkeys(FACTIONS, Seat.HUMAN) | {TALIBAN: Seat.BOT}
    turn = Turn(RULES, Game(starting_board(Scenario.SHORT, None, seats)))
    bot = SheetBot(RULES, SHEETS)
    while isinstance(decision := turn.pending, Decision):
        if decision.by == TALIBAN:
            word, why = bot.decide(turn.game)
            assert IMPROVISED not in why, decision
            assert why, decision
        else:
            words = [word for word in decision.options if word not in ASIDES]
            word = dice.choices(words, decision.weights or None)[0]
        turn.answer(word)


ASIDES = ("remove-own", "give", "request", "by-hand")
"""What people may do besides their actions, as often as they like."""
