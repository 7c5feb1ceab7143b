"""Tribal Duel on the table screen: which places lead to which action, and the keys of patience players."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from rules import Event, State
from rules.tribal.cards import CODES, NAMES
from rules.tribal.duel.components.actions import (
    DONE,
    DRAW,
    END,
    PLACE_SACRED,
    SACRED,
    STEAL,
    STEAL_SACRED,
    moved_card,
)
from rules.tribal.duel.components.phases import ACT, CLEAN, COLUMNS, MOST_IDLE, PLACING
from rules.tribal.duel.state import DuelState
from tribes_tui.display.targets import Targets
from tribes_tui.games.tribal.duel import foresight
from tribes_tui.games.tribal.duel.passing import comes_to_end, may_pass, passing
from tribes_tui.games.tribal.duel.pieces.layout import DuelTable, spread
from tribes_tui.games.tribal.duel.words import news, places, sentences
from tribes_tui.games.tribal.duel.words.said import (
    orders as said_orders,
    places as said_places,
    spoken as said_spoken,
    table as said_table,
)
from tribes_tui.games.tribal.words import said
from tribes_tui.table.board.contract import Path
from tribes_tui.table.board.piece_board import PieceBoard, TurnSteps
from tribes_tui.table.board.scene import Command, Moment, Scene
from tribes_tui.table.choice.selection import ways
from tribes_tui.words.common import capital, colon

KEYS = {"stock": "d", "end": "e"}
COLUMN_KEYS = {str(number): f"column:{number}" for number in range(1, COLUMNS + 1)}
"""The number above a column goes there, in the zone of the cursor, again, on to what else can be chosen in it; to the other zone's only
where nothing can be chosen in this one's."""
SENDS = "s"
"""The key that sends a card to its sacred pile."""
PASSES = "n"
"""The key that passes until the end."""
ALONE = {"DRAW": "stock", "TAKE": "discard:{card}", "END": "end", "DONE": "end"}
"""Kinds of actions -> the one place that chooses them."""

RULES: Mapping[str, Sequence[str]] = {
    "MOVE": ("3.2", "Move a group"),  # no words
    "MOVE 3.1": ("3.1", "Move groups"),  # no words
    "SACRED": ("3.2", "Put the end"),  # no words
    "STEAL": ("3.2", "Only one of these", "Steal the end"),  # no words
    "STEAL_SACRED": ("3.2", "Only one of these", "Steal the end"),  # no words
    "DRAW": ("3.2", "Only one of these", "Draw the top"),  # no words
    "TAKE": ("3.2", "Only one of these", "Take any card"),  # no words
    "PLACE": ("3.2", "Between drawing"),  # no words
    "DONE": ("3.1", "You may end"),  # no words
    "END": ("3.2", "Do as many"),  # no words
}
"""See `GameBoard.rules`."""


