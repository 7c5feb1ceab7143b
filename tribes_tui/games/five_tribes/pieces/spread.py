"""A position of Five Tribes, spread over the pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILE_TEXT
from tribes_tui.games.five_tribes.pieces import seats, values
from tribes_tui.games.five_tribes.pieces.layout import ColumnPart, FiveTable
from tribes_tui.games.five_tribes.pieces.seats import seat_of
from tribes_tui.games.five_tribes.pieces.values import legend, signs_legend
from tribes_tui.games.five_tribes.walks import TurnSentence, last_walk, turns
from tribes_tui.games.five_tribes.words.places import button
from tribes_tui.games.five_tribes.words.said import table as said
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.game_log import LogEntry
from tribes_tui.widgets.lines import length
from tribes_tui.words.facts import facts_of

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S
    from tribes_tui.games.five_tribes.foresight import Ends, Foresight
    from tribes_tui.table.scene import Scene
    from tribes_tui.widgets.words import Line

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


def spread(table: FiveTable, scene: Scene, state: S, foresight: Foresight) -> None:
    """Tell every piece what it shows, then share the rows of the column."""
    found: Ends = foresight.ends(state, -1) if state.stage == st.SOW and is_mine(scene, state) else {}
    window = table.size or table.screen.size  # beside a replay stands its log
    walk = last_walk(scene.recent, scene.viewer)
    row = values.market(state, window.height >= HIGH_MARKET)
    table.market.show(*row, notes=signs_legend(walk is not None and bool(walk.tiles), bool(state.left)))
    table.tiles.show(values.tiles(state, scene.names, walk, found))
    table.goods.show(*values.goods(state, scene.viewer))
    title, wares, names = values.djinns(state)
    table.djinns.show(wares, names, title=title)
    table.track.show(seats.steps(scene, state), seats.notes(scene, state, table.column.size.width - 2))
    if state.left and is_mine(scene, state):
        table.carried.show(said.in_hand(), [*values.carried(state)])
    else:
        table.carried.show("", ())
    table.buttons.show({name: button(scene, name) for name in _unplaced(table, scene)})
    table.ends.show(said.ends() if found else "", values.lines(state, found), short=values.short_lines(state, found))
    order = seats.order(scene, state)
    table.order.show("", (order,) if order else (), seats.order(scene, state, seats.BRIEF_NAME))
    _tell(table, scene, () if is_mine(scene, state) else values.hand_line(state), _unseen(scene, state))
    table.facts.show(facts_of(state, scene.names))
    table.legend.say(legend(window.width))
    is_tight = table.column.size.height < HIGH_COLUMN
    shown = [seat_of(scene, state, seat, table.column.size.width, is_tight) for seat in range(state.players)]
    for panel, seat in zip(table.seats, shown, strict=False):
        panel.show(seat)
    _share(table, scene, state, [1 + len(seat.facts) + (not is_tight) for seat in shown])


NEWS_MARGINS = 2
"""Columns of the line below the tiles that its words leave."""
ON_PIECES = ("tile", "row", "good", "bid", "seat")
"""Kinds of names that always lie on a piece."""


def _unplaced(table: FiveTable, scene: Scene) -> list[str]:
    """What may be chosen, or is picked, and lies on no other piece."""
    placed = {*table.djinns.names(), *table.carried.names()}
    open_now = scene.lit | {*scene.picked}
    return [
        name
        for name in scene.ways
        if name in open_now and name not in placed and name.partition(":")[0] not in ON_PIECES
    ]


def _tell(table: FiveTable, scene: Scene, hand: Line, unseen: str) -> None:
    """The last turns: in a line below the tiles, in logs where there is room. `hand`: what another still carries; `unseen`:
    what is said where no turn is told."""
    told = turns(scene.recent, scene.names)
    entries = [LogEntry(((turn.words, "ink"),), number, turn.seat) for number, turn in enumerate(told)]
    table.late.show(
        [entry._replace(words=((turn.brief or turn.words, "ink"),)) for entry, turn in zip(entries, told, strict=True)]
    )
    table.log_beside.show(entries)
    bids = [*takewhile(lambda turn: turn.is_bid, reversed(told))]
    acted = [turn for turn in told if turn.seat is not None]
    last = bids[::-1] or acted[-1:]
    room = table.screen.size.width - NEWS_MARGINS
    brief, short = _said(last, "brief"), _said(last, "short")
    brief = brief if length(_news(brief)) + length(hand) <= room else _in_clauses(short, room - length(hand))
    if hand:
        table.news.show("", ((*_news(last), *hand),), (*_news(brief), *hand))
        return
    more = _since_own(scene, last, room)
    if len(more) > len(last) or _moves(more) > _moves(last):
        last = brief = more
    if not last:
        table.news.show("", (((unseen, "dim"),),))
        return
    untold = [scene.names[seat] for seat in sorted(_untold(scene, last))]
    table.news.show("", (_with_rest(_news(last), untold, room),), _with_rest(_news(brief), untold, room))


def _moves(told: Sequence[TurnSentence]) -> int:
    return sum(not turn.is_bid for turn in told)


def _since_own(scene: Scene, last: Sequence[TurnSentence], room: int) -> list[TurnSentence]:
    """What the others did since the viewer's own turn; in the middle of that turn what it brought comes last."""
    if not last or last[-1].seat != scene.viewer or last[-1].is_bid:
        return _most(scene, room)
    own = _in_clauses(_said(last, "short"), room)
    return [*_most(scene, room - length(_news(own))), *own]


