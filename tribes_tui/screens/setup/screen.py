"""A new game: which, who sits where, its options, its seed; as the last time, until something is changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.validation import Function
from textual.widget import Widget
from textual.widgets import Button, Input

import rules
from rules.core.option import Option
from tribes_tui.play.seeds import read_seed
from tribes_tui.profile.last_setups import NONE, LastSetups
from tribes_tui.screens.setup.draft import BadPlan, Draft
from tribes_tui.screens.setup.draft import Plan as Plan
from tribes_tui.screens.setup.games_row import GamesRow
from tribes_tui.screens.setup.round_table import RoundTable
from tribes_tui.screens.setup.seat_row import CALLED, WHO, SeatRow
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets import messages
from tribes_tui.widgets.choice import Choice, Value, yes_or_no
from tribes_tui.widgets.explanation import Explanation
from tribes_tui.widgets.felt import Felt
from tribes_tui.widgets.form import Field, Form, FormScreen, Heading, Side
from tribes_tui.widgets.scroll import MoreSign
from tribes_tui.words import setup as words
from tribes_tui.words.about import about_of
from tribes_tui.words.options import words_for

OPTION = "option-"
"""Beginning of the ids of options' fields."""


class SetupScreen(FormScreen[Plan]):
    """Dismisses with a `Plan`, or None."""

    DEFAULT_CSS = """
    SetupScreen #columns { height: 1fr; }
    SetupScreen #beside { display: none; width: 54; margin-left: 1; }
    SetupScreen.-wide #beside { display: block; }
    SetupScreen #bottom { height: 1; }
    SetupScreen #start { margin-left: 1; }
    SetupScreen #said { height: 2; }
    SetupScreen Field Choice { width: 27; }
    SetupScreen Field Input { width: 27; }
    SetupScreen Heading { margin-top: 1; }
    SetupScreen #seats { margin-top: 0; }
    SetupScreen.-tall SeatRow { height: 2; }
    FormScreen.-tall Field.told { height: 2; }
    SetupScreen.-wide Field Words.about { display: none; }
    SetupScreen.-wide Field.told { height: 1; }
    """
    AUTO_FOCUS: ClassVar[str | None] = "#start"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "start", words.START),
        *(
            Binding(str(number), f"game('{game_id}')", words.GAME, key_display=f"1-{len(rules.games)}")
            for number, game_id in enumerate(rules.games, 1)
        ),
        Binding("plus", "seats(1)", words.SEATS_KEYS, key_display="+ -"),
        Binding("minus", "seats(-1)", words.SEATS_KEYS),
        Binding("r", "rules", words.RULES),
    ]

    class Rules(Message):
        """The rulebook of a game is wanted."""

        def __init__(self, game_id: str) -> None:
            super().__init__()
            self.game_id = game_id

    def __init__(self, game_id: str | None = None, last: LastSetups = NONE, learning: bool = False) -> None:
        """Begin with `game_id`, else with the game that was set up last."""
        super().__init__()
        self._last = last
        known = [one for one in (game_id, last.game_id) if one is not None and one in rules.games]
        self.draft = Draft(known[0] if known else next(iter(rules.games)), last, learning)

    # ---- What is shown ------------------------------------------------------------------------

    def compose_body(self) -> ComposeResult:
        """The games, the form and beside it the table, the button that begins."""
        yield GamesRow()
        form = Form(id="form")
        with Side(id="columns"):
            with Felt(), form:
                yield from self._fields()
            with Felt(id="beside"):
                yield RoundTable()
                yield Explanation()
        with Side(id="bottom"):
            start = Button(words.START_BUTTON, id="start", compact=True)
            yield start
            yield MoreSign(form)

    def _fields(self) -> Iterator[Widget]:
        """All fields for the table as it is planned."""
        draft = self.draft
        counts = draft.game.players
        yield Heading(words.SEATS, words.how_many(counts[0], counts[-1]), id="seats")
        for at, seat in enumerate(draft.seats):
            yield SeatRow(at, seat, draft.game.id, len(draft.seats))
        if len(counts) > 1:
            values = [Value(count, str(count)) for count in counts]
            yield Field(words.PLAYERS, Choice(words.PLAYERS, values, len(draft.seats), id="players"))
        if draft.shown_options:
            yield Heading(words.RULES_TO_CHANGE)
        yield from (self._option(option) for option in draft.shown_options)
        yield Heading(words.THIS_GAME)
        learning = yes_or_no(words.LEARNING_ON, words.LEARNING_OFF)
        yield Field(words.LEARNING, Choice(words.LEARNING, learning, draft.learning, id="learning"))
        seed = Input(draft.seed, words.BY_CHANCE, validators=[Function(is_seed)], id="seed")
        seed.cursor_blink = False
        yield Field(words.SEED, seed, words.SEED_ABOUT)

    def _option(self, option: Option) -> Field:
        said = words_for(self.draft.game.id, option)
        values = [Value(value, *said.values[value]) for value in option.choices]
        control = Choice(said.title, values, self.draft.options[option.name], id=f"{OPTION}{option.name}")
        return Field(said.title, control, said.about)

    def on_mount(self) -> None:
        """What is asked here, and how it stands."""
        self._tell_game()

    def _tell_game(self) -> None:
        game_id = self.draft.game.id
        self.entitle(words.TITLE)
        self.ask(words.QUESTION, words.as_last_time(self.draft.is_kept))
        self.query_one(GamesRow).show(game_id)
        self._show_table()

    def _show_table(self) -> None:
        self.query_one(RoundTable).show(self.draft.game.id, self.draft.seats)

    def explain(self, control: Widget) -> None:
        """Beside the form: the field with all its values; above the keys the value under the cursor."""
        field = next((one for one in control.ancestors if isinstance(one, Field)), None)
        about = field.about if field is not None else ""
        if isinstance(control, Choice):
            self.query_one(Explanation).show(control.title, about, control.values, control.chosen)
            self.tell(
                (f"{control.title}: ", "ink"),
                (control.chosen.label, "accent", BOLD),
                (". " + " ".join(text for text in (about, control.chosen.about) if text), "soft"),
            )
        elif isinstance(control, Input):
            said = about or words.NAME_ABOUT
            self.query_one(Explanation).show(field.title if field else words.SEATS, said)
            self.tell((said, "soft"))
        else:
            found = about_of(self.draft.game.id)
            self.query_one(Explanation).show(self.draft.game.title, found.sentence if found else "")
            self.tell((found.sentence if found else "", "soft"))

    async def _lay_again(self) -> None:
        """Other fields than before; the cursor stays on the one of the same name."""
        focused = self.focused.id if self.focused is not None else None
        form = self.query_one("#form", Form)
        with self.app.batch_update():
            await form.remove_children()
            await form.mount_all(list(self._fields()))
        self._tell_game()
        if focused:
            for control in self.query(f"#{focused}"):
                control.focus()

    # ---- What is done -------------------------------------------------------------------------

    async def on_choice_turned(self, event: Choice.Turned) -> None:
        """Another number of players, kind of seat, value of an option."""
        name, value, draft = event.choice.id or "", event.value, self.draft
        before = draft.shown_options
        if name == "players":
            await self._take_players(int(str(value)))
        elif name == "learning":
            draft.learning = bool(value)
        elif name.startswith(WHO):
            at = int(name.removeprefix(WHO))
            draft.set_level(at, str(value))
            self._seat_changed(at)
        else:
            draft.options[name.removeprefix(OPTION)] = value
        if draft.shown_options != before and name != "players":
            await self._lay_again()
        self.explain(event.choice)

    def _seat_changed(self, at: int) -> None:
        seat = self.draft.seats[at]
        row = next(row for row in self.query(SeatRow) if row.at == at)
        row.show_strength(seat.level)
        field = row.query_one(Input)
        field.placeholder = "" if seat.is_human else words.BOT_NAME
        with field.prevent(Input.Changed):
            field.value = seat.name
        self._show_table()

    async def _take_players(self, count: int) -> None:
        self.draft.set_players(count)
        await self._lay_again()

    def on_input_changed(self, event: Input.Changed) -> None:
        """A name, or the seed."""
        name = event.input.id or ""
        if name == "seed":
            self.draft.seed = event.value.strip()
        elif name.startswith(CALLED):
            self.draft.rename(int(name.removeprefix(CALLED)), event.value)
            self._show_table()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """On to the next field."""
        self.focus_next()

    async def on_drawn_chosen(self, message: messages.Chosen) -> None:
        """A click on a game."""
        if isinstance(message.piece, GamesRow):
            await self.action_game(message.name)

    async def action_game(self, game_id: str) -> None:
        """Set up another game."""
        if game_id != self.draft.game.id:
            self.draft = Draft(game_id, self._last, self.draft.learning)
            await self._lay_again()

    async def action_seats(self, by: int) -> None:
        """One seat more, or less."""
        count = len(self.draft.seats) + by
        if count in self.draft.game.players:
            await self._take_players(count)

    def action_rules(self) -> None:
        """The rulebook of this game."""
        self.post_message(self.Rules(self.draft.game.id))

    def on_button_pressed(self) -> None:
        """The button begins."""
        self.action_start()

    def action_start(self) -> None:
        """Lay the table, or say what is wrong with it."""
        try:
            plan = self.draft.plan()
        except BadPlan as error:
            self.warn(str(error))
        else:
            self.dismiss(plan)


def is_seed(text: str) -> bool:
    """Whether it is a seed; nothing is one by chance."""
    try:
        return not text.strip() or read_seed(text.strip()) >= 0
    except ValueError:
        return False
