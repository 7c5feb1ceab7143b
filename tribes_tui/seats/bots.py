"""Bots at a table: asking for the move of the bot in turn and playing it."""

from collections.abc import Callable
from concurrent.futures import CancelledError, Future

from rules import Rng, RulesError, State
from rules.core.rng import seeded
from tribes_tui.play.seat import TableError, names_for
from tribes_tui.play.table import Table
from tribes_tui.seats.thinker import Thinker, ThinkerError
from tribes_tui.seats.worker import Answer, sent
from tribes_tui.words.said import seats as said

Call = Callable[[Callable[[], None]], object]


def bot_in_turn(table: Table) -> int | None:
    """The seat of the bot that must decide now, None when it is a person's turn or the game is over."""
    seat = table.turn
    return None if seat is None or table.seats[seat].is_human else seat


def ask_bot(
    table: Table, thinker: Thinker, seat: int, level: str = "", deadline: float | None = None
) -> Future[Answer]:
    """Ask for the move of `seat`, by its own program or bot, or by a bot of another level (for a hint)."""
    view = table.view(seat)
    seed = seeded("bot", table.seed, table.number, seat)
    sitting = table.seats[seat]

    def bot() -> Future[Answer]:
        return thinker.ask(sent(view), level or sitting.level, seed, deadline)

    if not sitting.command or level:
        return bot()
    from tribes_tui.seats.program import decision

    told = decision(view, names_for(table.seats, None), table.number_for(seat), thinker.programs.limit)
    return thinker.programs.ask((table.seed, seat, sitting.command), view, told, bot, thinker.tell)


def settled(future: Future[Answer], view: State, say: Callable[[str], None]) -> int | None:
    """The action of a finished question; a random legal one, and a word about it, when the bot has failed.

    None when the question was cancelled.
    """
    try:
        action = future.result().action
        view_allows(view, action)
    except CancelledError:
        return None
    except (ThinkerError, RulesError) as error:
        say(said.drawn(why=str(error)))
        return view.pick(Rng(int(view.key()[:15], 16)))
    return action


def view_allows(view: State, action: int) -> None:
    """Raise `ThinkerError` when a bot's answer is not legal."""
    if not view.is_legal(action):
        raise ThinkerError(said.not_legal(action=action))


class BotPlayer:
    """Makes the bots of one table play, for a caller with an event loop of its own.

    Follows the table: whenever a bot is in turn it is asked, and its answer proposed through `call`,
    which must run a function in the table's thread (`loop.call_soon_threadsafe`). When the position
    changes under a thinking bot, the thought is dropped.
    """

    def __init__(
        self,
        table: Table,
        thinker: Thinker,
        call: Call,
        say: Callable[[str], None] = lambda text: None,
        deadline: float | None = None,
    ) -> None:
        self._table = table
        self._thinker = thinker
        self._call = call
        self._say = say
        self._deadline = deadline
        self._asked: tuple[int, int, str] | None = None
        self.paused = False
        table.follow(self.look)

    @property
    def thinking(self) -> int | None:
        """The seat of the bot that thinks now. For the host: a concealed decision must not show on screens."""
        return None if self._asked is None else self._asked[0]

    def look(self) -> None:
        """Ask the bot in turn, unless it has been asked; drop a thought that nobody needs any more."""
        seat = bot_in_turn(self._table)
        wanted = None
        if seat is not None and not self.paused:
            wanted = (seat, self._table.number, self._table.seats[seat].level)
        if wanted == self._asked:
            return
        if self._asked is not None:
            self._thinker.cancel()
        self._asked = wanted
        if seat is not None and wanted is not None:
            self._ask(seat, wanted)

    def stop(self) -> None:
        """Ask no more, and drop the thought in progress."""
        self._table.unfollow(self.look)
        if self._asked is not None:
            self._asked = None
            self._thinker.cancel()

    def _ask(self, seat: int, asked: tuple[int, int, str]) -> None:
        view = self._table.view(seat)
        future = ask_bot(self._table, self._thinker, seat, deadline=self._deadline)
        future.add_done_callback(lambda done: self._call(lambda: self._answered(asked, view, done)))

    def _answered(self, asked: tuple[int, int, str], view: State, future: Future[Answer]) -> None:
        if asked != self._asked:
            return
        action = settled(future, view, self._say)
        self._asked = None
        if action is None:
            self.look()
            return
        try:
            self._table.propose(asked[0], action, asked[1])
        except (TableError, RulesError) as error:
            self._say(str(error))
            self.look()
