"""Setting up a game of Rise of Tribes: modules, special tiles, the map's shape, tribes drawn or chosen."""

from __future__ import annotations

import pytest

from tribes_tui.screens.setup.draft import BadNewGame, Draft

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
