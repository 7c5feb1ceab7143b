"""`tribes arena`, as it is called."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.cli.helpers import Ran

Tribes = Callable[..., Ran]


def test_it_prints_the_standings(tribes: Tribes) -> None:
    ran = tribes("arena", "indy", "--levels", "random,medium", "--deals", "3", "--seed", "1")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert "3 deals in 2 seatings each" in lines[0]
    assert {line.split()[0] for line in lines[2:]} == {"random", "medium", "digest"}


def test_as_json_it_holds_every_game(tribes: Tribes) -> None:
    args = ("arena", "indy", "--levels", "random,medium", "--deals", "2", "--seed", "1", "--json")
    found = json.loads(tribes(*args).out)
    assert len(found["games"]) == 4
    assert len(found["standings"]) == 2
    assert found["games"] == [
        {**game, "seconds": again["seconds"]}
        for game, again in zip(json.loads(tribes(*args).out)["games"], found["games"], strict=True)
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        ("nothing",),
        ("indy", "--levels", "best,medium"),
        ("indy", "--levels", "hard@,medium"),
        ("indy", "--levels", "hard@0,medium"),
        ("indy", "--levels", "hard@9min,medium"),
        ("indy", "--levels", "medium"),
        ("tribal_duel", "--levels", "easy,medium,random"),
        ("indy", "--ms", "3", "--simulations", "3"),
        ("indy", "--deals", "0"),
        ("indy", "--set", "x=y"),
    ],
)
def test_what_makes_no_sense_is_one_line(tribes: Tribes, arguments: tuple[str, ...]) -> None:
    ran = tribes("arena", *arguments)
    assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_a_level_may_bring_its_own_measure_of_thought(tribes: Tribes) -> None:
    ran = tribes("arena", "indy", "--levels", "hard@4,hard@20", "--deals", "1", "--seed", "1", "--json")
    rows = {row["level"]: row["milliseconds"] for row in json.loads(ran.out)["standings"]}
    assert rows["hard@20"] > 1.5 * rows["hard@4"] > 0
