"""People for tournaments, and rounds drawn one after the other."""

from __future__ import annotations

from collections.abc import Callable

from tribes_tui.server.club.tournaments.pairing import DrawnRound, PairingHistory, history_of

PEOPLE = [f"p{number:02}" for number in range(40)]
Past = list[tuple[list[list[str]], list[str]]]


def crowd(count: int) -> list[str]:
    return [f"p{number:03}" for number in range(count)]


def drawn_often(rounds: int, draw: Callable[[PairingHistory], DrawnRound]) -> Past:
    past: Past = []
    for _ in range(rounds):
        drawn = draw(history_of(past))
        past.append((drawn.tables, drawn.byes))
    return past
