"""Tribal Rixe on the table screen: which places lead to which action, and the key that collects."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from rules import Event, State
from rules.tribal.cards import NAMES
from rules.tribal.moves import MOVES
from rules.tribal.rixe.components.actions import (
    COLLECT,
    DONE,
    DRAW,
    END,
    NEW_COLUMN,
)
from rules.tribal.rixe.components.phases import ACT, CHOOSING_ZONE
from rules.tribal.rixe.state import RixeState
from tribes_tui.display.targets import Targets
from tribes_tui.games.tribal.rixe.foresight import aim, can_only_draw, changes_nothing, glance, opens_nothing, wholes
from tribes_tui.games.tribal.rixe.passing import passing, why_not
from tribes_tui.games.tribal.rixe.pieces.layout import (
    Meanwhile,
    RixeTable,
    hand_names,
    order_of,
    sorted_hand,
    spread,
)
from tribes_tui.games.tribal.rixe.pieces.stock import DRAW_KEY, END_KEY
from tribes_tui.games.tribal.rixe.words import news, places, sentences
from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.games.tribal.words import card_words, said as tribal
from tribes_tui.table.board.contract import Path
from tribes_tui.table.board.piece_board import PieceBoard, TurnSteps
from tribes_tui.table.board.scene import Command, Moment, Scene
from tribes_tui.table.choice.selection import ways

RULES: Mapping[str, Sequence[str]] = {
    "PLAY": ("3.2", "Play a hand card"),  # no words
    "PLAY 3.1": ("3.1", "Seat by seat", "play hand cards"),  # no words
    "MOVE": ("3.2", "Move a group"),  # no words
    "MOVE 3.1": ("3.1", "move groups"),  # no words
    "COLLECT": ("3.2", "Collect"),  # no words
    "DRAW": ("3.2", "Draw"),  # no words
    "END": ("3.2", "End your turn"),  # no words
    "DONE": ("3.1", "You may end"),  # no words
    "NEW_COLUMN": ("3.4", "The player about"),  # no words
}
"""See `GameBoard.rules`."""
SKIPS = "n"
"""The key with which turns go by until a card fits."""
STOPS = "w"
"""The key with which one is asked wherever a whole column can move, or no longer."""
BESIDE_HAND = "stock", "end"
"""What lies there besides cards."""


class RixeBoard(PieceBoard):
    """The table of the Rixe. While columns are out of sight it follows the cursor."""

    rules = RULES
    mood = "rixe"
    has_bare_dots = tells_apart = True
    endings = frozenset({"end"})
    reckons_at_the_end = True
    headlines = frozenset({"collected", "dry_lap", "new_column", "went_out", "starter"})
    own_headlines = frozenset({"starter"})
    passes_unseen = frozenset({"drew", "turn_ended"})

    def __init__(self) -> None:
        self.table: RixeTable = RixeTable()
        self._lanes: dict[str, int] = {}
        self._ways: Mapping[Path, int] = {}
        self._passed, self._drawn, self._took = 0, list[str](), ("", "")
        """How often no card of `_seat` fitted since they were last asked; the cards that they drew then; what columns took
        last."""
        self._has_played = self._has_drawn = False
        """Whether `_seat` played or drew a card in the turn that goes on."""
        self._begun = self._cleaned = ""
        """What is told of a column that began, and of a cleaning that was over, without a question."""
        self._stops, self._went_by = False, False
        """Whether one wants to be asked wherever a whole column can move; whether a turn ended by itself in which one could."""
        self._seat: int | None = None
        self._is_to_answer = True
        """Whether what they do next was asked."""

    # ---- The pieces

    def seat(self, players: int) -> None:
        """A zone a player."""
        self.table.set_class(players == 2, "-two", update=False)
        self.table.set_class(players == 3, "-three", update=False)

    def spread(self, scene: Scene) -> None:
        """See `spread`."""
        state = cast(RixeState, scene.view)
        spread(self.table, scene)
        is_asked = _is_asked(scene)
        own = (
            sentences.none_fitted(self._passed, self._drawn, self._took)
            if is_asked and scene.viewer == self._seat
            else ""
        )
        others = news.short_news(scene.news.events, scene.names, scene.viewer) if is_asked and not scene.goes_on else ()
        moved = news.moved_news(scene.news.events, scene.names, scene.viewer) if others else ""
        lines = sum(bool(news.event(one, scene.names)) for one in scene.news.events if one.kind != "moved")
        begun, cleaned = (self._begun, self._cleaned) if is_asked else ("", "")
        brief = said.none_fitted(times=self._passed, drew="none", cards=[], number=0) if own else ""
        starts = (news.event(one, scene.names) for one in scene.news.events if one.kind == "starter")
        self.table.remind(Meanwhile(others, own, lines, begun, cleaned, moved, next(starts, ""), brief))
        self._ways = ways(self, state).ways if scene.ways else {}
        self._lanes = _lanes(state, scene.viewer)
        self.follows_cursor = self._scrolls()

    def point(self, scene: Scene, cursor: str | None) -> None:
        """Whether columns are out of sight is known once there is a size."""
        self.follows_cursor = self._scrolls()

    def _scrolls(self) -> bool:
        return any(zone.display and zone.scrolls for zone in self.table.zones)

    def facts(self, scene: Scene) -> Sequence[str]:
        """Which round it is."""
        state = cast(RixeState, scene.view)
        return [said.round_of(round=state.number, rounds=state.options["rounds"])]

    def steps(self, scene: Scene) -> TurnSteps:
        """Those of cleaning, or of a turn."""
        state = cast(RixeState, scene.view)
        kinds = (
            {state.game.actions[action].kind for action in state.legal_actions()} if _is_asked(scene) else set[str]()
        )
        return TurnSteps(*sentences.steps(state, kinds))

    def ask(self, scene: Scene) -> str:
        """Where the picked card goes."""
        if len(scene.picked) != 1 or not _is_asked(scene):
            return ""
        return sentences.ask(cast(RixeState, scene.view), scene.picked[0])

    def buttons(self, scene: Scene) -> Iterable[str]:
        """None: what is out of sight is reached by the marks of its zone."""
        return ()

    def key_of(self, name: str) -> str:
        """The stock, what ends the turn, the zones by their number."""
        kind, _, which = name.partition(":")
        if kind == "zone":
            return str(int(which) + 1)
        return {"stock": DRAW_KEY, "end": END_KEY}.get(kind, "")

    def lane_of(self, name: str) -> int | None:
        """The columns from left to right over all zones."""
        return self._lanes.get(name)

    def moments(self, scene: Scene, events: Sequence[Event]) -> Sequence[Moment]:
        """Everybody's points, at the end of each round."""
        if not any(event.kind == "round_over" for event in events):
            return ()
        from tribes_tui.games.tribal.rixe.ending import round_ends

        return round_ends(cast(RixeState, scene.view), events, scene.names)

    def tell(self, notice: str) -> bool:
        """Where what others did stands."""
        return self.table.tell(notice)

    def walk(self, targets: Targets, start: str | None, direction: str, among: Iterable[str]) -> str | None:
        """As usual; but left and right lead from a card in hand to others of the hand and what lies beside it, not onto the table."""
        if start is not None and start.startswith("hand:") and direction in ("left", "right"):
            among = [name for name in among if name in BESIDE_HAND or name.startswith("hand:")]
        return super().walk(targets, start, direction, among)

    # ---- Decisions

    def paths(self, view: RixeState, action: int) -> Sequence[Path]:
        """A card and where it goes; a complete column by its plate; a button, a zone."""
        return [*_paths(view, action)]

    def describe(self, scene: Scene, name: str) -> str:
        """A card spelt out, a column, a seat."""
        return places.place(cast(RixeState, scene.view), name, scene.names)

    def outcome(self, scene: Scene, action: int) -> str:
        """What a move or a card makes of the column."""
        return sentences.outcome(scene.view, action)

    def brief(self, scene: Scene, action: int) -> str:
        """The cards that move together as one, and only the column that they go to."""
        state = cast(RixeState, scene.view)
        return sentences.ordered(state, action, scene.names) if state.game.actions[action].kind == "MOVE" else ""

    def warning(self, scene: Scene, action: int) -> str:
        """That a move takes the only place of a card in hand."""
        return sentences.shuts_out(cast(RixeState, scene.view), action)

    def reasons(self, scene: Scene, action: int) -> Iterator[str]:
        """What becomes of a column, or why there is nothing to play."""
        yield from super().reasons(scene, action)
        yield from sentences.reasons(cast(RixeState, scene.view), action)

    def effect(self, scene: Scene, name: str) -> str:
        """Lifting a card, and putting it down."""
        state = cast(RixeState, scene.view)
        action = self._ways.get((*scene.picked, name))
        if scene.picked:
            return "" if action is None else sentences.put(state, action, scene.names)
        if action is not None:
            if action == END and scene.may_pass:
                return said.and_skip(order=sentences.action(state, action, scene.names))
            say = sentences.put if action < COLLECT else sentences.new_column
            return say(state, action, scene.names)
        ends = [one for path, one in self._ways.items() if path[0] == name]
        return sentences.lift(state, name, ends, scene.names) if ends else ""

    def gain(self, scene: Scene, name: str) -> str:
        """The points that collecting brings, or the last card."""
        state = cast(RixeState, scene.view)
        action = self._ways.get((*scene.picked, name))
        return "" if action is None else sentences.gain(state, action)

    def touched(self, event: Event) -> Iterable[str]:
        """The cards that were laid or moved, the card that was drawn, the seat that scored."""
        fields = event.fields()
        if event.kind in ("collected", "went_out"):
            yield f"zone:{event.player}"
        elif event.kind == "drew":
            yield f"hand:{fields.get('card', '')[:-1]}"
        elif event.kind in ("played", "new_column"):
            yield f"card:{fields['card']}"
        elif event.kind == "moved":
            yield from (f"card:{card}" for card in fields["cards"])

    def glance(self, view: RixeState, actions: list[int]) -> Sequence[float]:
        """See `foresight.glance`."""
        return glance(view, actions)

    def is_deliberate(self, view: RixeState, action: int) -> bool:
        """Moves of columns that lead to nothing: one key after the other would make them for ever."""
        return action < MOVES and not aim(view, action)

    def forced(self, view: RixeState, legal: Sequence[int]) -> int | None:
        """Drawing, when nothing else leads anywhere, what ends a turn or cleaning, once nothing else changes what anybody can do, and a new
        column in the own zone, where all zones have a free place, or none has: everybody may play everywhere. Whoever moves columns in their turn draws
        and ends it themselves: they may want to take back what they did, or to go on."""
        if view.phase == CHOOSING_ZONE:
            is_alike = len({view.first_empty(zone) >= 0 for zone in range(view.players)}) == 1
            return NEW_COLUMN + (view.current_player or 0) if is_alike else None
        if view.moves and view.phase == ACT:
            return None
        if DRAW in legal and opens_nothing(view):
            return DRAW
        end = next((one for one in legal if one in (END, DONE)), None)
        is_over = end is not None and changes_nothing(view) and not (self._stops and wholes(view))
        return end if is_over else None

    def goes_by(self, view: RixeState) -> bool:
        """Where no card was played."""
        return not view.has_played

    def told_of_forced(self, view: RixeState, action: int) -> str:
        """Why a cleaning is over of which nothing was asked, and which column began; of turns that ended by themselves see `told_of_own`."""
        if action >= NEW_COLUMN:
            self._begun = said.column_begun(card=card_words(NAMES[view.turned]))
            return self._begun
        self._went_by = self._went_by or (action == END and bool(wholes(view)))
        if action == DONE:
            self._cleaned = tribal.cleaning_over()
        return self._cleaned if action == DONE else ""

    def told_of_own(self, view: RixeState, events: Sequence[Event], names: Sequence[str]) -> str:
        """How often no card fitted since something was asked, and what was drawn then; what a column brought."""
        told = ""
        for event in events:
            was_asked, self._is_to_answer = self._is_to_answer, False
            if was_asked or event.kind in ("dealt", "undo") or event.player != self._seat:
                self._passed, self._drawn, self._seat, self._begun = 0, [], event.player, ""
                self._cleaned = ""
            if event.kind == "drew":
                self._drawn, self._has_drawn = [*self._drawn, event.fields()["card"]], True
                self._passed, self._took = self._passed + 1, sentences.taken(view)
                told = sentences.none_fitted(self._passed, self._drawn, self._took)
            elif event.kind == "collected":
                points = view.points
                own, others = points[event.player or 0], [*points[: event.player], *points[(event.player or 0) + 1 :]]
                told = said.column_yours(points=own, leads=own > max(others))
            elif event.kind == "turn_ended":
                if not (was_asked or self._has_played or self._has_drawn):
                    self._passed, self._took = self._passed + 1, sentences.taken(view)
                told = sentences.none_fitted(self._passed, self._drawn, self._took) or (
                    "" if was_asked else sentences.took_only("ended", sentences.taken(view)) or news.event(event, names)
                )
                self._has_drawn = False
            self._has_played = event.kind == "played" or (self._has_played and event.kind in ("moved", "collected"))
        self.told_of_turn(view, names)
        return told

    def told_of_turn(self, view: RixeState, names: Sequence[str]) -> str:
        """Nothing; whether something is asked in it decides what the next sentence counts from."""
        legal = view.legal_actions() if view.current_player == view.viewer else []
        self._is_to_answer = bool(legal) and (self.is_taught or self.forced(view, legal) is None)
        return ""

    def keeps_watching(self, view: State) -> bool:
        """Until a card fits in a turn of one's own: what fits while others move may fit no more then."""
        return view.current_player != view.viewer

    def may_watch(self, view: State) -> bool:
        """Where nothing can be done but draw and end one's turns."""
        return not self.is_taught and can_only_draw(cast(RixeState, view))

    def watched(self, view: State, legal: list[int]) -> int:
        """A card is drawn, or the turn ends."""
        return passing(view)

    def section(self, view: State) -> str:
        """The section of the phase."""
        return sentences.section(view)

    def of_no_use(self, view: RixeState, key: str) -> str:
        """Why `n` skips nothing."""
        if key != SKIPS:
            return ""
        return said.cannot_skip(why="lesson" if self.is_taught else why_not(view))

    def commands(self, scene: Scene) -> Sequence[Command]:
        """`c` collects a complete column; `n` draws and ends one's turns until a card fits; `w`, once a turn went by in which a whole column
        could move, has one asked in such turns."""
        if not _is_asked(scene):
            return ()
        collects = any(COLLECT <= action < DRAW for action in scene.view.legal_actions())
        found = [Command("c", said.collect(), "game:collect")] if collects else []
        if self.may_watch(scene.view):
            found.append(Command(SKIPS, said.skip(), "game:pass", said.skip_brief()))
        if self._went_by:
            found.append(Command(STOPS, said.stop(is_on=self._stops), "game:stop", said.stop_brief(is_on=self._stops)))
        return found

    def command(self, screen: Any, name: str) -> None:
        """Collect the column under the cursor, else the first complete one; or draw and end one's turns while no card fits."""
        if name == "game:pass":
            screen.watch_fast()
            return
        if name == "game:stop":
            self._stops = not self._stops
            screen.say(said.stopped(is_on=self._stops), "new")
            return
        view: RixeState = screen.scene.view
        ready = [action for action in view.legal_actions() if COLLECT <= action < DRAW]
        here = [action for action in ready if (screen.cursor,) in self.paths(view, action)]
        if ready:
            screen.decide((here or ready)[0])


