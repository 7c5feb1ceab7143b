"""What lies on the table of Tribe and where in the game we are: the fields, and the few writes that keep them whole."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from rules.core.action import Identity
from rules.core.compiled import mypyc_attr
from rules.core.event import Event
from rules.core.state import State
from rules.tribe.components.cards import GOAL, NONE, TRIBUS
from rules.tribe.components.phases import START
from rules.tribe.components.tally import Tally


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Cards are type numbers (see `components.cards`); hands are sorted; the top of a pile is the end of its list.

    A chain is named by its slot, `seat * 5 + tribu`: the scout (Tribù 4) of seat 1 is slot 9. `vases[slot]` are its
    Dioramas in order, None when there is no chain; `totems[slot]` is 1 when a Totem protects it, `actives[slot]` its
    face-down card or `NONE`; `orders[seat]` the Tribù of a seat's chains in the order in which they were laid.

    `number` is the challenge, from 1; `turn` is the seat in turn, and `current_player` is another one only in DEFEND.
    `done` counts the turns completed in this challenge. `blocked[seat]` is 1 while a Block lies beside the seat's chains.
    `lone` are the Tribù of the seat in turn whose chains were lone when the turn began, as bits: 0b10001 are the warrior
    (0) and the scout (4). `swapped` says whether the turn has had its swap. `attack` is (attacking slot, target slot) in
    DEFEND. `left` counts the discards still due after a Draw 3. `closer` is who closed the last challenge or -1,
    `results` are closer and counting of each challenge. With `goal` spheres after a challenge the game ends.

    What everybody knows, for drawing states that fit a view: `shown[seat]` are cards that the seat took openly and that
    haven't been seen to leave it, each packed with the turn in which it was taken, `card + 32 * done`: a multi (11) taken
    in turn 6 is 11 + 32 * 6 = 203. `changed[slot]` is the turn in which the face-down card there last changed. `stock`
    are the cards that went into the draw pile at the last refill (None before the first), `draws[seat]` how many cards
    the seat has drawn from it unseen.

    `rules_version` is asked where an older version of the rules played otherwise. Version 1: `changed` outlived the chain
    that went, so that the next chain laid there inherited it; no dump holds it in between, so a position that was loaded
    played on with other keys. And of two like cards in `shown`, the first was forgotten when one was seen to leave, though
    it may lie face down; see `mechanics.seen`.
    """

    __slots__ = (
        *("actives", "attack", "blocked", "changed", "closer", "dealer", "discard", "done", "draw", "draws", "goal"),
        *(
            "hands",
            "leaders",
            "left",
            "lone",
            "number",
            "orders",
            "phase",
            "played",
            "results",
            "shown",
            "stock",
            "swapped",
        ),
        *("totals", "totems", "turn", "vases"),
    )

    game: ClassVar[Identity]
    rules_version: ClassVar[int] = 2

    def __init__(self, players: int, options: dict[str, Any], rng: int | None) -> None:
        super().__init__(players, options, rng)
        self.phase: int = START
        self.number: int = 1
        self.dealer: int = 0
        self.turn: int = 0
        self.done: int = 0
        self.closer: int = -1
        self.left: int = 0
        self.lone: int = 0
        self.swapped: bool = False
        self.attack: tuple[int, int] | None = None
        self.leaders: list[int] = [-1] * players
        self.totals: list[int] = [0] * players
        self.results: list[tuple[int, tuple[Tally, ...]]] = []
        self.blocked: list[int] = [0] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.orders: list[list[int]] = [[] for _ in range(players)]
        self.vases: list[tuple[int, ...] | None] = [None] * (players * TRIBUS)
        self.totems: list[int] = [0] * (players * TRIBUS)
        self.actives: list[int] = [NONE] * (players * TRIBUS)
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.played: list[int] = []
        self.shown: list[tuple[int, ...]] = [()] * players
        self.changed: list[int] = [0] * (players * TRIBUS)
        self.stock: tuple[int, ...] | None = None
        self.draws: list[int] = [0] * players
        self.goal: int = int(options.get("spheres", GOAL))

    def clear_table(self) -> None:
        """Everything as before a challenge is dealt: no cards anywhere, nothing known."""
        bare = Position(self.players, self.options, None)
        self.blocked = bare.blocked
        self.hands = bare.hands
        self.orders = bare.orders
        self.vases = bare.vases
        self.totems = bare.totems
        self.actives = bare.actives
        self.draw = bare.draw
        self.discard = bare.discard
        self.played = bare.played
        self.shown = bare.shown
        self.changed = bare.changed
        self.stock = bare.stock
        self.draws = bare.draws

    def _copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.phase = self.phase
        twin.number = self.number
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.done = self.done
        twin.closer = self.closer
        twin.left = self.left
        twin.lone = self.lone
        twin.swapped = self.swapped
        twin.attack = self.attack
        twin.leaders = self.leaders  # replaced, never changed in place; so are `totals` and `results`
        twin.totals = self.totals
        twin.blocked = self.blocked.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.orders = self.orders.copy()  # its lists are replaced, never changed in place
        twin.vases = self.vases.copy()
        twin.totems = self.totems.copy()
        twin.actives = self.actives.copy()
        twin.draw = self.draw.copy()
        twin.discard = self.discard.copy()
        twin.played = self.played.copy()
        twin.shown = self.shown.copy()
        twin.changed = self.changed.copy()
        twin.stock = self.stock
        twin.draws = self.draws.copy()
        twin.results = self.results
        twin.goal = self.goal
        return twin

    def slots(self, seat: int) -> list[int]:
        """The slots of a seat's chains, in the order in which they were laid."""
        return [seat * TRIBUS + tribu for tribu in self.orders[seat]]

    def lay_chain(self, slot: int) -> None:
        """Begin a chain, the last of its seat's."""
        seat, tribu = divmod(slot, TRIBUS)
        self.vases[slot] = ()
        self.orders[seat] = [*self.orders[seat], tribu]

    def remove_chain(self, slot: int) -> None:
        """Take a chain away, with the card that lies face down there and what is known of that card."""
        seat, tribu = divmod(slot, TRIBUS)
        if self.rules_version > 1:
            self.changed[slot] = 0
        self.vases[slot] = None
        self.actives[slot] = NONE
        self.orders[seat] = [other for other in self.orders[seat] if other != tribu]

    def tell(self, kind: str, by: int | None = None, /, **public: Any) -> None:
        """Append a public event; call it only when `events` is not None."""
        assert self.events is not None
        self.events.append(Event(kind, by, public))

    def tell_secret(self, kind: str, player: int, public: dict[str, Any], private: dict[str, Any]) -> None:
        """Append an event whose `private` part only `player` may know; call it only when `events` is not None."""
        assert self.events is not None
        self.events.append(Event(kind, player, public, private, (player,)))
