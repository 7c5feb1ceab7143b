"""What speaks for an action of a Duel besides what a card leaves behind: piles, columns, the stock."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rules.tribal.cards import CODES, NAMES, RANK, RANKS, SYMBOL, SYMBOL_NAMES
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.sentences import gain
from tribes_tui.games.tribal.words import card_words
from tribes_tui.words.common import count, does, sentence, whose

Names = Sequence[str]
Fields = Mapping[str, Any]
ON_PILES = frozenset(("SACRED", "STEAL_SACRED"))
NOTHING_LEFT = "Nothing that is left would turn a card up, empty a column, or go on a sacred pile."


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
        yield f"But {whose(names[where['to_z']])} sacred pile takes the {card_words(NAMES[last])} next."


def _comes_next(state: DuelState, player: int, card: int) -> bool:
    """Whether a card is the next on the player's sacred pile of its symbol."""
    return state.heights[4 * player + SYMBOL[card]] == RANK[card]


def _pile(state: DuelState, player: int, card: int) -> str:
    """What the pile that a card goes on would come to."""
    return f"Your sacred pile of {SYMBOL_NAMES[SYMBOL[card]]}s would have {RANK[card] + 1} of {RANKS} cards."


def _sacred(state: DuelState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    yield _pile(state, player, CODES[fields["card"]])


def _clear(state: DuelState, player: int, gained: int, names: Names) -> str:
    """How many cards somebody would have to clear."""
    before = -state.standing(player)[1]
    return sentence(
        f"{does(names[player], 'have', 'has')} {count(before, 'card')} to clear; it would be {before + gained}"
    )


def _steal(state: DuelState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    yield _clear(state, player, 1, names)


def _draw(state: DuelState, player: int, fields: Fields, names: Names) -> Iterator[str]:
    unseen = state.unseen_cards()
    wanted = sum(_comes_next(state, player, card) for card in unseen)
    yield (
        f"Of the {count(len(unseen), 'card')} that nobody has seen, {len(state.stock)} of them in the stock, "
        f"{wanted or 'none'} would go on your sacred piles at once."
    )


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
    useful = ("turns a card up", "empties the column")
    legal = state.legal_actions()
    if not any(state.game.actions[one].kind in ON_PILES or gain(state, one) in useful for one in legal):
        yield NOTHING_LEFT
    else:
        yield from (_clear_now(state, seat, names) for seat in (player, 1 - player))


def _clear_now(state: DuelState, player: int, names: Names) -> str:
    return sentence(f"{does(names[player], 'have', 'has')} {count(-state.standing(player)[1], 'card')} to clear")


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
