"""What a lesson is: a game from a fixed seed in steps, each of which teaches one thing; and what a coach says while somebody plays."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Future
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rules import games
from rules.core.game import Game
from tribes_tui.learning.rulebook import sections_of
from tribes_tui.play.seat import BOT, HUMAN, Seat
from tribes_tui.seats.worker import Answer, view_from
from tribes_tui.words.common import ENGLISH, colon, sentence, spoken
from tribes_tui.words.finder import carefully, given_by, is_outside

if TYPE_CHECKING:
    from tribes_tui.play.table import Table

LEARNER = 0
"""The learner's seat."""


class Step(NamedTuple):
    """One thing to learn.

    title    what it is, in a few words
    text     said while the learner makes `moves` (notation); a step without any is read, and Enter goes on
    then     what the others, and forced moves, make of it afterwards, before the next step is told
    section  of the rulebook; `also`: another one
    about    the places that it speaks of, by the names that the table gives them (`hand:a`) or by the id of a widget
             (`legend`): all else fades meanwhile
    """

    title: str
    text: str
    moves: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    section: str = ""
    about: tuple[str, ...] = ()
    also: str = ""

    @property
    def sections(self) -> list[str]:
        """Of the rulebook, all that say it."""
        return [*filter(None, (self.section, self.also))]

    @property
    def all_moves(self) -> tuple[str, ...]:
        """In their order."""
        return self.moves + self.then


class Lesson(NamedTuple):
    """A guided game: the learner sits on seat 0, `others` are the names of the bots; `steps` hold every seat's moves, but for those of the
    `opening`, which are made before anything is told."""

    game: str
    seed: int
    others: tuple[str, ...]
    steps: tuple[Step, ...]
    options: Mapping[str, object] = {}
    opening: tuple[str, ...] = ()

    @property
    def seats(self) -> list[Seat]:
        """The learner and the bots."""
        return [Seat(HUMAN, "", "you"), *[Seat(BOT, "easy", name) for name in self.others]]

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves, those of every seat."""
        return (*self.opening, *(move for step in self.steps for move in step.all_moves))

    def before(self, number: int) -> int:
        """How many moves are made before a step."""
        return len(self.opening) + sum(len(step.all_moves) for step in self.steps[:number])

    def at(self, moves: int, read: Collection[int]) -> int | None:
        """The number of the step that is due after so many moves, when those in `read` were read; None: it is over."""
        for number, step in enumerate(self.steps):
            first = self.before(number)
            if moves < first + len(step.all_moves) or (moves == first and not step.all_moves and number not in read):
                return number
        return None

    def is_to_be_read(self, number: int, moves: int, read: Collection[int]) -> bool:
        """Whether a step waits to be read before anything else happens."""
        return not self.steps[number].moves and number not in read and moves == self.before(number)


def table_at(lesson: Lesson, number: int) -> Table:
    """The table as it is when a step begins: the moves of those before are made."""
    from tribes_tui.play.table import Table

    table = Table.new(lesson.game, lesson.seats, lesson.options, lesson.seed)
    for move in lesson.moves[: lesson.before(number)]:
        seat = table.turn
        if seat is None:
            break
        table.propose(seat, table.view(seat).read(move), table.number_for(seat))
    return table


def lesson_of(game_id: str) -> Lesson | None:
    """The lesson of a game, None when it has none yet."""
    lesson: Lesson | None = given_by(game_id, "lesson", "lesson", Lesson)
    if lesson is None or carefully(game_id, "lesson", type(None), lambda: _try(lesson), lesson) is not None:
        return None
    return lesson


def _try(lesson: Lesson) -> None:
    """Make the moves of another package's lesson, as a table does: raises whatever is wrong with them."""
    if is_outside(lesson.game):
        state = games[lesson.game].new_state(len(lesson.seats), lesson.seed, lesson.options)
        for move in lesson.moves:
            state.apply(state.read(move))


# ---- The others ----------------------------------------------------------------------------------------


