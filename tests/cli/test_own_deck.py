"""The owner's deck: written, read, compared, played with, and kept from everybody else."""

from __future__ import annotations

import io
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adp_tui.cli import main
from adp_tui.games.adp import cards_command
from adp_tui.games.adp.own_deck.copy import COPY, Known, text_of
from adp_tui.games.adp.own_deck.deck import OURS, tidy
from adp_tui.games.adp.own_deck.places import line_of, lines_in
from adp_tui.games.adp.own_deck.reading import LARGEST, read_deck
from adp_tui.games.adp.own_deck.writing import our_deck
from core.adp.box import BOX
from core.adp.events.deck import DECK
from core.adp.events.library import CARDS
from core.adp.events.printed import written
from core.adp.model.atlas import ATLAS
from core.adp.model.ids import Side
from core.kernel import GameError, Setup
from saves.session import Session
from tests import own_deck
from tests.cli.conftest import Adp, Ran
from tests.own_deck import OTHER, PRINTED, SECRET, SHADED, UNSHADED


@pytest.fixture(autouse=True)
def _our_deck_again() -> Iterator[None]:
    """Put an owner's deck away after each test."""
    yield
    COPY.put_away()


@pytest.fixture
def adp(capsys: pytest.CaptureFixture[str]) -> Adp:
    """Run the command line in this process, with the real game."""

    def run(*arguments: object) -> Ran:
        COPY.put_away()
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


# Writing


