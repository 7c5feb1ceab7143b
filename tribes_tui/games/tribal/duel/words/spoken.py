"""The Tribal Duel for people who listen: what happened, the question, the choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.tribal.duel.words.answers import THINGS as THINGS
from tribes_tui.games.tribal.duel.words.answers import place as place
from tribes_tui.games.tribal.duel.words.answers import seat as seat
from tribes_tui.games.tribal.duel.words.end import ENDS
from tribes_tui.games.tribal.duel.words.sentences import action, gain
from tribes_tui.games.tribal.duel.words.sentences import prompt as question
from tribes_tui.games.tribal.duel.words.things import card, cards, column
from tribes_tui.games.tribal.duel.words.things import spelt_out as spelt
from tribes_tui.words.common import count, whose
from tribes_tui.words.spoken import Clause, SpokenChoice

if TYPE_CHECKING:
    from rules import Event, State

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

Names = Sequence[str]
Fields = Mapping[str, Any]

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
        if event.kind in DID and event.player is not None:
            found += _moves(event.player, shifted)
            text, weight = DID[event.kind](fields, names)
            found.append(Clause(event.player, text, weight))
        elif event.kind in WAS:
            text, weight = WAS[event.kind](fields, names)
            found.append(Clause(None, text, weight))
    return [*found, *(_moves(events[-1].player or 0, shifted) if shifted else [])]


def _moves(who: int, shifted: list[str]) -> list[Clause]:
    """What was moved within the own zone, told once; the list is emptied."""
    if not shifted:
        return []
    text = f"moved {shifted[0]}" if len(shifted) == 1 else f"made {len(shifted)} moves in their own zone"
    shifted.clear()
    return [Clause(who, text, 0)]


def _moved(fields: Fields, names: Names) -> tuple[str, int]:
    goal = (
        f"onto {whose(names[fields['to_z']])} {card(fields['onto'])}"
        if fields["onto"]
        else f"to {whose(names[fields['to_z']])} free column"
    )
    if fields["z"] != fields["to_z"]:
        return f"gave {cards(fields['cards'])} {goal}", 2
    return f"moved {cards(fields['cards'])} {goal}", 0


def _starter(fields: Fields, names: Names) -> tuple[str, int]:
    fewer, more = sorted(fields["turned_up"])
    why = "after a tie in cleaning" if fewer == more else f"with fewer cards turned up, {fewer} against {more}"
    return f"began the turns {why}", 1


def _over(fields: Fields, names: Names) -> tuple[str, int]:
    return f"the game is over: {ENDS[fields['end']]}", 2


Say = Callable[[Fields, Names], tuple[str, int]]
DID: dict[str, Say] = {
    "moved": _moved,
    "turned_up": lambda f, names: (f"turned up {card(f['card'])} in {column(f['z'], f['i'], names)}", 1),
    "sacred": lambda f, names: (f"put {card(f['card'])} on the sacred pile", 2),
    "stolen": lambda f, names: (f"stole {card(f['card'])} for their column {f['j'] + 1}", 2),
    "stolen_to_pile": lambda f, names: (f"stole {card(f['card'])} for the sacred pile", 2),
    "drawn": lambda f, names: (f"drew {card(f['card'])}", 2),
    "discarded": lambda f, names: (f"drew {card(f['card'])}, which fits nowhere and is discarded", 2),
    "taken": lambda f, names: (f"took {card(f['card'])} from the discard", 1),
    "placed": lambda f, names: (
        f"placed {card(f['card'])} in {column(f['z'], f['j'], names)}" if "j" in f else f"placed {card(f['card'])}",
        1,
    ),
    "placed_on_pile": lambda f, names: (f"put {card(f['card'])} on the sacred pile", 2),
    "cleaned": lambda f, names: (f"finished cleaning, {count(f['turned_up'], 'card')} turned up", 1),
    "starter": _starter,
    "turn_ended": lambda f, names: (f"ended turn {f['turn']}", 0),
}
WAS: dict[str, Say] = {
    "game_over": _over,
    "undo": lambda f, names: ("the last move was taken back", 2),
}

# ---- What may be done ---------------------------------------------------------------------------------


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; where one card may go is a group."""
    state = cast(DuelState, view)
    row = state.game.actions[id]
    said = action(view, id, names)
    where = state.parameters(id)
    if row.kind in ("MOVE", "STEAL", "SACRED", "STEAL_SACRED") and where:
        what = f"the {card(row.fields['card'])} in {column(where['z'], where['i'], names)}"
        return SpokenChoice(said, what, f"Where does {what} go?", said)
    return SpokenChoice(said)


def would(view: State, id: int, names: Names) -> str:
    """What becomes of the place it leaves."""
    return gain(view, id)
