"""Tribe for people who listen: what happened, the question, the choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.tribe.state import TribeState
from tribes_tui.games.tribe.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.tribe.words.answers import THINGS as THINGS
from tribes_tui.games.tribe.words.answers import place as place
from tribes_tui.games.tribe.words.answers import seat as seat
from tribes_tui.games.tribe.words.cards import ICON_WORDS, card
from tribes_tui.games.tribe.words.outcomes import outcome_of
from tribes_tui.games.tribe.words.sentences import action
from tribes_tui.games.tribe.words.sentences import prompt as question
from tribes_tui.words.common import listed, repeated, whose
from tribes_tui.words.spoken import Clause, SpokenChoice

if TYPE_CHECKING:
    from rules import Event, State

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

Names = Sequence[str]
Fields = Mapping[str, Any]
CODE = re.compile(r"\b(?:[a-z]+_[a-z]+|draw3|multi|courage|strength|skyforce)\b")
"""The notation's names of cards that are no words."""
Say = Callable[[Fields, str, Names], tuple[str, int]]

CHOSEN = frozenset(
    ("leader_chosen", "took", "used", "attacked", "swapped", "discarded", "founded", "placed", "activated", "blocked")
) | {"played_draw3"}
"""What the one who chose it needs not hear."""

# ---- What happened ------------------------------------------------------------------------------------


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing that happened; nothing of what the viewer just chose."""
    found = []
    for event in events:
        if event.player == viewer and event.kind in CHOSEN:
            continue
        if event.kind in DID and event.player is not None:
            text, weight = DID[event.kind](event.fields(), names[event.player], names)
            found += [Clause(event.player, text, weight)] if text else []
        elif event.kind in WAS:
            text, weight = WAS[event.kind](event.fields(), names[event.player or 0], names)
            found.append(Clause(None, text, weight))
    return found


def _drawn(fields: Fields, name: str, names: Names) -> tuple[str, int]:
    return (f"drew the {card(fields['card'])}", 2) if "card" in fields else ("drew a card", 0)


def _placed(fields: Fields, name: str, names: Names) -> tuple[str, int]:
    done = fields["complete"] and fields["card"] != "totem"
    said = f"laid the {card(fields['card'])} on the {fields['chain']}"
    return (f"{said}, which is complete", 2) if done else (said, 1)


def _attacked(fields: Fields, name: str, names: Names) -> tuple[str, int]:
    return f"sent a {card(fields['card'])} at {whose(names[fields['target']])} {fields['chain']}", 2


def _defended(fields: Fields, name: str, names: Names) -> tuple[str, int]:
    lost = listed(repeated(card(other) for other in fields["destroyed"])) or "nothing"
    how = "let it happen" if fields["card"] is None else f"protected it with the {card(fields['card'])}"
    return f"{how} and lost {lost}", 2


def _swapped(fields: Fields, name: str, names: Names) -> tuple[str, int]:
    return f"swapped the card beside the {fields['chain']}", 1


def _dealt(fields: Fields, name: str, names: Names) -> tuple[str, int]:
    return (f"got {listed(repeated(card(c) for c in fields['cards']))}", 1) if fields.get("cards") else ("", 0)


def _activated(fields: Fields, name: str, names: Names) -> tuple[str, int]:
    return f"hid a card beside the {fields['chain']}", 1


DID: dict[str, Say] = {
    "leader_chosen": lambda f, name, names: (f"chose the {f['leader']} as leader", 1),
    "dealt": _dealt,
    "drawn": _drawn,
    "took": lambda f, name, names: (f"took the {card(f['card'])} from the discards", 1),
    "used": lambda f, name, names: (
        f"laid the {card(f['card'])} from beside the {f['from']} on the {f['chain']}",
        1,
    ),
    "attacked": _attacked,
    "defended": _defended,
    "swapped": _swapped,
    "discarded": lambda f, name, names: (f"discarded the {card(f['card'])}", 1),
    "founded": lambda f, name, names: (f"began a chain with the {f['chain']}", 1),
    "placed": _placed,
    "activated": _activated,
    "blocked": lambda f, name, names: (f"blocked {names[f['target']]}", 2),
    "skipped": lambda f, name, names: ("skipped the turn, being blocked", 1),
    "played_draw3": lambda f, name, names: ("played draw three", 1),
    "eliminated": lambda f, name, names: (f"lost the {f['chain']}, alone too long", 2),
    "revealed": lambda f, name, names: (
        f"showed {listed(repeated(card(c) for c in [*f['hand'], *f['active'].values()])) or 'no card'}",
        0,
    ),
}


def _ended(fields: Fields, name: str, names: Names) -> tuple[str, int]:
    points = listed(f"{who} {score}" for who, score in zip(names, fields["points"], strict=True))
    how = {"exhausted": "no vase or totem is left", "turn limit": "the limit of turns is reached"}.get(
        fields["why"], f"closed by {name}"
    )
    return f"challenge {fields['challenge']} is over, {how}. Points: {points}", 2


WAS: dict[str, Say] = {
    "challenge_began": lambda f, name, names: (f"challenge {f['challenge']} begins", 1),
    "refilled": lambda f, name, names: ("the discards become the new draw pile", 0),
    "challenge_ended": _ended,
    "game_ended": lambda f, name, names: ("the game is over", 2),
    "undo": lambda f, name, names: ("the last move was taken back", 2),
}

# ---- What may be done ---------------------------------------------------------------------------------


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; those of one card are a group."""
    state = cast(TribeState, view)
    row = state.game.actions[id]
    said = action(view, id, names)
    if row.kind in ("DISCARD", "PLACE_TRIBU", "PLACE_DIORAMA", "ACTIVATE", "SWAP"):
        what = card(row.fields["x"])
        return SpokenChoice(said, f"the {what}", f"The {what}: what do you do with it?", said)
    if row.kind in ("USE_DIORAMA", "ATTACK"):
        chain = row.fields["c"]
        return SpokenChoice(
            said, f"the card face down beside your {chain}", f"The card beside your {chain}: where to?", said
        )
    return SpokenChoice(said)


def would(view: State, id: int, names: Names) -> str:
    """What it would make or destroy."""
    return outcome_of(cast(TribeState, view), id)


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return CODE.sub(lambda found: ICON_WORDS.get(found[0], card(found[0])), text)
