"""Rise of Tribes: grow, move, gather and lead a tribe to 15 points, with its three advanced modules."""

from rules.rise_of_tribes.game import RiseOfTribes
from rules.rise_of_tribes.state import RiseState

GAMES = {"rise_of_tribes": RiseOfTribes()}
RiseState.game = GAMES["rise_of_tribes"]
