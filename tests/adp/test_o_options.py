"""O The options: how they are named, what goes together, and what each changes at set-up."""

from __future__ import annotations

import pytest

from adp_tui.games.adp.telling import tell
from adp_tui.games.adp.words import AdpWords
from core.adp.box import BOX
from core.adp.box.box import read_seats
from core.adp.model.facts import CardsExchanged, MarkerDrawn, MarkerShown
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    PROPAGANDA,
    TALIBAN,
    WARLORDS,
    Deception,
    Faction,
    Scenario,
    Seat,
    Stage,
)
from core.adp.model.options import (
    FIELDS,
    FIRST_PRINTING,
    BaseReading,
    Edition,
    Eligibility,
    NoNonPlayer,
    Options,
    Reveal,
    clash,
    players,
    read_options,
    unusual,
    values_of,
    word,
)
from core.adp.model.scenarios import starting_board
from core.adp.model.totals import margins
from core.kernel import BadSetupError, Kind, Reason, Setup
from tests.adp.play import asked, finish, play, position, told

FIRST = Options(
    coalition_assault_needs_troops=False,
    eradicate_needs_base=False,
    deception_reveal=Reveal.ANYTIME,
    np_warlord_no_bases=BaseReading.OWN,
    np_government=Edition.FIRST,
    solo_check_first_round=True,
)
"""The rules of the 1st printing."""

DECEPTION = Options(victory_deception=True)


def seats(*bots: Faction) -> dict[Faction, Seat]:
    """Everybody plays but the bots."""
    return dict.fromkeys(FACTIONS, Seat.HUMAN) | dict.fromkeys(bots, Seat.BOT)


# How options are named


@pytest.mark.rule("RO-1")
def test_by_default_all_is_off_but_exact_piles_and_the_2nd_printing_rules() -> None:
    usual = read_options({})

    assert usual == Options(
        no_non_player=NoNonPlayer.OFF,
        sudden_propaganda=False,
        victory_deception=False,
        no_capabilities=False,
        open_deployment=False,
        exact_piles=True,
        equal_chance_die=False,
        no_reveal=False,
        eligibility=Eligibility.NORMAL,
        arbiter=False,
        coalition_assault_needs_troops=True,
        eradicate_needs_base=True,
        deception_reveal=Reveal.ON_USE,
        np_warlord_no_bases=BaseReading.ANY,
        np_government=Edition.SECOND,
        solo_check_first_round=False,
    )


@pytest.mark.rule("RO-1")
@pytest.mark.parametrize("field", FIELDS)
def test_every_value_of_an_option_can_be_asked_for_by_its_word(field: str) -> None:
    for value in values_of(field):
        assert getattr(read_options({word(field): value}), field) == value


@pytest.mark.rule("RO-1")
@pytest.mark.parametrize(
    "name",
    [
        "sudden-propaganda",
        "sudden_propaganda",
        "suddenPropaganda",
        "Sudden Propaganda",
        "opt.suddenPropaganda",
    ],
)
def test_names_are_forgiving_about_case_and_hyphens(name: str) -> None:
    assert read_options({name: True}) == Options(sudden_propaganda=True)


@pytest.mark.rule("RO-1")
@pytest.mark.parametrize(
    ("value", "on"),
    [("on", True), ("true", True), ("Yes", True), ("off", False), ("FALSE", False), ("no", False)],
)
def test_a_switch_can_be_written_as_a_word(value: str, on: bool) -> None:
    assert read_options({"exact-piles": value}).exact_piles is on


@pytest.mark.rule("RO-1")
def test_other_values_are_forgiving_about_case() -> None:
    given: dict[str, bool | str] = {"eligibility": "A", "ed.deceptionReveal": "Anytime"}

    assert read_options(given) == Options(
        eligibility=Eligibility.A, deception_reveal=Reveal.ANYTIME
    )


@pytest.mark.rule("RO-2")
@pytest.mark.parametrize(
    ("edition", "options"), [("1st", FIRST), ("1ST", FIRST), ("2nd", Options())]
)
def test_the_edition_sets_all_switches_between_the_printings(
    edition: str, options: Options
) -> None:
    assert read_options({"edition": edition}) == options


