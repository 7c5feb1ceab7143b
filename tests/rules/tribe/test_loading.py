"""Positions written by hand: what may be left out, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from rules import BadPosition
from tests.rules.tribe.positions import TRIBE, chain, position

BASE: dict[str, Any] = {
    "game": "tribe",
    "players": 2,
    "current_player": 0,
    "hands": [["wolf", "multi", "totem", "elder", "block"], ["wolf", "multi", "totem", "elder", "block"]],
}


def test_a_short_position_is_enough() -> None:
    state = TRIBE.load(BASE)
    assert state.dump()["phase"] == "START"
    assert len(state.dump()["draw_pile"]) == 86
    assert TRIBE.load(BASE) == state
    assert TRIBE.load({**BASE, "rng": 7}).dump()["draw_pile"] != state.dump()["draw_pile"]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"hands": [["wolf"], ["wolf"]]}, "hands[0]"),
        ({"hands": [["wolf"] * 5, ["multi"] * 5]}, "hands"),
        ({"hands": [["Wolf", "multi", "totem", "elder", "block"], []]}, "hands[0][0]"),
        ({"phase": "DUSK"}, "phase"),
        ({"phase": "MAIN"}, "hands[0]"),
        ({"phase": "DEFEND"}, "turn"),
        ({"phase": "DEFEND", "turn": 1}, "attack"),
        ({"turn": 1}, "turn"),
        ({"leaders": ["elder", "scout"]}, "leaders[0]"),
        ({"leaders": ["scout", "scout"]}, "leaders"),
        ({"leaders": ["scout", None]}, "leaders"),
        ({"chains": [[chain("elder lightning")], []]}, "chains[0][0].dioramas[0]"),
        ({"chains": [[chain("elder flag_sky +totem")], []]}, "chains[0][0].totem"),
        ({"chains": [[chain("elder flag_sky !draw3")], []]}, "chains[0][0].active"),
        ({"chains": [[chain("elder"), chain("elder")], []]}, "chains[0][1].tribu"),
        ({"draw_pile": []}, "draw_pile"),
        ({"to_discard": 2}, "to_discard"),
        ({"attack": {"from": "elder", "target": 1, "chain": "elder"}}, "attack"),
        ({"round": 13}, "round"),
        ({"colour": 1}, "colour"),
        ({"blocked": [1, 0]}, "blocked[0]"),
        ({"played_pile": ["draw3", "flag_sky"]}, "played_pile[1]"),
        ({"played_pile": ["scout", "draw3"]}, "played_pile[0]"),
    ],
)
def test_what_cannot_be_is_refused_with_the_field(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        TRIBE.load({**BASE, **changes})
    assert str(caught.value).startswith(f"{field}:") or f"{field} " in str(caught.value) or field in str(caught.value)


FULL = [
    "elder flag_sky lightning war_spear",
    "hunter lightning hunting_bow bear_spirit",
    "scout bear_spirit multi flag_sun",
    "warrior calumet_hero flag_sky desert_wind",
]


@pytest.mark.rule("tribe", "3.5")
def test_only_played_azione_cards_lie_in_the_played_pile() -> None:
    with pytest.raises(BadPosition) as caught:
        TRIBE.load({**BASE, "played_pile": ["block", "flag_sky", "draw3"]})
    assert str(caught.value) == "played_pile[1]: must be draw3 or block: only played action cards lie there"
    assert TRIBE.load({**BASE, "played_pile": ["block", "draw3"]}).dump()["played_pile"] == ["block", "draw3"]


@pytest.mark.rule("tribe", "3.7")
@pytest.mark.parametrize(("players", "chains"), [(2, 4), (3, 4), (4, 3)])
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_has_enough_complete_chains_while_the_challenge_goes_on(players: int, chains: int, seat: int) -> None:
    def laid(count: int) -> list[list[str]]:
        return [FULL[:count] if other == seat else [] for other in range(players)]

    assert position("START", [""] * players, laid(chains - 1)).current_player == 0
    with pytest.raises(BadPosition) as caught:
        position("START", [""] * players, laid(chains))
    assert str(caught.value) == f"chains[{seat}]: {chains} complete chains would have closed the challenge already"


@pytest.mark.rule("tribe", "3.9")
def test_at_the_end_of_the_game_the_closers_chains_lie_there() -> None:
    state = position("END", ["", ""], [FULL, []], current_player=None, totals=[100, 3], closer=0)
    assert state.is_terminal
    assert TRIBE.load(state.dump()) == state


def test_lone_chains_of_the_seat_in_turn_are_found_when_not_given() -> None:
    state = position("START", ["", ""], [["elder", "hunter lightning"], ["scout"]])
    assert state.dump()["lone"] == ["elder"]
