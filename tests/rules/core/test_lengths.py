"""A short game: in each game one option says what the game goes to; all else is the same, and without it nothing is as it was not before."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules import BadOption, BadPosition, State
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.core.option import HANDICAP
from rules.core.rng import Rng

rule = pytest.mark.rule
TACIT = [id for id in rules.games if id != "tribal_rixe"]
SHORT = [(id, value) for id in TACIT for value in rules.games[id].lengths[1:]]
OLDER = ["tribe@1", "tribal_duel@1", "rise_of_tribes@1", "rise_of_tribes@2"]


def begun(game: str, value: Any = None, players: int | None = None, seed: int = 7, **options: Any) -> State:
    """A new game of that length, the same deal each time."""
    if value is not None:
        options[rules.games[game].length] = value
    state: State = rules.games[game].new_state(players, seed, options)
    return state


def played(state: State, level: str = "medium") -> State:
    """To the end, by bots that see what this game goes to."""
    bots = [make(level) for _ in range(state.players)]
    rng = Rng(1)
    state.events = []
    while (seat := state.current_player) is not None:
        state.apply(bots[seat].choose(state.view(seat), Budget(), rng))
    return state


def test_all_six_have_a_length_whose_usual_value_is_that_of_the_rules() -> None:
    usual = {id: game.lengths[0] if id != "tribal_rixe" else 5 for id, game in rules.games.items()}
    assert usual == {
        "tribe": 100,
        "indy": 4,
        "tribal_duel": 36,
        "tribal_rixe": 5,
        "rise_of_tribes": 15,
        "five_tribes": "all",
    }
    for id, game in rules.games.items():
        option = next(one for one in game.options if one.name == game.length)
        assert option.default == usual[id]
        assert game.length_of({}) is game.length_of({option.name: usual[id]}) is None
        assert game.length_of({option.name: game.lengths[-1]}) == game.lengths[-1]


@pytest.mark.parametrize("game", TACIT)
def test_the_usual_length_stands_in_no_position_so_older_records_keep_their_keys(game: str) -> None:
    name, usual = rules.games[game].length, rules.games[game].lengths[0]
    assert begun(game, usual).key() == begun(game).key()
    assert name not in begun(game, usual).dump()["options"]


@pytest.mark.parametrize(("game", "value"), SHORT)
def test_a_short_game_is_the_same_deal_and_can_be_read_again(game: str, value: Any) -> None:
    name, state, usual = rules.games[game].length, begun(game, value), begun(game)
    differ = {part for part in state.dump() if state.dump()[part] != usual.dump()[part]}
    assert differ <= {"options", "tokens", "seats"}
    assert state.dump()["options"][name] == value
    again = rules.games[game].load(state.dump())
    assert again.key() == state.key() == state.clone().key()
    assert played(again, "easy").key() == played(state.clone(), "easy").key()


@pytest.mark.parametrize("game", OLDER)
def test_older_rules_have_no_short_game(game: str) -> None:
    assert not rules.games[game].length
    with pytest.raises(BadOption):
        begun(game, **{rules.games[game.partition("@")[0]].length: 12})


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", rules.games)
def test_shorter_is_shorter(game: str) -> None:
    """The mean of ten deals, counted in decisions."""
    usual = next(one.default for one in rules.games[game].options if one.name == rules.games[game].length)
    lengths = [usual, 3, 1] if game == "tribal_rixe" else [*rules.games[game].lengths]
    counts = []
    for value in lengths:
        count = 0
        for seed in range(10):
            state = begun(game, value, seed=seed)
            rng = Rng(seed)
            bots = [make("medium") for _ in range(state.players)]
            while (seat := state.current_player) is not None:
                state.apply(bots[seat].choose(state.view(seat), Budget(), rng))
                count += 1
        counts.append(count)
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] < 0.75 * counts[0]


# ---- Game by game --------------------------------------------------------------------------------------


@rule("tribe", "3.9")
def test_in_tribe_fewer_spheres_end_the_game() -> None:
    for goal in (60, 30):
        over = played(begun("tribe", goal))
        before = [
            sum(tally.total for tally in column) for column in zip(*(t for _, t in over.results[:-1]), strict=True)
        ]  # type: ignore[attr-defined]
        assert max(over.scores()) >= goal > max(before, default=0)
        ends = {event.kind: event.public for event in over.events or ()}
        assert ends["game_ended"] == {"why": f"{goal} spheres"}
        assert ends["challenge_ended"]["goal"] == goal
    usual = {event.kind: event.public for event in played(begun("tribe")).events or ()}
    assert "goal" not in usual["challenge_ended"], "events of older records stay as they are"


@rule("indy", "2")
def test_in_indy_everybody_has_fewer_feathers() -> None:
    state = begun("indy", 2, 4)
    assert state.dump()["tokens"] == [2, 2, 2, 2]
    over = played(state)
    assert sorted(over.scores())[-1] == 8
    with pytest.raises(BadPosition, match="must be 8"):
        rules.games["indy"].load({**state.dump(), "tokens": [2, 2, 2, 3]})


@rule("indy", "2")
def test_in_indy_a_handicap_leaves_a_feather() -> None:
    assert begun("indy", 2, 3, handicap=1).dump()["tokens"] == [1, 2, 2]
    with pytest.raises(BadOption, match="leave at least one"):
        begun("indy", 2, 3, **{HANDICAP: 2})


@rule("rise_of_tribes", "2")
def test_in_rise_of_tribes_fewer_points_win_at_once() -> None:
    for goal in (10, 7):
        over = played(begun("rise_of_tribes", goal))
        assert sorted(over.scores())[0] < goal <= max(over.scores()) < goal + 3
        points = [event.public["total"] for event in over.events or () if event.kind == "points"]
        assert max(points[:-1]) < goal <= points[-1]
        with pytest.raises(BadPosition, match="winner"):
            rules.games["rise_of_tribes"].load({**over.dump(), "options": {}})


@rule("five_tribes", "1.5")
def test_in_five_tribes_everybody_has_fewer_camels() -> None:
    for players in (2, 3, 4):
        state = begun("five_tribes", 3, players)
        assert [seat["camels"] for seat in state.dump()["seats"]] == [3] * players
    over = played(begun("five_tribes", 3))
    assert 0 in [seat["camels"] for seat in over.dump()["seats"]]
    seats = [{**seat, "camels": 4} for seat in begun("five_tribes", 3).dump()["seats"]]
    with pytest.raises(BadPosition, match="must be 0 to 3"):
        rules.games["five_tribes"].load({**begun("five_tribes", 3).dump(), "seats": seats})


@rule("tribal_duel", "3.3")
@pytest.mark.parametrize("seeds", [4, pytest.param(12, marks=pytest.mark.soak)])
def test_in_the_duel_fewer_sacred_cards_win(seeds: int) -> None:
    ends = set()
    for seed in range(seeds):
        over = played(begun("tribal_duel", 12, seed=seed))
        ends.add(over.dump()["end"])
        if over.dump()["end"] == "sacred_cards":
            assert max(over.scores()) == 12 > min(over.scores())
            assert over.ranking()[over.scores().index(12)] == 1
            assert rules.games["tribal_duel"].load(over.dump()).key() == over.key()
        assert max(over.scores()) <= 12
    assert "sacred_cards" in ends
    assert "piles" not in ends


def test_bots_know_the_goal() -> None:
    """A card that wins the short game is worth as much as one that wins the usual one, and a lead counts for more."""
    duel = begun("tribal_duel", 12)
    while max(duel.scores()) < 11 and duel.current_player is not None:
        duel.apply(max(duel.legal_actions(), key=duel.hint))
    usual = rules.games["tribal_duel"].load({**duel.dump(), "options": {}})
    leader = duel.scores().index(max(duel.scores()))
    assert duel.value(leader) > usual.value(leader)
    tribe = begun("tribe", 30).dump() | {"totals": [20, 5]}
    short, long = rules.games["tribe"].load(tribe), rules.games["tribe"].load({**tribe, "options": {}})
    assert short.value(0) > long.value(0) > 0
