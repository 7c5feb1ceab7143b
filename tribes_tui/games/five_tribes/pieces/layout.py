"""The table of Five Tribes as a container, with what lies where at each size of the window; and how a position is spread over its pieces."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import NamedTuple, cast

from textual.app import ComposeResult
from textual.widget import Widget

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import ROW
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import Ends, Foresight
from tribes_tui.games.five_tribes.pieces import seats, values
from tribes_tui.games.five_tribes.pieces.parts import BidTrack, Carried, FiveButtons, Lines
from tribes_tui.games.five_tribes.pieces.seats import WORDY, FiveSeat, seat_of
from tribes_tui.games.five_tribes.words import news
from tribes_tui.games.five_tribes.words.news import TurnSentence, last_walk, turns
from tribes_tui.games.five_tribes.words.said import table as words
from tribes_tui.games.five_tribes.words.things import longest_card
from tribes_tui.table.board.scene import Scene
from tribes_tui.widgets.beside.game_log import GameLog, LogEntry
from tribes_tui.widgets.beside.seat_panel import SeatValues
from tribes_tui.widgets.beside.words import FactsPanel
from tribes_tui.widgets.cards.market_row import MarketRow
from tribes_tui.widgets.drawing import BOLD, Felt, Line, Words, fold, length
from tribes_tui.widgets.tiles.tile_grid import TileGrid
from tribes_tui.words.common import YOU
from tribes_tui.words.help import facts_of


class ColumnPart(NamedTuple):
    """One or more widgets of the same height, and the heights that are of use to each, the least first."""

    widgets: tuple[Widget, ...]
    heights: tuple[int, ...]


def share(parts: Sequence[ColumnPart], room: int, before: Sequence[int] = ()) -> list[int]:
    """A height for each part: in turns each gets its next larger one, the first parts first, as long as there are rows.

    `before`: what each has already.
    """
    found, left, is_growing = list(before) or [0] * len(parts), room, True
    while is_growing:
        is_growing = False
        for k, part in enumerate(parts):
            rows = next((height for height in part.heights if height > found[k]), 0)
            cost = (rows - found[k]) * len(part.widgets)
            if rows and cost <= left:
                found[k], left, is_growing = rows, left - cost, True
    return found


class FiveColumn(Felt):
    """Widgets below each other; `give` says which parts there are, the most important first."""

    DEFAULT_CSS = "FiveColumn { layout: vertical; }"

    _groups: tuple[Sequence[ColumnPart], ...] = ()

    def give(self, *groups: Sequence[ColumnPart]) -> None:
        """Share the rows among these from now on, what the first group leaves among the next; what is in none is hidden."""
        self._groups = groups
        self._share()

    def on_resize(self) -> None:
        """Share the rows anew."""
        self._share()

    def _share(self) -> None:
        if not self.size.height:
            return
        rows: dict[Widget, int] = {}
        left = self.size.height
        for parts in self._groups:
            before = [rows.get(part.widgets[0], 0) for part in parts]
            for part, height, had in zip(parts, share(parts, left, before), before, strict=True):
                rows |= dict.fromkeys(part.widgets, height)
                left -= (height - had) * len(part.widgets)
        for widget in self.children:
            wanted = rows.get(widget, 0)
            if widget.display != (wanted > 0):
                widget.display = wanted > 0
            if wanted and (widget.styles.height is None or widget.styles.height.value != wanted):
                widget.styles.height = wanted


MOST_SEATS, FEW_SEATS = 4, 2


class FiveTable(Felt):
    """Market above, tiles and a column beside each other, the last turn (or one's goods) and the legend below."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    FiveTable { layout: vertical; overflow: hidden; }
    FiveTable #market { height: 3; }
    .-h24 FiveTable #market { height: 2; }
    FiveTable #body { height: 1fr; layout: horizontal; }
    FiveTable #goods, FiveTable #news, FiveTable #legend { height: 1; }
    FiveTable #tiles { width: 56; height: 1fr; }
    FiveTable #column { width: 1fr; height: 1fr; margin: 0 0 0 1; }
    FiveTable #late, FiveTable #facts { width: 1fr; }
    FiveTable #log { display: none; }
    .-w100.-from-h30 FiveTable #tiles, .-from-w120.-h30 FiveTable #tiles { width: 74; }
    .-w120.-from-h40 FiveTable #tiles, .-from-w160.-h40 FiveTable #tiles { width: 92; }
    .-w160.-from-h50 FiveTable #tiles { width: 110; }
    .-w200.-from-h50 FiveTable #tiles { width: 128; }
    .-w200 FiveTable #column { width: 40; }
    .-w200 FiveTable #log { display: block; width: 1fr; height: 1fr; margin: 0 1; }
    """

    def __init__(self, spread_again: Callable[[], None]) -> None:
        """`spread_again` shows the present position anew: what is said depends on how much room there is."""
        super().__init__(id="five")
        self.spread_again = spread_again
        self.market, self.tiles = (
            MarketRow(words.market(), id="market", places=ROW, longest=longest_card()),
            TileGrid(id="tiles"),
        )
        self.track, self.carried = BidTrack(words.track(), id="track"), Carried(id="carried")
        self.ends, self.order, self.buttons = Lines(id="ends"), Lines(id="order"), FiveButtons(id="buttons")
        self.djinns = MarketRow(words.djinns(), id="djinns")
        self.seats = tuple(FiveSeat(SeatValues(k, ""), id=f"seat-{k}") for k in range(MOST_SEATS))
        self.late, self.log_beside = GameLog(words.log(), id="late"), GameLog(words.log(), id="log")
        self.facts, self.score = FactsPanel(id="facts"), Lines(id="score")
        above = (self.track, self.carried, self.ends, self.order, self.buttons, self.djinns)
        parts = (*above, self.score, *self.seats, self.facts, self.late)
        self.column = FiveColumn(*parts, id="column")
        self.goods, self.news = MarketRow(words.goods(who=YOU), "good", 12, id="goods"), Lines(id="news")
        self.legend = Words(id="legend")

    def on_resize(self) -> None:
        """Another size: show the position as it is shown there, before anything is painted; the parts have theirs by now."""
        self.spread_again()

    def compose(self) -> ComposeResult:
        """The market, tiles with the column, the lines below."""
        yield self.market
        with Felt(id="body"):
            yield self.tiles
            yield self.column
            yield self.log_beside
        yield self.goods
        yield self.news
        yield self.legend


HIGH_MARKET = 30
"""Rows from which its cards say how rare they are."""
HIGH_COLUMN = 25
"""Rows of the column from which a seat's meeples and goods have a row each."""
LOG_BESIDE = 200
"""Columns from which the log has a column of its own."""
FACTS_HEIGHTS = (7, 9, 11, 13)
LOG_HEIGHTS = (5, 8, 12, 16, 20, 24)
SELLING = (st.SALE, st.SUIT)


def is_mine(scene: Scene, state: S) -> bool:
    """Whether the viewer decides now."""
    return scene.viewer is not None and state.current_player == scene.viewer


def spread(table: FiveTable, scene: Scene, state: S, foresight: Foresight, button: Callable[[Scene, str], str]) -> None:
    """Tell every piece what it shows, then share the rows of the column; `button`: what a button says."""
    found: Ends = foresight.ends(state, -1) if state.stage == st.SOW and is_mine(scene, state) else {}
    window = table.size or table.screen.size  # beside a replay stands its log
    table.market.show(*values.market(state, window.height >= HIGH_MARKET), notes=values.signs_legend())
    table.tiles.show(values.tiles(state, scene.names, last_walk(scene.recent), found))
    table.goods.show(
        *values.goods(state, scene.viewer),
        title=words.goods(who=YOU if scene.viewer is None else scene.names[scene.viewer]),
    )
    title, wares, names = values.djinns(state)
    table.djinns.show(wares, names, title=title)
    table.track.show(seats.steps(scene, state), seats.notes(scene, state, table.column.size.width - 2))
    holds = state.left and is_mine(scene, state)
    table.carried.show(
        words.in_hand(who=scene.names[state.actor]) if holds else "", values.carried(state) if holds else {}
    )
    placed, open_now = {*table.djinns.names(), *table.carried.names()}, scene.lit | {*scene.picked}
    unplaced = [name for name in scene.ways if name in open_now and name not in placed]
    table.buttons.show({name: button(scene, name) for name in unplaced if name.partition(":")[0] not in ON_PIECES})
    on_tiles, steps = (
        fold(((told, "soft"),), table.column.size.width - 2) for told in (words.ends_on_tiles(), words.ends_steps())
    )
    table.ends.show(
        words.ends() if found else "", values.lines(state, found, scene.names), short=[[*on_tiles, *steps], on_tiles]
    )
    order = seats.order(scene, state)
    table.order.show(words.order() if order else "", (order,) if order else ())
    table.facts.show(facts_of(state, scene.names))
    foot = values.foot(state, scene.names, scene.viewer, window.width)
    table.legend.say(foot)
    size = table.column.size
    is_low = size.height < HIGH_COLUMN
    is_tight = is_low or (state.players > FEW_SEATS and size.width < WORDY)
    table.score.show(words.score() if size.width < WORDY else "", ())
    shown = [seat_of(scene, state, seat, table.column.size.width, is_tight) for seat in range(state.players)]
    for panel, seat in zip(table.seats, shown, strict=False):
        panel.show_all(seat, _key(scene, "game:djinns"))
    _share(table, scene, state, [1 + len(seat.facts) + (not is_tight) for seat in shown], is_low)
    _tell(
        table,
        scene,
        () if is_mine(scene, state) else values.hand_line(state),
        _unseen(scene, state),
        1 + (foot == values.legend(window.width)),
    )
    if state.stage == st.BIDDING and state.djinn_row and not table.djinns.display:
        table.news.show("", (values.for_sale(state),))  # who bids how much stands on the track
    rows = max(1, *table.news.heights_at(window.width))
    table.news.styles.height = rows
    table.legend.display = rows == 1 or not table.news.display


NEWS_MARGINS = 2
"""Columns of the line below the tiles that its words leave."""
ON_PIECES = ("tile", "row", "good", "bid", "seat")
"""Kinds of names that always lie on a piece."""


def _tell(table: FiveTable, scene: Scene, hand: Line, unseen: str, rows: int) -> None:
    """What others did since the viewer's last turn, or the last turn there was: in a line below the tiles, in two where it needs them and the
    legend can wait, in logs where there is room. `hand`: what another still carries; `unseen`: what is said where no turn is told."""
    told = turns(scene.recent, scene.names)
    entries = [LogEntry(((turn.words, "ink"),), number, turn.seat) for number, turn in enumerate(told)]
    table.late.show(
        [entry._replace(words=((turn.brief or turn.words, "ink"),)) for entry, turn in zip(entries, told, strict=True)]
    )
    table.log_beside.show(entries)
    room = (table.size or table.screen.size).width - NEWS_MARGINS
    last = [turn for turn in told if turn.seat is not None]
    last = last[: len(last) - bool(table.carried.pieces)]  # one sees the move that is being made
    moved = sum(one.kind == "take" and one.player != scene.viewer for one in scene.news.events)
    if moved:  # bids stand on the track
        last = [turn for turn in last if not turn.is_bid]
    bids = [*takewhile(lambda turn: turn.is_bid, reversed(last))]
    line: Line = ((unseen, "dim"),)
    if bids:
        shown = [k for k in range(1, len(bids) + 1) if length(_news(bids[:k])) <= room]
        line = _news(bids[: max(shown, default=1)][::-1])
    elif last or hand:
        if moved and not hand and last[-1].seat != scene.viewer:
            last = [_together(scene, [turn for turn in last[-moved:] if turn.seat != scene.viewer])]
        kept = [_shortened(one, hand, room, rows, _key(scene, "log")) for one in last[-1:]]
        line = (*_news(kept), *hand)
    table.news.show("", (line,))


def _together(scene: Scene, since: Sequence[TurnSentence]) -> TurnSentence:
    """Turns of others as one sentence for each of them, with the points that they are seen to have brought."""
    seats = dict.fromkeys(turn.seat for turn in since if turn.seat is not None)
    told = [
        news.at_once(seat, [turn.events for turn in since if turn.seat == seat], scene.names, _gain(scene, seat))
        for seat in seats
    ]
    words, brief = (" ".join(texts) for texts in zip(*((one.words, one.brief) for one in told), strict=True))
    parts = [(". " if not k else part[0], *part[1:]) for one in told for k, part in enumerate(one.parts)]
    return told[0]._replace(words=words, brief=brief, parts=parts)


def _gain(scene: Scene, seat: int) -> int:
    """The points that a seat is seen to have won since the viewer's last turn; 0 where it isn't known."""
    before, after = (cast("S | None", state) for state in (scene.news.before, scene.news.after))
    return sum(after.sheet(seat)[1:]) - sum(before.sheet(seat)[1:]) if before and after else 0


def _shortened(turn: TurnSentence, behind: Line, room: int, rows: int, key: str = "") -> TurnSentence:
    """The same in so many rows, with what stands `behind` it: without the tiles between, then as many whole clauses as have room, those that
    weigh most first, how many more there are, and the key of the log, which tells them."""

    def fits(words: str) -> bool:
        return len(fold((*_news([turn._replace(words=words)]), *behind), room)) <= rows

    for form in (turn.words, turn.brief):
        if form and fits(form):
            return turn._replace(words=form)
    found, kept = turn._replace(words=turn.brief or turn.words), list[int]()
    for k in sorted(range(len(turn.parts)), key=lambda k: (-turn.parts[k][-1], k)):
        told, number = news.joined([turn.parts[one] for one in sorted([*kept, k])]), len(turn.parts) - len(kept) - 1
        form = words.and_clauses(told=told, number=number, key=key, has_key=bool(key))
        if number and (not kept or fits(form)):
            found, kept = turn._replace(words=form), [*kept, k]
    return found


def _key(scene: Scene, command: str) -> str:
    return next((one.key for one in scene.keys if one.name == command), "")


def _unseen(scene: Scene, state: S) -> str:
    """Of what came before where none of it is told, at first how one wins; in a puzzle a game, or a move, may have begun long ago."""
    if state.left and state.arc // 5 != state.start and is_mine(scene, state):
        return words.on_the_way(start=TILE_TEXT[state.start], here=TILE_TEXT[state.arc // 5])
    return words.how_to_win() if state.number == 1 else ""


def _news(told: list[TurnSentence]) -> Line:
    """The last turn, or the bids of this round."""
    parts: list[tuple[str, str] | tuple[str, str, int]] = []
    for turn in told:
        parts += [("• ", f"seat-{turn.seat + 1}" if turn.seat is not None else "dim", BOLD), (f"{turn.words} ", "soft")]
    return tuple(parts)


SEAT_ROWS = {2: 4, 3: 3, 4: 2}
"""Rows of each of so many seats in a low column."""


def _share(table: FiveTable, scene: Scene, state: S, rows: Sequence[int], is_low: bool) -> None:
    """Which parts the column has at this stage, the most important first. `rows`: how many each seat can use."""
    width, window_width = max(10, table.column.size.width), table.screen.size.width
    shown = table.seats[: state.players]
    seats = [ColumnPart((table.seats[seat],), tuple(range(1, most + 1))) for seat, most in enumerate(rows)]
    if is_low:  # all alike
        seats = [ColumnPart(shown, tuple(range(1, max(rows) + 1)))]
    named = [part._replace(heights=part.heights[:1]) for part in seats]
    buttons = ColumnPart((table.buttons,), table.buttons.heights_at(width))
    count = len(state.djinn_row) if state.stage != st.SIBITTIS_KEEP else len(state.drawn)
    djinns = ColumnPart((table.djinns,), tuple(1 + n * max(1, count) for n in (1, 3, 4)))
    first = djinns._replace(heights=djinns.heights[:1])
    order = ColumnPart((table.order,), table.order.heights_at(width)[-1:])
    score = ColumnPart((table.score,), (int(width < WORDY),))
    selling = is_mine(scene, state) and state.stage in SELLING and bool([*table.goods.names()])
    for piece, wanted in ((table.goods, selling), (table.news, not selling)):
        if piece.display != wanted:
            piece.display = wanted
    later, facts = [djinns, order], ColumnPart((table.facts,), FACTS_HEIGHTS)
    if state.stage == st.BIDDING:
        track = ColumnPart((table.track,), table.track.heights)
        steps, titled, rules, notes = (track._replace(heights=track.heights[:most]) for most in (1, 2, 3, 4))
        groups = [[buttons, steps, *named], [titled], [first], [score], [] if is_low else [rules], seats, [notes]]
        groups.append([facts._replace(heights=FACTS_HEIGHTS[:2])])
        later = [djinns, track]
    elif state.left and is_mine(scene, state):
        ends_ = ColumnPart((table.ends,), table.ends.heights_at(width))
        carried = ColumnPart((table.carried,), table.carried.heights[: 1 if is_low else None])
        groups = [[buttons, carried._replace(heights=carried.heights[:1]), *named], [ends_], [score]]
        later = [carried, djinns]
    elif scene.lit & {*table.djinns.names()}:
        groups = [[buttons._replace(heights=buttons.heights[:1]), first, *named], [djinns], seats, [score], [buttons]]
    else:
        most = SEAT_ROWS[state.players] if is_low else None
        groups = [[buttons], [part._replace(heights=part.heights[:most]) for part in seats], [score], [order], [first]]
    if is_low:  # what djinns do is told where one is chosen
        table.column.give(*groups, seats)
        return
    log = [] if window_width >= LOG_BESIDE else [ColumnPart((table.late,), LOG_HEIGHTS)]
    table.column.give(*groups, seats, later, [facts], log)
