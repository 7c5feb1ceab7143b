"""What the screen of a new game says."""

from __future__ import annotations

from tribes_tui.words.bots import even_now

TITLE = "a new game"
QUESTION = "Who sits at the table?"
START, RULES, GAME, SEATS_KEYS = "start", "rules", "game", "seats"
"""What keys do."""
START_BUTTON = "Start"

SEATS, RULES_TO_CHANGE, THIS_GAME = "Seats", "Rules that can be changed", "This game"
"""Headings."""
PLAYERS, SEED, LEARNING = "Players", "Seed", "Learning mode"
"""Titles of fields."""

SEED_ABOUT = "Such as k7m2qd, or a number: the same seed deals the same game. Empty: by chance."
BY_CHANCE = "by chance"
LEARNING_ON = "Your first moves are confirmed with the rule behind them."
LEARNING_OFF = "Moves are played as you make them."
PLAYERS_ABOUT = "How many sit at the table."

PERSON = "a person"
PERSON_ABOUT = "At this keyboard."
BOT_NAME = "named at start"
NAME_ABOUT = "What this player is called."

LEVELS = {
    "random": "plays by chance",
    "easy": "sees what a move brings, often errs",
    "medium": "sees what a move brings",
    "hard": "thinks a second ahead",
    "master": "thinks four seconds ahead",
    "even": "follows your results; with several people as medium",
}
"""How a bot of each level plays."""

TABLE = "The table"
SAME_NAMES = "Two seats have the same name: give each its own."


def as_last_time(is_kept: bool) -> str:
    """Beside the question."""
    return "Everything is as last time: s starts." if is_kept else "s starts."


def bot(level: str) -> str:
    """A bot among those who may sit on a seat."""
    return f"a bot, {level}"


def plays(level: str) -> str:
    """How a bot of that level plays, as a sentence."""
    return f"It {LEVELS[level.partition(' ')[0]]}."


def follows(game: str, strength: int) -> str:
    """How the bot that follows its only person plays against them now."""
    return f"{even_now(game, strength)} It follows your results."


def seat(number: int) -> str:
    """A seat by its number."""
    return f"Seat {number}"


def how_many(low: int, high: int) -> str:
    """Beside the heading of the seats."""
    return f"{low} players" if low == high else f"{low} to {high} players"


def wrong_seed(why: str) -> str:
    """Of a seed that is none."""
    return f"A seed is {why}."


def wrong_name(name: str, why: str) -> str:
    """Of a name that can't be had."""
    return f"The name {name} {why}."
