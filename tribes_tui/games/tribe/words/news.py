"""What the others did since one's own turn, in a line: each thing in a few words, names of cards as they stand on the pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from tribes_tui.games.tribe.words.events import BRIEF, SEEN, Happened, Say, in_face_words
from tribes_tui.games.tribe.words.said import log as said
from tribes_tui.words.speech import news_sentences
from tribes_tui.words.spoken import Clause

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]


def since(events: Sequence[Event], names: Names, viewer: int | None) -> Iterator[str]:
    """All of it; without what one sees on the table; then without the first of it, but for what touched the viewer; from long to
    short."""
    others = [event for event in events if event.player != viewer]
    for say, counts in ((SEEN, False), (BRIEF, False), (BRIEF, True)):
        yield " ".join(news_sentences(_clauses(others, names, say, counts), names))
    left = _clauses(others, names, BRIEF, True)
    mine = _clauses([event for event in others if _touches(event, viewer)], names, BRIEF, True)
    while len(left) > 1:
        first = next((clause for clause in left if clause not in mine), left[0])
        left.remove(first)
        yield " ".join(("…", *news_sentences(left, names)))


def _touches(event: Event, viewer: int | None) -> bool:
    """Whether it was done to the viewer."""
    return viewer is not None and event.fields().get("target") == viewer


def _clauses(events: Sequence[Event], names: Names, say: Mapping[str, Say], counts: bool) -> list[Clause]:
    """A clause for each thing; cards that one player discards in a row are one, with `counts` their number alone."""
    found = list[Clause]()
    drawers = {event.player for event in events if event.kind == "played_draw3"}
    for (kind, who), group in groupby(events, lambda event: (event.kind, event.player)):
        happened = [Happened(event, names, in_face_words) for event in group]
        if kind == "discarded" and counts and who in drawers:
            continue  # whoever takes three discards as many
        if kind == "discarded":
            cards = [one.card() for one in happened]
            found.append(
                Clause(
                    who, said.discarded_counted(number=len(cards)) if counts else said.discarded_several(cards=cards)
                )
            )
        elif kind in say:
            found += [Clause(who, say[kind](one)) for one in happened]
    return found
