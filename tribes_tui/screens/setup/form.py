"""The form of a new game: the games, the table with its seats, beside it the options, the button that begins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import ComposeResult
from textual.validation import Function
from textual.widget import Widget
from textual.widgets import Button

import rules
from rules.core.option import Option
from tribes_tui.play.deals import read_seed
from tribes_tui.profile.lengths import minutes
from tribes_tui.profile.settings import Settings
from tribes_tui.profile.setups import NONE, LastSetups
from tribes_tui.profile.statistics import Outcome, lasted
from tribes_tui.screens.setup.draft import Draft, named_deal
from tribes_tui.screens.setup.pieces import GamesRow
from tribes_tui.screens.setup.seats import RoundTable, SeatPlaque, kinds
from tribes_tui.widgets.drawing import Felt, Words
from tribes_tui.widgets.screen.choice import Choice, Value, values_of
from tribes_tui.widgets.screen.form import (
    Explanation,
    FieldLine,
    Form,
    FormScreen,
    Heading,
    OptionCard,
    SideBySide,
)
from tribes_tui.widgets.screen.framed_screen import MoreSign
from tribes_tui.words.language import Later, now
from tribes_tui.words.options import words_for
from tribes_tui.words.said import length as said, setup
from tribes_tui.words.settings import settings as settings_in_words

if TYPE_CHECKING:
    from tribes_tui.profile.statistics import Outcome

WIDE = 100
"""Columns of a window in which a card is a row."""
OPTION = "option-"
"""Beginning of the ids of options' fields."""


class CardForm(Form):
    """Cards; in a narrow window, where each has two rows, none is cut off from its value."""

    def watch_virtual_size(self) -> None:
        """The cards are higher now, or lower."""
        if isinstance(self.parent, CardColumn):
            self.parent.fit()

    def validate_scroll_y(self, value: float) -> float:
        """By whole cards, whichever way it is scrolled, also between two frames of the way there."""
        value = super().validate_scroll_y(value)
        return value if self.screen.size.width >= WIDE else value - value % 2


class CardColumn(Felt):
    """What such a form lies in."""

    def watch_virtual_size(self) -> None:
        """As it fits now. Textual tells of no resize where somebody asked for a region between a change and its layout."""
        self.fit()

    def fit(self) -> None:
        """Where there is room, a free row below each card; else an odd row stays empty."""
        form, is_narrow = self.query_one(CardForm), self.screen.size.width < WIDE
        rows = sum(3 if is_narrow else card.size.height + 1 for card in form.children)
        is_airy = rows <= self.size.height + 1
        form.set_class(is_airy, "-airy")
        form.styles.margin = (0, 0, int(is_narrow and not is_airy and self.size.height % 2), 0)


class SetupForm(FormScreen[Any]):
    """What is planned, in fields; a table of another kind has others."""

    DEFAULT_CSS = """
    SetupForm #columns { height: 1fr; }
    SetupForm #beside { width: 49; margin-right: 1; }
    SetupForm.-wide #beside { width: 1fr; min-width: 49; margin-right: 1; }
    SetupForm RoundTable { max-height: 36; }
    SetupForm Explanation { display: none; height: 7; }
    SetupForm.-wide.-tall Explanation { display: block; }
    SetupForm.-roomy Explanation { height: 12; }
    SetupForm #bottom { height: 1; }
    SetupForm #start { margin-left: 1; }
    SetupForm #counts { width: 1fr; margin-left: 1; }
    SetupForm #bottom MoreSign { width: 13; }
    SetupForm #said { height: 3; }
    SetupForm.-wide.-tall #said { height: 2; }
    SetupForm.-tall OptionCard.told { height: auto; }
    SetupForm OptionCard Words.about { display: none; }
    SetupForm CardForm.-airy OptionCard { margin-bottom: 1; }
    SetupForm CardForm.-airy OptionCard:last-child { margin-bottom: 0; }
    SetupForm.-wide OptionCard SideBySide { layout: horizontal; height: 1; }
    SetupForm.-wide OptionCard Choice, SetupForm.-wide OptionCard Input { width: 27; }
    SetupForm.-wide OptionCard Words.about { display: block; }
    SetupForm.-wide OptionCard LengthChoice { width: 46; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
    AUTO_FOCUS: ClassVar[str | None] = "#start"

    button: str = Later(setup.start_button)

    def __init__(
        self,
        game_id: str | None = None,
        last: LastSetups = NONE,
        settings: Settings | None = None,
        results: Callable[[], Sequence[Outcome]] = tuple,
    ) -> None:
        """Begin with `game_id`, else with the game that was set up last. `results` reads how the person's games ended."""
        super().__init__()
        self._results = results
        self._found: Sequence[Outcome] | None = None
        self._last = last
        known = [one for one in (game_id, last.game_id) if one is not None and one in rules.games]
        self._settings = settings
        self._laying = asyncio.Lock()
        self.draft = self.make_draft(known[0] if known else next(iter(rules.games)))

    def make_draft(self, game_id: str) -> Draft:
        """The table of a game as the planning begins."""
        return Draft(game_id, self._last, self._settings)

    def compose_body(self) -> ComposeResult:
        """The games, the table with its seats, beside it the options, the button that begins."""
        yield GamesRow()
        form = CardForm(id="form")
        with SideBySide(id="columns"):
            with Felt(id="beside"):
                yield Heading(setup.seats(), self._how_many(), id="seats")
                yield RoundTable(self.plaques())
                yield Explanation()
            with CardColumn(), form:
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
            yield SeatPlaque(draft.game.id, at, seat, kinds(draft.game.id, len(draft.seats), seat.level))

    def fields(self) -> Iterator[Widget]:
        """All that is planned besides the seats."""
        yield from self.players_field()
        yield from self.length_field()
        yield from self.option_fields()
        words = settings_in_words()
        for name, value in self.draft.habits.items():
            said = words[name]
            yield OptionCard(said.title, Choice(said.title, values_of(said.values), value, id=name), said.about)
        seed = FieldLine(self.draft.seed, setup.by_chance(), validators=[Function(is_seed)], id="seed")
        yield OptionCard(setup.seed(), seed, setup.seed_about())

    def _how_many(self) -> str:
        """How many may play; and about how long a game takes those who are planned, where no field for its length says that."""
        draft, counts = self.draft, self.draft.game.players
        low, high = counts[0], counts[-1]
        how_many = setup.how_many(low=low) if low == high else setup.how_many_to(low=low, high=high)
        long = None if lengths(draft) else how_long(draft, self._found or ())
        return how_many if long is None else setup.how_long(players=how_many, minutes=long)

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
        for option in self.draft.shown_options:
            if option.name != self.draft.game.length:
                said = words_for(self.draft.game.id, option)
                values = [Value(value, *said.values[value]) for value in self.draft.offered(option)]
                control = Choice(said.title, values, self.draft.options[option.name], id=f"{OPTION}{option.name}")
                yield OptionCard(said.title, control, said.about)

    @property
    def _choices(self) -> list[tuple[str, list[object]]]:
        """What can be chosen in each field of an option."""
        return [(option.name, [*self.draft.offered(option)]) for option in self.draft.shown_options]

    async def lay_fields(self) -> None:
        """Other fields than before; the cursor stays on the one of the same name.

        One after the other: a click and a key may ask for it in the same moment.
        """
        async with self._laying:
            focused = self.focused.id if self.focused is not None else None
            is_open = isinstance(self.focused, FieldLine) and self.focused.is_open
            form = self.query_one("#form", Form)
            with self.app.batch_update():
                await form.remove_children()
                if not form.is_attached:
                    return
                await form.mount_all(list(self.fields()))
                self.query_one(CardColumn).fit()
                await self.query_one(RoundTable).seat([*self.plaques()])
        for control in self.query(f"#{focused}" if focused else "#none"):
            if isinstance(control, FieldLine):
                control.select_on_focus, control.is_open = False, is_open  # somebody is typing there
            control.focus()


