"""Random games: everything in the box is accounted for at every step, lists and picks agree, games end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rules.five_tribes import GAMES
from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import CAMELS, DJINN_NAMES, MARKERS, MEEPLES, RESOURCE_COUNTS, RESOURCES
from rules.five_tribes.mechanics.sowing import movable
from rules.five_tribes.state import FiveTribesState
from tests.rules.five_tribes.build import board, table, texts

GAME = GAMES["five_tribes"]
rule = pytest.mark.rule


def check_everything_is_there(state: FiveTribesState) -> None:
    """Meeples, cards, djinns, camels, markers, trees and palaces are where they can be, each once."""
    found = state.dump()
    activation = found["activation"] or {"hand": "", "tribe": None, "taken": 0, "suit": [], "drawn": []}
    letters = found["bag"] + activation["hand"] + "".join(tile["meeples"] for tile in found["tiles"])
    letters += "Y" * sum(s["viziers"] for s in found["seats"]) + "W" * sum(s["elders"] for s in found["seats"])
    letters += (activation["tribe"] or "") * activation["taken"]
    assert Counter(letters) == dict(zip("YWGBR", MEEPLES, strict=True))
    cards = found["row"] + found["pile"] + found["discard"] + activation["suit"]
    cards += [card for s in found["seats"] for card in s["resources"]]
    assert Counter(cards) == dict(zip(RESOURCES, RESOURCE_COUNTS, strict=True))
    djinns = found["djinn_row"] + found["djinn_pile"] + found["djinn_discard"] + activation["drawn"]
    djinns += [djinn for s in found["seats"] for djinn in s["djinns"]]
    assert sorted(djinns) == sorted(DJINN_NAMES)
    assert found["palms_left"] + sum(tile["palms"] for tile in found["tiles"]) == 12
    assert found["palaces_left"] + sum(tile["palaces"] for tile in found["tiles"]) == 10
    assert found["palms_left"] >= 0 <= found["palaces_left"]
    markers = Counter([*found["bid_order"], *(m for m in found["track"] if m is not None)])
    for seat, own in enumerate(found["seats"]):
        assert own["camels"] + sum(tile["camel"] == seat for tile in found["tiles"]) == CAMELS[state.players]
        assert own["gold"] >= 0
        assert markers[seat] == MARKERS[state.players]
    check_derived(state)


def check_derived(state: FiveTribesState) -> None:
    """The fields that repeat others agree with them."""
    for tile in range(TILES):
        counts = state.meeples[tile * 5 : tile * 5 + 5]
        assert state.size[tile] == sum(counts)
        assert [state.has[c] >> tile & 1 for c in range(5)] == [int(n > 0) for n in counts]
    assert all(known <= held for known, held in zip(state.known, state.goods, strict=True))
    for seat in range(state.players):
        assert state.secret[seat] == sum(state.goods[seat * 10 : seat * 10 + 10]) - sum(
            state.known[seat * 10 : seat * 10 + 10]
        )


def check_one_step(state: FiveTribesState) -> None:
    """`is_legal` without a list agrees with the list, and only a legal action has no refusal."""
    legal = state.legal_actions()
    for id in range(len(GAME.actions)):
        state._legal = None
        assert state.is_legal(id) == (id in legal)
    for id in range(0, len(GAME.actions), 3):
        refusal = state.why_not(id)
        assert (refusal is None) == (id in legal)
        assert refusal is None or refusal.section


def play(players: int, seed: int, steps: bool) -> FiveTribesState:
    """A random game with all checks; gold only moves as the events say."""
    rng = random.Random(seed)
    state = GAME.new_state(players, seed)
    state.events = []
    while not state.is_terminal:
        check_everything_is_there(state)
        if steps and rng.random() < 0.2:
            check_one_step(state)
        before = state.gold[:]
        state.events.clear()
        state.apply(rng.choice(state.legal_actions()))
        for event in state.events:
            assert event.player is not None or event.kind in ("round", "end", "reshuffle")
            if event.player is not None:
                before[event.player] += event.public.get("coins", 0) - event.public.get("paid", 0)
        assert before == state.gold
    check_everything_is_there(state)
    return state


@pytest.mark.sampled(1)
@rule("five_tribes", "4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int) -> None:
    for seed in range(4):
        state = play(players, seed, steps=True)
        assert state.dump()["stage"] == "over"
        assert 0 in state.camels or state.stuck or not any(movable(state, tile) for tile in range(TILES))
        assert state.scores() == tuple(sum(state.sheet(n)) for n in range(players))


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_thousand_random_games(players: int) -> None:
    rounds, points = Counter(), []
    for seed in range(2000):
        state = play(players, seed, steps=False)
        rounds[state.round] += 1
        points += state.scores()
    print(
        f"\n{players} players: rounds {sorted(rounds.items())}, points {min(points)} to {max(points)}, mean {sum(points) / len(points):.1f}"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pick_is_legal_and_reaches_every_action(players: int) -> None:
    rng = random.Random(players)
    state = GAME.new_state(players, seed=players)
    while not state.is_terminal:
        id = state.clone().pick(rng)
        assert id in state.legal_actions()
        state.apply(id)
    start = GAME.new_state(players, seed=3)
    for _ in range(40):
        start.apply(start.pick(rng))
        if start.is_terminal or start.dump()["stage"] != "move":
            continue
        fresh = start.clone()
        fresh._legal = None
        seen = Counter()
        for _ in range(60 * len(start.legal_actions())):
            fresh._legal = None
            seen[fresh.pick(rng)] += 1
        assert set(seen) == set(start.legal_actions())
        assert max(seen.values()) < 2.5 * min(seen.values())


@pytest.mark.rule("five_tribes", "r7")
def test_pick_draws_powers_among_the_tiles_before_a_move() -> None:
    state = table(board(a2="Y", b2="YB", f1="WW", e1="W"), seats=[{"djinns": ["Sloar"], "resources": ["Fakir"]}])
    rng, seen = random.Random(1), Counter[str]()
    for _ in range(60):
        state._legal = None
        seen[state.text(state.pick(rng))] += 1
    state._legal = None
    assert set(seen) == set(texts(state))
    assert "use Sloar F" in seen
