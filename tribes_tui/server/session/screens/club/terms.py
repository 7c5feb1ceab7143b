"""What the words mean that a host uses: pace, reserve, provisional and others, to be read."""

from collections.abc import Callable

from tribes_tui.server.session.screens.host_screen import ReadingScreen
from tribes_tui.server.words.said import terms as said
from tribes_tui.widgets.beside.words import Paragraphs
from tribes_tui.widgets.drawing import BOLD
from tribes_tui.words.common import colon

TERMS: tuple[tuple[Callable[[], str], Callable[[], str]], ...] = (
    (said.pace, said.pace_about),
    (said.reserve, said.reserve_about),
    (said.seat, said.seat_about),
    (said.rated, said.rated_about),
    (said.rating, said.rating_about),
    (said.provisional, said.provisional_about),
    (said.within, said.within_about),
    (said.sealed, said.sealed_about),
    (said.record, said.record_about),
    (said.days_deal, said.days_deal_about),
    (said.equal, said.equal_about),
    (said.forms, said.forms_about),
    (said.bye, said.bye_about),
    (said.away, said.away_about),
    (said.keeper, said.keeper_about),
)
"""Each word, and what it means, in the order in which one meets them."""


class TermsScreen(ReadingScreen):
    """Dismissed by one key."""

    def on_mount(self) -> None:
        """A paragraph each."""
        self.entitle(said.title())
        self.ask(said.question())
        lines = (((term() + colon(), "accent", BOLD), (about(), "ink")) for term, about in TERMS)
        self.query_one(Paragraphs).tell(*lines)
