"""Play anybody: what one looks for, and what the lobby says of the wait; and what somebody makes a tournament of."""

import calendar
import time
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import Button

import rules
from tribes_tui.server.club.partners import Seeker, Sought
from tribes_tui.server.club.tournaments.course import ALL, BALANCED, SWISS, TournamentPlan
from tribes_tui.server.session.asking import AskingApp
from tribes_tui.server.session.screens.forms import games, paces
from tribes_tui.server.session.screens.host_screen import AskScreen, app_of
from tribes_tui.server.session.screens.table_tiles import pace_of
from tribes_tui.server.words.said import plan as said_plan, queue as said, tournament as said_tournament
from tribes_tui.widgets.screen.choice import Choice, Value, yes_or_no
from tribes_tui.widgets.screen.form import Field, Form, FormScreen
from tribes_tui.widgets.screen.top_screen import Result
from tribes_tui.words.common import colon
from tribes_tui.words.language import Later, now

UNTIMED = 2
"""Of the paces, the first two have no clock."""


class ChoicesForm(FormScreen[Result]):
    """Choices one below the other, and a button: dismisses with what they say, or None."""

    DEFAULT_CSS = """
    ChoicesForm Form { height: auto; margin: 1 0 1 0; }
    ChoicesForm Field Choice { width: 32; }
    ChoicesForm #done { margin-left: 1; }
    ChoicesForm #said { height: 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]
    words: tuple[str, str, str]
    """The title, what is asked, and what the button does."""

    def compose_body(self) -> ComposeResult:
        """The fields, the button."""
        with Form(id="form"):
            yield from self.fields()
        yield Button(now(self.words[2]), id="done", compact=True)

    def fields(self) -> Iterator[Widget]:
        """What can be chosen."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """What is asked."""
        self.entitle(now(self.words[0]))
        self.ask(now(self.words[1]))

    def explain(self, control: Widget) -> None:
        """The field, and what its value means."""
        super().explain(control)
        if isinstance(control, Choice) and control.chosen.about:
            self.tell((control.chosen.label + colon(), "accent"), (control.chosen.about, "soft"))

    def on_button_pressed(self) -> None:
        """As its key."""
        self.action_done()

    def action_done(self) -> None:
        """Close with it."""
        raise NotImplementedError


def field(title: str, values: Iterable[Value], value: object, id: str, about: str = "") -> Field:
    """One of them."""
    return Field(title, Choice(title, [*values], value, id=id), about)


def timed() -> Iterator[Value]:
    """The paces that have a clock."""
    return islice(paces(), UNTIMED, None)


class SeekScreen(ChoicesForm[Sought]):
    """What is looked for."""

    words = Later(said.title), Later(said.question), Later(said.look)
    AUTO_FOCUS: ClassVar[str | None] = "#done"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("s", "done", Later(said.look_key))]

    def __init__(self, before: Sought | None, is_guest: bool) -> None:
        """`before` is what was looked for last; a guest plays nothing that is rated."""
        super().__init__()
        self._wish = before or Sought(next(iter(rules.games)), 2, "quarter", False, 100)
        self._is_guest = is_guest

    def fields(self) -> Iterator[Widget]:
        """The game, how many play it at what pace, against whom."""
        wish = self._wish
        yield field(said.game(), games(), wish.game_id, "game_id")
        players = (Value(count, str(count)) for count in rules.games[wish.game_id].players)
        yield field(said.players(), players, wish.seats, "seats", said.players_about())
        yield field(said_plan.pace(), timed(), wish.pace, "pace", said_plan.pace_about())
        near = [
            Value(100, said.near_100(), said.near_100_about()),
            Value(300, said.near_300(), said.near_300_about()),
            Value(0, said.near_0(), said.near_0_about()),
        ]
        yield field(said.near(), near, wish.near, "near", said.near_about())
        if not self._is_guest:
            rated = yes_or_no(said.rated_on(), said_plan.rated_off())
            yield field(said_plan.rated(), rated, wish.rated, "rated", said_plan.rated_about())

    def on_choice_turned(self, event: Choice.Turned) -> None:
        """Another value; of another game, as many players as may play it."""
        fields: dict[str, Any] = {event.choice.id or "": event.value}
        self._wish = self._wish._replace(**fields)
        if event.choice.id == "game_id":
            counts = rules.games[self._wish.game_id].players
            players = self.query_one("#seats", Choice)
            players.values = tuple(Value(count, str(count)) for count in counts)
            players.value = self._wish.seats if self._wish.seats in counts else counts[0]
            self._wish = self._wish._replace(seats=int(str(players.value)))
        self.explain(event.choice)

    def action_done(self) -> None:
        """Look."""
        self.dismiss(self._wish)


def how_long(seconds: float) -> str:
    """As a clock shows it."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def wait_told(app: AskingApp, seeker: Seeker) -> str:
    """For how long somebody has waited, for what."""
    within = round(seeker.within(app.host.limits.queue_widen)) if seeker.wish.near else 0
    return said.waits(**_sought(seeker.wish), within=within, time=how_long(seeker.waited))


def other_told(app: AskingApp) -> tuple[Seeker, str] | None:
    """Who looks for something else than the person does, and what that is: said as what is different where it is the same game."""
    other, own = app.host.partners.other(app.person), app.host.partners.of(app.person)
    person = None if other is None else app.host.people.find(other.id)
    if other is None or person is None:
        return None
    if own is None or own.wish[:2] != other.wish[:2]:
        return other, said.other_game(name=person.name, **_sought(other.wish))
    rated = [said.other_rated(is_rated=other.wish.rated)] if own.wish.rated != other.wish.rated else []
    pace = [said.other_pace(pace=pace_of(other.wish.plan()))] if own.wish.pace != other.wish.pace else []
    return other, said.other(name=person.name, differs=[*rated, *pace])


