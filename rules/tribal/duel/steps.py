"""Carrying out the actions of a Duel, up to the next decision (spec 3)."""

from __future__ import annotations

from rules.core.event import Event
from rules.tribal.cards import NAMES, NINES, NO_CARD, SYMBOL
from rules.tribal.duel.actions import (
    DONE,
    DRAW,
    END,
    MOVE_NINE,
    PLACE,
    PLACE_EMPTY,
    PLACE_SACRED,
    SACRED,
    STEAL,
    STEAL_NINE,
    STEAL_SACRED,
    TAKE,
)
from rules.tribal.duel.legal import DuelLegal, stolen_card
from rules.tribal.duel.phases import (
    ACT,
    BARE,
    CLEAN,
    COLUMNS,
    EMPTIED,
    MOST_IDLE,
    MOST_TURNS,
    NO_PROGRESS,
    OVER,
    PILES,
    TURN_LIMIT,
)
from rules.tribal.duel.phases import PLACE as PLACING
from rules.tribal.moves import MOVES, ONTO
from rules.tribal.repetition import PAIRS


class DuelSteps(DuelLegal):
    """Applies actions."""

    __slots__ = ()

    def _do(self, action: int) -> None:
        player = self.current_player
        assert player is not None
        if action < PLACE + 8:
            self.steps += 1
        if action < SACRED:
            self._move(action, player)
        elif action < STEAL:
            self._sacred(action - SACRED, player)
        elif action < DRAW:
            self._steal(action, player)
        elif action == DRAW:
            self._draw(player)
        elif action < END:
            self._take(action - TAKE, player)
        elif action >= PLACE + 8:
            self._place(action, player)
        if self._is_decided() and self._test_win(player):
            return
        if action == END:
            self._end_turn(player)
        elif action == DONE:
            self._end_cleaning(player)

    # ---- Moving -------------------------------------------------------------------------------

    def _move(self, action: int, player: int) -> None:
        if action < MOVES:
            head = action >> 2
            target = self.place[ONTO[action]]
            tie = PAIRS[action]
        else:
            head = NINES + (action - MOVE_NINE >> 1)
            target = self.first_empty(action - MOVE_NINE & 1)
            tie = 0
        source = self.place[head]
        old = self.ties[head]
        is_give = self.realm[source] != self.realm[target]
        if old and not is_give:
            self.seen.add(self.print)
        elif self.seen:
            self.seen = set()
        self.print ^= old ^ tie
        self.ties[head] = tie
        if self.events is not None:
            self._tell_move(player, head, source, target)
        if is_give:
            self._note_give(head, source, player)
        self._carry(head, source, target)

    def _note_give(self, head: int, source: int, player: int) -> None:
        group = self._group(head)
        self.held[player] -= len(group)
        self.held[1 - player] += len(group)
        if len(group) == len(self.columns[source]):
            for card in group:
                self.given |= 1 << card

    def _remove(self, source: int, player: int) -> int:
        """Take the end of a column off the table: a step that cannot be undone."""
        card = self.ends[source]
        self.print ^= self.ties[card]
        self.ties[card] = 0
        self.seen = set()
        self.held[player] -= 1
        return self._lift(source)

    def _add(self, card: int, target: int, player: int, tie: int) -> None:
        """Lay a card at the end of a column of `player`."""
        self.print ^= tie
        self.ties[card] = tie
        self.seen = set()
        self.held[player] += 1
        self._lay(card, target)

    def _turned_up(self, card: int, number: int) -> None:
        self.progress = True
        self.ties[card] = 0
        if self.phase == CLEAN:
            self.turned[self.realm[number]] += 1
        if self.events is not None:
            zone, column = divmod(number, COLUMNS)
            self.events.append(Event("turned_up", self.current_player, {"card": NAMES[card], "z": zone, "i": column}))

    # ---- Sacred piles, stealing, drawing --------------------------------------------------------

    def _sacred(self, card: int, player: int) -> None:
        if self.events is not None:
            self._tell(player, "sacred", card)
        self._remove(self.place[card], player)
        self._put_on_pile(card, player)

    def _put_on_pile(self, card: int, player: int) -> None:
        self.progress = True
        self.heights[4 * player + SYMBOL[card]] += 1
        self.laid[player] |= 1 << card

    def _steal(self, action: int, player: int) -> None:
        self.limited = True
        card = stolen_card(action)
        source = self.place[card]
        if action >= STEAL_SACRED:
            if self.events is not None:
                self._tell(player, "stolen_to_pile", card, {"i": source % COLUMNS})
            self._remove(source, 1 - player)
            self._put_on_pile(card, player)
            return
        if action >= STEAL_NINE:
            target, tie = self.first_empty(player), 0
        else:
            target, tie = self.place[ONTO[action - STEAL]], PAIRS[action - STEAL]
        if self.events is not None:
            self._tell(player, "stolen", card, {"i": source % COLUMNS, "j": target % COLUMNS})
        self.stolen = card
        self._remove(source, 1 - player)
        self._add(card, target, player, tie)

    def _draw(self, player: int) -> None:
        self.limited = True
        self.progress = True
        self.seen = set()
        card = self.stock.pop()
        has_place = self.has_place(card, player)
        if self.events is not None:
            self._tell(player, "drawn" if has_place else "discarded", card)
        if has_place:
            self.drawn = card
            self.phase = PLACING
        else:
            self.discard.append(card)
            self.discard.sort()

    def _take(self, card: int, player: int) -> None:
        self.limited = True
        self.seen = set()
        self.discard.remove(card)
        self.drawn = card
        self.phase = PLACING
        if self.events is not None:
            self._tell(player, "taken", card)

    def _place(self, action: int, player: int) -> None:
        card = self.drawn
        self.drawn = NO_CARD
        self.phase = ACT
        if action == PLACE_SACRED:
            if self.events is not None:
                self._tell(player, "placed_on_pile", card)
            self.seen = set()
            self._put_on_pile(card, player)
            return
        if action >= PLACE_EMPTY:
            target, tie = self.first_empty(action - PLACE_EMPTY), 0
        else:
            onto = action - PLACE
            target, tie = self.place[onto], PAIRS[card * 4 + (onto & 3)]
        zone, column = divmod(target, COLUMNS)
        if self.events is not None:
            self._tell(player, "placed", card, {"z": zone, "j": column, "onto": NAMES[self.ends[target]]})
        self._add(card, target, zone, tie)

    # ---- The course of the game -----------------------------------------------------------------

    def _end_cleaning(self, player: int) -> None:
        if self.events is not None:
            self.events.append(Event("cleaned", player, {"turned_up": self.turned[player]}))
        self.steps = 0
        self.seen = set()
        if player == 0:
            self.current_player = 1
            return
        first, second = self.turned
        self.current_player = self.youngest if first == second else int(second < first)
        self.phase = ACT
        self.turn = 1
        self.progress = False
        if self.events is not None:
            public = {"turned_up": self.turned[:], "youngest": self.youngest}
            self.events.append(Event("starter", self.current_player, public))

    def _end_turn(self, player: int) -> None:
        self.idle = 0 if self.progress else self.idle + 1
        self.no_steal, self.stolen = self.stolen, NO_CARD
        self.no_give, self.given = self.given, 0
        self.limited = self.progress = False
        self.steps = 0
        self.seen = set()
        if self.events is not None:
            self.events.append(Event("turn_ended", player, {"turn": self.turn, "idle": self.idle}))
        if self.idle >= MOST_IDLE:
            self._finish(self._leader(), NO_PROGRESS)
        elif self.turn >= MOST_TURNS:
            self._finish(self._leader(), TURN_LIMIT)
        else:
            self.turn += 1
            self.current_player = 1 - player

    def _is_decided(self) -> bool:
        """Whether a win is possible at all: a quick test before the exact one."""
        held = self.held
        return not (held[0] and held[1]) or self.heights.count(9) >= 4

    def _test_win(self, player: int) -> bool:
        """Test the winning conditions, for the player in turn first (3.3); True when the game is over."""
        for seat in (player, 1 - player):
            heights = self.heights[4 * seat : 4 * seat + 4]
            if min(heights) == 9:
                self._finish(seat, PILES)
                return True
            if not self.held[seat] and min(heights) >= 1:
                if seat == player:
                    self._finish(seat, BARE)
                    return True
                if self.options["win_if_emptied_by_opponent"]:
                    self._finish(seat, EMPTIED)
                    return True
        return False

    def standing(self, player: int) -> tuple[int, int, int]:
        """What ranks players in a game that nobody won (3.5), more is better."""
        zone = slice(player * COLUMNS, player * COLUMNS + COLUMNS)
        return self.sacred_total(player), -self.held[player], -sum(self.hidden[zone])

    def _leader(self) -> int:
        mine, theirs = self.standing(0), self.standing(1)
        return -1 if mine == theirs else int(theirs > mine)

    def _finish(self, winner: int, end: str) -> None:
        self.phase = OVER
        self.drawn = NO_CARD
        self.winner = winner
        self.end = end
        self.current_player = None
        if self.events is not None:
            self.events.append(Event("game_over", None if winner < 0 else winner, {"end": end}))

    # ---- Telling --------------------------------------------------------------------------------

    def _tell(self, player: int, kind: str, card: int, more: dict[str, int | str] | None = None) -> None:
        assert self.events is not None
        self.events.append(Event(kind, player, {"card": NAMES[card], **(more or {})}))

    def _tell_move(self, player: int, head: int, source: int, target: int) -> None:
        assert self.events is not None
        group = self._group(head)
        public = {
            "cards": [NAMES[card] for card in group],
            "z": source // COLUMNS,
            "i": source % COLUMNS,
            "k": len(self.columns[source]) - len(group),
            "to_z": target // COLUMNS,
            "j": target % COLUMNS,
            "onto": NAMES[self.ends[target]],
        }
        self.events.append(Event("moved", player, public))
