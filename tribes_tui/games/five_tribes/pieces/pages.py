"""Pages of Five Tribes beside the table: the moves that bring most, and what lies open."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import accumulate
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import DIRECTIONS, STEP, TILES
from rules.five_tribes.components.pieces import COLOURS, DJINN_NAMES
from rules.five_tribes.evaluation import preview
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import Foresight, ends_the_game, if_first, tile_of
from tribes_tui.games.five_tribes.pieces.values import tiles
from tribes_tui.games.five_tribes.words import sentences
from tribes_tui.games.five_tribes.words.news import MoveWay
from tribes_tui.games.five_tribes.words.outcomes import (
    LONGEST_PLAN,
    is_nobodys,
    kills,
    of_end,
    plans,
    tells_of_others,
    tells_of_tiles,
)
from tribes_tui.games.five_tribes.words.said import table as words
from tribes_tui.games.five_tribes.words.things import cards, djinn, djinns_in, tile
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.words import EMPTY, Paragraphs, plain
from tribes_tui.widgets.drawing import Felt, Line, Words
from tribes_tui.widgets.screen.dialog import Item, Items
from tribes_tui.widgets.screen.framed_screen import FramedScreen, MoreSign, Reading
from tribes_tui.widgets.tiles.tile_grid import TileGrid
from tribes_tui.words.common import sentence
from tribes_tui.words.language import Later

MOOD = "five"


MOVES, MOST, BELOW, EDGES = 8, 12, 16, 6
"""How many moves the page compares at least and at most; rows and columns of a window that it needs for all else."""
MOMENT = 0.001
"""Seconds in which a key may come."""


def compare_moves(screen: Any, state: S) -> None:
    """Show the few moves that bring most at once, as many as there is room for, to be played; before a bid those that the first could
    make."""
    count = max(MOVES, min(MOST, screen.size.height - BELOW))
    is_bidding = state.stage == st.BIDDING
    position = if_first(state) if is_bidding else state
    found = preview.by_points(position, TILES)
    if not found:
        screen.say(words.no_move())
        return
    marks = {} if is_bidding else _marks(screen, state)
    best = [one for one in found if one.end not in marks][: count - len(marks)]
    marked = [preview.WholeMove(end, 0.0, end.worth) for end in marks]
    order = {one.end: place for place, one in enumerate(found)}
    shown = sorted([*marked, *best], key=lambda one: (-one.end.points.total, order.get(one.end, TILES)))
    title, ends = words.best_moves_first if is_bidding else words.best_moves, [one.end for one in shown]
    number = sum(one.end in ends for one in found[:count])

    def play(end: preview.MoveEnd | None) -> None:
        if end is not None and screen.scene.view is state:
            screen.decide_all(preview.route(state, end))

    room = screen.size.width - EDGES
    moves = MovesScreen(position, shown, screen.scene.names, is_bidding, room, marks)
    moves.title_told = title(shown=number, number=len(found))
    screen.app.push_screen(moves, play)


def _marks(screen: Any, state: S) -> dict[preview.MoveEnd, str]:
    """The moves that the cursor and a hint stand for: `cursor`, `hint`, or `both` where they are one."""
    paths = {"cursor": (*screen.scene.picked, screen.cursor or ""), "hint": screen.hinted()}
    found = dict[preview.MoveEnd, str]()
    for whose, path in paths.items():
        tiles, colours = [tile_of(name) for name in path if tile_of(name) >= 0], [name[-1:] for name in path]
        ends = Foresight().ends(state, tiles[-1]) if tiles else {}
        here = ends.get(tiles[-1], []) if state.stage == st.SOW and tiles else next(iter(ends.values()), [])
        of_tribe = [end for end in here if COLOURS[end.colour] in colours]
        for end in (of_tribe or here)[:1]:
            found[end] = "both" if end in found else whose
    return found


class MoveItems(Items):
    """Rows of moves; where there is only to read, walking alone."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "select", Later(words.play), key_display="Enter"),
    ]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is chosen of what there is to read."""
        return (action != "select" or self._at < 0) and super().check_action(action, parameters)


class MovesScreen(FramedScreen[preview.MoveEnd]):
    """The few moves that bring most at once: to choose from, before a bid to read; where there is room with the way of the one under the
    cursor on the board, and what it brings in words. What each leaves is reckoned while they are read.
    Dismissed with the one to play, or None; Enter plays none before one has gone to it."""

    DEFAULT_CSS = """
    MovesScreen #heads { height: auto; margin-top: 1; }
    MovesScreen Items { margin: 0 0 1 0; max-height: 100%; }
    MovesScreen #below { height: 1fr; layout: horizontal; }
    MovesScreen TileGrid { display: none; width: 74; height: 1fr; }
    MovesScreen Paragraphs { width: 1fr; height: 1fr; margin: 0 2; }
    MovesScreen.-wide.-tall TileGrid { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p,q", "back", show=False),
        Binding("enter", "to_first", Later(words.to_first), key_display="Enter"),
        Binding("enter", "back", show=False),
        *(Binding(str(number), f"go_to({number})", show=False) for number in range(1, 10)),
    ]
    mood = MOOD

    def __init__(
        self,
        state: S,
        found: Sequence[preview.WholeMove],
        names: Sequence[str],
        is_bidding: bool = False,
        room: int = LONGEST_PLAN,
        marks: Mapping[preview.MoveEnd, str] | None = None,
    ) -> None:
        """`marks`: the moves that the cursor and a hint stand for."""
        super().__init__()
        self.title_told, self._marks = "", marks or {}
        self._plans, self._is_bidding = [*found], is_bidding
        self._state, self._names, self._room = state, names, room
        self._weighed = 0
        """So many moves of which it is known what they leave."""
        self._map = TileGrid()
        self._put_in_words()

    def _put_in_words(self) -> None:
        state, found, names = self._state, self._plans, self._names
        marks = [words.mark(of=self._marks[one.end]) if one.end in self._marks else "" for one in found]
        self.rows, tells_left, self._heads = plans(state, found, names, self._room, marks)
        has_hint = bool({*self._marks.values()} - {"cursor"})
        told: dict[Callable[[], str], bool] = {
            partial(words.how_to_read_marks, has_hint=has_hint): bool(self._marks),
            words.how_to_read_others: tells_of_others(state, found, names),
            words.how_to_read_tiles: tells_of_tiles(state, found),
            words.how_to_read_camel: ends_the_game(state) and any(one.end.control for one in found),
            words.how_to_read_nobodys: any(is_nobodys(state, one.end) for one in found),
            words.how_to_read_leaves: tells_left,
        }
        self._legend = (words.how_to_read(), *(say() for say, is_told in told.items() if is_told))

    def compose_body(self) -> ComposeResult:
        """Headings and a row each, then the board, and how to read the rows."""
        yield Words(self._heading, id="heads")
        yield MoveItems(self._items(), at=0 if self._is_bidding else -1)
        with Felt(id="below"):
            yield self._map
            yield Paragraphs(*self._paragraphs())

    @property
    def _heading(self) -> Line:
        return ((f" {self._heads}", "accent", BOLD),)

    def _items(self) -> list[Item]:
        return [Item(str(i), text) for i, text in enumerate(self.rows)]

    @property
    def _at(self) -> int:
        """The move that is told of: the one under the cursor, else the first."""
        return next((items.highlighted or 0 for items in self.query(Items)), 0)

    def _paragraphs(self) -> list[Line]:
        """Where the board is shown the move in words; how to read the rows."""
        legend, state, plan = plain(self._legend, "soft"), self._state, self._plans[self._at]
        told = kills(state, plan.end, self._names)
        killed: list[Line] = [((told, "ink"),)] if told else []
        if not self._map.display:
            is_at_one = any(items.highlighted is not None for items in self.query(Items))
            return [*(killed if is_at_one else ()), *legend]
        ways = (tile(state, plan.end.start), tile(state, plan.end.tile))
        title = words.from_to(start=ways[0], end=ways[1])
        told = of_end(state, plan.end, "whole", plan.left)
        return [EMPTY, ((title, "accent", BOLD),), ((told, "ink"),), *killed, EMPTY, *legend]

    def show_way(self) -> None:
        """The move under the cursor, tile by tile on the board, and in words."""
        state, end = self._state, self._plans[self._at].end
        if self._map.display:
            here = state.arc // 5 if state.stage == st.SOW else end.start
            steps = (state.game.actions[id] for id in preview.route(state, end))
            ways = (DIRECTIONS.index(step.fields["direction"]) for step in steps if step.kind == "DROP")
            _, *entered = accumulate(ways, lambda place, way: STEP[place * 4 + way], initial=here)
            self._map.show(tiles(state, self._names, MoveWay(state.actor, here, tuple(entered)), {}))
        self.query_one(Paragraphs).tell(*self._paragraphs())

    def _weigh(self) -> None:
        """What one move more leaves; keys come between. Once all are known they are told; no move changes its place under a finger."""
        if not self.is_attached:
            return
        plan = self._plans[self._weighed]
        self._plans[self._weighed] = plan._replace(left=preview.left(self._state, plan.end))
        self._weighed += 1
        if self._weighed < len(self._plans):
            self.set_timer(MOMENT, self._weigh)
            return
        items = self.query_one(Items)
        at = items.highlighted
        self._put_in_words()
        self.query_one("#heads", Words).say(self._heading)
        items.show(self._items())
        if at is not None and not self._is_bidding:
            items.highlighted = at
        self.show_way()

    def on_mount(self) -> None:
        """What this is."""
        self.entitle(self.title_told, name=self._state.game.title.upper())
        self.ask(words.before_bids() if self._is_bidding else words.plays_it())
        self.query_one(Items).focus()
        self.call_after_refresh(self._weigh)

    def on_resize(self) -> None:
        """There may be room for the board now."""
        self.call_after_refresh(self.show_way)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enter goes to the first move as long as it is at none, and back from what there is only to read."""
        return action != "to_first" or (not self._is_bidding and self.query_one(Items).highlighted is None)

    def action_to_first(self) -> None:
        """The cursor goes to the first row."""
        self.action_go_to(1)

    def action_go_to(self, number: int) -> None:
        """The cursor goes to the row of that number."""
        self.query_one(Items).highlighted = min(number, len(self.rows)) - 1

    def on_option_list_option_highlighted(self) -> None:
        """Its way on the board."""
        self.show_way()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the move; with none where there is only to read."""
        self.dismiss(None if self._is_bidding else self._plans[event.option_index].end)


