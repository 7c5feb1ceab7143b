"""The state of Tribe: one challenge as a state machine (spec section 3)."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from rules.core.identity import Identity
from rules.core.rng import RandomSource
from rules.core.state import Refusal, State
from rules.tribe import dumping, explain, heuristics, knowledge, legal, turns
from rules.tribe.components import NONE, TRIBUS, VASES
from rules.tribe.phases import START
from rules.tribe.scoring import Tally


class TribeState(State):
    """Cards are type numbers (see `components`); hands are sorted lists; the top of a pile is the end of its list.

    A chain is named by its slot, `seat * 5 + tribu`. `vases[slot]` are its Dioramas in order, None when there is no
    chain; `totems[slot]` is 1 when a Totem protects it, `actives[slot]` its face-down card or `NONE`; `orders[seat]` the
    Tribù of a seat's chains in the order in which they were laid.

    `turn` is the seat in turn; `current_player` is another one only in DEFEND. `lone` are the Tribù (bits) of that seat's
    chains that were lone when the turn began. `attack` is (attacking slot, target slot) in DEFEND. `left` counts the
    discards still due after a Draw 3. `done` counts the turns completed in this challenge, `closer` who closed the last,
    `results` are closer and counting of each challenge.

    What everybody knows, for drawing states that fit a view: `shown[seat]` are cards that the seat took openly and that
    haven't been seen to leave it, each with the turn (`card + 32 * done`); `changed[slot]` is the turn in which the
    face-down card there last changed. `stock` are the cards that went into the draw pile at the last refill (None before
    the first), `draws[seat]` how many cards the seat has drawn from it unseen.
    """

    __slots__ = (
        "actives",
        "attack",
        "blocked",
        "changed",
        "closer",
        "dealer",
        "discard",
        "done",
        "draw",
        "draws",
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
        "totals",
        "totems",
        "turn",
        "vases",
    )

    game: ClassVar[Identity]

    phase: int
    number: int
    dealer: int
    turn: int
    done: int
    closer: int
    left: int
    lone: int
    swapped: bool
    attack: tuple[int, int] | None
    leaders: list[int]
    totals: list[int]
    blocked: list[int]
    hands: list[list[int]]
    orders: list[list[int]]
    vases: list[tuple[int, ...] | None]
    totems: list[int]
    actives: list[int]
    draw: list[int]
    discard: list[int]
    played: list[int]
    shown: list[tuple[int, ...]]
    changed: list[int]
    stock: tuple[int, ...] | None
    draws: list[int]
    results: list[tuple[int, tuple[Tally, ...]]]

    def __init__(self, players: int, options: dict[str, Any], rng: int | None) -> None:
        super().__init__(players, options, rng)
        self.phase = START
        self.number = 1
        self.dealer = 0
        self.turn = 0
        self.done = 0
        self.closer = -1
        self.left = 0
        self.lone = 0
        self.swapped = False
        self.attack = None
        self.leaders = [-1] * players
        self.totals = [0] * players
        self.results = []
        self.clear_table()

    def clear_table(self) -> None:
        """Everything as before a challenge is dealt: no cards anywhere, nothing known."""
        players = self.players
        self.blocked = [0] * players
        self.hands = [[] for _ in range(players)]
        self.orders = [[] for _ in range(players)]
        self.vases = [None] * (players * TRIBUS)
        self.totems = [0] * (players * TRIBUS)
        self.actives = [NONE] * (players * TRIBUS)
        self.draw = []
        self.discard = []
        self.played = []
        self.shown = [()] * players
        self.changed = [0] * (players * TRIBUS)
        self.stock = None
        self.draws = [0] * players

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
        return twin

    def slots(self, seat: int) -> list[int]:
        """The slots of a seat's chains, in the order in which they were laid."""
        return [seat * TRIBUS + tribu for tribu in self.orders[seat]]

    def complete(self, seat: int) -> int:
        """How many complete chains a seat has."""
        vases = self.vases
        return sum(1 for slot in self.slots(seat) if len(vases[slot] or ()) == VASES)

    # ---- The contract -------------------------------------------------------------------------

    def _list_legal(self) -> list[int]:
        return legal.actions_of(self)

    def _do(self, action: int) -> None:
        turns.play(self, action)

    def _explain(self, action: int) -> Refusal:
        return explain.refusal(self, action)

    @property
    def round(self) -> int:
        """The challenge, from 1."""
        return self.number

    def scores(self) -> tuple[int, ...]:
        """The totals of magical spheres."""
        return tuple(self.totals)

    def ranking(self) -> tuple[int, ...]:
        """Places by total; who closed the last challenge comes before others of the best total (ruling 31)."""
        best = max(self.totals)
        closer = self.closer if self.closer >= 0 and self.totals[self.closer] == best else -1
        scores = [2 * total + (seat == closer) for seat, total in enumerate(self.totals)]
        return tuple(1 + sum(1 for other in scores if other > score) for score in scores)

    def _mask(self, viewer: int) -> None:
        knowledge.mask(self, viewer)

    def _unmask(self, rng: RandomSource) -> None:
        knowledge.unmask(self, rng)

    def hint(self, action: int) -> float:
        """See `heuristics.hint`."""
        return heuristics.hint(self, action)

    def value(self, player: int) -> float:
        """See `heuristics.value`."""
        return heuristics.value(self, player)

    def _dump_fields(self) -> dict[str, Any]:
        return dumping.fields(self)
