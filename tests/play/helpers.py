"""Those who watch in the tests of the table, and short ways to play."""

from __future__ import annotations

from types import SimpleNamespace

from tribes_tui.play.seat import Seat, Update
from tribes_tui.play.table import Table

PEOPLE = (Seat("human", "", "Ada"), Seat("human", "", "Ben"), Seat("human", "", "Cleo"))
BOT = Seat("bot", "random", "Ash")


class Onlooker:
    """A watcher that keeps what it was told."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.updates: list[Update] = []

    def updated(self, update: Update) -> None:
        self.updates.append(update)

    @property
    def numbers(self) -> list[int]:
        return [update.number for update in self.updates]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for update in self.updates for event in update.events]


def play(table: Table, *texts: str) -> None:
    """Whoever is in turn plays each of `texts`."""
    for text in texts:
        seat = table.turn
        assert seat is not None
        table.propose(seat, table.game.actions.read(text), table.number_for(seat))


def watch(table: Table) -> SimpleNamespace:
    """Onlookers on every seat and a spectator, by name."""
    onlookers = {"all": Onlooker(None)}
    for seat, who in enumerate(table.seats):
        onlookers[who.name.lower() or str(seat)] = Onlooker(seat)
    for onlooker in onlookers.values():
        table.watch(onlooker)
    return SimpleNamespace(**onlookers)
