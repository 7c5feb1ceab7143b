"""Five Tribes: bid for the turn, sow meeples over the tiles, gather a tribe, take tiles and djinns."""

from rules.five_tribes.game import FiveTribes
from rules.five_tribes.state import FiveTribesState

GAMES = {"five_tribes": FiveTribes()}
FiveTribesState.game = GAMES["five_tribes"]
