"""What each command takes, and how it is laid out."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

from rules.core.registry import PACKAGES
from tribes_tui.commands.help import HelpOfGame
from tribes_tui.commands.values import count, deal, deals, game_meant, pace, seat, seed, shares, size
from tribes_tui.words.help_text import Help
from tribes_tui.words.said import arguments as said

GAMES = ", ".join(PACKAGES)


def command_of(commands: Any, name: str, text: str, epilog: str | None = None, **more: Any) -> argparse.ArgumentParser:
    """A new command; `text` is its line in the help."""
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=text,
        description=text[0].upper() + text[1:] + ".",
        epilog=epilog,
        formatter_class=Help,
        **more,
    )
    parser.set_defaults(command=name)
    return parser


def flags(parser: argparse._ActionsContainer, **helps: str) -> None:
    """Options without a value, by their names, each with its line in the help."""
    for name, text in helps.items():
        parser.add_argument(f"--{name.replace('_', '-')}", action="store_true", help=text)


def game_options(parser: argparse.ArgumentParser) -> None:
    """What a new game is made of."""
    parser.add_argument("--set", metavar="OPTION=VALUE", action="append", default=[], help=said.set_option())
    parser.add_argument("--seed", metavar="SEED", type=seed, help=said.seed())


def line_options(parser: argparse.ArgumentParser) -> None:
    """How a game is shown: on the screen, or in one of three kinds of lines."""
    flags(parser, plain=said.plain(), json_lines=said.json_lines(), brief=said.brief())
    screen_options(parser, argparse.SUPPRESS)


def screen_options(parser: argparse.ArgumentParser, default: Any = False) -> None:
    """What a screen is drawn with. A command gives `SUPPRESS`, or its default would undo what stood before it."""
    parser.add_argument("--ascii", action="store_true", default=default, help=said.ascii())
    if default is False:
        parser.add_argument("--language", metavar="LANGUAGE", help=said.language())  # read before


def process_options(parser: argparse.ArgumentParser, jobs: int, cluster: str) -> None:
    """In how many processes to work, or over which cluster."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", type=count, default=jobs, help=said.jobs(jobs=jobs))
    where.add_argument("--over", metavar="ADDRESS", help=cluster)


def resume_option(parser: argparse.ArgumentParser, what: Literal["deal", "game", "move"]) -> None:
    """Where each piece of the work is kept as it comes, so that it can be stopped and gone on with."""
    parser.add_argument("--resume", metavar="FILE", type=Path, help=said.resume(what=what))


# ---- Playing -------------------------------------------------------------------------------------------


def _play(commands: Any) -> None:
    play = command_of(commands, "play", said.play(), epilog=said.play_more(), add_help=False)
    play.add_argument("-h", "--help", action=HelpOfGame, help=said.play_help())
    what = play.add_mutually_exclusive_group(required=True)
    what.add_argument("game", metavar="GAME", nargs="?", type=game_meant, help=GAMES)
    what.add_argument("--deal", metavar="NAME", type=deal, help=said.play_deal())
    play.add_argument("--seats", metavar="LIST", help=said.play_seats())
    flags(play, daily=said.play_daily())
    game_options(play)
    line_options(play)


def _continue(commands: Any) -> None:
    go_on = command_of(commands, "continue", said.continue_game())
    go_on.add_argument("name", metavar="NAME", nargs="?", help=said.continue_name())
    flags(go_on, repair=said.continue_repair(), watch=said.continue_watch())
    go_on.add_argument("--from", metavar="N", type=count, dest="at", help=said.continue_from())
    flags(go_on, copy=said.continue_copy())
    go_on.add_argument(
        "--program",
        metavar="COMMAND",
        action="append",
        default=[],
        help=said.continue_program(),
    )
    line_options(go_on)


# ---- Learning a game -----------------------------------------------------------------------------------


def _learn(commands: Any) -> None:
    learn = command_of(commands, "learn", said.learn())
    learn.add_argument("game", metavar="GAME", type=game_meant, help=GAMES)
    flags(learn, plain=said.plain())
    screen_options(learn, argparse.SUPPRESS)


