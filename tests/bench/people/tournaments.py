"""How long it takes to draw a round: `python -m tests.bench.people.tournaments [PEOPLE]`, with five rounds behind it, in CPU seconds."""

from __future__ import annotations

import random
import sys
import time

from tests.bench.__main__ import Rows, markdown
from tribes_tui.server.club.tournaments import course
from tribes_tui.server.club.tournaments.course import BALANCED, SWISS, Tournament, TournamentPlan
from tribes_tui.server.club.tournaments.scoring import results_of

BEHIND = 5


def seconds(people: int, seats: int, form: str) -> tuple[float, float]:
    """For the round after `BEHIND`; and for what is kept of it all."""
    chance = random.Random(people)
    t = Tournament("bench", "", 0.0, TournamentPlan("indy", seats, form, "fast", rounds=BEHIND + 1))
    for number in range(people):
        t = course.entered(t, f"SHA256:{number:043}")
    t = course.begun(t, 1.0)
    spent = 0.0
    for _ in range(BEHIND + 1):
        began = time.process_time()
        t = course.paired(t, {*t.active}, (1, "salt"))
        spent = time.process_time() - began
        tables = tuple(table._replace(results=_result(seats, chance)) for table in t.last.tables)
        t = t._replace(rounds=(*t.rounds[:-1], t.last._replace(tables=tables)))
        t = course.rounded_off(course.with_field(t, (_result(seats, chance),) * 4), 2.0)
    began = time.process_time()
    t.plain()
    return spent, time.process_time() - began


def _result(seats: int, chance: random.Random) -> tuple:
    scores = [chance.randrange(30) for _ in range(seats)]
    return results_of([1 + sum(other > one for other in scores) for one in scores], scores)


def main(people: int) -> None:
    """The table."""
    rows: Rows = [["form", "people", "round drawn, ms", "written as JSON, ms"]]
    for form, seats in ((SWISS, 2), (BALANCED, 3), (BALANCED, 6)):
        for count in (people // 5, people):
            drawn, written = seconds(count, seats, form)
            rows.append([f"{form}, {seats} at a table", str(count), f"{drawn * 1e3:.0f}", f"{written * 1e3:.0f}"])
    print(markdown("Drawing a round", rows))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
