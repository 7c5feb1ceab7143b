"""Which moves surely lose or win a star of the journey's stage: said with the move, before it is made; where the cursor begins it is none
that loses one while another keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tribes_tui.journey.foretold import (
    MOST_TOLD,
    WORLDS,
    Advice,
    advice,
    changed,
    loses_first,
    told_briefly,
    told_of_both,
    told_of_lost,
)
from tribes_tui.journey.stages import JourneyStage, tale_of
from tribes_tui.journey.told import here
from tribes_tui.play.seat import ShownTable
from tribes_tui.table.board import AtCursor, GameBoard, Scene
from tribes_tui.table.choice.last_moves import played
from tribes_tui.table.choice.selection import FIRST_STAR, Chooser
from tribes_tui.words.common import colon, semicolon

MOST_ACTIONS = 8
"""So many are looked at to say what a choice does to the stars."""
MOST_WEIGHED = 80
"""So many to know whether the first star stays open."""
SHORT = 12
"""Columns of what else is gained, such as the game, that is always said with the stars."""
A_STAR = 1
"""What a choice costs: any but the first."""


def with_stars(
    table: ShownTable, board: GameBoard, scene: Scene, chooser: Chooser, name: str | None, look: AtCursor
) -> AtCursor:
    """What is said of a place that can be chosen, with the stars that are lost or won by it in every case."""
    if name is None or name not in scene.lit or not look.enter:
        return look
    stage, lost, won = _changed(table, board, scene, chooser, name, chooser.actions(name))
    if stage is None or (not lost and not won):
        return look
    told, brief = told_of_both(told_of_lost(stage, lost), won), told_briefly(lost, won)
    if end := look.brief_gain:  # what surely ends the game comes before the stars
        gain, told, brief = (semicolon().join(both) for both in ((look.gain, told), (end, told), (end, brief)))
    else:
        gain = semicolon().join(filter(None, (told, look.gain)))
        brief = brief + semicolon() + look.gain if 0 < len(look.gain) <= SHORT else brief
    gain = gain if len(gain) <= MOST_TOLD else told
    forms = (look.line, *look.briefer)
    shorter = (form.partition(mark)[0] for mark in (colon(), ", ") for form in forms)
    return look._replace(
        gain=gain,
        brief_gain=brief,
        briefer=tuple(dict.fromkeys((*look.briefer, *shorter))),
        role="bad" if lost else look.role,
    )


def star_cost(table: ShownTable, board: GameBoard, scene: Scene, chooser: Chooser, name: str) -> int:
    """Whether what can be chosen there, but on purpose only, surely loses the first star, or another and doesn't win the first."""
    actions = chooser.actions(name)
    actions = [action for action in actions if not board.is_deliberate(scene.view, action)] or actions
    found = here(table, scene.viewer)
    if found is None or scene.viewer is None or scene.view.current_player != scene.viewer:
        return 0
    if len(actions) <= MOST_WEIGHED:
        onward = board.onward(scene.view, (*chooser.picked, name))
        ways = [(action, *onward) for action in actions]
        worlds = WORLDS if len(actions) <= MOST_ACTIONS else 1
        if loses_first(partial(played, board), scene.view, ways, *found, tale_of(table, scene.viewer), worlds=worlds):
            return FIRST_STAR
    _, lost, won = _changed(table, board, scene, chooser, name, actions)
    return A_STAR if lost and 0 not in won else 0


def hinted(
    table: ShownTable, board: GameBoard, scene: Scene, actions: Sequence[int], others: Sequence[int]
) -> Advice | None:
    """What a move that is advised does to the stars."""
    if not getattr(table, "stage", "") or scene.viewer is None:
        return None
    return advice(partial(played, board), table, scene.viewer, actions, others[:MOST_WEIGHED])


def _changed(
    table: ShownTable, board: GameBoard, scene: Scene, chooser: Chooser, name: str, actions: Sequence[int]
) -> tuple[JourneyStage | None, Sequence[int], Sequence[int]]:
    """The stage, and the stars that are lost and won by each of these actions, by what is picked next; none where they are too many."""
    found = here(table, scene.viewer) if 0 < len(actions) <= MOST_ACTIONS else None
    if found is None or scene.viewer is None or scene.view.current_player != scene.viewer:
        return None, (), ()
    onward = board.onward(scene.view, (*chooser.picked, name))
    stage, before = found
    ways = [(action, *onward) for action in actions]
    tale = tale_of(table, scene.viewer)
    return stage, *changed(partial(played, board), scene.view, ways, stage, before, tale)
