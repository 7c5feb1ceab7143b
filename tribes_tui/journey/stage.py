"""What a stage is: a game, who sits there, by which options, and what its stars are given for. Which there are stands in `stages`."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import rules
from saves import Summary
from tribes_tui.journey.feat import Star, StarStanding, Tale, standing
from tribes_tui.play.seat import BOT, HUMAN, Seat, ShownTable
from tribes_tui.seats.parse import named


class JourneyStage(NamedTuple):
    """A stage is a data set: `bots` are the levels or rivals who sit there besides; `options` those that aren't as usual.

    The first star is what it takes to have been there; the others count in games that have it, one by one or together.
    `needs`: so many stars of its region open it. `is_lesson`: the game's lesson leads into it.
    """

    name: str
    game: str
    bots: tuple[str, ...]
    stars: tuple[Star, ...]
    needs: int = 0
    options: Mapping[str, Any] = {}
    is_lesson: bool = False

    @property
    def seats(self) -> list[Seat]:
        """Who sits there, the person first."""
        return named([Seat(HUMAN, "", "you"), *(Seat(BOT, level) for level in self.bots)])

    def is_set_up(self, game: str, levels: Sequence[str], options: Mapping[str, Any]) -> bool:
        """Whether a game of one person against these bots is this stage, however it was begun."""
        return (game, sorted(levels)) == (self.game, sorted(self.bots)) and _filled(game, options) == _filled(
            game, self.options
        )


def _filled(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options, those that are left out as usual."""
    return {option.name: options.get(option.name, option.default) for option in rules.games[game].options}


def stage_at(
    stages: Sequence[JourneyStage], game: str, seats: Sequence[Mapping[str, Any]], options: Mapping[str, Any]
) -> JourneyStage | None:
    """The stage that a game with these seats, as records keep them, is; None for any other game."""
    kinds = [str(seat.get("kind", HUMAN)) for seat in seats]
    if kinds.count(HUMAN) != 1 or kinds.count(BOT) != len(kinds) - 1:
        return None
    levels = [str(seat.get("level", "")) for seat in seats if seat.get("kind") == BOT]
    return next((one for one in stages if one.is_set_up(game, levels, options)), None)


def stage_of(stages: Sequence[JourneyStage], summary: Summary) -> JourneyStage | None:
    """The stage as which a recorded game was begun; an older record tells only by how it was set up."""
    if summary.game not in rules.games or summary.problem is not None:
        return None
    if summary.stage is not None:
        stages = [one for one in stages if one.name == summary.stage]
    return stage_at(stages, summary.game, summary.seats, summary.options)


# ---- How it stands at a table --------------------------------------------------------------------------


def tale_of(table: ShownTable, seat: int) -> Tale:
    """What has happened at a table, as somebody there has seen it."""
    events = [event for entry in table.history(seat) for event in entry.events]
    final = table.final
    return Tale(seat, events, table.view(seat) if final is None else final)


def standings(stage: JourneyStage, tale: Tale) -> list[StarStanding]:
    """How each star stands."""
    return [standing(stage.game, star, tale) for star in stage.stars]


def got(found: Sequence[StarStanding]) -> tuple[bool, ...]:
    """Which stars a game that is over gives."""
    return tuple(one.is_met and found[0].is_met for one in found)
