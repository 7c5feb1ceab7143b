"""What others did since one's turn, in a row: in ever fewer words, for a window too small for a log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tribes_tui.games.indy.words.cards import Names, card
from tribes_tui.games.indy.words.said import cards as said_cards
from tribes_tui.games.indy.words.said import log as said
from tribes_tui.words.common import capital, listed

if TYPE_CHECKING:
    from rules import Event

MANY = 3
"""So many who did the same are "others", where everybody else is told of, too."""
Say = Callable[[str, Any], str]
"""Who did it, and what."""


class Kind(NamedTuple):
    """How a kind of event is told: the field by which like ones are told together, the first of them, one behind another."""

    field: str
    first: Say
    again: Say


KINDS = {
    "shaman_chosen": Kind(
        "shaman",
        lambda who, what: said.shaman_chosen_short(who=who, shaman=said_cards.shaman(colour=what)),
        lambda who, what: said.shaman_chosen_again(who=who, colour=what),
    ),
    "exchanged": Kind(
        "count",
        lambda who, what: said.exchanged_short(who=who, number=what),
        lambda who, what: said.exchanged_again(who=who, number=what),
    ),
    "passed": Kind("", lambda who, what: said.passed_short(who=who), lambda who, what: said.passed_short(who=who)),
    "swapped": Kind(
        "taken",
        lambda who, what: said.swapped_short(who=who, taken=card(what)),
        lambda who, what: said.swapped_again(who=who, taken=card(what)),
    ),
    "eagle_played": Kind(
        "taken",
        lambda who, what: said.eagle_played_short(who=who, taken=card(what)),
        lambda who, what: said.eagle_played_short(who=who, taken=card(what)),
    ),
    "returned": Kind(
        "", lambda who, what: said.returned_short(who=who), lambda who, what: said.returned_short(who=who)
    ),
}
"""The cards that were given, turned up or evoked lie on the table: they are not told again."""

DoneBy = Mapping[tuple[str, Any], list[int]]
"""Who did a thing: (kind of event, what) -> seats."""


def short_news(events: Sequence[Event], names: Names, viewer: int | None) -> tuple[str, ...]:
    """From everything to what fewest did, and to the latest: `You lost a feather; Birch exchanged 2 cards, others 1`.

    Of a round that is over since then, what it cost and brought is told alone.
    """
    ends = [k for k, event in enumerate(events) if event.kind == "resolved"]
    reckoned = [*_reckoned(events[ends[-1]].fields(), names)] if ends else []
    done_by: dict[tuple[str, Any], list[int]] = {}
    for event in events[ends[-1] + 1 if ends else 0 :]:
        if event.kind in KINDS and event.player is not None and event.player != viewer:
            seats = done_by.setdefault((event.kind, event.fields().get(KINDS[event.kind].field)), [])
            seats += [] if event.player in seats else [event.player]
    told = _told(done_by, names, viewer)
    latest = [KINDS[kind].first(names[seats[-1]], what) for (kind, what), seats in [*done_by.items()][-1:]]
    forms = ([*reckoned, *told], told, told[:1], latest, reckoned)
    return tuple(capital("; ".join(form)) for form in forms if form)


def _reckoned(fields: Mapping[str, Any], names: Names) -> Iterator[str]:
    """Whose feathers a round took, and whom it gave one."""
    if fields["losers"] and not fields["spared"]:
        yield said.paid_short(losers=[names[seat] for seat in fields["losers"]])
    if fields["winner"] is not None:
        yield said.won_short(who=names[fields["winner"]])


def _told(done_by: DoneBy, names: Names, viewer: int | None) -> list[str]:
    """A part each kind of thing, what fewest did first; that nothing was exchanged last, as a number needs its noun before it."""
    active = {seat for seats in done_by.values() for seat in seats}
    is_all = active == {*range(len(names))} - {viewer}
    most = max(map(len, done_by.values()), default=0)
    found: dict[str, list[str]] = {}
    for (kind, what), seats in sorted(done_by.items(), key=lambda done: (done[0][1] == 0, len(done[1]))):
        who = said.others() if is_all and len(seats) == most >= MANY else listed(names[seat] for seat in seats)
        parts = found.setdefault(kind, [])
        parts.append((KINDS[kind].again if parts else KINDS[kind].first)(who, what))
    return [", ".join(parts) for parts in found.values()]
