"""What is said of rivals wherever bots are named, and what they say themselves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from rules.bots.levels import kind_of, strength_of
from rules.bots.rival import Rival, is_feature
from rules.bots.rivals import rival_of
from rules.core.rng import seeded
from tribes_tui.words.said import bots, rivals as said

if TYPE_CHECKING:
    from rules import Event

MIXED = "mixed"
"""The level of bots that play differently well."""


def bot_called(level: str) -> str:
    """A bot among those who may sit on a seat."""
    from tribes_tui.words.said import setup  # here, as below: a table's first frame says none of it

    rival = rival_of(level)
    return setup.bot(level=level) if rival is None else rival.name


def plays(level: str) -> str:
    """How a bot plays, as a sentence."""
    rival = rival_of(level)
    if rival is None:
        from tribes_tui.words.said import setup

        return setup.plays(level=kind_of(level))
    return said.plays(rival=rival.level, style=rival.style, strength=rival.strength)


def about(rival: Rival) -> str:
    """What a rival is like."""
    return said.about(rival=rival.level, style=rival.style)


def level_word(level: str) -> str:
    """What stands beside a bot's name for how well it plays."""
    return level if rival_of(level) is None else said.rival()


def strength_word(level: str) -> str:
    """The same where there is room: of a bot that is none of the levels, how strong it plays."""
    rival = rival_of(level)
    if rival is not None:
        return said.strength(strength=rival.strength)
    own = strength_of(level)
    return bots.level(level=level_word(level)) if own is None else said.strength(strength=own)


def bots_of(level: str) -> str:
    """Against whom: bots of a level ("" for several), or a rival."""
    from tribes_tui.words.said import statistics

    rival = rival_of(level)
    return statistics.bots_of(level=level or "mixed") if rival is None else rival.name


# ---- What a table says of its bots --------------------------------------------------------------------


THINKS = "•••"
"""The small sign beside a bot that thinks."""


def all_of(levels: Collection[str]) -> str:
    """All bots of a table at once: `3 medium bots`, `2 mixed bots`."""
    kind = MIXED if len(set(levels)) > 1 else next(iter(levels), "")
    if (own := strength_of(kind)) is not None:
        return bots.all_of_strength(number=len(levels), strength=own)
    return bots.all_of(number=len(levels), kind=level_word(kind))


# ---- What they say --------------------------------------------------------------------------------------


EVERY = 3
"""Of so many moves that show its style a rival speaks at one,"""
SELDOM = {"acorn", "brook", "colt", "gale", "lantern", "magpie", "shell", "squirrel", "tusk"}
"""but these, who show theirs two or three times in a game, at each."""


def spoken(level: str, name: str, seat: int, number: int, events: Sequence[Event]) -> str:
    """What the bot of a seat says at a move by its number, if anything: at some of those that show its style."""
    rival = rival_of(level)
    if rival is None or not any(is_feature(one, event, seat) for one in rival.liked for event in events):
        return ""
    every = 1 if rival.level in SELDOM else EVERY
    turn = seeded("word", level, number) % (2 * every)
    return said.does(name=name, style=rival.style, which=turn // every) if turn % every == 0 else ""


def greeting(level: str, name: str) -> str:
    """What it says when a game begins; nothing if it is no rival."""
    rival = rival_of(level)
    return "" if rival is None else said.begins(name=name, style=rival.style)


def farewell(level: str, name: str, is_won: bool) -> str:
    """What it says when a game is over."""
    rival = rival_of(level)
    return "" if rival is None else (said.wins if is_won else said.loses)(name=name, style=rival.style)
