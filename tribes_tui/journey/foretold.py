"""Which moves surely lose or win a star: told before they are made."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules import Event, Rng, State
from tribes_tui.journey.stages import JourneyStage, StarStanding, Tale, standings, tale_of
from tribes_tui.journey.told import asked_briefly, here
from tribes_tui.play.seat import ShownTable
from tribes_tui.words.common import semicolon
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


def loses_first(
    play: Play,
    view: State,
    ways: Sequence[Sequence[int]],
    stage: JourneyStage,
    before: Sequence[StarStanding],
    tale: Tale,
    worlds: int = WORLDS,
) -> bool:
    """Whether every one of these ways loses the first star, which is still open, for good: with the game, or though the game is won."""
    if not ways or before[0].is_settled or before[0].barred_by:
        return False
    seed = int(view.key()[:15], 16)
    return all(
        _after(play, view.resample(Rng(seed + number)), actions, stage, tale).is_lost(0)
        for actions in ways
        for number in range(worlds)
    )


class Advice(NamedTuple):
    """What a move that is advised does to the stars: those that it loses and wins for good; whether it loses the first; the first action
    after which that stays open, None where there is none."""

    stage: JourneyStage
    lost: Sequence[int]
    won: Sequence[int]
    loses_first: bool
    instead: int | None

    @property
    def brief(self) -> str:
        """In a few words; "" for nothing."""
        return told_of_both(told_of_numbers(self.lost), self.won)

    def sentence(self, name: Callable[[int], str]) -> str:
        """That it loses the first star, and which move doesn't; "" where it doesn't. `name`: what an action is called."""
        if not self.loses_first:
            return ""
        return said.hint_loses(
            asked=asked_briefly(self.stage, 0),
            instead="none" if self.instead is None else name(self.instead),
        )


def advice(play: Play, table: ShownTable, seat: int, actions: Sequence[int], others: Sequence[int]) -> Advice | None:
    """What these actions do to the stars of the stage that is played; None where none is. `others`: what else could be done, the best first."""
    found = here(table, seat)
    view = table.view(seat)
    if found is None or view.current_player != seat:
        return None
    tale = tale_of(table, seat)
    lost, won = changed(play, view, [actions], *found, tale)
    is_lost = loses_first(play, view, [actions], *found, tale)
    keeping = (one for one in others if not loses_first(play, view, [(one,)], *found, tale))
    return Advice(found[0], lost, won, is_lost, next(keeping, None) if is_lost else None)


def told_of_both(lost: str, won: Sequence[int]) -> str:
    """What is lost, and that these are won, the first star first."""
    both = [lost, told_of_won(won)]
    return semicolon().join(filter(None, both[:: -1 if 0 in won else 1]))


def told_briefly(lost: Sequence[int], won: Sequence[int]) -> str:
    """That these are lost, and those won, in as few words as there are, the first star first."""
    both = [(lost, "lost"), (won, "won" if 0 in won else "met")]
    told = sorted(((stars, way) for stars, way in both if stars), key=lambda one: [*one[0]])
    says = (said.stars_brief, said.stars_brief_next)  # "stars 1 and 2 won, 3 lost"
    return ", ".join(
        say(numbers=[str(star + 1) for star in stars], number=len(stars), way=way)
        for say, (stars, way) in zip(says, told, strict=False)
    )


def told_of_numbers(lost: Sequence[int]) -> str:
    """That these stars are lost, in few words; "" for none."""
    return said.stars_lost(numbers=[str(star + 1) for star in lost], number=len(lost)) if lost else ""


def told_of_lost(stage: JourneyStage, lost: Sequence[int]) -> str:
    """That these stars are lost, numbers from 0; "" for none."""
    asked = asked_briefly(stage, lost[0]) if len(lost) == 1 else ""
    whole = said.star_lost(number=lost[0] + 1, asked=asked) if asked else ""
    if not lost or 0 < len(whole) <= MOST_TOLD:
        return whole
    return told_of_numbers(lost)


def told_of_won(won: Sequence[int]) -> str:
    """That these stars are won, or without the first, met; "" for none."""
    say = said.stars_won if 0 in won else said.stars_won_met
    return say(numbers=[str(star + 1) for star in won], number=len(won)) if won else ""
