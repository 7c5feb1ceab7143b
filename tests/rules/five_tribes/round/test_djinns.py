"""The djinns with a power of their own in a turn (spec section 1.4, rulings 7 to 9, 13, 24, 25, 28, 29, 32)."""

from __future__ import annotations

import pytest

from rules.five_tribes.components import rulings
from rules.five_tribes.components.pieces import RESOURCE_COUNTS, RESOURCES
from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import act, at, board, refused, seat, table, texts

rule = pytest.mark.rule
SEATS = list[dict[str, object]]


def owner_of(
    *djinns: str,
    elders: int = 2,
    fakirs: int = 0,
    other: dict[str, object] | None = None,
    pile: list[str] | None = None,
    discard: list[str] | None = None,
    **tiles: str,
) -> FiveTribesState:
    """Seat 0 with djinns, about to move; Y on a2 can join b2, and leaves a builder there."""
    cells = board(**{"a2": "Y", "b2": "YB", "f1": "WW", "e1": "W", **tiles})
    mine = {"djinns": list(djinns), "elders": elders, "resources": ["Fakir"] * fakirs, "gold": 0}
    cards = {"discard": discard or []} if pile is None else {"discard": discard or [], "pile": pile}
    return table(cells, seats=[mine, other or {}], last=False, **cards)


def uses(state: FiveTribesState) -> list[str]:
    return texts(state, "USE")


# ---- Paying, and once in a turn -------------------------------------------------------------------


@rule("five_tribes", "1.4")
@pytest.mark.parametrize(
    ("djinn", "elders", "fakirs", "ways"),
    [
        ("Enki", 1, 1, ["use Enki E", "use Enki F"]),
        ("Enki", 0, 1, ["use Enki F"]),
        ("Leta", 2, 1, ["use Leta EE", "use Leta EF"]),
        ("Leta", 1, 1, ["use Leta EF"]),
        ("Leta", 0, 5, []),
        ("Sloar", 3, 0, []),
        ("Sloar", 0, 1, ["use Sloar F"]),
    ],
)
def test_costs(djinn: str, elders: int, fakirs: int, ways: list[str]) -> None:
    assert uses(owner_of(djinn, elders=elders, fakirs=fakirs)) == ways


@rule("five_tribes", "r32")
def test_elders_paid_go_to_the_bag_and_fakirs_to_the_discards() -> None:
    state = owner_of("Leta", elders=1, fakirs=1)
    act(state, "use Leta EF")
    assert (seat(state)["elders"], seat(state)["resources"]) == (0, [])
    assert (state.dump()["bag"].count("W"), state.dump()["discard"]) == (17, ["Fakir"])


@rule("five_tribes", "1.4")
@rule("five_tribes", "r8")
def test_once_in_an_activation_and_again_in_the_next() -> None:
    state = owner_of("Sloar", fakirs=3, **MANY)
    act(state, "use Sloar F")
    assert "has been used" in refused(state, "use Sloar F").reason
    assert refused(state, "use Sloar F").section == "r8"
    assert seat(state)["used"] == ["Sloar"]
    to_the_next_activation_of_seat_0(state)
    assert "use Sloar F" in texts(state)


MANY = {"a5": "YYG", "a4": "YR", "d5": "GGB", "d4": "GY", "f4": "YYR", "f3": "YB"}
"""Meeples enough for the other activations of a round."""


def to_the_next_activation_of_seat_0(state: FiveTribesState) -> None:
    act(state, "take a2", "drop Y east")
    seen_other = False
    while not (seen_other and state.current_player == 0 and state.dump()["stage"] == "move"):
        seen_other = seen_other or state.current_player == 1
        plain = [id for id in state.legal_actions() if state.game.actions[id].kind not in ("USE", "SELL")]
        state.apply(plain[0])


@rule("five_tribes", "r8")
def test_once_in_a_round_if_so_ruled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "POWERS_RENEW_EACH_ACTIVATION", False)
    state = owner_of("Sloar", fakirs=3, **MANY)
    act(state, "use Sloar F")
    to_the_next_activation_of_seat_0(state)
    assert "use Sloar F" not in texts(state)


@rule("five_tribes", "r8")
def test_if_so_ruled_the_next_round_renews_them_and_else_it_is_the_activation(monkeypatch: pytest.MonkeyPatch) -> None:
    for each_activation in (True, False):
        monkeypatch.setattr(rulings, "POWERS_RENEW_EACH_ACTIVATION", each_activation)
        mine: dict[str, object] = {"djinns": ["Sloar"], "resources": ["Fakir"], "gold": 0}
        state = table(board(a2="Y", b2="Y", f1="WW", e1="W"), seats=[mine])
        act(state, "use Sloar F", "take a2", "drop Y east")
        while state.dump()["stage"] != "bid":
            state.apply(state.legal_actions()[-1])
        assert state.dump()["round"] == 2
        assert seat(state)["used"] == (["Sloar"] if each_activation else [])


