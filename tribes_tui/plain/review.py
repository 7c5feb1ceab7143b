"""A review of a game in sentences: for the command, and for the screen."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rules import Rng, State
from rules.bots.judging.verdict import Verdict
from saves import Walk
from saves.format.course import Course
from saves.replay import game_of
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.play.standings import LEAST_SWING, SeatTurn, Standings, Turning, chances_of, standings
from tribes_tui.play.turned import (
    IDLE,
    Turned,
    chances_told,
    farthest,
    in_hundred,
    is_chance,
    led,
    turned,
    what_happened,
)
from tribes_tui.seats.review import Review, Reviewed, joined
from tribes_tui.words.common import capital, colon, listed
from tribes_tui.words.ending import bot_sat, points
from tribes_tui.words.said import replay, review as said
from tribes_tui.words.wording import choice_of, goes_on, words_of

WORLDS = 4
"""Positions that fit what a seat saw, where it is asked whether what it did was certain."""
PRAISED = 3
"""So many choices that were the best stand out, besides those with which the game turned."""
ROLES = {"good": "gain", "even": "soft", "unsure": "soft", "better": "cursor", "costly": "danger"}


class Side(NamedTuple):
    """One of two things that are compared: whose or which it is, what, so many of 100 games, and its ink."""

    label: str
    what: str
    chance: int
    ink: str


class ReviewRow(NamedTuple):
    """A move in a table of a review: its `number` from 1; which of the turns where the game turned it belongs to (from 1; 0: none);
    what was done, and how that is judged in a few words, with the ink for it; who moved. Then what is told of the one under the cursor:
    a sentence or none, what is compared, and what the figures are."""

    number: int
    moment: int
    what: str
    brief: str
    role: str
    mover: int
    told: str = ""
    sides: tuple[Side, ...] = ()
    note: str = ""

    @property
    def after(self) -> int:
        """After how many moves it was to be made."""
        return self.number - 1


class Telling:
    """What a review says, each part in sentences. It replays the game. Raises `OtherRules`, or `Parted`."""

    def __init__(self, course: Course, review: Review, found: Standings | None = None) -> None:
        """`found`: how everybody stood, where that is known."""
        self._course, self._walk, self.found = course, Walk(course), found or standings(course)
        self._words = words_of(course.header.game)
        self._actions = [move.action for move in review.moves]
        self._begins = begins_of(course, review)
        self.review = self._review = joined(review, self._begins)
        self._title = game_of(course).title
        seats = [seat_from(plain) for plain in course.seats]
        self.names: Sequence[str] = names_for(seats, review.seat)
        self.turned = turned(self.found, course.header.game, self.names, review.seat)

    def head(self) -> str:
        """What was looked at."""
        name = self.names[self._review.seat]
        return said.head(title=self._title, name=name, moves=len(self._review.moves), choices=self._review.choices)

    def outcome(self) -> str:
        """How it ended for the seat, and of how many choices."""
        assert self._course.result is not None
        ranking, players = self._course.result["ranking"], self._course.header.players
        place = ranking[self._review.seat]
        is_shared = ranking.count(place) > 1
        return said.outcome(
            who=self._who, place=place, is_shared=is_shared, players=players, choices=self._review.choices
        )

    def answers(self) -> list[tuple[str, str]]:
        """What somebody wants to know first, a sentence each: how often another move was better, where the game turned, how much was luck,
        or what it was where neither was; and more of it, where there is room."""
        return [self._better(), self._turned_most(), (self._reason(), "")]

    def first(self) -> list[tuple[str, str]]:
        """The same beside a graph that tells where the game turned."""
        better, turned, luck = self.answers()
        return [better, luck] if self.turned else [better, turned, luck]

    def _turned_most(self) -> tuple[str, str]:
        most = self._most()
        if most is None:
            return self._course_told(), ""
        before, after = self._graph(most.turning)
        way = "up" if after > before else "down" if after < before else "same"
        number = self._number_of(most)
        told = said.turned_most(
            who=self._who, number=number, when=most.when, is_part=most.is_over, way=way, before=before, after=after
        )
        return told, most.what

    def _course_told(self) -> str:
        """How a game went that turned nowhere."""
        return led(self.found, self._course.header.game, self.names)

    def _most(self) -> Turned | None:
        """The turn that changed the seat's chances most."""
        return max(
            self.turned, key=lambda one: abs(self.found.change(self._review.seat, *one.turning[2:4])), default=None
        )

    def _number_of(self, one: Turned) -> int:
        """The move that changed most, as every graph marks it; of a choice of several moves the one that has its row."""
        begun = self._begins[one.turning.move - 1]
        judged = (move.number for move in self._judged() if self._begins[move.number - 1] == begun)
        return next(judged, one.turning.move)

    @property
    def begins_at(self) -> int:
        """The move that the first sentence names, else the one at which it turned most."""
        worst, most = self._worst, self._most()
        return worst.number if worst is not None else 0 if most is None else self._number_of(most)

    @property
    def _worst(self) -> Reviewed | None:
        """The choice to which another was most clearly better."""
        return min(self._review.worse(), key=lambda move: move.verdict.gain if move.verdict else 0.0, default=None)

    def _reason(self) -> str:
        """How much was luck; where neither chance nor another choice clearly mattered, what turned the game where it turned most."""
        lucky, chances = (
            [one for one in self.turned if one.is_luck],
            [each[self._review.seat] for each in self.found.values],
        )
        most, is_level = self._most(), max(chances) - min(chances) < LEAST_SWING
        if any(self._luckiest()) or ((self._review.worse() or is_level) and not lucky):
            return self._luck()
        if lucky and most not in lucky:
            before, after = self._graph(lucky[0].turning)
            return said.luck_turned(who=self._who, number=self._number_of(lucky[0]), before=before, after=after)
        return said.what_turned(who=self._who, name="", kind="small", when="") if most is None else self._why(most)

    def _why(self, one: Turned) -> str:
        """What brought a turn or a part about."""
        name = self.names[one.turning.seat]
        return said.what_turned(who=self._who, name=name, kind=self._kind_of(one), when=one.when)

    def _kind_of(self, one: Turned) -> str:
        """What brought a turn about that changed much: chance, another, what the seat could not see, or its own move."""
        if one.is_luck:
            return "luck"
        if one.is_over:
            return "part"
        if one.turning.seat != self._review.seat:
            return "others"
        return "hidden" if self._is_unknown(one) else "own"

    def _better(self) -> tuple[str, str]:
        worst, choices = self._worst, self._review.choices
        if worst is None or worst.verdict is None:
            return said.headline(worse=0, choices=choices, number=0), ""
        other = f"{said.instead(other=self._both(worst.number, worst.verdict)[1])}{self._of_order(worst.number, worst.verdict)}"
        return said.headline(worse=len([*self._review.worse()]), choices=choices, number=worst.number), other

    def _of_order(self, number: int, found: Verdict) -> str:
        """That what was better was done all the same, later in the turn; the end of a turn always is."""
        if found.gain >= 0 or found.other == found.played:
            return ""
        later = [k for k in range(number, self.found.turn_of(number).last) if self._actions[k] == found.other]
        is_done = any(one.kind not in IDLE for k in later for one in self.found.events[k])
        return f" {said.order(who=self._who)}" if is_done else ""

    def _luck(self) -> str:
        lucky, (helped, hurt) = [self._lucky(move) for move in self._review.moves], self._luckiest()
        if helped is None and hurt is None:
            return said.luck_none(who=self._who)
        return said.luck_sum(
            who=self._who,
            helped=lucky.count(1),
            hurt=lucky.count(-1),
            best=helped.number if helped else 0,
            gain=points(helped.luck.change) if helped else "",
            worst=hurt.number if hurt else 0,
            loss=points(hurt.luck.change) if hurt else "",
        )

    def more(self) -> Iterator[str]:
        """That a bot sat there, and what can't be explained by skill or luck."""
        yield from bot_sat(self._course, self._review.seat)
        unknown = [one.turning for one in self.turned if self._is_unknown(one)]
        if unknown:
            seat = self._review.seat
            most = max(unknown, key=lambda turn: abs(self.found.change(seat, turn.first, turn.last)))
            before, after = self._graph(most)
            yield said.unknown_sum(who=self._who, number=most.move, before=before, after=after)

    @property
    def _who(self) -> str:
        """Of whom it tells."""
        return self.names[self._review.seat]

    def _luckiest(self) -> tuple[Reviewed | None, Reviewed | None]:
        """The moves in which chance clearly helped most, and clearly hurt most."""
        found = [
            max((move for move in self._review.moves if self._lucky(move) == way), key=_size, default=None)
            for way in (1, -1)
        ]
        return found[0], found[1]

    def _lucky(self, move: Reviewed) -> int:
        """As `Reviewed.lucky`; what another chose of cards that lay hidden is no luck, though the seat could not tell which it would be."""
        game, events = self._course.header.game, self.found.events
        is_chosen = move.mover != self._review.seat and bool(events)
        return 0 if is_chosen and not any(is_chance(one, game) for one in events[move.number - 1]) else move.lucky

    def _is_unknown(self, one: Turned) -> bool:
        """Whether the seat's own turn changed its chances much, by no choice that stands out and no chance that does."""
        turn, seat = one.turning, self._review.seat
        if turn.is_part:
            return False
        moves = self._review.moves[turn.first : turn.last]
        is_told = any(self._lucky(move) or (move.verdict is not None and move.verdict.mark) for move in moves)
        return turn.seat == seat and not (one.is_luck or is_told) and self._hangs_on_hidden(turn.move)

    def _hangs_on_hidden(self, number: int) -> bool:
        """Whether the seat could not tell what its move was worth, or what would come of it: positions that fitted what it saw, and those
        after the move, are not all alike to it and to the graph."""
        view, action = self._view(number), self._actions[number - 1]
        found = set[tuple[object, ...]]()
        for seed in range(WORLDS):
            world = view.resample(Rng(seed))
            before = chances_of(world)
            if not world.is_legal(action):
                return True
            world.apply(action)
            found.add((before, chances_of(world), world.view(self._review.seat).key()))
        return len(found) > 1

    def _judged(self) -> list[Reviewed]:
        """Every choice of the seat."""
        return [move for move in self._review.moves if move.verdict is not None]

    def marked(self) -> Iterator[tuple[int, str]]:
        """The choices that stand out: after how many moves the choice was to be made, and what is said of it."""
        for move in self._review.marked():
            yield move.number - 1, self._marked(move)

    def moments(self) -> Iterator[tuple[int, str]]:
        """Where the game turned: after how many moves, and what is said of it."""
        for one in self.turned:
            yield one.turning.move - 1, self._moment(one)

    def rows(self) -> list[ReviewRow]:
        """What stands out, a row a move, in the order of the game: where it turned, what chance did most, the seat's choices that were clearly
        worse than others, and the few that were the best by most."""
        rows = {move.number: self._row_of(move) for move in self._judged()}
        for rank, one in enumerate(self.turned, 1):
            number = self._number_of(one)
            row = rows.get(number)
            at = self._row_at(one, rank)._replace(number=number)
            if row is not None and row.role != "soft":  # the choice is what turned it
                before, after = self._graph(one.turning)
                over = replay.chances_over(when=one.when, before=before, after=after) if one.is_over else at.brief
                note = f"{row.note} {at.note}" if one.is_over else row.note
                at = row._replace(moment=rank, brief=f"{row.brief}  {over}", note=note)
            rows[number] = at
        for move in filter(None, self._luckiest()):
            chance = said.chance_sentence(
                who=self._who, luck=move.lucky, gain=points(move.luck.change), number=move.number
            )
            luck = self._row_of_luck(move, chance)
            row = rows.get(move.number, luck)
            if row is not luck:
                is_quiet = row.role == "soft" and not row.moment
                brief, role = (luck.brief, luck.role) if is_quiet else (f"{row.brief}  {luck.brief}", row.role)
                luck = row._replace(brief=brief, role=role, note=f"{row.note} {chance}")
            rows[move.number] = luck
        if (fall := self._fallen()) is not None and not any(
            fall.first < number <= fall.last for number in rows if rows[number].moment or rows[number].role != "soft"
        ):
            rows[fall.last] = self._row_of_fall(fall)
        best = [move for move in self._judged() if move.verdict and move.verdict.mark == "good"]
        best.sort(key=lambda move: -abs(move.verdict.gain if move.verdict else 0))
        usual = {move.number for move in best[PRAISED:]} - {move.number for move in filter(None, self._luckiest())}
        return [row for at, row in sorted(rows.items()) if row.moment or (row.role != "soft" and at not in usual)]

    def _fallen(self) -> SeatTurn | None:
        """Among more than two, where a win of another is not one's own fall: the turn in which the chances of a seat that didn't win fell
        most."""
        seat, found = self._review.seat, self.found
        if len(self.names) == 2 or not found.values or found.values[-1][seat] == max(found.values[-1]):
            return None
        most = min(found.turns, key=lambda turn: found.change(seat, turn.first, turn.last))
        return most if found.change(seat, most.first, most.last) <= -LEAST_SWING else None

    def _row_of_fall(self, turn: SeatTurn) -> ReviewRow:
        """That turn, at its last move."""
        before, after = self._graph(turn)
        what = what_happened(self.found, self._course.header.game, self.names, self._review.seat, turn)
        brief = replay.chances_brief(before=before, after=after)
        return ReviewRow(turn.last, 0, what.rstrip("."), brief, "danger", turn.seat, what)

    def _row_of_luck(self, move: Reviewed, told: str) -> ReviewRow:
        """The move in which chance helped, or hurt, most."""
        seat, turn = self._review.seat, SeatTurn(move.mover, move.number - 1, move.number)
        what = what_happened(self.found, self._course.header.game, self.names, seat, turn)
        brief, role = said.luck(gain=points(move.luck.change)), "gain" if move.lucky > 0 else "danger"
        return ReviewRow(move.number, 0, what.rstrip("."), brief, role, move.mover, what, (), told)

    def _row_of(self, move: Reviewed) -> ReviewRow:
        found = move.verdict
        assert found is not None
        played, other = self._both(move.number, found)
        made, rest = _of_hundred(found).values()
        mark, is_behind = found.told, found.gain < 0
        sides = (
            Side(capital(self._who), played, made, ROLES[mark]),
            Side(
                said.other_side(mark=mark, is_behind=is_behind),
                other,
                rest,
                "gain" if found.mark and is_behind else "soft",
            ),
        )
        surely = said.won_of(span=_span(found)) if found.mark else said.won_of_unmarked(mark=mark)
        what = f"{capital(self._who)}{colon()}{played}"
        note = surely + self._of_order(move.number, found)
        return ReviewRow(move.number, 0, what, said.judged(mark=mark), ROLES[mark], move.mover, "", sides, note)

    def _row_at(self, one: Turned, rank: int) -> ReviewRow:
        """A turning point that was no choice of the seat's that stands out."""
        turn, seat = one.turning, self._review.seat
        before, after = self._graph(turn)
        why = self._why(one)
        role = "gain" if after > before else "danger" if after < before else "soft"
        if turn.seat == seat:
            lucky = sum(self._lucky(move) for move in self._review.moves[turn.first : turn.last])
            if not lucky and self._is_unknown(one):
                role, why = "soft", said.own_turn_hidden()
        told, note = replay.swing(when=one.when, text=one.what), f"{self._told(one)} {why}"
        what = told if one.is_over else one.what  # of more than the move it is told over what
        brief = replay.chances_brief(before=before, after=after)
        return ReviewRow(turn.move, rank, what.rstrip("."), brief, role, turn.seat, told, (), note)

    def _graph(self, turn: Turning | SeatTurn) -> tuple[int, int]:
        """What the graph shows of the seat before a turn and after it."""
        before, after = (self.found.values[at][self._review.seat] for at in (turn.first, turn.last))
        return in_hundred(before), in_hundred(after)

    def lines(self) -> list[str]:
        """All of it."""
        return [
            self.head(),
            *(first for first, _ in self.answers()),
            *self.more(),
            said.points(),
            "",
            f"{said.moments()}:",
            *([text for _, text in self.moments()] or [self._course_told()]),
            *filter(None, [farthest(self.found, self._course.header.game, self.names, self._review.seat)]),
            "",
            f"{said.marked()}:",
            *([self._marked(move) for move in self._judged()] or [said.no_marks()]),
        ]

    def _marked(self, move: Reviewed) -> str:
        found = move.verdict
        assert found is not None
        played, other = self._both(move.number, found)
        return said.choice(
            mark=found.told,
            number=move.number,
            played=played,
            other=other,
            **_of_hundred(found),
            span=_span(found),
        )

    def _moment(self, one: Turned) -> str:
        return said.moment(number=one.turning.move, when=one.when, what=one.what, told=self._told(one))

    def _told(self, one: Turned) -> str:
        """How the chances changed in a turn: of whom most, and the seat's own, too."""
        seat = self._review.seat
        own = [chances_told(self.found, self.names, seat, one.turning)] if one.who != seat else []
        return " ".join([one.told, *own])

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
            told = whole(self._view(begun), [self._actions[k - 1] for k in numbers], self.names)
            if told:
                return told
        steps = [(step, len([*same])) for step, same in groupby(self._action(k, self._actions[k - 1]) for k in numbers)]
        return listed([said.times(action=step, number=times) if times > 1 else step for step, times in steps], "then")

    def _choice(self, number: int, action: int) -> str:
        """Another choice, with what it would best have led to where that belongs to it."""
        whole = choice_of(self._course.header.game)
        told = whole(self._view(number), [action], self.names) if whole is not None else ""
        return told or self._action(number, action)

    def _view(self, number: int) -> State:
        return self._walk.state(number - 1).view(self._review.seat)

    def _action(self, number: int, action: int) -> str:
        return self._words.action(self._view(number), action, self.names).rstrip(".")


def _of_hundred(found: Verdict) -> dict[str, int]:
    """How many of 100 games are won, by what could be known then: with what was `made`, and with the best `else`."""
    best, gain = in_hundred(found.expected), in_hundred(found.gain)
    return {"made": best, "rest": max(0, best - gain)} if gain > 0 else {"made": max(0, best + gain), "rest": best}


def _span(found: Verdict) -> str:
    """By how many games of 100 the two surely differ."""
    least, most = sorted(abs(in_hundred(bound)) for bound in (found.low, found.high))
    way = "more" if found.gain > 0 else "fewer"
    return said.span(way=way, least=least, most=most) if least < most else said.span_one(way=way, most=most)


def _size(move: Reviewed) -> float:
    return abs(move.luck.change)


def begins_of(course: Course, review: Review) -> list[int]:
    """For each move the number of the one with which its choice began: kinds of actions that only go on say so in their game."""
    kinds, table = goes_on(course.header.game), game_of(course).actions
    found: list[int] = []
    for move in review.moves:
        is_same = found and review.moves[move.number - 2].mover == move.mover and table[move.action].kind in kinds
        found.append(found[-1] if is_same else move.number)
    return found
