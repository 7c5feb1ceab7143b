"""A table of the host's: its chairs, the game once it has begun, those who look at it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import cache, partial
from typing import Any

import rules
from tribes_tui.play.clock import Clock, Clocks, clock_text
from tribes_tui.play.replica import Replica, recorded_clocks
from tribes_tui.play.table import Seat, Stale, Table, TableError
from tribes_tui.seats.parse import BOT_NAMES, rival_or_bot_name
from tribes_tui.seats.thinker import ask_bot
from tribes_tui.seats.worker import Answer
from tribes_tui.server.host.limits import USUAL as USUAL, Limits as Limits, NotNow as NotNow
from tribes_tui.server.host.logbook import Measures
from tribes_tui.server.host.table.bots import Bots, PacedBots, TableBots, Timekeeper
from tribes_tui.server.host.table.chat import Chat, Line, Listener
from tribes_tui.server.host.table.plan import (
    CLOCKS as CLOCKS,
    RESIGNS,
    TAKEN as TAKEN,
    Chair as Chair,
    Deal as Deal,
    Plan as Plan,
    Presence as Presence,
    bot_chair,
    check as check,
    patience as patience,
)
from tribes_tui.server.shared.shared import Records
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import lobby, table as said
from tribes_tui.table.board import GameBoard, board_of
from tribes_tui.words.common import BOT_MARK

TITLE = "host table "  # no words: in records
PAIRING = "pairing"
"""In what is kept of a table: for which game of a tournament, or whose attempt at a day's deal, it was opened. There is one table for each."""
DAY_PREFIX = "day "  # no words: with it begins the pairing of a day's deal

KEPT_FOR_THE_SAME = "same"
"""In what is kept of a table: its seats are for those who played with each other before, until its game begins."""


@cache
def unshown_board(game_id: str) -> GameBoard:
    """A game's board that nobody sees: it is asked what the game calls silence, and what no choice. One for all tables, for its pieces are many."""
    return board_of(game_id)


