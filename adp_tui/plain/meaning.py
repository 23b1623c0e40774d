"""Which answer is meant by what was typed in the line mode."""

from __future__ import annotations

from adp_tui.plain.lines import asks_for_number
from adp_tui.plain.reading import Reading
from adp_tui.play.finder import has_words
from adp_tui.play.shortcuts import shortcuts
from adp_tui.terminal.numbers import number_in
from adp_tui.texts import plain as texts
from adp_tui.texts.words import listed
from core.kernel import Decision, GameError


class Meaning:
    """Finds the answer that a player means."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading

    def option(self, typed: str) -> str:
        """Return the option that was meant: by number, by name, or by its beginning.

        It may also be a word for several answers, if no option begins like that.
        """
        decision = self._reading.decision
        options, place = decision.options, number_in(typed)
        if place is not None and not asks_for_number(decision):
            if 0 < place <= len(options):
                return options[place - 1]
            if place == 0 and "done" in options:
                return "done"
        wanted = typed.replace(" ", "-")
        wanted = self.stand_in(wanted)
        if wanted in options:
            return wanted
        found = [word for word in options if word.lower().startswith(wanted)]
        found = found or self._shortcuts_meant(wanted)
        found = found or [word for word in options if self._is_said_of(decision, word, typed)]
        if len(found) == 1:
            return found[0]
        if found:
            raise GameError(texts.could_be(typed, listed(sorted(found))))
        reason = decision.why_not(wanted)
        assert reason is not None  # it is not an option
        words = self._reading.words
        raise GameError(f"{words.name(wanted)}: {words.with_rule(reason)}")

    def stand_in(self, word: str) -> str:
        """Return the option that is listed for a word, because both mean the same."""
        asked, answers = self._reading.driver.decision, self._reading.presenter.answers
        return word if asked is None else answers.stand_in(asked, word, self._reading.board)

    def _shortcuts_meant(self, wanted: str) -> list[str]:
        """Return the words for several answers that begin as typed; all of it for a refused one."""
        return [
            one.word
            for one in shortcuts(self._reading.session)
            if one.word == wanted or (one.word.startswith(wanted) and one.refusal is None)
        ]

    def _is_said_of(self, decision: Decision, word: str, typed: str) -> bool:
        """Whether all typed words are in what the list says about an option besides its name."""
        about = self._reading.presenter.ahead.beside(decision, word, self._reading.board)
        label = self._reading.words.label(decision, word)
        return bool(about) and has_words(f"{label} {about}", typed)
