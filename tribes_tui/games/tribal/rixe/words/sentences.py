"""The Rixe in words: what is asked, where in the game we are, and actions as orders (`play the djembe 6 on your turtle 7`) with what they make."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from rules import Rng, State
from rules.tribal.cards import COLOUR_NAMES, NAMES, NINES, RANK, RANKS, SYMBOL, TYPE_NAMES, fits
from rules.tribal.moves import ONTO
from rules.tribal.rixe.components.phases import ACT, CHOOSING_ZONE, CLEAN, COMPLETE, OUT_POINTS, OVER
from rules.tribal.rixe.evaluation.hints import finishes, kinds_in_hand
from rules.tribal.rixe.mechanics.legal import fitting_types
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.foresight import FEW, aim, changes_nothing, completes_then, hinders, wholes
from tribes_tui.games.tribal.rixe.words.said import orders, table as said
from tribes_tui.games.tribal.words import Fields, Names, card_words, said as tribal
from tribes_tui.words.said import common

TURN = "play", "draw", "end"
GOES_ON = frozenset(("PLAY", "MOVE", "COLLECT"))
"""Kinds of actions after which a turn goes on as it was; drawing and ending are what comes when one has done with them."""
WAYS = "PLAY", "MOVE", "COLLECT", "DRAW", "END"
"""What may be done in a turn, by the kinds of actions."""
LONGEST_PROMPT = 76
"""Letters of what is asked, in the smallest window."""


def prompt(state: RixeState, names: Names) -> str:
    """What the viewer may do now, or whom we wait for; where no card fits, whether a move opens something. Which move does is the hint's to say."""
    player = state.current_player
    if player is None:
        won = winners(state, names)
        return orders.over(number=len(won), who=won[0], names=won)
    if state.viewer != player:
        return common.waiting(name=names[player])
    if state.phase == CHOOSING_ZONE:
        return orders.choose_zone(card=card_words(NAMES[state.turned]))
    kinds = {state.game.actions[action].kind for action in state.legal_actions()}
    if state.phase == CLEAN:
        return orders.clean(fits="PLAY" in kinds, moves="MOVE" in kinds)
    if "PLAY" in kinds:
        return orders.turn(ways=[orders.way(way=kind) for kind in WAYS if kind in kinds])
    aims = {aim(state, action) for action in state.legal_actions()}
    opens = "column" if aims & {"complete", "begin"} else "room" if "room" in aims else "nothing"
    is_to_hinder = opens == "nothing" and "COLLECT" not in kinds and wholes(state) and not changes_nothing(state)
    named = {"MOVE": "HINDER"} if is_to_hinder else {}
    ways = [orders.way(way=named.get(kind, kind)) for kind in WAYS if kind in kinds]
    return _shorter(*(orders.turn_none_fits(ways=ways, opens=one) for one in (opens, "nothing")))


def _shorter(*forms: str) -> str:
    """What has room in the smallest window, or the last."""
    return next((told for told in forms if len(told) <= LONGEST_PROMPT), forms[-1])


