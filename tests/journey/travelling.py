"""Stages played by bots, recorded as those of a person are."""

from __future__ import annotations

from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.core.rng import Rng, seeded
from saves import Store
from tribes_tui.journey.stages import JourneyStage
from tribes_tui.play.table import Table

SIMULATIONS = 8


def begin(stage: JourneyStage, store: Store, deal: int) -> Table:
    """The table of a stage."""
    return Table.new(stage.game, stage.seats, stage.options, deal, store, tells_hints=True, stage=stage.name)


def play_on(table: Table, person: str = "medium", moves: int = 10**6, other: str = "") -> None:
    """Play for the person as a bot of that level does, and for the bots (as `other`, where that is given), so many moves more."""
    bots = [make(person if seat.is_human else other or seat.level) for seat in table.seats]
    last = table.number + moves
    while (seat := table.turn) is not None and table.number < last:
        rng = Rng(seeded("journey", table.seed, table.number, seat))
        action = bots[seat].choose(table.view(seat), Budget(None, SIMULATIONS), rng)
        table.propose(seat, action, table.number_for(seat))


def played(stage: JourneyStage, store: Store, deal: int, person: str = "medium", other: str = "") -> str:
    """A whole game; the name of its record."""
    table = begin(stage, store, deal)
    play_on(table, person, other=other)
    table.close()
    return table.name