def _is_asked(scene: Scene) -> bool:
    return scene.viewer is not None and scene.view.current_player == scene.viewer


def _lanes(state: RixeState, viewer: int | None) -> dict[str, int]:
    """Every place in a column -> the number of the column, over all zones from left to right."""
    found: dict[str, int] = {}
    slots = [slot for seat in order_of(state, viewer) for slot in state.slots_of(seat)]
    for lane, slot in enumerate(slots):
        found[f"column:{slot}"] = lane
        found |= {f"card:{NAMES[card]}": lane for card in state.columns[slot]}
        if not state.columns[slot]:
            found.setdefault(f"empty:{state.zones[slot]}", lane)
    return found


def _hand_places(state: RixeState, kind: str) -> list[str]:
    """The places in the viewer's hand that show a card of this kind."""
    names = hand_names(sorted_hand(state, state.viewer if state.viewer is not None else state.current_player))
    return [name for name in names if name.rstrip("+") == f"hand:{kind}"] or [f"hand:{kind}"]


ALONE = {"DRAW": "stock", "END": "end", "DONE": "end", "NEW_COLUMN": "zone:{z}"}
"""Kinds of actions -> the one place that chooses them."""


def _paths(state: RixeState, action: int) -> Iterable[Path]:
    """The places that choose an action: a card and where it goes, of the hand each place that shows such a card; the card alone where that is
    its only place: nothing is asked that has one answer."""
    row = state.game.actions[action]
    kind, fields = row.kind, dict[str, Any](row.fields)
    if kind in ALONE:
        yield (ALONE[kind].format(**fields),)
    elif kind == "COLLECT":
        slot = state.place[action - COLLECT]
        yield (f"column:{slot}" if slot >= 0 else f"collect:{fields['card']}",)
    else:
        goal = f"empty:{fields['z']}" if fields["onto"] == "empty" else f"card:{fields['onto']}"
        rows = (state.game.actions[one] for one in state.legal_actions())
        is_only = sum(one.kind == kind and one.fields["card"] == fields["card"] for one in rows) == 1
        for name in [f"card:{fields['card']}"] if kind == "MOVE" else _hand_places(state, fields["card"]):
            yield name, goal
            if is_only:
                yield (name,)


BOARD = RixeBoard
