"""Every ruling has its one place, and the figures stand in one table."""

from __future__ import annotations

import re
from hashlib import sha256
from importlib import import_module

import pytest

from rules.rise_of_tribes.components import rulings, tables
from rules.rise_of_tribes.components.box import GOAL_VP, GOALS
from tests.rules.rise_of_tribes.table import GAME, do, in_row, lay


def places() -> dict[str, list[str]]:
    """Ruling -> the names its line gives."""
    lines = re.findall(r"^ *(A\d+) +(.*)$", rulings.__doc__ or "", re.MULTILINE)
    return {ruling: re.findall(r"`([^`]+)`", names) for ruling, names in lines}


@pytest.mark.plain("reads the docstring of a module")
@pytest.mark.rule("rise_of_tribes", "4")
def test_each_of_the_50_rulings_has_a_place_that_exists() -> None:
    assert list(places()) == [f"A{n}" for n in range(1, 51)]
    options = {option.name for option in GAME.options}
    for ruling, names in places().items():
        assert names, ruling
        for name in names:
            module, _, what = name.rpartition(".")
            if module:
                assert hasattr(import_module(f"rules.rise_of_tribes.{module}"), what), name
            else:
                assert hasattr(rulings, name) or name in options, name


@pytest.mark.rule("rise_of_tribes", "7")
def test_the_figures() -> None:
    assert (tables.WIN_VP, tables.LIMIT, tables.LIMIT_GLACIER, tables.LIMIT_DROUGHT) == (15, 5, 3, 4)
    assert tables.ERUPTION_LOSSES == (0, 2, 1)  # suns, moons, blanks
    assert tables.START_DICE == (0, 1, 2)
    assert (tables.EVENT_SLOTS, tables.DEVELOPMENT_VP, tables.ALTAR_VP) == (2, 1, 1)
    assert dict(zip(GOALS, GOAL_VP, strict=True))["Complete the tribe"] == 4
    assert tables.DEVELOPMENT_COST["Pottery"] == (1, 1, 2, 0)
    assert (rulings.ALTAR_USES_PER_TURN, rulings.ELDER_POINT_TO_OWNER, rulings.VILLAGE_CHECK_PER_STEP) == (
        1,
        False,
        True,
    )


FIGURES_OF_VERSION = {1: "364e7ec6fb9c5b8f", 2: "364e7ec6fb9c5b8f", 3: "f932524dedfa45a4"}
"""Version of the rules -> a digest of its figures."""


def test_corrected_figures_are_a_new_version_of_the_rules() -> None:
    """Else records of older games would be played otherwise."""
    figures = {name: value for name, value in vars(tables).items() if name.isupper()}
    digest = sha256(repr(sorted(figures.items())).encode()).hexdigest()[:16]
    assert FIGURES_OF_VERSION[GAME.version] == digest, "raise `version` in game.py, and add its digest here"


@pytest.mark.plain("puts another figure into a table")
def test_a_corrected_figure_works_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rival reading of GATHER: two hexes always, and 1, 2 or 3 from each."""
    monkeypatch.setattr(tables, "GATHER_HEXES", (2, 2, 2))
    monkeypatch.setattr(tables, "GATHER_PER_HEX", (1, 2, 3))
    state = lay({"A": [1], "B": [1], "C": [1], "I": [0, 1]}, hand=["sun"])
    do(state, "sun gather", "gather A", "gather B")
    assert state.resources[:3] == [3, 3, 0]


@pytest.mark.rule("rise_of_tribes", "a46")
def test_new_tile_doubles_if_the_ruling_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.rise_of_tribes.mechanics.actions.events.NEW_TILE_DOUBLES", True)
    state = lay({"A": [1], "I": [0, 1]}, phase="roll", draws=[0, 0], deck=["Altar", "Drought"])
    do(state, "roll")
    assert in_row(state) == ["Altar", None]
    assert sum(state.tokens) == 1


@pytest.mark.rule("rise_of_tribes", "a37")
def test_bow_without_attacker_if_the_ruling_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.rise_of_tribes.mechanics.actions.conflict.BOW_NEEDS_ATTACKER", False)
    state = lay(
        {"A": [0, 4, 3], "I": [1]},
        players=3,
        hand=["blank"],
        turn={"actions": ["GROW"]},
        tribes=[{"completed": ["Bow"]}],
    )
    do(state, "blank lead", "shoot p2")
    assert state.members[16] == 0
