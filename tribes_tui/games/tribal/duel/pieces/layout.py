"""The table of a Duel as a container, with what lies where at each size of the window; and how a position is spread over its pieces."""

from collections.abc import Iterator
from typing import cast

from textual.app import ComposeResult

from rules.tribal.cards import EMPTY, NAMES, SYMBOL_NAMES, SYMBOLS, card
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, OVER
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.facts import needs, race, waits
from tribes_tui.games.tribal.duel.pieces.panel import (
    DiscardedCard,
    DuelButtons,
    DuelLegend,
    Latest,
    LatestView,
    Needed,
    Supply,
)
from tribes_tui.games.tribal.duel.pieces.zone import ColumnNumbers, Divider, DuelZone, HeadView, PileView, ZoneHead
from tribes_tui.games.tribal.duel.words import news, places as words
from tribes_tui.games.tribal.duel.words.said import log as said_log, table as said
from tribes_tui.games.tribal.table_parts import BACK, EMBLEMS, face
from tribes_tui.games.tribal.words import unseen_facts
from tribes_tui.games.tribal.words.said import symbol as symbol_said
from tribes_tui.table.board.scene import Scene
from tribes_tui.widgets.beside.game_log import GameLog
from tribes_tui.widgets.beside.words import FactsPanel, lined_up
from tribes_tui.widgets.cards.column import Stack
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.words.common import capital

SIDES = ("left", "right")
AROUND = 7
"""Columns of a frame around facts, and between what each is about and its words."""


class DuelTable(Felt):
    """The two zones face to face, what both share below them, the log at the right where there is room for it."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    DuelTable { layout: horizontal; }
    DuelTable #main { layout: vertical; width: 1fr; }
    DuelTable #sharing { height: 14; }
    DuelTable #zones { layout: horizontal; height: 1fr; }
    DuelTable #known { display: none; layout: horizontal; height: 6; padding: 0 1; }
    DuelTable #still-unseen { min-width: 30; }
    DuelTable .zone { layout: vertical; width: 38; margin: 0 0 0 1; }
    DuelTable Divider { margin: 1 0 0 0; }
    DuelTable #shared { layout: horizontal; height: 1fr; }
    DuelTable #common { layout: vertical; margin: 0 0 0 1; }
    DuelTable #beside { display: none; width: 36; margin: 0 1 0 2; height: 1fr; }
    DuelTable #facts { display: none; width: 39; height: 1fr; margin: 0 1 0 0; }
    DuelTable #unseen { display: none; height: 6; margin: 1 0 0 0; }
    DuelTable #log, DuelTable #low-log { display: none; width: 40; height: 1fr; margin: 0 1 0 1; }
    DuelTable #low-log { width: 1fr; margin: 1 0 0 0; }

    .-w100 DuelTable .zone { width: 49; margin: 0; }
    .-w100 DuelTable #sharing { margin: 0 0 0 1; }
    .-w120 DuelTable .zone { width: 56; margin: 0 0 0 3; }
    .-w160 DuelTable .zone { width: 77; margin: 0 0 0 2; }
    .-w200 DuelTable .zone { width: 77; margin: 0 0 0 1; }

    .-h30 DuelTable ZoneHead { height: 3; }
    .-h30 DuelTable #sharing { height: 18; }

    .-from-h40 DuelTable ZoneHead { height: 7; }
    .-h40 DuelTable #sharing { height: 28; }
    .-from-h50 DuelTable #sharing { height: 30; margin: 1 0 0 0; }
    .-w160.-h50 DuelTable #sharing { height: 29; }
    .-w200.-h60 DuelTable #sharing { height: 37; }
    .-w200.-h60 DuelTable ZoneHead { height: 9; }
    .-w80.-from-h40 DuelTable ZoneHead { height: 1; }
    .-w100.-from-h40 DuelTable ZoneHead { height: 3; }
    .-w80.-from-h40 DuelTable #sharing, .-w100.-from-h40 DuelTable #sharing { height: 20; }
    .-w120.-from-h40 DuelTable #known { display: block; }
    .-w120.-from-h50 DuelTable #known { height: 7; }
    .-w120.-from-h50 DuelTable #unseen { display: none; }
    .-from-h50 DuelTable #legend { margin: 0 0 1 0; }
    .-from-h40 DuelTable Supply { height: 6; }
    .-from-h50 DuelTable #unseen { display: block; }

    .-from-w120.-from-h40 DuelTable #beside { display: block; }
    .-from-w160.-from-h40 DuelTable #facts { display: block; }
    .-from-w160.-from-h40 DuelTable #beside { width: 33; }
    .-from-w120.-from-h40 DuelTable #below { display: none; }
    .-w120.-h60 DuelTable #low-log, .-w160.-h60 DuelTable #low-log { display: block; }
    .-w200 DuelTable #log { display: block; }
    """

    def __init__(self) -> None:
        super().__init__(id="duel")
        self.heads = tuple(ZoneHead(id=f"head-{side}") for side in SIDES)
        self.zones = tuple(DuelZone(id=f"zone-{side}") for side in SIDES)
        self.legend, self.supply, self.buttons = DuelLegend(id="legend"), Supply("supply"), DuelButtons(id="buttons")
        self.below, self.beside = Latest(id="below"), Latest(id="beside")
        self.facts, self.unseen = Needed(id="facts"), FactsPanel(said.not_seen(), id="unseen")
        self.needed, self.known = Needed(), FactsPanel(said.not_seen(), id="still-unseen")
        sides = [
            Felt(head, ColumnNumbers(), zone, classes="zone") for head, zone in zip(self.heads, self.zones, strict=True)
        ]
        zones = Felt(sides[0], Divider(), sides[1], id="zones")
        self.sharing = Felt(zones, Felt(self.needed, self.known, id="known"), id="sharing")
        self.logs = GameLog(said.what_happened(), id="log"), GameLog(said.what_happened(), id="low-log")

    def compose(self) -> ComposeResult:
        """Zones, then what both share."""
        with Felt(id="main"):
            yield self.sharing
            yield self.legend
            with Felt(id="shared"):
                with Felt(id="common"):
                    yield self.supply
                    yield self.buttons
                    yield self.below
                    yield self.unseen
                    yield self.logs[1]
                yield self.beside
                yield self.facts
        yield self.logs[0]

    def on_resize(self) -> None:
        """In other rows cards face down may have one each."""
        self.call_after_refresh(self.tell_folded)

    def tell_folded(self) -> None:
        """What the sign for several cards face down means, while there is one."""
        number = max(zone.folded() for zone in self.zones)
        self.supply.tell(said.folded(number=number) if number else "")

    def lane_of(self, name: str) -> int | None:
        """The number of the column in which a place lies, the left zone's first."""
        for side, zone in enumerate(self.zones):
            number = zone.number_of(name)
            if number is not None:
                return side * COLUMNS + number
        return None


