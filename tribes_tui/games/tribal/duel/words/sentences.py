"""The Duel in words: its cards and places, how long it has got no further, what is asked, actions as orders, how it ended. Columns are counted
from 1, as on the screen."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, cast

from rules import Event, State
from rules.tribal.cards import CODES, COLOUR_NAMES, EMPTY, NAMES, NINES, SYMBOL, SYMBOL_NAMES, fits
from rules.tribal.duel.components.actions import (
    DRAW as DRAW_CARD,
    END as END_TURN,
    SACRED,
    STEAL as STEAL_CARD,
    TAKE as TAKE_CARD,
)
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, LONG_IDLE, MOST_IDLE, MOST_TURNS, OVER, PLACING
from rules.tribal.duel.evaluation.hints import wait
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel import foresight
from tribes_tui.games.tribal.duel.words.said import end as said_end, orders as said_orders
from tribes_tui.games.tribal.words import LINE, Names, card_words, of_each, said
from tribes_tui.words.common import colon, filled, listed, semicolon
from tribes_tui.words.folding import fold
from tribes_tui.words.language import Noun
from tribes_tui.words.said import common

MOST_SPELT = 2
"""So many cards of a group are named; of more only the first."""


card = card_words
"""A card by its code: `mask 4`."""


def cards(names: Sequence[str]) -> str:
    """A group, its head first: `mask 8 and lizard 7`; `mask 8 and 4 more`."""
    if len(names) > MOST_SPELT:
        return said.and_more(card=said.in_sentence(card=card(names[0])), more=len(names) - 1)
    return listed(said.in_sentence(card=card(name)) for name in names)


def cards_in(bits: int) -> list[str]:
    """The cards of a set of bits."""
    return [card(NAMES[code]) for code in range(EMPTY) if bits >> code & 1]


def column(zone: int, number: int, names: Names) -> Noun:
    """A column of somebody's zone: `your column 3`."""
    return said.column(who=names[zone], number=number + 1)


def idle_turns(state: DuelState) -> int:
    """Turns in a row without progress, as they count now: with progress in the present one there are none."""
    return 0 if state.progress else state.idle


MORE_PILED, FEWER_HELD, FEWER_DOWN = TIE_BREAKS = "piled", "held", "down"
WINS = ("piles", "sacred_cards", "empty", "emptied_by_opponent")
"""Ends that somebody won by what they had done, whoever has more sacred cards."""


def why(end: str) -> str:
    """How a game ended."""
    return said_end.why(end=end, most=MOST_IDLE if end == "no_progress" else MOST_TURNS)


def decided_by(state: DuelState) -> str:
    """An end that somebody won by what they had done, else what puts one of them ahead; empty for a draw."""
    apart = zip(TIE_BREAKS, state.standing(0), state.standing(1), strict=True)
    return state.end if state.end in WINS else next((what for what, one, other in apart if one != other), "")


def won_by(state: DuelState) -> str:
    """What won a game; empty for a draw."""
    by = decided_by(state)
    if by in TIE_BREAKS:
        return said_end.won_by(end=state.end, most=MOST_TURNS, **_apart(state, by))
    return why(by) if by else ""


def _apart(state: DuelState, by: str) -> Mapping[str, Any]:
    """What puts somebody ahead: how much of it whoever is ahead has, then the other."""
    mine, theirs = sorted(
        (abs(state.standing(seat)[TIE_BREAKS.index(by)]) for seat in (0, 1)), reverse=by == MORE_PILED
    )
    return {"what": by, "mine": mine, "theirs": theirs}


def stands(state: DuelState, names: Names) -> str:
    """Who wins by what, should nobody get any further: `Ash wins on piles, 14 to 12`."""
    by, places = decided_by(state), state.ranking()
    return said_end.stands_so(who=names[places.index(1)], **_apart(state, by)) if by else said_end.stands_so_draw()


