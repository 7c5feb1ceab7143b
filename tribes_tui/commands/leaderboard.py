"""`tribes leaderboard`: bots from elsewhere against the pinned baselines."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import rules
from rules.bots.arena import Played, first_share, wilson
from rules.bots.pinned import PINNED, Pinned
from tribes_tui.commands.progress import Progress
from tribes_tui.commands.setup import first_seed
from tribes_tui.commands.tournament.contestants import Contestant, PinnedPlayer, Player, Unplayed, read
from tribes_tui.errors import Mendable

SEATS = 2
"""Each game is one of two; every deal is played from both seats."""


class Row(NamedTuple):
    """What came of a bot against a baseline: its share of first places, with a 95 % interval; or why it was not played."""

    game: str
    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float
    failed: str = ""


def run(chosen: argparse.Namespace) -> int:
    """Play all pairs, and write the table; 1 when a bot has failed."""
    games = _games(chosen.games)
    against = [_baseline(name.strip()) for name in chosen.against.split(",")]
    bots = read(Path(chosen.bots), games)
    seed = first_seed(chosen.seed)
    pairs = [(game, bot, policy) for bot in bots for game in bot.games for policy in against]
    if not pairs:
        raise Mendable("no bot plays any of these games")
    rows = []
    with Progress(len(pairs) * chosen.deals) as progress:
        for number, pair in enumerate(pairs):
            rows.append(_row(*pair, range(seed, seed + chosen.deals), _counting(progress, number * chosen.deals)))
    if chosen.json:
        told = {"seed": seed, "deals": chosen.deals, "rows": [row._asdict() for row in rows]}
        sys.stdout.write(json.dumps(told) + "\n")
    else:
        sys.stdout.writelines(line + "\n" for line in _table(rows, chosen.deals, seed))
    return 1 if any(row.failed for row in rows) else 0


def _counting(progress: Progress, before: int) -> Callable[[int], None]:
    return lambda deals: progress.show(before + deals)


def _games(text: str) -> list[str]:
    """The games that are played. Raises `Mendable`."""
    if text == "all":
        return [*rules.games]
    from tribes_tui.commands.meant import game_meant

    return [game_meant(name.strip()) for name in text.split(",")]


def _baseline(name: str) -> Pinned:
    """A pinned policy by its name, or by its level. Raises `Mendable`."""
    found = [policy for policy in PINNED.values() if name in (policy.name, policy.level)]
    if not found:
        raise Mendable(f"there is no baseline {name[:40]!r}: {', '.join(PINNED)}")
    return found[-1]


# ---- Playing ------------------------------------------------------------------------------------------


def _row(game_id: str, bot: Contestant, policy: Pinned, deals: range, show: Callable[[int], None]) -> Row:
    played: list[Played] = []
    failed = ""
    try:
        for done, deal in enumerate(deals, 1):
            played += [_play(game_id, bot, policy, deal, seat) for seat in range(SEATS)]
            show(done)
    except Unplayed as error:
        failed = f"{error} (deal {deal})"
    # Deals are independent, the games of one deal are not.
    share = first_share(played, bot.name) if played else 0.0
    return Row(game_id, bot.name, policy.name, len(played), share, *wilson(share, len(played) // SEATS), failed)


def _play(game_id: str, bot: Contestant, policy: Pinned, deal: int, seat: int) -> Played:
    """One game, the bot at `seat`. Raises `Unplayed`."""
    state = rules.games[game_id].new_state(SEATS, deal, {})
    seats = [policy.name] * SEATS
    seats[seat] = bot.name
    players: list[Player] = [PinnedPlayer(policy, i, deal) for i in range(SEATS)]
    players[seat] = bot.sit(game_id, SEATS, seat, deal)
    seconds, decisions = [0.0] * SEATS, [0] * SEATS
    try:
        while (turn := state.current_player) is not None:
            began = time.perf_counter()
            action = players[turn].choose(state.view(turn), sum(decisions))
            seconds[turn] += time.perf_counter() - began
            decisions[turn] += 1
            state.apply(action)
            for player in players:
                player.saw(action)
    finally:
        players[seat].leave()
    return Played(deal, tuple(seats), state.ranking(), state.scores(), tuple(seconds), tuple(decisions))


# ---- Telling ------------------------------------------------------------------------------------------


def _table(rows: Sequence[Row], deals: int, seed: int) -> Iterator[str]:
    """A table in Markdown, which reads as well as it is."""
    yield f"{deals} deals from seed {seed}, each from both seats; equal strength is 0.500."
    yield ""
    yield "| game | bot | against | games | share of wins | 95 % |"
    yield "|---|---|---|---|---|---|"
    for row in rows:
        interval: Any = f"{row.low:.3f} to {row.high:.3f}" if row.games else "none"
        told = f"failed: {row.failed}" if row.failed else f"{row.share:.3f}"
        yield f"| {row.game} | {row.bot} | {row.against} | {row.games} | {told} | {interval} |"
