"""Tribal, mode Duel: two face-to-face layouts; fill four sacred piles, or be rid of all your columns."""

from rules.tribal.duel.game import TribalDuel, TribalDuel1
from rules.tribal.duel.state import DuelState, DuelState1

GAMES = {"tribal_duel": TribalDuel(), "tribal_duel@1": TribalDuel1()}
DuelState.game = GAMES["tribal_duel"]
DuelState1.game = GAMES["tribal_duel@1"]
