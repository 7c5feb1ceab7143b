"""The card of the data set: what it is, how it was made, its sizes and splits, its licence, its figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rules.bots.fingerprint import fingerprint
from tests.dataset.figures import Figures, Spread
from tests.dataset.kinds import NAME, SIMULATIONS

CARD = """# {name}

{games} whole games of six tabletop games between bots, {positions} decisions: every deal, every decision, every result. Games of
each kind are between bots of one level (`random`, `easy`, `medium`, `hard`, `master` where it is offered), or of four levels at
one table (`mixed`); the numbers of players go round.

## How it was made

`make dataset ARGS='--games {each}'` plays it, to the same bytes, on every machine: deals follow from the data set's name, the kind and the
number of the game, and searching bots count their simulations ({thought}) instead of looking at the clock. Bots see what a
player in their seat would see, and nothing else. Rules and bots: `{fingerprint}` (`rules.bots.fingerprint`). No person played,
and nothing about a person is in it.

## What is in it

| file | what |
|---|---|
| `records/GAME.tar` | the games, each in the record format (`saves/FORMAT.md`): `tribes replay FILE` shows one, the rules play it again |
| `index.csv` | a row a game: record, game, kind, players, level of each seat, seed, split, moves, rounds, scores, ranking |
| `load.py` | the loader: rows, records and positions |
| `moves.svg`, `scores.svg`, `first-seat.svg` | the figures below as pictures |
| `SHA256SUMS` | what the bytes are |

Splits are of whole games, within each kind: eight of ten for training, one for choosing, one for the test: {splits}.

{sizes}

## Licence

As the program's (MIT): the games were played by it, and hold no text of the games' publishers.

## Figures

The 5 % point, the median and the 95 % point of moves and of points; how often the first seat comes first beside an equal
share (1 is fair), with a 95 % interval.

| game | kind | games | moves | points of a seat | of winners | first seat |
|---|---|---|---|---|---|---|
{figures}
"""


def card(rows: Sequence[Mapping[str, Any]], found: Sequence[Figures], sizes: Mapping[str, int]) -> str:
    """The card's text."""
    splits = Counter(row["split"] for row in rows)
    return CARD.format(
        name=NAME,
        games=len(rows),
        positions=sum(row["moves"] for row in rows),
        each=max(one.games for one in found),
        thought=", ".join(f"{level} {count}" for level, count in SIMULATIONS.items()),
        fingerprint=fingerprint(),
        splits=", ".join(f"{count} {split}" for split, count in sorted(splits.items())),
        sizes=_sizes(sizes),
        figures="\n".join(_row(one) for one in found),
    )


def _sizes(sizes: Mapping[str, int]) -> str:
    lines = [f"| {game} | {size / 1e6:.2f} |" for game, size in sizes.items()]
    return "\n".join(["| records of | MB |", "|---|---|", *lines, f"| all | {sum(sizes.values()) / 1e6:.2f} |"])


def _row(one: Figures) -> str:
    fair = one.first_seat
    cells = [one.game, one.kind, str(one.games), _spread(one.moves), _spread(one.scores), _spread(one.winners)]
    return f"| {' | '.join(cells)} | {fair.middle:.2f} ({fair.low:.2f} to {fair.high:.2f}) |"


def _spread(spread: Spread) -> str:
    return f"{spread.low:g}, {spread.middle:g}, {spread.high:g}"
