"""Phase 5: villages, goals, Shared Knowledge, Altar (spec 2.7, 1.7, 1.8)."""

from __future__ import annotations

import pytest

from tests.rules.rise_of_tribes.table import at, do, held, in_row, lay, reason, res, starting, texts, tribe


def building(members, **more):  # type: ignore[no-untyped-def]
    """A state in phase 5."""
    return lay(members, phase="build", **more)


DABA = {"tribe": "Daba", "resources": res(2, 1, 3)}


@pytest.mark.rule("rise_of_tribes", "2.7")
@pytest.mark.rule("rise_of_tribes", "1.6")
def test_a_village_costs_the_tribe_its_price() -> None:
    state = building({"A": [1], "B": [1, 1], "C": [0, 1]}, tribes=[DABA])
    assert texts(state) == ["done", "build A", "build B"]
    do(state, "build B")
    assert held(state, 0) == [0, 0, 0]
    assert state.village[1] == 0
    state = building({"A": [1], "I": [0, 1]}, tribes=[{**DABA, "resources": res(9, 9, 2)}])
    assert reason(state, "build A") == ("a village costs you 2 food, 1 wood, 3 stone", "1.6")


@pytest.mark.rule("rise_of_tribes", "2.7")
@pytest.mark.rule("rise_of_tribes", "a10")
@pytest.mark.rule("rise_of_tribes", "1.10")
def test_where_no_village_may_stand() -> None:
    state = building(
        {"A": [1, 1], "B": [1], "C": [1], "D": [1], "I": [0, 1]},
        tribes=[DABA],
        villages={"A": 1},
        row=["Invaders"],
        invaders={"hex": "B"},
        glacier={"hex": "C"},
    )
    assert texts(state) == ["done", "build D"]
    assert reason(state, "build A") == ("there is a village in A already", "2.7")
    assert reason(state, "build B") == ("nobody builds among invaders", "a10")
    assert reason(state, "build C") == ("no village stands on the Glacier", "1.10")
    assert reason(state, "build I") == ("you have no member in I", "2.7")


@pytest.mark.rule("rise_of_tribes", "a10")
@pytest.mark.rule("rise_of_tribes", "1.10")
def test_hex_a_is_a_hex_like_any_other() -> None:
    members = {"A": [1], "I": [0, 1]}
    assert texts(building(members, tribes=[DABA], row=["Invaders"], invaders={"hex": "A"})) == ["done"]
    assert texts(building(members, tribes=[DABA], tiles={"A": "mountain"}, glacier={"hex": "A"})) == ["done"]


@pytest.mark.rule("rise_of_tribes", "2.7")
def test_twelve_villages_in_the_game() -> None:
    letters = "ABCDEFGHIJKL"
    rich = {"tribe": "Daba", "resources": res(9, 9, 9)}
    state = lay(
        {h: [1] for h in letters + "M"}, players=4, phase="build", tribes=[rich], villages=dict.fromkeys(letters, 0)
    )
    assert texts(state) == ["done"]
    assert reason(state, "build M") == ("all 12 villages are standing", "2.7")


@pytest.mark.rule("rise_of_tribes", "6")
@pytest.mark.rule("rise_of_tribes", "2.3")
def test_vector_12_the_first_village_lets_two_tiles_in_once() -> None:
    rich = {"tribe": "Daba", "resources": res(9, 9, 9)}
    state = building({"A": [1], "B": [1], "I": [0, 1]}, tribes=[rich])
    deck = list(state.deck)
    assert len(deck) == 14
    do(state, "build A")
    assert sorted(state.deck) == sorted([*deck, 8, 9])
    do(state, "build B")
    assert len(state.deck) == 16


@pytest.mark.rule("rise_of_tribes", "2.7")
@pytest.mark.rule("rise_of_tribes", "1.7")
def test_developments_are_paid_and_score_at_once() -> None:
    mine = {"goals": ["Oxen", "Cart"], "resources": res(3, 3, 2)}
    state = building({"A": [1], "I": [0, 1]}, tribes=[mine])
    assert starting(state, "complete") == ["complete oxen", "complete cart"]
    do(state, "complete oxen")
    assert held(state, 0) == [1, 2, 1]
    assert state.vp[0] == 1
    do(state, "complete cart")
    assert tribe(state, 0)["completed"] == ["Oxen", "Cart"]
    assert state.vp[0] == 2


