"""The course of a tournament, over plain data: whatever people do, nothing is lost and nothing counts twice."""

from __future__ import annotations

import itertools
import json

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.server.club.tournaments.fields import PEOPLE
from tribes_tui.server.club.tournaments import course
from tribes_tui.server.club.tournaments.course import ALL, BALANCED, OFF, ON, OPEN, SWISS, Tournament, TournamentPlan
from tribes_tui.server.club.tournaments.scoring import BYE, results_of

SOME = st.sampled_from(PEOPLE[:7])
PLANS = [
    TournamentPlan("indy", 2, SWISS, "fast", True),
    TournamentPlan("indy", 2, SWISS, "fast", False),
    TournamentPlan("indy", 2, ALL, "fast", True),
    TournamentPlan("indy", 2, ALL, "fast", False),
    TournamentPlan("indy", 3, BALANCED, "fast", True),
    TournamentPlan("indy", 4, BALANCED, "fast", False, rounds=3),
]


class CourseOfOne(RuleBasedStateMachine):
    """People enter, leave, come back and go missing; rounds are paired and played."""

    @initialize(plan=st.sampled_from(PLANS), names=st.sets(SOME, min_size=2))
    def begins(self, plan: TournamentPlan, names: set[str]) -> None:
        self.t = Tournament("one", PEOPLE[0], 1.0, plan)
        for name in sorted(names):
            self.t = course.entered(self.t, name)
        self.worth: list[dict[str, float]] = []

    @rule(name=SOME)
    def enters(self, name: str) -> None:
        if self.t.may_enter or (self.t.state == ON and self.t.entrant(name)):
            self.t = course.entered(course.entered(self.t, name), name)

    @rule(name=SOME)
    def leaves(self, name: str) -> None:
        if self.t.is_in(name):
            self.t = course.left(self.t, name)

    @precondition(lambda self: self.t.state == OPEN)
    @rule()
    def begin(self) -> None:
        few = len(self.t.active) < 2
        self.t = course.begun(self.t, 2.0)
        assert self.t.state == (OFF if few else ON)

    @precondition(lambda self: self.t.state == ON and (not self.t.rounds or self.t.last.over))
    @rule(missing=st.sets(SOME, max_size=3))
    def is_paired(self, missing: set[str]) -> None:
        here = [one for one in self.t.active if one not in missing]
        if len(self.t.rounds) >= self.t.length:
            self.t = course.ended(self.t)
        elif len(here) >= 2:
            self.t = course.paired(self.t, here, (1, "salt"))
            last = self.t.last
            placed = [one for table in last.tables for one in table.seats if one] + [*last.byes]
            assert sorted(placed) == sorted(here), "all who are here have one place, and nobody else"
            assert {*last.out} == {*self.t.active} - {*here}
            assert not (last.byes and (self.t.plan.is_equal or self.t.plan.seats > 2))

    @precondition(lambda self: self.t.rounds and not self.t.last.is_done)
    @rule(number=st.integers(0, 6), scores=st.lists(st.integers(0, 9), min_size=4, max_size=4), is_void=st.booleans())
    def a_table_is_over(self, number: int, scores: list[int], is_void: bool) -> None:
        number %= len(self.t.last.tables)
        seats = self.t.plan.seats
        ranking = [1 + sum(other > one for other in scores[:seats]) for one in scores[:seats]]
        fields = {"is_void": True} if is_void else {"results": results_of(ranking, scores[:seats])}
        before, self.t = self.t, course.with_table(self.t, number, **fields)
        if before.last.tables[number].is_done:
            assert self.t == before, "what is noted stays so"

    @precondition(lambda self: self.t.rounds and self.t.plan.is_equal)
    @rule()
    def bots_have_played(self) -> None:
        game = results_of([1, *[2] * (self.t.plan.seats - 1)], [8, *[0] * (self.t.plan.seats - 1)])
        self.t = course.with_field(self.t, (game,) * 4)

    @precondition(lambda self: self.t.rounds and self.t.last.is_done and not self.t.last.over)
    @rule()
    def a_round_is_over(self) -> None:
        self.t = course.rounded_off(self.t, 3.0)
        self.worth.append(course.worth(self.t, self.t.last))

    @invariant()
    def what_is_kept_is_all_there_is(self) -> None:
        assert Tournament.of(json.loads(json.dumps(self.t.plain()))) == self.t

    @invariant()
    def what_was_worth_something_still_is(self) -> None:
        """Points are those of the rounds that are over, as they were then, whoever has left since."""
        done = [course.worth(self.t, one) for one in self.t.rounds if one.over]
        assert done == self.worth
        rows = course.standing(self.t)
        assert [row.person for row in rows] != [] or not self.t.people
        assert {row.person for row in rows} == {one.id for one in self.t.people}
        if not self.t.rounds or self.t.last.over:
            for row in rows:
                assert abs(row.points - sum(round(worth.get(row.person, 0.0), 2) for worth in done)) < 1e-5, (
                    "as they are said"
                )
        assert all(first.points >= second.points for first, second in itertools.pairwise(rows))
        for one, worth in zip(self.t.rounds, self.worth, strict=False):
            assert all(worth[who] == BYE for who in one.byes)
            assert not {*worth} & {*one.out}


TestCourseOfOne = CourseOfOne.TestCase
TestCourseOfOne.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