@rule("five_tribes", "1.4")
def test_powers_are_used_in_the_own_turn_only() -> None:
    state = owner_of(other={"djinns": ["Sloar"], "resources": ["Fakir"]})
    assert uses(state) == []
    assert "don't have Sloar" in refused(state, "use Sloar F").reason


@rule("five_tribes", "r7")
def test_the_windows_between_the_steps_and_none_between_drops() -> None:
    """Before the move, after control, after the tribe action, after the tile action, after the sale."""
    powers = ["use Enki E", "use Enki F", "use Sloar F"]
    cells = board(a1="RW", b1="", c1="WWB", f5="YY", f4="Y", e5="G")
    mine: dict[str, object] = {"djinns": ["Enki", "Sloar"], "resources": ["Fakir", "Fish", "Silk"], "gold": 3}
    mine["elders"] = 1
    state = table(cells, seats=[mine], row=["Silk", "Silk"], last=False)
    assert "use Sloar F" in texts(state)
    act(state, "take a1")
    assert uses(state) == []
    assert refused(state, "use Sloar F").section == "r7"
    act(state, "drop R east")
    assert uses(state) == []
    act(state, "drop W east")
    assert (state.dump()["stage"], texts(state)) == ("tribe action", ["pass", *powers])
    act(state, "pass")
    assert (state.dump()["stage"], uses(state)) == ("tile action", powers)
    act(state, "card 1")
    assert uses(state) == powers
    act(state, "sell Fish", "cash")
    assert uses(state) == powers
    act(state, "use Sloar F")
    assert texts(state) == ["use Enki E", "end"]
    assert refused(state, "sell Silk").section == "3.7"


@rule("five_tribes", "r7")
def test_no_djinn_while_a_suit_is_laid_out() -> None:
    cells = board(a2="Y", b2="YB")
    mine: dict[str, object] = {"djinns": ["Sloar"], "resources": ["Fakir", "Fish", "Silk"], "gold": 0}
    state = table(cells, seats=[mine], last=False)
    act(state, "take a2", "drop Y east", "pass", "pass", "sell Fish")
    assert texts(state) == ["sell Silk", "cash"]


# ---- Tiles ----------------------------------------------------------------------------------------


@rule("five_tribes", "1.4")
@rule("five_tribes", "r25")
def test_anun_nak_puts_three_from_the_bag_on_a_bare_tile() -> None:
    state = owner_of("Anun-Nak", c2="@1", c3="t1", a4="p1")
    before = state.dump()
    act(state, "use Anun-Nak E")
    bare = texts(state)
    assert "at d2" in bare
    assert not {"at a2", "at b2", "at c2", "at c3", "at a4"} & set(bare)
    assert "can't be used on c2" in refused(state, "at c2").reason
    act(state, "at d2")
    assert len(at(state, "d2")["meeples"]) == 3
    assert len(state.dump()["bag"]) == len(before["bag"]) + 1 - 3
    assert at(state, "d2")["camel"] is None


@rule("five_tribes", "r25")
def test_anun_nak_draws_what_there_is_and_needs_a_bag() -> None:
    full = board(a1="Y" * 10 + "W" * 18, a2="Y" * 6 + "B", b2="G" * 18 + "R" * 18, f5="B" * 16)
    mine: dict[str, object] = {"djinns": ["Anun-Nak"], "elders": 1}
    state = table(full, seats=[mine | {"elders": 2}])
    assert state.dump()["bag"] == "B"
    act(state, "use Anun-Nak E", "at c3")
    assert at(state, "c3")["meeples"] in ("WB",)
    empty = full.replace("B" * 16, "B" * 17)
    state = table(empty, seats=[mine | {"elders": 2}])
    assert state.dump()["bag"] == ""
    assert uses(state) == []


@rule("five_tribes", "1.4")
@rule("five_tribes", "r25")
def test_anun_nak_draws_at_random_from_the_whole_bag() -> None:
    seen = set()
    for draw in range(0, 80, 3):
        state = owner_of("Anun-Nak")
        state.script = [draw, draw, draw]
        act(state, "use Anun-Nak E", "at d2")
        seen |= set(at(state, "d2")["meeples"])
    assert seen == set("YWGBR")