SHOWS_REST = "b"
"""The key of what happened since one's last turn."""


def spread(table: DuelTable, scene: Scene) -> None:
    """Give every piece what it shows; the viewer's zone lies at the left."""
    state, left = cast("DuelState", scene.view), 1 if scene.viewer == 1 else 0
    marks = marks_of(state, left)
    sides = left, 1 - left
    for head, player in zip(table.heads, sides, strict=True):
        hidden = sum(state.hidden[player * COLUMNS : player * COLUMNS + COLUMNS])
        about = capital(scene.names[player]), player == state.current_player, state.held[player], hidden
        head.show(HeadView(player, *about, tuple(piles(state, player)), scene.bots.get(player, "")))
    away = 1 - sides.index(state.current_player) if state.phase == CLEAN and state.current_player in sides else None
    columns = [[*stacks(state, player, marks)] for player in sides]
    for side, zone in enumerate(table.zones):
        is_goal, names = (
            bool(scene.picked) or state.drawn >= 0,
            {name for stack in columns[side] for name in (*stack.names, stack.name)},
        )
        is_away = side == away or (is_goal and bool(scene.lit) and not names & scene.lit)
        zone.lay_out(columns[side], is_goal, [*columns[0], *columns[1]], is_away)
    is_asked = scene.viewer is not None and state.current_player == scene.viewer
    table.legend.show(words.marks_legend(scene.names[left], scene.names[1 - left], state.phase == OVER))
    discard = [DiscardedCard(f"discard:{NAMES[code]}", face(code), marks.get(code, "")) for code in state.discard]
    drawn = face(state.drawn) if state.drawn >= 0 else None
    goal = () if state.phase == OVER else (said.goal(cards=state.goal),)
    table.supply.show(len(state.stock), discard, drawn, (*race(state, scene.names), *goal))
    table.tell_folded()
    button = (said.end_cleaning() if state.phase == CLEAN else said.end_turn()) if is_asked and scene.chooses else ""
    waiting = waits(state, scene.names) if scene.addressed is not None else ()
    table.buttons.show((button, words.besides(state, scene.names, waiting)))
    acting = state.current_player
    told = news.latest(scene.recent, scene.names, acting)
    title, in_all = "", list[str]()
    if told.seat is not None:
        is_cleaning = told.is_cleaning or state.phase == CLEAN
        which = "cleaning" if is_cleaning else "last" if told.seat != acting else "now"
        title, in_all = said.their_turn(who=scene.names[told.seat], which=which), _in_all(scene, told.seat, is_cleaning)
    own = () if told.seat in (None, scene.viewer) else news.own_turn(scene.recent, scene.names, scene.viewer)
    lines = told.lines or (() if state.phase == OVER else (said.first_colours(), said.first_values()))
    is_others = scene.viewer in (0, 1) and not is_asked  # whose bans are theirs
    bans = () if is_others else (words.bans(state), words.bans(state, is_brief=True))
    if own and acting is not None:  # what the other one did is read by then
        title, in_all = said.their_turn(who=scene.names[acting], which="now"), []
        lines = tuple(map(" ".join, own))
    key = SHOWS_REST if is_asked and told.seat != scene.viewer else ""
    for latest in (table.below, table.beside):
        latest.show(LatestView(title, lines, bans, in_all, key, own[-1][-1] if own else ""))
    for needed in (table.facts, table.needed):
        needed.show(needs(state, scene.names))
    unseen = (
        []
        if state.phase == OVER
        else [*unseen_facts(state.unseen_cards(), False, lambda symbol: EMBLEMS[SYMBOL_NAMES.index(symbol)])]
    )
    for panel in (table.known, table.unseen):
        panel.show(unseen)
    table.known.styles.width = max((len(fact.label + fact.words) for fact in lined_up(unseen)), default=0) + AROUND
    for piece in table.logs:
        piece.show(scene.told)


