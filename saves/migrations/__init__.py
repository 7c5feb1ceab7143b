"""How records of older schemas become records of today's.

A step is a pure function from all bodies of a record (the header's JSON line first, then the entries, without
seals) to those of the next schema. Steps work on a copy: the file they came from is kept. Once released, a
step never changes.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from saves.format.header import CLOCKS, HINTS
from saves.format.text import parsed_object, written

Step = Callable[[list[str]], list[str]]


class Format(NamedTuple):
    """The schema that is written, the steps to it (by the schema they start from), the features we know."""

    schema: int
    steps: Mapping[int, Step]
    features: frozenset[str] = frozenset()

    def migrate(self, bodies: list[str], schema: int) -> list[str]:
        """The bodies in today's schema. `KeyError` when a step is missing, `ValueError` when one fails."""
        for older in range(schema, self.schema):
            bodies = _with_schema(self.steps[older]([*bodies]), older + 1)
        return bodies


def _with_schema(bodies: list[str], schema: int) -> list[str]:
    header = parsed_object(bodies[0])
    header["schema"] = schema
    return [written(header), *bodies[1:]]


FORMAT = Format(schema=1, steps={}, features=frozenset({CLOCKS, HINTS}))
"""Today's."""
