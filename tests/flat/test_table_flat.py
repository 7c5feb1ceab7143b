"""A table with a record, watchers and undo: the same work, memory and bytes on the disk for move 5,000 as for move 50."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median
from typing import Any

import pytest

from saves import Store
from saves.files.disk import Handle
from tests.flat.longest import DUEL, INDY, TRIBE, Longest
from tests.flat.work import bytes_of, codes_of
from tests.saves.cost import NoWait
from tribes_tui.play.past import KEEP_EVERY
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.table.history.chronicle import Chronicle
from tribes_tui.words.wording import words_of

WINDOW = 50
"""Moves that are looked at closely: one of them writes a hash of the state as well."""
GROWTH = 2.2
"""See `test_rules_flat`."""
LONG = [
    pytest.param(longest, id=longest.game_id, marks=marks)
    for longest, marks in ((DUEL, pytest.mark.soak), (INDY, ()), (TRIBE, pytest.mark.soak))
]


class Scale(NoWait):
    """A disk that weighs what is written."""

    written = 0

    def write(self, file: Handle, data: bytes, offset: int) -> None:
        self.written += len(data)
        super().write(file, data, offset)


class Sitting:
    """A long game at a table: one person, bots in the other seats, moved by hand; a log for the person and a spectator."""

    def __init__(self, longest: Longest, folder: Path) -> None:
        self.disk = Scale()
        seats = [Seat("human", "", "Ada"), *[Seat("bot", "random", "Ash")] * (longest.players - 1)]
        store = Store(folder, disk=self.disk)
        self.table = Table.new(longest.game_id, seats, seed=longest.seed, store=store)
        words = words_of(longest.game_id)
        self.chronicles = [Chronicle(self.table, viewer, words) for viewer in (0, None)]
        for chronicle in self.chronicles:
            self.table.watch(Reader(chronicle))
        self.known = 0

    def move(self, action: int) -> None:
        """Everything that a table does for one move, and what a screen asks it after one."""
        table, seat = self.table, self.table.turn
        assert seat is not None
        table.propose(seat, action, table.number_for(seat))
        table.view(0)
        table.why_not_undo(0)
        table.can_redo(0)
        table.history(0, self.known)
        self.known = table.number_for(0)


class Reader:
    """A watcher that keeps a log."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle = chronicle
        self.viewer = chronicle.viewer

    def updated(self, update: Any) -> None:
        self.chronicle.add(update)


def weighed(sitting: Sitting, move: Callable[[], object]) -> int:
    """Bytes written to the disk by a move."""
    before = sitting.disk.written
    move()
    return sitting.disk.written - before


@pytest.mark.parametrize("longest", LONG)
def test_a_move_at_a_table_costs_the_same_early_and_late(longest: Longest, tmp_path: Path) -> None:
    sitting = Sitting(longest, tmp_path)
    actions = longest.actions()
    windows = (len(actions) // 5, len(actions) - WINDOW - 5)
    rows: list[list[tuple[int, int]]] = [[], []]
    for number, action in enumerate(actions):
        place = next((i for i, begin in enumerate(windows) if begin <= number < begin + WINDOW), None)
        if place is None:
            sitting.move(action)
        elif number % 2:
            rows[place].append((codes_of(lambda a=action: sitting.move(a)), -1))
        else:
            rows[place].append((-1, bytes_of(lambda a=action: sitting.move(a))))
    for kind in (0, 1):
        early, late = ([row[kind] for row in window if row[kind] >= 0] for window in rows)
        if kind == 0:  # some moves ask for ten times what others do
            assert fmean(late) < GROWTH * fmean(early)
            assert max(late) < GROWTH * max(early)
        else:  # of bytes there may be more now and then, when a list that has grown full is moved
            assert median(late) < GROWTH * median(early)


@pytest.mark.parametrize("longest", LONG)
def test_saving_writes_the_same_early_and_late(longest: Longest, tmp_path: Path) -> None:
    sitting = Sitting(longest, tmp_path)
    actions = longest.actions()
    written = [weighed(sitting, lambda a=action: sitting.move(a)) for action in actions]
    early, late = written[10 : 10 + WINDOW], written[-WINDOW - 5 : -5]
    # Some 320: the line, and the entry of the index. The numbers of moves and bytes in them get longer by some digits.
    assert median(late) - median(early) <= 30
    assert max(late) - max(early) <= 40


@pytest.mark.soak
def test_taking_back_costs_the_same_early_and_late(tmp_path: Path) -> None:
    """At most `KEEP_EVERY` moves are played again, and the logs of those who watch are not told anew."""
    sitting = Sitting(DUEL, tmp_path)
    past = sitting.table._past
    costs: list[tuple[int, int]] = []
    for number, action in enumerate(DUEL.actions()[: DUEL.moves], 1):
        sitting.move(action)
        if number in (6 * KEEP_EVERY + 16, 70 * KEEP_EVERY + 16):
            replay = max(codes_of(partial(past.state_at, number - back)) for back in range(0, KEEP_EVERY, 13))
            costs.append((replay, codes_of(lambda: sitting.table.undo(0))))
            for chronicle in sitting.chronicles:
                assert chronicle.entries == sitting.table.history(chronicle.viewer)
                told = chronicle.lines[:-1]  # the last says that something was taken back
                chronicle.read_again()
                assert chronicle.lines == told
            sitting.table.redo(0)
    early, late = costs
    assert late[0] < GROWTH * early[0]
    assert late[1] < GROWTH * early[1]


@pytest.mark.soak
def test_memory_grows_by_the_same_for_every_move(tmp_path: Path) -> None:
    """What a table keeps of a move (it can all be taken back, and read in the log) does not depend on its number."""
    sitting = Sitting(DUEL, tmp_path)
    actions = DUEL.actions()
    tracemalloc.start()
    try:
        sizes = []
        for number, action in enumerate(actions[:4000]):
            if number % 1000 == 0:
                gc.collect()
                sizes.append(tracemalloc.get_traced_memory()[0])
            sitting.move(action)
        gc.collect()
        sizes.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    grown = [after - before for before, after in pairwise(sizes)]
    assert max(grown) < 1.5 * min(grown)
