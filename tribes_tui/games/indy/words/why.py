"""What speaks for an action of indy, in the facts of its viewer's cards: the why of a hint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from rules.indy.components.cards import CARD_OF, CODES, EAGLE, VALUE
from rules.indy.mechanics.scoring import rank
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import after, best_rank
from tribes_tui.games.indy.words.cards import Names, card, points
from tribes_tui.games.indy.words.said import why as said
from tribes_tui.games.indy.words.table import PAIR

if TYPE_CHECKING:
    from rules import State

CHANGES = ("SWAP", "PLAY_EAGLE")


def reasons(view: State, id: int, names: Names) -> Sequence[str]:
    """Sentences; none where the cards in hand say nothing for or against it."""
    state, kind = cast(IndyState, view), view.game.actions[id].kind
    player = state.current_player
    if player is None or (kind not in WITHOUT_THREE and best_rank(state.hands[player]) is None):
        return ()
    found = REASONS[kind](state, id, player, names)
    return [found] if isinstance(found, str) else found


def _now(state: IndyState, player: int) -> int:
    """What the best three of the cards in hand make."""
    return best_rank(state.hands[player]) or 0


def _keep(state: IndyState, id: int, player: int, names: Names) -> str:
    """What the card that is kept is worth beside the other one."""
    hand, kept = state.hands[player], CARD_OF[state.game.actions[id].fields["card"]]
    other = next((card for card in hand if card != kept), kept)
    return said.keep_eagle() if EAGLE in (kept, other) else said.keep(value=VALUE[kept], other=VALUE[other])


def _shaman(state: IndyState, id: int, player: int, names: Names) -> str:
    colour = state.game.actions[id].fields["s"]
    return said.shaman_pair() if state.players == PAIR else said.shaman(colour=colour)


def _exchange(state: IndyState, id: int, player: int, names: Names) -> str:
    given = [CARD_OF[code] for code in state.game.actions[id].fields["set"]]
    kept, now = sorted((Counter(state.hands[player]) - Counter(given)).elements()), _now(state, player)
    if not given or best_rank(kept) == now:
        return (said.stay if given else said.already)(now=points(now))
    return said.gives_up(now=points(now), cards=[card(CODES[lying]) for lying in kept])


def _change(state: IndyState, id: int, player: int, names: Names) -> Sequence[str]:
    made, now = best_rank(after(state, state.hands[player], id)), _now(state, player)
    told = said.stay(now=points(now)) if made in (None, now) else said.become(made=points(made or 0), now=points(now))
    return () if made is None else (told,)


def _pass(state: IndyState, id: int, player: int, names: Names) -> Sequence[str]:
    """Whether anything that one could take instead would be better."""
    legal = [action for action in state.legal_actions() if state.game.actions[action].kind in CHANGES]
    made, now = [best_rank(after(state, state.hands[player], action)) or 0 for action in legal], _now(state, player)
    return [said.nothing_better(now=points(now))] if made and max(made) <= now else []


def _evoke(state: IndyState, id: int, player: int, names: Names) -> Sequence[str]:
    """What is laid, and the weakest that lies on the table so far."""
    laid = rank(*after(state, state.hands[player], id))
    others = {seat: rank(*three) for seat, three in enumerate(state.evocations) if three and seat != player}
    weakest = min(others, key=lambda seat: others[seat], default=player)
    made = points(others.get(weakest, laid))
    worst = said.worst(is_below=others.get(weakest, laid) < laid, name=names[weakest], made=made)
    return [said.lays(made=points(laid)), *([worst] if others else [])]


WITHOUT_THREE = ("CHOOSE_SHAMAN", "RETURN", "KEEP")
"""Where there may be no three cards to be counted."""
REASONS: dict[str, Callable[[IndyState, int, int, Names], str | Sequence[str]]] = {
    "CHOOSE_SHAMAN": _shaman,
    "RETURN": lambda *_: said.come_back(),
    "KEEP": _keep,
    "EXCHANGE": _exchange,
    **dict.fromkeys(CHANGES, _change),
    "PASS": _pass,
    "EVOKE": _evoke,
}
