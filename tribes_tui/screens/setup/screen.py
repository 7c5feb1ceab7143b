"""A new game: which, who sits where, its options, its seed; as the last time, until something is changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.validation import Function
from textual.widget import Widget
from textual.widgets import Button, Input

import rules
from rules.bots.levels import EVEN
from rules.bots.rivals import rivals_of
from rules.core.option import Option
from saves import SaveError
from tribes_tui.play.deals import read_seed
from tribes_tui.profile.counting import counting, counting_briefly, why_not_planned
from tribes_tui.profile.rating import strength_for
from tribes_tui.profile.setups import NONE, LastSetups
from tribes_tui.screens.setup.draft import BadNewGame, Draft, NewGame as NewGame, named_deal
from tribes_tui.screens.setup.length import LengthChoice, how_long, length_field
from tribes_tui.screens.setup.pieces import GamesRow
from tribes_tui.screens.setup.seats import CALLED, WHO, RoundTable, SeatPlaque, kinds, name_hint
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing import pointing
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.widgets.screen.form import (
    Choice,
    Explanation,
    Field,
    FieldLine,
    Form,
    FormScreen,
    Heading,
    OptionCard,
    SideBySide,
    Value,
    yes_or_no,
)
from tribes_tui.widgets.screen.framed_screen import MoreSign
from tribes_tui.words.about import about_of
from tribes_tui.words.common import colon
from tribes_tui.words.language import Later, now
from tribes_tui.words.options import words_for
from tribes_tui.words.said import bots, rating, rivals, setup

if TYPE_CHECKING:
    from tribes_tui.play.deals import NamedDeal
    from tribes_tui.profile.statistics import Outcome

OPTION = "option-"
"""Beginning of the ids of options' fields."""
LONGEST = 48
"""Columns for whether the game counts, beside the button."""
ROOMY = 50
"""Rows of a window in which even the longest form has room for a sentence a field."""


