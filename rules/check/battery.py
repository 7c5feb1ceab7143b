"""One battery of checks for every game: what its contract promises, tried in random games.

A check raises `AssertionError` with a seed and a move number, enough to see the fault again; its own words say what must be so.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from rules.core.errors import IllegalAction, NotPlayable
from rules.core.game import Game
from rules.core.rng import Rng
from rules.core.state import State

AnyGame = Game[Any]
Check = Callable[[AnyGame, int, int], None]


LONGEST = 20_000
"""No random game of ours takes more decisions."""


def walk(game: AnyGame, players: int, seed: int, actions: list[int] | None = None) -> Iterator[State]:
    """The states of a random game, each before its decision, then the last one; `actions` gets what was played."""
    rng = random.Random(seed)
    state = game.new_state(players=players, seed=seed)
    for _ in range(LONGEST):
        yield state
        if state.is_terminal:
            return
        action = rng.choice(state.legal_actions())
        if actions is not None:
            actions.append(action)
        state.apply(action)
    raise AssertionError(f"{game.id} seed {seed}: no end after {LONGEST} decisions")


def played(game: AnyGame, players: int, seed: int) -> tuple[list[int], State]:
    """The actions of a random game and its last state."""
    actions: list[int] = []
    *_, last = walk(game, players, seed, actions)
    return actions, last


def numbered(game: AnyGame, players: int, seed: int, every: int) -> Iterator[tuple[int, State]]:
    """Some states of a random game, each with the number of decisions before it: what `sampled` gives."""
    following, gap = seed % every, 2 * every
    for number, state in enumerate(walk(game, players, seed)):
        if number == following or state.is_terminal:
            yield number, state
            following += gap // 2
            gap += 1


def sampled(game: AnyGame, players: int, seed: int, every: int = 7) -> Iterator[State]:
    """Some states of a random game: each `every`-th, later on in a long game fewer, and the last."""
    return (state for _, state in numbered(game, players, seed, every))


def check_ends_with_scores(game: AnyGame, players: int, seed: int) -> None:
    """The game ends, its scores, places and returns fit each other."""
    *_, last = walk(game, players, seed)
    assert last.legal_actions() == []
    scores, ranking, returns = last.scores(), last.ranking(), last.returns()
    assert len(scores) == len(ranking) == len(returns) == players
    assert min(ranking) == 1
    assert abs(sum(returns)) < 1e-9
    assert all(-1 <= share <= 1 for share in returns)
    best = ranking.index(1)
    assert returns[best] == max(returns)


def check_legal_lists(game: AnyGame, players: int, seed: int) -> None:
    """Lists ascend without duplicates, are never empty, agree with `why_not`; the returned list is the caller's."""
    for state in walk(game, players, seed):
        legal = state.legal_actions()
        assert bool(legal) != state.is_terminal, f"dead end, seed {seed}"
        assert legal == sorted(set(legal))
        assert all(0 <= action < len(game.actions) for action in legal)
        legal.append(-1)
        assert -1 not in state.legal_actions()
        assert all(state.why_not(action) is None for action in legal[:-1])


def check_legal_apply_illegal_refused(game: AnyGame, players: int, seed: int) -> None:
    """Each legal action applies; illegal ones are refused with a reason and change nothing."""
    rng = random.Random(seed)
    for state in sampled(game, players, seed, 11):
        before = state.dump()
        legal = state.legal_actions()
        for action in rng.sample(legal, min(8, len(legal))):
            twin = state.clone()
            twin.apply(action)
        assert state.dump() == before, "applying to a clone changed its origin"
        for action in rng.sample(range(len(game.actions)), min(25, len(game.actions))):
            if action not in legal:
                refusal = state.why_not(action)
                assert refusal is not None
                assert refusal.reason
                assert _is_refused(state, action)
        assert state.dump() == before, "a refused action changed the state"
        assert _is_refused(state, -1)
        assert _is_refused(state, len(game.actions))


def _is_refused(state: State, action: int) -> bool:
    try:
        state.apply(action)
    except IllegalAction:
        return True
    return False


ANCHOR = re.compile(r"\{#([\w.]+)\}")


