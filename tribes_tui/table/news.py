"""What others did since the viewer's last turn, in as many words as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.widgets.drawing.lines import fold
from tribes_tui.words.speech import in_brief, news_sentences
from tribes_tui.words.spoken import Clause, spoken_of

if TYPE_CHECKING:
    from rules import Event

LENGTHS = (60, 40, 28, 20, 14, 10, 7, 5)
"""Words that are told, from most to least, until they fit."""

NARROWEST = 12
"""Columns below which nothing can be told."""


class News(NamedTuple):
    """The events of the others' turns, oldest first, as the viewer (None: a spectator) was told of them."""

    game_id: str = ""
    events: tuple[Event, ...] = ()
    names: tuple[str, ...] = ()
    viewer: int | None = None

    def within(self, columns: int, rows: int = 1, before: str | None = None) -> list[str]:
        """Sentences that fit into so many rows, each beginning a row; what matters most, and the latest, before the rest. With
        something `before` them they follow it and each other.

        None if nothing happened, or nothing of it fits. Of what the viewer did only what had to be heard, where others did nothing: the
        rest they know.
        """
        if not self.events or columns < NARROWEST or rows < 1:
            return []
        clauses = self._clauses()
        clauses = [clause for clause in clauses if clause.who != self.viewer] or clauses
        worth = [clause for clause in clauses if clause.weight > 0]
        for most in LENGTHS:
            sentences, _ = in_brief(worth, self.names, most)
            if sentences and _rows_of(sentences, columns, before) <= rows:
                return sentences
        return _latest(news_sentences(clauses, self.names), columns, rows, before)

    def whole(self, columns: int) -> list[str]:
        """All that is worth hearing, if it fits into a row; else nothing."""
        clauses = self._clauses()
        said = news_sentences([clause for clause in clauses if clause.weight > 0] or clauses, self.names)
        return said if len(" ".join(said)) <= columns else []

    def _clauses(self) -> list[Clause]:
        """What the viewer didn't do, or has to hear all the same."""
        clauses = spoken_of(self.game_id).news(self.events, self.names, self.viewer) if self.events else []
        return [clause for clause in clauses if clause.weight > 1 or clause.who != self.viewer]


def _rows_of(sentences: Sequence[str], columns: int, before: str | None) -> int:
    if before is not None:
        sentences = (" ".join((before, *sentences)),)
    return sum(len(fold(((text, "soft"),), columns)) for text in sentences)


def _latest(sentences: Sequence[str], columns: int, rows: int, before: str | None) -> list[str]:
    """Those of the latest that fit, in their order."""
    found: list[str] = []
    for text in reversed(sentences):
        if _rows_of([text, *found], columns, before) <= rows:
            found.insert(0, text)
    return found
