"""What the commands take that let bots play alone."""

from __future__ import annotations

from typing import Any

from tribes_tui.commands.arguments.common import GAMES, Adding, command_of, game_options, process_options, resume_option
from tribes_tui.commands.arguments.values import count, deals, game, seed, shares
from tribes_tui.words.said import arguments as said


def _simulate(commands: Any) -> None:
    simulate = command_of(commands, "simulate", "simulate", said.simulate(), epilog=said.simulate_more())
    simulate.add_argument("game", metavar="GAME", type=game, help=GAMES)
    simulate.add_argument("--games", metavar="N", type=count, default=100, help=said.simulate_games())
    simulate.add_argument("--seats", metavar="LIST", help=said.simulate_seats())
    game_options(simulate)
    process_options(simulate, 1, said.cluster())
    resume_option(simulate, "game")
    simulate.add_argument("--json", action="store_true", help=said.review_json())


def _arena(commands: Any) -> None:
    arena = command_of(commands, "arena", "arena", said.arena(), epilog=said.arena_more())
    arena.add_argument("game", metavar="GAME", nargs="?", type=game, help=GAMES)
    arena.add_argument("--levels", metavar="LIST", default="easy,medium", help=said.arena_levels())
    arena.add_argument("--deals", metavar="D", type=deals, default=(0, 20), help=said.arena_deals())
    arena.add_argument("--ms", metavar="M", type=count, help=said.arena_ms())
    arena.add_argument("--simulations", metavar="S", type=count, help=said.arena_simulations())
    game_options(arena)
    process_options(arena, 1, said.arena_cluster())
    resume_option(arena, "deal")
    arena.add_argument("--merge", metavar="FILE", nargs="+", help=said.arena_merge())
    arena.add_argument("--sprt", metavar="P0,P1", type=shares, help=said.arena_sprt())
    arena.add_argument("--json", action="store_true", help=said.arena_json())


def _leaderboard(commands: Any) -> None:
    board = command_of(
        commands,
        "leaderboard",
        "leaderboard",
        said.leaderboard(),
        epilog=said.leaderboard_more(),
    )
    board.add_argument("--bots", metavar="FILE", required=True, help=said.leaderboard_bots())
    board.add_argument("--games", metavar="LIST", default="all", help=said.leaderboard_games(games=GAMES))
    board.add_argument(
        "--against",
        metavar="LIST",
        default="random,easy,medium,hard",
        help=said.leaderboard_against(),
    )
    board.add_argument("--deals", metavar="D", type=count, default=20, help=said.leaderboard_deals())
    board.add_argument("--seed", metavar="S", type=seed, help=said.leaderboard_seed())
    process_options(board, 1, said.leaderboard_cluster())
    resume_option(board, "deal")
    board.add_argument("--json", action="store_true", help=said.leaderboard_json())


ADDING: Adding = {
    "simulate": _simulate,
    "arena": _arena,
    "leaderboard": _leaderboard,
}
