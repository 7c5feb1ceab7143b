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
from tribes_tui.server.words.said import plan as said_plan, queue as said, tournament
from tribes_tui.widgets.screen.choice import Choice, Value, yes_or_no
from tribes_tui.widgets.screen.form import Field, Form, FormScreen
from tribes_tui.widgets.screen.top_screen import Result
from tribes_tui.words.common import Later, colon, now

UNTIMED = 2
"""Of the paces, the first two have no clock."""


Asked = tuple[str, str, Iterable[Value], str]
"""A field: its name, its title, what it offers, and what is told about it."""


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

    def __init__(self, chosen: dict[str, Any]) -> None:
        """What is chosen at first, by the fields' names."""
        super().__init__()
        self.said = chosen

    def compose_body(self) -> ComposeResult:
        """The fields, the button."""
        with Form():
            for name, title, values, about in self.asked():
                yield Field(title, Choice(title, [*values], self.said[name], id=name), about)
        yield Button(now(self.words[2]), id="done", compact=True)

    def asked(self) -> Iterator[Asked]:
        """What can be chosen now."""
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

    def on_choice_turned(self, event: Choice.Turned) -> None:
        """Another value; fields that depend on it offer others."""
        self.said[event.choice.id or ""] = event.value
        for name, _, values, _ in self.asked():
            choice, offered = self.query_one(f"#{name}", Choice), tuple(values)
            if choice.values != offered:
                choice.values, choice.value = offered, self.said[name]
                self.said[name] = choice.value
        self.explain(event.choice)

    def on_button_pressed(self) -> None:
        """As its key."""
        self.action_done()

    def action_done(self) -> None:
        """Close with it."""
        raise NotImplementedError


def players_of(game_id: str) -> Iterator[Value]:
    """How many may play it."""
    return (Value(count, str(count)) for count in rules.games[game_id].players)


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
        super().__init__((before or Sought(next(iter(rules.games)), 2, "quarter", False, 100))._asdict())
        self._is_guest = is_guest

    def asked(self) -> Iterator[Asked]:
        """The game, how many play it at what pace, against whom."""
        near = [
            Value(100, said.near_100(), said.near_100_about()),
            Value(300, said.near_300(), said.near_300_about()),
            Value(0, said.near_0(), said.near_0_about()),
        ]
        yield "game_id", said.game(), games(), ""
        yield "seats", said.players(), players_of(self.said["game_id"]), said.players_about()
        yield "pace", said_plan.pace(), timed(), said_plan.pace_about()
        yield "near", said.near(), near, said.near_about()
        if not self._is_guest:
            rated = yes_or_no(said.rated_on(), said_plan.rated_off())
            yield "rated", said_plan.rated(), rated, said_plan.rated_about()

    def action_done(self) -> None:
        """Look."""
        self.dismiss(Sought(**self.said))


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

    words = Later(tournament.form_title), Later(tournament.form_question), Later(tournament.form_make)
    AUTO_FOCUS: ClassVar[str | None] = "#game_id"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("s", "done", Later(tournament.form_make_key))]

    def __init__(self) -> None:
        plan = TournamentPlan(next(iter(rules.games)), 2, SWISS, "quarter")
        super().__init__({**plan._asdict(), "begins": BY_HAND})

    def asked(self) -> Iterator[Asked]:
        """What is played in which form, and when it begins."""
        forms = [
            Value(SWISS, tournament.swiss(), tournament.swiss_about()),
            Value(ALL, tournament.all(), tournament.all_about()),
        ]
        if self.said["seats"] > 2:
            forms = [Value(BALANCED, tournament.balanced(), tournament.balanced_about())]
        deals = [
            Value(True, tournament.equal(), tournament.equal_about()),
            Value(False, tournament.own(), tournament.own_about()),
        ]
        usual = Value(0, tournament.rounds_usual(), tournament.rounds_usual_about())
        rounds = (usual, *(Value(count, tournament.rounds_some(rounds=count)) for count in ROUNDS))
        rated = yes_or_no(tournament.rated_on(), said_plan.rated_off())
        yield "game_id", tournament.game(), games(), tournament.game_about()
        yield "seats", tournament.players(), players_of(self.said["game_id"]), tournament.players_about()
        yield "form", tournament.form(), forms, tournament.form_about()
        yield "is_equal", tournament.deals(), deals, tournament.deals_about()
        yield "pace", said_plan.pace(), timed(), said_plan.pace_about()
        yield "rounds", tournament.rounds(), rounds, tournament.rounds_about()
        yield "begins", tournament.begins(), _beginnings(), tournament.begins_about()
        yield "rated", said_plan.rated(), rated, said_plan.rated_about()

    def action_done(self) -> None:
        """Close with it, once it is known when it begins."""
        kind, _, number = self.said["begins"].partition(":")
        if kind == AT_TIME:
            app_of(self).ask(AskScreen(tournament.begins(), tournament.which_time()), self._at_time)
        else:
            begins = time.time() + 60.0 * int(number) if kind == "in" else 0.0
            self._done(begins, int(number) if kind == "full" else 0)

    def _at_time(self, typed: str) -> None:
        try:
            self._done(float(calendar.timegm(time.strptime(typed.strip(), TYPED))))
        except ValueError:
            self.warn(tournament.no_time())

    def _done(self, begins: float, full: int = 0) -> None:
        self.dismiss(TournamentPlan(**{**self.said, "begins": begins, "full": full}))


def _beginnings() -> Iterator[Value]:
    yield Value(BY_HAND, tournament.by_hand(), tournament.by_hand_about())
    for people in FULL:
        yield Value(f"full:{people}", tournament.when_full(people=people), tournament.when_full_about(people=people))
    for minutes in MINUTES:
        yield Value(f"in:{minutes}", tournament.in_minutes(minutes=minutes), tournament.in_minutes_about())
    for days in DAYS:
        yield Value(f"in:{days * 1440}", tournament.in_days(days=days), tournament.in_minutes_about())
    yield Value(AT_TIME, tournament.at_time(), tournament.at_time_about())
