"""A film of the game that is looked at: what of it is asked for, and made by a program of its own, so that the screen goes on."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from textual.geometry import Size

from saves.place import home
from tribes_tui.screens.replay.seen import SeenGame
from tribes_tui.widgets.screen.dialog import Item, ListDialog
from tribes_tui.words.said import replay as said


class Part(NamedTuple):
    """Moves of a game: the table is shown as it was after `first` of them, and so on until after `last`."""

    first: int
    last: int
    hides_names: bool = False


def parts(seen: SeenGame, number: int, round_word: str) -> dict[str, Part]:
    """What can be filmed, as it is called, at the position after `number` moves: its turn, its round, the game."""
    found = {
        said.film_turn(): part_around(seen.turn_ends, number, len(seen)),
        said.film_round(round=round_word): part_around(seen.rounds, number, len(seen)),
        said.film_game(): Part(0, len(seen)),
    }
    parts = {name: part for name, part in found.items() if part.last > part.first}
    return parts | {said.film_hidden(part=name): part._replace(hides_names=True) for name, part in parts.items()}


def part_around(ends: Sequence[int], number: int, moves: int) -> Part:
    """From the last of these ends before the move that was made last to the next one."""
    first = max((end for end in ends if end < number), default=0)
    return Part(first, min((end for end in ends if end >= max(number, 1) and end > first), default=moves))


class FilmDialog(ListDialog):
    """Which part of a game is to be filmed."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(said.film_which(), [Item(name, name) for name in names])


LEAST, MOST = Size(80, 24), Size(300, 100)
"""Of a film."""


async def filmed(record: Path, part: Part, seat: int | None, window: Size) -> str:
    """Film it, in a window as large as this one as far as films may be, into the person's folder of films, and say where that is, or why not. Cancelled, it stops."""
    folder = home() / "films"
    path = folder / f"{record.stem}-{part.first}-{part.last}{'-' if part.hides_names else ''}.svg"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)  # of the same moves, it was the same film
    except OSError as error:
        return error.strerror or str(error)
    size = [min(max(*one), most) for *one, most in zip(window, LEAST, MOST, strict=True)]
    arguments = [str(record), "--into", str(path), "--to", str(part.last), "--size", f"{size[0]}x{size[1]}"]
    arguments += ["--from", str(part.first)] if part.first else []
    arguments += ["--seat", str(seat)] if seat is not None else []
    arguments += ["--hide-names"] if part.hides_names else []
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tribes_tui", "film", *arguments, stdin=DEVNULL, stdout=PIPE, stderr=PIPE
    )
    try:
        told, trouble = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    return (told or trouble).decode(errors="replace").strip()
