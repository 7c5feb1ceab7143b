"""Tribal, mode Duel: two face-to-face layouts; fill four sacred piles, or be rid of all your columns."""

from rules.tribal.duel.game import TribalDuel
from rules.tribal.duel.state import DuelState

GAME = TribalDuel()
DuelState.game = GAME
