"""The pairs of a leaderboard, a bot against a baseline in a game of two, and their deals as tasks."""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any, NamedTuple

import rules
from rules.bots.fingerprint import fingerprint
from rules.bots.matches.arena import PlayedGame, first_share, wilson
from rules.bots.pinned import PINNED
from tribes_tui.commands.tournament.cluster import chosen_engine
from tribes_tui.commands.tournament.contestants import Contestant, PinnedPlayer, Player, Unplayed, read
from tribes_tui.commands.tournament.engine import Failed, Progress
from tribes_tui.commands.tournament.results import Kept, played_from, seed_of
from tribes_tui.commands.values import first_seed, game_meant
from tribes_tui.errors import Mendable, mending
from tribes_tui.words.said import commands as said

SEATS = 2
"""Each game is one of two; every deal is played from both seats."""


class Pair(NamedTuple):
    """A bot against a pinned policy (by its name) in a game."""

    game: str
    bot: Contestant
    against: str

    def names(self) -> tuple[str, str, str]:
        """What stands for it in a table, and in a file."""
        return self.game, self.bot.name, self.against


class PairResult(NamedTuple):
    """What came of a bot against a baseline: its share of first places, with a 95 % interval; or why it was not played."""

    game: str
    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float
    failed: str = ""


class PairGames:
    """What came of the deals of one pair: its games, or why the bot failed."""

    def __init__(self, pair: Pair, deals: range) -> None:
        self.pair = pair
        self.deals = deals
        self.games: dict[int, list[PlayedGame]] = {}
        self.failed: dict[int, str] = {}

    def left(self) -> Iterator[int]:
        """The deals that are to be played: none after one in which the bot has failed, as soon as that is known."""
        return (deal for deal in self.deals if deal not in self.games and deal not in self.failed and not self.failed)

    def done(self) -> int:
        """How many deals need not be played any more."""
        return len(self.deals) if self.failed else len(self.games)

    def row(self) -> PairResult:
        """Its row of the table. Only the deals before the first in which the bot has failed count, whatever was played."""
        first = min(self.failed, default=self.deals.stop)
        played = [game for deal in self.deals if deal < first for game in self.games[deal]]
        # Deals are independent, the games of one deal are not.
        share = first_share(played, self.pair.bot.name) if played else 0.0
        failed = said.pair_failed(why=self.failed[first], deal=first) if self.failed else ""
        return PairResult(*self.pair.names(), len(played), share, *wilson(share, len(played) // SEATS), failed)


def play(asked: tuple[Pair, int]) -> list[PlayedGame] | str:
    """The task: a deal of a pair from both seats; or why the bot has failed."""
    try:
        return [_game(*asked, seat) for seat in range(SEATS)]
    except (Unplayed, Mendable) as error:
        return str(error)


def _game(pair: Pair, deal: int, seat: int) -> PlayedGame:
    """One game, the bot at `seat`. Raises `Unplayed`."""
    policy = PINNED[pair.against]
    state = rules.games[pair.game].new_state(SEATS, deal, {})
    seats = [policy.name] * SEATS
    seats[seat] = pair.bot.name
    players: list[Player] = [PinnedPlayer(policy, i, deal) for i in range(SEATS)]
    players[seat] = pair.bot.sit(pair.game, SEATS, seat, deal)
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
    return PlayedGame(deal, tuple(seats), state.ranking(), state.scores(), tuple(seconds), tuple(decisions))


# ---- The command ---------------------------------------------------------------------------------------


FORMAT = "tribes-leaderboard-1"


def run_leaderboard(chosen: argparse.Namespace) -> int:
    """Play all pairs, and write the table; 1 when a bot has failed."""
    games = [*rules.games] if chosen.games == "all" else [game_meant(one.strip()) for one in chosen.games.split(",")]
    against = [_baseline(name.strip()) for name in chosen.against.split(",")]
    bots = read(chosen.bots, games)
    path = chosen.resume
    seed = first_seed(chosen.seed if chosen.seed is not None else seed_of(path))
    deals = range(seed, seed + chosen.deals)
    pairs = [PairGames(Pair(game, bot, policy), deals) for bot in bots for game in bot.games for policy in against]
    if not pairs:
        raise Mendable(said.leaderboard_no_bot())
    who = {bot.name: f"{bot.kind} {bot.what}" for bot in bots}  # other games, baselines and more deals may be added
    with Kept(path, {"format": FORMAT, "bots": who, "seed": seed, "rules": fingerprint()}) as file:
        with mending((KeyError, TypeError), lambda _: said.holds_no_results(file=str(path))):
            _recall(pairs, file.rows)
        _play_all(pairs, file, chosen)
    rows = [found.row() for found in pairs]
    if chosen.json:
        told = {"seed": seed, "deals": chosen.deals, "rows": [row._asdict() for row in rows]}
        sys.stdout.write(json.dumps(told) + "\n")
    else:
        sys.stdout.writelines(line + "\n" for line in _table(rows, chosen.deals, seed))
    return 1 if any(row.failed for row in rows) else 0


# ---- What is asked for --------------------------------------------------------------------------------


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


def _play_all(pairs: Sequence[PairGames], file: Kept, chosen: argparse.Namespace) -> None:
    """Play what is missing."""
    by_names = {found.pair.names(): found for found in pairs}
    before, total = sum(found.done() for found in pairs), sum(len(found.deals) for found in pairs)
    if before == total:
        return
    asked = ((found.pair, deal) for found in pairs for deal in found.left())
    with (
        Progress(total, before, SEATS) as standing,
        closing(chosen_engine(chosen.over, chosen.jobs, standing.say)) as engine,
        closing(engine.play(play, asked)) as outcomes,
    ):
        standing.begin()
        for (pair, deal), outcome in outcomes:
            found = by_names[pair.names()]
            if isinstance(outcome, list):
                found.games[deal] = outcome
                game, bot, against = pair.names()
                row = {"game": game, "bot": bot, "against": against, "deal": deal}
                file.add({**row, "games": [one._asdict() for one in outcome]})
            else:
                found.failed[deal] = outcome.reason if isinstance(outcome, Failed) else outcome
            standing.show(sum(found.done() for found in pairs), engine.workers())


# ---- Telling ------------------------------------------------------------------------------------------


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