def test_all_cards_and_spaces_are_written_as_we_have_them(adp: Adp, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"

    assert adp("cards", "--write", path).code == 0

    found = tomllib.loads(path.read_text(encoding="utf-8"))
    assert list(found) == ["card", "space"]
    assert list(found["card"]) == [str(number) for number in range(1, 73)]
    for number, card in CARDS.items():
        table = found["card"][str(number)]
        assert table["title"] == DECK[number].title
        assert tuple(table["order"]) == DECK[number].order
        assert table["by-hand"] == []
        for side in card.sides:
            assert tidy(table[side]) == card.wording(side)
    assert list(found["space"]) == list(ATLAS)
    for space, place in ATLAS.items():
        assert found["space"][space] == {
            "terrain": place.terrain,
            "population": place.population,
        }


def test_it_says_how_sure_we_are_of_each(adp: Adp, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    adp("cards", "--write", path)

    text = path.read_text(encoding="utf-8")

    sides = [card.is_sourced(side) for card in CARDS.values() for side in card.sides]
    assert len(re.findall(r"^# (?:un)?shaded: sourced$", text, re.MULTILINE)) == sum(sides)
    assert text.count("shaded: reconstructed") == len(sides) - sum(sides)
    assert len(re.findall(r"^order = .*# sourced$", text, re.MULTILINE)) == 2
    assert text.count("# inferred from the number of the card") == 70
    assert 'terrain = "plains"  # from memory, 55 % sure' in text
    assert max(map(len, text.splitlines())) <= 100


def test_nothing_is_written_over_a_file(adp: Adp, tmp_path: Path) -> None:
    path = own_deck.write(tmp_path, "mine")

    ran = adp("cards", "--write", path)

    assert ran.code == 1
    assert ran.err == (f"adp: {path} already exists and is not overwritten: name another file\n")
    assert path.read_text(encoding="utf-8") == "mine"


def test_the_written_deck_changes_nothing(tmp_path: Path) -> None:
    assert read_deck(own_deck.write(tmp_path, our_deck())) == OURS


# Reading


def test_a_deck_may_contain_only_the_differences(tmp_path: Path) -> None:
    deck = read_deck(own_deck.write(tmp_path))

    assert written(deck.printed) == PRINTED
    assert deck.texts[24, Side.SHADED] == SHADED
    assert (57, Side.UNSHADED) not in deck.texts
    assert len(deck.texts) == 4


MISTAKES: Final = [
    ("[card.73]\n", "line 1: there is no card 73: they go from 1 to 72"),
    ("[card.1]\n\n[card.x]\n", "line 3: there is no card x: they go from 1 to 72"),
    ('[cards.24]\norder = ["x"]\n', "line 1: there is no 'cards' here, only card, space"),
    ("[card.24]\nordre = []\n", "line 2: card 24: there is no 'ordre' here, only title, order,"),
    ('[card.24]\norder = ["taliban"]\n', "line 2: the order of card 24 must name each Faction"),
    ("[card.24]\norder = 3\n", "line 2: card 24: order should be a list of words"),
    ("[card.24]\norder = [1, 2]\n", "line 2: card 24: order should be a list of words"),
    ('[card.24]\n\nby-hand = ["both"]\n', "line 3: by-hand of card 24 can be unshaded, shaded"),
    ("[card.24]\nshaded = 7\n", "line 2: card 24: shaded should be a text in quotation marks"),
    ('[card.24]\nunshaded = " "\n', "line 2: card 24: the unshaded text is empty"),
    ('[card.45]\nshaded = "x"\n', "line 2: our card 45 has only one text, so its shaded"),
    ('[card.1]\nshaded = ""\n', "line 2: card 1 is a Capability, and those have two texts (5.3)"),
    ('[card.11]\nby-hand = "shaded"\nshaded = ""\n', "line 3: card 11 has only one text, so"),
    ('[card.24]\ntitle = "Talks"\n', "line 2: card 24 is called 'US-Taliban Talks'; a title"),
    ('[card.24]\nshaded = """\nby-hand = 1\n"""\norder = 1\n', "line 5: card 24: order should"),
    ("card = 3\n", "line 1: card should be tables, like [card.24]"),
    ("card.24 = 3\n", "line 1: card: '24' should be a table"),
    ("card.24.order = 3\n", "line 1: card 24: order should be"),
    ("[[card]]\nx = 1\n", "line 1: card should be tables"),
    ("[space.atlantis]\n", "line 1: there is no space 'atlantis'"),
    ('[space.herat]\nterrain = "desert"\n', "line 2: the terrain of herat can be mountain or pla"),
    ('[space.kabul]\nterrain = "plains"\n', "line 2: the terrain of kabul can be city, not"),
    ("[space.herat]\npopulation = 9\n", "line 2: the Population of herat can be 0 to 5, not '9'"),
    ('[space.herat]\npopulation = "1"\n', "line 2: herat: population should be a whole number"),
    ("[space.herat]\npopulation = true\n", "line 2: herat: population should be a whole number"),
    ("[space.herat]\npeople = 1\n", "line 2: herat: there is no 'people' here, only terrain"),
]


@pytest.mark.parametrize(("text", "told"), MISTAKES)
def test_a_mistake_is_reported_with_its_line_in_one_sentence(
    adp: Adp, home: Path, text: str, told: str
) -> None:
    own_deck.write(home, text)

    ran = adp("new", "main")

    assert ran.code == 1
    assert ran.err.startswith(f"adp: deck.toml, {told}")
    assert ran.err.endswith("; correct it, or leave it out with --our-deck\n")
    assert ran.err.count("\n") == 1
    assert not list(home.rglob("*.adp"))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[card.24\n", r"deck.toml, line 1: this is not valid TOML \(expected"),
        ("\n\nx = = 1\n", r"deck.toml, line 3: this is not valid TOML \(invalid value\)"),
        (
            "[card.3]\n[card.24]\n\norder = [\n",
            r"deck.toml, line 4, card 24: this is not valid TOML \(",
        ),
        (
            "[card.24]\norder = oops\n",
            r"deck.toml, line 2, card 24: this is not valid TOML \(invalid v",
        ),
        (
            "[card.24]\n[card.24]\n",
            r"deck.toml, line 2, card 24: this is not valid TOML \(cannot decl",
        ),
        ("x = " + "[" * 900, "deck.toml is not valid TOML"),
        ("#" * (LARGEST + 1), "deck.toml or one of its lines is too long"),
        (f'[card.24]\nshaded = "{"x" * 2000}"\n', "deck.toml or one of its lines is too long"),
        (
            "[card.24]\nshaded = '''\n" + f"{'x' * 900}\n" * 3 + "'''\n",
            "deck.toml, line 2: card 24: the shaded text is longer than 2000 letters",
        ),
    ],
)
def test_a_file_that_is_not_a_deck_is_reported_too(
    adp: Adp, home: Path, text: str, told: str
) -> None:
    own_deck.write(home, text)

    ran = adp("cards", "24")

    assert ran.code == 1
    assert re.match(f"adp: {told}", ran.err)
    assert ran.err.count("\n") == 1
    assert SECRET not in ran.err


def test_a_folder_or_a_binary_file_instead_is_reported(adp: Adp, home: Path) -> None:
    (home / "deck.toml").mkdir(parents=True)
    assert "deck.toml cannot be read" in adp("cards").err

    (home / "deck.toml").rmdir()
    (home / "deck.toml").write_bytes(b"\xff\xfe")
    assert "deck.toml cannot be read" in adp("cards").err


def test_a_mark_at_the_start_of_the_file_is_ignored(adp: Adp, home: Path) -> None:
    """Some editors write one before the text."""
    deck = own_deck.write(home)
    deck.write_text("\ufeff" + deck.read_text(encoding="utf-8"), encoding="utf-8")

    assert adp("cards", "--compare").code == 0


def test_a_missing_named_file_is_reported(adp: Adp, tmp_path: Path) -> None:
    ran = adp("cards", "--deck", tmp_path / "no.toml")

    assert ran.code == 1
    assert ran.err.startswith(f"adp: there is no file {tmp_path / 'no.toml'}; correct it")


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    path = tmp_path_factory.mktemp("deck") / "deck.toml"
    path.write_text(text, encoding="utf-8", errors="replace")

    told = _refusal(path)

    assert told is None or "\n" not in told


_LONE: Final = st.booleans() | st.integers(-3, 9) | st.text("abc 'é", max_size=6)
_VALUES: Final = _LONE | st.lists(_LONE, max_size=3)


@given(
    st.dictionaries(
        st.sampled_from(["card", "space", "x"]),
        st.dictionaries(
            st.sampled_from(["24", "73", "herat", "x"]),
            st.dictionaries(
                st.sampled_from(["order", "by-hand", "shaded", "terrain", "population", "y"]),
                _VALUES,
                max_size=3,
            ),
            max_size=2,
        ),
        max_size=3,
    )
)
def test_any_values_are_read_or_refused_with_a_line(
    tmp_path_factory: pytest.TempPathFactory, given_: dict[str, Any]
) -> None:
    rows = [
        f"[{kind}.{name}]\n" + "".join(f"{key} = {_toml(value)}\n" for key, value in table.items())
        for kind, tables in given_.items()
        for name, table in tables.items()
    ]
    path = own_deck.write(tmp_path_factory.mktemp("deck"), "".join(rows))

    if (told := _refusal(path)) is not None:
        line = re.match(r"deck\.toml, line (\d+): ", told)
        assert line is not None, told
        assert 1 <= int(line[1]) <= max(1, path.read_text(encoding="utf-8").count("\n"))


def _refusal(path: Path) -> str | None:
    """Return what is wrong with a deck, None if it can be used."""
    try:
        read_deck(path)
    except GameError as error:
        return str(error)
    return None


def _toml(value: object) -> str:
    """Return a value as TOML has it."""
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return msgspec.json.encode(value).decode()


def test_lines_are_found_past_texts_of_several_lines() -> None:
    text = "a = 1\n[t.u]\nb = '''\nc = 2\n[x]\n'''\n\"d\" = 3\n e.f=4\ng = '''one'''\nh = 5\n"

    found = lines_in(text)

    assert found == {
        ("a",): 1,
        ("t", "u"): 2,
        ("t", "u", "b"): 3,
        ("t", "u", "d"): 7,
        ("t", "u", "e", "f"): 8,
        ("t", "u", "g"): 9,
        ("t", "u", "h"): 10,
    }
    assert line_of(found, ("t", "u", "z")) == 2
    assert line_of(found, ("nowhere",)) == 1


def test_the_example_of_the_documentation_is_a_deck(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "cards.md"
    example = re.search(r"```toml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None

    deck = read_deck(own_deck.write(tmp_path, example[1]))

    assert list(written(deck.printed)) == ["order 24", "by-hand 24", "space ghazni"]
    assert list(deck.texts) == [(24, Side.SHADED)]


# Showing


def test_the_owners_texts_orders_and_marks_are_shown(adp: Adp, home: Path) -> None:
    own_deck.write(home)

    shown = adp("cards", "24").out
    listed = adp("cards").out.splitlines()

    assert shown.startswith("24 US-Taliban Talks   order W T C G\n")
    assert f"\nUnshaded, yours, by hand\n  {UNSHADED}\n" in shown
    assert "\nShaded, yours, by hand\n" in shown
    assert listed[29].split()[-2:] == ["sourced", "yours"]
    assert listed[56].split()[-2:] == ["by", "hand"]
    assert adp("cards", "11").out.count("\nText, ") == 1
    assert adp("cards", "45").out.count(", reconstructed\n") == 1
    assert SECRET in adp("cards", "45").out
    assert "read it and carry it out" in adp("cards", "57").out


def test_another_file_can_be_named_or_none_be_used(adp: Adp, home: Path, tmp_path: Path) -> None:
    own_deck.write(home, "[card.73]")
    other = own_deck.write(tmp_path, name="other.toml")

    assert SECRET in adp("cards", "24", "--deck", other).out
    ours = adp("cards", "24", "--our-deck")
    assert ours.code == 0
    assert "sourced" in ours.out
    both = adp("cards", "--our-deck", "--deck", other)
    assert both.code == 2


def test_its_changes_are_listed_in_plain_lines_without_texts(adp: Adp, home: Path) -> None:
    assert adp("cards", "--compare").out == "There is no owner's deck; ours is in use.\n"
    own_deck.write(home)

    assert adp("cards", "--compare").out.splitlines() == [
        "11 Strategic Release: one text only",
        "24 US-Taliban Talks: order W T C G, ours T C W G",
        "24 US-Taliban Talks: unshaded and shaded by hand",
        "24 US-Taliban Talks: other text, unshaded and shaded",
        "30 Urban Specialists: other text, shaded",
        "45 Tribal Elders: shaded by hand",
        "45 Tribal Elders: other text, shaded",
        "57 Sandstorms: unshaded by hand",
        "Ghazni: Mountain, Population 1, ours Plains, Population 1",
        "Kabul: City, Population 4, ours City, Population 3",
    ]
    own_deck.write(home, our_deck())
    assert adp("cards", "--compare").out == "Your deck is the same as ours.\n"


def test_a_game_shows_the_text_that_it_carries_out(tmp_path: Path) -> None:
    COPY.use(own_deck.write(tmp_path))
    with_it, without = BOX.start(Setup("main", printed=PRINTED)), BOX.start(Setup("main"))

    assert text_of(with_it, 24, Side.SHADED) == (SHADED, Known.YOURS_BY_HAND)
    assert text_of(without, 24, Side.SHADED).known is Known.SOURCED
    assert text_of(without, 30, Side.SHADED) == (OTHER, Known.YOURS)
    COPY.put_away()
    assert text_of(with_it, 24, Side.SHADED).known is Known.BY_HAND
    assert SECRET not in text_of(with_it, 24, Side.SHADED).words


# Playing


def test_a_new_game_begins_with_it_and_a_friend_without_it_can_continue(
    adp: Adp, home: Path
) -> None:
    deck = own_deck.write(home)
    assert adp("new", "main", "--name", "mine", *_bots("government")).code == 0
    header = msgspec.json.decode((home / "saves" / "mine.adp").read_bytes().split(b"\n")[0])
    assert header["printed"] == PRINTED

    deck.unlink()

    verified = adp("verify", "mine")
    assert verified.code == 0, verified.err
    shown = adp("show", "mine")
    assert "In print      1 order, 4 sides by hand, 2 spaces" in shown.out


def test_without_a_deck_and_with_ours_nothing_is_said_about_print(adp: Adp, home: Path) -> None:
    own_deck.write(home)
    adp("new", "main", "--name", "plain", "--our-deck")

    assert b"printed" not in (home / "saves" / "plain.adp").read_bytes()


def test_the_position_and_the_line_mode_show_the_owners_text(
    adp: Adp, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_deck.write(home)
    _save(home / "saves" / "mine.adp")

    assert SECRET in adp("show", "mine").out
    assert SECRET not in adp("show", "mine", "--our-deck").out
    monkeypatch.setattr(sys, "stdin", io.StringIO("show 24\nevent\nshaded\nquit\n"))
    told = adp("play", "--plain", "mine").out
    assert SECRET in told
    assert "By hand: what does it say?" in told


def _save(path: Path, *words: str) -> None:
    """Save a game with the deck in which the Warlords act on card 24."""
    position = "card: 24\nnext: 57\n"
    setup = Setup("main", position=position, printed=PRINTED)
    path.parent.mkdir(parents=True, exist_ok=True)
    with Session.new(BOX, setup, seed=1, program="test", path=path, name="mine") as session:
        for word in words:
            session.answer(word)


def _bots(*sides: str) -> list[str]:
    return [word for side in sides for word in ("--seat", f"{side}=bot")]


# Keeping it here


def test_no_save_report_log_or_json_has_a_word_of_the_owners_texts(
    adp: Adp, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = own_deck.write(home)
    adp("new", "main", "--name", "begun", *_bots("government", "coalition"))
    words = ("event", "shaded", "die", "4", "place", "warlord_underground", "herat", "4")
    _save(home / "saves" / "mine.adp", *words, "track", "raise-aid", "2", "done")
    monkeypatch.setattr(sys, "stdin", io.StringIO("show 24\nhint\nquit\n"))
    adp("play", "--plain", "begun")
    both = ("begun", "mine")
    tools: list[tuple[object, ...]] = [
        *(("log", name) for name in both),
        *(("show", name, "--json") for name in both),
        *(("report", name) for name in both),
        ("report", "mine", "--out", tmp_path / "report.txt"),
        ("rescue", "mine", tmp_path / "rescued.adp"),
        ("why", "mine", 2),
        ("branches", "mine"),
        ("verify", "mine"),
        ("cards", "--compare"),
        ("sim", "-n", 1, "--scenario", "short", "--json", "--out", tmp_path / "sim"),
    ]

    reported = [adp(*tool) for tool in tools]

    assert [ran.code for ran in reported] == [0] * len(tools), reported
    for ran in reported:
        assert SECRET not in " ".join((ran.out + ran.err).split())
    files = [path for path in tmp_path.rglob("*") if path.is_file() and path != deck]
    assert len(files) > 4
    for path in files:
        assert SECRET.encode() not in path.read_bytes(), path


def test_the_traceback_of_a_bug_has_none_of_them_either(
    adp: Adp, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_deck.write(home)

    def fail(words: str, *_: object, **__: object) -> list[str]:
        if SECRET in words:
            raise RuntimeError("this is the bug")
        return [words]

    monkeypatch.setattr(cards_command, "wrap", fail)

    ran = adp("cards", "24")

    story = Path(re.findall(r"with the file (\S+)", ran.err)[0])
    assert "this is the bug" in story.read_text(encoding="utf-8")
    assert SECRET not in story.read_text(encoding="utf-8")
    story.unlink()


def test_an_agent_begins_a_game_with_what_is_in_print(adp: Adp, home: Path) -> None:
    from adp_tui.agent.agent import Agent
    from adp_tui.games import GAMES

    COPY.use(own_deck.write(home))
    agent = Agent(GAMES)

    def ask(**request: object) -> dict[str, Any]:
        reply = agent.reply(msgspec.json.encode(request))
        assert SECRET.encode() not in msgspec.json.encode(reply)
        return reply

    begun = ask(do="new", scenario="main", seed=1, printed=PRINTED)
    assert begun["ok"]
    state = ask(do="state")["state"]
    assert isinstance(state, dict)
    assert state["printed"] == PRINTED
    assert state["spaces"]["kabul"]["population"] == 5  # with Returnees
    assert "order-24=warlords" in ask(do="position")["position"]
    refused = ask(do="new", scenario="main", printed={"order 73": "x"})
    assert (refused["ok"], refused["error"]) == (
        False,
        "there is no card 73: they go from 1 to 72",
    )
    assert ask(do="log")["ok"]
