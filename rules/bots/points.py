"""What a search expects, said in a game's own points: how far ahead of the best other one a seat of a value ends.

Counted with the chances to win (`chance`). Not every game is about points: in indy all feathers go to one, in the Duel nobody counts.
"""

from __future__ import annotations

from rules.bots.chance import Curve

FITTED: dict[tuple[str, int], Curve] = {
    ("tribe", 2): Curve(0.55, 66.16, -2.85),
    ("tribal_rixe", 2): Curve(-0.04, 9.69, 1.75),
    ("rise_of_tribes", 2): Curve(-0.56, 7.74, 1.40),
    ("five_tribes", 2): Curve(-1.54, 46.15, -8.68),
}
"""(game, players) -> points ahead of the best other seat in the end."""


def ahead(game_id: str, players: int, value: float) -> float | None:
    """How many points ahead a seat of that value ends on average (negative: behind); None where points tell nothing."""
    curve = FITTED.get((game_id, players))
    return None if curve is None else curve.at(value)
