"""What can still be done with a record that can't simply be played on."""

from __future__ import annotations

from typing import NamedTuple

from saves import Damaged, Locked, Parted, Record, SaveError, Store
from tribes_tui.words.said import playing as said


class Offer(NamedTuple):
    """A way on: `name` is also the switch of `tribes continue` for it; `text` says what it does."""

    name: str
    text: str


WATCH, COPY, REPAIR = "watch", "copy", "repair"


def offers(error: SaveError) -> list[Offer]:
    """What can be done when `Store.open` or `Table.resume` has raised `error`, the most natural first."""
    if isinstance(error, Locked):
        return [Offer(WATCH, said.offer_watch()), Offer(COPY, said.offer_copy())]
    if error.good is None or not isinstance(error, Damaged | Parted):
        return []
    say = said.offer_branch if isinstance(error, Parted) else said.offer_repair
    return [Offer(REPAIR, say(moves=len(error.good.moves)))]


def opened(store: Store, name: str, error: SaveError, offer: str) -> Record:
    """The record to play on with, after `error`, when one of the `offers` but `WATCH` was chosen.

    Raises `SaveError`.
    """
    if offer == COPY:
        return store.open(store.copy(name))
    if isinstance(error, Parted) and error.good is not None:
        return store.branch(error.good, len(error.good.moves))
    return store.repair(name)
