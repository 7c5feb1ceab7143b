"""The games of the list: what each is, what looking back at it has told, and which of them a list holds."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from rules import State
from saves import COPIED, SaveError, Store, Summary
from saves.walk import Walk
from tribes_tui.play.seat import BOT, HUMAN, names_for, seat_from
from tribes_tui.play.standings import standings
from tribes_tui.profile.daily import day_of
from tribes_tui.profile.statistics import outcome_of
from tribes_tui.words import saves as words
from tribes_tui.words.about import title_of
from tribes_tui.words.language import spoken
from tribes_tui.words.said import common, saves as said
from tribes_tui.words.wording import words_of


class SavedGame(NamedTuple):
    """A game in the table. `brief`: the result where a column is narrow. `role`: gain, danger, ink."""

    summary: Summary
    game: str
    title: str
    company: str
    result: str
    brief: str
    role: str
    when: str

    @property
    def name(self) -> str:
        """The record's."""
        return self.summary.name

    @property
    def called(self) -> str:
        """By its title, if it has one; a game of a day, and a copy without one of its own, by both."""
        if self.is_daily:
            return said.day_called(game=self.game, title=self.title)
        is_copy = self.summary.title == COPIED
        return said.copy_called(game=self.game, copy=self.title) if is_copy else self.title or self.game

    @property
    def called_whole(self) -> str:
        """By its title and what it is."""
        if self.is_daily or self.summary.title in ("", COPIED):
            return self.called
        return said.called_whole(title=self.title, game=self.game)

    @property
    def is_open(self) -> bool:
        """Whether it goes on and can be read."""
        return not self.summary.finished and self.summary.problem is None

    @property
    def is_daily(self) -> bool:
        """Whether it is a game of a day."""
        return day_of(self.summary) is not None

    def has(self, text: str) -> bool:
        """Whether every word is found somewhere in it."""
        names = " ".join(str(seat.get("name", "")) for seat in self.summary.seats)
        whole = " ".join(
            (self.game, self.title, self.summary.title, names, self.company, self.result, self.when)
        ).lower()
        return all(word in whole for word in text.lower().split())


def entry_of(summary: Summary, today: date, number: int = 1) -> SavedGame:
    """What is known of a game from its summary alone; of a copy, which of that game's it is."""
    day, (result, brief, role) = day_of(summary), _result(summary)
    title = said.copied(number=number) if summary.title == COPIED else summary.title
    title = title if day is None else said.of_day(day=words.date_of(day, today))
    when = words.when_of(summary.when.astimezone(), today)
    return SavedGame(summary, title_of(summary.game), title, _company(summary), result, brief, role, when)


def _company(summary: Summary) -> str:
    """Who played besides the only person; of several people those who have a name."""
    seats = [(k, seat, str(seat.get("name", ""))) for k, seat in enumerate(summary.seats) if k != own_seat(summary)]
    bots = [(name, str(seat.get("level", ""))) for _, seat, name in seats if seat.get("kind") == BOT]
    people = [name for k, seat, name in seats if seat.get("kind") != BOT and name != common.player(number=k + 1)]
    if bots and len(bots) == len(seats):
        return words.bot_company(*zip(*bots, strict=True))
    return words.company(people, len(seats) - len(bots), len(bots))


def own_seat(summary: Summary) -> int | None:
    """The seat of the only person; None if there are several, or none."""
    people = [k for k, seat in enumerate(summary.seats) if seat.get("kind") == HUMAN]
    return people[0] if len(people) == 1 else None


def _result(summary: Summary) -> tuple[str, str, str]:
    """How it ended: in words, in fewer words, and how good that is."""
    outcome = outcome_of(summary)
    if summary.problem is None and outcome is not None:
        facts = summary.game, outcome.seats, outcome.place, outcome.shared, outcome.score
        text, brief = words.result(*facts), words.result(*facts, is_brief=True, has_unit=False)
        return text, brief, "gain" if outcome.is_win else "soft"
    text, role = (said.damaged(), "danger") if summary.problem is not None else (_ended(summary), "ink")
    return text, text, role


def _ended(summary: Summary) -> str:
    """How a game ended that was nobody's own, if it has."""
    if not summary.finished:
        return said.goes_on()
    ranking = (summary.result or {}).get("ranking", [])
    winners = [str(seat.get("name", "")) for seat, place in zip(summary.seats, ranking, strict=False) if place == 1]
    return said.others_won(names=winners) if winners else ""


# ---- What a saved game tells when it is replayed ------------------------------------------------------


LAST = 3
"""Things that happened last."""
MOVES_BACK = 12
"""Moves in which they are looked for."""


class ToldEvent(NamedTuple):
    """Something that happened, and to or by whom."""

    seat: int | None
    text: str


