"""Five Tribes on the table screen: which names lead to which decision, and keys of its own."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import inf
from typing import Any, cast

from rules import Event, Rng, State
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import BID, BUY, END, FAKIRS, KIND, PASS, PLACE, SELL, USE
from rules.five_tribes.components.grid import STEP, TILE_TEXT
from rules.five_tribes.components.pieces import DJINN_NAMES, FACE_KIND, GOODS, KINDS, SUIT_VALUES, TILE_NAMES
from rules.five_tribes.evaluation.brought import brought, standing
from rules.five_tribes.mechanics.turns import game_ends
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.display.targets import Targets
from tribes_tui.games.five_tribes import targets
from tribes_tui.games.five_tribes.foresight import (
    Foresight,
    brings_nothing,
    is_gain,
    is_last_turn,
    is_loss,
    net_points,
    tile_of,
)
from tribes_tui.games.five_tribes.pieces.layout import FiveTable, is_mine, spread
from tribes_tui.games.five_tribes.words import sentences
from tribes_tui.games.five_tribes.words.news import came_from
from tribes_tui.games.five_tribes.words.said import table as said
from tribes_tui.table.board.contract import AdvisedMove, Path
from tribes_tui.table.board.piece_board import PieceBoard, TurnSteps
from tribes_tui.table.board.scene import Command, Moment, Scene
from tribes_tui.table.choice.last_moves import ends_turn

SECTIONS = "3.1", "3.3", "3.3", "3.5", "3.5", "3.6", "3.6", "3.7", "3.7", "3.2", "1.4", "1.4", "1.4", "4.2"
"""The section of the rulebook for each stage, in their order."""
ARROWS = "up", "right", "down", "left"
"""In the order of the steps to a neighbouring tile."""
HAIR = 0.01
"""So much of what a djinn may bring later counts beside what it surely brings: where that is even."""
ON_PURPOSE = 1000.0
"""What is of use after a turn, and is better kept as a rule, comes so far behind its end, and what surely brings points before it."""
MOVE_STAGES = (st.BIDDING, st.MOVE, st.SOW)
"""When whole moves can be compared: before a bid, before a move and in one."""
STEP_OF = {
    st.BIDDING: 0,
    **dict.fromkeys((st.MOVE, st.SOW), 1),
    **dict.fromkeys((st.TRIBE, st.SECOND_KILL), 2),
    **dict.fromkeys((st.TILE, st.SECOND_PICK, st.SHIFT), 3),
    **dict.fromkeys((st.SALE, st.SUIT, st.AFTER_SALE), 4),
}
"""Which step of a turn a stage belongs to; a djinn's own stages belong to that from which they came."""

ON = PASS, PLACE, END, FAKIRS
"""What goes on with a turn, where nothing else is of use."""

RULES: Mapping[str, Sequence[str]] = {
    "BID": ("3.1", "The highest price"),  # no words
    "TAKE": ("3.3", "The last one"),  # no words
    "DROP": ("3.3", "The last one"),  # no words
    "FAKIRS": ("3.5", "You earn"),  # no words
    "KILL": ("3.5", "Kill one:"),  # no words
    "ROB": ("3.5", "Kill one:"),  # no words
    "PASS": ("3.5", "Kill one:"),  # no words
    "PASS 3.3": ("4.1", "a player who must move"),  # no words
    "PASS 3.7": ("3.7", "At the end of the game"),  # no words
    "BUY": ("3.6", "Sacred Place"),  # no words
    "SELL": ("3.7", "A suit is"),  # no words
    "CASH": ("3.7", "A suit is"),  # no words
    "END": ("3.2", "Between these"),  # no words
}
"""See `GameBoard.rules`."""


OF_TRIBE = "Viziers", "Elders", "Take the first", "You earn", "Kill one:"  # no words
"""How the rule of each tribe's action begins."""


