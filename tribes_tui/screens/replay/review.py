"""The review of a game beside its replay: what its choices cost, what chance brought, and the moves to go to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static

from saves import Recording, SaveError, Store
from tribes_tui.plain.review import Telling
from tribes_tui.seats.review import Review
from tribes_tui.seats.reviewer import ReviewError
from tribes_tui.seats.reviewing import Reviewing, keep, kept
from tribes_tui.table.beside import BesideScreen
from tribes_tui.widgets.items import LINE, Item, Items
from tribes_tui.words import review as words

BAR = 30
"""Columns of the progress bar."""


class ReviewScreen(BesideScreen[int]):
    """Dismissed with the number of moves after which a choice was to be made that somebody wants to see, or with None.

    A review that was kept opens at once; else it is made, in processes of its own, which end when the screen is left.
    """

    DEFAULT_CSS = """
    ReviewScreen #panel > .part { margin-top: 1; }
    ReviewScreen Items { max-height: 100%; width: 1fr; border: none; padding: 0; background: transparent; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,w,enter", "back", words.LEAVE, key_display="Esc"),
    ]

    def __init__(self, store: Store, recording: Recording, seat: int, mood: str) -> None:
        """The game must be over."""
        super().__init__(words.TITLE, mood)
        self._store, self._recording, self._seat = store, recording, seat
        self._progress = Static(words.WORKING, id="progress", markup=False)
        self._reviewing: Reviewing | None = None
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
        if self._reviewing is not None:
            self._reviewing.cancel()

    @work(thread=True)
    def _make(self) -> None:
        try:
            found = kept(self._store, self._recording, self._seat) or self._made()
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
        """A new review, kept; None when this was left meanwhile."""
        reviewing = self._reviewing = Reviewing(self._recording, self._seat)
        if self._is_left:
            return None
        review = reviewing.run(lambda done: self.app.call_from_thread(self._tell, done, reviewing.total))
        if review is not None:
            keep(self._store, self._recording, review)
        return review

    def _tell(self, done: int, total: int) -> None:
        filled = BAR * done // total
        bar = "#" * filled + "." * (BAR - filled)
        self._progress.update(words.progress(bar, done, total))

    def _show(self, review: Review, said: list[str], items: list[Item]) -> None:
        self.review = review
        if self.is_attached:
            self.call_later(self._spread_out, said, items)

    async def _spread_out(self, said: list[str], items: list[Item]) -> None:
        await self._progress.remove()
        texts = [Static(text, classes="part", markup=False) for text in said]
        texts[-1].add_class("soft")
        listed = Items(items)
        await self.panel.mount(*texts, Static(words.GO_THERE, classes="part heading"), listed)
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
            self.dismiss(int(message.option.id.partition("-")[2]))


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
