"""Tribal, mode Duel: two face-to-face layouts; fill four sacred piles, or be rid of all your columns."""

from rules.tribal.duel.game import TribalDuel
from rules.tribal.duel.state import DuelState

GAMES = {"tribal_duel": TribalDuel()}
DuelState.game = GAMES["tribal_duel"]
