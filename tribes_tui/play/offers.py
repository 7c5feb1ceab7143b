"""What can still be done with a record that can't simply be played on."""

from __future__ import annotations

from typing import NamedTuple

from saves import Damaged, Locked, Parted, Record, SaveError, Store


class Offer(NamedTuple):
    """A way on: `name` is also the switch of `tribes continue` for it; `text` says what it does."""

    name: str
    text: str


WATCH = Offer("watch", "watch it being played")
COPY = Offer("copy", "play on from a copy of it")


def offers(error: SaveError) -> list[Offer]:
    """What can be done when `Store.open` or `Table.resume` has raised `error`, the most natural first."""
    if isinstance(error, Locked):
        return [WATCH, COPY]
    if error.good is None or not isinstance(error, Damaged | Parted):
        return []
    kept = "the record as it is stays" if isinstance(error, Parted) else "the file as it is, is set aside"
    return [Offer("repair", f"play on from move {len(error.good.moves)}; {kept}")]


def opened(store: Store, name: str, error: SaveError, offer: str) -> Record:
    """The record to play on with, after `error`, when one of the `offers` but `WATCH` was chosen.

    Raises `SaveError`.
    """
    if offer == COPY.name:
        return store.open(store.copy(name))
    if isinstance(error, Parted) and error.good is not None:
        return store.branch(error.good, len(error.good.moves))
    return store.repair(name)
