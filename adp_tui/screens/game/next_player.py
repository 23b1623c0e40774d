"""Who must sit down at the screen, in words that everybody may read."""

from __future__ import annotations

from adp_tui.look.paint import Line, Role, line
from adp_tui.play.controller import Controller
from adp_tui.play.public_words import asked_in_public
from adp_tui.screens.hand_over import NextPlayer
from adp_tui.texts import screens as texts
from adp_tui.texts.words import sentence
from adp_tui.widgets.decision_pane import asked_bar
from adp_tui.widgets.rows import exactly, wrapped


def next_player(controller: Controller) -> NextPlayer:
    """Return the player who is asked, who must look away, and what is asked."""
    presenter, decision = controller.presenter, controller.decision
    assert decision is not None
    assert decision.by is not None
    name = presenter.words.name
    return NextPlayer(
        name(decision.by),
        presenter.cover.looks.side(decision.by),
        tuple(map(name, _others(controller))),
        asked_in_public(presenter.words, decision),
        _notes(controller),
    )


def quick_rows(controller: Controller, cells: int, height: int) -> list[Line]:
    """Return the pane that shows the answers to one player alone, once they ask for it (RDS-26)."""
    player, decision = next_player(controller), controller.decision
    assert decision is not None
    inside = max(cells - 1, 1)
    shows = texts.shows_answers(texts.i_am(player.name))
    told = [
        *wrapped(player.asked, inside),
        *wrapped(texts.only_for(player.others), inside, Role.DIM),
        (),
        line((controller.keymap.key("take"), Role.KEY)),
        *wrapped(shows, inside),
    ]
    bar = asked_bar(controller.presenter, decision, cells)
    return exactly([bar, *((line(" ", *row) if row else row) for row in told)], height)


def _notes(controller: Controller) -> tuple[str, ...]:
    """Return what the game says about the cover, and the last message, which was for everybody."""
    told = controller.presenter.covered()
    message = sentence(controller.notice) if controller.notice else ""
    return tuple(filter(None, (told, message)))


def _others(controller: Controller) -> list[str]:
    """Return the sides of the other people."""
    session, asked = controller.session, controller.seating.player()
    people = session.box.players(controller.driver.board, session.seats)
    return [side for player in people for side in player if side not in asked]
