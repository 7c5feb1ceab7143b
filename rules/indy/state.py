"""The state of indy: one manche as a state machine (spec section 3)."""

from __future__ import annotations

from bisect import insort
from typing import Any, ClassVar, Self

from rules.core.identity import Identity
from rules.core.rng import RandomSource
from rules.core.state import Refusal, State
from rules.indy import actions, explain, heuristics, knowledge, moves, windows
from rules.indy.components import CODES, COLOURS, EAGLE, code, codes
from rules.indy.phases import DARK, END, EVOCATION, KEEP, LAST_EAGLES, LIGHT, PHASES, SHAMANS, STEP_NAMES, STEP_SWAP


class IndyState(State):
    """Cards are ints (see `components`), hands are sorted lists; the deck's top is the end of its list.

    `turn` is the seat in turn, `current_player` the one who decides: another only while a window is open.
    `under` are the cards put under the deck in this manche, in order. `known[p]` are cards that everybody
    knows to be in p's hand, `maybe[p]` those known to be in it or among the cards he put under the deck.
    `buried[p]` are the cards that p put under the deck unseen, in DARK and in KEEP.
    """

    __slots__ = (
        "buried",
        "dealer",
        "deck",
        "eagles_under",
        "evocations",
        "hands",
        "known",
        "manche",
        "maybe",
        "phase",
        "plate",
        "played",
        "plucked",
        "return_card",
        "returned",
        "shamans",
        "step",
        "table",
        "tokens",
        "turn",
        "under",
        "window",
    )

    game: ClassVar[Identity]

    phase: int
    step: int
    dealer: int
    turn: int
    manche: int
    window: bool
    played: bool
    plate: int
    plucked: int
    returned: int
    return_card: int
    eagles_under: int
    shamans: list[int]
    tokens: list[int]
    hands: list[list[int]]
    table: list[int]
    evocations: list[list[int]]
    deck: list[int]
    under: list[int]
    known: list[list[int]]
    maybe: list[list[int]]
    buried: list[list[int]]

    def __init__(self, players: int, options: dict[str, Any], rng: int | None) -> None:
        super().__init__(players, options, rng)
        self.phase = SHAMANS
        self.step = STEP_SWAP
        self.dealer = 0
        self.turn = 0
        self.manche = 1
        self.window = False
        self.played = False
        self.plate = 0
        self.plucked = 0
        self.returned = -1
        self.return_card = -1
        self.eagles_under = 0
        self.shamans = [-1] * players
        self.tokens = [0] * players
        self.hands = [[] for _ in range(players)]
        self.table = []
        self.evocations = [[] for _ in range(players)]
        self.deck = []
        self.under = []
        self.known = [[] for _ in range(players)]
        self.maybe = [[] for _ in range(players)]
        self.buried = [[] for _ in range(players)]

    def _copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.phase = self.phase
        twin.step = self.step
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.manche = self.manche
        twin.window = self.window
        twin.played = self.played
        twin.plate = self.plate
        twin.plucked = self.plucked
        twin.returned = self.returned
        twin.return_card = self.return_card
        twin.eagles_under = self.eagles_under
        twin.shamans = self.shamans.copy()
        twin.tokens = self.tokens.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.table = self.table.copy()
        twin.evocations = self.evocations.copy()  # an evocation is never changed once laid
        twin.deck = self.deck.copy()
        twin.under = self.under.copy()
        twin.known = [cards.copy() for cards in self.known]
        twin.maybe = self.maybe.copy()  # replaced, never changed in place; so is `buried`
        twin.buried = self.buried.copy()
        return twin

    # ---- Legal actions ------------------------------------------------------------------------

    def _list_legal(self) -> list[int]:
        player = self.current_player
        assert player is not None
        if self.window:
            return [actions.PASS, *self._eagles(self.hands[player])]
        phase = self.phase
        hand = self.hands[player]
        if phase == DARK:
            return moves.exchanges(hand)
        if phase == LIGHT:
            return self._light(hand)
        if phase == SHAMANS:
            return [actions.CHOOSE_SHAMAN + colour for colour in range(3) if self.shamans.count(colour) < 2]
        if phase == KEEP:
            return [actions.KEEP + card for card in dict.fromkeys(hand)]
        if self.step == STEP_SWAP:
            return [actions.PASS, *self._eagles(hand), *moves.same_suit_swaps(hand, self.table)]
        if phase == EVOCATION:
            return [*self._eagles(hand), *[actions.EVOKE + card for card in dict.fromkeys(hand)]]
        return [actions.PASS, *self._eagles(hand), *self._returns(player, hand)]

    def _eagles(self, hand: list[int]) -> list[int]:
        if hand[-1] != EAGLE:
            return []
        return list(range(actions.PLAY_EAGLE, actions.PLAY_EAGLE + len(self.table)))

    def _light(self, hand: list[int]) -> list[int]:
        legal = [actions.PASS, *self._eagles(hand)]
        swaps = actions.SWAPS[len(self.table)]
        for card in hand:
            if card != EAGLE:
                legal += swaps[card]
        return legal

    def _returns(self, player: int, hand: list[int]) -> list[int]:
        if self.plate == 0 or self.returned >= 0 or not self.may_return(self.shamans[player]):
            return []
        low = self.shamans[player] * 6
        return [actions.RETURN + card for card in dict.fromkeys(hand) if low <= card < low + 6]

    def ground(self) -> list[int]:
        """The ground cards that a plucked player may use (spec 3.6, ruling 23)."""
        if self.options["return_from"] == "row":
            return self.table
        return self.table + [card for laid in self.evocations for card in laid]

    def may_return(self, colour: int) -> bool:
        """Whether two characters of that colour lie face up among the ground cards."""
        low = colour * 6
        return sum(1 for card in self.ground() if low <= card < low + 6) >= 2

    # ---- Playing ------------------------------------------------------------------------------

    def _do(self, action: int) -> None:
        if self.window:
            windows.answer(self, action)
        else:
            moves.play(self, action)

    def draw(self) -> int:
        """The top card of the deck."""
        return self.deck.pop()

    def lay_on_table(self, place: int) -> list[int]:
        """Turn cards up on table position `place` until one is no eagle (spec 3.3); the cards turned up."""
        shown = [self.draw()]
        while shown[-1] == EAGLE:
            self.under.append(EAGLE)
            self.eagles_under += 1
            shown.append(self.draw())
        if place == len(self.table):
            self.table.append(shown[-1])
        else:
            self.table[place] = shown[-1]
        return shown

    def take_from_table(self, player: int, place: int) -> int:
        """Move the card on position `place` to the player's hand, in everybody's sight."""
        card = self.table[place]
        insort(self.hands[player], card)
        insort(self.known[player], card)
        return card

    def give_away(self, player: int, card: int) -> None:
        """Take a card out of a player's hand in everybody's sight."""
        self.hands[player].remove(card)
        if card in self.known[player]:
            self.known[player].remove(card)
        elif card in self.maybe[player]:
            self.maybe[player] = [other for other in self.maybe[player] if other != card]

    @property
    def round(self) -> int:
        """The manche, from 1."""
        return self.manche

    @property
    def leg(self) -> int:
        """A manche has two: what is played for hands, and from the first evocation on; with somebody plucked only one."""
        return self.manche * 2 + self.is_evoking

    @property
    def is_evoking(self) -> bool:
        """Whether all hands are played out, but for swaps within a suit and eagles, and nobody can return."""
        return self.phase >= EVOCATION and self.plucked == 0

    @property
    def is_concealed(self) -> bool:
        """True while somebody is asked about his eagle: nobody else may know (spec 3.7)."""
        return self.window

    def scores(self) -> tuple[int, ...]:
        """Feather tokens; the winner's include the plate."""
        return tuple(self.tokens)

    # ---- Knowledge, judgement, text -----------------------------------------------------------

    def _mask(self, viewer: int) -> None:
        knowledge.mask(self, viewer)

    def _unmask(self, rng: RandomSource) -> None:
        knowledge.unmask(self, rng)

    def _explain(self, action: int) -> Refusal:
        return explain.refusal(self, action)

    def hint(self, action: int) -> float:
        """See `heuristics.hint`."""
        return heuristics.hint(self, action)

    def hints(self, actions: list[int]) -> list[float]:
        """See `heuristics.hints`."""
        return heuristics.hints(self, actions)

    def values(self) -> list[float]:
        """See `heuristics.values`."""
        return heuristics.values(self)

    def value(self, player: int) -> float:
        """See `heuristics.value`."""
        return heuristics.value(self, player)

    def _dump_fields(self) -> dict[str, Any]:
        return {
            "phase": PHASES[self.phase],
            "step": STEP_NAMES[self.phase][self.step] if self.phase in STEP_NAMES else None,
            "dealer": self.dealer,
            "turn": None if self.phase in (END, LAST_EAGLES) else self.turn,
            "window": {"played": self.played} if self.window else None,
            "shamans": [COLOURS[colour] if colour >= 0 else None for colour in self.shamans],
            "tokens": self.tokens[:],
            "plate": self.plate,
            "plucked": [bool(self.plucked >> seat & 1) for seat in range(self.players)],
            "returned": self.returned if self.returned >= 0 else None,
            "return_card": CODES[self.return_card] if self.return_card >= 0 else None,
            "hands": [codes(hand) for hand in self.hands],
            "table": codes(self.table),
            "evocations": [codes(laid) if laid else None for laid in self.evocations],
            "deck": [code(card) for card in reversed(self.deck)],
            "under": codes(self.under),
            "known": [codes(cards) for cards in self.known],
            "maybe": [codes(cards) for cards in self.maybe],
            "buried": [codes(cards) for cards in self.buried],
            "eagles_under": self.eagles_under,
        }