def outcome(state: DuelState, names: Names) -> str:
    """Who won and by what, in a few words."""
    is_drawn = state.winner < 0
    return (
        said_end.outcome_draw(why=why(state.end))
        if is_drawn
        else said_end.outcome(who=names[state.winner], why=won_by(state))
    )


def piles(state: DuelState, player: int) -> str:
    """A player's sacred piles: `djembe 3, mask 0, lizard 1, turtle 0`."""
    found = zip(SYMBOL_NAMES, state.heights[4 * player : 4 * player + 4], strict=True)
    return ", ".join(said_end.pile(symbol=said.symbol(symbol=symbol), height=height) for symbol, height in found)


def story(end: DuelState, names: Names) -> list[str]:
    """Who won and how it stood."""
    stands = [(names[player], piles(end, player), *end.standing(player)) for player in (0, 1)]
    lines = [said_end.over(outcome=outcome(end, names), turns=end.turn)] + [
        said_end.stands(who=who, total=total, piles=heights, held=-held, hidden=-hidden)
        for who, heights, total, held, hidden in stands
    ]
    return [piece for line in lines for piece in fold(line, LINE)]


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """What both players did over the game, a line a seat."""
    seen = [*events]
    told = [(name, *tallies(seen, seat)) for seat, name in enumerate(names)] if seen else []
    return [said_end.did(who=who, sacred=sacred, gives=gives, steals=steals) for who, sacred, gives, steals in told]


def tallies(events: Iterable[Event], seat: int) -> tuple[int, int, int]:
    """How many cards a player put on sacred piles, how often they gave, how often they stole."""
    own = [event for event in events if event.player == seat]
    return (
        sum(event.kind in ("sacred", "stolen_to_pile", "placed_on_pile") for event in own),
        sum(event.kind == "moved" and event.public["z"] != event.public["to_z"] for event in own),
        sum(event.kind in ("stolen", "stolen_to_pile") for event in own),
    )


# ---- What decided it ------------------------------------------------------------------------------


def by_tie_break(state: DuelState, names: Names) -> str:
    """Why nobody finished, and what put one of them ahead."""
    because, what = why(state.end), decided_by(state)
    if not what:
        return said_end.all_equal(why=because)
    each = [abs(state.standing(seat)[TIE_BREAKS.index(what)]) for seat in (0, 1)]
    return said_end.ahead(why=because, what=what, each=of_each(names, each))


def prompt(state: DuelState, names: Names, is_counted: bool = False) -> str:
    """What the viewer may do now, or whom we wait for; where that is all there is to say, how much of it brings them on, if it is to be counted."""
    player = state.current_player
    if player is None:
        whole = said_orders.over(outcome=outcome(state, names))
        return whole if len(whole) <= MOST_RESULT else said_orders.over_brief(outcome=outcome(state, names))
    if state.viewer != player:
        return common.waiting(name=names[player])
    if state.phase == PLACING:
        goals = [state.game.actions[id].fields["onto"] for id in state.legal_actions()]
        name = NAMES[state.drawn]
        return said_orders.where_does(card=card(name), where=where(name, goals))
    kinds = {_way(state, id) for id in state.legal_actions()}
    if state.phase == CLEAN:
        return said_orders.cleaning(may_end=DONE in kinds, is_open=bool(state.options["clean_sacred"]))
    if kinds == {END}:
        return said_orders.nothing_to_do()
    if (found := foresight.danger(state)) is not None and state.sure_win() is None:
        who, is_hindered = names[1 - player], bool(found.hindered_by)
        whole = said_orders.danger(end=found.end, who=who)
        return (
            whole
            if is_hindered and len(whole) <= MOST_ASKED
            else said_orders.danger_brief(who=who, is_hindered=is_hindered)
        )
    if lucky := foresight.risk(state):
        who, winning, of = names[1 - player], lucky.cards, lucky.of
        whole = said_orders.danger_card(who=who, cards=winning, of=of, is_hindered=bool(foresight.slows(state)))
        return whole if len(whole) <= MOST_ASKED else said_orders.danger_card_brief(who=who, cards=winning, of=of)
    if {MOVE, MOVE_THEIRS} <= kinds:
        kinds = {MOVE_ANYWHERE, *kinds} - {MOVE, MOVE_THEIRS}
    free = [said_orders.way(way=way, who=names[1 - player]) for way in FREELY if way in kinds]
    once, end = [said_orders.way(way=way, who="") for way in ONCE if way in kinds], said_orders.way(way=END, who="")
    if state.is_stuck():
        return said_orders.stuck(ways=[*free, *once, end])
    if idle_turns(state) >= LONG_IDLE:
        return said_orders.idle(idle=idle_turns(state), most=MOST_IDLE, ways=[*free, *once, end])
    if is_counted and (told := choices(state)):
        return told
    whole = said_orders.ways(ways=[*free, *once, said.end_turn()])
    return whole if len(whole) <= MOST_ASKED else said_orders.ways(ways=[*free, *once, end])


