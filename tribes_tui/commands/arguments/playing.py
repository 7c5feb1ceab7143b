"""What the commands take that begin a game, or go on with one."""

from __future__ import annotations

from typing import Any

from tribes_tui.commands.arguments.common import GAMES, Adding, command_of, game_options, line_options
from tribes_tui.commands.arguments.values import count, deal, game
from tribes_tui.words.said import arguments as said


def _play(commands: Any) -> None:
    from tribes_tui.commands.options_help import HelpOfGame

    play = command_of(commands, "play", "play", said.play(), epilog=said.play_more(), add_help=False)
    play.add_argument("-h", "--help", action=HelpOfGame, help=said.play_help())
    what = play.add_mutually_exclusive_group(required=True)
    what.add_argument("game", metavar="GAME", nargs="?", type=game, help=GAMES)
    what.add_argument("--deal", metavar="NAME", type=deal, help=said.play_deal())
    play.add_argument("--seats", metavar="LIST", help=said.play_seats())
    play.add_argument(
        "--daily",
        action="store_true",
        help=said.play_daily(),
    )
    game_options(play)
    line_options(play)


def _continue(commands: Any) -> None:
    go_on = command_of(commands, "continue", "resume", said.continue_game())
    go_on.add_argument("name", metavar="NAME", nargs="?", help=said.continue_name())
    go_on.add_argument(
        "--repair",
        action="store_true",
        help=said.continue_repair(),
    )
    go_on.add_argument("--watch", action="store_true", help=said.continue_watch())
    go_on.add_argument("--from", metavar="N", type=count, dest="at", help=said.continue_from())
    go_on.add_argument("--copy", action="store_true", help=said.continue_copy())
    go_on.add_argument(
        "--program",
        metavar="COMMAND",
        action="append",
        default=[],
        help=said.continue_program(),
    )
    line_options(go_on)


ADDING: Adding = {
    "play": _play,
    "continue": _continue,
}
