"""Words on the table of a Duel: what stands there besides cards, what a place is, the whole position in plain lines, cards by their codes."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

from rules import State
from rules.tribal.cards import CODES, EMPTY, NAMES, NO_CARD, RANK, SYMBOL, SYMBOL_NAMES, SYMBOLS
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, LONG_IDLE, MOST_IDLE, OVER
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.said import places as said_places, table as said
from tribes_tui.games.tribal.duel.words.sentences import card, column, idle_turns, piles, stands
from tribes_tui.games.tribal.words import (
    LINE,
    Names,
    card_place,
    coloured,
    column as cards_of,
    end_button,
    of_each,
    said as tribal,
    unseen_words,
    zone_lines,
)
from tribes_tui.words.common import listed, semicolon
from tribes_tui.words.folding import fold

RULE_IS_KNOWN = 6
"""The turn from which on the rule of columns gives its place to what one's piles wait for."""
LIT = "▌▂"
"""The green edge or foot of a card that can be moved; without colours its letters are underlined."""
NEXT, THEIRS, BOTH, BANNED = "↑", "!", "¡", "×"
"""Marks of cards: next on the left player's sacred piles, on the right player's, on both; not to go straight back."""
FRESH = "•"
"""What has just changed."""


def steps(state: DuelState) -> tuple[Sequence[str], int | None, Sequence[str]]:
    """What one may do now; the same in few words. As moves and the one card come in any order, a turn is one step."""
    if state.phase == OVER:
        return (), None, ()
    now = "clean" if state.phase == CLEAN else "place" if state.drawn >= 0 else "move" if state.limited else "once"
    return (said.step(step=now),), 0, (said.step_brief(step=now),)


def besides(state: DuelState, names: Sequence[str], waits: Sequence[str] = ()) -> tuple[str, ...]:
    """What stands beside the button, in ever fewer words: what the viewer's piles wait for (`waits`), else the rule of columns; while cleaning,
    what that decides; once nobody gets any further for long, how long that still goes on, and who wins then."""
    if state.phase == OVER:
        return ()
    if state.phase == CLEAN:
        one, other = state.turned
        tied = names[state.youngest] if one == other > 0 else "nobody"
        return (said.cleaning(turned=of_each(names, state.turned), tied=tied),)
    idle = idle_turns(state)
    if idle < LONG_IDLE and not state.is_stuck():
        return *waits, said.column_rule()
    piled, left = ", ".join(of_each(names, [state.sacred_total(seat) for seat in (0, 1)])), MOST_IDLE - idle
    brief = said.idle_brief(left=left, comes=stands(state, names)), said.idle_briefer(left=left)
    return said.idle(left=left, piled=piled), *brief


class Mark(NamedTuple):
    """A sign on the table, and what it means."""

    sign: str
    meaning: str


def marks_legend(left: str, right: str, is_over: bool = False) -> tuple[tuple[Mark, ...], ...]:
    """The marks of cards and what they mean, in ever fewer words: the same at every moment of a game, and once it is over only what is new. A
    sentence says what × means where that has no room."""
    lit, new, banned = Mark(LIT, said.can_go()), Mark(FRESH, said.new()), Mark(BANNED, said.banned())
    whole, brief = (Mark(NEXT, say(who=left)) for say in (said.next_on, said.next_on_brief))
    theirs, also, both = Mark(THEIRS, said.next_on(who=right)), Mark(THEIRS, right), Mark(BOTH, said.next_on_both())
    if is_over:
        return ((new,),)
    return (
        (lit, whole, theirs, both, banned, new),
        (lit, whole, theirs, both, new),
        (lit, whole, also, both, new),
        (lit, brief, also, both, new),
        (lit, brief, also, new),
        (lit, brief, also),
    )


MOST_NAMED = 2
"""Banned cards that are named; of more it is told how many they are."""


def bans(state: DuelState, is_brief: bool = False, most: int = MOST_NAMED) -> list[str]:
    """What may not go straight back in this turn, and why; a sentence each, or one for all. Up to so many cards are named, column by
    column."""
    stolen, given = stolen_back(state), given_back(state)
    columns = [
        listed(card(NAMES[code]) for code in given if state.place[code] == number)
        for number in {state.place[one]: 0 for one in given}
    ]
    each = semicolon().join(columns) if len(columns) < len(given) else listed(card(NAMES[code]) for code in given)
    few = each if len(given) <= most else said_places.so_many(number=len(given))
    if is_brief and given and stolen >= 0:
        return [said.ban_both(card=card(NAMES[stolen]), cards=few)]
    found = [said.ban_steal(card=card(NAMES[stolen]))] if stolen >= 0 else []
    return found + ([said.ban_give(cards=few, columns=len(columns))] if given else [])