@pytest.mark.rule("rise_of_tribes", "1.7")
def test_mysticism_takes_one_of_any_kind() -> None:
    mine = {"goals": ["Mysticism"], "resources": res(1, 2, 2)}
    state = building({"A": [1], "I": [0, 1]}, tribes=[mine])
    do(state, "complete mysticism")
    assert texts(state) == ["pay wood", "pay stone"]
    do(state, "pay stone")
    assert held(state, 0) == [0, 1, 0]
    poor = building({"A": [1], "I": [0, 1]}, tribes=[{**mine, "resources": res(1, 1, 1)}])
    assert reason(poor, "complete mysticism") == ("you can't pay for Mysticism", "1.7")


@pytest.mark.rule("rise_of_tribes", "2.7")
def test_completing_is_optional_and_cannot_be_lost() -> None:
    state = building(
        {h: [1] for h in "ABCDEFGH"} | {"I": [0, 1]}, tribes=[{"goals": ["Occupy any 8 hexes"]}], draws=[0, 2]
    )
    twin = state.clone()
    do(twin, "done")
    assert twin.vp[0] == 0
    do(state, "complete occupy-any-8-hexes")
    assert state.vp[0] == 3
    assert tribe(state, 0)["goals"] == []


# ---- Achievements ---------------------------------------------------------------------------------


def completes(goal: str, members, **more) -> bool:  # type: ignore[no-untyped-def]
    state = building(members, tribes=[{"goals": [goal], **more.pop("mine", {})}], **more)
    return any(text.startswith("complete") for text in texts(state))


TILES = "lfmlfmlfm"


@pytest.mark.rule("rise_of_tribes", "1.7")
@pytest.mark.rule("rise_of_tribes", "a9")
def test_control_all_types() -> None:
    goal = "Control all terrain types"
    assert completes(goal, {"A": [1], "B": [1], "C": [1], "I": [0, 1]}, tiles=TILES)
    assert not completes(goal, {"A": [1], "B": [1], "C": [1, 1], "I": [0, 1]}, tiles=TILES)
    assert not completes(goal, {"A": [1], "B": [1], "D": [1], "I": [0, 1]}, tiles=TILES)
    with_invaders = {"row": ["Invaders"], "invaders": {"hex": "C"}}
    assert not completes(goal, {"A": [1], "B": [1], "C": [1], "I": [0, 1]}, tiles=TILES, **with_invaders)
    beasts = {"row": ["Sabertooth Tiger", "Mammoth"], "tiger": "C", "mammoth": {"hex": "A"}}
    assert completes(goal, {"A": [1], "B": [1], "C": [1], "I": [0, 1]}, tiles=TILES, **beasts)


@pytest.mark.rule("rise_of_tribes", "a38")
def test_wild_land_serves_one_type_for_control() -> None:
    goal = "Control all terrain types"
    tiles = {"A": "Wild Land", "B": "forest", "C": "mountain", "D": "forest"}
    assert completes(goal, {"A": [1], "B": [1], "C": [1], "I": [0, 1]}, tiles=tiles)
    assert not completes(goal, {"A": [1], "B": [1], "D": [1], "I": [0, 1]}, tiles=tiles)


@pytest.mark.rule("rise_of_tribes", "1.7")
@pytest.mark.rule("rise_of_tribes", "a8")
@pytest.mark.parametrize(("goal", "letters"), [("lakes", "ADG"), ("forests", "BEH"), ("mountains", "CFI")])
def test_majorities(goal: str, letters: str) -> None:
    goal = f"Majority in {goal}"
    a, b, c = letters
    assert completes(goal, {a: [1], b: [2, 1], c: [3, 2]}, tiles=TILES)
    assert not completes(goal, {a: [1], b: [2, 1], c: [2, 2]}, tiles=TILES)
    assert not completes(goal, {a: [1], b: [2, 1]}, tiles=TILES)
    three = {a: [2, 1, 1], b: [2, 1], c: [1], "L": [0, 0, 1]}
    by_layout = {h: {"ADG": "lake", "BEH": "forest", "CFI": "mountain"}[letters] for h in letters}
    assert not completes(goal, three, players=3, tiles=by_layout)  # against all others together
    assert completes(goal, {**three, a: [3, 1, 1]}, players=3, tiles=by_layout)
    invaders = {"row": ["Invaders"], "invaders": {"hex": a, "count": 1}}
    assert not completes(goal, {a: [1], b: [2, 1], c: [3, 2]}, tiles=TILES, **invaders)