class Script:
    """Answers like a thinker, at once. `next_move` gives the notation that is due; after the last nobody is asked."""

    def __init__(self, next_move: Callable[[], str]) -> None:
        self._next_move = next_move

    def ask(self, view: Mapping[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        """What the script says."""

        action = view_from(view).read(self._next_move())
        future: Future[Answer] = Future()
        future.set_result(Answer(action, 0.0, []))
        return future

    def cancel(self) -> None:
        """Nothing is ever under way."""

    def close(self) -> None:
        """Nothing to close."""


FILE = "learning.json"
LISTED = re.compile(r"^(- |\d+\. )")
"""Before a line of a list."""

SENTENCE = re.compile(r"[.!?][)*]?(?=\s|$)")
"""The end of one."""


class Rule(NamedTuple):
    """A section of a rulebook: its heading and what it says, which is nothing where it only has a table."""

    heading: str
    text: str


class Coach:
    """Counts how often each kind of move was made, in a small file that may be lost without harm."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._counts = _read(self._path)

    def is_new(self, game_id: str, kind: str) -> bool:
        """Whether no move of this kind was made yet: only then it is confirmed."""
        return not self._counts.get(f"{game_id} {kind}", 0)

    def made(self, game_id: str, kind: str) -> None:
        """A move of this kind was made."""
        if self.is_new(game_id, kind):
            self._counts[f"{game_id} {kind}"] = 1
            with suppress(OSError):
                self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._path.write_text(json.dumps(self._counts), encoding="utf-8")


def rule_of(game: Game[Any], anchor: str, *about: str) -> Rule | None:
    """The section of a game's rulebook: its heading, and what it says of something; None if there is none.

    `about`: how each sentence, line of a list or cell of a table begins, in English, that says it; without one all of the section says
    it, in whole sentences. Other languages have the same ones.
    """
    books = (sections_of(game.rulebook(language)) for language in (ENGLISH, spoken()))
    english, found = (next((one for one in book if one.anchor == anchor), None) for book in books)
    if english is None or found is None:
        return None
    here, there = _sentences(english.text), _sentences(found.text)
    begun = [next((at for at, one in here.items() if one.lower().startswith(begin.lower())), None) for begin in about]
    told = ""
    for text in [there[at] for at in begun if at in there]:
        told += f" {sentence(text)}" if told[-1:] != ":" else f" {text[0].lower()}{sentence(text)[1:]}"
    return Rule(found.title, told.strip() or _finished(" ".join(_parts(found.text))))


def _sentences(section: str) -> dict[tuple[int, int], str]:
    """All of a section by where they stand: (paragraph, number in it), and below 0 the cells of its tables, each with what its row says."""
    found = dict[tuple[int, int], str]()
    for at, part in enumerate(_parts(section)):
        ends = [match.end() for match in SENTENCE.finditer(part)]
        pieces = [part[start:end].strip(" ;") for start, end in pairwise([0, *ends, len(part)])]
        found |= {(at, k): one for k, one in enumerate(filter(None, pieces))}
    for at, line in enumerate(line for line in section.splitlines() if line.startswith("|")):
        row = [re.sub(r"[*`]", "", cell).strip() for cell in line.strip("|").split("|")]
        others = [[*row[:k], *row[k + 1 :]] for k in range(len(row))]
        found |= {(-1 - at, k): f"{row[k]}{colon()}{max(rest, key=len)}" for k, rest in enumerate(others) if rest}
    return found


def _parts(section: str) -> list[str]:
    """The paragraphs and the lines of the lists of a section, without its tables."""
    parts, goes_on = list[str](), False
    for line in re.sub(r"[*`]", "", section).splitlines():
        words = LISTED.sub("", line.strip())
        if line.startswith("|"):
            parts[-1:] = map(_finished, parts[-1:])
        elif goes_on and words == line.strip():
            parts[-1] += f" {words}" if words else ""
        elif words:
            parts.append(words)
        goes_on = bool(words) and not line.startswith("|")
    return [part for part in parts if part]


def _finished(text: str) -> str:
    """Its whole sentences, without one that ends in a table."""
    ends = [match.end() for match in SENTENCE.finditer(text)]
    return text[: max(ends, default=0)]


def _read(path: Path) -> dict[str, int]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    known = found.items() if isinstance(found, dict) else ()
    return {name: number for name, number in known if type(number) is int}
