"""What a challenge brings to a seat."""

from typing import NamedTuple


class Tally(NamedTuple):
    """One seat's challenge: spheres on the table, 10 for each Magical Protected chain, hostile spheres, the sum.

    `Tally(table=31, bonus=10, hostile=4, total=37)`: hostile spheres count against the seat.
    """

    table: int
    bonus: int
    hostile: int
    total: int
