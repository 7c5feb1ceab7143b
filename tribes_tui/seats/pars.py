"""The pars of one program: worked out in a process of their own, one at a time, and kept beside the records."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tribes_tui.seats.par import HARD, Par, deal_of, par_elsewhere
from tribes_tui.seats.reviewing import fingerprint
from tribes_tui.seats.turns import OneAtATime, Turn

if TYPE_CHECKING:
    from saves import Recording, Store

QUICKLY = ("easy", "medium")
"""The levels whose par is told without being asked for."""


class Pars:
    """May be used from any thread."""

    def __init__(self, store: Store, turn: Turn | None = None, long_turn: Turn | None = None) -> None:
        """`turn`, and `long_turn` for bots that search: whose turn it is, where others have a say."""
        self._store = store
        one = OneAtATime().turn
        self._turn, self._long_turn = turn or one, long_turn or one

    def kept(self, recording: Recording, seat: int) -> dict[str, Par]:
        """What is known of a game that is over, by level: `easy`, `medium`, `hard`."""
        fields = self._store.beside(recording.name, f"par-{seat}") if self._lies_here(recording) else {}
        if fields.get("of") != fingerprint(recording):
            return {}
        try:
            return {level: Par(*row) for level, row in fields["par"].items()}
        except (AttributeError, KeyError, TypeError):
            return {}

    def has(self, name: str, seat: int) -> bool:
        """Whether anything was kept of a record, which is cheaper to know than what."""
        return bool(self._store.beside(name, f"par-{seat}"))

    def made(
        self,
        recording: Recording,
        seat: int,
        level: str,
        on_start: Callable[[Callable[[], None]], None],
        is_left: Callable[[], bool] = lambda: False,
    ) -> dict[str, Par]:
        """The same, after `level` has played the deal too, unless `is_left`; `on_start` as in `par_elsewhere`. Raises `OtherRules`,
        `OSError`."""
        with (self._turn if level in QUICKLY else self._long_turn)(lambda: None, is_left) as is_mine:
            found = self.kept(recording, seat)
            if is_mine and level not in found:
                word = HARD[recording.header.game] if level == "hard" else level
                one = par_elsewhere(deal_of(recording, seat), word, on_start)
                if one is not None:
                    found = {**found, level: one}
                    self._keep(recording, seat, found)
            return found

    def _keep(self, recording: Recording, seat: int, found: dict[str, Par]) -> None:
        if self._lies_here(recording):
            rows = {level: [*one] for level, one in found.items()}
            self._store.keep_beside(recording.name, f"par-{seat}", {"of": fingerprint(recording), "par": rows})

    def _lies_here(self, recording: Recording) -> bool:
        """A file from elsewhere may be called like a record that is another game."""
        return recording.path is not None and recording.path.parent == self._store.folder
