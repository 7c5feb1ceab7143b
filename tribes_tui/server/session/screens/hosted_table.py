"""The table as it is played on a host: the same screen, for one seat, with the others' presence and their talk."""

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import ClassVar, TypeGuard

from textual.binding import BindingType
from textual.events import Key

from tribes_tui.play.seat import ShownTable
from tribes_tui.seats.thinker import Thinker
from tribes_tui.server.club.absences import utc
from tribes_tui.server.host.table.chat import Line, read
from tribes_tui.server.session.asking import AskingApp
from tribes_tui.server.session.screens.at_table import AtTableDialog, AwayScreen, WhoIsThere
from tribes_tui.server.session.screens.host_screen import app_of, ask_sure
from tribes_tui.server.session.screens.lobby_talk import TalkScreen, commanded
from tribes_tui.server.session.seat_table import HostsOthers, SeatTable
from tribes_tui.server.words.said import over_days as said_days, ratings as said_ratings, table as said
from tribes_tui.table.board import Command, Ending, Moment, Result, Scene, Source, board_of, scores_alone
from tribes_tui.table.choice.keys import command_binding
from tribes_tui.table.history.chronicle import Chronicle, LogLine
from tribes_tui.table.play.opponents import Others
from tribes_tui.table.play.sitting import Asking
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.screen.dialog import Item, ListDialog
from tribes_tui.widgets.screen.form import TextLine
from tribes_tui.words.common import BOT_MARK, Later, unit_of
from tribes_tui.words.said import setup

HELD = 1.0
"""Seconds."""


SEALS = said.sealed, said.sealed_compared
"""With what a deal is sealed."""


def is_rating(line: Line) -> TypeGuard[partial[str]]:
    """Whether it is what the game did to somebody's rating."""
    return isinstance(line, partial) and line.func is said_ratings.now


