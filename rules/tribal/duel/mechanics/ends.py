"""How a Duel ends: the ways to win (spec 3.3), and who leads when nobody did (3.5)."""

from __future__ import annotations

from rules.tribal.cards import NO_CARD
from rules.tribal.duel.components.phases import ALL_SACRED, BARE, COLUMNS, EMPTIED, OVER, PILED, PILES
from rules.tribal.duel.position import Position


def can_be_won(s: Position) -> bool:
    """Whether a win is possible at all: a quick test before the exact one."""
    held = s.held
    return not (held[0] and held[1]) or s.heights.count(9) >= 4 or s.goal < ALL_SACRED


def check_win(s: Position, player: int) -> bool:
    """Test the winning conditions, for the player in turn first (3.3); True when the game is over."""
    for seat in (player, 1 - player):
        heights = s.heights[4 * seat : 4 * seat + 4]
        if sum(heights) >= s.goal:
            finish(s, seat, PILES if s.goal == ALL_SACRED else PILED)
            return True
        if not s.held[seat] and min(heights) >= 1:
            if seat == player:
                finish(s, seat, BARE)
                return True
            if s.options["win_if_emptied_by_opponent"]:
                finish(s, seat, EMPTIED)
                return True
    return False


def standing(s: Position, player: int) -> tuple[int, int, int]:
    """What ranks players in a game that nobody won (3.5), more is better."""
    zone = slice(player * COLUMNS, player * COLUMNS + COLUMNS)
    return s.sacred_total(player), -s.held[player], -sum(s.hidden[zone])


def leader(s: Position) -> int:
    """The seat that stands better, -1 if both stand alike."""
    mine, theirs = standing(s, 0), standing(s, 1)
    return -1 if mine == theirs else int(theirs > mine)


def ranking(s: Position) -> tuple[int, int]:
    """Places: the winner's 1; while the game goes on, by the tie-breaks of 3.5."""
    first = s.winner if s.phase == OVER else leader(s)
    return (1, 1) if first < 0 else (1 + first, 2 - first)


def finish(s: Position, winner: int, end: str) -> None:
    """End the game; `winner` is a seat, or -1."""
    s.phase = OVER
    if s.drawn != NO_CARD:
        _discard_drawn(s)
    s.winner = winner
    s.end = end
    s.current_player = None
    s.tell("game_over", None if winner < 0 else winner, end=end)


def _discard_drawn(s: Position) -> None:
    """Who wins by drawing or taking a card places it no more (3.2)."""
    if s.rules_version > 1:
        s.discard = sorted([*s.discard, s.drawn])
    s.drawn = NO_CARD
