"""Rise of Tribes in words: prompts, what is asked, the whole position, the story. Orders stand in `actions`, the log's lines in `news`."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, packing, tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    EVENTS,
    FACES,
    GOAL_VP,
    GOALS,
    HEXES,
    HUNT_MAMMOTH,
    HUNT_TIGER,
    ITEMS,
    POWERS,
    TAME_MAMMOTH,
    TILES,
    TRIBES,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import ground, turn, villages
from rules.rise_of_tribes.notation.dump import phase
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import board as board_words, things
from tribes_tui.games.rise_of_tribes.words.actions import action, asked_of, cost, forecast
from tribes_tui.games.rise_of_tribes.words.figures import (
    dice_on,
    forecast as points_ahead,
    fresh,
    is_ending,
    level_with,
    may_win,
    shore,
    still_to_do,
    will_win,
)
from tribes_tui.games.rise_of_tribes.words.news import event
from tribes_tui.games.rise_of_tribes.words.said import (
    actions as said_actions,
    log as said_log,
    position as said_position,
    prompts as said,
)
from tribes_tui.games.rise_of_tribes.words.things import Names, Say
from tribes_tui.words.common import capital, listed
from tribes_tui.words.folding import fold
from tribes_tui.words.language import Noun
from tribes_tui.words.said import common


class RiseQuestion(NamedTuple):
    """A decision's message; what takes its argument apart, and how the message calls the parts."""

    say: Say
    parts: Callable[[int], tuple[int, ...]] = lambda argument: (argument,)
    called: Sequence[str] = ()


QUESTIONS = {
    frames.TAKE: RiseQuestion(said.take, packing.take_parts, ("resources", "from")),
    frames.PAY: RiseQuestion(said.pay, packing.pay_parts, ("resources", "to")),
    frames.VICTIM: RiseQuestion(said.victim, packing.victim_parts, ("at", "target")),
    frames.BOW: RiseQuestion(said.bow, called=("at",)),
    frames.DIE: RiseQuestion(said.die),
    frames.SETTLE: RiseQuestion(said.settle, packing.settle_parts, ("place", "part")),
    frames.PUT_VOLCANO: RiseQuestion(said.volcano),
    frames.GROW: RiseQuestion(said.grow),
    frames.MOVE: RiseQuestion(said.move),
    frames.GATHER: RiseQuestion(said.gather),
    frames.LEAD: RiseQuestion(said.lead, packing.lead_parts, ("goals", "returned", "cards")),
    frames.LOSE: RiseQuestion(said.lose, packing.lose_parts, ("left", "why")),
    frames.AUCTION: RiseQuestion(said.auction),
    frames.SHARE: RiseQuestion(said.share, called=("resources",)),
    frames.CONFLICTS: RiseQuestion(said.conflict),
    frames.BUILD: RiseQuestion(said.build),
    frames.EVADE: RiseQuestion(said.evade, packing.evade_parts, ("at", "members")),
}
"""Decisions of which more is told than their kind."""
SOURCES = ("gift", "wild", "found", "bounty")
"""As `frames.GIFT` and so on."""


def question(state: RiseState, names: Names) -> str:
    """What is asked of whoever decides."""
    kind, _, argument = decision(state)
    if kind not in QUESTIONS:
        return said.ask(asked=asked_of(state))
    asks = QUESTIONS[kind]
    fields = dict(zip(asks.called, asks.parts(argument), strict=False))
    made: dict[str, Callable[[], Any]] = {
        "source": lambda: SOURCES[fields["from"]],
        "receiver": lambda: "the-bank" if fields["to"] == frames.BANK else names[fields["to"]],
        "hex": lambda: HEXES[fields["at"]],
        "to": lambda: HEXES[fields["target"]] if fields["target"] >= 0 else "nowhere",
        "where": lambda: _where(state),
        "dice": lambda: things.faces([FACES[face] for face in state.hand]),
        "hand": lambda: _hand([FACES[face] for face in state.hand]),
        "first": lambda: fields["part"] == 0,
        "start": lambda: tables.START_MEMBERS[fields["place"]][fields["part"]],
        "home": lambda: _only_from(state),
        "own": lambda: any(shore & state.occupied[state.active] for shore in state.layout.shores),
        "lost": lambda: 0 if fields["why"] == frames.LOSE_TO_ALTAR else fields["left"],
        "goals": lambda: min(fields["goals"], state.goals[state.active].bit_count()),
        "who": lambda: names[state.bidder] if state.bidder >= 0 else things.NOBODY,
        "bid": lambda: state.bid,
        "members": lambda: fields["members"] if "members" in fields else still_to_do(state),
        "hexes": lambda: still_to_do(state),
        "crowded": lambda: _crowded(state),
        "number": lambda: len(_crowded(state)),
        "things": lambda: _things(state),
    }
    return things.tell(asks.say, fields, made)


