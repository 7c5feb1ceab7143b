"""What a table shows at one moment, apart from where things are: the input of every drawing."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules import Event, State
from tribes_tui.widgets.beside.game_log import LogEntry
from tribes_tui.widgets.drawing.lines import fold
from tribes_tui.words.common import YOU, capital
from tribes_tui.words.said import common, table as said
from tribes_tui.words.spoken import Clause, briefly, in_brief, news_sentences, spoken_of

if TYPE_CHECKING:
    from textual.widget import Widget

    from tribes_tui.journey.told import AfterGame, StarFacts
    from tribes_tui.widgets.charts.standing import RatingCourse


class Command(NamedTuple):
    """Something a key does besides choosing a target: `name` is what the screen is told; `brief` its label where keys have little room."""

    key: str
    label: str
    name: str
    brief: str = ""


def keys_told(keys: Sequence[str]) -> str:
    """Several keys as people read them: those that follow each other by the first and the last; `13` would be read as thirteen."""
    is_run = len(keys) > 1 and [ord(key) - ord(keys[0]) for key in keys] == [*range(len(keys))]
    return f"{keys[0]}-{keys[-1]}" if is_run else ",".join(keys)


LENGTHS = (60, 40, 28, 20, 14, 10, 7, 5)
"""Words that are told, from most to least, until they fit."""

PASSING = "game:pass"
"""The command of a game with which the viewer's turns go by as long as there is nothing to decide."""

NARROWEST = 12
"""Columns below which nothing can be told."""


class News(NamedTuple):
    """The events of the others' turns, oldest first, as the viewer (None: a spectator) was told of them."""

    game_id: str = ""
    events: tuple[Event, ...] = ()
    names: tuple[str, ...] = ()
    viewer: int | None = None
    before: State | None = None
    """The position before them, where it is remembered."""
    after: State | None = None
    """The position after them, likewise."""

    def within(self, columns: int, rows: int = 1, before: str | None = None) -> list[str]:
        """Sentences that fit into so many rows, each beginning a row; what matters most, and the latest, before the rest. With
        something `before` them they follow it and each other.

        None if nothing happened, or nothing of it fits. Of what the viewer did only what had to be heard, where others did nothing: the
        rest they know.
        """
        if not self.events or columns < NARROWEST or rows < 1:
            return []
        clauses = self._clauses()
        clauses = [clause for clause in clauses if clause.who != self.viewer] or clauses
        worth = [clause for clause in clauses if clause.weight > 0]
        forms = (news_sentences(worth, self.names), news_sentences(map(briefly, worth), self.names))
        for sentences in (*forms, *(in_brief(worth, self.names, most)[0] for most in LENGTHS)):
            if sentences and _rows_of(sentences, columns, before) <= rows:
                return sentences
        kept = list[int]()
        for k in sorted(range(len(clauses)), key=lambda k: (-clauses[k].weight, -k)):
            told = news_sentences([briefly(clauses[one]) for one in sorted([*kept, k])], self.names)
            if _rows_of(told, columns, before) <= rows:
                kept.append(k)
        return news_sentences([briefly(clauses[k]) for k in sorted(kept)], self.names)

    def whole(self, columns: int) -> list[str]:
        """All that is worth hearing, if it fits into a row; else nothing."""
        clauses = self._clauses()
        said = news_sentences([clause for clause in clauses if clause.weight > 0] or clauses, self.names)
        return said if len(" ".join(said)) <= columns else []

    def _clauses(self) -> list[Clause]:
        """What the viewer didn't do, or has to hear all the same."""
        clauses = spoken_of(self.game_id).news(self.events, self.names, self.viewer) if self.events else []
        return [clause for clause in clauses if clause.weight > 1 or clause.who != self.viewer]


def _rows_of(sentences: Sequence[str], columns: int, before: str | None) -> int:
    if before is not None:
        sentences = (" ".join((before, *sentences)),)
    return sum(len(fold(((text, "soft"),), columns)) for text in sentences)


WARNING = "warning"
"""How a line is meant that says what a key costs, pressed again."""


