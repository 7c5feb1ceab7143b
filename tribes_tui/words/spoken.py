"""What a game says to people who listen: news, one question, choices, and answers to whatever they ask.

A game's own stands in its room `words.spoken`; it gets views only, so it can tell nothing that its listener may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, cast

from rules import Event, State
from tribes_tui.words.finder import carefully, room_of, with_care
from tribes_tui.words.wording import GameWords

Names = Sequence[str]
ROOM = "words.spoken"


class Clause(NamedTuple):
    """A thing that happened: `Clause(1, "grew by 4 in E")`, in the past tense, which is the same for you and for Ada.

    `who` is the seat, None where `text` is a sentence of its own. `weight`: 2 has to be heard, 1 is worth it, 0 is left out
    first when much has happened.
    """

    who: int | None
    text: str
    weight: int = 1


class SpokenChoice(NamedTuple):
    """An action on the list: in words, and how it is asked for in two steps where many are alike.

    `SpokenChoice("move the mask 5 to a free column", "the mask 5", "Where does the mask 5 go?", "to a free column")`.
    Without a group it stands alone in the first step.
    """

    words: str
    group: str = ""
    ask: str = ""
    rest: str = ""


Tell = Callable[[Any, Names, str], list[str]]
"""Sentences from a view of its game, the names of the seats, and what was typed behind the request's name."""


class Request(NamedTuple):
    """What may be asked for: its English names, the full one first, then short forms; what it tells, for the help (a `Later`);
    whether more may be typed behind its name; what says its names in the language that is spoken, with commas between."""

    names: tuple[str, ...]
    about: str
    tell: Tell
    takes_more: bool = False
    typed: Callable[[], str] | None = None


class Spoken:
    """The room `words.spoken` of a game; here for a game without one, from its bare sentences."""

    REQUESTS: Sequence[Request]
    THINGS: Sequence[str] = ()
    """The names of all that can be held, lie on the table or be named in a choice, as sentences have them."""

    def __init__(self) -> None:
        from tribes_tui.words.said import plain as said  # seldom needed, as all that it says

        tell: Tell = lambda view, names, rest: GameWords().position(view, names)  # noqa: E731
        self.REQUESTS = (Request(("table", "t"), said.bare_about(), tell, typed=said.bare_typed),)

    def news(self, events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
        """What happened, like things counted together; what the viewer just chose is left out."""
        return [Clause(None, GameWords().event(event, names)) for event in events]

    def question(self, view: State, names: Names) -> str:
        """What the viewer is asked, in one sentence."""
        from tribes_tui.words.said import plain as said

        return said.bare_question()

    def choice(self, view: State, id: int, names: Names) -> SpokenChoice:
        """A legal action as it is listed."""
        return SpokenChoice(view.text(id))

    def would(self, view: State, id: int, names: Names) -> str:
        """What an action would do, beyond its own words, as the rest of a sentence: `it captures 3 seeds`; empty where it says all."""
        return ""

    def spelt(self, text: str) -> str:
        """A sentence of the rules, with the codes of the notation spelt out."""
        return text

    def place(self, view: State, names: Names, text: str) -> list[str]:
        """The place that is called `text`: its name, its neighbours, what lies there. Empty when no place is called so."""
        return []

    def seat(self, view: State, names: Names, seat: int) -> list[str]:
        """All that is to be seen of a player."""
        return [names[seat]]


def spoken_of(game_id: str) -> Spoken:
    """What a game says to people who listen."""
    return cast(Spoken, with_care(game_id, ROOM, room_of(game_id, ROOM), Spoken(), Spoken))


def told(view: State, names: Names, request: Request, rest: str) -> list[str]:
    """What a request tells."""
    sentences: list[str] = carefully(view.game.id, ROOM, list[str], lambda: request.tell(view, names, rest), [])
    return sentences
