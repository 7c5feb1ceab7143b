"""A saved game as the table shows it: its cells, what it is sorted by, and what it is found by."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from saves import Summary
from tribes_tui.play.seat import BOT, HUMAN
from tribes_tui.profile.daily import day_of
from tribes_tui.profile.statistics import outcome_of
from tribes_tui.words import saves as words
from tribes_tui.words.about import title_of
from tribes_tui.words.said import common, saves as said


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
        """By its title, if it has one; a game of a day by both."""
        return said.day_called(game=self.game, title=self.title) if self.is_daily else self.title or self.game

    @property
    def called_whole(self) -> str:
        """By its title and what it is."""
        if self.is_daily or not self.title:
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


def entry_of(summary: Summary, today: date) -> SavedGame:
    """What is known of a game from its summary alone."""
    day, (result, brief, role) = day_of(summary), _result(summary)
    title = summary.title if day is None else said.of_day(day=words.date_of(day, today))
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
        won = said.won(score=outcome.score) if outcome.is_win and not outcome.shared else ""
        text, brief = (won or words.came(outcome.place, shared, outcome.score) for shared in (outcome.shared, False))
        return text, brief, "gain" if outcome.is_win else "danger"
    text, role = (said.damaged(), "danger") if summary.problem is not None else (_ended(summary), "ink")
    return text, text, role


def _ended(summary: Summary) -> str:
    """How a game ended that was nobody's own, if it has."""
    if not summary.finished:
        return said.goes_on()
    ranking = (summary.result or {}).get("ranking", [])
    winners = [str(seat.get("name", "")) for seat, place in zip(summary.seats, ranking, strict=False) if place == 1]
    return said.others_won(names=winners) if winners else ""
