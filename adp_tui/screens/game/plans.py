"""When the screen for planning opens: by its key, and by itself where a new turn begins with it."""

from __future__ import annotations

from textual.app import App

from adp_tui.look.theme import Theme
from adp_tui.play.controller import Controller
from adp_tui.play.planning import PlanEnd, begins_here, planner_for
from adp_tui.screens.game.planner import PlannerScreen
from adp_tui.texts import planning as texts


class Plans:
    """Opens the screen for planning, by itself only once at each question."""

    def __init__(self, controller: Controller, pause: float) -> None:
        self._controller = controller
        self._pause = pause
        """Seconds that the screen must have been visible before a key may end it."""

        self._offered = set[int]()
        """The answers after which the screen was open."""

    def is_opened_by(self, action: str) -> bool:
        """Whether an action opens the screen."""
        planner = self._controller.presenter.planner
        return planner is not None and planner.action == action

    async def offer(self, app: App[object], look: Theme) -> None:
        """Open the screen if the question has just come up."""
        if self._controller.session.number not in self._offered and begins_here(self._controller):
            await self.open(app, look)

    async def open(self, app: App[object], look: Theme) -> None:
        """Open the screen, or say that there is nothing to plan."""
        controller = self._controller
        if (planner := planner_for(controller)) is None:
            controller.tell(texts.NOTHING_TO_PLAN)
            return
        self._offered.add(controller.session.number)

        def closed(end: PlanEnd | None) -> None:
            key = controller.keymap.key(planner.action)
            if end is not PlanEnd.DONE and key:
                controller.tell(texts.reopens(key))

        await app.push_screen(PlannerScreen(look, controller, planner, self._pause), closed)
