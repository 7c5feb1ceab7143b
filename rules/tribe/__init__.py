"""Tribe: chains of a Tribù and three vases, hidden cards, wolves and buffalo; a hundred magical spheres win."""

from rules.tribe.game import Tribe, Tribe1
from rules.tribe.state import TribeState, TribeState1

GAMES = {"tribe": Tribe(), "tribe@1": Tribe1()}
TribeState.game = GAMES["tribe"]
TribeState1.game = GAMES["tribe@1"]
