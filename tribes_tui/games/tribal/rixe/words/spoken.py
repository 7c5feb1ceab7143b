"""The Tribal Rixe for people who listen: what happened, the question, the choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.actions import action, on_table, outcome
from tribes_tui.games.tribal.rixe.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.tribal.rixe.words.answers import place as place
from tribes_tui.games.tribal.rixe.words.answers import seat as seat
from tribes_tui.games.tribal.rixe.words.prompts import prompt as question
from tribes_tui.games.tribal.words import card_words
from tribes_tui.words.common import count, listed, whose
from tribes_tui.words.spoken import Clause, SpokenChoice

if TYPE_CHECKING:
    from rules import Event, State

__all__ = ["REQUESTS", "choice", "news", "place", "question", "seat", "spelt", "would"]

Names = Sequence[str]
Fields = Mapping[str, Any]
CODE = re.compile(r"\b[DMLT][1-9][ab]?\b")
"""The notation's names of cards."""

CHOSEN = frozenset(("moved", "played", "new_column", "turn_ended", "cleaned"))
"""What the one who chose it needs not hear."""


def __getattr__(name: str) -> object:
    """`THINGS`."""
    if name == "THINGS":
        from tribes_tui.games.tribal.words import things

        return things()
    raise AttributeError(name)


# ---- What happened ------------------------------------------------------------------------------------


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing; cards that one player put down in a row are told together."""
    found: list[Clause] = []
    put: list[str] = []
    who = -1
    for event in events:
        if event.player == viewer and event.kind in CHOSEN:
            continue
        if event.kind == "played" and event.player is not None:
            if event.player != who:
                found += _put(who, put)
            who = event.player
            put.append(_played(event.fields(), names, event.player))
            continue
        if event.kind in DID and event.player is not None:
            text, weight = DID[event.kind](event.fields(), names)
            found += [*_put(who, put), *([Clause(event.player, text, weight)] if text else [])]
        elif event.kind in WAS:
            text, weight = WAS[event.kind](event.fields(), names)
            found += [*_put(who, put), Clause(None, text, weight)]
    return [*found, *_put(who, put)]


def _put(who: int, put: list[str]) -> list[Clause]:
    """What was put down; the list is emptied."""
    if not put:
        return []
    text = f"put {listed(put)}" if len(put) < 4 else f"put down {len(put)} cards"
    put.clear()
    return [Clause(who, text, 1)]


def _played(fields: Fields, names: Names, who: int) -> str:
    owner = "the" if fields["z"] == who else whose(names[fields["z"]])
    onto = f"on {owner} {card_words(fields['onto'])}" if fields["onto"] else "in a free place"
    return f"the {card_words(fields['card'])} {onto}"


def _moved(fields: Fields, names: Names) -> tuple[str, int]:
    number = len(fields["cards"])
    more = f" and {number - 1} more" if number > 1 else ""
    goal = f"onto the {card_words(fields['onto'])}" if fields["onto"] else "to a free place"
    return f"moved the {card_words(fields['cards'][0])}{more} {goal}", 0


def _drew(fields: Fields, names: Names) -> tuple[str, int]:
    return (f"drew the {card_words(fields['card'])}", 2) if "card" in fields else ("drew a card", 0)


def _over(fields: Fields, names: Names) -> tuple[str, int]:
    out = [names[seat] for seat in fields["out"]]
    points = listed(f"{names[seat]} {points}" for seat, points in enumerate(fields["gained"]))
    return f"round {fields['round']} is over. Out of cards: {listed(out) or 'nobody'}. Points in it: {points}", 2


def _dealt(fields: Fields, names: Names) -> tuple[str, int]:
    return (f"got {count(len(fields['cards']), 'card')}", 1) if fields.get("cards") else ("", 0)


def _dry(fields: Fields, names: Names) -> tuple[str, int]:
    return f"turned up the {card_words(fields['card'])} after a lap without a card laid", 2


Say = Callable[[Fields, Names], tuple[str, int]]
DID: dict[str, Say] = {
    "dealt": _dealt,
    "cleaned": lambda f, names: (f"played {count(f['played'], 'card')} in cleaning", 1),
    "starter": lambda f, names: ("began the turns", 0),
    "dry_lap": _dry,
    "new_column": lambda f, names: (f"started a column with the {card_words(f['card'])}", 1),
    "moved": _moved,
    "collected": lambda f, names: ("collected a column for 1 point", 2),
    "went_out": lambda f, names: ("put down the last card for 3 points", 2),
    "drew": _drew,
    "turn_ended": lambda f, names: ("laid no card" if f["dry"] else "", 0),
}
WAS: dict[str, Say] = {
    "round_begins": lambda f, names: (f"round {f['round']} begins", 1),
    "round_over": _over,
    "game_over": lambda f, names: ("the game is over", 2),
    "undo": lambda f, names: ("the last move was taken back", 2),
}

# ---- What may be done ---------------------------------------------------------------------------------


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; where one card may go is a group."""
    state = cast(RixeState, view)
    row = state.game.actions[id]
    said = action(view, id, names)
    if row.kind == "PLAY":
        what: str = card_words(row.fields["card"])
        return SpokenChoice(said, f"put the {what}", f"Where does the {what} go?", said)
    if row.kind == "MOVE":
        what = on_table(state, row.fields["card"], names)
        return SpokenChoice(said, f"move {what}", f"Where does {what} go?", said)
    if row.kind == "COLLECT":
        return SpokenChoice(said, "collect a column", "Which column do you collect?", said)
    return SpokenChoice(said)


def would(view: State, id: int, names: Names) -> str:
    """What it certainly makes."""
    return outcome(view, id)


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return CODE.sub(lambda found: card_words(found[0]), text)
