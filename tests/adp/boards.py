"""Random legal positions of any stage, for properties that hold everywhere."""

from __future__ import annotations

from random import Random
from typing import Final

from hypothesis import strategies as st
from msgspec.structs import replace

from core.adp.events.deck import DECK, MOMENTUM
from core.adp.events.printed import LANDS
from core.adp.model.atlas import AFGHAN_AREAS, AFGHAN_PROVINCES, AREAS, ATLAS, LOCS
from core.adp.model.board import (
    EMPTY_MAP,
    INVENTORY,
    Acted,
    Board,
    Deck,
    Forces,
    Lasting,
    Result,
    Space,
    control_of,
)
from core.adp.model.facts import changed
from core.adp.model.ids import (
    BASES,
    CAP,
    COALITION,
    DECEPTIONS,
    FACTIONS,
    HIDDEN,
    OWNER,
    PROPAGANDA,
    TALIBAN,
    Deed,
    Islamabad,
    Piece,
    Scenario,
    Seat,
    Side,
    SpaceId,
    Stage,
    Support,
)
from core.adp.model.options import Edition, Options
from core.adp.model.printed import MOST_PEOPLE, CardOrder, Land, Printed
from core.adp.model.scenarios import EVENT_CARDS, STARTS, available_beside, starting_board

