"""What is typed behind an option or in the place of an argument, read; argparse says what is wrong with it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tribes_tui.play.deals import read_seed
from tribes_tui.words.said import arguments as said

if TYPE_CHECKING:
    from tribes_tui.play.deals import NamedDeal


def game(typed: str) -> str:
    """The id of a game, by whatever people call it."""
    from tribes_tui.commands.meant import game_meant  # only now: the home screen has no need of it

    return game_meant(typed)


def count(text: str) -> int:
    """A number of things, of which there is one at least."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(said.no_number(typed=f"{text!r}"))
    return int(text)


def deals(text: str) -> tuple[int, int]:
    """How many deals, or which: A:B are those from A on, B itself left out."""
    first, colon, last = text.rpartition(":")
    bounds = (int(first or 0), int(last)) if last.isdigit() and (not colon or first.isdigit()) else (0, 0)
    if not text.isascii() or bounds[0] >= bounds[1]:
        raise argparse.ArgumentTypeError(said.no_deals(typed=f"{text!r}"))
    return bounds


def shares(text: str) -> tuple[float, float]:
    """The two shares of a sequential test."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 <= low < high <= 1:
        raise argparse.ArgumentTypeError(said.no_shares(typed=f"{text!r}"))
    return low, high


def seat(text: str) -> int:
    """A seat, counted from 0."""
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise argparse.ArgumentTypeError(said.no_seat(typed=f"{text!r}"))
    return int(text)


def size(text: str) -> tuple[int, int]:
    """Columns and rows of a terminal."""
    columns, _, rows = text.partition("x")
    if not (columns + rows).isascii() or not columns.isdigit() or not rows.isdigit():
        raise argparse.ArgumentTypeError(said.no_size(typed=f"{text!r}"))
    found = int(columns[:4]), int(rows[:4])
    if not (80 <= found[0] <= 300 and 24 <= found[1] <= 100):
        raise argparse.ArgumentTypeError(said.no_size(typed=f"{text!r}"))
    return found


def pace(text: str) -> float:
    """Seconds from one move to the next."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(said.no_pace(typed=f"{text!r}"))
    return seconds


def seed(text: str) -> int:
    """What a game's cards and dice come from."""
    try:
        return read_seed(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(said.no_seed(typed=f"{text[:60]!r}", what=str(error))) from None


def deal(text: str) -> NamedDeal:
    """A deal by the name that a friend gave."""
    from tribes_tui.play.deals import read_deal

    try:
        return read_deal(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
