"""Tribe: chains of a Tribù and three vases, hidden cards, wolves and buffalo; a hundred magical spheres win."""

from rules.tribe.game import Tribe
from rules.tribe.state import TribeState

GAMES = {"tribe": Tribe()}
TribeState.game = GAMES["tribe"]
