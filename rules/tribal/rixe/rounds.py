"""The course of a Rixe: dealing, who starts, dry laps, the ends of rounds and of the game (spec 2, 3.1-3.5)."""

from __future__ import annotations

from rules.core.event import Event
from rules.tribal.cards import CARDS, EMPTY, NAMES, NO_CARD
from rules.tribal.repetition import column_print
from rules.tribal.rixe.legal import RixeLegal
from rules.tribal.rixe.phases import ACT, CLEAN, COMPLETE, HAND, NEW_COLUMN, OUT_POINTS, OVER, SLOTS


class RixeRounds(RixeLegal):
    """Everything that happens between the decisions."""

    __slots__ = ()

    def deal(self) -> None:
        """Shuffle all cards and deal a round; player 0 cleans first."""
        players = self.players
        deck = [*range(CARDS)]
        self._shuffle(deck)
        self.hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(players)]
        self.lacks = [[0] * HAND for _ in range(players)]
        self.collected = [[] for _ in range(players)]
        self.cleaned = [0] * players
        self.zones = [zone for zone in range(players) for _ in range(SLOTS[players])]
        self.columns = [[deck.pop()] for _ in self.zones]
        self.stock = deck
        self.dry = 0
        self.index()
        self.phase = CLEAN
        self.current_player = 0
        self._fresh()
        if self.events is not None:
            self._tell_deal()

    def _tell_deal(self) -> None:
        assert self.events is not None
        columns = [[NAMES[self.ends[slot]] for slot in self.slots_of(zone)] for zone in range(self.players)]
        self.events.append(Event("round_begins", None, {"round": self.number, "columns": columns}))
        for player, hand in enumerate(self.hands):
            names = [NAMES[card] for card in hand]
            self.events.append(Event("dealt", player, {"count": HAND}, {"cards": names}, (player,)))

    def _fresh(self) -> None:
        """Begin a turn or a cleaning phase."""
        self.moves = 0
        self.has_played = self.has_drawn = False
        self.seen = set()

    def _rule_out(self, player: int, fitting: int) -> None:
        """Everybody sees that none of his hand cards is of these types: he could not have stopped else."""
        self.lacks[player] = [types | fitting for types in self.lacks[player]]

    # ---- Cleaning -------------------------------------------------------------------------------

    def _end_cleaning(self, player: int) -> None:
        if self.events is not None:
            self.events.append(Event("cleaned", player, {"played": self.cleaned[player]}))
        self._fresh()
        if player + 1 < self.players:
            self.current_player = player + 1
            return
        empty_handed = [seat for seat in range(self.players) if not self.hands[seat]]
        if empty_handed:
            self._end_round(empty_handed)
            return
        starter = self.first_of_the_fewest()
        if self.events is not None:
            public = {"played": self.cleaned[:], "youngest": self.youngest}
            self.events.append(Event("starter", starter, public))
        self._begin_turn(starter)

    def first_of_the_fewest(self) -> int:
        """The starter: the fewest cards played in cleaning; ties clockwise from the youngest."""
        clockwise = [(self.youngest + step) % self.players for step in range(self.players)]
        return min(clockwise, key=lambda seat: self.cleaned[seat])

    # ---- Turns ----------------------------------------------------------------------------------

    def _begin_turn(self, player: int) -> None:
        """The lap check (3.4), then the turn."""
        self._fresh()
        self.current_player = player
        self.phase = ACT
        if self.dry < self.players:
            return
        if not self.stock:
            self._end_round([])
            return
        self.turned = self.stock.pop()
        self.phase = NEW_COLUMN
        if self.events is not None:
            self.events.append(Event("dry_lap", player, {"card": NAMES[self.turned]}))

    def _new_column(self, zone: int, player: int) -> None:
        card, self.turned = self.turned, NO_CARD
        slot = self.first_empty(zone)
        if slot < 0:
            slot = self._add_slot(zone)
        self._lay_down(card, slot)
        self.dry = 0
        self.phase = ACT
        if self.events is not None:
            public = {"card": NAMES[card], "z": zone, "slot": self.slots_of(zone).index(slot)}
            self.events.append(Event("new_column", player, public))

    def _add_slot(self, zone: int) -> int:
        self.zones = [*self.zones, zone]
        self.columns.append([])
        self.hidden.append(0)
        self.realm = [*self.realm, 0]
        self.ends.append(EMPTY)
        self.keys.append(zone)
        self.prints.append(column_print(zone))
        self.print += self.prints[-1]
        return len(self.zones) - 1

    def _lay_down(self, card: int, slot: int) -> None:
        raise NotImplementedError

    # ---- Ends -----------------------------------------------------------------------------------

    def _end_round(self, out: list[int]) -> None:
        """Score the players who went out, and deal the next round or end the game."""
        for player in out:
            self.points[player] += OUT_POINTS
            self.outs[player] += 1
        gained = tuple(
            len(cards) // COMPLETE + (OUT_POINTS if player in out else 0) for player, cards in enumerate(self.collected)
        )
        self.tallies = (*self.tallies, (gained, sum(1 << player for player in out)))
        if self.events is not None:
            public = {"round": self.number, "out": out, "gained": [*gained], "scores": self.points[:]}
            self.events.append(Event("round_over", out[0] if len(out) == 1 else None, public))
        if self.number >= self.options["rounds"]:
            self.phase = OVER
            self.current_player = None
            if self.events is not None:
                self.events.append(Event("game_over", None, {"scores": self.points[:], "outs": self.outs[:]}))
            return
        self.number += 1
        self.deal()
