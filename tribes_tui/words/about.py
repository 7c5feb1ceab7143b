"""What each game is, in a few words and in a sentence; known without loading the games."""

from __future__ import annotations

from typing import NamedTuple


class About(NamedTuple):
    """A game's title, the least and the most players, what one does in it (at most 41 characters), and a sentence."""

    title: str
    players: tuple[int, int]
    short: str
    sentence: str


GAMES = {
    "tribe": About(
        "Tribe",
        (2, 4),
        "build chains, hide wolves and feathers",
        "Lay chains of a character and three vases; wolves lie in wait face down.",
    ),
    "indy": About(
        "indy",
        (2, 6),
        "shamans draw, bluff and evoke",
        "Draw towards an evocation of three cards; the worst one costs a feather.",
    ),
    "tribal_duel": About(
        "Tribal Duel",
        (2, 2),
        "two patiences that steal from each other",
        "Two patiences face to face: steal what you need, give what is in your way.",
    ),
    "tribal_rixe": About(
        "Tribal Rixe",
        (2, 4),
        "shed your hand onto shared columns",
        "Shed your hand onto columns that all share; pick up what is complete.",
    ),
    "rise_of_tribes": About(
        "Rise of Tribes",
        (2, 4),
        "settle hexes, roll dice, reach goals",
        "Grow, move, gather and lead on a map of hexes, with dice that others leave.",
    ),
    "five_tribes": About(
        "Five Tribes",
        (2, 4),
        "bid, sow meeples, win the sultanate",
        "Sow meeples over thirty tiles, bid for your turn, call upon djinns.",
    ),
}


def players_of(about: About) -> str:
    """How many may play, in a few signs."""
    low, high = about.players
    return str(low) if low == high else f"{low}–{high}"


def about(game_id: str) -> str:
    """What one does in a game, in a few words; empty for one that is unknown."""
    return GAMES[game_id].short if game_id in GAMES else ""


def title_of(game_id: str) -> str:
    """A game's title; its id in words when it is unknown."""
    return GAMES[game_id].title if game_id in GAMES else game_id.replace("_", " ")
