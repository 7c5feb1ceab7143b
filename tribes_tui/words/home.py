"""What the home screen says, beside what each game is (`about`)."""

from __future__ import annotations

COMMANDS = {
    "setup": ("New game", "Choose the game, who sits where, options and seed."),
    "daily": ("Games of the day", "The same deal for everybody today, and how it went for you."),
    "puzzles": ("Puzzles", "One move is better than all others: find it. A new one every day."),
    "learn": ("Learn a game", "A short guided game, move by move."),
    "saves": ("Saved games", "All your games: go on, rename, copy, delete."),
    "replays": ("Replays", "Watch any game again, with the graph of who stood how."),
    "statistics": ("Statistics", "Your results by game and by opponent."),
    "rules": ("Rulebooks", "The rules of all six games, in order and by search."),
    "settings": ("Settings", "Colours, signs, motion, keys, help for beginners."),
    "quit": ("Quit", "Every move is saved already."),
}
"""What is no game: label and explanation."""

NAME = "TRIBES"
MOTTO = "games about tribes, at any terminal"
TOO_SMALL = "Tribes needs a window of 80 by 24: please make this one larger."

CHOOSE = "choose"
WALK = "walk"
BY_NAME, MORE = "all by name", "more"
"""What the keys do; `MORE` is the same as `BY_NAME`, where not all keys have room."""
HOW_TO_LEAVE = "q leaves, here and at a table. Every move is saved."
"""After Ctrl+C."""


def how_many(players: str) -> str:
    """On a game's card."""
    return f"{players} players"


def won_of(won: int, games: int) -> str:
    """On a game's card, how it went so far."""
    return f"{won} of {games} won"


def said_of(label: str, about: str) -> str:
    """The line about what the cursor stands on."""
    return f"{label}: {about}"


def with_key(about: str, key: str) -> str:
    """In the list of everything by name: what a command does, and its key on the home screen."""
    return f"{about} Key: {key}"