@pytest.mark.rule("rise_of_tribes", "a8")
def test_a_majority_is_one_of_the_player_who_asks() -> None:
    for members, there in (({"A": [1, 2], "D": [0, 1], "G": [2, 3]}, True), ({"A": [2, 1], "D": [1], "G": [3]}, False)):
        state = lay(
            {**members, "B": [1, 1]},
            tiles=TILES,
            phase="build",
            tribes=[{}, {"goals": ["Majority in lakes"]}],
            active=1,
            current_player=1,
        )
        assert (starting(state, "complete") != []) is there


@pytest.mark.rule("rise_of_tribes", "a38")
def test_wild_land_counts_for_each_majority() -> None:
    tiles = {"A": "Wild Land", "B": "forest", "E": "forest", "C": "mountain", "F": "mountain", "D": "lake", "G": "lake"}
    for goal, pair in (("forests", "BE"), ("mountains", "CF"), ("lakes", "DG")):
        members = {"A": [1], "I": [0, 1], **{h: [1] for h in pair}}
        assert completes(f"Majority in {goal}", members, tiles=tiles)


@pytest.mark.rule("rise_of_tribes", "1.7")
def test_majority_in_five_connected() -> None:
    goal = "Majority in 5 connected"
    assert completes(goal, {h: [1] for h in "ABCFI"} | {"G": [0, 1]})
    assert not completes(goal, {h: [1] for h in "ABCF"} | {"G": [0, 1], "I": [1, 1]})
    split = {h: [1] for h in "ADLKGC"} | {"I": [0, 1]}  # A D, C G, K L lie apart
    assert not completes(goal, split, players=3)


@pytest.mark.rule("rise_of_tribes", "1.7")
def test_occupy_eight() -> None:
    goal = "Occupy any 8 hexes"
    assert completes(goal, {h: [1, 1] for h in "ABCDEFGH"})
    assert not completes(goal, {h: [1, 1] for h in "ABCDEFG"})


@pytest.mark.rule("rise_of_tribes", "1.7")
def test_gather_six() -> None:
    assert completes("Gather 6 resources", {"A": [1], "I": [0, 1]}, turn={"gathered": 6})
    assert not completes("Gather 6 resources", {"A": [1], "I": [0, 1]}, turn={"gathered": 5})


@pytest.mark.rule("rise_of_tribes", "1.7")
@pytest.mark.rule("rise_of_tribes", "a29")
def test_complete_the_tribe() -> None:
    goal = "Complete the tribe"
    full = {"A": [5], "B": [5], "C": [5], "D": [5], "I": [0, 1]}
    assert completes(goal, full)
    assert not completes(goal, {**full, "D": [4]})
    on_board = {"tribe": "Kia-Kia", "power": "Ambush", "board": 1}
    assert not completes(goal, {**full, "D": [4]}, mine=on_board)


# ---- Shared Knowledge and Altar -------------------------------------------------------------------


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_shared_knowledge() -> None:
    mine = {"resources": res(1, 0, 1), "goals": [], "deck": None}
    del mine["deck"]
    state = building({"A": [1, 1]}, tribes=[mine], row=["Shared Knowledge"])
    assert texts(state) == ["done", "learn food", "learn stone"]
    do(state, "learn stone")
    assert state.tokens[:3] == [0, 0, 1]
    assert state.goals[0].bit_count() == 1
    assert state.active == 1 or not starting(state, "learn")
    alone = building({"A": [1], "B": [0, 1]}, tribes=[mine], row=["Shared Knowledge"])
    assert texts(alone) == ["done"]
    assert reason(alone, "learn food") == ("you share no hex with an opponent", "1.8")


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_shared_knowledge_card_can_be_completed_at_once() -> None:
    mine = {"resources": res(3, 1, 1), "deck": ["Oxen", "Cart", "Horse", "Bow", "Mysticism", "Baskets"]}
    mine["completed"] = [
        *("Control all terrain types", "Majority in 5 connected", "Majority in mountains", "Majority in forests"),
        *("Occupy any 8 hexes", "Majority in lakes", "Gather 6 resources", "Complete the tribe"),
    ]
    state = building({"A": [1, 1]}, tribes=[mine], row=["Shared Knowledge"])
    do(state, "learn food")
    assert "complete oxen" in texts(state)


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_shared_knowledge_leaves_with_the_third_payment() -> None:
    mine = {"resources": res(1, 0, 1)}
    state = building({"A": [1, 1]}, tribes=[mine], row=[("Shared Knowledge", res(1, 1, 0))], draws=[0, 2])
    do(state, "learn food")
    assert in_row(state) == [None, None]
    assert "Shared Knowledge" in state.dump()["events"]["discard"]


