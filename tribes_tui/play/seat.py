"""Who sits at a table, what those who watch are told, what a screen may ask of it, and what it refuses."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from rules import Event, Game, State
from rules.bots.levels import strength_of
from tribes_tui.errors import Mendable

if TYPE_CHECKING:
    from tribes_tui.play.standings import Standings


HUMAN = "human"
BOT = "bot"
PROGRAM = "program"
YOU = "you"  # no words, either of them: what records call who sat at the keyboard, and the bot in their place
YOUR_BOT = "your bot"  # no words: what records call it


class Seat(NamedTuple):
    """Who sits there: `kind` is "human", "bot" or "program", `level` a bot's strength, `name` what others call it.

    `level` of a program is that of the bot that plays when the program doesn't. `command` starts the program; it is known
    while the game is played here, and never written down.
    """

    kind: str
    level: str = ""
    name: str = ""
    command: str = ""

    @property
    def is_human(self) -> bool:
        """Whether a person decides here."""
        return self.kind == HUMAN

    @property
    def follows(self) -> bool:
        """Whether a bot sits here that plays as well as its person."""
        return self.kind == BOT and strength_of(self.level) is not None

    def plain(self) -> dict[str, str]:
        """The seat as a record's header keeps it, without a program's command: a record that was mailed starts nothing."""
        return {"kind": self.kind, "level": self.level, "name": self.name}

    def spec(self) -> str:
        """The seat as `--seats` writes it: `you`, `name:Ada`, `bot:hard`."""
        if self.kind == PROGRAM:
            return "program"
        if self.kind == BOT:
            return f"bot:{self.level}"
        return "you" if self.name in ("", "you") else f"name:{self.name}"


def taken_over(seat: Seat, level: str) -> Seat:
    """The seat with a bot of this level in it, or with a person for ""; the bot that plays for "you" is "your bot"."""
    name = {"you": YOUR_BOT} if level else {YOUR_BOT: "you"}
    return Seat(BOT if level else HUMAN, level, name.get(seat.name, seat.name))


def seat_from(plain: Mapping[str, Any]) -> Seat:
    """The seat that `Seat.plain` gave."""
    return Seat(str(plain.get("kind", HUMAN)), str(plain.get("level", "")), str(plain.get("name", "")))


def names_for(seats: Sequence[Seat], viewer: int | None) -> list[str]:
    """The seats' names as `viewer` reads them: their own is "you", unless their bot sits there now, or whoever looks with their eyes
    is at this table: two seats are never "you"."""
    own = None if any(seat.name == YOU and i != viewer for i, seat in enumerate(seats)) else viewer
    return [_called(seat, i, i == own) for i, seat in enumerate(seats)]


def _called(seat: Seat, number: int, is_own: bool) -> str:
    if seat.name != YOUR_BOT and (is_own or seat.name):
        return YOU if is_own else seat.name
    from tribes_tui.words.said import playing as said  # seldom needed

    return said.your_bot() if seat.name else said.seat(seat=number)


class Entry(NamedTuple):
    """One move as a viewer may know it; `number` counts the moves they know of, this one included.

    `text` is None when the notation holds something hidden from them. `is_idle`: it was the viewer's own, but nothing
    that they did: no other was allowed, or it was to let pass what nobody else could notice.
    """

    number: int
    seat: int | None
    text: str | None
    events: list[Event]
    is_idle: bool = False

    @property
    def told(self) -> list[Event]:
        """Its events, without a first one that says no more than that nothing was done."""
        return self.events[self.is_idle and bool(self.events) and not self.events[0].fields() :]


class Update(NamedTuple):
    """What a watcher is told after a move: an `Entry` and their new view.

    When moves were taken back, `text` is None and the only event is of the kind "undo".
    """

    number: int
    seat: int | None
    text: str | None
    events: list[Event]
    view: State
    is_idle: bool = False


class Watcher(Protocol):
    """Whoever looks at a table from one seat, or as a spectator (None)."""

    viewer: int | None

    def updated(self, update: Update) -> None:
        """Something happened that this viewer may know. Called in the table's thread, once it is durable."""


