"""What the commands take that begin a game, or go on with one."""

from __future__ import annotations

from typing import Any

from tribes_tui.commands.arguments.common import GAMES, Adding, command_of, game_options, line_options
from tribes_tui.commands.arguments.values import count, game

PLAY = """\
seats, with commas between:
  you          you
  name:Ada     another person at this keyboard, called Ada
  bot:LEVEL    a bot; plain `bot` is bot:medium; bot:even follows your results in that game, from easy to hard
  program:'COMMAND'
               a program of yours, told and answering JSON lines (tribes_tui/seats/JSON-LINES.md); when it doesn't answer, an easy bot plays. Commas within quotes belong to the command; python alone is the interpreter of the game.

Without --seats: you and the fewest sensible bots.

plain mode (--plain) where standard output is no terminal, line by line: the view; `seat K to decide:`, where seats count from 0 in the
order of --seats; the legal actions as `  N) text`; a line `>`. Answer with the number N, with the action
as it is written, or with save, undo, redo, hint, rules, quit or help. A wrong line gets one line beginning
`no:` and the question again. At the end of input the game is saved, and the exit code is 0.

On a terminal, or with --brief, only what is new is said, then the question in a sentence, the number of choices,
and a line `>`. Answer with a number, the notation or words; ask for the rest: help lists what. The words full and
brief change between the two.

With several people at one terminal, the keyboard is passed between hidden hands. What only one of them may
know of is asked on a round past all the others, so that nobody sees whom it was for.

examples:
  tribes play indy --seats you,bot:easy,bot:easy --seed 7
  tribes play indy --set return_from=all
  yes 1 | tribes play indy --plain
"""


def _play(commands: Any) -> None:
    from tribes_tui.commands.options_help import HelpOfGame

    play = command_of(commands, "play", "play", "a new game", epilog=PLAY, add_help=False)
    play.add_argument(
        "-h", "--help", action=HelpOfGame, help="show this, and behind GAME that game's options, and leave"
    )
    play.add_argument("game", metavar="GAME", type=game, help=GAMES)
    play.add_argument("--seats", metavar="LIST", help="who sits where (see below)")
    play.add_argument(
        "--daily",
        action="store_true",
        help="the game of the day: the same seed for everybody; goes on where it was left",
    )
    game_options(play)
    line_options(play)


def _continue(commands: Any) -> None:
    go_on = command_of(commands, "continue", "resume", "go on with your last unfinished game, or another one")
    go_on.add_argument(
        "name", metavar="NAME", nargs="?", help="which (`tribes saves` lists them); the newest if left out"
    )
    go_on.add_argument(
        "--repair",
        action="store_true",
        help="go on from the good part of a game that is damaged, or that the rules play otherwise",
    )
    go_on.add_argument("--watch", action="store_true", help="look on while it is being played in another program")
    go_on.add_argument("--from", metavar="N", type=count, dest="at", help="a new game that begins with N moves of it")
    go_on.add_argument("--copy", action="store_true", help="play on from a copy of it")
    go_on.add_argument(
        "--program",
        metavar="COMMAND",
        action="append",
        default=[],
        help="the program of a seat that a program had; may be repeated (without one an easy bot plays there)",
    )
    line_options(go_on)


ADDING: Adding = {
    "play": _play,
    "continue": _continue,
}
