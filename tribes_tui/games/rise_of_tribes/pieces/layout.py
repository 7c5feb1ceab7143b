"""A position of Rise of Tribes, spread over the column beside the map: actions, events, goals, tribes, buttons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.rise_of_tribes.components.box import (
    ACTIONS,
    DEVELOPMENTS,
    FACES,
    GATHER_6,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    HEXES,
    ITEMS,
    LEAD,
    NORMAL,
    POWERS,
    TRIBE_COST,
    TRIBES,
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
from tribes_tui.games.rise_of_tribes.pieces.rivals import RivalGoals
from tribes_tui.games.rise_of_tribes.pieces.tribes import TribeOffMap
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.board import (
    event_parts,
    owns,
    power_brief,
    units,
    worth_with_a_die,
)
from tribes_tui.games.rise_of_tribes.words.figures import (
    dice_on,
    is_ready,
    level_with,
    marks_of,
    missing,
    progress,
    usable,
)
from tribes_tui.games.rise_of_tribes.words.forecast import may_win
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.games.rise_of_tribes.words.said.actions import gain_tiny
from tribes_tui.games.rise_of_tribes.words.said.things import (
    act_brief,
    goal_brings,
    goal_short,
    goal_tiny,
    goods_tiny,
)
from tribes_tui.table.board.scene import Scene
from tribes_tui.words.common import capital

OFFER_KEYS = ("1234", "5678")
"""The keys of the offers of the first and the second die, by action: each keeps its own once the other is placed."""


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
    dice = tuple(dice_on(state, act))
    seat = owner_of(scene, state)  # in others' turns, too, what it would give the viewer
    is_used = seat == state.active and act in bits(state.used)
    return ActionTile(
        f"action:{ACTIONS[act]}",
        things.act(ACTIONS[act]),
        dice,
        *worth_with_a_die(state, seat, act),
        units(state, seat, act),
        tuple(_offers(scene, state, act)),
        (said.taken(), said.taken_short()) if is_used else (),
        act_brief(act=things.key_of(ACTIONS[act])),
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
            level = level_with(state, act, face)
            change = level - NORMAL
            number = usable(state, state.active, act, level)[0]
            words, key = _offer_words(act, face, number), key_of(state, name)
            yield DieOffer(name, words, change, key, dice_by_place(state).index(face))


SIGNS = "☼◐□"
"""Of the faces, as on small dice."""


def _offer_words(act: int, face: int, number: int) -> tuple[str, ...]:
    """The face and how much of what it brings, from long to short; last without the face, for below the die in hand."""
    gain = gain_tiny(act=things.key_of(ACTIONS[act]), number=number)
    die = things.face(FACES[face])
    return said.die_offer(die=die, gain=gain), said.die_offer_close(sign=SIGNS[face], gain=gain), gain


def key_of(state: RiseState, name: str) -> str:
    """The key that places a die on an action, or the volcano on a site."""
    kind, _, what = name.partition(":")
    if kind == "offer":
        face, act = what.split(":")
        if ACTIONS.index(act) <= LEAD:
            return OFFER_KEYS[dice_by_place(state).index(FACES.index(face))][ACTIONS.index(act)]
    return what[-1] if kind == "site" else ""


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


def events(state: RiseState, names: Sequence[str]) -> list[ActiveEvent]:
    """The active events."""
    return [ActiveEvent(f"event:{slot}", *event_parts(state, slot, names)) for slot in range(2) if state.row[slot] >= 0]


def village(state: RiseState, seat: int) -> Goal:
    """What a village costs."""
    needs, is_ready = _price(state, seat, TRIBE_COST[state.tribe[seat]])
    return Goal("village", said.village(), said.village(), said.village(), 0, needs, is_ready)


def _price(state: RiseState, seat: int, price: Sequence[int]) -> tuple[tuple[str, ...], bool]:
    """What something costs and what the tribe lacks of it, from long to short; and whether that is nothing."""
    cost, lack = tiny_goods(price), tiny_goods(missing(state, seat, price))
    if not lack:
        return (cost,), True
    told = {"cost": cost, "goods": lack}
    return (
        said.lacks(cost=cost, goods=lack, is_own=seat == state.viewer),
        said.lacks_short(**told),
        said.lacks_close(**told),
        said.lacks_alone(goods=lack),
        lack,
    ), False


def tiny_goods(amounts: Sequence[int]) -> str:
    """Resources by the first letters of their kinds; a fourth amount is of any kind."""
    return " ".join(
        goods_tiny(kind=kind, number=number)
        for kind, number in zip(things.KINDS_AND_ANY, amounts, strict=False)
        if number
    )


def goals(state: RiseState, seat: int) -> list[Goal]:
    """The goals in progress, those that win most first."""
    return [_goal(state, seat, goal) for goal in by_points(state.goals[seat])]


def by_points(found: int) -> list[int]:
    """Goals of a set, those that win most first."""
    return sorted(bits(found), key=lambda goal: -GOAL_VP[goal])


def _goal(state: RiseState, seat: int, goal: int) -> Goal:
    ready, points, key = is_ready(state, seat, goal), GOAL_VP[goal], things.key_of(GOALS[goal])
    name, title = f"goal:{GOALS[goal]}", things.goal(GOALS[goal])
    short, tiny = goal_short(goal=key), goal_tiny(goal=key)
    if goal < DEVELOPMENTS:
        needs, _ = _price(state, seat, GOAL_COST[goal])
        return Goal(name, title, short, tiny, points, needs, ready, goal_brings(goal=key))
    done, wanted = progress(state, seat, goal)
    far = () if ready else (f"{done}/{wanted}",)
    return Goal(name, title, short, tiny, points, far, ready, goal_brings(goal=key), True)


def rivals(scene: Scene, state: RiseState) -> list[RivalGoals]:
    """The goals of all others, in the order of their turns."""
    own = owner_of(scene, state)
    seats = [(own + k) % state.players for k in range(1, state.players)]
    return [
        RivalGoals(
            scene.names[seat],
            tuple(_rival_goal(state, seat, goal) for goal in by_points(state.goals[seat])),
            may_win(state, seat),
        )
        for seat in seats
        if state.goals[seat]
    ]


def _rival_goal(state: RiseState, seat: int, goal: int) -> tuple[str, ...]:
    """A goal, how far it is, and its points, from long to short."""
    key = things.key_of(GOALS[goal])
    if is_ready(state, seat, goal):
        far = said.ready()
    elif goal < DEVELOPMENTS:
        far = said.lacks_alone(goods=tiny_goods(missing(state, seat, GOAL_COST[goal])))
    else:
        far = "" if goal == GATHER_6 else "{}/{}".format(*progress(state, seat, goal))
    points = said.points_tiny(points=GOAL_VP[goal])
    named = [name(goal=key) for name in (goal_short, goal_tiny)]
    told = [said.rival_goal(goal=name, far=far) if far else name for name in named]
    return f"{told[0]} {points}", f"{told[1]} {points}", told[1], named[1]


def tribes(scene: Scene, state: RiseState) -> list[TribeOffMap]:
    """All tribes, by seat."""
    letters = marks_of(scene.names)
    return [_tribe(scene, state, seat, letters[seat]) for seat in range(state.players)]


def _goals(found: int) -> tuple[str, ...]:
    """The names of goals, those that win most first: from long to short; nothing of none."""
    names = [(things.goal(GOALS[goal]), goal_tiny(goal=things.key_of(GOALS[goal]))) for goal in by_points(found)]
    return tuple(", ".join(forms) for forms in zip(*names, strict=True))


def _tribe(scene: Scene, state: RiseState, seat: int, letter: str) -> TribeOffMap:
    food, wood, stone = state.resources[3 * seat : 3 * seat + 3]
    built = villages.count(state, seat)
    owned: list[str] = [things.item(ITEMS[item]) for item in range(3) if state.item_owner[item] == seat]
    owned += [said.hidden_village()] * state.hidden[seat]
    owned += [said.mammoth_in(hex=HEXES[state.mammoth])] if state.tamer == seat else []
    owned += [said.in_ambush(number=state.board[seat])] if state.board[seat] else []
    return TribeOffMap(
        f"seat:{seat}",
        capital(scene.names[seat]),
        letter,
        tone_of(seat),
        TRIBES[state.tribe[seat]],
        things.power(POWERS[state.power[seat]]) if state.power[seat] >= 0 else "",
        power_brief(state.power[seat], scene.names[seat]),
        state.vp[seat],
        (said.a_turn(villages=built), said.a_turn_short(villages=built)) if built else ("", ""),
        state.goal,
        (food, wood, stone),
        state.supply[seat],
        owns(owned, scene.names[seat]),
        owns([said.things(number=len(owned))] if owned else [], scene.names[seat]),
        _goals(state.completed[seat]),
        seat == state.current_player,
        scene.bots.get(seat, ""),
        seat == scene.viewer,
    )
