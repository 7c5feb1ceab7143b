"""What belongs together of all that happened: what was paid stands with what it was paid for, and what was done in a row is one deed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rules import Event
from rules.rise_of_tribes.components.box import GOALS

PAID_FOR = frozenset({"bought", "village_built", "lit", "altar"})
"""Kinds of deeds before which their price is paid."""
ALTAR = "altar"
"""A deed that the rules tell as a payment, a lost member and a point."""


class Deed(NamedTuple):
    """An event as it is told, with `goods` if something was paid for it, and the numbers of all the events that it tells."""

    event: Event
    tells: tuple[int, ...]


def deeds(events: Sequence[Event]) -> list[Deed]:
    """All that happened, in its order, payments with what they are for."""
    found: list[Deed] = []
    for number, event in _in_order(events):
        deed = Deed(event, (number,))
        before = found[-1].event if found else None
        if before is not None and before.player == event.player and event.kind == "points":
            why = event.fields()["why"]
            if why == "altar" and before.kind == "member_lost":
                lost = found.pop()
                deed = _with(
                    Deed(Event(ALTAR, event.player, event.fields()), deed.tells), [lost], hex=before.fields()["hex"]
                )
            elif why in GOALS:
                paid = _taken_off(found, event.player)
                if found and found[-1].event.kind == "goal_completed" and found[-1].event.player == event.player:
                    completed = found.pop()
                    fields = {**event.fields(), **completed.event.fields()}
                    told = Deed(Event("goal_completed", event.player, fields), (*completed.tells, number))
                    deed = _with(told, paid, goods=_goods(paid))
                else:
                    found += paid
        if deed.event.kind in PAID_FOR:
            paid = _taken_off(found, event.player)
            deed = _with(deed, paid, goods=_goods(paid)) if paid or deed.event.kind == ALTAR else deed
        found.append(deed)
    return found


def _in_order(events: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    """With their numbers; what ends an event before that, and its end behind it."""
    waits: list[tuple[int, Event]] = []
    for number, event in enumerate(events):
        follows = events[number + 1] if number + 1 < len(events) else None
        if event.kind == "event_left" and follows is not None and follows.kind == "learned":
            waits.append((number, event))
            continue
        yield number, event
        yield from waits
        waits.clear()


def _taken_off(found: list[Deed], player: int | None) -> list[Deed]:
    """The payments to the bank with which `found` ends, which are no more in it then."""
    first = len(found)
    while first and is_payment(found[first - 1].event) and found[first - 1].event.player == player:
        first -= 1
    paid = found[first:]
    del found[first:]
    return paid


def is_payment(event: Event) -> bool:
    """Whether somebody paid the bank a price."""
    return event.kind == "resources" and event.fields()["count"] < 0


def _goods(paid: Iterable[Deed]) -> list[dict[str, Any]]:
    """What was paid, as the fields of events."""
    return [deed.event.fields() for deed in paid]


def _with(deed: Deed, others: Sequence[Deed], **fields: Any) -> Deed:
    """A deed with more of what belongs to it."""
    event = Event(deed.event.kind, deed.event.player, {**deed.event.fields(), **fields})
    return Deed(event, tuple(sorted((*deed.tells, *(number for one in others for number in one.tells)))))
