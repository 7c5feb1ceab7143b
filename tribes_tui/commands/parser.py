"""What can be typed after `tribes`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Collection, Sequence
from importlib.util import find_spec
from typing import Any, NoReturn

from rules.core.registry import PACKAGES
from tribes_tui.commands.running import command
from tribes_tui.errors import Mendable
from tribes_tui.play.seeds import read_seed

GAMES = ", ".join(PACKAGES)

EXAMPLES = """\
examples:
  tribes                                    the home screen
  tribes indy                               sit down at once, against sensible bots
  tribes play indy --seats you,bot:medium,bot:easy
  tribes play indy --plain                  as lines of text: screen readers, pipes, scripts
  tribes continue                           the game you played last
  tribes simulate indy --games 100 --seats bot:medium,bot:random
"""

PLAY = """\
seats, with commas between:
  you          you
  name:Ada     another person at this keyboard, called Ada
  bot:LEVEL    a bot; plain `bot` is bot:medium; bot:even follows your results in that game, from easy to hard
  program:'COMMAND'   a program of yours, told and answering JSON lines (tribes_tui/seats/JSON-LINES.md);
               when it doesn't answer, an easy bot plays. Commas within quotes belong to the command.
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

REVIEW = """\
Every choice of the seat is searched again, and what was played is compared with the best other move on the same draws of
what was hidden. A choice is marked only where the difference is certain. The review is kept beside the record: the next
time it opens at once. With --resume a review that was stopped goes on, here or over a cluster.

With --json: one object with game, seat, choices (how many), result (the seat's part of the win), cost and luck (change and
error, in chances to win), chances (at every position), stands (seat by seat the same before every move), moments (number of the move, kind, change, text) and marks (number,
mark, played and other as action ids, gain from low to high, expected, text).
"""

COMPLETIONS = """\
once:
  bash   tribes completions bash > ~/.local/share/bash-completion/completions/tribes
  zsh    tribes completions zsh > ~/.zfunc/_tribes      (with `fpath+=~/.zfunc` before `compinit` in ~/.zshrc)
  fish   tribes completions fish > ~/.config/fish/completions/tribes.fish
"""

PAR = """\
The same deal is played again by bots from the same seat. At the other seats sit the bots of the record; medium in the place of
people and of bots that search. A level may bring its own measure of thought: hard@40 (simulations) is repeatable.
"""

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


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line; `commands` are the words that may come first."""

    commands: Collection[str] = ()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What is not known is an error of the command that it was given to, so that its own help is named."""
        chosen, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return chosen, unknown

    def error(self, message: str) -> NoReturn:
        """Raise `Mendable` instead of printing the usage and leaving."""
        raise Mendable(f"{message} (see {self.prog} --help)")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Write it; argparse's own keeps silent where it can't be written."""
        if message:
            (file or sys.stderr).write(message)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The parsed arguments; `run` is the function that carries out the command. Raises `Mendable`."""
    is_asked = "_ARGCOMPLETE" in os.environ  # by a shell, where Tab was pressed
    parser = the_parser() if is_asked else the_parser(arguments)
    if is_asked:
        from tribes_tui.commands.completions import complete

        complete(parser)
    chosen = parser.parse_args(_with_command([*arguments], parser.commands))
    if getattr(chosen, "json_lines", False) and chosen.brief:
        raise Mendable("--json-lines is for programs and --brief for people who listen: choose one of them")
    chosen.plain = any(getattr(chosen, way, False) for way in ("plain", "brief", "json_lines"))
    if chosen.version:
        chosen.run = command("version")
    elif not hasattr(chosen, "run"):
        chosen.run = command("home")
    return chosen


def _with_command(arguments: list[str], commands: Collection[str]) -> list[str]:
    if not arguments:
        return arguments
    from tribes_tui.commands.meant import with_command

    return with_command(arguments, commands)


def _game(typed: str) -> str:
    from tribes_tui.commands.meant import game_meant  # only now: the home screen has no need of it

    return game_meant(typed)


def the_parser(arguments: Sequence[str] | None = None) -> Parser:
    """What can be typed: all of it, or as much as is needed to read `arguments`.

    To lay out every command takes longer than all else that happens before the first is carried out. So a command that stands
    first, as it is spelled, is laid out alone, and none for bare `tribes`.
    """
    parser = Parser(
        prog="tribes",
        description=f"Tabletop games about tribes, in any terminal. Games: {GAMES}.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="say which version this is")
    _screen_options(parser)
    if arguments is not None and not arguments:
        return parser
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog=parser.prog)  # else it makes a help text
    adding = _adding()
    for add in [adding[arguments[0]]] if arguments and arguments[0] in adding else adding.values():
        add(commands)
    parser.commands = commands.choices
    return parser


