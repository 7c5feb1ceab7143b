"""What the commands take that let bots play alone."""

from __future__ import annotations

from typing import Any

from tribes_tui.commands.arguments.common import GAMES, Adding, command_of, game_options, process_options, resume_option
from tribes_tui.commands.arguments.values import count, deals, game, seed, shares

SIMULATE = """\
With --resume a run that was stopped goes on; seconds and decisions_per_second are those of what was played now.
With --json: one object with game, seats, games (how many), seconds, decisions_per_second, and rows, a list with
seed, scores, ranking, rounds, decisions and end (why it ended) for each game. The seeds are --seed, --seed + 1, ...
"""

ARENA = """\
A level may bring its own measure of thought: hard@400 (simulations), hard@200ms, hard@4s.

With --over, a deal is a task of a Dask cluster: pip install 'tribes-tui[cluster]' on every machine, start one `dask scheduler`,
and `dask worker tcp://HOST:8786 --nthreads 1` once for each core. Workers with other rules are refused; the deals of one that
dies go to others. With --resume a run can be stopped, killed, and gone on with anywhere. The digest
stands for all results but the times: where simulations are counted it is the same wherever they are played.
--sprt 0.5,0.55: is the first level's share of first places rather 0.5 or 0.55? Stops when one of them is accepted, wrong
in at most 5 % of such tests. For batch systems: --seed S --deals A:B plays deals A to B-1 of those from seed S;
--merge puts the files of all parts together.

examples:
  tribes arena tribe --levels easy,medium,hard --deals 20 --simulations 100
  tribes arena indy --levels hard@400,hard@100 --deals 30
  tribes arena indy --levels hard@400,hard@100 --deals 2000 --sprt 0.5,0.55 --over tcp://10.0.0.5:8786 --resume indy.jsonl
  tribes arena --merge part1.jsonl part2.jsonl
"""

LEADERBOARD = """\
FILE of --bots is TOML; each bot has a name and one of program, open_spiel, policy:

  [[bot]]
  name = "mine"
  program = "python my_bot.py"      told and answering JSON lines (tribes_tui/seats/JSON-LINES.md)
  games = ["indy"]                  only these; all if left out

  [[bot]]
  name = "searcher"
  open_spiel = "my_bots:searcher"   searcher(game, player, seed) makes a bot of OpenSpiel's; ISMCTSBot needs a resampler
                                    (rules/adapters/README.md)

  [[bot]]
  name = "learnt"
  policy = "my_bots:policy"         policy(game id) makes a function: PettingZoo's observation -> action

Two play, and each deal is played from both seats. Baselines always play alike (rules/bots/pinned.py). Bots see what their
seat may see. One that gives no legal action fails: its row says why, and the exit code is 1. A file of --resume may also be gone
on with for more games, baselines and deals.
"""


def _simulate(commands: Any) -> None:
    simulate = command_of(
        commands, "simulate", "simulate", "bots only, no screen: results, lengths, speed", epilog=SIMULATE
    )
    simulate.add_argument("game", metavar="GAME", type=game, help=GAMES)
    simulate.add_argument("--games", metavar="N", type=count, default=100, help="how many games (100)")
    simulate.add_argument("--seats", metavar="LIST", help="bots, e.g. bot:random,bot:medium (the fewest, bot:random)")
    game_options(simulate)
    process_options(simulate, 1, "a Dask cluster, as for an arena; workers need the program, too")
    resume_option(simulate, "each game")
    simulate.add_argument("--json", action="store_true", help="as JSON (see below)")


def _arena(commands: Any) -> None:
    arena = command_of(
        commands, "arena", "arena", "which bots are stronger: duplicate deals, Elo, intervals", epilog=ARENA
    )
    arena.add_argument("game", metavar="GAME", nargs="?", type=game, help=GAMES)
    arena.add_argument(
        "--levels", metavar="LIST", default="easy,medium", help="a level for each seat; they change seats (easy,medium)"
    )
    arena.add_argument("--deals", metavar="D", type=deals, default=(0, 20), help="how many deals (20), or A:B of them")
    arena.add_argument("--ms", metavar="M", type=count, help="milliseconds a searching bot may think over a move")
    arena.add_argument("--simulations", metavar="S", type=count, help="simulations instead: the result is repeatable")
    game_options(arena)
    process_options(arena, 1, "a Dask cluster: tcp://host:port, or local:N for N workers here")
    resume_option(arena, "each deal")
    arena.add_argument("--merge", metavar="FILE", nargs="+", help="play nothing: the standings of such files together")
    arena.add_argument("--sprt", metavar="P0,P1", type=shares, help="stop when the first level's share is decided")
    arena.add_argument("--json", action="store_true", help="as JSON: standings, digest, and every game")


def _leaderboard(commands: Any) -> None:
    board = command_of(
        commands,
        "leaderboard",
        "leaderboard",
        "bots of yours against pinned baselines, with intervals",
        epilog=LEADERBOARD,
    )
    board.add_argument("--bots", metavar="FILE", required=True, help="the bots (see below)")
    board.add_argument("--games", metavar="LIST", default="all", help=f"all, or some of {GAMES}")
    board.add_argument(
        "--against",
        metavar="LIST",
        default="random,easy,medium,hard",
        help="baselines by name (tribes-hard-v3) or level, its newest version (random,easy,medium,hard)",
    )
    board.add_argument("--deals", metavar="D", type=count, default=20, help="how many deals for each pair (20)")
    board.add_argument("--seed", metavar="S", type=seed, help="of the first deal (by chance)")
    process_options(board, 1, "a Dask cluster, as for an arena; workers need the program, and the bots")
    resume_option(board, "each deal")
    board.add_argument("--json", action="store_true", help="as JSON: seed, deals, rows")


ADDING: Adding = {
    "simulate": _simulate,
    "arena": _arena,
    "leaderboard": _leaderboard,
}