@rule("five_tribes", "1.4")
@rule("five_tribes", "r28")
def test_leta_takes_a_bare_tile_and_utug_a_peopled_one() -> None:
    state = owner_of("Leta", "Utug", elders=4, c2="Y @1", c3="Y t1", a4="p1", a5="RR")
    act(state, "use Leta EE")
    assert not {"at a2", "at c2", "at c3", "at a4", "at a5"} & set(texts(state))
    act(state, "at d2", "use Utug EE")
    assert texts(state) == ["at e1", "at f1", "at a2", "at b2", "at a5"]
    act(state, "at a5")
    assert (at(state, "d2")["camel"], at(state, "a5")["camel"], at(state, "a5")["meeples"]) == (0, 0, "RR")
    assert seat(state)["camels"] == 9


@rule("five_tribes", "r29")
def test_utug_needs_a_meeple() -> None:
    state = owner_of("Utug")
    act(state, "use Utug EE")
    assert "can't be used on d2" in refused(state, "at d2").reason


CAMELS = dict.fromkeys(("c1", "d1", "c3", "d3", "c4", "d4", "a5", "b5", "c5", "d5", "e5"), "@0")


@rule("five_tribes", "r28")
def test_leta_and_utug_need_a_camel_and_the_last_one_ends_the_game() -> None:
    assert uses(owner_of("Leta", "Utug", **CAMELS)) == []
    ten = dict(list(CAMELS.items())[:10])
    state = owner_of("Leta", **ten)
    state.bid_order, state.track = [1, 1, 0, 0], [-1] * 9
    act(state, "use Leta EE", "at f5", "take a2", "drop Y east")
    assert seat(state)["camels"] == 0
    assert state.is_terminal


@rule("five_tribes", "1.4")
def test_bouraq_and_enki_place_on_any_village_and_any_oasis() -> None:
    state = owner_of("Bouraq", "Enki", a4="@1")
    act(state, "use Bouraq E")
    assert texts(state) == [f"at {c}4" for c in "abcde"]
    act(state, "at a4", "use Enki E")
    assert texts(state) == [f"at {c}3" for c in "abcdef"]
    act(state, "at f3")
    assert (at(state, "a4")["palaces"], at(state, "f3")["palms"]) == (1, 1)
    assert (state.dump()["palaces_left"], state.dump()["palms_left"]) == (9, 11)


@rule("five_tribes", "1.4")
def test_bouraq_and_enki_need_something_to_place() -> None:
    assert uses(owner_of("Bouraq", "Enki", a4="p10", f3="t12")) == []


@rule("five_tribes", "1.4")
@pytest.mark.parametrize(("djinn", "row", "kind"), [("Hagis", 4, "p"), ("Lamia", 3, "t")])
def test_hagis_and_lamia_need_something_to_place(djinn: str, row: int, kind: str) -> None:
    most = {"p": 10, "t": 12}[kind]
    for placed in (most - 1, most):
        tiles = {f"c{row + 1}": "Y", f"c{row}": "YB", "a1": f"{kind}{placed}", "f1": "WW", "e1": "W"}
        state = table(board(**tiles), seats=[{"djinns": [djinn], "elders": 1}], last=False)
        act(state, f"take c{row + 1}", "drop Y north")
        assert uses(state) == ([f"use {djinn} E"] if placed < most else [])


NEIGHBOURS_OF_C3 = ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]


@rule("five_tribes", "1.4")
def test_lamia_plants_on_one_of_the_eight_neighbours_instead() -> None:
    cells = board(c2="Y", c3="YB", d2="@1", f1="WW", e1="W")
    state = table(cells, seats=[{"djinns": ["Lamia", "Hagis"], "elders": 1}], last=False)
    assert "use Lamia E" not in texts(state)
    act(state, "take c2", "drop Y south")
    assert texts(state) == ["place", "use Lamia E"]
    act(state, "use Lamia E")
    assert texts(state) == [f"at {name}" for name in NEIGHBOURS_OF_C3]
    act(state, "at d2")
    assert (at(state, "d2")["palms"], at(state, "c3")["palms"]) == (1, 0)
    assert state.current_player == 1


