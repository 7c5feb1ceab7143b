"""What speaks for an action of Five Tribes besides what its score sheet gains at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rules import Rng
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import TAKE
from rules.five_tribes.evaluation import preview
from tribes_tui.games.five_tribes.words.outcomes import best_suits, ending
from tribes_tui.games.five_tribes.words.said import outcomes as said
from tribes_tui.games.five_tribes.words.things import djinn

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState


def reasons(state: FiveTribesState, id: int) -> Iterator[str]:
    """Sentences; none where the outcome tells it."""
    say = REASONS.get(state.game.actions[id].kind)
    if say is not None and state.current_player is not None:
        yield from say(state, id)


def _take(state: FiveTribesState, id: int) -> Iterator[str]:
    """The best end of the move."""
    ends = preview.ends(state, id - TAKE)
    if ends:
        yield said.best_start(ending=ending(state, ends[0]))


def _drop(state: FiveTribesState, id: int) -> Iterator[str]:
    """The best end of the move from there on."""
    then = state.resample(Rng(int(state.key()[:15], 16)))
    then.apply(id)
    ends = preview.ends(then) if then.stage == st.SOW else []
    if ends:
        yield said.best_way(ending=ending(then, ends[0]))


def _pass(state: FiveTribesState, id: int) -> Iterator[str]:
    if state.stage == st.TILE:
        yield said.keep_gold(gold=state.gold[state.actor])


def _keep(state: FiveTribesState, id: int) -> Iterator[str]:
    yield said.keep_djinn(djinn=djinn(state.game.actions[id].fields["djinn"]))


def _end(state: FiveTribesState, id: int) -> Iterator[str]:
    """What the goods that are kept would bring now."""
    worth = best_suits(state)
    yield said.sold_now(worth=worth) if worth else said.no_goods()


REASONS: dict[str, Callable[[FiveTribesState, int], Iterator[str]]] = {
    "TAKE": _take,
    "DROP": _drop,
    "PASS": _pass,
    "KEEP": _keep,
    "END": _end,
}
"""The kinds of actions that change no line of a score sheet."""