class AtCursor(NamedTuple):
    """What lies over a scene.

    cursor  the target under the cursor
    line    a line about it
    enter   whether `line` says what Enter would do
    gain    what that certainly wins, in a few words
    brief_gain  the same in fewer words, said where the whole leaves no room to say what is chosen; "" if there are none
    briefer `line` in fewer words, from long to short, where the whole has no room
    role    how the line is meant: info, bad, good, new
    jumps   the letters of jump mode: letter -> target
    news    what happened, told beside the question while the line says what Enter does
    is_opening  whether that is what is said first, or was played by itself, which stands nowhere else
    warning  what a key costs, in the place of the question while the line says what Enter does
    """

    cursor: str | None = None
    line: str = ""
    role: str = "info"
    jumps: Mapping[str, str] = {}
    enter: bool = False
    gain: str = ""
    briefer: tuple[str, ...] = ()
    news: str = ""
    is_opening: bool = False
    brief_gain: str = ""
    warning: str = ""

    @property
    def text(self) -> str:
        """The line with the key before it, for a screen without keycaps."""
        told = said.enter(what=self.line) if self.enter else self.line
        return said.with_gain(what=told, gain=self.gain) if self.gain else told


NO_NEWS = News()
LOG_LINES = 80
RECENT_MOVES = 120
"""Moves whose events a scene has."""


def _nowhere(name: str) -> None:
    """There is no cursor."""


class Scene(NamedTuple):
    """One moment of a table, as its viewer sees it.

    view    what the viewer (a seat, or None for a spectator) may know
    names   the seats' names, "you" in the viewer's own place
    chooses whether the viewer is ever to choose: not in a game that is over
    title   who sits here and how the game is called, for the header's right end
    journey  how the stars of the journey's stage stand, where one is played
    brief_titles  the same in ever fewer words, for where there is no room
    is_saved     whether it only says that the game is on the disk
    prompt  what may be done now, in words; `asked` what is asked instead, whatever is picked
    picked  the names of the targets picked so far; `lit` those that may be picked next, `idle` those of them that lead only to
            and fro; `next_place` where the cursor goes once one is picked
    fresh   names (of targets and other places) that changed since the viewer last decided -> the seat that did it
    ways    every name on the way to a legal action, in the order in which actions are listed
    log     what happened, oldest first; `told` the same for a log of pieces, with whose doing it was
    news    what others did since the viewer's last turn, to be told in as many words as there is room for
    goes_on the last move was the viewer's own: nobody has done anything since
    recent  the events of the last moves as the viewer was told of them, oldest first
    keys    what the footer offers
    cursor  the target under the cursor, if the board follows it (`GameBoard.follows_cursor`)
    bots    seat -> level, of every seat that a bot has; `thinks` the one whose move is waited for
    time_left  seconds that people have left, by seat; empty without clocks
    memory  whether the viewer is told what they would have to remember
    warning a trouble that stays until it is over (the disk is full)
    """

    view: State
    names: tuple[str, ...]
    viewer: int | None = None
    chooses: bool = True
    title: str = ""
    journey: "StarFacts | None" = None
    brief_titles: tuple[str, ...] = ()
    is_saved: bool = False
    prompt: str = ""
    asked: str = ""
    picked: tuple[str, ...] = ()
    lit: frozenset[str] = frozenset()
    idle: frozenset[str] = frozenset()
    next_place: Callable[[str], str | None] = _nowhere
    fresh: Mapping[str, int] = {}
    ways: tuple[str, ...] = ()
    log: tuple[str, ...] = ()
    told: tuple[LogEntry, ...] = ()
    news: News = NO_NEWS
    goes_on: bool = False
    recent: tuple[Event, ...] = ()
    keys: tuple[Command, ...] = ()
    cursor: str | None = None
    warning: str = ""
    memory: bool = True
    bots: Mapping[int, str] = {}
    thinks: int | None = None
    time_left: Mapping[int, float] = {}

    @property
    def may_pass(self) -> bool:
        """Whether the key is offered with which the viewer's turns go by."""
        return any(one.name == PASSING for one in self.keys)

    @property
    def addressed(self) -> int | None:
        """The viewer, where the table may say "you" to them: not where somebody looks with another's eyes."""
        return self.viewer if self.viewer is not None and self.names[self.viewer] == YOU else None


# ---- Pages of their own: the steps of a turn, a moment, the end in figures -----------------------


class TurnSteps(NamedTuple):
    """The steps of a turn, in their order, and which of them is the present one (None: none of them)."""

    names: Sequence[str]
    now: int | None
    brief: Sequence[str] = ()
    """The same in a word each, where there is no room for more."""


