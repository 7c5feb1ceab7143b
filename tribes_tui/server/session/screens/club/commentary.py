"""All hands, some moves late, as a commentator sees them: with one player's eyes after the other's."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tribes_tui.play.seat import names_for
from tribes_tui.server.host.seat_access import Commentary
from tribes_tui.server.session.screens.host_screen import ReadingScreen
from tribes_tui.server.words.said import over_days as said
from tribes_tui.table.board import Scene, board_of
from tribes_tui.table.frame.ground import GroundScreen, PieceGround
from tribes_tui.table.history.chronicle import LogLine
from tribes_tui.table.history.pages import LogScreen
from tribes_tui.widgets.beside.words import EMPTY, Paragraphs, plain
from tribes_tui.widgets.drawing import BOLD, Felt, Line, fit, words_of as plain_words
from tribes_tui.widgets.screen.top_screen import KeyLine
from tribes_tui.words.common import Later, colon
from tribes_tui.words.spoken import spoken_of, told
from tribes_tui.words.wording import words_of

SHOWN = 40
"""Moves whose news are on the table."""
BESIDE = 6
"""Columns of a row of the table besides its words."""


class AllHandsScreen(ReadingScreen):
    """All hands at once, in words: what each seat knew of its own so many moves ago."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("h", "back", show=False)]

    def __init__(self, commentary: Commentary) -> None:
        super().__init__()
        self._commentary = commentary

    def on_mount(self) -> None:
        """It is brought up to date as long as it is read."""
        self.entitle(said.commentary(moves=self._commentary.moves))
        self.ask(said.hands_question())
        self.tell_hands()

    def tell_hands(self) -> None:
        """A paragraph for each seat, as its hand is known now."""
        lines: list[Line] = []
        for seat, one in enumerate(self._commentary.seats):
            hand = hand_of(self._commentary, seat)
            lines += [((said.with_eyes(name=one.name), "accent", BOLD),), *plain(hand), EMPTY]
        self.query_one(Paragraphs).tell(*lines)


def hand_of(commentary: Commentary, seat: int) -> list[str]:
    """What a seat had in its hand so many moves ago, as the game says it to that seat; without a word for it, all that is seen of the player."""
    picture = commentary.picture(seat)
    if picture is None:
        return []
    spoken, names = spoken_of(commentary.game_id), names_for(commentary.seats, seat)
    asked = next((one for one in spoken.REQUESTS if "hand" in one.names), None)
    return spoken.seat(picture.view, names, seat) if asked is None else told(picture.view, names, asked, "")


class CommentaryScreen(GroundScreen):
    """Lies over the table that is watched, and is drawn anew with it; nothing can be decided here."""

    DEFAULT_CSS = """
    CommentaryScreen { overflow: hidden; }
    CommentaryScreen #ground { width: 1fr; height: 1fr; }
    CommentaryScreen #ground #enter, CommentaryScreen #ground #keys { display: none; }
    """
    AUTO_FOCUS: ClassVar[str | None] = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("e,space,right", "eyes(1)", Later(said.next_eyes), key_display="E"),
        Binding("left", "eyes(-1)", show=False),
        Binding("h", "hands", Later(said.hands_at_once)),
        Binding("l", "log", Later(said.log)),
        Binding("escape,q", "leave", Later(said.to_table), key_display="Esc"),
    ]

    def __init__(self, commentary: Commentary, follow: Callable[[Callable[[], None]], None]) -> None:
        """`follow` is told whom to call when those who watch know of more."""
        super().__init__()
        self._commentary, self.ground = commentary, PieceGround(board_of(commentary.game_id))
        self._eyes: int | None = 0
        self._told: list[str] = []
        self._hands: AllHandsScreen | None = None
        follow(self.paint)

    def compose(self) -> ComposeResult:
        """The table as everywhere, and the keys."""
        with Felt(id="ground"):
            yield from self.ground.compose(len(self._commentary.seats))
        yield KeyLine()

    def on_mount(self) -> None:
        """Once there is room."""
        self.call_after_refresh(self.paint)

    def restyle(self) -> None:
        """The table, too."""
        super().restyle()
        self.paint()

    def on_resize(self) -> None:
        """In the new size."""
        self.call_after_refresh(self.paint)

    def paint(self) -> None:
        """What these eyes saw so many moves ago."""
        if self._hands is not None:
            self._hands.tell_hands()
        if not self.is_drawable:
            return
        commentary = self._commentary
        eyes, picture = self._eyes, commentary.picture(self._eyes)
        if picture is None:  # so much was taken back
            if self.app.screen is self:
                self.dismiss(None)
            return
        names = self._names
        title = said.commentary(moves=commentary.moves)
        whose = said.with_open() if eyes is None else said.with_eyes(name=names[eyes])
        words = words_of(commentary.game_id)
        events = [event for entry in picture.entries[-SHOWN:] for event in entry.events]
        self._told = [text for event in events if (text := words.event(event, list(names)))]
        room = max(10, self.size.width - BESIDE)
        prompt = plain_words(fit(((whose + colon() + " ".join(self._told[-2:]), "ink"),), room))
        scene = Scene(
            view=picture.view, names=names, viewer=eyes, title=title, prompt=prompt,
            log=tuple(self._told), recent=tuple(events),
        )  # fmt: skip
        self.draw(scene)

    def action_eyes(self, by: int) -> None:
        """The next one's; after the last what lies open."""
        order: list[int | None] = [*range(len(self._commentary.seats)), None]
        self._eyes = order[(order.index(self._eyes) + by) % len(order)]
        self.paint()

    def action_hands(self) -> None:
        """All at once."""
        self._hands = AllHandsScreen(self._commentary)
        self.app.push_screen(self._hands, lambda _: setattr(self, "_hands", None))

    def action_log(self) -> None:
        """What was told last."""
        self.app.push_screen(LogScreen([LogLine(text, None) for text in self._told], self._names))

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(names_for(self._commentary.seats, None))

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss(None)
