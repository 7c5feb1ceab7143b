"""Where the cursor begins: the rules' hints, and what a glance at the table adds to them."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rules import Rng
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    DEVELOPMENTS,
    FACES,
    GOAL_VP,
    GOALS,
    GROW,
    HEXES,
    KINDS,
    LEAD,
    MOVE,
    TRIBE_COST,
)
from rules.rise_of_tribes.components.frames import BUILD, DIE, ENTER, PUT_TIGER, PUT_VOLCANO, SETTLE
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.components.tables import LIMIT
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.all_here import spoils
from tribes_tui.games.rise_of_tribes.words.figures import (
    eruption_losses,
    fights,
    level_with,
    pit_takes,
    progress,
    sides,
    usable,
    win_next,
)
from tribes_tui.games.rise_of_tribes.words.things import Fields

MUCH = 10
"""How much more one's own loss counts than another's."""
LOSSES: dict[int, Callable[[RiseState, Fields], Sequence[int]]] = {
    PUT_VOLCANO: lambda view, fields: eruption_losses(view, fields["site"] - 1) if "site" in fields else (),
    PUT_TIGER: lambda view, fields: (
        [*map(bool, view.members_at(HEXES.index(fields["hex"])))] if "hex" in fields else ()
    ),
}
"""What is put where it costs members -> how many it would cost each."""


def looks(view: RiseState, actions: Sequence[int], hints: Sequence[float]) -> list[float]:
    """How good actions look: what achievements come nearer by it, on what land one begins, what would be wasted or lost; of places for the
    volcano and the tiger where one loses least, and others most."""
    player, losses = view.current_player, LOSSES.get(decision(view).kind)
    if losses is None or player is None:
        more = (
            goals_nearer(view, actions),
            home(view, actions),
            wasted(view, actions),
            spared(view, actions),
            saved(view, actions),
            too_late(view, actions),
            spare(view, actions),
        )
        return [sum(all_of_it) for all_of_it in zip(hints, *more, strict=True)]
    lost = [losses(view, view.game.actions[action].fields) for action in actions]
    return [sum(one) - MUCH * one[player] if one else 0 for one in lost]


PAID = {"PAY": "resource", "LIGHT": "resource", "LEARN": "resource", "GIVE": "resource", "LOAN": "pay"}
"""Kinds of actions with which one of any kind is paid -> the field that names it."""
TAKEN = {"TAKE": "resource"}
"""The same of one that is got."""
LITTLE = 0.05
"""What one more than the next village needs counts: it decides between what is else as good."""


def spare(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action with which something is paid how much more of that there is than the next village needs; with which it is taken, how
    much less."""
    player, found = view.current_player, []
    for row in (view.game.actions[action] for action in actions):
        paid, taken = (row.fields.get(fields.get(row.kind, "")) for fields in (PAID, TAKEN))
        kind = paid or taken
        if player is None or kind not in KINDS:
            found.append(0.0)
            continue
        k = KINDS.index(kind)
        more = view.resources[3 * player + k] - TRIBE_COST[view.tribe[player]][k]
        found.append(LITTLE * (more if paid else -more))
    return found


NEARING = ("GROW", "MOVE")
AHEAD = 0.5
"""What counts of that which only the next move brings."""


