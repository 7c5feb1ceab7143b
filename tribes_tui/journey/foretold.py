"""Which moves surely lose or win a star: told before they are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules import Event, Rng, State
from tribes_tui.journey.feat import StarStanding, Tale
from tribes_tui.journey.stage import JourneyStage, standings
from tribes_tui.journey.told import asked_briefly
from tribes_tui.words.said import journey as said

WORLDS = 4
"""Positions that fit a view and must agree."""
MOST_TOLD = 58
"""Columns in which it is said beside "this move" in the smallest window."""


def alone(state: State, seat: int, actions: Sequence[int]) -> State | None:
    """Make these actions and nothing else; None if they can't be made."""
    for action in actions:
        if state.current_player != seat or not state.is_legal(action):
            return None
        state.apply(action)
    return state


Play = Callable[[State, int, Sequence[int]], State | None]
"""Make these actions of a seat, and what follows without a question; None if they can't be made."""


def changed(
    play: Play,
    view: State,
    ways: Sequence[Sequence[int]],
    stage: JourneyStage,
    before: Sequence[StarStanding],
    tale: Tale,
) -> tuple[list[int], list[int]]:
    """The stars that every one of these ways, each of one action or of several, loses for good, and those that it wins for good."""
    seed, ends, wins = int(view.key()[:15], 16), set[bool](), set[bool]()
    asked = [star for star, one in enumerate(before) if not one.is_settled and not one.barred_by]
    lost, won = {*asked}, {*asked}
    for actions in ways:
        for number in range(WORLDS):
            after = _after(play, view.resample(Rng(seed + number)), actions, stage, tale)
            ends.add(after.is_defeat)
            wins.add(after.has_won)
            lost &= {star for star in asked if after.is_lost(star)}
            won &= {star for star in asked if after.is_won(star)}
            if not lost and not won:
                return [], []
    says_itself = ends == {True} and wins != {True}  # whoever loses the game has no star, and is told that they lose
    return ([], []) if says_itself else (sorted(lost), sorted(won))


class After(NamedTuple):
    """How the stars stand after a move, none where that can't be told; whether the game is over then without its first star, which leaves none;
    whether it is won."""

    stars: Sequence[StarStanding]
    is_defeat: bool = False
    has_won: bool = False

    def is_lost(self, star: int) -> bool:
        """For good."""
        return self.is_defeat or (bool(self.stars) and self.stars[star].is_settled and not self.stars[star].is_met)

    def is_won(self, star: int) -> bool:
        """For good."""
        return not self.is_defeat and bool(self.stars) and self.stars[star].is_settled and self.stars[star].is_met


def _after(play: Play, state: State, actions: Sequence[int], stage: JourneyStage, tale: Tale) -> After:
    events = list[Event]()
    state.events = events
    end = play(state, tale.seat, actions)
    if end is None:
        return After(())
    seen = [one for event in events if (one := event.seen_by(tale.seat)) is not None]
    found = standings(stage, Tale(tale.seat, [*tale.events, *seen], end if end.is_terminal else end.view(tale.seat)))
    has_won = end.is_terminal and end.ranking()[tale.seat] == 1
    return After(found, end.is_terminal and not found[0].is_met, has_won)


def told_of_lost(stage: JourneyStage, lost: Sequence[int]) -> str:
    """That these stars are lost, numbers from 0; "" for none."""
    asked = asked_briefly(stage, lost[0]) if len(lost) == 1 else ""
    whole = said.star_lost(number=lost[0] + 1, asked=asked) if asked else ""
    if not lost or 0 < len(whole) <= MOST_TOLD:
        return whole
    return said.stars_lost(numbers=[str(star + 1) for star in lost], number=len(lost))


def told_of_won(won: Sequence[int]) -> str:
    """That these stars are won; "" for none."""
    return said.stars_won(numbers=[str(star + 1) for star in won], number=len(won)) if won else ""
