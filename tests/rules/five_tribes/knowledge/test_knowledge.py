"""What a seat may know (ruling 22)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.compiled import fields_of
from rules.core.rng import Rng
from rules.five_tribes import GAMES
from rules.five_tribes.components.pieces import RESOURCE_COUNTS, RESOURCES
from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import act, board, seat, table

rule = pytest.mark.rule
CELLS = board(a2="Y", b2="YB", f1="WW", e1="W")


def secretive(**own: object) -> FiveTribesState:
    """Seat 1 holds a Fish that all saw taken, and two cards drawn face down."""
    theirs = {"resources": ["Fish", "Silk", "Fakir"], "known": ["Fish"], "gold": 31, "elders": 2, "viziers": 1}
    return table(CELLS, seats=[{"resources": ["Ivory"]}, theirs], row=["Gold"], last=False, **own)


@rule("five_tribes", "r22")
def test_gold_and_hands_are_hidden_and_all_else_is_open() -> None:
    truth = secretive().dump()
    seen = secretive().view(0).dump()
    other = seen["seats"][1]
    assert (other["gold"], other["resources"], other["known"]) == ("?", ["?"] * 3, ["Fish"])
    assert seen["seats"][0] == truth["seats"][0]
    assert set(seen["pile"]) == set(seen["djinn_pile"]) == {"?"}
    for name in ("tiles", "bag", "row", "discard", "djinn_row", "djinn_discard", "track", "bid_order", "activation"):
        assert seen[name] == truth[name]
    for name in ("viziers", "elders", "djinns", "camels", "used"):
        assert other[name] == truth["seats"][1][name]
    nobody = secretive().view(None).dump()
    assert [s["gold"] for s in nobody["seats"]] == ["?", "?"]
    assert nobody["viewer"] == "spectator"


@rule("five_tribes", "r22")
def test_the_djinns_drawn_by_sibittis_are_seen_by_the_drawer_only() -> None:
    state = table(CELLS, seats=[{"djinns": ["Sibittis"], "elders": 2}], last=False)
    events = act(state, "use Sibittis EE")
    drawn = state.dump()["activation"]["drawn"]
    assert len(drawn) == 3
    assert state.view(0).dump()["activation"]["drawn"] == drawn
    assert state.view(1).dump()["activation"]["drawn"] == ["?"] * 3
    told = next(event for event in events if event.kind == "sibittis")
    own, other = told.seen_by(0), told.seen_by(1)
    assert own is not None
    assert other is not None
    assert own.public["djinns"] == drawn
    assert other.public == {"cards": 3}


@rule("five_tribes", "r22")
def test_resampling_keeps_what_was_seen_and_shuffles_the_rest() -> None:
    view = secretive().view(0)
    rng = Rng(4)
    hands, golds = Counter(), Counter()
    for _ in range(400):
        full = view.resample(rng)
        theirs = seat(full, 1)
        held = list(theirs["resources"])
        held.remove("Fish")
        hands.update(held)
        golds[theirs["gold"]] += 1
        everything = Counter(full.dump()["pile"]) + Counter(theirs["resources"]) + Counter(["Ivory", "Gold"])
        assert everything == dict(zip(RESOURCES, RESOURCE_COUNTS, strict=True))
        assert full.view(0).dump() == view.dump()
    assert set(hands) == set(RESOURCES)
    assert hands["Fakir"] > hands["Fish"] > hands["Ivory"] > 0
    assert len(golds) > 60
    assert min(golds) < 10
    assert max(golds) > 90


@rule("five_tribes", "r22")
def test_giving_a_card_not_known_to_be_held_uncovers_a_secret_one() -> None:
    theirs = {"resources": ["Fish", "Fish", "Silk"], "known": ["Fish"], "gold": 31}
    state = table(CELLS, seats=[theirs], last=False)
    act(state, "take a2", "drop Y east")
    act(state, "sell Fish", "cash")
    assert (seat(state)["known"], len(seat(state)["resources"])) == ([], 2)
    act(state, "sell Silk", "cash")
    assert (seat(state)["known"], seat(state)["resources"]) == ([], ["Fish"])
    assert state.secret[0] == 1


@rule("five_tribes", "r22")
def test_an_opponent_asked_about_a_market_is_guessed_to_afford_it() -> None:
    state = table(board(a2="Y", a1="YB", f1="WW", e1="W"), seats=[{"gold": 3}], row=["Silk"], last=False)
    act(state, "take a2", "drop Y north")
    view = state.view(1)
    rng = Rng(1)
    assert all(
        "card 1" in [full.text(id) for id in full.legal_actions()] for full in (view.resample(rng) for _ in range(60))
    )


@rule("five_tribes", "r22")
def test_an_opponent_asked_about_fakirs_or_a_sale_is_guessed_to_have_them() -> None:
    rng = Rng(2)
    mine = {"resources": ["Fakir", "Silk"], "known": []}
    state = table(board(c5="B", c4="BY", f1="WW", e1="W"), seats=[mine], last=False)
    act(state, "take c5", "drop B north")
    for _ in range(60):
        assert "Fakir" in seat(state.view(1).resample(rng))["resources"]
    act(state, "fakirs 1")
    assert state.dump()["stage"] == "sale"
    for _ in range(60):
        assert seat(state.view(1).resample(rng))["resources"] != ["Fakir"]


@rule("five_tribes", "r22")
def test_a_view_has_no_handle_to_the_truth() -> None:
    state = GAMES["five_tribes"].new_state(3, seed=3)
    view = state.view(1)
    for name, mine in fields_of(view).items():
        other = getattr(state, name)
        assert not (isinstance(mine, list) and mine is other), name


@rule("five_tribes", "r21")
def test_the_bank_never_runs_out() -> None:
    cells = board(a4="B" * 17, a5="B", f1="WW", e1="W")
    state = table(cells, seats=[{"gold": 5000, "resources": ["Fakir"] * 18}], last=False)
    act(state, "take a5", "drop B north", "fakirs 18")
    assert seat(state)["gold"] == 5000 + (18 + 18) * 4


@rule("five_tribes", "r22")
def test_the_pile_of_djinns_is_guessed_too() -> None:
    view = secretive().view(0)
    piles = {tuple(view.resample(Rng(seed)).dump()["djinn_pile"]) for seed in range(20)}
    assert len(piles) > 15
    assert len({tuple(sorted(pile)) for pile in piles}) == 1


@rule("five_tribes", "r22")
def test_a_guess_that_does_not_fit_is_taken_back_before_the_next() -> None:
    mine = {"resources": ["Fish", "Silk"], "known": []}
    state = table(board(a2="B", b2="B", f1="WW", e1="W"), seats=[mine], last=False)
    act(state, "take a2", "drop B east")
    assert state.dump()["stage"] == "sale"
    view = state.view(1)
    for seed in range(40):
        full = view.resample(Rng(seed))
        assert full.view(1).dump() == view.dump()
        held = seat(full)["resources"]
        assert len(held) == 2
        assert set(held) != {"Fakir"}
        cards = Counter(held) + Counter(full.dump()["pile"])
        assert cards == dict(zip(RESOURCES, RESOURCE_COUNTS, strict=True))


@rule("five_tribes", "r22")
def test_what_has_been_reckoned_with_hidden_gold_is_not_in_a_view() -> None:
    cells = board(a2="YW", b1="YB", c2="W", f1="WW", e1="W")
    state = table(
        cells,
        seats=[{"gold": 50, "resources": ["Papyrus", "Silk", "Spice", "Fish"]}],
        row=["Ivory", "Jewels", "Gold"],
        last=False,
    )
    moves = state.legal_actions()
    blind = state.view(1).hints(moves)
    assert state.hints(moves) != blind
    assert state.view(1).hints(moves) == blind
    for seed in range(5):
        view = state.view(1)
        view.hints(moves)
        full = view.resample(Rng(seed))
        assert full.hints(moves) == GAMES["five_tribes"].load(full.dump()).hints(moves)


@rule("five_tribes", "r22")
def test_the_djinns_drawn_by_an_opponent_are_guessed_one_s_own_are_kept() -> None:
    state = table(CELLS, seats=[{"djinns": ["Sibittis"], "elders": 2}], last=False)
    act(state, "use Sibittis EE")
    drawn = state.dump()["activation"]["drawn"]
    guesses = set()
    for seed in range(8):
        assert state.view(0).resample(Rng(seed)).dump()["activation"]["drawn"] == drawn
        full = state.view(1).resample(Rng(seed)).dump()
        guesses.add(tuple(full["activation"]["drawn"]))
        assert "?" not in full["activation"]["drawn"]
        assert len({*full["activation"]["drawn"], *full["djinn_pile"]}) == 3 + len(full["djinn_pile"])
    assert len(guesses) > 1


@rule("five_tribes", "r22")
@pytest.mark.parametrize("good", RESOURCES[:9])
def test_a_card_laid_out_for_sale_is_nowhere_else(good: str) -> None:
    """All 54 resource cards are there once, in the suit, in hands, face up and in piles, whoever guesses."""
    more = "Silk" if good == "Fish" else "Fish"
    state = table(board(a1="Y", b1="YYB"), seats=[{"resources": [good, more]}, {"resources": ["Fakir"]}])
    act(state, "take a1", "drop Y east", f"sell {good}")
    assert state.dump()["activation"]["suit"] == [good]
    for viewer in (0, 1, None):
        full = state.view(viewer).resample(Rng(2)).dump()
        cards = [*full["row"], *full["pile"], *full["discard"], *full["activation"]["suit"]]
        cards += [card for each in full["seats"] for card in each["resources"]]
        assert Counter(cards) == dict(zip(RESOURCES, RESOURCE_COUNTS, strict=True))
