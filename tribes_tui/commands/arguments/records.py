"""What the commands take that look at games which were played."""

from __future__ import annotations

from typing import Any

from tribes_tui.commands.arguments.common import GAMES, Adding, command_of, process_options, resume_option
from tribes_tui.commands.arguments.values import count, game, pace, seat, size
from tribes_tui.words.said import arguments as said

SAVES = """tribes saves [-h] [--json | --plain | --rename NAME TITLE | --copy NAME |
                    --delete NAME | --add FILE]"""  # no words


def _saves(commands: Any) -> None:
    saves = command_of(commands, "saves", "saves", said.saves(), usage=SAVES)
    ways = saves.add_mutually_exclusive_group()
    ways.add_argument("--json", action="store_true", help=said.saves_json())
    ways.add_argument("--plain", action="store_true", help=said.saves_plain())
    ways.add_argument("--rename", nargs=2, metavar=("NAME", "TITLE"), help=said.saves_rename())
    ways.add_argument("--copy", metavar="NAME", help=said.saves_copy())
    ways.add_argument("--delete", metavar="NAME", help=said.saves_delete())
    ways.add_argument("--add", metavar="FILE", help=said.saves_add())


def _replay(commands: Any) -> None:
    replay = command_of(commands, "replay", "replay", said.replay())
    replay.add_argument("source", metavar="FILE_OR_NAME", help=said.replay_source())
    until = replay.add_mutually_exclusive_group()
    until.add_argument("--to", metavar="N", type=count, help=said.replay_to())
    until.add_argument("--round", metavar="R", type=count, help=said.replay_round())
    replay.add_argument("--seat", metavar="K", type=seat, help=said.replay_seat())
    replay.add_argument("--pace", metavar="SECONDS", type=pace, default=0.0, help=said.replay_pace())
    replay.add_argument(
        "--brief",
        action="store_true",
        help=said.replay_brief(),
    )
    replay.add_argument("--good", action="store_true", help=said.replay_good())
    replay.add_argument("--json", action="store_true", help=said.replay_json())
    replay.add_argument("--verify", action="store_true", help=said.replay_verify())


def _film(commands: Any) -> None:
    film = command_of(commands, "film", "film", said.film(), epilog=said.film_more())
    film.add_argument("source", metavar="FILE_OR_NAME", help=said.replay_source())
    film.add_argument("--into", metavar="FILE", help=said.film_into())
    film.add_argument("--from", dest="first", metavar="N", type=count, help=said.film_from())
    film.add_argument("--to", metavar="N", type=count, help=said.film_to())
    film.add_argument("--seat", metavar="K", type=seat, help=said.replay_seat())
    film.add_argument("--size", metavar="WxH", type=size, default=(100, 30), help=said.film_size())
    film.add_argument("--pace", metavar="SECONDS", type=pace, default=1.0, help=said.film_pace())
    film.add_argument("--hide-names", action="store_true", help=said.film_hide_names())


def _review(commands: Any) -> None:
    review = command_of(commands, "review", "review", said.review(), epilog=said.review_more())
    review.add_argument("source", metavar="NAME", help=said.source())
    review.add_argument("--seat", metavar="K", type=seat, help=said.review_seat())
    process_options(review, 2, said.cluster())
    review.add_argument("--simulations", metavar="S", type=count, help=said.review_simulations())
    resume_option(review, "move")
    review.add_argument("--json", action="store_true", help=said.review_json())


def _par(commands: Any) -> None:
    par = command_of(commands, "par", "par", said.par(), epilog=said.par_more())
    par.add_argument("source", metavar="NAME", help=said.source())
    par.add_argument("--seat", metavar="K", type=seat, help=said.par_seat())
    par.add_argument("--levels", metavar="LIST", default="easy,medium", help=said.par_levels())
    par.add_argument("--games", metavar="N", type=count, default=8, help=said.par_games())
    par.add_argument("--json", action="store_true", help=said.json())


def _daily(commands: Any) -> None:
    daily = command_of(commands, "daily", "daily", said.daily())
    daily.add_argument("--json", action="store_true", help=said.saves_json())


def _statistics(commands: Any) -> None:
    statistics = command_of(commands, "statistics", "statistics", said.statistics(), epilog=said.statistics_more())
    statistics.add_argument("game", metavar="GAME", type=game, nargs="?", help=said.statistics_game(games=GAMES))
    statistics.add_argument("--json", action="store_true", help=said.statistics_json())
    statistics.add_argument("--rebuild", action="store_true", help=said.statistics_rebuild())


ADDING: Adding = {
    "saves": _saves,
    "replay": _replay,
    "film": _film,
    "review": _review,
    "par": _par,
    "daily": _daily,
    "statistics": _statistics,
}
