"""The Tribal Duel for people who listen: what happened, the question, the choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.tribal.duel.words.answers import place as place
from tribes_tui.games.tribal.duel.words.answers import seat as seat
from tribes_tui.games.tribal.duel.words.log import HEARD, HEARD_ALONE
from tribes_tui.games.tribal.duel.words.said import log as said
from tribes_tui.games.tribal.duel.words.said import orders
from tribes_tui.games.tribal.duel.words.sentences import action, gain
from tribes_tui.games.tribal.duel.words.sentences import prompt as question
from tribes_tui.games.tribal.duel.words.things import card, cards, column
from tribes_tui.games.tribal.words import THINGS as THINGS
from tribes_tui.games.tribal.words import spelt_out as spelt
from tribes_tui.words.spoken import Clause, SpokenChoice

if TYPE_CHECKING:
    from rules import Event, State

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

Names = Sequence[str]

CHOSEN = frozenset(
    ("moved", "sacred", "stolen", "stolen_to_pile", "taken", "placed", "placed_on_pile", "turn_ended", "cleaned")
)
"""What the one who chose it needs not hear."""

# ---- What happened ------------------------------------------------------------------------------------


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing, moves within one's own zone counted together."""
    found: list[Clause] = []
    shifted: list[str] = []
    for event in events:
        if event.player == viewer and event.kind in CHOSEN:
            continue
        fields = event.fields()
        if event.kind == "moved" and fields["z"] == fields["to_z"] == event.player:
            shifted.append(cards(fields["cards"]))
            continue
        if event.kind in HEARD and event.player is not None:
            found += _moves(event.player, shifted)
            found.append(Clause(event.player, *HEARD[event.kind](fields, names)))
        elif event.kind in HEARD_ALONE:
            found.append(Clause(None, *HEARD_ALONE[event.kind](fields, names)))
    return [*found, *(_moves(events[-1].player or 0, shifted) if shifted else [])]


def _moves(who: int, shifted: list[str]) -> list[Clause]:
    """What was moved within the own zone, told once; the list is emptied."""
    if not shifted:
        return []
    text = said.own_moves(number=len(shifted), cards=shifted[0])
    shifted.clear()
    return [Clause(who, text, 0)]


# ---- What may be done ---------------------------------------------------------------------------------


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; where one card may go is a group."""
    state = cast(DuelState, view)
    row = state.game.actions[id]
    told = action(view, id, names)
    where = state.parameters(id)
    if row.kind in ("MOVE", "STEAL", "SACRED", "STEAL_SACRED") and where:
        what = {"card": card(row.fields["card"]), "column": column(where["z"], where["i"], names)}
        return SpokenChoice(told, orders.card_in(**what), orders.where_to(**what), told)
    return SpokenChoice(told)


def would(view: State, id: int, names: Names) -> str:
    """What becomes of the place it leaves."""
    return gain(view, id)
