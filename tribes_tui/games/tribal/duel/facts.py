"""What one would want to know to play the Duel well: what each pile wants next and where it lies, what nobody has seen yet; and what speaks for an action."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rules.tribal.cards import CODES, NAMES, NINES, RANK, RANKS, SYMBOL, SYMBOL_NAMES, card as code_of
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, MOST_IDLE, OVER
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.foresight import NextCard, far, fitting, is_later, nearest, wanted, where
from tribes_tui.games.tribal.duel.words.places import RULE_IS_KNOWN
from tribes_tui.games.tribal.duel.words.said import why as said
from tribes_tui.games.tribal.duel.words.sentences import brings_on, column, idle_turns
from tribes_tui.games.tribal.table_parts import EMBLEMS
from tribes_tui.games.tribal.words import Names, card_words, unseen_facts
from tribes_tui.games.tribal.words.said import card, unseen_of
from tribes_tui.words.common import filled
from tribes_tui.words.help import UsefulFact

RACE_COUNTS = 3
"""The turn from which on it is told how far both are from winning."""


def facts(view: DuelState, names: Names) -> list[UsefulFact]:
    """The most useful first; none once the game is over. All of it lies open, or follows from what does."""
    if view.phase == OVER:
        return []
    return [
        *([UsefulFact(said.idle(), said.idle_is(idle=idle, most=MOST_IDLE))] if (idle := idle_turns(view)) else []),
        *(fact for seat in _seats(view) for fact in _next(view, seat, names)),
        *unseen_facts(view.unseen_cards(), False, unseen_of),
    ]


def _seats(state: DuelState) -> tuple[int, int]:
    """The viewer first."""
    return (1, 0) if state.viewer == 1 else (0, 1)


def _next(state: DuelState, player: int, names: Names) -> Iterator[UsefulFact]:
    """A pile each: the card that it needs next, and where both copies are."""
    for symbol in range(len(SYMBOL_NAMES)):
        height = state.heights[4 * player + symbol]
        if height < RANKS:
            first, other = (where(state, code_of(symbol, height + 1, copy)) for copy in (0, 1))
            spots = [said.place(**_spot(spot, names)) for spot in (first, other)]
            label = said.needs(who=names[player], card=card(symbol=SYMBOL_NAMES[symbol], value=height + 1))
            yield UsefulFact(
                label, said.both(place=spots[0]) if first == other else said.each(first=spots[0], second=spots[1])
            )


def waits(state: DuelState, names: Names) -> tuple[str, ...]:
    """What the viewer's sacred piles wait for, and where that lies, in ever fewer words, of what is nearest to being had last: all that is
    as near, if only by its signs; nothing in the first turns."""
    if state.viewer not in (0, 1) or state.turn < RULE_IS_KNOWN:
        return ()
    found = wanted(state)
    told = [_waiting(one, names, is_later(state, one)) for one in found]
    near = [far(state, one) for one in found]
    whole = [k for k in range(len(told) - 1, 0, -1) if near[k - 1] < near[k]]
    alike = [f"{EMBLEMS[SYMBOL[one.card]]}{RANK[one.card] + 1}" for one in found if far(state, one) == near[0]]
    brief = [said.waits_brief(cards=told[:k]) for k in whole]
    return said.waits(cards=told), *brief, said.waits_brief(cards=alike)


def _waiting(one: NextCard, names: Names, later: bool = False) -> str:
    """A card that a pile waits for by its sign, and where it lies."""
    sign, value = EMBLEMS[SYMBOL[one.card]], RANK[one.card] + 1
    return said.waits_there(sign=sign, value=value, later=later, **_spot(one.spot, names))


def needs(state: DuelState, names: Names) -> Sequence[tuple[str, Sequence[str]]]:
    """What the piles of both wait for next, and where its nearer copy lies: a heading each, the viewer first, and a line for each pile."""
    return [
        (
            said.needs_next(who=names[seat]),
            [
                _waiting(one, names) if one else said.waits_no_more(sign=sign)
                for one, sign in zip(nearest(state, seat), EMBLEMS, strict=True)
            ],
        )
        for seat in (() if state.phase == OVER else _seats(state))
    ]


def race(state: DuelState, names: Names) -> tuple[str, ...]:
    """How far both are from winning, the viewer first, in ever fewer words, by both ways of each; in the fewest only the viewer's where
    piles are still to be begun. Nothing in the first turns, when it is told how one wins, but to who has begun all piles."""
    if state.viewer not in (0, 1) or state.phase in (CLEAN, OVER):
        return ()
    if state.turn < RACE_COUNTS and _unbegun(state, state.viewer):
        return ()
    mine, theirs = (_ways(state, seat) for seat in (state.viewer, 1 - state.viewer))
    forms: list[Callable[..., str]] = [said.ways_left_begun, said.ways_left, said.ways_left_brief]
    whole = _unbegun(state, 0) + _unbegun(state, 1) > 0  # the short forms leave out that piles must be begun, too
    told = [
        said.to_win(mine=filled(form, mine), other=names[1 - state.viewer], theirs=filled(form, theirs))
        for form in forms[: 1 if whole else None]
    ]
    return " ".join(races(state, names)), *told, *([said.to_win_mine(mine=filled(forms[0], mine))] if whole else ())


def _unbegun(state: DuelState, seat: int) -> int:
    """Piles of somebody's without a card."""
    return state.heights[4 * seat : 4 * seat + 4].count(0)


