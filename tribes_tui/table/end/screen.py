"""The end of a game: the victory, the towers, what decided it, and where to go next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.geometry import Size
from textual.timer import Timer

from saves import SaveError
from tribes_tui.play.standings import COUNTED
from tribes_tui.play.turned import farthest, led, turned
from tribes_tui.profile.settings import FIRST
from tribes_tui.table.end.graph import Graph, Strips
from tribes_tui.table.end.head import COPY, EndHead, FinalTable, StageBox
from tribes_tui.table.end.pieces import RATING, PastGamesBar, Sentences, Sources, towers_of
from tribes_tui.table.frame.motion import is_wanted
from tribes_tui.table.frame.screens import LEAST, SizedScreen
from tribes_tui.widgets.beside.words import Paragraphs, plain
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.standing import StandingChances, StandingRuler, StandingWay
from tribes_tui.widgets.drawing import BOLD, Chosen, Felt, Words
from tribes_tui.widgets.screen.dialog import Item, ListDialog
from tribes_tui.widgets.screen.top_screen import KeyRows
from tribes_tui.words import ending as par
from tribes_tui.words.common import capital
from tribes_tui.words.language import Later
from tribes_tui.words.said import (
    daily as said_daily,
    deals as said_deals,
    dialogs as said_dialogs,
    ending as said_ending,
    forms,
    journey as said_journey,
    keys as said_keys,
    par as said_par,
    replay as said_replay,
)

if TYPE_CHECKING:
    from tribes_tui.play.standings import Standings
    from tribes_tui.seats.par import DealtAgain, Par
    from tribes_tui.table.board.scene import Ending, PastGames, Result


COPIED = 5
"""Seconds for which it is told that something was copied."""
GROWING, EVERY = 12, 0.05
"""Steps in which towers grow, and seconds each is shown."""
KEYS, BIG_HEAD_AND_KEYS, FRAME, MOST_SEATS = 2, 10, 4, 4
"""Rows of the keys, of a big head and the keys; of the lines around a table that is played; seats of which a narrow column can tell."""
TOLD, FIGURES, NARROW, TOLD_WIDE, WIDE = 39, 42, 46, 54, 110
"""Columns of the words beside the last position, of figures beside words, of words beside towers in a narrow window and in one that is wide, and when
it is."""
LEAST_GRAPH, MOST_GRAPH, TALL = 8, 18, 36
"""Rows of the graph, and of a window in which there is room for it."""
TOWERS, STRIP, BELOW_STRIPS = 9, 2, 4
"""Rows of towers that stand below the words; or of strips, for each seat and below them all."""
LEAST_WORDS = 8
"""Rows that what decided the game keeps above them."""
BELOW_STAGE = 9
"""Rows of towers below what a stage of the journey gave."""
PAGES = "graph", "rating", "decided"
"""What is seen in the place of all else, one at a time."""
OFFERS = "o"
"""The key that ends what the cursor offers, and begins it again."""
REVIEW = "w"
"""The key of what each choice was worth."""
DECIDED = "d"
"""The key of what decided the game, where not all of it has room beside the rest."""


class EndScreen(SizedScreen[str]):
    """Dismissed with "rematch", "review", "replay", "home", or "look" (back to the table as it stands)."""

    DEFAULT_CSS = """
    EndScreen { layout: vertical; overflow: hidden; }
    EndScreen #middle { layout: horizontal; height: 1fr; }
    EndScreen #heard { display: none; }
    EndScreen #told { padding: 0 1; overflow: hidden; }
    EndScreen #drawn { width: 1fr; padding: 0 1; overflow: hidden; }
    EndScreen #beside { display: none; height: 1fr; margin-top: 1; }
    EndScreen #graph { display: none; height: 1fr; }
    EndScreen.-tall #graph { display: block; height: 10; }
    EndScreen #rating { display: none; height: 1fr; padding: 0 1; }
    EndScreen #rating Paragraphs, EndScreen.-tall #rating StandingWay { margin-top: 1; }
    EndScreen #rating StandingChances { display: none; }
    EndScreen.-tall #rating StandingChances { display: block; margin-top: 1; }
    EndScreen.-narrow #rating StandingWay { height: 3; margin: 1 0 0 0; }
    EndScreen.-rating #rating { display: block; }
    EndScreen.-rating #middle { display: none; }
    EndScreen #final { display: none; }
    EndScreen.-whole #final { display: block; }
    EndScreen.-graph #graph { display: block; height: 1fr; }
    EndScreen.-graph #told, EndScreen.-graph #towers, EndScreen.-graph #final { display: none; }
    EndScreen.-unknown #graph { display: none; }
    EndScreen.-decided Sources, EndScreen.-decided PastGamesBar, EndScreen.-decided #towers { display: none; }
    EndScreen.-decided #final, EndScreen.-decided StageBox { display: none; }
    EndScreen.-decided #middle { layout: vertical; }
    EndScreen.-decided #told, EndScreen.-decided #words { height: auto; }
    EndScreen.-decided #graph { display: block; height: 1fr; }
    EndScreen.-decided.-full #graph { display: none; }
    EndScreen.-graph #offered, EndScreen.-decided #offered { display: none; }
    EndScreen.-narrow #told { padding: 0; }
    EndScreen.-narrow #drawn { padding: 0; }
    EndScreen #words { height: auto; }
    EndScreen.-over #drawn { display: none; }
    EndScreen.-over #told { layout: horizontal; }
    EndScreen.-over #words { width: 1fr; height: 1fr; }
    EndScreen.-whole #told { padding: 0; margin-left: 1; }
    EndScreen.-whole #drawn { padding: 0; }
    EndScreen.-whole #towers { display: none; }
    EndScreen.-whole.-roomy #beside { display: block; }
    EndScreen.-whole.-roomy.-decided #beside { display: none; }
    EndScreen #told StageBox, EndScreen.-whole #drawn StageBox, EndScreen.-graph #drawn StageBox { display: none; }
    EndScreen.-whole #told StageBox { display: block; }
    EndScreen.-crowded #towers { display: none; }
    """
    AUTO_FOCUS: ClassVar[str | None] = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "enter", "go('look')", Later(said_ending.look), tooltip=Later(said_ending.look_told), key_display="Enter"
        ),
        Binding(
            "r", "go('rematch')", Later(said_ending.rematch), tooltip=Later(said_ending.rematch_told), id="rematch"
        ),
        Binding(REVIEW, "go('review')", Later(said_ending.review), tooltip=Later(said_ending.review_told)),
        Binding("v", "go('replay')", Later(said_ending.replay), tooltip=Later(said_ending.replay_told)),
        Binding("g", "page('graph')", Later(said_replay.graph), tooltip=Later(said_ending.graph_told)),
        Binding(
            DECIDED, "page('decided')", Later(said_ending.all_decided), tooltip=Later(said_ending.all_decided_told)
        ),
        Binding("m", "measure", Later(said_replay.measure), tooltip=Later(said_replay.measure_told)),
        Binding(RATING, "page('rating')", Later(said_ending.rating_key), tooltip=Later(said_ending.rating_key_told)),
        Binding("q", "go('home')", Later(said_ending.leave), tooltip=Later(said_ending.leave_told)),
        Binding("h", "par", Later(said_par.ask), tooltip=Later(said_par.ask_told)),
        Binding("e", "record", Later(said_ending.take_record), tooltip=Later(said_ending.take_record_told)),
        Binding(OFFERS, "offers", Later(said_keys.offers), tooltip=Later(said_keys.offers_text)),
        Binding(COPY, "copy_deal", Later(said_deals.copy), tooltip=Later(said_deals.copy_told)),
        Binding(COPY, "copy_day", Later(said_daily.copy), tooltip=Later(said_daily.copy_told)),
        Binding("t", "go('look')", Later(said_ending.look), tooltip=Later(said_ending.look_told)),
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
        last: Callable[[], FinalTable] | None = None,
        game_id: str = "",
        farewells: Sequence[str] = (),
        counted: str | None = None,
        *,
        plays_again: bool = True,
        take_record: Callable[[], None] | None = None,
    ) -> None:
        """`plays_again`: whether a rematch is offered. `take_record` tells how its record is had, where it is kept elsewhere. `counted`: what a game that counts did to the viewer's rating, "" as long as that isn't known, None in any other. `game_id`: in whose words it is told where the game turned. `farewells`: what rivals say. `last` makes the table as the game left it. `judge` tells how everybody stood after each move, if that is known, `dealt_again` what bots make of the deal; they are asked
        in another thread. A game that `is_kept` can be reviewed and seen again.
        """
        super().__init__()
        ending = ending._replace(sources=tuple(one for one in ending.sources if any(one.values)))
        towers = towers_of(ending, result)
        self._judge, self._dealt_again = judge, dealt_again
        self._pars: Mapping[str, Par] = {}
        self._is_left = False
        self._is_at_work = dealt_again is not None
        self._of_deal: tuple[str, ...] = (said_par.working() if self._is_at_work else "",)
        """What is told of the deal, in ever fewer words."""
        self._of_deal_ink, self._copied = "dim", ""
        self._standings: Standings | None = None
        self._graph, self._last = Graph(ending.unit, round_name), last
        self.mood = ending.mood
        self._counted, self._plays_again, self._take_record = counted, plays_again, take_record
        self._game_id, self._ending, self._result = game_id, ending, result
        self._past, self._unsaved, self._is_kept = past, unsaved, is_kept
        self._head = EndHead(
            title,
            ending,
            result,
            said_deals.this(deal=past.deal) if past.deal else past.seed and said_deals.this_seed(seed=past.seed),
            farewells,
            bool(past.of_the_day),
            past.journey is not None and past.journey.is_missed,
        )
        self._sources = Sources(ending, result)
        self._sentences = Sentences(
            ending.decided,
            (
                said_ending.decided(),
                said_ending.decided_open(),
                said_ending.decided_brief(),
                said_ending.decided_unjudged(),
            ),
            0,
            DECIDED,
            bool(game_id),
        )
        self._strips = Strips(ending, result, id="towers") if ending.course else None
        self._towers = Chart(towers, id="towers")
        self._record = PastGamesBar(past, ending.unit)
        self._stages = [] if past.journey is None else [StageBox(past.journey) for _ in range(2)]
        self._page = ""
        """Which of the pages is open."""
        self._step = GROWING
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Above who won; at the left the words, at the right the picture; the keys."""
        ending, result = self._ending, self._result
        yield self._head
        with Felt(id="middle"):
            with Felt(id="told"):
                yield from self._stages[:1]
                yield self._sources
                yield Felt(self._sentences, self._record, id="words")
                yield (Strips(ending, result, id="beside") if ending.course else Chart(self._towers.shown, id="beside"))
            with Felt(id="drawn"):
                yield from self._stages[1:]
                yield self._strips or self._towers
                yield self._graph
        with Felt(id="rating"):
            first, *others = self._past.rating_told or ("",)
            yield StandingRuler(self._past.standing)
            yield Paragraphs(((first, "ink", BOLD),))
            yield StandingChances(self._past.standing)
            yield StandingWay(self._past.standing)
            yield Paragraphs(*plain(others))
        if self._has_line:
            yield Words(((self._of_deal[0], self._of_deal_ink),), id="par")
        if self._counted is not None:
            yield Words(((self._counted, "ink"),), id="counted")
        if self._past.is_offered:
            told = said_ending.offered(key=OFFERS) if self._offers() else said_keys.offers_off(key=OFFERS)
            yield Words(((told, "accent"),), id="offered")
        if self._unsaved:
            yield Words(((self._unsaved[0].upper() + self._unsaved[1:], "danger", BOLD),))
        yield Words(id="heard")
        yield KeyRows()

    @property
    def _has_line(self) -> bool:
        """Whether there is something to tell of the deal: what others make of it, or that its name was copied."""
        return self._dealt_again is not None or bool(self._past.deal or self._past.of_the_day)

    def _other_rows(self, told: int) -> int:
        """Rows of all but what decided the game, where so many columns tell of it."""
        window = self.app.size
        stage = sum(box.rows(told) for box in self._stages[:1]) * self._is_whole
        figures = 0 if self._is_over else self._sources.rows(told)
        beside = window.width - told if self._is_over else told
        return figures + KEYS + self._head.rows(window) + self._record.rows(beside, window.height) + self._lines + stage

    # ---- Room ---------------------------------------------------------------------------------

    @property
    def _lines(self) -> int:
        """Rows between all this and the keys; a page has no use for what is told of the deal."""
        is_offered = self._past.is_offered and self._page not in ("graph", "decided")
        has_line = self._has_line and (not self._page or bool(self._copied))
        return has_line + (self._counted is not None) + is_offered + bool(self._unsaved)

    def _free(self, window: Size) -> int:
        """Rows below the last position, as small as it may be."""
        return window.height - BIG_HEAD_AND_KEYS - self._lines - LEAST.height + FRAME

    @property
    def _is_whole(self) -> bool:
        """Whether the last position has room beside the words, and the graph below it."""
        width = self.app.size.width
        is_wide = width >= LEAST.width + TOLD + 1 and self._free(self.app.size) >= LEAST_GRAPH
        has_columns = len(self._result.names) <= MOST_SEATS or width >= LEAST.width + TOLD_WIDE + 1
        return self._last is not None and is_wide and has_columns

    @property
    def _is_over(self) -> bool:
        """Whether the figures stand at the left, what decided the game at the right of them, and nothing else: in a small window."""
        return self.size.width < WIDE and self.size.height < TALL and not self._stages and not self._page

    def _told_width(self, window: Size) -> int:
        if not self._is_whole:
            return (
                (FIGURES if self._is_over and len(self._result.names) < MOST_SEATS else NARROW)
                if window.width < WIDE
                else TOLD_WIDE
            )
        return min(TOLD_WIDE, max(TOLD, window.width - LEAST.width - 1))

    @property
    def is_filled(self) -> bool:
        """Whether the last position lies beside the words, where it has room."""
        return not self._is_whole or any(one.is_spread for one in self.query(FinalTable))

    def _give_room_to_words(self) -> None:
        told, is_over = self._told_width(self.size), self._is_over
        self.set_class(is_over, "-over")
        self.query_one("#told").styles.width = "1fr" if is_over or self._sentences.is_alone else told
        self._sources.styles.width = told if is_over else "100%"

    def _give_room_to_head(self) -> None:
        """Big letters, where the figures leave them room and nothing else needs it."""
        figures = self._sources.rows(self._told_width(self.size))
        low = self.size.height - figures - KEYS - self._lines
        self._head.is_low = self._page == "rating"
        self._head.is_roomy = self._is_over and low >= self._head.big(self.size)
        self._head.refresh(layout=True)

    def _give_room_to_graph(self) -> None:
        """On a page of its own, and below all that decided the game, all that is left."""
        told = self._sentences.get_content_height(self.size, self.size, self.size.width)
        self.set_class(self.size.height - told - self._head.rows(self.size) - self._lines - KEYS < LEAST_GRAPH, "-full")
        is_below = self.size.height >= TALL and self._page not in ("graph", "decided")
        self._graph.styles.height = self._graph_rows(self.size) if is_below else "1fr"

    def _tower_rows(self, window: Size, others: int) -> int:
        """Rows of the towers below the words, where these keep enough beside the other rows."""
        least = BELOW_STRIPS + STRIP * len(self._result.names) if self._strips is not None else TOWERS
        return least if self._is_whole and window.height - others - least >= LEAST_WORDS else 0

    def _graph_rows(self, window: Size) -> int:
        """More in a high window."""
        most = min(MOST_GRAPH, window.height // 4)
        return max(LEAST_GRAPH, min(most, self._free(window)) if self._is_whole else most)

    def table_size(self, window: Size) -> Size:
        """What the last position has, and around it the lines that a table has which is played."""
        rows = window.height - BIG_HEAD_AND_KEYS - self._lines - self._graph_rows(window) + FRAME
        return Size(window.width - self._told_width(window) - 1, rows) if self._is_whole else window

    def _is_crowded(self, window: Size, told: int) -> bool:
        """Whether what a stage gave leaves the towers no room."""
        rows = (
            window.height
            - (BIG_HEAD_AND_KEYS if window.height >= TALL else KEYS + self._head.rows(window))
            - self._lines
        )
        rows -= self._graph_rows(window) if window.height >= TALL else 0
        return any(rows - box.rows(window.width - told - 2) < BELOW_STAGE for box in self._stages)

    async def on_resize(self) -> None:
        """In a narrow window the words come first; in a large one the table as it ended stands beside them."""
        window, told, is_whole = self.size, self._told_width(self.size), self._is_whole
        self.set_class(window.width < WIDE, "-narrow")
        self.set_class(window.height >= TALL, "-tall")
        self.set_class(is_whole, "-whole")
        self.set_class(self._is_crowded(window, told), "-crowded")
        self._give_room_to_head()
        others = self._other_rows(told)
        towers = self._tower_rows(window, others)
        self.set_class(towers > 0, "-roomy")
        self._sentences.others = others + towers
        self._give_room_to_words()
        self._say_of_deal()
        self._give_room_to_graph()
        drawn = self.query_one("#drawn")
        if is_whole and self._last is not None and not self.query(FinalTable):
            await drawn.mount(self._last(), before=self._graph)
        self._sentences.refresh(layout=True)
        self.call_after_refresh(self.refresh_bindings)

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
        self._tell(self._looked_back, self._judge())

    def _tell(self, what: Callable[..., None], *found: object) -> None:
        """From a thread: unless nobody looks any more, whose leaving ends what bots play just now."""
        if not self._is_left:
            self.app.call_from_thread(what, *found)

    def _looked_back(self, found: Standings | None) -> None:
        self._standings = found
        self._sentences.reveal()
        self.set_class(found is None, "-unknown")
        if found is None and self._page == "graph":
            self._turn_to("graph")
        if found is not None and not self._is_left and self._graph.is_attached:
            self._draw(found)
        if not self._is_left:
            self.refresh_bindings()

    def _draw(self, found: Standings) -> None:
        result = self._result
        told = turned(found, self._game_id, result.names, result.viewer) if self._game_id else ()
        self._graph.show(found, result.names, None, told)
        if self._game_id:
            course = led(found, self._game_id, result.names)
            more = farthest(found, self._game_id, result.names, result.viewer)
            parts = [one.when for one in told if one.turning.is_part]
            asks = (
                said_ending.own_choices(key=REVIEW)
                if self._is_kept and result.viewer is not None and not result.has_won
                else ""
            )
            moments = [one.text for one in told]
            self._sentences.mark(moments, course, more, parts, asks, is_counted=self._game_id in COUNTED)
            self.refresh(layout=True)

    def on_unmount(self) -> None:
        """Nobody waits for bots any more, and what shows their games is being taken away."""
        self._is_left = True
        if self._dealt_again is not None:
            self._dealt_again.leave()

    @work(thread=True)
    def _deal_again(self, play: Callable[[], Mapping[str, Par]]) -> None:
        found, trouble, is_wished = self._pars, "", False
        try:
            found = play()
            is_wished = not self._pars and self._dealt_again is not None and self._dealt_again.is_wished()
        except (SaveError, OSError) as error:
            trouble = str(error)
        self._tell(self._dealt, found, trouble, is_wished and "hard" not in found)

    def _dealt(self, found: Mapping[str, Par], trouble: str, goes_on: bool = False) -> None:
        self._pars, self._is_at_work = found, False
        viewer = self._result.viewer
        if self._is_left or viewer is None:
            return
        result, unit = self._result, self._ending.unit
        told = par.same_deal(result.names[viewer], result.scores[viewer], result.has_won, found, unit)
        self._of_deal = (trouble,) if trouble else (told, par.made_in_brief(found, unit, is_end=True))
        self._of_deal_ink = "danger" if trouble else "ink"
        self._say_of_deal()
        if goes_on:  # asked for before somebody looked elsewhere
            self.action_par()
        self.refresh_bindings()

    def hear(self, told: str) -> None:
        """Somebody said something, or wants to play again."""
        for words in self.query("#heard").results(Words):
            words.display = True
            words.say(((told, "accent"),))

    def count(self, told: str) -> None:
        """The game has counted."""
        for words in self.query("#counted").results(Words):
            words.say(((told, "ink"),))

    def action_par(self) -> None:
        """What `hard` makes of the deal, too."""
        if self._dealt_again is not None:
            self._is_at_work, self._since = True, monotonic()
            self._search()
            self.refresh_bindings()
            self._deal_again(partial(self._dealt_again.by, "hard"))

    def _search(self) -> None:
        """For how long `hard` has played; said again each second, as long as it does."""
        from tribes_tui.seats.par import GAMES

        if self._is_at_work and not self._is_left:
            self._of_deal = (said_par.searching(games=GAMES, seconds=int(monotonic() - self._since)),)
            self._of_deal_ink = "dim"
            self._say_of_deal()
            self.set_timer(1, self._search)

    def _say_of_deal(self) -> None:
        """What was just copied, else what bots make of the deal."""
        for words in self.query("#par").results(Words):  # none, while the page is being taken away
            forms = self._of_deal
            told = next((form for form in forms if len(form) <= self.size.width - 2), forms[-1])
            words.say(((self._copied, "accent") if self._copied else (told, self._of_deal_ink),))
            words.display = not self._page or bool(self._copied)

    def _copy(self, text: str, told: str) -> None:
        """To the clipboard; that it is there is told for a while, whatever bots have found meanwhile."""
        self.app.copy_to_clipboard(text)
        self._copied = told
        self._say_of_deal()
        self.set_timer(COPIED, partial(self._forget, told))

    def _forget(self, told: str) -> None:
        """It was told long enough, unless something else was copied since."""
        if self._copied == told:
            self._copied = ""
            self._say_of_deal()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A graph unless it can't be known how everybody stood; until it is, its page says that it is being made."""
        offered = {
            "review": self._is_kept,
            "replay": self._is_kept,
            "rematch": self._plays_again,
            "record": self._take_record is not None,
            "offers": self._past.is_offered and self._page not in ("graph", "decided"),
            "decided": self._sentences.left_out > 0,
            "rating": bool(self._past.rating_told),
            "copy_deal": bool(self._past.deal),
            "copy_day": bool(self._past.of_the_day),
            "par": bool(self._pars) and not self._is_at_work and "hard" not in self._pars and not self._page,
            "measure": self._page == "graph" and self._standings is not None,
            "graph": not self.has_class("-unknown"),
        }
        return offered.get(str(parameters[0]) if action in ("go", "page") else action, True)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """Where a stage leads back to the map, the key that leaves says so; of a page Escape leads back, and its own key need not be named."""
        opens = f"page('{self._page}')"
        keys = {
            key: one._replace(binding=replace(one.binding, description=forms.back(), show=True, key_display="Esc"))
            if self._page and one.binding.action == "back"
            else one._replace(binding=replace(one.binding, show=one.binding.show and one.binding.action != opens))
            for key, one in super().active_bindings.items()
        }
        if self._past.journey is None or not getattr(self.app, "is_on_the_way", False):
            return keys
        to_map = said_journey.to_map()
        return {
            key: one._replace(binding=replace(one.binding, description=to_map)) if one.binding.key == "q" else one
            for key, one in keys.items()
        }

    # ---- Pages --------------------------------------------------------------------------------

    def _turn_to(self, page: str) -> None:
        """In the place of all else the graph, the rating, or all that decided it; or all again, where that page is open."""
        self._page = "" if page == self._page else page
        for one in PAGES:
            self.set_class(one == self._page, f"-{one}")
        self._sentences.is_alone = self._page == "decided"
        self._say_of_deal()
        self._graph.has_words = self._page != "decided"
        self._give_room_to_head()
        self._give_room_to_words()
        self._give_room_to_graph()
        self._sentences.refresh(layout=True)
        self.refresh(layout=True)
        self.call_after_refresh(self.refresh_bindings)

    def action_page(self, page: str) -> None:
        """How everybody stood, what became of the viewer's rating, or all that decided it."""
        self._turn_to(page)

    def action_measure(self) -> None:
        """Points, or the chances of winning."""
        self._graph.turn_measure()
        if self._standings is not None:
            self._draw(self._standings)

    def action_record(self) -> None:
        """How it is had."""
        if self._take_record is not None:
            self._take_record()

    def _offers(self) -> bool:
        """Whether the cursor will offer moves in the next game."""
        settings = getattr(self.app, "settings", None)
        return settings is None or settings.cursor != FIRST

    def action_offers(self) -> None:
        """The cursor offers no moves from the next game on, or does again."""
        self.app.keep_settings(cursor=FIRST if self._offers() else "good")  # type: ignore[attr-defined]  # where games are rated there are some
        told = said_keys.offers_on(key=OFFERS) if self._offers() else said_keys.offers_off(key=OFFERS)
        self.query_one("#offered", Words).say(((told, "accent"),))

    def action_copy_deal(self) -> None:
        """Its name to the clipboard, for a friend."""
        self._copy(self._past.deal, said_deals.copied(deal=self._past.deal))

    def action_copy_day(self) -> None:
        """What became of the game of the day to the clipboard, to be compared."""
        self._copy(self._past.of_the_day, said_daily.copied(text=self._past.of_the_day))

    def on_drawn_chosen(self, message: Chosen) -> None:
        """A click on what decided it, or on the rating: as its key."""
        page = {DECIDED: "decided", RATING: "rating"}.get(message.name, "")
        if page and self.check_action("page", (page,)):
            self._turn_to(page)

    def action_back(self) -> None:
        """From a page to the rest; else to the table."""
        if self._page:
            self._turn_to(self._page)
        else:
            self.action_go("look")

    def action_go(self, where: str) -> None:
        """Close with the answer; another game is asked about once: during the game its key was that of the rules."""
        if where != "rematch":
            self.dismiss(where)
            return

        def answered(way: str | None) -> None:
            if way == where:
                self.dismiss(where)

        ways = [Item(where, capital(said_ending.rematch_told())), Item("stay", said_dialogs.stay())]
        self.app.push_screen(ListDialog(capital(said_ending.rematch()), ways), answered)
