"""Doubles and event tiles (spec 1.8, 2.3)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.rise_of_tribes.components.box import EVENTS
from tests.rules.rise_of_tribes.table import at, do, held, in_row, kinds, lay, reason, res, starting, texts, tribe

SUNS, MOONS, BLANKS, NOTHING = [0, 0], [2, 2], [4, 4], [0, 2]
BASE = {"A": [3], "I": [0, 3]}
SHOWN = ("Discovery", "Shared Knowledge")


def deck_from(*top: str, without: tuple[str, ...] = ()) -> list[str]:
    """A deck with these tiles on top, without those in the row and without the two set aside."""
    away = {*top, *without, "Chieftain", "Abandoned Village"}
    return [*top, *[tile for tile in EVENTS if tile not in away]]


def rolled(
    members: Any, dice: list[int], *top: str, row: tuple[Any, ...] = (), more_draws: tuple[int, ...] = (), **more: Any
) -> Any:
    """A state after the roll; `top`: the next tiles of the deck."""
    names = tuple(tile if isinstance(tile, str) else tile[0] for tile in row)
    deck = more.pop("deck", None) or deck_from(*top, without=names)
    state = lay(members, phase="roll", draws=[*dice, *more_draws], row=row, deck=deck, **more)
    return do(state, "roll")


@pytest.mark.rule("rise_of_tribes", "2.2")
@pytest.mark.rule("rise_of_tribes", "2.3")
@pytest.mark.parametrize("dice", [SUNS, MOONS, BLANKS])
def test_any_double_draws_a_tile(dice: list[int]) -> None:
    state = rolled(BASE, dice, "Drought")
    assert in_row(state) == ["Drought", None]
    assert state.hand[0] == state.hand[1]
    assert in_row(rolled(BASE, NOTHING, "Drought")) == [None, None]


@pytest.mark.rule("rise_of_tribes", "2.3")
def test_two_spaces_leftmost_first_and_none_when_full() -> None:
    assert in_row(rolled(BASE, SUNS, "Drought", row=("Discovery",))) == ["Discovery", "Drought"]
    full = rolled(BASE, SUNS, "Drought", row=SHOWN)
    assert in_row(full) == ["Discovery", "Shared Knowledge"]
    assert full.deck[0] == EVENTS.index("Drought")


@pytest.mark.rule("rise_of_tribes", "a36")
@pytest.mark.rule("rise_of_tribes", "2.3")
def test_older_tile_first_then_the_new_one() -> None:
    """The tiger moves before the invaders grow, or after, as they came."""
    pieces = {"tiger": "C", "invaders": {"hex": "G", "count": 3}}
    for oldest, first in ((1, "tiger"), (2, "invaders")):
        row = ("Sabertooth Tiger", "Invaders")
        state = rolled(BASE, SUNS, row=row, events={"oldest": oldest}, **pieces)
        do(state, "place F")
        order = [kind for kind in kinds(state) if kind in ("tiger", "invaders")]
        assert order[0] == first


@pytest.mark.rule("rise_of_tribes", "a46")
def test_one_tile_even_if_two_spaces_are_empty_and_its_double_does_not_fire() -> None:
    row = (("Altar", res(2, 0, 0)), ("Walls", res(0, 0, 2)))
    state = rolled(BASE, SUNS, "Dugout Canoe", "Drought", row=row)
    assert in_row(state) == ["Dugout Canoe", None]
    assert sum(state.tokens) == 0


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "a7")
@pytest.mark.rule("rise_of_tribes", "6")
def test_drought_leaves_on_the_next_double() -> None:
    state = rolled(BASE, SUNS, "Discovery", row=("Drought",))
    assert in_row(state) == ["Discovery", None]
    assert state.dump()["events"]["discard"] == ["Drought"]


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "a14")
@pytest.mark.rule("rise_of_tribes", "6")
def test_vector_8_altar_with_two_food() -> None:
    state = lay(BASE, hand=["sun", "moon"], row=[("Altar", res(2, 0, 0))], tribes=[{"resources": res(1, 0, 0)}])
    do(state, "buy altar")
    assert held(state, 0) == [0, 0, 0]
    assert tribe(state, 0)["items"] == ["altar"]
    assert in_row(state) == [None, None]
    assert sum(state.tokens) == 0
    state = rolled(BASE, SUNS, "Discovery", row=(("Altar", res(2, 0, 0)),))
    assert in_row(state) == ["Discovery", None]
    assert state.dump()["events"]["discard"] == ["Altar"]


@pytest.mark.rule("rise_of_tribes", "a14")
@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.parametrize(
    ("tile", "item", "kind"), [("Altar", "altar", 0), ("Walls", "walls", 2), ("Dugout Canoe", "canoe", 1)]
)
def test_items_are_bought_with_their_kind(tile: str, item: str, kind: int) -> None:
    rich = [{"resources": res(3, 3, 3)}]
    state = lay(BASE, hand=["sun", "moon"], row=[tile], tribes=rich)
    do(state, f"buy {item}")
    assert held(state, 0)[kind] == 0
    assert sum(held(state, 0)) == 6
    poor = lay(BASE, hand=["sun", "moon"], row=[tile], tribes=[{"resources": res(2, 2, 2)}])
    assert reason(poor, f"buy {item}")[1] == "a14"
    gone = do(state, "sun lead")
    assert EVENTS.index(tile) not in gone.deck + gone.discard + gone.row


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_items_get_cheaper_with_each_double() -> None:
    state = rolled(BASE, SUNS, "Discovery", row=("Walls",))
    assert state.tokens[:3] == [0, 0, 1]
    assert state.dump()["events"]["row"][0]["tokens"] == res(0, 0, 1)


# ---- Reveals --------------------------------------------------------------------------------------


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.parametrize(
    ("tile", "tokens"),
    [
        ("Discovery", [2, 2, 2]),
        ("Mild Winter", [3, 0, 0]),
        ("Plentiful Food", [6, 0, 0]),
        ("Plentiful Wood", [0, 6, 0]),
        ("Plentiful Stone", [0, 0, 6]),
        ("Shared Knowledge", [0, 0, 0]),
    ],
)
def test_tokens_on_reveal(tile: str, tokens: list[int]) -> None:
    state = rolled({"A": [3], "I": [0, 3, 1]}, SUNS, tile, players=3)
    assert state.tokens[:3] == tokens


@pytest.mark.rule("rise_of_tribes", "a13")
@pytest.mark.rule("rise_of_tribes", "1.8")
def test_invaders_come_to_a_least_populated_hex() -> None:
    crowd = {h: [1] for h in "ABCDEFG"}
    state = rolled({**crowd, "H": [0, 1]}, SUNS, "Invaders")
    assert state.dump()["invaders"] == {"hex": "I", "count": 3}  # the only empty one
    state = rolled(BASE, SUNS, "Invaders")
    assert texts(state) == [f"place {h}" for h in "BCDEFGH"]
    do(state, "place D")
    assert state.population[3] == 3


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_invaders_grow_to_five() -> None:
    for before, after in ((3, 4), (5, 5)):
        state = rolled(BASE, SUNS, row=("Invaders", "Discovery"), invaders={"hex": "D", "count": before})
        assert state.dump()["invaders"]["count"] == after
        assert state.population[3] == after


@pytest.mark.rule("rise_of_tribes", "a13")
@pytest.mark.rule("rise_of_tribes", "1.8")
def test_mammoth_comes_to_a_least_populated_lake() -> None:
    state = rolled({"A": [1], "D": [0, 2], "I": [0, 1]}, SUNS, "Mammoth", tiles="lfmlfmlfm")
    assert state.dump()["mammoth"] == {"hex": "G", "tamer": None}
    state = rolled({"A": [1], "I": [0, 1]}, SUNS, "Mammoth", tiles="lfmlfmlfm")
    assert texts(state) == ["place D", "place G"]


@pytest.mark.rule("rise_of_tribes", "a19")
@pytest.mark.rule("rise_of_tribes", "1.8")
def test_tiger_takes_one_of_each_player_on_any_mountain() -> None:
    state = rolled({"C": [3, 1], "I": [0, 3]}, SUNS, "Sabertooth Tiger", tiles="lfmlfmlfm", villages={"C": 1})
    assert texts(state) == ["place C", "place F", "place I"]
    do(state, "place C")
    assert at(state, "C") == [2, 0]
    assert state.villages == [0, 0]


@pytest.mark.rule("rise_of_tribes", "a19")
def test_tiger_moves_to_another_mountain_special_ones_too() -> None:
    tiles = {"A": "Wild Land", "B": "lake", "C": "Great Mountain", "D": "forest", "E": "lake", "F": "mountain"}
    tiles |= {"G": "forest", "H": "lake", "I": "lake"}
    state = rolled({"A": [3], "I": [0, 3]}, SUNS, row=("Sabertooth Tiger",), tiger="F", tiles=tiles)
    assert texts(state) == ["place A", "place C"]
    do(state, "place A")
    assert at(state, "A") == [2, 0]


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "a48")
def test_tiger_hunt_costs_an_own_member() -> None:
    state = lay({"C": [2, 2]}, hand=["sun", "moon"], row=["Sabertooth Tiger"], tiger="C")
    do(state, "moon hunt tiger")
    assert at(state, "C") == [1, 2]
    assert state.vp == [1, 0]
    assert in_row(state) == [None, None]
    away = lay({"A": [2], "I": [0, 2]}, hand=["sun", "moon"], row=["Sabertooth Tiger"], tiger="C")
    assert reason(away, "sun hunt tiger")[1] == "1.8"


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "a22")
def test_mammoth_hunt_and_tame() -> None:
    setting = {"hand": ["sun", "moon"], "row": ["Mammoth"], "mammoth": {"hex": "A"}}
    state = lay({"A": [4], "I": [0, 3]}, **setting)
    assert not starting(state, "tame")
    do(state, "sun hunt mammoth")
    assert held(state, 0) == [3, 0, 0]
    assert (state.vp[0], state.gathered, at(state, "A")) == (1, 0, [4, 0])
    assert state.dump()["mammoth"] is None
    assert in_row(state) == [None, None]
    assert state.dump()["events"]["discard"] == ["Mammoth"]
    state = lay({"A": [4], "I": [0, 3]}, tribes=[{"resources": res(3, 0, 0)}], **setting)
    do(state, "sun tame mammoth")
    assert held(state, 0) == [0, 0, 0]
    assert state.vp[0] == 3
    assert state.dump()["mammoth"] == {"hex": "A", "tamer": 0}
    assert in_row(state) == [None, None]
    assert state.dump()["events"]["discard"] == []
    few = lay({"A": [3], "I": [0, 3]}, tribes=[{"resources": res(3, 0, 0)}], **setting)
    assert texts(few)[:4] == ["sun grow", "sun move", "sun gather", "sun lead"]
    assert len(texts(few)) == 8


BESIDE = {"row": ["Sabertooth Tiger"], "tiger": "C", "mammoth": {"hex": "C", "tamer": 0}}
"""The tiger in the hex of the first player's own mammoth."""