def choices(state: DuelState) -> str:
    """Which card, or how many, fit on the piles of whoever decides, and how many moves turn up one of theirs: nothing says which is best. Of those that are
    stolen or taken one counts, as one may be in a turn; where there are several, and none is free, they are named. Empty for none."""
    player, legal = state.current_player or 0, state.legal_actions()
    piled = [one for one in legal if one >= SACRED and state.advance(one) > 0]
    once = [one for one in piled if one >= STEAL_CARD]
    cards = [*dict.fromkeys(card(str(state.game.actions[one].fields["card"])) for one in piled)]
    if once == piled and len(cards) > 1 and len(told := said_orders.which_once(cards=cards)) <= MOST_ASKED:
        return told
    laid = len(piled) - max(0, len(once) - 1)
    ups = sum(one < SACRED and turns_up(state, one) and state.parameters(one)["z"] == player for one in legal)
    whole = said_orders.choices(laid=laid, ups=ups, cards=cards) if laid or ups else ""
    return whole if len(whole) <= MOST_ASKED else said_orders.choices(laid=laid, ups=0, cards=cards)


MOVE, GIVE, PILE, DRAW, TAKE, STEAL, END, DONE = "move", "give", "pile", "draw", "take", "steal", "end", "done"
MOVE_THEIRS, MOVE_ANYWHERE = "move_theirs", "move_any"
"""Moves within the opponent's zone alone, and in both."""
FREELY = MOVE, MOVE_THEIRS, MOVE_ANYWHERE, GIVE, PILE
"""What may be done as often as one likes."""
ONCE = DRAW, TAKE, STEAL
"""What may be done once in a turn."""
WAYS = {"SACRED": PILE, "DRAW": DRAW, "TAKE": TAKE, "STEAL": STEAL, "STEAL_SACRED": STEAL, "END": END, "DONE": DONE}
MOST_RESULT = 76
"""Letters of how a game ended, which has the row to itself in the smallest window."""
MOST_ASKED = 64
"""Letters of a question beside the opponent's name in the smallest window."""


def _way(state: DuelState, id: int) -> str:
    """What an action is called in the question."""
    where = state.parameters(id) if state.game.actions[id].kind == "MOVE" else {}
    if where and where["z"] == where["to_z"]:
        return MOVE if where["z"] == state.current_player else MOVE_THEIRS
    return WAYS.get(state.game.actions[id].kind, GIVE)


SECTIONS = {CLEAN: "3.1", OVER: "3.3"}


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    return SECTIONS.get(cast(DuelState, view).phase, "3.2")


# ---- An action --------------------------------------------------------------------------------


