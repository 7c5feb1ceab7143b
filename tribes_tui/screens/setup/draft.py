"""A table that is being planned: everything that the screen changes, and what is wrong with it."""

from functools import lru_cache
from typing import Any, NamedTuple

import rules
from rules.bots.rivals import rival_of
from rules.core.option import HANDICAP, HANDICAP_SEAT, Option, Value, matching
from tribes_tui.errors import Mendable
from tribes_tui.play.deals import NamedDeal, new_seed, read_deal, read_seed
from tribes_tui.play.seat import BOT, HUMAN, Seat
from tribes_tui.profile.settings import Settings
from tribes_tui.profile.setups import NONE, LastSetups
from tribes_tui.seats.parse import DEFAULT_LEVEL, LONGEST, named, why_not_name
from tribes_tui.words.common import sentence
from tribes_tui.words.said import seats as said_seats, setup as words

HABITS = "cursor", "learning"
"""The settings that are also offered with each new game: how one plays it."""


class NewGame(NamedTuple):
    """What a new table is laid from; `habits`: setting -> value."""

    game_id: str
    seats: list[Seat]
    options: dict[str, object]
    seed: int
    habits: dict[str, Any]


class BadNewGame(Mendable, ValueError):
    """A table that can't be laid so; the text says why."""


def named_deal(typed: str) -> NamedDeal | None:
    """The deal that is named so; None where it is no name of a deal, or a number, which is a seed."""
    try:
        return None if typed.isdigit() else read_deal(typed)
    except ValueError:
        return None


@lru_cache(1024)
def _is_dealt(game: rules.Game[Any], players: int, options: tuple[tuple[str, Value], ...]) -> bool:
    """Whether it begins with them: asked of each value of each option, whenever one changes."""
    try:
        game.new_state(players, 0, dict(options))
    except rules.RulesError:
        return False
    return True


class Draft:
    """A game, its seats (a bot may still have no name), its options, its seed as it was typed."""

    def __init__(self, game_id: str, last: LastSetups = NONE, settings: Settings | None = None) -> None:
        """Begin with what was last set up of that game, as far as it can still be had; `settings` (None: the usual ones) has the habits."""
        self.game = rules.games[game_id]
        self.habits: dict[str, Any] = {name: getattr(settings or Settings(), name) for name in HABITS}
        self.seed = ""
        self.seats = [Seat(HUMAN, "", "you"), *[Seat(BOT, DEFAULT_LEVEL)] * (self.game.players[0] - 1)]
        self.options: dict[str, Any] = {option.name: option.default for option in self.game.options}
        kept = last.games.get(game_id)
        self.is_kept = kept is not None and len(kept.seats) in self.game.players
        if kept is None or not self.is_kept:
            return
        self.seats = list(kept.seats)
        for option in self.game.options:
            if option.name in kept.options:
                try:
                    self.options[option.name] = matching(self.game.title, option, kept.options[option.name])
                except rules.RulesError:
                    self.is_kept = False

    @property
    def shown_options(self) -> list[Option]:
        """The options that matter beside the others."""
        return [option for option in self.game.options if option.matters(self.options, len(self.seats))]

    def offered(self, option: Option) -> list[Value]:
        """Its values that so many players may choose; of a handicap those that leave something beside all else that is chosen, as long as
        that goes together."""
        if option.name == HANDICAP:
            beside = {**self.options, HANDICAP_SEAT: 0}
            return [one for one in option.choices if self._goes({**beside, HANDICAP: one})] or list(option.choices)
        name, value = option.needs or ("", None)
        needed = {
            one.name: next(filter(None, one.choices)) if value is None else value
            for one in self.game.options
            if one.name == name
        }
        return [one for one in option.choices if self._goes({**needed, option.name: one})]

    def _goes(self, options: dict[str, Any]) -> bool:
        return _is_dealt(self.game, len(self.seats), tuple(options.items()))

    def take_option(self, name: str, value: Value) -> None:
        """A value of an option."""
        self.options[name] = value
        self._mend_options()

    def _mend_options(self) -> None:
        """What can't be had beside what was chosen last is as usual again; a handicap that is too large, as large as it may be."""
        for option in self.game.options:
            if self.options[option.name] not in (offered := self.offered(option)):
                self.options[option.name] = offered[-1] if option.name == HANDICAP else option.default

    @property
    def people(self) -> int:
        """How many seats are for people."""
        return sum(seat.is_human for seat in self.seats)

    def set_players(self, count: int) -> None:
        """So many seats: bots come, the last ones go."""
        self.seats = [*self.seats, *[Seat(BOT, DEFAULT_LEVEL)] * count][:count]
        self._mend_options()

    def set_level(self, at: int, level: str) -> None:
        """A bot of that level sits there; "" for a person."""
        name = self.seats[at].name
        if level:
            is_another = name == "you" or rival_of(level) or rival_of(self.seats[at].level)
            self.seats[at] = Seat(BOT, level, "" if is_another else name)
        else:
            self.seats[at] = Seat(HUMAN, "", name)

    def take_deal(self, deal: NamedDeal) -> None:
        """All that its name says; the game is that of this draft."""
        self.set_players(deal.players)
        self.options = {option.name: deal.options.get(option.name, option.default) for option in self.game.options}

    def called(self) -> list[str]:
        """What each player will be called as things stand."""
        return [seat.name for seat in self._seated]

    @property
    def _seated(self) -> list[Seat]:
        """Everybody with a name; beside a rival, whose name is known, the others are called as beside any bot."""
        people = [seat._replace(name=seat.name or "you") if seat.is_human else seat for seat in self.seats]
        usual = named([seat._replace(level=DEFAULT_LEVEL) if rival_of(seat.level) else seat for seat in people])
        return named([one if rival_of(one.level) else called for one, called in zip(people, usual, strict=True)])

    def rename(self, at: int, name: str) -> None:
        """Call a player so; nothing, if it is empty."""
        self.seats[at] = self.seats[at]._replace(name=name.strip())

    def plan(self) -> NewGame:
        """The table as it is to be laid. Raises `BadNewGame`."""
        for seat in self.seats:
            if seat.name and (trouble := why_not_name(seat.name)):
                raise BadNewGame(
                    sentence(said_seats.wrong_name(name=repr(seat.name[:40]), why=trouble, longest=LONGEST))
                )
        seats = self._seated
        if len({seat.name.casefold() for seat in seats}) < len(seats):
            raise BadNewGame(words.same_names())
        try:
            seed = deal.seed if (deal := named_deal(self.seed)) else read_seed(self.seed) if self.seed else new_seed()
        except ValueError as error:
            raise BadNewGame(words.wrong_seed(why=str(error))) from error
        try:
            self.game.new_state(len(seats), 0, self.options)
        except rules.RulesError as error:  # options that can't go together
            raise BadNewGame(str(error)) from error
        return NewGame(self.game.id, seats, dict(self.options), seed, dict(self.habits))
