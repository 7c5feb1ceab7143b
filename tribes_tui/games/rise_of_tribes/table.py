"""Rise of Tribes on the table screen: the map on the left; dice, events, goals and tribes in a column on the right."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from textual.app import ComposeResult

from rules import Event, State
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, packing
from rules.rise_of_tribes.components.box import EVENTS, FACES, HEXES
from rules.rise_of_tribes.mechanics import bank
from rules.rise_of_tribes.notation.dump import phase
from rules.rise_of_tribes.state import RiseState
from tribes_tui.display.targets import Targets
from tribes_tui.games.rise_of_tribes.all_here import spoils, together
from tribes_tui.games.rise_of_tribes.choice import targets
from tribes_tui.games.rise_of_tribes.choice.beginning import looks
from tribes_tui.games.rise_of_tribes.choice.targets import (
    DEALS,
    GOALS_CHOSEN,
    LOST_LATER,
    RULES,
    SECTIONS,
    STEP_OF,
    STEP_OF_PHASE,
)
from tribes_tui.games.rise_of_tribes.pieces import island, layout
from tribes_tui.games.rise_of_tribes.pieces.actions import ActionBoard
from tribes_tui.games.rise_of_tribes.pieces.column import LOG_FROM, Happened, RiseButtons, RiseLegend, RiseSide
from tribes_tui.games.rise_of_tribes.pieces.goals import Events, Goals
from tribes_tui.games.rise_of_tribes.pieces.tribes import Rivals, Tribes
from tribes_tui.games.rise_of_tribes.words import figures, news, places, sentences as words, things
from tribes_tui.games.rise_of_tribes.words.board import ITEMS, steps
from tribes_tui.games.rise_of_tribes.words.said import board as said_board, log as said_log, prompts as said_prompts
from tribes_tui.table.board.contract import AdvisedMove, Path
from tribes_tui.table.board.piece_board import PieceBoard
from tribes_tui.table.board.scene import NO_NEWS, Command, Moment, News, Scene, TurnSteps
from tribes_tui.table.frame.prompt_row import HAS_LOG
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.tiles.hex_map import HexMap

AS_GOOD = 0.05
"""By so little less something looks as good as the best."""
BESIDE_PROMPT = 20
"""Columns that a question leaves in its row for the bots, where the window is wider than the smallest."""
MANY = 4
"""Players whose map fills the smallest window at the smallest size of hexes."""


class RiseTable(Felt):
    """The map, the column beside it, and the log where there is room for a column of its own."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    RiseTable { layout: horizontal; }
    RiseTable #map { width: 1fr; height: 1fr; }
    RiseTable #side { width: 32; margin: 0 1 0 0; }
    RiseTable.-wide #side { width: 29; }
    RiseTable.-few #side { width: 31; }
    RiseTable #log { display: none; }
    .-w100 RiseTable #side { width: 36; margin: 0 1; }
    .-from-w120 RiseTable #side { width: 41; margin: 0 1 0 0; }
    .-w120 RiseTable.-wide #side { width: 39; }
    .-w200 RiseTable #log { display: block; width: 40; height: 1fr; margin: 0 1 0 1; }
    """


class RiseBoard(PieceBoard):
    """The table of Rise of Tribes."""

    rules = RULES
    mood = "rise"
    has_bare_dots = True
    stays_new = frozenset({"event_drawn"})
    directions = island.KEYS
    endings = frozenset({"done", "drop"})
    reckons_at_the_end = True
    headlines = frozenset(
        {
            "event_drawn",
            "village_lost",
            "rounds",
            "eruption",
            "glacier_melted",
            "mammoth_lost",
            "bid",
            "quiet",
            "stood_still",
        }
    )
    matters = frozenset({"goal_completed", "village_built", "bought"})

    def __init__(self) -> None:
        self._map = HexMap(id="map")
        self._actions, self._buttons, self._events = (
            ActionBoard(id="actions"),
            RiseButtons(id="buttons"),
            Events(id="events"),
        )
        self._goals, self._tribes, self._legend = Goals(id="goals"), Tribes(id="tribes"), RiseLegend(id="legend")
        self._logs = Happened(True, id="latest"), Happened(False, id="log")
        self._rivals = Rivals(id="rivals")
        top = self._actions, self._buttons, self._tribes, self._goals
        foot = self._rivals, self._events, self._logs[0], self._legend
        self._table = RiseTable()
        self._side = RiseSide(top, foot, id="side")
        self._view: RiseState | None = None
        self._picked: Path = ()
        self._held: str | None = None
        self._asks_hex = False
        self._glanced: dict[int, float] = {}
        self._news: tuple[News, Sequence[str]] = NO_NEWS, ()

    # ---- What is shown ------------------------------------------------------------------------

    def seat(self, players: int) -> None:
        """The fewer, the more room has each."""
        self._table.set_class(players < MANY, "-few", update=False)

    def compose(self) -> ComposeResult:
        """Map, column, log."""
        with self._table:
            yield self._map
            yield self._side
            yield self._logs[1]

    def spread(self, scene: Scene) -> None:
        """Tell every piece what it shows."""
        state = self._view = cast(RiseState, scene.view)
        seat, kind = layout.owner_of(scene, state), decision(state).kind
        if scene.picked != self._picked:
            self._picked = scene.picked
            self._held = scene.picked[-1] if scene.picked and scene.picked[-1].startswith("hex:") else None
        self._asks_hex = any(name.startswith("hex:") for name in scene.lit)
        self.directions = island.KEYS if self._asks_hex or not scene.lit else {}
        self._table.set_class(island.is_wide(state), "-wide")
        self._map.show(
            island.hexes(state, scene.names),
            island.beside(state),
            island.notice(scene, self._home(scene), self._has_log),
        )
        hand = [FACES[face] for face in sorted(state.hand)]
        self._actions.show(layout.actions(scene, state), hand, scene.names[state.active])
        is_early = kind in (frames.CHOOSE_POWER, frames.LAY_GLACIER, frames.SETTLE)
        self._buttons.show(
            layout.buttons(scene, state), 0 if is_early or kind == frames.OVER else self._actions.to_spare
        )
        self._events.show(layout.events(scene, state))
        goals = layout.village(state, seat), *layout.goals(state, seat)
        self._goals.show(goals, scene.names[seat], kind in GOALS_CHOSEN)
        self._rivals.show([] if is_early else layout.rivals(scene, state))
        self._tribes.show(layout.tribes(scene, state))
        self._legend.show(island.legend(state, scene.names))
        for log in self._logs:
            log.show(scene.told)
        self._side.share()

    def tell(self, notice: str) -> bool:
        """In the sea."""
        return self._map.tell(notice)

    def _has_log(self) -> bool:
        """Whether what happened since one's turn stands in the last row, or in a log."""
        return self._table.size.width < HAS_LOG or self._table.screen.size.height >= LOG_FROM

    def buttons(self, scene: Scene) -> Iterable[str]:
        """None: the column has a button for whatever is lit and lies nowhere else."""
        return ()

    def steps(self, scene: Scene) -> TurnSteps:
        """Roll, actions, conflict, build."""
        state = cast(RiseState, scene.view)
        kind = decision(state).kind
        if kind in (frames.OVER, frames.CHOOSE_POWER, frames.LAY_GLACIER, frames.SETTLE):
            return TurnSteps((), None)
        return TurnSteps(steps(), STEP_OF.get(kind, STEP_OF_PHASE.get(phase(state))))

    def prompt(self, view: State, names: Sequence[str]) -> str:
        """What may be done besides with its key."""
        room = max(words.ROW, self._table.size.width - BESIDE_PROMPT)
        return words.prompt(cast(RiseState, view), names, self._key_beside, room)

    def _key_beside(self, view: State, action: int) -> str:
        """Of what may be done besides what is asked; none of what has several keys."""
        state, row = cast(RiseState, view), view.game.actions[action]
        first = next(iter(targets.paths(state, row.kind, row.fields)), ("",))[0]
        return layout.key_of(state, first) if ":" in first else targets.PLAIN.get(first, ("",))[0]

    def ask(self, scene: Scene) -> str:
        """See `words.prompts`."""
        return words.asked(scene.picked, scene.lit, scene.names)

    def facts(self, scene: Scene) -> Sequence[str]:
        """The turn, and what wins."""
        return words.facts(cast(RiseState, scene.view), scene.names)

    def key_of(self, name: str) -> str:
        """The keys of offers and buttons; of a hex, while one is asked for, its letter."""
        if self._view is None:
            return ""
        if self._asks_hex and name.startswith("hex:"):
            return name[4:]
        button = self._buttons.pieces.get(name)
        return button.key if button and button.key else layout.key_of(self._view, name)

    def key_only_goes(self, name: str) -> bool:
        """The letter of a hex: what is laid there is laid with Enter."""
        return name.startswith("hex:")

    def of_no_use(self, view: RiseState, key: str) -> str:
        """See `refusals.of_no_use`."""
        from tribes_tui.games.rise_of_tribes.refusals import of_no_use

        return of_no_use(view, key)

    def commands(self, scene: Scene) -> Sequence[Command]:
        """The numbers of the volcano's sites, which lie beside the map, while one is chosen."""
        sites = sorted(self.key_of(name) for name in scene.lit if name.startswith("site:"))
        return [Command(f"{sites[0]}-{sites[-1]}", said_board.pick_site(), "next")] if len(sites) > 1 else []

    def going(self, view: RiseState) -> Sequence[str]:
        """The letters of the map's hexes."""
        return HEXES[: view.layout.size]

    # ---- The cursor ---------------------------------------------------------------------------

    def glance(self, view: RiseState, actions: list[int]) -> Sequence[float]:
        """See `beginning.looks`."""
        found = looks(view, actions, super().glance(view, actions))
        self._glanced = dict(zip(actions, found, strict=True))
        return found

    def is_deliberate(self, view: State, action: int) -> bool:
        """What is paid for beside the turn's own steps."""
        return view.game.actions[action].kind in DEALS

    def stays(self, view: State, trail: Path) -> Iterable[str]:
        """Where a member has just grown, or on the way that one has just moved, while nothing else looks better."""
        state, hexes = cast(RiseState, view), tuple(name for name in trail if name.startswith("hex:"))
        ways = {path: action for action in view.legal_actions() for path in self.paths(state, action)}
        again, looks = [way for way in ways if hexes[-len(way) :] == way and not spoils(view, ways[way])], self._glanced
        goes_on = decision(state).kind in (frames.GROW, frames.MOVE) and again
        return again[0] if goes_on and looks.get(ways[again[0]], 0) >= max(looks.values()) - AS_GOOD else ()

    def turns_back(self, view: State, trail: Path) -> Iterable[str]:
        """A hex into which a member has just moved to fight others there."""
        state, hexes = cast(RiseState, view), tuple(name for name in trail if name.startswith("hex:"))
        if decision(state).kind != frames.MOVE or not hexes:
            return ()
        h = HEXES.index(hexes[-1].removeprefix("hex:"))
        there = figures.sides(state, h)
        return hexes[-1:] if len(there) > 1 and figures.is_fought(state, h, there) else ()

    def walk(self, targets: Targets, start: str | None, direction: str, among: Iterable[str]) -> str | None:
        """From hex to hex in six directions, and never off the map onto what only ends something; in the column from row to row, past
        none; elsewhere as usual. The first step after one is picked goes from that one."""
        names, held = list(among), self._held
        self._held = None
        if start is not None and start.startswith("hex:") and self._view is not None:
            for origin in filter(None, (held, start)):
                found = island.step(self._view.layout, origin, direction, names)
                if found is not None and found != start:
                    return found
            names = [name for name in names if name not in self.endings]
        elif direction in ("up", "down"):
            column = [name for name in names if not name.startswith("hex:")]
            return targets.next_row(start, direction, column) or targets.walk(start, direction, names)
        return targets.walk(start, direction, names)

    def explained_soon(self, view: RiseState) -> Sequence[str]:
        """The events."""
        return [f"event:{slot}" for slot in range(len(view.row)) if view.row[slot] >= 0]

    # ---- What is asked --------------------------------------------------------------------------

    def forced(self, view: RiseState, legal: Sequence[int]) -> int | None:
        """The roll, and going on after it, where all else may be done as well with the dice; what is all that one owns."""
        kinds, (kind, player, argument) = {view.game.actions[action].kind for action in legal}, decision(view)
        if kind in LOST_LATER:
            for_sale = {"TRADE"} if kind == frames.AFTER_ROLL and any(tile in ITEMS for tile in view.row) else set()
            return None if kinds & (LOST_LATER[kind] | for_sale) else legal[0]
        due = argument if kind == frames.SHARE and view.players == 2 else 0
        due = packing.pay_parts(argument)[0] if kind == frames.PAY else due
        return legal[0] if due and due == bank.total(view, player) else None

    def asks_aside(self, view: RiseState) -> bool:
        """A bid, a member to lose, a share of a bid, while another is on turn; before the first turn each settles in their own."""
        return phase(view) != "setup" and view.active != view.viewer

    def told_of_forced(self, view: RiseState, action: int) -> str:
        """That a bid was all one owns."""
        return said_prompts.share_all() if view.game.actions[action].kind == "GIVE" else ""

    def told_of_own(self, view: RiseState, events: Sequence[Event], names: Sequence[str]) -> str:
        """That one's double brought an event; which goals were drawn; how many, where a row has no room for all."""
        rolled = [event for event in events if event.kind == "event_drawn"]
        if rolled:
            return news.tell(said_log.event_drawn_own, None, rolled[-1].fields(), names)
        drawn = [things.goal(event.fields()["goal"]) for event in events if event.kind == "goal_drawn"]
        told = said_log.goals_drawn(goals=drawn) if drawn else ""
        has_room = len(told) <= words.ROW or self._table.size.width >= HAS_LOG
        return told if has_room else said_log.goals_drawn_many(number=len(drawn))

    # ---- Choosing -----------------------------------------------------------------------------

    def paths(self, view: RiseState, action: int) -> Sequence[Path]:
        """See `targets.paths`."""
        row = view.game.actions[action]
        return targets.paths(view, row.kind, row.fields)

    def whole_move(self, view: State, action: int, rest: Sequence[int] = ()) -> AdvisedMove | None:
        """Members that grow or move are hinted together."""
        if len(rest) < 2 or rest[0] != action:
            return None
        return AdvisedMove(rest, together(view, rest), self.alone(view, action))

    def describe(self, scene: Scene, name: str) -> str:
        """See `words.places`."""
        state = cast(RiseState, scene.view)
        return places.describe(state, name, scene.names, layout.owner_of(scene, state))

    def outcome(self, scene: Scene, action: int) -> str:
        """What an action brings: more than its words say."""
        state, row = cast(RiseState, scene.view), scene.view.game.actions[action]
        return places.outcome(state, row.kind, row.fields, scene.names)

    def reasons(self, scene: Scene, action: int) -> Iterator[str]:
        """What it brings, and the goals that come nearer by it."""
        from tribes_tui.games.rise_of_tribes.words.why import reasons

        yield from super().reasons(scene, action)
        yield from reasons(cast(RiseState, scene.view), action, scene.names)

    def brief(self, scene: Scene, action: int) -> str:
        """The same without the terrain of its hexes, which the map shows."""
        return places.brief(cast(RiseState, scene.view), action, scene.names)

    def gain(self, scene: Scene, name: str) -> str:
        """Points of a goal, and what is gathered."""
        return self._certain(scene, name)[1]

    def effect(self, scene: Scene, name: str) -> str:
        """The same action without what it wins, which stands behind it; of a hex with which several begin, what they are."""
        told, path = self._certain(scene, name)[0], (*scene.picked, name)
        if told or scene.view.current_player != scene.viewer:
            return told
        state, rest = cast(RiseState, scene.view), set[Path]()
        kinds = set[str]()
        for row in (state.game.actions[action] for action in state.legal_actions()):
            ways = {way for way in targets.paths(state, row.kind, row.fields) if way[: len(path)] == path}
            kinds |= {row.kind} if ways else set()
            rest |= ways
        return places.first_step(frozenset(kinds), name) if len(rest) > 1 and path not in rest else ""

    def _certain(self, scene: Scene, name: str) -> tuple[str, str]:
        state, path = cast(RiseState, scene.view), (*scene.picked, name)
        rows = (state.game.actions[action] for action in state.legal_actions())
        row = next((row for row in rows if path in targets.paths(state, row.kind, row.fields)), None)
        return places.certain(state, row.id, scene.names) if row else ("", "")

    def touched(self, event: Event) -> Iterable[str]:
        """The hexes on which something changed, the tribe whose points did, beside which the dot stands, and the new event."""
        fields = event.fields()
        for name in ("hex", "from", "to"):
            if event.kind != "gathered" and isinstance(fields.get(name), str) and fields[name] in HEXES:
                yield f"hex:{fields[name]}"
        if event.kind == "points":
            yield f"seat:{event.player}"
        if event.kind == "event_drawn" and self._view is not None:
            tile = EVENTS.index(fields["tile"])
            yield from (f"event:{slot}" for slot, there in enumerate(self._view.row) if there == tile)

    def moments(self, scene: Scene, events: Sequence[Event]) -> Sequence[Moment]:
        """The eruptions and conflicts in which the viewer had a part."""
        if not any(event.kind in ("eruption", "rounds", "won") for event in events):
            return ()
        from tribes_tui.games.rise_of_tribes.moments import moments

        return moments(cast(RiseState, scene.view), events, scene.names, scene.viewer, scene.recent)

    def news_at_foot(self, scene: Scene) -> Sequence[str]:
        """See `words.news.short_news`; none where only what one's own roll drew is new."""
        if scene.fresh and all(name.startswith("event:") for name in scene.fresh):
            return ()
        return news.short_news(scene.news.events, scene.names, scene.viewer, self._home(scene))

    def _home(self, scene: Scene) -> Sequence[str]:
        """The hexes in which the viewer had members when the news came: where they have come to since nobody came to them."""
        if scene.news != self._news[0]:
            self._news = scene.news, island.home(cast(RiseState, scene.view))
        return self._news[1]

    def rule_of(self, view: RiseState, action: int) -> Sequence[str]:
        """Of what has a line of its own in the rulebook that."""
        one, now = view.game.actions[action], decision(view)
        if found := targets.rule_named(view, one.fields, now):
            return found
        return RULES.get(f"{one.kind} {frames.NAMES[now.kind]}") or super().rule_of(view, action)

    def section(self, view: RiseState) -> str:
        """The section of what is decided now."""
        return SECTIONS.get(decision(view).kind, "2.4") if view.winner < 0 else "2"


BOARD = RiseBoard
