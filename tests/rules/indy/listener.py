"""Somebody at a table of indy who sees no position and only hears what happens: the events that one viewer may know.

What they picture must be what the viewer's view shows, after every decision: so no event is missing, late or wrong.
"""

from __future__ import annotations

from typing import Any

from rules import Event

DECK = 57


class Listener:
    """The picture in the head of a viewer (None: a spectator), in the words of a dump; hidden cards are `?`."""

    def __init__(self, players: int, viewer: int | None) -> None:
        self.viewer = viewer
        self.shamans: list[str | None] = [None] * players
        self.tokens = [4] * players
        self.plate = 0
        self.manche, self.dealer = 1, -1
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.deck = 0
        self.over = False
        self._clear()

    def _clear(self) -> None:
        """Everything but the kept cards goes back into the deck."""
        players = len(self.hands)
        self.table: list[str] = []
        self.evocations: list[list[str] | None] = [None] * players
        self.ranks: list[int | None] = [None] * players
        self.buried: list[list[str]] = [[] for _ in range(players)]
        self.eagles_under = 0
        self.returned: int | None = None
        self.return_card: str | None = None

    def hear(self, event: Event) -> None:
        """Picture what one event tells of."""
        heard = event.seen_by(self.viewer)
        if heard is not None:
            getattr(self, f"_{heard.kind}")(-1 if heard.player is None else heard.player, **heard.public)

    def picture(self) -> dict[str, Any]:
        """What can be compared with `shown` of the view."""
        return {
            "round": self.manche,
            "dealer": self.dealer,
            "shamans": self.shamans,
            "tokens": self.tokens,
            "plate": self.plate,
            "hands": [sorted(hand) for hand in self.hands],
            "table": self.table,
            "evocations": [laid and sorted(laid) for laid in self.evocations],
            "buried": self.buried,
            "eagles_under": self.eagles_under,
            "returned": self.returned,
            "return_card": self.return_card,
            "deck": self.deck,
            "over": self.over,
        }

    def _lose(self, seat: int, card: str) -> None:
        hand = self.hands[seat]
        hand.remove(card if card in hand else "?")

    def _turn_up(self, position: int, shown: list[str]) -> None:
        assert "E" not in shown[-1:]
        assert set(shown[:-1]) <= {"E"}
        self.deck -= len(shown)
        self.eagles_under += len(shown) - 1
        self.table[position : position + 1] = shown[-1:]

    # ---- The beginning of a manche ------------------------------------------------------------

    def _shaman_chosen(self, seat: int, shaman: str) -> None:
        self.shamans[seat] = shaman

    def _manche_began(self, seat: int, manche: int) -> None:
        self._clear()
        self.dealer, self.manche = seat, manche
        self.deck = DECK - sum(len(hand) for hand in self.hands)

    def _dealt(self, seat: int, count: int, cards: list[str] | None = None) -> None:
        assert len(cards or [""] * count) == count
        self.hands[seat] += cards or ["?"] * count
        self.deck -= count

    # ---- Decisions ----------------------------------------------------------------------------

    def _exchanged(self, seat: int, count: int, given: list[str] | None = None, drawn: list[str] | None = None) -> None:
        """What was known of the hand may have been exchanged."""
        if count and seat != self.viewer:
            self.hands[seat] = ["?"] * len(self.hands[seat])
        for card in given or []:
            self._lose(seat, card)
        self.hands[seat] += drawn or []
        self.buried[seat] = self.buried[seat] + (given or ["?"] * count)
        self.deck -= count

    def _revealed(self, _: int, position: int, shown: list[str]) -> None:
        assert position == len(self.table)
        self._turn_up(position, shown)

    def _passed(self, seat: int) -> None:
        """Nothing changes."""

    def _eagle_held(self, seat: int) -> None:
        assert seat == self.viewer, "nobody else is told"
        assert "E" in self.hands[seat]

    def _swapped(self, seat: int, position: int, given: str, taken: str) -> None:
        self._lose(seat, given)
        assert taken == self.table[position]
        self.table[position] = given
        self.hands[seat].append(taken)

    def _eagle_played(self, seat: int, position: int, taken: str, shown: list[str]) -> None:
        self._lose(seat, "E")
        self.eagles_under += 1
        assert taken == self.table[position]
        self.hands[seat].append(taken)
        self._turn_up(position, shown)

    def _evoked(self, seat: int, cards: list[str], rank: int, kept: str = "?") -> None:
        for card in cards:
            self._lose(seat, card)
        assert kept in ("?", *self.hands[seat])
        self.evocations[seat], self.ranks[seat] = cards, rank

    def _returned(self, seat: int, card: str, plate: int) -> None:
        self._lose(seat, card)
        self.returned, self.return_card = seat, card
        self.tokens[seat] += 1
        self.plate -= 1
        assert plate == self.plate

    def _kept(self, seat: int, kept: str | None = None, dropped: str = "?") -> None:
        if kept is None:
            self.hands[seat] = ["?"] * 2
        self._lose(seat, dropped)
        assert self.hands[seat] == [kept or "?"]
        self.buried[seat] = [*self.buried[seat], dropped]

    # ---- The end of a manche ------------------------------------------------------------------

    def _resolved(
        self,
        _: int,
        winner: int | None,
        losers: list[int],
        spared: bool,
        ranks: list[int | None],
        tokens: list[int],
        plate: int,
    ) -> None:
        assert ranks == self.ranks
        for seat in [] if spared else losers:
            self.tokens[seat] -= 1
            self.plate += 1
        if winner is not None:
            self.tokens[winner] += 1
            self.plate -= 1
        assert (tokens, plate) == (self.tokens, self.plate)

    def _game_over(self, _: int, winners: list[int], why: str) -> None:
        self.over = True
        if why == "last feather":
            assert [seat for seat, tokens in enumerate(self.tokens) if tokens] == winners
            self.tokens[winners[0]] += self.plate
            self.plate = 0
        else:
            assert self.manche == 200


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """The part of a view's dump that events tell of; hands in no order, of the deck only its size."""
    names = ("round", "dealer", "shamans", "tokens", "plate", "table", "buried", "eagles_under", "returned")
    return {
        **{name: view[name] for name in names},
        "return_card": view["return_card"],
        "hands": [sorted(hand) for hand in view["hands"]],
        "evocations": [laid and sorted(laid) for laid in view["evocations"]],
        "deck": len(view["deck"]),
        "over": view["phase"] == "END",
    }
