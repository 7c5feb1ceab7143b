"""`tribes journey`: in lines, as JSON, and a stage that is killed in the middle and gone on with."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import Store
from tests.cli.helpers import Ran, run
from tests.journey.travelling import played
from tests.kill.lines import killed
from tribes_tui.journey.progress import travelled
from tribes_tui.journey.stages import REGIONS, STAGES

Tribes = Callable[..., Ran]
RIXE = REGIONS[1].stages[0]


def test_all_of_it_in_lines(tribes: Tribes) -> None:
    said = tribes("journey", "--plain").out
    lines = said.splitlines()
    assert lines[0] == "The journey: 0 of 108 stars."
    assert "indy-1: First feathers, with 2 easy bots. Star 1: Win." in said
    assert all(f"{stage.name}: " in said for stage in STAGES)
    assert "It goes on at indy-1: First feathers." in lines
    assert "The path opens with 1 more star in indy." in said
    played(RIXE, Store(), 3, other="random")
    found = travelled(Store())
    assert tribes("journey", "--plain").out.splitlines()[0] == f"The journey: {found.total} of 108 stars."
    rebuilt = tribes("journey", "--rebuild").out
    assert rebuilt == tribes("journey", "--plain").out


def test_the_same_as_json(tribes: Tribes) -> None:
    name = played(RIXE, Store(), 3, other="random")
    told = json.loads(tribes("journey", "--json").out)
    assert told["of"] == 108
    assert [one["name"] for one in told["stages"]] == [stage.name for stage in STAGES]
    assert [one["record"] for one in told["games"]] == [name]
    assert told["stars"] == sum(star["got"] for one in told["stages"] for star in one["stars"])


def test_what_is_shut_or_unknown_is_said_in_a_line(tribes: Tribes) -> None:
    shut = tribes("journey", "indy-2", "--plain")
    assert shut.code == 2
    assert "The thief of the row is still shut: The path opens with 1 more star in indy." in shut.err
    unknown = tribes("journey", "atlantis", "--plain")
    assert unknown.code == 2
    assert "there is no stage 'atlantis' (stages: indy-1, " in unknown.err


@pytest.mark.soak
def test_a_stage_says_its_stars_first_and_what_it_gave_at_the_end(home: Path) -> None:
    done = run("journey", RIXE.name, "--plain", text="1\n" * 3000)
    assert done.code == 0, done.err
    assert "The journey, A round of cards. Win. Go out once. Collect 5 columns." in done.out.splitlines()[0]
    assert "The journey, A round of cards: " in done.out.split("The journey", 2)[2] or "A round of cards: " in done.out
    (visit,) = travelled(Store()).visits
    assert visit.stage == RIXE


@pytest.mark.soak
def test_a_stage_that_was_killed_and_gone_on_with_counts_as_any_other(home: Path) -> None:
    chance, died = random.Random(7), 0
    arguments = ["journey", RIXE.name, "--plain"]
    while died < 4:
        death = killed(arguments, home, chance, 6000)
        died += death.was_killed
        found = [one for one in Store().list() if one.is_begun and not one.finished]
        arguments = ["continue", found[0].name, "--plain"] if found else ["journey", RIXE.name, "--plain"]
    while unfinished := [one for one in Store().list() if one.is_begun and not one.finished]:
        run("continue", unfinished[0].name, "--plain", text="1\n" * 3000)
    if not (begun := [one for one in Store().list() if one.is_begun]):
        run("journey", RIXE.name, "--plain", text="1\n" * 3000)
        begun = Store().list()
    found = travelled(Store())
    assert {visit.record for visit in found.visits} == {one.name for one in begun if not {"seat"} & {*one.asides}}
    assert found.stars == travelled(Store(), anew=True).stars
    assert all(visit.stage == RIXE for visit in found.visits)


@pytest.mark.soak
def test_in_lines_and_by_ear_the_stars_are_told_when_asked_for(home: Path) -> None:
    for way in ("--plain", "--brief"):
        said = run("journey", RIXE.name, way, text="stars\nquit\n").out
        assert "Star 1: Win. Known at the end." in said
        assert "Star 3: Collect 5 columns. So far 0 columns collected." in said
        other = run("play", "indy", way, text="stars\nquit\n").out
        assert "This game isn't a stage of the journey." in other
