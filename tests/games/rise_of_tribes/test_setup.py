"""Setting up a game of Rise of Tribes: modules, special tiles, the map's shape, tribes drawn or chosen."""

from __future__ import annotations

import pytest

import rules
from rules import Rng
from rules.rise_of_tribes.notation.dump import phase
from rules.rise_of_tribes.state import RiseState
from tribes_tui.screens.setup.draft import BadNewGame, Draft
from tribes_tui.words.help import facts_of

MODULES = ["elders", "special_terrain", "leaders", "strict_bank"]


def names(draft: Draft) -> list[str]:
    """The options that are shown."""
    return [option.name for option in draft.shown_options]


def test_only_options_that_matter_are_shown() -> None:
    draft = Draft("rise_of_tribes")
    assert names(draft) == [*MODULES, "tribe_1", "tribe_2", "handicap", "standstill", "points"]
    draft.set_players(4)
    assert names(draft) == [
        *MODULES,
        "layout",
        "tribe_1",
        "tribe_2",
        "tribe_3",
        "tribe_4",
        "handicap",
        "standstill",
        "points",
    ]
    draft.options["special_terrain"] = "chosen"
    assert {"glacier", "jungle", "wild_land"} < set(names(draft))


def test_what_is_set_up_is_played() -> None:
    draft = Draft("rise_of_tribes")
    wanted = {"special_terrain": "chosen", "glacier": True, "leaders": True, "tribe_1": "Dananu"}
    draft.options.update(wanted)
    assert (wanted | {"elders": False}).items() <= draft.plan().options.items()


def test_two_seats_cannot_have_one_tribe() -> None:
    draft = Draft("rise_of_tribes")
    draft.options.update(tribe_1="Daba", tribe_2="Daba")
    with pytest.raises(BadNewGame, match="same tribe"):
        draft.plan()
    draft.options["tribe_2"] = "Kaha"
    assert draft.plan().options["tribe_2"] == "Kaha"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_how_much_each_begins_is_said_while_they_settle_and_so(players: int) -> None:
    state, rng = rules.games["rise_of_tribes"].new_state(players, 5), Rng(1)
    assert isinstance(state, RiseState)
    order = [(state.active + k) % players for k in range(players)]
    told = {fact.label: fact.words for fact in facts_of(state.view(order[0]), ["you", *"ABC"[: players - 1]])}
    assert told["Members at first"].startswith("whoever begins has 2, everybody else 3")
    assert ("2 resources" in told["Members at first"]) is (players > 2)
    while phase(state) == "setup":
        state.apply(state.pick(rng))
    begun = {seat: (20 - state.supply[seat], sum(state.resources[3 * seat : 3 * seat + 3])) for seat in order}
    assert [begun[seat] for seat in order] == [(2, 0), (3, 0), (3, 2), (3, 2)][:players]
    assert "Members at first" not in {
        fact.label for fact in facts_of(state.view(order[0]), ["you", *"ABC"[: players - 1]])
    }
