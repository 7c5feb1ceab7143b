"""`tribes replay`: a recorded game from the first move on; `tribes film`: that, or a part of it, as a moving picture."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import rules
from rules import State
from saves import Damaged, OtherRules, Parted, Recording, Store, Walk, replay, verify
from saves.format.text import shown
from saves.replay import game_of
from tribes_tui.commands.saves import chosen_name
from tribes_tui.commands.tournament.engine import Progress
from tribes_tui.errors import Mendable
from tribes_tui.plain.console import Console
from tribes_tui.plain.conversation import teller
from tribes_tui.play.past import Past
from tribes_tui.play.records import Notes, notes_of, why_unplayable
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.profile import settings
from tribes_tui.words.common import YOU
from tribes_tui.words.said import commands as said, replay as said_replay

if TYPE_CHECKING:
    from tribes_tui.display.picture import Frame


def run_replay(chosen: argparse.Namespace) -> int:
    """Replay as the arguments say. The record is read only: it may be open elsewhere."""
    recording = None
    try:
        recording = read(Store(), chosen.source)
        return _replay(recording, chosen)
    except OtherRules as error:
        if recording is None or chosen.verify or chosen.json:
            raise
        Console().say_all(why_unplayable(recording, error))
        return 0
    except (Damaged, Parted) as error:
        if error.good is None:
            raise
        if not chosen.good:
            raise Mendable(said.replay_good_part(why=str(error), source=chosen.source)) from error
        return _replay(error.good, chosen)


def read(store: Store, source: str) -> Recording:
    """The record in a file, or of a name or title. Raises as `Store.read` does, and `Mendable`."""
    return store.read(source if os.path.lexists(source) else chosen_name(store, source))


def _replay(recording: Recording, chosen: argparse.Namespace) -> int:
    if chosen.verify:
        verify(recording)
        Console().say(said.replay_verified(source=chosen.source, entries=len(recording.entries)))
        return 0
    to = _until(recording, chosen)
    if chosen.json:
        state = replay(recording, to)
        sys.stdout.write(json.dumps(_result(recording, state, to), indent=1) + "\n")
    else:
        check_eyes(recording, chosen.seat)
        replay(recording, to)
        _walk(recording, to, chosen)
    return 0


def _until(recording: Recording, chosen: argparse.Namespace) -> int:
    """After how many moves to stop. Raises `Mendable`."""
    moves = len(recording.moves)
    if chosen.round is not None:
        begins = dict(Walk(recording).rounds())
        if chosen.round not in begins:
            raise Mendable(said.replay_no_round(first=min(begins), last=max(begins), round=chosen.round))
        return begins[chosen.round]
    to = moves if chosen.to is None else int(chosen.to)
    if to > moves:
        raise Mendable(said.replay_no_move(moves=moves, move=to))
    return to


def check_eyes(recording: Recording, seat: int | None) -> None:
    """Raise `Mendable` unless one may look with the eyes of `seat`: after the end, or as the only person there."""
    if seat is None:
        return
    seats = [seat_from(plain) for plain in recording.seats]
    if seat >= len(seats):
        raise Mendable(said.replay_no_seat(last=len(seats) - 1, seat=seat))
    people = [i for i, one in enumerate(seats) if one.is_human]
    if not recording.finished and people != [seat]:
        raise Mendable(said.replay_goes_on())


def _result(recording: Recording, state: State, to: int) -> dict[str, object]:
    return {
        "game": recording.header.game,
        "moves": to,
        "position": state.dump(),
        "key": state.key(),
        "scores": list(state.scores()),
        "ranking": list(state.ranking()),
        "over": state.is_terminal,
        "branches": [
            {"after": branch.after, "moves": [[move.seat, move.text] for move in branch.moves]}
            for branch in recording.branches()
        ],
    }


def _walk(recording: Recording, to: int, chosen: argparse.Namespace) -> None:
    """Print the moves in notation and in words, then the position, as the chosen seat saw them; or all that as it is said
    to people who listen.

    Without a seat, what only a player may know stays hidden until the game is over; then all is open.
    """
    header, viewer = recording.header, chosen.seat
    is_open = recording.finished and viewer is None
    names = names_for([seat_from(plain) for plain in recording.seats], viewer)
    tells = teller(chosen.brief or sys.stdout.isatty(), header.game, names, Console())
    past = Past(game_of(recording), header.players, header.seed, header.options)
    state = past.state_at(0)
    notes = notes_of(Store(), recording.name) if recording.finished else {}
    for number, move in enumerate(recording.moves[:to], 1):
        played = past.play(state, state.read(move.text))
        if viewer in played.unseen_by and not is_open:
            continue
        text = played.text if is_open else played.text_for(viewer)
        events = played.events if is_open else played.events_for(viewer)
        tells.move(len(past) if is_open else past.known_to(viewer), names[move.seat], text or "", events)
        if number in notes:
            Console().say(said_replay.noted(text=notes[number]))
        time.sleep(chosen.pace)
    if viewer is not None and names[viewer] != YOU:
        Console().say(said.replay_eyes(name=names[viewer]))
    tells.stands(state if is_open else state.view(viewer))
    if state.is_terminal:
        tells.over(state)


# ---- A film --------------------------------------------------------------------------------------------


FASTEST = 0.05
"""Seconds for which each move is shown at least."""


def run_film(chosen: argparse.Namespace) -> int:
    """Film as the arguments say, and say where the film is."""
    import asyncio

    from tribes_tui.display.picture import to_cast, to_moving_svg

    formats = {".svg": to_moving_svg, ".cast": to_cast}
    store = Store()
    recording = read(store, chosen.source)
    check_eyes(recording, chosen.seat)
    moves = _moves(recording, chosen)
    path = Path(chosen.into or f"{recording.name or recording.header.game}-{moves[0]}-{moves[-1]}.svg")
    if path.suffix not in formats:
        raise Mendable(said.film_format(file=shown(path), formats=" ".join(formats)))
    if os.path.lexists(path):
        raise Mendable(said.film_exists(file=shown(path)))
    replay(recording, moves[-1])
    frames = asyncio.run(_frames(recording, notes_of(store, recording.name), moves, chosen))
    told = formats[path.suffix](frames, rules.games[recording.header.game].title)
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

    filmed = FilmedReplay(recording, notes, chosen.seat, chosen.hide_names)
    frames: list[Frame] = []
    with Progress(len(moves)) as progress:
        async for frame in film(filmed, moves, chosen.size, max(chosen.pace, FASTEST), settings.load().theme):
            frames.append(frame)
            progress.show(filmed.number - moves[0] + 1)
    return frames
