"""Carrying out a decision of a Rixe, and the end of a turn (spec 3.1, 3.2)."""

from __future__ import annotations

from rules.tribal.rixe.components.actions import COLLECT, DONE, DRAW, END, NEW_COLUMN, PLAY
from rules.tribal.rixe.mechanics.knowledge import rule_out
from rules.tribal.rixe.mechanics.legal import fitting_types
from rules.tribal.rixe.mechanics.playing import collect, draw, move, play
from rules.tribal.rixe.mechanics.rounds import begin_turn, end_cleaning, new_column
from rules.tribal.rixe.position import Position


def do(s: Position, action: int) -> None:
    """Carry out a legal action, up to the next decision."""
    player = s.current_player
    assert player is not None
    if action < PLAY:
        move(s, action, player)
    elif action < COLLECT:
        play(s, action, player)
    elif action < DRAW:
        collect(s, s.place[action - COLLECT], player)
    elif action == DRAW:
        draw(s, player)
    elif action == END:
        _end_turn(s, player)
    elif action == DONE:
        rule_out(s, player, fitting_types(s, player))
        end_cleaning(s, player)
    else:
        new_column(s, action - NEW_COLUMN, player)


def _end_turn(s: Position, player: int) -> None:
    rule_out(s, player, fitting_types(s))
    if not s.has_played:
        s.dry += 1
    s.tell("turn_ended", player, dry=s.dry)
    begin_turn(s, (player + 1) % s.players)