@pytest.mark.rule("rise_of_tribes", "2.4")
@pytest.mark.rule("rise_of_tribes", "a22")
def test_a_tiger_hunted_with_the_last_member_beside_the_own_mammoth_wins_at_14() -> None:
    state = lay({"C": [1], "A": [1], "I": [0, 3]}, hand=["sun"], tribes=[{"vp": 14}], **BESIDE)
    do(state, "sun hunt tiger")
    assert state.is_terminal
    assert (state.winner, state.vp[0]) == (0, 15)


@pytest.mark.rule("rise_of_tribes", "2.4")
@pytest.mark.rule("rise_of_tribes", "a22")
@pytest.mark.parametrize(("before", "after"), [(13, 11), (5, 3), (1, 0)])
def test_the_hunt_gives_its_point_before_the_mammoth_is_lost(before: int, after: int) -> None:
    state = lay({"C": [1], "A": [1], "I": [0, 3]}, hand=["sun", "moon"], tribes=[{"vp": before}], **BESIDE)
    do(state, "sun hunt tiger")
    assert [event.public["points"] for event in state.events if event.kind == "points"] == [1, after - before - 1]
    assert state.vp[0] == after
    assert state.mammoth == -1
    assert state.dump()["events"]["discard"] == ["Sabertooth Tiger", "Mammoth"]