class DjinnsScreen(FramedScreen[None]):
    """The score so far, what every player has in the open, and the djinns that can be had."""

    DEFAULT_CSS = "DjinnsScreen Reading { padding: 0 2; margin: 1 0 0 0; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("s,q,enter", "back", show=False)]
    mood = MOOD

    def __init__(self, state: S, names: Sequence[str]) -> None:
        super().__init__()
        self._state, self._names = state, names

    def compose_body(self) -> ComposeResult:
        """All of it, to be scrolled."""
        with Reading() as reading:
            yield Paragraphs(*self._lines())
        yield MoreSign(reading)

    def on_mount(self) -> None:
        """What this is."""
        self.entitle(words.open(), name=self._state.game.title.upper())
        self.ask(words.what_lies_open())
        self.query_one(Reading).focus()

    def _lines(self) -> list[Line]:
        """The points so far; player by player; each djinn with points, cost and power."""
        state, names = self._state, self._names
        head, *sheet = sentences.sheet(state, names)
        title = words.so_far_over() if state.is_terminal else words.so_far()
        lines: list[Line] = [((title, "accent", 1),), *plain([head], "soft"), *plain(sheet)]
        for seat in range(state.players):
            lines += self._of_seat(seat)
        row = [djinn(DJINN_NAMES[code]) for code in state.djinn_row]
        return [*lines, EMPTY, ((words.to_be_had(), "accent", 1),), *_indented(row or [words.no_djinn()])]

    def _of_seat(self, seat: int) -> list[Line]:
        """What a player has in the open, and the powers of their djinns; the viewer's own cards."""
        state = self._state
        facts = sentence(sentences.seat_facts(state, seat, self._names[seat]))
        own = [djinn(name) for name in djinns_in(state.djinns[seat])]
        told = cards(state, seat) if seat == state.viewer else ""
        held = [words.own_cards(cards=told)] if told else []
        return [EMPTY, ((facts, "ink", 1),), *_indented(own), *_indented(held)]


def _indented(texts: Sequence[str]) -> list[Line]:
    return plain([f"- {text}" for text in texts], "soft")
