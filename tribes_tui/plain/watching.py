"""Looking on, in lines, while a game is played in another program."""

from __future__ import annotations

import time
from collections.abc import Callable

from saves import Following, SaveError
from saves.replay import game_of
from tribes_tui.plain.console import Console
from tribes_tui.plain.tellers import teller
from tribes_tui.play.past import Past
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.words import handicap
from tribes_tui.words.said import plain as said

EVERY = 0.3
"""Seconds between two looks."""


class Onlooker:
    """Says what everybody may know of a game, move by move, until it is over or nobody plays it any more; `is_brief`: as
    it is said to people who listen."""

    def __init__(
        self, following: Following, console: Console, is_played: Callable[[], bool], is_brief: bool = False
    ) -> None:
        course = following.course
        header = course.header
        self._following = following
        self._console = console
        self._is_played = is_played
        names = names_for([seat_from(plain) for plain in course.seats], None)
        self._names = names
        self._teller = teller(is_brief, header.game, names, console)
        self._past = Past(game_of(course), header.players, header.seed, header.options)
        self._state = self._past.state_at(0)
        self._take()
        self._said = self._past.known_to(None)

    def run(self) -> int:
        """Watch; the exit code. Raises `SaveError` when the record can't be read any more."""
        self._console.say_all(handicap.sentences(self._state, self._names))
        self._teller.stands(self._state.view(None))
        try:
            while not self._following.course.finished:
                is_played = self._is_played()
                if not self._read_on() and not is_played:
                    self._console.say(said.nobody_plays())
                    return 0
                time.sleep(EVERY)
        except KeyboardInterrupt:
            return 0
        self._teller.over(self._state)
        return 0

    def _read_on(self) -> bool:
        """Say what is new; whether there was anything."""
        course = self._following.course
        kept = self._following.look()
        if kept is None:
            return False
        if self._following.course.header != course.header:
            raise SaveError(said.taken_its_place())
        if kept < len(self._past):
            self._past.drop_after(kept)
            self._state = self._past.state_at(kept)
            self._said = min(self._said, self._past.known_to(None))
            self._console.say(said.taken_back())
            self._teller.stands(self._state.view(None))
        self._take()
        for entry in self._past.entries(None, self._said):
            self._teller.happened(entry.events)
        self._said = self._past.known_to(None)
        return True

    def _take(self) -> None:
        for move in self._following.course.moves[len(self._past) :]:
            self._past.play(self._state, self._state.read(move.text))