@pytest.mark.rule("rise_of_tribes", "2.4")
@pytest.mark.rule("rise_of_tribes", "a4")
def test_a_mammoth_of_another_is_looked_at_after_the_action_too() -> None:
    """Exogamy takes its last member at a free moment of a MOVE."""
    power = {"tribe": "Indartsu", "power": "Exogamy", "resources": res(2, 0, 0)}
    state = lay(
        {"C": [1, 1], "A": [2], "I": [0, 3]},
        hand=["sun", "moon"],
        tribes=[power, {"vp": 5}],
        mammoth={"hex": "C", "tamer": 1},
    )
    do(state, "sun move", "exogamy C")
    assert at(state, "C") == [2, 0]
    assert (state.vp[1], state.mammoth) == (5, 2)
    do(state, "done")
    assert (state.vp[1], state.mammoth) == (2, -1)


@pytest.mark.rule("rise_of_tribes", "a22")
def test_tamed_mammoth_is_lost_with_the_members_of_its_hex() -> None:
    state = lay(
        {"A": [2, 4], "I": [1]},
        hand=["blank"],
        turn={"actions": ["GROW"]},
        mammoth={"hex": "A", "tamer": 0},
        tribes=[{"vp": 6}],
    )
    do(state, "blank lead")
    assert state.vp[0] == 3
    assert state.dump()["mammoth"] is None


