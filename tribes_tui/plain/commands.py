"""The words that plain mode knows beside the actions of the game."""

from __future__ import annotations

from concurrent.futures import CancelledError
from typing import TYPE_CHECKING, Protocol

from rules import State
from rules.bots.chance import chance
from saves import Unwritable
from tribes_tui.plain.console import Console
from tribes_tui.plain.rulebook import readable
from tribes_tui.play.elsewhere import store_in
from tribes_tui.play.errors import CannotUndo
from tribes_tui.play.seeds import seed_text
from tribes_tui.play.table import Table
from tribes_tui.seats.bot_answer import Answer
from tribes_tui.seats.bots import ask_bot
from tribes_tui.seats.expected import Expected, best_of, compared, expected_of, sparing
from tribes_tui.seats.parse import levels
from tribes_tui.seats.thinker import Thinker, ThinkerError
from tribes_tui.words.all_here import all_here_of
from tribes_tui.words.help import weighed
from tribes_tui.words.said import all_here as said_all_here
from tribes_tui.words.wording import GameWords

if TYPE_CHECKING:
    from rules.bots.bot import Candidate

SHOWN = 3
"""How many of the moves that were weighed for a hint are shown."""


class Stop(Exception):
    """The person leaves."""


class GameInLines(Protocol):
    """A game in lines, as the commands need it: where it is played, and how its people are spoken to.

    `hints`: position (`State.key`) -> the hint that was given there, which stays the same.
    `has_memory`: whether its people are told what they would have to remember.
    """

    hints: dict[str, Answer]
    has_memory: bool
    table: Table
    thinker: Thinker
    console: Console
    words: GameWords

    def view(self, seat: int | None) -> State:
        """What a seat may know now."""

    def names(self, viewer: int | None) -> list[str]:
        """The seats' names as `viewer` reads them."""

    def say_unsaved(self) -> None:
        """Say why the last moves are not on the disk, once for each reason."""

    def forget_news(self) -> None:
        """After a move was taken back: nobody has seen what comes now."""


def run_command(game: GameInLines, seat: int, line: str) -> bool:
    """Do what a line says that is one of `COMMANDS`, for the person at `seat`; False when it is none. Raises `Stop`."""
    word, _, rest = line.partition(" ")
    if word.lower() == "save" and rest:
        _save_elsewhere(game, rest)
    elif line.lower() in COMMANDS:
        COMMANDS[line.lower()][1](game, seat)
    else:
        return False
    return True


def _save_elsewhere(game: GameInLines, folder: str) -> None:
    try:
        game.table.save_elsewhere(store_in(folder))
    except Unwritable as error:
        game.console.say(f"no: {error}")
    else:
        game.console.say(f"saved in {game.table.path}, and every move from now on")
        game.say_unsaved()


def _save(game: GameInLines, seat: int) -> None:
    unsaved = game.table.save()
    if not game.table.name:
        game.console.say("this game is not being saved")
    elif unsaved is None:
        game.console.say(f"saved as {game.table.name}")
    else:
        game.console.say(unsaved)


def _undo(game: GameInLines, seat: int) -> None:
    try:
        game.table.undo(seat)
    except CannotUndo as error:
        game.console.say(f"no: {error}")
        return
    game.forget_news()
    game.say_unsaved()


def _redo(game: GameInLines, seat: int) -> None:
    try:
        game.table.redo(seat)
    except CannotUndo as error:
        game.console.say(f"no: {error}")
        return
    game.say_unsaved()


def asked_bot(game: GameInLines, seat: int) -> Answer:
    """What the strongest bot that every game has would do at a seat; asked again at a position, the same.

    Raises `ThinkerError`, `CancelledError`.
    """
    key = game.view(seat).key()
    if key not in game.hints:
        level = "hard" if "hard" in levels() else levels()[-1]
        game.hints[key] = sparing(ask_bot(game.table, game.thinker, seat, level).result(), game.view(seat))
    return game.hints[key]


def hinted(game: GameInLines, seat: int) -> Answer | None:
    """The same, None when there is no answer."""
    try:
        return asked_bot(game, seat)
    except (ThinkerError, CancelledError):
        return None


def _expected(game: GameInLines, seat: int, one: Candidate) -> Expected:
    """What the bot expects of a move that it weighed at a seat."""
    view = game.view(seat)
    return expected_of(one, view.game.id, view.players, game.words.action(view, one.action, game.names(seat)))


def _hint(game: GameInLines, seat: int) -> None:
    view = game.view(seat)
    try:
        answer = asked_bot(game, seat)
    except (ThinkerError, CancelledError) as error:
        game.console.say(f"no: there is no hint: {error}")
        return
    words = game.words.action(view, answer.action, game.names(seat))
    game.console.say(f"hint: {view.text(answer.action)} ({words})")
    best = [one for one in best_of(answer, SHOWN) if one.visits]
    if len(best) > 1:
        chances = [(view.text(one.action), chance(view.game.id, view.players, one.lead)) for one in best]
        game.console.say(weighed(chances, view.players))
        if chances[1][1] > chances[0][1]:
            game.console.say(compared(*(_expected(game, seat, one) for one in best[:2])))


def _rules(game: GameInLines, seat: int) -> None:
    game.console.say_all(readable(game.table.game.rulebook()))


def _seed(game: GameInLines, seat: int) -> None:
    game.console.say(seed_text(game.table.seed))


def _quit(game: GameInLines, seat: int) -> None:
    raise Stop


def _help(game: GameInLines, seat: int) -> None:
    game.console.say("type the number of an action, or the action as it is written, or one of:")
    game.console.say(*[f"  {word:<5} {text}" for word, (text, _) in COMMANDS.items()])
    if all_here_of(game.table.game.id) is not None:
        game.console.say(f"  {said_all_here.all():<5} {said_all_here.about()}")
    game.console.say("  brief only what is new and the question, and the rest when it is asked for; full leads back")


COMMANDS = {
    "save": ("make sure that everything is on the disk (it is after every move); save FOLDER keeps it there", _save),
    "undo": ("take back your last decision", _undo),
    "redo": ("play again what you took back", _redo),
    "hint": ("what a bot would do in your place", _hint),
    "rules": ("the rulebook", _rules),
    "seed": ("what the game was dealt from: --seed deals the same once more", _seed),
    "quit": ("leave; the game is saved", _quit),
    "help": ("this list", _help),
}
"""Word -> what it does in a line, and the function that does it."""
