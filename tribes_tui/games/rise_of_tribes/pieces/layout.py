"""A position of Rise of Tribes, spread over the column beside the map: actions, events, goals, tribes, buttons."""

from collections.abc import Iterable

from rules.rise_of_tribes.components.box import (
    ACTIONS,
    DEVELOPMENTS,
    FACES,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    HEXES,
    ITEMS,
    KINDS,
    LEAD,
    NORMAL,
    POWERS,
    TRIBE_COST,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import villages
from rules.rise_of_tribes.mechanics.dice import tile_actions
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.choice.targets import choices
from tribes_tui.games.rise_of_tribes.pieces.actions import ActionTile, DieOffer
from tribes_tui.games.rise_of_tribes.pieces.column import ActionButton
from tribes_tui.games.rise_of_tribes.pieces.goals import ActiveEvent, Goal
from tribes_tui.games.rise_of_tribes.pieces.island import tone_of
from tribes_tui.games.rise_of_tribes.pieces.tribes import RivalGoals, TribeOffMap
from tribes_tui.games.rise_of_tribes.words import board as board_words, figures, things
from tribes_tui.games.rise_of_tribes.words.said import actions as said_actions, board as said, things as said_things
from tribes_tui.table.board.scene import Scene
from tribes_tui.words.common import capital, colon

OFFER_KEYS = ("1234", "5678")
"""The keys of the offers of the first and the second die, by action: each keeps its own once the other is placed."""


BUY_KEYS = "+*"
"""Those that buy an event, by its space."""
NAMED = 3
"""Goals of another that are named, the nearest: of more the rest are counted."""
DEED_KEYS = "90"
"""Those of what a die may be spent on at a tile, in the order of the buttons; more have none."""


def owner_of(scene: Scene, state: RiseState) -> int:
    """Whose village cost and goals are shown: the viewer's, else those of whose turn it is."""
    return scene.viewer if scene.viewer is not None else state.active


# ---- The action board ----------------------------------------------------------------------------


def actions(scene: Scene, state: RiseState) -> list[ActionTile]:
    """The four actions, with what the dice in hand would make of them while they may be placed."""
    return [_action(scene, state, act) for act in range(LEAD + 1)]


def _action(scene: Scene, state: RiseState, act: int) -> ActionTile:
    dice = tuple(figures.dice_on(state, act))
    seat = owner_of(scene, state)  # in others' turns, too, what it would give the viewer
    is_used = seat == state.active and act in bits(state.used) and not state.is_terminal
    return ActionTile(
        f"action:{ACTIONS[act]}",
        things.act(ACTIONS[act]),
        dice,
        *(("", "") if state.is_terminal else board_words.worth_with_a_die(state, seat, act)),
        board_words.units(state, seat, act),
        tuple(_offers(scene, state, act)),
        (said.taken(), said.taken_short()) if is_used else (),
        said_things.act_brief(act=things.key_of(ACTIONS[act])),
    )


def dice_by_place(state: RiseState) -> list[int]:
    """The different faces that were rolled, in the order in which they are offered: the one that is placed on an action is the newest
    there."""
    placed = [state.queues[act] // 9 for act in bits(state.used) if act <= LEAD]
    return sorted({*state.hand, *placed})


def _offers(scene: Scene, state: RiseState, act: int) -> Iterable[DieOffer]:
    for face in sorted(set(state.hand)):
        name = f"offer:{FACES[face]}:{ACTIONS[act]}"
        if name in scene.lit or name in scene.picked:
            level = figures.level_with(state, act, face)
            number, change = figures.usable(state, state.active, act, level)[0], level - NORMAL
            gain = said_actions.gain_tiny(act=things.key_of(ACTIONS[act]), number=number)
            words = said.die_offer(die=things.face(FACES[face]), gain=gain), gain, str(number)
            yield DieOffer(name, words, change, key_of(state, name), dice_by_place(state).index(face))


def key_of(state: RiseState, name: str) -> str:
    """The key that places a die on an action, or the volcano on a site."""
    kind, _, what = name.partition(":")
    if kind == "offer":
        face, act = what.split(":")
        if ACTIONS.index(act) <= LEAD:
            return OFFER_KEYS[dice_by_place(state).index(FACES.index(face))][ACTIONS.index(act)]
    return BUY_KEYS[int(what)] if kind == "event" else what[-1] if kind == "site" else ""


# ---- Buttons -------------------------------------------------------------------------------------


def buttons(scene: Scene, state: RiseState) -> list[ActionButton]:
    """A button for whatever is lit or picked and lies on no other piece."""
    return [*_tile_deeds(scene, state), *(ActionButton(*choice) for choice in choices(scene, state))]


def _tile_deeds(scene: Scene, state: RiseState) -> Iterable[ActionButton]:
    """What a die may be spent on at a tile."""
    acts, keys = tile_actions(state, state.active) & ~state.used if state.hand else 0, iter(DEED_KEYS)
    for act in bits(acts):
        for face in sorted(set(state.hand)):
            name = f"offer:{FACES[face]}:{ACTIONS[act]}"
            if name in scene.lit or name in scene.picked:
                text = said.tile_deed(die=things.face(FACES[face]), deed=things.act(ACTIONS[act]))
                yield ActionButton(name, next(keys, ""), text)


# ---- Events, goals, tribes -----------------------------------------------------------------------


def events(scene: Scene, state: RiseState) -> list[ActiveEvent]:
    """The active events, with the key of those that may be bought."""
    found = [
        (f"event:{slot}", board_words.event_parts(state, slot, scene.names))
        for slot in range(2)
        if state.row[slot] >= 0
    ]
    return [ActiveEvent(name, *told, key_of(state, name) if name in scene.lit else "") for name, told in found]


def village(state: RiseState, seat: int) -> Goal:
    """What a village costs, and brings."""
    cost = TRIBE_COST[state.tribe[seat]]
    lacks = tuple(figures.missing(state, seat, cost))
    return Goal(
        "village",
        said.village(),
        said.village(),
        said.a_turn(villages=1),
        cost,
        lacks,
        (),
        not any(lacks),
        said.village_brings(),
    )


def goals(state: RiseState, seat: int) -> list[Goal]:
    """The goals in progress, those that win most first."""
    return [_goal(state, seat, goal) for goal in sorted(bits(state.goals[seat]), key=lambda goal: -GOAL_VP[goal])]


def _goal(state: RiseState, seat: int, goal: int) -> Goal:
    cost = tuple(GOAL_COST[goal]) if goal < DEVELOPMENTS else ()
    done, wanted = (0, 0) if cost else figures.progress(state, seat, goal)
    return Goal(
        f"goal:{GOALS[goal]}",
        things.goal(GOALS[goal]),
        said_things.goal_short(goal=things.key_of(GOALS[goal])),
        str(GOAL_VP[goal]),
        cost[: len(KINDS) + any(cost[len(KINDS) :])],
        tuple(figures.missing(state, seat, cost)) if cost else (),
        () if cost else (said.so_far(done=done, wanted=wanted), f"{done}/{wanted}"),
        figures.is_ready(state, seat, goal),
        said_things.goal_brings(goal=things.key_of(GOALS[goal])),
    )


def rivals(scene: Scene, state: RiseState) -> list[RivalGoals]:
    """The goals of all others, in the order of their turns, and one's own that are done."""
    own = owner_of(scene, state)
    seats = [(own + k) % state.players for k in range(state.players)]
    return [_rival(scene, state, seat, seat == own) for seat in seats]


def _rival(scene: Scene, state: RiseState, seat: int, is_own: bool) -> RivalGoals:
    goals, name = [] if is_own or state.is_terminal else [*bits(state.goals[seat])], scene.names[seat]
    goals.sort(key=lambda goal: (figures.lacking(state, seat, goal), -GOAL_VP[goal]))
    head, told, more, sure = said.goals_wanted(who=name), goals, list[str](), seat in figures.will_win(state)
    wins = (
        state.winner < 0
        and not is_own
        and seat not in figures.win_next(state)
        and (sure or figures.may_win(state, seat))
    )
    if wins:
        by = figures.wins_with(state, seat)
        head = said.goals_may_win(who=name, sure=sure)
        told = [goal for goal in goals if (figures.is_ready(state, seat, goal) if sure else goal in by)]
        more = [said.goals_drawn()] * (figures.forecast(state, seat).known < state.goal)
    unnamed = len(told) - NAMED if len(told) > NAMED + 2 else 0
    told = told[: len(told) - unnamed]
    return RivalGoals(
        head + " ",
        (*(_rival_goal(state, seat, goal) for goal in told), *more),
        said.goals_counted(who=capital(name), number=len(goals)),
        said.goals_next(who=name, sure=sure) if wins else "",
        tuple(things.goal(GOALS[goal]) for goal in bits(state.completed[seat])),  # developments first: they help on
        (said.done_goals_whose(who=name) + colon(), said.done_goals() + colon()),
        unnamed,
    )


def _rival_goal(state: RiseState, seat: int, goal: int) -> str:
    """Its name, and behind it how far it is, once it has begun."""
    name = things.goal(GOALS[goal])
    if figures.is_ready(state, seat, goal):
        return said.rival_ready(goal=name)
    done, wanted = (0, 0) if goal < DEVELOPMENTS else figures.progress(state, seat, goal)
    return said.rival_far(goal=name, far=said.so_far(done=done, wanted=wanted)) if done else name


def tribes(scene: Scene, state: RiseState) -> list[TribeOffMap]:
    """All tribes, by seat."""
    return [_tribe(scene, state, seat, letter) for seat, letter in enumerate(figures.letters_of(scene.names))]


def _tribe(scene: Scene, state: RiseState, seat: int, letter: str) -> TribeOffMap:
    food, wood, stone = state.resources[3 * seat : 3 * seat + 3]
    built, power, name = villages.count(state, seat), state.power[seat], scene.names[seat]
    owned: list[str] = [things.item(ITEMS[item]) for item in range(3) if state.item_owner[item] == seat]
    owned += [said.hidden_village()] * state.hidden[seat]
    owned += [said.mammoth_in(hex=HEXES[state.mammoth])] if state.tamer == seat else []
    owned += [said.in_ambush(number=state.board[seat])] if state.board[seat] else []
    leaders: tuple[str, ...] = ()
    if power >= 0:
        does = said_things.power_brief(power=things.key_of(POWERS[power]), who=name)
        told = {"power": things.power(POWERS[power]), "does": does}
        leaders = said.leader_does(**told), said.leader(power=told["power"])
    has = said.owns(things=", ".join(owned)) if owned else ""
    label = capital(name)
    return TribeOffMap(
        f"seat:{seat}",
        label if label.startswith(letter) else f"{letter} {label}",
        tone_of(seat),
        state.vp[seat],
        said.a_turn(villages=built) if built else "",
        (food, wood, stone),
        tuple(", ".join(filter(None, (has, leader))) for leader in leaders or ("",) if has or leader),
        seat == state.current_player,
    )