# ---- Volcano --------------------------------------------------------------------------------------


@pytest.mark.rule("rise_of_tribes", "2.3")
@pytest.mark.rule("rise_of_tribes", "1.4")
def test_volcano_touches_the_active_player_if_it_can() -> None:
    state = rolled({"A": [3], "I": [0, 3]}, SUNS, "Volcano")
    assert texts(state) == ["volcano 1", "volcano 4"]
    do(state, "volcano 1")
    assert state.dump()["volcano"] == 1
    assert held(state, 0) == [0, 0, 1]
    assert in_row(state) == [None, None]
    assert EVENTS.index("Volcano") in state.deck
    inner = rolled({"E": [3], "I": [0, 3]}, SUNS, "Volcano")
    assert len(texts(inner)) == 8


@pytest.mark.rule("rise_of_tribes", "6")
@pytest.mark.rule("rise_of_tribes", "a16")
def test_vector_6_eruption_with_blanks() -> None:
    state = rolled({"A": [2], "D": [1, 3], "I": [0, 3]}, BLANKS, "Volcano", volcano=1)
    assert texts(state) == ["lose A", "lose D"]
    do(state, "lose D")
    assert (at(state, "A"), at(state, "D")) == ([2, 0], [0, 2])
    assert state.vp == [0, 0]
    assert kinds(state).count("eruption") == 1
    assert (held(state, 0), held(state, 1)) == ([0, 0, 1], [0, 0, 1])