def _most(scene: Scene, room: int) -> list[TurnSentence]:
    """As many of the others' last turns and bids as go into so many columns: in brief, in short, without bids."""
    told = [turn for turn in turns(scene.news.events, scene.names) if turn.seat not in (None, scene.viewer)]
    for k in range(len(told)):
        moves = [turn for turn in told[k:] if not turn.is_bid]
        forms = [_said(told[k:], "brief"), _said(told[k:], "short"), _said(moves, "short")]
        found = next((form for form in forms if form and length(_news(form)) <= room), [])
        if found:
            return found
    return []


def _said(told: Sequence[TurnSentence], how: str) -> list[TurnSentence]:
    """The turns in these words (`brief`, `short`); bids have but one way to be said."""
    return [turn._replace(words=getattr(turn, how) or turn.words) for turn in told]


def _in_clauses(told: list[TurnSentence], room: int) -> list[TurnSentence]:
    """The same, of the last turn as many whole clauses as go into so many columns: it says how many more there are."""
    *before, last = told or [TurnSentence(None, "")]
    clauses = last.words.rstrip(".").split(", ")
    for k in range(len(clauses), 1, -1):
        words = said.and_clauses(told=", ".join(clauses[:k]), number=len(clauses) - k)
        cut = [*before, last._replace(words=words if k < len(clauses) else last.words)]
        if length(_news(cut)) <= room:
            return cut
    return told


def _untold(scene: Scene, told: list[TurnSentence]) -> set[int]:
    """Who of the others moved meeples since the viewer's own turn besides what is told."""
    moved = Counter(event.player for event in scene.news.events if event.kind == "take")
    moved.subtract(turn.seat for turn in told if not turn.is_bid)
    return {seat for seat, number in moved.items() if number > 0 and seat is not None and seat != scene.viewer}


def _with_rest(told: Line, untold: list[str], room: int) -> Line:
    """The key that tells what others did besides, if there is room for it."""
    forms = said.more_news(names=untold), said.more_news_short(), said.more_news_shortest()
    more = next((one for one in forms if length(told) + len(one) <= room), "") if untold else ""
    return (*told, (more, "ink")) if more else told


def _unseen(scene: Scene, state: S) -> str:
    """Of what came before where none of it is told; in a puzzle a game, or a move, may have begun long ago."""
    if state.left and state.arc // 5 != state.start and is_mine(scene, state):
        return said.on_the_way(start=TILE_TEXT[state.start], here=TILE_TEXT[state.arc // 5])
    return said.nothing_yet() if state.number == 1 else ""


def _news(told: list[TurnSentence]) -> Line:
    """The last turn, or the bids of this round."""
    parts: list[tuple[str, str] | tuple[str, str, int]] = []
    for turn in told:
        parts += [("• ", f"seat-{turn.seat + 1}" if turn.seat is not None else "dim", BOLD), (f"{turn.words} ", "soft")]
    return tuple(parts)


def _share(table: FiveTable, scene: Scene, state: S, rows: Sequence[int]) -> None:
    """Which parts the column has at this stage, the most important first. `rows`: how many each seat can use."""
    width, window_width = max(10, table.column.size.width), table.screen.size.width
    seats = [ColumnPart((table.seats[seat],), tuple(range(1, most + 1))) for seat, most in enumerate(rows)]
    buttons = ColumnPart((table.buttons,), table.buttons.heights_at(width))
    count = len(state.djinn_row) if state.stage != st.SIBITTIS_KEEP else len(state.drawn)
    djinns = ColumnPart((table.djinns,), tuple(1 + n * max(1, count) for n in range(1, 5)))
    order = ColumnPart((table.order,), table.order.heights_at(width))
    selling = is_mine(scene, state) and state.stage in SELLING
    for piece, wanted in ((table.goods, selling), (table.news, not selling)):
        if piece.display != wanted:
            piece.display = wanted
    brief, first = order._replace(heights=order.heights[:1]), djinns._replace(heights=djinns.heights[:1])
    later, facts = [djinns, order], ColumnPart((table.facts,), FACTS_HEIGHTS)
    if state.stage == st.BIDDING:
        track = ColumnPart((table.track,), table.track.heights)
        least = [
            part._replace(heights=part.heights[1 : 2 + bool(held)])
            for part, held in zip(seats, state.djinns, strict=True)
        ]
        steps, titled, notes = (track._replace(heights=track.heights[:most]) for most in (1, 2, 3))
        groups = [
            [buttons, steps, *least],
            [titled],
            [first],
            seats,
            [notes],
            [facts._replace(heights=FACTS_HEIGHTS[:2])],
        ]
        later = [djinns, track]
    elif state.left and is_mine(scene, state):
        ends_ = ColumnPart((table.ends,), table.ends.heights_at(width))
        heights = table.carried.heights
        is_tight = table.column.size.height < HIGH_COLUMN
        carried = ColumnPart((table.carried,), heights[:1] if is_tight else heights)
        least = [part._replace(heights=part.heights[:2]) for part in seats]
        groups = [[buttons, carried._replace(heights=carried.heights[:1]), *least], [ends_]]
        later = [carried, djinns]
    elif any(name.startswith("djinn:") for name in scene.lit):
        groups = [[buttons, first, *seats, brief]]
    else:
        groups = [[buttons, *seats, brief]]
    is_beside = window_width >= LOG_BESIDE
    log = [] if is_beside else [ColumnPart((table.late,), LOG_HEIGHTS)]
    table.column.give(*groups, later, seats, [facts], log)