ORDERS: Mapping[str, Callable[..., str]] = {
    "MOVE": said_orders.to,
    "MOVE-anywhere": said_orders.move_anywhere,
    "SACRED": said_orders.to_pile,
    "STEAL": said_orders.to,
    "STEAL-anywhere": said_orders.steal_anywhere,
    "STEAL_SACRED": said_orders.steal_for_pile,
    "DRAW": said_orders.draw,
    "TAKE": said_orders.take,
    "TAKE-pile": said_orders.take_for_pile,
    "END": said.end_turn,
    "DONE": said.end_cleaning,
    "PLACE": said_orders.to,
    "PLACE-sacred": said_orders.to_pile,
    "PLACE-sacred-unknown": said_orders.to_pile_the_card,
    "PLACE-anywhere": said_orders.place_anywhere,
    "PLACE-anywhere-unknown": said_orders.place_anywhere_card,
}
"""The kind of an action, with what else there is to know of it: a card that nobody knows where it lies, or that isn't drawn yet."""


def action(state: DuelState, id: int, names: Names, is_brief: bool = False) -> str:
    """An action as an order: `move djembe 4 onto lizard 5 in Ada's column 3`. In brief it doesn't tell of two equal cards which one."""
    row, where = state.game.actions[id], state.parameters(id)
    key = row.kind
    if key == "PLACE":
        is_nowhere = state.drawn < 0 or _goal(state, id)[0] < 0
        key += "-sacred" if row.fields["onto"] == "sacred" else "-anywhere" * is_nowhere
        key += "-unknown" * (key != "PLACE" and state.drawn < 0)
    elif key == "TAKE":
        player = state.current_player
        key += "-pile" * (player is not None and wait(state, player, CODES[row.fields["card"]]) == 0)
    elif key in ("MOVE", "STEAL") and not where:
        key += "-anywhere"
    return filled(ORDERS[key], _made(state, id, names, is_brief))


def _goal(state: DuelState, id: int) -> tuple[int, int]:
    """Zone and column where a card comes to lie; no zone for none."""
    fields, where = state.game.actions[id].fields, state.parameters(id)
    if "to_z" in where or fields["onto"] == "sacred":
        return where.get("to_z", -1), where.get("j", -1)
    return divmod(state.first_empty(fields["z"]) if "z" in fields else state.place[CODES[fields["onto"]]], COLUMNS)


def _made(
    state: DuelState, id: int, names: Names, is_brief: bool = False, is_first: bool = False
) -> Mapping[str, Callable[[], Any]]:
    """What the messages about an action name; `is_first`: of cards that go together the first, and how many more."""
    row, where = state.game.actions[id], state.parameters(id)
    fields: Mapping[str, Any] = row.fields
    name = fields["card"] if "card" in fields else NAMES[state.drawn]

    def group() -> str:
        """The cards, and from which column, where an equal card lies in another one."""
        codes = [NAMES[code] for code in state.group(CODES[name])] if row.kind == "MOVE" and where else [name]
        told = cards(codes)
        if is_first and len(codes) > 1:
            told = said.and_more(card=said.in_sentence(card=card(name)), more=len(codes) - 1)
        has_twin = not is_brief and "i" in where and state.place[CODES[name] ^ 1] >= 0
        if not has_twin:
            return told
        if where["z"] == where.get("to_z", where["z"]) == state.current_player:
            return said_orders.of_column(cards=told, number=where["i"] + 1)
        return said_orders.of_column_whose(cards=told, column=column(where["z"], where["i"], names))

    return {
        "verb": lambda: VERBS.get(row.kind) or (GIVE if where["z"] != where["to_z"] else MOVE),
        "card": lambda: card(name),
        "cards": group,
        "many": lambda: len(state.group(CODES[name])) > 1,
        "is_free": lambda: fields["onto"] == "empty",
        "onto": lambda: "" if fields["onto"] == "empty" else card(fields["onto"]),
        "owner": lambda: names[_goal(state, id)[0]],
        "number": lambda: _goal(state, id)[1] + 1,
        "column": lambda: column(*_goal(state, id), names),
        "symbols": lambda: said.symbol_several(symbol=SYMBOL_NAMES[SYMBOL[CODES[name]]]),
        "is_stolen": lambda: row.kind != "SACRED",
    }