class SetupScreen(FormScreen[Any]):
    """Dismisses with a `NewGame`, or None."""

    DEFAULT_CSS = """
    SetupScreen #columns { height: 1fr; }
    SetupScreen #beside { width: 49; margin-right: 1; }
    SetupScreen.-wide #beside { width: 1fr; min-width: 49; margin-right: 1; }
    SetupScreen RoundTable { max-height: 36; }
    SetupScreen Explanation { display: none; height: 7; }
    SetupScreen.-wide.-tall Explanation { display: block; }
    SetupScreen.-roomy Explanation { height: 12; }
    SetupScreen #bottom { height: 1; }
    SetupScreen #start { margin-left: 1; }
    SetupScreen #counts { width: 1fr; margin-left: 1; }
    SetupScreen #bottom MoreSign { width: 13; }
    SetupScreen #said { height: 2; }
    SetupScreen.-tall OptionCard.told { height: auto; }
    SetupScreen OptionCard Words.about { display: none; }
    SetupScreen.-wide OptionCard { margin-bottom: 1; }
    SetupScreen.-wide OptionCard SideBySide { layout: horizontal; height: 1; }
    SetupScreen.-wide OptionCard Choice, SetupScreen.-wide OptionCard Input { width: 27; }
    SetupScreen.-wide OptionCard Words.about { display: block; }
    SetupScreen.-wide OptionCard LengthChoice { width: 46; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
    AUTO_FOCUS: ClassVar[str | None] = "#start"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "start", Later(setup.start), tooltip=Later(setup.start_told)),
        Binding("m", "meet", Later(rivals.meet)),
        *(
            Binding(
                str(number),
                f"game('{game_id}')",
                Later(setup.game),
                tooltip=Later(setup.game_told),
                key_display=f"1-{len(rules.games)}",
            )
            for number, game_id in enumerate(rules.games, 1)
        ),
        Binding("plus", "seats(1)", Later(setup.seats_keys), tooltip=Later(setup.seats_keys_told), key_display="+ -"),
        Binding("minus", "seats(-1)", Later(setup.seats_keys), tooltip=Later(setup.seats_keys_told)),
        Binding("r", "rules", Later(setup.rules), tooltip=Later(setup.rules_told)),
    ]

    title_words: str = Later(setup.title)
    question: str = Later(setup.question)
    button: str = Later(setup.start_button)

    @dataclass
    class Rules(Message):
        """The rulebook of a game is wanted."""

        game_id: str

    def __init__(
        self,
        game_id: str | None = None,
        last: LastSetups = NONE,
        learning: bool = False,
        results: Callable[[], Sequence[Outcome]] = tuple,
    ) -> None:
        """Begin with `game_id`, else with the game that was set up last. `results` reads how the person's games ended."""
        super().__init__()
        self._results = results
        self._found: Sequence[Outcome] | None = None
        self._last = last
        known = [one for one in (game_id, last.game_id) if one is not None and one in rules.games]
        self._learning = learning
        self._laying = asyncio.Lock()
        self._taken: NamedDeal | None = None
        self.draft = self.make_draft(known[0] if known else next(iter(rules.games)))

    def make_draft(self, game_id: str) -> Draft:
        """The table of a game as the planning begins."""
        return Draft(game_id, self._last, self._learning)

    # ---- What is shown ------------------------------------------------------------------------

    def compose_body(self) -> ComposeResult:
        """The games, the table with its seats, beside it the options, the button that begins."""
        yield GamesRow()
        form = Form(id="form")
        with SideBySide(id="columns"):
            with Felt(id="beside"):
                yield self.seats_heading()
                yield RoundTable(self.plaques())
                yield Explanation()
            with Felt(), form:
                yield from self.fields()
        with SideBySide(id="bottom"):
            start = Button(now(self.button), id="start", compact=True)
            yield start
            yield Words(id="counts")
            yield MoreSign(form)

    def plaques(self) -> Iterator[SeatPlaque]:
        """Who sits around the table as it is planned."""
        draft = self.draft
        for at, seat in enumerate(draft.seats):
            yield SeatPlaque(at, seat, kinds(draft.game.id, len(draft.seats), seat.level))

    def fields(self) -> Iterator[Widget]:
        """All that is planned besides the seats."""
        yield from self.players_field()
        yield from self.length_field()
        yield from self.option_fields()
        learning = yes_or_no(setup.learning_on(), setup.learning_off())
        yield OptionCard(
            setup.learning(),
            Choice(setup.learning(), learning, self.draft.learning, id="learning"),
            setup.learning_about(),
        )
        seed = FieldLine(self.draft.seed, setup.by_chance(), validators=[Function(is_seed)], id="seed")
        yield OptionCard(setup.seed(), seed, setup.seed_about())

    def seats_heading(self) -> Heading:
        """Above the seats."""
        return Heading(setup.seats(), self._how_many(), id="seats")

    def _how_many(self) -> str:
        """How many may play, and about how long a game takes those who are planned."""
        draft, counts = self.draft, self.draft.game.players
        low, high = counts[0], counts[-1]
        how_many = setup.how_many(low=low) if low == high else setup.how_many_to(low=low, high=high)
        long = how_long(draft, self._found or ())
        return how_many if long is None else setup.how_long(players=how_many, minutes=long)

    def _tell_length(self) -> None:
        for heading in self.query("#seats").results(Heading):
            heading.tell(setup.seats(), self._how_many())
        for choice in self.query(LengthChoice):
            choice.tell(self.draft, self._found or ())

    def players_field(self) -> Iterator[Widget]:
        """How many sit there, where there is a choice."""
        counts = self.draft.game.players
        if len(counts) > 1:
            values = [Value(count, str(count)) for count in counts]
            yield OptionCard(
                setup.players(),
                Choice(setup.players(), values, len(self.draft.seats), id="players"),
                setup.players_about(),
            )

    def length_field(self) -> Iterator[Widget]:
        """How long the game is, where that can be chosen."""
        return length_field(self.draft, self._found or (), OPTION)

    def option_fields(self) -> Iterator[Widget]:
        """The other options that matter."""
        yield from (
            self._option(option) for option in self.draft.shown_options if option.name != self.draft.game.length
        )

    def _option(self, option: Option) -> OptionCard:
        said = words_for(self.draft.game.id, option)
        values = [Value(value, *said.values[value]) for value in self.draft.offered(option)]
        control = Choice(said.title, values, self.draft.options[option.name], id=f"{OPTION}{option.name}")
        return OptionCard(said.title, control, said.about)

    def on_mount(self) -> None:
        """What is asked here, and how it stands."""
        self._tell_game()
        self._look_back()

    @work
    async def _look_back(self) -> None:
        """Read the person's results; hundreds of records take a while."""
        with suppress(SaveError):
            self._found = await asyncio.to_thread(self._results)
            self._tell_even()
            self._tell_length()
            if isinstance(self.focused, Choice):
                self.explain(self.focused)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Seats neither come nor go where a game has one number of players; not every game has rivals."""
        if action == "meet":
            return bool(rivals_of(self.draft.game.id))
        return action != "seats" or len(self.draft.game.players) > 1

    def on_resize(self) -> None:
        """Where there is room for it, each field has its sentence below it."""
        self.set_class(self.size.height >= ROOMY, "-roomy")
        self.call_after_refresh(lambda: self.explain(self.focused or self))

    def _tell_game(self) -> None:
        game_id = self.draft.game.id
        self.entitle(now(self.title_words))
        self.ask(now(self.question), self.remark())
        self.query_one(GamesRow).show(game_id)
        self.refresh_bindings()
        self._tell_length()
        self.show_table()

    def remark(self) -> str:
        """Beside the question."""
        way = "typing" if isinstance(self.focused, Input) else "kept" if self.draft.is_kept else "new"
        return setup.remark(way=way)

    def show_table(self) -> None:
        """The picture of it, and how the bot that follows a person plays at it."""
        self.query_one(RoundTable).show(self.draft.game.id)
        self._tell_even()
        self._tell_counting()

    def _tell_counting(self) -> None:
        for counts in self.query("#counts").results(Words):
            counts.say(((self.counting(), "soft"),))

    def counting(self) -> str:
        """Whether the game would count for the person's rating, or why not."""
        whys = why_not_planned(self.draft.game.id, self.draft.seats, self.draft.options)
        if not whys and self.draft.seed:
            return rating.counts_if_new()
        forms = counting(whys), *counting_briefly(whys)
        return next((one for one in forms if len(one) < LONGEST), forms[-1])

    def _tell_even(self) -> None:
        about = self.even_about()
        for choice in self.query(Choice):
            if (choice.id or "").startswith(WHO):
                choice.values = tuple(one._replace(about=about) if one.value == EVEN else one for one in choice.values)

    def even_about(self) -> str:
        """At what strength it plays against the only person at the table; where there are more, that it follows nobody."""
        strength = self.even_strength()
        if strength is None or self.draft.people != 1:
            return setup.plays(level=EVEN)
        return setup.follows(now=bots.even_now(game=self.draft.game.title, strength=strength, whom="you"))

    def even_strength(self) -> int | None:
        """At what strength it plays this game against the person; None until their results are read."""
        return None if self._found is None else strength_for(self.draft.game.id, self._found, len(self.draft.seats))

    def explain(self, control: Widget) -> None:
        """Beside the form, where it has room, the field with all its values; above the keys the value under the cursor, and its
        sentence where it stands nowhere else."""
        field = next((one for one in control.ancestors if isinstance(one, Field)), None)
        is_beside = self.has_class("-wide") and self.has_class("-tall")
        about = field.about if field is not None else ""
        if is_beside and isinstance(field, OptionCard) and field.effect in about:
            about = ""  # it stands on the card
        self.ask(now(self.question), self.remark())
        box = self.query_one(Explanation)
        if isinstance(control, Choice):
            if any(value.about for value in control.values):
                box.show(control.title, "", control.values, control.chosen)
            else:
                self._tell_sentence(box)
            is_seat = bool(self._seat_at(control)) and bool(rivals_of(self.draft.game.id))
            meet = rivals.meet_about() if is_seat else ""
            end = "" if is_beside else control.chosen.about
            said = ". " + " ".join(text for text in (about, end, meet) if text)
            self.tell((control.title + colon(), "ink"), (control.chosen.label, "accent", BOLD), (said, "soft"))
            self.call_after_refresh(control.scroll_visible, animate=False)  # more lines leave the form less room
        elif isinstance(control, Input):
            self._tell_sentence(box)
            self.tell((field.about if field is not None else setup.name_about(), "soft"))
        else:
            said = self._tell_sentence(box)
            self.tell(("" if is_beside else said, "soft"))

    def _tell_sentence(self, box: Explanation) -> str:
        """What the game is, beside the form, or in another place."""
        found = about_of(self.draft.game.id)
        sentence = found.sentence if found else ""
        box.show(self.draft.game.title, sentence)
        return sentence

    async def _lay_again(self) -> None:
        """Other fields than before; the cursor stays on the one of the same name.

        One after the other: a click and a key may ask for it in the same moment.
        """
        async with self._laying:
            focused = self.focused.id if self.focused is not None else None
            form = self.query_one("#form", Form)
            with self.app.batch_update():
                await form.remove_children()
                if not form.is_attached:
                    return
                await form.mount_all(list(self.fields()))
                await self.query_one(RoundTable).seat([*self.plaques()])
        self._tell_game()
        if focused:
            for control in self.query(f"#{focused}"):
                if isinstance(control, Input):
                    control.select_on_focus = False  # somebody is typing there
                control.focus()

    # ---- What is done -------------------------------------------------------------------------

    async def on_choice_turned(self, event: Choice.Turned) -> None:
        """Another number of players, kind of seat, value of an option."""
        if not event.choice.is_attached:
            return  # of the game before
        before = self._choices
        name = event.choice.id or ""
        if name == "players":
            await self._take_players(int(str(event.value)))
        else:
            self.take_value(name, event.value)
            if self._choices != before:
                await self._lay_again()
        self.explain(event.choice)

    @property
    def _choices(self) -> list[tuple[str, list[object]]]:
        """What can be chosen in each field of an option."""
        return [(option.name, [*self.draft.offered(option)]) for option in self.draft.shown_options]

    def take_value(self, name: str, value: object) -> None:
        """The value of a field that isn't the number of players."""
        if name == "learning":
            self.draft.learning = bool(value)
        elif name.startswith(WHO):
            at = int(name.removeprefix(WHO))
            self.draft.set_level(at, str(value))
            self.seat_changed(at)
        else:
            self.draft.take_option(name.removeprefix(OPTION), value)  # type: ignore[arg-type]  # one of the option's
            self._tell_length()
            self._tell_counting()

    def seat_changed(self, at: int) -> None:
        """Somebody else plays there."""
        seat = self.draft.seats[at]
        plaque = next(one for one in self.query(SeatPlaque) if one.at == at)
        plaque.show_strength(seat.level)
        field = plaque.query_one(Input)
        field.placeholder = "" if seat.is_human else name_hint(seat)
        with field.prevent(Input.Changed):
            field.value = seat.name
        self._tell_length()
        self.show_table()

    async def _take_players(self, count: int) -> None:
        self.draft.set_players(count)
        await self._lay_again()

    async def on_input_changed(self, event: Input.Changed) -> None:
        """A name, or the seed: that of a deal brings its game, how many play it, and its options."""
        name = event.input.id or ""
        if name == "seed":
            self.draft.seed = event.value.strip()
            self._tell_counting()
            deal = named_deal(self.draft.seed)
            if deal is not None and deal != self._taken:
                await self._take_deal(deal)
        elif name.startswith(CALLED):
            self.draft.rename(int(name.removeprefix(CALLED)), event.value)
            self.show_table()

    async def _take_deal(self, deal: NamedDeal) -> None:
        self._taken = deal
        if deal.game != self.draft.game.id:
            typed, self.draft = self.draft.seed, self.make_draft(deal.game)
            self.draft.seed = typed
        self.draft.take_deal(deal)
        await self._lay_again()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """On to the next field."""
        self.focus_next()

    async def on_drawn_chosen(self, message: pointing.Chosen) -> None:
        """A click on a game."""
        if isinstance(message.piece, GamesRow):
            await self.action_game(message.name)

    async def action_game(self, game_id: str) -> None:
        """Set up another game."""
        if game_id != self.draft.game.id:
            self._learning = self.draft.learning
            self.draft = self.make_draft(game_id)
            await self._lay_again()
            self.explain(self.focused or self)

    async def action_seats(self, by: int) -> None:
        """One seat more, or less."""
        count = len(self.draft.seats) + by
        if count in self.draft.game.players:
            await self._take_players(count)

    def action_meet(self) -> None:
        """Who the rivals are; one of them for the seat under the cursor, else for the first that a bot has."""
        from tribes_tui.screens.setup.rivals import RivalsScreen  # not before it is asked for

        at = next((int(seat) for seat in (self._seat_at(self.focused),) if seat), None)
        if at is None:
            at = next((k for k, seat in enumerate(self.draft.seats) if not seat.is_human), len(self.draft.seats) - 1)
        level = self.draft.seats[at].level
        self.app.push_screen(RivalsScreen(self.draft.game.id, level, at + 1), lambda found: self._seat_rival(at, found))

    def _seat_at(self, control: Widget | None) -> str:
        """The number of the seat that a field is of; "" for any other."""
        name = control.id or "" if control is not None else ""
        return name.removeprefix(WHO) if name.startswith(WHO) else ""

    def _seat_rival(self, at: int, level: str | None) -> None:
        for choice in self.query(f"#{WHO}{at}").results(Choice):
            if level:
                choice.value = level
                self.take_value(f"{WHO}{at}", level)

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
        except BadNewGame as error:
            self.warn(str(error))
        else:
            self.dismiss(plan)


def is_seed(text: str) -> bool:
    """Whether it is a seed, or the name of a deal; nothing is one by chance."""
    try:
        return not text.strip() or named_deal(text.strip()) is not None or read_seed(text.strip()) >= 0
    except ValueError:
        return False
