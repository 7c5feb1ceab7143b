"""The words that plain mode knows beside the actions of the game; among them passing, by which a player's turns end by themselves."""

from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError
from functools import cache
from typing import Any, Protocol, cast

from rules import Event, State
from rules.bots.bot import Candidate
from saves import Unwritable
from saves.format.course import BACK, HINTED
from tribes_tui.plain.console import WORDS, Console, begins
from tribes_tui.plain.rulebook import readable
from tribes_tui.play.deals import name_of_table, seed_text
from tribes_tui.play.records import store_in
from tribes_tui.play.table import CannotUndo, Table, names_for
from tribes_tui.seats.expected import Expected, Promises, back, best_of, compared, expected_of, kept, sparing
from tribes_tui.seats.thinker import HINT_LEVEL, HINT_SECONDS, ThinkerError, ask_bot
from tribes_tui.seats.worker import Answer
from tribes_tui.words.common import capital, now, spoken
from tribes_tui.words.finder import room_of
from tribes_tui.words.help import weighed
from tribes_tui.words.said import all_here as said_all_here, help as said_help, plain as said, rating
from tribes_tui.words.wording import alike, all_here_of, together, words_of


class PassingRoom(Protocol):
    """The room `passing` of a game."""

    OFFER: str

    def may_pass(self, view: State) -> bool:
        """Whether whoever is to decide may pass until something changes."""

    def passing(self, view: State) -> int:
        """The action that passes now."""


@cache
def _room(game_id: str) -> PassingRoom | None:
    return cast(PassingRoom | None, room_of(game_id, "passing"))


def offer_to_pass(view: State) -> list[str]:
    """That one may pass, where one may, and the room doesn't say that it goes without saying (`is_offered`)."""
    room = _room(view.game.id)
    is_told = room is not None and room.may_pass(view) and getattr(room, "is_offered", room.may_pass)(view)
    return [now(room.OFFER)] if room is not None and is_told else []


def asks_to_pass(view: State, names: Sequence[str]) -> str:
    """What passing comes to where it may end the game, to be asked once before; "" where nothing is."""
    asks = getattr(_room(view.game.id), "asks", None)
    return str(asks(view, names)) if asks is not None else ""


def passing(view: State) -> int | None:
    """The action that passes; None where one may not."""
    room = _room(view.game.id)
    return room.passing(view) if room is not None and room.may_pass(view) else None


# ---- What is typed -------------------------------------------------------------------------------------


SHOWN = 3
"""How many of the moves that were weighed for a hint are shown."""


RECENT_MOVES = 120
"""Moves among which those of the present turn are."""


class Stop(Exception):
    """The person leaves."""


class GameInLines:
    """A game in lines, as the commands need it: where it is played, and how its people are spoken to.

    `hints`: position (`State.key`) -> the hint that was given there, which stays the same.
    `has_memory`: whether its people are told what they would have to remember.
    """

    def __init__(self, table: Table, thinker: Any, console: Console, has_memory: bool = True) -> None:
        self.table = table
        self.thinker = thinker
        self.console = console
        self.has_memory = has_memory
        self.hints: dict[str, Answer] = {}
        self.promises = Promises()
        self.words = words_of(table.game.id)

    def view(self, seat: int | None) -> State:
        """What a seat may know now."""
        return self.table.view(seat)

    def names(self, viewer: int | None) -> list[str]:
        """The seats' names as `viewer` reads them."""
        return names_for(self.table.seats, viewer)

    def recent(self, seat: int) -> list[Event]:
        """What happened in the last moves, as a seat may know it, oldest first."""
        since = max(0, self.table.number_for(seat) - RECENT_MOVES)
        return [event for entry in self.table.history(seat, since) for event in entry.events]

    def say_unsaved(self) -> None:
        """Say why the last moves are not on the disk, once for each reason; nothing of a game that isn't saved."""

    def forget_news(self) -> None:
        """After a move was taken back: nobody has seen what comes now."""


def run_command(game: GameInLines, seat: int, line: str) -> bool:
    """Do what a line says that is one of `COMMANDS`, for the person at `seat`; False when it is none. Raises `Stop`."""
    name, rest = begins(line, COMMANDS, ("save",))
    if name and rest:
        try:
            game.table.save_elsewhere(store_in(rest))
        except Unwritable as error:
            game.console.say(said.no(why=str(error)))
        else:
            game.console.say(said.saved_in(folder=str(game.table.path)))
            game.say_unsaved()
    elif name:
        COMMANDS[name][1](game, seat)
    return bool(name)


def _save(game: GameInLines, seat: int) -> None:
    unsaved = game.table.save()
    if not game.table.name:
        game.console.say(said.not_being_saved())
    elif game.table.is_untouched and not (unsaved or game.table.is_elsewhere):
        game.console.say(said.not_being_saved_yet())
    elif unsaved is None:
        game.console.say(said.saved_as(name=game.table.name))
    else:
        game.console.say(unsaved)


def _undo(game: GameInLines, seat: int) -> None:
    is_possible = game.table.why_not_undo(seat) is None
    if is_possible and game.table.undoes_others(seat) and must_warn(game, BACK):
        return
    if _is_done(game, seat, game.table.undo):
        game.forget_news()
        game.say_unsaved()


def _redo(game: GameInLines, seat: int) -> None:
    if _is_done(game, seat, game.table.redo):
        game.say_unsaved()


def _is_done(game: GameInLines, seat: int, do: Callable[[int], None]) -> bool:
    try:
        do(seat)
    except CannotUndo as error:
        game.console.say(said.no(why=str(error)))
        return False
    return True


