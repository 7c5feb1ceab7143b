"""Games are found by id, and by id and version of their rules."""

from __future__ import annotations

import pytest

import rules
from rules.core.registry import PACKAGES, edition


@pytest.mark.parametrize("id", PACKAGES)
def test_a_game_is_found_by_the_version_of_its_rules_too(id):
    game = rules.games[id]
    assert rules.games[edition(game)] is game
    assert edition(game) in rules.games


@pytest.mark.parametrize("id", PACKAGES)
def test_older_rules_are_found_but_not_listed(id):
    game = rules.games[id]
    assert [*rules.games] == [*PACKAGES]
    for version in range(1, game.version):
        older = rules.games[f"{id}@{version}"]
        assert (older.id, older.version) == (id, version)
        assert older.new_state().game is older


def test_rules_that_never_were_are_refused_by_name():
    with pytest.raises(rules.UnknownGame, match=r"no rules 'indy@99' \(of indy: indy@1"):
        rules.games["indy@99"]
    assert "indy@99" not in rules.games
    with pytest.raises(rules.UnknownGame, match="no game 'chess@1'"):
        rules.games["chess@1"]
    assert "chess@1" not in rules.games