def _sought(wish: Sought) -> dict[str, Any]:
    plan = wish.plan()
    return {
        "game": rules.games[wish.game_id].title,
        "players": wish.seats,
        "is_rated": wish.rated,
        "pace": pace_of(plan),
    }


# ---- Making a tournament -------------------------------------------------------------------------


FULL, MINUTES, DAYS = (3, 4, 6, 8, 12, 16, 24), (5, 15, 30, 60), (1, 7)
BY_HAND, AT_TIME = "hand", "time"
ROUNDS = range(2, 10)
TYPED = "%Y-%m-%d %H:%M"


class MakeScreen(ChoicesForm[TournamentPlan]):
    """The plan of a tournament."""

    words = Later(said_tournament.form_title), Later(said_tournament.form_question), Later(said_tournament.form_make)
    AUTO_FOCUS: ClassVar[str | None] = "#game_id"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("s", "done", Later(said_tournament.form_make_key))]

    def __init__(self) -> None:
        super().__init__()
        self._plan = TournamentPlan(next(iter(rules.games)), 2, SWISS, "quarter")
        self._begins = BY_HAND

    def fields(self) -> Iterator[Widget]:
        """What is played in which form, and when it begins."""
        plan = self._plan
        yield field(said_tournament.game(), games(), plan.game_id, "game_id", said_tournament.game_about())
        yield field(said_tournament.players(), self._players(), plan.seats, "seats", said_tournament.players_about())
        yield field(said_tournament.form(), self._forms(), plan.form, "form_", said_tournament.form_about())
        deals = [
            Value(True, said_tournament.equal(), said_tournament.equal_about()),
            Value(False, said_tournament.own(), said_tournament.own_about()),
        ]
        yield field(said_tournament.deals(), deals, plan.is_equal, "is_equal", said_tournament.deals_about())
        yield field(said_plan.pace(), timed(), plan.pace, "pace", said_plan.pace_about())
        usual = Value(0, said_tournament.rounds_usual(), said_tournament.rounds_usual_about())
        rounds = (usual, *(Value(count, said_tournament.rounds_some(rounds=count)) for count in ROUNDS))
        yield field(said_tournament.rounds(), rounds, plan.rounds, "rounds", said_tournament.rounds_about())
        yield field(said_tournament.begins(), _beginnings(), BY_HAND, "begins", said_tournament.begins_about())
        rated = yes_or_no(said_tournament.rated_on(), said_tournament.rated_off())
        yield field(said_plan.rated(), rated, plan.rated, "rated", said_plan.rated_about())

    def _players(self) -> list[Value]:
        return [Value(count, str(count)) for count in rules.games[self._plan.game_id].players]

    def _forms(self) -> list[Value]:
        if self._plan.seats > 2:
            return [Value(BALANCED, said_tournament.balanced(), said_tournament.balanced_about())]
        return [
            Value(SWISS, said_tournament.swiss(), said_tournament.swiss_about()),
            Value(ALL, said_tournament.all(), said_tournament.all_about()),
        ]

    def on_choice_turned(self, event: Choice.Turned) -> None:
        """Another value, and what goes with it."""
        name = event.choice.id or ""
        if name == "begins":
            self._begins = str(event.value)
        else:
            fields: dict[str, Any] = {name.rstrip("_"): event.value}
            self._plan = self._plan._replace(**fields)
        if name in ("game_id", "seats"):
            self._fit("seats", self._players())
            self._fit("form_", self._forms())
        self.explain(event.choice)

    def _fit(self, name: str, values: list[Value]) -> None:
        """A field offers these from now on."""
        field = name.rstrip("_")
        now, offered = getattr(self._plan, field), [value.value for value in values]
        chosen: Any = now if now in offered else offered[0]
        choice = self.query_one(f"#{name}", Choice)
        choice.values = tuple(values)
        choice.value = chosen
        self._plan = self._plan._replace(**{field: chosen})

    def action_done(self) -> None:
        """Close with it, once it is known when it begins."""
        kind, _, number = self._begins.partition(":")
        if kind == AT_TIME:
            app_of(self).ask(AskScreen(said_tournament.begins(), said_tournament.which_time()), self._at_time)
        elif kind == "full":
            self.dismiss(self._plan._replace(full=int(number)))
        elif kind == "in":
            self.dismiss(self._plan._replace(begins=time.time() + 60.0 * int(number)))
        else:
            self.dismiss(self._plan)

    def _at_time(self, typed: str) -> None:
        try:
            begins = calendar.timegm(time.strptime(typed.strip(), TYPED))
        except ValueError:
            self.warn(said_tournament.no_time())
            return
        self.dismiss(self._plan._replace(begins=float(begins)))


def _beginnings() -> Iterator[Value]:
    yield Value(BY_HAND, said_tournament.by_hand(), said_tournament.by_hand_about())
    for people in FULL:
        yield Value(
            f"full:{people}", said_tournament.when_full(people=people), said_tournament.when_full_about(people=people)
        )
    for minutes in MINUTES:
        yield Value(f"in:{minutes}", said_tournament.in_minutes(minutes=minutes), said_tournament.in_minutes_about())
    for days in DAYS:
        yield Value(f"in:{days * 1440}", said_tournament.in_days(days=days), said_tournament.in_days_about())
    yield Value(AT_TIME, said_tournament.at_time(), said_tournament.at_time_about())
