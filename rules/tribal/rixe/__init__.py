"""Tribal, mode Rixe: shed your hand onto everybody's columns; three points for going out, one a complete column."""

from rules.tribal.rixe.game import TribalRixe
from rules.tribal.rixe.state import RixeState

GAMES = {"tribal_rixe": TribalRixe()}
RixeState.game = GAMES["tribal_rixe"]
