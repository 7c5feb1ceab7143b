"""Somebody at a table of Tribe who sees no position and only hears what happens: the events that one viewer may know.

What they picture must be what the viewer's view shows, after every decision: so no event is missing, late or wrong.
"""

from __future__ import annotations

from typing import Any

from rules import Event

DECK = 96


class Listener:
    """The picture in the head of a viewer (None: a spectator), in the words of a dump; hidden cards are `?`."""

    def __init__(self, players: int, viewer: int | None) -> None:
        self.viewer = viewer
        self.leaders: list[str | None] = [None] * players
        self.totals = [0] * players
        self.results: list[dict[str, Any]] = []
        self.over = False
        self.round, self.dealer = 1, -1
        self._clear()

    def _clear(self) -> None:
        players = len(self.leaders)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.chains: list[list[dict[str, Any]]] = [[] for _ in range(players)]
        self.blocked = [False] * players
        self.discard: list[str] = []
        self.played: list[str] = []
        self.draw = 0
        self.attacker: dict[str, Any] = {}

    def hear(self, event: Event) -> None:
        """Picture what one event tells of."""
        heard = event.seen_by(self.viewer)
        if heard is not None:
            getattr(self, f"_{heard.kind}")(-1 if heard.player is None else heard.player, **_no_keywords(heard.public))

    def picture(self) -> dict[str, Any]:
        """What can be compared with `shown` of the view."""
        return {
            "round": self.round,
            "dealer": self.dealer,
            "leaders": self.leaders,
            "totals": self.totals,
            "results": self.results,
            "blocked": self.blocked,
            "hands": [sorted(hand) for hand in self.hands],
            "chains": self.chains,
            "discard_pile": self.discard,
            "played_pile": self.played,
            "draw_pile": self.draw,
            "over": self.over,
        }

    # ---- Hands and chains ---------------------------------------------------------------------

    def _gain(self, seat: int, card: str) -> None:
        self.hands[seat].append(card if seat == self.viewer else "?")

    def _lose(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card if seat == self.viewer else "?")

    def _chain(self, seat: int, tribu: str) -> dict[str, Any]:
        return next(chain for chain in self.chains[seat] if chain["tribu"] == tribu)

    def _lay(self, chain: dict[str, Any], card: str) -> None:
        if card == "totem":
            chain["totem"] = True
        else:
            chain["dioramas"].append(card)

    # ---- From a challenge's beginning to its end ------------------------------------------------

    def _leader_chosen(self, seat: int, leader: str) -> None:
        self.leaders[seat] = leader

    def _challenge_began(self, seat: int, challenge: int) -> None:
        self._clear()
        self.round, self.dealer, self.draw = challenge, seat, DECK

    def _dealt(self, seat: int, count: int, cards: list[str] | None = None) -> None:
        self.hands[seat] = cards or ["?"] * count
        self.draw -= count

    def _skipped(self, seat: int) -> None:
        self.blocked[seat] = False
        self.played.insert(0, "block")

    def _eliminated(self, seat: int, chain: str, active: str | None) -> None:
        self.chains[seat].remove(self._chain(seat, chain))
        self.discard += [chain] if active is None else [chain, active]

    def _revealed(self, seat: int, hand: list[str], active: dict[str, str]) -> None:
        self.hands[seat] = hand
        for chain in self.chains[seat]:
            chain["active"] = active.get(chain["tribu"])

    def _challenge_ended(self, seat: int, challenge: int, why: str, totals: list[int], **counting: Any) -> None:
        assert challenge == self.round
        assert counting["closer"] == (seat if why == "closed" else None)
        self.totals = totals
        self.results.append(counting)

    def _game_ended(self, _: int, why: str) -> None:
        assert why == ("100 spheres" if max(self.totals) >= 100 else "12 challenges")
        self.over = True

    # ---- A turn -------------------------------------------------------------------------------

    def _refilled(self, _: int, cards: int) -> None:
        assert (self.draw, cards) == (0, len(self.discard) - 1)
        self.draw = cards
        del self.discard[1:]

    def _drawn(self, seat: int, draw: int, card: str = "?") -> None:
        self.draw -= 1
        assert draw == self.draw
        self._gain(seat, card)

    def _took(self, seat: int, card: str) -> None:
        assert card == self.discard.pop(0)
        self._gain(seat, card)

    def _discarded(self, seat: int, card: str) -> None:
        self._lose(seat, card)
        self.discard.insert(0, card)

    def _founded(self, seat: int, chain: str) -> None:
        self._lose(seat, chain)
        self.chains[seat].append({"tribu": chain, "dioramas": [], "totem": False, "active": None})

    def _placed(self, seat: int, card: str, chain: str, complete: bool) -> None:
        self._lose(seat, card)
        self._lay(self._chain(seat, chain), card)
        assert complete == (len(self._chain(seat, chain)["dioramas"]) == 3)

    def _used(self, seat: int, card: str, from_: str, chain: str) -> None:
        assert self._chain(seat, from_)["active"] in (card, "?")
        self._chain(seat, from_)["active"] = None
        self._lay(self._chain(seat, chain), card)

    def _activated(self, seat: int, chain: str, card: str = "?") -> None:
        self._lose(seat, card)
        self._chain(seat, chain)["active"] = card

    def _swapped(self, seat: int, chain: str, given: str = "?", back: str = "?") -> None:
        assert self._chain(seat, chain)["active"] == back
        self._lose(seat, given)
        self._gain(seat, back)
        self._chain(seat, chain)["active"] = given

    def _blocked(self, seat: int, target: int) -> None:
        self._lose(seat, "block")
        self.blocked[target] = True

    def _played_draw3(self, seat: int) -> None:
        self._lose(seat, "draw3")
        self.played.insert(0, "draw3")

    def _attacked(self, seat: int, card: str, from_: str, target: int, chain: str) -> None:
        assert self._chain(target, chain)["dioramas"]
        self.attacker = self._chain(seat, from_)
        self.attacker["active"] = card

    def _defended(self, seat: int, card: str | None, from_: str | None, chain: str, destroyed: list[str]) -> None:
        attacked = self._chain(seat, chain)
        for vase in destroyed:
            assert vase == attacked["dioramas"].pop()
        self.discard += destroyed
        if from_ is not None and card is not None:
            self._chain(seat, from_)["active"] = None
            self.discard.append(card)
        self.discard.append(self.attacker["active"])
        self.attacker["active"] = None


def _no_keywords(fields: Any) -> dict[str, Any]:
    """The fields of an event as arguments: `from` is no name in Python."""
    return {"from_" if name == "from" else name: value for name, value in fields.items()}


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """The part of a view's dump that events tell of; hands in no order, of the draw pile only its size."""
    names = ("round", "dealer", "leaders", "totals", "results", "blocked", "discard_pile", "played_pile")
    chains = [
        [{name: chain[name] for name in ("tribu", "dioramas", "totem", "active")} for chain in row]
        for row in view["chains"]
    ]
    return {
        **{name: view[name] for name in names},
        "hands": [sorted(hand) for hand in view["hands"]],
        "chains": chains,
        "draw_pile": len(view["draw_pile"]),
        "over": view["phase"] == "END",
    }
