"""A view as a fixed number of numbers in [-1, 1], made from the game's own schema of positions.

Any game with a schema can be encoded, and a field that is added to a position is encoded from then on. Names (cards,
places) are taken apart into symbol, colour, value; lists of at most `IN_ORDER` items stand in order, longer lists of
names as counts and their first `FRONT` in order. What is left out: fingerprints of layouts (only how many there are),
and in lists of objects without a bound the items beyond `UNBOUNDED` (beyond `IN_ORDER` where an item takes no more than
`SMALL` numbers). The size does not depend on the number of players.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import rules
from rules.adapters.blocks import Block, Flag, Letters, Name, Nothing, Number, Numbers, OneOf
from rules.adapters.composite import Bag, Either, ListBlock, ObjectBlock
from rules.adapters.patterns import alternatives, letters
from rules.core.game import Game

IN_ORDER = 16
FRONT = 8
UNBOUNDED = 12
SMALL = 4
UNTOLD = ("game", "rng", "options")
"""Fields of a position that say nothing to a player; the options are encoded from the game's own list of them, but
for a handicap, which shows in what everybody has."""

Schema = dict[str, Any]


class Encoder:
    """Writes views of one game as `size` numbers."""

    def __init__(self, game: Game[Any]) -> None:
        """Read the game's schema. `ValueError` names a part of it that cannot be encoded."""
        self._schema = game.schema()
        self._seats = game.players[-1]
        fields = {name: self._block(part) for name, part in self._schema["properties"].items() if name not in UNTOLD}
        fields["viewer"] = OneOf(range(self._seats))
        options = {option.name: OneOf(option.choices) for option in game.options if not option.is_tacit}
        self._fields = ObjectBlock(fields)
        self._options = ObjectBlock(options)
        self.size = self._fields.size + self._options.size

    def write(self, position: Mapping[str, Any], numbers: Numbers) -> None:
        """Fill `numbers` (all 0 before) with the dump of a view. `ValueError` for a dump that is no view's: what nobody
        may know must not be learnt from."""
        viewer = position.get("viewer")
        if viewer is None:
            raise ValueError("only views are encoded, not the whole truth")
        seen = {**position, "viewer": None if viewer == "spectator" else viewer}
        self._fields.write(seen, numbers, 0)
        self._options.write(position["options"], numbers, self._fields.size)

    # ---- From schema to blocks ----------------------------------------------------------------

    def _block(self, part: Schema) -> Block:
        part = self._resolved(part)
        parts = part.get("oneOf") or part.get("anyOf")
        if parts:
            return self._either([self._resolved(one) for one in parts])
        kind = part.get("type")
        if isinstance(kind, list):
            return self._either([{**part, "type": one} for one in kind])
        if "const" in part or "enum" in part:
            return self._choice(part.get("enum") or [part["const"]])
        makers = {"boolean": self._flag, "integer": self._number, "string": self._name, "array": self._list}
        return makers.get(str(kind), self._object)(part)

    def _resolved(self, part: Schema) -> Schema:
        reference = part.get("$ref")
        return part if reference is None else self._resolved(self._schema["$defs"][reference.rpartition("/")[2]])

    def _either(self, parts: list[Schema]) -> Block:
        """Alternatives that views never use have no size: texts that stand for lists, a null."""
        blocks = [self._block(part) for part in parts if part.get("type") != "null"]
        sized = [block for block in blocks if block.size]
        return Either(sized) if sized else Nothing()

    @staticmethod
    def _choice(values: list[Any]) -> Block:
        block = OneOf([value for value in values if value is not None])
        return Either([block]) if None in values else block

    @staticmethod
    def _flag(part: Schema) -> Block:
        return Flag()

    def _number(self, part: Schema) -> Block:
        low, high = part.get("minimum"), part.get("maximum")
        if low == 0 and high == self._seats - 1:
            return OneOf(range(self._seats))
        return Number(low, high)

    @staticmethod
    def _name(part: Schema) -> Block:
        pattern = part.get("pattern", "")
        counted = letters(pattern)
        if counted:
            return Letters(counted)
        ways = alternatives(pattern) if pattern else None
        return Name(ways) if ways else Nothing()

    def _list(self, part: Schema) -> Block:
        inner = self._resolved(part["items"])
        item = self._block(inner)
        names = _names(inner)
        usual = IN_ORDER + 1 if names is not None else UNBOUNDED if item.size > SMALL else IN_ORDER
        longest = part.get("maxItems", usual)
        return ListBlock(item, longest) if names is None or longest <= IN_ORDER else Bag(names, item, FRONT)

    def _object(self, part: Schema) -> Block:
        fields = {name: self._block(inner) for name, inner in part.get("properties", {}).items()}
        more = part.get("additionalProperties")
        if isinstance(more, dict):
            fields |= {name: self._block(more) for name in part["propertyNames"]["enum"]}
        return ObjectBlock(fields)


def _names(part: Schema) -> list[Any] | None:
    """All the names an item can have; None when it is no name."""
    if "enum" in part:
        return list(part["enum"])
    ways = alternatives(part["pattern"]) if part.get("type") == "string" and "pattern" in part else None
    return [name for way in ways for name in way.names()] if ways else None


@cache
def encoder(game_id: str) -> Encoder:
    """The encoder of a game, made once."""
    return Encoder(rules.games[game_id])