@pytest.mark.rule("RO-2")
@pytest.mark.parametrize("switch", FIRST_PRINTING)
def test_a_switch_named_beside_the_edition_still_counts(switch: str) -> None:
    usual: bool | str = getattr(Options(), switch)

    before = read_options({switch: usual, "edition": "1st"})
    after = read_options({"edition": "1st", switch: usual})

    assert before == after
    assert getattr(after, switch) == usual
    others = [other for other in FIRST_PRINTING if other != switch]
    assert all(getattr(after, other) == getattr(FIRST, other) for other in others)


@pytest.mark.rule("RO-2")
def test_the_edition_leaves_options_alone() -> None:
    given: dict[str, bool | str] = {"no-capabilities": True, "edition": "1st", "no-reveal": "on"}

    options = read_options(given)

    assert options.no_capabilities
    assert options.no_reveal
    assert options.eligibility is Eligibility.NORMAL


@pytest.mark.rule("RO-1", "RO-2")
@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"edition": "3rd"}, "edition can be 2nd or 1st, not '3rd'"),
        ({"edition": True}, "edition needs a value: 2nd or 1st"),
        ({"noReveal": "perhaps"}, "no-reveal can be on or off, not 'perhaps'"),
        ({"eligibility": "c"}, "eligibility can be normal or a or b, not 'c'"),
        ({"eligibility": True}, "eligibility needs a value: normal or a or b"),
        (
            {"no-non-player": True},
            "no-non-player must say who shares Factions: 3-players, 2-players (the Coalition runs"
            " the Government) or 2-players-warlords (the Coalition runs the Warlords)",
        ),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused_with_those_it_can(
    given: dict[str, bool | str], sentence: str
) -> None:
    with pytest.raises(BadSetupError) as error:
        read_options(given)

    assert str(error.value) == sentence


@pytest.mark.rule("RO-1")
@pytest.mark.parametrize("name", ["short-game-8", "opt.shortGame8", "", "propaganda"])
def test_an_option_that_does_not_exist_is_refused_with_all_that_do(name: str) -> None:
    with pytest.raises(BadSetupError) as error:
        read_options({name: True})

    message = str(error.value)
    assert message.startswith(f"there is no option '{name}'; there are edition, no-non-player, ")
    assert all(word(field) in message for field in FIELDS)


# What goes together


@pytest.mark.rule("RO-3")
@pytest.mark.parametrize("eligibility", [Eligibility.A, Eligibility.B])
def test_eligibility_a_and_b_need_the_next_card(eligibility: Eligibility) -> None:
    options = Options(no_reveal=True, eligibility=eligibility)

    assert clash(options, seats()) == Reason("options.eligibility-needs-reveal", "2.3.1")


@pytest.mark.rule("RO-4")
def test_sudden_propaganda_needs_the_next_card() -> None:
    assert clash(Options(no_reveal=True, sudden_propaganda=True), seats()) == Reason(
        "options.sudden-propaganda-needs-reveal", "2.3.7"
    )


@pytest.mark.rule("R1.5-3")
@pytest.mark.parametrize("sharing", [n for n in NoNonPlayer if n is not NoNonPlayer.OFF])
def test_without_non_players_no_faction_is_one(sharing: NoNonPlayer) -> None:
    options = Options(no_non_player=sharing)

    assert clash(options, seats()) is None
    assert clash(options, seats(WARLORDS)) == Reason("options.all-seats-human", "1.5")


@pytest.mark.rule("R7.3-2")
@pytest.mark.parametrize(
    ("sharing", "bots", "possible"),
    [
        (NoNonPlayer.OFF, (), True),
        (NoNonPlayer.OFF, (WARLORDS,), True),
        (NoNonPlayer.OFF, (GOVERNMENT, WARLORDS), False),
        (NoNonPlayer.THREE, (), True),
        (NoNonPlayer.TWO, (), False),
        (NoNonPlayer.TWO_WITH_WARLORDS, (), False),
    ],
)
def test_deception_is_for_three_or_four_players(
    sharing: NoNonPlayer, bots: tuple[Faction, ...], possible: bool
) -> None:
    reason = clash(Options(victory_deception=True, no_non_player=sharing), seats(*bots))

    expected = None if possible else Reason("options.deception-needs-three", "7.3")
    assert reason == expected