def _adding() -> dict[str, Callable[[Any], None]]:
    """Each command's name (of the host's several commands the first) and what lays it out, in the order of the help."""
    return {
        "play": _add_play,
        "learn": _add_learn,
        "puzzle": _add_puzzle,
        "continue": _add_continue,
        "saves": _add_saves,
        "replay": _add_replay,
        "review": _add_review,
        "par": _add_par,
        "daily": _add_daily,
        "simulate": _add_simulate,
        "arena": _add_arena,
        "leaderboard": _add_leaderboard,
        "rules": _add_rules,
        "statistics": _add_statistics,
        "serve": _add_serve,
        "doctor": _add_doctor,
        "completions": _add_completions,
        "man": _add_manual,
        "install-desktop": _add_desktop,
    }


def _add_play(commands: Any) -> None:
    from tribes_tui.commands.options_help import HelpOfGame

    play = _add(commands, "play", "play", "a new game", epilog=PLAY, add_help=False)
    play.add_argument(
        "-h", "--help", action=HelpOfGame, help="show this, and behind GAME that game's options, and leave"
    )
    play.add_argument("game", metavar="GAME", type=_game, help=GAMES)
    play.add_argument("--seats", metavar="LIST", help="who sits where (see below)")
    play.add_argument("--daily", action="store_true", help="the game of the day: the same seed for everybody")
    _game_options(play)
    _line_options(play)


def _add_learn(commands: Any) -> None:
    learn = _add(commands, "learn", "learn", "a short guided game")
    learn.add_argument("game", metavar="GAME", type=_game, help=GAMES)
    learn.add_argument("--plain", action="store_true", help="lines of text instead of a screen")
    _screen_options(learn, argparse.SUPPRESS)


def _add_puzzle(commands: Any) -> None:
    puzzle = _add(commands, "puzzle", "puzzle", "a position in which one move is better than all others: find it")
    puzzle.add_argument(
        "game",
        metavar="GAME",
        type=_game,
        nargs="?",
        help=f"the next of this game; the one of the day if left out: {GAMES}",
    )
    ways = puzzle.add_mutually_exclusive_group()
    ways.add_argument("--list", action="store_true", help="which there are, and how they went")
    ways.add_argument("--plain", action="store_true", help="lines of text instead of a screen")
    _screen_options(puzzle, argparse.SUPPRESS)


def _add_continue(commands: Any) -> None:
    go_on = _add(commands, "continue", "resume", "go on with your last unfinished game, or another one")
    go_on.add_argument(
        "name", metavar="NAME", nargs="?", help="which (`tribes saves` lists them); the newest if left out"
    )
    go_on.add_argument(
        "--repair",
        action="store_true",
        help="go on from the good part of a game that is damaged, or that the rules play otherwise",
    )
    go_on.add_argument("--watch", action="store_true", help="look on while it is being played in another program")
    go_on.add_argument("--from", metavar="N", type=_count, dest="at", help="a new game that begins with N moves of it")
    go_on.add_argument("--copy", action="store_true", help="play on from a copy of it")
    go_on.add_argument(
        "--program",
        metavar="COMMAND",
        action="append",
        default=[],
        help="the program of a seat that a program had; may be repeated (without one an easy bot plays there)",
    )
    _line_options(go_on)


def _add_saves(commands: Any) -> None:
    saves = _add(commands, "saves", "saves", "list the saved games, or tidy them up")
    ways = saves.add_mutually_exclusive_group()
    ways.add_argument("--json", action="store_true", help="as JSON, a list of objects")
    ways.add_argument("--plain", action="store_true", help="as sentences to be listened to")
    ways.add_argument("--rename", nargs=2, metavar=("NAME", "TITLE"), help="call a game so")
    ways.add_argument("--copy", metavar="NAME", help="copy a game")
    ways.add_argument("--delete", metavar="NAME", help="delete a game, broken as it may be")
    ways.add_argument("--add", metavar="FILE", help="take a game from a file: one that was mailed, or saved elsewhere")


def _add_replay(commands: Any) -> None:
    replay = _add(commands, "replay", "replay", "walk through a saved game")
    replay.add_argument("source", metavar="FILE_OR_NAME", help="a saved game by name, or a file")
    until = replay.add_mutually_exclusive_group()
    until.add_argument("--to", metavar="N", type=_count, help="stop after N moves")
    until.add_argument("--round", metavar="R", type=_count, help="stop where round R begins")
    replay.add_argument("--seat", metavar="K", type=_seat, help="with the eyes of a seat (0 is the first)")
    replay.add_argument("--pace", metavar="SECONDS", type=_pace, default=0.0, help="wait so long after each move")
    replay.add_argument(
        "--brief",
        action="store_true",
        help="sentences for people who listen, without notation (so it is on a terminal)",
    )
    replay.add_argument("--good", action="store_true", help="only the good part of a game that is damaged")
    replay.add_argument("--json", action="store_true", help="only the final position, its key and the scores")
    replay.add_argument("--verify", action="store_true", help="only say whether it plays as it was recorded")


