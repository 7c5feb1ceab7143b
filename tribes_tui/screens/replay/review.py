"""The review of a game beside its replay: what its choices cost, what chance brought, and the moves to go to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static

from saves import Recording, SaveError
from tribes_tui.plain.review import Telling
from tribes_tui.play.seat import names_for, seat_from
from tribes_tui.seats.review import Review
from tribes_tui.seats.reviewer import ReviewError
from tribes_tui.seats.reviews import Reviews
from tribes_tui.table.beside import BesideScreen
from tribes_tui.table.how_it_went import outlooks
from tribes_tui.widgets.chart import Chart
from tribes_tui.widgets.items import LINE, Item, Items
from tribes_tui.words import review as words

TALL = 36
"""Rows of a window with room for totals, graph and moves."""
BAR = 30
"""Columns of the progress bar."""


class Wish(NamedTuple):
    """After how many moves somebody wants to look at the game, or to play on."""

    number: int
    is_to_play: bool = False


class ReviewScreen(BesideScreen[Wish]):
    """Dismissed with what somebody wants to see again, or with None.

    A review that was kept opens at once; else it is made, in processes of its own, which end when the screen is left.
    """

    DEFAULT_CSS = """
    ReviewScreen #panel > .part { margin-top: 1; }
    ReviewScreen Chart { height: 11; margin-top: 1; }
    ReviewScreen Items { max-height: 100%; width: 1fr; border: none; padding: 0; background: transparent; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "play_on", words.PLAY),
        Binding("escape,q,w,enter", "back", words.LEAVE, key_display="Esc"),
    ]

    def __init__(self, reviews: Reviews, recording: Recording, seat: int, mood: str, can_play_on: bool = True) -> None:
        """The game must be over."""
        super().__init__(words.TITLE, mood)
        self._reviews, self._recording, self._seat = reviews, recording, seat
        self._can_play_on = can_play_on
        self._progress = Static(words.WORKING, id="progress", markup=False)
        self._is_left = False
        self.review: Review | None = None

    def compose_body(self) -> ComposeResult:
        """That it is being made; what it says comes when it is."""
        yield self._progress

    def on_mount(self) -> None:
        """Open the review, or make it."""
        super().on_mount()
        self._make()

    def on_unmount(self) -> None:
        """Nobody wants it any more."""
        self._is_left = True

    @work(thread=True)
    def _make(self) -> None:
        try:
            found = self._reviews.kept(self._recording, self._seat) or self._made()
            if found is None:
                return
            telling = Telling(self._recording, found)
            said = [telling.head(), *telling.totals(), words.POINTS]
            items = [*_items(telling)]
        except (SaveError, ReviewError, OSError) as error:
            self.app.call_from_thread(self._progress.update, str(error))
        else:
            self.app.call_from_thread(self._show, found, said, items)

    def _made(self) -> Review | None:
        """A new review; None when this was left meanwhile."""

        def told(done: int, total: int) -> None:
            self.app.call_from_thread(self._tell, done, total)

        return self._reviews.make(self._recording, self._seat, told, lambda: self._is_left)

    def _tell(self, done: int, total: int) -> None:
        if not total:
            self._progress.update(words.WAITING)
            return
        filled = BAR * done // total
        bar = "█" * filled + "·" * (BAR - filled)
        self._progress.update(words.progress(bar, done, total))

    def _show(self, review: Review, said: list[str], items: list[Item]) -> None:
        self.review = review
        if self.is_attached:
            self.call_later(self._spread_out, said, items)

    async def _spread_out(self, said: list[str], items: list[Item]) -> None:
        """The totals, the graph, the moves; in a low window the moves before the graph, so that the cursor is in sight."""
        await self._progress.remove()
        *totals, remark = [Static(text, classes="part", markup=False) for text in said]
        remark.add_class("soft")
        listed = Items(items)
        assert self.review is not None
        names = names_for([seat_from(plain) for plain in self._recording.seats], self._seat)
        graph = Chart(outlooks(self.review.stands(), names, [moment.number - 1 for moment in self.review.moments()]))
        graph.can_focus = False
        seen = (remark, Static(words.GRAPH, classes="part heading"), graph)
        moves = (Static(words.GO_THERE, classes="part heading"), listed)
        parts = (moves, seen) if self.size.height < TALL else (seen, moves)
        await self.panel.mount(*totals, *parts[0], *parts[1])
        self.restyle()
        listed.focus(scroll_visible=False)

    @on(OptionList.OptionHighlighted)
    def _walked(self, message: OptionList.OptionHighlighted) -> None:
        """Who walks through the list sees it; at first the totals are seen."""
        if message.option_index:
            message.option_list.scroll_visible(animate=False)

    @on(OptionList.OptionSelected)
    def _chosen(self, message: OptionList.OptionSelected) -> None:
        """There it was."""
        if message.option.id is not None:
            self.dismiss(Wish(_number_of(message.option.id)))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A new game can begin where there is something to choose it by."""
        return action != "play_on" or (self._can_play_on and bool(self.query(Items)))

    def action_play_on(self) -> None:
        """A new game from the move that is chosen in the list."""
        listed = self.query_one(Items)
        option = None if listed.highlighted is None else listed.get_option_at_index(listed.highlighted)
        if option is not None and option.id is not None:
            self.dismiss(Wish(_number_of(option.id), True))


def _number_of(id: str) -> int:
    """After how many moves a line of the list is to be looked at."""
    return int(id.partition("-")[2])


def _items(telling: Telling) -> Iterator[Item]:
    """The moments, then the choices that stand out, each with the move to go to."""
    moments = [*telling.moments()]
    for number, (after, text) in enumerate(moments):
        yield Item(f"moment{number}-{after}", text)
    marked = [*telling.marked()]
    if moments and marked:
        yield LINE
    for after, text in marked:
        yield Item(f"mark{after}-{after}", text)