@pytest.mark.rule("RO-15")
@pytest.mark.parametrize("eligibility", [Eligibility.A, Eligibility.B])
def test_sudden_propaganda_leaves_the_exchanged_card_on_top_for_eligibility_a_and_b(
    eligibility: Eligibility,
) -> None:
    options = Options(sudden_propaganda=True, eligibility=eligibility)
    board = position("stage: next-card\ncard: 30\nnext: 12", options=options)

    table = finish(board, "propaganda", "55")

    assert clash(options, seats()) is None
    assert CardsExchanged(rule="2.3.7") in table.facts
    assert (table.board.card, table.board.upcoming) == (PROPAGANDA, (12, 55))
    after_the_round = position(
        "stage: next-card\ncard: propaganda\nplayed: 30\nnext: 12 55", options=options
    )
    assert asked(play(after_the_round)).by == WARLORDS


@pytest.mark.rule("R1.5-3")
@pytest.mark.parametrize(
    ("sharing", "shares"),
    [
        (NoNonPlayer.THREE, ((COALITION, WARLORDS), (GOVERNMENT,), (TALIBAN,))),
        (NoNonPlayer.TWO, ((COALITION, GOVERNMENT), (TALIBAN, WARLORDS))),
        (NoNonPlayer.TWO_WITH_WARLORDS, ((COALITION, WARLORDS), (GOVERNMENT, TALIBAN))),
    ],
)
def test_two_or_three_players_share_the_four_factions(
    sharing: NoNonPlayer, shares: tuple[tuple[Faction, ...], ...]
) -> None:
    assert players(Options(no_non_player=sharing), seats()) == shares


# Games played at random


@pytest.mark.parametrize("scenario", BOX.scenarios)
def test_every_unusual_value_of_every_option_is_played_at_random(scenario: str) -> None:
    usual = Options()
    boards = [BOX.start(setup) for setup in BOX.samples if setup.scenario == scenario]

    played = {chosen for board in boards for chosen in unusual(board.options).items()}

    assert played == {
        (field, value)
        for field in FIELDS
        for value in values_of(field)
        if value != getattr(usual, field)
    }
    assert any(board.options == usual for board in boards)


# Setting up a game


@pytest.mark.rule("RS-1", "RO-1")
def test_a_game_is_set_up_by_scenario_seats_and_options() -> None:
    setup = Setup("short", {"warlords": "bot"}, {"opt.noCapabilities": True})

    board = BOX.start(setup)

    assert board == starting_board(Scenario.SHORT, Options(no_capabilities=True), seats(WARLORDS))


@pytest.mark.rule("RS-1", "RO-3")
@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup("long"), "there is no scenario 'long': choose one of short, main, extended"),
        (
            Setup("main", {"isaf": "bot"}),
            "there is no Faction 'isaf': there are coalition, government, taliban, warlords",
        ),
        (Setup("main", {"taliban": "me"}), "the taliban seat can be human or bot, not 'me'"),
        (
            Setup("main", options={"noReveal": True, "eligibility": "a"}),
            "Eligibility A and B need the next card face up, without No Reveal (2.3.1)",
        ),
    ],
)
def test_an_impossible_setup_is_refused_in_one_sentence(setup: Setup, sentence: str) -> None:
    with pytest.raises(BadSetupError) as error:
        BOX.start(setup)

    assert AdpWords().in_words(error.value) == sentence


@pytest.mark.rule("R1.5-1")
def test_seats_that_are_not_named_are_played_by_people() -> None:
    assert read_seats({"government": "bot", "coalition": "human"}) == seats(GOVERNMENT)


# Victory Deception


@pytest.mark.rule("R7.3-2")
@pytest.mark.parametrize(
    ("options", "bots", "holders"),
    [
        (DECEPTION, (), FACTIONS),
        (DECEPTION, (WARLORDS,), (COALITION, GOVERNMENT, TALIBAN)),
        (
            Options(victory_deception=True, no_non_player=NoNonPlayer.THREE),
            (),
            (COALITION, GOVERNMENT, TALIBAN),
        ),
    ],
)
def test_each_player_draws_two_markers(
    options: Options, bots: tuple[Faction, ...], holders: tuple[Faction, ...]
) -> None:
    board = position("stage: deception", options=options, bots=bots)

    table = finish(board, *["hidden-agenda", "empty-threat"] * len(holders))

    two = (Deception.AGENDA, Deception.THREAT)
    assert table.board.hidden == dict.fromkeys(holders, two)
    assert table.board.shown == {}
    assert table.board.stage is Stage.DEPLOY


