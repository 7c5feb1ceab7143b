"""The app of one session: it knows its own person, what the host shows everybody, and one seat's table."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import rules
from tribes_tui.display.terminals import toggle_mouse as toggle, turn_signal
from tribes_tui.play.seat import ShownTable
from tribes_tui.seats.par import DealtAgain
from tribes_tui.seats.reviewing import Reviews
from tribes_tui.server.host.news import AWAY
from tribes_tui.server.host.table.hosted import HostedTable, Plan
from tribes_tui.server.session import freeing
from tribes_tui.server.session.asking import Result, Then, told
from tribes_tui.server.session.entrance import Entrance, TellingApp
from tribes_tui.server.session.freeing import empty
from tribes_tui.server.session.remote_app import likes_of
from tribes_tui.server.session.screens.forms import HostSettingsScreen
from tribes_tui.server.session.screens.host_screen import if_agreed
from tribes_tui.server.session.screens.hosted_table import HostedTableScreen
from tribes_tui.server.session.screens.lobby import LobbyScreen
from tribes_tui.server.session.screens.table_tiles import brief_kind_of, kind_of
from tribes_tui.server.session.seat_table import SeatTable
from tribes_tui.server.transport.ssh_session import SshSession
from tribes_tui.server.words.said import lobby, queue, tournament, visit
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.screen.dialog import Dialog
from tribes_tui.widgets.screen.form import FormScreen
from tribes_tui.widgets.screen.framed_screen import FramedScreen
from tribes_tui.words.common import sentence
from tribes_tui.words.said import common

ANSWERS, LOOKS = 20.0, 0.5
"""Seconds without a key for which whoever answers something isn't led to a game yet; after which it is looked again, and for which a key is a
moment ago."""
FEW, CROWDED = 10, 0.02
"""Visits of a host at which every news is seen at once; seconds between two looks at what is new, for each visit more."""


class SessionApp(TellingApp):
    """Shows the lobby, tables and the rulebook to one person. Whatever fails here ends this session alone."""

    TITLE = "Tribes"

    def __init__(self, session: SshSession) -> None:
        super().__init__(session)
        self.table: SeatTable | None = None
        self.entrance = Entrance(self)
        self._lobby_seen, self._is_lobby_due = 0.0, False

    # ---- News ---------------------------------------------------------------------------------

    def signal_turn(self, game: str) -> None:
        """It is the person's turn: the terminal says so, if its window is not in front."""
        self._signal(common.your_turn(game=game))

    def _signal(self, text: str) -> None:
        wire = self.session.wire
        if not wire.is_in_front:
            wire.write(turn_signal(self.settings.turn, self.session.term, text))

    def your_turn(self, game: str) -> None:
        """The person must decide at a table that they are not at."""
        self.signal_turn(game)
        asked = [
            one
            for one in self.host.tables.values()
            if rules.games[one.plan.game_id].title == game and self.host.seating.is_asked(one, self.person)
        ]
        if asked != [self.hosted]:  # who has come there meanwhile sees it, and what Enter does
            self.warn(visit.your_turn(game=game))

    def invited(self, by: str, game: str) -> None:
        """Somebody has invited the person to a table; whoever they don't read rings no bell."""
        if by not in self.muted_names:
            self._signal(visit.invites_here(by=by, game=game))
            if self.screen is not self.lobby:  # which says it itself
                self.warn(visit.invites_here(by=by, game=game))

    def brought_to(self, hosted: HostedTable) -> None:
        """Partners were found, or a round begins: to the game, wherever the person is."""
        game, entered = rules.games[hosted.plan.game_id].title, self.host.tournaments.of(hosted)
        told = queue.found(game=game) if entered is None else tournament.begun(game=game, round=entered[1] + 1)
        self._signal(told)
        if self._is_asked:
            self.is_called = True
            self.warn(lobby.called(news=told))
        self._lead(hosted)

    @property
    def _is_asked(self) -> bool:
        """Whether something is being answered or filled in."""
        return isinstance(self.screen, Dialog | FormScreen)

    def _lead(self, hosted: HostedTable) -> None:
        """There, once what is being answered has been, or nobody does it any more; keys typed in that moment were meant for what was there before."""
        if self.hosted is hosted or hosted.is_over or hosted.chair_of(self.person.id) is None:
            self.is_called = False
            return
        if self._is_asked and self.session.idle < ANSWERS:
            self.set_timer(LOOKS, lambda: self._lead(hosted))
            return
        self.is_called = False
        if self.hosted is not None:
            self.host.departed(self.session, left=True)
        self.go_to(hosted)
        if isinstance(self.screen, HostedTableScreen) and self.session.idle < LOOKS:
            self.screen.hold_keys()

    def table_waits(self, game: str, round: int) -> None:
        """A round of a tournament has begun, and the person is not led to their table."""
        self._signal(tournament.waits(game=game, round=round))
        self.warn(tournament.waits(game=game, round=round))

    # ---- The way in ---------------------------------------------------------------------------

    def ask_for_code(self) -> None:
        """Somebody in the lobby has an invitation."""
        self.entrance.ask_for_code()

    def get_default_screen(self) -> LobbyScreen:
        """The lobby lies under everything."""
        return self.lobby

    def on_mount(self) -> None:
        """Nothing is shown yet."""
        if self.session.is_over:
            self.exit()
        self.call_later(self._begin)

    def on_unmount(self) -> None:
        """However it ends: nothing of it stays at the table."""
        self._drop_table()

    def let_go(self) -> None:
        """It is over, and nobody asks it for anything any more."""
        empty(self, self._held, "session")

    def _begin(self) -> None:
        """Nothing was shown so far: who has a seat to return to needn't see the lobby flash by."""
        self.is_shown = True
        self.call_after_refresh(self.painter.changed)
        self.entrance.begin()

    def enter(self) -> None:
        """Straight back to one's seat, or into the lobby; whoever is here sees that somebody came."""
        hosted = self.host.seating.seat_to_return_to(self.person)
        if hosted is not None:
            self.go_to(hosted)
        else:
            self.lobby.refresh_all()
            self.host.changed()

    # ---- The lobby ----------------------------------------------------------------------------

    def lobby_changed(self) -> None:
        """Tables or people are not what they were: seen at once, in a crowd the later the larger that is, so that its news leave time
        for keys."""
        if not self.is_running or not self.lobby.is_attached:
            return
        rest = self._lobby_seen + CROWDED * max(0, len(self.host.visits) - FEW) - time.monotonic()
        if rest <= 0:
            self._show_lobby()
        elif not self._is_lobby_due:
            self._is_lobby_due = True
            self.set_timer(rest, self._show_lobby)
        self._follow_beginning()

    def _show_lobby(self) -> None:
        self._is_lobby_due, self._lobby_seen = False, time.monotonic()
        for screen in self.screen_stack:
            refresh = getattr(screen, "refresh_all", None)
            if refresh is not None:
                refresh()

    def _follow_beginning(self) -> None:
        """The table where one waits has begun, or is gone."""
        hosted = self.hosted
        if hosted is None or self.table is not None:
            return
        if hosted.table is not None:
            self.go_to(hosted)
        elif hosted.id not in self.host.tables:
            self.come_back(lobby.gone())

    def open_table(self, plan: Plan | None) -> None:
        """A new table, as planned."""
        if plan is not None:
            self.attempt(lambda: self.host.seating.open_table(self.person, plan), self._no_longer_looking(self.go_to))

    def _no_longer_looking(self, then: Then[Result]) -> Then[Result]:
        """Whoever sits down looks for partners no more: if they did, they are told."""
        if self.host.partners.of(self.person) is None:
            return then

        def told_too(result: Result) -> None:
            then(result)
            self.tell_here(queue.stopped())

        return told_too

    def join(self, hosted: HostedTable) -> None:
        """Sit down at a table that has not begun; else look at it, unless the same deal is yet to be played."""
        why = self.host.why_not_watch(hosted, self.person)
        if why:
            self.tell_here(sentence(why))
            return
        if hosted.table is not None or hosted.chair_of(self.person.id) is not None:
            self.go_to(hosted)
            return

        def sit(agrees: bool) -> None:
            self.attempt(
                lambda: self.host.seating.join(hosted, self.person, agrees=agrees),
                self._no_longer_looking(lambda seat: self.go_to(hosted)),
            )

        if_agreed(self, hosted.plan, sit)

    def on_host_settings_screen_liked(self, message: HostSettingsScreen.Liked) -> None:
        """Use these settings from now on, and at the next visit."""
        if message.settings.mouse != self.settings.mouse and message.settings.mouse != self.has_mouse:
            toggle(self)
        self.take(message.settings)
        likes = {
            **likes_of(message.settings),
            **({} if message.talk else {"talk": False}),
            **({AWAY: True} if message.away else {}),
        }
        self.attempt(lambda: self.host.people.like(self.person, likes))
        for screen in self.screen_stack:
            if isinstance(screen, FramedScreen):
                screen.restyle()

    def keep_settings(self, **changed: Any) -> None:
        """Other values of settings of which nothing is seen at once, at the next visit, too."""
        self.settings = self.settings._replace(**changed)
        liked = {name: value for name, value in likes_of(self.settings).items() if name in changed}
        others = {name: value for name, value in self.person.likes.items() if name not in changed}
        self.attempt(lambda: self.host.people.like(self.person, {**others, **liked}))

    # ---- At a table ---------------------------------------------------------------------------

    def go_to(self, hosted: HostedTable) -> None:
        """Go to a table: to one's seat, to wait for others, or to watch."""
        self._clear()
        self.hosted = hosted
        if hosted.table is None:
            from tribes_tui.server.session.screens.waiting import WaitingScreen

            self.push_screen(WaitingScreen(hosted))
            self.host.arrived(self.session, hosted)
            return
        access = partial(self.host.seating.watch_or_play, hosted, self.person)
        self.table = SeatTable(access, hosted.plan.game_id, hosted.title, self.session.later)
        since = self.host.absences.seen(self.person, hosted)
        heard = [line for line in hosted.chat.lines if self.hears(line)]
        kinds = kind_of(self.host, hosted), brief_kind_of(self.host, hosted)
        self.push_screen(HostedTableScreen(self.table, heard, since, *kinds))
        self.host.arrived(self.session, hosted)

    def come_back(self, news: str = "") -> None:
        """Back to the lobby."""
        self.lobby.comes_from_table()
        self._clear()
        self.host.departed(self.session, left=True)
        self.lobby.announce(news)

    def step_aside(self) -> None:
        """The same person plays from elsewhere now."""
        self._clear()
        self.lobby.announce(lobby.elsewhere())

    def seat_lost(self, game: str, *, resigned: bool) -> None:
        """The person's time is over, or they have resigned, and so is the game for them."""
        self.come_back(lobby.seat_lost_resigned(game=game) if resigned else lobby.seat_lost(game=game))

    def table_closed(self) -> None:
        """The table where the person is goes."""
        self._clear()
        self.announce(lobby.closed())

    def line_lost(self) -> None:
        """Nobody is there any more."""
        self._drop_table()
        if self.is_running:
            self.exit()

    def end_at_last(self, task: asyncio.Task[None]) -> str:
        """It was told long ago that nobody is there, and goes on, as this task: end it; where it waited."""
        found = freeing.places(task, self._held)
        freeing.cancel_all(self._held)
        return found

    def on_table_screen_left(self, message: TableScreen.Left) -> None:
        """Home, or for another game."""
        hosted, seat = self.hosted, None if self.table is None else self.table.viewer
        if message.where in ("replay", "review") and hosted is not None:  # the table stays below
            self._show_replay(hosted, seat, message.where == "review", message.again)
            return
        self.come_back(self._what_of_seat(hosted) if message.where == "home" else "")
        if message.where == "rematch" and hosted is not None:
            self.attempt(
                lambda: self.host.seating.check_rematch(hosted, self.person), lambda _: self._play_again(hosted)
            )

    def _play_again(self, hosted: HostedTable) -> None:
        if_agreed(
            self,
            hosted.plan,
            lambda agrees: self.attempt(
                lambda: self.host.seating.rematch(hosted, self.person, agrees=agrees), self.go_to
            ),
        )

    def _what_of_seat(self, hosted: HostedTable | None) -> str:
        """What becomes of the seat of whoever leaves a game that goes on; "" for who has none there."""
        if hosted is None or hosted.is_over or hosted.chair_of(self.person.id) is None:
            return ""
        game = rules.games[hosted.plan.game_id].title
        if hosted.plan.clock is not None:
            if hosted.plan.over_days and self.host.absences.away_until(self.person.id):
                return lobby.seat_kept_stands(game=game)
            is_asked = self.host.seating.is_asked(hosted, self.person)
            return lobby.seat_kept_clock(game=game) if is_asked else lobby.seat_kept_later(game=game)
        others = [chair for chair in hosted.chairs if chair.owner not in (None, self.person.id)]
        if hosted.plan.live and others:
            if not any(chair.presence.is_here for chair in others):
                return lobby.seat_kept_alone(game=game)
            return lobby.seat_kept_for(game=game, seconds=round(self.host.limits.grace_left))
        return lobby.seat_kept(game=game)

    def on_table_screen_trial(self, message: TableScreen.Trial) -> None:
        """A table to try moves at; the game stays below it."""
        from tribes_tui.screens.trial import TrialScreen

        self.push_screen(TrialScreen(*message.begins))

    def on_table_screen_rules(self, message: TableScreen.Rules) -> None:
        """The rulebook, over the table."""
        self.show_rules(message.game_id, message.section)

    @property
    def reviews(self) -> Reviews:
        """Who reviews games that are over."""
        return self.host.finished.reviews_for(self.person.id)

    def dealt_again(self, table: ShownTable, seat: int) -> DealtAgain | None:
        """What bots make of the deal of this person's table, which is over."""
        hosted = self.hosted
        return (
            None
            if hosted is None or hosted.is_sealed or hosted.is_decided
            else DealtAgain(
                self.host.finished.pars_for(self.person.id), lambda: self.host.finished.recording(hosted), seat
            )
        )

    def _show_replay(
        self, hosted: HostedTable, seat: int | None, opens_review: bool, again: Callable[[], None]
    ) -> None:
        """Walk through a game that is over; `again` shows its end when that is over, too."""
        from tribes_tui.screens.replay.screen import ReplayScreen

        self.attempt(
            lambda: self.host.finished.looked_back(hosted),
            lambda recording: self.push_screen(
                ReplayScreen(recording, reviewed=seat, opens_review=opens_review), lambda _: again()
            ),
            lambda error: self.warn(told(error)),
        )

    def _clear(self) -> None:
        self._drop_table()
        while self.screen is not self.lobby:
            self.pop_screen()

    def _drop_table(self) -> None:
        if self.table is not None:
            hosted, moves = self.hosted, len(self.table.history(None))
            if hosted is not None:
                hosted.saw(self.person.id, moves)
                self.host.change(lambda: self.host.absences.saw(self.person, hosted, moves))
            self.table.close()
        self.table = self.hosted = None
