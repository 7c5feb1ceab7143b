"""The pairs of a leaderboard, a bot against a baseline in a game of two, and their deals as tasks."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import rules
from rules.bots.arena import PlayedGame, first_share, wilson
from rules.bots.pinned import PINNED
from tribes_tui.commands.tournament.contestants import Contestant
from tribes_tui.commands.tournament.in_seats import PinnedPlayer, Player, Unplayed
from tribes_tui.errors import Mendable
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


class PairDeal(NamedTuple):
    """A deal of a pair."""

    pair: Pair
    deal: int


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


def play(asked: PairDeal) -> list[PlayedGame] | str:
    """The task: a deal from both seats; or why the bot has failed."""
    try:
        return [_game(asked.pair, asked.deal, seat) for seat in range(SEATS)]
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