def _puzzle(commands: Any) -> None:
    puzzle = command_of(commands, "puzzle", said.puzzle())
    puzzle.add_argument("game", metavar="GAME", nargs="?", help=said.puzzle_game(games=GAMES))
    ways = puzzle.add_mutually_exclusive_group()
    flags(ways, list=said.puzzle_list(), plain=said.plain())
    screen_options(puzzle, argparse.SUPPRESS)


def _rules(commands: Any) -> None:
    rules = command_of(commands, "rules", said.rules())
    rules.add_argument("game", metavar="GAME", type=game_meant, help=GAMES)
    rules.add_argument("section", metavar="SECTION", nargs="?", help=said.rules_section())
    ways = rules.add_mutually_exclusive_group()
    flags(ways, headings=said.rules_headings())
    ways.add_argument("--search", metavar="WORDS", help=said.rules_search())
    flags(rules, plain=said.rules_plain())


# ---- Games that were played ----------------------------------------------------------------------------


SAVES = """tribes saves [-h] [--json | --plain | --rename NAME TITLE | --copy NAME |
                    --delete NAME | --add FILE]"""  # no words


def _saves(commands: Any) -> None:
    saves = command_of(commands, "saves", said.saves(), usage=SAVES)
    ways = saves.add_mutually_exclusive_group()
    flags(ways, json=said.saves_json(), plain=said.saves_plain())
    ways.add_argument("--rename", nargs=2, metavar=("NAME", "TITLE"), help=said.saves_rename())
    ways.add_argument("--copy", metavar="NAME", help=said.saves_copy())
    ways.add_argument("--delete", metavar="NAME", help=said.saves_delete())
    ways.add_argument("--add", metavar="FILE", help=said.saves_add())


def _replay(commands: Any) -> None:
    replay = command_of(commands, "replay", said.replay())
    replay.add_argument("source", metavar="FILE_OR_NAME", help=said.replay_source())
    until = replay.add_mutually_exclusive_group()
    until.add_argument("--to", metavar="N", type=count, help=said.replay_to())
    until.add_argument("--round", metavar="R", type=count, help=said.replay_round())
    replay.add_argument("--seat", metavar="K", type=seat, help=said.replay_seat())
    replay.add_argument("--pace", metavar="SECONDS", type=pace, default=0.0, help=said.replay_pace())
    flags(
        replay, brief=said.replay_brief(), good=said.replay_good(), json=said.replay_json(), verify=said.replay_verify()
    )


def _film(commands: Any) -> None:
    film = command_of(commands, "film", said.film(), epilog=said.film_more())
    film.add_argument("source", metavar="FILE_OR_NAME", help=said.replay_source())
    film.add_argument("--into", metavar="FILE", help=said.film_into())
    film.add_argument("--from", dest="first", metavar="N", type=count, help=said.film_from())
    film.add_argument("--to", metavar="N", type=count, help=said.film_to())
    film.add_argument("--seat", metavar="K", type=seat, help=said.replay_seat())
    film.add_argument("--size", metavar="WxH", type=size, default=(100, 30), help=said.film_size())
    film.add_argument("--pace", metavar="SECONDS", type=pace, default=1.0, help=said.film_pace())
    flags(film, hide_names=said.film_hide_names())


def _review(commands: Any) -> None:
    review = command_of(commands, "review", said.review(), epilog=said.review_more())
    review.add_argument("source", metavar="NAME", help=said.source())
    review.add_argument("--seat", metavar="K", type=seat, help=said.review_seat())
    process_options(review, 2, said.cluster())
    review.add_argument("--simulations", metavar="S", type=count, help=said.review_simulations())
    resume_option(review, "move")
    flags(review, json=said.review_json())


def _par(commands: Any) -> None:
    par = command_of(commands, "par", said.par(), epilog=said.par_more())
    par.add_argument("source", metavar="NAME", help=said.source())
    par.add_argument("--seat", metavar="K", type=seat, help=said.par_seat())
    par.add_argument("--levels", metavar="LIST", default="easy,medium", help=said.par_levels())
    par.add_argument("--games", metavar="N", type=count, default=8, help=said.par_games())
    flags(par, json=said.json())