@pytest.mark.rule("rise_of_tribes", "2.3")
@pytest.mark.rule("rise_of_tribes", "a16")
def test_eruption_by_double() -> None:
    for dice, left in ((SUNS, 4), (BLANKS, 3), (MOONS, 2)):
        state = rolled({"A": [4], "I": [0, 3]}, dice, "Volcano", volcano=1)
        assert at(state, "A") == [left, 0]
        assert held(state, 0) == [0, 0, 1]
        assert held(state, 1) == [0, 0, 0]
    state = rolled({"A": [1], "B": [1], "I": [0, 3]}, MOONS, "Volcano", volcano=1)
    assert at(state, "A") == [0, 0]
    assert held(state, 0) == [0, 0, 1]  # a stone even if all are lost


@pytest.mark.rule("rise_of_tribes", "a16")
def test_others_choose_their_own_losses_in_turn_order() -> None:
    members = {"A": [1, 2, 1], "D": [1, 2, 1], "L": [0, 0, 1], "H": [1]}
    state = rolled(members, MOONS, "Volcano", volcano=3, players=3)
    assert state.current_player == 1
    do(state, "lose A", "lose D")
    assert at(state, "A") == [0, 1, 0]
    assert at(state, "D") == [0, 1, 0]


@pytest.mark.rule("rise_of_tribes", "a16")
def test_eruption_goes_round_in_turn_order() -> None:
    members = {"A": [0, 2, 2], "D": [0, 2, 2], "H": [1]}
    state = rolled(members, BLANKS, "Volcano", volcano=3, players=3)
    assert state.current_player == 1
    do(state, "lose A")
    assert state.current_player == 2
    do(state, "lose D")
    assert (at(state, "A"), at(state, "D")) == ([0, 1, 2], [0, 2, 1])


@pytest.mark.rule("rise_of_tribes", "6")
@pytest.mark.rule("rise_of_tribes", "a44")
def test_vector_16_volcano_takes_the_discards_along() -> None:
    state = _vector_16()
    do(state, "roll")
    assert len(state.deck) == 11
    assert state.discard == []


def _vector_16() -> Any:
    """Ten discards; the rest is in the row, bought or tamed, or set aside."""
    discard = [
        *("Discovery", "Drought", "Mild Winter", "Shared Knowledge", "Plentiful Food", "Plentiful Wood"),
        *("Plentiful Stone", "Sabertooth Tiger", "Altar", "Walls"),
    ]
    return lay(
        BASE,
        phase="roll",
        draws=[0, 0],
        volcano=1,
        deck=["Volcano"],
        row=["Invaders"],
        invaders={"hex": "G"},
        mammoth={"hex": "I", "tamer": 1},
        events={"discard": discard, "set_aside": True},
        tribes=[{"items": ["canoe"]}],
    )


@pytest.mark.rule("rise_of_tribes", "2.3")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = _vector_16()
    state.discard = [state.deck.pop()]
    state.seen.clear()
    do(state, "roll")
    assert "event_drawn" in kinds(state)
    assert held(state, 0) == [0, 0, 1]  # it was the Volcano
    none = _vector_16()
    none.deck, none.seen, none.discard = [], [], []
    do(none, "roll")
    assert in_row(none) == ["Invaders", None]
    assert "event_drawn" not in kinds(none)


@pytest.mark.rule("rise_of_tribes", "2.3")
def test_shuffling_the_discards_leaves_a_copy_of_the_game_as_it_was() -> None:
    state = _vector_16()
    state.deck, state.seen = [], []
    twin, before = state.clone(), state.dump()
    do(state, "roll")
    assert "event_drawn" in kinds(state)
    assert twin.dump() == before


# ---- Abandoned Village and Chieftain ----------------------------------------------------------------