@pytest.mark.rule("rise_of_tribes", "1.8")
@pytest.mark.rule("rise_of_tribes", "a15")
def test_altar_once_per_turn() -> None:
    mine = {"items": ["altar"], "resources": res(5, 1, 9)}
    state = building({"A": [2], "B": [1], "I": [0, 1]}, tribes=[mine])
    assert starting(state, "altar") == ["altar food", "altar stone", "altar each"]
    do(state, "altar food")
    assert texts(state) == ["lose A", "lose B"]
    do(state, "lose A")
    assert at(state, "A") == [1, 0]
    assert state.vp[0] == 1
    assert held(state, 0) == [1, 1, 9]
    assert not starting(state, "altar")


@pytest.mark.rule("rise_of_tribes", "1.8")
def test_altar_one_of_each() -> None:
    state = building({"A": [2], "I": [0, 1]}, tribes=[{"items": ["altar"], "resources": res(1, 1, 1)}])
    do(state, "altar each")
    assert state.vp[0] == 1
    assert held(state, 0) == [0, 0, 0]
    assert at(state, "A") == [1, 0]
    nobody = building({"A": [0, 1]}, tribes=[{"items": ["altar"], "resources": res(1, 1, 1)}])
    assert texts(nobody) == ["done"]


# ---- Builders with powers -------------------------------------------------------------------------


@pytest.mark.rule("rise_of_tribes", "1.9")
def test_crafty_builders_save_one_of_any_kind() -> None:
    crafty = {"tribe": "Daba", "power": "Crafty Builders", "resources": res(2, 1, 2)}
    state = building({"A": [1], "I": [0, 1]}, tribes=[crafty])
    do(state, "build A")  # only a stone can be saved
    assert held(state, 0) == [0, 0, 0]
    state = building({"A": [1], "I": [0, 1]}, tribes=[{**crafty, "resources": res(2, 1, 3)}])
    do(state, "build A")
    assert texts(state) == ["save food", "save wood", "save stone"]
    do(state, "save wood")
    assert held(state, 0) == [0, 1, 0]
    state = building({"A": [1], "B": [1], "I": [0, 1]}, tribes=[{**crafty, "resources": res(9, 9, 9)}])
    do(state, "build A", "save food")
    assert held(state, 0) == [8, 8, 6]
    assert starting(state, "save") == []
    assert starting(state, "build") == ["build B"]


HIDER = {"tribe": "Tunga", "power": "Hidden Village", "resources": res(9, 9, 9)}


@pytest.mark.rule("rise_of_tribes", "1.9")
@pytest.mark.rule("rise_of_tribes", "a32")
def test_hidden_village_is_the_second_and_stands_on_the_board() -> None:
    state = building({"A": [1], "B": [1], "I": [0, 1]}, tribes=[HIDER])
    assert "build hidden" not in texts(state)
    do(state, "build A")
    assert "build hidden" in texts(state)
    twin = do(state.clone(), "build B")
    assert "build hidden" not in texts(twin)  # two stand on the map
    do(state, "build hidden")
    assert tribe(state, 0)["hidden_village"]
    assert "build hidden" not in texts(state)
    assert reason(state, "build hidden")[1] == "a32"
    assert held(state, 0) == [5, 3, 7]


@pytest.mark.rule("rise_of_tribes", "a32")
def test_hidden_village_scores_counts_for_lead_and_uses_a_token() -> None:
    state = lay(
        {"A": [1], "I": [0, 1]},
        hand=["blank"],
        turn={"actions": ["GROW"]},
        tribes=[{**HIDER, "hidden_village": True, "goals": ["Oxen"]}],
    )
    do(state, "blank lead")
    assert texts(state) == ["done", "return oxen"]
    letters = "ABCDEFGHIJK"
    state = lay(
        {h: [1, 1] for h in letters + "M"},
        players=4,
        phase="build",
        villages=dict.fromkeys(letters, 0),
        tribes=[{**HIDER, "hidden_village": True}],
    )
    assert not starting(state, "build")
