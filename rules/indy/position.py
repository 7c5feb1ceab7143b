"""All that a game of indy is at one moment, and the few writes that keep it whole. No rule is known here."""

from __future__ import annotations

from bisect import insort
from typing import Any, ClassVar, Self

from rules.core.action import Identity
from rules.core.compiled import mypyc_attr
from rules.core.event import Event
from rules.core.state import State
from rules.indy.components.cards import EAGLE, HIDDEN, TOKENS_EACH
from rules.indy.components.phases import SHAMANS, STEP_SWAP


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Plain ints in flat lists; cards are ints (see `components.cards`), seats count from 0.

    Attributes:
      phase         which part of the manche it is (`components.phases`)
      step          in EVOCATION and RETURN: STEP_SWAP, then STEP_EVOKE or STEP_ATTEMPT; else always STEP_SWAP
      dealer        the seat that deals this manche and begins each phase
      turn          the seat in turn; `current_player`, who decides, is another only while a window is open
      manche        the number of the manche, from 1
      window        whether somebody is being asked for an eagle out of turn (spec 3.7)
      played        in a window: whether an eagle was played in this round of asking, so that another follows;
                    False without a window
      plate         feather tokens on the plate
      plucked       the seats without tokens at the start of this manche, a bit each: 0b101 are seats 0 and 2
      returned      the seat that has returned in this manche, or -1
      return_card   the card that seat laid beside its shaman, or -1
      eagles_under  how many eagles everybody saw go under the deck in this manche
      shamans       seat -> the colour of its shaman (0 to 2), or -1
      tokens        seat -> its feather tokens
      hands         seat -> its cards, sorted; in a view the cards known to the viewer, then -1 for each other one
      table         the row of cards laid out for everybody, by table position
      evocations    seat -> the three cards it has laid in this manche, or []; a list once laid is never changed
      deck          the cards left; the top is the end of the list
      under         the cards put under the deck in this manche, in order; none is drawn before the next shuffle
      known         seat -> those of its cards that everybody knows to be in its hand, sorted
      maybe         seat -> cards that everybody knows to be in its hand or among those it buried; replaced, never
                    changed in place
      buried        seat -> the cards it put under the deck unseen, in DARK and in KEEP; replaced, never changed in place
      feathers      with how many everybody began
      gone          the cards that lay open when the last manche ended, a bit each (1 << card; no eagles): nobody kept one
      gone_of       seat -> the same of the cards that only this seat saw then: those it buried, and the one it kept
      keeps         the seats whose kept card is unknown, and surely among those they hold or have buried, a bit each
    """

    __slots__ = (
        "buried",
        "dealer",
        "deck",
        "eagles_under",
        "evocations",
        "feathers",
        "gone",
        "gone_of",
        "hands",
        "keeps",
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

    def __init__(self, players: int, options: dict[str, Any], rng: int | None) -> None:
        super().__init__(players, options, rng)
        self.phase: int = SHAMANS
        self.step: int = STEP_SWAP
        self.dealer: int = 0
        self.turn: int = 0
        self.manche: int = 1
        self.window: bool = False
        self.played: bool = False
        self.plate: int = 0
        self.plucked: int = 0
        self.returned: int = -1
        self.return_card: int = HIDDEN
        self.eagles_under: int = 0
        self.shamans: list[int] = [-1] * players
        self.tokens: list[int] = [0] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.table: list[int] = []
        self.evocations: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[int] = []
        self.under: list[int] = []
        self.known: list[list[int]] = [[] for _ in range(players)]
        self.maybe: list[list[int]] = [[] for _ in range(players)]
        self.buried: list[list[int]] = [[] for _ in range(players)]
        self.gone: int = 0
        self.gone_of: list[int] = [0] * players
        self.keeps: int = 0
        self.feathers: int = int(options.get("feathers", TOKENS_EACH))

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
        twin.evocations = self.evocations.copy()  # the lists in it are never changed, so they may be shared
        twin.deck = self.deck.copy()
        twin.under = self.under.copy()
        twin.known = [cards.copy() for cards in self.known]
        twin.maybe = self.maybe.copy()  # shared like the evocations; so is `buried`
        twin.buried = self.buried.copy()
        twin.gone = self.gone
        twin.gone_of = self.gone_of  # replaced, never changed in place
        twin.keeps = self.keeps
        twin.feathers = self.feathers
        return twin

    # ---- What keeps cards, and what is known of them, together --------------------------------

    def draw(self) -> int:
        """Take the top card off the deck."""
        return self.deck.pop()

    def play_eagle_under(self, player: int) -> None:
        """Put an eagle of the player's hand under the deck, in everybody's sight."""
        self.hands[player].remove(EAGLE)
        self.keeps &= ~(1 << player)  # it may have been the one that was kept
        self.put_eagle_under()

    def put_eagle_under(self) -> None:
        """Put an eagle that everybody saw under the deck."""
        self.under.append(EAGLE)
        self.eagles_under += 1

    def take_from_table(self, player: int, place: int) -> int:
        """Add the card on table position `place` to the player's hand, in everybody's sight.

        The row still shows it: whoever calls this puts another card in its place.
        """
        card = self.table[place]
        insort(self.hands[player], card)
        insort(self.known[player], card)
        return card

    def give_away(self, player: int, card: int) -> None:
        """Take a card out of the player's hand in everybody's sight."""
        self.hands[player].remove(card)
        if card in self.known[player]:
            self.known[player].remove(card)
        elif card in self.maybe[player]:
            self.maybe[player] = [other for other in self.maybe[player] if other != card]
        elif not self.gone >> card & 1:
            self.keeps &= ~(1 << player)  # it may have been the one that was kept

    def bury(self, player: int, cards: list[int]) -> None:
        """Put cards of the player's hand under the deck, unseen: nobody else knows any longer which they still hold."""
        hand = self.hands[player]
        for card in cards:
            hand.remove(card)
        self.under += cards
        self.buried[player] = self.buried[player] + cards
        if self.known[player]:
            self.maybe[player] = self.maybe[player] + self.known[player]
            self.known[player] = []

    # ---- What happened ------------------------------------------------------------------------

    def tell(self, kind: str, by: int | None = None, /, **public: Any) -> None:
        """Append an event that everybody sees; call it only while `events` is not None."""
        assert self.events is not None
        self.events.append(Event(kind, by, public))

    def tell_privately(self, kind: str, player: int, private: dict[str, Any], /, **public: Any) -> None:
        """Append an event whose `private` part only the player may know; call it only while `events` is not None."""
        assert self.events is not None
        self.events.append(Event(kind, player, public, private, (player,)))