class FiveTribesBoard(PieceBoard):
    """The table of Five Tribes."""

    rules = RULES
    mood = "five"
    endings = frozenset({"pass", "end"})
    advice = frozenset({"game:moves"})
    headlines = frozenset({"no_move", "rob", "end"})
    spelling = frozenset(name[0] for name in TILE_TEXT)

    def __init__(self) -> None:
        self._foresight = Foresight()
        self.table: FiveTable = FiveTable(self._spread_again)
        self._scene: Scene | None = None
        self._lit: frozenset[str] = frozenset()
        self._untold: dict[int | None, list[Event]] = {}
        """Viewer -> what happened since the last page about the others' turns."""

    # ---- The pieces -----------------------------------------------------------------------------

    def spread(self, scene: Scene) -> None:
        """See `spread`."""
        self._scene, self._lit = scene, scene.lit
        spread(self.table, scene, cast(S, scene.view), self._foresight, targets.button)

    def rule_of(self, view: S, action: int) -> Sequence[str]:
        """Of what a tile offers, a djinn's power or a tribe does that one's own."""
        one = view.game.actions[action]
        if one.kind in ("USE", "KEEP"):
            return "1.4", one.text.split()[1]
        if view.stage in (st.TARGET, st.SHIFT):
            return "1.4", DJINN_NAMES[view.power]
        if view.stage == st.TRIBE and one.kind == "PASS":
            return "3.5", OF_TRIBE[view.tribe]
        is_of_tile = self.section(view) == "3.6" and one.kind in ("PICK", "PLACE", "PASS")
        return ("3.6", TILE_NAMES[FACE_KIND[view.faces[view.final]]]) if is_of_tile else super().rule_of(view, action)

    def _spread_again(self) -> None:
        if self._scene is not None and self.table.is_attached:
            self.spread(self._scene)

    def steps(self, scene: Scene) -> TurnSteps:
        """Bid, move, tribe, tile, sell."""
        state = cast(S, scene.view)
        if state.stage == st.OVER:
            return TurnSteps((), None)
        now = STEP_OF.get(state.stage)
        steps = said.step_bid(), said.step_move(), said.step_tribe(), said.step_tile(), said.step_sell()
        return TurnSteps(steps, now if now is not None else STEP_OF.get(state.back))

    def facts(self, scene: Scene) -> Sequence[str]:
        """The round; in a move, how far it has come."""
        state = cast(S, scene.view)
        return [said.round(number=state.number), *([said.steps_to_go(number=state.left)] if state.left else [])]

    def buttons(self, scene: Scene) -> Iterable[str]:
        """None: the column has a button for whatever is lit and lies on no other piece."""
        return ()

    def key_only_picks(self, name: str) -> bool:
        """On prices and cards of the row their key does not stand."""
        return name.partition(":")[0] in ("bid", "row")

    def key_of(self, name: str) -> str:
        """Only of what can be chosen: a number means a card here and a price there."""
        return targets.key_of(name) if name in self._lit else ""

    def spelled(self, lit: Container[str]) -> Mapping[str, str]:
        """The tiles by their names, while one is asked for."""
        tiles = {name: f"tile:{name}" for name in TILE_TEXT}
        return tiles if any(place in lit for place in tiles.values()) else {}

    def walk(self, targets: Targets, start: str | None, direction: str, among: Iterable[str]) -> str | None:
        """From tile to tile, whether it can be chosen or not, while tiles are asked for; off the grid only to what lies at its right."""
        names, tile = [*among], tile_of(start)
        if tile < 0 or not any(name.startswith("tile:") for name in names):
            return targets.walk(start, direction, names)
        beside = STEP[tile * 4 + ARROWS.index(direction)]
        if beside < 0 and direction == "right":
            return targets.walk(start, direction, [name for name in names if tile_of(name) < 0]) or start
        return f"tile:{TILE_TEXT[beside]}" if beside >= 0 else start

    def is_deliberate(self, view: S, action: int) -> bool:
        """A card that costs more than it brings, a djinn that brings no more than it costs, a sale; one that was begun goes on."""
        return (view.stage == st.SALE and KIND[action] == SELL) or is_loss(view, action)

    def makes_less(self, view: S, action: int) -> bool:
        """A bid that isn't the cheapest."""
        prices = [view.game.actions[one].fields.get("price", 0) for one in (action, *view.legal_actions())]
        return view.stage == st.BIDDING and prices[0] > min(prices)

    def gives_away(self, view: S, action: int) -> bool:
        """The gold of a bid: where the cursor shall advise nothing, it begins on none."""
        return KIND[action] == BID and bool(view.game.actions[action].fields["price"])

    def costs(self, view: S, action: int) -> bool:
        """Whatever is paid for, too."""
        row = view.game.actions[action]
        is_paid = row.kind in ("BUY", "USE", "PICK") or (row.kind == "FAKIRS" and row.fields["n"] > 0)
        return is_paid or super().costs(view, action)

    def is_in_hand(self, view: S) -> bool:
        """Meeples on their way."""
        return view.stage == st.SOW

    def prompt(self, view: S, names: Sequence[str]) -> str:
        """In a move: on the table a whole way can be chosen, too."""
        is_mine = view.current_player == view.viewer
        return said.where_to(steps=view.left) if is_mine and view.stage == st.SOW else ""

    def ask(self, scene: Scene) -> str:
        """Of what is picked what is still open."""
        return targets.asked(scene, cast(S, scene.view), self._foresight)

    def glance(self, view: S, actions: list[int]) -> Sequence[float]:
        """As the rules' hints, djinns by what they surely bring; before a move tiles as they weigh with what is left to the next, in one the way to its best end first;
        of bids the one that leaves most; at the sale the end, but for a djinn that surely brings more than it costs, or that still brings
        something where the game ends with it."""
        judged = view.hints(actions) if view.stage == st.SOW else view.looks(actions)
        worths = [
            -inf if KIND[action] == USE and brings_nothing(view, action) else worth
            for action, worth in zip(actions, judged, strict=True)
        ]
        if view.stage in (st.SALE, st.AFTER_SALE):
            end = 0 if is_last_turn(view) and game_ends(view) else ON_PURPOSE
            return [
                end
                if KIND[action] == END
                else worth + end * (worth > 0 and KIND[action] == USE and is_gain(view, action))
                for action, worth in zip(actions, worths, strict=True)
            ]
        if view.stage == st.TILE:
            buys = {action: worth for action, worth in zip(actions, worths, strict=True) if KIND[action] == BUY}
            bought = {action: net_points(view, action) + HAIR * worth for action, worth in buys.items()}
            return [bought.get(action, worth) for action, worth in zip(actions, worths, strict=True)]
        best = next(iter(self._foresight.plan(view).values()), [])[:1] if view.stage == st.SOW else []
        if any(
            KIND[action] == FAKIRS for action in actions
        ):  # as many as the end of the walk was told to bring most with
            best = [FAKIRS + brought(view, standing(view)).fakirs]
        return [inf if [action] == best else worth for action, worth in zip(actions, worths, strict=True)]

    def whole_move(self, view: S, action: int, rest: Sequence[int] = ()) -> AdvisedMove | None:
        """A tile with where its meeples go; in a move the end that was hinted, else the best that begins so."""
        from tribes_tui.games.five_tribes.whole_choices import whole_move

        names = self._scene.names if self._scene is not None else ()
        return whole_move(view, action, rest, self._foresight, names)

    # ---- Decisions ------------------------------------------------------------------------------

    def paths(self, view: S, action: int) -> Sequence[Path]:
        """See `targets.paths`."""
        return targets.paths(view, action, self._foresight)

    def onward(self, view: S, path: Path) -> Sequence[int]:
        """The drops that follow on the way to a tile farther off."""
        return self._foresight.plan(view).get(path, [])[1:] if view.stage == st.SOW else ()

    def order(self, view: S, actions: Sequence[int]) -> str:
        """Where a way leads."""
        from tribes_tui.games.five_tribes.whole_choices import end_of

        is_way = view.stage == st.SOW and len(actions) > 1
        return said.walk_to(tile=TILE_TEXT[end_of(view, actions)]) if is_way else ""

    def describe(self, scene: Scene, name: str) -> str:
        """A tile with all that is on it, a player's whole line, a djinn's power."""
        return targets.describe(scene, name)

    def outcome(self, scene: Scene, action: int) -> str:
        """What it certainly brings."""
        from tribes_tui.games.five_tribes.words.outcomes import outcome

        return outcome(cast(S, scene.view), action, scene.names)

    def reasons(self, scene: Scene, action: int) -> Iterator[str]:
        """What changes on the score sheets; where nothing does, what it leads to."""
        from tribes_tui.games.five_tribes.words.outcomes import outcome_text, reasons
        from tribes_tui.words.said import help as said_help

        state = cast(S, scene.view)
        found = outcome_text(state, action, scene.names)
        yield from [said_help.on_the_sheets(changes=found)] if found else super().reasons(scene, action)
        yield from reasons(state, action)

    def brief(self, scene: Scene, action: int) -> str:
        """A djinn's power in fewer words."""
        row = scene.view.game.actions[action]
        return sentences.use(row.fields, brevity=1) if row.kind == "USE" else ""

    def effect(self, scene: Scene, name: str) -> str:
        """See `targets.effect`."""
        return targets.effect(scene, name, self._foresight, partial(ends_turn, self), self._advises)

    @property
    def _advises(self) -> bool:
        """In a lesson another move may be asked for than the one that looks best."""
        return self.advises and not self.is_taught

    def briefer(self, scene: Scene, name: str, line: str) -> Sequence[str]:
        """See `targets.briefer`."""
        return targets.briefer(scene, name, line, self._foresight, self._advises)

    def moments(self, scene: Scene, events: Sequence[Event]) -> Sequence[Moment]:
        """The turns since the viewer's last decision but for the steps of a move, once it is the viewer who decides."""
        untold = self._untold.setdefault(scene.viewer, [])
        for event in events:
            untold[:] = [*untold, event] if event.kind != "undo" else []
        state = cast(S, scene.view)
        if not is_mine(scene, state) or state.stage == st.SOW:
            return ()
        from tribes_tui.games.five_tribes.pieces.others_turns import turns_page

        page = turns_page(untold, scene.names, state)
        untold.clear()
        return page

    def touched(self, event: Event) -> Iterable[str]:
        """The tile or the seat that an event changed; of a step both tiles, so that one sees it fly."""
        fields = event.fields()
        if event.kind == "drop":
            yield f"tile:{came_from(fields)}"
        if isinstance(fields.get("tile"), str):
            yield f"tile:{fields['tile']}"
        if event.kind in ("buy", "use", "help", "earn", "lose", "keep", "sell", "card", "keep_djinn", "market"):
            yield f"seat:{event.player}"
        if event.kind == "rob":
            yield f"seat:{fields['player']}"
        if event.kind == "bid":
            yield f"bid:{fields['space']}"

    def section(self, view: S) -> str:
        """The section of the stage."""
        return SECTIONS[view.stage]

    def forced(self, view: S, legal: Sequence[int]) -> int | None:
        """A drop, when no other is possible; in a turn what goes on with it, where all else is to pay a djinn for certainly nothing; beside
        what a tribe does, or where a tile does nothing, also where what can be used can be used later in the turn as well."""
        if view.stage == st.SOW:
            return legal[0] if len(legal) == 1 else None
        rest = [action for action in legal if KIND[action] != USE or not brings_nothing(view, action)]
        if len(rest) == 1 < len(legal):
            return rest[0] if KIND[rest[0]] in ON else None
        onward = [action for action in rest if KIND[action] != USE]
        may_wait = {st.TRIBE: ON, st.TILE: (PASS,)}.get(view.stage, ())
        if len(onward) != 1 or KIND[onward[0]] not in may_wait:
            return None
        later = view.resample(Rng(int(view.key()[:15], 16)))
        later.apply(onward[0])
        is_still_mine = later.current_player == view.current_player
        return onward[0] if is_still_mine and {*rest} - {*onward} <= {*later.legal_actions()} else None

    def hides_anything(self, own: S, open_to_all: State) -> bool:
        """Before the first meeple moves everybody knows all gold: it is what they began with, less their bid."""
        has_moved = own.number > 1 or (own.stage != st.BIDDING and (len(own.bid_order) > 1 or own.stage != st.MOVE))
        return has_moved and super().hides_anything(own, open_to_all)

    # ---- Keys of its own ------------------------------------------------------------------------

    def commands(self, scene: Scene) -> Sequence[Command]:
        """To sell a whole suit, to go to a djinn that can be used, the djinns' powers, whole moves beside each other."""
        found, state = [], cast(S, scene.view)
        goods = self._suit(scene)
        if goods:
            size = len(goods) + state.suit.bit_count()
            found.append(Command("$", said.key_sell(number=size, gold=SUIT_VALUES[size]), "game:sell"))
        if any(name in scene.lit for name in _powers(state)):
            found.append(Command("g", said.key_use(), "game:use"))
        found.append(Command("s", said.key_djinns(), "game:djinns"))
        if is_mine(scene, state) and state.stage in MOVE_STAGES:
            found.append(Command("p", said.key_moves(), "game:moves"))
        return found

    def command(self, screen: Any, name: str) -> None:
        """Carry one out."""
        scene: Scene = screen.scene
        state = cast(S, scene.view)
        if name == "game:use":
            usable = [one for one in _powers(state) if one in scene.lit]
            at = usable.index(screen.cursor) + 1 if screen.cursor in usable else 0
            screen.point_at(usable[at % len(usable)])
        elif name == "game:djinns":
            from tribes_tui.games.five_tribes.pieces.pages import DjinnsScreen

            screen.app.push_screen(DjinnsScreen(state, scene.names))
        elif name == "game:moves":
            from tribes_tui.games.five_tribes.pieces.pages import compare_moves

            compare_moves(screen, state)
        elif name == "game:sell":
            screen.decide_all([SELL + good for good in self._suit(scene)])

    def _suit(self, scene: Scene) -> list[int]:
        """The goods that make the largest suit with what is laid out already."""
        state = cast(S, scene.view)
        if not is_mine(scene, state) or state.stage not in (st.SALE, st.SUIT):
            return []
        held = state.goods[state.actor * KINDS : state.actor * KINDS + GOODS]
        return [good for good, n in enumerate(held) if n and not state.suit >> good & 1]


def _powers(state: S) -> list[str]:
    """The places of the djinns that can be used now."""
    rows = [state.game.actions[action] for action in state.legal_actions() if KIND[action] == USE]
    return [*dict.fromkeys(f"djinn:{row.fields['djinn']}" for row in rows)]


BOARD = FiveTribesBoard
