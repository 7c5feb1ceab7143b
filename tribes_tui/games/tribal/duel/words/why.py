"""What speaks for an action of a Duel besides what a card leaves behind: piles, columns, the stock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rules.tribal.cards import CODES, NAMES, RANK, RANKS, SYMBOL, SYMBOL_NAMES
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.said import why as said
from tribes_tui.games.tribal.duel.words.sentences import brings_on
from tribes_tui.games.tribal.words import card_words
from tribes_tui.games.tribal.words.said import symbol_several

Names = Sequence[str]
Fields = Mapping[str, Any]
ON_PILES = frozenset(("SACRED", "STEAL_SACRED"))


def reasons(state: DuelState, id: int, names: Names) -> Iterator[str]:
    """Sentences in the facts of the position."""
    row = state.game.actions[id]
    if row.kind == "MOVE":
        yield from _given(state, id, CODES[row.fields["card"]], names)
    say = REASONS.get(row.kind)
    if say is not None and state.current_player is not None:
        yield from say(state, state.current_player, row.fields, names)


def _given(state: DuelState, id: int, head: int, names: Names) -> Iterator[str]:
    """Of a give, that the other's pile takes its last card next."""
    where, last = state.parameters(id), state.group(head)[-1]
    if where["z"] != where["to_z"] and _comes_next(state, where["to_z"], last):
        yield said.feeds(who=names[where["to_z"]], card=card_words(NAMES[last]))


def _comes_next(state: DuelState, player: int, card: int) -> bool:
    """Whether a card is the next on the player's sacred pile of its symbol."""
    return state.heights[4 * player + SYMBOL[card]] == RANK[card]


def _pile(state: DuelState, player: int, card: int) -> str:
    """What the pile that a card goes on would come to."""
    symbols = symbol_several(symbol=SYMBOL_NAMES[SYMBOL[card]])
    return said.pile_would_have(symbols=symbols, height=RANK[card] + 1, most=RANKS)


def _sacred(state: DuelState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    yield _pile(state, player, CODES[fields["card"]])


def _clear(state: DuelState, player: int, gained: int, names: Names) -> str:
    """How many cards somebody would have to clear."""
    before = -state.standing(player)[1]
    return said.to_clear_would_be(who=names[player], number=before, then=before + gained)


def _steal(state: DuelState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    yield _clear(state, player, 1, names)


def _draw(state: DuelState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    unseen = state.unseen_cards()
    wanted = sum(_comes_next(state, player, card) for card in unseen)
    yield said.unseen(number=len(unseen), stock=len(state.stock), wanted=wanted)


def _take(state: DuelState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    card = CODES[fields["card"]]
    yield _pile(state, player, card) if _comes_next(state, player, card) else _clear(state, player, 1, names)


def _place(state: DuelState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    if fields["onto"] == "sacred":
        yield _pile(state, player, state.drawn)
    else:
        number = state.first_empty(fields["z"]) if "z" in fields else state.place[CODES[fields["onto"]]]
        if number >= 0:
            yield _clear(state, state.realm[number], 1, names)


def _stop(state: DuelState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    """What nothing is lost by."""
    legal = state.legal_actions()
    if not any(state.game.actions[one].kind in ON_PILES or brings_on(state, one) for one in legal):
        yield said.nothing_left()
    else:
        for seat in (player, 1 - player):
            yield said.to_clear(who=names[seat], number=-state.standing(seat)[1])


Reasons = Callable[[DuelState, int, Fields, Names], Iterator[str]]
REASONS: dict[str, Reasons] = {
    "SACRED": _sacred,
    "STEAL_SACRED": _sacred,
    "STEAL": _steal,
    "DRAW": _draw,
    "TAKE": _take,
    "PLACE": _place,
    "END": _stop,
    "DONE": _stop,
}
"""By the kind of action; what a MOVE leaves behind is its outcome, and what it gives away is told before."""
