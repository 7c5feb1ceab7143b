"""The level that follows a person: how strong `even` plays a game, by their rating, or by how their last games against it ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.bots.levels import EVEN, MIDDLE, even_at, kind_of, strength_of
from tribes_tui.play.seat import BOT, Seat

if TYPE_CHECKING:
    from tribes_tui.profile.statistics import Outcome

FIRST_STEP, SHORTER, LAST_STEP = 30, 4, 9
"""By so much the strength changes after the first game; each game by so much less; never by less than that."""
STRONGEST = 100
BEYOND = 30
"""A person may be so much weaker or stronger than the weakest and the strongest it can play; else one lucky game of theirs would
make it too strong at once."""


class MeasuredStrength(NamedTuple):
    """What is known of somebody in a game: `strength` as it is measured there, after so many `games`."""

    strength: float = MIDDLE
    games: int = 0

    def after(self, place: float, seats: int) -> MeasuredStrength:
        """After one more game, which they ended at `place` (from 1). The first place adds, the last takes away as much."""
        step = max(LAST_STEP, FIRST_STEP - SHORTER * self.games)
        beaten = 1 - (place - 1) / max(1, seats - 1)
        found = self.strength + step * (2 * beaten - 1)
        return MeasuredStrength(max(-BEYOND, min(STRONGEST + BEYOND, found)), self.games + 1)

    @property
    def level(self) -> int:
        """How strong `even` plays against them."""
        return round(max(0, min(STRONGEST, self.strength)))


def strength_for(game_id: str, found: Sequence[Outcome], seats: int = 0) -> int:
    """How strong it plays next at a table of so many (0: the fewest), after these games, oldest first: as strong as the person, by their
    rating where it is settled, else by the games against it; as `medium` when there was none."""
    rated_strength = _by_rating(game_id, found, seats)
    if rated_strength is not None:
        return rated_strength
    person = MeasuredStrength()
    for one in found:
        if one.game == game_id and any(strength_of(level) is not None for level in one.levels):
            person = person.after(one.place + one.shared / 2, one.seats)
    return person.level


def _by_rating(game_id: str, found: Sequence[Outcome], seats: int) -> int | None:
    """That of somebody whose rating is settled."""
    from tribes_tui.profile.pins import newest_pins
    from tribes_tui.profile.rating import SETTLED, rated

    games = rated(game_id, found)
    pins = newest_pins(game_id, seats or games[-1].seats) if len(games) >= SETTLED else None
    return None if pins is None else pins.strength_at(games[-1].after.points)


def follows(seats: Iterable[Seat]) -> bool:
    """Whether a bot at this table follows its person."""
    return any(seat.kind == BOT and strength_of(seat.level) is not None for seat in seats)


def settled(game_id: str, seats: Sequence[Seat], found: Sequence[Outcome]) -> list[Seat]:
    """The same seats, `even` at the strength that the person's games give it; with several people at that of `medium`."""
    if not follows(seats):
        return list(seats)
    alone = sum(seat.is_human for seat in seats) == 1
    level = even_at(strength_for(game_id, found, len(seats)) if alone else MIDDLE)
    return [seat._replace(level=level) if _is_even(seat) else seat for seat in seats]


def _is_even(seat: Seat) -> bool:
    return seat.kind == BOT and kind_of(seat.level) == EVEN