def _add_review(commands: Any) -> None:
    review = _add(commands, "review", "review", "judge every choice of a game that is over", epilog=REVIEW)
    review.add_argument("source", metavar="NAME", help="which (`tribes saves` lists them), or a file")
    review.add_argument(
        "--seat", metavar="K", type=_seat, help="whose choices (0 is the first); the only person's if left out"
    )
    where = review.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", type=_count, default=2, help="how many processes (2)")
    where.add_argument(
        "--over", metavar="ADDRESS", help="a Dask cluster, as for an arena; workers need the program, too"
    )
    review.add_argument("--simulations", metavar="S", type=_count, help="think so long about each choice; not kept")
    review.add_argument(
        "--resume", metavar="FILE", help="keep each move in FILE as it comes, and go on with what is there"
    )
    review.add_argument("--json", action="store_true", help="as JSON (see below)")


def _add_par(commands: Any) -> None:
    par = _add(commands, "par", "par", "what bots make of the deal of a game that is over", epilog=PAR)
    par.add_argument("source", metavar="NAME", help="which (`tribes saves` lists them), or a file")
    par.add_argument(
        "--seat", metavar="K", type=_seat, help="from which seat (0 is the first); the only person's if left out"
    )
    par.add_argument(
        "--levels", metavar="LIST", default="easy,medium", help="of the bots, one after the other (easy,medium)"
    )
    par.add_argument("--games", metavar="N", type=_count, default=8, help="how many games of each (8)")
    par.add_argument("--json", action="store_true", help="as JSON")


def _add_daily(commands: Any) -> None:
    daily = _add(commands, "daily", "daily", "the games of the day, how they went, and what bots made of them")
    daily.add_argument("--json", action="store_true", help="as JSON, a list of objects")


def _add_simulate(commands: Any) -> None:
    simulate = _add(commands, "simulate", "simulate", "bots only, no screen: results, lengths, speed", epilog=SIMULATE)
    simulate.add_argument("game", metavar="GAME", type=_game, help=GAMES)
    simulate.add_argument("--games", metavar="N", type=_count, default=100, help="how many games (100)")
    simulate.add_argument("--seats", metavar="LIST", help="bots, e.g. bot:random,bot:medium (the fewest, bot:random)")
    _game_options(simulate)
    where = simulate.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", type=_count, default=1, help="how many processes (1)")
    where.add_argument(
        "--over", metavar="ADDRESS", help="a Dask cluster, as for an arena; workers need the program, too"
    )
    simulate.add_argument(
        "--resume", metavar="FILE", help="keep each game in FILE as it comes, and go on with what is there"
    )
    simulate.add_argument("--json", action="store_true", help="as JSON (see below)")


def _add_arena(commands: Any) -> None:
    arena = _add(commands, "arena", "arena", "which bots are stronger: duplicate deals, Elo, intervals", epilog=ARENA)
    arena.add_argument("game", metavar="GAME", nargs="?", type=_game, help=GAMES)
    arena.add_argument(
        "--levels", metavar="LIST", default="easy,medium", help="a level for each seat; they change seats (easy,medium)"
    )
    arena.add_argument("--deals", metavar="D", type=_deals, default=(0, 20), help="how many deals (20), or A:B of them")
    arena.add_argument("--ms", metavar="M", type=_count, help="milliseconds a searching bot may think over a move")
    arena.add_argument("--simulations", metavar="S", type=_count, help="simulations instead: the result is repeatable")
    _game_options(arena)
    where = arena.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", type=_count, default=1, help="how many processes (1)")
    where.add_argument(
        "--over", metavar="ADDRESS", help="a Dask cluster: tcp://host:port, or local:N for N workers here"
    )
    arena.add_argument(
        "--resume", metavar="FILE", help="keep each deal in FILE as it comes, and go on with what is there"
    )
    arena.add_argument("--merge", metavar="FILE", nargs="+", help="play nothing: the standings of such files together")
    arena.add_argument("--sprt", metavar="P0,P1", type=_shares, help="stop when the first level's share is decided")
    arena.add_argument("--json", action="store_true", help="as JSON: standings, digest, and every game")


