"""The table of the Rixe as a container, with what lies where at each size of the window; and how a position is spread over its pieces."""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import accumulate, groupby
from typing import NamedTuple, cast

from textual.app import ComposeResult

from rules.core.option import head_starts
from rules.tribal.cards import EMPTY as NO_CARD, NAMES, SYMBOL, TYPE_NAMES, UNKNOWN
from rules.tribal.rixe.components.actions import DRAW
from rules.tribal.rixe.components.phases import COMPLETE, OUT_POINTS, OVER
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.pieces.hand import FITS, LIFTED, NOWHERE, HandCard, RixeHand
from tribes_tui.games.tribal.rixe.pieces.stock import PointsTable, RixeLegend, Score, Stock, StockView
from tribes_tui.games.tribal.rixe.pieces.zone import RixeZone, ZoneColumn, ZoneView
from tribes_tui.games.tribal.rixe.words import sentences
from tribes_tui.games.tribal.rixe.words.news import meanwhile
from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.games.tribal.rixe.words.said.table import what_happened
from tribes_tui.games.tribal.table_parts import Sharing, face
from tribes_tui.table.board.scene import Scene
from tribes_tui.theme.palette import palette_for
from tribes_tui.widgets.beside.game_log import GameLog, LogEntry
from tribes_tui.widgets.beside.words import FactsPanel
from tribes_tui.widgets.cards.column import EMPTY, Stack
from tribes_tui.widgets.drawing import words_of
from tribes_tui.widgets.drawing.felt import Columns, Felt, Rows
from tribes_tui.words.common import capital
from tribes_tui.words.folding import fold
from tribes_tui.words.help import facts_of

MOST_SEATS = 4
LEAST_LOG, ALWAYS = 2, 1
"""Rows of what happened below the zones of the smallest window, as long as the longest column leaves them, and whatever it leaves."""
AROUND = 2
"""Rows of a zone above its columns."""
END, BARE_END = 1, 4
"""Rows of the last card of a column there, and without colours."""
WHOLE, SHADOW = 4, 1
"""Those of a last card with its picture, where the columns leave room for it, and the row for its shadow."""
WIDE = 60
"""Columns that a line of what happened takes at most, as a rule."""
LEAST_SHARE = 0.6
"""A zone has as much of the width as its columns are many, but no less of it than so much of an equal share."""
MOST_BESIDE_FACTS = 8
"""Cards in a hand that leaves room for what helps to play well."""
ROWS = (200, 6), (160, 5)
"""From so many columns so many of the largest cards lie in one row above that."""


class Meanwhile(NamedTuple):
    """What happened since the viewer was asked last: what `others` did, in ever fewer words, told in so many `lines` of the log; that no card
    of the viewer's `own` fitted meanwhile."""

    others: tuple[str, ...] = ()
    own: str = ""
    lines: int = 0
    begun: str = ""
    """Where a column began without a question, and why."""
    cleaned: str = ""
    """Why the viewer's cleaning was over without a question."""
    moved: str = ""
    """What others moved, which the log leaves out."""
    begins: str = ""
    """Who begins after it."""
    own_brief: str = ""
    """That no card fitted, without what was drawn."""


