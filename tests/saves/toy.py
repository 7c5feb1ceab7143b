"""A tiny game to save and replay: a pile of pebbles, some of which roll away by themselves."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from rules import Game, Option, Refusal, State
from rules.core.action import ActionTable
from rules.core.event import Event
from rules.core.rng import Rng

TAKE = ["take 1", "take 2", "take 3", "roll"]


class Pebbles(State):
    """`pile` pebbles are left; who takes the last one ends the game. `roll` takes a random number, 1 to 3."""

    __slots__ = ("pile", "taken")

    pile: int
    taken: list[int]

    def _list_legal(self) -> list[int]:
        return [*range(min(3, self.pile)), 3]

    def _do(self, action: int) -> None:
        assert self.current_player is not None
        count = min(self.pile, action + 1 if action < 3 else 1 + self._below(3))
        self.pile -= count
        self.taken[self.current_player] += count
        if self.events is not None:
            self.events.append(Event("taken", self.current_player, {"count": count}))
        self.current_player = (self.current_player + 1) % self.players if self.pile else None

    def _explain(self, action: int) -> Refusal:
        return Refusal("there are not so many pebbles", "1")

    def _copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.pile = self.pile
        twin.taken = self.taken[:]
        return twin

    def _mask(self, viewer: int) -> None:
        """Nothing is hidden."""

    def _dump_fields(self) -> dict[str, Any]:
        return {"pile": self.pile, "taken": self.taken[:]}

    @property
    def round(self) -> int:
        return 1 + sum(self.taken) // 10

    def scores(self) -> tuple[int, ...]:
        return tuple(self.taken)


class PebblesGame(Game[Pebbles]):
    """Pebbles as a game; `option_heap` fixes how many there are."""

    id = "pebbles"
    title = "Pebbles"
    players = range(2, 6)
    options = (Option("heap", 40, (5, 40, 400, 40_000), "pebbles at the start", "1"),)
    actions = ActionTable(("TAKE", {"n": text}, text) for text in TAKE)

    state: ClassVar[type[Pebbles]] = Pebbles

    def _start(self, players: int, options: dict[str, Any], rng: int) -> Pebbles:
        state = self.state(players, options, rng)
        state.pile = options["heap"]
        state.taken = [0] * players
        state.current_player = 0
        return state


class LighterPebbles(Pebbles):
    """Pebbles by later rules: a roll takes one or two."""

    __slots__ = ()

    def _below(self, stop: int) -> int:
        return super()._below(stop) % 2


class LaterGame(PebblesGame):
    """The game of the later rules; `version` says whether they own up to it."""

    version: ClassVar[int] = 2
    state: ClassVar[type[Pebbles]] = LighterPebbles


PEBBLES = PebblesGame()
LATER = LaterGame()
Pebbles.game = PEBBLES
GAMES: dict[str, Game[Any]] = {"pebbles": PEBBLES}


def moves(count: int, seed: int = 1, players: int = 2, heap: int = 40) -> list[tuple[int, str, State]]:
    """The first `count` moves of a random game: seat, notation, the state after it."""
    rng = Rng(seed)
    state = PEBBLES.new_state(players, seed, {"heap": heap})
    played = []
    while len(played) < count and state.current_player is not None:
        seat, action = state.current_player, state.pick(rng)
        state.apply(action)
        played.append((seat, state.text(action), state.clone()))
    return played
