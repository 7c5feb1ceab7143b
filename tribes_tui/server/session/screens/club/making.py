"""What somebody makes a tournament of."""

import calendar
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import Button

import rules
from tribes_tui.server.club.tournaments.course import ALL, BALANCED, SWISS, TournamentPlan
from tribes_tui.server.session.screens.club.seeking import UNTIMED
from tribes_tui.server.session.screens.forms import games, paces
from tribes_tui.server.session.screens.host_screen import AskScreen, app_of
from tribes_tui.server.words.said import plan as said_plan, tournament as said
from tribes_tui.widgets.screen.choice import Choice, Value, yes_or_no
from tribes_tui.widgets.screen.form import Field, Form, FormScreen
from tribes_tui.words.common import colon
from tribes_tui.words.language import Later

FULL, MINUTES, DAYS = (3, 4, 6, 8, 12, 16, 24), (5, 15, 30, 60), (1, 7)
BY_HAND, AT_TIME = "hand", "time"
ROUNDS = range(2, 10)
TYPED = "%Y-%m-%d %H:%M"


class MakeScreen(FormScreen[TournamentPlan]):
    """Dismisses with the plan, or None."""

    DEFAULT_CSS = """
    MakeScreen Form { height: auto; margin: 1 0 1 0; }
    MakeScreen Field Choice { width: 32; }
    MakeScreen #make { margin-left: 1; }
    MakeScreen #said { height: 2; }
    """
    AUTO_FOCUS: ClassVar[str | None] = "#game_id"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "make", Later(said.form_make_key)),
        Binding("q", "back", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._plan = TournamentPlan(next(iter(rules.games)), 2, SWISS, "quarter")
        self._begins = BY_HAND

    def compose_body(self) -> ComposeResult:
        """The fields, the button."""
        with Form(id="form"):
            yield from self._fields()
        yield Button(said.form_make(), id="make", compact=True)

    def _fields(self) -> Iterator[Widget]:
        plan = self._plan
        yield Field(said.game(), Choice(said.game(), games(), plan.game_id, id="game_id"), said.game_about())
        players = Choice(said.players(), self._players(), plan.seats, id="seats")
        yield Field(said.players(), players, said.players_about())
        yield Field(said.form(), Choice(said.form(), self._forms(), plan.form, id="form_"), said.form_about())
        deals = [Value(True, said.equal(), said.equal_about()), Value(False, said.own(), said.own_about())]
        yield Field(said.deals(), Choice(said.deals(), deals, plan.is_equal, id="is_equal"), said.deals_about())
        timed = [*islice(paces(), UNTIMED, None)]
        yield Field(said_plan.pace(), Choice(said_plan.pace(), timed, plan.pace, id="pace"), said_plan.pace_about())
        usual = Value(0, said.rounds_usual(), said.rounds_usual_about())
        rounds = [usual, *(Value(count, said.rounds_some(rounds=count)) for count in ROUNDS)]
        yield Field(said.rounds(), Choice(said.rounds(), rounds, plan.rounds, id="rounds"), said.rounds_about())
        yield Field(said.begins(), Choice(said.begins(), [*_beginnings()], BY_HAND, id="begins"), said.begins_about())
        rated = yes_or_no(said.rated_on(), said.rated_off())
        yield Field(
            said_plan.rated(), Choice(said_plan.rated(), rated, plan.rated, id="rated"), said_plan.rated_about()
        )

    def _players(self) -> list[Value]:
        return [Value(count, str(count)) for count in rules.games[self._plan.game_id].players]

    def _forms(self) -> list[Value]:
        if self._plan.seats > 2:
            return [Value(BALANCED, said.balanced(), said.balanced_about())]
        return [Value(SWISS, said.swiss(), said.swiss_about()), Value(ALL, said.all(), said.all_about())]

    def on_mount(self) -> None:
        """What is asked."""
        self.entitle(said.form_title())
        self.ask(said.form_question())

    def explain(self, control: Widget) -> None:
        """The field, and what its value means."""
        super().explain(control)
        if isinstance(control, Choice) and control.chosen.about:
            self.tell((control.chosen.label + colon(), "accent"), (control.chosen.about, "soft"))

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

    def on_button_pressed(self) -> None:
        """Make it."""
        self.action_make()

    def action_make(self) -> None:
        """Close with it, once it is known when it begins."""
        kind, _, number = self._begins.partition(":")
        if kind == AT_TIME:
            app_of(self).ask(AskScreen(said.begins(), said.which_time()), self._at_time)
        elif kind == "full":
            self.dismiss(self._plan._replace(full=int(number)))
        elif kind == "in":
            self.dismiss(self._plan._replace(begins=time.time() + 60.0 * int(number)))
        else:
            self.dismiss(self._plan)

    def _at_time(self, typed: str | None) -> None:
        if typed is None:
            return
        try:
            begins = calendar.timegm(time.strptime(typed.strip(), TYPED))
        except ValueError:
            self.warn(said.no_time())
            return
        self.dismiss(self._plan._replace(begins=float(begins)))


def _beginnings() -> Iterator[Value]:
    yield Value(BY_HAND, said.by_hand(), said.by_hand_about())
    for people in FULL:
        yield Value(f"full:{people}", said.when_full(people=people), said.when_full_about(people=people))
    for minutes in MINUTES:
        yield Value(f"in:{minutes}", said.in_minutes(minutes=minutes), said.in_minutes_about())
    for days in DAYS:
        yield Value(f"in:{days * 1440}", said.in_days(days=days), said.in_days_about())
    yield Value(AT_TIME, said.at_time(), said.at_time_about())