def is_seed(text: str) -> bool:
    """Whether it is a seed, or the name of a deal; nothing is one by chance."""
    try:
        return not text.strip() or named_deal(text.strip()) is not None or read_seed(text.strip()) >= 0
    except ValueError:
        return False


# ---- How long the game is to be, in minutes beside what it goes to -------------------------------


class LengthChoice(Choice):
    """The lengths of a game, each with about how long it takes those who are planned."""

    briefs: Mapping[object, Sequence[str]] = {}
    """What each is called where its label has no room, longest first."""

    def label(self, room: int) -> str:
        """As any, but in fewer words where it would be cut."""
        names = [self.chosen.label, *self.briefs.get(self.chosen.value, ())]
        return next((name for name in names if len(name) <= room), names[-1])

    def tell(self, draft: Draft, found: Sequence[Outcome]) -> None:
        """Who plays has changed, or how long one's own games took is known."""
        self.values, self.briefs = tuple(values(draft, found)), briefs(draft, found)
        self.changed()


def length_field(draft: Draft, found: Sequence[Outcome], prefix: str) -> Iterator[OptionCard]:
    """Where a length can be chosen; its id begins with `prefix`."""
    for option in lengths(draft):
        words = words_for(draft.game.id, option)
        shown = [*values(draft, found)]
        choice = LengthChoice(words.title, shown, draft.options[option.name], id=f"{prefix}{option.name}")
        choice.briefs = briefs(draft, found)
        yield OptionCard(words.title, choice, words.about)


def values(draft: Draft, found: Sequence[Outcome]) -> Iterator[Value]:
    """All lengths of the game that is set up, the shortest first."""
    for option in lengths(draft):
        told = words_for(draft.game.id, option).values
        for value in sorted(told, key=lambda one: one if isinstance(one, int) else inf):  # of "all" no number is told
            label, about = told[value]
            long = how_long(draft, found, {option.name: value})
            yield Value(value, label if long is None else said.with_minutes(length=label, minutes=long), about)


def briefs(draft: Draft, found: Sequence[Outcome]) -> Mapping[object, Sequence[str]]:
    """The same in fewer words, the last without minutes."""
    named: dict[object, Sequence[str]] = {}
    for option in lengths(draft):
        for value, (label, _) in words_for(draft.game.id, option).values.items():
            long = how_long(draft, found, {option.name: value})
            named[value] = (label,) if long is None else (said.with_minutes_brief(length=label, minutes=long), label)
    return named


def lengths(draft: Draft) -> list[Option]:
    """The option by which it is chosen, if the game has one."""
    return [option for option in draft.game.options if option.name == draft.game.length]


def how_long(draft: Draft, found: Sequence[Outcome], options: dict[str, object] | None = None) -> int | None:
    """About how many minutes the game takes that is set up, or one of another length."""
    game_id, seats, chosen = draft.game.id, len(draft.seats), options or draft.options
    return minutes(game_id, seats, chosen, lasted(found, game_id, seats, chosen), draft.people)