class Watched:
    """Who is told of what happens at a table: those who watch it from a seat, and what is called after every change."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self.followers: list[Callable[[], None]] = []

    def watch(self, watcher: Watcher) -> None:
        """Tell `watcher` of everything its viewer may know from now on."""
        self.watchers.append(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """Tell it no more."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)

    def follow(self, callback: Callable[[], None]) -> None:
        """Call `callback` after every change of state or seats, secret ones too: for what makes bots play."""
        self.followers.append(callback)

    def unfollow(self, callback: Callable[[], None]) -> None:
        """Call it no more."""
        if callback in self.followers:
            self.followers.remove(callback)

    def tell_followers(self) -> None:
        """Something has changed."""
        for callback in self.followers[:]:
            callback()


# ---- A table as a screen sees it, wherever the game is played -----------------------------------


class ShownTable(Protocol):
    """What a screen asks of a table: `Table` answers for a game that is played here, a host for one of its seats."""

    interruption: str

    @property
    def game(self) -> Game[State]:
        """Which game it is."""

    @property
    def name(self) -> str:
        """The name of the record, or what the table is called; empty when nothing is recorded."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""

    @property
    def turn(self) -> int | None:
        """Who decides now, None when the game is over."""

    @property
    def is_concealed(self) -> bool:
        """Whether only the seat in turn may know that it is asked."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def final(self) -> State | None:
        """The whole state once the game is over, None before."""

    @property
    def unsaved(self) -> str | None:
        """Why the last moves are not on the disk; None when all is well."""

    @property
    def nearly_full(self) -> str:
        """For how many more moves the record has room, as a sentence; empty while there is plenty."""

    def standings(self) -> "Standings | None":
        """How everybody stood after each move once the game is over; None before, and where it isn't told."""

    def time_left(self) -> Mapping[int, float]:
        """Seconds that people have left, by seat; empty where there are no clocks."""

    def view(self, viewer: int | None) -> State:
        """What `viewer` may know now."""

    def history(self, viewer: int | None, since: int = 0) -> list[Entry]:
        """The moves that `viewer` knows of, without the first `since`."""

    def number_for(self, viewer: int | None) -> int:
        """How many moves `viewer` knows of."""

    def propose(self, seat: int, action: int, number: int) -> bool:
        """Play an action; False while it waits for something that this seat may not know of."""

    def why_not_undo(self, seat: int, decisions: int = 1) -> str | None:
        """None if `seat` may take back its last so many decisions, else why not."""

    def undo(self, seat: int) -> None:
        """Take back the last decision of `seat`. Raises `CannotUndo`."""

    def can_redo(self, seat: int) -> bool:
        """Whether `seat` may play again what it took back last."""

    def redo(self, seat: int) -> None:
        """Play it again. Raises `CannotUndo`."""

    def watch(self, watcher: Watcher) -> None:
        """Tell `watcher` of everything its viewer may know from now on."""

    def unwatch(self, watcher: Watcher) -> None:
        """Tell it no more."""

    def follow(self, callback: Callable[[], None]) -> None:
        """Call it after every change."""

    def unfollow(self, callback: Callable[[], None]) -> None:
        """Call it no more."""


# ---- What a table refuses, each in one line for a person ----------------------------------------
#
# An illegal action is `rules.IllegalAction`.


class TableError(Mendable, ValueError):
    """Base of what a table refuses; its text is fit for a person."""


class NotYourTurn(TableError):
    """Somebody proposed an action while somebody else decides."""


class Stale(TableError):
    """The proposal answers an older position than the one on the table."""


class CannotUndo(TableError):
    """Nothing may be taken back (or replayed) now; the text says why."""
