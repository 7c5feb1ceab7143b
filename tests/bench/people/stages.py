"""How hard the stages of the journey are: `python -m tests.bench.people.stages [STAGE ...]`, the rows of `tribes_tui/journey/STAGES.md`.

A bot of each level plays each stage from the person's seat, `medium` and `hard`, and gets stars as a person does. What is counted are
simulations and never time, so that anybody gets the same; with `--keep FILE` each game is kept, and not played again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import rules
from rules import Event
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.core.rng import Rng, seeded
from tribes_tui.journey.stages import STAGES, JourneyStage, Tale, asked, got, stage_named, standings

GAMES = {"medium": 100, "hard": 8}
WITH_SEARCH = 30
"""Games of `medium` where somebody searches."""
SIMULATIONS = 30
LEAST, MOST = 0.15, 0.85
"""A stage is changed when the share of the first star of `medium` lies outside."""


def play(stage: JourneyStage, level: str, deal: int, simulations: int) -> Tale:
    """One game to its end."""
    levels = (level, *stage.bots)
    state = rules.games[stage.game].new_state(len(levels), deal, stage.options)
    bots, seen = [make(one) for one in levels], list[Event]()
    rngs = [Rng(seeded("stage", stage.name, deal, seat, one)) for seat, one in enumerate(levels)]
    while (seat := state.current_player) is not None:
        action = bots[seat].choose(state.view(seat), Budget(None, simulations), rngs[seat])
        state.events = []
        state.apply(action)
        seen += [event for one in state.events if (event := one.seen_by(0)) is not None]
    return Tale(0, seen, state)


def result(stage: JourneyStage, level: str, deal: int, simulations: int) -> list[int]:
    """Whether the game was won, and which stars it gave."""
    tale = play(stage, level, deal, simulations)
    return [int(tale.view.ranking()[0] == 1), *map(int, got(standings(stage, tale)))]


# ---- What is kept ---------------------------------------------------------------------------------------


def key_of(stage: JourneyStage, level: str, simulations: int) -> str:
    """All that its games depend on, and what its stars ask for."""
    return repr((stage.name, stage.bots, dict(stage.options), stage.stars, level, simulations))


def kept(file: Path | None) -> dict[tuple[str, int], list[int]]:
    """The games that were played before."""
    lines = file.read_text("utf-8").splitlines() if file is not None and file.exists() else []
    found: Iterable[Mapping[str, Any]] = map(json.loads, lines)
    return {(one["key"], one["deal"]): one["result"] for one in found}


def measured(stage: JourneyStage, level: str, games: int, simulations: int, file: Path | None) -> list[list[int]]:
    """What came of so many games."""
    key, known, found = key_of(stage, level, simulations), kept(file), list[list[int]]()
    for deal in range(games):
        if (key, deal) not in known:
            known[key, deal] = result(stage, level, deal, simulations)
            if file is not None:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps({"key": key, "deal": deal, "result": known[key, deal]}) + "\n")
        found.append(known[key, deal])
    return found


def shares(found: Sequence[Sequence[int]]) -> list[float]:
    """Of the games: won, and each star."""
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def is_slow(stage: JourneyStage) -> bool:
    """Whether a bot that searches sits there."""
    return "hard" in stage.bots


def row(stage: JourneyStage, by_level: Mapping[str, Sequence[Sequence[int]]]) -> str:
    """A row of the table in `STAGES.md`."""
    cells = [stage.name, ", ".join(stage.bots), " ".join(f"{name}={value}" for name, value in stage.options.items())]
    cells.append(" ".join(asked(stage.game, star) for star in stage.stars))
    for found in by_level.values():
        cells += [" ".join(f"{share:.2f}" for share in shares(found)), str(len(found))]
    outside = [share for share in shares(by_level.get("medium", ()))[1:2] if not LEAST <= share <= MOST]
    return f"| {' | '.join(cells)} |" + "".join(f" {share:.2f} is outside" for share in outside)


def main(arguments: Sequence[str] | None = None) -> Iterator[str]:
    """The rows of these stages, of all if none is named."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.people.stages", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="STAGE")
    parser.add_argument("--levels", default="medium,hard")
    parser.add_argument("--games", type=int, default=0, help="instead of the usual number")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--keep", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    for stage in [one for name in chosen.names if (one := stage_named(name))] or STAGES:
        found = {}
        for level in chosen.levels.split(","):
            usual = WITH_SEARCH if level == "medium" and is_slow(stage) else GAMES.get(level, GAMES["medium"])
            found[level] = measured(stage, level, chosen.games or usual, chosen.simulations, chosen.keep)
        yield row(stage, found)


if __name__ == "__main__":
    for line in main():
        print(line, flush=True)
