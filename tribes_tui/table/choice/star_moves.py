"""Which moves surely lose or win a star of the journey's stage: said with the move, before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules import Event, Rng, State
from tribes_tui.journey.feat import Tale
from tribes_tui.journey.stage import standings, tale_of
from tribes_tui.journey.told import asked_briefly, here
from tribes_tui.table.choice.last_moves import played
from tribes_tui.words.said import journey as said

if TYPE_CHECKING:
    from tribes_tui.journey.feat import StarStanding
    from tribes_tui.journey.stage import JourneyStage
    from tribes_tui.play.seat import ShownTable
    from tribes_tui.table.board.contract import GameBoard
    from tribes_tui.table.board.scene import AtCursor, Scene
    from tribes_tui.table.choice.selection import Chooser

WORLDS = 4
"""Positions that fit a view and must agree."""
MOST_ACTIONS = 8
MOST_TOLD = 58
"""Columns in which it is said beside "this move" in the smallest window."""


def with_stars(
    table: ShownTable, board: GameBoard, scene: Scene, chooser: Chooser, name: str | None, look: AtCursor
) -> AtCursor:
    """What is said of a place that can be chosen, with the stars that are lost or won by it in every case."""
    actions = chooser.actions(name) if name is not None and name in scene.lit and look.enter else ()
    found = here(table, scene.viewer) if 0 < len(actions) <= MOST_ACTIONS else None
    if found is None or name is None or scene.viewer is None or scene.view.current_player != scene.viewer:
        return look
    onward = board.onward(scene.view, (*chooser.picked, name))
    stage, before = found
    tale = tale_of(table, scene.viewer)
    lost, won = changed(board, scene.view, [(action, *onward) for action in actions], stage, before, tale)
    if not lost and not won:
        return look
    told = [one for one in (_told_of_lost(stage, lost), _told_of_won(won)) if one]
    gain = "; ".join((*told, look.gain) if look.gain else told)
    gain = gain if len(gain) <= MOST_TOLD else "; ".join(told)
    briefer = tuple(dict.fromkeys((*look.briefer, said.this_move())))
    return look._replace(gain=gain, briefer=briefer, role="bad" if lost else look.role)


def _told_of_lost(stage: JourneyStage, lost: Sequence[int]) -> str:
    asked = asked_briefly(stage, lost[0]) if len(lost) == 1 else ""
    whole = said.star_lost(number=lost[0] + 1, asked=asked) if asked else ""
    if not lost or 0 < len(whole) <= MOST_TOLD:
        return whole
    return said.stars_lost(numbers=[str(star + 1) for star in lost], number=len(lost))


def _told_of_won(won: Sequence[int]) -> str:
    return said.stars_won(numbers=[str(star + 1) for star in won], number=len(won)) if won else ""


def changed(
    board: GameBoard,
    view: State,
    ways: Sequence[Sequence[int]],
    stage: JourneyStage,
    before: Sequence[StarStanding],
    tale: Tale,
) -> tuple[list[int], list[int]]:
    """The stars that every one of these ways, each of one action or of several, loses for good, and those that it wins for good."""
    seed, ends = int(view.key()[:15], 16), set[bool]()
    asked = [star for star, one in enumerate(before) if not one.is_settled and not one.barred_by]
    lost, won = {*asked}, {*asked}
    for actions in ways:
        for number in range(WORLDS):
            after = _after(board, view.resample(Rng(seed + number)), actions, stage, tale)
            ends.add(after.is_defeat)
            lost &= {star for star in asked if after.is_lost(star)}
            won &= {star for star in asked if after.is_won(star)}
            if not lost and not won:
                return [], []
    return ([], []) if ends == {True} else (sorted(lost), sorted(won))


class After(NamedTuple):
    """How the stars stand after a move, none where that can't be told; whether the game is over then without its first star, which leaves none."""

    stars: Sequence[StarStanding]
    is_defeat: bool = False

    def is_lost(self, star: int) -> bool:
        """For good."""
        return self.is_defeat or (bool(self.stars) and self.stars[star].is_settled and not self.stars[star].is_met)

    def is_won(self, star: int) -> bool:
        """For good."""
        return not self.is_defeat and bool(self.stars) and self.stars[star].is_settled and self.stars[star].is_met


def _after(board: GameBoard, state: State, actions: Sequence[int], stage: JourneyStage, tale: Tale) -> After:
    events = list[Event]()
    state.events = events
    end = played(board, state, tale.seat, actions)
    if end is None:
        return After(())
    seen = [one for event in events if (one := event.seen_by(tale.seat)) is not None]
    found = standings(stage, Tale(tale.seat, [*tale.events, *seen], end if end.is_terminal else end.view(tale.seat)))
    return After(found, end.is_terminal and not found[0].is_met)