class Moment(NamedTuple):
    """What a page of its own shows.

    sentence  what happened, and to whom
    picture   makes the piece that shows it, or a container of pieces
    onward    what comes next, behind Enter
    text      the same in lines, for the table in words
    facts     when it was, beside the game's name: "round 3 of 5 is over"
    steps     the steps of a turn, with the one in which it happened
    """

    sentence: str
    picture: Callable[[], "Widget"]
    onward: str
    text: Sequence[str] = ()
    facts: tuple[str, ...] = ()
    steps: TurnSteps = TurnSteps((), None)


class Source(NamedTuple):
    """A line of the table: what it counts, and how much of it each seat has."""

    name: str
    values: tuple[int, ...]
    is_points: bool = True
    """Whether it is a part of the final score."""
    best_is: str = "most"
    """`most`, `fewest`, or empty where neither is better."""
    tone: str = ""
    """The name of its colour, where the game has one for it."""

    @property
    def best(self) -> int | None:
        """The value to be proud of; None where there is none."""
        if self.best_is == "fewest":
            return min(self.values)
        return max(self.values) or None if self.best_is else None


class Ending(NamedTuple):
    """The end of a game. The values of all sources of points add up to the scores."""

    mood: str
    heading: str
    """When it was over: "the game is over after 10 manches"."""
    unit: str
    """The key of what the scores count: points, feathers, sacred-cards (`common.units`)."""
    sources: tuple[Source, ...]
    decided: tuple[str, ...]
    """What decided it, a sentence each: what weighed most first, in all games; none twice."""
    course: tuple[tuple[int, ...], ...] = ()
    """Seat -> what it held after each round, where that tells more than towers of points."""
    began: tuple[int, ...] = ()
    """Seat -> what it held before the first round, if anything."""
    won_by: str = ""
    """What won the game, where it wasn't the higher score, or not it alone."""
    picture: tuple[Source, ...] = ()
    """What the towers are built of, where the score is not what decided; else the sources of points."""
    title: str = ""
    """What the sources of points come to, where the score doesn't decide in every case."""

    def adds_up_to(self, scores: Sequence[int]) -> bool:
        """Whether the sources of points explain all scores: not where something of the game is unknown."""
        points = [source.values for source in self.sources if source.is_points]
        return [sum(values) for values in zip(*points, strict=True)] == list(scores)


def scores_alone(mood: str, unit: str, scores: Sequence[int], told: Sequence[str]) -> Ending:
    """The end of a game of whose scores no more is known than what they are; `told` are sentences about it."""
    from tribes_tui.words.said import told as said_told

    return Ending(mood, said_told.game_over(), unit, (Source(common.units(unit=unit), tuple(scores)),), tuple(told))


class PastGames(NamedTuple):
    """The viewer's games with the same opponents: a line about them, the scores, the last one of this game, and a heading; the name of
    this game's deal; what became of their rating in a line and in sentences, and how it stood."""

    told: str = ""
    scores: tuple[int, ...] = ()
    heading: str = ""
    deal: str = ""
    rating: str = ""
    rating_told: tuple[str, ...] = ()
    standing: "RatingCourse | None" = None
    journey: "AfterGame | None" = None
    """What the game gave on the journey, and what that opened."""
    of_the_day: str = ""
    """Of a game of the day: what became of it, to be passed on."""
    is_offered: bool = False
    """Whether it would have counted, had the viewer chosen anything but what the cursor offered."""
    seed: str = ""
    """Of a deal that has no name."""


class Result(NamedTuple):
    """Who sat there, what they have in the end, who came where, and whose end is shown (None: everybody's)."""

    names: Sequence[str]
    scores: Sequence[int]
    ranking: Sequence[int]
    viewer: int | None

    @property
    def seats(self) -> list[int]:
        """From the first place to the last."""
        return sorted(range(len(self.names)), key=lambda seat: (self.ranking[seat], seat))

    @property
    def winners(self) -> list[int]:
        """All that share the first place."""
        return [seat for seat in self.seats if self.ranking[seat] == 1]

    @property
    def has_won(self) -> bool:
        """Whether the viewer is among the winners."""
        return self.viewer in self.winners

    def name(self, seat: int) -> str:
        """A name as a heading."""
        return capital(self.names[seat])