def _add_leaderboard(commands: Any) -> None:
    board = _add(
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
        help="baselines by name (tribes-hard-v1) or level, its newest version (random,easy,medium,hard)",
    )
    board.add_argument("--deals", metavar="D", type=_count, default=20, help="how many deals for each pair (20)")
    board.add_argument("--seed", metavar="S", type=_seed, help="of the first deal (by chance)")
    where = board.add_mutually_exclusive_group()
    where.add_argument("--jobs", metavar="J", type=_count, default=1, help="how many processes (1)")
    where.add_argument(
        "--over", metavar="ADDRESS", help="a Dask cluster, as for an arena; workers need the program, and the bots"
    )
    board.add_argument(
        "--resume", metavar="FILE", help="keep each deal in FILE as it comes, and go on with what is there"
    )
    board.add_argument("--json", action="store_true", help="as JSON: seed, deals, rows")


def _add_rules(commands: Any) -> None:
    rules = _add(commands, "rules", "rules", "a game's rulebook")
    rules.add_argument("game", metavar="GAME", type=_game, help=GAMES)
    rules.add_argument(
        "section", metavar="SECTION", nargs="?", help="only this one, by its number or words of its title"
    )
    ways = rules.add_mutually_exclusive_group()
    ways.add_argument("--headings", action="store_true", help="the numbers and titles of all sections")
    ways.add_argument("--search", metavar="WORDS", help="every sentence with these words, and its section")
    rules.add_argument("--plain", action="store_true", help="as sentences to be listened to, no table drawn")


def _add_statistics(commands: Any) -> None:
    statistics = _add(commands, "statistics", "statistics", "how you have played so far, in lines")
    statistics.add_argument("game", metavar="GAME", type=_game, nargs="?", help=f"only this one: {GAMES}")


def _add_serve(commands: Any) -> None:
    """The host brings its own command; where it isn't installed, there is none."""
    try:
        present = find_spec("tribes_tui.server.cli") is not None
    except ModuleNotFoundError:
        return
    if present:
        from tribes_tui.server import cli, database_cli

        cli.add(commands)
        database_cli.add(commands)


def _add_doctor(commands: Any) -> None:
    _add(commands, "doctor", "doctor", "what this terminal can do, where saves lie, what is missing")


def _add_completions(commands: Any) -> None:
    completions = _add(
        commands, "completions", "completions", "what a shell needs to complete your commands", COMPLETIONS
    )
    completions.add_argument("shell", choices=("bash", "zsh", "fish"), metavar="SHELL", help="bash, zsh or fish")


def _add_manual(commands: Any) -> None:
    manual = _add(commands, "man", "manual", "all this as a manual page: tribes man | man -l -")
    manual.set_defaults(whole=the_parser)


def _add_desktop(commands: Any) -> None:
    desktop = _add(
        commands, "install-desktop", "desktop", "put Tribes, its icon and its manual where your desktop looks"
    )
    desktop.add_argument("--remove", action="store_true", help="take them away again")


def _add(
    commands: Any, name: str, module: str, text: str, epilog: str | None = None, **more: Any
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=text,
        description=text[0].upper() + text[1:] + ".",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        **more,
    )
    parser.set_defaults(run=command(module))
    return parser


def _game_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--set", metavar="OPTION=VALUE", action="append", default=[], help="an option of the game; may be repeated"
    )
    parser.add_argument("--seed", metavar="N", type=_seed, help="the same seed, the same cards and dice")


def _line_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="lines of text instead of a screen")
    parser.add_argument(
        "--json-lines",
        action="store_true",
        help="decisions as JSON on standard output, answers on standard input (see tribes_tui/seats/JSON-LINES.md)",
    )
    parser.add_argument(
        "--brief",
        action="store_true",
        help="lines for people who listen: what is new and the question (so it is with --plain on a terminal)",
    )
    _screen_options(parser, argparse.SUPPRESS)


def _screen_options(parser: argparse.ArgumentParser, default: Any = False) -> None:
    parser.add_argument("--ascii", action="store_true", default=default, help="only ASCII characters")


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def _deals(text: str) -> tuple[int, int]:
    """How many deals, or which: A:B are those from A on, B itself left out."""
    first, colon, last = text.rpartition(":")
    bounds = (int(first or 0), int(last)) if last.isdigit() and (not colon or first.isdigit()) else (0, 0)
    if not text.isascii() or bounds[0] >= bounds[1]:
        raise argparse.ArgumentTypeError(f"{text!r} is neither a number of deals from 1 nor a range like 100:200")
    return bounds


def _shares(text: str) -> tuple[float, float]:
    """The two shares of a sequential test."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 <= low < high <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not two shares from 0 to 1, the smaller first, like 0.5,0.55")
    return low, high


def _seat(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 2:
        raise argparse.ArgumentTypeError(f"{text!r} is not a seat: they count from 0")
    return int(text)


def _pace(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds up to 60")
    return seconds


def _seed(text: str) -> int:
    try:
        return read_seed(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is not {error}") from None
