"""Where a game turned, in words: the same ones beside a graph, in a replay, and in a review."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from rules import Event
from tribes_tui.play.standings import LIGHT, SeatTurn, Standings, Turning
from tribes_tui.words.about import round_of
from tribes_tui.words.common import capital
from tribes_tui.words.said import common, replay as said
from tribes_tui.words.spoken import in_brief, spoken_of

MOST_WORDS = 26
"""So many words tell what happened in a turn."""
ENDS = frozenset({"challenge_ended", "resolved", "round_over"})  # no words
"""The kinds of events that end a part of a game: they are told, whoever brought them about, and nothing of the next part is."""
OVER = frozenset({"end", "game_ended", "game_over"})  # no words
"""Those that end a game: no reason for it, and never told as one."""


class Turned(NamedTuple):
    """A turn that changed much who stood how.

    when    in which part of the game
    what    what the one whose turn it was did, and what came of it
    who     whose chances changed most; of two, always the same one: the viewer, or of all eyes the first person
    told    how they changed, as a sentence
    figures that in figures, with the name
    """

    turning: Turning
    when: str
    what: str
    who: int
    told: str
    figures: str

    @property
    def text(self) -> str:
        """All of it."""
        return said.swing(when=self.when, text=f"{self.what} {self.told}")


def turned(
    found: Standings, game: str, names: Sequence[str], viewer: int | None, person: int | None = None
) -> list[Turned]:
    """The turning points, the largest change first, as one may know them who looks with these eyes (None: with all; `person`: of whom it is told then,
    of two)."""
    of_two = viewer if viewer is not None else person or 0
    kind = round_of(game)
    told = []
    for one in found.turning():
        who = of_two if len(names) == 2 else one.who
        when, what = common.round_numbered(kind=kind, number=one.round), what_happened(found, game, names, viewer, one)
        figures = said.stands(name=capital(names[who]), chance=chances_in_figures(found, who, one))
        told.append(Turned(one, when, what, who, chances_told(found, names, who, one), figures))
    return told


def what_happened(
    found: Standings, game: str, names: Sequence[str], viewer: int | None, turn: Turning | SeatTurn
) -> str:
    """What was done at the move that weighs most; where that says nothing (a turn that ends), in the rest of the turn."""
    at = turn.move if isinstance(turn, Turning) else turn.last
    moves = (*range(at, turn.first, -1), *range(at + 1, turn.last + 1))
    happened = [[*_happened(found.events[number - 1], viewer)] for number in moves]
    own = [[one for one in events if one.player == turn.seat or one.kind in ENDS] for events in happened]
    weighty = [[one for one in events if one.kind not in LIGHT] for events in own]
    tell = spoken_of(game).news
    for events in (*weighty, *own, *happened):
        if events and (told := in_brief(tell(events, names, None), names, MOST_WORDS)[0]):
            return " ".join(told)
    return said.turn_ends(who=names[turn.seat])


def _happened(events: Sequence[Event], viewer: int | None) -> Iterator[Event]:
    """What these eyes saw of it, up to the end of a part of the game, or of all."""
    for event in takewhile(lambda event: event.kind not in OVER, events):
        seen = event if viewer is None else event.seen_by(viewer)
        if seen is not None:
            yield seen
        if event.kind in ENDS:
            return


def chances_told(found: Standings, names: Sequence[str], seat: int, turn: Turning | SeatTurn) -> str:
    """How a seat's chance to win changed in a turn."""
    before, after = (in_hundred(found.values[at][seat]) for at in (turn.first, turn.last))
    return said.chances(who=names[seat], before=before, after=after)


def chances_in_figures(found: Standings, seat: int, turn: Turning | SeatTurn) -> str:
    """The same, where it stands whose."""
    before, after = (in_hundred(found.values[at][seat]) for at in (turn.first, turn.last))
    return said.chances_brief(before=before, after=after)


def in_hundred(chance: float) -> int:
    """So many of 100 games that stand like this one are won."""
    return round(100 * chance)
