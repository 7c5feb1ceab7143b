"""Gold is hidden on the table, and follows from what everybody sees: memory holds that, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

import rules
from rules import BadPosition, Event, Rng
from rules.core.state import State
from rules.five_tribes import GAMES
from rules.five_tribes.components.pieces import GOODS, KANDICHA, RESOURCE_COUNTS, RESOURCES, SLOAR, START_GOLD
from rules.five_tribes.mechanics import hands, overheard
from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import act, board, seat, table

rule = pytest.mark.rule
GAME = GAMES["five_tribes"]


def reckoned(players: int, viewer: int | None, events: Iterable[Event]) -> list[int]:
    """The gold of each seat, reckoned up by somebody who is shown `events` as `viewer` is, and nothing else."""
    gold = [START_GOLD] * players
    for event in events:
        seen = event.seen_by(viewer)
        if seen is not None and seen.player is not None:
            gold[seen.player] += seen.public.get("coins", 0) - seen.public.get("paid", 0)
    return gold


@rule("five_tribes", "r22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_memory_holds_what_the_events_of_the_viewer_told(players: int) -> None:
    state = GAME.new_state(players, seed=players)
    state.events, rng, number = [], Rng(players), 0
    while not state.is_terminal:
        state.apply(state.pick(rng))
        number += 1
        if number % 23 == 0 or state.is_terminal:
            for viewer in (None, *range(players)):
                assert state.view(viewer).memory()["gold"] == reckoned(players, viewer, state.events)


def drawing(players: int, seed: int) -> FiveTribesState:
    """A new game in which much is drawn unseen: the last seat has Kandicha, Sloar and elders, and the pile is nearly over."""
    state = GAME.new_state(players, seed)
    for djinn in (KANDICHA, SLOAR):
        for place in (state.djinn_row, state.djinn_pile):
            if djinn in place:
                place.remove(djinn)
        state.djinns[-1] |= 1 << djinn
    state.elders[-1] = 9
    state.pile, state.discard = state.pile[:6], state.pile[6:]
    return state


def alike(one: FiveTribesState, other: FiveTribesState, viewer: int, rng: Rng) -> bool:
    """Play on in two truths alike, as long as the viewer sees the same in both; whether there was something to remember."""
    much = False
    while (seat := one.current_player) is not None and one.view(viewer) == other.view(viewer):
        remembered = one.view(viewer).memory()
        assert remembered == other.view(viewer).memory()
        much = much or len(remembered) > 1
        both = sorted({*one.legal_actions()} & {*other.legal_actions()})
        if not both or (seat == viewer and one.legal_actions() != other.legal_actions()):
            break
        action = both[rng.randrange(len(both))]
        one.apply(action)
        other.apply(action)
    return much


@rule("five_tribes", "r22")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_truths_that_look_alike_are_remembered_alike(players: int) -> None:
    rng, much = Rng(players), 0
    for seed in range(3):
        state = drawing(players, seed)
        for _ in range(12):
            for _ in range(12):
                if not state.is_terminal:
                    state.apply(state.pick(rng))
            viewer = rng.randrange(players - 1)
            if not state.is_terminal:
                twin = state.view(viewer).resample(rng)
                much += alike(state.clone(), twin, viewer, rng)
    assert much > 5


@rule("five_tribes", "r22")
def test_draws_heed_all_that_is_remembered() -> None:
    for seed in range(2):
        state, rng = drawing(2, seed), Rng(seed)
        while not state.is_terminal:
            state.apply(state.pick(rng))
            view = state.view(0)
            assert overheard.fits(state), "the truth is never ruled out"
            if state.current_player is not None and len(view.memory()) > 1 and rng.randrange(4) == 0:
                truth = view.resample(rng)
                assert overheard.fits(truth)
                assert truth.view(0) == view
                assert truth.view(0).memory() == view.memory()


def builders_of(held: list[str]) -> FiveTribesState:
    """Seat 0, whose cards nobody saw, has moved a builder; seat 1 watched from the start."""
    mine = {"resources": held, "known": []}
    state = table(board(c5="B", c4="BY", f1="WW", e1="W"), seats=[mine, {}], last=False)
    state.watched = True
    act(state, "take c5", "drop B north")
    return state


def secret_hands(view: State) -> set[tuple[str, ...]]:
    """What seat 0 can hold in the eyes of a view."""
    return {tuple(view.resample(Rng(seed)).dump()["seats"][0]["resources"]) for seed in range(40)}


@rule("five_tribes", "r22")
def test_who_was_asked_about_fakirs_is_remembered_to_hold_one_until_it_is_given() -> None:
    state = builders_of(["Fakir", "Silk"])
    assert state.view(1).memory()["no_fakirs"] == [[0], []]
    act(state, "fakirs 0")
    assert state.view(1).memory()["no_fakirs"] == [[0, 2], []], "and who is asked about a sale holds a good"
    act(state, "sell Silk")
    assert secret_hands(state.view(1)) == {("Fakir",)}
    given = builders_of(["Fakir", "Silk"])
    act(given, "fakirs 1")
    assert secret_hands(given.view(1)) >= {("Silk",), ("Fish",)}
    assert ("Fakir",) not in secret_hands(given.view(1))


@rule("five_tribes", "r22")
def test_who_was_not_asked_about_fakirs_is_remembered_to_have_had_none() -> None:
    state = builders_of(["Fish", "Silk"])
    assert state.view(1).memory()["no_fakirs"] == [[1, 2], []]
    assert all("Fakir" not in held for held in secret_hands(state.view(1)))
    hands.draw_secret(state, 0, "Kandicha")
    assert state.view(1).memory()["no_fakirs"] == [[2, 3], []], "the new one may be a fakir"


@rule("five_tribes", "r22")
@pytest.mark.parametrize(("other", "ruled_out"), [("Fish", [1, 2]), ("Fakir", [0])])
def test_who_was_asked_to_place_beside_or_not_is_remembered_to_hold_a_fakir_or_none(
    other: str, ruled_out: list[int]
) -> None:
    mine = {"djinns": ["Bouraq", "Hagis"], "elders": 1, "resources": [other, "Silk"], "known": []}
    state = table(board(f1="WW", e1="W"), seats=[mine, {}], last=False)
    state.watched = True
    act(state, "use Bouraq E")
    act(state, "at c4")
    assert state.view(1).memory().get("no_fakirs") == [ruled_out, []]


@rule("five_tribes", "r22")
def test_whose_suit_was_cashed_at_once_is_remembered_to_hold_no_other_good() -> None:
    state = builders_of(["Silk", "Silk", "Papyrus", "Fish"])
    act(state, "sell Silk")
    assert "at_most" not in state.view(1).memory(), "who is asked what comes next holds another good, of whatever kind"
    act(state, "sell Papyrus", "sell Fish")
    suit = {"Silk", "Papyrus", "Fish"}
    others = [name for name in RESOURCES[:GOODS] if name not in suit]
    told = [{"cards": 0, "of": others}, {"cards": 0, "of": [*others, "Fakir"]}]
    assert state.view(1).memory()["at_most"] == [told, []]
    assert secret_hands(state.view(1)) == {(name,) for name in suit}
    hands.draw_secret(state, 0, "Kandicha")
    assert state.view(1).memory()["at_most"] == [[{**one, "cards": 1} for one in told], []], "the new one may be any"
    held = secret_hands(state.view(1))
    assert any(not {*hand} <= suit for hand in held)
    assert all({*hand} & suit for hand in held)
    hands.give(state, 0, RESOURCES.index("Silk"))
    assert "at_most" not in state.view(1).memory(), "it may be the new one that is left"


@rule("five_tribes", "r22")
def test_when_the_pile_is_made_anew_what_was_not_in_it_is_in_the_hands() -> None:
    everything = [name for name, count in zip(RESOURCES, RESOURCE_COUNTS, strict=True) for _ in range(count)]
    for card in ("Ivory", "Fakir"):
        everything.remove(card)
    seats = [{}, {"resources": ["Ivory", "Fakir"], "known": []}]
    state = table(
        board(a2="Y", b2="YB", f1="WW", e1="W"), seats=seats, row=everything[:9], pile=[], discard=everything[9:]
    )
    state.watched = True
    hands.draw_secret(state, 0, "Sloar")
    remembered = [state.view(viewer).memory()["pile"] for viewer in (0, 1, None)]
    assert [one["drawn"] for one in remembered] == [[["?"], []]] * 3
    assert [len(one["cards"]) for one in remembered] == [len(everything) - 9 - own for own in (1, 0, 0)]
    for seed in range(30):
        assert seat(state.view(0).resample(Rng(seed)), 1)["resources"] == ["Ivory", "Fakir"]
        theirs = seat(state.view(1).resample(Rng(seed)), 0)["resources"]
        assert set(theirs) <= set(everything[9:])


def half_played(seed: int) -> FiveTribesState:
    state, rng = GAME.new_state(3, seed), Rng(seed)
    for _ in range(150):
        state.apply(state.pick(rng))
    return state


@rule("five_tribes", "r22")
def test_a_view_draws_the_gold_that_was_seen_and_does_not_show_it() -> None:
    state = half_played(5)
    view = state.view(1)
    assert [seat["gold"] for seat in view.dump()["seats"]] == ["?", state.gold[1], "?"]
    assert view.scores()[0] == state.scores()[0] - state.gold[0]
    for seed in range(10):
        assert view.resample(Rng(seed)).gold == state.gold


@rule("five_tribes", "r22")
def test_who_has_not_watched_from_the_start_guesses() -> None:
    loaded = GAME.load(half_played(5).dump())
    assert loaded.memory() == loaded.view(1).memory() == {}
    assert len({tuple(loaded.view(1).resample(Rng(seed)).gold) for seed in range(10)}) == 10
    loaded.apply(loaded.legal_actions()[0])
    assert loaded.view(1).memory() == {}


@rule("five_tribes", "r22")
def test_a_memory_comes_back_beside_a_whole_position_too() -> None:
    state = half_played(6)
    loaded = GAME.load(json.loads(json.dumps(state.dump())))
    loaded.recall(state.memory())
    assert loaded.view(0).memory() == state.view(0).memory()


def test_a_memory_that_cannot_be_is_refused() -> None:
    view = half_played(6).view(0)
    for gold in ([1, 2], [1, 2, -3], ["?", 2, 3]):
        with pytest.raises(BadPosition, match=r"memory\.gold"):
            view.recall({"gold": gold})


@pytest.mark.parametrize("id", [id for id in rules.games if id != "five_tribes"])
def test_the_other_games_keep_in_the_position_what_can_be_remembered(id: str) -> None:
    state = rules.games[id].new_state(seed=1)
    assert state.memory() == state.view(0).memory() == {}
