"""What a saved game tells when it is replayed: how it went, how all stand, what happened last, who is to play.

Of a game that goes on no more is told than its person may know; of one with several people, what everybody sees.
"""

from __future__ import annotations

from typing import NamedTuple

from rules import State
from saves import SaveError, Store, Summary
from saves.walk import Walk
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.play.standings import seen_standings, standings
from tribes_tui.screens.saves.entries import own_seat
from tribes_tui.words.wording import words_of

LAST = 3
"""Things that happened last."""
MOVES_BACK = 12
"""Moves in which they are looked for."""


class ToldEvent(NamedTuple):
    """Something that happened, and to or by whom."""

    seat: int | None
    text: str


class LookedBack(NamedTuple):
    """A saved game, replayed.

    lead    how far its person was ahead at each position (of several people, or none: the first seat)
    scores  of each seat now
    turn    who is to play, None when it is over
    prompt  what is asked of them
    """

    lead: tuple[float, ...]
    scores: tuple[int, ...]
    names: tuple[str, ...]
    turn: int | None
    prompt: str
    last: tuple[ToldEvent, ...]
    view: State


def look_back(store: Store, summary: Summary) -> LookedBack | None:
    """Replay a game; None if the rules don't play it as it was recorded, or don't know it."""
    try:
        return _look_back(store, summary)
    except SaveError:
        return None


def _look_back(store: Store, summary: Summary) -> LookedBack:
    recording = store.read(summary.name)
    seat, count = own_seat(summary), len(recording.moves)
    viewer = None if recording.finished else seat
    found = standings(recording) if recording.finished else seen_standings(recording, viewer)
    walk, names = Walk(recording), names_for([seat_from(plain) for plain in recording.seats], seat)
    state = walk.state(count)
    view = state if recording.finished else state.view(viewer)
    prompt = "" if recording.finished else words_of(summary.game).prompt(view, names)
    last = _last(walk, names, viewer, recording.finished)
    return LookedBack(found.lead(seat or 0), view.scores(), tuple(names), view.current_player, prompt, last, view)


def _last(walk: Walk, names: list[str], viewer: int | None, is_open: bool) -> tuple[ToldEvent, ...]:
    words, found = words_of(walk.state(0).game.id), list[ToldEvent]()
    for move in range(len(walk), max(0, len(walk) - MOVES_BACK), -1):
        seen = [event if is_open else event.seen_by(viewer) for event in walk.events(move)]
        told = [ToldEvent(event.player, words.event(event, names)) for event in seen if event is not None]
        found = [one for one in told if one.text] + found
        if len(found) >= LAST:
            break
    return tuple(found[-LAST:])