def check_sections_are_there(game: AnyGame, players: int, seed: int) -> None:
    """Every section that an option or a refusal names has its anchor in the rulebook."""
    known = {*ANCHOR.findall(game.rulebook())}
    for option in game.options:
        assert option.section in known, f"option {option.name}: the rulebook has no section {option.section!r}"
    for state in sampled(game, players, seed, 11):
        legal = {*state.legal_actions()}
        for action in range(len(game.actions)):
            refusal = None if action in legal else state.why_not(action)
            if refusal is not None and (refusal.section or not state.is_terminal):
                told = f"{state.text(action)}, refused with {str(refusal.reason)!r}"
                assert refusal.section in known, f"{told}: the rulebook has no section {refusal.section!r}"


def check_old_states_stay(game: AnyGame, players: int, seed: int) -> None:
    """Clones kept along the way never change while the game goes on."""
    kept = [(state.clone(), state.key()) for state in sampled(game, players, seed, 5)]
    for state, key in kept:
        assert state.key() == key, f"a kept clone changed, seed {seed}"


def check_clone_plays_alike(game: AnyGame, players: int, seed: int) -> None:
    """A clone given the same actions stays equal, chance included."""
    actions, last = played(game, players, seed)
    state = game.new_state(players=players, seed=seed)
    for number, action in enumerate(actions):
        if number % 10 == seed % 10:
            state = state.clone()
        state.apply(action)
    assert state == last
    assert state.key() == last.key()


def check_same_seed_same_game(game: AnyGame, players: int, seed: int) -> None:
    """Two games from one seed agree at each step; the global generator has no part in it."""
    first = [state.key() for state in sampled(game, players, seed, 9)]
    random.seed(seed + 1)
    assert first == [state.key() for state in sampled(game, players, seed, 9)]


def check_dump_load(game: AnyGame, players: int, seed: int) -> None:
    """`load(dump())` is the state, through JSON, has the fields of the schema, and plays on alike."""
    known = {*game.schema().get("properties", ())}
    for state in sampled(game, players, seed):
        position = json.loads(json.dumps(state.dump()))
        assert not known or {*position} <= known, f"the schema doesn't know {sorted({*position} - known)}"
        again = game.load(position)
        assert again.dump() == position
        assert again == state
        assert again.key() == state.key()
        assert again.legal_actions() == state.legal_actions()
        if not state.is_terminal:
            action = state.legal_actions()[0]
            twin = state.clone()
            twin.apply(action)
            again.apply(action)
            assert twin == again


PLAYED_ON = 20
"""So many decisions a loaded state goes on beside the one that it was dumped from."""


def check_loaded_plays_on(game: AnyGame, players: int, seed: int) -> None:
    """A loaded state and the one it was dumped from go on alike: nothing that a decision reads is missing in the dump."""
    rng = random.Random(seed)
    for number, state in numbered(game, players, seed, 13):
        origin, loaded = state.clone(), game.load(json.loads(json.dumps(state.dump())))
        where = f"seed {seed}, loaded at decision {number}"
        for step in range(PLAYED_ON):
            legal = origin.legal_actions()
            assert loaded.legal_actions() == legal, f"{where}: other legal actions {step} decisions later"
            if not legal:
                break
            action = rng.choice(legal)
            origin.events, loaded.events = [], []
            origin.apply(action)
            loaded.apply(action)
            where += f", {origin.text(action)}"
            assert loaded.events == origin.events, f"{where}: other events"
            assert loaded.key() == origin.key(), f"{where}: another position"


def check_notation(game: AnyGame, players: int, seed: int) -> None:
    """Each legal action has a text of its own, which reads back; ids keep their meaning."""
    for state in sampled(game, players, seed, 11):
        legal = state.legal_actions()
        texts = [state.text(action) for action in legal]
        assert len(set(texts)) == len(texts)
        assert all(text.isascii() for text in texts)
        assert [state.read(text.upper()) for text in texts] == legal


def check_events_cost_nothing(game: AnyGame, players: int, seed: int) -> None:
    """Recording events changes nothing in the game."""
    actions, silent = played(game, players, seed)
    state = game.new_state(players=players, seed=seed)
    state.events = []
    for action in actions:
        state.apply(action)
    assert state == silent
    assert state.events
    for event in state.events:
        json.dumps(event.fields())


