"""Tournaments and the day's deal: the list, and a tournament's page with its standings, its rounds, and each table to watch."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType

import rules
from tribes_tui.server.club.days import game_of_day
from tribes_tui.server.club.tournaments import course
from tribes_tui.server.club.tournaments.course import OFF, ON, OPEN, Tournament, TournamentPlan
from tribes_tui.server.club.tournaments.scoring import PairedTable
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.club.club_list import WIDEST, ListOfClub, Paged, name_of, when, with_sign
from tribes_tui.server.session.screens.club.seeking import MakeScreen
from tribes_tui.server.session.screens.club.standings import DayScreen, PersonScreen
from tribes_tui.server.session.screens.forms import paces
from tribes_tui.server.session.screens.host_screen import Line, ask_sure, nothing
from tribes_tui.server.words.said import day as said_day, lobby, ratings, tournament as said
from tribes_tui.server.words.said.plan import rated_table
from tribes_tui.widgets.screen.dialog import LINE, Item, Items
from tribes_tui.words.common import SPOKEN, Later, capital, number
from tribes_tui.words.said import setup

DAY, MAKE = ":day", ":make"
DEED, PERSON, TABLE = "do:", "person:", "table:"
"""How the names of what can be chosen begin."""


def named(plan: TournamentPlan) -> str:
    """A tournament, by what is played and how."""
    game = rules.games[plan.game_id].title
    return said.named(game=game, players=plan.seats, form=plan.form, equal=plan.is_equal)


class TournamentsScreen(ListOfClub):
    """Today's deal, what goes on or may be entered, what is over."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("n", f"choose('{MAKE}')", Later(said.make_key))]

    def lines(self) -> Iterator[Line]:
        """A line each: the day's page, tournaments' pages, a form."""
        app = self.session_app
        yield Item(DAY, self._day()), partial(self.go, DayScreen)
        yield LINE, nothing
        found = [t for t in app.host.tournaments.listed() if t.plan.game_id in rules.games]
        for t in found:
            told = f"{named(t.plan)} · {state_of(app.host, t, app.person.id)}"
            yield Item(t.id, told), partial(self.go, TournamentScreen, t.id)
        if app.host.tournaments.may_make(app.person):
            yield from [(LINE, nothing)] if found else []
            yield Item(MAKE, said.make()), lambda: self.app.push_screen(MakeScreen(), self._make)

    def _make(self, plan: TournamentPlan | None) -> None:
        app = self.session_app
        if plan is not None:
            app.attempt(lambda: app.host.tournaments.make(app.person, plan), lambda t: self.go(TournamentScreen, t.id))

    def _day(self) -> str:
        """Today's deal, and how one stands there."""
        days, person = self.session_app.host.days, self.session_app.person
        today, attempt = days.find(days.today()), days.attempt(person)
        game = rules.games[game_of_day(days.today())[0]].title
        if today is None or attempt is None:
            return said_day.line(game=game)
        places = {id: place for id, place, _ in today.ranked()}
        if person.id not in places:
            return said_day.line_plays(game=game)
        return said_day.line_played(game=game, place=places[person.id], people=len(places))

    def bring_up_to_date(self) -> None:
        """What there is."""
        self.entitle(said.title())
        self.ask(said.question() if self.session_app.host.tournaments.listed() else said.none())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """To make one, for who may."""
        return action != "choose" or self.session_app.host.tournaments.may_make(self.session_app.person)


def state_of(host: Host, t: Tournament, person: str) -> str:
    """How it stands, in a few words."""
    if t.state == OPEN:
        return said.open_line(people=len(t.active), is_in=t.is_in(person))
    if t.state == ON:
        return said.on_line(round=len(t.rounds), rounds=t.length, people=len(t.active))
    if t.state == OFF:
        return said.off_line()
    first = [name_of(host, row.person) for row in course.standing(t) if row.place == 1]
    return said.over_line(winner=first[0]) if len(first) == 1 else said.over_line_shared(winners=first)