def _where(state: RiseState) -> list[str]:
    """On what a die may be placed."""
    acts = {state.game.actions[action].fields.get("action", "") for action in state.legal_actions()}
    tiger = [said_position.tiger()] if ACTIONS[HUNT_TIGER] in acts else []
    mammoth = [said.the_mammoth()] if acts & {ACTIONS[HUNT_MAMMOTH], ACTIONS[TAME_MAMMOTH]} else []
    return [said.an_action(), *tiger, *mammoth]


def _only_from(state: RiseState) -> str:
    """The hex from which members may move."""
    hexes = [HEXES[h] for h in fresh(state)]
    return hexes[0] if len(hexes) == 1 else "several"


def _hand(faces: Sequence[str]) -> str:
    """Of what kind the dice in hand are."""
    return "last" if len(faces) < 2 else faces[0] if faces[0] == faces[1] else "different"


def _crowded(state: RiseState) -> list[str]:
    """Where conflicts are to be resolved."""
    crowded = [*bits(ground.overcrowded(state))] or [state.marked]
    return [HEXES[h] for h in crowded if h >= 0]


def _things(state: RiseState, village_word: Callable[[], str] = said.a_village) -> list[str]:
    """What may be done at the end of a turn."""
    kinds = {state.game.actions[action].kind for action in state.legal_actions()}
    village = [village_word()] if kinds & {"BUILD", "BUILD_ELDER"} else []
    return [*village, *([said.a_goal()] if "COMPLETE" in kinds else []), said.the_end()]


# ---- Once something is picked -----------------------------------------------------------------------


def asked(picked: Sequence[str], lit: Iterable[str], names: Names) -> str:
    """What is asked now that something is picked; empty where nothing is."""
    if not picked:
        return ""
    first, (kind, _, name) = picked[0].partition(":")[0], picked[-1].partition(":")
    last = names[int(name)] if kind == "seat" else things.CALLED.get(kind, str)(name)
    nexts = ["to"] if kind == "hex" and first in ("wayfare", "intimidate") else {one.partition(":")[0] for one in lit}
    return next(filter(None, (said.next(pair=f"{first}-{one}", last=last) for one in nexts)), "")


KeyOf = Callable[[RiseState, int], str]
"""The key of an action at the table; empty where it has none."""
BESIDES = (
    *("DREAM", "LIGHT", "BUY", "TRADE", "LOAN", "LEARN", "ALTAR", "EXOGAMY", "WAYFARE", "SHIFT", "GROW_BOARD"),
    *("CUNNING", "INTIMIDATE", "AMBUSH", "BUILD_HIDDEN"),
)
"""Kinds of actions that may be done besides what is asked, in this order."""


def besides(state: RiseState, question: str, key_of: KeyOf, room: int) -> str:
    """The question, and behind it what else may be done: ` Or: swap (t), a loan (n).` In fewer words where there is no room for all."""
    rows = [state.game.actions[action] for action in state.legal_actions()]
    once = {(row.kind, row.fields.get("item", "")): row for row in reversed(rows) if row.kind in BESIDES}
    others = sorted(once.values(), key=lambda row: BESIDES.index(row.kind))
    if not others:
        return question
    found, briefly = (
        ", ".join(_beside(say, row) + (f" ({key})" if (key := key_of(state, row.id)) else "") for row in others)
        for say in (said.beside, said.beside_short)
    )
    forms = [said.besides(asked=question, things=found), said.besides(asked=question, things=briefly)]
    if decision(state).kind == frames.BUILD:
        short = said.build(things=_things(state, said.a_village_short))
        forms[1:1] = [said.besides(asked=short, things=found)]
        forms.append(said.besides(asked=short, things=briefly))
    return next((form for form in forms if len(form) <= room), forms[-1])


def _beside(say: Say, row: Any) -> str:
    return say(kind=things.key_of(row.kind), items=[things.item(row.fields.get("item", ITEMS[0]))])


LINE = 78
"""Columns of a line of the position."""
ROW = 77
"""Columns for a question in the smallest window."""

