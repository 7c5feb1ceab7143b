"""A recorded game as some eyes see it: positions, names, and what was told of each move."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from rules import Event, State
from saves import Parted, Recording
from saves.walk import Walk
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.words.said import replay
from tribes_tui.words.wording import words_of


class SeenGame:
    """A walk through a recording. While the game goes on, only what its one person may know is shown."""

    def __init__(self, recording: Recording) -> None:
        """Raises as `Walk` does."""
        self._words = words_of(recording.header.game)
        self.take(recording)
        people = self.seats_of_people
        self.eyes: int | None = None if self.is_open or len(people) != 1 else people[0]

    def take(self, recording: Recording) -> None:
        """Walk through this one from now on."""
        self.recording = recording
        self._walk = Walk(recording)
        self._rounds: list[int] = []
        self.seats = [seat_from(plain) for plain in recording.seats]
        self.is_open = recording.finished
        """Whether the game is over, so that nothing is secret any more."""
        self._heard: dict[tuple[int, int | None], list[str]] = {}
        self._events: dict[tuple[int, int | None], Sequence[Event]] = {}

    def __len__(self) -> int:
        return len(self._walk)

    def changed_after(self, number: int) -> None:
        """The recording is another one after its first `number` moves."""
        self._walk.changed_after(number)
        self._rounds, self.is_open = [], self.recording.finished
        self._heard = {which: lines for which, lines in self._heard.items() if which[0] <= number}
        self._events = {which: events for which, events in self._events.items() if which[0] <= number}

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names as these eyes read them."""
        return tuple(names_for(self.seats, self.eyes))

    @property
    def seats_of_people(self) -> list[int]:
        """Where people sit."""
        return [number for number, seat in enumerate(self.seats) if seat.is_human]

    @property
    def people(self) -> int:
        """How many people play."""
        return len(self.seats_of_people)

    @property
    def rounds(self) -> list[int]:
        """After how many moves each round begins, as far as the rules play the record as it was played."""
        if not self._rounds:
            with suppress(Parted):
                for _, number in self._walk.rounds():
                    self._rounds.append(number)
        return self._rounds

    @property
    def turn_ends(self) -> list[int]:
        """After how many moves each turn ends: moves of one seat without a break, within a round."""
        moves, starts = self.recording.moves, set(self.rounds)
        inner = [k for k in range(1, len(moves)) if moves[k].seat != moves[k - 1].seat or k in starts]
        return [*inner, len(moves)]

    def look_with(self, eyes: int | None) -> None:
        """Look with a seat's eyes (None: with all), if the game is over."""
        if self.is_open:
            self.eyes = eyes

    def whole(self, number: int) -> State:
        """The position after so many moves, everything known. Raises `Parted`."""
        return self._walk.state(number)

    def view(self, number: int) -> State:
        """The position after so many moves, as the eyes may know it. Raises `Parted`."""
        state = self._walk.state(number)
        return state if self.eyes is None and self.is_open else state.view(self.eyes)

    def told(self, move: int) -> list[str]:
        """The lines about one move (from 1), as the eyes may know it."""
        lines = self._heard.get((move, self.eyes))
        if lines is None:
            said = [self._words.event(event, list(self.names)) for event in self.events(move)]
            lines = self._heard[move, self.eyes] = [text for text in said if text]
        return lines

    def untold(self, move: int) -> str:
        """What is said of a move (from 1) about which there are no lines: what was chosen, to whom may know it."""
        seat, text = self.recording.moves[move - 1].seat, self.recording.moves[move - 1].text
        if move in self.turn_ends:
            return replay.turn_ends(who=self.names[seat])
        if self.eyes != seat and (self.eyes is not None or not self.is_open):
            return replay.unseen()
        before = self.whole(move - 1).view(seat)
        return replay.chosen(who=self.names[seat], action=self._words.action(before, before.read(text), self.names))

    def events(self, move: int) -> Sequence[Event]:
        """What happened at a move (from 1), as the eyes may know it."""
        key = move, self.eyes
        if key not in self._events:
            everything = self.eyes is None and self.is_open
            seen = (event if everything else event.seen_by(self.eyes) for event in self._walk.events(move))
            self._events[key] = [event for event in seen if event is not None]
        return self._events[key]
