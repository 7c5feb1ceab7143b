"""Rise of Tribes: grow, move, gather and lead a tribe to 15 points, with its three advanced modules."""

from rules.rise_of_tribes.components.frames import Decision
from rules.rise_of_tribes.game import RiseOfTribes
from rules.rise_of_tribes.position import decision
from rules.rise_of_tribes.state import RiseState

__all__ = ["GAMES", "Decision", "decision"]

GAMES = {"rise_of_tribes": RiseOfTribes()}
RiseState.game = GAMES["rise_of_tribes"]
