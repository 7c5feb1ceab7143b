"""What a game says to people who listen: news, one question, choices, and answers to whatever they ask; and sentences as one speaks.

A game's own stands in its room `words.spoken`; it gets views only, so it can tell nothing that its listener may not know."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple, cast

from rules import Event, Rng, State
from rules.core.surely import WORLDS
from tribes_tui.words.common import repeated, sentence
from tribes_tui.words.finder import carefully, room_of, with_care
from tribes_tui.words.language import spoken
from tribes_tui.words.wording import GameWords

Names = Sequence[str]
ROOM = "words.spoken"


class Clause(NamedTuple):
    """A thing that happened: `Clause(1, "grew by 4 in E")`, in the past tense, which is the same for you and for Ada.

    `who` is the seat, None where `text` is a sentence of its own. `weight`: 2 has to be heard, 1 is worth it, 0 is left out
    first when much has happened. `brief`: the same in fewer words, where there is no room for all; `alone`: where nothing else is told.
    """

    who: int | None
    text: str
    weight: int = 1
    brief: str = ""
    alone: str = ""


def briefly(clause: Clause) -> Clause:
    """It in its fewest words."""
    return clause._replace(text=clause.brief or clause.text)


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

    def warning(self, view: State, id: int, names: Names) -> str:
        """What an action surely lets somebody else do, as the rest of a sentence: `lets Ash win`; empty where nothing is known."""
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


def warned(spoken: Spoken, view: State, id: int, names: Names) -> str:
    """What a game says of whom an action lets win; empty of one that says no such thing."""
    say: Callable[[State, int, Names], str] | None = getattr(spoken, "warning", None)
    return say(view, id, names) if say is not None else ""


def surely_ends_turn(view: State, actions: Sequence[int], play: Callable[[State], State | None]) -> bool:
    """Whether the viewer's turn surely ends with these actions, one after the other, though what the last is called doesn't say so, and nothing
    more ends with it; `play`: what comes of them, and of what follows unasked, in a position that fits the view, None if they can't be made."""
    viewer, last = view.viewer, actions[-1]
    now = None if viewer is None or view.current_player != viewer else view.turn_of(viewer)
    if viewer is None or now is None or view.is_end(last):
        return False
    spoken = spoken_of(view.game.id) if hasattr(room_of(view.game.id, ROOM), "leaves_open") else None
    is_open: Callable[[State, int], bool] | None = getattr(spoken, "leaves_open", None)
    if is_open is not None and is_open(view, last):
        return False
    seed = int(view.key()[:15], 16)
    goes_on = False
    for k in range(WORLDS):
        end = play(view.resample(Rng(seed + k)))
        if end is None or (not end.is_terminal and end.turn_of(viewer) == now):
            return False
        goes_on = goes_on or not end.is_terminal
    return goes_on


STANDS, NOW = ("now", "hand", "table"), "now"
"""The requests that together say how a game stands; the one of them that tells whose turn it is."""


def standing(view: State) -> Sequence[str]:
    """Which of them say so of this position: when the game is over it is nobody's turn."""
    return [name for name in STANDS if name != NOW or not view.is_terminal]


def told(view: State, names: Names, request: Request, rest: str) -> list[str]:
    """What a request tells."""
    return [*carefully(view.game.id, ROOM, list[str], lambda: request.tell(view, names, rest), [])]


# ---- Sentences as one speaks --------------------------------------------------------------------------


LONGEST = 100
"""Characters of a line."""
MOST_NEWS = 24
"""Words of news before a question; what goes beyond it is told when it is asked for."""

ACTIONS = "GROW|MOVE|GATHER|LEAD|CRESCIT[AE]|MOVIMENT[OI]|RACCOLT[AE]|COMAND[OI]|CROÎTRE|VOYAG(?:ER|ES?|EANT)|RÉCOLTE[RS]?|GUIDER"
"""Actions of Rise of Tribes, which are written in capitals, in the languages that there are."""


