"""The legal actions of a Rixe (spec 3.1, 3.2, 3.4)."""

from __future__ import annotations

from rules.tribal.cards import ABOVE, BELOW, EMPTY, NINES
from rules.tribal.moves import FITTING, ONTO
from rules.tribal.repetition import UP_TO, column_print
from rules.tribal.rixe.actions import (
    COLLECT,
    DONE,
    DRAW,
    END,
    FITTING_TYPES,
    NEW_COLUMN,
    NINE_TYPES,
    PLAY,
    PLAY_NINE,
    PLAY_ONTO,
    PLAYS,
)
from rules.tribal.rixe.phases import ACT, CLEAN, MOST_MOVES
from rules.tribal.rixe.table import RixeTable


class RixeLegal(RixeTable):
    """Lists what the player who decides may do."""

    __slots__ = ()

    def _list_legal(self) -> list[int]:
        player = self.current_player
        assert player is not None
        if self.phase == ACT:
            found = self._list_turn(player)
        elif self.phase == CLEAN:
            found = self._list_cleaning(player)
        else:
            return [NEW_COLUMN + zone for zone in range(self.players)]
        found.sort()
        return found

    def _list_turn(self, player: int) -> list[int]:
        ends = self.ends
        found = self._plays(player)
        if not found:
            found.append(DRAW if self.may_draw() else END)
        tips = self.tips
        if tips[0] or tips[1]:
            for slot, end in enumerate(ends):
                if end < 8 and self.is_complete(slot):
                    found.append(COLLECT + end)
        if self.moves < MOST_MOVES:
            up = self.up[0]
            moves: list[int] = []
            for end in ends:
                moves += FITTING[end][up[BELOW[end]]]
            found += self._unseen(moves)
        return found

    def may_draw(self) -> bool:
        """Whether the player in turn may draw, provided that no hand card fits."""
        return bool(self.stock) and not self.has_drawn and not self.has_played

    def _plays(self, player: int) -> list[int]:
        """The PLAYs anywhere on the table."""
        tips = self.tips
        found: list[int] = []
        last = -1
        hand = self.hands[player]
        for card in hand:
            if card >> 1 != last:
                last = card >> 1
                found += PLAYS[card][tips[ABOVE[card]]]
        if hand and hand[-1] >= NINES and EMPTY in self.ends:
            self._add_nines(found, hand)
        return found

    def _add_nines(self, found: list[int], hand: list[int]) -> None:
        kinds = sorted({card >> 1 for card in hand if card >= NINES})
        empty = sorted({self.zones[slot] for slot, end in enumerate(self.ends) if end == EMPTY})
        for kind in kinds:
            for zone in empty:
                found.append(PLAY_NINE + 4 * (kind - NINE_TYPES) + zone)

    def _unseen(self, moves: list[int]) -> list[int]:
        """Those of these moves that recreate no position seen in this turn or phase (3.6).

        Copies being alike, a move can also recreate the very position in which it is made.
        """
        now, seen, keys, prints, place = self.print, self.seen, self.keys, self.prints, self.place
        found = []
        for move in moves:
            source = place[move >> 2]
            target = place[ONTO[move]]
            goal = keys[target]
            group = keys[source] & UP_TO[move >> 5]
            rest = keys[source] ^ group
            if rest == goal:
                continue
            if seen:
                parted = now - prints[source] - prints[target]
                if parted + column_print(rest) + column_print(goal | group) in seen:
                    continue
            found.append(move)
        return found

    def _list_cleaning(self, player: int) -> list[int]:
        zones, place = self.zones, self.place
        found = [play for play in self._plays(player) if self._zone_of_play(play) == player]
        if not found:
            found.append(DONE)
        if self.moves < MOST_MOVES:
            moves: list[int] = []
            up = self.up[0]
            for slot in self.slots_of(player):
                end = self.ends[slot]
                for move in FITTING[end][up[BELOW[end]]]:
                    if zones[place[move >> 2]] == player:
                        moves.append(move)
            found += self._unseen(moves)
        return found

    def _zone_of_play(self, play: int) -> int:
        """The zone into which a PLAY goes."""
        return play & 3 if play >= PLAY_NINE else self.zones[self.place[PLAY_ONTO[play - PLAY]]]

    def fitting_types(self, zone: int = -1) -> int:
        """The types (bits) that fit somewhere on the table, or in one zone."""
        fitting = 0
        for slot, end in enumerate(self.ends):
            if zone < 0 or self.zones[slot] == zone:
                fitting |= FITTING_TYPES[end]
        return fitting
