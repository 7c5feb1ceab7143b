"""The assassins (spec section 3.5, rulings 2 to 5, 10, 11, 33, 34)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.five_tribes.components import rulings
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import RESOURCE_COUNTS, RESOURCES
from rules.five_tribes.mechanics.tribes import fakirs_needed
from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import act, at, board, refused, seat, table, texts

rule = pytest.mark.rule


def struck(
    actor: dict[str, object] | None = None, other: dict[str, object] | None = None, **tiles: str
) -> FiveTribesState:
    """Seat 0 has just gathered two assassins on c3 (an oasis), which they left empty; two seats unless told."""
    cells = board(c2="R", c3="R") if not tiles else board(**{"c2": "R", "c3": "R", **tiles})
    state = table(cells, seats=[actor or {}, other or {}], last=False)
    act(state, "take c2", "drop R south")
    return state


def kills(state: FiveTribesState) -> list[str]:
    """Legal kills, robberies and sparing."""
    return [*texts(state, "KILL"), *texts(state, "ROB"), *texts(state, "PASS")]


@rule("five_tribes", "3.5")
@rule("five_tribes", "r3")
def test_any_meeple_up_to_the_range_and_nothing_blocks() -> None:
    state = struck(c1="B", d3="YW", e3="G @1", f3="R", d4="B")
    assert kills(state) == ["kill B c1", "kill Y d3", "kill W d3", "kill G e3", "kill B d4"]
    assert "3 steps away" in refused(state, "kill R f3").reason
    act(state, "kill G e3")
    assert (at(state, "e3")["meeples"], at(state, "e3")["camel"]) == ("", 1)
    assert state.dump()["bag"].count("R") == 17
    assert state.dump()["bag"].count("G") == 18


@rule("five_tribes", "3.5")
def test_an_emptied_tile_is_controlled_and_its_action_is_not_performed() -> None:
    state = struck(a4="YY", c4="W", b4="Y")
    act(state, "kill W c4")
    assert at(state, "c4")["camel"] == 0
    assert at(state, "c3")["camel"] == 0
    assert (at(state, "c4")["palaces"], at(state, "c3")["palms"]) == (0, 1)


@rule("five_tribes", "3.5")
def test_a_tile_that_keeps_meeples_is_not_controlled() -> None:
    state = struck(c4="WW")
    act(state, "kill W c4")
    assert (at(state, "c4")["camel"], at(state, "c4")["meeples"]) == (None, "W")


@rule("five_tribes", "3.5")
def test_with_one_camel_left_the_final_tile_comes_first() -> None:
    camels = dict.fromkeys(("a1", "b1", "a2", "b2", "a4", "b4", "a5", "b5", "c5", "d5"), "@0")
    state = struck(c4="W", f1="YY", e1="Y", **camels)
    act(state, "kill W c4")
    assert at(state, "c3")["camel"] == 0
    assert at(state, "c4")["camel"] is None


@rule("five_tribes", "3.5")
@rule("five_tribes", "r2")
def test_the_final_tile_itself_may_be_struck_and_won() -> None:
    state = struck(c3="RY", f1="YY", e1="Y")
    assert kills(state) == ["kill Y c3"]
    assert at(state, "c3")["camel"] is None
    act(state, "kill Y c3")
    assert at(state, "c3")["camel"] == 0


@rule("five_tribes", "3.5")
def test_fakirs_lengthen_the_reach_one_step_each() -> None:
    state = struck({"resources": ["Fakir", "Fakir"]}, c4="B", f3="Y", f4="W", f5="G")
    assert kills(state) == ["kill Y f3", "kill B c4", "kill W f4"]
    assert [event.public for event in act(state, "kill W f4") if event.kind == "help"] == [{"fakirs": 2}]
    assert seat(state)["resources"] == []
    assert state.dump()["discard"] == ["Fakir", "Fakir"]
    assert at(state, "f4")["camel"] == 0


@rule("five_tribes", "r4")
def test_killing_is_compulsory_when_it_costs_nothing() -> None:
    state = struck({"resources": ["Fakir"]}, c4="B", f3="Y")
    assert "pass" not in texts(state)
    assert refused(state, "pass").reason == "a victim within range must be killed"


@rule("five_tribes", "r4")
def test_spending_fakirs_to_kill_is_never_compulsory() -> None:
    state = struck({"resources": ["Fakir"]}, f3="Y", f1="YY", e1="Y")
    assert kills(state) == ["kill Y f3", "pass"]
    act(state, "pass")
    assert seat(state)["resources"] == ["Fakir"]
    assert state.dump()["bag"].count("R") == 18


@rule("five_tribes", "r4")
@rule("five_tribes", "r33")
def test_a_victim_in_front_of_an_opponent_makes_it_compulsory_too() -> None:
    state = struck({"resources": ["Fakir"]}, {"elders": 1}, f3="Y")
    assert kills(state) == ["kill Y f3", "rob elder 1"]


@rule("five_tribes", "3.5")
def test_without_any_victim_nothing_happens() -> None:
    state = table(board(c2="R", c3="R", f1="YY", e1="Y"), last=False)
    assert "no_kill" in [event.kind for event in act(state, "take c2", "drop R south")]
    assert state.dump()["stage"] == "move"
    assert state.current_player == 1
    assert at(state, "c3")["palms"] == 1
    assert state.dump()["bag"].count("R") == 18


@rule("five_tribes", "3.5")
@rule("five_tribes", "r5")
@rule("five_tribes", "r33")
def test_opponents_can_be_robbed_at_any_distance_and_never_with_fakirs() -> None:
    cells = board(c2="R", c3="R", a1="YY", b1="Y")
    seats = [
        {"viziers": 2, "elders": 2, "resources": ["Fakir"]},
        {"viziers": 1},
        {"elders": 3},
        {"viziers": 1, "djinns": ["Boaz"]},
    ]
    state = table(cells, players=4, seats=seats, last=False)
    act(state, "take c2", "drop R south")
    assert texts(state, "ROB") == ["rob vizier 1", "rob elder 2"]
    assert refused(state, "rob elder 0").section == "r33"
    assert "Boaz" in refused(state, "rob vizier 3").reason
    assert "no elders" in refused(state, "rob elder 1").reason
    act(state, "rob elder 2")
    assert seat(state, 2)["elders"] == 2
    assert seat(state)["resources"] == ["Fakir"]
    assert state.dump()["bag"].count("W") == 20 - 4


@rule("five_tribes", "1.4")
def test_boaz_protects_what_stands_in_front_of_his_owner_only() -> None:
    state = struck(None, {"viziers": 3, "djinns": ["Boaz"]}, c4="Y")
    assert kills(state) == ["kill Y c4"]


# ---- Iblis ----------------------------------------------------------------------------------------


@rule("five_tribes", "1.4")
@rule("five_tribes", "r34")
def test_iblis_kills_two_on_one_tile() -> None:
    state = struck({"djinns": ["Iblis"], "elders": 1}, {"elders": 1}, c4="WB", d4="YY")
    act(state, "use Iblis E", "kill W c4")
    assert kills(state) == ["kill B c4"]
    assert refused(state, "kill Y d4").section == "r34"
    assert at(state, "c4")["camel"] is None
    act(state, "kill B c4")
    assert at(state, "c4")["camel"] == 0


@rule("five_tribes", "r34")
def test_iblis_with_one_victim_at_the_place_kills_one() -> None:
    state = struck({"djinns": ["Iblis"], "elders": 1}, {"viziers": 1}, c4="W", f1="YY", e1="Y")
    act(state, "use Iblis E", "kill W c4")
    assert state.current_player == 1


@rule("five_tribes", "r34")
def test_iblis_takes_two_from_one_opponent() -> None:
    cells = board(c2="R", c3="R", f1="YY", e1="Y")
    state = table(
        cells,
        players=3,
        seats=[{"djinns": ["Iblis"], "resources": ["Fakir"]}, {"viziers": 1, "elders": 1}, {"elders": 2}],
        last=False,
    )
    act(state, "take c2", "drop R south", "use Iblis F", "rob elder 1")
    assert kills(state) == ["rob vizier 1"]
    act(state, "rob vizier 1")
    assert (seat(state, 1)["viziers"], seat(state, 1)["elders"], seat(state, 2)["elders"]) == (0, 0, 2)


@rule("five_tribes", "r34")
def test_iblis_pays_fakirs_for_the_way_once() -> None:
    state = struck({"djinns": ["Iblis"], "elders": 1, "resources": ["Fakir"] * 2}, f3="YY", a1="YY", b1="Y")
    act(state, "use Iblis E", "kill Y f3", "kill Y f3")
    assert seat(state)["resources"] == ["Fakir"]


@rule("five_tribes", "r7")
def test_iblis_may_be_paid_before_the_move_and_is_no_use_for_another_tribe() -> None:
    cells = board(c2="R", c3="R", c4="WB", a1="Y", b1="Y", f1="WW", e1="W")
    state = table(cells, seats=[{"djinns": ["Iblis"], "elders": 1}], last=False)
    assert "use Iblis E" in texts(state)
    twin = state.clone()
    act(state, "use Iblis E", "take c2", "drop R south", "kill W c4", "kill B c4")
    assert at(state, "c4")["meeples"] == ""
    act(twin, "take a1", "drop Y east")
    assert twin.current_player == 1


# ---- Nekir and Kandicha ---------------------------------------------------------------------------


@rule("five_tribes", "1.4")
@pytest.mark.parametrize(("owner", "coins"), [(0, 1), (1, 2)])
def test_nekir_is_paid_for_each_kill(owner: int, coins: int) -> None:
    seats: list[dict[str, object]] = [{}, {}]
    seats[owner] = {"djinns": ["Nekir"]}
    state = struck(*seats, c4="WW")
    act(state, "kill W c4")
    assert seat(state, owner)["gold"] == 50 + coins


@rule("five_tribes", "1.4")
def test_nekir_is_paid_for_robberies_too() -> None:
    state = struck(None, {"djinns": ["Nekir"], "viziers": 2})
    act(state, "rob vizier 1")
    assert seat(state, 1)["gold"] == 52


@pytest.fixture
def nekir_per_meeple(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(rulings, "NEKIR_PAYS_PER_MEEPLE", True)
    return


def double_kill_income() -> int:
    state = struck({"djinns": ["Iblis"], "elders": 1}, {"djinns": ["Nekir"]}, c4="WWW")
    act(state, "use Iblis E", "kill W c4", "kill W c4")
    return int(seat(state, 1)["gold"]) - 50


@rule("five_tribes", "r10")
def test_nekir_is_paid_once_for_a_double_kill() -> None:
    assert double_kill_income() == 2


@rule("five_tribes", "r10")
@pytest.mark.usefixtures("nekir_per_meeple")
def test_nekir_can_be_ruled_to_pay_per_meeple() -> None:
    assert double_kill_income() == 4


@rule("five_tribes", "1.4")
@rule("five_tribes", "r11")
def test_kandicha_keeps_killed_viziers_and_elders_from_the_board_and_from_opponents() -> None:
    state = struck({"djinns": ["Kandicha"]}, {"elders": 1}, c4="YYB")
    twin = state.clone()
    act(state, "kill Y c4")
    assert seat(state)["viziers"] == 1
    assert state.dump()["bag"].count("Y") == 14
    act(twin, "rob elder 1")
    assert (seat(twin)["elders"], seat(twin, 1)["elders"]) == (1, 0)


@rule("five_tribes", "1.4")
@rule("five_tribes", "r11")
def test_kandicha_earns_what_the_killed_builder_would_have() -> None:
    state = struck({"djinns": ["Kandicha", "Echidna"], "elders": 2}, c4="BBY")
    act(state, "kill B c4")
    assert seat(state)["gold"] == 50 + 6
    assert state.dump()["bag"].count("B") == 17


@rule("five_tribes", "r11")
def test_kandicha_is_not_doubled_by_echidna() -> None:
    cells = board(c2="R", c3="R", c4="BBY")
    state = table(cells, seats=[{"djinns": ["Kandicha", "Echidna"], "elders": 2}], last=False)
    act(state, "use Echidna EE", "take c2", "drop R south", "kill B c4")
    assert seat(state)["gold"] == 56


@rule("five_tribes", "1.4")
@rule("five_tribes", "r11")
def test_kandicha_draws_a_hidden_card_for_a_merchant_and_reshuffles_if_need_be() -> None:
    cells = board(c2="R", c3="R", c4="GGY")
    everything = [
        *["Ivory", "Jewels", "Gold"] * 2,
        *["Papyrus", "Silk", "Spice"] * 4,
        *["Fish", "Wheat", "Pottery"] * 6,
    ]
    seats = [{"djinns": ["Kandicha"]}, {"resources": everything}]
    state = table(cells, seats=seats, last=False, pile=[], discard=["Fakir"] * 18)
    act(state, "take c2", "drop R south", "kill G c4")
    assert seat(state)["resources"] == ["Fakir"]
    assert seat(state)["known"] == []
    assert (len(state.dump()["pile"]), state.dump()["discard"]) == (17, [])
    assert state.dump()["bag"].count("G") == 17


@rule("five_tribes", "r11")
def test_nekir_is_paid_for_meeples_that_kandicha_captures() -> None:
    state = struck({"djinns": ["Kandicha"]}, {"djinns": ["Nekir"]}, c4="YY")
    act(state, "kill Y c4")
    assert seat(state, 1)["gold"] == 52


@rule("five_tribes", "r11")
def test_what_kandicha_keeps_does_not_go_to_the_bag_too() -> None:
    for colour in "YW":
        state = struck({"djinns": ["Kandicha"]}, c4=colour * 2)
        act(state, f"kill {colour} c4")
        everywhere = sum(tile["meeples"].count(colour) for tile in state.dump()["tiles"])
        kept = seat(state)["viziers" if colour == "Y" else "elders"]
        assert state.dump()["bag"].count(colour) + everywhere + kept == {"Y": 16, "W": 20}[colour]


@rule("five_tribes", "r11")
def test_kandicha_draws_nothing_when_no_card_is_left() -> None:
    everything = [card for card, count in zip(RESOURCES, RESOURCE_COUNTS, strict=True) for _ in range(count)]
    seats = [{"djinns": ["Kandicha"]}, {"resources": everything}]
    state = table(board(c2="R", c3="R", c4="GGY"), seats=seats, last=False, pile=[])
    events = act(state, "take c2", "drop R south", "kill G c4")
    assert (seat(state)["resources"], seat(state, 1)["resources"]) == ([], everything)
    assert "draw" not in [event.kind for event in events]


@rule("five_tribes", "3.5")
@pytest.mark.parametrize("colour", "YWGBR")
def test_any_colour_can_be_the_victim_the_assassins_own_too(colour: str) -> None:
    state = struck(c4=colour * 2)
    assert kills(state) == [f"kill {colour} c4"]
    before = state.dump()["bag"].count(colour)
    act(state, f"kill {colour} c4")
    assert at(state, "c4")["meeples"] == colour
    assert state.dump()["bag"].count(colour) == before + 1 + 2 * (colour == "R")


@rule("five_tribes", "r2")
@pytest.mark.parametrize(
    ("nearest", "found"),
    [(0, ["kill Y c3", "kill W d3", "kill G e3"]), (1, ["kill W d3", "kill G e3"]), (2, ["kill G e3"])],
)
def test_assassins_can_be_ruled_to_kill_farther_away_only(
    nearest: int, found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulings, "ASSASSINS_NEAREST", nearest)
    state = struck(c3="RY", d3="WW", e3="GG")
    assert kills(state) == found


@rule("five_tribes", "1.4")
@rule("five_tribes", "r34")
def test_iblis_takes_two_from_the_first_seat_too() -> None:
    cells = board(a2="Y", b2="Y", c2="R", c3="R", f1="YY", e1="Y")
    seats = [{"viziers": 2, "elders": 1}, {"djinns": ["Iblis"], "elders": 1}]
    state = table(cells, seats=seats, bid_order=[0, 1], track=[None] * 7 + [0, 1], current_player=1, last=False)
    act(state, "use Iblis E", "take c2", "drop R south", "rob vizier 0")
    assert kills(state) == ["rob vizier 0", "rob elder 0"]


@rule("five_tribes", "r5")
def test_no_fakirs_are_needed_within_the_range_and_each_missing_step_needs_one() -> None:
    state = struck(c4="B", f3="Y")
    needed = [fakirs_needed(state, TILE_TEXT.index(name)) for name in ("c3", "c4", "c5", "d5", "f3", "f5")]
    assert needed == [0, 0, 0, 1, 1, 3]


@rule("five_tribes", "r11")
@pytest.mark.parametrize(("djinns", "colour"), [([], "B"), (["Kandicha"], "R"), ([], "G")])
def test_nothing_is_earned_for_other_victims_nor_without_kandicha(djinns: list[str], colour: str) -> None:
    state = struck({"djinns": djinns}, c4=colour * 2)
    act(state, f"kill {colour} c4")
    assert (seat(state)["gold"], seat(state)["resources"]) == (50, [])


@rule("five_tribes", "r11")
@pytest.mark.parametrize(("is_doubled", "gold"), [(False, 56), (True, 62)])
def test_kandicha_can_be_ruled_to_be_doubled(is_doubled: bool, gold: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "KANDICHA_INCOME_IS_DOUBLED", is_doubled)
    state = table(board(c2="R", c3="R", c4="BBY"), seats=[{"djinns": ["Kandicha", "Echidna"], "elders": 2}], last=False)
    act(state, "use Echidna EE", "take c2", "drop R south", "kill B c4")
    assert seat(state)["gold"] == gold
