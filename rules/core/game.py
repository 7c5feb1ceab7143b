"""The contract of a game: a value that makes states."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from rules.core.action import Identity
from rules.core.compiled import game_of, mypyc_attr
from rules.core.errors import BadOption, BadPosition
from rules.core.fields import Fields
from rules.core.observation import Sheet
from rules.core.option import Option, Value, check_handicap, handicap_of, resolve
from rules.core.rng import MASK, Rng, seeded
from rules.core.state import SPECTATOR, State
from rules.core.told import KeyedText

S = TypeVar("S", bound=State)

HEADER = ("game", "players", "options", "current_player", "round", "rng", "viewer")
"""The fields that every position has (`viewer` only in a view's)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Identity, Generic[S]):
    """One of the six games. `players` holds the numbers of players it takes, `options` what can be chosen before it."""

    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    length: ClassVar[str] = ""
    """The option by which a game is made shorter; "" where there is none."""
    seat_fields: ClassVar[tuple[str, ...]] = ()
    """Fields of actions that name a seat by its number, like `ATTACK.q`."""
    observation_number: ClassVar[int] = 1
    """Grows whenever an observation's numbers, or what they mean, change."""

    # ---- What a game writes -------------------------------------------------------------------

    def _start(self, players: int, options: dict[str, Value], rng: int) -> S:
        """A state before its first decision, dealt from the generator `rng`."""
        raise NotImplementedError

    def _load(self, fields: Fields, players: int, options: dict[str, Value]) -> S:
        """A state from the game's own fields. The shared ones are read and set by `load`.

        Must check the position: `BadPosition` for whatever cannot be.
        """
        raise NotImplementedError

    def _set_back(self, state: S, seat: int, amount: int) -> None:
        """Let `seat` begin with a handicap: for games that have it among their options."""
        raise NotImplementedError

    # ---- What everybody uses ------------------------------------------------------------------

    def new_state(self, players: int | None = None, seed: int = 0, options: Mapping[str, object] | None = None) -> S:
        """A new game. The same arguments give the same game on every machine, for ever.

        Without `players`: the fewest the game takes. Raises `BadOption`.
        """
        count = self.players[0] if players is None else players
        self._check_players(count)
        values = resolve(self.title, self.options, options, count)
        check_handicap(self.title, values, count)
        state = self._start(count, values, seeded(self.id, count, seed))
        amount, seat = handicap_of(values)
        if amount:
            self._set_back(state, seat, amount)
        return state

    def load(self, position: Mapping[str, Any]) -> S:
        """The state that `dump()` gave, or that somebody wrote by hand. Raises `BadPosition`.

        What it returns can be played to its end; a view, once it was resampled.
        """
        state = self._read(position)
        if state.viewer is not None:
            self._check_view(state)
        return state

    def _read(self, position: Mapping[str, Any]) -> S:
        fields = Fields(position)
        if fields.raw("viewer", 0) is None:  # as good as left out
            fields = Fields({name: value for name, value in position.items() if name != "viewer"})
        if fields.raw("game") != self.id:
            raise fields.fail("game", f"must be {self.id!r}")
        players = fields.integer("players", self.players[0], self.players[-1])
        given = fields.raw("options", {})
        if not isinstance(given, Mapping):
            raise fields.fail("options", "must be an object")
        try:
            options = resolve(self.title, self.options, given, players)
            check_handicap(self.title, options, players)
        except BadOption as error:
            raise fields.fail("options", str(error)) from None
        state = self._load(fields, players, options)
        self._load_header(state, fields, players)
        return state

    def observation(self, view: S) -> list[float]:
        """What a view shows as a few hundred numbers in [-1, 1], from its viewer's side, for a learner.

        As many for every number of players and all options. `observation_names` says what each of them is,
        `observation_version` names the list. Raises `ValueError` for a state that is no view: nothing must be learnt
        from what nobody may know.
        """
        if view.viewer is None:
            raise ValueError("only views are observed, not the whole truth")
        sheet = Sheet()
        view._observe(sheet)
        return sheet.numbers

    def observation_names(self) -> list[str]:
        """What each number of an observation is, like "you, tokens" or "+1, tokens" (the next seat's)."""
        sheet = Sheet(named=True)
        self.new_state().view(0)._observe(sheet)
        return sheet.names

    @property
    def observation_version(self) -> str:
        """The name of this list of numbers, like "indy-v1"; a list of another meaning gets another name."""
        return f"{self.id}-v{self.observation_number}"

    def relative_actions(self, players: int, viewer: int) -> list[int]:
        """Action ids with the seats counted from `viewer`, as an observation counts them: place k has the id of the action
        that is k for the first seat. A list of all ids, each once; most stay what they are.
        """
        known = {_identity(action.kind, action.fields): action.id for action in self.actions}
        found = []
        for action in self.actions:
            fields = dict(action.fields)
            for name, value in action.fields.items():
                if f"{action.kind}.{name}" in self.seat_fields and isinstance(value, int) and value < players:
                    fields[name] = (value + viewer) % players
            found.append(known[_identity(action.kind, fields)])
        return found

    @property
    def lengths(self) -> tuple[Value, ...]:
        """The usual length and the others, as values of the option by which it is chosen."""
        return next((option.choices for option in self.options if option.name == self.length), ())

    def length_of(self, options: Mapping[str, object]) -> Value | None:
        """The length that was chosen; None where it is the usual one."""
        for option in self.options:
            if option.name == self.length:
                value = options.get(option.name, option.default)
                return value if isinstance(value, (bool, int, str)) and value != option.default else None
        return None

    def schema(self) -> dict[str, Any]:
        """The JSON schema of this game's positions."""
        schema: dict[str, Any] = json.loads(self._resource("schema.json"))
        return schema

    def rulebook(self, language: str = "en") -> str:
        """The rulebook in our own words, Markdown, with an anchor `{#section}` for each section; English where a language has none."""
        try:
            return self._resource(f"rulebook.{language}.md" if language != "en" else "rulebook.md")
        except FileNotFoundError:
            return self._resource("rulebook.md")

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return game_of, (type(self),), getattr(self, "__dict__", None) or None

    def _resource(self, name: str) -> str:
        package = type(self).__module__.rpartition(".")[0]
        from importlib.resources import files  # seldom needed, and heavy

        return files(package).joinpath(name).read_text(encoding="utf-8")

    def _check_players(self, players: Any) -> None:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            fields = {"game": self.title, "high": high, "players": str(players)}
            if low == high:
                raise BadOption(KeyedText("so-many-players", "{game} is for {high} players, not {players}", **fields))
            raise BadOption(
                KeyedText("players", "{game} is for {low} to {high} players, not {players}", low=low, **fields)
            )

    def _check_view(self, view: S) -> None:
        """A view is one of some position: such a one is drawn, and read as any other is."""
        try:
            full = view.resample(Rng(0)).dump()
        except (LookupError, ValueError, StopIteration):
            raise BadPosition(
                "viewer", "no position looks like this to that seat: hidden cards are too many, or too few"
            ) from None
        self._read(full)

    def _load_header(self, state: S, fields: Fields, players: int) -> None:
        current = fields.raw("current_player")
        if current is not None:
            current = fields.integer("current_player", 0, players - 1)
        if current != state.current_player:
            raise fields.fail("current_player", f"must be {json.dumps(state.current_player)} in this position")
        viewer = fields.raw("viewer", None)
        if viewer == "spectator":
            state.viewer = SPECTATOR
        elif viewer is not None:
            state.viewer = fields.integer("viewer", 0, players - 1)
        state.rng, state.script = self._load_rng(fields, is_view=state.viewer is not None)

    @staticmethod
    def _load_rng(fields: Fields, is_view: bool) -> tuple[int | None, list[int] | None]:
        given = fields.raw("rng", None if is_view else 0)
        script: list[int] | None = None
        if isinstance(given, Mapping):
            inner = Fields(given, "rng")
            inner.only(("state", "script"))
            script = inner.integers("script", 0, MASK, default=[]) or None
            given = inner.raw("state", 0)
        if is_view:
            if given is not None:
                raise BadPosition("rng", "must be null in a view")
            return None, None
        if isinstance(given, str):
            try:
                given = int(given, 16)
            except ValueError:
                raise BadPosition("rng", "must be a number or hexadecimal digits") from None
        if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= MASK:
            raise BadPosition("rng", "must be a number of at most 64 bits")
        return given, script


def _identity(kind: str, fields: Mapping[str, Any]) -> str:
    """Stands for an action; fields may hold lists."""
    return f"{kind} {sorted(fields.items())!r}"
