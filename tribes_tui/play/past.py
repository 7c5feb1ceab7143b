"""The moves played on the current branch, with what each viewer may know of them, and those who are told."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from rules import Event, Game, RulesError, State
from saves import Move, Parted, Record
from saves.format.recording import prefix
from tribes_tui.play.seat import Entry, Update, Watcher
from tribes_tui.words.said import playing as said

Viewer = int | None

KEEP_EVERY = 64
"""After how many moves a copy of the state is kept, so that going back costs the same at any length."""


class Played(NamedTuple):
    """One move that was played: by whom, its id and notation, what happened, who doesn't know of it, and whether no other was
    allowed."""

    seat: int
    action: int
    text: str
    events: list[Event]
    unseen_by: frozenset[Viewer]
    is_only: bool

    def is_idle_for(self, viewer: Viewer) -> bool:
        """Whether it was the viewer's, and no other was allowed, or there is nothing of it that anybody else could notice; what came
        after what they did themselves is nothing of it."""
        own = [*takewhile(lambda event: event.player == self.seat, self.events)]
        return self.seat == viewer and (self.is_only or all(event.secret for event in own or self.events))

    def text_for(self, viewer: Viewer) -> str | None:
        """The notation, or None when it may hold something that `viewer` may not know.

        What an action itself does stands first among its events, told of the mover; whatever comes after
        (cards dealt for the next round, say) is not in its notation.
        """
        if viewer == self.seat:
            return self.text
        own = takewhile(lambda event: event.player == self.seat, self.events)
        hides = any((event.private or event.secret) and viewer not in event.knowers for event in own)
        return None if hides else self.text

    def events_for(self, viewer: Viewer) -> list[Event]:
        """The events as `viewer` may know them."""
        seen = (event.seen_by(viewer) for event in self.events)
        return [event for event in seen if event is not None]


class Past:
    """The current branch from the first move on, and what a new game needs to be played up to any of them."""

    def __init__(self, game: Game[Any], players: int, seed: int, options: Mapping[str, object]) -> None:
        self._game = game
        self._start = (players, seed, dict(options))
        self.moves: list[Played] = []
        self._kept: dict[int, State] = {}
        self._unseen: dict[Viewer, int] = {}
        self._verdicts: dict[tuple[int, ...], dict[int, bool]] = {}

    def __len__(self) -> int:
        return len(self.moves)

    def known_to(self, viewer: Viewer) -> int:
        """How many of the moves `viewer` knows of: their own count of moves."""
        return len(self.moves) - self._unseen.get(viewer, 0)

    def verdicts_for(self, asked: tuple[int, ...]) -> dict[int, bool]:
        """What was found out of moves by their number, for whoever `asked`; to be added to, and gone with the moves."""
        return self._verdicts.setdefault(asked, {})

    def copy(self) -> "Past":
        """The same branch, to be played on apart from this one; the moves themselves are shared."""
        players, seed, options = self._start
        past = Past(self._game, players, seed, options)
        past.moves, past._kept, past._unseen = self.moves[:], dict(self._kept), dict(self._unseen)
        return past

    def play(self, state: State, action: int) -> Played:
        """Apply `action` to `state`, which stands at the end of this branch, and keep what happened."""
        seat = state.current_player
        assert seat is not None
        concealed, is_only = state.is_concealed, len(state.legal_actions()) == 1
        before = views(state) if concealed else {}
        state.events = []
        try:
            state.apply(action)
            events = state.events
        finally:
            state.events = None
        unseen = unaware(before, state, seat, events) if concealed else frozenset()
        played = Played(seat, action, state.text(action), events, unseen, is_only)
        self._add(played)
        if len(self.moves) % KEEP_EVERY == 0:
            self._kept[len(self.moves)] = state.clone()
        return played

    def drop_after(self, number: int) -> list[Played]:
        """Cut the branch back to `number` moves; what was cut off."""
        dropped = self.moves[number:]
        del self.moves[number:]
        for later in [kept for kept in self._kept if kept > number]:
            del self._kept[later]
        for found in self._verdicts.values():
            for gone in [move for move in found if move >= number]:
                del found[gone]
        for played in dropped:
            for viewer in played.unseen_by:
                self._unseen[viewer] -= 1
        return dropped

    def state_at(self, number: int) -> State:
        """A fresh state as it stood after `number` moves: at most `KEEP_EVERY` of them are played for it."""
        kept = number - number % KEEP_EVERY
        state = self._kept[kept].clone() if kept else self._first()
        for played in self.moves[kept:number]:
            state.apply(played.action)
        return state

    def late(self, moves: int) -> int | None:
        """After how many moves the game stood so many moves ago, counted by those that all know of; None before there are as many.

        So it is another number only when all learn of a move: what is decided in secret moves nothing.
        """
        wanted = self.known_to(None) - moves
        known = (number for number, played in enumerate(self.moves, 1) if None not in played.unseen_by)
        return None if wanted < 0 else next((number for at, number in enumerate(known, 1) if at == wanted), 0)

    def states(self) -> Iterator[State]:
        """The state before the first move and after each: one that goes on, not the table's own."""
        state = self._first()
        yield state
        for played in [*self.moves]:
            state.apply(played.action)
            yield state

    def _first(self) -> State:
        players, seed, options = self._start
        state: State = self._game.new_state(players, seed, options)
        return state

    def entries(self, viewer: Viewer, since: int = 0) -> Iterator[Entry]:
        """The moves that `viewer` knows of, as they may know them, oldest first; without their first `since`."""
        number = self.known_to(viewer)
        wanted: list[Played] = []
        for move in range(len(self.moves), 0, -1):  # from the end: what is new costs the same after any number of moves
            if len(wanted) >= number - since:
                break
            if viewer not in self.moves[move - 1].unseen_by:
                wanted.append(self.moves[move - 1])
        for place, played in enumerate(reversed(wanted), number - len(wanted) + 1):
            told = played.seat, played.text_for(viewer), played.events_for(viewer)
            yield Entry(place, *told, played.is_idle_for(viewer))

    def _add(self, played: Played) -> None:
        self.moves.append(played)
        for viewer in played.unseen_by:
            self._unseen[viewer] = self._unseen.get(viewer, 0) + 1


