"""A toy game for the tests of the table: small enough that everything hidden in it is plain to see.

Everybody has cards that only he sees. In turn a player may think (nothing happens), draw (the top card, which
only he sees then), show (his last card, to all), roll (a die, for all to see), ask (his neighbour, if he has
cards: he answers yes, which shows his last card, or no, of which nobody else may know), bury a card (which he
names, but nobody else sees), or be done. Six dones end the game.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rules import Event, Game, State
from rules.core.action import ActionTable
from rules.core.state import Refusal

CARDS = 20
DONES = 6
HIDDEN = -1
THINK, DONE, DRAW, SHOW, ROLL, ASK, YES, NO, BURY = range(9)
WORDS = ("think", "done", "draw", "show", "roll", "ask", "yes", "no", *(f"bury {card}" for card in range(CARDS)))
FIELDS = ("asked", "asks", "dones", "thoughts", "turn", "deck", "rolls", "shown", "hands", "buried")


class ToyState(State):
    __slots__ = FIELDS

    game: ClassVar[Game[Any]]

    def _list_legal(self) -> list[int]:
        if self.asked:
            return [YES, NO]
        hand = self.hands[self.turn]
        return [
            THINK,
            DONE,
            *([DRAW] if self.deck else []),
            *([SHOW] if hand else []),
            ROLL,
            ASK,
            *(BURY + card for card in sorted(hand)),
        ]

    def _do(self, action: int) -> None:
        seat = self.current_player
        self._broken()
        if action in (YES, NO):
            self._answer(seat, action)
        elif action == DONE:
            self._done(seat)
        elif action == ASK:
            self.asks += 1
            self._tell("asked", seat)
            neighbour = (seat + 1) % self.players
            if self.hands[neighbour]:
                self.asked = True
                self.current_player = neighbour
        elif action == DRAW:
            card = self.deck.pop(0)
            self.hands[seat].append(card)
            self._tell("drew", seat, {}, {"card": card})
        elif action == SHOW:
            self._show(seat)
        elif action >= BURY:
            self.hands[seat].remove(action - BURY)
            self.buried[seat].append(action - BURY)
            self._tell("buried", seat, {}, {"card": action - BURY})
        elif action == ROLL:
            self.rolls.append(self._below(6))
            self._tell("rolled", seat, {"die": self.rolls[-1]})
        else:
            self.thoughts += 1
            self._tell("thought", seat)

    def _broken(self) -> None:
        """A place for a test to plant a fault of the rules."""

    def _answer(self, seat: int, action: int) -> None:
        self.asked = False
        self.current_player = self.turn
        if action == YES:
            self._show(seat)
        elif self.events is not None:
            self.events.append(Event("said_no", seat, {}, {}, (seat,), secret=True))

    def _show(self, seat: int) -> None:
        self.shown.append(self.hands[seat].pop())
        self._tell("showed", seat, {"card": self.shown[-1]})

    def _done(self, seat: int) -> None:
        self.dones += 1
        self._tell("was_done", seat)
        self.turn = self.current_player = (seat + 1) % self.players
        if self.dones == DONES:
            self.current_player = None
            self._tell("game_over", None, {"why": "six dones"})

    def _tell(self, kind: str, seat: int | None, public: Any = None, private: Any = None) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, public, private, (seat,) if private else ()))

    def _explain(self, action: int) -> Refusal:
        return Refusal(f"you can't {WORDS[action]} now", "1.2")

    def _copy(self) -> ToyState:
        twin = object.__new__(ToyState)
        for name in ("asked", "asks", "dones", "thoughts", "turn"):
            setattr(twin, name, getattr(self, name))
        twin.deck, twin.rolls, twin.shown = self.deck[:], self.rolls[:], self.shown[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.buried = [cards[:] for cards in self.buried]
        return twin

    def _mask(self, viewer: int) -> None:
        if self.asked and viewer != self.current_player:
            self.asked = False
            self.current_player = self.turn
        self.deck = [HIDDEN] * len(self.deck)
        for seat, hand in enumerate(self.hands):
            if seat != viewer:
                self.hands[seat] = [HIDDEN] * len(hand)
                self.buried[seat] = [HIDDEN] * len(self.buried[seat])

    def _unmask(self, rng: Any) -> None:
        known = {card for cards in (*self.hands, *self.buried, self.shown) for card in cards}
        pool = [card for card in range(CARDS) if card not in known]
        for cards in (*self.hands, *self.buried, self.deck):
            for i, card in enumerate(cards):
                if card == HIDDEN:
                    cards[i] = pool.pop(rng.randrange(len(pool)))

    def _dump_fields(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}

    @property
    def round(self) -> int:
        return self.dones + 1

    @property
    def is_concealed(self) -> bool:
        return self.asked

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(hand) for hand in self.hands)


class Toy(Game[ToyState]):
    id = "toy"
    title = "Toy"
    players = range(2, 5)
    actions = ActionTable((word.split()[0].upper(), {}, word) for word in WORDS)

    def _start(self, players: int, options: dict[str, Any], rng: int) -> ToyState:
        state = ToyState(players, options, rng)
        state.asked = False
        state.asks = state.dones = state.thoughts = state.turn = state.current_player = 0
        state.rolls, state.shown = [], []
        state.deck = list(range(CARDS))
        state._shuffle(state.deck)
        state.buried = [[] for _ in range(players)]
        state.hands = [[state.deck.pop(0), state.deck.pop(0)] for _ in range(players)]
        return state

    def _load(self, fields: Any, players: int, options: dict[str, Any]) -> ToyState:
        state = ToyState(players, options, None)
        for name in FIELDS:
            setattr(state, name, fields.raw(name))
        state.current_player = fields.raw("current_player")
        return state


ToyState.game = Toy()
GAMES = {"toy": ToyState.game}