def _ways(state: DuelState, seat: int) -> Mapping[str, Callable[[], Any]]:
    """What somebody lacks to win, the nearer way first: on piles where that is less than a whole pile and fewer cards."""
    sacred, left = _lacking(state, seat), -state.standing(seat)[1]
    return {
        "first": lambda: "piles" if sacred < min(left, RANKS) else "clear",
        "sacred": lambda: sacred,
        "left": lambda: left,
        "unbegun": lambda: _unbegun(state, seat),
        "columns": lambda: state.whole_columns(seat),
    }


def races(state: DuelState, names: Names) -> Sequence[str]:
    """How far both are from winning, a sentence each, the viewer first."""
    return [
        said.race(
            who=names[seat],
            sacred=_lacking(state, seat),
            left=-state.standing(seat)[1],
            unbegun=_unbegun(state, seat),
        )
        for seat in _seats(state)
    ]


def _lacking(state: DuelState, seat: int) -> int:
    """Cards on piles with which somebody would win."""
    return state.goal - state.sacred_total(seat)


def _spot(spot: str | tuple[int, int], names: Names) -> Mapping[str, Any]:
    """What a message says of a place."""
    if isinstance(spot, str):
        return {"place": spot, "who": "", "number": 0, "more": 0}
    zone, number = divmod(spot[0], COLUMNS)
    return {"place": "column", "who": names[zone], "number": number + 1, "more": spot[1]}


MAY_BRING_ON = frozenset(("SACRED", "STEAL_SACRED", "DRAW", "TAKE"))


def reasons(state: DuelState, id: int, names: Names) -> Sequence[str]:
    """Sentences in the facts of the position."""
    row, player = state.game.actions[id], state.current_player
    if player is None or row.kind not in REASONED:
        return ()
    return REASONED[row.kind](state, id, player, names)


def _moved(state: DuelState, id: int, player: int, names: Names) -> Sequence[str]:
    """What a move lays free or covers that a pile takes next, and what a give leaves to clear."""
    row, where = state.game.actions[id], state.parameters(id)
    if not where:
        return ()
    told, number, onto = [], where["z"] * COLUMNS + where["i"], row.fields["onto"]
    under = state.columns[number][where["k"] - 1] if where["k"] > state.hidden[number] else None
    is_mine = where["z"] == player
    if (
        under is not None
        and _comes_next(state, player, under)
        and (is_mine or (not state.limited and under != state.no_steal))
    ):
        told.append(said.lays_free(card=card_words(NAMES[under]), is_mine=is_mine))
    if onto in CODES and _comes_next(state, 1 - player, CODES[onto]):
        told.append(said.covers(card=card_words(onto), who=names[1 - player]))
    if is_mine and where["to_z"] != player:
        held = -state.standing(player)[1]
        then = held - len(state.group(CODES[row.fields["card"]]))
        told.append(said.to_clear_would_be(who=names[player], number=held, then=then))
    last = state.group(CODES[row.fields["card"]])[-1]
    if where["z"] != where["to_z"] and _comes_next(state, where["to_z"], last):
        told.append(said.feeds(who=names[where["to_z"]], card=card_words(NAMES[last])))
    return told


def _stolen(state: DuelState, id: int, player: int, names: Names) -> Sequence[str]:
    """What a card stolen for a column keeps from the other one, which cards it then takes, and which columns can go where it lay."""
    stolen, where = CODES[state.game.actions[id].fields["card"]], state.parameters(id)
    told, other = [], 1 - player
    if _comes_next(state, other, stolen):
        told.append(said.keeps_from(who=names[other], card=card_words(NAMES[stolen])))
    own = [*range(player * COLUMNS, player * COLUMNS + COLUMNS)]
    if found := fitting(state, player, stolen):
        told.append(said.then_fit(cards=[card_words(NAMES[one]) for one in found], card=card_words(NAMES[stolen])))
    whole = [
        str(number % COLUMNS + 1)
        for number in own
        if state.columns[number] and not state.hidden[number] and state.columns[number][0] >= NINES
    ]
    if where and not where["k"] and whole and not state.has_empty(other):
        told.append(said.then_frees(column=column(where["z"], where["i"], names), number=len(whole), columns=whole))
    return told


def _comes_next(state: DuelState, player: int, card: int) -> bool:
    """Whether a card is the next on the player's sacred pile of its symbol."""
    return state.heights[4 * player + SYMBOL[card]] == RANK[card]


def _stop(state: DuelState, id: int, player: int, names: Names) -> Sequence[str]:
    """What nothing is lost by."""
    legal = state.legal_actions()
    if not any(state.game.actions[one].kind in MAY_BRING_ON or brings_on(state, one) for one in legal):
        return [said.nothing_left()]
    return [said.to_clear(who=names[seat], number=-state.standing(seat)[1]) for seat in (player, 1 - player)]


REASONED: Mapping[str, Callable[[DuelState, int, int, Names], Sequence[str]]] = {
    "MOVE": _moved,
    "STEAL": _stolen,
    "END": _stop,
    "DONE": _stop,
}
"""The kinds of actions that have such sentences."""
