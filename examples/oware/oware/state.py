"""A position of Oware, and what a move does to it. Houses 0 to 5 are the first seat's, 6 to 11 the second's, in the order of sowing."""

from __future__ import annotations

from typing import Any

from rules import Event, Refusal, State
from rules.core.observation import Sheet
from rules.core.state import refusal_of

HOUSES, SIDE = 12, 6
CAPTURED = 2, 3
"""A house of the opponent's with so many seeds, once the last one has fallen there, is captured."""


class OwareState(State):
    """`houses`: the seeds in each; `stores`: those that each seat has captured; `quiet`: moves since the last capture."""

    __slots__ = ("houses", "moves", "quiet", "stores")

    houses: list[int]
    stores: list[int]
    quiet: int
    moves: int

    # ---- Moves --------------------------------------------------------------------------------

    @property
    def mover(self) -> int:
        """Whoever is to move; the game isn't over."""
        assert self.current_player is not None
        return self.current_player

    def _list_legal(self) -> list[int]:
        seat = self.mover
        own = [house for house in range(SIDE) if self.houses[seat * SIDE + house]]
        if any(self.side(1 - seat)):
            return own
        return [house for house in own if self.reaches_over(house)]

    def side(self, seat: int) -> list[int]:
        """The seeds in a seat's houses."""
        return self.houses[seat * SIDE : seat * SIDE + SIDE]

    def reaches_over(self, house: int) -> bool:
        """Whether sowing that house of whoever is to move gives the opponent a seed."""
        return self.houses[self.mover * SIDE + house] > SIDE - 1 - house

    def sown(self, house: int) -> tuple[list[int], list[int]]:
        """What sowing that house leaves in all houses, and which houses it captures, the last one sown first."""
        seat = self.mover
        houses, at = self.houses[:], seat * SIDE + house
        seeds, start = houses[at], at
        houses[at] = 0
        while seeds:
            at = (at + 1) % HOUSES
            if at != start:
                houses[at] += 1
                seeds -= 1
        others, taken = range((1 - seat) * SIDE, (1 - seat) * SIDE + SIDE), []
        while at in others and houses[at] in CAPTURED:
            taken.append(at)
            at -= 1
        is_all = taken and not any(houses[place] for place in others if place not in taken)
        if is_all and self.options["grand_slam"] == "nothing":
            taken = []
        return houses, taken

    def _do(self, action: int) -> None:
        seat = self.mover
        houses, taken = self.sown(action)
        sown = self.houses[seat * SIDE + action]
        seeds = sum(houses[place] for place in taken)
        self.houses = [0 if place in taken else count for place, count in enumerate(houses)]
        self.stores[seat] += seeds
        self.moves += 1
        self.quiet = 0 if taken else self.quiet + 1
        self._tell("sow", seat, {"house": action, "seeds": sown})
        if taken:
            self._tell("capture", seat, {"houses": [place % SIDE for place in taken], "seeds": seeds})
        self.current_player = 1 - seat
        if self._is_over() or not self._list_legal():
            self._end()

    def _is_over(self) -> bool:
        return 2 * max(self.stores) > self.all_seeds or not any(self.houses) or self.quiet >= self.options["quiet"]

    @property
    def all_seeds(self) -> int:
        """Those in houses and stores together."""
        return HOUSES * int(self.options["seeds"])

    def _end(self) -> None:
        """Unless somebody has more than half, each takes what lies on their own side."""
        why = (
            "half"
            if 2 * max(self.stores) > self.all_seeds
            else "quiet"
            if self.quiet >= self.options["quiet"]
            else "stuck"
        )
        self.current_player = None
        if why != "half":
            for seat in range(2):
                self.stores[seat] += sum(self.side(seat))
            self.houses = [0] * HOUSES
        self._tell("end", None, {"why": why})

    def _tell(self, kind: str, seat: int | None, fields: dict[str, Any]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, fields))

    def _explain(self, action: int) -> Refusal:
        seat = self.current_player
        if seat is None:
            return refusal_of("oware", "6", "over", "the game is over")
        if not self.houses[seat * SIDE + action]:
            return refusal_of("oware", "2", "empty", "that house is empty")
        return refusal_of("oware", "5", "feed", "the opponent has no seeds: sow a house that gives them some")

    # ---- What every game says of a position ---------------------------------------------------

    def _copy(self) -> OwareState:
        twin = object.__new__(OwareState)
        twin.houses, twin.stores, twin.quiet, twin.moves = self.houses[:], self.stores[:], self.quiet, self.moves
        return twin

    def _mask(self, viewer: int) -> None:
        """Nothing is hidden."""

    def _unmask(self, rng: Any) -> None:
        """Nothing was hidden."""

    def _dump_fields(self) -> dict[str, Any]:
        return {"houses": self.houses[:], "stores": self.stores[:], "quiet": self.quiet, "moves": self.moves}

    @property
    def round(self) -> int:
        """Both have moved once in each."""
        return self.moves // 2 + 1

    def scores(self) -> tuple[int, ...]:
        """The seeds that each has captured."""
        return self.stores[0], self.stores[1]

    # ---- For bots and learners ----------------------------------------------------------------

    def hint(self, action: int) -> float:
        """Seeds captured, less what the opponent could then capture at once."""
        seat = self.mover
        houses, taken = self.sown(action)
        won = sum(houses[place] for place in taken)
        twin = self.clone()
        twin.houses = [0 if place in taken else count for place, count in enumerate(houses)]
        twin.current_player = 1 - seat
        most = 0
        for reply in range(SIDE):
            if twin.houses[(1 - seat) * SIDE + reply]:
                after, lost = twin.sown(reply)
                most = max(most, sum(after[place] for place in lost))
        return won - 0.9 * most + 0.02 * action

    def value(self, player: int) -> float:
        """By how many seeds they are ahead; a little by how many houses they can choose."""
        if self.is_terminal:
            return self.returns()[player]
        ahead = self.stores[player] - self.stores[1 - player]
        mobile = sum(map(bool, self.side(player))) - sum(map(bool, self.side(1 - player)))
        return max(-1.0, min(1.0, ahead / (self.all_seeds / 3) + mobile / 60))

    def _observe(self, sheet: Sheet) -> None:
        me = max(self.viewer or 0, 0)
        for who, seat in (("you", me), ("other", 1 - me)):
            sheet.counts(f"{who}, houses", "abcdef", self.side(seat), 12)
            sheet.number(f"{who}, store", self.stores[seat], self.all_seeds)
        sheet.number("quiet", self.quiet, float(self.options["quiet"]))
        sheet.number("to move", self.current_player == me, 1)
