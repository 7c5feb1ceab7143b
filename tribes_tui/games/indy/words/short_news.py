"""What others did since one's turn, in a row: in ever fewer words, for a window too small for a log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tribes_tui.games.indy.words.cards import COLOUR_WORDS, Names, card
from tribes_tui.words.common import capital, count, listed

if TYPE_CHECKING:
    from rules import Event

OTHERS = "others"
MANY = 3
"""So many who did the same are "others", where everybody else is told of, too."""


class Did(NamedTuple):
    """What a seat did: `{who} exchanged 2 cards`, and behind another who did the like `{who} 2`."""

    first: str
    again: str
    is_last: bool = False
    """It is told behind the others, which have a noun that a number may follow."""


Fields = Mapping[str, Any]
DONE: dict[str, Callable[[Fields], Did]] = {
    "shaman_chosen": lambda f: Did(
        f"{{who}} took a {COLOUR_WORDS[f['shaman']]} shaman", f"{{who}} a {COLOUR_WORDS[f['shaman']]} one"
    ),
    "exchanged": lambda f: _exchanged(f["count"]),
    "passed": lambda f: Did("{who} passed", "{who} passed"),
    "swapped": lambda f: Did(f"{{who}} took {card(f['taken'])}", f"{{who}} {card(f['taken'])}"),
    "eagle_played": lambda f: Did(f"{{who}}: eagle took {card(f['taken'])}", f"{{who}}: eagle took {card(f['taken'])}"),
    "returned": lambda f: Did("{who} returned", "{who} returned"),
}
"""By kind of event. The cards that were given, turned up or evoked lie on the table: they are not told again."""


def _exchanged(number: int) -> Did:
    if not number:
        return Did("{who} exchanged nothing", "{who} nothing", True)
    return Did(f"{{who}} exchanged {count(number, 'card')}", f"{{who}} {number}")


DoneBy = Mapping[tuple[str, Did], list[int]]
"""Who did a thing: (kind of event, what) -> seats."""


def short_news(events: Sequence[Event], names: Names, viewer: int | None) -> tuple[str, ...]:
    """From everything to what fewest did, and to the latest: `You lost a feather; Birch exchanged 2 cards, others 1`.

    Of a round that is over since then, what it cost and brought is told alone.
    """
    ends = [k for k, event in enumerate(events) if event.kind == "resolved"]
    reckoned = [*_reckoned(events[ends[-1]].fields(), names)] if ends else []
    done_by: dict[tuple[str, Did], list[int]] = {}
    for event in events[ends[-1] + 1 if ends else 0 :]:
        if event.kind in DONE and event.player is not None and event.player != viewer:
            seats = done_by.setdefault((event.kind, DONE[event.kind](event.fields())), [])
            seats += [] if event.player in seats else [event.player]
    told = _told(done_by, names, viewer)
    latest = [did.first.format(who=names[seats[-1]]) for (_, did), seats in [*done_by.items()][-1:]]
    forms = ([*reckoned, *told], told, told[:1], latest, reckoned)
    return tuple(capital("; ".join(form)) for form in forms if form)


def _reckoned(fields: Fields, names: Names) -> Iterator[str]:
    """Whose feathers a round took, and whom it gave one."""
    if fields["losers"] and not fields["spared"]:
        yield f"{listed(names[seat] for seat in fields['losers'])} lost a feather"
    if fields["winner"] is not None:
        yield f"{names[fields['winner']]} won a feather"


def _told(done_by: DoneBy, names: Names, viewer: int | None) -> list[str]:
    """A part each kind of thing, what fewest did first."""
    active = {seat for seats in done_by.values() for seat in seats}
    is_all = active == {*range(len(names))} - {viewer}
    most = max(map(len, done_by.values()), default=0)
    found: dict[str, list[str]] = {}
    for (kind, did), seats in sorted(done_by.items(), key=lambda done: (done[0][1].is_last, len(done[1]))):
        who = OTHERS if is_all and len(seats) == most >= MANY else listed(names[seat] for seat in seats)
        parts = found.setdefault(kind, [])
        parts.append((did.again if parts else did.first).format(who=who))
    return [", ".join(parts) for parts in found.values()]
