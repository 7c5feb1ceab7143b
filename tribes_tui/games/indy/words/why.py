"""What speaks for an action of indy, in the facts of its viewer's cards: the why of a hint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from rules.indy.components.cards import CARD_OF, CODES, EAGLE, VALUE
from rules.indy.mechanics.scoring import rank
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import after, best_rank
from tribes_tui.games.indy.words.cards import Names, card, points
from tribes_tui.games.indy.words.said import why as said
from tribes_tui.games.indy.words.table import PAIR

if TYPE_CHECKING:
    from rules import Action, State

CHANGES = ("SWAP", "PLAY_EAGLE")


def reasons(view: State, id: int, names: Names) -> Iterator[str]:
    """Sentences; none where the cards in hand say nothing for or against it."""
    state = cast(IndyState, view)
    player = state.current_player
    hand = [] if player is None else state.hands[player]
    now, row = best_rank(hand), state.game.actions[id]
    if player is not None and row.kind in ("CHOOSE_SHAMAN", "RETURN", "KEEP"):
        yield _without_three(state, player, row)
    if now is None or player is None:
        return
    if row.kind == "EXCHANGE":
        yield _exchange(hand, [CARD_OF[code] for code in row.fields["set"]], now)
    elif row.kind in CHANGES and (made := best_rank(after(state, hand, id))) is not None:
        yield said.become(made=points(made), now=points(now)) if made != now else said.stay(now=points(now))
    elif row.kind == "PASS":
        yield from _pass(state, hand, now)
    elif row.kind == "EVOKE":
        yield from _evoke(state, rank(*after(state, hand, id)), player, names)


def _without_three(state: IndyState, player: int, row: Action) -> str:
    """Where there are not three cards to be counted: choosing a shaman, coming back, keeping one of two cards."""
    if row.kind == "CHOOSE_SHAMAN":
        return said.shaman_pair() if state.players == PAIR else said.shaman(colour=row.fields["s"])
    return said.come_back() if row.kind == "RETURN" else _keep(state.hands[player], CARD_OF[row.fields["card"]])


def _keep(hand: list[int], kept: int) -> str:
    """What the card that is kept is worth beside the other one."""
    other = next((card for card in hand if card != kept), kept)
    return said.keep_eagle() if EAGLE in (kept, other) else said.keep(value=VALUE[kept], other=VALUE[other])


def _exchange(hand: list[int], given: list[int], now: int) -> str:
    kept = sorted((Counter(hand) - Counter(given)).elements())
    if not given:
        return said.already(now=points(now))
    if best_rank(kept) == now:
        return said.stay(now=points(now))
    return said.gives_up(now=points(now), cards=[card(CODES[lying]) for lying in kept])


def _pass(state: IndyState, hand: list[int], now: int) -> Iterator[str]:
    """Whether anything that one could take instead would be better."""
    rows = ((action, state.game.actions[action].kind) for action in state.legal_actions())
    made = [best_rank(after(state, hand, action)) for action, kind in rows if kind in CHANGES]
    if made and max(value or 0 for value in made) <= now:
        yield said.nothing_better(now=points(now))


def _evoke(state: IndyState, laid: int, player: int, names: Names) -> Iterator[str]:
    """What is laid, and the weakest that lies on the table so far."""
    yield said.lays(made=points(laid))
    others = {seat: rank(*three) for seat, three in enumerate(state.evocations) if three and seat != player}
    if others:
        weakest = min(others, key=lambda seat: others[seat])
        yield said.worst(is_below=others[weakest] < laid, name=names[weakest], made=points(others[weakest]))