@pytest.mark.rule("R7.3-2", "A-37", "R1.2-1")
def test_there_are_four_markers_of_each_kind() -> None:
    turn = play(position("stage: deception", options=DECEPTION))

    first = asked(turn)
    for _ in range(3):
        turn.answer("empty-threat")
    fourth = asked(turn)
    turn.answer("empty-threat")
    fifth = asked(turn)

    assert (first.by, first.kind, first.about) == (None, Kind.MENU, (COALITION,))
    assert first.options == fourth.options == ("empty-threat", "hidden-agenda", "hidden-asset")
    assert (first.weights, fourth.weights) == ((4, 4, 4), (1, 4, 4))
    assert fifth.options == ("hidden-agenda", "hidden-asset")
    assert (fifth.weights, fifth.about) == ((4, 4), (TALIBAN,))


@pytest.mark.rule("R7.3-2")
def test_markers_that_a_position_has_given_out_are_not_drawn_again() -> None:
    hidden = "coalition=hidden-asset,hidden-asset government=hidden-asset"
    board = position(
        f"stage: deception\nhidden: {hidden}\nshown: warlords=hidden-asset", options=DECEPTION
    )

    first = asked(play(board))
    table = finish(board, *["empty-threat"] * 4)

    assert (first.about, first.options) == ((GOVERNMENT,), ("empty-threat", "hidden-agenda"))
    assert table.board.hidden[COALITION] == (Deception.ASSET, Deception.ASSET)
    assert table.board.hidden[GOVERNMENT] == (Deception.ASSET, Deception.THREAT)
    assert table.board.hidden[WARLORDS] == (Deception.THREAT,)


@pytest.mark.rule("R7.3-2")
def test_the_others_are_not_told_what_was_drawn() -> None:
    board = position("stage: deception", options=DECEPTION)

    (drawn,) = told(board, "hidden-agenda")

    assert drawn == MarkerDrawn(COALITION, Deception.AGENDA, rule="7.3")
    assert tell(drawn) == "Coalition: a Deception marker drawn"


@pytest.mark.rule("RO-1", "R7.3-2")
def test_without_the_option_nobody_draws_markers() -> None:
    table = finish(position("stage: deception"))

    assert table.board.hidden == {}


# Switches between the printings


@pytest.mark.rule("RO-7")
@pytest.mark.parametrize(
    ("reveal", "offered"), [(Reveal.ON_USE, ("pass",)), (Reveal.ANYTIME, ("pass", "show-agenda"))]
)
def test_in_the_1st_printing_an_agenda_may_be_shown_at_any_time(
    reveal: Reveal, offered: tuple[str, ...]
) -> None:
    options = Options(victory_deception=True, deception_reveal=reveal)
    board = position("card: 24\nhidden: taliban=hidden-agenda,empty-threat", options=options)

    question = asked(play(board))

    assert question.by == TALIBAN
    assert tuple(w for w in question.options if w in ("pass", "show-agenda")) == offered


@pytest.mark.rule("RO-7")
def test_an_agenda_shown_early_counts_and_is_not_offered_again() -> None:
    options = Options(victory_deception=True, deception_reveal=Reveal.ANYTIME)
    board = position("card: 24\nhidden: taliban=hidden-agenda,empty-threat", options=options)

    turn = play(board)
    shown = turn.answer("show-agenda")

    assert shown == (MarkerShown(TALIBAN, Deception.AGENDA, rule="7.3"),)
    assert margins(turn.board)[TALIBAN] == margins(board)[TALIBAN] + 1
    assert asked(turn).by == TALIBAN
    assert "show-agenda" not in asked(turn).options


