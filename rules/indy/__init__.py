"""indy: shamans draw towards three-card evocations; the worst of each manche loses a feather."""

from rules.indy.game import Indy
from rules.indy.state import IndyState

GAMES = {"indy": Indy()}
IndyState.game = GAMES["indy"]
