"""A game that was begun by older rules is gone on with by those."""

from __future__ import annotations

from pathlib import Path

import rules
from saves import Store, verify
from tribes_tui.play.table import Table

RECORD = Path(__file__).parents[2] / "saves" / "golden" / "tribe-rules1-chain-laid-again.tribes"


def test_an_unfinished_game_goes_on_by_the_rules_of_its_record(store: Store) -> None:
    record = store.open(store.add(RECORD))
    before = len(record.moves)
    table = Table.resume(record)
    assert table.game is rules.games["tribe@1"]
    assert table.turn is not None
    table.propose(table.turn, table.view(table.turn).legal_actions()[0], table.number)
    recording = store.read(record.name)
    assert len(recording.moves) == before + 1
    assert verify(recording).game is rules.games["tribe@1"]


def test_a_new_game_by_older_rules_says_so_in_its_record(store: Store) -> None:
    table = Table.new("tribe@1", Table.resume(store.open(store.add(RECORD))).seats, store=store)
    header = store.read(table.name).header
    assert (header.game, header.version) == ("tribe", 1)