def views(state: State) -> dict[Viewer, dict[str, Any]]:
    """What everybody may know of `state`, spectators under None, as plain positions."""
    viewers: list[Viewer] = [None, *range(state.players)]
    return {viewer: state.view(viewer).dump() for viewer in viewers}


def unaware(before: Mapping[Viewer, Any], after: State, seat: int, events: list[Event]) -> frozenset[Viewer]:
    """Who learnt nothing from a concealed move: neither an event nor a changed view tells them of it."""
    now = views(after)
    return frozenset(
        viewer
        for viewer, view in before.items()
        if viewer != seat and view == now[viewer] and not any(event.seen_by(viewer) for event in events)
    )


# ---- Why a game ended ---------------------------------------------------------------------------


def why_ended(events: Sequence[Event]) -> str:
    """The reason in the last event that gives one (its field `why`, `reason` or `end`), else "finished"."""
    for event in reversed(events):
        fields = event.fields()
        for name in ("why", "reason", "end"):
            if isinstance(fields.get(name), str):
                return str(fields[name])
    return "finished"


# ---- A recorded game, played up to where it was left --------------------------------------------


def play_on(past: Past, state: State, record: Record) -> None:
    """Play all moves of `record` from the start, comparing every recorded hash of the state.

    Raises `Parted` with the number of the first move that the rules play otherwise and the good prefix.
    """
    for number, move in enumerate(record.moves, 1):
        try:
            play_recorded(past, state, number, move)
        except Parted as error:
            error.good = prefix(record, number - 1)
            raise
        recorded = record.checks.get(number)
        if recorded is not None and recorded != state.key():
            sound = max((check for check in record.checks if check < number), default=0)
            raise Parted(said.other_position(number=number), number, prefix(record, sound))


def play_recorded(past: Past, state: State, number: int, move: Move) -> Played:
    """Play one more move, as it was written down. Raises `Parted`."""
    if state.current_player != move.seat:
        raise Parted(said.other_seat(number=number, move=move.text, seat=move.seat), number)
    try:
        return past.play(state, state.read(move.text))
    except RulesError as error:
        raise Parted(said.no_such_move(number=number, move=move.text, why=str(error)), number) from error


# ---- Those who watch ----------------------------------------------------------------------------


class Audience:
    """The watchers of one table, and the updates that are still to be delivered to them.

    An update is made when its move is played, and delivered when the table is in order again: so a
    watcher may propose the next move from within `updated`, and nobody sees two moves in the wrong order.
    """

    def __init__(self, watchers: list[Watcher]) -> None:
        self.watchers = watchers
        self._waiting: deque[tuple[Watcher, Update]] = deque()
        self._delivering = False

    def played(self, past: Past, view: Callable[[int | None], State], played: Played) -> None:
        """Prepare the news of a move for all who may know of it."""
        for watcher in self.watchers:
            viewer = watcher.viewer
            if viewer not in played.unseen_by:
                told = played.seat, played.text_for(viewer), played.events_for(viewer)
                idle = played.is_idle_for(viewer)
                self._waiting.append((watcher, Update(past.known_to(viewer), *told, view(viewer), idle)))

    def undone(self, past: Past, view: Callable[[int | None], State], seat: int, dropped: Sequence[Played]) -> None:
        """Prepare the news that `seat` took moves back, for all who knew of any of them."""
        for watcher in self.watchers:
            if any(watcher.viewer not in played.unseen_by for played in dropped):
                told = seat, None, [Event("undo", seat)]
                self._waiting.append((watcher, Update(past.known_to(watcher.viewer), *told, view(watcher.viewer))))

    def deliver(self) -> None:
        """Deliver what is prepared. When watchers fail the others are told all the same; the first error is raised."""
        if self._delivering:
            return
        self._delivering = True
        failed: list[Exception] = []
        try:
            while self._waiting:
                watcher, update = self._waiting.popleft()
                if watcher in self.watchers:
                    _tell(watcher, update, failed)
        finally:
            self._delivering = False
        if failed:
            raise failed[0]


def _tell(watcher: Watcher, update: Update, failed: list[Exception]) -> None:
    try:
        watcher.updated(update)
    except Exception as error:
        failed.append(error)
