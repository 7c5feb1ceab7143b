"""A record that can't simply be played on: why, and what can be done instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType

from tribes_tui.play.records import Offer
from tribes_tui.widgets.screen.dialog import Item, ListDialog
from tribes_tui.words.common import sentence
from tribes_tui.words.said import dialogs

BACK = "back"


class OfferScreen(ListDialog):
    """Dismisses with the name of the offer that was taken, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def __init__(self, why: str, offers: Sequence[Offer]) -> None:
        ways = [Item(offer.name, offer.text[0].upper() + offer.text[1:]) for offer in offers]
        super().__init__(dialogs.offer(), [*ways, Item(BACK, dialogs.as_it_is())], sentence(why))

    def choose(self, name: str) -> None:
        """Leaving it is no offer."""
        self.dismiss(None if name == BACK else name)