def check_views_are_safe(game: AnyGame, players: int, seed: int) -> None:
    """A view can't be played on, shows its viewer's legal actions, holds no generator, loads back."""
    for state in sampled(game, players, seed):
        for viewer in [None, *range(players)]:
            view = state.view(viewer)
            assert type(view) is type(state)
            assert view.rng is None
            assert view.script is None
            assert game.load(view.dump()).dump() == view.dump()
            if viewer == state.current_player:
                assert view.legal_actions() == state.legal_actions()
            elif not state.is_concealed:
                assert view.legal_actions() == []
            assert not _is_played(partial(view.apply, 0)), "a view can be played on"
            assert not _is_played(partial(view.view, 0)), "a view of a view is given"


def _is_played(play: Callable[[], object]) -> bool:
    try:
        play()
    except NotPlayable:
        return False
    return True


def check_views_tell_nothing(game: AnyGame, players: int, seed: int) -> None:
    """Another truth that fits a view gives the same view: what is hidden has no way into it."""
    rng = Rng(seed)
    for state in sampled(game, players, seed, 9):
        for viewer in [None, *range(players)]:
            view = state.view(viewer)
            for _ in range(3):
                other = view.resample(rng)
                seen = other.view(viewer)
                assert seen.dump() == view.dump(), f"the view of {viewer} leaks, seed {seed}"
                assert seen.memory() == view.memory(), f"what {viewer} remembers leaks, seed {seed}"


def check_memory_travels(game: AnyGame, players: int, seed: int) -> None:
    """Beside a dump, what was remembered comes back: the same view, drawn from alike. It changes no dump and no key."""
    for state in sampled(game, players, seed, 41):
        for viewer in [None, *range(players)]:
            view = state.view(viewer)
            again = game.load(json.loads(json.dumps(view.dump())))
            again.recall(json.loads(json.dumps(view.memory())))
            assert again.memory() == view.memory()
            assert again.key() == view.key()
            assert again.resample(Rng(seed)) == view.resample(Rng(seed)), f"other draws, seed {seed}"


def check_resample_is_playable(game: AnyGame, players: int, seed: int) -> None:
    """A resampled state is whole: its cards are all there, it dumps, loads and plays to the end."""
    rng = Rng(seed)
    state = game.new_state(players=players, seed=seed)
    stop = random.Random(seed).randrange(5, 80)
    for number, current in enumerate(walk(game, players, seed)):
        state = current
        if number == stop or state.is_terminal:
            break
    if state.is_terminal:
        return
    for viewer in [None, *range(players)]:
        full = state.view(viewer).resample(rng)
        assert game.load(full.dump()) == full
        for _ in range(LONGEST):
            if full.is_terminal:
                break
            full.apply(full.pick(rng))
        assert full.is_terminal


def check_resample_varies(game: AnyGame, players: int, seed: int) -> None:
    """Resampling draws different truths, and none of them is bound to be the real one.

    Counted over a game: where a view hides anything, draws must differ from each other and from the truth.
    """
    rng = Rng(seed)
    hiding = same = 0
    for state in sampled(game, players, seed, 5):
        if state.is_terminal or state.current_player is None:
            continue
        viewer = state.current_player
        view = state.view(viewer)
        if '"?"' not in json.dumps(view.dump()):
            continue
        hiding += 1
        draws = {_truth(view.resample(rng)) for _ in range(4)}
        same += draws == {_truth(state)}
    assert hiding == 0 or same < hiding / 2, f"resample gives the truth {same} of {hiding} times, seed {seed}"


def _truth(state: State) -> str:
    return json.dumps({name: value for name, value in state.dump().items() if name != "rng"}, sort_keys=True)


def check_bots_work_from_views(game: AnyGame, players: int, seed: int) -> None:
    """`hint` of every legal action works on a view, `value` on a resampled state; both are finite, and one by one what
    they are together."""
    rng = Rng(seed)
    for state in sampled(game, players, seed, 9):
        if state.current_player is None:
            continue
        view = state.view(state.current_player)
        legal = view.legal_actions()
        hints = [view.hint(action) for action in legal]
        assert all(abs(hint) < 1e9 for hint in hints)
        assert view.hints(legal) == hints
        assert view.clone().hints(legal[::-1]) == hints[::-1]
        full = view.resample(rng)
        values = [full.value(player) for player in range(players)]
        assert all(-1 <= value <= 1 for value in values)
        assert full.values() == values


CHECKS: list[Check] = [value for name, value in sorted(globals().items()) if name.startswith("check_")]
