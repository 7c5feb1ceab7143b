"""`tribes replay`: a recorded game from the first move on."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time

from rules import State
from saves import Damaged, OtherRules, Parted, Recording, Store, Walk, replay, verify
from saves.replay import game_of
from tribes_tui.commands.names import chosen_name
from tribes_tui.errors import Mendable
from tribes_tui.plain.console import Console
from tribes_tui.plain.tellers import teller
from tribes_tui.play.past import Past
from tribes_tui.play.records import notes_of, why_unplayable
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.words.said import commands as said
from tribes_tui.words.said import replay as said_replay


def run(chosen: argparse.Namespace) -> int:
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
    tells.stands(state if is_open else state.view(viewer))
    if state.is_terminal:
        tells.over(state)
