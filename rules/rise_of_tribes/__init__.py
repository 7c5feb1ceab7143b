"""Rise of Tribes: grow, move, gather and lead a tribe to 15 points, with its three advanced modules."""

from rules.rise_of_tribes.components.frames import Decision
from rules.rise_of_tribes.game import RiseOfTribes, RiseOfTribes1, RiseOfTribes2
from rules.rise_of_tribes.position import decision, step_behind
from rules.rise_of_tribes.state import RiseState, RiseState1, RiseState2

__all__ = ["GAMES", "Decision", "decision", "step_behind"]

GAMES = {
    "rise_of_tribes": RiseOfTribes(),
    "rise_of_tribes@1": RiseOfTribes1(),
    "rise_of_tribes@2": RiseOfTribes2(),
}
RiseState.game = GAMES["rise_of_tribes"]
RiseState1.game = GAMES["rise_of_tribes@1"]
RiseState2.game = GAMES["rise_of_tribes@2"]