@rule("five_tribes", "1.4")
@rule("five_tribes", "r7")
def test_hagis_builds_on_one_of_the_eight_neighbours_instead() -> None:
    cells = board(c5="Y", c4="YB", f1="WW", e1="W")
    state = table(cells, seats=[{"djinns": ["Hagis"], "elders": 1}], last=False)
    twin = state.clone()
    act(state, "take c5", "drop Y north", "use Hagis E")
    assert texts(state) == [f"at {name}" for name in ("b3", "c3", "d3", "b4", "d4", "b5", "c5", "d5")]
    act(state, "at d5")
    assert (at(state, "d5")["palaces"], at(state, "c4")["palaces"]) == (1, 0)
    act(twin, "take c5", "drop Y north", "place")
    assert at(twin, "c4")["palaces"] == 1


@rule("five_tribes", "r13")
def test_hagis_goes_with_bouraq_and_both_are_paid() -> None:
    state = owner_of("Bouraq", "Hagis", elders=1, fakirs=1)
    act(state, "use Bouraq E", "at c4")
    assert texts(state) == ["place", "use Hagis F"]
    act(state, "use Hagis F", "at d3")
    assert (at(state, "d3")["palaces"], at(state, "c4")["palaces"]) == (1, 0)
    assert (seat(state)["elders"], seat(state)["resources"]) == (0, [])
    assert "take a2" in texts(state)
    state = owner_of("Bouraq", "Hagis", elders=2)
    act(state, "use Bouraq E", "at c4", "place")
    assert at(state, "c4")["palaces"] == 1
    assert (state.dump()["activation"]["power"], state.dump()["activation"]["origin"]) == (None, None)
    assert seat(state)["elders"] == 1


@rule("five_tribes", "r13")
def test_lamia_goes_with_enki_and_not_with_bouraq() -> None:
    state = owner_of("Enki", "Lamia", "Bouraq", elders=3)
    act(state, "use Bouraq E", "at c4")
    assert at(state, "c4")["palaces"] == 1
    act(state, "use Enki E", "at c3", "use Lamia E", "at c2")
    assert (at(state, "c2")["palms"], at(state, "c3")["palms"]) == (1, 0)
    assert (state.dump()["activation"]["power"], state.dump()["activation"]["origin"]) == (None, None)
    state = owner_of("Enki", "Lamia", elders=2)
    act(state, "use Enki E", "at c3", "place")
    assert (at(state, "c3")["palms"], state.dump()["palms_left"]) == (1, 11)
    assert state.dump()["palaces_left"] == 10


# ---- Cards ----------------------------------------------------------------------------------------


@rule("five_tribes", "1.4")
def test_sloar_draws_the_top_card_unseen_by_the_others() -> None:
    state = owner_of("Sloar", fakirs=1)
    top = state.dump()["pile"][0]
    events = act(state, "use Sloar F")
    assert (seat(state)["resources"], seat(state)["known"]) == ([top], [])
    draw = next(event for event in events if event.kind == "draw")
    own, other = draw.seen_by(0), draw.seen_by(1)
    assert own is not None
    assert other is not None
    assert own.public["card"] == top
    assert "card" not in other.public


@rule("five_tribes", "1.4")
def test_used_up_cards_are_shuffled_before_they_are_drawn_again() -> None:
    everything = [card for card, count in zip(RESOURCES, RESOURCE_COUNTS, strict=True) for _ in range(count)]
    for card in ("Ivory", "Jewels", "Fakir"):
        everything.remove(card)
    state = owner_of("Sloar", fakirs=1, other={"resources": everything}, pile=[], discard=["Ivory", "Jewels"])
    state.script = [
        0,
        0,
    ]  # Ivory, Jewels, the Fakir just paid: the last and the first change places, then the first two
    events = act(state, "use Sloar F")
    assert [event.public["cards"] for event in events if event.kind == "reshuffle"] == [3]
    assert seat(state)["resources"] == ["Ivory"]
    assert (state.dump()["pile"], state.dump()["discard"]) == (["Fakir", "Jewels"], [])


@rule("five_tribes", "r24")
def test_discarded_djinns_are_shuffled_before_they_are_drawn_again() -> None:
    gone = ["Leta", "Utug", "Marid", "Boaz"]
    mine: dict[str, object] = {"djinns": [n for n in all_djinns() if n not in gone], "elders": 2}
    state = table(board(a2="Y", b2="YB"), seats=[mine], last=False, djinn_pile=[], djinn_discard=gone)
    state.script = [0, 0, 0]
    act(state, "use Sibittis EE")
    assert state.dump()["activation"]["drawn"] == ["Leta", "Boaz", "Marid"]
    assert (state.dump()["djinn_pile"], state.dump()["djinn_discard"]) == (["Utug"], [])


