"""`tribes replay`: a recorded game from the first move on."""

from __future__ import annotations

import argparse
import json
import sys

from rules import State, games
from saves import Recording, Store, replay, verify
from tribes_tui.commands.errors import Mendable
from tribes_tui.plain.console import Console
from tribes_tui.plain.wording import words_of
from tribes_tui.play.past import Past
from tribes_tui.play.seat import names_for, seat_from


def run(chosen: argparse.Namespace) -> int:
    """Replay as the arguments say. The record is read only: it may be open elsewhere."""
    recording = Store().read(chosen.source)
    count = len(recording.moves)
    if chosen.to is not None and chosen.to > count:
        raise Mendable(f"the game has {count} moves, not {chosen.to}")
    if chosen.verify:
        verify(recording)
        sys.stdout.write(f"{chosen.source}: all {len(recording.entries)} entries play as they were recorded\n")
        return 0
    state = replay(recording, chosen.to)
    if chosen.json:
        sys.stdout.write(json.dumps(_result(recording, state, chosen.to), indent=1) + "\n")
    else:
        _walk(recording, count if chosen.to is None else chosen.to)
    return 0


def _result(recording: Recording, state: State, to: int | None) -> dict[str, object]:
    return {
        "game": recording.header.game,
        "moves": len(recording.moves) if to is None else to,
        "position": state.dump(),
        "key": state.key(),
        "scores": list(state.scores()),
        "ranking": list(state.ranking()),
        "over": state.is_terminal,
    }


def _walk(recording: Recording, to: int) -> None:
    """Print the moves in notation and in words, then the position.

    What only a player may know stays hidden until the game is over.
    """
    header = recording.header
    names = names_for([seat_from(plain) for plain in recording.seats], None)
    words, console = words_of(header.game), Console()
    past = Past(games[header.game], header.players, header.seed, header.options)
    state = past.state_at(0)
    for move in recording.moves[:to]:
        past.play(state, state.read(move.text))
    for entry in past.entries(None):
        text = past.moves[entry.number - 1].text if recording.finished else entry.text
        console.say(f"{entry.number}. {names[entry.seat or 0]}: {text or '(hidden)'}")
        console.say_all(f"   {line}" for event in entry.events if (line := words.event(event, names)))
    console.say_all(words.position(state.view(None), names))
    if state.is_terminal:
        console.say_all(words.story(state, names))