@cache
def _said(language: str) -> tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]:
    """How signs that sentences for the eye have are said; compiled when the first is said, which no table does at its start."""
    from tribes_tui.words.said import speech as said

    return (
        (r"(?<=\d) \+ (?=\d)", said.sign_and()),
        (r"(?<=[\d)]) x (?=\d)|\s*×\s*", said.sign_times()),
        (r"\s*\([^()]*\)(?='s?(?:\s|$))", ""),
        (r"^[(\[{]\s*", ""),
        (r"\s*[(\[{]\s*", ", "),
        (r"\s*[)\]}](?=\s*[,.:;!?]|\s*$)", ""),
        (rf"\s*[)\]}}]\s*(?={re.escape(said.sign_times().strip())})", " "),
        (r"\s*[)\]}]\s*", ", "),
        (r"\s*(?:→|->)\s*", said.sign_to()),
        (r"\s*[·•;–—]\s*", ", "),
        (r"(?<![\w.])[-−](?=\d)", said.sign_minus()),
        (r"(?<!\w)\+\s*(?=\d)", said.sign_plus()),
        (r"\s*%", said.sign_percent()),
        (r"\s*=\s*", said.sign_makes()),
        (r"\s*\+\s*|\s*&\s*", said.sign_and()),
        (r"\s*/\s*", said.sign_of()),
        (r"«\s*|\s*»", ""),
        (r"[“”\"`*_#]", ""),
        (rf"\b({ACTIONS})(?=[Ss]?\b)", lambda found: found[0].lower()),
        (r"\s{2,}", " "),
        (r"\s*,(?=\s*[,.:?])", ""),
    )


def as_said(text: str) -> str:
    """A sentence with signs in words: `team 13 (now standard 9)` is `team 13, now standard 9`, `Birch (bot)'s turn` is `Birch's turn`."""
    for sign, words in _said(spoken()):
        text = re.sub(sign, words, text)
    return text.strip()


def news_sentences(clauses: Iterable[Clause], names: Sequence[str]) -> list[str]:
    """Sentences: what one player did in a row is one of them. `Ada grew by 4 in E and built a village there.`"""
    from tribes_tui.words.said import speech as said

    sentences = []
    for who, group in groupby(clauses, lambda clause: clause.who):
        texts = [text for _, alike in groupby(clause.text for clause in group) for text in repeated(alike)]
        if who is None:
            sentences += [sentence(text) for text in texts]
        else:
            sentences.append(sentence(said.did(who=names[who], done=texts)))
    return [as_said(text) for text in sentences if text]


def in_brief(clauses: Sequence[Clause], names: Sequence[str], most: int = MOST_NEWS) -> tuple[list[str], bool]:
    """The same in at most so many words, and whether something worth hearing was left out.

    What has to be heard comes in first, then the rest from the latest backwards, while there is room; details only if
    all fits.
    """
    everything = news_sentences(clauses, names)
    if words_in(everything) <= most:
        return everything, False
    is_shortened = any(clause.brief for clause in clauses)
    clauses = [*map(briefly, clauses)]
    worth = [i for i, clause in enumerate(clauses) if clause.weight > 0]
    kept: list[int] = []
    for i in sorted(worth, key=lambda i: (-clauses[i].weight, -i)):
        if words_in(news_sentences([clauses[j] for j in sorted([*kept, i])], names)) <= most:
            kept.append(i)
    return news_sentences([clauses[i] for i in sorted(kept)], names), is_shortened or len(kept) < len(worth)


def words_in(lines: Iterable[str]) -> int:
    """How many words are said."""
    return sum(len(line.split()) for line in lines)


def lines_of(sentences: Iterable[str], width: int = LONGEST) -> list[str]:
    """Sentences as lines that are not longer than `width`, a sentence a line where it fits."""
    lines: list[str] = []
    for text in sentences:
        while len(text) > width:
            cut = max(text.rfind(mark, 0, width) + len(mark) - 1 for mark in (". ", ", ", ": "))
            cut = cut if cut > width // 3 else text.rfind(" ", 0, width)
            cut = cut if cut > 0 else width
            lines.append(text[:cut].strip())
            text = text[cut:].strip()
        if text:
            lines.append(text)
    return lines
