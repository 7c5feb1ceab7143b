"""Random playouts through the public contract: decisions per second of CPU, ours and the peers', interleaved."""

from __future__ import annotations

import random
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import rules
from tests.bench.rules import playouts
from tests.bench.rules.compiled import Compiled
from tests.bench.rules.playouts import Playout

SLICE = 0.4
ROUNDS = 5

SPIEL = ("hearts", "gin_rummy", "solitaire", "crazy_eights", "backgammon", "hive")
"""The games of OpenSpiel that are driven from Python."""
PICKED = "five_tribes"
"""The game whose `pick` does not build the list of legal actions: measured both ways."""

TARGETS = {
    "indy": [("rlcard uno", 2.0)],
    "indy, compiled": [("openspiel hearts", 2.0)],
    "tribe": [("openspiel gin_rummy", 2.0)],
    "tribe, compiled": [("openspiel gin_rummy", 8.0)],
    "tribal_duel": [("openspiel gin_rummy", 1.0), ("openspiel solitaire", 0.4)],
    "tribal_duel, compiled": [("openspiel solitaire", 1.5)],
    "tribal_rixe": [("openspiel gin_rummy", 1.0), ("openspiel crazy_eights", 0.35)],
    "tribal_rixe, compiled": [("openspiel crazy_eights", 1.2)],
    "rise_of_tribes": [("catanatron", 2.0), ("openspiel backgammon", 1.0)],
    "rise_of_tribes, compiled": [("catanatron", 8.0), ("openspiel backgammon", 4.0)],
    "five_tribes": [("openspiel hive", 3.0), ("openspiel backgammon", 1.0)],
    "five_tribes with pick": [("openspiel backgammon", 1.4)],
    "five_tribes, compiled": [("openspiel hive", 12.0), ("openspiel backgammon", 3.0)],
}
"""Row of ours -> peers, and the ratio to reach (design, section 8, and the games' own issues)."""

CLONE_TARGETS = {"rise_of_tribes": 5.0, "five_tribes": 5.0}
"""Microseconds that a clone may take; 3 for all other games of ours."""

Measure = Callable[[random.Random, float], tuple[float, float]]
"""Plays for so many seconds: decisions per second of CPU, and of wall time."""


class Rate(NamedTuple):
    """Decisions per second of CPU: median, lowest and highest of the rounds; and the median per second of wall time."""

    median: float
    low: float
    high: float
    wall: float = 0.0


def contenders(compiled: Compiled | None) -> dict[str, Measure | None]:
    """Everything that is measured, in order; None for what is not installed or not built."""
    found: dict[str, Measure | None] = {}
    for game_id in rules.games:
        found[game_id] = here(playouts.ours(game_id))
        found[f"{game_id}, compiled"] = elsewhere(compiled, game_id, False)
    found[f"{PICKED} with pick"] = here(playouts.ours(PICKED, True))
    found[f"{PICKED} with pick, compiled"] = elsewhere(compiled, PICKED, True)
    for name in SPIEL:
        found[f"openspiel {name}"] = here(playouts.openspiel(name))
    found["rlcard uno"] = here(playouts.rlcard_uno())
    found["catanatron"] = here(playouts.catanatron())
    found["python-chess"] = here(playouts.python_chess())
    return found


def here(play: Playout | None) -> Measure | None:
    """What measures a playout in this process."""
    return None if play is None else lambda rng, seconds: playouts.rate(play, rng, seconds)


def elsewhere(compiled: Compiled | None, game_id: str, is_picking: bool) -> Measure | None:
    """What measures a playout of the compiled rules."""
    return None if compiled is None else lambda rng, seconds: compiled.rate(game_id, is_picking, seconds)


def measure(compiled: Compiled | None, rounds: int = ROUNDS, seconds: float = SLICE) -> dict[str, Rate | None]:
    """The rates of all contenders, in turn, `rounds` times."""
    entries = contenders(compiled)
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in entries}
    rng = random.Random(1)
    for _ in range(rounds):
        for name, play in entries.items():
            if play is not None:
                rates[name].append(play(rng, seconds))
    return {name: summary(found) if found else None for name, found in rates.items()}


def summary(found: list[tuple[float, float]]) -> Rate:
    """Medians and range of (CPU, wall) rates."""
    cpu = [by_cpu for by_cpu, _ in found]
    return Rate(statistics.median(cpu), min(cpu), max(cpu), statistics.median(by_wall for _, by_wall in found))


def table() -> list[list[str]]:
    """The rows: name, decisions per second with range, clone, ratios to the peers with the targets."""
    with tempfile.TemporaryDirectory(prefix="tribes-bench-") as folder:
        compiled = Compiled.start(Path(folder))
        if compiled is None:
            return rows(measure(None), None)
        with compiled:
            return rows(measure(compiled), compiled)


def rows(rates: dict[str, Rate | None], compiled: Compiled | None) -> list[list[str]]:
    """The table of these rates."""
    shown = [["game or peer", "decisions/s (CPU)", "range", "decisions/s (wall)", "clone µs", "ratios (target)"]]
    for name, rate in rates.items():
        if rate is None:
            reason = "absent: make wheel" if name.endswith("compiled") else "absent"
            shown.append([name, reason, "", "", "", ""])
            continue
        figures = [f"{rate.median:,.0f}", f"{rate.low:,.0f}-{rate.high:,.0f}", f"{rate.wall:,.0f}"]
        shown.append([name, *figures, clone(name, compiled), ratios(name, rates)])
    return shown


def clone(name: str, compiled: Compiled | None) -> str:
    """What a clone costs, beside what it may."""
    game_id = name.removesuffix(", compiled")
    if game_id in rules.games:
        is_plain = game_id == name
        cost = playouts.clone_cost(game_id) if is_plain or compiled is None else compiled.clone_cost(game_id)
        target = CLONE_TARGETS.get(game_id, 3.0)
        return f"{cost:.1f} ({target:.0f} {verdict(cost <= target)})"
    if name.startswith("openspiel "):
        return f"{playouts.openspiel_clone_cost(name.removeprefix('openspiel ')):.1f}"
    return ""


def ratios(name: str, rates: dict[str, Rate | None]) -> str:
    """How many times its peers' rates a game of ours reaches, and how many it should; compiled rules beside plain."""
    own = rates[name]
    parts = []
    plain = rates.get(name.removesuffix(", compiled"))
    if own is not None and plain is not None and plain is not own:
        parts.append(f"plain: {own.median / plain.median:.1f}x")
    for peer, target in TARGETS.get(name, []):
        other = rates.get(peer)
        if own is None or other is None:
            parts.append(f"{peer}: absent ({target}x)")
        else:
            ratio = own.median / other.median
            parts.append(f"{peer}: {ratio:.2f}x ({target}x {verdict(ratio >= target)})")
    return "; ".join(parts)


def verdict(is_met: bool) -> str:
    """Whether a target is met, in words."""
    return "met" if is_met else "not met"
