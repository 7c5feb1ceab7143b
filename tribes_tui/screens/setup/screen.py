"""A new game: which, who sits where, its options, its seed; as the last time, until something is changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input, Static

import rules
from rules.bots.rivals import rivals_of
from tribes_tui.screens.setup.draft import HABITS, BadNewGame, NewGame as NewGame, named_deal
from tribes_tui.screens.setup.form import OPTION
from tribes_tui.screens.setup.pieces import GamesRow
from tribes_tui.screens.setup.seats import CALLED, WHO, SeatPlaque, seat_at
from tribes_tui.screens.setup.told import ToldForm
from tribes_tui.widgets.cards.cards import Hand
from tribes_tui.widgets.cards.rival_card import rival_cards
from tribes_tui.widgets.drawing import pointing
from tribes_tui.widgets.screen.choice import Choice
from tribes_tui.widgets.screen.dialog import Dialog
from tribes_tui.words.language import Later
from tribes_tui.words.rivals import plays
from tribes_tui.words.said import forms, rivals, rivals as said, setup

if TYPE_CHECKING:
    from tribes_tui.play.deals import NamedDeal


class SetupScreen(ToldForm):
    """Dismisses with a `NewGame`, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "start", Later(setup.start), tooltip=Later(setup.start_told)),
        Binding("m", "meet", Later(rivals.meet), tooltip=Later(rivals.meet_told)),
        Binding("plus", "seats(1)", Later(setup.seats_keys), tooltip=Later(setup.seats_keys_told), key_display="+ -"),
        Binding("minus", "seats(-1)", Later(setup.seats_keys), tooltip=Later(setup.seats_keys_told)),
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
        Binding("r", "rules", Later(setup.rules), tooltip=Later(setup.rules_told)),
    ]

    _taken: NamedDeal | None = None

    @dataclass
    class Rules(Message):
        """The rulebook of a game is wanted."""

        game_id: str

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Seats neither come nor go where a game has one number of players; not every game has rivals."""
        if action == "meet":
            return bool(rivals_of(self.draft.game.id))
        return action != "seats" or len(self.draft.game.players) > 1

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

    def take_value(self, name: str, value: object) -> None:
        """The value of a field that isn't the number of players."""
        if name in HABITS:
            self.draft.habits[name] = value
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
        for plaque in self.query(SeatPlaque):
            if plaque.at == at:
                plaque.sit(self.draft.seats[at])
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

    async def _lay_again(self) -> None:
        await self.lay_fields()
        self._tell_game()

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
            habits, self.draft = self.draft.habits, self.make_draft(game_id)
            self.draft.habits.update(habits)
            await self._lay_again()
            self.explain(self.focused or self)

    async def action_seats(self, by: int) -> None:
        """One seat more, or less."""
        count = len(self.draft.seats) + by
        if count in self.draft.game.players:
            await self._take_players(count)
            self.explain(self.focused or self)
        else:
            game, may = self.draft.game, self.draft.game.players
            self.warn(setup.seats_limit(game=game.title, least=may[0], most=may[-1]))

    def action_meet(self) -> None:
        """Who the rivals are; one of them for the seat under the cursor if a bot has it, else for the first that one has: nobody is put
        out of their own."""
        here, bots = seat_at(self.focused), [k for k, seat in enumerate(self.draft.seats) if not seat.is_human]
        at = int(here) if here and int(here) in bots else next(iter(bots), len(self.draft.seats) - 1)
        level = self.draft.seats[at].level

        def seat_rival(found: str | None) -> None:
            for choice in self.query(f"#{WHO}{at}").results(Choice):
                if found:
                    choice.value = found
                    self.take_value(f"{WHO}{at}", found)

        self.app.push_screen(RivalsScreen(self.draft.game.id, level, at + 1), seat_rival)

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


# ---- Choosing rivals -----------------------------------------------------------------------------


class RivalHand(Hand, can_focus=True):
    """Their cards."""


class RivalsScreen(Dialog[str]):
    """Dismisses with the level of the one that was chosen, or None."""

    DEFAULT_CSS = """
    RivalsScreen RivalHand { height: 9; margin: 0 1; }
    RivalsScreen #about { height: 3; padding: 1 1 0 1; width: 1fr; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", Later(forms.change), tooltip=Later(forms.change_told), key_display="←→"),
        Binding("right", "walk(1)", Later(forms.change), tooltip=Later(forms.change_told)),
        Binding("enter,space", "choose", Later(forms.choose), tooltip=Later(forms.pick_told), key_display="Enter"),
    ]

    def __init__(self, game_id: str, level: str, seat: int) -> None:
        """`level`: of the `seat` (from 1) that one is chosen for."""
        super().__init__(said.title(), said.who(seat=seat))
        self._rivals = rivals_of(game_id)
        self._levels = [rival.level for rival in self._rivals]
        self._at = self._levels.index(level) if level in self._levels else 0

    def compose_body(self) -> ComposeResult:
        """The cards, and what is to be said about the one under the cursor."""
        yield RivalHand()
        yield Static("", id="about", markup=False)

    def on_mount(self) -> None:
        """The cursor stands somewhere from the beginning."""
        hand = self.query_one(RivalHand)
        hand.show(rival_cards(self._rivals), self._levels)
        hand.focus()
        self.action_walk(0)

    def action_walk(self, by: int) -> None:
        """To the next one, or the one before."""
        self._at = (self._at + by) % len(self._levels)
        level, hand = self._levels[self._at], self.query_one(RivalHand)
        hand.states.cursor = level
        hand.changed()
        self.query_one("#about", Static).update(plays(level))

    def action_choose(self) -> None:
        """That one."""
        self.dismiss(self._levels[self._at])

    def on_drawn_chosen(self, message: pointing.Chosen) -> None:
        """A click on a card."""
        self.dismiss(message.name)

    def on_key(self, event: events.Key) -> None:
        """The number of a card chooses it."""
        number = int(event.character) if event.character and event.character in "123456789" else 0
        if 0 < number <= len(self._levels):
            event.stop()
            self.dismiss(self._levels[number - 1])
