"""The table of golden counts: which positions, and what was counted from them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple

import rules
from rules.core.rng import Rng
from rules.core.state import State
from rules.counts.counting import count, draws

DEPTH = 5
"""The table's counts go from 1 action to so many."""

SCRIPT = 512
"""How many draws a position's script holds."""


class Row(NamedTuple):
    """A position: a new game (`rules.Game.new_state`) after so many decisions, each a `pick` of `Rng(seed)`.

    From there on the draws are `draws(SCRIPT)`: each is taken modulo the number of its outcomes.
    """

    game: str
    players: int
    seed: int
    after: int
    options: Mapping[str, Any]

    def position(self) -> State:
        """The position, with its script of draws."""
        state: State = rules.games[self.game].new_state(self.players, self.seed, self.options)
        rng = Rng(self.seed)
        for _ in range(self.after):
            state.apply(state.pick(rng))
        state.script = draws(SCRIPT)
        return state

    def counts(self, depth: int = DEPTH) -> list[int]:
        """The number of sequences of 1 action, of 2 and so on."""
        position = self.position()
        return [count(position, length) for length in range(1, depth + 1)]


Counts = tuple[Row, str, list[int]]
"""A row of the table, the key of its position (`State.key`), its counts."""


def rows() -> list[Row]:
    """Every row of the table, in its order."""
    return [row for row, _, _ in recorded()]


def recorded() -> list[Counts]:
    """The table as it is kept."""
    text = files("rules.counts").joinpath("golden.json").read_text(encoding="utf-8")
    return [_read(entry) for entry in json.loads(text)]


def _read(entry: dict[str, Any]) -> Counts:
    key, counts = entry.pop("key"), entry.pop("counts")
    return Row(**entry), key, counts


def recomputed() -> list[Counts]:
    """The table's rows, counted now; a few seconds."""
    return [(row, row.position().key(), row.counts()) for row in rows()]


def as_json(table: list[Counts]) -> str:
    """The table as `golden.json` holds it, a row a line."""
    lines = [json.dumps({**row._asdict(), "key": key, "counts": counts}) for row, key, counts in table]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def as_markdown(table: list[Counts]) -> str:
    """The table as the README shows it."""
    head = ["game", "players", "options", "seed", "after", *map(str, range(1, DEPTH + 1))]
    lines = [" | ".join(head), "|".join(["--"] * 2 + ["--"] + ["--:"] * (DEPTH + 2))]
    for row, _, counts in table:
        options = ", ".join(f"`{name}={value}`" for name, value in row.options.items()) or "usual"
        cells = [f"`{row.game}`", row.players, options, row.seed, row.after, *(f"{number:,}" for number in counts)]
        lines.append(" | ".join(map(str, cells)))
    return "".join(f"| {line} |\n" for line in lines)