class RixeTable(Felt):
    """All that lies between the prompt and the line of Enter: zones above, the hand below."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    RixeTable { layout: vertical; }
    RixeTable #sharing { height: 12; }
    RixeTable #zones { height: 1fr; }
    RixeTable #below { display: none; width: 1fr; height: 0; }
    RixeTable #legend { height: 1; }
    RixeTable #low { height: 1fr; }
    RixeTable #near, RixeTable #hand { width: 1fr; height: 1fr; }
    RixeTable #stock { width: 12; height: 1fr; }
    RixeTable #right, RixeTable #facts, RixeTable #known { display: none; }
    RixeTable #facts { width: 40; height: 1fr; }
    RixeTable #known { height: 6; }

    .-w80.-h24 RixeTable #below { display: block; }
    .-w80.-h24 RixeTable.-bare #sharing { height: 1fr; }
    .-w80.-h24 RixeTable.-bare #low { display: none; }
    .-h30 RixeTable #sharing { height: 16; }
    .-h30 RixeTable #below { display: block; min-height: 4; max-height: 4; }

    .-h40 RixeTable #sharing { height: 23; }
    .-from-h50 RixeTable #sharing { height: 25; }
    .-from-h40 RixeTable #below { display: block; min-height: 4; max-height: 4; }

    .-from-w120.-h40 RixeTable #sharing { height: 17; }
    .-from-w120.-from-h50 RixeTable #sharing { height: 21; padding: 1 0 0 0; }
    .-w200.-h60 RixeTable #sharing { height: 30; }
    .-from-w120.-h40 RixeTable #right { display: block; width: 31; }
    .-from-w120.-h50 RixeTable #right { display: block; width: 44; }
    .-from-w120.-h60 RixeTable #right { display: block; width: 60; }
    .-from-w120.-from-h40 RixeTable #below { display: none; }
    .-w120.-from-h40 RixeTable.-few #known { display: block; }
    .-from-w160.-from-h40 RixeTable #facts { display: block; }
    .-from-w160.-from-h40 RixeTable.-row #facts { display: none; }
    .-from-w160.-from-h40 RixeTable.-row #known { display: block; height: 1fr; }
    .-from-w160.-from-h40 RixeTable.-row #hand { height: auto; max-height: 17; }
    .-from-w160.-h40 RixeTable.-row #hand { max-height: 13; }
    .-w160.-h50 RixeTable #facts { width: 25; }
    .-w160.-h50 RixeTable #sharing { height: 20; }
    .-w160.-h60 RixeTable #facts { display: none; }
    RixeTable #log { height: 1fr; width: 1fr; }
    RixeTable #points { width: 1fr; margin: 0 1 0 0; }
    RixeTable.-two #points { height: 5; }
    RixeTable.-three #points { height: 6; }
    """

    def __init__(self) -> None:
        super().__init__(id="rixe")
        self.zones = tuple(RixeZone(id=f"zone-{k}") for k in range(MOST_SEATS))
        self.hand, self.stock, self.points = RixeHand(id="hand"), Stock(id="stock"), PointsTable(id="points")
        self.legend = RixeLegend(id="legend")
        self.facts, self.known = FactsPanel(id="facts"), FactsPanel(id="known")
        self.logs = GameLog(what_happened(), id="log"), GameLog(id="below", has_frame=False)
        self.sharing = Sharing(Columns(*self.zones, id="zones"), self.logs[1], LEAST_LOG, "sharing", ALWAYS)
        self._entries: Sequence[LogEntry] = ()
        self._viewer: int | None = None
        self._notice, self._meanwhile, self._useful = "", Meanwhile(), ""

    def compose(self) -> ComposeResult:
        """Zones side by side, in the smallest window with what happened below them; the legend; hand and stock; points and what
        happened beside them."""
        yield self.sharing
        yield self.legend
        with Columns(id="low"):
            with Rows(id="near"):
                yield self.hand
                yield self.known
            yield self.stock
            yield self.facts
            with Rows(id="right"):
                yield self.points
                yield self.logs[0]

    def log_all(self, entries: Sequence[LogEntry], viewer: int | None) -> None:
        """What happened, beside the hand; in the rows below the zones, which are few, of what the viewer did in a row the last."""
        self._entries, self._viewer = entries, viewer
        self._log()
        if self.logs[1].size.height != self.sharing.shared[1]:
            self.call_after_refresh(self._log)

    def on_resize(self) -> None:
        """There are other rows for what happened; at first none were known."""
        self.call_after_refresh(self._log)

    def tell(self, notice: str) -> bool:
        """What just happened stands there, too; whether there is such a place, so that it hides no question."""
        if notice != self._notice:
            self._notice = notice
            self._log()
        return bool(notice) and any(all(node.display for node in log.ancestors_with_self) for log in self.logs)

    def tell_useful(self, fact: str) -> None:
        """What one would want to know first stands above what happened, where the rows below the zones are more than that needs."""
        if fact != self._useful:
            self._useful = fact
            self.call_after_refresh(self._log)  # when it knows its rows

    def remind(self, meanwhile: Meanwhile) -> None:
        """What others did, where the log has no room for all of it, and how one's turns went in which nothing was asked stand there until
        something is done."""
        if meanwhile != self._meanwhile:
            self._meanwhile = meanwhile
            self._log()

    def _log(self) -> None:
        for log in self.logs:
            (room, rows), new, entries = log.room(), self._meanwhile, self._entries
            is_below, lines = log is self.logs[1], new.lines + bool(new.moved)
            is_cut = rows > 0 and (lines * -(-WIDE // room) > rows or bool(is_below and new.own))
            others, own = (new.others, new.own) if is_cut else ((new.moved,) if new.moved else (), "")
            if is_cut and others:  # each thing is told once
                entries = entries[: len(entries) - new.lines]
            if is_below:
                runs = groupby(entries, lambda entry: self._viewer is not None and entry.seat == self._viewer)
                entries = [one for is_own, run in runs for one in (deque(run, 1) if is_own else run)]
            last = [words_of(entry.words) for entry in reversed(entries[-max(1, rows) :])]
            used = accumulate(len(fold(words, room, "")) for words in last)
            seen = {"", *(words for words, row in zip(last, used, strict=True) if row <= max(1, rows))}
            turn = entries[-1].turn if entries else 0
            at = next((k for k, entry in enumerate(entries) if words_of(entry.words) == new.begins), -1)
            if new.cleaned and at >= 0:  # before who begins; what came after that has made it old
                entries = [*entries[:at], LogEntry(((new.cleaned, "accent"),), turn), *entries[at:]]
            told = [one for one in (new.begun, *meanwhile(others, own, rows, room, new.own_brief)) if one not in seen]
            notice = self._notice
            for one in (*told, *seen, new.own, new.cleaned):  # it may begin with what is told by itself
                notice = notice.replace(one, "").strip() if one else notice
            told = [*filter(None, (notice, *told))]
            added = [LogEntry(((one, "accent"),), turn) for one in told]
            log.show(self._with_useful([*entries, *added], len(added)) if is_below else [*entries, *added])

    def _with_useful(self, entries: Sequence[LogEntry], new: int) -> Sequence[LogEntry]:
        """Above the last of these what one would want to know first, where the rows hold it beside those that are `new` and one more."""
        room, rows = self.logs[1].room()
        used = [len(fold(words_of(one.words), room, "")) for one in reversed(entries[-max(1, rows) :])]
        left = rows - len(fold(self._useful, room, ""))
        if not self._useful or sum(used[: new + 1]) > left or left < LEAST_LOG:
            return entries
        shown = sum(rows_so_far <= left for rows_so_far in accumulate(used))
        return [
            LogEntry(((self._useful, "soft"),), entries[-1].turn if entries else 0),
            *entries[len(entries) - shown :],
        ]

    def lay_out(self, longest: int, held: int) -> None:
        """So many cards in the longest column, and in the hand: the rows that those leave are for pictures and what happened, and for what helps to play well."""
        end = BARE_END if palette_for(self).is_bare else END
        own = AROUND + max(EMPTY, longest - 1 + end)
        self.sharing.keep(own, max(0, AROUND + longest - 1 + WHOLE + SHADOW - own))
        for zone in self.zones:
            zone.end = WHOLE if self.logs[1].display else END
        self.set_class(held <= MOST_BESIDE_FACTS, "-few")
        width = self.screen.size.width
        self.set_class(held <= next((most for least, most in ROWS if width >= least), 0), "-row")


def spread(table: RixeTable, scene: Scene) -> None:
    """Give every piece what it shows."""
    state = cast("RixeState", scene.view)
    order = order_of(state, scene.viewer)
    longest = max(len(column) for column in state.columns)
    counts = [len(state.slots_of(seat)) for seat in order]
    for k, zone in enumerate(table.zones):
        zone.display = k < len(order)
        if k < len(order):
            zone.styles.width = f"{max(counts[k], LEAST_SHARE * sum(counts) / len(counts)):.2f}fr"
            seat = order[k]
            who = seat, capital(scene.names[seat]), seat == state.current_player, seat == scene.viewer
            picked = lifted(state, scene.picked), bool(scene.picked)
            level, near = scene.bots.get(seat, ""), sentences.is_near(state, seat)
            view = ZoneView(*who, sentences.zone_facts(state, seat), tuple(_slots(state, seat)), *picked, level, near)
            zone.fill(view, longest, scene.lit, scene.cursor)
    title = said.no_hand() if scene.viewer is None else said.hand(number=len(state.hands[scene.viewer]))
    is_over = state.phase == OVER  # then nothing is to be won any more
    table.hand.show(hand(state, scene), "" if is_over else title, () if is_over else sentences.worth())
    is_asked = scene.viewer is not None and state.current_player == scene.viewer
    table.stock.show(
        StockView(
            len(state.stock),
            "" if is_over else said.stock(number=len(state.stock)),
            face(state.turned) if state.turned >= 0 else None,
            said.turned() if state.turned >= 0 else "",
            said.draw() if is_asked and scene.chooses and state.is_legal(DRAW) else "",
            said.end() if is_asked and scene.chooses else "",
            "" if is_over else said.worth_briefest(points=OUT_POINTS),
        )
    )
    scores = [score(state, scene, seat) for seat in order]
    table.points.show((scores, max(state.options["rounds"], state.number)))
    table.legend.show((sentences.rule(), (said.orange(), "", said.blue(), "")))
    held = len(sorted_hand(state, scene.viewer))
    table.set_class(state.phase == OVER and not held, "-bare", update=False)  # nothing is left to play, or to play for
    table.lay_out(longest, held)
    known = facts_of(state, scene.names, scene.memory)
    table.facts.show(known)
    table.known.show(known)
    table.tell_useful(next((f"{one.label}: {one.words}" for one in known if not one.needs_memory), ""))
    table.log_all(scene.told, scene.viewer)


def order_of(state: RixeState, viewer: int | None) -> list[int]:
    """The seats from left to right: the viewer first, then clockwise."""
    return [((viewer or 0) + k) % state.players for k in range(state.players)]


def _slots(state: RixeState, seat: int) -> Iterable[ZoneColumn]:
    """The columns; of the free places of a zone the first has the zone's name for all of them."""
    has_free, takes = False, (said.free_takes(), said.free_takes_brief(), said.free_takes_briefest())
    for slot in state.slots_of(seat):
        cards = state.columns[slot]
        if state.ends[slot] == NO_CARD:
            yield ZoneColumn(
                Stack(name=f"column:{slot}" if has_free else f"empty:{seat}", word=said.free(), takes=takes)
            )
            has_free = True
        else:
            stack = Stack(tuple(face(card) for card in cards), tuple(f"card:{NAMES[card]}" for card in cards))
            yield ZoneColumn(stack, f"column:{slot}" if len(cards) == COMPLETE else "")


def lifted(state: RixeState, picked: Sequence[str]) -> frozenset[str]:
    """The cards on the table that go with the card picked."""
    heads = [NAMES.index(name[5:]) for name in picked if name.startswith("card:")]
    return frozenset(f"card:{NAMES[card]}" for head in heads if state.place[head] >= 0 for card in state.group(head))


# ---- The hand


def sorted_hand(state: RixeState, viewer: int | None) -> list[int]:
    """The viewer's cards: orange first, in each colour from 9 down."""
    cards = [] if viewer is None else [card for card in state.hands[viewer] if card < UNKNOWN]
    return sorted(cards, key=lambda card: (SYMBOL[card] >> 1, -(card >> 3), card))


def hand_names(cards: Sequence[int]) -> list[str]:
    """The places of cards: `hand:L3`, and `hand:L3+` for a second one of the kind."""
    kinds = [TYPE_NAMES[card >> 1] for card in cards]
    return [f"hand:{kind}{'+' if kind in kinds[:k] else ''}" for k, kind in enumerate(kinds)]


def hand(state: RixeState, scene: Scene) -> list[HandCard]:
    """The cards with what can be done with them now."""
    cards = sorted_hand(state, scene.viewer)
    is_asked = state.current_player == scene.viewer and state.phase != OVER
    return [
        HandCard(
            name,
            face(card),
            LIFTED if name in scene.picked else "" if not is_asked else FITS if name in scene.ways else NOWHERE,
        )
        for card, name in zip(cards, hand_names(cards), strict=True)
    ]


# ---- Beside it


def score(state: RixeState, scene: Scene, seat: int) -> Score:
    """A seat's points by rounds, with those of the present one so far."""
    gains = [gained[seat] for gained, _ in state.tallies]
    if state.phase != OVER:
        gains.append(len(state.collected[seat]) // COMPLETE)
    is_acting = seat == state.current_player
    start = head_starts(state.options, state.players)[seat]
    return Score(seat, capital(scene.names[seat]), is_acting, tuple(gains), state.points[seat], start)
