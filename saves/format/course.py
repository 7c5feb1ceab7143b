"""The course of a game: its header and what its entries add up to."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from rules.core.told import KeyedText
from saves.format.entries import Check, End, Entry, Hint, Move, Seat, Time, Timeout, Title, Undo
from saves.format.header import CLOCKS, HINTS, Header, checked_result

PERSON = "human"
"""The kind of a seat where a person sits, and of one that says nothing of it."""
HINTED, BACK, SEAT, OFFERED, MIDDLE, UNTOLD = ASIDES = "hinted", "back", "seat", "offered", "middle", "untold"
"""What a game had besides its moves: a hint was asked for; moves of others, or the end, were taken back; a seat changed hands; the
person chose nothing but what the cursor offered; it begins in the middle of another; it doesn't tell whether there were hints."""


class Branch(NamedTuple):
    """Moves that were taken back: they followed the first `after` moves of the game as it then was."""

    after: int
    moves: list[Move]


class Course:
    """A game's header and entries, and what follows from them.

    Adding an entry costs the same at any length (an undo costs the moves it takes back).

    Attributes:
      name     the record's name, "" when it has none
      header   with what the game was begun
      schema   the schema in which the record is written
      entries  all entries, those of moves that were taken back too
      moves    the branch that counts: the moves that were not taken back
      checks   number of moves -> the key of the state after them, on the branch that counts
      seats    who sits where now
      title    what the record is called now
      result   what came of the game; None until it is over
      times    seat -> milliseconds on its clock when it was last written; only of a game with clocks
      asides   which of `ASIDES` the game had
    """

    def __init__(self, header: Header, schema: int, name: str = "") -> None:
        self.name = name
        self.header = header
        self.schema = schema
        self.entries: list[Entry] = []
        self.moves: list[Move] = []
        self.checks: dict[int, str] = {}
        self.seats: list[dict[str, Any]] = [*header.seats]
        self.title = header.title
        self.result: dict[str, Any] | None = None
        self.times: dict[int, int] = {}
        self.asides: set[str] = set()
        if HINTS not in header.needs:
            self.asides.add(UNTOLD)
        if "from" in header.more:
            self.asides.add(MIDDLE)
        self._has_person_moved = False

    @property
    def is_untouched(self) -> bool:
        """Whether there is nothing to keep yet: no move, or people sit there and none of them has moved."""
        if self.result is not None:
            return False
        return not self.moves or (any(map(_is_person, self.seats)) and not self._has_person_moved)

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.result is not None

    def branches(self) -> Iterator[Branch]:
        """The moves that were taken back, in the order of their undoing."""
        line: list[Move] = []
        for entry in self.entries:
            if isinstance(entry, Move):
                line.append(entry)
            elif isinstance(entry, Undo):
                yield Branch(entry.number, line[entry.number :])
                del line[entry.number :]

    def sittings(self) -> list[tuple[dict[str, Any], ...]]:
        """Who sat where when each move of the branch that counts was made."""
        seats, found = [*self.header.seats], list[tuple[dict[str, Any], ...]]()
        for entry in self.entries:
            if isinstance(entry, Move):
                found.append((*seats,))
            elif isinstance(entry, Undo):
                del found[entry.number :]
            elif isinstance(entry, Seat):
                seats[entry.seat] = entry.who
        return found

    def chosen_by_people(self, seat: int) -> frozenset[int]:
        """The numbers of the moves that a person made in that seat."""
        made = enumerate(zip(self.moves, self.sittings(), strict=True), 1)
        return frozenset(number for number, (move, seats) in made if move.seat == seat and _is_person(seats[seat]))

    def seats_at(self, number: int) -> list[dict[str, Any]]:
        """Who sat where after `number` moves: those who made the last of them, and people who then took a seat before the next."""
        sittings = self.sittings()
        if number >= len(sittings):
            return [*self.seats]
        before = sittings[number - 1] if number else self.header.seats
        return [one if _is_person(one) else then for one, then in zip(before, sittings[number], strict=True)]

    def _add(self, entry: Entry) -> None:
        """Take the next entry; `ValueError` when it cannot stand there (nothing has changed then)."""
        if isinstance(entry, Move):
            self._add_move(entry)
        elif isinstance(entry, Check):
            self._at_the_end(entry.number)
            self.checks[entry.number] = entry.key
        elif isinstance(entry, Undo):
            self._take_back(entry)
        elif isinstance(entry, Title):
            self.title = entry.text
        elif isinstance(entry, Seat):
            self._in_the_game(entry.seat)
            if self.result is None and entry.who != self.seats[entry.seat]:
                self.asides.add(SEAT)
            self.seats[entry.seat] = entry.who
        elif isinstance(entry, Time | Timeout):
            self._take_time(entry)
        elif isinstance(entry, Hint):
            self._note_hint(entry)
        else:
            self._finish(entry)
        self.entries.append(entry)

    def _add_move(self, move: Move) -> None:
        self._in_the_game(move.seat)
        if self.result is not None:
            raise ValueError(KeyedText("fault-after-end", "is a move after the end of the game"))
        if move.number != len(self.moves) + 1:
            told = "is move {number} where move {wanted} should be"
            raise ValueError(KeyedText("fault-number", told, number=move.number, wanted=len(self.moves) + 1))
        self.moves.append(move)
        self._has_person_moved = self._has_person_moved or _is_person(self.seats[move.seat])

    def _take_back(self, undo: Undo) -> None:
        self._in_the_game(undo.seat)
        if undo.number >= len(self.moves):
            told = "takes back to move {number}, but there are {moves}"
            raise ValueError(KeyedText("fault-undo", told, number=undo.number, moves=len(self.moves)))
        for number in range(undo.number + 1, len(self.moves) + 1):
            self.checks.pop(number, None)
        if self.result is not None or any(move.seat != undo.seat for move in self.moves[undo.number :]):
            self.asides.add(BACK)
        del self.moves[undo.number :]
        self.result = None

    def _note_hint(self, hint: Hint) -> None:
        if HINTS not in self.header.needs:
            raise ValueError(KeyedText("fault-hint", "speaks of a hint, but the record doesn't tell of hints"))
        self._in_the_game(hint.seat)
        self._at_the_end(hint.number)
        if self.result is not None:
            raise ValueError(KeyedText("fault-hint-after-end", "speaks of a hint after the end of the game"))
        self.asides.add(HINTED)

    def _take_time(self, entry: Time | Timeout) -> None:
        if CLOCKS not in self.header.needs:
            raise ValueError(KeyedText("fault-clock", "speaks of a clock, but the game has none"))
        self._in_the_game(entry.seat)
        self._at_the_end(entry.number)
        if self.result is not None:
            raise ValueError(KeyedText("fault-clock-after-end", "speaks of a clock after the end of the game"))
        self.times[entry.seat] = entry.left if isinstance(entry, Time) else 0

    def _finish(self, end: End) -> None:
        self._at_the_end(end.number)
        if self.result is not None:
            raise ValueError(KeyedText("fault-second-end", "ends the game a second time"))
        self.result = checked_result(end.result, self.header.players)
        if self.result.get(OFFERED) is True:
            self.asides.add(OFFERED)

    def _at_the_end(self, number: int) -> None:
        if number != len(self.moves):
            told = "speaks of move {number}, but there are {moves}"
            raise ValueError(KeyedText("fault-move", told, number=number, moves=len(self.moves)))

    def _in_the_game(self, seat: int) -> None:
        if not 0 <= seat < self.header.players:
            told = "speaks of seat {seat}, but there are {seats}"
            raise ValueError(KeyedText("fault-seat", told, seat=seat, seats=self.header.players))


def _is_person(who: Mapping[str, Any]) -> bool:
    kind: str = who.get("kind", PERSON)
    return kind == PERSON
