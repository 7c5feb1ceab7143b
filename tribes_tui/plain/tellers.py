"""Telling a game that one doesn't play: in full, as plain mode shows it, or for people who listen, without a code."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from rules import Event, State
from saves import Following, SaveError
from saves.replay import game_of
from tribes_tui.plain.console import Console
from tribes_tui.plain.conversation import told_story
from tribes_tui.play.past import Past
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.words import handicap
from tribes_tui.words.said import plain as said, recording
from tribes_tui.words.speech import LONGEST, as_said, lines_of, news_sentences
from tribes_tui.words.spoken import spoken_of
from tribes_tui.words.wording import words_of

Names = Sequence[str]
ASKED = ("now", "hand", "table")
"""The requests that tell how a game stands."""
HAND = "hand"


class InFull:
    """Moves in notation and in words, the position with the codes of its cards and places."""

    def __init__(self, game_id: str, names: Names, console: Console) -> None:
        self._words, self._names, self._console = words_of(game_id), names, console

    def move(self, number: int, name: str, text: str, events: Sequence[Event]) -> None:
        """A line in notation, the sentences below it."""
        self._console.say(f"{number}. {name}: {text or recording.hidden()}")
        self._console.say_all(f"   {line}" for line in self._lines(events))

    def happened(self, events: Sequence[Event]) -> None:
        """A line a thing."""
        self._console.say_all(self._lines(events))

    def _lines(self, events: Sequence[Event]) -> list[str]:
        return [line for event in events if (line := self._words.event(event, self._names))]

    def stands(self, view: State) -> None:
        """All of it."""
        self._console.say_all(self._words.position(view, self._names))

    def over(self, state: State) -> None:
        """The story."""
        self._console.say_all(self._words.story(state, self._names))


class InBrief:
    """Sentences as they are spoken; a move of which nothing is told has none."""

    def __init__(self, game_id: str, names: Names, console: Console) -> None:
        self._game_id, self._names, self._console = game_id, names, console
        self._spoken = spoken_of(game_id)

    def move(self, number: int, name: str, text: str, events: Sequence[Event]) -> None:
        """The number before the first sentence."""
        first, *rest = news_sentences(self._spoken.news(events, self._names, None), self._names) or [""]
        self._tell([f"{number}. {first}", *rest] if first else [])

    def happened(self, events: Sequence[Event]) -> None:
        """The news, nothing left out."""
        self._tell(news_sentences(self._spoken.news(events, self._names, None), self._names))

    def stands(self, view: State) -> None:
        """What the requests answer that tell of the turn, the hand and the table."""
        asked = [name for name in ASKED if name != HAND or view.viewer is not None]
        tells = {name: request.tell for request in self._spoken.REQUESTS for name in request.names}
        self._tell([line for name in asked if name in tells for line in tells[name](view, self._names, "")])

    def over(self, state: State) -> None:
        """The story, without its tables."""
        self._tell(told_story(words_of(self._game_id).story(state, self._names)))

    def _tell(self, sentences: Sequence[str]) -> None:
        """On a terminal each sentence is folded at its width; elsewhere none of the lines is long."""
        said = filter(None, map(as_said, sentences))
        self._console.say_all(said if self._console.columns else lines_of(said, LONGEST))


def teller(is_brief: bool, game_id: str, names: Names, console: Console) -> InFull | InBrief:
    """For people who listen, or in full."""
    return InBrief(game_id, names, console) if is_brief else InFull(game_id, names, console)


# ---- Looking on, while a game is played in another program ---------------------------------------------


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
