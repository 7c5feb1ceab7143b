"""The end of a game: the victory, the towers, what decided it, and where to go next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.strip import Strip
from textual.timer import Timer
from textual.widgets import Static

from saves import SaveError
from tribes_tui.table.end.graph import Graph, Strips
from tribes_tui.table.end.pieces import COPY, RATING, EndHead, PastGamesBar, Sentences, Sources, towers_of
from tribes_tui.table.frame.motion import is_wanted
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.values import Ridges
from tribes_tui.widgets.drawing import BOLD, Chosen, Felt, Words, felt_lines
from tribes_tui.widgets.screen.top_screen import KeyLine, TopScreen
from tribes_tui.words import ending as par
from tribes_tui.words.folding import fold
from tribes_tui.words.language import Later
from tribes_tui.words.said import deals as said_deals, ending as said_ending, par as said_par

if TYPE_CHECKING:
    from tribes_tui.play.standings import Standings
    from tribes_tui.seats.par import DealtAgain, Par
    from tribes_tui.table.board.pages import Ending, PastGames, Result


GROWING, EVERY = 12, 0.05
"""Steps in which towers grow, and seconds each is shown."""
HEAD_AND_KEYS, RECORD_ROWS = 4, 3
"""Rows of a small head and the keys; of the line about earlier games in its frame."""
MOST_OF_JOURNEY = 2
"""Rows of what a game gave on the journey."""
DECIDED = "d"
"""The key of what decided the game, where not all of it has room beside the rest."""


class EndScreen(TopScreen[str]):
    """Dismissed with "rematch", "review", "replay", "home", or "look" (back to the table as it stands)."""

    DEFAULT_CSS = """
    EndScreen { layout: vertical; overflow: hidden; }
    EndScreen #middle { layout: horizontal; height: 1fr; }
    EndScreen #told { width: 54; padding: 0 1; overflow: hidden; }
    EndScreen #drawn { width: 1fr; padding: 0 1; overflow: hidden; }
    EndScreen #graph { display: none; height: 1fr; }
    EndScreen #rating { display: none; height: 1fr; padding: 0 1; }
    EndScreen #rating Static { height: auto; margin-bottom: 1; }
    EndScreen #rating Chart { height: 1fr; max-height: 20; }
    EndScreen.-graph #graph, EndScreen.-rating #rating { display: block; }
    EndScreen.-graph #middle, EndScreen.-rating #middle { display: none; }
    EndScreen.-decided #drawn, EndScreen.-decided Sources, EndScreen.-decided PastGamesBar { display: none; }
    EndScreen.-narrow #told { width: 46; padding: 0; }
    EndScreen.-decided #told { width: 1fr; }
    EndScreen.-narrow #drawn { padding: 0; }
    """
    AUTO_FOCUS: ClassVar[str | None] = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go('look')", Later(said_ending.look), key_display="Enter"),
        Binding("r", "go('rematch')", Later(said_ending.rematch), id="rematch"),
        Binding("w", "go('review')", Later(said_ending.review)),
        Binding("q", "go('home')", Later(said_ending.leave)),
        Binding("b", "go('replay')", Later(said_ending.replay)),
        Binding(DECIDED, "decided", Later(said_ending.all_decided)),
        Binding("g", "graph", Later(said_ending.graph)),
        Binding(RATING, "rating", Later(said_ending.rating_key)),
        Binding("p", "par", Later(said_par.ask)),
        Binding(COPY, "copy_deal", Later(said_deals.copy)),
        Binding("t", "go('look')", Later(said_ending.look)),
        Binding("escape", "back", show=False),
    ]

    def __init__(
        self,
        title: str,
        ending: Ending,
        result: Result,
        past: PastGames,
        unsaved: str | None,
        judge: Callable[[], Standings | None] = lambda: None,
        round_name: str = "round",
        is_kept: bool = True,
        dealt_again: DealtAgain | None = None,
    ) -> None:
        """`judge` tells how everybody stood after each move, if that is known, `dealt_again` what bots make of the deal; they are asked
        in another thread. A game that `is_kept` can be reviewed and seen again.
        """
        super().__init__()
        self._judge, self._dealt_again = judge, dealt_again
        self._pars: Mapping[str, Par] = {}
        self._is_left = False
        self._is_at_work = dealt_again is not None
        self._standings: Standings | None = None
        self._graph = Graph(ending.unit, round_name)
        self.mood = ending.mood
        self._game_title, self._ending, self._result = title, ending, result
        self._past, self._unsaved, self._is_kept = past, unsaved, is_kept
        self._sources = Sources(ending, result)
        self._sentences = Sentences(ending.decided, self._sources.rows + self._other_rows(), DECIDED)
        self._strips = Strips(ending, result) if ending.course else None
        self._towers = Chart(towers_of(ending, result))
        self._step = GROWING
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Above who won; at the left the words, at the right the picture; the keys."""
        ending, result = self._ending, self._result
        yield EndHead(self._game_title, ending, result, self._past.deal)
        with Felt(id="middle"):
            with Felt(id="told"):
                yield self._sources
                yield self._sentences
                yield PastGamesBar(self._past, ending.unit)
            with Felt(id="drawn"):
                yield self._strips or self._towers
        yield self._graph
        with Felt(id="rating"):
            yield Static("\n".join(self._past.rating_told), classes="soft", markup=False)
            yield Chart(self._past.curve or Ridges(()))
        if self._past.journey:
            yield Words(id="journey")
        if self._has_line:
            yield Words(((said_par.working() if self._dealt_again is not None else "", "dim"),), id="par")
        if self._unsaved:
            yield Words(((self._unsaved[0].upper() + self._unsaved[1:], "danger", BOLD),))
        yield KeyLine()

    @property
    def _has_line(self) -> bool:
        """Whether there is something to tell of the deal: what others make of it, or that its name was copied."""
        return self._dealt_again is not None or bool(self._past.deal)

    def _other_rows(self) -> int:
        """Rows of all but the table and what decided the game."""
        lines = self._has_line + bool(self._unsaved) + MOST_OF_JOURNEY * bool(self._past.journey)
        return HEAD_AND_KEYS + RECORD_ROWS * bool(self._past.told) + lines

    def on_mount(self) -> None:
        """Towers grow."""
        self._look_back()
        if self._dealt_again is not None:
            self._deal_again(self._dealt_again.quickly)
        if self._strips is None and is_wanted(self.app):
            self._step = 0
            self._towers.grow(0)
            self._timer = self.set_interval(EVERY, self._grow)

    def _grow(self) -> None:
        """A step further."""
        self._step += 1
        self._towers.grow(self._step / GROWING)
        if self._step >= GROWING:
            self._finish()

    def _finish(self) -> None:
        """The towers are as high as they will be."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
            self._towers.grow(1)

    def on_key(self) -> None:
        """Any key ends what grows, and does what it does."""
        self._finish()

    @work(thread=True)
    def _look_back(self) -> None:
        found = self._judge()
        if found is not None:
            self._tell(self._looked_back, found)

    def _tell(self, what: Callable[..., None], *found: object) -> None:
        """From a thread: unless nobody looks any more, whose leaving ends what bots play just now."""
        if not self._is_left:
            self.app.call_from_thread(what, *found)

    def _looked_back(self, found: Standings) -> None:
        self._standings = found
        if not self._is_left and self._graph.is_attached:
            self._graph.show(found, self._result.names, None, self._result.ranking)
            self.refresh_bindings()

    def on_unmount(self) -> None:
        """Nobody waits for bots any more, and what shows their games is being taken away."""
        self._is_left = True
        if self._dealt_again is not None:
            self._dealt_again.leave()

    @work(thread=True)
    def _deal_again(self, play: Callable[[], Mapping[str, Par]]) -> None:
        found, trouble = self._pars, ""
        try:
            found = play()
        except (SaveError, OSError) as error:
            trouble = str(error)
        self._tell(self._dealt, found, trouble)

    def _dealt(self, found: Mapping[str, Par], trouble: str) -> None:
        self._pars, self._is_at_work = found, False
        viewer = self._result.viewer
        if self._is_left or viewer is None:
            return
        result, unit = self._result, self._ending.unit
        told = par.same_deal(result.names[viewer], result.scores[viewer], result.has_won, found, unit)
        for words in self.query("#par").results(Words):  # none, while the page is being taken away
            words.say(((trouble or told, "danger" if trouble else "ink"),))
        self.refresh_bindings()

    def action_par(self) -> None:
        """What `hard` makes of the deal, too."""
        if self._dealt_again is not None:
            self._is_at_work = True
            self.query_one("#par", Words).say(((said_par.searching(), "dim"),))
            self.refresh_bindings()
            self._deal_again(partial(self._dealt_again.by, "hard"))

    def _tell_journey(self) -> None:
        """The stars of a stage, and what they opened, in as many rows as they take."""
        for words in self.query("#journey").results(Words):
            lines = fold(" ".join(self._past.journey), max(20, self.size.width - 2), "")[:MOST_OF_JOURNEY]
            words.styles.height = len(lines)
            words.say(*(((line, "accent", BOLD),) for line in lines))

    def on_resize(self) -> None:
        """In a narrow window the words come first."""
        self._tell_journey()
        self.set_class(self.size.width < 110, "-narrow")
        self.call_after_refresh(self.refresh_bindings)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A graph only where it is known how everybody stood."""
        if parameters in (("review",), ("replay",)):
            return self._is_kept
        if action == "decided":
            return self._sentences.is_alone or self._sentences.left_out > 0
        if action == "rating":
            return bool(self._past.rating_told)
        if action == "copy_deal":
            return bool(self._past.deal)
        if action == "par":
            return bool(self._pars) and not self._is_at_work and "hard" not in self._pars
        return action != "graph" or self._standings is not None

    def action_graph(self) -> None:
        """How everybody stood, in the place of sheet and towers; or these again."""
        self.toggle_class("-graph")
        self.remove_class("-rating")

    def action_rating(self) -> None:
        """What became of the viewer's rating, and its curve, in the place of sheet and towers; or these again."""
        self.toggle_class("-rating")
        self.remove_class("-graph")

    def action_copy_deal(self) -> None:
        """Its name to the clipboard, for a friend."""
        self.app.copy_to_clipboard(self._past.deal)
        self.query_one("#par", Words).say(((said_deals.copied(deal=self._past.deal), "accent"),))

    def on_drawn_chosen(self, message: Chosen) -> None:
        """A click on what decided it, or on the rating: as its key."""
        if message.name == DECIDED and self.check_action("decided", ()):
            self.action_decided()
        elif message.name == RATING and self.check_action("rating", ()):
            self.action_rating()

    def action_decided(self) -> None:
        """All that decided it, in the place of everything else; or the rest again."""
        self._sentences.is_alone = not self._sentences.is_alone
        self.set_class(self._sentences.is_alone, "-decided")
        self.remove_class("-graph", "-rating")
        self.call_after_refresh(self.refresh_bindings)

    def action_back(self) -> None:
        """From the graph, the rating, or all that decided it, to the rest; else to the table."""
        if self.has_class("-graph"):
            self.action_graph()
        elif self.has_class("-rating"):
            self.action_rating()
        elif self._sentences.is_alone:
            self.action_decided()
        else:
            self.action_go("look")

    def action_go(self, where: str) -> None:
        """Close with the answer."""
        self.dismiss(where)

    def render_lines(self, crop: Region) -> list[Strip]:
        """The felt where no piece lies."""
        return felt_lines(self, crop)
