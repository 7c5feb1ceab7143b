"""What the others did since one's own turn, in a line: each thing in a few words, names of cards as they stand on the pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rules.tribe.components.cards import CARD_OF
from tribes_tui.games.tribe.faces import short
from tribes_tui.words.common import count, listed, whose
from tribes_tui.words.speech import news_sentences
from tribes_tui.words.spoken import Clause

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]
Fields = Mapping[str, Any]
Say = Callable[[Fields, Names], str]


def since(events: Sequence[Event], names: Names, viewer: int | None) -> Iterator[str]:
    """All of it; without what one sees on the table; then without the first of it, but for what touched the viewer; from long to
    short."""
    others = [event for event in events if event.player != viewer]
    for say, counts in ((WHOLE, False), (BRIEF, False), (BRIEF, True)):
        yield " ".join(news_sentences(_clauses(others, names, say, counts), names))
    left = _clauses(others, names, BRIEF, True)
    mine = _clauses([event for event in others if _touches(event, viewer)], names, BRIEF, True)
    while len(left) > 1:
        first = next((clause for clause in left if clause not in mine), left[0])
        left.remove(first)
        yield " ".join(("…", *news_sentences(left, names)))


def _touches(event: Event, viewer: int | None) -> bool:
    """Whether it was done to the viewer."""
    return viewer is not None and event.fields().get("target") == viewer


def _clauses(events: Sequence[Event], names: Names, say: Mapping[str, Say], counts: bool) -> list[Clause]:
    """A clause for each thing; cards that one player discards in a row are one, with `counts` their number alone."""
    found = list[Clause]()
    drawers = {event.player for event in events if event.kind == "played_draw3"}
    for (kind, who), group in groupby(events, lambda event: (event.kind, event.player)):
        all_fields = [event.fields() for event in group]
        if kind == "discarded" and counts and who in drawers:
            continue  # whoever takes three discards as many
        if kind == "discarded":
            cards = [_card(fields["card"]) for fields in all_fields]
            found.append(Clause(who, f"discarded {count(len(cards), 'card') if counts else f'the {listed(cards)}'}"))
        elif kind in say:
            found += [Clause(who, say[kind](fields, names)) for fields in all_fields]
    return found


def _card(name: str) -> str:
    return short(CARD_OF[name])


def _lost(fields: Fields) -> str:
    return listed(_card(name) for name in fields["destroyed"]) or "nothing"


WHOLE: dict[str, Say] = {
    "leader_chosen": lambda f, names: f"chose the {f['leader']} as leader",
    "challenge_began": lambda f, names: f"dealt for challenge {f['challenge']}",
    "took": lambda f, names: f"took the {_card(f['card'])} from the discards",
    "used": lambda f, names: f"laid a hidden {_card(f['card'])} on the {f['chain']}",
    "attacked": lambda f, names: f"sent the {_card(f['card'])} at {whose(names[f['target']])} {f['chain']}",
    "defended": lambda f, names: (
        f"lost {_lost(f)}" if f["card"] is None else f"turned up {_card(f['card'])} and lost {_lost(f)}"
    ),
    "swapped": lambda f, names: f"swapped the card beside the {f['chain']}",
    "founded": lambda f, names: f"began a chain with the {f['chain']}",
    "placed": lambda f, names: f"laid the {_card(f['card'])} on the {f['chain']}",
    "activated": lambda f, names: f"hid a card beside the {f['chain']}",
    "blocked": lambda f, names: f"blocked {names[f['target']]}",
    "skipped": lambda f, names: "skipped a turn",
    "played_draw3": lambda f, names: "played a draw 3",
    "eliminated": lambda f, names: f"lost the {f['chain']}, alone too long",
}
BRIEF: dict[str, Say] = {
    **{kind: say for kind, say in WHOLE.items() if kind not in ("took", "swapped")},
    "used": lambda f, names: f"laid a hidden {_card(f['card'])}",
    "founded": lambda f, names: f"began the {f['chain']}",
    "placed": lambda f, names: f"laid the {_card(f['card'])}",
    "activated": lambda f, names: "hid a card",
    "eliminated": lambda f, names: f"lost the {f['chain']}",
}
"""Kind of event -> what it says of whoever did it; what is brief leaves places to the dots on the table."""