def village_age(dice: list[int], top: str, members: Any, **more: Any) -> Any:
    deck = [top, *[tile for tile in EVENTS if tile != top]]
    return rolled(members, dice, deck=deck, events={"set_aside": False}, **more)


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "a21")
def test_abandoned_village_for_everybody_in_turn_order() -> None:
    each = {"resources": res(1, 1, 1)}
    members = {"A": [1], "B": [1, 1], "C": [0, 1, 0], "D": [1], "L": [0, 0, 1]}
    state = village_age(SUNS, "Abandoned Village", members, players=3, tribes=[each, each, {}], glacier={"hex": "F"})
    assert texts(state) == ["done", "build A", "build D"]
    assert reason(state, "build B") == ("the Abandoned Village needs a hex that you control", "a21")
    do(state, "build D")
    assert held(state, 0) == [0, 0, 0]
    assert state.current_player == 1
    do(state, "done")
    assert state.current_player == 0  # the third cannot pay
    assert in_row(state) == [None, None]
    assert state.dump()["events"]["discard"] == ["Abandoned Village"]


@pytest.mark.rule("rise_of_tribes", "a21")
def test_abandoned_village_with_crafty_builders_costs_two() -> None:
    crafty = {"tribe": "Daba", "power": "Crafty Builders", "resources": res(1, 0, 1)}
    state = village_age(SUNS, "Abandoned Village", BASE, tribes=[crafty])
    do(state, "build A")
    assert held(state, 0) == [0, 0, 0]
    assert state.villages[0] == 1


TRADER = {"tribe": "Daba", "power": "Trader"}


def offered(food: int, wood: int, stone: int, **more: Any) -> Any:
    """The Abandoned Village is revealed in the first player's turn; the second, the Trader, holds this."""
    tribes = [{}, {**TRADER, "resources": res(food, wood, stone)}]
    return village_age(SUNS, "Abandoned Village", BASE, **{"tribes": tribes, **more})


def is_gone(state: Any) -> bool:
    """Whether the Abandoned Village has been discarded."""
    return state.dump()["events"]["discard"] == ["Abandoned Village"]


@pytest.mark.rule("rise_of_tribes", "a33")
def test_the_abandoned_village_is_offered_for_what_swaps_would_bring() -> None:
    state = offered(5, 1, 0)
    assert state.current_player == 1
    assert texts(state) == ["done", "trade food wood", "trade food stone"]
    assert reason(state, "build I") == ("a village costs you 1 food, 1 wood, 1 stone", "1.8")
    do(state, "trade food stone")
    assert "build I" in texts(state)
    do(state, "build I")
    assert held(state, 1) == [2, 0, 0]
    assert state.villages == [0, 1 << 8]
    assert is_gone(state)


@pytest.mark.rule("rise_of_tribes", "a33")
def test_the_abandoned_village_takes_as_many_swaps_as_are_needed() -> None:
    state = offered(0, 5, 0)
    do(state, "trade wood food")
    assert texts(state) == ["done", "trade wood food", "trade wood stone"]
    do(state, "trade wood stone", "build I")
    assert held(state, 1) == [0, 0, 0]
    wasted = offered(0, 5, 0)
    do(wasted, "trade wood food")
    assert not is_gone(wasted)
    do(wasted, "trade wood food")  # a wood and no stone are left: no question any more
    assert is_gone(wasted)
    assert state.villages == [0, 1 << 8]


@pytest.mark.rule("rise_of_tribes", "a33")
@pytest.mark.parametrize("resources", [(4, 0, 0), (2, 1, 0), (0, 2, 2), (1, 1, 0), (0, 0, 0)])
def test_too_little_for_the_abandoned_village_is_no_question(resources: tuple[int, int, int]) -> None:
    assert is_gone(offered(*resources))


@pytest.mark.rule("rise_of_tribes", "a33")
def test_only_the_trader_is_asked_for_what_swaps_would_bring() -> None:
    """Nor is the Trader asked without a hex to build in."""
    assert is_gone(offered(0, 0, 0, tribes=[{}, {"resources": res(5, 5, 0)}]))
    assert is_gone(offered(5, 1, 0, villages={"I": 1}))
    assert not is_gone(offered(5, 1, 0, villages={"A": 0}))


