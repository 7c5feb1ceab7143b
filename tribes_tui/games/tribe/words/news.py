"""What the others did since one's own turn, in a line: each thing in a few words, names of cards as they stand on the pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from tribes_tui.games.tribe.words.events import BRIEF, SEEN, HappenedAtTribe, Say, in_face_words
from tribes_tui.games.tribe.words.said import log as said
from tribes_tui.words.speech import news_sentences
from tribes_tui.words.spoken import Clause

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]
TOUCHING = 2
"""The weight of what was done to the viewer."""


def since(events: Sequence[Event], names: Names, viewer: int | None) -> Iterator[str]:
    """All of it; without what one sees on the table; then without the first of it, but for what touched the viewer; from long to
    short."""
    others = [event for event in events if event.player != viewer]
    for say, counts in ((SEEN, False), (BRIEF, False), (BRIEF, True)):
        yield " ".join(news_sentences(_clauses(others, names, viewer, say, counts), names))
    left = _clauses(others, names, viewer, BRIEF, True)
    while len(left) > 1:
        left.pop(next((k for k, clause in enumerate(left) if clause.weight < TOUCHING), 0))
        yield " ".join(("…", *news_sentences(left, names)))


def _clauses(
    events: Sequence[Event], names: Names, viewer: int | None, say: Mapping[str, Say], counts: bool
) -> list[Clause]:
    """A clause for each thing; cards that one player discards in a row are one, with `counts` their number alone."""
    found = list[Clause]()
    drawers = {event.player for event in events if event.kind == "played_draw3"}
    for (kind, who), group in groupby(events, lambda event: (event.kind, event.player)):
        happened = [HappenedAtTribe(event, names, in_face_words) for event in group]
        if kind == "discarded" and not (counts and who in drawers):  # whoever takes three discards as many
            cards = [one.card() for one in happened]
            text = said.discarded_counted(number=len(cards)) if counts else said.discarded_several(cards=cards)
            found.append(Clause(who, text))
        elif kind in say:
            found += [Clause(who, say[kind](one), TOUCHING if one.touches(viewer) else 1) for one in happened]
    return found
