"""What the commands take that look at games which were played."""

from __future__ import annotations

from typing import Any

from tribes_tui.commands.arguments.common import GAMES, Adding, command_of, process_options, resume_option
from tribes_tui.commands.arguments.values import count, game, pace, seat

SAVES = """tribes saves [-h] [--json | --plain | --rename NAME TITLE | --copy NAME |
                    --delete NAME | --add FILE]"""

REVIEW = """\
Every choice of the seat is searched again, and what was played is compared with the best other move on the same draws of
what was hidden. A choice is marked only where the difference is certain. The review is kept beside the record: the next
time it opens at once. With --resume a review that was stopped goes on, here or over a cluster.

With --json: one object with game, seat, choices (how many), result (the seat's part of the win), cost and luck (change and
error, in chances to win), chances (at every position), stands (seat by seat the same before every move), moments (number of the move, kind, change, text) and marks (number,
mark, played and other as action ids, gain from low to high, expected, text).
"""

PAR = """\
The same deal is played again by bots from the same seat. At the other seats sit the bots of the record; medium in the place of
people and of bots that search. A level may bring its own measure of thought: hard@40 (simulations) is repeatable.
"""


def _saves(commands: Any) -> None:
    saves = command_of(commands, "saves", "saves", "list the saved games, or tidy them up", usage=SAVES)
    ways = saves.add_mutually_exclusive_group()
    ways.add_argument("--json", action="store_true", help="as JSON, a list of objects")
    ways.add_argument("--plain", action="store_true", help="as sentences to be listened to")
    ways.add_argument("--rename", nargs=2, metavar=("NAME", "TITLE"), help="call a game so")
    ways.add_argument("--copy", metavar="NAME", help="copy a game")
    ways.add_argument("--delete", metavar="NAME", help="delete a game, broken as it may be")
    ways.add_argument("--add", metavar="FILE", help="take a game from a file: one that was mailed, or saved elsewhere")


def _replay(commands: Any) -> None:
    replay = command_of(commands, "replay", "replay", "walk through a saved game")
    replay.add_argument("source", metavar="FILE_OR_NAME", help="a saved game by name, or a file")
    until = replay.add_mutually_exclusive_group()
    until.add_argument("--to", metavar="N", type=count, help="stop after N moves")
    until.add_argument("--round", metavar="R", type=count, help="stop where round R begins")
    replay.add_argument("--seat", metavar="K", type=seat, help="with the eyes of a seat (0 is the first)")
    replay.add_argument("--pace", metavar="SECONDS", type=pace, default=0.0, help="wait so long after each move")
    replay.add_argument(
        "--brief",
        action="store_true",
        help="sentences for people who listen, without notation (so it is on a terminal)",
    )
    replay.add_argument("--good", action="store_true", help="only the good part of a game that is damaged")
    replay.add_argument("--json", action="store_true", help="only the final position, its key and the scores")
    replay.add_argument("--verify", action="store_true", help="only say whether it plays as it was recorded")


def _review(commands: Any) -> None:
    review = command_of(commands, "review", "review", "judge every choice of a game that is over", epilog=REVIEW)
    review.add_argument("source", metavar="NAME", help="which (`tribes saves` lists them), or a file")
    review.add_argument(
        "--seat", metavar="K", type=seat, help="whose choices (0 is the first); the only person's if left out"
    )
    process_options(review, 2, "a Dask cluster, as for an arena; workers need the program, too")
    review.add_argument("--simulations", metavar="S", type=count, help="think so long about each choice; not kept")
    resume_option(review, "each move")
    review.add_argument("--json", action="store_true", help="as JSON (see below)")


def _par(commands: Any) -> None:
    par = command_of(commands, "par", "par", "what bots make of the deal of a game that is over", epilog=PAR)
    par.add_argument("source", metavar="NAME", help="which (`tribes saves` lists them), or a file")
    par.add_argument(
        "--seat", metavar="K", type=seat, help="from which seat (0 is the first); the only person's if left out"
    )
    par.add_argument(
        "--levels", metavar="LIST", default="easy,medium", help="of the bots, one after the other (easy,medium)"
    )
    par.add_argument("--games", metavar="N", type=count, default=8, help="how many games of each (8)")
    par.add_argument("--json", action="store_true", help="as JSON")


def _daily(commands: Any) -> None:
    daily = command_of(commands, "daily", "daily", "the games of the day, how they went, and what bots made of them")
    daily.add_argument("--json", action="store_true", help="as JSON, a list of objects")


def _statistics(commands: Any) -> None:
    statistics = command_of(commands, "statistics", "statistics", "how you have played so far, in lines")
    statistics.add_argument("game", metavar="GAME", type=game, nargs="?", help=f"only this one: {GAMES}")


ADDING: Adding = {
    "saves": _saves,
    "replay": _replay,
    "review": _review,
    "par": _par,
    "daily": _daily,
    "statistics": _statistics,
}