def stolen_back(state: DuelState) -> int:
    """The card that may not be stolen back in this turn; NO_CARD once it doesn't lie in the other's columns any more."""
    is_theirs = state.place[state.no_steal] // COLUMNS == 1 - (state.current_player or 0)
    return state.no_steal if state.no_steal >= 0 and is_theirs else NO_CARD


def given_back(state: DuelState) -> list[int]:
    """The cards that may not be given back in this turn, the highest first, as far as they still lie in the columns."""
    banned = (code for code in reversed(range(EMPTY)) if state.no_give >> code & 1)
    return [code for code in banned if state.place[code] // COLUMNS == state.current_player]


def place(view: State, name: str, names: Names) -> str:
    """What a place is: `orange mask 4 in your column 2, next on Ada's pile`."""
    kind, _, which = name.partition(":")
    return PLACES[kind](cast(DuelState, view), which, names)


def _card(state: DuelState, which: str, names: Names) -> str:
    code = CODES[which]
    place = card_place(which, column(*divmod(state.place[code], COLUMNS), names), len(state.group(code)) - 1)
    say = said_places.stolen if code == stolen_back(state) else said_places.given if code in given_back(state) else None
    return _needed(state, code, say(place=place) if say else place, names)


def _needed(state: DuelState, code: int, place: str, names: Names) -> str:
    players = () if state.phase == CLEAN else (0, 1)
    wanting = [names[player] for player in players if RANK[code] == state.heights[4 * player + SYMBOL[code]]]
    if len(wanting) > 1:
        return said_places.next_on_both(place=place, who=wanting[0], other=wanting[1])
    return said_places.next_on(place=place, who=wanting[0]) if wanting else place


def _pile(state: DuelState, which: str, names: Names) -> str:
    player, symbol = int(which[0]), SYMBOLS.index(which[-1])
    height, symbols = state.heights[4 * player + symbol], tribal.symbol_several(symbol=SYMBOL_NAMES[symbol])
    return said_places.pile(who=names[player], symbols=symbols, height=height, next=height + 1)


PLACES: dict[str, Callable[[DuelState, str, Names], str]] = {
    "card": _card,
    "hidden": lambda state, which, names: said_places.hidden(
        number=state.hidden[int(which)], column=column(*divmod(int(which), COLUMNS), names)
    ),
    "empty": lambda state, which, names: said_places.free(who=names[int(which)]),
    "pile": _pile,
    "stock": lambda state, *_: said_places.stock(number=len(state.stock), unseen=unseen_words(state.unseen_cards())),
    "discard": lambda state, which, names: _needed(
        state, CODES[which], said_places.in_discard(card=coloured(which)), names
    ),
    "drawn": lambda state, *_: said_places.drawn(card=coloured(NAMES[state.drawn])),
    "end": lambda state, *_: end_button(state.viewer in (None, state.current_player), state.phase == CLEAN),
}


def position(state: DuelState, names: Names) -> list[str]:
    """The whole state as plain lines of at most 78 columns; the opponent's zone first, the viewer's own nearest to the prompt."""
    so_far = {"idle": idle_turns(state), "most": MOST_IDLE, "unseen": len(state.unseen_cards())}
    number, lying = len(state.stock), cards_of(state.discard)
    stolen, banned = stolen_back(state), [NAMES[code] for code in reversed(given_back(state))]
    lines = [
        said_places.position_cleaning(**so_far)
        if state.phase == CLEAN
        else said_places.position(turn=state.round, **so_far),
        tribal.legend(),
        said_places.stock_and_discard(number=number, discard=lying)
        if lying
        else said_places.stock_and_discard_empty(number=number),
        *([said_places.to_be_placed(card=NAMES[state.drawn])] if state.drawn >= 0 else []),
        *(line for player in ((0, 1) if state.viewer == 1 else (1, 0)) for line in _zone(state, player, names)),
        *([said_places.not_stolen_back(card=NAMES[stolen])] if stolen >= 0 else []),
        *([said_places.not_given_back(cards=banned)] if banned else []),
    ]
    return [piece for line in lines for piece in fold(line, LINE)]


def _zone(state: DuelState, player: int, names: Names) -> Sequence[str]:
    own = slice(player * COLUMNS, player * COLUMNS + COLUMNS)
    laid = zip(state.columns[own], state.hidden[own], strict=True)
    columns = (cards_of(cards, hidden) if cards else None for cards, hidden in laid)
    return [said_places.piles(who=names[player], piles=piles(state, player)), *zone_lines(columns)]