class HostedTable:
    """One table. `table` is None while people are still coming.

    `on_change` is told when a list of tables should show something else, `on_wish` when somebody wants to be asked or not,
    `on_flag` when a seat may be lost on time, `on_lost` when somebody has lost theirs, `keep` when the registry should be written; `log`
    takes lines for the host's log. `stood` gives for how many of the seconds between so many ago and so many ago somebody was away,
    `away_until` until when somebody is (seconds since 1970; 0: they aren't).
    """

    now = staticmethod(time.monotonic)
    """By which clocks run."""

    def __init__(self, id: str, plan: Plan, opener: str, limits: Limits, bots: Bots) -> None:
        self.id = id
        self.plan = plan
        self.opener = opener
        self.deal = Deal.draw()
        self.chairs = [
            bot_chair(level, rival_or_bot_name(level, (*plan.seats[:i], *BOT_NAMES[:i]))) if level else Chair()
            for i, level in enumerate(plan.seats)
        ]
        self.table: Table | None = None
        self.trouble = ""
        self.rematch: str | None = None
        self.invited: dict[str, bool] = {}
        """Whom the opener has invited, by their ids; false: they have declined. Empty once the game has begun."""
        self.watchers: tuple[str, ...] = ()
        """The names of those who look at the game and have no seat, in order."""
        self.more: dict[str, Any] = {}
        self.more_of_plan: dict[str, Any] = {}
        """What a newer program remembers of the table, and of its plan; kept for it."""
        self._is_unsealed = False
        self.chat = Chat(limits)
        self.limits = limits
        self.listeners: list[Listener] = []
        self.touched = 0.0
        """When somebody was there last, by the host's clock; since the host began at the earliest."""
        self.is_counted = False
        """Whether it was seen to that its end counts for the level that follows a person."""
        self.leads = True
        """Whether this host moves for bots here; of hosts that share their tables one does, and none where nobody is."""
        self.on_change: Callable[[], None] = lambda: None
        self.on_wish: Callable[[], None] = lambda: None
        self.on_flag: Callable[[int], None] = lambda seat: None
        self.on_lost: Callable[[str], None] = lambda owner: None
        self.stood: Callable[[str, float, float], float] = lambda owner, began, ended: 0.0
        self.away_until: Callable[[str], float] = lambda owner: 0.0
        self.keep: Callable[[], None] = lambda: None
        self.log: Callable[[str], None] = lambda text: None
        self._bots = TableBots(bots, opener)
        self._players: PacedBots | None = None
        self._is_asleep = True
        self._counted = 0
        self.measures = Measures()
        self._seen: dict[str, int] = {}
        self._timekeeper: Timekeeper | None = None
        self._told: dict[int, str] = {}

    # ---- What it is ---------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The game, and who sits there."""
        return f"{rules.games[self.plan.game_id].title}: {', '.join(name or lobby.free() for name in self.names)}"

    @property
    def names(self) -> list[str]:
        """In seat order, "" where a chair is free; no bot played on for those whose resigning ended the game."""
        is_decided = self.is_decided
        return [chair.name.removesuffix(BOT_MARK) if is_decided and chair.lost else chair.name for chair in self.chairs]

    @property
    def is_over(self) -> bool:
        """Whether its game has ended, or nobody is left against whom it could go on."""
        return self.table is not None and (self.table.is_over or self.is_decided)

    def has_resigned(self, chair: Chair) -> bool:
        """Whether whoever sat there has resigned, or their time was over and that is the same here."""
        return chair.resigned or (bool(chair.lost) and self.plan.lost == RESIGNS)

    @property
    def is_decided(self) -> bool:
        """Whether all but one have resigned, or all people have."""
        stay = [chair for chair in self.chairs if not self.has_resigned(chair)]
        return len(stay) < len(self.chairs) and (len(stay) < 2 or not any(chair.owner for chair in self.chairs))

    @property
    def places(self) -> list[int] | None:
        """In seat order, once it is over: those who have resigned are behind all others."""
        if self.table is None or not self.is_over:
            return None
        final = self.table.final
        ranking = [1] * len(self.chairs) if final is None else list(final.ranking())
        resigned = [self.has_resigned(chair) for chair in self.chairs]
        stay = [place for place, is_gone in zip(ranking, resigned, strict=True) if not is_gone]
        if len(stay) == len(ranking):
            return ranking
        return [
            len(stay) + 1 if is_gone else 1 + sum(other < place for other in stay)
            for place, is_gone in zip(ranking, resigned, strict=True)
        ]

    @property
    def age(self) -> float:
        """Seconds since its game was last recorded; 0 when it has not begun, or nobody can say."""
        if isinstance(self.table, Replica):
            return self.table.age
        path = self.table.path if self.table is not None else None
        try:
            return max(0.0, time.time() - path.stat().st_mtime) if path is not None else 0.0
        except OSError:
            return 0.0

    def chair_of(self, person: str) -> int | None:
        """Where somebody sits, None when they have no seat here."""
        return next((i for i, chair in enumerate(self.chairs) if chair.owner == person), None)

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits, or sat until their resigning, or others', ended the game."""
        seat = self.chair_of(person)
        if seat is None and self.is_decided:
            return next((i for i, chair in enumerate(self.chairs) if chair.player == person), None)
        return seat

    @property
    def free(self) -> int | None:
        """The first free chair."""
        return next((i for i, chair in enumerate(self.chairs) if chair.is_free), None)

    @property
    def pairing(self) -> str:
        """What it was opened for, if its result is compared with others; else ""."""
        return str(self.more.get(PAIRING, ""))

    @property
    def is_of_day(self) -> bool:
        """Whether a day's deal is played there."""
        return self.pairing.startswith(DAY_PREFIX)

    @property
    def is_for_invited(self) -> bool:
        """Whether only who was invited may sit down, and nobody else sees it: with such a plan, and where seats are kept for the same players."""
        return self.plan.by_invitation or (self.table is None and bool(self.more.get(KEPT_FOR_THE_SAME)))

    @property
    def counts(self) -> bool:
        """Whether more comes of its result than is seen at the table: no hints, and it goes on when nobody is there."""
        return self.plan.rated or bool(self.pairing)

    @property
    def is_sealed(self) -> bool:
        """Whether others may yet play the same deal, so that nothing of it may be shown."""
        return bool(self.pairing) and not self._is_unsealed

    def unseal(self) -> None:
        """Nobody plays the same deal any more."""
        if self.is_sealed:
            self._is_unsealed = True
            if self.is_over:
                self._announce_proof()

    # ---- The beginning ------------------------------------------------------------------------

    def begin(self, records: Records) -> Table:
        """Deal; free chairs go to bots. Raises a `SaveError` when the game can't be recorded."""
        for number, chair in enumerate(self.chairs):
            if chair.is_free:
                self.chairs[number] = bot_chair("medium", BOT_NAMES[number])
        seats = [chair.seat() for chair in self.chairs]
        title = TITLE + self.id
        table = records.begin(self.plan.game_id, seats, self.plan.options, self.deal.seed, title, self.plan.clock)
        self.lay(table)
        self.announce_deal()
        return table

    def lay(self, table: Table) -> None:
        """The game is on the table: bots play, and what nobody asks for passes in silence."""
        self.table = table
        if isinstance(table, Replica):  # its end comes with the record, perhaps from another host
            table.on_draft = lambda draft: draft.follow(lambda: self.pass_silently(draft))
            table.follow(self._announce_end)
            table.on_timeout = self._announce_timeout
        self._seat_all()
        self._counted = table.number
        table.follow(self._count)
        table.follow(self._pass_if_leading)
        if self.plan.clock is not None:
            clocks = self._clocks(table, self.plan.clock)
            clocks.stood = self._stood
            self._timekeeper = Timekeeper(table, clocks, self.now, self._decide_for, lambda: self._pass_on(table))
        self._players = PacedBots(table, self._bots, self.limits.bot_seconds, self._announce_end, self.log)
        self._is_asleep = True
        self.pass_silently()
        if self.is_over:
            self._dismiss_bots()

    def _clocks(self, table: Table, clock: Clock) -> Clocks:
        """Those that all hosts of a record see alike, or this host's own."""
        if isinstance(table, Replica) and table.clocks is not None:
            return table.clocks
        return recorded_clocks(table, clock, self.now, self.age)

    def _stood(self, seat: int, began: float, ended: float) -> float:
        """As `Clocks.stood`, where decisions take days."""
        owner, now = self.chairs[seat].owner, self.now()
        return 0.0 if owner is None or not self.plan.over_days else self.stood(owner, now - began, now - ended)

    def wake(self, paused: bool) -> None:
        """Let the bots play, or wait because nobody is there to see it."""
        self._is_asleep = paused
        if self._players is not None:
            self._players.let(self.leads and not paused)

    def lead(self, leads: bool) -> None:
        """Whether this host, of all that show the table, moves for bots and for who doesn't ask."""
        if leads != self.leads:
            self.leads = leads
            self.wake(self._is_asleep)
            if leads:
                self._seat_all()
                self.pass_silently()

    def _seat_all(self) -> None:
        """The record says who decides, as the chairs do."""
        if self.table is None or self.is_over or not self.leads:
            return
        for number, chair in enumerate(self.chairs):
            if chair.seat() != self.table.seats[number]:
                self.table.replace_seat(number, chair.seat())

    def _dismiss_bots(self) -> None:
        if self._players is not None:
            self._players.stop()
            self._players = None

    def unlay(self) -> None:
        """The game that was begun here never was: another host has changed the table first."""
        self._dismiss_bots()
        if self.table is not None:
            self.table.close()
        self.table = self._timekeeper = None

    def stop(self) -> None:
        """The host stops: it costs nobody time, and gives nobody any."""
        if self._timekeeper is not None and self.table is not None and not self.table.is_closed:
            self._timekeeper.note()
        self.close()

    def close(self) -> None:
        """Let go of the record and the bots."""
        if self._players is not None:
            self._players.stop()
        if self.table is not None:
            self.table.close()

    # ---- Moves --------------------------------------------------------------------------------

    def propose(self, seat: int, action: int, number: int) -> bool:
        """As `Table.propose`."""
        assert self.table is not None
        if self.is_decided:
            raise Stale(said.decided())
        played = self.table.propose(seat, action, number)
        self._announce_end()
        return played

    def hint(self, seat: int, level: str, seconds: float) -> tuple[Future[Answer], TableBots]:
        """Ask a bot what it would do for `seat`, from its view, and who can be told that nobody waits for it any more."""
        assert self.table is not None
        asked = TableBots(self._bots.pool, self.chairs[seat].owner or self.opener, hints=True)
        return ask_bot(self.table, asked, seat, level, seconds), asked

    def move_for(self, seat: int, level: str, seconds: float) -> Future[Answer]:
        """The same for a move that others wait for, as they do for bots' moves."""
        assert self.table is not None
        return ask_bot(self.table, TableBots(self._bots.pool, self.opener), seat, level, seconds)

    def _count(self) -> None:
        """Moves that came, and those that went."""
        assert self.table is not None
        self.measures.moves += abs(self.table.number - self._counted)
        self._counted = self.table.number

    def _pass_if_leading(self) -> None:
        if self.leads:
            self.pass_silently()

    def pass_silently(self, draft: Table | None = None) -> None:
        """Who didn't say that they want to decide out of turn lets it pass, before anybody could notice a pause; and in a game over days
        nobody waits for somebody who isn't here where there is nothing to decide. At the table their screen sees to that, and says so.

        On a `draft` of the table, it is a part of what is tried there.
        """
        table = draft or self.table
        if table is None or table.is_closed or table.turn is None or self.is_decided:
            return
        seat, chair = table.turn, self.chairs[table.turn]
        if not chair.seat().is_human or (chair.presence.is_here and (chair.asks or not table.is_concealed)):
            return
        if table.is_concealed:
            self._pass_on(table)
            return
        if not self.plan.over_days:
            return
        view = table.view(seat)
        forced = unshown_board(self.plan.game_id).forced(view, view.legal_actions())
        if forced is not None:
            table.propose(seat, forced, table.number_for(seat))

    # ---- Time ---------------------------------------------------------------------------------

    def tick(self) -> None:
        """To be called about once a second: the clocks go on, for all who look at them."""
        if self._timekeeper is None or self.is_over:
            return
        if self.leads:
            self._timekeeper.tick()
        now = {seat: clock_text(left) for seat, left in self.time_left().items()}
        if now != self._told:
            self._told = now
            self._show_anew()

    def time_left(self) -> dict[int, float]:
        """Seconds that people have left, by seat; empty without clocks."""
        return {} if self._timekeeper is None or self.is_over else self._timekeeper.left()

    def spare(self, began: float, ended: float) -> None:
        """As `Replica.spare`: no host was there to count the time."""
        if isinstance(self.table, Replica):
            self.table.spare(began, ended)

    def _decide_for(self, seat: int) -> None:
        """Somebody's time is over: a bot decides for them, or they lose their seat."""
        assert self.table is not None
        assert self.plan.clock is not None
        if self.plan.lost:
            self.on_flag(seat)
            return
        loop, number = asyncio.get_running_loop(), self.table.number_for(seat)
        future = self.move_for(seat, self.plan.clock.then, self.limits.bot_seconds)
        future.add_done_callback(lambda done: loop.call_soon_threadsafe(self._decided, seat, number, done))

    def _decided(self, seat: int, number: int, answer: Future[Answer]) -> None:
        if self.table is None or self.is_over or self._timekeeper is None:
            return
        try:
            self.propose(seat, answer.result().action, number)
        except TableError:
            return  # they, or somebody, were faster
        except Exception as error:  # bots' processes may fail in many ways; the clock asks again
            self.log(f"no bot decided for seat {seat}: {error}")
            self._timekeeper.try_again()
        else:
            if not isinstance(self.table, Replica):  # there the record says it, to all hosts
                self._announce_timeout(seat)

    def _announce_timeout(self, seat: int) -> None:
        if not self.plan.lost:
            self.announce(partial(said.timed_out, name=self.chairs[seat].name))

    def has_lost(self, seat: int) -> bool:
        """Whether the time of a seat is over for all to see."""
        return self._timekeeper is not None and not self.is_over and self._timekeeper.has_lost(seat)

    def flag_again(self) -> None:
        """The seat could not be taken away yet."""
        if self._timekeeper is not None:
            self._timekeeper.try_again()

    def tell_lost(self, seat: int) -> None:
        """A seat was taken away: all at the table read so, who had it is there no more, and the record says who decides."""
        self._announce_lost(self.chairs[seat])
        self.on_lost(self.chairs[seat].lost)
        self._seat_all()
        self._announce_end()
        self.reseated()

    def _announce_lost(self, chair: Chair) -> None:
        late = said.resigned if self.plan.lost == RESIGNS else said.taken
        self.announce(partial(said.gives_up if chair.resigned else late, name=chair.name.removesuffix(BOT_MARK)))

    def _pass_on(self, table: Table) -> None:
        """Whoever is asked in secret lets it pass, if that can be: at the table, or on a draft of it."""
        if table.turn is None:
            return
        silence = unshown_board(self.plan.game_id).silence(table.view(table.turn))
        if silence is not None:
            table.propose(table.turn, silence, table.number_for(table.turn))

    # ---- The end ------------------------------------------------------------------------------

    def _announce_end(self) -> None:
        if self.is_over and self._players is not None:
            self._dismiss_bots()
            self._announce_proof()
            self.on_change()

    def announce_deal(self) -> None:
        """With what the deal is sealed; and, of a game that has begun elsewhere or before, who lost a seat, and what was sealed, once
        that may be known."""
        seal = said.sealed_compared if self.pairing else said.sealed
        self.announce(partial(seal, code=self.deal.commitment))
        for chair in self.chairs:
            if chair.lost:
                self._announce_lost(chair)
        if self.is_over:
            self._announce_proof()

    def _announce_proof(self) -> None:
        if not self.is_sealed:
            self.announce(partial(said.unsealed, proof=self.deal.proof))

    # ---- Those who look -----------------------------------------------------------------------

    def announce(self, word: Word) -> None:
        """A word to all who are at the table, kept with the chat."""
        self.chat.lines.append(word)
        self.tell(word)

    def tell(self, line: Line) -> None:
        """Show a line to all who are at the table."""
        for listener in self.listeners[:]:
            listener.said(line)

    def reseated(self) -> None:
        """Tell all who are at the table, and those in the lobby, that somebody came or went."""
        self._show_anew()
        self.on_change()

    def watched_by(self, names: Sequence[str]) -> None:
        """These people look at it now and have no seat; all who are at the table see it."""
        if self.watchers != tuple(names):
            self.watchers = tuple(names)
            self._show_anew()

    def _show_anew(self) -> None:
        for listener in self.listeners[:]:
            listener.reseated()

    def unplug(self, listener: Listener) -> None:
        """Somebody looks no more."""
        if listener in self.listeners:
            self.listeners.remove(listener)

    def saw(self, person: str, moves: int) -> None:
        """Somebody who has a seat goes, and knows of so many moves."""
        if self.chair_of(person) is not None:
            self._seen[person] = moves

    def seen(self, person: str) -> int | None:
        """How many moves somebody knew of when they were here last, None when they never were."""
        return self._seen.get(person)

    def replace(self, number: int, seat: Seat) -> None:
        """Somebody else decides for a chair from now on, in the record too."""
        if self.table is not None and not self.is_over:
            self.table.replace_seat(number, seat)