NOTES: Final = ("", "taliban", 'a "quoted" note, with # and \\', "two\nlines")
PROPAGANDA_ROUND: Final = (
    Stage.VICTORY,
    Stage.RESOURCES,
    Stage.SUPPORT,
    Stage.REDEPLOY,
    Stage.RESET,
)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Return a legal position."""
    return any_board(draw(st.randoms(use_true_random=False)))


def any_board(random: Random) -> Board:
    """Make a legal position, however unlikely."""
    options = Options(
        sudden_propaganda=random.random() < 0.2,
        victory_deception=random.random() < 0.3,
        open_deployment=random.random() < 0.3,
        np_government=random.choice(tuple(Edition)),
    )
    seats = dict.fromkeys(FACTIONS, Seat.HUMAN)
    if random.random() < 0.5:
        seats[random.choice(FACTIONS)] = Seat.BOT
    board = starting_board(random.choice(tuple(Scenario)), options, seats)
    board = scattered(board, random) if random.random() < 0.9 else board
    board = replace(
        board,
        resources={track: random.randint(0, most) for track, most in CAP.items()},
        islamabad=random.choice(tuple(Islamabad)[1:]),
        hard=random.random() < 0.3,
        capabilities=_lasting(random, [n for n, card in DECK.items() if card.capability_of]),
        momentum=_momentum(random),
    )
    board = _with_sequence(_with_deck(board, random), random)
    return _in_print(board, random) if random.random() < 0.25 else board


def scattered(board: Board, random: Random) -> Board:
    """Scatter pieces and markers, within stacking; some fell or left play."""
    left = {piece: INVENTORY.count(piece) for piece in Piece}
    spaces = dict(EMPTY_MAP)
    for _ in range(random.randint(0, 60)):
        space, piece = random.choice(tuple(ATLAS)), random.choice(tuple(Piece))
        stock = HIDDEN.get(piece, piece)
        here, place = spaces[space], ATLAS[space]
        room = (2 - here.bases) * (not place.is_loc) if piece in BASES else 9
        if place.in_pakistan and OWNER[piece] is not TALIBAN:
            continue
        count = random.randint(0, min(room, left[stock]))
        left[stock] -= count
        spaces[space] = changed(here, piece, count)
    for space in random.sample(AFGHAN_AREAS, 6):
        spaces[space] = _marked(space, spaces[space], random)
    for space in random.sample(LOCS, 2):
        spaces[space] = replace(spaces[space], sabotaged=True)
    casualties = _some_coalition(left, random)
    out_of_play = _some_coalition(left, random)
    return replace(
        board,
        spaces=spaces,
        casualties=casualties,
        out_of_play=out_of_play,
        available=available_beside(*spaces.values(), casualties, out_of_play),
    )


def _marked(space: SpaceId, here: Space, random: Random) -> Space:
    returnees = random.randint(0, 1)
    lived_in = ATLAS[space].population + returnees
    support = random.choice(tuple(Support)) if lived_in else Support.NEUTRAL
    return replace(here, returnees=returnees, support=support, terror=random.randint(0, 4))


def _in_print(board: Board, random: Random) -> Board:
    """Let a printed copy have some things otherwise."""
    grounds = {
        space: Land(random.choice(LANDS), random.randint(0, MOST_PEOPLE))
        for space in random.sample(AFGHAN_PROVINCES, random.randint(0, 3))
    }
    cards = sorted(random.sample(EVENT_CARDS, 2))
    printed = Printed(
        orders=tuple(CardOrder(card, tuple(random.sample(FACTIONS, 4))) for card in cards),
        by_hand={random.choice(tuple(Side)): tuple(sorted(random.sample(EVENT_CARDS, 2)))},
        spaces={space: grounds[space] for space in AREAS if space in grounds},
    )
    board = replace(board, printed=printed)
    deserted = [space for space in grounds if not board.can_take_sides(space)]
    neutral = {s: replace(board.spaces[s], support=Support.NEUTRAL) for s in deserted}
    return replace(board, spaces=board.spaces | neutral)


def _some_coalition(left: dict[Piece, int], random: Random) -> Forces:
    forces = Forces()
    for piece in (Piece.COALITION_BASE, Piece.COALITION_TROOPS):
        count = random.randint(0, min(2, left[piece]))
        left[piece] -= count
        forces = changed(forces, piece, count)
    return forces


def _lasting(random: Random, cards: list[int]) -> tuple[Lasting, ...]:
    chosen = sorted(random.sample(cards, random.randint(0, 4)))
    return tuple(Lasting(card, random.choice(tuple(Side)), random.choice(NOTES)) for card in chosen)


def _momentum(random: Random) -> tuple[Lasting, ...]:
    chosen = sorted(random.sample(list(MOMENTUM), random.randint(0, 4)))
    return tuple(
        Lasting(card, random.choice(MOMENTUM[card]), random.choice(NOTES)) for card in chosen
    )


def _with_deck(board: Board, random: Random) -> Board:
    """Make a deck, exactly or roughly even, and turn up some of its cards."""
    events = random.sample(EVENT_CARDS, len(EVENT_CARDS))
    number = STARTS[board.scenario].removed_events
    removed, events = tuple(events[:number]), events[number:]
    if random.random() < 0.1:
        some = removed[: random.randint(0, number)]
        return replace(
            board, removed=some, deck=Deck(tuple(c for c in EVENT_CARDS if c not in some))
        )
    piles = board.propaganda_total
    sizes = [12 + random.choice((0, 0, -1, 1)) for _ in range(piles - 1)]
    came: list[int] = []
    deck = Deck(tuple(sorted(events)), piles_below=piles)
    for drawn in range(random.randint(0, len(events) + piles)):
        if came.count(PROPAGANDA) == piles:
            break  # the final one ends the game
        if not deck.pile_events and not deck.pile_propaganda:
            size = sizes[piles - deck.piles_below] if deck.piles_below > 1 else len(deck.unseen)
            deck = Deck(deck.unseen, size, True, deck.piles_below - 1)
        if deck.pile_propaganda and random.randint(0, deck.pile_events) == 0:
            came.append(PROPAGANDA)
            deck = replace(deck, pile_propaganda=False)
        else:
            came.append(events[drawn - came.count(PROPAGANDA)])
            unseen = tuple(card for card in deck.unseen if card != came[-1])
            deck = replace(deck, unseen=unseen, pile_events=deck.pile_events - 1)
    revealed = min(random.randint(0, 2), len(came))
    upcoming = tuple(came[len(came) - revealed :])
    before = came[: len(came) - revealed]
    return replace(
        board,
        stage=Stage.NEXT_CARD,
        removed=removed,
        deck=deck,
        upcoming=upcoming,
        card=before[-1] if before else None,
        played=tuple(before[:-1]),
    )


def _with_sequence(board: Board, random: Random) -> Board:
    """Stand at some stage that the current card allows."""
    if board.options.victory_deception and random.random() < 0.8:
        marker = DECEPTIONS
        board = replace(
            board,
            hidden={COALITION: (random.choice(marker),), TALIBAN: ()},
            shown={TALIBAN: (random.choice(marker), random.choice(marker))},
        )
    if board.options.open_deployment:
        board = replace(board, deployed=tuple(random.sample(FACTIONS, random.randint(0, 4))))
    board = replace(
        board,
        eligible=tuple(f for f in FACTIONS if random.random() < 0.7) or (TALIBAN,),
    )
    if board.card is None:
        early = (Stage.DECEPTION, Stage.DEPLOY, Stage.NEXT_CARD)
        return replace(board, stage=random.choice(early)) if board.deck.piles_below else board
    if board.card == PROPAGANDA:
        return _in_propaganda_round(board, random)
    first = Acted(board.eligible[0], random.choice(tuple(Deed)))
    if random.random() < 0.3:
        return replace(board, acted=(first,))
    acted = (first,) if len(board.eligible) > 1 and random.random() < 0.5 else ()
    pawns = tuple(random.sample(tuple(ATLAS), random.randint(0, 3)))
    return replace(board, stage=Stage.TURN, acted=acted, pawns=pawns)


def _in_propaganda_round(board: Board, random: Random) -> Board:
    phases = PROPAGANDA_ROUND[:-1] if board.is_final_propaganda else PROPAGANDA_ROUND
    stage = random.choice((*phases, Stage.OVER))
    board = replace(board, stage=stage)
    if stage is Stage.REDEPLOY:
        frozen = {space: control_of(board.spaces[space]) for space in AREAS}
        return replace(board, frozen_control=frozen)
    if stage is not Stage.OVER:
        return board
    order = tuple(random.sample(FACTIONS, len(FACTIONS)))
    margins = {faction: random.randint(-40, 20) for faction in FACTIONS}
    winners = tuple(faction.value for faction in order[: random.randint(0, 2)])
    result = Result(winners, order, margins, "check", "7.1", random.choice(NOTES))
    return replace(board, result=result)
