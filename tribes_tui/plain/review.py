"""A review of a game in sentences: for the command, and for the screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules import Event, State
from rules.bots.verdict import Verdict
from saves import Walk
from saves.course import Course
from saves.replay import game_of
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.seats.review import CHOICE, LUCK, SURELY, Review, Reviewed, ReviewMoment, Total, joined, part_of_win
from tribes_tui.words.common import listed
from tribes_tui.words.ending import bot_sat, points
from tribes_tui.words.said import review as said
from tribes_tui.words.wording import choice_of, goes_on, words_of

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
    unsure = round(100 * luck.error)
    if luck.error < TOLD or abs(luck.change) > SURELY * luck.error:
        return said.luck_sum(change=points(luck.change), error=unsure)
    return said.luck_sum_unclear(error=unsure)


def is_good(moment: ReviewMoment) -> bool:
    """Whether it came out better, as it is told in whole points."""
    return round(100 * moment.change) > 0


class Telling:
    """What a review says, each part in sentences. It replays the game as far as it tells of it."""

    def __init__(self, course: Course, review: Review) -> None:
        self._course, self._walk = course, Walk(course)
        self._words = words_of(course.header.game)
        self._actions = [move.action for move in review.moves]
        self._begins = begins_of(course, review)
        self.review = self._review = joined(review, self._begins)
        self._title = game_of(course).title
        seats = [seat_from(plain) for plain in course.seats]
        self._names: Sequence[str] = names_for(seats, review.seat)

    def head(self) -> str:
        """What was looked at."""
        name = self._names[self._review.seat]
        return said.head(title=self._title, name=name, moves=len(self._review.moves), choices=self._review.choices)

    def totals(self) -> Iterator[str]:
        """Skill and luck apart."""
        yield from bot_sat(self._course, self._review.seat)
        cost, luck = self._review.cost(), self._review.luck()
        worse = sum(one.gain < 0 for one in self._review.turns())
        marked = sum(move.verdict.gain < 0 for move in self._review.marked() if move.verdict is not None)
        yield said.cost(
            marked=marked,
            worse=worse,
            choices=self._review.choices,
            cost=points(cost.change),
            error=round(100 * cost.error),
        )
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
        played, other = self._both(move.number, found)
        return ReviewRow(
            move.number,
            0,
            played,
            said.judged(mark=found.mark, other=other),
            ROLES[found.mark],
            points(found.gain),
            self._marked(move),
            said.judged_brief(mark=found.mark),
            move.mover,
        )

    def _row_at(self, moment: ReviewMoment, rank: int) -> ReviewRow:
        """A moment that was no choice of the seat's."""
        change, mover = points(moment.change), self._review.moves[moment.number - 1].mover
        judged = brief = said.rival(name=self._names[mover])
        if moment.kind == LUCK:
            judged, brief = said.luck(is_good=is_good(moment)), said.luck_brief(is_good=is_good(moment))
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

    def lines(self) -> list[str]:
        """All of it."""
        return [
            self.head(),
            *self.totals(),
            said.points(),
            "",
            f"{said.moments()}:",
            *([text for _, text in self.moments()] or [said.no_moments()]),
            "",
            f"{said.marked()}:",
            *([text for _, text in self.marked()] or [said.no_marks()]),
        ]

    def _marked(self, move: Reviewed) -> str:
        found = move.verdict
        assert found is not None
        played, other = self._both(move.number, found)
        return said.choice(
            mark=found.mark,
            number=move.number,
            played=played,
            other=other,
            gain=points(found.gain),
            span=said.span(low=points(found.low), high=points(found.high)),
        )

    def _moment(self, moment: ReviewMoment) -> str:
        move = self._review.moves[moment.number - 1]
        change = points(moment.change)
        if moment.kind == CHOICE and move.verdict is not None:
            played, other = self._both(move.number, move.verdict)
            return said.moment_choice(number=move.number, change=change, played=played, other=other)
        if moment.kind == LUCK:
            return said.moment_luck(
                is_good=is_good(moment), number=move.number, change=change, what=self._news(move.number)
            )
        return said.moment_rival(
            number=move.number, change=change, name=self._names[move.mover], what=self._news(move.number)
        )

    def _both(self, number: int, found: Verdict) -> tuple[str, str]:
        """What was chosen and what else; where both came to the same end, also by what they differ on the way."""
        played, other = self._played(number), self._choice(number, found.other)
        if played != other:
            return played, other
        steps = (self._action(number, action) for action in (found.played, found.other))
        ways = [said.on_the_way(whole=played, step=step) for step in steps]
        return ways[0], ways[1]

    def _played(self, number: int) -> str:
        """The whole choice to which a move belongs."""
        begun = self._begins[number - 1]
        numbers = [other for other, first in enumerate(self._begins, 1) if first == begun]
        whole = choice_of(self._course.header.game)
        if whole is not None:
            told = whole(self._view(begun), [self._actions[k - 1] for k in numbers], self._names)
            if told:
                return told
        return listed([self._action(k, self._actions[k - 1]) for k in numbers], "then")

    def _choice(self, number: int, action: int) -> str:
        """Another choice, with what it would best have led to where that belongs to it."""
        whole = choice_of(self._course.header.game)
        told = whole(self._view(number), [action], self._names) if whole is not None else ""
        return told or self._action(number, action)

    def _view(self, number: int) -> State:
        return self._walk.state(number - 1).view(self._review.seat)

    def _action(self, number: int, action: int) -> str:
        return self._words.action(self._view(number), action, self._names).rstrip(".")

    def _news(self, number: int) -> str:
        """What the mover did with a move, and what came of it; where that says nothing (a turn that ends), what they did before."""
        mover = self._review.moves[number - 1].mover
        while number > 0 and self._review.moves[number - 1].mover == mover:
            seen = [event for event in map(self._seen, self._walk.events(number)) if event is not None]
            own = [event for event in seen if event.player == mover]
            told = [self._words.event(event, self._names) for event in own or seen]
            if own and any(told):
                return " ".join([text for text in told if text][:MOST_NEWS])
            number -= 1
        return self._action(number + 1, self._actions[number])

    def _seen(self, event: Event) -> Event | None:
        return event.seen_by(self._review.seat)


def begins_of(course: Course, review: Review) -> list[int]:
    """For each move the number of the one with which its choice began: kinds of actions that only go on say so in their game."""
    kinds, table = goes_on(course.header.game), game_of(course).actions
    found: list[int] = []
    for move in review.moves:
        is_same = found and review.moves[move.number - 2].mover == move.mover and table[move.action].kind in kinds
        found.append(found[-1] if is_same else move.number)
    return found
