"""What puzzles of Rise of Tribes are about, and what the best move leaves one that another doesn't."""

from collections.abc import Sequence

from rules import Rng
from rules.rise_of_tribes.components.tables import MEMBERS
from rules.rise_of_tribes.mechanics import bank, villages
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.choice.beginning import to_the_end
from tribes_tui.games.rise_of_tribes.words.said import puzzles as said
from tribes_tui.games.rise_of_tribes.words.said.puzzles import theme

__all__ = ["theme", "why"]

DRAWS = 6
"""So often what is hidden is drawn."""


def why(view: RiseState, line: Sequence[int], other: int) -> list[str]:
    """What one has more of at the end of the turn, and less, after the best move, with what follows it or the rules' hints, than after the
    other and those."""
    its = _left(view, [other])
    for mine in (_left(view, actions) for actions in (line, line[:1])):
        told = [
            [
                said.left(kind=kind, number=mine[kind], instead=its[kind])
                for kind in mine
                if (mine[kind] - its[kind]) * sign > 0
            ]
            for sign in (1, -1)
        ]
        if told[0]:
            return [said.leaves(more=told[0], less=told[1], fewer=len(told[1]))]
    return []


def _left(view: RiseState, line: Sequence[int]) -> dict[str, int]:
    """In the mean of what may be drawn."""
    player, ends = view.viewer or 0, [view.resample(Rng(draw)) for draw in range(DRAWS)]
    for state in ends:
        to_the_end(state, *line)
    has = {
        "points": lambda s: s.vp[player],
        "villages": lambda s: villages.count(s, player),
        "members": lambda s: MEMBERS - s.supply[player] - s.board[player],
        "hexes": lambda s: s.occupied[player].bit_count(),
        "goals": lambda s: (s.goals[player] | s.completed[player]).bit_count(),
        "resources": lambda s: bank.total(s, player),
    }
    return {kind: round(sum(map(number, ends)) / DRAWS) for kind, number in has.items()}
