"""Who stands where: the lists by game and number of players, and a person's page; the day's deal, everybody's result beside the others' and the
bots', day by day."""

from collections.abc import Iterator
from datetime import date
from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

import rules
from tribes_tui.profile.rating_words import curve_of, figures_of
from tribes_tui.server.club.days import BOTS, HostDay, game_of_day
from tribes_tui.server.club.ratings import Ladder, LadderPlace, LadderRow
from tribes_tui.server.session.screens.club.club_list import WIDEST, ListOfClub, Paged, name_of
from tribes_tui.server.session.screens.host_screen import Line, nothing, reading
from tribes_tui.server.words.said import day as said_day, ratings as said
from tribes_tui.widgets.beside.words import Paragraphs, plain
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.values import Ridges
from tribes_tui.widgets.screen.dialog import LINE, Item, Items, ListDialog
from tribes_tui.widgets.screen.framed_screen import Reading
from tribes_tui.words.common import YOU, Later
from tribes_tui.words.rivals import bot_called
from tribes_tui.words.saves import date_of

OTHER, ORDER, BOT = ":other", ":order", "bot:"
"""Names of lines of the list that are no person's id."""


class OfLadders(Paged):
    """It shows one of several ladders."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "page(-1)", Later(said.other_list_key), key_display="←→", priority=True),
        Binding("right", "page(1)", show=False, priority=True),
        Binding("q", "back", show=False),
    ]

    def other(self) -> Iterator[Line]:
        """What leads to the others."""
        if len(self.pages()) > 1:
            yield Item(OTHER, said.other_list()), self.ask_which

    def ask_which(self) -> None:
        """Which of them."""
        found = {ladder.name: ladder for ladder in self.pages()}
        items = [Item(name, ladder.title) for name, ladder in found.items()]
        at = 0 if self.page is None else [*found].index(self.page.name)
        self.app.push_screen(
            ListDialog(said.other_list(), items, at=at), lambda name: self.show(found[name]) if name else None
        )


class RatingsScreen(ListOfClub, OfLadders):
    """People and bots, the best first."""

    def pages(self) -> list[Ladder]:
        """On which anybody stands."""
        return self.session_app.host.ratings.ladders()

    def lines(self) -> Iterator[Line]:
        """A line each, which leads to somebody's page; a bot has none. Below them the way to other lists."""
        ladder = self.page
        for rank, row in enumerate(self.session_app.host.ratings.listed(ladder) if ladder else (), 1):
            item = Item(
                row.id or f"{BOT}{row.name}", f"{rank:>3}  {called(row):<{WIDEST}} {standing_line(row.standing)}"
            )
            measured = partial(self.announce, said.measured())
            yield item, partial(self.go, PersonScreen, row.id, ladder) if row.id else measured
        if ladder is not None:
            yield from [(LINE, nothing), (Item(ORDER, said.order()), nothing), *self.other()]

    def bring_up_to_date(self) -> None:
        """Which list it is."""
        ladder = self.page
        self.entitle(said.title(), "" if ladder is None else ladder.title)
        self.ask(said.none() if ladder is None else said.question())


class PersonScreen(OfLadders):
    """Where somebody stands, how they got there, and against whom."""

    DEFAULT_CSS = """
    PersonScreen Chart { height: 8; margin: 1 2 0 2; }
    PersonScreen Reading { padding: 1 2 0 2; }
    PersonScreen Items { height: auto; max-height: 2; margin: 0; }
    """

    def __init__(self, person: str, at: Ladder | None = None) -> None:
        super().__init__()
        self._person, self.at = person, at
        self._chart = Chart(Ridges(()))

    def pages(self) -> list[Ladder]:
        """On which they stand."""
        return self.session_app.host.ratings.ladders(self._person)

    def compose_body(self) -> ComposeResult:
        """The curve; below it the same in words, and against whom."""
        yield self._chart
        yield from reading()
        yield Items([])

    def on_mount(self) -> None:
        """It is read."""
        self.query_one(Reading).focus()

    def lines(self) -> Iterator[Line]:
        """The way to other lists."""
        return self.other()

    def bring_up_to_date(self) -> None:
        """All of it, as it is now."""
        host, ladder = self.session_app.host, self.page
        person = host.people.find(self._person)
        name = "" if person is None else person.name
        who = YOU if self._person == self.session_app.person.id else name
        self.entitle(said.person(name=who), "" if ladder is None else ladder.title)
        if ladder is None:
            self.query_one(Paragraphs).tell(*plain([said.unplayed(name=who)]))
            return
        standing = host.ratings.of(self._person, ladder)
        points = [round(one.points) for one in standing.past]
        first = standing.games - len(points) + 1
        self._chart.show(curve_of(ladder.game_id, points, first) if len(points) > 1 else Ridges(()))
        self._chart.display = len(points) > 1
        stands = said.stands_provisional if standing.is_provisional else said.stands
        now = standing.rating
        told = [stands(name=who, points=now.told, within=now.within, games=standing.games)]
        curve = [figures_of(points)] if len(points) > 1 else []
        self.query_one(Paragraphs).tell(*plain([*told, *curve]), *plain(["", *self._met(standing)], "soft"))

    def _met(self, standing: LadderPlace) -> Iterator[str]:
        """Whom they met last first."""
        people = self.session_app.host.people
        for id, (won, level, lost) in [*standing.against.items()][::-1]:
            person = people.find(id)
            if person is not None or ":" not in id:  # else it is somebody who was forgotten
                rival = bot_called(id) if person is None else person.name
                yield said.met(rival=rival, won=won, lost=lost, level=level)