VERBS = {"STEAL": STEAL, "PLACE": "place"}


# ---- Choosing step by step --------------------------------------------------------------------

LONGEST = 70
"""Letters of what Enter does, beside the key, in the smallest window."""


def lifted(state: DuelState, name: str, goals: Collection[str]) -> str:
    """What is asked once a card with all that lies on it is lifted; `goals`: the places that are lit."""
    more = len(state.group(CODES[name])) - 1
    found = where(name, goals)
    whole = said_orders.lifted(card=card(name), more=more, where=found)
    return whole if len(whole) <= MOST_ASKED else said_orders.lifted_brief(card=card(name), more=more, where=found)


def where(name: str, goals: Collection[str]) -> str:
    """All kinds of places that take a card, by the names of the places or by what an action has it put onto: `on a blue 9 or its sacred pile`."""
    kinds = {goal.partition(":")[0] for goal in goals}
    free, piles = kinds & {"empty"}, kinds & {"pile", "sacred"}
    told = ["column"] * bool(kinds - free - piles) + ["pile"] * bool(piles) + ["free"] * bool(free)
    colour, value = COLOUR_NAMES[name[0] in "DM"], int(name[1]) + 1
    return said_orders.goes(kinds="_".join(told), colour=colour, value=value) if told else ""


def at_once(state: DuelState, id: int, names: Names) -> str:
    """What choosing a card does that has one place, in as many words as leave room for what comes of it in the smallest window."""
    left = hands(state, id, names) or purpose(state, id, names) or gain(state, id, names)
    room = LONGEST - len(left and colon() + left)
    forms = [action(state, id, names), action(state, id, names, is_brief=True)]
    if state.game.actions[id].kind in ("MOVE", "STEAL"):
        forms += [filled(said_orders.to_brief, _made(state, id, names, True, is_first)) for is_first in (False, True)]
    return next((form for form in forms if len(form) <= room), forms[-1])


def lift(state: DuelState, name: str, goals: Sequence[int], names: Names) -> str:
    """What choosing a card first does that has several places: of which kinds they are, each of which an action leads to."""
    more = len(state.group(CODES[name])) - 1
    head = said.in_sentence(card=card(name))
    group = said.and_more(card=head, more=more) if more else head
    onto = [state.game.actions[goal].fields.get("onto", "sacred") for goal in goals]
    is_stolen = all(state.game.actions[goal].kind.startswith(STEAL.upper()) for goal in goals)
    return said_orders.lift(cards=group, many=more > 0, goes=where(name, onto), is_stolen=is_stolen)


def only_place(state: DuelState, id: int) -> str:
    """Where a card went that had one place."""
    onto, drawn = str(state.game.actions[id].fields["onto"]), card(NAMES[state.drawn])
    if onto in CODES:
        return said_orders.only_place(card=drawn, onto=card(onto))
    return (said_orders.only_place_pile if onto == "sacred" else said_orders.only_place_free)(card=drawn)


def put(state: DuelState, id: int, names: Names) -> str:
    """What choosing a goal for the lifted cards does: `put it onto your lizard 9, column 1`."""
    is_piled = state.game.actions[id].kind in ("SACRED", "STEAL_SACRED")
    return filled(said_orders.put_on_pile if is_piled else said_orders.put, _made(state, id, names))


# ---- What comes of it -------------------------------------------------------------------------


