"""What each command takes, as a table, and how it is laid out."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from rules.core.registry import PACKAGES
from tribes_tui.commands.help import HelpOfGame
from tribes_tui.commands.values import count, deal, deals, game_meant, pace, seat, seed, shares, size
from tribes_tui.words.folding import Help
from tribes_tui.words.said import arguments as said

Say = Callable[[], str]
GAMES = ", ".join(PACKAGES)


class Taken(NamedTuple):
    """An option or an argument: its names, its line in the help, and what else argparse is told."""

    names: Sequence[str]
    about: Say
    more: Mapping[str, Any]


class OneOfThese(NamedTuple):
    """Of these at most one may stand there; exactly one where it is `required`."""

    ways: Sequence[Taken]
    required: bool = False


class CommandLine(NamedTuple):
    """A command: its line in the help, what it takes, what stands below that, and what else its parser is told."""

    about: Say
    takes: Sequence[Taken | OneOfThese] = ()
    below: Say | None = None
    more: Mapping[str, Any] = {}


def taken(*names: str, about: Say, **more: Any) -> Taken:
    """An option or an argument; `more`: what argparse is told of it."""
    return Taken(names, about, more)


def flag(name: str, about: Say, **more: Any) -> Taken:
    """An option without a value."""
    return taken(name, about=about, action="store_true", **more)


def game(about: Say = lambda: GAMES, **more: Any) -> Taken:
    """Which game."""
    return taken("game", about=about, metavar="GAME", type=game_meant, **more)


def at_work(jobs: int, cluster: Say) -> OneOfThese:
    """In how many processes to work, or over which cluster."""
    number = taken("--jobs", about=partial(said.jobs, jobs=jobs), metavar="J", type=count, default=jobs)
    return OneOfThese((number, taken("--over", about=cluster, metavar="ADDRESS")))


def resume(what: str) -> Taken:
    """Where each piece of the work is kept as it comes, so that it can be stopped and gone on with."""
    return taken("--resume", about=partial(said.resume, what=what), metavar="FILE", type=Path)


PLAIN = flag("--plain", said.plain)
ASCII = flag("--ascii", said.ascii, default=argparse.SUPPRESS)
"""A default of a command's would undo what stood before it."""
NEW_GAME = (
    taken("--set", about=said.set_option, metavar="OPTION=VALUE", action="append", default=[]),
    taken("--seed", about=said.seed, metavar="SEED", type=seed),
)
"""What a new game is made of."""
SHOWN = (PLAIN, flag("--json-lines", said.json_lines), flag("--brief", said.brief), ASCII)
"""How a game is shown: on the screen, or in one of three kinds of lines."""
SAVES = """tribes saves [-h] [--json | --plain | --rename NAME TITLE | --copy NAME |
                    --delete NAME | --add FILE]"""  # no words

