"""What stars are given for: feats, each a number that follows from what happened in a game and how it stands.

Every game knows `COMMON`; the others are a game's own, in its room `feats`: `FEATS`, name -> `Feat`, and two messages, `asked` and
`stands`, that say each of them. `ROUND`, where there is one, is the kind of event with which a round begins, and its field with the number.

What is asked is a person's own view and what they have seen, so that nothing is told while it is played that they may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from rules import Event, State
from rules.bots.rival import count
from tribes_tui.words.finder import is_outside, room_of
from tribes_tui.words.said import journey as said

NO_ROUND = ("", "")


class Tale(NamedTuple):
    """A game as one seat has seen it so far: the events, and how it stands."""

    seat: int
    events: Sequence[Event]
    view: State

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.view.is_terminal

    def of(self, kind: str) -> Iterator[Event]:
        """The events of a kind, whoever brought them about."""
        return (event for event in self.events if event.kind == kind)

    def before(self, rounds: int, mark: tuple[str, str]) -> Tale:
        """As it was when this round began."""
        kind, field = mark

        def is_earlier(event: Event) -> bool:
            return event.kind != kind or event.fields()[field] < rounds

        return self._replace(events=[*takewhile(is_earlier, self.events)])


class Feat(NamedTuple):
    """How it is counted; whether a star asks for so many at most, else at least; whether it is known only when the game is over."""

    count: Callable[[Tale], int]
    is_most: bool = False
    is_late: bool = False


def happened(*features: str) -> Callable[[Tale], int]:
    """How often a seat brought about one of these (`rules.bots.rival` tells how a feature is written)."""
    return lambda tale: count(features, tale.events, tale.seat)


# ---- Those of every game -------------------------------------------------------------------------------


def _place(tale: Tale) -> int:
    return tale.view.ranking()[tale.seat]


def _lead(tale: Tale) -> int:
    scores = tale.view.scores()
    return scores[tale.seat] - max(score for seat, score in enumerate(scores) if seat != tale.seat)


COMMON: Mapping[str, Feat] = {
    "win": Feat(lambda tale: int(_place(tale) == 1), is_late=True),
    "place": Feat(_place, is_most=True, is_late=True),
    "lead": Feat(lambda tale: _lead(tale) if _place(tale) == 1 else 0, is_late=True),
    "score": Feat(lambda tale: tale.view.scores()[tale.seat], is_late=True),
}


# ---- A star --------------------------------------------------------------------------------------------


class Star(NamedTuple):
    """What one star is given for: a feat, how many of it, and before which round (0: in the whole game)."""

    feat: str
    number: int = 1
    rounds: int = 0


class StarStanding(NamedTuple):
    """How a star stands in a game: whether it would be given if the game ended so, whether that can't change any more, how many there
    are so far (None: not known before the end), and the help that bars it, if any did (`saves.format.course.ASIDES`)."""

    is_met: bool
    is_settled: bool
    now: int | None
    barred_by: str = ""


def standing(game_id: str, star: Star, tale: Tale) -> StarStanding:
    """How it stands now."""
    feat = feats_of(game_id)[star.feat]
    if feat.is_late and not tale.is_over:
        return StarStanding(False, False, None)
    seen = tale.before(star.rounds, _room(game_id).ROUND) if star.rounds else tale
    now, is_past = feat.count(seen), len(seen.events) < len(tale.events)
    is_met = now <= star.number if feat.is_most else now >= star.number
    return StarStanding(is_met, tale.is_over or is_past or is_met != feat.is_most, now)


def feats_of(game_id: str) -> Mapping[str, Feat]:
    """All that stars of a game may ask for."""
    return {**COMMON, **_room(game_id).FEATS}


def asked(game_id: str, star: Star) -> str:
    """What a star asks for, as a sentence."""
    if star.feat in COMMON:
        return said.asked(feat=star.feat, number=star.number)
    text: str = _room(game_id).asked(feat=star.feat, number=star.number, rounds=star.rounds)
    return text


def stands(game_id: str, star: Star, now: int) -> str:
    """How many there are now, in few words."""
    if star.feat in COMMON:
        return said.stands(feat=star.feat, now=now)
    text: str = _room(game_id).stands(feat=star.feat, now=now)
    return text


def _room(game_id: str) -> Any:
    """A game's own feats. No stage is one of another package's game."""
    room = None if is_outside(game_id) else room_of(game_id, "feats")
    if room is None:
        raise KeyError(game_id)
    return room
