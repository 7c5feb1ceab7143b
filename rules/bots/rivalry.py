"""How rivals play beside the plain bot of their strength: `python -m rules.bots.rivalry [NAME ...]`.

Every deal is played once more than it has seats (`--seats`, else two): the rival in each of them, and the plain bot in all. The share is that
of first places of the rival, ties divided; how often its style shows is counted in its games and, of the plain bot, in those among its like. What is counted are
simulations and never time, so that anybody gets the same; with `--keep FILE` each deal is kept, and not played again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import rules
from rules.bots.bot import Bot, Budget
from rules.bots.even import EvenBot
from rules.bots.rival import Rival, count
from rules.bots.rivals import RIVALS, rival_of
from rules.bots.styled import RivalBot
from rules.core.event import Event
from rules.core.rng import Rng, seeded

GAMES, SIMULATIONS = 200, 60


class RivalDeal(NamedTuple):
    """A deal: the rival's share of first places over all seats, how often its style showed in these games, and how often that of the
    plain bot, both as the mean of a seat."""

    deal: int
    share: float
    own: float
    plain: float


class Rivalry(NamedTuple):
    """What came of a rival: games, its share of first places and by how much that may be off (95 %), how often a game its style showed,
    and the plain bot's."""

    rival: Rival
    games: int
    share: float
    off: float
    own: float
    plain: float

    @property
    def times(self) -> float:
        """How many times as often as the plain bot it does what it likes."""
        return self.own / self.plain if self.plain else float("inf")


def play(rival: Rival, deal: int, bots: Sequence[Bot], simulations: int) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """One game: shares of the first place, and how often what the rival likes was done, by seat."""
    state = rules.games[rival.game].new_state(len(bots), deal)
    rngs = [Rng(seeded("rivalry", rival.game, deal, seat)) for seat in range(len(bots))]
    done = [0] * len(bots)
    while (seat := state.current_player) is not None:
        action = bots[seat].choose(state.view(seat), Budget(None, simulations), rngs[seat])
        events = list[Event]()
        state.events = events
        state.apply(action)
        for one in range(len(bots)):
            done[one] += count(rival.liked, events, one)
    first = state.ranking()
    return tuple((place == 1) / first.count(1) for place in first), tuple(done)


def play_deal(rival: Rival, deal: int, simulations: int, seats: int = 2) -> RivalDeal:
    """A deal with the rival in each seat, and once without it."""
    share = own = 0.0
    for seat in range(seats):
        bots: list[Bot] = [EvenBot(rival.strength) for _ in range(seats)]
        bots[seat] = RivalBot(rival)
        shares, done = play(rival, deal, bots, simulations)
        share, own = share + shares[seat] / seats, own + done[seat] / seats
    _, alike = play(rival, deal, [EvenBot(rival.strength) for _ in range(seats)], simulations)
    return RivalDeal(deal, share, own, sum(alike) / seats)


def rivalry(rival: Rival, deals: Sequence[RivalDeal], seats: int = 2) -> Rivalry:
    """What came of these deals."""
    number = len(deals)
    share, own, plain = (sum(getattr(one, name) for one in deals) / number for name in ("share", "own", "plain"))
    spread = sum((one.share - share) ** 2 for one in deals) / max(1, number - 1)
    return Rivalry(rival, seats * number, share, 1.96 * sqrt(spread / number), own, plain)


# ---- What is kept ---------------------------------------------------------------------------------------


def key_of(rival: Rival, simulations: int, seats: int = 2) -> str:
    """All that its games depend on."""
    searches = max(rival.strength, rival.judges) > 50
    table = (seats,) if seats > 2 else ()
    return repr((*rival[:-1], dict(rival.taste), simulations if searches else 0, *table))


def kept(file: Path | None, key: str) -> dict[int, RivalDeal]:
    """The deals that were played before."""
    lines = file.read_text("utf-8").splitlines() if file is not None and file.exists() else []
    found: Iterable[Mapping[str, Any]] = map(json.loads, lines)
    return {one["deal"][0]: RivalDeal(*one["deal"]) for one in found if one["key"] == key}


def measured(
    rival: Rival, games: int, simulations: int, file: Path | None = None, start: int = 0, seats: int = 2
) -> Rivalry:
    """Its deals, as many as make so many games, those that are kept not anew."""
    key = key_of(rival, simulations, seats)
    known, deals = kept(file, key), list[RivalDeal]()
    for deal in range(start, start + -(-games // seats)):
        if deal not in known:
            known[deal] = play_deal(rival, deal, simulations, seats)
            if file is not None:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps({"key": key, "deal": known[deal]}) + "\n")
        deals.append(known[deal])
    return rivalry(rival, deals, seats)


def row(found: Rivalry) -> str:
    """A row of the table in `STRENGTH.md`."""
    rival = found.rival
    share = f"{found.share:.3f} ({found.share - found.off:.3f}–{found.share + found.off:.3f})"
    often = f"{found.own:.2f} | {found.plain:.2f} | {found.times:.2f}"
    liked = ", ".join(f"`{feature}`" for feature in rival.liked)
    return f"| {rival.game} | {rival.name} | {rival.style} | {rival.strength} | {liked} | {often} | {share} | {found.games} |"


def main(arguments: Sequence[str] | None = None) -> Iterator[str]:
    """The rows of these rivals, of all if none is named."""
    parser = argparse.ArgumentParser(prog="python -m rules.bots.rivalry", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--seats", type=int, default=2, help="games that can't be played by so many are left out")
    parser.add_argument("--start", type=int, default=0, help="the first deal")
    parser.add_argument("--keep", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    rivals = [rival for name in chosen.names if (rival := rival_of(name.lower()))] or [*RIVALS]
    for rival in rivals:
        if chosen.seats in rules.games[rival.game].players:
            yield row(measured(rival, chosen.games, chosen.simulations, chosen.keep, chosen.start, chosen.seats))


if __name__ == "__main__":
    for line in main():
        print(line, flush=True)  # noqa: T201