def gain(view: State, id: int, names: Names) -> str:
    """What becomes of the place that a group or card leaves: `turns a card up`; empty if it leaves none."""
    state = cast(DuelState, view)
    where = state.parameters(id)
    if state.game.actions[id].kind == "TAKE":
        return _taken(state, NAMES[id - TAKE_CARD])
    if not where:
        return ""
    if brings_on(state, id):
        return said_orders.turns_up() if where["k"] else said_orders.frees(column=column(where["z"], where["i"], names))
    under = NAMES[_under(state, where)]
    is_other = str(state.game.actions[id].fields.get("onto", ""))[:2] == under[:2]
    return (said_orders.lays_free_other if is_other else said_orders.lays_free)(card=card(under))


def _taken(state: DuelState, name: str) -> str:
    """Where a card goes that is taken from the discard; empty where that is the pile that it is taken for."""
    if wait(state, state.current_player or 0, CODES[name]) == 0:
        return ""
    goals = [NAMES[end] for end in state.ends if end != EMPTY and fits(CODES[name], end)]
    free = ["empty"] * (CODES[name] >= NINES and any(state.has_empty(zone) for zone in (0, 1)))
    return said_orders.taken_goes(where=where(name, goals + free))


def _under(state: DuelState, where: Mapping[str, int]) -> int:
    """The open card on which a group lies."""
    return state.columns[where["z"] * COLUMNS + where["i"]][where["k"] - 1]


def purpose(state: DuelState, id: int, names: Names) -> str:
    """What a choice is good for that no hint speaks for: how it hinders the other one's win; what it brings in spite of what it costs; a card that it
    buries; and one that it lays free for them."""
    other, where, slowing = 1 - (state.current_player or 0), state.parameters(id), foresight.slows(state)
    if way := foresight.hinders(state, id) or ("" if id not in slowing else "first" if slowing[id] else "whole"):
        return said_orders.hinders(who=names[other], way=way, many=len(foresight.gives(state, id)) > 1)
    if foresight.is_worth_it(state, id) and (price := _price(state, id, names)):
        cleared = len(foresight.gives(state, id)) if foresight.clears(state, id) else 0
        brought = said_orders.clears(number=cleared) if cleared else gain(state, id, names)
        return said_orders.good_but(gain=brought, price=price)
    if state.game.actions[id].kind == STEAL.upper() and id in foresight.better(state):
        stolen = CODES[state.game.actions[id].fields["card"]]
        if found := foresight.fitting(state, 1 - other, stolen):
            return said_orders.takes(cards=[card(NAMES[one]) for one in found])
    if where and where["z"] == other and not brings_on(state, id) and wait(state, other, _under(state, where)) == 0:
        return said_orders.lays_free_needed(card=card(NAMES[_under(state, where)]), who=names[other])
    buried = foresight.covered(state, id) if id in foresight.better(state) else ()
    if buried:
        return said_orders.buries(card=card(NAMES[buried[0]]), who=names[other])
    return next((said_orders.parts_with(cards=card(NAMES[one]), number=1) for one in foresight.shut(state, id)), "")


def then_wins(state: DuelState, names: Names) -> str:
    """What the other one surely does once the turn has ended; empty where that isn't known."""
    found = foresight.danger(state)
    return "" if found is None else said_orders.then_wins(who=names[1 - (state.current_player or 0)], end=found.end)


def hands(state: DuelState, id: int, names: Names) -> str:
    """What an action costs, see `_price`; empty where it is worth that, or the turn is won all the same."""
    return "" if foresight.is_worth_it(state, id) else _price(state, id, names)


def _price(state: DuelState, id: int, names: Names) -> str:
    """The cards that an action brings the other one for their piles, else those that it parts with though the own ones take them next; empty for none,
    and where the turn is won all the same."""
    found, own = ([NAMES[code] for code in some(state, id)] for some in (foresight.handed, foresight.parted))
    if not (found or own) or foresight.still_wins(state, id) or (not found and foresight.given(state, id)):
        return ""
    if found:
        return said_orders.hands_over(cards=cards(found), number=len(found), who=names[1 - (state.current_player or 0)])
    return said_orders.parts_with(cards=cards(own), number=len(own))


