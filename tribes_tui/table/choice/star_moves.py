"""Which moves surely lose or win a star of the journey's stage: said with the move, before it is made; where the cursor begins it is none
that loses one, as long as another is no worse than ending the turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tribes_tui.journey.foretold import MOST_TOLD, changed, told_of_lost, told_of_won
from tribes_tui.journey.stage import tale_of
from tribes_tui.journey.told import here
from tribes_tui.table.choice.last_moves import played
from tribes_tui.words.said import journey as said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tribes_tui.journey.stage import JourneyStage
    from tribes_tui.play.seat import ShownTable
    from tribes_tui.table.board.contract import GameBoard
    from tribes_tui.table.board.scene import AtCursor, Scene
    from tribes_tui.table.choice.selection import Chooser

MOST_ACTIONS = 8


def with_stars(
    table: ShownTable, board: GameBoard, scene: Scene, chooser: Chooser, name: str | None, look: AtCursor
) -> AtCursor:
    """What is said of a place that can be chosen, with the stars that are lost or won by it in every case."""
    if name is None or name not in scene.lit or not look.enter:
        return look
    stage, lost, won = _changed(table, board, scene, chooser, name, chooser.actions(name))
    if stage is None or (not lost and not won):
        return look
    told = [one for one in (told_of_lost(stage, lost), told_of_won(won)) if one]
    gain = "; ".join((*told, look.gain) if look.gain else told)
    gain = gain if len(gain) <= MOST_TOLD else "; ".join(told)
    briefer = tuple(dict.fromkeys((*look.briefer, said.this_move())))
    return look._replace(gain=gain, briefer=briefer, role="bad" if lost else look.role)


def costs_stars(table: ShownTable, board: GameBoard, scene: Scene, chooser: Chooser, name: str) -> bool:
    """Whether what can be chosen there, but on purpose only, surely loses more stars than it wins."""
    actions = chooser.actions(name)
    plain = [action for action in actions if not board.is_deliberate(scene.view, action)]
    _, lost, won = _changed(table, board, scene, chooser, name, plain or actions)
    return len(lost) > len(won)


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