@pytest.mark.rule("rise_of_tribes", "a33")
@pytest.mark.rule("rise_of_tribes", "a31")
@pytest.mark.parametrize(("stones", "gone"), [(31, False), (32, True)])
def test_a_strict_bank_must_have_what_the_swaps_take(stones: int, gone: bool) -> None:
    tribes = [{"resources": res(0, 0, stones)}, {**TRADER, "resources": res(5, 1, 0)}]
    assert is_gone(offered(0, 0, 0, tribes=tribes, options={"strict_bank": True})) is gone


def auction(players: int = 3, **more: Any) -> Any:
    members = {"A": [1], "B": [0, 1], "C": [0, 0, 1], "D": [0, 0, 0, 1]}
    tribes = [{"resources": res(3, 3, 0)}, {"resources": res(0, 4, 2)}, {"resources": res(1, 1, 1)}]
    members = dict(list(members.items())[:players])
    return village_age(SUNS, "Chieftain", members, players=players, tribes=tribes[:players], **more)


@pytest.mark.rule("rise_of_tribes", "6")
@pytest.mark.rule("rise_of_tribes", "2.3")
@pytest.mark.rule("rise_of_tribes", "a20")
def test_vector_7_chieftain() -> None:
    state = auction()
    assert texts(state) == ["drop", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6"]
    do(state, "bid 2")
    assert texts(state) == ["drop", "bid 3", "bid 4", "bid 5", "bid 6"]
    do(state, "bid 3")
    assert state.current_player == 0  # the third owns three and must drop
    do(state, "bid 5", "drop")
    out = [(event.player, event.public) for event in state.events if event.kind == "dropped"]
    assert out == [(2, {"forced": True}), (1, {"forced": False})]
    assert state.vp[0] == 2
    assert texts(state) == ["give food p2", "give wood p2", "give food p3", "give wood p3"]
    do(state, "give food p2", "give food p2", "give wood p3", "give wood p3", "give wood p3")
    assert (held(state, 0), held(state, 1), held(state, 2)) == ([1, 0, 0], [2, 4, 2], [1, 4, 1])
    assert state.dump()["events"]["discard"] == ["Chieftain"]
    assert state.current_player == 0


@pytest.mark.rule("rise_of_tribes", "6")
@pytest.mark.rule("rise_of_tribes", "2.3")
def test_vector_7_a_bid_of_four_is_one_point() -> None:
    state = do(auction(), "bid 4", "drop")
    assert state.vp[0] == 1
    assert state.bid == 4


@pytest.mark.rule("rise_of_tribes", "6")
@pytest.mark.rule("rise_of_tribes", "2.3")
def test_vector_7_without_bids_the_tile_goes_back() -> None:
    state = do(auction(), "drop", "drop", "drop")
    assert state.vp == [0, 0, 0]
    assert EVENTS.index("Chieftain") in state.deck
    assert in_row(state) == [None, None]


@pytest.mark.rule("rise_of_tribes", "6")
@pytest.mark.rule("rise_of_tribes", "a20")
def test_vector_20_the_third_opens_alone() -> None:
    state = do(auction(), "drop", "drop")
    assert state.current_player == 2
    do(state, "bid 1")
    assert state.vp == [0, 0, 1]
    assert state.current_player == 2
    do(state, "give food p1")
    assert held(state, 0) == [4, 3, 0]
    assert state.current_player == 0


@pytest.mark.rule("rise_of_tribes", "a40")
@pytest.mark.rule("rise_of_tribes", "2")
def test_the_game_ends_in_the_middle_of_another_players_turn() -> None:
    members = {"A": [1], "B": [0, 1]}
    tribes = [{"resources": res(1, 0, 0)}, {"resources": res(2, 0, 0), "vp": 14}]
    state = village_age(SUNS, "Chieftain", members, tribes=tribes)
    do(state, "drop", "bid 1")
    assert state.is_terminal
    assert state.winner == 1
    assert state.scores() == (0, 15)
    assert state.ranking() == (2, 1)