class DuelBoard(PieceBoard):
    """The table of the Duel."""

    rules = RULES
    mood = "duel"
    marks_own = True
    walks_off = False
    stays_near = True
    dims_idle = False
    directions = COLUMN_KEYS
    endings = frozenset({"end"})
    headlines = frozenset({"stolen", "stolen_to_pile", "starter"})

    def __init__(self) -> None:
        self.table: DuelTable = DuelTable()
        self._ways: tuple[State | None, Mapping[Path, int]] = (None, {})
        self._only: tuple[State | None, Mapping[str, int]] = (None, {})
        self._repeated, self._until = "", 0
        """What is said again as the viewer's next turn begins, that at the latest: why their cleaning, or turn, was over without a question."""
        self._discarded = ""
        """The card that the viewer drew last, where it fitted nowhere."""
        self._endangered = -1
        """In which turn the other one was last seen to win in the next one."""
        self._warned = (0, 0)
        """In which turn, after how many decisions, it was last said what passing comes to."""

    # ---- What is shown

    def spread(self, scene: Scene) -> None:
        """See `spread`."""
        spread(self.table, scene)

    def facts(self, scene: Scene) -> Sequence[str]:
        """The turn, idle turns, what nobody has seen yet."""
        state = cast(DuelState, scene.view)
        turn = said_table.in_cleaning() if state.phase == CLEAN else said_table.in_turn(turn=max(1, state.turn))
        return turn, said_table.unseen(number=len(state.unseen_cards()))

    def steps(self, scene: Scene) -> TurnSteps:
        """What the viewer may do now: while the other one plays it would read like an order."""
        state = cast(DuelState, scene.view)
        is_others = scene.viewer is not None and state.current_player != scene.viewer
        return TurnSteps((), None) if is_others else TurnSteps(*places.steps(state))

    def prompt(self, view: DuelState, names: Sequence[str]) -> str:
        """How much brings the viewer on, or that nothing does; that a key passes, where nobody gets any further, and who wins then."""
        if view.current_player != view.viewer or not may_pass(view):
            return sentences.prompt(view, names, is_counted=True)
        if not comes_to_end(view):
            return said_orders.rest_pass(left=sentences.what_rests(view))
        stands = sentences.stands(view, names)
        if view.is_stuck():
            return said_orders.stuck_pass(stands=stands, key=PASSES)
        return said_orders.idle_pass(idle=sentences.idle_turns(view), most=MOST_IDLE, stands=stands, key=PASSES)

    def ask(self, scene: Scene) -> str:
        """Where the lifted cards go."""
        state = cast(DuelState, scene.view)
        name = next((name for name in scene.picked if name.startswith("card:")), "")
        return sentences.lifted(state, name.removeprefix("card:"), scene.lit) if name and scene.lit else ""

    def key_of(self, name: str) -> str:
        """Those of the stock and of the button."""
        return KEYS.get(name, "")

    def lane_of(self, name: str) -> int | None:
        """The column of a card, the left zone's first."""
        return self.table.lane_of(name)

    def walk(self, targets: Targets, start: str | None, direction: str, among: Iterable[str]) -> str | None:
        """To a column by its number; elsewhere as usual, but up and down lead to no column of the other zone."""
        if direction not in COLUMN_KEYS.values():
            lane = self.lane_of(start or "")
            if lane is not None and direction in ("up", "down"):
                other = {one.name for one in targets if one.lane is not None and one.lane // COLUMNS != lane // COLUMNS}
                among = [name for name in among if name not in other]
            return super().walk(targets, start, direction, among)
        may, number, zone = {*among}, int(direction.partition(":")[2]) - 1, (self.lane_of(start or "") or 0) // COLUMNS
        lanes = [one for one in targets if one.lane is not None and one.lane % COLUMNS == number]
        lanes.sort(key=lambda one: (one.lane or 0) // COLUMNS != zone)
        lanes = [one for one in lanes if one.name in may] or [one for one in lanes if one.name[:6] != "hidden"] or lanes
        found = [one.name for one in lanes if one.lane == lanes[0].lane]
        at = found.index(start) + 1 if start in found else 0
        return found[at % len(found)] if found else start

    # ---- Decisions

    def paths(self, view: DuelState, action: int) -> Sequence[Path]:
        """A card and where it goes, or the card alone where that is its only place, but to be stolen: nothing is asked that has one answer. A
        button or a discarded card alone."""
        if action == PLACE_SACRED and view.drawn < 0:
            return []
        path = _path(view, action)
        return [path, path[:1]] if len(path) > 1 and self._only_ways(view).get(path[0]) == action else [path]

    def glance(self, view: DuelState, actions: list[int]) -> Sequence[float]:
        """See `foresight.glance`."""
        return foresight.glance(view, actions)

    def hindrances(self, view: DuelState) -> Sequence[int]:
        """See `foresight.danger` and `foresight.slows`."""
        found = foresight.danger(view)
        if found is None:
            return [*foresight.slows(view)]
        self._endangered = view.turn
        return found.hindered_by

    def lets_win(self, view: DuelState, action: int) -> bool:
        """See `foresight.opened`."""
        return bool(foresight.opened(view, action))

    def is_idle(self, view: DuelState, action: int) -> bool:
        """See `foresight.is_idle`."""
        return foresight.is_idle(view, action)

    def is_hasty(self, view: DuelState, action: int) -> bool:
        """The end of a turn while a card goes on a pile, turns up or can be given for nothing."""
        if action != END or END in foresight.better(view):
            return False
        wasted = foresight.wasted(view)
        left = (one for one in view.legal_actions() if one not in wasted)
        return END in wasted or any(view.advance(one) > 0 or foresight.given(view, one) > 0 for one in left)

    def goes_on(self, view: DuelState, trail: Path) -> Iterable[str]:
        """Onto the card that was just put into the other zone: for that it was put there."""
        onto = trail[-1].removeprefix("card:") if trail else ""
        return [f"card:{NAMES[moved_card(action)]}" for action in foresight.onto_what_was_placed(view, onto)]

    def describe(self, scene: Scene, name: str) -> str:
        """A card spelt out, with its place, its bans and whose pile takes it next."""
        return places.place(scene.view, name, scene.names)

    def effect(self, scene: Scene, name: str) -> str:
        """What choosing a card does: it goes to its only place, or is lifted; or putting it there."""
        state, action = cast(DuelState, scene.view), self._action(scene, name)
        if scene.picked:
            return "" if action is None else sentences.put(state, action, scene.names)
        if action == END:
            left = "" if sentences.then_wins(state, scene.names) else sentences.left_to_do(state)
            return said.end_turn() + colon() + left if left else ""
        if not name.startswith("card:") or state.drawn >= 0:
            return ""
        if action is not None:
            return sentences.at_once(state, action, scene.names)
        goals = {path[1]: action for path, action in self._ways_of(state).items() if path[0] == name}
        return sentences.lift(state, name.removeprefix("card:"), [*goals.values()], scene.names)

    def gain(self, scene: Scene, name: str) -> str:
        """What cards that are put somewhere leave behind."""
        action = self._action(scene, name) if scene.picked or name.startswith("card:") else None
        if action is None:
            return ""
        return sentences.purpose(cast(DuelState, scene.view), action, scene.names) or sentences.gain(
            scene.view, action, scene.names
        )

    def warning(self, scene: Scene, action: int) -> str:
        """That the other one surely wins once the turn has ended, or that an action lets them; else cards that it hands them for their piles."""
        state, names = cast(DuelState, scene.view), scene.names
        if action == END:
            return sentences.then_wins(state, names)
        return sentences.lets_win(state, action, names) or sentences.hands(state, action, names)

    def _action(self, scene: Scene, name: str) -> int | None:
        return self._ways_of(scene.view).get((*scene.picked, name))

    def _only_ways(self, view: DuelState) -> Mapping[str, int]:
        """The cards that have one place to go to, each with the action, but for those that are stolen: no second key, pressed where the first one
        was enough, shall use the one steal of a turn. Worked out once a view."""
        if self._only[0] is not view:
            found = dict[str, list[int]]()
            for action in view.legal_actions() if view.drawn < 0 else ():
                found.setdefault(_path(view, action)[0], []).append(action)
            alone = {name: actions[0] for name, actions in found.items() if len(actions) == 1}
            self._only = view, {name: action for name, action in alone.items() if not STEAL <= action < DRAW}
        return self._only[1]

    def _ways_of(self, view: State) -> Mapping[Path, int]:
        """All paths to legal actions, worked out once a view: every cursor key asks."""
        if self._ways[0] is not view:
            self._ways = view, ways(self, view).ways
        return self._ways[1]

    def outcome(self, scene: Scene, action: int) -> str:
        """What the card leaves behind; why a turn ends; what drawing risks."""
        if action == END:  # what is asked says it, where one may pass
            return "" if may_pass(cast(DuelState, scene.view)) else sentences.nothing_left(cast(DuelState, scene.view))
        if action == DRAW:
            return sentences.draw_odds(cast(DuelState, scene.view), scene.names)
        return sentences.gain(scene.view, action, scene.names)

    def brief(self, scene: Scene, action: int) -> str:
        """The order without its card's column, where the cursor is; with what comes of it if a small window has room for both."""
        state, outcome = cast(DuelState, scene.view), self.outcome(scene, action)
        if action == DRAW and outcome:
            return (
                sentences.action(state, action, scene.names) + colon() + sentences.draw_odds(state, scene.names, True)
            )
        told = sentences.action(state, action, scene.names, is_brief=True)
        if told == sentences.action(state, action, scene.names):
            return ""
        both = told + colon() + outcome if outcome else told
        return both if len(both) <= sentences.MOST_ASKED else told

    def reasons(self, scene: Scene, action: int) -> Iterator[str]:
        """What the card leaves behind, and what piles, columns and the stock say for it."""
        from tribes_tui.games.tribal.duel.facts import reasons

        yield from super().reasons(scene, action)
        yield from reasons(cast(DuelState, scene.view), action, scene.names)

    def touched(self, event: Event) -> Iterable[str]:
        """The cards that moved or were turned up, the pile that grew."""
        fields = event.fields()
        if event.kind in ("sacred", "stolen_to_pile", "placed_on_pile"):
            yield f"pile:{event.player}:{fields['card'][0]}"
        elif event.kind == "discarded":
            yield f"discard:{fields['card']}"
        else:
            yield from (f"card:{card}" for card in fields.get("cards", [fields.get("card")]))

    def moments(self, scene: Scene, events: Sequence[Event]) -> Sequence[Moment]:
        """The opponent's turn, when it touched what lies before the viewer.

        A bot's moves come one by one: with the last of them the whole turn is told.
        """
        if not any(event.kind == "turn_ended" for event in events):
            return ()
        from tribes_tui.games.tribal.duel.pieces.others_turns import turns_told

        return turns_told(cast(DuelState, scene.view), scene.recent, scene.names, scene.viewer)

    def section(self, view: State) -> str:
        """The section of the phase."""
        return sentences.section(view)

    def forced(self, view: DuelState, legal: Sequence[int]) -> int | None:
        """The end of a turn or of cleaning, and the only place of a card that was drawn or taken."""
        is_sure = len(legal) == 1 and (legal[0] in (END, DONE) or view.phase == PLACING)
        return legal[0] if is_sure else None

    def told_of_forced(self, view: DuelState, action: int) -> str:
        """Why a cleaning, or a turn, is over of which nothing was asked; where a card was laid."""
        if action == DONE:
            self._repeated, self._until = said.cleaning_over(), view.players
            return self._repeated
        if action != END:
            return sentences.only_place(view, action)
        if self._discarded:
            self._repeated = said_orders.was_over(card=sentences.card(self._discarded))
            self._until = view.turn + view.players
        return said_orders.turn_over()

    def told_of_own(self, view: DuelState, events: Sequence[Event], names: Sequence[str]) -> str:
        """That a danger is over; what became of a card that one drew, where nothing was asked about it; that a card on a pile completed it,
        began the last one, or brought the lead."""
        if view.turn == self._endangered and view.current_player == view.viewer and foresight.danger(view) is None:
            self._endangered = -1
            over = said_orders.danger_over if view.sure_win() is None else said_orders.danger_over_wins_now
            return over(who=names[1 - (view.viewer or 0)])
        discarded = [event for event in events if event.kind == "discarded"]
        if any(event.kind != "turn_ended" for event in events):
            self._discarded = next((event.public["card"] for event in discarded), "")
        told = [news.event(event, names) for event in discarded]
        return (told or [news.brought(view, event) for event in events if event.kind in news.ON_PILES] or [""])[-1]

    def told_of_turn(self, view: DuelState, names: Sequence[str]) -> str:
        """Why nothing was asked in the cleaning before, or at the end of the last turn."""
        if self._repeated and view.phase == ACT:
            told, self._repeated = self._repeated, ""
            if view.turn <= self._until:
                return told
        return ""

    def may_watch(self, view: DuelState) -> bool:
        """Where nobody gets any further, or nobody has for long, or nothing brings the viewer on."""
        return not self.is_taught and may_pass(view)

    def watched(self, view: State, legal: list[int]) -> int:
        """The turn ends at once."""
        return passing(view) if END in legal else super().watched(view, legal)

    def commands(self, scene: Scene) -> Sequence[Command]:
        """`s` sends a card to its sacred pile; `n` passes where nobody gets any further, or nothing brings one on."""
        found, view = [], cast(DuelState, scene.view)
        if any(map(_sends, view.legal_actions())):
            found.append(Command(SENDS, said_table.to_pile(), "game:sacred"))
        if self.may_watch(cast(DuelState, scene.view)):
            label = said_table.pass_on() if comes_to_end(view) else said_table.pass_on_rest()
            found.append(Command(PASSES, label, "game:pass"))
        return found

    def of_no_use(self, view: DuelState, key: str) -> str:
        """Why `s` sends nothing, and `n` passes nothing."""
        is_asked, is_cleaning = view.current_player == view.viewer, view.phase == CLEAN
        if key == PASSES:
            why = "lesson" if self.is_taught else "clean" if is_cleaning else "on" if is_asked else "others"
            return said_table.cannot_pass(key=key, why=why)
        if key != SENDS or not is_asked:
            return ""
        return said_places.sends_none(is_cleaning=is_cleaning)

    def command(self, screen: Any, name: str) -> None:
        """Send the card under the cursor, or the one picked; where that lets the other one win, the cursor goes there first, and where it can't
        go, to one that can. Or pass from now on."""
        view: DuelState = screen.scene.view
        if name == "game:pass":
            self._pass(screen, (view.turn, view.steps))
            return
        legal = [action for action in view.legal_actions() if _sends(action)]
        action = sent(view, legal, [*screen.scene.picked, screen.cursor or ""])
        if action is not None:
            *before, last = self.paths(view, action)[-1]
            if not self.lets_win(view, action) or ([*screen.scene.picked], screen.cursor) == (before, last):
                screen.decide(action)
                return
            if [*screen.scene.picked] != before:
                while screen.selection.step_back():
                    pass
                for name in before:
                    screen.choose(name)
            screen.point_at(last)
        elif legal:
            while screen.selection.step_back():
                pass
            worths = dict(zip(legal, self.glance(view, legal), strict=True))
            best = max(legal, key=lambda action: worths[action])
            name = _path(view, best)[0]
            screen.selection.cursor = name
            screen.paint()
            which, names = name.removeprefix("card:"), screen.scene.names
            where = sentences.column(*divmod(view.place[CODES[which]], COLUMNS), names)
            is_stolen = best >= STEAL_SACRED
            told = said_places.sends_next(key=SENDS, card=sentences.card(which), column=where, is_stolen=is_stolen)
            screen.say(told, "info")

    def _pass(self, screen: Any, moment: tuple[int, int]) -> None:
        """Until the end, once it has been said what that is."""
        if screen.is_watching or self._warned == moment or not comes_to_end(screen.scene.view):
            screen.watch_fast()
            return
        self._warned = moment
        screen.say(
            said_spoken.pass_comes_to_key(
                comes=capital(sentences.stands(screen.scene.view, screen.scene.names)), key=PASSES
            ),
            "info",
        )


def sent(view: DuelState, legal: Sequence[int], names: Sequence[str]) -> int | None:
    """Which of the actions that send a card to a sacred pile sends one of these targets' cards; what was drawn always goes."""
    return next((action for action in legal if action == PLACE_SACRED or _path(view, action)[0] in names), None)


def _sends(action: int) -> bool:
    return SACRED <= action < STEAL or STEAL_SACRED <= action < DRAW or action == PLACE_SACRED


def _path(view: DuelState, action: int) -> Path:
    """The targets that choose an action: a card and where it goes, or one place alone."""
    row, player = view.game.actions[action], view.current_player or 0
    fields: Mapping[str, Any] = row.fields
    if row.kind in ALONE:
        return (ALONE[row.kind].format(**fields),)
    card, onto = fields.get("card", NAMES[view.drawn]), fields.get("onto", "sacred")
    goals = {"sacred": f"pile:{player}:{card[0]}", "empty": f"empty:{fields.get('z', player)}"}
    goal = goals.get(onto, f"card:{onto}")
    return (goal,) if row.kind == "PLACE" else (f"card:{card}", goal)


BOARD = DuelBoard