def winners(state: RixeState, names: Names) -> list[str]:
    """The names of all at the first place."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def ask(state: RixeState, picked: str) -> str:
    """Where the picked card goes, and those that go with it."""
    kind, _, code = picked.partition(":")
    code = code.rstrip("+")
    head = NAMES.index(code if kind == "card" else f"{code}a")
    more = len(state.group(head)) - 1 if kind == "card" else 0
    goal = orders.goal(colour=COLOUR_NAMES[SYMBOL[head] < 2], value=RANK[head] + 2)
    if kind != "card" and head >= NINES:
        goal = orders.goal_free()
    return orders.lifted(card=card_words(code), more=more, goal=goal, is_own=state.phase == CLEAN)


# ---- Beside the cards


def steps(state: RixeState, kinds: set[str]) -> tuple[Sequence[str], int | None]:
    """The steps of a turn, and the present one; `kinds` are those of what is legal."""
    if state.phase == OVER:
        return (), None
    if state.phase in (CLEAN, CHOOSING_ZONE):
        return [said.step(step="clean" if state.phase == CLEAN else "column")], 0
    may_draw = not (state.has_played or state.has_drawn)
    names = [name for name in TURN if name != "draw" or may_draw]
    at = "play" if kinds & GOES_ON else "draw" if "DRAW" in kinds else "end" if "END" in kinds else ""
    return [said.step(step=name) for name in names], names.index(at) if at in names else None


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(RixeState, view)
    return {CLEAN: "3.1", CHOOSING_ZONE: "3.4", OVER: "3.5"}.get(state.phase, "3.2")


def taken(state: RixeState) -> tuple[str, str]:
    """The values that columns and free places take, orange and blue: `1, 3, 5`."""
    wanted = {(SYMBOL[column[-1]] < 2, RANK[column[-1]]) for column in state.columns if column}
    wanted |= {(is_blue, RANKS) for is_blue in (True, False) if not all(state.columns)}
    orange, blue = (
        [str(value) for one, value in sorted(wanted) if one == is_blue and value] for is_blue in (False, True)
    )
    return ", ".join(orange), ", ".join(blue)


def took_only(drew: str, took: tuple[str, str], card: str = "") -> str:
    """Why no card fitted: the values that columns took (`taken`); empty where a row of the smallest window has no room for them."""
    orange, blue = took
    both = "both" if orange and blue else "orange" if orange else "blue"
    told = said.none_fitted_took(drew=drew, card=card, both=both, orange=orange, blue=blue) if orange or blue else ""
    return told if len(told) <= LONGEST_PROMPT else ""


def none_fitted(times: int, drawn: Sequence[str], took: tuple[str, str] = ("", "")) -> str:
    """That so often none of the viewer's cards fitted, and what was drawn then, by name as far as a row of the smallest window has room; of one
    turn why, by what columns `took`; empty for never."""
    cards = [card_words(card) for card in drawn]
    if times == 1 and len(cards) <= 1 and (told := took_only("card" if cards else "none", took, *cards)):
        return told
    forms = (
        said.none_fitted(times=times, drew=drew if cards else "none", cards=cards, number=len(cards))
        for drew in ("named", "number")
    )
    return _shorter(*forms) if times else ""


def zone_facts(state: RixeState, seat: int) -> tuple[str, ...]:
    """A seat's points and cards in ever fewer words; of whom may soon be out, that they have so few: that gives way first, so that no other
    word is another by it."""
    told = {"points": state.points[seat], "cards": len(state.hands[seat])}
    return (
        said.zone(**told, few=is_near(state, seat)),
        said.zone(**told, few=False),
        *(say(**told) for say in (said.zone_brief, said.zone_briefest)),
    )


def is_near(state: RixeState, seat: int) -> bool:
    """Whether a seat may soon be out."""
    return state.phase == ACT and len(state.hands[seat]) <= FEW


def rule() -> tuple[str, ...]:
    """Which card goes where, and what there is to win, in ever fewer words; or which card goes where alone."""
    fits = said.fitting(), said.fitting_brief()
    return (*(f"{one} {told}" for one in fits for told in worth()), *fits)


def worth() -> tuple[str, ...]:
    """What there is to win, in ever fewer words."""
    return tuple(say(points=OUT_POINTS) for say in (said.worth, said.worth_brief, said.worth_briefer))


def action(state: RixeState, id: int, names: Names) -> str:
    """An action in words."""
    row = state.game.actions[id]
    return SAY[row.kind](state, row.fields, names)


def on_table(state: RixeState, code: str, names: Names) -> str:
    """A card that lies on the table: `your turtle 7`; with its column where its twin lies in the same zone."""
    slot, card = state.place[NAMES.index(code)], card_words(code)
    if slot < 0:
        return card.form("the")
    zone, number = state.zone_and_slot(slot)
    twin = state.place[NAMES.index(code) ^ 1]
    if twin >= 0 and state.zones[twin] == zone:
        return orders.card_in_column(who=names[zone], card=card, number=number + 1)
    return orders.card(who=names[zone], card=card)


def _say_move(state: RixeState, fields: Fields, names: Names) -> str:
    head = NAMES.index(fields["card"])
    above = len(state.group(head)) - 1 if state.place[head] >= 0 else 0
    card, onto = (on_table(state, fields[which], names) for which in ("card", "onto"))
    return orders.move(card=card, number=above, onto=onto)


def _put(state: RixeState, cards: str, fields: Fields, names: Names, moves: bool = False) -> str:
    """Cards and where they go; whether they lie on the table before."""
    if fields["onto"] != "empty":
        return orders.put(cards=cards, onto=on_table(state, fields["onto"], names), moves=moves)
    if fields["z"] >= len(names):
        return orders.put_in_none(cards=cards)
    return orders.put_in_free(cards=cards, who=names[fields["z"]])


def _say_collect(state: RixeState, fields: Fields, names: Names) -> str:
    slot, card = state.place[NAMES.index(fields["card"])], card_words(fields["card"])
    if slot < 0:
        return orders.collect_table(card=card)
    zone, number = state.zone_and_slot(slot)
    return orders.collect(card=card, column=tribal.column(who=names[zone], number=number + 1))


Say = Callable[[RixeState, Fields, Names], str]
SAY: dict[str, Say] = {
    "MOVE": _say_move,
    "PLAY": lambda state, fields, names: _put(state, card_words(fields["card"]).form("the"), fields, names),
    "COLLECT": _say_collect,
    "DRAW": lambda state, fields, names: orders.draw(),
    "END": lambda state, fields, names: (
        orders.end_leaves() if any(map(state.is_complete, range(len(state.columns)))) else tribal.end_turn()
    ),
    "DONE": lambda state, fields, names: tribal.end_cleaning(),
    "NEW_COLUMN": lambda state, fields, names: (
        orders.start_column(who=names[fields["z"]]) if fields["z"] < len(names) else orders.start_column_none()
    ),
}


LONGEST = 70
"""Letters of what Enter does, beside the key, in the smallest window."""


def _group(card: str, more: int) -> str:
    """A card, and how many lie on it."""
    return tribal.and_more(card=card, more=more) if more else card


def lift(state: RixeState, name: str, ends: Sequence[int], names: Names) -> str:
    """What picking a card does that may go to several places, those of the actions in `ends`: `lift your mask 5 and 2 more: they fit on 3
    cards`, or in how many free places of all zones, or what the best of them is for."""
    code = name.partition(":")[2].rstrip("+")
    more = len(state.group(NAMES.index(code))) - 1 if name.startswith("card:") else 0
    card = on_table(state, code, names) if name.startswith("card:") else card_words(code).form("the")
    lifted, best = _group(card, more), max(ends, key=state.hint)
    if purpose := aim(state, best):
        return orders.aim_lifting(cards=lifted, aim=purpose, **_wanted(ONTO[best]))
    zones = [fields["z"] for fields in (state.game.actions[end].fields for end in ends) if fields["onto"] == "empty"]
    if not zones:
        return orders.lift(cards=lifted, number=len(ends), many=more > 0)
    return orders.lift_frees(cards=lifted, number=len(zones))


def _wanted(end: int) -> dict[str, Any]:
    """The colour and the value of the cards that fit on one."""
    return {"colour": COLOUR_NAMES[SYMBOL[end] < 2], "value": RANK[end]}


def new_column(state: RixeState, id: int, names: Names) -> str:
    """What choosing a zone for the card turned up does: `begin it in Ash's free place, where a 9 fits`; empty for other actions."""
    row = state.game.actions[id]
    if row.kind != "NEW_COLUMN":
        return ""
    zone = row.fields["z"]
    number, free = len(state.slots_of(zone)) + 1, _free_places(state, zone)
    is_for_more = free != "mine" and completes_then(state, id)  # the column counts for more than places
    return orders.start_column_told(who=names[zone], free="completes" if is_for_more else free, column=number)


def _free_places(state: RixeState, zone: int) -> str:
    """What a new column in a zone does to free places, which are for 9s."""
    has_nine = any(card >= NINES for card in state.hands[state.current_player or 0])
    if state.first_empty(zone) >= 0:
        return "mine" if has_nine else "theirs"
    return "keeps"


def ordered(state: RixeState, id: int, names: Names, is_brief: bool = False) -> str:
    """What choosing the place for a card does, the card and those that lie on it by name: `play the djembe 6 on your turtle 7`; in brief not
    whose card is moved."""
    row = state.game.actions[id]
    code, is_move = row.fields["card"], row.kind == "MOVE"
    more = len(state.group(NAMES.index(code))) - 1 if is_move else 0
    card = on_table(state, code, names) if is_move and not is_brief else card_words(code).form("the")
    return _put(state, _group(card, more), row.fields, names, is_move)


def put(state: RixeState, id: int, names: Names) -> str:
    """What choosing the place for a lifted card does: `play djembe 6 on your turtle 7: a column of 4`; whose cards are gives way last."""
    row, order, purpose = state.game.actions[id], ordered(state, id, names), aim(state, id)
    told, bare, is_move = [order], list[str](), row.kind == "MOVE"
    if row.fields["onto"] != "empty":
        card, onto = (card_words(row.fields[which]) for which in ("card", "onto"))
        whose = names[state.zones[state.place[NAMES.index(row.fields["onto"])]]]
        head, player = NAMES.index(row.fields["card"]) if is_move else -1, state.current_player or 0
        # of one alone whose equal is held it is said which is meant
        is_held = is_move and head ^ 1 in state.hands[player] and len(state.group(head)) == 1
        is_named = is_move and (is_held or state.zones[state.place[head]] != player)
        moved = orders.card(who=names[state.zones[state.place[head]]], card=card) if is_named else card
        told += [ordered(state, id, names, is_brief=True)] * (is_move and not is_named)
        told.append(orders.put(cards=moved, onto=orders.card(who=whose, card=onto), moves=is_move))
        bare = [orders.put(cards=moved if is_held else card, onto=onto, moves=is_move)]
    made = (*([orders.aim(aim=purpose, **_wanted(ONTO[id]))] if purpose else []), *_outcomes(state, id))
    forms = (orders.put_makes(order=one, made=some) for orders_of in (told, bare) for some in made for one in orders_of)
    return next((form for form in forms if len(form) <= LONGEST), min(told, key=len))


def shuts_out(state: RixeState, id: int) -> str:
    """That a move takes the only place of cards in hand; empty where it doesn't, or is for something."""
    if state.game.actions[id].kind != "MOVE" or state.current_player is None or aim(state, id):
        return ""
    after: RixeState = state.resample(Rng(0))  # what others hold has no part in it
    after.apply(id)
    lost = kinds_in_hand(state, state.current_player) & fitting_types(state) & ~fitting_types(after)
    cards = [card_words(name) for kind, name in enumerate(TYPE_NAMES) if lost >> kind & 1]
    return orders.shuts_out(cards=cards) if cards else ""


