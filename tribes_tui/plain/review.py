"""A review of a game in sentences: for the command, and for the screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from saves import Walk
from saves.course import Course
from saves.replay import game_of
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.seats.review import CHOICE, LUCK, SURELY, Review, Reviewed, ReviewMoment, Total, part_of_win
from tribes_tui.words import review as words
from tribes_tui.words.wording import words_of

SAY = {"good": words.good, "better": words.better, "costly": words.costly}
ROLES = {"good": "gain", "better": "cursor", "costly": "danger"}
TOLD = 0.12
"""A sum of luck that is less sure is told only where it is as many times its error as the luck of a move is (`SURELY`)."""
MOST_NEWS = 2
"""So many things that happened are told of a move."""


class ReviewRow(NamedTuple):
    """A move in a table of a review: its `number` from 1; which of the moments that decided the game it was (from 1; 0: none);
    what was done, and how that is judged, with the ink for it; what that changed; all of it in whole sentences; the judgement in
    two or three words; and who moved."""

    number: int
    moment: int
    what: str
    judged: str
    role: str
    change: str
    sentences: str
    brief: str
    mover: int

    @property
    def after(self) -> int:
        """After how many moves it was to be made."""
        return self.number - 1


def luck_told(luck: Total) -> str:
    """What chance alone added to a game, as far as it is known."""
    unsure = words.points(luck.error).lstrip("+±")
    is_told = luck.error < TOLD or abs(luck.change) > SURELY * luck.error
    return words.luck_brought(words.points(luck.change), unsure) if is_told else words.luck_unclear(unsure)


class Telling:
    """What a review says, each part in sentences. It replays the game as far as it tells of it."""

    def __init__(self, course: Course, review: Review) -> None:
        self._course, self._walk, self._review = course, Walk(course), review
        self._words = words_of(course.header.game)
        self._title = game_of(course).title
        seats = [seat_from(plain) for plain in course.seats]
        self._names: Sequence[str] = names_for(seats, review.seat)

    def head(self) -> str:
        """What was looked at."""
        name = self._names[self._review.seat]
        return words.head(self._title, name, len(self._review.moves), self._review.choices)

    def totals(self) -> Iterator[str]:
        """Skill and luck apart."""
        yield from words.bot_sat(self._course, self._review.seat)
        cost, luck = self._review.cost(), self._review.luck()
        worse = sum(1 for move in self._review.marked() if move.verdict and move.verdict.gain < 0)
        error = words.points(cost.error).lstrip("+±")
        yield words.choices_cost(words.points(cost.change), error, worse, self._review.choices)
        yield luck_told(luck)

    def marked(self) -> Iterator[tuple[int, str]]:
        """The choices that stand out: after how many moves the choice was to be made, and what is said of it."""
        for move in self._review.marked():
            yield move.number - 1, self._marked(move)

    def moments(self) -> Iterator[tuple[int, str]]:
        """What decided it: after how many moves, and what is said of it."""
        for moment in self._review.moments():
            yield moment.number - 1, self._moment(moment)

    def rows(self) -> list[ReviewRow]:
        """The choices that stand out and what decided the game, a row a move, in the order of the game."""
        marked = {move.number: self._row_of(move) for move in self._review.marked()}
        for rank, moment in enumerate(self._review.moments(), 1):
            row = marked.get(moment.number)
            marked[moment.number] = row._replace(moment=rank) if row is not None else self._row_at(moment, rank)
        return [marked[number] for number in sorted(marked)]

    def _row_of(self, move: Reviewed) -> ReviewRow:
        found = move.verdict
        assert found is not None
        played, other = self._action(move.number, found.played), self._action(move.number, found.other)
        judged, role = words.JUDGED[found.mark], ROLES[found.mark]
        return ReviewRow(
            move.number,
            0,
            played,
            f"{judged}: {other}",
            role,
            words.points(found.gain),
            self._marked(move),
            words.JUDGED_BRIEF[found.mark],
            move.mover,
        )

    def _row_at(self, moment: ReviewMoment, rank: int) -> ReviewRow:
        """A moment that was no choice of the seat's."""
        change, mover = words.points(moment.change), self._review.moves[moment.number - 1].mover
        is_luck, of_rival = moment.kind == LUCK, words.was_move_of(self._names[mover])
        judged = words.chance_fell(change) if is_luck else of_rival
        brief = words.chance_fell_brief(change) if is_luck else of_rival
        role = "gain" if moment.change > 0 else "danger"
        return ReviewRow(
            moment.number,
            rank,
            self._news(moment.number).rstrip("."),
            judged,
            role,
            change,
            self._moment(moment),
            brief,
            mover,
        )

    def outcome(self) -> tuple[float, ...]:
        """Each seat's part of the win."""
        ranking = self._walk.state(len(self._review.moves)).ranking()
        return tuple(part_of_win(ranking, seat) for seat in range(len(ranking)))

    def lines(self) -> Iterator[str]:
        """All of it."""
        yield self.head()
        yield from self.totals()
        yield words.POINTS
        yield ""
        yield f"{words.MOMENTS}:"
        yield from [text for _, text in self.moments()] or [words.NO_MOMENTS]
        yield ""
        yield f"{words.MARKED}:"
        yield from [text for _, text in self.marked()] or [words.NO_MARKS]

    def _marked(self, move: Reviewed) -> str:
        found = move.verdict
        assert found is not None
        played, other = self._action(move.number, found.played), self._action(move.number, found.other)
        return SAY[found.mark](
            move.number, played, other, words.points(found.gain), words.interval(found.low, found.high)
        )

    def _moment(self, moment: ReviewMoment) -> str:
        move = self._review.moves[moment.number - 1]
        change = words.points(moment.change)
        if moment.kind == CHOICE and move.verdict is not None:
            played, other = (self._action(move.number, action) for action in move.verdict[:2])
            return words.moment_choice(move.number, change, played, other)
        if moment.kind == LUCK:
            return words.moment_luck(move.number, change, self._news(move.number))
        return words.moment_rival(move.number, change, self._names[move.mover], self._news(move.number))

    def _action(self, number: int, action: int) -> str:
        view = self._walk.state(number - 1).view(self._review.seat)
        return self._words.action(view, action, self._names).rstrip(".")

    def _news(self, number: int) -> str:
        seen = (event.seen_by(self._review.seat) for event in self._walk.events(number))
        told = (self._words.event(event, self._names) for event in seen if event is not None)
        return " ".join([text for text in told if text][:MOST_NEWS])
