"""`tribes leaderboard`: bots from elsewhere against the pinned baselines."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import rules
from rules.bots.arena import PlayedGame
from rules.bots.fingerprint import fingerprint
from rules.bots.pinned import PINNED
from tribes_tui.commands.setup import first_seed
from tribes_tui.commands.tournament.chosen import chosen_engine
from tribes_tui.commands.tournament.contestants import Contestant, read
from tribes_tui.commands.tournament.engine import Engine, Failed
from tribes_tui.commands.tournament.kept import Kept, seed_of
from tribes_tui.commands.tournament.pairs import SEATS, Pair, PairDeal, PairGames, PairResult, play
from tribes_tui.commands.tournament.progress import RunProgress
from tribes_tui.commands.tournament.results import played_from
from tribes_tui.errors import Mendable
from tribes_tui.words.said import commands as said

FORMAT = "tribes-leaderboard-1"


def run(chosen: argparse.Namespace) -> int:
    """Play all pairs, and write the table; 1 when a bot has failed."""
    games = _games(chosen.games)
    against = [_baseline(name.strip()) for name in chosen.against.split(",")]
    bots = read(Path(chosen.bots), games)
    path = Path(chosen.resume) if chosen.resume else None
    seed = first_seed(chosen.seed if chosen.seed is not None else seed_of(path))
    deals = range(seed, seed + chosen.deals)
    pairs = [PairGames(Pair(game, bot, policy), deals) for bot in bots for game in bot.games for policy in against]
    if not pairs:
        raise Mendable(said.leaderboard_no_bot())
    with Kept(path, _first_line(bots, seed)) as file:
        try:
            _recall(pairs, file.rows)
        except (KeyError, TypeError):
            raise Mendable(said.leaderboard_no_results(file=str(path))) from None
        _play(pairs, file, chosen)
    rows = [found.row() for found in pairs]
    _tell(rows, seed, chosen)
    return 1 if any(row.failed for row in rows) else 0


# ---- What is asked for --------------------------------------------------------------------------------


def _first_line(bots: Sequence[Contestant], seed: int) -> dict[str, Any]:
    """What the results in a file are of; other games, baselines and more deals may be added to it."""
    who = {bot.name: f"{bot.kind} {bot.what}" for bot in bots}
    return {"format": FORMAT, "bots": who, "seed": seed, "rules": fingerprint()}


def _games(text: str) -> list[str]:
    """The games that are played. Raises `Mendable`."""
    if text == "all":
        return [*rules.games]
    from tribes_tui.commands.meant import game_meant

    return [game_meant(name.strip()) for name in text.split(",")]


def _baseline(name: str) -> str:
    """The name of a pinned policy, that of a level's newest. Raises `Mendable`."""
    found = [policy for policy in PINNED.values() if name in (policy.name, policy.level)]
    if not found:
        raise Mendable(said.leaderboard_no_baseline(baseline=f"{name[:40]!r}", baselines=", ".join(PINNED)))
    return found[-1].name


# ---- Playing ------------------------------------------------------------------------------------------


def _recall(pairs: Sequence[PairGames], rows: Sequence[dict[str, Any]]) -> None:
    """What a file has of these pairs."""
    by_names = {found.pair.names(): found for found in pairs}
    for row in rows:
        found = by_names.get((row["game"], row["bot"], row["against"]))
        if found is not None and row["deal"] in found.deals:
            found.games[row["deal"]] = [played_from(game) for game in row["games"]]


def _play(pairs: Sequence[PairGames], file: Kept, chosen: argparse.Namespace) -> None:
    """Play what is missing."""
    by_names = {found.pair.names(): found for found in pairs}
    before, total = sum(found.done() for found in pairs), sum(len(found.deals) for found in pairs)
    if before == total:
        return
    with RunProgress(total, before, SEATS) as standing:
        engine: Engine = chosen_engine(chosen.over, chosen.jobs, standing.say)
        standing.begin()
        asked = (PairDeal(found.pair, deal) for found in pairs for deal in found.left())
        try:
            with closing(engine.play(play, asked)) as outcomes:
                for (pair, deal), outcome in outcomes:
                    found = by_names[pair.names()]
                    if isinstance(outcome, list):
                        found.games[deal] = outcome
                        file.add(_line(pair, deal, outcome))
                    else:
                        found.failed[deal] = outcome.reason if isinstance(outcome, Failed) else outcome
                    standing.show(sum(found.done() for found in pairs), engine.workers())
        finally:
            engine.close()


def _line(pair: Pair, deal: int, games: Sequence[PlayedGame]) -> dict[str, Any]:
    game, bot, against = pair.names()
    return {"game": game, "bot": bot, "against": against, "deal": deal, "games": [one._asdict() for one in games]}


# ---- Telling ------------------------------------------------------------------------------------------


def _tell(rows: Sequence[PairResult], seed: int, chosen: argparse.Namespace) -> None:
    if chosen.json:
        told = {"seed": seed, "deals": chosen.deals, "rows": [row._asdict() for row in rows]}
        sys.stdout.write(json.dumps(told) + "\n")
    else:
        sys.stdout.writelines(line + "\n" for line in _table(rows, chosen.deals, seed))


def _table(rows: Sequence[PairResult], deals: int, seed: int) -> Iterator[str]:
    """A table in Markdown, which reads as well as it is."""
    yield said.leaderboard_head(deals=deals, seed=seed)
    yield ""
    yield f"| {said.leaderboard_columns()} |"
    yield "|---|---|---|---|---|---|"
    for row in rows:
        interval = (
            said.leaderboard_interval(low=f"{row.low:.3f}", high=f"{row.high:.3f}")
            if row.games
            else said.leaderboard_none()
        )
        told = said.leaderboard_failed(why=row.failed) if row.failed else f"{row.share:.3f}"
        yield f"| {row.game} | {row.bot} | {row.against} | {row.games} | {told} | {interval} |"
