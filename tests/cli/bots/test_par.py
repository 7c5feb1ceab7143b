"""`tribes par`."""

from __future__ import annotations

import json
from collections.abc import Callable

from saves import Store
from tests.cli.helpers import Ran
from tests.seats.test_review import recorded
from tribes_tui.seats.par import deal_of, others, par

Tribes = Callable[..., Ran]


def test_bots_play_the_same_deal_from_the_same_seat(tribes: Tribes) -> None:
    recording = recorded(Store())
    assert recording.result is not None
    ran = tribes("par", recording.name, "--games", "3", "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert told["points"] == recording.result["scores"][0]
    assert told["others"] == ["random"]
    assert [(row["level"], row["games"]) for row in told["par"]] == [("easy", 3), ("medium", 3)]
    for row in told["par"]:
        assert row["fewest"] <= row["points"] <= row["most"]
        assert 0 <= row["first"] <= 1
    said = tribes("par", recording.name, "--games", "3", "--levels", "medium").out.splitlines()
    assert said[0] == f"indy: you {told['points']} feathers from this deal."
    assert said[1].startswith(f"medium {told['par'][1]['points']:g} (median of 3, ")
    assert said[2] == "At the other seats: random."


def test_it_is_repeatable_and_stronger_bots_make_more_of_it() -> None:
    recording = recorded(Store())
    weak, strong = (par(deal_of(recording, 0), level, 6) for level in ("random", "medium"))
    assert strong == par(deal_of(recording, 0), "medium", 6)
    assert strong.first > weak.first


def test_people_and_searching_bots_are_stood_in_for() -> None:
    recording = recorded(Store())
    recording.seats[1]["level"] = "hard"
    assert others(recording, 0) == ["", "medium"]
    assert others(recording, 1) == ["medium", ""]


def test_what_cannot_be_asked_is_said(tribes: Tribes) -> None:
    recording = recorded(Store())
    ran = tribes("par", recording.name, "--levels", "clever")
    assert (ran.code, "there is no level 'clever'" in ran.err) == (2, True)
    half = Store().branch(recording, 5)
    half.close()
    ran = tribes("par", half.name)
    assert (ran.code, "only for finished games" in ran.err) == (2, True)
