"""What the home screen says about the lines of its menu that are no games: label and explanation."""

from __future__ import annotations

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
