"""A program of somebody else's: what it uses of `rules` has types for any strict checker. It is checked, and run."""

from __future__ import annotations

from rules import BadOption, Event, Game, IllegalAction, Rng, State, games
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.bots.pinned import PINNED, Pinned
from rules.counts import count, draws


def play(game: Game[State], seed: int) -> tuple[int, ...]:
    state = game.new_state(players=2, seed=seed)
    events: list[Event] = []
    state.events = events
    bot, rng = make("easy"), Rng(seed)
    while (seat := state.current_player) is not None:
        view = state.view(seat)
        action: int = bot.choose(view, Budget(simulations=1), rng)
        text: str = game.actions[action].text
        assert state.read(text) == action
        state.apply(action)
    kinds: set[str] = {event.kind for event in events}
    assert kinds
    return state.scores()


def learn(game: Game[State]) -> dict[str, float]:
    state: State = game.new_state(seed=3)
    numbers: list[float] = game.observation(state.view(state.current_player))
    return dict(zip(game.observation_names(), numbers, strict=True))


def baseline(game: Game[State]) -> int:
    policy: Pinned = PINNED["tribes-easy-v9"]
    view: State = game.new_state(seed=4).view(0)
    ids: list[int] = game.relative_actions(players=2, viewer=1)
    assert len(ids) == len(game.actions)
    return policy.choose(view, Rng(1)) if view.current_player == 0 else -1


def refused(state: State) -> str:
    try:
        state.apply(-1)
    except IllegalAction as error:
        return error.reason
    return ""


def too_many(game: Game[State]) -> str:
    try:
        game.new_state(players=99)
    except BadOption as error:
        return str(error)
    return ""


def main() -> None:
    game = games["indy"]
    assert len(play(game, 7)) == 2
    assert learn(game)["manche"] > 0
    assert baseline(game) in (-1, *game.new_state(seed=4).view(0).legal_actions())
    assert "no action" in refused(game.new_state())
    position: State = game.load(game.new_state(seed=1).dump())
    position.script = draws(10)
    assert count(position, 2) > 0
    assert "2 to 6 players" in too_many(game)


if __name__ == "__main__":
    main()
