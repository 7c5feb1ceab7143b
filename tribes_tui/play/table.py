"""The table: one game being played, and the only place where a real state is changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set as AbstractSet
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import rules
from rules import IllegalAction, State
from rules.core.registry import edition
from saves import Check, End, Move, Parted, Record, SaveError, Seat as SeatEntry, Store, Undo
from saves.format.course import ASIDES, OFFERED
from saves.format.entries import Time, Timeout
from saves.replay import start
from tribes_tui.play.journal import Journal, begun, interruption, is_checked
from tribes_tui.play.past import Audience, Past, Played, play_on, why_ended
from tribes_tui.play.seat import (
    BOT as BOT,
    PROGRAM as PROGRAM,
    CannotUndo as CannotUndo,
    Entry as Entry,
    NotYourTurn as NotYourTurn,
    Seat as Seat,
    ShownTable as ShownTable,
    Stale as Stale,
    TableError as TableError,
    Update as Update,
    Watched,
    names_for as names_for,
    seat_from as seat_from,
)
from tribes_tui.words.said import playing as said

if TYPE_CHECKING:
    from tribes_tui.play.clock import Clock
    from tribes_tui.play.standings import Standings


class Table(Watched):
    """One game being played: the state, who sits where, the record.

    A move is checked, written durably, applied, and then told to all who watch. Nobody gets the state:
    everything comes as the view of one seat (or None, a spectator). Use it from one thread only.

    Attributes:
      game    the `rules.Game`
      seats   who sits where; changed by `replace_seat` only
      seed, options  what the game was started from
      is_elsewhere  whether the record lies in another place than where the game was begun
      interruption  what is said first: how a resumed game was left, whether the game counts; "" when there is nothing to say
      counts  whether it counts for a person's rating, as far as the table was told; `has_counted` whether it did, but no longer
      stage   the name of the journey's stage that is played, as far as the table was told; "" if it is none
      only_offered  whether the person has chosen nothing but suggested moves, as far as the table was told
      is_first, is_early  whether it is somebody's first game, and one of their first, as far as the table was told
      knows_deal  whether its deal was played before, as far as the table was told
      unasked  the numbers of the moves that were made for a person, who was asked nothing
      is_closed  whether nothing can be played any more
      times   seat -> milliseconds it had left when a resumed game was left; empty without clocks
    """

    interruption = ""
    counts = has_counted = knows_deal = only_offered = is_first = is_early = False
    stage = ""
    is_elsewhere = False
    times: Mapping[int, int] = {}
    _warned: tuple[str, int] = "", 0
    """What was last said to end that the game counts (`saves.format.course.ASIDES`), and after how many moves."""
    _stood: tuple[State | None, int, Standings | None] = (None, 0, None)
    _seen: tuple[State | None, int, dict[int | None, State]] = (None, 0, {})
    """A position, its number, and the views of it that were made."""

    def __init__(
        self, game_id: str, seats: Sequence[Seat], options: Mapping[str, object], seed: int, record: Record | None
    ) -> None:
        """Use `new` or `resume`."""
        super().__init__()
        self.game = rules.games[game_id]
        self.seats = list(seats)
        self.seed = seed
        self._past = Past(self.game, len(seats), seed, options)
        self._state: State = self._past.state_at(0)
        self.options = dict(self._state.options)
        self._journal = Journal(record)
        self._audience = Audience(self.watchers)
        self._undone: list[list[Played]] = []
        self.unasked: set[int] = set()
        self._held: dict[int, tuple[int, int]] = {}
        self._verdicts: dict[tuple[int, int], str | None] = {}
        self.is_closed = False

    @classmethod
    def new(
        cls,
        game_id: str,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        store: Store | None = None,
        title: str = "",
        clock: Clock | None = None,
        tells_hints: bool = False,
        stage: str = "",
    ) -> Table:
        """A new game, recorded in `store` (None: nowhere); when the disk refuses it, `unsaved` says so from the start.

        `clock`: how much time people have; whoever keeps the clocks writes them down by `keep_time`. `tells_hints`: whoever gives hints
        writes them down by `keep_hint`, and the record tells which version of its level a bot is. `stage`: the name of the journey's stage as which
        the game is begun.

        Raises `UnknownGame` or `BadOption`.
        """
        table = cls(game_id, seats, options or {}, seed, None)
        if store is not None:
            plain = [_with_policy(seat) if tells_hints else seat.plain() for seat in seats]
            limits = None if clock is None else clock.plain()
            header = (
                table.game.id,
                table.game.version,
                len(plain),
                table.options,
                seed,
                plain,
                title,
                limits,
                tells_hints,
                stage,
            )
            table._journal = begun(lambda: store.create(*header))
        return table

    @classmethod
    def resume(cls, record: Record) -> Table:
        """The game of an open record, by the rules it was played by, at its last move. Raises `OtherRules`, or `Parted`."""
        header = record.header
        seats = [seat_from(plain) for plain in record.seats]
        try:
            table = cls(edition(start(record).game), seats, header.options, header.seed, record)
            play_on(table._past, table._state, record)
        except Parted as error:
            raise Parted(f"{record.name}: {error}", error.number, error.good) from error
        table.interruption = interruption(record)
        table.times = dict(record.times)
        return table

    # ---- What everybody may know --------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many moves were played on the current branch, secret ones included: for the host, not for watchers."""
        return len(self._past)

    def number_for(self, viewer: int | None) -> int:
        """How many moves `viewer` knows of: the number in their updates, and the one to propose with."""
        return self._past.known_to(viewer)

    @property
    def turn(self) -> int | None:
        """The seat that must decide now, None when the game is over: for the host.

        A screen reads `current_player` of its own view, where a concealed decision doesn't show.
        """
        return self._state.current_player

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.is_terminal

    @property
    def is_concealed(self) -> bool:
        """Whether only the seat in turn may know that it is asked: for the host."""
        return self._state.is_concealed

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The points in seat order once the game is over, None before."""
        return self._state.scores() if self.is_over else None

    @property
    def points(self) -> tuple[int, ...]:
        """The points as they are now, in seat order: for the host."""
        return self._state.scores()

    @property
    def ranking(self) -> tuple[int, ...] | None:
        """The places in seat order once the game is over, None before."""
        return self._state.ranking() if self.is_over else None

    @property
    def end(self) -> str | None:
        """Why the game ended, in a word or two; None before."""
        return why_ended(self._past.moves[-1].events if self._past.moves else []) if self.is_over else None

    @property
    def final(self) -> State | None:
        """The whole state once the game is over and nothing is secret any more (a copy), None before."""
        return self._state.clone() if self.is_over else None

    def time_left(self) -> Mapping[int, float]:
        """As `ShownTable.time_left`: at one keyboard nobody has clocks."""
        return {}

    def standings(self) -> Standings | None:
        """How everybody stood after each move once the game is over, None before; may be asked in another thread."""
        from tribes_tui.play.standings import judged

        if not self.is_over:
            return None
        state, number, found = self._stood
        if state is not self._state or number != self.number or found is None:
            moves = self._past.moves
            found = judged(
                self._past.states(),
                [one.seat for one in moves],
                [one.events for one in moves],
                [one.action for one in moves],
            )
            self._stood = self._state, self.number, found
        return found

    def view(self, viewer: int | None) -> State:
        """What `viewer` may know now; made once, however many ask until the next move."""
        state, number, views = self._seen
        if state is not self._state or number != self.number:
            views = {}
            self._seen = self._state, self.number, views
        if viewer not in views:
            views[viewer] = self._state.view(viewer)
        return views[viewer]

    def history(self, viewer: int | None, since: int = 0) -> list[Entry]:
        """The moves so far, oldest first, as `viewer` may know them; those secret from them are left out.

        With `since`: only those that they don't know yet when their number is `since`.
        """
        return list(self._past.entries(viewer, since))

    def late(self, viewer: int | None, moves: int) -> tuple[State, list[Entry]] | None:
        """What `viewer` knew so many moves ago, counted by those that all know of; None before there are as many."""
        number = self._past.late(moves)
        if number is None:
            return None
        past = self._past.copy()
        past.drop_after(number)
        return past.state_at(number).view(viewer), list(past.entries(viewer))

    def lately(self, viewer: int, moves: int) -> list[tuple[State, int, State]]:
        """Those of so many of the last moves that `viewer` knows of, oldest first: what they knew before each, which action it was, and what then."""
        first = max(0, len(self._past) - moves)
        state, found = self._past.state_at(first), list[tuple[State, int, State]]()
        for played in self._past.moves[first:]:
            before = state.view(viewer)
            state.apply(played.action)
            if viewer not in played.unseen_by:
                found.append((before, played.action, state.view(viewer)))
        return found

    @property
    def _record(self) -> Record | None:
        return self._journal.record

    @property
    def unsaved(self) -> str | None:
        """Why the last moves are not on the disk; None when all is well. Every move tries again."""
        return self._journal.unsaved

    @property
    def nearly_full(self) -> str:
        """For how many more moves the record has room, as a sentence; empty while there is plenty."""
        return "" if self._record is None or self.unsaved else self._record.nearly_full

    @property
    def is_untouched(self) -> bool:
        """Whether there is nothing to keep yet: no move, or none that a person chose where people sit."""
        return self._record is None or self._record.is_untouched or (not self.is_over and not self._has_chosen())

    def _has_chosen(self) -> bool:
        """Whether a person, whoever sits there now, has made a move where others were allowed; where no people sit, nobody has to."""
        if not any(seat.is_human for seat in self.seats):
            return True
        chosen = self._journal.chosen_by_people() - self.unasked
        before = enumerate(self._past.states(), 1)  # move 1 is made in the first of them
        return any(number in chosen and len(state.legal_actions()) > 1 for number, state in before)

    @property
    def name(self) -> str:
        """The name of the record, empty when the game is not recorded."""
        return "" if self._record is None else self._record.name

    @property
    def path(self) -> Path | None:
        """Where the record lies, None when the game is not recorded."""
        return None if self._record is None else self._record.path

    # ---- Moves --------------------------------------------------------------------------------

    def propose(self, seat: int, action: int, number: int) -> bool:
        """Play `action` for `seat`, who answers the position after `number` moves (their `number_for`).

        When it returns True the move was durable before it was applied, and watchers were told; if the disk
        refused, `unsaved` says why, and the game goes on. False: somebody else is being asked in secret, and
        the move is kept until that is over; if the position changes before, it is dropped, for it answers
        an older one. Raises `IllegalAction`, `NotYourTurn`, `Stale`; nothing has changed then.
        """
        if not self._may_play(seat, action, number):
            return False
        self._undone.clear()
        self._commit(seat, action)
        self._play_held()
        self._settle()
        return True

    def save(self) -> str | None:
        """Try to write what is not on the disk yet; why it failed, None when all is well."""
        return self._journal.retry()

    def save_elsewhere(self, store: Store) -> None:
        """Go on in a record in `store`, with all moves so far. Raises `Unwritable`; nothing has changed then."""
        self._journal.elsewhere(store)
        self.is_elsewhere = True

    # ---- Taking back --------------------------------------------------------------------------

    def why_not_undo(self, seat: int, decisions: int = 1) -> str | None:
        """None if `seat` may take back its last so many decisions, else why not (`tribes_tui.play.undo` has the rule)."""
        from tribes_tui.play.undo import why_not_undo

        asked = seat, decisions
        if asked not in self._verdicts:
            self._verdicts[asked] = why_not_undo(self._past, self.seats, seat, self.is_over, decisions)
        return self._verdicts[asked]

    def undoes_others(self, seat: int, decisions: int = 1) -> bool:
        """Whether with the last so many decisions of `seat` more is taken back than its own moves."""
        from tribes_tui.play.undo import last_decision

        since = last_decision(self._past.moves, seat, decisions)
        return self.is_over or any(played.seat != seat for played in self._past.moves[since:])

    def undo(self, seat: int) -> None:
        """Take back the last decision of `seat` and all that followed; the record keeps the branch.

        Raises `CannotUndo`.
        """
        from tribes_tui.play.undo import last_decision

        reason = self.why_not_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        since = last_decision(self._past.moves, seat)
        assert since is not None
        dropped = self._take_back(since)
        self._journal.write(Undo(since, seat))
        self._audience.undone(self._past, self.view, seat, dropped)
        self._settle()

    def can_redo(self, seat: int) -> bool:
        """Whether `seat` may play again what it took back last."""
        return bool(self._undone) and self._undone[-1][0].seat == seat

    def redo(self, seat: int) -> None:
        """Play again what `seat` took back last, with all that followed. Raises `CannotUndo`."""
        if not self.can_redo(seat):
            raise CannotUndo(said.nothing_to_redo())
        for played in self._undone.pop():
            self._commit(played.seat, played.action)
        self._settle()

    # ---- Who is there -------------------------------------------------------------------------

    def replace_seat(self, seat: int, by: Seat) -> None:
        """Somebody else takes the seat: a bot takes over, or gives it back."""
        self.seats[seat] = by
        self._undone.clear()
        self._journal.write(SeatEntry(seat, by.plain()))
        self._settle()

    def keep_time(self, seat: int, left: int) -> None:
        """Write down how many milliseconds a seat has left, in a game with clocks that goes on."""
        if not self.is_over:
            self._journal.write(Time(self.number, seat, left))

    def keep_hint(self, seat: int) -> None:
        """Write down that a seat asks for a hint now."""
        self._journal.hint(seat)

    @property
    def has_all_stars(self) -> bool:
        """Whether a stage of the journey is played and nothing was done that leaves its first star alone."""
        return bool(self.stage) and self._record is not None and not (self.asides - {OFFERED} or self.knows_deal)

    @property
    def asides(self) -> AbstractSet[str]:
        """What the game has had besides its moves (`saves.format.course.ASIDES`)."""
        return frozenset() if self._record is None else self._record.asides

    def must_warn(self, aside: str) -> bool:
        """Whether the game counts, or can give all stars, until `aside` (`saves.format.course.ASIDES`), and nobody was told so since the last move."""
        is_asked = self.counts and not (
            self.is_early or all(seat.level == "easy" for seat in self.seats if not seat.is_human)
        )
        if not is_asked and not self.has_all_stars:
            return False
        before, self._warned = self._warned, (aside, self.number)
        return before != self._warned

    def counts_no_more(self) -> str:
        """Why the game counts no longer though it did until now (`saves.format.course.ASIDES`): told once, "" when it is as it was, or they were
        told before."""
        had = self._record.asides if self.counts and self._record is not None else ()
        lost = [aside for aside in ASIDES if aside in had and aside != OFFERED]  # which the end tells
        if lost:
            self.counts, self.has_counted = False, True
        return next((aside for aside in lost if aside != self._warned[0]), "")

    def keep_timeout(self, seat: int) -> None:
        """Write down that the time of a seat is over."""
        self._journal.write(Timeout(self.number, seat))

    def give_command(self, seat: int, command: str) -> None:
        """A program takes the seat that one had: nothing of it is written down."""
        self.seats[seat] = self.seats[seat]._replace(command=command)

    def close(self) -> None:
        """Let go of the record. Everything acknowledged is on the disk already; nothing can be played any more."""
        self.is_closed = True
        self.followers.clear()
        self._journal.close()

    def draft(self, journal: Journal) -> Table:
        """The same game at the same point, with a journal of its own: nobody watches it, and this table stays as it is."""
        draft = Table.__new__(Table)
        draft.__dict__ |= self.__dict__
        draft.seats = self.seats[:]
        draft._past = self._past.copy()
        draft._state = self._state.clone()
        draft._journal = journal
        draft.watchers, draft.followers = [], []
        draft._audience = Audience(draft.watchers)
        draft._undone = self._undone[:]
        draft._held, draft._verdicts = dict(self._held), {}
        return draft

    # ---- Inside -------------------------------------------------------------------------------

    def _may_play(self, seat: int, action: int, number: int) -> bool:
        """Whether `propose` plays the action now; False: it is held. Raises as `propose`."""
        if self.is_closed:
            raise Stale(said.closed())
        # The full count is never below the seat's own, so a late answer can't pass for it.
        if number not in (self.number_for(seat), self.number):
            raise Stale(said.moved_on())
        if seat != self.turn and self.is_concealed and self.view(seat).current_player == seat:
            self._hold(seat, action)
            return False
        self._check_turn(seat)
        refusal = self._state.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal.reason, refusal.section)
        return True

    def _take_back(self, since: int) -> list[Played]:
        """Cut the game back to `since` moves; what was cut off, which may be played again."""
        dropped = self._past.drop_after(since)
        self._undone.append(dropped)
        self._held.clear()
        self._state = self._past.state_at(since)
        return dropped

    def _check_turn(self, seat: int) -> None:
        if self.is_over or seat != self.turn:
            from tribes_tui.words.said import told

            raise IllegalAction(told.game_over()) if self.is_over else NotYourTurn(told.not_your_turn())

    def _hold(self, seat: int, action: int) -> None:
        refusal = self.view(seat).why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal.reason, refusal.section)
        self._held[seat] = (action, self.number_for(seat))

    def _play_held(self) -> None:
        while not self.is_concealed:
            seat = self.turn
            held = self._held.pop(seat, None) if seat is not None else None
            if seat is None or held is None:
                return
            action, number = held
            if number == self.number_for(seat) and self._state.is_legal(action):
                self._commit(seat, action)

    def _commit(self, seat: int, action: int) -> None:
        """Record, apply, tell: in this order. If the rules themselves fail, the game stays as it was."""
        number = self.number + 1
        kept = self._state.clone()
        self._journal.write(Move(seat, self._state.text(action), number))
        try:
            played = self._past.play(self._state, action)
        except Exception:
            self._state = kept
            self._journal.write(Undo(number - 1, seat))
            raise
        if is_checked(number, self._state):
            self._journal.write(Check(number, self._state.key()))
        if self.is_over:
            scores, ranking = self._state.scores(), self._state.ranking()
            offered = {OFFERED: True} if self.only_offered else {}
            self._journal.write(End(number, {"scores": [*scores], "ranking": [*ranking], "end": self.end, **offered}))
        self._audience.played(self._past, self.view, played)

    def _settle(self) -> None:
        """After every change: tell what is still to be told, then those who follow."""
        self._verdicts.clear()
        try:
            self._audience.deliver()
        finally:
            self.tell_followers()


def _with_policy(seat: Seat) -> dict[str, str]:
    """The seat as a record keeps it, with which version of its level a bot is."""
    from rules.bots.pinned import policy_of  # not before a game is begun

    policy = policy_of(seat.level) if seat.kind == BOT else ""
    return {**seat.plain(), "policy": policy} if policy else seat.plain()


def let_go(table: Table, store: Store) -> None:
    """Close a table for good. A game in which no person has moved is not kept."""
    table.close()
    if table.name and table.is_untouched and not table.is_elsewhere:
        with suppress(SaveError):
            store.delete(table.name)