def must_warn(game: GameInLines, aside: str) -> bool:
    """Whether what is typed would end that the game counts (`saves.format.course.ASIDES`), and they were told so only now."""
    if not game.table.must_warn(aside):
        return False
    if game.table.has_all_stars:
        game.console.say(rating.warning_of_stars_typed(what=aside, is_rated=game.table.counts))
    else:
        game.console.say(rating.warning_typed(what=aside))
    return True


def asked_bot(game: GameInLines, seat: int) -> Answer:
    """What the bot that gives hints would do at a seat; asked again at a position, the same, and while nothing new is known
    what it expected to do next in the turn.

    Raises `ThinkerError`, `CancelledError`.
    """
    key, recent = game.view(seat).key(), game.recent(seat)
    if key not in game.hints or game.hints[key].action in back(game.view(seat), recent):
        game.table.keep_hint(seat)
        game.say_unsaved()
        asked = ask_bot(game.table, game.thinker, seat, HINT_LEVEL, HINT_SECONDS)
        answer = sparing(asked.result(), game.view(seat), recent)
        game.hints.update({key: answer, **dict(kept(game.view(seat), answer))})
    return game.hints[key]


def told_of_stars(game: GameInLines, seat: int, answer: Answer, name: Callable[[int], str]) -> str:
    """What a hint does to the stars of the journey's stage, as a sentence; "" for nothing. `name`: what an action is called."""
    if not getattr(game.table, "stage", ""):
        return ""
    from tribes_tui.journey.foretold import advice, alone

    legal = game.view(seat).legal_actions()
    weighed = [one.action for one in answer.candidates if one.action in legal]
    others = [one for one in dict.fromkeys((*weighed, *legal)) if one != answer.action]
    stars = advice(alone, game.table, seat, (answer.action,), others)
    if stars is None:
        return ""
    return stars.sentence(name) or (f"{capital(stars.brief)}." if stars.brief else "")


def hinted(game: GameInLines, seat: int) -> Answer | None:
    """The same, None when there is no answer."""
    try:
        return asked_bot(game, seat)
    except (ThinkerError, CancelledError):
        return None


def told_of_hint(
    game: GameInLines, seat: int, answer: Answer, name: Callable[[int], str]
) -> tuple[str, Sequence[int], list[str], list[tuple[Candidate, Expected]]]:
    """What a hint is called, and its moves; what it does to stars, as sentences; what was weighed, with what the bot expects of it. `name`: what
    an action is called."""
    view, stars = game.view(seat), told_of_stars(game, seat, answer, name)
    line = next((one.line for one in answer.candidates if one.action == answer.action), ())
    best = [one for one in best_of(answer, SHOWN) if one.visits]
    weighed = [(one, expected_of(one, view.game.id, view.players, name(one.action))) for one in best]
    words = together(view, line) or name(answer.action)
    return words, alike(view, line) or [answer.action], [stars] if stars else [], weighed


def _hint(game: GameInLines, seat: int) -> None:
    view = game.view(seat)
    if must_warn(game, HINTED):
        return
    try:
        answer = asked_bot(game, seat)
    except (ThinkerError, CancelledError) as error:
        game.console.say(said.no_hint_because(why=str(error)))
        return
    words, moves, stars, best = told_of_hint(
        game, seat, answer, lambda one: game.words.action(view, one, game.names(seat))
    )
    game.console.say(said.hint_in_full(move=", ".join(map(view.text, moves)), words=words))
    game.console.say_all(stars)
    chances = [each for _, each in best]
    before = game.promises.corrected(view, answer)
    if before is not None:
        wins = round(100 * chances[0].chance)
        game.console.say(said_help.corrected_told(wins=wins, before=before))
    if len(chances) > 1:
        game.console.say(weighed([(view.text(one.action), each.chance) for one, each in best], view.players))
        if chances[1].chance > chances[0].chance:
            game.console.say(compared(*chances[:2]))


def _rules(game: GameInLines, seat: int) -> None:
    game.console.say_all(readable(game.table.game.rulebook(spoken())))


def _seed(game: GameInLines, seat: int) -> None:
    game.console.say(name_of_table(game.table) or seed_text(game.table.seed))


def stars_told(game: GameInLines, seat: int) -> list[str]:
    """How the stars of the journey's stage stand."""
    from tribes_tui.journey import told
    from tribes_tui.words.said import journey as said_journey

    here = told.here(game.table, seat)
    return [said_journey.no_stage_here()] if here is None else [*told.stars_now(*here)]


def _quit(game: GameInLines, seat: int) -> None:
    raise Stop


def _help(game: GameInLines, seat: int) -> None:
    game.console.say(said.command_first())
    named = [(WORDS[name][0](), about()) for name, (about, _) in COMMANDS.items()]
    if all_here_of(game.table.game.id) is not None:
        named.append((said_all_here.all(), said_all_here.about()))
    named.append((said.typed_brief(), said.command_brief()))
    width = max(len(name) for name, _ in named)
    game.console.say(*[f"  {name:<{width}} {about}" for name, about in named])


COMMANDS = {
    "save": (said.command_save, _save),
    "undo": (said.command_undo, _undo),
    "redo": (said.command_redo, _redo),
    "hint": (said.command_hint, _hint),
    "rules": (said.command_rules, _rules),
    "seed": (said.command_seed, _seed),
    "stars": (said.command_stars, lambda game, seat: game.console.say_all(stars_told(game, seat))),
    "quit": (said.command_quit, _quit),
    "help": (said.command_help, _help),
}
"""What is typed (`typed.WORDS`) -> what it does in a line, and the function that does it."""
