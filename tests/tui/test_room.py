"""How the game screen uses its room: where the panes are, and what more room shows."""

from __future__ import annotations

from itertools import combinations

import pytest

from adp_tui.games.adp.map.layouts import COMPACT
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import plain, width
from adp_tui.play.controller import Controller
from adp_tui.screens.game.arrangement import DECISION, LEFT, PREVIEW, Rect, places
from adp_tui.screens.game.panes import GamePanes, pane_rows
from adp_tui.screens.page import LEAST
from tests.tui.conftest import frame
from tests.tui.table import FOUR, SOLO, Sized, app, begin, controller, press

SIZES = [
    *[(80, 24), (100, 30), (110, 40), (120, 36), (120, 70), (140, 40), (140, 45), (160, 50)],
    *[(175, 50), (176, 50), (192, 54), (199, 59), (200, 60), (213, 60), (240, 70), (320, 90)],
]
CARDS, FACTIONS, TRACKS = (pane.name for pane in PRESENTER.panes.panes)
CUT_AT_THE_EDGE = (LEFT, PREVIEW)
"""Panes in which a long row is cut at the edge."""


def on(cells: int, rows: int) -> dict[str, Rect]:
    """Return the position of each pane on a screen of this size."""
    return places(PRESENTER.panes, cells, rows)


def apart(one: Rect, other: Rect) -> bool:
    """Whether two rectangles share no cell."""
    return (
        one.x + one.width <= other.x
        or other.x + other.width <= one.x
        or one.y + one.height <= other.y
        or other.y + other.height <= one.y
    )


def test_all_screens_and_the_smallest_map_are_made_for_the_same_least_terminal() -> None:
    cells, rows = LEAST

    assert COMPACT.screen == LEAST
    assert on(cells, rows)
    assert not on(cells - 1, rows)
    assert not on(cells, rows - 1)


@pytest.mark.parametrize("size", SIZES)
def test_panes_lie_on_the_screen_and_apart(size: tuple[int, int]) -> None:
    found = on(*size)

    for place in found.values():
        assert min(place.x, place.y) >= 0
        assert place.x + place.width <= size[0]
        assert place.y + place.height <= size[1]
    for one, other in combinations(found.values(), 2):
        assert apart(one, other)


def test_a_larger_terminal_loses_no_pane_unless_the_map_takes_its_room() -> None:
    for cells in range(80, 260, 5):
        for rows in range(24, 80, 3):
            found = on(cells, rows)
            for larger in (on(cells + 5, rows), on(cells, rows + 3)):
                if larger[LEFT] == found[LEFT]:
                    assert found.keys() <= larger.keys()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [SOLO, FOUR], ids=["solo", "four"])
def test_every_pane_keeps_to_its_room(size: tuple[int, int], seats: dict[str, str]) -> None:
    at = Controller(begin(seats=seats), PRESENTER)
    shown = on(*size)
    at.show_on(Sized(shown[DECISION]))

    for key in ("", "1", "h", "enter", "enter", "down", "?", "escape", "F", "J", "D"):
        if key:
            at.press(key)
        for pane, place in shown.items():
            rows = pane_rows(at, pane, shown, None, GamePanes())
            assert len(rows) <= place.height, pane
            assert pane in CUT_AT_THE_EDGE or all(width(row) <= place.width for row in rows), pane


def text_of(at: Controller, pane: str, size: tuple[int, int]) -> str:
    """Return what a pane shows on a screen of this size."""
    return "\n".join(plain(row) for row in pane_rows(at, pane, on(*size), None, GamePanes()))


def test_the_cards_say_what_they_do_where_there_is_room() -> None:
    at = Controller(begin(), PRESENTER)

    told = text_of(at, CARDS, (200, 60))

    assert "unshaded  Until Propaganda, Taliban Operations cannot remove" in told
    assert "sourced" in told
    assert "Air Lift is not allowed" in told
    assert "unshaded" not in text_of(at, CARDS, (120, 36))


def test_a_card_that_does_not_fit_says_where_the_rest_is() -> None:
    at = Controller(begin(), PRESENTER)

    told = text_of(at, CARDS, (130, 45))

    assert "C more" in told
    assert len(told.splitlines()) == on(130, 45)[CARDS].height


def test_the_edge_track_shows_all_five_markers_over_their_numbers() -> None:
    at = Controller(begin(), PRESENTER)

    *_, track, scale = text_of(at, FACTIONS, (200, 60)).splitlines()

    assert sorted(letter for letter in track.split()[1] if letter.isalpha()) == list("AGPTW")
    assert track.index("P") < scale.index("10") < track.index("A") < scale.index("20")
    assert abs(track.index("G") - scale.index("30")) <= 1


def test_pieces_left_over_are_counted_if_there_is_room() -> None:
    at = Controller(begin(), PRESENTER)

    assert "Out 0  Returnees 4  Markers 30" in text_of(at, TRACKS, (200, 60))
    assert "Returnees" not in text_of(at, TRACKS, (120, 36))


async def test_the_cursor_moves_without_counting_margins(monkeypatch: pytest.MonkeyPatch) -> None:
    at = controller(None, "1")
    shown_by = app(at)
    async with shown_by.run_test(size=(200, 60)) as pilot:
        await pilot.pause()
        before = frame(shown_by)
        monkeypatch.delattr(at.standings, "_session")  # counting again would fail
        await press(pilot, "down", "down")

        assert frame(shown_by) != before


def test_event_texts_in_force_are_shown_in_full_beside_a_very_wide_map() -> None:
    at = Controller(begin(), PRESENTER)

    told = text_of(at, TRACKS, (240, 70))

    assert all(f"{title} C: " in told for title in ("1 ISR", "2 Predators", "18 PRTs"))
    assert "29 Night Letters T: " in told
    assert "Returnees 4  Markers 30" in told
