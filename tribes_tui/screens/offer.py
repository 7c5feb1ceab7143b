"""A record that can't simply be played on: why, and what can be done instead."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.play.offers import Offer
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Menu, Row
from tribes_tui.words.folding import fold

WIDTH = 72


class OfferScreen(Menu):
    """Dismisses with the name of the offer that was taken, or None."""

    def __init__(self, why: str, offers: Sequence[Offer]) -> None:
        super().__init__()
        self._why = why
        self._offers = offers

    def title_text(self) -> str:
        """What this is."""
        return "this game can't simply be played on"

    def rows(self) -> Sequence[Row]:
        """Why, and the ways on."""
        why = [Row("", piece, role="bad") for piece in fold(self._why, WIDTH)]
        ways = [Row(offer.name, offer.text[0].upper() + offer.text[1:]) for offer in self._offers]
        return [*why, Row("", ""), *ways, Row("back", "Leave it as it is")]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        return Command("esc q", "back", "back"), Command("enter", "do that", "choose")

    def act(self, name: str) -> None:
        """Choose, or go back."""
        self.chosen(self.row.name if name == "choose" else "back")

    def chosen(self, name: str) -> None:
        """Close with the answer."""
        self.dismiss(None if name == "back" else name)