@rule("five_tribes", "1.4")
@rule("five_tribes", "r24")
def test_sibittis_draws_three_keeps_one_and_discards_two() -> None:
    pile = ["Marid", "Leta", "Boaz", "Utug"]
    rest = [name for name in all_djinns() if name not in (*pile, "Sibittis")]
    mine: dict[str, object] = {"djinns": ["Sibittis"], "elders": 2}
    state = table(board(a2="Y", b2="YB"), seats=[mine], last=False, djinn_pile=pile, djinn_discard=rest)
    act(state, "use Sibittis EE")
    assert texts(state) == ["keep Boaz", "keep Leta", "keep Marid"]
    assert "wasn't drawn" in refused(state, "keep Utug").reason
    act(state, "keep Leta")
    assert seat(state)["djinns"] == ["Leta", "Sibittis"]
    assert (state.dump()["activation"]["power"], state.dump()["activation"]["drawn"]) == (None, [])
    assert state.dump()["djinn_discard"][-2:] == ["Marid", "Boaz"]
    assert state.dump()["djinn_pile"] == ["Utug"]


@rule("five_tribes", "r24")
def test_sibittis_shuffles_the_discards_in_and_takes_what_there_is() -> None:
    mine: dict[str, object] = {"djinns": [n for n in all_djinns() if n not in ("Leta", "Utug")], "elders": 2}
    state = table(board(a2="Y", b2="YB"), seats=[mine], last=False, djinn_pile=["Leta"], djinn_discard=["Utug"])
    act(state, "use Sibittis EE")
    assert texts(state) == ["keep Leta", "keep Utug"]
    act(state, "keep Utug")
    assert state.dump()["djinn_discard"] == ["Leta"]
    state = table(board(a2="Y", b2="YB"), seats=[mine], last=False, djinn_row=["Leta", "Utug"], djinn_pile=[])
    assert "use Sibittis EE" not in texts(state)


@rule("five_tribes", "r24")
def test_the_kept_djinn_counts_as_gained_for_baal() -> None:
    state = owner_of("Sibittis", other={"djinns": ["Ba'al"], "gold": 0})
    act(state, "use Sibittis EE")
    act(state, texts(state)[0])
    assert seat(state, 1)["gold"] == 2


def all_djinns() -> list[str]:
    from rules.five_tribes.components.pieces import DJINN_NAMES

    return list(DJINN_NAMES)


# ---- Watching djinns ------------------------------------------------------------------------------


def buys(djinn: str, mine: list[str], theirs: list[str]) -> FiveTribesState:
    cells = board(f4="Y", f5="YB", a1="WW", b1="W")
    seats: SEATS = [{"djinns": mine, "elders": 2, "gold": 0}, {"djinns": theirs, "gold": 0}]
    state = table(cells, seats=seats, last=False, djinn_row=[djinn])
    act(state, "take f4", "drop Y south", f"buy {djinn} EE")
    return state


@rule("five_tribes", "1.4")
@rule("five_tribes", "r9")
def test_baal_is_paid_for_djinns_gained_but_not_for_himself() -> None:
    assert seat(buys("Boaz", ["Ba'al"], []))["gold"] == 1
    assert seat(buys("Boaz", [], ["Ba'al"]), 1)["gold"] == 2
    assert seat(buys("Ba'al", [], []))["gold"] == 0


@rule("five_tribes", "r9")
def test_baal_can_be_ruled_to_pay_for_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "BAAL_PAYS_FOR_ITSELF", True)
    assert seat(buys("Ba'al", [], []))["gold"] == 1


@rule("five_tribes", "1.4")
@pytest.mark.parametrize(("owner", "coins"), [(0, 1), (1, 2)])
def test_monkir_is_paid_for_each_palace_however_it_was_placed(owner: int, coins: int) -> None:
    seats: SEATS = [{"djinns": ["Bouraq"], "elders": 1, "gold": 0}, {"gold": 0}]
    seats[owner] = seats[owner] | {"djinns": [*seats[owner].get("djinns", []), "Monkir"]}  # type: ignore[misc]  # lists
    state = table(board(c5="Y", c4="YB", f1="WW", e1="W"), seats=seats, last=False)
    act(state, "use Bouraq E", "at a4", "take c5", "drop Y north")
    assert seat(state, owner)["gold"] == 2 * coins


@rule("five_tribes", "1.4")
def test_monkir_does_not_care_for_trees() -> None:
    state = table(board(c2="Y", c3="YB", f1="WW", e1="W"), seats=[{"djinns": ["Monkir"], "gold": 0}], last=False)
    act(state, "take c2", "drop Y south")
    assert (at(state, "c3")["palms"], seat(state)["gold"]) == (1, 0)