class TournamentScreen(ListOfClub, Paged):
    """One of them: the standings, and beside them (← →) its rounds, the last one first. The page -1 has the standings, another a round."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "page(-1)", Later(said.pages_key), key_display="←→", priority=True),
        Binding("right", "page(1)", show=False, priority=True),
        Binding("e", f"choose('{DEED}enter')", Later(said.enter_key)),
        Binding("x", f"choose('{DEED}leave')", Later(said.leave_key)),
        Binding("t", f"choose('{DEED}table')", Later(said.to_table_key)),
    ]

    def __init__(self, id: str) -> None:
        super().__init__()
        self._of = id

    def on_mount(self) -> None:
        """The seconds to the next round are counted."""
        self.set_interval(1.0, self._count)

    def _count(self) -> None:
        t = self._t
        if self.is_on_top and t is not None and t.state == ON and (not t.rounds or t.last.over):
            self.ask(capital(self._state(t)))

    @property
    def _t(self) -> Tournament | None:
        return self.session_app.host.tournaments.find(self._of)

    # ---- What can be done ---------------------------------------------------------------------

    def _deeds(self, t: Tournament) -> dict[str, tuple[Callable[[], str], Callable[[], None]]]:
        """By name: what it says, and does."""
        app, host = self.session_app, self.session_app.host
        deeds = dict[str, tuple[Callable[[], str], Callable[[], None]]]()
        is_in, own = t.is_in(app.person.id), t.table_of(app.person.id)
        if t.state == ON and own is not None and not own.is_done and own.table in host.tables:
            deeds["table"] = said.to_table, partial(self.watch_table, own.table, own.record)
        if not is_in and (t.may_enter or (t.state == ON and t.entrant(app.person.id))):
            again = t.entrant(app.person.id) is not None
            deeds["enter"] = said.enter_again if again else said.enter, partial(self._ask_to_enter, t)
        if t.state in (OPEN, ON):
            leave = said.leave, partial(self._ask_to_leave, t)
            deeds |= {"leave": leave} if is_in else {}  # where the way in stood: it asks before it does anything
            if host.tournaments.may_change(t, app.person):
                begin = said.begin, lambda: app.attempt(lambda: host.tournaments.begin(app.person, t.id))
                deeds |= {"begin": begin} if t.state == OPEN else {}
                deeds["off"] = said.call_off, partial(self._ask_to_call_off, t)
        return deeds

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what can be done now."""
        t = self._t
        if action == "choose" and str(parameters[0]).startswith(DEED):
            return t is not None and str(parameters[0]).removeprefix(DEED) in self._deeds(t)
        return super().check_action(action, parameters)

    def pages(self) -> Sequence[int]:
        """The standings, the last round, the one before, and so on."""
        return [-1, *reversed(range(0 if self._t is None else len(self._t.rounds)))]

    def show(self, page: int) -> None:
        """From its beginning."""
        self.query_one(Items).highlighted = None
        super().show(page)

    def _ask_to_enter(self, t: Tournament) -> None:
        if not t.plan.rated or self.session_app.person.is_guest:  # whom the host refuses
            self._enter(t)
        else:
            sure = said.rated_sure(), said.rated_on(), ratings.stay_away(), said.enter()
            ask_sure(self, *sure, lambda: self._enter(t), yes_first=True)

    def _enter(self, t: Tournament) -> None:
        app = self.session_app
        app.attempt(lambda: app.host.tournaments.enter(app.person, t.id), lambda _: self.announce(said.entered()))

    def _ask_to_leave(self, t: Tournament) -> None:
        app, host = self.session_app, self.session_app.host.tournaments
        about, news = (said.leave_about(), said.leave_sure()) if t.state == ON else ("", said.has_left())
        left = partial(app.attempt, lambda: host.leave(app.person, t.id), lambda _: self.announce(news))
        ask_sure(self, said.leave_question(), about, said.no(), said.yes(), left)

    def _ask_to_call_off(self, t: Tournament) -> None:
        app, host = self.session_app, self.session_app.host.tournaments
        sure = said.call_off_sure(), said.call_off_about(), said.no(), said.yes()
        ask_sure(self, *sure, partial(app.attempt, lambda: host.call_off(app.person, t.id)))

    # ---- What stands there --------------------------------------------------------------------

    def lines(self) -> Iterator[Line]:
        """What can be done; the standings, which lead to somebody's ratings, or the tables of a round, each to be watched."""
        t = self._t
        if t is None:
            return
        deeds = self._deeds(t)
        yield from ((Item(f"{DEED}{name}", say()), do) for name, (say, do) in deeds.items())
        yield from [(LINE, nothing)] if deeds else []
        yield from self._standings(t) if self.page < 0 else self._tables(t)

    def _standings(self, t: Tournament) -> Iterator[Line]:
        host, gone = self.session_app.host, {one.id for one in t.people if one.is_gone}
        for row in course.standing(t):
            ratings_of = partial(self.go, PersonScreen, row.person)
            if not t.rounds:
                yield Item(f"{PERSON}{row.person}", name_of(host, row.person)), ratings_of
                continue
            say = said.row_gone if row.person in gone else said.row
            line = say(
                place=f"{row.place:>3}",
                name=f"{name_of(host, row.person)[:WIDEST]:<{WIDEST}}",
                points=f"{_hundredths(row.points):>5}",
                met=f"{_hundredths(row.met):>6}",
                firsts=row.firsts,
            )
            yield Item(f"{PERSON}{row.person}", line), ratings_of
        if not t.people:
            yield Item(":nobody", said.nobody_yet()), nothing
        more = [Item(":worth", said.worth_scale()), Item(":ties", said.ties())] if t.rounds else []
        yield from ((item, nothing) for item in (LINE, Item(":facts", self._facts(t)), *more))

    def _facts(self, t: Tournament) -> str:
        """Who made it, of how many rounds at what pace."""
        pace = next((value.label for value in paces() if value.value == t.plan.pace), t.plan.pace)
        facts = [said.made_by(name=name_of(self.session_app.host, t.by))]
        if t.state == OPEN and not t.plan.rounds:
            facts += [said.rounds_yet_open(), pace, *([rated_table()] if t.plan.rated else [])]
        else:
            of = said.rounds_of_rated if t.plan.rated else said.rounds_of
            facts.append(of(rounds=t.length, pace=pace))
        return " · ".join(facts)

    def _tables(self, t: Tournament) -> Iterator[Line]:
        host, one = self.session_app.host, t.rounds[self.page]
        worth = course.worth(t, one)
        for k, table in enumerate(one.tables):
            watch = partial(self.watch_table, table.table, table.record)
            yield Item(f"{TABLE}{k}", self._table(t, table, worth)), watch
        left = [
            *(said.bye(name=name_of(host, id)) for id in one.byes),
            *(said.out(name=name_of(host, id)) for id in one.out),
        ]
        if one.field and one.over:
            left.append(said.field(points=[with_sign(game[0].margin) for game in one.field]))
        lines = [Item(f":left:{k}", line) for k, line in enumerate(left)]
        yield from ((item, nothing) for item in ([LINE, *lines] if left else ()))

    def _table(self, t: Tournament, table: PairedTable, worth: dict[str, float]) -> str:
        """Who sits there, with what the round was worth for each once that is known; how it stands."""
        host = self.session_app.host
        bot = setup.bot(level=t.plan.level)
        names = [name_of(host, id) if id else bot for id in table.seats]
        shown = [
            said.worth(name=name, points=_hundredths(worth[id])) if id in worth else name
            for id, name in zip(table.seats, names, strict=True)
        ]
        told = " – ".join(shown)
        if table.is_void:
            return said.table_void(names=told)
        if table.results:
            first = [name for name, result in zip(names, table.results, strict=True) if result.place == 1]
            return said.table_over(names=told, first=" = ".join(first))
        return said.table_plays(names=told) if table.table else said.table_waits(names=told)

    def bring_up_to_date(self) -> None:
        """What it is, when it begins or how far it is."""
        t = self._t
        if t is None:
            self.entitle(said.title())
            self.ask(lobby.gone())
            return
        self.entitle(named(t.plan), said.standings() if self.page < 0 else said.round(round=self.page + 1))
        self.ask(capital(self._state(t)))
        self.refresh_bindings()

    def _state(self, t: Tournament) -> str:
        host = self.session_app.host
        if t.state == OPEN:
            if t.plan.begins:
                return said.begins_at(when=when(t.plan.begins))
            if t.plan.full:
                return said.begins_at_full(people=t.plan.full)
            return said.begins_at_own() if t.by == self.session_app.person.id else said.begins_at_hand()
        if t.state == ON and t.rounds and not t.last.over:
            return said.playing(tables=sum(not table.is_done for table in t.last.tables))
        if t.state == ON:
            seconds = host.tournaments.seconds_to_next(t)
            return said.pause(seconds=seconds) if seconds > 0 else said.pause_waits()
        return state_of(host, t, self.session_app.person.id)


def _hundredths(points: float) -> str:
    return number(points, 2, 2, False, SPOKEN.get().language)
