"""The day's deal: everybody's result beside the others' and the bots', day by day."""

from collections.abc import Iterator
from datetime import date
from typing import ClassVar

from textual.binding import Binding, BindingType

import rules
from tribes_tui.server.club.days import BOTS, HostDay, game_of_day
from tribes_tui.server.session.screens.club.club_list import WIDEST, ListOfClub, name_of
from tribes_tui.server.words.said import day as said, lobby, tournament
from tribes_tui.widgets.screen.dialog import LINE, Item, Items
from tribes_tui.words.language import Later
from tribes_tui.words.saves import date_of

PLAY, PERSON = ":play", "person:"


class DayScreen(ListOfClub):
    """Today's, and those that were played before (← →)."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "day(1)", Later(said.other_key), key_display="←→", priority=True),
        Binding("right", "day(-1)", show=False, priority=True),
        Binding("p", f"choose('{PLAY}')", Later(said.play_key)),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._day: date | None = None

    @property
    def _shown(self) -> date:
        return self._day or self.session_app.host.days.today()

    def _days(self) -> list[date]:
        """The newest first, today's among them."""
        days = self.session_app.host.days
        return sorted({days.today(), *(one.day for one in days.listed())}, reverse=True)

    def _can_play(self) -> bool:
        days, person = self.session_app.host.days, self.session_app.person
        attempt = days.attempt(person)
        return self._shown == days.today() and not person.is_guest and (attempt is None or attempt.result is None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what can be done now."""
        if action == "day":
            return len(self._days()) > 1
        return action != "choose" or self._can_play()

    def action_day(self, by: int) -> None:
        """An older day, or a newer one."""
        found = self._days()
        at = found.index(self._shown) if self._shown in found else 0
        self._day = found[max(0, min(len(found) - 1, at + by))]
        self.refresh_all()

    def items(self) -> Iterator[Item]:
        """To play it; people, the best first; bots."""
        days, person = self.session_app.host.days, self.session_app.person
        found = days.find(self._shown)
        if self._can_play():
            yield Item(PLAY, said.play() if days.attempt(person) is None else said.play_go_on())
            yield LINE
        if found is None or not found.ranked():
            yield Item(":nobody", said.nobody())
        if found is not None:
            yield from self._people(found)
            yield from self._bots(found)

    def _people(self, day: HostDay) -> Iterator[Item]:
        host = self.session_app.host
        for id, place, one in day.ranked():
            if one.result is not None:
                rank, name = f"{place:>3}", f"{name_of(host, id)[:WIDEST]:<{WIDEST}}"
                margin, won = one.result.margin, one.result.place == 1
                far = {"ahead": max(0, margin), "behind": max(0, -margin)}
                told = said.row(place=rank, name=name, won=won, points=one.points, **far)
                resigned = said.resigned_row(place=rank, name=name)
                yield Item(f"{PERSON}{id}", resigned if one.result.is_resigned else told)

    def _bots(self, day: HostDay) -> Iterator[Item]:
        at_it = [name_of(self.session_app.host, id) for id, one in day.attempts.items() if one.result is None]
        if at_it:
            yield Item(":at", said.at_it(names=at_it, people=len(at_it)))
        yield LINE
        for level in BOTS:
            rows = day.bots.get(level, ())
            if rows:
                firsts = sum(result.place == 1 for result, _ in rows)
                points = [str(points) for _, points in rows]
                yield Item(f":{level}", said.bots(level=level, firsts=firsts, games=len(rows), points=points))

    def bring_up_to_date(self) -> None:
        """Which day, and who is at it."""
        host, shown = self.session_app.host, self._shown
        found = host.days.find(shown)
        game_id = game_of_day(shown)[0] if found is None else found.game_id
        self.entitle(said.title(), said.facts(game=rules.games[game_id].title, day=date_of(shown, host.days.today())))
        now = said.guest() if self.session_app.person.is_guest else said.question()
        self.ask(now if shown == host.days.today() else said.past())
        self.refresh_bindings()

    def choose(self, name: str) -> None:
        """Play; or look at somebody's table."""
        app = self.session_app
        found = app.host.days.find(self._shown)
        if name == PLAY:
            app.attempt(lambda: app.host.days.play(app.person), app.go_to)
        elif name.startswith(PERSON) and found is not None:
            attempt = found.attempts.get(name.removeprefix(PERSON))
            hosted = app.host.tables.get(attempt.table) if attempt is not None else None
            if hosted is not None:
                app.join(hosted)
            else:
                self.announce(tournament.no_record(record=attempt.record) if attempt is not None else lobby.gone())

    def on_mount(self) -> None:
        """The cursor is in the list."""
        self.query_one(Items).highlighted = 0
