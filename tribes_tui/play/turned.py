"""Where a game turned, in words: the same ones beside a graph, in a replay, and in a review."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from tribes_tui.play.standings import SeatTurn, Standings, Turning
from tribes_tui.words.about import round_of
from tribes_tui.words.common import capital
from tribes_tui.words.said import common, replay as said
from tribes_tui.words.wording import words_of

MOST_NEWS = 2
"""So many things that happened are told of a turn."""
ENDS = frozenset({"challenge_ended", "resolved", "round_over"})  # no words
"""The kinds of events that end a part of a game: they are told, whoever brought them about, and nothing of the next part is."""
SHOWN = frozenset({"revealed"})  # no words
"""Those in which somebody only lays open what they held: that decides nothing."""
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
    """The turning points, oldest first, as one may know them who looks with these eyes (None: with all; `person`: of whom it is told then,
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
    """What was done last at the move that changed most; where that says nothing (a turn that ends), in the rest of the turn."""
    words, at = words_of(game), turn.move if isinstance(turn, Turning) else turn.last
    others = ""
    for number in (*range(at, turn.first, -1), *range(at + 1, turn.last + 1)):
        own, rest = list[str](), list[str]()
        for event in takewhile(lambda event: event.kind not in OVER, found.events[number - 1]):
            seen = event if viewer is None else event.seen_by(viewer)
            if seen is not None and seen.kind not in SHOWN and (text := words.event(seen, names)):
                (own if seen.player == turn.seat or seen.kind in ENDS else rest).append(text)
            if event.kind in ENDS:
                break
        if own:
            return " ".join(own[-MOST_NEWS:])
        others = others or " ".join(rest[:MOST_NEWS])
    return others or said.turn_ends(who=names[turn.seat])


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