# ---- What may be done now -------------------------------------------------------------------------


def prompt(state: RiseState, names: Names, key_of: KeyOf = lambda state, action: "", room: int = ROW) -> str:
    """What the viewer may do now, or whom we wait for; what may be done besides with the key that does it, in so many columns."""
    player = state.current_player
    if player is None:
        return said_position.over(**_first(state, names))
    if state.viewer != player:
        return common.waiting(name=names[player])
    return besides(state, question(state, names), key_of, room)


def facts(state: RiseState, names: Names) -> list[str]:
    """Where in the game we are; that it ends soon comes first, where there is little room."""
    soon = [said_log.quiet_fact(rounds=state.quiet, most=state.standstill)] if is_ending(state) else []
    soon += _wins_soon(state, names)
    number = -(-state.turn // state.players)
    return [
        *soon,
        said_position.turn(turn=state.turn, round=number, first=names[state.first], points=state.goal),
    ]


def warnings(state: RiseState, names: Names) -> list[str]:
    """That it does."""
    soon = [said_log.quiet(rounds=state.quiet, most=state.standstill)] if is_ending(state) else []
    return soon + [f"{capital(told)}." for told in _wins_soon(state, names)]


def _wins_soon(state: RiseState, names: Names) -> list[str]:
    """Who wins in their next turn unless somebody stops them, the viewer also while this one is theirs, and who may win before."""
    wins, own = will_win(state), state.active == state.viewer
    if (
        own
        and not wins
        and state.winner < 0
        and state.vp[state.active] + villages.count(state, state.active) >= state.goal
    ):
        wins = [state.active]
    if not wins:
        return []
    seats = [(state.active + k) % state.players for k in range(own, state.players + own)]
    sooner = [seat for seat in seats[: seats.index(wins[0])] if may_win(state, seat)]
    if len(sooner) > 1:
        return [said_position.wins_soon_unless(name=names[wins[0]], others=[names[seat] for seat in sooner])]
    who, most = (names[sooner[0]], max(points_ahead(state, sooner[0]))) if sooner else (things.NOBODY, 0)
    return [said_position.wins_soon(name=names[wins[0]], sooner=who, points=most)]


# ---- The whole position ---------------------------------------------------------------------------


def position(state: RiseState, names: Names) -> list[str]:
    """The whole state as plain lines of at most 78 columns."""
    tribes = [tribe_lines(state, player, names) for player in range(state.players)]
    lines = [
        said_position.head(turn=state.turn, who=names[on_turn(state)]),
        *(said_position.action(action=things.act(ACTIONS[act]), dice=queue_words(state, act)) for act in range(4)),
        *([said_position.to_place(dice=things.faces([FACES[face] for face in state.hand]))] if state.hand else []),
        *([_event_line(state, slot) for slot in range(2) if state.row[slot] >= 0] or [said_position.no_events()]),
        *(line for first, *more in tribes for line in (first, *(f"  {one}" for one in more))),
        *(hex_line(state, h, names) for h in range(state.layout.size)),
        *([said_position.volcano(hexes=shore(state, state.site))] if state.site >= 0 else []),
    ]
    return [piece for line in lines for piece in fold(line, LINE, "    ")]


def queue_words(state: RiseState, act: int) -> str:
    """The three dice on an action, and what each face would make of it now."""
    offers = []
    for face in sorted(set(state.hand)):
        worth = board_words.gain_words(
            state, max(0, state.current_player or 0), act, level_with(state, act, face), said_actions.gain_worth
        )
        offers.append(said_position.offer(die=things.face(FACES[face]), worth=worth))
    dice = " ".join(things.faces(dice_on(state, act)))
    return said_position.queue(dice=dice, offers=", ".join(offers)) if offers else dice


def _event_line(state: RiseState, slot: int) -> str:
    tile, tokens = things.event(EVENTS[state.row[slot]]), cost(state.tokens[3 * slot : 3 * slot + 3])
    return said_position.event_tokens(tile=tile, tokens=tokens) if tokens else said_position.event(tile=tile)


# ---- A tribe --------------------------------------------------------------------------------------


def held_words(state: RiseState, player: int) -> str:
    """The resources of a tribe."""
    return cost(state.resources[3 * player : 3 * player + 3]) or said_position.nothing()


def tribe_lines(state: RiseState, player: int, names: Names) -> list[str]:
    """Everything about a tribe off the map: points, villages, what it has, its leader, its goals."""
    power = state.power[player]
    leader = things.power(POWERS[power]) if power >= 0 else "none"
    lines = [
        said_position.tribe(
            name=names[player],
            tribe=TRIBES[state.tribe[player]],
            power=leader,
            points=state.vp[player],
            villages=villages.count(state, player),
            held=held(state, player),
            supply=state.supply[player],
        ),
        said_position.leader(power=leader, help=things.power_help(POWERS[power])) if power >= 0 else "",
        said_position.wanted(goals=goals_of(state.goals[player])) if state.goals[player] else "",
        said_position.done(goals=goals_of(state.completed[player])) if state.completed[player] else "",
    ]
    return [line for line in lines if line]


def held(state: RiseState, player: int) -> str:
    """All that a tribe has off the map, and what it has there besides members and villages: one list."""
    belongings = [
        *things.goods_of(state.resources[3 * player : 3 * player + 3]),
        *(things.item(ITEMS[item]).form("the") for item in range(3) if state.item_owner[item] == player),
        *([said_position.own_hidden()] if state.hidden[player] else []),
        *([said_position.own_mammoth(hex=HEXES[state.mammoth])] if state.tamer == player else []),
        *([said_position.own_elder(hex=HEXES[state.elder[player]])] if state.elder[player] >= 0 else []),
        *([said_position.own_ambush(members=state.board[player])] if state.board[player] else []),
    ]
    return listed(belongings) or said_position.nothing()


def goals_of(mask: int) -> list[Noun]:
    """Of a set of goals their names."""
    return [things.goal(GOALS[goal]) for goal in bits(mask)]


# ---- A hex ----------------------------------------------------------------------------------------


def hex_line(state: RiseState, h: int, names: Names) -> str:
    """A hex and everything on it."""
    there = ", ".join(on_hex(state, h, names, is_heard=False)) or said_position.empty()
    limit, land = ground.limit(state, h), things.land(TILES[state.tiles[h]])
    return said_position.hex(hex=HEXES[h], land=land, there=there, population=state.population[h], limit=limit)


def on_hex(state: RiseState, h: int, names: Names, is_heard: bool) -> Iterator[str]:
    """All that is on a hex; `is_heard`: as one says it."""
    yield from (
        said_position.members(who=names[p], members=n, heard=is_heard) for p, n in enumerate(state.members_at(h)) if n
    )
    if state.invaders_hex == h:
        yield said_position.invaders(invaders=state.invaders, heard=is_heard)
    if state.village[h] >= 0:
        yield said_position.village(who=names[state.village[h]])
    yield from (said_position.elder(who=names[p]) for p in range(state.players) if state.elder[p] == h)
    if state.tiger == h:
        yield said_position.tiger()
    if state.mammoth == h:
        yield said_position.mammoth(name=names[state.tamer] if state.tamer >= 0 and is_heard else things.NOBODY)
    if h in (state.glacier, state.melted):
        yield said_position.glacier(stones=state.ice_stones, melted=h == state.melted, heard=is_heard)


# ---- The end --------------------------------------------------------------------------------------


def story(end: RiseState, names: Names) -> list[str]:
    """Who won and how the points came about; that a win came as a turn began, by its villages."""
    first = _first(end, names)
    if turn.stands_still(end):
        lines = [said_log.stood_still(rounds=end.quiet, **first), said_position.most()]
    else:
        lines = [said_position.won(points=max(end.vp), turn=end.turn, **first)]
        brought = 0 if end.used or end.hand else villages.count(end, end.winner)
        if brought:
            lines.append(said_position.won_by_villages(villages=brought))
    for player in sorted(range(end.players), key=end.ranking().__getitem__):
        done = goals_of(end.completed[player])
        goals = sum(GOAL_VP[goal] for goal in bits(end.completed[player]))
        told = {"points": end.vp[player], "goals": goals, "rest": end.vp[player] - goals, "number": len(done)}
        lines.append(said_position.from_goals(name=names[player], names=done, **told))
    return lines


def on_turn(state: RiseState) -> int:
    """Whose turn it is; before the first one, who settles."""
    player = state.current_player
    return player if player is not None and phase(state) == "setup" else state.active


def _first(state: RiseState, names: Names) -> dict[str, Any]:
    """Who is first at the end: how many they are, all of them, the only one."""
    winners = [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]
    return {"number": len(winners), "winners": winners, "who": winners[0]}


__all__ = ["action", "event", "forecast", "position", "prompt", "story"]