def reasons(state: RixeState, id: int) -> Iterator[str]:
    """What else speaks for an action: how many cards are left in hand, or that none of them fits, and what it decides."""
    player, row = state.current_player, state.game.actions[id]
    if player is None:
        return
    held = len(state.hands[player])
    if row.kind == "PLAY":
        yield orders.then_hold(number=held - 1)
    elif row.kind == "MOVE":
        if purpose := aim(state, id):
            yield orders.why_move(aim=purpose, number=hinders(state, id), **_wanted(ONTO[id]))
    elif row.kind == "COLLECT":
        yield orders.worth(points=state.points[player])
    elif row.kind == "NEW_COLUMN":
        number = sum(fits(card, state.turned) for card in state.hands[player])
        yield orders.new_column_there(zone=_free_places(state, row.fields["z"]))
        yield orders.fit_on(number=number, card=card_words(NAMES[state.turned]))
    elif row.kind == "DONE":
        yield orders.played(number=state.cleaned[player])
    elif row.kind in ("DRAW", "END") and not any(
        state.game.actions[action].kind == "PLAY" for action in state.legal_actions()
    ):
        yield orders.none_fits(number=held)


def outcome(view: State, id: int) -> str:
    """What an action makes for certain: `a column of 4`; empty if nothing is to be said."""
    return next(iter(_outcomes(cast(RixeState, view), id)), "")


