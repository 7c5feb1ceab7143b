"""Who looks at saved games, and must not end because one of them is odd: lists, home, statistics, replays, tables."""

from __future__ import annotations

import contextlib
import io
import json
from datetime import date

from saves import Recording, SaveError, Store
from saves.summary import Summary
from tribes_tui.commands import saves as command
from tribes_tui.errors import printable
from tribes_tui.play.records import written
from tribes_tui.play.replica import Replica
from tribes_tui.play.table import Table
from tribes_tui.profile import daily
from tribes_tui.profile.statistics import by_game, outcomes, tally
from tribes_tui.screens.home.choices import choices, played
from tribes_tui.screens.saves.collection import entry_of


def listed(store: Store, summary: Summary, recording: Recording | None) -> None:
    """`tribes saves`, as lines, sentences and JSON."""
    printable(command._line(summary)).encode()
    json.dumps(command._fields(summary)).encode()
    with contextlib.redirect_stdout(io.StringIO()) as out:
        command._say([summary])
    out.getvalue().encode()


def counted(store: Store, summary: Summary, recording: Recording | None) -> None:
    """Statistics, games of a day, what home offers, the screen of saved games."""
    for found in by_game(outcomes([summary])).values():
        tally(found)
    daily.history([summary])
    choices(summary)
    played([summary])
    entry_of(summary, date(2026, 11, 25)).has("a")


def gone_on(store: Store, summary: Summary, recording: Recording | None) -> None:
    """Going on with it, here or at a host."""
    with contextlib.suppress(SaveError):
        record = store.open(summary.name)
        try:
            Table.resume(record).close()
        finally:
            record.close()
    if recording is not None:
        with contextlib.suppress(SaveError):
            Replica("mutated", recording.header)
        with contextlib.suppress(SaveError):
            Store(store.folder.parent / "elsewhere").branch(recording, len(recording.moves) // 2).close()
        from saves import OtherRules

        written(recording, OtherRules("other rules"))


LOOKS = (listed, counted, gone_on)
