"""The legal actions of a Duel (spec 3.1, 3.2)."""

from __future__ import annotations

from rules.tribal.cards import ABOVE, BELOW, EMPTY, NINES, NO_CARD, RANK, RANKS, SYMBOL
from rules.tribal.duel.actions import (
    DONE,
    DRAW,
    END,
    HEAD,
    HEAD_RANK,
    MOVE_NINE,
    PLACE_EMPTY,
    PLACE_SACRED,
    PLACES,
    SACRED,
    STEAL,
    STEAL_NINE,
    STEAL_SACRED,
    STEALS,
    TAKE,
)
from rules.tribal.duel.phases import ACT, CLEAN, COLUMNS, MOST_STEPS
from rules.tribal.duel.table import DuelTable
from rules.tribal.moves import FITTING, MOVES, ONTO
from rules.tribal.repetition import PAIRS


class DuelLegal(DuelTable):
    """Lists what the player who decides may do."""

    __slots__ = ()

    def _list_legal(self) -> list[int]:
        assert self.current_player is not None
        if self.phase == ACT:
            found = self._list_turn(self.current_player)
        elif self.phase == CLEAN:
            found = self._list_cleaning(self.current_player)
        else:
            found = self.places(self.drawn, self.current_player)
        found.sort()
        return found

    def _list_turn(self, player: int) -> list[int]:
        if self.steps >= MOST_STEPS:
            return [END]
        own = player * COLUMNS
        other = COLUMNS - own
        own_ends = self.ends[own : own + COLUMNS]
        other_ends = self.ends[other : other + COLUMNS]
        mine = self.up[player]
        theirs = self.up[1 - player]
        heights = self.heights[4 * player : 4 * player + 4]
        found: list[int] = []
        for end in own_ends:
            found += FITTING[end][mine[BELOW[end]]]
        for end in other_ends:
            level = BELOW[end]
            found += FITTING[end][mine[level] | theirs[level]]
        if self.seen:
            found = self._unseen(found)
        if EMPTY in own_ends or EMPTY in other_ends:
            self._add_nines(found, player)
        if self.no_give:
            found = self._without_banned(found, player)
        for end in own_ends:
            if RANK[end] == heights[SYMBOL[end]]:
                found.append(SACRED + end)
        if not self.limited:
            self._add_steals(found, own_ends, other_ends, theirs, heights)
            if self.stock:
                found.append(DRAW)
            if self.discard:
                self._add_takes(found, player)
        found.append(END)
        return found

    def _unseen(self, moves: list[int]) -> list[int]:
        """Those of these moves that recreate no position seen in this turn (3.5.1)."""
        now, seen, ties = self.print, self.seen, self.ties
        return [move for move in moves if now ^ PAIRS[move] ^ ties[move >> 2] not in seen]

    def _add_nines(self, found: list[int], player: int) -> None:
        """Groups headed by a 9 to empty columns; within a zone only from on top of face-down cards."""
        place, realm, hidden = self.place, self.realm, self.hidden
        targets = [zone for zone in (0, 1) if self.has_empty(zone)]
        for card in range(NINES, NINES + 8):
            column = place[card]
            if column < 0:
                continue
            zone = realm[column]
            for target in targets:
                if hidden[column] if zone == target else target != player:
                    found.append(MOVE_NINE + 2 * (card - NINES) + target)

    def _add_steals(
        self, found: list[int], own_ends: list[int], other_ends: list[int], theirs: list[int], heights: list[int]
    ) -> None:
        tips = self.tips
        start = len(found)
        for end in own_ends:
            level = BELOW[end]
            found += STEALS[end][tips[level] & theirs[level]]
        for end in other_ends:
            if RANK[end] == heights[SYMBOL[end]]:
                found.append(STEAL_SACRED + end)
        if EMPTY in own_ends:
            found += [STEAL_NINE + end - NINES for end in other_ends if NINES <= end < EMPTY]
        if self.no_steal != NO_CARD:
            found[start:] = [action for action in found[start:] if stolen_card(action) != self.no_steal]

    def _add_takes(self, found: list[int], player: int) -> None:
        last = NO_CARD
        for card in self.discard:
            is_second_copy = card & 1 and last == card - 1
            if not is_second_copy and self.has_place(card, player):
                found.append(TAKE + card)
            last = card

    def has_place(self, card: int, player: int) -> bool:
        """Whether a card that is not on the table could be placed by `player` now."""
        if self.tips[ABOVE[card]] or RANK[card] == self.heights[4 * player + SYMBOL[card]]:
            return True
        return card >= NINES and EMPTY in self.ends

    def places(self, card: int, player: int) -> list[int]:
        """The PLACE actions for a card drawn or taken, ascending."""
        found = [*PLACES[card][self.tips[ABOVE[card]]]]
        if card >= NINES:
            found += [PLACE_EMPTY + zone for zone in (0, 1) if self.has_empty(zone)]
        if RANK[card] == self.heights[4 * player + SYMBOL[card]]:
            found.append(PLACE_SACRED)
        return found

    def _list_cleaning(self, player: int) -> list[int]:
        if self.steps >= MOST_STEPS:
            return [DONE]
        found = self.cleaning_moves(player)
        if not any(self._is_first(moved_card(move)) for move in found):
            found.append(DONE)
        return found

    def cleaning_moves(self, player: int) -> list[int]:
        """What a player may do in his own zone, DONE apart."""
        own_ends = self.ends[player * COLUMNS : player * COLUMNS + COLUMNS]
        mine = self.up[player]
        found: list[int] = []
        for end in own_ends:
            found += FITTING[end][mine[BELOW[end]]]
        found = self._unseen(found)
        if EMPTY in own_ends:
            for card in range(NINES, NINES + 8):
                column = self.place[card]
                if column >= 0 and self.realm[column] == player and self.hidden[column]:
                    found.append(MOVE_NINE + 2 * (card - NINES) + player)
        if self.options["clean_sacred"]:
            heights = self.heights[4 * player : 4 * player + 4]
            found += [SACRED + end for end in own_ends if RANK[end] == heights[SYMBOL[end]]]
        return found

    def _without_banned(self, moves: list[int], player: int) -> list[int]:
        """Those of these moves that give back no card that came with a column's last cards (3.4)."""
        place, realm = self.place, self.realm
        lowest = [RANKS] * (2 * COLUMNS)  # by own column: the rank of its last banned card; longer groups hold it
        banned = self.no_give
        while banned:
            card = (banned & -banned).bit_length() - 1
            banned &= banned - 1
            column = place[card]
            if column >= 0 and realm[column] == player and RANK[card] < lowest[column]:
                lowest[column] = RANK[card]
        return [
            move for move in moves if HEAD_RANK[move] < lowest[place[HEAD[move]]] or self.target_zone(move) == player
        ]

    def is_banned_give(self, action: int, player: int) -> bool:
        """Whether this MOVE would give back a card that came with a column's last cards (3.4)."""
        head = moved_card(action)
        if self.realm[self.place[head]] != player or self.target_zone(action) == player:
            return False
        return any(self.no_give >> card & 1 for card in self._group(head))

    def target_zone(self, move: int) -> int:
        """The zone into which a MOVE goes."""
        return self.realm[self.place[ONTO[move]]] if move < MOVES else (move - MOVE_NINE) & 1


def moved_card(action: int) -> int:
    """The head of a MOVE's group, or the card of a SACRED."""
    return HEAD[action] if action < SACRED else action - SACRED


def stolen_card(action: int) -> int:
    """The card that a STEAL or STEAL_SACRED takes."""
    if action >= STEAL_SACRED:
        return action - STEAL_SACRED
    if action >= STEAL_NINE:
        return NINES + action - STEAL_NINE
    return (action - STEAL) >> 2
