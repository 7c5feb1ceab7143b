"""The home screen, where one begins: below the camp at dusk."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip

from saves import Summary
from tribes_tui.screens.home.cards import Commands, GameCards, beside
from tribes_tui.screens.home.choices import GO_ON, KEYS, GamesPlayed, HomeChoice, choices
from tribes_tui.screens.home.windows import CAMEL, FIRE, PALM, TIPI
from tribes_tui.widgets.drawing import (
    BIG,
    BOLD,
    Cells,
    Drawn,
    Dusk,
    Place,
    States,
    Words,
    felt_lines,
    paint_large,
    picture,
    pointing,
    quarters,
    silhouette,
    width_of,
)
from tribes_tui.widgets.drawing.pictures import PAINTS
from tribes_tui.widgets.screen.top_screen import KeyLine, TopScreen, meant
from tribes_tui.words.common import NAME, Later, fold
from tribes_tui.words.said import home

if TYPE_CHECKING:
    from textual.command import Provider

LETTERS = "letters-1", "letters-2", "letters-3"
TIPI_PAINTS = {"n": "tent-pole", "t": "tent", "y": "tent-light"}
"""Colours of the picture, by their names in the theme."""

TENT = ("    ╲╱    ", "    ╱╲    ", "   ╱  ╲   ", "  ╱ ╱╲ ╲  ", " ╱ ╱  ╲ ╲ ")


class Camp(Dusk):
    """The picture above the games."""

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it; nothing can be chosen."""
        if cells.palette.is_bare:
            self._draw_tents(cells)
        else:
            self.paint_sky(cells)
            self.paint_sun(cells)
            self.paint_mountains(cells)
            self._paint_people(cells)
        self._paint_name(cells)
        return ()

    def _paint_people(self, cells: Cells) -> None:
        width, height, night = cells.width, cells.height, cells.palette.colour("night")
        if height < BIG:
            for x in (4, 11, 18):
                silhouette(cells, x, height - 2, quarters(CAMEL), night)
            return
        tents = {sign: cells.palette.colour(name) for sign, name in TIPI_PAINTS.items()}
        for x, up in ((width // 20, 5), (width * 19 // 120, 6), (width * 31 // 120, 5)):
            picture(cells, x, height - up, TIPI, tents)
        paints = {sign: cells.palette.colour(name) for sign, name in PAINTS.items()}
        picture(cells, width * 44 // 120, height - 3, FIRE, paints | {"K": tents["n"]})
        for k in range(3):
            silhouette(cells, width * 62 // 120 + 8 * k, height - 3, quarters(CAMEL), night)
        for x, up in ((width * 103 // 120, 4), (width * 110 // 120, 3)):
            silhouette(cells, x, height - up, quarters(PALM), night)

    def _draw_tents(self, cells: Cells) -> None:
        """Without colour: tents in lines, on the ground."""
        foot = cells.height - 1
        if foot < BIG - 1:
            return
        cells.put(0, foot, "─" * cells.width, cells.palette.line)
        for x in (cells.width // 12, cells.width // 5, cells.width * 4 // 5):
            for y, line in enumerate(TENT, foot - len(TENT)):
                cells.put(x, y, line, cells.palette.line)

    def _paint_name(self, cells: Cells) -> None:
        """The name in big letters where there is room for them, else in one line."""
        palette, width, height = cells.palette, cells.width, cells.height
        ink = palette.ink if palette.is_bare else palette.colour("motto")
        if height < 7 or width <= width_of(NAME):
            cells.centre(0, max(0, height // 2 - 1), width, f"{NAME} · {home.motto()}", ink, None, BOLD)
            return
        top = max(1, height // 6 if height >= BIG else (height - 6) // 2)
        paint_large(cells, (width - width_of(NAME)) // 2, top, NAME, LETTERS, palette.colour("letters-shade"))
        cells.centre(
            0, top + 5 if height >= BIG or palette.is_bare else height - 1, width, home.motto(), ink, None, BOLD
        )


# ---- The home screen ----------------------------------------------------------------------------------


WALKS = "←↑↓→"
LARGE = (100, 30)
"""From this one on the tables are roomy."""
NEWS_LINES = 2


def _home_commands() -> type[Provider]:
    from tribes_tui.screens.home.keys import HomeCommands

    return HomeCommands


class HomeScreen(TopScreen[None]):
    """What home offers as cards and commands, one cursor for both; posts `Chosen`, and the app does it."""

    DEFAULT_CSS = """
    HomeScreen { layout: vertical; overflow: hidden; }
    HomeScreen GameCards { margin-top: 1; }
    HomeScreen.-small Camp, HomeScreen.-small GameCards, HomeScreen.-small Commands { display: none; }
    HomeScreen.-small #about { height: 1fr; }
    """
    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {_home_commands}
    AUTO_FOCUS: ClassVar[str | None] = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk('left')", Later(home.walk), key_display=WALKS),
        Binding("right", "walk('right')", Later(home.walk)),
        Binding("up", "walk('up')", Later(home.walk)),
        Binding("down", "walk('down')", Later(home.walk)),
        Binding("tab", "step(1)", show=False),
        Binding("shift+tab", "step(-1)", show=False),
        Binding("home", "go_to(0)", show=False),
        Binding("end", "go_to(-1)", show=False),
        Binding("enter", "take", Later(home.choose), tooltip=Later(home.choose_told), key_display="Enter"),
        Binding("space", "take", Later(home.choose), tooltip=Later(home.choose_told)),
        *(Binding(key, f"choose('{what}')", show=False, id=f"home.{what}") for what, key in KEYS.items()),
    ]
    LEAST = Size(66, 22)
    mood = "dusk"

    class Chosen(Message):
        """Something was chosen."""

        def __init__(self, what: str) -> None:
            self.what = what
            super().__init__()

    def __init__(self) -> None:
        super().__init__()
        self.choices: Sequence[HomeChoice] = choices(None)
        self.at = 0
        self.game: str | None = None
        """The game on which the cursor was put last: what is opened for a game begins with it."""
        self.recent: str | None = None
        """The one that was left unfinished, else played last, where the cursor was on none."""
        self._unfinished: Sequence[Summary] = ()
        self._was_left = False
        """Whether another screen lay over this one, and nothing was done here since: what is pressed may still be meant for that."""
        self._news, self._is_opening = "", False
        self._typed = list[events.Key]()
        self._played: Mapping[str, GamesPlayed] = {}
        self._is_first_time = False
        self.taught = set[str]()
        """Games whose lesson was begun since the program started."""
        self._states = States()

    def compose(self) -> ComposeResult:
        """The picture, the cards, news, a line about what the cursor is on, the other commands, the keys."""
        return Camp(), GameCards(), Words(id="news"), Words(id="about"), Commands(), KeyLine()

    def on_mount(self) -> None:
        """One cursor for all pieces."""
        for piece in self.query(Drawn):
            piece.states = self._states
        self._fill()

    def show(
        self,
        unfinished: Sequence[Summary] = (),
        news: str = "",
        played: Mapping[str, GamesPlayed] | None = None,
    ) -> None:
        """All of it anew, with a line of news; the games that are `unfinished`, the newest first; `played`: what has been played of each game,
        the last one last. The cursor stands on what can be gone on with, else on the game that was chosen last, or else played last."""
        self._is_first_time = not unfinished and not played
        self._unfinished = unfinished
        newest = unfinished[0] if unfinished else None
        self.choices = choices(newest)
        self.recent = newest.game if newest is not None else next(reversed([*(played or ())]), None)
        last = self.recent if unfinished else self.game or self.recent
        self.at = next(
            (k for k, one in enumerate(self.choices) if one.what == GO_ON or one.is_game if one.game == last), 0
        )
        self._news, self._played = news, played or {}
        if self.children:
            self._fill()
            self.restyle()
            self.call_after_refresh(self._point)  # news come and go above the cards

    def _fill(self) -> None:
        """Give every piece what it shows."""
        self.query_one(GameCards).show([one for one in self.choices if one.is_game], self._played)
        commands = self.query_one(Commands)
        commands.show(tuple(one for one in self.choices if not one.is_game))
        commands.refresh(layout=True)
        self._tell_news()
        self._stand()

    def _tell_news(self) -> None:
        news = self.query_one("#news", Words)
        told = self._news or self._welcome()
        lines = fold(told, max(20, self.size.width - 2))[:NEWS_LINES] if told else []
        news.display = bool(lines)
        news.styles.height = max(1, len(lines))
        news.say(*(((line, "cursor" if self.app.current_theme.dark else "accent", BOLD),) for line in lines))

    def _welcome(self) -> str:
        """For whoever comes for the first time, to a small window or one with few colours: what would look better."""
        if not self._is_first_time or self.has_class("-small"):
            return ""
        is_small = self.size.width < LARGE[0] or self.size.height < LARGE[1]
        has_few_colours = self.query_one(GameCards).palette.depth in ("16", "256")
        return home.welcome(window="small" if is_small else "large", colours="reduced" if has_few_colours else "all")

    # ---- Keys and clicks ----------------------------------------------------------------------

    def action_walk(self, direction: str) -> None:
        """Along a row, or to the next row where it is nearest; after the last comes the first."""
        places, here = self.places, self.choices[self.at].what
        if here in places:
            found = beside(places, here, direction)
            self.action_go_to(next(k for k, one in enumerate(self.choices) if one.what == found))

    def action_step(self, by: int) -> None:
        """To the next choice, after the last to the first."""
        self.action_go_to((self.at + by) % len(self.choices))

    def action_go_to(self, at: int) -> None:
        """To a choice by its number; from the end if it is negative."""
        self.at = at % len(self.choices)
        self._was_left = False
        self.game = self.choices[self.at].game if self.choices[self.at].is_game else self.game
        self._stand()

    def _stand(self) -> None:
        choice = self.choices[self.at]
        self._states.cursor = choice.what
        self.query_one(GameCards).changed()
        self.query_one(Commands).changed()
        self._tell_about(choice)
        self._point()

    def on_screen_suspend(self) -> None:
        """Another screen lies over this one."""
        self._was_left = True

    def on_screen_resume(self) -> None:
        """Nothing is being opened any more."""
        if self.children:
            self._tell_about(self.choices[self.at])

    def action_take(self) -> None:
        """Do what the cursor is on."""
        self.choose(self.choices[self.at].what)

    def choose(self, what: str) -> None:
        """Choose by the name of a choice, wherever the cursor is."""
        choice = next(one for one in self.choices if one.what == what)
        self.game = choice.game if choice.is_game else self.game
        if not self._is_opening:
            self._is_opening = True
            self.query_one("#about", Words).say(((home.opens(label=choice.label), "ink"),))
            self.call_after_refresh(self._open, what)  # what takes a while to open has been seen to be taken

    def _open(self, what: str) -> None:
        self.post_message(self.Chosen(what))
        self.call_later(self.app.call_later, self._opened)  # the app hears of it before that

    def _opened(self) -> None:
        self._is_opening, typed, self._typed = False, self._typed, []
        for key in typed:
            self.app.post_message(key)

    async def on_key(self, event: events.Key) -> None:
        """Its key does at once what it does, before any typed behind it is looked at; what is typed while something opens is for that."""
        active = self.active_bindings.get(meant(self, event.key)) if self.is_on_top else None
        if self._is_opening:
            self._typed.append(events.Key(event.key, event.character))
        elif active is None or not await self.app.run_action(active.binding.action, active.node):
            return
        event.stop()
        event.prevent_default()

    def action_choose(self, what: str) -> None:
        """Do what a letter says: one of the commands, or a game by its id."""
        for k, one in enumerate(self.choices):
            if what in (one.what, one.what.partition(":")[2]):
                self._choose_here(k)

    def on_drawn_chosen(self, message: pointing.Chosen) -> None:
        """A click on a card or a command does it."""
        self._choose_here(next(k for k, one in enumerate(self.choices) if one.what == message.name))

    def _choose_here(self, at: int) -> None:
        """Do it. What may be a slip is only walked to first: another game of the one that can be gone on with, and to quit by the key that
        has just left another screen."""
        choice = self.choices[at]
        is_again = choice.is_game and self.choices[0].what == GO_ON and choice.game == self.choices[0].game
        if (is_again and at != self.at) or (choice.what == "quit" and self._was_left):
            self.action_go_to(at)
            if not choice.is_game:
                self.query_one("#about", Words).say(((home.leaves(key=choice.key), "ink"),))
        else:
            self.choose(choice.what)

    # ---- Drawing ------------------------------------------------------------------------------

    def on_resize(self) -> None:
        """In a window that is too small only a word about that."""
        self.set_class(self.is_cramped, "-small")
        self.query_one(KeyLine).read()
        self._tell_news()
        self._tell_about(self.choices[self.at])
        self.call_after_refresh(self._point)

    def _tell_about(self, choice: HomeChoice) -> None:
        words, room = self.query_one("#about", Words), max(2, self.size.width - 2)
        if self.has_class("-small"):
            words.say(
                *(
                    ((line, "ink"),)
                    for line in fold(home.too_small(width=self.size.width, height=self.size.height), room, "")
                )
            )
            return
        whole = choice.about
        if choice.is_game and choice.game in (waiting := [one.game for one in self._unfinished]):
            is_newest = waiting[0] == choice.game
            again = home.another if is_newest else home.another_among
            whole = again(game=choice.label, key=KEYS[GO_ON if is_newest else "saves"])
        elif choice.is_game and choice.game not in self._played:
            key = next((one.key for one in self.choices if one.what == "learn"), "")
            told = home.taught_before if choice.game in self.taught else home.new_to
            whole = told(game=choice.label, key=key)
        words.say(((whole if len(whole) <= room else choice.about, "ink"),))

    @property
    def places(self) -> dict[str, Region]:
        """Where each choice stands on the screen."""
        return {
            name: place.region.translate(piece.region.offset)
            for piece in self.query("GameCards, Commands").results(Drawn)
            for name, place in piece.places.items()
        }

    def _point(self) -> None:
        """The terminal's own cursor stands on what Enter does."""
        is_drawn = self.size and not self.has_class("-small")
        if is_drawn and (here := self.places.get(self.choices[self.at].what)) is not None:
            self.app.cursor_position = here.offset

    def render_lines(self, crop: Region) -> list[Strip]:
        """The felt where no piece lies."""
        return felt_lines(self, crop)