def _in_all(scene: Scene, seat: int, is_cleaning: bool) -> list[str]:
    """What somebody's last turn comes to, or the one that is going on; or their cleaning, once it is over: see `news.told_turn`."""
    if is_cleaning:
        cleaned = news.cleaned(scene.recent, seat)
        return [] if cleaned is None else [said_log.up(number=cleaned)]
    events = news.turn_of(scene.recent, None if seat == scene.view.current_player else seat)
    return news.told_turn(news.summed(events), scene.names[1 - seat])


def marks_of(state: DuelState, left: int) -> dict[int, str]:
    """The marks of cards: banned in this turn, if it is the viewer's; of those that lie free, next on the left player's piles, the right player's, or both; none while
    cleaning, when nothing goes on a pile, nor once the game is over."""
    found: dict[int, str] = {}
    if state.phase == OVER:
        return found
    free = {*state.ends, *state.discard}
    sides = () if state.phase == CLEAN else ((1 - left, words.THEIRS), (left, words.NEXT))
    for player, mark in sides:
        for symbol in range(len(SYMBOLS)):
            height = state.heights[4 * player + symbol]
            if height < 9:
                codes = (code for copy in (0, 1) if (code := card(symbol, height + 1, copy)) in free)
                found |= {code: words.BOTH if code in found else mark for code in codes}
    is_others = state.viewer in (0, 1) and state.viewer != state.current_player
    bans = (
        ()
        if is_others
        else (*words.given_back(state), *([stolen] if (stolen := words.stolen_back(state)) >= 0 else []))
    )
    return found | dict.fromkeys(bans, words.BANNED)


def piles(state: DuelState, player: int) -> Iterator[PileView]:
    """The sacred piles of a player."""
    for symbol, letter in enumerate(SYMBOLS):
        height = state.heights[4 * player + symbol]
        top = face(card(symbol, height, 0)) if height else None
        yield PileView(f"pile:{player}:{letter}", symbol_said(symbol=SYMBOL_NAMES[symbol]), EMBLEMS[symbol], top)


def stacks(state: DuelState, player: int, marks: dict[int, str]) -> Iterator[Stack]:
    """The columns of a player; the first free one is the place for all of them."""
    has_free = False
    for number in range(player * COLUMNS, player * COLUMNS + COLUMNS):
        cards, hidden = state.columns[number], state.hidden[number]
        if state.ends[number] == EMPTY:
            yield Stack(name="" if has_free else f"empty:{player}", word=said.free())
            has_free = True
            continue
        shown = cards[hidden:]
        backs = ("",) * (hidden - 1) + (f"hidden:{number}",) if hidden else ()
        yield Stack(
            (BACK,) * hidden + tuple(face(code) for code in shown),
            (*backs, *(f"card:{NAMES[code]}" for code in shown)),
            marks=("",) * hidden + tuple(marks.get(code, "") for code in shown),
        )