def all_lose(state: DuelState) -> bool:
    """Whether the other one can surely win whatever place a card gets."""
    return state.phase == PLACING and all(foresight.opened(state, one) for one in state.legal_actions())


def lets_win(state: DuelState, id: int, names: Names) -> str:
    """What an action lets the other one surely do, or that they can whatever place a card gets; empty where that isn't known."""
    end, who = foresight.opened(state, id), names[1 - (state.current_player or 0)]
    say = said_orders.wins_anyway if end and all_lose(state) else said_orders.lets_win
    return say(who=who, end=end) if end else ""


def draw_risk(state: DuelState, names: Names, is_brief: bool = False) -> str:
    """That a card which is drawn may be discarded with which the other one would begin a pile, or complete the last: in brief how many such there are."""
    who, risked = names[1 - (state.current_player or 0)], foresight.risked(state)
    if not risked:
        return ""
    if is_brief:
        return said_orders.draw_risk_brief(number=len(risked), who=who)
    return said_orders.draw_risk(cards=[*dict.fromkeys(card(NAMES[one]) for one in risked)], who=who)


def draw_odds(state: DuelState, names: Names, is_brief: bool = False) -> str:
    """With which unseen cards one wins, or how many go on one's piles; then `draw_risk`."""
    unseen, winning = state.unseen_cards(), foresight.lucky(state)
    told, odds = [*dict.fromkeys(card(NAMES[one]) for one in winning)], {"number": len(winning), "of": len(unseen)}
    wanted = sum(wait(state, state.current_player or 0, one) == 0 for one in unseen)
    if told:
        is_spelt = len(told) <= MOST_SPELT and not is_brief
        good = said_orders.draw_wins(cards=told, **odds) if is_spelt else said_orders.draw_wins_brief(**odds)
    else:
        good = said_orders.draw_brings(number=wanted, of=len(unseen)) if wanted else ""
    return semicolon().join(filter(None, (good, draw_risk(state, names, is_brief))))


def nothing_left(state: DuelState) -> str:
    """That nothing of one's own is left to do in a turn; empty where something is, of which `left_to_do` tells."""
    return "" if _left(state) else said_orders.nothing_left()


def left_to_do(state: DuelState) -> str:
    """What else can be done instead of ending a turn; empty for nothing, and where ending it looks better all the same."""
    return "" if END_TURN in foresight.better(state) else _left(state)


def _left(state: DuelState) -> str:
    """A card laid or turned up, one drawn, cards given that turn one up or clear columns."""
    legal = state.legal_actions()
    giving = {id: foresight.gives(state, id) for id in legal if foresight.gives(state, id)}
    if any(state.advance(id) > 0 for id in legal if id not in giving):
        return said_orders.still_useful()
    if DRAW_CARD in legal:
        return said_orders.can_draw()
    best = max(giving, key=lambda id: (turns_up(state, id), foresight.given(state, id)), default=END_TURN)
    if best == END_TURN or not (turns_up(state, best) or foresight.given(state, best)):
        return ""
    group = cards([NAMES[code] for code in giving[best]])
    return said_orders.can_give(turns_up=turns_up(state, best), cards=group)


def what_rests(state: DuelState) -> str:
    """What is left where nothing brings one on: a give that turns a card of one's own up, giving and nothing else, or neither."""
    rest = [id for id in state.legal_actions() if id != END_TURN]
    gives = [id for id in rest if foresight.gives(state, id)]
    if any(turns_up(state, id) for id in gives):
        return "uncovers"
    return "gives" if gives == rest else "none"


def turns_up(state: DuelState, id: int) -> bool:
    """Whether an action turns a card up."""
    return brings_on(state, id) and state.parameters(id)["k"] > 0


def brings_on(state: DuelState, id: int) -> bool:
    """Whether an action turns a card up or empties a column."""
    where = state.parameters(id)
    return bool(where) and where["k"] == state.hidden[where["z"] * COLUMNS + where["i"]]
