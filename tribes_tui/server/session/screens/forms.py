"""What a person fills in on a host: the plan of a table to be opened, and their settings, which the host keeps."""

from collections.abc import Callable, Iterable, Iterator
from itertools import starmap
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

import rules
from rules import RulesError
from rules.bots.levels import EVEN, LEVELS, offered
from rules.bots.rivals import rivals_of
from tribes_tui.play.clock import DAY, HOUR, MINUTE, Clock
from tribes_tui.play.seat import HUMAN, Seat
from tribes_tui.profile.settings import Settings
from tribes_tui.screens.settings import ID, SettingsScreen, field_of
from tribes_tui.screens.setup.draft import Draft
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.screens.setup.seats import SeatPlaque
from tribes_tui.server.host.finished import known
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.news import AWAY
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.plan import CLOCKS, ONCE, RESIGNS, TAKEN, Plan, check
from tribes_tui.server.session.asking import told
from tribes_tui.server.session.remote_app import LIKED
from tribes_tui.server.session.screens.host_screen import HostScreen
from tribes_tui.server.words.said import over_days as said_days, plan as said
from tribes_tui.server.words.said.lobby import open_key, settings_kept
from tribes_tui.widgets.screen.choice import Choice, Value, yes_or_no
from tribes_tui.widgets.screen.form import OptionCard
from tribes_tui.words.common import Later, about_of
from tribes_tui.words.rivals import bot_called, plays
from tribes_tui.words.settings import GROUPS, read_talk, told_away

# ---- Opening a table: the game, seats, bots, options, who may come ------------------------------


EVERYBODY, INVITED = "all", "invited"
WHO_COMES, PACE, THEN_PLAYS, RATED, LOST_SEAT, HANDS = "who", "pace", "then", "rated", "lost", "hands"
"""Fields, called like what they say in a draft."""
DELAYS = 10, 30
"""Moves that hands are shown late."""
LIVE, SLOW = "live", "slow"


def games() -> list[Value]:
    """What can be played, each with a sentence."""
    found = {game_id: about_of(game_id) for game_id in rules.games}
    return [Value(id, rules.games[id].title, about.sentence if about else "") for id, about in found.items()]


def paces() -> Iterator[Value]:
    """How long one waits for anybody."""
    yield Value(LIVE, said.live(), said.live_about())
    yield Value(SLOW, said.slow(), said.slow_about())
    yield from starmap(_clock, CLOCKS.items())