class LookedBack(NamedTuple):
    """A saved game, replayed.

    lead    how far its person was ahead of an even chance to win at each position (of several people, or none: the first seat); empty
            while it goes on: nobody is told then how all stand
    scores  of each seat now
    prompt  what is asked of them; of a game that is over who won, and why
    """

    lead: tuple[float, ...]
    scores: tuple[int, ...]
    names: tuple[str, ...]
    prompt: str
    last: tuple[ToldEvent, ...]
    view: State


def look_back(store: Store, summary: Summary) -> LookedBack | None:
    """Replay a game; None if the rules don't play it as it was recorded, or don't know it."""
    try:
        return _look_back(store, summary)
    except SaveError:
        return None


def _look_back(store: Store, summary: Summary) -> LookedBack:
    recording = store.read(summary.name)
    seat, count = own_seat(summary), len(recording.moves)
    viewer = None if recording.finished else seat
    lead = standings(recording).lead(seat or 0) if recording.finished else ()
    walk, names = Walk(recording), names_for([seat_from(plain) for plain in recording.seats], seat)
    state = walk.state(count)
    view = state if recording.finished else state.view(viewer)
    prompt = _ending(view, names) if recording.finished else words_of(summary.game).prompt(view, names)
    last = _last(walk, names, viewer, recording.finished)
    return LookedBack(lead, view.scores(), tuple(names), prompt, last, view)


def _ending(state: State, names: list[str]) -> str:
    """The first sentence of how it ended: who won, and why where points don't tell it."""
    lines = words_of(state.game.id).story(state, names)
    end = next((k for k, line in enumerate(lines) if line.endswith(".")), 0)
    return " ".join(line.strip() for line in lines[: end + 1])


def _last(walk: Walk, names: list[str], viewer: int | None, is_open: bool) -> tuple[ToldEvent, ...]:
    words, found = words_of(walk.state(0).game.id), list[ToldEvent]()
    for move in range(len(walk), max(0, len(walk) - MOVES_BACK), -1):
        seen = [event if is_open else event.seen_by(viewer) for event in walk.events(move)]
        told = [ToldEvent(event.player, words.event(event, names)) for event in seen if event is not None]
        found = [one for one in told if one.text] + found
        if len(found) >= LAST:
            break
    return tuple(found[-LAST:])


# ---- The games of the list ----------------------------------------------------------------------------


LISTS = {"all": said.list_all, "open": said.list_open, "over": said.list_over, "daily": said.list_daily}
"""The lists, and what they are called, with how many games are there."""
HELD: Mapping[str, Callable[[SavedGame], bool]] = {
    "all": lambda entry: True,
    "open": lambda entry: entry.is_open,
    "over": lambda entry: entry.summary.finished,
    "daily": lambda entry: entry.is_daily,
}
"""Which games each of them holds."""
Stamp = tuple[Path, datetime, int, str]
Known = MutableMapping[Stamp, LookedBack | None]
"""What is known of each game as it was at some time, in some language; kept by the app from one visit to the next."""


class Collection:
    """The games as they were read last. `known` is filled by `keep`."""

    def __init__(self, store: Store, known: Known) -> None:
        self._store = store
        self._known = known
        self.entries: list[SavedGame] = []

    def read(self) -> None:
        """Read them anew; those without a move are none. Raises `SaveError`."""
        today = date.today()
        begun = [summary for summary in self._store.list() if summary.is_begun]
        copies = Counter(one.game for one in begun if one.title == COPIED)
        self.entries = []
        for one in begun:  # the newest first: the oldest copy is the first
            self.entries.append(entry_of(one, today, copies[one.game]))
            copies[one.game] -= one.title == COPIED

    def held(self, key: str) -> list[SavedGame]:
        """The games of one of the `LISTS`."""
        return [entry for entry in self.entries if HELD[key](entry)]

    def named(self, name: str | None) -> SavedGame | None:
        """The game of that record."""
        return next((entry for entry in self.entries if entry.name == name), None)

    @property
    def has_titles(self) -> bool:
        """Whether any game has a title of its own."""
        return any(entry.title for entry in self.entries)

    # ---- Looking back -------------------------------------------------------------------------

    def back(self, entry: SavedGame) -> LookedBack | None:
        """What looking back at a game has told; None: nothing yet, or nothing can be told."""
        return self._known.get(_stamp(entry.summary))

    def backs(self) -> dict[str, LookedBack | None]:
        """The same of all, by the records' names."""
        return {entry.name: self.back(entry) for entry in self.entries}

    def keep(self, entry: SavedGame, back: LookedBack | None) -> None:
        """A game as it is now was looked back at."""
        self._known[_stamp(entry.summary)] = back

    def unknown(self) -> Iterator[SavedGame]:
        """Those that nobody has looked back at as they are now, the newest first."""
        for entry in list(self.entries):
            if _stamp(entry.summary) not in self._known and entry.summary.problem is None:
                yield entry


def _stamp(summary: Summary) -> Stamp:
    return summary.path, summary.when, summary.moves, spoken()