def _daily(commands: Any) -> None:
    daily = command_of(commands, "daily", said.daily())
    flags(daily, json=said.saves_json())


def _statistics(commands: Any) -> None:
    statistics = command_of(commands, "statistics", said.statistics(), epilog=said.statistics_more())
    statistics.add_argument("game", metavar="GAME", type=game_meant, nargs="?", help=said.statistics_game(games=GAMES))
    flags(statistics, json=said.statistics_json(), rebuild=said.statistics_rebuild())


# ---- Bots alone ----------------------------------------------------------------------------------------


def _simulate(commands: Any) -> None:
    simulate = command_of(commands, "simulate", said.simulate(), epilog=said.simulate_more())
    simulate.add_argument("game", metavar="GAME", type=game_meant, help=GAMES)
    simulate.add_argument("--games", metavar="N", type=count, default=100, help=said.simulate_games())
    simulate.add_argument("--seats", metavar="LIST", help=said.simulate_seats())
    game_options(simulate)
    process_options(simulate, 1, said.cluster())
    resume_option(simulate, "game")
    flags(simulate, json=said.review_json())


def _arena(commands: Any) -> None:
    arena = command_of(commands, "arena", said.arena(), epilog=said.arena_more())
    arena.add_argument("game", metavar="GAME", nargs="?", type=game_meant, help=GAMES)
    arena.add_argument("--levels", metavar="LIST", default="easy,medium", help=said.arena_levels())
    arena.add_argument("--deals", metavar="D", type=deals, default=(0, 20), help=said.arena_deals())
    arena.add_argument("--ms", metavar="M", type=count, help=said.arena_ms())
    arena.add_argument("--simulations", metavar="S", type=count, help=said.arena_simulations())
    game_options(arena)
    process_options(arena, 1, said.arena_cluster())
    resume_option(arena, "deal")
    arena.add_argument("--merge", metavar="FILE", type=Path, nargs="+", help=said.arena_merge())
    arena.add_argument("--sprt", metavar="P0,P1", type=shares, help=said.arena_sprt())
    flags(arena, json=said.arena_json())


def _leaderboard(commands: Any) -> None:
    board = command_of(commands, "leaderboard", said.leaderboard(), epilog=said.leaderboard_more())
    board.add_argument("--bots", metavar="FILE", type=Path, required=True, help=said.leaderboard_bots())
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
    flags(board, json=said.leaderboard_json())


# ---- This machine --------------------------------------------------------------------------------------


def _doctor(commands: Any) -> None:
    command_of(commands, "doctor", said.doctor())


def _completions(commands: Any) -> None:
    completions = command_of(commands, "completions", said.completions(), said.completions_more())
    completions.add_argument("shell", choices=("bash", "zsh", "fish"), metavar="SHELL", help=said.completions_shell())


def _manual(commands: Any) -> None:
    command_of(commands, "man", said.man())


def _desktop(commands: Any) -> None:
    desktop = command_of(commands, "install-desktop", said.desktop())
    flags(desktop, remove=said.desktop_remove())


# ---- All of them ---------------------------------------------------------------------------------------


def _serve(commands: Any) -> None:
    """The host brings its own command; where it isn't installed, there is none."""
    try:
        present = find_spec("tribes_tui.server.cli") is not None
    except ModuleNotFoundError:
        return
    if present:
        from tribes_tui.server import cli

        cli.add(commands)


ADDING: Mapping[str, Callable[[Any], None]] = {
    "play": _play,
    "learn": _learn,
    "puzzle": _puzzle,
    "continue": _continue,
    "saves": _saves,
    "replay": _replay,
    "film": _film,
    "review": _review,
    "par": _par,
    "daily": _daily,
    "simulate": _simulate,
    "arena": _arena,
    "leaderboard": _leaderboard,
    "rules": _rules,
    "statistics": _statistics,
    "serve": _serve,
    "doctor": _doctor,
    "completions": _completions,
    "man": _manual,
    "install-desktop": _desktop,
}
"""Each command's name (of the host's several commands the first) and what adds it to argparse's commands, in the order of the help."""