def called(row: LadderRow) -> str:
    """A name for the list."""
    return row.name[:WIDEST]


def standing_line(standing: LadderPlace) -> str:
    """Where somebody stands, in a few words."""
    say = said.row_provisional if standing.is_provisional else said.row
    points = f"{standing.rating.told:>5}".replace("-", "−")
    return say(points=points, within=standing.rating.within, games=standing.games)


# ---- The day's deal ------------------------------------------------------------------------------


PLAY, PERSON = ":play", "person:"


class DayScreen(ListOfClub, Paged):
    """Today's, and those that were played before (← →)."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "page(1)", Later(said_day.other_key), key_display="←→", priority=True),
        Binding("right", "page(-1)", show=False, priority=True),
        Binding("p", f"choose('{PLAY}')", Later(said_day.play_key)),
    ]

    def pages(self) -> list[date]:
        """The newest first, today's among them."""
        days = self.session_app.host.days
        return sorted({days.today(), *(one.day for one in days.listed())}, reverse=True)

    def _can_play(self) -> bool:
        days, person = self.session_app.host.days, self.session_app.person
        attempt = days.attempt(person)
        return self.page == days.today() and not person.is_guest and (attempt is None or attempt.result is None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what can be done now."""
        return self._can_play() if action == "choose" else super().check_action(action, parameters)

    def lines(self) -> Iterator[Line]:
        """To play it; people, the best first, whose tables can be looked at; bots."""
        app, days = self.session_app, self.session_app.host.days
        found = days.find(self.page)
        if self._can_play():
            play = partial(app.attempt, lambda: days.play(app.person), app.go_to)
            yield Item(PLAY, said_day.play() if days.attempt(app.person) is None else said_day.play_go_on()), play
            yield LINE, nothing
        if found is None or not found.ranked():
            yield Item(":nobody", said_day.nobody()), nothing
        if found is not None:
            yield from self._people(found)
            yield from ((item, nothing) for item in self._bots(found))

    def _people(self, day: HostDay) -> Iterator[Line]:
        host = self.session_app.host
        for id, place, one in day.ranked():
            if one.result is not None:
                rank, name = f"{place:>3}", f"{name_of(host, id)[:WIDEST]:<{WIDEST}}"
                margin, won = one.result.margin, one.result.place == 1
                far = {"ahead": max(0, margin), "behind": max(0, -margin)}
                told = said_day.row(place=rank, name=name, won=won, points=one.points, **far)
                resigned = said_day.resigned_row(place=rank, name=name)
                watch = partial(self.watch_table, one.table, one.record)
                yield Item(f"{PERSON}{id}", resigned if one.result.is_resigned else told), watch

    def _bots(self, day: HostDay) -> Iterator[Item]:
        at_it = [name_of(self.session_app.host, id) for id, one in day.attempts.items() if one.result is None]
        if at_it:
            yield Item(":at", said_day.at_it(names=at_it, people=len(at_it)))
        yield LINE
        for level in BOTS:
            rows = day.bots.get(level, ())
            if rows:
                firsts = sum(result.place == 1 for result, _ in rows)
                points = [str(points) for _, points in rows]
                yield Item(f":{level}", said_day.bots(level=level, firsts=firsts, games=len(rows), points=points))

    def bring_up_to_date(self) -> None:
        """Which day, and who is at it."""
        host, shown = self.session_app.host, self.page
        found = host.days.find(shown)
        game_id = game_of_day(shown)[0] if found is None else found.game_id
        self.entitle(
            said_day.title(), said_day.facts(game=rules.games[game_id].title, day=date_of(shown, host.days.today()))
        )
        now = said_day.guest() if self.session_app.person.is_guest else said_day.question()
        self.ask(now if shown == host.days.today() else said_day.past())
        self.refresh_bindings()

    def on_mount(self) -> None:
        """The cursor is in the list."""
        self.query_one(Items).highlighted = 0