def _clock(name: str, clock: Clock) -> Value:
    if clock.limit:
        days, hours = clock.limit // DAY, clock.limit // HOUR
        return Value(
            name, said.days(days=days) if days else said.hours(hours=hours), said.days_about(reserve=clock.bank // DAY)
        )
    minutes = clock.bank // MINUTE
    return Value(name, said.minutes(minutes=minutes), said.minutes_about(minutes=minutes, seconds=clock.increment))


def _bot(level: str) -> Value:
    return Value(level, bot_called(level), plays(level))


class HostDraft(Draft):
    """A table to be opened: the first seat is one's own, the others are free or a bot's."""

    def __init__(self, game_id: str, guest: str = "") -> None:
        """For the `guest` who is to be invited, if there is one: only who is invited sees it then, unless that is changed."""
        super().__init__(game_id)
        self.guest = guest
        self.seats = [Seat(HUMAN, "", said.you())]
        self.who, self.pace, self.then = INVITED if guest else EVERYBODY, LIVE, "easy"
        self.rated, self.lost, self.hands = False, ONCE, 0
        self.set_players(max(2, self.game.players[0]))

    def comer(self, at: int) -> str:
        """Who takes a free seat: the guest the second one, whoever comes the others."""
        return self.guest if at == 1 and self.guest else said.comes()

    def set_players(self, count: int) -> None:
        """So many seats; those that come begin free, but beside a guest of one's own with a bot."""
        while len(self.seats) < count:
            self.seats.append(Seat(HUMAN, "", self.comer(len(self.seats))))
            if len(self.seats) > 2 and self.guest:
                self.set_level(len(self.seats) - 1, "medium")
        del self.seats[count:]

    def set_level(self, at: int, level: str) -> None:
        """A bot of that level sits there; "" for whoever comes."""
        self.seats[at] = Seat("bot", level) if level else Seat(HUMAN, "", self.comer(at))

    def to_open(self) -> Plan:
        """The plan. Raises `NotNow` or a `RulesError`."""
        clock = CLOCKS.get(self.pace)
        plan = Plan(
            self.game.id,
            tuple(seat.level for seat in self.seats),
            dict(self.options),
            self.who == INVITED,
            live=self.pace == LIVE,
            clock=None if clock is None else clock._replace(then=self.then),
            rated=self.rated,
            lost="" if clock is None else self.lost,
            hands=self.hands,
        )
        check(plan)
        return plan


class PlanScreen(SetupScreen):
    """Dismisses with a host's `Plan`, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("s", "start", Later(open_key))]
    title_words: str = Later(said.title)
    question: str = Later(said.question)
    button: str = Later(said.open)
    draft: HostDraft

    def __init__(
        self,
        guest: str = "",
        opener: Person | None = None,
        strength: Callable[[Person, str, int], int] = lambda person, game_id, seats: known(person, game_id).level,
        *,
        shows_hands: bool = False,
        pace: str = LIVE,
    ) -> None:
        """`guest` is invited as soon as the table is open; "" where nobody is yet. `opener` plans it, whom a bot that follows them meets at
        `strength`. `shows_hands`: whether the keeper lets tables show hands."""
        self._shows_hands, self._pace = shows_hands, pace
        self._guest, self._opener, self._strength = guest, opener, strength
        if guest:
            self.question, self.button = said.question_for(guest=guest), said.open_for(guest=guest)
        super().__init__()

    def make_draft(self, game_id: str) -> HostDraft:
        """Nothing is remembered on a host."""
        draft = HostDraft(game_id, self._guest)
        draft.pace = self._pace
        return draft

    def even_strength(self) -> int | None:
        """As the host knows the person."""
        draft = self.draft
        return None if self._opener is None else self._strength(self._opener, draft.game.id, len(draft.seats))

    def remark(self) -> str:
        """Beside the question."""
        return said.remark()

    def counting(self) -> str:
        """Why a game that is to be rated can't be."""
        try:
            if self.draft.rated:
                self.draft.to_open()
        except (NotNow, RulesError) as error:
            return told(error)
        return ""

    def plaques(self) -> Iterator[SeatPlaque]:
        """Oneself, and who takes the other seats."""
        for at, seat in enumerate(self.draft.seats):
            yield SeatPlaque(self.draft.game.id, at, seat, list(self._kinds(at, seat)) if at else (), is_named=False)

    def fields(self) -> Iterator[Widget]:
        """Options, who may come, how much time there is."""
        draft = self.draft
        yield from self.players_field()
        yield from self.length_field()
        yield from self.option_fields()
        who = [
            Value(EVERYBODY, said.everybody(), said.everybody_about()),
            Value(INVITED, said.invited(), said.invited_about()),
        ]
        lost = [
            Value(ONCE, said_days.lost_once(), said_days.lost_once_about()),
            Value(TAKEN, said_days.lost_bot(), said_days.lost_bot_about()),
            Value(RESIGNS, said_days.lost_resign(), said_days.lost_resign_about()),
        ]
        hands = [Value(0, said_days.hands_none(), said_days.hands_none_about())]
        hands += [Value(n, said_days.hands_late(moves=n), said_days.hands_late_about(moves=n)) for n in DELAYS]
        rated, then = yes_or_no(said.rated_on(), said.rated_off()), map(_bot, ("easy", "medium", "hard"))
        for name, title, values, about in (
            (WHO_COMES, said.who(), who, said.who_about()),
            (PACE, said.pace(), paces(), said.pace_about()),
            (RATED, said.rated(), rated, said.rated_about()),
            (LOST_SEAT, said_days.lost_seat(), lost, said_days.lost_seat_about()),
            (THEN_PLAYS, said.then(), then, said.then_about()),
            *([(HANDS, said_days.hands(), hands, said_days.hands_about())] if self._shows_hands else []),
        ):
            yield OptionCard(title, Choice(title, [*values], getattr(draft, name), id=name), about)

    def _kinds(self, at: int, seat: Seat) -> Iterator[Value]:
        yield Value("", self.draft.comer(at), said.comes_about())
        for level in (*LEVELS, EVEN):
            if level in {*offered(self.draft.game.id, len(self.draft.seats)), seat.level, EVEN}:
                yield _bot(level)
        for rival in rivals_of(self.draft.game.id):
            yield _bot(rival.level)

    def take_value(self, name: str, value: object) -> None:
        """A switch, or as ever."""
        if name in (WHO_COMES, PACE, THEN_PLAYS, RATED, LOST_SEAT, HANDS):
            setattr(self.draft, name, value)
            self._tell_counting()
        else:
            super().take_value(name, value)

    def action_start(self) -> None:
        """Open the table, or say what is wrong with it."""
        try:
            self.dismiss(self.draft.to_open())
        except (NotNow, RulesError) as error:
            self.warn(told(error))


def plan_table(
    lobby: HostScreen, pace: str = LIVE, guest: str = "", then: Callable[[Plan | None], None] | None = None
) -> None:
    """Ask for a new table, at first of that pace, for that guest if there is one, and open it (or what `then` does)."""
    app = lobby.session_app
    screen = PlanScreen(guest, app.person, app.host.even_levels.strength, shows_hands=app.host.shows_hands, pace=pace)
    lobby.app.push_screen(screen, then or app.open_table)


# ---- The settings of a person on a host: colours, signs, keys, and whether talk is read ---------


TALK = "talk"
BESIDES = {TALK: read_talk, AWAY: told_away}
ON_A_HOST = {heading: [name for name in names if name in LIKED] for heading, names in GROUPS.items()}


class HostSettingsScreen(SettingsScreen):
    """Posts `Liked` for every change."""

    def where(self) -> str:
        """By the host."""
        return settings_kept()

    class Liked(Message):
        """These are the person's settings from now on, whether they read what others say, and are told while away."""

        def __init__(self, settings: Settings, talk: bool, away: bool) -> None:
            super().__init__()
            self.settings, self.talk, self.away = settings, talk, away

    def __init__(self, settings: Settings, talk: bool, away: bool | None = None) -> None:
        """`away`: whether the person is told of their turn while they are not connected; None: nobody can be told."""
        super().__init__(settings, groups=ON_A_HOST)
        self._besides = {TALK: talk} if away is None else {TALK: talk, AWAY: away}

    def compose_fields(self) -> Iterable[Widget]:
        """The settings, and talk."""
        yield from super().compose_fields()
        yield from (field_of(name, BESIDES[name](), value) for name, value in self._besides.items())

    def on_choice_turned(self, event: Choice.Turned) -> None:
        """Keep it."""
        event.prevent_default()
        name = (event.choice.id or "").removeprefix(ID)
        if name in self._besides:
            self._besides[name] = bool(event.value)
            self.take(self.settings)
            self.explain(event.choice)
        else:
            super().on_choice_turned(event)

    def tell_change(self) -> None:
        """To the session."""
        self.post_message(self.Liked(self.settings, self._besides[TALK], self._besides.get(AWAY, False)))
