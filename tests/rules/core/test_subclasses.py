"""Games, states and generators can be made into others, plain and compiled: what a subclass says is asked everywhere (P4)."""

from __future__ import annotations

from typing import Any

import pytest

import rules


@pytest.mark.parametrize("game_id", list(rules.games))
def test_p4_a_game_of_somebodys_own(game_id: str) -> None:
    game = rules.games[game_id]
    kind: Any = type(game)

    class Mine(kind):  # type: ignore[misc]
        title = "mine"
        players = range(2, 3)

        def new_state(self, *arguments: Any, **options: Any) -> rules.State:
            self.made = getattr(self, "made", 0) + 1
            return super().new_state(*arguments, **options)  # type: ignore[no-any-return]

    mine = Mine()
    state = mine.new_state(seed=4)
    assert state == game.new_state(2, 4)
    assert (mine.title, mine.id, mine.made) == ("mine", game_id, 1)
    assert mine.load(state.dump()) == state
    with pytest.raises(rules.BadOption, match="mine is for 2 players, not 7"):
        mine.new_state(7)


@pytest.mark.parametrize("game_id", list(rules.games))
def test_p4_a_state_of_somebodys_own(game_id: str) -> None:
    origin = rules.games[game_id].new_state(seed=4)
    kind: Any = type(origin)

    class Fair(kind):  # type: ignore[misc]
        """Everybody has as much at the end, and what is refused is refused in other words."""

        def scores(self) -> tuple[int, ...]:
            return (3,) * self.players  # type: ignore[no-any-return]

        def _explain(self, action: int) -> rules.Refusal:
            return rules.Refusal("not in my house", "1")

    state = Fair.__new__(Fair)
    _, (_, fields) = origin.clone().__reduce__()
    for name, value in fields.items():
        setattr(state, name, value)
    refused = next(action.id for action in origin.game.actions if not origin.is_legal(action.id))
    for twin in (state, state.clone(), state.view(origin.current_player)):
        assert type(twin) is Fair
        assert twin.ranking() == (1,) * origin.players
        assert twin.why_not(refused) == ("not in my house", "1")
    rng = rules.Rng(1)
    for _ in range(30):
        action = origin.pick(rng)
        origin.apply(action)
        state.apply(action)
        assert state.key() == origin.key()


def test_p4_a_generator_of_somebodys_own() -> None:
    class Least(rules.Rng):
        """Always the first."""

        def randrange(self, stop: int, /) -> int:
            return 0

    least, deck = Least(1), list(range(5))
    least.shuffle(deck)
    assert deck == [1, 2, 3, 4, 0]
    assert least.choice("abc") == "a"
    for game_id in rules.games:
        state = rules.games[game_id].new_state(seed=2)
        assert state.pick(least) == state.legal_actions()[0] or game_id == "five_tribes"  # which draws among tiles
