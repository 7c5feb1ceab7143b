"""`tribes film`: a recorded game, or a part of it, as a moving picture."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

import rules
from saves import Recording, Store, replay
from saves.text import shown
from tribes_tui.commands.progress import Progress
from tribes_tui.commands.replay import check_eyes, read
from tribes_tui.display.picture import Frame, to_cast, to_moving_svg
from tribes_tui.errors import Mendable
from tribes_tui.plain.console import Console
from tribes_tui.play.records import Notes, notes_of
from tribes_tui.profile import settings
from tribes_tui.words.said import commands as said

FORMATS = {".svg": to_moving_svg, ".cast": to_cast}
FASTEST = 0.05
"""Seconds for which each move is shown at least."""


def run(chosen: argparse.Namespace) -> int:
    """Film as the arguments say, and say where the film is."""
    store = Store()
    recording = read(store, chosen.source)
    check_eyes(recording, chosen.seat)
    moves = _moves(recording, chosen)
    path = Path(chosen.into or f"{recording.name or recording.header.game}-{moves[0]}-{moves[-1]}.svg")
    if path.suffix not in FORMATS:
        raise Mendable(said.film_format(file=shown(path), formats=" ".join(FORMATS)))
    if os.path.lexists(path):
        raise Mendable(said.film_exists(file=shown(path)))
    replay(recording, moves[-1])
    frames = asyncio.run(_frames(recording, notes_of(store, recording.name), moves, chosen))
    told = FORMATS[path.suffix](frames, rules.games[recording.header.game].title)
    try:
        path.write_text(told, encoding="utf-8")
    except (OSError, ValueError) as error:  # a name with a zero byte
        why = getattr(error, "strerror", None) or str(error)
        raise Mendable(said.film_unwritten(file=shown(path), why=why)) from error
    seconds = round(sum(frame.seconds for frame in frames))
    Console().say(said.film_done(file=shown(path), pictures=len(frames), seconds=seconds))
    return 0


def _moves(recording: Recording, chosen: argparse.Namespace) -> range:
    """The numbers of moves after each of which a picture is taken. Raises `Mendable`."""
    moves = len(recording.moves)
    to = moves if chosen.to is None else chosen.to
    if to > moves:
        raise Mendable(said.replay_no_move(moves=moves, move=to))
    first = chosen.first if chosen.first is not None else 0
    if first > to:
        raise Mendable(said.film_backwards(first=first, last=to))
    return range(first, to + 1)


async def _frames(recording: Recording, notes: Notes, moves: range, chosen: argparse.Namespace) -> list[Frame]:
    from tribes_tui.screens.replay.film import FilmedReplay, film

    frames, filmed = list[Frame](), FilmedReplay(recording, notes, chosen.seat, chosen.hide_names)
    with Progress(len(moves)) as progress:
        async for frame in film(filmed, moves, chosen.size, max(chosen.pace, FASTEST), settings.load().theme):
            frames.append(frame)
            progress.show(filmed.number - moves[0] + 1)
    return frames
