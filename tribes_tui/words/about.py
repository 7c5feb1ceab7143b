"""What each game is, in a few words and in a sentence; known without loading the games."""

from typing import NamedTuple

from rules.core.registry import PACKAGES
from tribes_tui.words.finder import given_by


class About(NamedTuple):
    """A game's title, the least and the most players, what one does in it (at most 41 characters), and a sentence.

    `card` says the first in at most two lines of 15 characters, for a small card. `unit` and `round` are the keys of what the
    scores count (`common.units`) and of what `State.round` counts (`common.round`).
    """

    title: str
    players: tuple[int, int]
    short: str
    sentence: str
    card: str = ""
    unit: str = "points"
    round: str = "round"


def about_of(game_id: str) -> About | None:
    """What a game is; None for one that is unknown."""
    about: About | None = given_by(game_id, "about", "about", About)
    return about


def abouts() -> dict[str, About]:
    """What all games are, by their ids."""
    return {game_id: found for game_id in PACKAGES if (found := about_of(game_id))}


def players_of(about: About) -> str:
    """How many may play, in a few signs."""
    low, high = about.players
    return str(low) if low == high else f"{low}–{high}"


def title_of(game_id: str) -> str:
    """A game's title; its id in words when it is unknown."""
    about = about_of(game_id)
    return about.title if about else game_id.replace("_", " ")


def unit_of(game_id: str) -> str:
    """The key of what the scores of a game count."""
    about = about_of(game_id)
    return about.unit if about else "points"


def is_won_by_points(game_id: str) -> bool:
    """Whether whoever has most of what the scores count wins: feathers and cards on piles only come of winning, or don't decide it."""
    return unit_of(game_id) == "points"


def round_of(game_id: str) -> str:
    """The key of what a round is called in a game."""
    about = about_of(game_id)
    return about.round if about else "round"
