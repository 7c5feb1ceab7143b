"""Our search against OpenSpiel's Python ISMCTS, two seats, duplicate deals:

    python -m tests.bench.strength.matches GAME --milliseconds 200 --deals 12 [--seed 1] [--level hard] [--set option=value]
    python -m tests.bench.strength.matches GAME --simulations 100 --deals 12

Time is CPU time of this process, for both. Each deal is played once in each seating, and written to `build/matches/` when
both games are over; deals that are there already are not played again, so a match can be broken off and gone on with.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import rules
from rules.bots.bot import Budget
from rules.bots.levels import LEVELS, make
from rules.bots.matches.arena import PlayedGame, Standing, standings
from rules.core.rng import Rng, seeded
from tests.bench.strength.openspiel_bot import SpielSearch, dealt, load

THEIRS = "openspiel-ismcts"
CPU_CLOCK = SimpleNamespace(perf_counter=time.process_time)
"""What our search takes for the clock on the wall while it plays here: other programs on the machine cost nobody anything."""

FOLDER = Path(__file__).resolve().parents[3] / "build" / "matches"


@dataclass(frozen=True)
class Match:
    """A game, our level, and what both may use for a decision."""

    game: str
    level: str
    budget: Budget
    options: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Says all of it; the name of the match's file."""
        if self.budget.simulations is None:
            measure = f"{self.budget.milliseconds:g}ms"
        else:
            measure = f"{self.budget.simulations}simulations"
        return "-".join([self.game, self.level, measure, *(f"{name}={value}" for name, value in self.options.items())])


def play(match: Match, deal: int, seats: tuple[str, str]) -> PlayedGame:
    """One game. Seconds and decisions are counted only where there is a choice."""
    game = load(match.game, deal, options=match.options)
    state = dealt(game)
    ours, theirs = make(match.level), _theirs(match, game, deal)
    rng = Rng(seeded("matches", match.game, deal))
    seconds, decisions = [0.0, 0.0], [0, 0]
    with mock.patch("rules.bots.mcts.search.time", CPU_CLOCK):
        while not state.is_terminal():
            seat, legal = state.current_player(), state.legal_actions()
            began = time.process_time()
            if len(legal) == 1:
                action = legal[0]
            elif seats[seat] == THEIRS:
                action = int(theirs.step(state))
            else:
                action = ours.choose(state.inner.view(seat), match.budget, rng)
            if len(legal) > 1:
                seconds[seat] += time.process_time() - began
                decisions[seat] += 1
            state.apply_action(action)
    inner = state.inner
    return PlayedGame(deal, seats, inner.ranking(), inner.scores(), tuple(seconds), tuple(decisions))


def _theirs(match: Match, game: Any, deal: int) -> SpielSearch:
    if match.budget.simulations is not None:
        return SpielSearch(game, deal, simulations=match.budget.simulations)
    return SpielSearch(game, deal, seconds=(match.budget.milliseconds or 0.0) / 1000)


def play_all(match: Match, deals: range, folder: Path = FOLDER) -> list[PlayedGame]:
    """The games of all these deals, those that were played before among them."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match.name}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    known = dict(map(_read, lines))
    for deal in deals:
        if deal not in known:
            known[deal] = [play(match, deal, seats) for seats in ((match.level, THEIRS), (THEIRS, match.level))]
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(known[deal]) + "\n")
            print(
                f"deal {deal}:",
                *(f"{game.seats[0]} {game.scores[0]}, {game.seats[1]} {game.scores[1]};" for game in known[deal]),
                flush=True,
            )
    return [game for deal in deals for game in known[deal]]


def _points(game: PlayedGame) -> str:
    return ", ".join(f"{who} {points}" for who, points in zip(game.seats, game.scores, strict=True))


def _read(line: str) -> tuple[int, list[PlayedGame]]:
    games = [PlayedGame(deal, tuple(seats), *map(tuple, more)) for deal, seats, *more in json.loads(line)]
    return games[0].deal, games


def told(match: Match, games: list[PlayedGame]) -> str:
    """The result of our level in a line."""
    found: Standing = next(one for one in standings(games) if one.level == match.level)
    other = next(one for one in standings(games) if one.level == THEIRS)
    return (
        f"{match.name}: {found.share:.3f} ({found.share_low:.3f}-{found.share_high:.3f}), {_deals(match, games)}; "
        f"CPU a decision {found.milliseconds:.0f} ms, {THEIRS} {other.milliseconds:.0f} ms"
    )


def _deals(match: Match, games: list[PlayedGame]) -> str:
    """How many deals went to us over both seatings, to nobody, and to them: few deals say little, whatever the interval."""
    points: Counter[int] = Counter()
    for game in games:
        ours = game.ranking[game.seats.index(match.level)]
        theirs = game.ranking[game.seats.index(THEIRS)]
        points[game.deal] += (theirs > ours) - (ours > theirs)
    kinds = Counter((won > 0) - (won < 0) for won in points.values())
    return f"{len(points)} deals: {kinds[1]} won, {kinds[0]} shared, {kinds[-1]} lost"


def main(words: list[str]) -> int:
    """Play, and tell the result."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.strength.matches")
    parser.add_argument("game", choices=list(rules.games))
    measure = parser.add_mutually_exclusive_group(required=True)
    measure.add_argument("--milliseconds", type=float)
    measure.add_argument("--simulations", type=int)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=LEVELS, default="hard")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    given = parser.parse_args(words)
    options = dict(pair.split("=", 1) for pair in given.set)
    match = Match(given.game, given.level, Budget(given.milliseconds, given.simulations), options)
    print(told(match, play_all(match, range(given.seed, given.seed + given.deals))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
