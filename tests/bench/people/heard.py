"""How many words are said at a decision, in full and in brief: `python -m tests.bench.people.heard [--games 50]`.

Writes the table into `tests/bench/people/HEARD.md`. Every second game is of the fewest players, the others of the most; the
listener sits at seat 0, and everybody draws moves, mostly what looks best at a glance.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from pathlib import Path

import rules
from tests.plain.hearing import Listener
from tribes_tui.words.spoken import words_in

TABLE = Path(__file__).with_name("HEARD.md")
MOST = 400
"""Decisions of a game that are listened to."""

HEAD = """# Words at a decision

What plain mode says before it waits for an answer, over {games} games of each kind: in full, as it is in a pipe, and in
brief, as it is on a terminal. Brief leaves out nothing that happened, so at tables of six more is said; what stands there, and the
choices, are told when they are asked for. `python -m tests.bench.people.heard` writes this table.

| game | decisions | full: median | 95th percentile | worst | brief: median | 95th percentile | worst |
|---|---|---|---|---|---|---|---|
"""


def counted(game_id: str, games: int) -> tuple[list[int], list[int]]:
    """The words of every decision: in full, in brief."""
    full, brief = [], []
    players = rules.games[game_id].players
    for seed in range(games):
        listener = Listener(game_id, players[-1] if seed % 2 else players[0], seed)
        told = 0
        for block in listener.decisions(MOST):
            brief.append(words_in(block))
            full.append(words_in(listing(listener, told)))
            told = listener.told
    return sorted(full), sorted(brief)


def listing(listener: Listener, told: int) -> list[str]:
    """What is said in full: the log's new lines, the position, the question, the actions."""
    view, names = listener.view(0), listener.names(0)
    entries = listener.table.history(0, told)
    news = [listener.words.event(event, names) for entry in entries for event in entry.events]
    actions = [f"{i}) {view.text(action)}" for i, action in enumerate(view.legal_actions(), 1)]
    return [
        *news,
        *listener.words.position(view, names),
        listener.words.prompt(view, names),
        "seat 0 to decide:",
        *actions,
    ]


def figures(counts: Sequence[int]) -> str:
    """Median, 95th percentile and worst as cells."""
    return f"{statistics.median(counts):.0f} | {counts[int(len(counts) * 0.95)]} | {counts[-1]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=50)
    games = parser.parse_args().games
    rows = []
    for game_id in rules.games:
        full, brief = counted(game_id, games)
        rows.append(f"| {rules.games[game_id].title} | {len(full)} | {figures(full)} | {figures(brief)} |")
        print(rows[-1], flush=True)
    TABLE.write_text(HEAD.format(games=games) + "\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