def goals_nearer(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action the points of one's achievements by the share of what they lacked that it brings, or takes away; nothing
    where a member or a village would be lost for it."""
    player, rows = view.current_player, view.game.actions
    goals = [] if player is None else [goal for goal in bits(view.goals[player]) if goal >= DEVELOPMENTS]
    if any(rows[action].kind == "RETURN" for action in actions):
        return [-_share(view, rows[action].fields.get("goal")) for action in actions]
    if not goals or not any(rows[action].kind in NEARING for action in actions):
        return [0.0] * len(actions)
    seen, lacks = view.resample(Rng(int(view.key()[:15], 16))), _lacks(view, view.active, goals)
    return [_nearer(seen, action, lacks) if rows[action].kind in NEARING else 0.0 for action in actions]


def home(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action how good a land is to begin on: it has room for a tribe, and gives to the few as well."""
    if decision(view).kind not in (SETTLE, ENTER):
        return [0.0] * len(actions)
    rows = [view.game.actions[action] for action in actions]
    places = [HEXES.index(row.fields["hex"]) if "hex" in row.fields else -1 for row in rows]
    return [0.0 if h < 0 else ground.limit(view, h) - LIMIT - ground.is_wild(view, h) for h in places]


ENOUGH = 5
"""Goals in progress; each more speaks against drawing others."""
WASTE = 4.0
"""What it counts against an action that it would bring nothing."""


def wasted(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action what speaks against it: a die on GROW for the share of its members that find no room where the tribe is, one on LEAD with
    many goals in hand; a lone member in the Tar Pit."""
    player = view.current_player
    if player is None:
        return [0.0] * len(actions)
    room, found = _room(view, player), []
    for row in (view.game.actions[action] for action in actions):
        number = _able(view, player, GROW, row.fields) if room is not None else 0
        share = max(0, number - (room or 0)) / number if number else 0.0
        is_lost = row.kind == "MOVE" and pit_takes(view, player, row.fields)
        unread = max(0, view.goals[player].bit_count() - ENOUGH) * (row.fields.get("action") == ACTIONS[LEAD])
        found.append(-WASTE * (1.0 if is_lost else share) - unread)
    return found


SAVED = WASTE
"""What a member counts that would be lost, more than the rules' hints say."""
SPREAD = 0.5
"""What a member counts that may leave a hex while the tribe has no room to grow."""


def saved(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For a die on MOVE the members that may go where there is room, if there is none left; and for the last one those that may leave a
    hex which holds no more so many, and would be lost there."""
    player, rows = view.current_player, [view.game.actions[action] for action in actions]
    if player is None or decision(view).kind != DIE:
        return [0.0] * len(actions)
    over = sum(sum(there.values()) - ground.limit(view, h) for h, there in fights(view).items() if [*there] == [player])
    over *= len(view.hand) == 1
    able = [_able(view, player, MOVE, row.fields) for row in rows]
    spread = SPREAD * (_room(view, player) == 0)
    return [SAVED * min(number, over) + spread * number for number in able]


def _room(view: RiseState, player: int) -> int | None:
    """How many more members there is room for where the tribe is; None: it may come back anywhere."""
    here = [*bits(view.occupied[player])]
    return sum(max(0, ground.limit(view, h) - view.population[h]) for h in here) if here else None


def _able(view: RiseState, player: int, act: int, fields: Fields) -> int:
    """How many a die on that action makes grow or move; 0 for any other choice."""
    if fields.get("action") != ACTIONS[act]:
        return 0
    return usable(view, player, act, level_with(view, act, FACES.index(fields["die"])))[0]


def too_late(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action what speaks against a village that stands to bring nothing: somebody else wins before one's next turn."""
    is_lost = decision(view).kind == BUILD and bool(win_next(view))
    return [-FALLS * (is_lost and view.game.actions[action].kind in VILLAGES) for action in actions]


VILLAGES = ("BUILD", "BUILD_ELDER", "BUILD_HIDDEN")
VILLAGE, MAJORITY, FALLS = 2, 20, 100
"""Members that a village, a majority, and a village that falls count as where a member has to go."""


def spared(view: RiseState, actions: Sequence[int]) -> list[float]:
    """For each action how well the hex bears the loss of a member, those with most members best; of growing what is lost again,
    where there is a hex in which nobody is, or where the limit alone takes it, no die can move it out and one may stop."""
    player, rows = view.current_player, [view.game.actions[action] for action in actions]
    if player is None:
        return [0.0] * len(actions)
    growing = [row.kind == "GROW" and spoils(view, action) for action, row in zip(actions, rows, strict=True)]
    is_safe = any(row.kind == "GROW" and not lost for row, lost in zip(rows, growing, strict=True))
    can_stop = any(row.kind == "DONE" for row in rows) and not _moves_on(view, player)
    growing = [
        lost and (is_safe or (can_stop and [*sides(view, HEXES.index(row.fields["hex"]))] == [player]))
        for row, lost in zip(rows, growing, strict=True)
    ]
    return [
        _borne(view, player, HEXES.index(row.fields["hex"])) if row.kind == "LOSE" else -MUCH * lost
        for row, lost in zip(rows, growing, strict=True)
    ]


def _moves_on(view: RiseState, player: int) -> bool:
    """Whether a die in hand can still move out one member more than are too many now."""
    over = sum(max(0, view.population[h] - ground.limit(view, h)) for h in bits(view.occupied[player]))
    levels = [level_with(view, MOVE, die) for die in view.hand] if MOVE not in bits(view.used) else []
    return any(usable(view, player, MOVE, level)[0] > over for level in levels)


def _borne(view: RiseState, player: int, h: int) -> float:
    own, has_village = view.members_at(h)[player], view.village[h] == player
    is_left = 2 * own > view.population[h] and 2 * (own - 1) <= view.population[h] - 1
    return own - VILLAGE * has_village - MAJORITY * is_left - FALLS * (has_village and own == 1)


def _share(view: RiseState, goal: str | None) -> float:
    """How much of an achievement is done."""
    player = view.current_player
    if goal is None or player is None or GOALS.index(goal) < DEVELOPMENTS:
        return 0.0
    done, wanted = progress(view, player, GOALS.index(goal))
    return done / max(1, wanted)


def _nearer(state: RiseState, action: int, lacks: Mapping[int, int]) -> float:
    """By one action; where a member's move brings nothing, by that of another member who was there and goes on."""
    gain, then = _gain(state, action, lacks)
    row = state.game.actions[action]
    if gain or then is None or row.kind != "MOVE":
        return gain
    onward = (one for one in then.legal_actions() if then.game.actions[one].fields.get("from") == row.fields["to"])
    moves = (one for one in onward if then.game.actions[one].kind == "MOVE")
    return AHEAD * max((_gain(then, one, lacks)[0] for one in moves), default=0.0)


def _gain(state: RiseState, action: int, lacks: Mapping[int, int]) -> tuple[float, RiseState | None]:
    """What an action brings, and what comes of it; None where it is not worth it or the turn is over."""
    if spoils(state, action):
        return 0.0, None
    then = state.clone()
    then.apply(action)
    if (then.turn, then.active) != (state.turn, state.active):
        return 0.0, None
    now = _lacks(then, state.active, lacks)
    return sum(GOAL_VP[goal] * (lack - now[goal]) / max(1, lack) for goal, lack in lacks.items()), then


def _lacks(state: RiseState, player: int, goals: Iterable[int]) -> dict[int, int]:
    """What each of a tribe's achievements still asks for."""
    found = {goal: progress(state, player, goal) for goal in goals}
    return {goal: max(0, wanted - done) for goal, (done, wanted) in found.items()}
