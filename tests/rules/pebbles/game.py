"""Pebbles: a tiny game with hidden hands, made to try the core and to prove the battery.

Each player holds two pebbles of a bag of 3 x players (values 0..n). In turn everybody either swaps one for
an unseen one or shows his hand; when all have shown, the highest sum wins.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from rules import ActionTable, Game, Refusal, State
from rules.core.fields import Fields
from rules.core.rng import RandomSource, shuffle

MOST = 18
SHOW = MOST


class Pebbles(State):
    """`hands[p]` two values, `bag` the rest, `shown` a mask of players."""

    __slots__ = ("bag", "hands", "shown", "turns")

    game: ClassVar[Game[Any]]

    def __init__(self, players: int, options: dict[str, Any], rng: int | None) -> None:
        super().__init__(players, options, rng)
        self.hands: list[list[int]] = []
        self.bag: list[int] = []
        self.shown = 0
        self.turns = 0

    def _copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.hands = [hand[:] for hand in self.hands]
        twin.bag = self.bag[:]
        twin.shown = self.shown
        twin.turns = self.turns
        return twin

    def _list_legal(self) -> list[int]:
        assert self.current_player is not None
        swaps = sorted(self.hands[self.current_player]) if self.turns < 6 * self.players else []
        return [*swaps, SHOW]

    def _do(self, action: int) -> None:
        player = self.current_player
        assert player is not None
        if action == SHOW:
            self.shown |= 1 << player
        else:
            self.hands[player].remove(action)
            self.bag.append(action)
            self.hands[player].append(self.bag.pop(self._below(len(self.bag))))
        if self.events is not None:
            from rules import Event

            self.events.append(Event("played", player, {"shown": action == SHOW}))
        self.turns += 1
        self._advance(player)

    def _advance(self, player: int) -> None:
        for step in range(1, self.players + 1):
            seat = (player + step) % self.players
            if not self.shown >> seat & 1:
                self.current_player = seat
                return
        self.current_player = None

    def _explain(self, action: int) -> Refusal:
        return Refusal("you do not hold that pebble", "1")

    def _mask(self, viewer: int) -> None:
        for seat in range(self.players):
            if seat != viewer and not self.shown >> seat & 1:
                self.hands[seat] = [-1, -1]
        self.bag = [-1] * len(self.bag)

    def _unmask(self, rng: RandomSource) -> None:
        seen = [pebble for hand in self.hands for pebble in hand]
        pool = [pebble for pebble in range(3 * self.players) if pebble not in seen]
        shuffle(pool, rng)
        self.hands = [[pool.pop() if pebble < 0 else pebble for pebble in hand] for hand in self.hands]
        self.bag = pool

    def _dump_fields(self) -> dict[str, Any]:
        def names(pebbles: list[int]) -> list[str]:
            return ["?" if pebble < 0 else str(pebble) for pebble in pebbles]

        return {"hands": [names(hand) for hand in self.hands], "bag": names(self.bag), "shown": self.shown}

    @property
    def round(self) -> int:
        return self.turns + 1

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(hand) for hand in self.hands)

    def hint(self, action: int) -> float:
        assert self.current_player is not None
        return 0.0 if action == SHOW else float(MOST / 3 - action)

    def value(self, player: int) -> float:
        return self.returns()[player]


class PebblesGame(Game[Pebbles]):
    id = "pebbles"
    title = "Pebbles"
    players = range(2, 7)
    actions = ActionTable(
        [*(("SWAP", {"pebble": i}, f"swap {i}") for i in range(MOST)), ("SHOW", {}, "show")],
    )

    def rulebook(self) -> str:
        return "# Pebbles\n\n## 1. Your pebbles {#1}\n"

    def _start(self, players: int, options: dict[str, Any], rng: int) -> Pebbles:
        state = Pebbles(players, options, rng)
        state.bag = list(range(3 * players))
        state._shuffle(state.bag)
        state.hands = [[state.bag.pop(), state.bag.pop()] for _ in range(players)]
        state.current_player = 0
        return state

    def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> Pebbles:
        state = Pebbles(players, options, None)
        state.hands = [[-1 if p == "?" else int(p) for p in hand] for hand in fields.items("hands", players)]
        state.bag = [-1 if p == "?" else int(p) for p in fields.items("bag")]
        state.shown = fields.integer("shown", 0, 63)
        state.turns = fields.integer("round", 1, 10_000) - 1
        state.current_player = fields.raw("current_player")
        return state

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "required": ["hands", "bag", "shown"]}


def pebbles(state_type: type[Pebbles] = Pebbles) -> PebblesGame:
    """The game, playing with `state_type`: the tests plant faults by subclassing it."""

    class Planted(PebblesGame):
        def _start(self, players: int, options: dict[str, Any], rng: int) -> Pebbles:
            return _as(state_type, super()._start(players, options, rng))

        def _load(self, fields: Fields, players: int, options: dict[str, Any]) -> Pebbles:
            return _as(state_type, super()._load(fields, players, options))

    game = Planted()
    state_type.game = game
    return game


def _as(state_type: type[Pebbles], state: Pebbles) -> Pebbles:
    other = state_type(state.players, state.options, state.rng)
    for name in ("hands", "bag", "shown", "turns", "current_player"):
        setattr(other, name, getattr(state, name))
    return other
