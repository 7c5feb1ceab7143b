"""What is said of a new game while it is set up: of each field, how long it takes, whether it counts."""

import asyncio
from contextlib import suppress

from textual import work
from textual.widget import Widget
from textual.widgets import Input

from rules.bots.levels import EVEN
from rules.bots.rivals import rivals_of
from saves import SaveError
from tribes_tui.profile.counting import counting, counting_briefly, first_of, why_not_planned
from tribes_tui.profile.rating import strength_for
from tribes_tui.screens.setup.form import LengthChoice, SetupForm
from tribes_tui.screens.setup.pieces import GamesRow
from tribes_tui.screens.setup.seats import WHO, RoundTable, SeatPlaque, seat_at
from tribes_tui.widgets.drawing import BOLD, Words
from tribes_tui.widgets.screen.choice import Choice
from tribes_tui.widgets.screen.form import Explanation, Field, FieldLine, Heading, OptionCard, first_sentence
from tribes_tui.words.common import Later, about_of, colon, now
from tribes_tui.words.said import bots, rating, rivals, setup

LONGEST = 48
"""Columns for whether the game counts, beside the button."""
ROOMY = 50
"""Rows of a window in which even the longest form has room for a sentence a field."""


class ToldForm(SetupForm):
    """The form with its words."""

    title_words: str = Later(setup.title)
    question: str = Later(setup.question)

    def _tell_length(self) -> None:
        for heading in self.query("#seats").results(Heading):
            heading.say(setup.seats(), self._how_many())
        for choice in self.query(LengthChoice):
            choice.tell(self.draft, self._found or ())

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

    def on_field_line_opened(self) -> None:
        """How to go on from there."""
        self.explain(self.focused or self)

    @property
    def _is_typing(self) -> bool:
        return isinstance(self.focused, FieldLine) and self.focused.is_open

    def remark(self) -> str:
        """Beside the question."""
        return setup.remark(way="typing" if self._is_typing else "kept" if self.draft.is_kept else "new")

    def show_table(self) -> None:
        """The picture of it, and how the bot that follows a person plays at it."""
        self.query_one(RoundTable).show(self.draft.game.id, [seat.level for seat in self.draft.seats])
        for plaque, called in zip(self.query(SeatPlaque), self.draft.called(), strict=False):
            plaque.call(called)
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
        each, several = counting_briefly(whys)
        forms = counting(whys), *(f"{one}." for one in (each, first_of(whys), several) if one)
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
            is_seat = bool(seat_at(control)) and bool(rivals_of(self.draft.game.id))
            meet = rivals.meet_about() if is_seat else ""
            end = "" if is_beside else control.chosen.about
            label = f"{control.chosen.label}. " if is_beside or is_seat else ""
            forms = (
                (about, end, meet),
                (first_sentence(about), end, meet),
                (first_sentence(about), end),
                (end or about,),
            )
            start = (control.title + colon(), "ink", BOLD), (label, "accent", BOLD)
            self.tell_fitting(*((*start, (" ".join(filter(None, form)), "soft")) for form in forms))
        elif isinstance(control, Input):
            self._tell_sentence(box)
            name = setup.name_about_typed() if self._is_typing else setup.name_about()
            self.tell((field.about if field is not None else name, "soft"))
        else:
            said = self._tell_sentence(box)
            self.tell(("" if is_beside else said, "soft"))
        if field is not None:
            self.call_after_refresh(field.scroll_visible, animate=False)  # more lines leave the form less room

    def _tell_sentence(self, box: Explanation) -> str:
        """What the game is, beside the form, or in another place."""
        sentence = found.sentence if (found := about_of(self.draft.game.id)) else ""
        box.show(self.draft.game.title, sentence)
        return sentence