class HostedTableScreen(TableScreen):
    """`talk` are the lines said so far; `since` the moves known when this person was here last (None: never); `kind` says what for a table it
    is, the parts that matter most first; `brief` the first of them in few words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        command_binding("talk", ("ctrl+t",), Later(said.talk_command)),
        command_binding("comment", ("ctrl+e",), Later(said_days.comment_command)),
        command_binding("resign", ("ctrl+x",), Later(said.resign_command)),
    ]

    def __init__(
        self, table: SeatTable, talk: Iterable[Line], since: int | None, kind: Sequence[str] = (), brief: str = ""
    ) -> None:
        self._seat_table, self._kind, self._brief_kind = table, kind, brief
        self._since = since
        self._opens_page = self._end_waits = self._tells_record = False
        self._held_until = 0.0
        self._heard = [*talk]
        self._ratings = list[str]()
        super().__init__(table, board_of(table.game.id), None, 0.0)
        table.on_word(self.heard_word)

    def make_chronicle(self, viewer: int | None) -> Chronicle:
        """With what was said: the seal, and all before it, before the first move."""
        chronicle = super().make_chronicle(viewer)
        lines = [LogLine(read(line), None) for line in self._heard]
        seal = 1 + max((at for at, line in enumerate(self._heard) if getattr(line, "func", None) in SEALS), default=-1)
        chronicle.begin_with(lines[:seal])
        chronicle.lines += lines[seal:]
        return chronicle

    def make_opponents(self, table: ShownTable, thinker: Thinker | None, pace: float) -> Others:
        """The host's."""
        return HostsOthers(self._seat_table, self.call_later)

    def on_mount(self) -> None:
        """Say what happened while nobody was here."""
        known = len(self._chronicle.entries)
        if self._since is not None and self._since < known:
            entries = self._chronicle.entries[self._since :]
            missed = [event for entry in entries for event in entry.events]
            told = [text for event in missed if (text := self.words.event(event, self._chronicle.names))]
            is_decided_for = any(entry.seat == self.viewer for entry in entries)
            self.app.push_screen(AwayScreen(told, known - self._since, is_decided_for, self.clocks))

    @property
    def session_app(self) -> AskingApp:
        """The app of this session."""
        return app_of(self)

    def look(self) -> None:
        """As ever; and the host is told what this seat wants to be asked."""
        super().look()
        seat = self.viewer
        if seat is not None:
            self._seat_table.access.ask_me(
                self.sitting.is_armed(seat) or self.sitting.asking_of(seat) is not Asking.NEVER
            )

    def propose(self, seat: int, action: int | None) -> bool:
        """As ever; after what was not played, begin anew."""
        played = super().propose(seat, action)
        if not played:
            self.look_soon()  # what was picked has been answered: begin anew
        return played

    def say_held(self) -> None:
        """That a move has to wait must not be seen, for it tells that somebody is asked."""

    def show_page(self) -> None:
        """The table goes first, so that what was done is seen before the page about it has been built."""
        self._opens_page = True
        self.call_after_refresh(self.call_later, self._open_if_on_top)  # later: the frame is sent before

    def _open_if_on_top(self) -> None:
        """Asked for twice, where two things happened in one moment, it opens once."""
        self._opens_page, was_asked = False, self._opens_page
        if was_asked and self._moments and self.app.screen is self and not self.table.is_over:
            self.open_page()

    async def on_key(self, event: Key) -> None:
        """What is typed while a page opens, or just after one was led here, was typed before that was seen: it is for neither."""
        if self._opens_page or time.monotonic() < self._held_until:
            event.stop()
            event.prevent_default()

    def hold_keys(self) -> None:
        """Whoever was led here out of something else types on for a moment."""
        self._held_until = time.monotonic() + HELD

    # ---- What is shown besides ----------------------------------------------------------------

    def _make_scene(self) -> Scene:
        attendance = self._attendance
        return super()._make_scene()._replace(title=attendance.told, brief_titles=attendance.briefly, is_saved=False)

    @property
    def _attendance(self) -> WhoIsThere:
        own, names = self.session_app.person.name, self._chronicle.names
        return WhoIsThere(self._seat_table.access, names, own, self._kind, self._brief_kind)

    def keys(self) -> Sequence[Command]:
        """The keys that work now, talking among them."""
        usual = [command for command in super().keys() if command.name not in ("seats", "export")]  # noqa: SIM118  # no dictionary
        more = [Command(self.key_name("talk"), said.talk_key(), "talk")]
        if self._seat_table.access.commentary is not None:
            more.insert(0, Command(self.key_name("comment"), said_days.comment(), "comment"))
        more += [Command(self.key_name("resign"), said.resign_key(), "resign")] if self._may_resign else []
        return [*usual[:3], *more, *usual[3:]]

    def prompt(self) -> str:
        """As ever; where nobody is left to go on, that."""
        access = self._seat_table.access
        if not access.is_decided:
            return super().prompt()
        has_won = self.viewer is not None and self.viewer not in access.resigned
        return (said.decided_won if has_won else said.decided_by)(names=self._resigned())

    def _resigned(self) -> list[str]:
        """The names of those who have resigned, as this person reads them."""
        return [self._chronicle.names[seat].removesuffix(BOT_MARK) for seat in self._seat_table.access.resigned]

    # ---- The end ------------------------------------------------------------------------------

    def show_end(self) -> None:
        """As ever; others resign at any time: whoever types a line just now does that first, lest its letters be the end's keys."""
        self._end_waits = isinstance(self.app.focused, TextLine)
        if not self._end_waits:
            command, is_sealed = self.session_app.record_command(), self._seat_table.access.is_sealed
            if command and not self._tells_record:
                self._tells_record = True
                tell = said.record_later if is_sealed else said.record
                self._chronicle.lines += [LogLine(tell(), None), LogLine(command, None)]
            super().show_end()

    def on_screen_resume(self) -> None:
        """The end may have waited for this screen to be on top."""
        if self._end_waits:
            self.show_end()

    def _last_moment(self) -> Moment | None:
        """No round was over where others have resigned."""
        return None if self._seat_table.access.is_decided else super()._last_moment()

    @property
    def broken_off(self) -> tuple[Ending, Result] | None:
        """Where all others, or all people, have resigned."""
        access = self._seat_table.access
        if not access.is_decided:
            return None
        points, places = access.standing
        names = [
            name.removesuffix(BOT_MARK) if k in access.resigned else name
            for k, name in enumerate(self._chronicle.names)
        ]
        told = [
            said.end_resigned_late(name=names[seat]) if access.was_late(seat) else said.end_resigned(name=names[seat])
            for seat in access.resigned
        ]
        resigned = self._resigned()
        ending = scores_alone(self.board.mood, unit_of(self.table.game.id), points, told)
        ending = ending._replace(
            sources=(
                *ending.sources,
                Source(said.as_it_stood_place(), tuple(places), is_points=False, best_is="fewest"),
            ),
            won_by=said.decided_why(number=len(resigned), who=resigned[0], names=resigned),
            title=said.as_it_stood(),
        )
        return ending, Result(names, points, places, self.viewer)

    @property
    def counted(self) -> str | None:
        """Whoever sits at a rated table reads it."""
        is_told = self._seat_table.access.is_rated and self.viewer is not None
        return self.session_app.rating_told if is_told else None

    @property
    def plays_again(self) -> bool:
        """Not who watches; and not where the deal is what is compared: another game would be none of the tournament's or the day's."""
        return self.viewer is not None and not self._seat_table.access.is_paired

    @property
    def is_kept(self) -> bool:
        """Not while others may yet play the same deal."""
        return not self._seat_table.access.is_sealed

    @property
    def take_record(self) -> Callable[[], None] | None:
        """By a command of one's own machine."""
        return self.do_export if self.session_app.record_command() else None

    def _tell_end(self, line: Line) -> None:
        """The end is shown already when the game counts, or somebody wants another; of all ratings only one's own has a line of its own."""
        from tribes_tui.table.end.screen import EndScreen

        heard = read(line)
        if is_rating(line):
            is_own = bool(self.counted) and line.keywords["name"] == self.session_app.person.name
            self._ratings += [] if is_own else [heard]
            heard = " ".join(self._ratings)
        for page in self.app.screen_stack:
            if isinstance(page, EndScreen):
                page.count(self.counted or "")
                if heard:
                    page.hear(heard)

    def heard_word(self, line: Line) -> None:
        """Somebody said something, or came or went."""
        if not self.session_app.hears(line):
            return
        self._heard.append(line)
        self._chronicle.lines.append(LogLine(read(line), None))
        self.selection.say(read(line))
        self.paint()
        self._tell_end(line)

    # ---- Commands -----------------------------------------------------------------------------

    def do_talk(self) -> None:
        """A line to all at the table."""
        above = [line for line in self._heard if isinstance(line, str)]
        self.session_app.ask(TalkScreen(self.session_app, said.talk(), said.say(), above), self._talked)

    def do_comment(self) -> None:
        """All hands, some moves late."""
        commentary = self._seat_table.access.commentary
        if commentary is None:
            self.say(said_days.not_shown(), "info")
        elif commentary.picture(None) is None:
            self.say(said_days.too_early(moves=commentary.moves), "info")
        else:
            from tribes_tui.server.session.screens.club.commentary import CommentaryScreen

            screen = CommentaryScreen(commentary, self._seat_table.follow)
            self.app.push_screen(screen, lambda _: self._seat_table.unfollow(screen.paint))

    def _talked(self, text: str) -> None:
        answer = commanded(self.session_app, text)
        if answer is None:
            self.session_app.talk(text, self.say)
        else:
            self.say(answer, "info")

    @property
    def _may_resign(self) -> bool:
        return self.viewer is not None and not self.table.is_over

    def do_resign(self) -> None:
        """Give the seat up for good, once that is asked."""
        if not self._may_resign:
            self.say(said.no_resigning(), "info")
            return
        about = [said.resign_two() if len(self._seat_table.seats) == 2 else said.resign_many()]
        about += [said.resign_rated()] if self._seat_table.access.is_rated else []
        about += [said.resign_day()] if self._seat_table.access.is_of_day else []
        sure = said.resign_sure(), " ".join(about), said.resign_no(), said.resign_yes()
        ask_sure(self, *sure, self.session_app.resign)

    @property
    def may_ask_hints(self) -> bool:
        """Not where it counts."""
        return not self._seat_table.counts

    def do_hint(self) -> None:
        """Where there are any."""
        if self.may_ask_hints:
            super().do_hint()
        else:
            self.say(said_ratings.no_hint())

    def do_seats(self) -> None:
        """Who sits where, who is there, and who watches."""

        access = self._seat_table.access
        people = zip(self._chronicle.names, access.presences(), self._seat_table.seats, access.away(), strict=True)
        seats = [
            (
                name.removesuffix(BOT_MARK),
                said.is_away_until(day=utc(until))
                if until
                else said.presence(presence=one.value)
                if one is not None
                else said.has_resigned()
                if number in access.resigned
                else setup.bot(level=seat.level),
            )
            for number, (name, one, seat, until) in enumerate(people)
        ]
        self.app.push_screen(AtTableDialog(seats, self._attendance.watchers))

    def do_export(self) -> None:
        """Not here, where it would be written on the host's disk; how to get it, once that can be."""
        command = self.session_app.record_command()
        if command:
            how = said.how_to_export_later if self._seat_table.access.is_sealed else said.how_to_export
            self.app.push_screen(ListDialog(said.export(), [Item("close", said.export_read())], how(command=command)))
        else:
            is_guest = self.session_app.person.is_guest
            self.say(said.no_export_guest() if is_guest else said.no_export(), "info")
