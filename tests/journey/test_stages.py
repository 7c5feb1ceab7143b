"""The stages, as data: what issue 43 asks of them."""

from __future__ import annotations

import pytest

import rules
from rules.bots.levels import LEVELS
from rules.bots.rivals import rival_of
from tribes_tui.journey import told
from tribes_tui.journey.progress import NOWHERE
from tribes_tui.journey.stages import (
    COMMON,
    NEEDS,
    REGIONS,
    STAGES,
    STARS,
    JourneyStage,
    asked,
    feats_of,
    stage_named,
    stands,
)
from tribes_tui.words.said import journey as said


def test_at_least_thirty_six_stages_in_six_regions_one_a_game() -> None:
    assert {region.game for region in REGIONS} == {*rules.games}
    assert len(REGIONS) == 6
    assert len(STAGES) >= 36
    assert all({stage.game for stage in region.stages} == {region.game} for region in REGIONS)
    assert len({stage.name for stage in STAGES}) == len(STAGES)
    assert all(stage_named(stage.name) is stage for stage in STAGES)
    assert sum(len(stage.stars) for stage in STAGES) == STARS


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)
def test_a_stage_can_be_set_up_and_each_of_its_stars_is_said(stage: JourneyStage) -> None:
    state = rules.games[stage.game].new_state(len(stage.seats), 1, stage.options)
    assert state.players == len(stage.bots) + 1
    assert all(level in LEVELS or ((rival := rival_of(level)) and rival.game == stage.game) for level in stage.bots)
    assert 1 < len(stage.stars) <= 3
    assert len({*stage.stars}) == len(stage.stars)
    for star in stage.stars:
        assert star.feat in feats_of(stage.game)
        assert asked(stage.game, star).endswith(".")
        assert stands(stage.game, star, 1)
    known = {said.title(stage=other.name) for other in STAGES}
    assert len(known) == len(STAGES), "each has a title of its own"
    assert all(told.star_lines(stage, frozenset({0})))


@pytest.mark.parametrize("game_id", rules.games)
def test_a_games_feats_are_all_said_and_all_asked_for(game_id: str) -> None:
    own = {*feats_of(game_id)} - {*COMMON}
    wanted = {star.feat for stage in STAGES if stage.game == game_id for star in stage.stars}
    assert own <= wanted, "what no star asks for is not offered"


def test_a_region_leads_from_its_lesson_to_rivals_and_a_master() -> None:
    for region in REGIONS:
        first, *_, last = region.stages
        assert first.is_lesson
        assert {*first.bots} == {"easy"}
        assert "hard" in last.bots
        assert any(rival_of(level) for stage in region.stages for level in stage.bots)
        assert any(stage.stars[0].feat != "win" for stage in region.stages), "one asks for something else first"


def test_paths_can_be_opened_by_first_and_second_stars_alone() -> None:
    for region in REGIONS:
        assert all(need <= 2 * number for number, need in enumerate(NEEDS))
        assert region.needs <= 2 * len(STAGES)
    assert [stage.name for stage in NOWHERE.open_stages] == ["indy-1", "rixe-1"]
    assert NOWHERE.next_stage.name == "indy-1"


def test_no_two_stages_are_set_up_alike() -> None:
    for stage in STAGES:
        alike = [one.name for one in STAGES if one.is_set_up(stage.game, stage.bots, stage.options)]
        assert alike == [stage.name]
