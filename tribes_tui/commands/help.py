"""What is told for reading: the help, in the language of whoever typed; the manual page; a rulebook; to a shell what it offers at Tab."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from textwrap import wrap
from typing import Any

from rules import games
from rules.core.game import Game
from rules.core.option import Option, Value, written
from rules.core.registry import PACKAGES
from tribes_tui.errors import Mendable
from tribes_tui.words.language import spoken
from tribes_tui.words.said import arguments as said_arguments, commands as said

# Messages get its placeholders, which it fills itself; none of its texts is told to people but these.
TEXTS: dict[str, Callable[[], str]] = {
    "usage: ": said_arguments.usage,  # no words
    "positional arguments": said_arguments.positional,  # no words
    "options": said_arguments.options,
    "show this help message and exit": said_arguments.help,  # no words
    "argument %(argument_name)s: %(message)s": lambda: said_arguments.about_argument(  # no words
        argument="%(argument_name)s", why="%(message)s"
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": lambda: said_arguments.wrong_choice(  # no words
        typed="%(value)r", choices="%(choices)s"
    ),
    "invalid %(type)s value: %(value)r": lambda: said_arguments.wrong_value(  # no words
        type="%(type)s", typed="%(value)r"
    ),
    "the following arguments are required: %s": lambda: said_arguments.wanted(arguments="%s"),  # no words
    "one of the arguments %s is required": lambda: said_arguments.wanted_one(arguments="%s"),  # no words
    "unrecognized arguments: %s": lambda: said_arguments.unknown(arguments="%s"),  # no words
    "expected one argument": said_arguments.one_value,  # no words
    "expected at most one argument": said_arguments.at_most_one_value,  # no words
    "expected at least one argument": said_arguments.at_least_one_value,  # no words
    "not allowed with argument %s": lambda: said_arguments.not_with(argument="%s"),  # no words
    "ignored explicit argument %r": lambda: said_arguments.no_value(typed="%r"),  # no words
    "ambiguous option: %(option)s could match %(matches)s": lambda: said_arguments.ambiguous(  # no words
        option="%(option)s", matches="%(matches)s"
    ),
    "unexpected option string: %s": lambda: said_arguments.unexpected_option(option="%s"),  # no words
}


def speak_argparse() -> None:
    """From now on it says what `TEXTS` say; what it says to programmers stays as it is."""
    argparse._ = lambda text: TEXTS[text]() if text in TEXTS else text  # type: ignore[attr-defined]
    argparse.ngettext = _counted  # type: ignore[attr-defined]


def _counted(one: str, several: str, number: int) -> str:
    if one == "expected %s argument":  # no words
        return said_arguments.values(number=number, values="%s")
    return one if number == 1 else several


# ---- A game's own options ------------------------------------------------------------------------------


WIDTH = 76


class HelpOfGame(argparse.Action):
    """`--help`, and behind it the options of the game that was named before it."""

    def __init__(self, option_strings: list[str], dest: str, **more: Any) -> None:
        super().__init__(option_strings, argparse.SUPPRESS, nargs=0, default=argparse.SUPPRESS, help=more.get("help"))

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        """Print it, and leave."""
        game = getattr(namespace, "game", None)
        if game is not None:
            parser.epilog = "\n".join([*options_of(game), "", parser.epilog or ""])
        parser.print_help()
        parser.exit()


def options_of(id: str) -> Iterator[str]:
    """The options of a game with their values, the usual one first named. Raises `UnknownGame`."""
    game = games[id]
    yield said.options_of(title=game.title, least=game.players[0], most=game.players[-1], numbers=len(game.players))
    if not game.options:
        yield f"  {said.no_options()}"
    for option in game.options:
        values = "|".join(written(choice) for choice in option.choices)
        yield f"  --set {option.name}={values}"  # no words
        usual = said.option_about(text=option.text, usual=written(option.default))
        yield from (f"      {line}" for line in wrap(usual, WIDTH - 6))
        if option.name == game.length:
            lengths = [told for value in option.choices for told in _length(game, option, value)]
            yield from (f"      {line}" for line in wrap(said.lengths(lengths=", ".join(lengths)), WIDTH - 6))


def _length(game: Game[Any], option: Option, value: Value) -> Iterator[str]:
    """About how many minutes a game of this length takes somebody among bots, by how many play."""
    from tribes_tui.profile.lengths import minutes

    found = [minutes(game.id, players, {option.name: value}, ()) for players in game.players]
    known = [one for one in found if one is not None]
    if known:
        yield said.length(value=written(value), least=min(known), most=max(known), spread=max(known) - min(known))


# ---- The manual page -----------------------------------------------------------------------------------


def run_manual(chosen: argparse.Namespace) -> int:
    """`tribes man`: print the page; `chosen.all_commands` makes the parser of all commands."""
    sys.stdout.write(page(chosen.all_commands()))
    return 0


def page(parser: argparse.ArgumentParser) -> str:
    """The page as roff, for `man -l -`."""
    return "\n".join(_page(parser)) + "\n"


def _page(parser: argparse.ArgumentParser) -> Iterator[str]:
    whole = r"\fBtribes\fR [\fIOPTION\fR ...] [\fICOMMAND\fR | \fIGAME\fR] [\fIARGUMENT\fR ...]"
    examples = (parser.epilog or "").removeprefix(f"{said.examples()}\n")
    commands = [
        line
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
        for name, command in action.choices.items()
        for line in (
            f".SS tribes {_in_roff(name)}",  # no words
            _in_roff(command.description or ""),
            *_arguments(command),
            *_as_it_stands(command.epilog),
        )
    ]
    sections = (
        (said.manual_name(), [rf"tribes \- {said.manual_in_short()}"]),
        (said.manual_synopsis(), [whole]),
        (said.manual_description(), [_in_roff(parser.description or "")]),
        (said.manual_options(), _arguments(parser)),
        (said.manual_commands(), commands),
        (said.manual_examples(), _as_it_stands(examples)),
        (said.manual_files(), [".TP", ".I $TRIBES_HOME", said.manual_home(command=r"\fBtribes doctor\fR")]),  # no words
        (
            said.manual_environment(),
            [".TP", ".B NO_COLOR", said.manual_no_color(), ".TP", ".B TERM, COLORTERM", said.manual_term()],  # no words
        ),
        (said.manual_exit(), [said.manual_codes()]),
    )
    yield '.TH TRIBES 1 "" "Tribes" "Games"'  # no words
    for title, lines in sections:
        yield f".SH {title.upper()}"  # no words
        yield from lines


def _arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction) or action.help == argparse.SUPPRESS:
            continue
        yield ".TP"
        yield _flags(action)
        yield _in_roff((action.help or "").replace("%%", "%"))


def _flags(action: argparse.Action) -> str:
    """`--seats LIST`, bold and slanted as manuals do."""
    given = action.metavar if action.metavar is not None else action.dest.upper()
    words = given if isinstance(given, tuple) else (given,)
    value = "" if action.nargs == 0 else " ".join(rf"\fI{_in_roff(word)}\fR" for word in words)
    flags = ", ".join(rf"\fB{_in_roff(flag)}\fR" for flag in action.option_strings)
    return " ".join(part for part in (flags, value) if part)


def _as_it_stands(text: str | None) -> list[str]:
    return [".PP", ".nf", *map(_in_roff, text.rstrip("\n").split("\n")), ".fi"] if text else []


def _in_roff(text: str) -> str:
    """The text with what roff takes for its own signs told otherwise."""
    plain = text.replace("\\", r"\e").replace("-", r"\-")
    return re.sub(r"^([.'])", r"\\&\1", plain, flags=re.MULTILINE)


# ---- A rulebook, whole, by its sections, or what says a word --------------------------------------------


def run_rules(chosen: argparse.Namespace) -> int:
    """Print the rulebook; through a pager when somebody reads all of it on a terminal."""
    from tribes_tui.plain.console import Console, in_ascii
    from tribes_tui.plain.rulebook import readable
    from tribes_tui.words.spoken import as_said, lines_of

    book = games[chosen.game].rulebook(spoken())
    if chosen.headings or chosen.search or chosen.section or chosen.plain:
        Console().say_all(lines_of(as_said(text) for text in _part(book, chosen)))
        return 0
    lines = readable(book)
    if sys.stdin.isatty() and sys.stdout.isatty():
        import pydoc

        text = "\n".join(lines)
        pydoc.pager(in_ascii(text) if chosen.ascii else text)
    else:
        Console().say_all(lines)
    return 0


def _part(book: str, chosen: argparse.Namespace) -> list[str]:
    """What was asked for. Raises `Mendable` when there is no such thing."""
    from tribes_tui.plain.rulebook import headings, searched, spoken_section

    if chosen.headings:
        return headings(book)
    if chosen.search:
        found, missing = searched(book, chosen.search), said.rules_not_said(words=f"{chosen.search!r}")
    else:
        found = spoken_section(book, chosen.section or "all")
        missing = said.rules_no_section(section=f"{chosen.section!r}", game=chosen.game)
    if not found:
        raise Mendable(missing)
    return found


# ---- What a shell offers when Tab is pressed -----------------------------------------------------------


SHELLS = ("bash", "zsh", "fish")
Completer = Callable[..., list[str]]


def run_completions(chosen: argparse.Namespace) -> int:
    """`tribes completions SHELL`: print what the shell must be told once."""
    from argcomplete.shell_integration import shellcode

    sys.stdout.write(shellcode(["tribes"], shell=chosen.shell) + "\n")
    return 0


def complete(parser: argparse.ArgumentParser) -> None:
    """Answer the shell that asks, and end; returns when none does."""
    import argcomplete

    for action in _actions_of(parser):
        completer = COMPLETERS.get(action.dest)
        if completer is not None and action.nargs != 0:
            setattr(action, "completer", completer)  # noqa: B010  # argcomplete's way; argparse knows no such attribute
    argcomplete.autocomplete(parser, always_complete_options=False)


def _actions_of(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions_of(command)
        else:
            yield action


def set_options(prefix: str, parsed_args: argparse.Namespace, **asked: Any) -> list[str]:
    """`OPTION=VALUE` of the game that was named."""
    from tribes_tui.commands.values import game_meant

    before = _before_comma(prefix)
    return [
        f"{before}{option.name}={written(choice)}"
        for option in games[game_meant(parsed_args.game)].options
        for choice in option.choices
    ]


def _levels() -> list[str]:
    from rules.bots.levels import LEVELS

    return [*LEVELS]


def _saved() -> list[str]:
    """The names of the saved games, without those that a terminal would obey."""
    from saves import Store

    return [summary.name for summary in Store().list() if summary.name.isprintable()]


def _limits() -> tuple[str, ...]:
    from tribes_tui.server.host.limits import Limits

    return Limits._fields


def _before_comma(prefix: str) -> str:
    return prefix[: prefix.rfind(",") + 1]


COMPLETERS: dict[str, Completer] = {
    "game": lambda **_: [*PACKAGES],
    "seats": lambda prefix, **_: [
        _before_comma(prefix) + kind
        for kind in ("you", "name:", "bot", *(f"bot:{level}" for level in [*_levels(), "even"]))
    ],
    "levels": lambda prefix, **_: [_before_comma(prefix) + level for level in _levels()],
    "set": set_options,
    "name": lambda **_: _saved(),
    "source": lambda **_: _saved(),
    "rename": lambda **_: _saved(),
    "copy": lambda **_: _saved(),
    "delete": lambda **_: _saved(),
    "limit": lambda **_: [f"{name}=" for name in _limits()],
}
"""By what the argument is called."""
