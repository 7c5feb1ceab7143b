"""What the home screen says about each game and each line of its menu, without loading any game."""

from __future__ import annotations

from typing import NamedTuple


class About(NamedTuple):
    """A game's title, the least and the most players, and what it is in a sentence."""

    title: str
    players: tuple[int, int]
    sentence: str


GAMES = {
    "tribe": About("Tribe", (2, 4), "Lay chains of a character and three vases; wolves lie in wait face down."),
    "indy": About("indy", (2, 6), "Draw towards an evocation of three cards; the worst one costs a feather."),
    "tribal_duel": About(
        "Tribal Duel", (2, 2), "Two patiences face to face: steal what you need, give what is in your way."
    ),
    "tribal_rixe": About(
        "Tribal Rixe", (2, 4), "Shed your hand onto columns that all share; pick up what is complete."
    ),
    "rise_of_tribes": About(
        "Rise of Tribes", (2, 4), "Grow, move, gather and lead on a map of hexes, with dice that others leave."
    ),
    "five_tribes": About("Five Tribes", (2, 4), "Sow meeples over thirty tiles, bid for your turn, call upon djinns."),
}

MENU = {
    "setup": ("New game", "Choose the game, who sits where, options and seed."),
    "daily": ("Games of the day", "The same deal for everybody today, and how it went for you."),
    "learn": ("Learn a game", "A short guided game, move by move."),
    "saves": ("Saved games", "All your games: go on, rename, copy, delete."),
    "replays": ("Replays", "Watch any game again, with the graph of who stood how."),
    "statistics": ("Statistics", "Your results by game and by opponent."),
    "rules": ("Rulebooks", "The rules of all six games, in order and by search."),
    "settings": ("Settings", "Colours, signs, motion, keys, help for beginners."),
    "quit": ("Quit", "Every move is saved already."),
}


def players_of(about: About) -> str:
    """How many may play, in a few signs."""
    low, high = about.players
    return str(low) if low == high else f"{low}–{high}"
