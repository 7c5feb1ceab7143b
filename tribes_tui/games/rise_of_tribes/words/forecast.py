"""How far another tribe comes by the end of its next turn at the most, as far as anybody can know it: with its villages, and with its
goals, which are public."""

from typing import NamedTuple

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import COMPLETE_TRIBE, GOAL_VP, OCCUPY_8
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import villages
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words.figures import win_next

MOST_GROWN = tables.GROW_MEMBERS[-1] + tables.POTTERY_MEMBERS + tables.WINTER_MEMBERS + tables.VILLAGES
"""Members that a turn may bring: each village of the Farming leader's brings one."""
MOST_ENTERED = tables.MOVE_MEMBERS[-1] + tables.CART_MEMBERS + 2
"""Hexes that a turn may occupy: by those who move, by one from another tribe, by one who slips away before."""


class Forecast(NamedTuple):
    """Points of a tribe after its next turn."""

    sure: int
    """Those it has and those of the villages that stand."""
    goals: tuple[int, ...]
    """What the goals in progress bring that may be completed by then, the most first."""
    may_draw: bool
    """Whether it may draw others."""

    @property
    def most(self) -> int:
        """All of them together."""
        return self.sure + sum(self.goals)


def forecast(state: RiseState, seat: int) -> Forecast:
    """Nothing hinders those goals but what others do."""
    found = sorted((GOAL_VP[goal] for goal in bits(state.goals[seat]) if _may_come(state, seat, goal)), reverse=True)
    return Forecast(state.vp[seat] + villages.count(state, seat), tuple(found), bool(state.goal_decks[seat]))


def _may_come(state: RiseState, seat: int, goal: int) -> bool:
    if goal == COMPLETE_TRIBE:
        return state.supply[seat] + state.board[seat] <= MOST_GROWN
    return goal != OCCUPY_8 or tables.OCCUPY - state.occupied[seat].bit_count() <= MOST_ENTERED


def may_win(state: RiseState, seat: int) -> bool:
    """With what is known now."""
    return forecast(state, seat).most >= state.goal


class ComingWin(NamedTuple):
    """Who has won when their next turn begins, unless something is done about it."""

    seat: int
    sooner: int | None
    """The first whose turn comes before, and who may win in it with goals that are known."""


def coming_win(state: RiseState) -> ComingWin | None:
    """By the points of the villages that stand."""
    wins = win_next(state)
    if not wins:
        return None
    seats = [(state.active + k) % state.players for k in range(state.active == state.viewer, state.players)]
    before = seats[: seats.index(wins[0])]
    return ComingWin(wins[0], next((seat for seat in before if _may_win_first(state, seat)), None))


def _may_win_first(state: RiseState, seat: int) -> bool:
    """In a turn that is under way its villages have brought their points already."""
    brought = villages.count(state, seat) if seat == state.active else 0
    return forecast(state, seat).most - brought >= state.goal
