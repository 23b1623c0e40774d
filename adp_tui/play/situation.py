"""The situation at the table: what is asked, what is highlighted, what is shown where."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from adp_tui.bots import AnyBot
from adp_tui.games.adp.ahead.marks import marks
from adp_tui.games.adp.ahead.option_order import as_shown, first_number
from adp_tui.games.adp.texts import decisions, victory
from adp_tui.play.adp import AdpSession
from adp_tui.play.choices import DIGITS, Choice, Choices, Section
from adp_tui.play.driver import Driver
from adp_tui.play.journal import Journal
from adp_tui.play.outlook import Outlook, look_ahead
from adp_tui.play.preview import Preview, preview
from adp_tui.play.standings import Trend
from core.adp.board import Board
from core.adp.ids import FACTIONS, Deception, Faction, Seat, SpaceId
from core.adp.options import players
from core.kernel import Decision, Kind


class View(StrEnum):
    """What stands on the left."""

    MAP = "map"
    TABLE = "table"
    FACTIONS = "factions"
    JOURNAL = "journal"
    DIGEST = "digest"


Step = Callable[[SpaceId, str], SpaceId]
"""Tells which space is next to another on the map, in a direction."""


def stay(space: SpaceId, _direction: str) -> SpaceId:
    """Go nowhere, where no map is drawn."""
    return space


class Situation:
    """A game at the table: the question, the list, the cursor, the views, the notices."""

    def __init__(
        self, session: AdpSession, *, take_lone: bool = True, bot: AnyBot | None = None
    ) -> None:
        self.session = session
        self.driver = Driver(session, take_lone=take_lone, bot=bot)
        self.journal = Journal(session)
        self.trend = Trend(session)
        self.view = View.MAP
        self.on_map = False
        """Whether arrows move on the map."""

        self.map_cursor = SpaceId.KABUL
        self.notice = ""
        """What the player should know; it stands until the next key."""

        self.scroll = 0
        """How many lines at the end of the journal are below the pane."""

        self.page: Callable[[Decision], int] = lambda _: DIGITS
        """How many answers the list shows at once."""

        self.column: Callable[[Choices], int] = lambda _: 0
        """How many answers stand below each other where the list has two columns; else 0."""

        self.overflow: Callable[[], int] = lambda: 0
        """How many rows of the digest are not in sight; the screen knows."""

        self.at_the_screen: tuple[str, ...] = ()
        """The Factions of whoever was last seen to sit here."""

        self.step: Step = stay
        """Which space an arrow leads to; the screen knows how the map is drawn."""

        self.lingering = False
        """Whether what a bot did last is still to be read before anything is asked."""

        self._warned: set[int] = set()
        """The Propaganda Rounds that the player has been told of."""

        self._page_read: tuple[Choice | None, int] = (None, 0)
        """Which page of the preview of which answer is being read."""

        self._previews: dict[str, Preview | None] = {}
        self._outlooks: dict[str, Outlook | None] = {}
        self.ask()
        if self._plays_alone():
            self.at_the_screen = self._player()

    # What is shown

    @property
    def board(self) -> Board:
        """The position now."""
        return self.driver.board

    @property
    def decision(self) -> Decision | None:
        """What is asked of a person."""
        return self.driver.decision

    @property
    def asked(self) -> str | None:
        """Who is asked; None for the dice and at the end."""
        return self.decision.by if self.decision is not None else None

    @property
    def watching(self) -> bool:
        """Whether a bot's turn stands where the question would."""
        return self.bots_go_on or self.driver.bot_is_followed

    @property
    def bots_go_on(self) -> bool:
        """Whether a key makes a bot act, or ends the look at what one did."""
        return self.driver.bot_is_asked or self.lingering

    @property
    def seats(self) -> dict[str, str]:
        """Who plays each side: human or bot."""
        return self.session.seats

    @property
    def candidates(self) -> list[SpaceId]:
        """The spaces that can be chosen, as the list has them."""
        rows = self.choices.rows if self.choices is not None else []
        return [SpaceId(row.word) for row in rows if row.word in self.board.spaces]

    @property
    def marks(self) -> dict[SpaceId, str]:
        """The marks on the map."""
        return marks(self.choices, self.board, self.driver.before)

    @property
    def current(self) -> Choice | None:
        """What is highlighted, in the list or on the map."""
        if self.choices is None:
            return None
        if not self.among_spaces:
            return self.choices.current
        word = self.map_cursor
        found = next((c for c in self.choices.listed if c.word == word), None)
        if found is not None:
            return found
        decision = self.choices.decision
        label, reason = decisions.name(word), decision.why_not(word)
        if reason is None:
            return Choice(word, label, Section.MAIN)
        return Choice(word, label, Section.REFUSED, reason)

    @property
    def among_spaces(self) -> bool:
        """Whether arrows walk from space to space, on the map or in the table."""
        return self.on_map and self.view in (View.MAP, View.TABLE)

    @property
    def cursor(self) -> SpaceId | None:
        """The space that is highlighted on the map."""
        if self.on_map:
            return self.map_cursor
        words = [self.current.word] if self.current else []
        words += self.decision.about if self.decision else ()
        return next((SpaceId(word) for word in words if word in self.board.spaces), None)

    @property
    def preview_page(self) -> int:
        """Which page of the preview is read; for another answer, the first."""
        read, page = self._page_read
        return page if read == self.current else 0

    def turn_preview(self, by: int) -> None:
        """Turn the page of the preview; after the last comes the first."""
        self._page_read = self.current, self.preview_page + by

    def preview(self, word: str) -> Preview | None:
        """Return what an answer would change, None if the rules fail there; looking costs nothing.

        Each is worked out once.
        """
        if word not in self._previews:
            try:
                game = self.session.turn.game
                seen = preview(self.session.box.rules, game, word, self.outlook(word))
            except Exception:  # a bug in the rules must not end a game by being looked at
                seen = None
            self._previews[word] = seen
        return self._previews[word]

    def outlook(self, word: str) -> Outlook | None:
        """Return how far an answer could lead, None if the rules fail there; each is found once."""
        if word not in self._outlooks:
            try:
                found = look_ahead(self.session.box.rules, self.session.turn.game, word)
            except Exception:  # a bug in the rules must not end a game by being looked at
                found = None
            self._outlooks[word] = found
        return self._outlooks[word]

    @property
    def needs_hand_over(self) -> bool:
        """Whether somebody else must sit down before the screen shows what only they may see."""
        if self.session.read_only or not self.board.hidden:
            return False
        return self._player() != self.at_the_screen

    def _plays_alone(self) -> bool:
        """Whether there is one player, who must be the one at the screen; a watcher is nobody."""
        return not self.session.read_only and len(self._players()) == 1

    @property
    def own_markers(self) -> dict[Faction, tuple[Deception, ...]]:
        """The Deception markers of whoever sits at the screen (7.3); a follower sees nobody's."""
        if self.session.read_only:
            return {}
        mine = (Faction(side) for side in self.at_the_screen)
        return {faction: held for faction in mine if (held := self.board.hidden.get(faction))}

    def _player(self) -> tuple[str, ...]:
        """Return the Factions of the player who is asked."""
        decision = self.decision
        if decision is None or decision.by is None or self.watching:
            return self.at_the_screen
        everyone = self._players()
        return next((player for player in everyone if decision.by in player), (decision.by,))

    def _players(self) -> tuple[tuple[str, ...], ...]:
        """Return who plays, each with the Factions of that player."""
        seats = {side: Seat(self.seats.get(side, Seat.HUMAN)) for side in FACTIONS}
        return tuple(players(self.board.options, seats))

    def ask(self) -> None:
        """Put the question that is pending now."""
        decision = self.driver.decision
        self._previews, self._outlooks = {}, {}
        self.scroll = 0
        self._page_read = None, 0
        asked = decision is not None and decision.by is not None and not self.watching
        self.choices = None
        if asked and decision is not None:
            bot, board = self.driver.is_bot(decision.by), self.board
            shown = decision if bot else as_shown(decision, board)
            self.choices = Choices(shown, self.page(shown), first_number(decision, board))
            if self.driver.is_replay and (onward := self.driver.onward()) is not None:
                self.choices.stand_on(onward.answer)
        if decision is not None and decision.kind is not Kind.PLACE:
            self.on_map = False
        if asked:
            self._warn()
        if (trouble := self.driver.trouble) is not None:
            self.notice = trouble

    def _warn(self) -> None:
        """Tell a lone player once before each Propaganda Round what it decides (8.9)."""
        coming = self.board.propaganda_played + 1
        told = victory.warning(self.board)
        if told and coming not in self._warned and not self.session.read_only:
            self._warned.add(coming)
            self.notice = told
