"""What help and hints say around what a game says of its own things: signs, the words of a game, useful facts."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol, cast

from rules import State
from tribes_tui.words.common import key_name, sentence
from tribes_tui.words.finder import carefully, given_by, room_of
from tribes_tui.words.said import facts as said_facts, help as said_help

FRESH = "•"
"""The sign of what is new."""


class Sign(NamedTuple):
    """A sign on a table: how it looks, what it means, the role of its ink ("soft"; "cursor" for what is yours)."""

    sign: str
    meaning: str
    ink: str = "ink"


def everywhere() -> tuple[Sign, ...]:
    """Signs that all tables share."""
    return (
        Sign(f"►{said_help.name()}◄ ▲", said_help.cursor(), "cursor"),
        Sign("▀▀▀▀", said_help.light(), "legal"),
        Sign(f"*{said_help.name()}", said_help.picked(), "chosen"),
        Sign(said_help.faded(), said_help.faded_means(), "dim"),
        Sign(FRESH, said_help.changed()),
        Sign(f"■{said_help.name()}", said_help.turn(), "cursor"),
        Sign("►", said_help.question(), "cursor"),
        Sign("•••", said_help.thinks(), "cursor"),
        Sign(key_name("Enter"), said_help.enter(), "cursor"),
        Sign("+1", said_help.gain(), "gain"),
    )


def worth(chance: float, ahead: float | None, players: int = 0) -> str:
    """How likely a bot takes a win for after a move, and how many points ahead it expects to end, unless the two seem to contradict each
    other; among more than two `players` also what would be even. `chance` from 0 to 1.
    """
    wins, even = round(100 * chance), even_of(players)
    better = wins - (even or 50)
    if ahead is None or better * round(ahead) < 0:
        return said_help.worth_even(wins=wins, even=even) if even else said_help.worth(wins=wins)
    told = lead(ahead)
    return (
        said_help.worth_even_lead(wins=wins, even=even, lead=told)
        if even
        else said_help.worth_lead(wins=wins, lead=told)
    )


def even_of(players: int) -> int:
    """How many games of 100 everybody wins who plays as well as the others; 0 for two: that goes without saying."""
    return round(100 / players) if players > 2 else 0


def lead(ahead: float) -> str:
    """By how many points somebody ends ahead of the best other one."""
    points = round(ahead)
    if points == 0:
        return said_help.level()
    return (said_help.ahead if points > 0 else said_help.behind)(points=abs(points))


def weighed(moves: Iterable[tuple[str, float]], players: int) -> str:
    """What a bot weighed, in a line: moves with their chances to win."""
    told = ", ".join(f"{text} {round(100 * chance)}" for text, chance in moves)
    return said_help.weighed(moves=told, even=even_of(players))


def better(by: int, points: int, other: str) -> str:
    """How many games of 100 more than the next best move it would win, and how many points it would end further ahead."""
    return (
        said_help.better_points(by=by, points=points, other=other)
        if points > 0
        else said_help.better(by=by, other=other)
    )


def even(chance: float, other_chance: float, tries: int, other: str) -> str:
    """The next best move is as good, as far as so many tries of both can tell. Chances to win from 0 to 1."""
    wins, others = round(100 * chance), round(100 * other_chance)
    if wins == others:
        return said_help.as_good(wins=wins, other=other)
    return said_help.as_good_nearly(wins=wins, others=others, other=other, tries=tries)


def even_is(players: int) -> str:
    """The same behind games of 100."""
    return f" {said_help.even_is(even=even_of(players))}" if even_of(players) else ""


# ---- The words of a game ------------------------------------------------------------------------------


class Word(NamedTuple):
    """A thing's one name.

    name     as it is written within a sentence
    meaning  a whole sentence, or a few words that end with a full stop
    plural   where it is not the name with an s
    never    other names that a reader might take for another thing: no sentence of the game uses them
    """

    name: str
    meaning: str
    plural: str = ""
    never: tuple[str, ...] = ()

    @property
    def forms(self) -> tuple[str, str]:
        """One, and several."""
        return self.name, self.plural or f"{self.name}s"


def shared_words() -> tuple[Word, ...]:
    """What all games share."""
    from tribes_tui.words.said import glossary as said_glossary

    return (
        Word(said_glossary.player(), said_glossary.player_means(), never=("gamer",)),
        Word(said_glossary.bot(), said_glossary.bot_means(), never=("computer player", "AI")),  # no words
        Word(said_glossary.seat(), said_glossary.seat_means()),
        Word(said_glossary.table(), said_glossary.table_means(), never=("playing field",)),  # no words
        Word(said_glossary.turn(), said_glossary.turn_means()),
        Word(said_glossary.round(), said_glossary.round_means()),
        Word(said_glossary.move(), said_glossary.move_means()),
        Word(said_glossary.hand(), said_glossary.hand_means()),
        Word(said_glossary.log(), said_glossary.log_means(), never=("history",)),
        Word(said_glossary.hint(), said_glossary.hint_means(), never=("tip", "advice")),
        Word(said_glossary.lesson(), said_glossary.lesson_means(), never=("tutorial",)),
    )


def words_of_game(game_id: str) -> tuple[Word, ...]:
    """The words of one game alone (`words` of its room `glossary`)."""
    return tuple(given_by(game_id, "glossary", "words", tuple[Word, ...]) or ())


# ---- What one would want to know to play well ---------------------------------------------------------


ROOM = "facts"
"""Of a game's package: a module with a function as `Facts.facts`."""


class UsefulFact(NamedTuple):
    """What it is about, and what is so: `UsefulFact("Totems", "1 of 4 out")`.

    `words` are read aloud, too: no signs that can't be spoken. `needs_memory`: it no longer lies open, and one would have
    to have watched; who has turned the help with memory off isn't told. `without_memory`: only they are told this.
    """

    label: str
    words: str
    needs_memory: bool = False
    without_memory: bool = False


class Facts(Protocol):
    """The room `facts` of a game."""

    def facts(self, view: State, names: Sequence[str]) -> Sequence[UsefulFact]:
        """The most useful first; from a view alone, so nothing is told that its viewer may not know."""


def facts_of(view: State, names: Sequence[str], with_memory: bool = True) -> list[UsefulFact]:
    """What a view's game has to say, with the help of memory or without it; nothing once the game is over."""
    room = room_of(view.game.id, ROOM)
    if room is None or view.is_terminal:
        return []
    facts = carefully(
        view.game.id, ROOM, Sequence[UsefulFact], lambda: cast(Facts, room).facts(view, names), list[UsefulFact]()
    )
    return [fact for fact in facts if not (fact.without_memory if with_memory else fact.needs_memory)]


def in_sentences(facts: Sequence[UsefulFact]) -> list[str]:
    """A sentence each, for those who listen."""
    return [sentence(said_facts.fact(label=fact.label, words=fact.words)) for fact in facts] or [said_facts.nothing()]
