"""Carrying out the actions of a Rixe, up to the next decision (spec 3.1-3.4)."""

from __future__ import annotations

from bisect import insort

from rules.core.event import Event
from rules.tribal.cards import BIT, EMPTY, LEVEL, NAMES
from rules.tribal.moves import ONTO
from rules.tribal.repetition import UP_TO, column_print, type_bit
from rules.tribal.rixe.actions import COLLECT, DONE, DRAW, END, NEW_COLUMN, NINE_TYPES, PLAY, PLAY_NINE, PLAY_ONTO
from rules.tribal.rixe.phases import CLEAN
from rules.tribal.rixe.rounds import RixeRounds


class RixeSteps(RixeRounds):
    """Applies actions."""

    __slots__ = ()

    def _do(self, action: int) -> None:
        player = self.current_player
        assert player is not None
        if action < PLAY:
            self._move(action, player)
        elif action < COLLECT:
            self._play(action, player)
        elif action < DRAW:
            self._collect(self.place[action - COLLECT], player)
        elif action == DRAW:
            self._draw(player)
        elif action == END:
            self._end_turn(player)
        elif action == DONE:
            self._rule_out(player, self.fitting_types(player))
            self._end_cleaning(player)
        else:
            self._new_column(action - NEW_COLUMN, player)

    def _move(self, action: int, player: int) -> None:
        head = action >> 2
        source = self.place[head]
        target = self.place[ONTO[action]]
        if self.events is not None:
            self._tell_move(player, head, source, target)
        key = self.keys[source]
        group = key & UP_TO[head >> 3]
        if key >> 2 == group >> 2:
            self.seen = set()
        else:
            self.seen.add(self.print)
        self.moves += 1
        self._set_key(source, key ^ group)
        self._set_key(target, self.keys[target] | group)
        self._carry(head, source, target)

    def _set_key(self, slot: int, key: int) -> None:
        new = column_print(key)
        self.print += new - self.prints[slot]
        self.prints[slot] = new
        self.keys[slot] = key

    def _lay_down(self, card: int, slot: int) -> None:
        self._set_key(slot, self.keys[slot] | type_bit(card))
        self.seen = set()
        self._lay(card, slot)

    # ---- Playing and drawing --------------------------------------------------------------------

    def _play(self, action: int, player: int) -> None:
        if action < PLAY_NINE:
            kind = action - PLAY >> 2
            slot = self.place[PLAY_ONTO[action - PLAY]]
        else:
            kind = NINE_TYPES + (action - PLAY_NINE >> 2)
            slot = self.first_empty(action - PLAY_NINE & 3)
        card = self._take_from_hand(kind, player)
        if self.events is not None:
            public = {**self._where(slot), "card": NAMES[card], "onto": NAMES[self.ends[slot]]}
            self.events.append(Event("played", player, public))
        self._lay_down(card, slot)
        if self.phase == CLEAN:
            self.cleaned[player] += 1
            if not self.hands[player]:
                self._end_cleaning(player)
            return
        self.has_played = True
        self.dry = 0
        if not self.hands[player]:
            self._go_out(player)

    def _take_from_hand(self, kind: int, player: int) -> int:
        """Remove the lower copy of that type; of what is known, the oldest card that it can have been."""
        hand = self.hands[player]
        card = 2 * kind if 2 * kind in hand else 2 * kind + 1
        hand.remove(card)
        known = self.lacks[player]
        for i, types in enumerate(known):
            if not types >> kind & 1:
                self.lacks[player] = known[:i] + known[i + 1 :]
                return card
        self.lacks[player] = known[1:]
        return card

    def _go_out(self, player: int) -> None:
        for slot in range(len(self.columns)):
            if self.is_complete(slot):
                self._collect(slot, player)
        if self.events is not None:
            self.events.append(Event("went_out", player))
        self._end_round([player])

    def _collect(self, slot: int, player: int) -> None:
        cards = self.columns[slot]
        if self.events is not None:
            public = {**self._where(slot), "cards": [NAMES[card] for card in cards]}
            self.events.append(Event("collected", player, public))
        self.tips[LEVEL[cards[-1]]] ^= BIT[cards[-1]]
        for card in cards:
            self.place[card] = -1
            self.up[0][LEVEL[card]] ^= BIT[card]
        self.collected[player] = self.collected[player] + cards
        self.columns[slot] = []
        self.ends[slot] = EMPTY
        self._set_key(slot, self.zones[slot])
        self.seen = set()
        self.points[player] += 1

    def _draw(self, player: int) -> None:
        self._rule_out(player, self.fitting_types())
        card = self.stock.pop()
        insort(self.hands[player], card)
        self.lacks[player] = [*self.lacks[player], 0]
        self.has_drawn = True
        self.seen = set()
        if self.events is not None:
            self.events.append(Event("drew", player, None, {"card": NAMES[card]}, (player,)))

    def _end_turn(self, player: int) -> None:
        self._rule_out(player, self.fitting_types())
        if not self.has_played:
            self.dry += 1
        if self.events is not None:
            self.events.append(Event("turn_ended", player, {"dry": self.dry}))
        self._begin_turn((player + 1) % self.players)

    # ---- Telling --------------------------------------------------------------------------------

    def _where(self, slot: int) -> dict[str, int | str]:
        zone = self.zones[slot]
        return {"z": zone, "slot": self.slots_of(zone).index(slot)}

    def _tell_move(self, player: int, head: int, source: int, target: int) -> None:
        assert self.events is not None
        group = self._group(head)
        public = {
            **self._where(source),
            "k": len(self.columns[source]) - len(group),
            "to_z": self._where(target)["z"],
            "to_slot": self._where(target)["slot"],
            "cards": [NAMES[card] for card in group],
            "onto": NAMES[self.ends[target]],
        }
        self.events.append(Event("moved", player, public))
