"""How long games take by their length and number of players: `python -m tests.bench.people.lengths [--keep]`.

`medium` plays in each seat; counted is how often a seat has more than one choice, as the mean of the seats, and of all deals the median. A
decision of a person takes 8 seconds, of a bot one (`tribes_tui/profile/lengths.py`). With `--keep` the counts are written where that reads them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from statistics import median

import rules
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.core.option import Value
from rules.core.rng import Rng, seeded
from tribes_tui.profile.lengths import FILE, minutes_for

DEALS, MOST_PLAYERS = 20, 6


def decisions(game_id: str, players: int, value: Value, deals: int = DEALS) -> int:
    """How often a seat has more than one choice in a game of this length."""
    options = {rules.games[game_id].length: value}
    return round(median(of_deal(game_id, players, deal, options) for deal in range(deals)))


def of_deal(game_id: str, players: int, deal: int, options: dict[str, Value]) -> float:
    """The same in one deal."""
    state = rules.games[game_id].new_state(players, deal, options)
    bots = [make("medium") for _ in range(players)]
    rngs = [Rng(seeded("lengths", game_id, deal, seat)) for seat in range(players)]
    count = 0
    while (seat := state.current_player) is not None:
        legal = state.legal_actions()
        count += len(legal) > 1
        state.apply(legal[0] if len(legal) == 1 else bots[seat].choose(state.view(seat), Budget(), rngs[seat]))
    return count / players


def main(arguments: Sequence[str] | None = None) -> Iterator[str]:
    """A row of the table for each game and length: minutes, and in brackets decisions, by the number of players."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.people.lengths", description=__doc__)
    parser.add_argument("--keep", action="store_true")
    chosen = parser.parse_args(arguments)
    yield "| game | length | " + " | ".join(f"{players} players" for players in range(2, MOST_PLAYERS + 1)) + " |"
    yield "|---|---|" + "---|" * (MOST_PLAYERS - 1)
    found: dict[str, dict[str, dict[str, int]]] = {}
    for game_id, game in rules.games.items():
        for value in sorted(
            game.lengths, key=lambda value, game=game: game.length_of({game.length: value}) is not None
        ):
            counts = {players: decisions(game_id, players, value) for players in game.players}
            found.setdefault(game_id, {})[str(value)] = {str(players): count for players, count in counts.items()}
            cells = [
                f"{minutes_for(counts[players], players)} ({counts[players]})" if players in counts else ""
                for players in range(2, MOST_PLAYERS + 1)
            ]
            yield f"| {game.title} | `{game.length}={value}` | {' | '.join(cells)} |"
    if chosen.keep:
        lines = [f"{json.dumps(game_id)}: {json.dumps(counted)}" for game_id, counted in found.items()]
        FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    for line in main():
        print(line, flush=True)
