"""The levels of opponents, in order of strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.bots.bot import Bot, Budget
from rules.bots.heuristic import HintBot, RandomBot, with_care

if TYPE_CHECKING:
    from rules.bots.mcts.tuning import Blur

__all__ = ["EVEN", "LEVELS", "Bot", "Budget", "even_at", "kind_of", "make", "offered", "strength_of"]

HARD_MILLISECONDS = 1000.0
MASTER_MILLISECONDS = 4000.0
"""How long the searching bots think over a decision at the most, when nobody says otherwise."""


def _hinted(noise: Callable[[Blur], float], overlooks: Callable[[Blur], float] = lambda blur: 0.0) -> Bot:
    from rules.bots.mcts.tuning import blur_of  # not before a bot is made: a screen asks for the names only

    def overlooked(game_id: str) -> tuple[float, str]:
        return overlooks(blur_of(game_id)), blur_of(game_id).overlooked

    return HintBot(lambda game_id: noise(blur_of(game_id)), overlooked)


def _searching(milliseconds: float) -> Bot:
    from rules.bots.mcts.search import SearchBot  # likewise

    return SearchBot(milliseconds)


_MAKERS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "easy": lambda: _hinted(lambda blur: blur.easy, lambda blur: blur.overlooks),
    "medium": lambda: _hinted(lambda blur: blur.medium),
    "hard": lambda: _searching(HARD_MILLISECONDS),
    "master": lambda: _searching(MASTER_MILLISECONDS),
}

LEVELS = tuple(_MAKERS)
"""Names of the levels, weakest first."""

ADVISER = "adviser"
"""Who is asked for a hint, and is nobody's opponent: `hard`, which begins where a cursor does."""

EARNED: dict[str, dict[str, frozenset[int]]] = {
    "master": {
        "tribe": frozenset({2}),
        "tribal_duel": frozenset({2}),
        "rise_of_tribes": frozenset({2}),
        "five_tribes": frozenset({2, 3, 4}),
    },
}
"""In which games, with how many players, a level has shown to be stronger than the one below (`STRENGTH.md`); a level that
isn't named has in all."""


def offered(game_id: str, players: int) -> tuple[str, ...]:
    """The levels offered in a game of so many, weakest first: those that have earned it. `make` knows the others too."""
    return tuple(level for level in LEVELS if level not in EARNED or players in EARNED[level].get(game_id, ()))


EVEN = "even"
"""A level that follows a person's results; `even 37` plays at that strength, from 0 (`easy`) to 100 (`hard`)."""
MIDDLE = 50
"""The strength of somebody of whom nothing is known: that of `medium`."""


def even_at(strength: int) -> str:
    """The level of that strength."""
    return f"{EVEN} {strength}"


def kind_of(level: str) -> str:
    """A level without its strength: `even` of `even 37`."""
    return level.partition(" ")[0]


def strength_of(level: str) -> int | None:
    """The strength that a level like `even 37` names; that of `medium` without a number; None for another level."""
    kind, _, number = level.partition(" ")
    if kind != EVEN or not ((number.isascii() and number.isdigit()) or not number):
        return None
    return min(100, int(number)) if number else MIDDLE


def make(level: str) -> Bot:
    """A new bot of that level, or the rival of that name; `ValueError` for a name that is none."""
    strength = strength_of(level)
    if strength is not None:
        from rules.bots.even import EvenBot  # not before one is made: it searches

        return EvenBot(strength)
    if level == ADVISER:
        from rules.bots.mcts.search import SearchBot  # likewise

        return SearchBot(HARD_MILLISECONDS, look=with_care)
    maker = _MAKERS.get(level)
    if maker is None:
        from rules.bots.rivals import rival_of  # likewise

        rival = rival_of(level)
        if rival is not None:
            from rules.bots.styled import RivalBot

            return RivalBot(rival)
        raise ValueError(f"there is no level {level!r} (levels: {', '.join(LEVELS)})")
    return maker()
