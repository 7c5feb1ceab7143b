"""Who is at a table: coming, going, losing the line, and the bot that holds a place meanwhile."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from tribes_tui.server.host.table.hosted import Chair, HostedTable, Presence, patience
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import table as said


def is_coming_of(word: Word, name: str) -> bool:
    """Whether it says that somebody of that name came or went: they know that themselves."""
    ways = said.came_back, said.has_left, said.line_lost
    return isinstance(word, partial) and word.func in ways and word.keywords.get("name") == name


class Attendance:
    """Keeps the presences of one table's chairs honest. `clock` gives seconds."""

    def __init__(self, hosted: HostedTable, clock: Callable[[], float]) -> None:
        self._hosted = hosted
        self._clock = clock

    @property
    def anybody_here(self) -> bool:
        """Whether anybody who sits here is here."""
        return any(chair.presence.is_here for chair in self._hosted.chairs if chair.owner is not None)

    def restore(self) -> None:
        """The host has begun anew: everybody's time begins anew too."""
        for chair in self._people():
            chair.present_since = self._clock()
        self._pause()

    def arrive(self, person: str) -> None:
        """Somebody is at the table. A bot that sits in for them finishes its turn first."""
        chair = self._chair(person)
        if chair is None or chair.presence.is_here:
            return
        was = chair.presence
        self._become(chair, Presence.BACK if chair.is_held else Presence.HERE)
        if was is not Presence.AWAY:
            self._hosted.announce(partial(said.came_back, name=chair.name))
        self._pause()
        self.hand_back()

    def depart(self, person: str, left: bool) -> None:
        """Somebody went (`left`), or their line was lost."""
        chair = self._chair(person)
        if chair is None or not chair.presence.is_here:
            return
        if chair.presence is Presence.BACK:
            self._become(chair, Presence.SITS_IN)
        else:
            self._become(chair, Presence.LEFT if left else Presence.LOST)
            self._hosted.announce(partial(said.has_left if left else said.line_lost, name=chair.name))
        self._hosted.pass_silently()
        self._pause()

    def slow(self, person: str, is_slow: bool) -> None:
        """His terminal answers late, or in time again."""
        chair = self._chair(person)
        if chair is None or chair.presence not in (Presence.HERE, Presence.SLOW):
            return
        presence = Presence.SLOW if is_slow else Presence.HERE
        if chair.presence is not presence:
            self._become(chair, presence)

    def tick(self) -> None:
        """Where patience is at an end, a bot sits in; where a bot's turn is over, its seat is given back."""
        hosted = self._hosted
        if hosted.table is None or hosted.is_over or not hosted.leads:
            return
        if hosted.plan.live and self.anybody_here:
            for number, chair in enumerate(hosted.chairs):
                if self._is_out_of_time(chair):
                    self._become(chair, Presence.SITS_IN)
                    self._hosted.replace(number, chair.seat())
                    self._hosted.keep()
                    self._hosted.announce(partial(said.sits_in, name=chair.name))
                    self._pause()
        self.hand_back()

    def hand_back(self) -> None:
        """Give seats back to those who have returned, unless their bot is in the middle of a turn."""
        table = self._hosted.table
        if table is None or self._hosted.is_over or not self._hosted.leads:
            return
        for number, chair in enumerate(self._hosted.chairs):
            if chair.presence is Presence.BACK and number not in (table.turn, table.view(None).current_player):
                self._become(chair, Presence.HERE)
                self._hosted.replace(number, chair.seat())
                self._hosted.keep()
                self._hosted.announce(partial(said.decides_again, name=chair.name))

    def take(self, chairs: Sequence[Mapping[str, Any]]) -> None:
        """Who sits where, and whose seats bots hold, as another host has it."""
        hosted = self._hosted
        fresh = [Chair.of(plain) for plain in chairs]
        pairs = enumerate(zip(hosted.chairs, fresh, strict=True))
        lost = [number for number, (chair, now) in pairs if now.lost and not chair.lost]
        if [(chair.owner, chair.level) for chair in fresh] != [(chair.owner, chair.level) for chair in hosted.chairs]:
            known = {chair.owner: chair for chair in hosted.chairs if chair.owner is not None}
            hosted.chairs = [known.get(chair.owner, chair) if chair.owner else chair for chair in fresh]
        for number in lost:
            self.lost(number)
        for chair, now in zip(hosted.chairs, fresh, strict=True):
            chair.name = now.name
            if now.is_held and not chair.is_held:
                self._become(chair, Presence.BACK if chair.presence.is_here else Presence.SITS_IN)
                hosted.announce(partial(said.sits_in, name=chair.name))
            elif chair.is_held and not now.is_held:
                self._become(chair, Presence.HERE if chair.presence.is_here else Presence.AWAY)
                hosted.announce(partial(said.decides_again, name=chair.name))

    def lost(self, number: int) -> None:
        """Whoever sat there has lost their seat."""
        self._hosted.tell_lost(number)
        self._pause()

    def _is_out_of_time(self, chair: Chair) -> bool:
        if chair.owner is None or chair.presence.is_here or chair.is_held:
            return False
        return self._clock() - chair.present_since >= patience(chair.presence, self._hosted.limits)

    def _pause(self) -> None:
        """Bots hold seats only for those who are missed: without anybody there, the table waits. A game that counts goes on, and one over days."""
        goes_on = self._hosted.counts or self._hosted.plan.over_days
        is_asleep = not self.anybody_here and bool(self._people()) and not goes_on
        self._hosted.wake(paused=is_asleep)

    def _become(self, chair: Chair, presence: Presence) -> None:
        chair.presence = presence
        chair.present_since = self._clock()
        self._hosted.reseated()

    def _people(self) -> list[Chair]:
        return [chair for chair in self._hosted.chairs if chair.owner is not None]

    def _chair(self, person: str) -> Chair | None:
        number = self._hosted.chair_of(person)
        return None if number is None else self._hosted.chairs[number]