@pytest.mark.rule("RO-7")
def test_only_the_holder_is_offered_to_show_an_agenda() -> None:
    options = Options(victory_deception=True, deception_reveal=Reveal.ANYTIME)
    board = position("card: 24\nhidden: coalition=hidden-agenda,empty-threat", options=options)

    turn = play(board)

    assert asked(turn).by == TALIBAN
    assert "show-agenda" not in asked(turn).options
    turn.answer("pass")
    assert asked(turn).by == COALITION
    assert "show-agenda" in asked(turn).options


@pytest.mark.rule("RO-7", "R7.3-2")
@pytest.mark.parametrize(
    ("marker", "word"),
    [
        (Deception.THREAT, "show-threat"),
        (Deception.AGENDA, "show-agenda"),
        (Deception.ASSET, "show-asset"),
    ],
)
def test_in_the_1st_printing_any_marker_may_be_shown(marker: Deception, word: str) -> None:
    options = Options(victory_deception=True, deception_reveal=Reveal.ANYTIME)
    board = position(f"card: 24\nhidden: taliban={marker},{marker}", options=options)

    turn = play(board)
    assert turn.answer(word) == (MarkerShown(TALIBAN, marker, rule="7.3"),)
    assert word in asked(turn).options  # there are two of them
    turn.answer(word)

    assert turn.board.hidden[TALIBAN] == ()
    assert word not in asked(turn).options


@pytest.mark.rule("RO-7")
def test_an_asset_shown_without_being_used_is_used_up() -> None:
    options = Options(victory_deception=True, deception_reveal=Reveal.ANYTIME)
    text = "card: 24\nacted: coalition=operation\nhidden: taliban=hidden-asset\nkandahar T:u1"
    turn = play(position(text, options=options))
    assert "hidden-asset" in asked(turn).options

    turn.answer("show-asset")

    assert "hidden-asset" not in asked(turn).options


@pytest.mark.rule("RO-7", "R1.5-3")
def test_a_player_with_two_factions_shows_markers_at_a_decision_of_either() -> None:
    options = Options(
        victory_deception=True, deception_reveal=Reveal.ANYTIME, no_non_player=NoNonPlayer.THREE
    )
    board = position(
        "card: 60\neligible: warlords\nhidden: coalition=empty-threat", options=options
    )

    turn = play(board)

    assert asked(turn).by == WARLORDS
    assert turn.answer("show-threat") == (
        MarkerShown(COALITION, Deception.THREAT, (WARLORDS,), rule="7.3"),
    )


@pytest.mark.rule("RO-7")
def test_in_a_victory_phase_other_markers_may_be_shown_too() -> None:
    options = Options(victory_deception=True, deception_reveal=Reveal.ANYTIME)
    lines = (
        "card: propaganda\npatronage: 35\nhidden: government=hidden-agenda,hidden-asset\nherat W:u1"
    )
    board = position(lines, options=options)

    turn = play(board)

    assert asked(turn).ask == "victory.agenda"
    assert asked(turn).options == ("show-agenda", "keep", "show-asset")


@pytest.mark.rule("RO-10")
@pytest.mark.parametrize(
    ("played", "first_round_too", "over"),
    [("none", False, False), ("none", True, True), ("propaganda 5", False, True)],
)
def test_in_the_2nd_printing_a_lone_player_is_not_checked_in_the_first_round(
    played: str, first_round_too: bool, over: bool
) -> None:
    board = position(
        f"card: propaganda\nplayed: {played}",
        options=Options(solo_check_first_round=first_round_too),
        bots=(GOVERNMENT, TALIBAN, WARLORDS),
    )

    turn = play(board)

    assert margins(board)[TALIBAN] > margins(board)[COALITION]
    assert (turn.board.result is not None) is over


@pytest.mark.rule("RO-12", "R2.3.1-1")
def test_a_position_with_propaganda_next_turns_up_the_card_of_the_order() -> None:
    options = Options(eligibility=Eligibility.A)
    board = position("card: 30\nnext: propaganda\neligible: taliban warlords", options=options)

    turn = play(board)
    asks = []
    while asked(turn).by is None:
        asks.append(asked(turn).ask)
        turn.answer("event" if asks[-1] == "deck.top" else asked(turn).options[0])

    assert asks[-1] == "deck.card"
    assert len(turn.board.upcoming) == 2
    assert asked(turn).ask == "turn"