def _outcomes(state: RixeState, id: int) -> tuple[str, ...]:
    """The same in ever fewer words."""
    row = state.game.actions[id]
    where = state.parameters(id)
    if row.kind not in ("MOVE", "PLAY") or not where:
        return ()
    onto = state.columns[state.slots_of(where["to_z"])[where["to_slot"]]]
    length, is_from_nine = len(onto), bool(onto) and onto[0] >= NINES
    tail = 2 * TYPE_NAMES.index(row.fields["card"]) if row.kind == "PLAY" else state.ends[state.place[id >> 2]]
    if row.kind == "MOVE":
        length += len(state.columns[state.slots_of(where["z"])[where["slot"]]]) - where["k"]
        column = orders.column(length=length, is_from_nine=is_from_nine)
        forms = (column,) if where["k"] else (orders.and_place(column=column), column)
        return _with_wanted(state, forms, length, is_from_nine, tail)
    if len(state.hands[state.current_player or 0]) == 1:
        return (orders.last_card(),)
    if not length:
        return (orders.column_of_nine(),)
    column = orders.column(length=length + 1, is_from_nine=is_from_nine)
    return _with_wanted(state, (column,), length + 1, is_from_nine, tail)


def _with_wanted(
    state: RixeState, forms: tuple[str, ...], length: int, is_from_nine: bool, tail: int
) -> tuple[str, ...]:
    """Of a column that lacks its last card alone, and won't be completed in this turn, that others may."""
    player = state.current_player or 0
    if not is_from_nine or length != COMPLETE - 1 or finishes(state, tail, kinds_in_hand(state, player)):
        return forms
    return orders.column_wants(column=forms[-1]), orders.column_wants_brief()


def gain(state: RixeState, id: int) -> str:
    """The points that an action certainly brings to whoever does it, with their sign."""
    row = state.game.actions[id]
    if row.kind == "COLLECT":
        return orders.points(points=1)
    if row.kind != "PLAY" or state.current_player is None or len(state.hands[state.current_player]) != 1:
        return ""
    if state.phase == CLEAN:
        return orders.points(points=OUT_POINTS)
    complete = sum(len(column) == COMPLETE for column in state.columns)
    where = state.parameters(id)
    if where:
        complete += len(state.columns[state.slots_of(where["to_z"])[where["to_slot"]]]) + 1 == COMPLETE
    return orders.points(points=OUT_POINTS + complete)