COMMANDS: Mapping[str, CommandLine | None] = {
    "play": CommandLine(
        said.play,
        (
            taken("-h", "--help", about=said.play_help, action=HelpOfGame),
            OneOfThese(
                (game(nargs="?"), taken("--deal", about=said.play_deal, metavar="NAME", type=deal)), required=True
            ),
            OneOfThese(
                (
                    taken("--players", about=said.play_players, metavar="N", type=count),
                    taken("--seats", about=said.play_seats, metavar="LIST"),
                )
            ),
            flag("--daily", said.play_daily),
            *NEW_GAME,
            *SHOWN,
        ),
        said.play_more,
        {"add_help": False},
    ),
    "learn": CommandLine(said.learn, (game(), PLAIN, ASCII)),
    "puzzle": CommandLine(
        said.puzzle,
        (
            taken("game", about=partial(said.puzzle_game, games=GAMES), metavar="GAME", nargs="?"),
            OneOfThese((flag("--list", said.puzzle_list), PLAIN)),
            ASCII,
        ),
    ),
    "journey": CommandLine(
        said.journey,
        (
            taken("stage", about=said.journey_stage, metavar="STAGE", nargs="?"),
            flag("--plain", said.journey_plain),
            flag("--brief", said.brief),
            flag("--json", said.json),
            flag("--rebuild", said.journey_rebuild),
            ASCII,
        ),
    ),
    "continue": CommandLine(
        said.continue_game,
        (
            taken("name", about=said.continue_name, metavar="NAME", nargs="?"),
            flag("--repair", said.continue_repair),
            flag("--watch", said.continue_watch),
            taken("--from", about=said.continue_from, metavar="N", type=count, dest="at"),
            flag("--copy", said.continue_copy),
            taken("--program", about=said.continue_program, metavar="COMMAND", action="append", default=[]),
            *SHOWN,
        ),
    ),
    "saves": CommandLine(
        said.saves,
        (
            OneOfThese(
                (
                    flag("--json", said.saves_json),
                    flag("--plain", said.saves_plain),
                    taken("--rename", about=said.saves_rename, metavar=("NAME", "TITLE"), nargs=2),
                    taken("--copy", about=said.saves_copy, metavar="NAME"),
                    taken("--delete", about=said.saves_delete, metavar="NAME"),
                    taken("--add", about=said.saves_add, metavar="FILE"),
                )
            ),
        ),
        more={"usage": SAVES},
    ),
    "replay": CommandLine(
        said.replay,
        (
            taken("source", about=said.replay_source, metavar="FILE_OR_NAME"),
            OneOfThese(
                (
                    taken("--to", about=said.replay_to, metavar="N", type=count),
                    taken("--round", about=said.replay_round, metavar="R", type=count),
                )
            ),
            taken("--seat", about=said.replay_seat, metavar="K", type=seat),
            taken("--pace", about=said.replay_pace, metavar="SECONDS", type=pace, default=0.0),
            flag("--brief", said.replay_brief),
            flag("--good", said.replay_good),
            flag("--json", said.replay_json),
            flag("--verify", said.replay_verify),
        ),
    ),
    "film": CommandLine(
        said.film,
        (
            taken("source", about=said.replay_source, metavar="FILE_OR_NAME"),
            taken("--into", about=said.film_into, metavar="FILE"),
            taken("--from", about=said.film_from, metavar="N", type=count, dest="first"),
            taken("--to", about=said.film_to, metavar="N", type=count),
            taken("--seat", about=said.replay_seat, metavar="K", type=seat),
            taken("--size", about=said.film_size, metavar="WxH", type=size, default=(100, 30)),
            taken("--pace", about=said.film_pace, metavar="SECONDS", type=pace, default=1.0),
            flag("--hide-names", said.film_hide_names),
        ),
        said.film_more,
    ),
    "review": CommandLine(
        said.review,
        (
            taken("source", about=said.source, metavar="NAME"),
            taken("--seat", about=said.review_seat, metavar="K", type=seat),
            at_work(2, said.cluster),
            taken("--simulations", about=said.review_simulations, metavar="S", type=count),
            resume("move"),
            flag("--json", said.review_json),
        ),
        said.review_more,
    ),
    "par": CommandLine(
        said.par,
        (
            taken("source", about=said.source, metavar="NAME"),
            taken("--seat", about=said.par_seat, metavar="K", type=seat),
            taken("--levels", about=said.par_levels, metavar="LIST", default="easy,medium"),
            taken("--games", about=said.par_games, metavar="N", type=count, default=8),
            flag("--json", said.json),
        ),
        said.par_more,
    ),
    "daily": CommandLine(said.daily, (flag("--json", said.saves_json),)),
    "simulate": CommandLine(
        said.simulate,
        (
            game(),
            taken("--games", about=said.simulate_games, metavar="N", type=count, default=100),
            taken("--seats", about=said.simulate_seats, metavar="LIST"),
            *NEW_GAME,
            at_work(1, said.cluster),
            resume("game"),
            flag("--json", said.review_json),
        ),
        said.simulate_more,
    ),
    "arena": CommandLine(
        said.arena,
        (
            game(nargs="?"),
            taken("--levels", about=said.arena_levels, metavar="LIST", default="easy,medium"),
            taken("--deals", about=said.arena_deals, metavar="D", type=deals, default=(0, 20)),
            taken("--ms", about=said.arena_ms, metavar="M", type=count),
            taken("--simulations", about=said.arena_simulations, metavar="S", type=count),
            *NEW_GAME,
            at_work(1, said.arena_cluster),
            resume("deal"),
            taken("--merge", about=said.arena_merge, metavar="FILE", type=Path, nargs="+"),
            taken("--sprt", about=said.arena_sprt, metavar="P0,P1", type=shares),
            flag("--json", said.arena_json),
        ),
        said.arena_more,
    ),
    "leaderboard": CommandLine(
        said.leaderboard,
        (
            taken("--bots", about=said.leaderboard_bots, metavar="FILE", type=Path, required=True),
            taken("--games", about=partial(said.leaderboard_games, games=GAMES), metavar="LIST", default="all"),
            taken("--against", about=said.leaderboard_against, metavar="LIST", default="random,easy,medium,hard"),
            taken("--deals", about=said.leaderboard_deals, metavar="D", type=count, default=20),
            taken("--seed", about=said.leaderboard_seed, metavar="S", type=seed),
            at_work(1, said.leaderboard_cluster),
            resume("deal"),
            flag("--json", said.leaderboard_json),
        ),
        said.leaderboard_more,
    ),
    "rules": CommandLine(
        said.rules,
        (
            game(),
            taken("section", about=said.rules_section, metavar="SECTION", nargs="?"),
            OneOfThese(
                (
                    flag("--headings", said.rules_headings),
                    taken("--search", about=said.rules_search, metavar="WORDS"),
                )
            ),
            flag("--plain", said.rules_plain),
        ),
    ),
    "statistics": CommandLine(
        said.statistics,
        (
            game(partial(said.statistics_game, games=GAMES), nargs="?"),
            flag("--json", said.review_json),
            flag("--rebuild", said.statistics_rebuild),
        ),
        said.statistics_more,
    ),
    "serve": None,
    "doctor": CommandLine(said.doctor),
    "completions": CommandLine(
        said.completions,
        (taken("shell", about=said.completions_shell, metavar="SHELL", choices=("bash", "zsh", "fish")),),
        said.completions_more,
    ),
    "man": CommandLine(said.man),
    "install-desktop": CommandLine(said.desktop, (flag("--remove", said.desktop_remove),)),
}
"""By their names, in the order of the help; None: the host brings its own, this one and several more."""


def add(commands: Any, name: str) -> None:
    """Add a command to argparse's commands."""
    command = COMMANDS[name]
    if command is None:
        _serve(commands)
        return
    about, takes, below, more = command
    text = about()
    parser: argparse.ArgumentParser = commands.add_parser(
        name,
        help=text,
        description=text[0].upper() + text[1:] + ".",
        epilog=below and below(),
        formatter_class=Help,
        **more,
    )
    parser.set_defaults(command=name)
    for one in takes:
        where: argparse._ActionsContainer = parser
        if isinstance(one, OneOfThese):
            where = parser.add_mutually_exclusive_group(required=one.required)
        for names, said_of, given in one.ways if isinstance(one, OneOfThese) else (one,):
            where.add_argument(*names, help=said_of(), **given)


def _serve(commands: Any) -> None:
    """The host brings its own command; where it isn't installed, there is none."""
    try:
        present = find_spec("tribes_tui.server.cli") is not None
    except ModuleNotFoundError:
        return
    if present:
        from tribes_tui.server import cli

        cli.add(commands)
